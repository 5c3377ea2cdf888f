"""Which languages there are, and which one somebody reads."""

from collections.abc import Mapping
from typing import Literal, get_args

Language = Literal["en", "de", "es", "it", "nl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LANGUAGE_NAMES: dict[Language, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
}
# The first of these that is set says which language messages are read in (POSIX).
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_for(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for; English if it names none of ours.

    >>> language_for({"LANG": "de_AT.UTF-8"}), language_for({"LANG": "nl", "LC_ALL": "C"})
    ('de', 'en')
    """
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = locale[:2].lower() if not locale[2:3].isalpha() else ""
    return next((language for language in LANGUAGES if language == code), "en")
