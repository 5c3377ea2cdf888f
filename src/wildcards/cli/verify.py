"""`wildcards verify`: checks records against their seed."""

from typing import Annotated

import msgspec
import typer

from wildcards import Record, Refusal
from wildcards.cli.output import BadInput, Json, print_json, warn
from wildcards.cli.records import BadLine, read_records, reason_of
from wildcards.cli.replay import FileArgument
from wildcards.game.verifying import Verified
from wildcards.game.verifying import verify as verify_record

SHA_256 = 64  # hexadecimal digits


def verify(
    file: FileArgument,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The fingerprint you were shown when the game began.")
    ] = None,
    word: Annotated[
        list[str] | None, typer.Option(help="A word that must be in the shuffle, such as your browser's; repeatable.")
    ] = None,
    json: Json = False,
) -> None:
    """Verify the shuffle: every card must follow from the seed committed to before the game.

    For each record it checks that the SHA-256 of the seed is the commitment, that your words are in it, that both piles
    and every reshuffle follow from it, that every move was legal and that the result is right.
    Exit status 1 if any record fails or has no seed.
    """
    if commitment is not None and not is_commitment(commitment):
        raise BadInput(f"--commitment: {commitment} is not {SHA_256} hexadecimal digits")
    total = 0
    verified: list[dict[str, object]] = []
    failed: list[BadLine] = []
    for line in read_records(file, show_progress=True):
        total += 1
        try:
            found = verify_record(Record.from_json(line.text), commitment.lower() if commitment else None, word or ())
        except Refusal as refusal:
            failed.append(BadLine(line.number, reason_of(refusal)))
            if not json:
                warn(f"{file}, line {line.number}: {reason_of(refusal)}")
        else:
            verified.append({"line": line.number, **msgspec.structs.asdict(found)})
            if not json:
                typer.echo(f"line {line.number}: {in_words(found)}")
    if json:
        print_json({"records": total, "verified": verified, "failed": failed})
    else:
        typer.echo(f"{len(verified)} of {total} records verified")
    if failed:
        raise typer.Exit(1)


def is_commitment(text: str) -> bool:
    return len(text) == SHA_256 and set(text.lower()) <= set("0123456789abcdef")


def in_words(found: Verified) -> str:
    promise = (
        "the seed matches its commitment" if found.was_promised else "no commitment to compare with; the seed's is"
    )
    reshuffles = "1 reshuffle" if found.reshuffles == 1 else f"{found.reshuffles} reshuffles"
    end = "the result" if found.is_over else "no result yet"
    return f"{promise} {found.commitment}; both piles, {reshuffles}, {found.moves} moves and {end} are right"
