"""One catalogue of texts for each language, shared by browser, terminal and log."""

from wildcards.locales.language import LANGUAGE_NAMES, LANGUAGES, Language, language_for
from wildcards.locales.texts import Texts, Value

__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "Language", "Texts", "Value", "language_for"]
