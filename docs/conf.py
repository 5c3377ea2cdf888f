"""How the pages of this folder become a site: `make docs`."""

import re
from typing import Any

from sphinx.application import Sphinx

import wildcards
from wildcards.game.meanings import FIELDS

project = "Wild Cards"
author = "the Wild Cards contributors"
version = release = wildcards.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["balance"]
myst_heading_anchors = 4
default_role = "code"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
html_theme = "furo"
html_title = "Wild Cards"
html_show_sphinx = html_show_copyright = html_copy_source = False
html_favicon = html_logo = "../web/public/favicon.svg"
html_theme_options = {  # the colours of the table
    "light_css_variables": {"color-brand-primary": "#9a3d17", "color-brand-content": "#7c2e0f"},
    "dark_css_variables": {"color-brand-primary": "#f2a566", "color-brand-content": "#f8bd8b"},
}


def setup(app: Sphinx) -> None:
    app.connect("source-read", list_pages)
    app.connect("autodoc-process-docstring", list_fields)


def list_pages(app: Sphinx, page: str, source: list[str]) -> None:
    """The pages that an index names are those below it, so that the order is written once."""
    if page.endswith("index"):
        below = re.findall(r"^(?:-|\d+\.) \[[^\]]*\]\((?!\.\./|https?:)([^)#]+\.md)\)", source[0], re.MULTILINE)
        source[0] += "\n\n```{toctree}\n:hidden:\n\n" + "\n".join(below) + "\n```\n"


def list_fields(app: Sphinx, what: str, name: str, kind: Any, options: Any, lines: list[str]) -> None:
    """The meanings of fields, which end the text of a class, as a list."""
    text, _, fields = "\n".join(lines).partition(FIELDS)
    if fields:
        rows = re.sub(r"^ +(\w+): ", r"- `\1`: ", fields, flags=re.MULTILINE)
        lines[:] = [*text.split("\n"), "", *rows.split("\n")]
