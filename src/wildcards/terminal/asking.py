"""The question that is asked in words, and its answers: how they are written, typed and said again."""

import unicodedata
from collections.abc import Iterator

from wildcards.game import Move
from wildcards.game.ask import Ask, moves_of
from wildcards.game.box import HABITATS
from wildcards.game.notation import REFILL_CODE
from wildcards.game.refusals import BadNotation, Refusal
from wildcards.game.types import Word
from wildcards.game.view import ShownView
from wildcards.terminal.means import Name
from wildcards.terminal.safe import safe
from wildcards.terminal.words import SPECIES, Words, drawn

# The moves without a choice of their own, by the word that is typed for them.
TYPED: dict[Word, str] = {
    "swap none": "none",
    "withdraw": "withdraw",
    "break draw": "draw",
    "pass": "pass",
    "keep": "keep",
    "leave": "leave",
}
VERBS = ("bid", "show", "swap", "refill", "pay", "break", "take")
SHORTEST_NAME = 2  # letters that stand for an animal


def prompt_text(words: Words, view: ShownView, name: Name) -> str:
    """What is wanted of the viewer now, or whom they wait for, in one sentence."""
    ask, seat = view.ask, view.viewer
    if ask is None or seat is None or view.seats[seat].decided:
        return waiting_text(words, view, name)
    match ask.question:
        case "bid":
            return words.text("prompt-bid-eagle" if ask.most > 1 else "prompt-bid")
        case "refill":
            return words.text("prompt-refill", limit=ask.up_to or 0)
        case "pay":
            rivals = words.listed([name(one) for one in view.tied if one != seat])
            return words.text("prompt-pay", value=view.value, due=ask.least, rivals=rivals)
        case "break":
            rivals = words.listed([name(one) for one in view.breaking if one != seat])
            return words.text("prompt-break-draw" if "break draw" in ask.words else "prompt-break", rivals=rivals)
        case "take" if view.seats[seat].laid:
            return words.text("prompt-take-laid")
        case "take":
            return words.text("prompt-take", due=ask.least)
        case "ibex":
            bid = view.seats[seat].bid
            return words.text("prompt-ibex", card=drawn([bid] if bid else []))
    return words.text(f"prompt-{ask.question}")


def waiting_text(words: Words, view: ShownView, name: Name) -> str:
    if view.result is not None:
        return words.text("prompt-over")
    others = [name(seat) for seat in view.pending if seat != view.viewer]
    return words.text(f"waiting-{view.question}", names=words.listed(others), count=len(others)) if others else ""


def choice_text(words: Words, move: Move) -> str:
    """What the player decided, as long as it can be changed."""
    if move.animal and move.given:
        given, gained = (words.text(f"species-{code}.a") for code in (move.given, move.animal))
        return words.text("chose-swap", given=given, gained=gained)
    if words.has(f"chose-{move.kind}"):
        cards = move.cards
        if move.kind != "swap":
            return words.text(f"chose-{move.kind}", cards=drawn(cards), count=len(cards))
    return f"{answer_text(words, move)}."


def answer_text(words: Words, move: Move) -> str:
    """The button that the browser has for this answer, and what is picked with it."""
    kinds = {"swap none": "keep-all", "break draw": "draw"}
    label = words.text(f"answer-{kinds.get(str(move), move.kind)}", **_count(move))
    picked = " ".join(filter(None, (move.animal and words.animal(move.animal), words.cards(move.cards))))
    return f"{label}: {picked}" if picked else label


def _count(move: Move) -> dict[str, int]:
    return {"count": len(move.cards)} if move.kind in ("bid", "refill") else {}


# How answers are typed.


def typed(words: Words, move: Move) -> str:
    """What a person types for the move: `F3`, `lion F1 S2`, `pass`."""
    for word, key in TYPED.items():
        if str(move) == word:
            return words.text(f"word-{key}")
    animals = [words.animal(code).lower() for code in (move.given, move.animal) if code]
    return " ".join((*animals, *map(words.card, move.cards))) or words.text("word-none")


def examples(words: Words, ask: Ask) -> list[str]:
    """An answer of each sort, every one of them possible."""
    return [typed(words, move) for move in _one_of_each(ask)]


def _one_of_each(ask: Ask) -> Iterator[Move]:
    seen: set[tuple[str, int]] = set()
    for move in moves_of(ask):
        sort = (move.kind if move.animal or move.cards else str(move), min(len(move.cards), 2))
        if sort not in seen:
            seen.add(sort)
            yield move


def as_notation(words: Words, answer: str, ask: Ask) -> str:
    """The typed answer in the notation. Capitals and accents do not matter, nor does a verb that is clear."""
    text = _simple(answer.replace(",", " "))
    for code in SPECIES:  # a name may have two words
        text = text.replace(_simple(words.animal(code)), code)
    tokens = text.split()
    own_words = {_simple(words.text(f"word-{key}")): key for key in TYPED.values()} | {
        key: key for key in TYPED.values()
    }
    moves = {key: word for word, key in TYPED.items()}
    if len(tokens) == 1 and tokens[0] in own_words:
        key = own_words[tokens[0]]
        return "refill" if key == "none" and ask.question == "refill" else moves[key]
    verb = tokens.pop(0) if tokens and tokens[0] in VERBS else ask.kind or ask.question
    pieces = [token if token in ("none", "draw") else piece_of(words, token) for token in tokens]
    if not all(pieces):
        raise BadNotation(text=answer, wanted="cards and animals")  # as it was typed
    return " ".join((verb, *pieces))


def piece_of(words: Words, named: str) -> str:
    """The code of the card or animal that is meant; the beginning of a name will do. Empty if it is neither."""
    name = _simple(named)
    if name in SPECIES:
        return name
    fitting = [code for code in SPECIES if _simple(words.animal(code)).startswith(name)]
    return fitting[0] if len(name) >= SHORTEST_NAME and len(fitting) == 1 else _card(words, name)


def _card(words: Words, token: str) -> str:
    """The card by the letters printed on it, else by those of the notation."""
    letters = {_simple(words.letter(habitat)): habitat for habitat in (*HABITATS, REFILL_CODE)}
    for habitat in (*HABITATS, REFILL_CODE):
        letters.setdefault(habitat.lower(), habitat)
    letter = token.rstrip("1234")
    value = token[len(letter) :]
    found = letters.get(letter)
    if found is None or (found == REFILL_CODE) != (value == "") or len(value) > 1:
        return ""
    return found + value


def _simple(text: str) -> str:
    """Without capitals and accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Why an answer is not possible."""
    if words.has(f"refused-{refusal.code}"):
        return words.text(f"refused-{refusal.code}")
    if "text" in refusal.facts:
        return words.text("not-understood", text=str(refusal.facts["text"]))
    return safe(refusal.sentence(to_you=True))
