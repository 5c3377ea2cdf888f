"""Words for the shuffle over the protocol: the host waits for them, but not for ever."""

from tests.host.memory_host import Guest, MemoryHost, rounds_of_the_loop
from wildcards.game.fair import digest_of
from wildcards.game.record import Record
from wildcards.table.shuffling import WORD_MILLISECONDS

ANNS, BENS, ANNS_NEXT = "a" * 32, "b" * 32, "c" * 32


async def test_a_table_that_is_started_as_it_is_made_waits_for_the_word_of_its_host(host: MemoryHost) -> None:
    ann = await Guest.come(host, "Ann")
    made = await ann.call("make_table", {"settings": {"players": 3}, "start": True, "digest": digest_of(ANNS)})
    async with ann.at(made["table"]) as place:
        assert place.status == "shuffling"
        assert place.update["you"]["word"] == "give"
        commitment = place.update["table"]["commitment"]
        await place.must("give-word", word=ANNS)
        await place.wait_until(lambda update: update["table"]["status"] == "running")
        await place.play_to_the_end()
        name = place.update["table"]["record"]
    record = Record.from_json(await host.store.record(name) or "")
    assert record.commitment == commitment
    assert (record.seed or "").endswith(":" + ANNS.encode().hex())


async def test_whoever_goes_away_cannot_stop_the_deal(host: MemoryHost) -> None:
    ann, ben = await Guest.come(host, "Ann"), await Guest.come(host, "Ben")
    made = await ann.call("make_table", {"settings": {"players": 3}, "digest": digest_of(ANNS)})
    async with ben.at(made["table"], made["invite"]) as place:
        await place.must("sit", code=made["invite"])
        await place.must("promise-word", digest=digest_of(BENS))
    async with ann.at(made["table"]) as place:
        await place.must("start")
        await place.must("give-word", word=ANNS)
        await rounds_of_the_loop()
        assert place.status == "shuffling"
        host.clock.advance(WORD_MILLISECONDS / 1000)
        await place.wait_until(lambda update: update["you"]["word"] == "promise")
        assert [seat["left_out"] for seat in place.update["table"]["seats"]] == [False, True, False]
        await place.must("promise-word", digest=digest_of(ANNS_NEXT))
        await place.must("give-word", word=ANNS_NEXT)
        await place.wait_until(lambda update: update["table"]["status"] == "running")


async def test_a_start_that_waited_for_words_goes_on_after_the_host_comes_back(host: MemoryHost) -> None:
    """Nobody is connected any more: the table wakes by itself, and deals."""
    ann = await Guest.come(host, "Ann")
    made = await ann.call("make_table", {"settings": {"players": 3}, "start": True, "digest": digest_of(ANNS)})
    await host.open_again()
    host.clock.advance(WORD_MILLISECONDS / 1000)
    assert made["table"] in await host.store.due_tables(host.clock.now())
    async with ann.at(made["table"]) as place:
        await place.wait_until(lambda update: update["table"]["status"] == "running")
