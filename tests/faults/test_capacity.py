"""The page about capacity says what its model says."""

from pathlib import Path

from tests.faults.capacity import needed

PAGE = (Path(__file__).parents[2] / "docs" / "explanation" / "capacity.md").read_text(encoding="utf-8")


def test_the_page_has_the_figures_of_the_model() -> None:
    needs = [needed(tables) for tables in (10_000, 100_000, 1_000_000)]
    rows = {
        "moves a second": [f"{one.moves:,}" for one in needs],
        "connections": [f"{one.connections:,}" for one in needs],
        "cores of nodes, without thinking": [f"{one.cores:.0f}" for one in needs],
        "memory for connections, GiB": [f"{one.memory_gib:.1f}" for one in needs],
        "log, MB a second": [f"{one.log_mb:.0f}" for one in needs],
        "notices a second that every node receives": [f"{one.notices:,}" for one in needs],
        "cores for bots that search": [f"{one.thinking_cores:,}" for one in needs],
    }
    for what, figures in rows.items():
        assert f"| {what} | {' | '.join(figures)} |" in PAGE
