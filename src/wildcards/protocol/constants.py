"""What a client has to know of the box and the rules besides the messages, by the names that it gets in TypeScript."""

from typing import get_args

from msgspec.structs import asdict

from wildcards.game import box, types
from wildcards.game.notation import CARD_CODES, REFILL_CODE, SPECIES_CODES
from wildcards.game.players import LONGEST_NAME
from wildcards.game.record import Deck
from wildcards.protocol.http import PROBLEM_CODES
from wildcards.protocol.messages import WhyBye
from wildcards.protocol.refusals import every_refusal
from wildcards.table.actions import Emote
from wildcards.table.avatars import COLORS
from wildcards.table.chat import LONGEST_CHAT
from wildcards.table.in_game import IDLE_MILLISECONDS

# Closed sets that have a name.
ENUMS: dict[str, tuple[str | int, ...]] = {
    "Species": get_args(types.Species),
    "HabitatCode": get_args(types.HabitatCode),
    "CardCode": get_args(types.CardCode),
    "Habitat": get_args(types.Habitat),
    "Value": box.VALUES,
    "Question": get_args(types.Question),
    "MoveKind": get_args(types.MoveKind),
    "Place": get_args(types.Place),
    "Word": get_args(types.Word),
    "WhyNext": get_args(types.WhyNext),
    "WhyPassed": get_args(types.WhyPassed),
    "DecidedBy": get_args(types.DecidedBy),
    "Removal": get_args(types.Removal),
    "RefusalCode": tuple(every_refusal()),
    "ProblemCode": PROBLEM_CODES,
    "Emote": get_args(Emote),
    "WhyBye": get_args(WhyBye),
}

# Each with its type in TypeScript, if it needs one.
CONSTANTS: dict[str, tuple[str, object]] = {
    "SPECIES": ("readonly Species[]", SPECIES_CODES),
    "CARDS": ("readonly CardCode[]", CARD_CODES),
    "REFILL": ("", REFILL_CODE),
    "HABITATS": ("readonly Habitat[]", box.HABITATS),
    "VALUES": ("readonly Value[]", box.VALUES),
    "HABITAT_OF": ("Record<HabitatCode, Habitat>", box.HABITAT_OF),
    "VALUE_OF": ("Record<HabitatCode, Value>", box.VALUE_OF),
    "NATURAL_HABITAT": ("Record<Species, Exclude<Habitat, 'W'>>", box.NATURAL_HABITAT),
    "NATURAL_HABITAT_POINTS": ("", box.NATURAL_HABITAT_POINTS),
    "LARGEST_POINTS": ("", box.LARGEST_POINTS),
    "SECOND_POINTS": ("", box.SECOND_POINTS),
    "LEADER_POINTS": ("Record<Species, number>", box.LEADER_POINTS),
    "DUE": ("Record<number, number>", box.DUE),
    "PLAYERS": ("readonly number[]", tuple(box.PLAYERS)),
    "ANIMALS": ("", box.ANIMALS),
    "ANIMALS_OF_A_SPECIES": ("", box.ANIMALS_OF_A_SPECIES),
    "ANIMALS_REMOVED": ("Record<number, number>", box.ANIMALS_REMOVED),
    "ROUNDS": ("Record<number, number>", box.ROUNDS),
    "HABITAT_CARDS_OF_A_HABITAT": ("", box.HABITAT_CARDS_OF_A_HABITAT),
    "WILD_CARDS": ("", box.WILD_CARDS),
    "DEFAULT_DECK": ("Deck", asdict(Deck())),
    "EMOTES": ("readonly Emote[]", get_args(Emote)),
    "AVATAR_COLORS": ("", COLORS),
    "LONGEST_NAME": ("", LONGEST_NAME),
    "IDLE_MILLISECONDS": ("", IDLE_MILLISECONDS),
    "LONGEST_CHAT": ("", LONGEST_CHAT),
}
