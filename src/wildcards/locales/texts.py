"""The texts of one language, read from its Fluent catalogues and put together with their values."""

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from wildcards.locales.language import Language

Value = str | int
Values = dict[str, Value]

# Before this sound Spanish has another word for "and".
SOUNDS_LIKE_I = re.compile(r"(i|í|hi(?!e|a|o))", re.IGNORECASE)
DECIMAL_POINT: dict[Language, str] = {"en": "."}
BEGINNING = re.compile(r"^(?=[a-z])", re.MULTILINE | re.IGNORECASE)  # of a text: all else is indented, or a mark
PARSER = FluentParser(with_spans=False)
CATALOGUES = ("game", "bots", "web", "terminal")


class Texts:
    """What a person reads in one language.

    >>> texts = Texts("de")
    >>> texts.text("species-li.count", count=2)
    '2 Löwen'
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        for catalogue in CATALOGUES:
            self.need(catalogue)

    def need(self, catalogue: str) -> None:
        """Texts that few people look at, such as `rules`, are read when they are needed."""
        self._sources |= sources_of(self.language, catalogue)

    def has(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, **values: Value) -> str:
        """A text of the catalogues, or with a dot in the key an attribute of one."""
        return _written(_parsed(self._sources[key.partition(".")[0]])[key], values)

    def listed(self, parts: Sequence[str]) -> str:
        """`A`, `A and B`, `A, B and C`."""
        if len(parts) < 2:
            return "".join(parts)
        key = "list-and-before-i" if SOUNDS_LIKE_I.match(parts[-1]) else "list-and"
        return self.text(key, list=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: float) -> str:
        """A number that need not be whole, with one decimal at most."""
        rounded = str(Decimal(value).quantize(Decimal("0.1"), ROUND_HALF_UP))
        return rounded.removesuffix(".0").replace(".", DECIMAL_POINT.get(self.language, ","))


@cache
def sources_of(language: Language, catalogue: str) -> dict[str, str]:
    """Each text as it stands in the catalogue, by its key: all are needed by few, so they are parsed when they are."""
    source = files("wildcards.locales").joinpath(language, f"{catalogue}.ftl").read_text(encoding="utf-8")
    return {text.partition(" ")[0]: text for text in BEGINNING.split(source) if text[:1].isalpha()}


def patterns_of(language: Language, catalogue: str) -> dict[str, ast.Pattern]:
    return {key: pattern for text in sources_of(language, catalogue).values() for key, pattern in _parsed(text).items()}


@cache
def _parsed(source: str) -> dict[str, ast.Pattern]:
    """A text and its attributes."""
    found: dict[str, ast.Pattern] = {}
    for entry in PARSER.parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def _written(pattern: ast.Pattern, values: Values) -> str:
    return "".join(
        part.value if isinstance(part, ast.TextElement) else _placed(part.expression, values)
        for part in pattern.elements
    )


def _placed(expression: ast.InlineExpression | ast.SelectExpression | ast.Placeable, values: Values) -> str:
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return str(values[name])
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            return _written(_chosen(variants, values[name]).value, values)
    raise TypeError(f"the catalogues do without {serialize_expression(expression)}")


def _chosen(variants: Sequence[ast.Variant], value: Value) -> ast.Variant:
    """The variant of exactly this value, else of its plural, else the one that stands for all others."""
    exactly = [variant for variant in variants if _key(variant) == str(value)]
    # All five languages tell one thing from several, and nothing finer.
    of_one = [variant for variant in variants if _key(variant) == "one"] if value == 1 else []
    return (exactly or of_one or [variant for variant in variants if variant.default])[0]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
