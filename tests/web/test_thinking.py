"""Who thinks next: shares of addresses, persons and tables, and what is dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from cordee.bots.steps import Steps
from cordee.web.live import thinking
from cordee.web.live.thinking import MOST_BEGUN, Claim, Dropped, Thinking, Thought, Turns

from ..apart import awaited

SLICE = 0.03


def endless() -> Steps[None]:
    while True:
        yield


def thought(
    address: str, person: str = "p", table: str = "t", *, watched: bool = True, brief: bool = False
) -> Thought:
    return Thought(Claim(address, person, table, lambda: watched, brief=brief), endless())


def slices(turns: Turns, count: int, seconds: float = SLICE) -> Iterator[Thought]:
    """One slice after the other; nothing is ever over."""
    for _ in range(count):
        taken = turns.take()
        assert taken is not None
        yield taken
        taken.taken = seconds
        turns.served(taken, over=False)
        turns.join(taken)


def waiting(*thoughts: Thought) -> Turns:
    turns = Turns()
    for one in thoughts:
        turns.join(one)
    return turns


def test_fifty_tables_of_one_address_get_what_one_table_elsewhere_gets() -> None:
    greedy = [thought("far", f"p{nth % 5}", f"t{nth}") for nth in range(50)]
    turns = waiting(*greedy, thought("near"))
    assert Counter(one.claim.address for one in slices(turns, 40)) == {"far": 20, "near": 20}


def test_persons_at_one_address_get_the_same_one_decision_after_the_other() -> None:
    turns = waiting(*(thought("far", "many", f"t{nth}") for nth in range(9)), thought("far", "one"))
    served = []
    for _ in range(4):
        taken = turns.take()
        assert taken is not None
        served.append(taken.claim.person)
        taken.taken = SLICE
        turns.served(taken, over=True)
        turns.join(thought("far", taken.claim.person, "again"))
    assert Counter(served) == {"many": 2, "one": 2}


def test_tables_of_one_person_take_turns() -> None:
    turns, served = waiting(*(thought("a", "p", f"t{nth}") for nth in range(3))), []
    for _ in range(9):
        taken = turns.take()
        assert taken is not None
        served.append(taken.claim.table)
        taken.taken = SLICE
        turns.served(taken, over=True)
        turns.join(thought("a", "p", taken.claim.table))
    assert Counter(served) == {"t0": 3, "t1": 3, "t2": 3}


def test_tables_that_somebody_looks_at_come_first() -> None:
    turns = waiting(*(thought(f"a{nth}", watched=False) for nth in range(5)), thought("near"))
    assert {one.claim.address for one in slices(turns, 10)} == {"near"}


def test_a_table_nobody_looks_at_has_its_turn_when_nobody_else_waits() -> None:
    assert waiting(thought("far", watched=False)).take() is not None


def test_what_is_over_in_a_moment_does_not_wait_for_what_its_neighbours_began() -> None:
    turns = waiting(thought("school", "ana"))
    assert next(slices(turns, 1)).claim.person == "ana"
    turns.join(thought("school", "bo", brief=True))
    taken = turns.take()
    assert taken is not None
    assert taken.claim.person == "bo"


def test_an_address_finishes_what_it_has_begun() -> None:
    """So that a hundred tables do not hold a hundred trees."""
    turns = waiting(*(thought("far", f"p{nth}", f"t{nth}") for nth in range(20)))
    assert len({one.claim.table for one in slices(turns, 50)}) == 1


def test_nobody_saves_up_turns_while_away() -> None:
    turns = waiting(thought("steady"))
    for _ in slices(turns, 100):
        pass
    turns.join(thought("newcomer"))
    served = Counter(one.claim.address for one in slices(turns, 20))
    assert served["steady"] >= 9


def test_shares_are_of_time_not_of_turns() -> None:
    turns = waiting(thought("long"), thought("short"))
    served: Counter[str] = Counter()
    for _ in range(110):
        taken = turns.take()
        assert taken is not None
        served[taken.claim.address] += 1
        taken.taken = SLICE if taken.claim.address == "long" else SLICE / 10
        turns.served(taken, over=False)
        turns.join(taken)
    assert served["short"] == pytest.approx(100, abs=2)


def test_only_so_many_are_left_in_the_middle() -> None:
    turns = waiting(*(thought(f"a{nth}") for nth in range(3 * MOST_BEGUN)))
    assert len({one.claim.address for one in slices(turns, 10 * MOST_BEGUN)}) == MOST_BEGUN
    turns.join(thought("near", brief=True))  # which needs no room
    assert "near" in {one.claim.address for one in slices(turns, MOST_BEGUN + 1)}


def test_shares_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KNOWN", 30)
    turns = waiting(thought("steady"))
    for nth in range(100):
        visitor = thought(f"a{nth}", brief=True)
        turns.join(visitor)
        while (taken := turns.take()) is not visitor:
            assert taken is not None
            taken.taken = SLICE
            turns.served(taken, over=False)
            turns.join(taken)
        visitor.taken = SLICE / 2
        turns.served(visitor, over=True)
        assert len(turns._had) <= 30 + len(visitor.shares)


# In threads


def counting(steps: int, found: str, log: Callable[[str], None] = lambda _: None) -> Steps[str]:
    for _ in range(steps):
        log(found)
        yield
    return found


def test_what_is_found_comes_back_from_the_thread() -> None:
    async def both() -> list[str]:
        threads = Thinking(1)
        try:
            asked = (
                threads.think(Claim("a", "p", str(nth)), counting(nth, f"found {nth}"))
                for nth in range(20)
            )
            return list(await asyncio.gather(*asked))
        finally:
            threads.close()

    assert awaited(both()) == [f"found {nth}" for nth in range(20)]


def test_a_short_thought_elsewhere_is_found_before_long_ones_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "SLICE", 0.0)  # a slice is one step at most
    order: list[str] = []

    async def all_of_them() -> None:
        threads = Thinking(1)

        async def one(address: str, steps: int) -> None:
            order.append(await threads.think(Claim(address, "p", "t"), counting(steps, address)))

        try:
            long = [asyncio.create_task(one("far", 200)) for _ in range(5)]
            await asyncio.sleep(0)
            await asyncio.gather(one("near", 1), *long)
        finally:
            threads.close()

    awaited(all_of_them())
    assert order == ["near", *["far"] * 5]


def test_a_fault_reaches_whoever_asked_and_nobody_else() -> None:
    def faulty() -> Steps[str]:
        yield
        raise ValueError("wrong")

    async def both() -> list[object]:
        threads = Thinking(1)
        try:
            asked = threads.think(Claim("a", "p", "t"), faulty())
            other = threads.think(Claim("b", "p", "t"), counting(3, "found"))
            return list(await asyncio.gather(asked, other, return_exceptions=True))
        finally:
            threads.close()

    fault, found = awaited(both())
    assert isinstance(fault, ValueError)
    assert found == "found"


def test_what_nobody_wants_any_more_is_dropped() -> None:
    wanted = True

    async def think() -> None:
        nonlocal wanted
        threads = Thinking(1)
        claim = Claim("a", "p", "t", wanted=lambda: wanted)
        try:
            asked = asyncio.create_task(threads.think(claim, endless()))
            await asyncio.sleep(0)
            wanted = False
            with pytest.raises(Dropped):
                await asked
            assert await threads.think(Claim("b", "p", "t"), counting(1, "next")) == "next"
        finally:
            threads.close()

    awaited(think())


def test_whoever_stops_waiting_takes_no_thread() -> None:
    async def think() -> str:
        threads = Thinking(1)
        try:
            gone = asyncio.create_task(threads.think(Claim("a", "p", "t"), endless()))
            await asyncio.sleep(0.01)
            gone.cancel()
            return await threads.think(Claim("a", "p", "t"), counting(1, "next"))
        finally:
            threads.close()

    assert awaited(think()) == "next"
