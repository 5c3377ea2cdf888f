"""How the pages of this folder become a site: `make docs`."""

import inspect
import re
from functools import reduce
from importlib.metadata import distribution
from operator import or_
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from sphinx.application import Sphinx

import wildcards
from wildcards.game.events import AnyEvent
from wildcards.game.meanings import FIELDS, NAMES
from wildcards.table.actions import PersonAction

project = "Wild Cards"
author = "the Wild Cards contributors"
version = release = wildcards.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["balance"]
myst_heading_anchors = 4
default_role = "code"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
nitpick_ignore_regex = [("py:class", ".*")]  # what a signature names need not have an entry of its own
html_theme = "furo"
html_title = "Wild Cards"
html_show_sphinx = html_show_copyright = html_copy_source = False
html_favicon = html_logo = "../web/public/favicon.svg"
html_theme_options = {  # the colours of the table
    "light_css_variables": {
        "color-brand-primary": "#9a3d17",
        "color-brand-content": "#7c2e0f",
        "color-highlight-on-target": "#fbe7cd",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f2a566",
        "color-brand-content": "#f8bd8b",
        "color-highlight-on-target": "#4a2f1b",
    },
}

# In signatures closed sets have their names instead of all that is in them.
NAMED = {**NAMES, AnyEvent: "AnyEvent", PersonAction: "PersonAction"}
CLOSED_SETS = {kind: type(name, (), {"__module__": "wildcards"}) for kind, name in NAMED.items()}
# What the site holds parts of: styles, scripts, the search.
PARTS = {"furo": "MIT", "Pygments": "BSD-2-Clause", "snowballstemmer": "BSD-3-Clause", "Sphinx": "BSD-2-Clause"}


def setup(app: Sphinx) -> None:
    app.connect("source-read", list_pages)
    app.connect("autodoc-before-process-signature", name_closed_sets)
    app.connect("autodoc-process-signature", name_fields)
    app.connect("autodoc-process-docstring", list_fields)
    app.connect("build-finished", keep_licences)


def list_pages(app: Sphinx, page: str, source: list[str]) -> None:
    """The pages that an index names are those below it, so that the order is written once."""
    if page.endswith("index"):
        below = re.findall(r"^(?:-|\d+\.) \[[^\]]*\]\((?!\.\./|https?:)([^)#]+\.md)\)", source[0], re.MULTILINE)
        source[0] += "\n\n```{toctree}\n:hidden:\n\n" + "\n".join(below) + "\n```\n"


def name_closed_sets(app: Sphinx, function: Any, is_bound: bool) -> None:
    for name, annotation in getattr(function, "__annotations__", {}).items():
        function.__annotations__[name] = with_names(annotation)


def with_names(annotation: Any) -> Any:
    if isinstance(annotation, list):  # what a Callable takes
        return [with_names(part) for part in annotation]
    if annotation in CLOSED_SETS:
        return CLOSED_SETS[annotation]
    origin, parts = get_origin(annotation), tuple(map(with_names, get_args(annotation)))
    if origin in (Union, UnionType):
        return reduce(or_, parts)
    return origin[parts] if isinstance(origin, type) and parts != get_args(annotation) else annotation


def name_fields(app: Sphinx, what: str, name: str, kind: Any, options: Any, signature: str | None, result: Any) -> Any:
    """The fields of a class are listed below it, with their types."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parameters = inspect.signature(kind).parameters.values()
        signature = str(inspect.Signature([one.replace(annotation=one.empty) for one in parameters]))
    return signature, result


def list_fields(app: Sphinx, what: str, name: str, kind: Any, options: Any, lines: list[str]) -> None:
    """The meanings of fields, which end the text of a class, as a list."""
    text, _, fields = "\n".join(lines).partition(FIELDS)
    if fields:
        rows = re.sub(r"^ +(\w+) \((.+?)\): ", r"- `\1` (`\2`): ", fields, flags=re.MULTILINE)
        lines[:] = [*text.split("\n"), "", *rows.split("\n")]


def keep_licences(app: Sphinx, failed: Exception | None) -> None:
    if not failed:
        (Path(app.outdir) / "licences.md").write_text(licences(), encoding="utf-8")


def licences() -> str:
    """The licences of the parts, as the browser client has them of its own."""
    text = "# Licences\n\nThe pages are under the project's licence (MIT). They hold parts of:\n"
    for name, licence in PARTS.items():
        part = distribution(name)
        (file,) = (one for one in part.files or () if one.name in ("LICENSE", "LICENSE.rst", "COPYING"))
        text += f"\n## {name} - {part.version} ({licence})\n\n{file.read_text().strip()}\n"
    return text
