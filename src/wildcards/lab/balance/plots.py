"""Plots as vector graphics, written out by hand. Colours are classes: the page says what they are by day and night."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

from wildcards.lab.statistics import Estimate

Point = tuple[str, Estimate]

ROW = 24  # height of a line of a plot
LEFT = 92  # room for names
RIGHT = 22
WIDTH = 340.0
AXIS = 40  # room for ticks and the name of the axis


def percent(value: float) -> str:
    return f"{value * 100:.0f}%" if abs(value * 100 - round(value * 100)) < 0.05 else f"{value * 100:.1f}%"


def signed(value: float) -> str:
    """In percentage points."""
    return f"{value * 100:+.1f}".replace("-", "−")


def plain(value: float) -> str:
    return f"{value:g}"


def figure(width: float, height: float, title: str, *parts: str) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> str:
    classes = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{classes}>{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, hint: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}"'
    return f'<rect {place} class="{kind}"><title>{escape(hint)}</title></rect>'


def ticks(low: float, high: float, wanted: int = 4) -> list[float]:
    """Round numbers between two ends."""
    rough = (high - low) / wanted
    size = 10 ** floor(log10(rough))
    size *= next(step for step in (1, 2, 2.5, 5, 10) if step * size >= rough * 0.999)
    first = ceil(low / size - 1e-9)
    return [round(i * size, 10) for i in range(first, floor(high / size + 1e-9) + 1)]


class Scale:
    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def axis_below(scale: Scale, height: float, name: str, form: Callable[[float], str]) -> str:
    marks = [
        line(scale(tick), 0, scale(tick), height, "grid") + text(scale(tick), height + 14, form(tick), "tick", "middle")
        for tick in ticks(scale.low, scale.high)
    ]
    return "".join(marks) + text((scale.start + scale.end) / 2, height + 32, name, "axis", "middle")


def shared_ends(
    groups: Sequence[tuple[Sequence[Point], float | None]], least: float = 0.0
) -> list[tuple[float, float]]:
    """The ends of the axes of several plots that are looked at together, so that the same length is the same number.

    Where each has another fair value, the axes are as long as each other around it; else they are the same.
    """
    fairs = [fair for _, fair in groups]
    if None not in fairs and len(set(fairs)) > 1:
        far = max(abs(end - (fair or 0)) for rows, fair in groups for end in ends_of(rows)) * 1.1
        return [((fair or 0) - max(far, least / 2), (fair or 0) + max(far, least / 2)) for fair in fairs]
    ends = [end for rows, fair in groups for end in (*ends_of(rows), *([] if fair is None else [fair]))]
    middle, half = (max(ends) + min(ends)) / 2, max((max(ends) - min(ends)) * 0.55, least / 2)
    return [(middle - half, middle + half)] * len(groups)


def ends_of(rows: Sequence[Point]) -> list[float]:
    return [end for _, estimate in rows for end in (estimate.low, estimate.high)]


def dots(
    title: str,
    rows: Sequence[Point],
    axis: str,
    ends: tuple[float, float],
    *,
    fair: float | None = None,
    form: Callable[[float], str] = percent,
) -> str:
    """A mean and its interval for each name; `fair` is what it would be if all were equal."""
    scale = Scale(*ends, LEFT, WIDTH - RIGHT)
    unit = "%" if form is percent else " percentage points"
    height = ROW * len(rows)
    parts = [axis_below(scale, height, axis, form)]
    if fair is not None:
        parts.append(line(scale(fair), 0, scale(fair), height, "fair"))
    for i, (name, one) in enumerate(rows):
        y = ROW * (i + 0.5)
        hint = f"{name}: {one.mean * 100:.2f}{unit}, 95%: {one.low * 100:.2f} to {one.high * 100:.2f}"
        parts.append(text(LEFT - 10, y + 4, name, "name", "end"))
        parts.append(line(scale(one.low), y, scale(one.high), y, "interval"))
        place = f'cx="{scale(one.mean):.1f}" cy="{y:.1f}" r="4.5"'
        parts.append(f'<circle {place} class="dot"><title>{escape(hint)}</title></circle>')
    return figure(WIDTH, height + AXIS, title, *parts)


def bars(
    title: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    series: Sequence[str],
    axis: str,
    *,
    form: Callable[[float], str] = percent,
    colours: str = "part",
    most: float = 0.0,
) -> str:
    """Stacked bars, one for each name; `series` names the pieces."""
    longest = max(most, *[sum(values) for _, values in rows])
    scale = Scale(0, longest, LEFT, WIDTH - RIGHT)
    height = (ROW + 4) * len(rows)
    parts = [axis_below(scale, height, axis, form)]
    for i, (name, values) in enumerate(rows):
        y = (ROW + 4) * i + 4
        parts.append(text(LEFT - 10, y + ROW / 2 + 3, name, "name", "end"))
        begun = 0.0
        for number, (kind, value) in enumerate(zip(series, values, strict=True)):
            hint = f"{name}, {kind}: {form(round(value, 4))}"
            start = scale(begun)
            parts.append(box(start, y, scale(begun + value) - start, ROW - 4, f"{colours}{number}", hint))
            begun += value
    return figure(WIDTH, height + AXIS, title, *parts)


def legend(series: Sequence[str], colours: str = "part") -> str:
    items = [f'<li><span class="{colours}{i}"></span>{escape(name)}</li>' for i, name in enumerate(series)]
    return f'<ul class="legend">{"".join(items)}</ul>'


def heat(
    title: str, rows: Sequence[str], columns: Sequence[str], cells: dict[tuple[int, int], Estimate], most: float
) -> str:
    """Better than average warm, worse cold; the numbers are percentage points, `most` has the strongest colour."""
    size, top = 58, 22
    parts = [text(LEFT + size * (j + 0.5), 14, name, "tick", "middle") for j, name in enumerate(columns)]
    for i, row in enumerate(rows):
        parts.append(text(LEFT - 10, top + ROW * 1.4 * (i + 0.5) + 4, row, "name", "end"))
        for j, column in enumerate(columns):
            one = cells.get((i, j))
            if one is None:
                continue
            x, y = LEFT + size * j, top + ROW * 1.4 * i
            hint = f"{row} {column}: {signed(one.mean)}, 95%: {signed(one.low)} to {signed(one.high)}"
            shade = f'style="opacity:{0.08 + 0.72 * abs(one.mean) / most:.2f}"'
            kind = "warm" if one.mean > 0 else "cold"
            parts.append(f'<rect x="{x}" y="{y:.1f}" width="{size - 3}" height="30" rx="4" class="{kind}" {shade}/>')
            parts.append(
                f'<text x="{x + size / 2 - 1.5}" y="{y + 19:.1f}" text-anchor="middle" class="value">'
                f"{signed(one.mean)}<title>{escape(hint)}</title></text>"
            )
    return figure(LEFT + size * len(columns) + RIGHT, top + ROW * 1.4 * len(rows), title, *parts)


def binned(counts: dict[int, int], step: int) -> dict[int, float]:
    """The share of the numbers from each multiple of `step` on, where it can be seen."""
    bins: dict[int, int] = {}
    total = sum(counts.values())
    for number, count in counts.items():
        bins[number // step * step] = bins.get(number // step * step, 0) + count
    return {start: count / total for start, count in sorted(bins.items()) if count / total >= 0.0005}


def histogram(
    title: str, counts: dict[int, int], axis: str, other_axis: str, *, step: int, among: Sequence[dict[int, int]]
) -> str:
    """How often each number came up, `step` numbers to a bar; the axes hold all of those `among` which it is."""
    shares = binned(counts, step)
    all_shares = [binned(others, step) for others in among]
    low, high = min(min(one) for one in all_shares), max(max(one) for one in all_shares) + step
    height, left = 130.0, 58.0
    across = Scale(low, high, left, WIDTH - RIGHT)
    up = Scale(0, max(max(one.values()) for one in all_shares) * 1.05, height, 6)
    parts = [axis_below(across, height, axis, plain)]
    for tick in ticks(0, up.high, 3):
        parts.append(line(left, up(tick), WIDTH - RIGHT, up(tick), "grid"))
        parts.append(text(left - 6, up(tick) + 4, percent(tick), "tick", "end"))
    turned = f'transform="translate(10 {height / 2}) rotate(-90)" text-anchor="middle"'
    parts.append(f'<text {turned} class="axis">{escape(other_axis)}</text>')
    for start, share in shares.items():
        x = across(start)
        hint = f"{start} to {start + step - 1}: {share * 100:.1f}%"
        parts.append(box(x + 0.5, up(share), across(start + step) - x - 1, height - up(share), "part0", hint))
    return figure(WIDTH, height + AXIS, title, *parts)
