"""The first game: three players, the learner on seat 0, every rule when it first matters."""

from collections.abc import Sequence

from teaching import LEARNER, Teaching

from wildcards.testkit.positions import position

HANDS = ("F1 F3 S1 S2 M1 M3 W2", "F1 F1 F3 S1 S2 S2 M2", "F1 F2 S1 S1 S4 M1 M2")
PILE = (
    "S3 F4 "  # Cleo passes, round 1
    "S3 M1 "  # Ben refills, round 2
    "M3 M4 "  # Cleo passes, round 3
    "F2 F2 S2 S3 S4 W1 "  # the learner refills, round 4
    "M2 F2 M3 "  # the tie-break of round 5: Ben, the learner, Ben
    "M2 F3 "  # Cleo passes, round 5
    "F4 F4 S4 M1 M4 M4 W3 "  # Ben refills, round 6
    "W4"  # Cleo refills, round 7; then the pile is empty
)
ANIMALS = "sq ib  ea ib  ib li  li ib  ea sq  ea me  li pe  ea pe  ib sq  me sq  ib li  pe ea  pe sq"

# The free choices of the learner, the first of each if nothing else is picked.
KEEP, DISCARD = "refill", "refill M1"
PASS, TAKE = "pass", "take ib"
PEACOCK, SQUIRREL, NOTHING = "take pe F1 F2", "take sq F1 F2", "pass"
FIRST_PICKS = (KEEP, PASS, PEACOCK)


def reshuffled(refill: str, turn: str) -> str:
    """The pile from round 7 on. Nobody knows its order, so it may lie as the learner's choices need it."""
    parts = (
        "S3",  # Cleo's second card of round 7
        "F1 S1 M1",  # Ben refills, round 8
        "F1 F2 F3 S1 S2 S3 M2 M3 W2",  # the learner refills to ten, round 8
        "S2" if refill == DISCARD else "",  # for the card that was discarded
        "F2 F2 S4",  # Cleo refills, round 9
        "F3 S4" if turn == PASS else "",  # the learner passes, round 10
        "F1 S1 S2 S2 S3 M1 M2",  # Cleo refills to ten, round 11
        "M2",  # Ben refills, round 12
        "F1 F2 M3" if turn == PASS else "F1 F2 F3",  # the learner refills, round 13
    )
    return " ".join(parts)


def lesson(picks: Sequence[str] = ()) -> Teaching:
    refill, turn, _ = (*picks, *FIRST_PICKS[len(picks) :])
    pile = reshuffled(refill, turn)
    on = Teaching(position(HANDS, display="me pe", pile=PILE, animals=ANIMALS, round=1, reshuffles=[pile]), picks)
    round_1(on)
    round_2(on)
    round_3(on)
    round_4(on)
    round_5(on)
    round_6(on)
    round_7(on)
    round_8(on)
    round_9(on)
    round_10(on)
    three_quick_rounds(on, passed=turn == PASS)
    last_round(on)
    count(on)
    return on


def round_1(on: Teaching) -> None:
    on.chapter("lesson-chapter-bidding")
    on.say("lesson-welcome", "display")
    on.say("lesson-your-hand", "hand")
    on.ask(
        "lesson-first-bid",
        "card-F3",
        "hand",
        move="bid F3",
        answers={"bid R": "lesson-first-bid-refill", "bid *": "lesson-first-bid-other"},
        others=("1 bid S2", "2 bid M1"),
    )
    on.say("lesson-reveal", "laid-0", "mat-0", until="bids-revealed")
    on.chapter("lesson-chapter-natural")
    on.say("lesson-natural", "display")
    on.ask(
        "lesson-first-take",
        "display",
        move="take pe F1 W2",
        answers={
            "take pe *": "lesson-first-take-mixed",
            "take me *": "lesson-first-take-meerkat",
            "pass": "lesson-first-take-pass",
        },
        others=("1 take me S1",),
    )
    on.say("lesson-two-points", "purse-0", "tokens-0", "mat-0", until="took")
    on.chapter("lesson-chapter-leaders")
    on.say("lesson-peacock-leader", "leader-pe", "mat-0", until="leader-moved")
    on.say("lesson-meerkat-leader", "leader-me", "mat-1", until="leader-moved")
    on.say("lesson-cleo-passes", "mat-2", until="round-began")


def round_2(on: Teaching) -> None:
    on.ask(
        "lesson-low-bid",
        "card-M1",
        "hand",
        move="bid M1",
        answers={"bid R": "lesson-low-bid-refill", "bid *": "lesson-low-bid-other"},
        others=("1 bid R", "2 bid F2", "1 swap none", "1 refill", "2 take sq F1"),
    )
    on.say("lesson-ben-refills", "laid-1", "mat-1", until="drew")
    on.say("lesson-squirrel-leader", "leader-sq", "mat-2", until="leader-moved")
    on.ask("lesson-free-ibex", "display", move="take ib", answers={"pass": "lesson-free-ibex-pass"})
    on.ask("lesson-ibex-leader", "leader-ib", "mat-0", move="keep", answers={"leave": "lesson-ibex-leader-leave"})


def round_3(on: Teaching) -> None:
    on.chapter("lesson-chapter-ties")
    on.ask(
        "lesson-bid-three",
        "card-M3",
        "hand",
        move="bid M3",
        answers={"bid R": "lesson-bid-three-refill", "bid *": "lesson-bid-three-other"},
        others=("1 bid F3", "2 bid S1"),
    )
    on.say("lesson-tie", "laid-1", "mat-1", until="tie-began")
    on.ask(
        "lesson-tie-pay",
        "hand",
        move="pay S1 S2",
        answers={"withdraw": "lesson-tie-pay-withdraw", "pay *": "lesson-tie-pay-other"},
        others=("1 pay F1 F1",),
    )
    on.ask(
        "lesson-totals",
        "display",
        move="take ea",
        answers={"take ib": "lesson-totals-ibex", "pass": "lesson-totals-pass"},
        others=("1 take ib",),
    )
    on.say("lesson-eagle-leader", "leader-ea", "mat-0", until="leader-moved")
    on.say("lesson-ibex-moves", "leader-ib", "mat-1", until="leader-moved")


def round_4(on: Teaching) -> None:
    on.others("1 leave")
    on.chapter("lesson-chapter-refill")
    on.ask(
        "lesson-two-bids",
        "hand",
        move="bid M1 R",
        answers={"bid *": "lesson-two-bids-one"},
        others=("1 bid M2", "2 bid S4"),
    )
    on.ask("lesson-show", "laid-2", "mat-2", move="show R", answers={"show M1": "lesson-show-one"})
    on.ask(
        "lesson-refill",
        "hand",
        move="refill",
        answers={"refill *": "lesson-refill-discard"},
        others=("2 take li S1 S1 S3", "1 take ib M1", "1 leave"),
    )
    on.say("lesson-refilled", "leader-li", "mat-2", until="leader-moved")


def round_5(on: Teaching) -> None:
    on.chapter("lesson-chapter-tie-break")
    on.ask(
        "lesson-lion-bid",
        "card-S2",
        "hand",
        move="bid S2",
        answers={
            "bid R": "lesson-lion-bid-refill",
            "bid * *": "lesson-lion-bid-two",
            "bid *": "lesson-lion-bid-other",
        },
        others=("1 bid S2", "2 bid M1"),
    )
    on.ask(
        "lesson-tie-again",
        "card-S3",
        "hand",
        move="pay S3",
        answers={
            "withdraw": "lesson-tie-pay-withdraw",
            "pay S4": "lesson-tie-again-keep",
            "pay W1": "lesson-tie-again-keep",
            "pay *": "lesson-tie-again-other",
        },
        others=("1 pay S3",),
    )
    on.ask("lesson-still-tied", "pile", move="break draw", answers={"break *": "lesson-still-tied-hand"})
    on.ask(
        "lesson-break-equal",
        "card-S4",
        "hand",
        move="break S4",
        answers={"break draw": "lesson-break-equal-draw", "break *": "lesson-break-equal-lower"},
    )
    on.ask(
        "lesson-break-won",
        "display",
        move="take li",
        answers={"take ib": "lesson-break-won-ibex", "pass": "lesson-break-won-pass"},
        others=("1 take ib", "1 leave"),
    )
    on.say("lesson-lion-moves", "leader-li", "mat-0", until="leader-moved")


def round_6(on: Teaching) -> None:
    on.chapter("lesson-chapter-powers")
    on.ask(
        "lesson-lion-test",
        "card-F2",
        "hand",
        move="bid F2",
        answers={
            "bid R": "lesson-lion-test-refill",
            "bid * *": "lesson-lion-bid-two",
            "bid *": "lesson-lion-test-other",
        },
        others=("2 bid M2", "1 swap none"),
    )
    on.ask(
        "lesson-lion-first",
        "display",
        move="take sq F2",
        answers={
            "take sq W1": "lesson-lion-first-wild",
            "take sq M1": "lesson-lion-first-mixed",
            "take ea *": "lesson-lion-first-eagle",
            "pass": "lesson-lion-first-pass",
        },
        others=("2 take ea M1",),
    )
    on.say("lesson-leaders-move", "leader-ea", "mat-2", until="leader-moved", times=2)


def round_7(on: Teaching) -> None:
    on.ask(
        "lesson-wild-bid",
        "card-W1",
        "hand",
        move="bid W1",
        answers={"bid R": "lesson-wild-bid-refill", "bid M1": "lesson-wild-bid-other"},
        others=("1 bid W3", "2 bid R", "2 refill", "1 take ea M1 M4"),
    )
    on.ask("lesson-take-meerkat", "display", move="take me", answers={"pass": "lesson-take-meerkat-pass"})
    on.say("lesson-meerkat-moves", "leader-me", "mat-0", until="leader-moved")


def round_8(on: Teaching) -> None:
    on.ask(
        "lesson-bid-refill",
        "card-R",
        "hand",
        move="bid R",
        answers={"bid M1": "lesson-bid-refill-other"},
        others=("1 bid R", "2 bid S3"),
    )
    on.ask(
        "lesson-swap",
        "display",
        move="swap ib pe",
        answers={"swap none": "lesson-swap-none", "swap * pe": "lesson-swap-given", "swap *": "lesson-swap-gained"},
    )
    chosen = on.choose("lesson-refill-ten", "hand", moves=(KEEP, DISCARD))
    on.others("1 refill", "2 take li M2 F3")
    on.say("lesson-kept" if chosen == KEEP else "lesson-discarded", "hand", until="drew", times=2)
    on.say("lesson-lion-lost", "leader-li", "mat-2", until="round-ended")


def round_9(on: Teaching) -> None:
    """A peacock as in round 1: it goes by at once."""
    on.chapter("lesson-chapter-passing")
    on.others(f"{LEARNER} bid F3", "1 bid M1", "2 bid R", "2 refill", f"{LEARNER} take pe F1 F2", "1 take ea", "1 keep")
    on.skip("lesson-third-peacock", "collection-0", "mat-0")


def round_10(on: Teaching) -> None:
    on.ask(
        "lesson-saving-bid",
        "card-S1",
        "hand",
        move="bid S1",
        answers={"bid R": "lesson-saving-bid-refill", "bid *": "lesson-saving-bid-other"},
        others=("1 bid R", "2 bid F4", "1 refill", "2 take sq F2 F2 W4"),
    )
    on.say("lesson-outbid", "leader-sq", "mat-2", until="leader-moved")
    chosen = on.choose("lesson-take-or-pass", "display", moves=(PASS, TAKE))
    if chosen == PASS:
        on.say("lesson-passed", "hand", until="drew")
    else:
        on.say("lesson-took-ibex", "collection-0", "mat-0", until="took")


def three_quick_rounds(on: Teaching, *, passed: bool) -> None:
    """Nothing new happens; these go by at once."""
    on.chapter("lesson-chapter-end")
    me = LEARNER
    meerkat, lion = ("S1", "S4 W2") if passed else ("W2", "M2 M3")
    on.others(f"{me} bid S2", "1 bid F1", "2 bid R", "2 refill", f"{me} take me {meerkat}", "1 take sq", "1 leave")
    on.others(f"{me} bid S3", "1 bid R", "2 bid S1", "1 refill", f"{me} take li {lion}", "2 take ib")
    on.others(f"{me} bid R", "1 bid M2", "2 bid F1", f"{me} swap sq pe", f"{me} refill")
    on.others("1 take ea M1", "2 take sq", "1 leave")
    on.skip("lesson-quick-rounds", "collection-0", "mat-0")


def last_round(on: Teaching) -> None:
    on.ask(
        "lesson-last-bid",
        "card-F3",
        "hand",
        move="bid F3",
        answers={"bid R": "lesson-last-bid-refill", "bid *": "lesson-last-bid-other"},
        others=("1 bid R", "2 bid M1", "1 refill"),
    )
    chosen = on.choose(
        "lesson-last-take",
        "display",
        moves=(PEACOCK, SQUIRREL, NOTHING),
        answers={"take *": "lesson-last-take-mixed"},
    )
    on.others("2 take pe" if chosen == SQUIRREL else "2 take sq")
    feedback = {PEACOCK: "lesson-last-peacock", SQUIRREL: "lesson-last-squirrel", NOTHING: "lesson-last-nothing"}
    on.say(feedback[chosen], "collection-0", "mat-0", until="drew" if chosen == NOTHING else "took")


def count(on: Teaching) -> None:
    on.say("lesson-count-largest", "count-largest", until="game-ended")
    on.say("lesson-count-second", "count-second")
    on.say("lesson-count-leaders", "count-leaders")
    on.say("lesson-count-tokens", "count-tokens")
    on.say("lesson-count-total", "count-total")
