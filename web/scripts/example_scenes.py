"""The worked examples of the rules page: short scenes, played by the real rules, seen by the player on seat 0."""

from teaching import Teaching

from wildcards.testkit.positions import position


def scenes() -> dict[str, Teaching]:
    return {
        "natural": natural_habitat(),
        "tie": tie_with_totals(),
        "break": repeated_tie_break(),
        "leader": leader_changes_hands(),
        "meerkat": meerkat_exchange(),
        "count": final_count(),
    }


def natural_habitat() -> Teaching:
    on = Teaching(position(["F1 F3 S1 S1 W2", "S2 M1 M2", "F2 M1 M3"], display="pe li"))
    on.say("example-natural-bid", "hand")
    on.others("0 bid F3", "1 bid S2", "2 bid M1")
    on.say("example-natural-cost", "laid-0", until="bids-revealed")
    on.others("0 take pe F1 W2")
    on.say("example-natural-took", "laid-0", until="took")
    on.say("example-natural-leader", "mat-0", until="leader-moved")
    return on


def tie_with_totals() -> Teaching:
    on = Teaching(position(["F2 S3 M3 M1", "F1 S2 F3 S1", "S1 M1 M2"], display="ea sq"))
    on.say("example-tie-before", "display")
    on.others("0 bid M3", "1 bid F3", "2 bid S1")
    on.say("example-tie-equal", "laid-1", until="tie-began")
    on.others("0 pay F2 S3", "1 pay F1 S2")
    on.say("example-tie-totals", "laid-0", until="goes-next")
    on.others("0 take ea")
    on.say("example-tie-first", "mat-0", until="leader-moved")
    on.others("1 take sq")
    on.say("example-tie-second", "mat-1", until="leader-moved")
    on.say("example-tie-third", "mat-2", until="drew")
    on.end_here()
    return on


def repeated_tie_break() -> Teaching:
    on = Teaching(position(["F4 S1 M1", "F1 S4 M2", "F2 S2 M1 M4"], display="li pe", pile="M3 F3"))
    on.say("example-break-before", "display")
    on.others("0 bid S1", "1 bid F1", "2 bid M1")
    on.say("example-break-ones", "laid-0", until="tie-began")
    on.others("0 break F4", "1 break S4", "2 break F2")
    on.say("example-break-equal", "laid-1", until="tie-break-revealed")
    on.others("0 break draw", "1 break M2", "2 break M4")
    on.say("example-break-decided", "laid-2", until="tie-break-revealed")
    on.say("example-break-discarded", "mat-2", until="goes-next")
    on.others("2 take li")
    on.say("example-break-rest", "mat-2", until="leader-moved")
    return on


def leader_changes_hands() -> Teaching:
    on = Teaching(position(["S2 M1 F3", "M4 F1 S1 M2 S3", "F1 M3 S4"], display="ib ib"))
    on.say("example-leader-before", "display")
    on.others("0 bid S2", "1 bid M4", "2 bid F1")
    on.say("example-leader-order", "laid-1", until="bids-revealed")
    on.others("1 take ib F1 S1 M2")
    on.say("example-leader-first", "mat-1", until="leader-moved")
    on.others("0 take ib M1")
    on.say("example-leader-moves", "mat-0", until="leader-moved")
    on.say("example-leader-pass", "mat-2", until="drew")
    on.others("0 keep")
    on.say("example-leader-kept", "mat-0", until="bid-kept")
    on.end_here()
    return on


def meerkat_exchange() -> Teaching:
    on = Teaching(
        position(
            ["F1 S1 M2", "F2 S3 M1", "S2 M3 M4"],
            display="sq li",
            collections=["me ib ib sq", "ib ib sq", "ea"],
            leaders={"me": 0, "ib": 0, "sq": 1, "ea": 2},
        )
    )
    on.say("example-meerkat-before", "collection-0")
    on.others("0 bid R", "1 bid S3", "2 bid S2")
    on.say("example-meerkat-bid", "laid-0", until="bids-revealed")
    on.others("0 swap ib sq")
    on.say("example-meerkat-swap", "collection-0", until="exchanged")
    on.say("example-meerkat-gained", "mat-0", until="leader-moved")
    on.say("example-meerkat-lost", "mat-1", until="leader-moved")
    on.others("0 refill")
    on.say("example-meerkat-ten", "hand", until="drew")
    return on


def final_count() -> Teaching:
    on = Teaching(
        position(
            ["F1 S2", "M1 M2", "S1 F3"],
            display="ea li",
            collections=["pe pe pe pe ib ib ib sq sq sq", "ib ib ib ib me", "sq sq sq sq li"],
            leaders={"pe": 0, "ib": 1, "me": 1, "sq": 2, "li": 2},
            tokens=(8, 6, 6),
            round=14,
        )
    )
    on.say("example-count-before", "collection-0")
    on.others("0 bid R", "1 bid R", "2 bid R", "1 swap none", "0 refill", "1 refill", "2 refill")
    on.skip("example-count-largest", "collection-0")
    on.say("example-count-second", "collection-0")
    on.say("example-count-leaders", "mat-0")
    on.say("example-count-total", "mat-0")
    return on
