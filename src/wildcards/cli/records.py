"""Reads files of records: one record per line (JSON Lines), or a single record over several lines."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from wildcards import Refusal
from wildcards.cli.output import Bar, Complaint, progress_bar
from wildcards.game.record import LONGEST_RECORD
from wildcards.game.refusals import BadRecord

STANDARD_INPUT = "-"


class Line(NamedTuple):
    number: int
    text: bytes


class BadLine(msgspec.Struct):
    """A record that is refused, and why."""

    line: int
    reason: str


def read_records(file: str, *, show_progress: bool) -> Iterator[Line]:
    """The records of a file, each with the number of its line."""
    found = False
    with opened(file) as stream, progress_bar(f"Reading {file}", size_of(file), shown=show_progress) as progress:
        for line in split_records(text_lines(file, stream, progress)):
            if not found and not line.text.lstrip().startswith(b"{"):
                raise Complaint("no-record", file=file, line=line.number, beginning="{")
            found = True
            yield line
    if not found:
        raise Complaint("no-records", file=file)


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    try:
        with Path(file).open("rb") as stream:
            yield stream
    except OSError as error:
        raise Complaint("file", file=file, why=error) from None


def size_of(file: str) -> int | None:
    """In bytes; None where it is not known before the end."""
    path = Path(file)
    return path.stat().st_size if file != STANDARD_INPUT and path.is_file() else None


def text_lines(file: str, stream: BinaryIO, progress: Bar) -> Iterator[Line]:
    """The lines that are not blank. A file that is no text is refused before it is taken for a bad record."""
    number = 0
    while text := stream.readline(LONGEST_RECORD + 1):
        number += 1
        progress.advance(len(text))
        if len(text) > LONGEST_RECORD:
            raise Complaint("long-line", file=file, line=number, most=LONGEST_RECORD)
        if not is_text(text):
            raise Complaint("no-text", file=file, line=number)
        if not text.isspace():
            yield Line(number, text)


def is_text(line: bytes) -> bool:
    try:
        return "\0" not in line.decode()
    except UnicodeDecodeError:
        return False


def split_records(lines: Iterator[Line]) -> Iterator[Line]:
    first = next(lines, None)
    if first is None:
        return
    if not is_one_object(first.text):
        further = short_run(lines)
        whole = b"".join(line.text for line in (first, *further))
        if is_one_object(whole):
            yield Line(first.number, whole)
            return
        lines = chain(further, lines)
    yield first
    yield from lines


def short_run(lines: Iterator[Line]) -> list[Line]:
    """As many lines as one record could have."""
    run: list[Line] = []
    length = 0
    for line in lines:
        run.append(line)
        length += len(line.text)
        if length > LONGEST_RECORD:
            break
    return run


def is_one_object(text: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def reason_of(refusal: Refusal) -> str:
    """What a record is refused for: which part or move, and the rule."""
    if isinstance(refusal, BadRecord):
        return f"{refusal.facts['where']}: {refusal.facts['what']}"
    return str(refusal)
