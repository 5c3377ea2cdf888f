"""`wildcards rules`: the rules and rulings, to read in a terminal."""

from typing import Annotated

import typer

from wildcards.cli.output import Complaint, Json, print_json
from wildcards.cli.text import LanguageOption, for_players, text_screen


@for_players
def rules(
    section: Annotated[list[str] | None, typer.Argument(metavar="SECTION")] = None,
    json: Json = False,
    language: LanguageOption = None,
) -> None:
    """The rules, or one section of them."""
    from wildcards.terminal.explaining import rules, sections_like
    from wildcards.terminal.plain_help import read_out

    screen = text_screen(language)
    wanted = " ".join(section or ()).strip()
    found = sections_like(screen.words, wanted) if wanted else rules(screen.words)
    if not found:
        titles = "; ".join(one.title for one in rules(screen.words) if not one.is_ruling)
        raise Complaint("no-section", given=wanted, titles=titles)
    if json:
        texts = [[screen.words.plain(text) for text in one.paragraphs] for one in found]
        print_json([{"title": one.title, "text": "\n".join(text)} for one, text in zip(found, texts, strict=True)])
        return
    for one in found:
        read_out(screen, one)
