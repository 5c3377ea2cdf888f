"""The learning curve, drawn from the log of a training."""

import json
from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 640.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 116.0, 12.0, 34.0
SERIES = {"expert_4": ("against 3 experts", "#1b7f5c"), "greedy_4": ("against 3 greedy", "#b3541e")}
FAIR = 0.25


def curve_of(lines: Sequence[str]) -> str:
    """Wins at tables of four, by billions of actions, as a picture."""
    reports = [json.loads(line) for line in lines]
    most = max((report["decisions"] for report in reports), default=1.0) or 1.0

    def x(decisions: float) -> float:
        return LEFT + decisions / most * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(tick):.1f}H{WIDTH - RIGHT}" stroke="#8884"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick * 100:.0f}%</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{most / 1e9:.2f} billion actions</text>')
    parts.append(f'<path d="M{LEFT} {y(FAIR):.1f}H{WIDTH - RIGHT}" stroke="#888" stroke-dasharray="4 4"/>')
    for name, (title, colour) in SERIES.items():
        points = [(x(report["decisions"]), y(report[name])) for report in reports if name in report]
        if points:
            path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            where = f'x="{WIDTH - RIGHT + 6}" y="{points[-1][1] + 4:.1f}"'
            parts.append(f'<text {where} fill="{colour}">{escape(title)}</text>')
    style = 'font-family="sans-serif" font-size="11" fill="currentColor"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" {style}>'
    return f"{head}<title>Learning curve</title>{''.join(parts)}</svg>\n"
