"""What a first visit loads stays light, the table included, and nothing of it waits for something else in vain."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "dist"
ALONE = ROOT / "dist" / "app"
BUILT = CLIENT / "assets"
LATER = (
    "LearnPage",
    "RulesPage",
    "lesson",
    "learn",
    "rules",
    "Replay",
    "MyGames",
    "Today",
    "record",
    "games-",
    "Moment",
)  # pages that a first game does not need
TEXTS = re.compile(r"words-\w\w-")


def weights() -> dict[str, int]:
    """Every file as it is sent: scripts and styles compressed, fonts as they are."""
    sent = [file for file in BUILT.iterdir() if file.suffix in (".br", ".woff2")]
    assert sent, "run: make web"
    return {file.name: file.stat().st_size for file in sent if not file.name.startswith(LATER)}


def test_the_way_to_the_first_hand_weighs_at_most_150_kilobytes_without_art() -> None:
    files = weights()
    texts = max(weight for name, weight in files.items() if TEXTS.match(name))  # one language; the longest counts
    code = sum(weight for name, weight in files.items() if not TEXTS.match(name) and not name.startswith("art-"))
    assert 60_000 < code + texts <= 150_000


def test_the_art_weighs_at_most_250_kilobytes() -> None:
    (art,) = (weight for name, weight in weights().items() if name.startswith("art-") and ".js" in name)
    assert 5_000 < art <= 250_000


def test_the_page_names_all_that_every_visit_needs_and_its_first_script_waits_for_none_of_it() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    for named in (r"modulepreload[^>]*/app-", r"modulepreload[^>]*/art-", r"stylesheet[^>]*\.css", r"font[^>]*\.woff2"):
        assert re.search(named, page), named
    (first,) = re.findall(r'<script type="module"[^>]* src="\./([^"]+)"', page)
    assert not re.search(r"import\s*(?:[\w*{][^(]*?from)?\s*[\"'`]", (CLIENT / first).read_text(encoding="utf-8"))


def test_all_that_playing_without_a_server_takes_weighs_at_most_4_3_megabytes() -> None:
    """Once: what only some bots need comes with them."""
    (built,) = re.findall(r"= ({\"version.*?});", (ALONE / "service-worker.js").read_text(encoding="utf-8"))
    kept = json.loads(built)
    files = [ALONE / name for name in (*kept["client"], *kept["later"]) if not name.endswith(".weights")]
    twins = [file.with_name(f"{file.name}.br") for file in files]
    sent = sum((twin if twin.exists() else file).stat().st_size for file, twin in zip(files, twins, strict=True))
    assert 3_000_000 < sent <= 4_300_000
