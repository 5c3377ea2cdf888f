"""What a first visit loads stays light, the table included, and nothing of it waits for something else in vain."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "dist"
ALONE = ROOT / "dist" / "app"
BUILT = CLIENT / "assets"
HASH = -len("-12345678")  # at the end of a built file's name
WANTED_AT_ONCE = re.compile(r"(?:from|import)\s*[\"'`]\./([^\"'`]+\.js)")


def built(pattern: str) -> list[Path]:
    found = list(BUILT.glob(pattern))
    assert found, f"no {pattern}; run: make web"
    return found


def with_imports(files: list[Path]) -> set[Path]:
    """The scripts that must be there before the first of these runs."""
    needed = list(files)
    for file in needed:
        for name in WANTED_AT_ONCE.findall(file.read_text(encoding="utf-8")):
            if (other := BUILT / name) not in needed:
                needed.append(other)
    return set(needed)


def styles_of(scripts: set[Path]) -> list[Path]:
    """What the page itself names, and the styles that bear a script's name."""
    names = {"style"} | {script.stem[:HASH] for script in scripts}
    return [file for file in built("*.css") if file.stem[:HASH] in names]


def sent(file: Path) -> int:
    """As the server sends it: scripts and styles compressed."""
    return (file if file.suffix == ".woff2" else file.with_name(f"{file.name}.br")).stat().st_size


def test_the_way_to_the_first_hand_weighs_at_most_115_kilobytes_without_art() -> None:
    scripts = with_imports([*built("index-*.js"), *built("app-*.js"), *built("TablePage-*.js")])
    files = [file for file in scripts if not file.name.startswith("art-")] + styles_of(scripts) + built("*.woff2")
    texts = max(map(sent, built("words-*.js")))  # one language; the longest counts
    assert 60_000 < sum(map(sent, files)) + texts <= 115_000


def test_the_art_weighs_at_most_250_kilobytes() -> None:
    (art,) = built("art-*.js")
    assert 5_000 < sent(art) <= 250_000


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
