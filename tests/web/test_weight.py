"""What a first visit loads stays light, the table included."""

import re
from pathlib import Path

BUILT = Path(__file__).resolve().parents[2] / "web" / "dist" / "assets"
LATER = ("LearnPage", "RulesPage", "lesson", "learn", "rules", "Replay")  # pages that a first game does not need
TEXTS = re.compile(r"(web|game|bots)-")


def weights() -> dict[str, int]:
    """Every file as it is sent: scripts and styles compressed, fonts as they are."""
    sent = [file for file in BUILT.iterdir() if file.suffix in (".br", ".woff2")]
    assert sent, "run: make web"
    return {file.name: file.stat().st_size for file in sent if not file.name.startswith(LATER)}


def test_the_way_to_the_first_hand_weighs_at_most_150_kilobytes_without_art() -> None:
    code, texts = 0, dict.fromkeys(("web", "game", "bots"), 0)
    for name, weight in weights().items():
        if match := TEXTS.match(name):  # one language is loaded; the longest counts
            texts[match[1]] = max(texts[match[1]], weight)
        elif not name.startswith("art-"):
            code += weight
    assert 60_000 < code + sum(texts.values()) <= 150_000


def test_the_art_weighs_at_most_250_kilobytes() -> None:
    (art,) = (weight for name, weight in weights().items() if name.startswith("art-") and ".js" in name)
    assert 5_000 < art <= 250_000
