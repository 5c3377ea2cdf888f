"""What journeys without a server share: a phone, in one language or in all, and the way to a first hand."""

import os
from typing import Any

import pytest

from tests.journeys.players import Player
from wildcards.locales.language import Language

# A first visit has left all that the next one needs.
IS_KEPT = """(async () => {
    const { python, game } = JSON.parse(document.getElementById('runtime').textContent);
    const standard = ['pyodide.js', 'pyodide.asm.js', 'pyodide.asm.wasm', 'standard.zip'];
    const files = ['index.html', ...standard.map((file) => `local/${python}/${file}`), `local/${game}/site.zip`];
    const found = await Promise.all(files.map((file) => caches.match(new URL(file, document.baseURI).href)));
    return navigator.serviceWorker.controller !== null && found.every(Boolean);
})()"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def languages(own: Language) -> list[str]:
    return os.environ.get("LANGUAGES", own).split()


def in_language(language: Language) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("language", languages(language))


def phone(language: str) -> dict[str, Any]:
    return PHONE | {"locale": language}


def begin(player: Player) -> None:
    player.go()
    player.page.locator(".play .big").click()
    player.sees_hand()


def round_of(player: Player) -> int:
    """Of what the bar says, such as 3/12 or Round 3 of 12."""
    text = player.page.locator(".round").first.inner_text()
    numbers = [int(word) for word in text.replace("/", " ").split() if word.isdigit()]
    return numbers[0]
