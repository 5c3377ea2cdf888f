"""Whoever asks for more than others does not get more turns."""

from hypothesis import given
from hypothesis import strategies as st

from wildcards.host.fair_queue import FairQueue, Share


def taken(queue: FairQueue[str], count: int) -> list[str]:
    return [queue.take() for _ in range(count)]


def test_one_table_of_somebody_does_not_wait_for_sixty_of_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put(("address", "eve", f"table {number}"), "eve")
    queue.put(("other", "ann", "table"), "ann")
    assert "ann" in taken(queue, 2)
    for _ in range(20):  # nor later, when it comes again and again
        queue.put(("other", "ann", "table"), "ann")
        assert "ann" in taken(queue, 2)


def test_many_people_of_one_address_have_one_address_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(60):
        queue.put(("address", f"eve {number}", "table"), "eve")
    for _ in range(3):
        queue.put(("other", "ann", "table"), "ann")
    assert taken(queue, 6).count("ann") == 3


def test_tables_of_one_person_take_turns_and_each_keeps_its_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(("a", "ann", "one"), f"one {number}")
    queue.put(("a", "ann", "two"), "two 0")
    assert taken(queue, 4) == ["one 0", "two 0", "one 1", "one 2"]
    assert len(queue) == 0


@given(st.lists(st.tuples(st.tuples(*[st.sampled_from("xyz")] * 3), st.booleans()), max_size=60))
def test_what_nobody_waits_for_any_more_is_gone_and_the_rest_stays(asked: list[tuple[Share, bool]]) -> None:
    queue: FairQueue[int] = FairQueue()
    alone: FairQueue[int] = FairQueue()
    for number, (share, stays) in enumerate(asked):
        queue.put(share, number)
        if stays:
            alone.put(share, number)
    for number, (share, stays) in enumerate(asked):
        if not stays:
            queue.remove(share, number)
            queue.remove(share, number)  # once is enough
    assert (len(queue), queue.ends(2), queue.waiting("x")) == (len(alone), alone.ends(2), alone.waiting("x"))
    assert sorted(queue.take() for _ in range(len(queue))) == sorted(alone.take() for _ in range(len(alone)))


@given(st.lists(st.tuples(*[st.sampled_from("xyz")] * 3), max_size=60))
def test_everything_comes_out_once_and_what_waits_is_counted(shares: list[Share]) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, share in enumerate(shares):
        queue.put(share, number)
    assert queue.ends(2) == len({share[:2] for share in shares})
    assert queue.waiting("x") == sum(share[0] == "x" for share in shares)
    assert sorted(queue.take() for _ in range(len(shares))) == list(range(len(shares)))
    assert queue.ends(2) == queue.waiting("x") == len(queue) == 0
