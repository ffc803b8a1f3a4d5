"""Who may do what at a table: commands in, events out, without a server."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cordee.engine.fair import FairDice, Mix, pledge_of
from cordee.web.live import events as kinds
from cordee.web.live.commands import (
    AtTable,
    Back,
    Close,
    Contribute,
    Decide,
    Give,
    Hand,
    Leave,
    Pledge,
    Resign,
    Say,
    Sit,
    Undo,
    read,
)
from cordee.web.live.decisions import (
    Asker,
    Made,
    allows,
    begin,
    bot_moves,
    carry_out,
    decide,
    mix_again,
    seal,
)
from cordee.web.live.table import LONGEST_TALK, MOST, Table, fold
from cordee.web.server.refusals import NotFound, NotNow, NotYours, Refused

pytestmark = pytest.mark.fast

ANA, BO, EVE = Asker("ana"), Asker("bo"), Asker("eve", "Eve")
SECRET = bytes(32)


def opened(*seats: str, game: str = "pig") -> Table:
    """A table that Ana has opened; a seat is `ana`, `bo`, `bot`, `free` or `link`."""
    made = [
        {
            "kind": seat if seat in ("bot", "free", "link") else "me",
            "name": seat if seat not in ("free", "link") else "",
            "person": seat if seat in ("ana", "bo") else None,
            "level": "easy" if seat == "bot" else None,
        }
        for seat in seats
    ]
    data = {"game": game, "options": {}, "seats": made, "drawn": False, "hints": True}
    table = fold("t", SECRET, [])
    carry_out(table, [(kinds.OPEN, {**data, "listed": False, "host": "ana"})], 1.0)
    return table


def playing(*seats: str, game: str = "pig") -> Table:
    table = opened(*seats, game=game)
    carry_out(table, begin(table), 2.0)
    return table


def done(table: Table, asker: Asker, command: AtTable) -> list[Made]:
    """What a command leads to; the table itself is left as it was."""
    before = table.last, len(table.lines), table.stamp
    made = decide(table, asker, command)
    assert (table.last, len(table.lines), table.stamp) == before
    return made


def test_a_seat_is_taken_by_whoever_comes_first() -> None:
    table = opened("ana", "free")
    made = done(table, BO, Sit(seat=1, name=" Bo "))
    assert made == [(kinds.SIT, {"seat": 1, "person": "bo", "name": "Bo"})]
    carry_out(table, made, 2.0)
    with pytest.raises(NotNow) as caught:
        decide(table, EVE, Sit(seat=1, name="Eve"))
    assert (caught.value.key, caught.value.status) == ("seat-taken", 409)
    assert begin(table)[0] == (kinds.START, {"order": [0, 1]})


def test_a_game_starts_with_what_happens_unasked() -> None:
    table = playing("ana", "bo")
    assert table.position is not None
    assert [ply.actor for ply in table.position.plies] == ["chance"]
    assert table.last == 2  # opened, started, rolled


def test_a_decision_is_one_event_and_what_follows_is_found_when_it_is_carried_out() -> None:
    table = playing("ana", "bo")
    made = done(table, ANA, Decide(plies=1, text="hold"))
    assert made == [(kinds.MOVE, {"text": "hold", "seat": 0})]
    kept = carry_out(table, made, 3.0)
    assert [event.data["text"].split()[0] for event in kept] == ["hold", "roll"]
    assert [event.number for event in kept] == [3, 4]


@pytest.mark.parametrize(
    ("asker", "command", "key", "refusal"),
    [
        (BO, Decide(plies=1, text="hold"), "not-your-turn", NotNow),
        (EVE, Decide(plies=1, text="hold"), "not-your-turn", NotNow),
        (ANA, Decide(plies=0, text="hold"), "moved-on", NotNow),
        (ANA, Undo(), "undo-refused", NotNow),
        (ANA, Leave(seat=0), "leave-playing", NotNow),
        (BO, Resign(seat=0), "seat-other", NotYours),
        (ANA, Resign(seat=7), "seat-none", NotFound),
        (ANA, Back(seat=0), "back-refused", NotNow),
        (ANA, Hand(seat=1), "hand-early", NotNow),
        (EVE, Give(do="bot", seat=1), "seat-other", NotYours),
        (ANA, Give(do="bot", seat=1), "seat-taken", NotNow),
        (EVE, Sit(seat=1, name="bot:easy"), "name-wrong", Refused),
    ],
)
def test_what_may_not_be_is_refused_by_class(
    asker: Asker, command: AtTable, key: str, refusal: type[Refused]
) -> None:
    with pytest.raises(refusal) as caught:
        done(playing("ana", "bo"), asker, command)
    assert caught.value.key == key


def test_a_seat_is_handed_over_when_its_player_is_gone() -> None:
    table = playing("ana", "bo")
    patient = Asker("ana", is_gone=lambda seat: seat.person == "bo")
    assert done(table, patient, Hand(seat=1)) == [(kinds.HAND, {"seat": 1, "level": "medium"})]
    with pytest.raises(NotNow):
        decide(table, Asker("eve", is_gone=lambda _: True), Hand(seat=1))


def test_the_host_closes_a_table_and_nothing_happens_there_any_more() -> None:
    table = opened("ana", "free", "link", "bot")
    carry_out(table, done(table, BO, Sit(seat=1, name="Bo")), 2.0)
    assert done(table, ANA, Close()) == [(kinds.CLOSE, {"name": "ana"})]
    carry_out(table, done(table, ANA, Close()), 3.0)
    assert table.stage == table.card.stage == "closed"
    assert table.lines[-1].key == "line-close"
    assert begin(table) == []
    for asker, command in (
        (ANA, Close()), (EVE, Sit(seat=2, name="Eve", invited=True)), (BO, Leave(seat=1)),
        (ANA, Give(do="bot", seat=2)), (BO, Say(text="Why?")),
    ):  # fmt: skip
        with pytest.raises(NotNow) as caught:
            done(table, asker, command)
        assert caught.value.key == "table-closed"


def test_nobody_else_closes_a_table_and_nobody_a_game() -> None:
    table = opened("ana", "bo", "free")
    with pytest.raises(NotYours):
        done(table, BO, Close())
    with pytest.raises(NotNow) as caught:
        done(playing("ana", "bo"), ANA, Close())
    assert caught.value.key == "close-playing"


@pytest.mark.parametrize("kind", ["free", "link"])
def test_whoever_took_a_seat_can_leave_it_again(kind: str) -> None:
    table = opened("ana", kind, "free")
    carry_out(table, done(table, BO, Sit(seat=1, name="Bo", invited=kind == "link")), 2.0)
    assert allows(table, BO, Leave(seat=1))
    assert not allows(table, ANA, Leave(seat=1))
    carry_out(table, done(table, BO, Leave(seat=1)), 3.0)
    assert not table.seats[1].is_taken


def test_what_a_page_offers_is_what_would_be_done() -> None:
    table = opened("ana", "link", "free")
    assert allows(table, BO, Sit(seat=2, name="Bo"))
    assert not allows(table, BO, Sit(seat=1, name="Bo"))
    assert allows(table, BO, Sit(seat=1, name="Bo", invited=True))
    assert allows(table, ANA, Give(do="free", seat=1))
    assert not allows(table, BO, Give(do="free", seat=1))


def test_talk_is_on_one_line_and_named() -> None:
    table = opened("ana", "free")
    ((_, said),) = done(table, EVE, Say(text="a\nb  " + "x" * 296))
    assert said == {"name": "Eve", "seat": None, "person": "eve", "text": "a b " + "x" * 296}
    for blank in (" \n ", "\u3164", "\u200b\u2800"):
        assert done(table, ANA, Say(text=blank)) == []
    assert done(table, ANA, Say(text="hi"))[0][1]["name"] == "ana"


def test_talk_that_is_too_long_is_refused_and_the_limit_is_what_is_said() -> None:
    table = opened("ana", "free")
    assert len(done(table, ANA, Say(text="é" * LONGEST_TALK))) == 1
    with pytest.raises(Refused) as caught:
        done(table, ANA, Say(text="x" * (LONGEST_TALK + 1)))
    assert caught.value.text() == "That has 301 characters; 300 can be said at once."


def test_talk_at_one_table_has_an_end_and_those_who_watch_cannot_silence_players() -> None:
    table = opened("ana", "bo", "free")
    for _ in range(MOST[kinds.SAY]):
        carry_out(table, decide(table, EVE, Say(text="hi")), 2.0)
    with pytest.raises(NotNow) as caught:
        done(table, Asker("another", "Z"), Say(text="hi"))
    assert caught.value.key == "spent-say"
    assert done(table, ANA, Say(text="hi"))


def test_decisions_are_taken_back_so_often_and_no_more() -> None:
    table, undone = playing("ana", "bo", game="matterhorn"), 0
    while undone < MOST[kinds.UNDO]:
        asker = ANA if table.seats_of("ana") == [decides(table)] else BO
        text = first_choice(table)
        carry_out(table, decide(table, asker, Decide(plies=len(table.moves), text=text)), 2.0)
        if asker is ANA and table.undoes(0) is not None:
            carry_out(table, decide(table, ANA, Undo()), 2.0)
            undone += 1
    with pytest.raises(NotNow) as caught:
        done(table, ANA, Undo())
    assert (
        caught.value.text() == "You have taken 100 decisions back in this game: that is the most."
    )
    assert table.undoes(0) is None
    assert table.last < 50 * undone  # so history has an end


def decides(table: Table) -> object:
    return table.position.actor if table.position else None


def first_choice(table: Table) -> str:
    assert table.position is not None
    return table.position.moves()[0].text


def test_a_seat_is_taken_back_from_a_bot_so_often_and_no_more() -> None:
    table = playing("ana", "bo")
    for _ in range(MOST[kinds.BACK]):
        for command in (Hand(seat=0), Back(seat=0)):
            carry_out(table, decide(table, ANA, command), 2.0)
    carry_out(table, decide(table, ANA, Hand(seat=0)), 2.0)
    assert not allows(table, ANA, Back(seat=0))
    with pytest.raises(NotNow) as caught:
        done(table, ANA, Back(seat=0))
    assert caught.value.key == "spent-back"


def test_seats_are_left_so_often_and_no_more() -> None:
    table = opened("ana", "free", "free")
    for _ in range(MOST[kinds.LEAVE]):
        for command in (Sit(seat=1, name="Bo"), Leave(seat=1)):
            carry_out(table, decide(table, BO, command), 2.0)
    carry_out(table, decide(table, BO, Sit(seat=1, name="Bo")), 2.0)
    assert not allows(table, BO, Leave(seat=1))


def test_a_game_that_the_operator_has_closed_is_not_played_at_any_more() -> None:
    table = playing("ana", "bo")
    carry_out(table, [(kinds.CLOSE, {"name": "", "operator": True})], 3.0)
    assert table.stage == table.card.stage == "closed"
    assert table.lines[-1].key == "line-close-operator"
    for asker, command in ((ANA, Decide(plies=1, text="hold")), (BO, Say(text="?"))):
        with pytest.raises(NotNow):
            done(table, asker, command)


def test_a_bot_that_comes_too_late_is_dropped() -> None:
    table = playing("bot", "ana")
    assert bot_moves(table, "hold", table.stamp) == [(kinds.MOVE, {"text": "hold", "seat": 0})]
    assert bot_moves(table, "hold", (0, -1)) == []


# Commands of a socket


@pytest.mark.parametrize(
    "frame",
    [
        {"do": "sit", "seat": 0, "name": "Ana"},
        {"do": "move", "plies": 3, "text": "hold", "more": "is ignored"},
        {"do": "bot", "seat": 2},
        {"do": "undo"},
        {"do": "close"},
        {"do": "look", "layout": "tall"},
        {"do": "hint"},
    ],
)
def test_a_frame_is_a_command(frame: dict[str, Any]) -> None:
    command = read(json.dumps(frame))
    assert {key: getattr(command, key) for key in frame if key != "more"} == {
        key: value for key, value in frame.items() if key != "more"
    }


@pytest.mark.parametrize(
    "frame",
    [
        "", "[]", "5", "{}", '{"do": "dance"}', '{"do": 5}', '{"do": "move"}',
        '{"do": "move", "plies": true, "text": "hold"}', '{"do": "move", "plies": 1.0, "text": ""}',
        '{"do": "resign", "seat": -1}', '{"do": "say", "text": 5}', "[" * 3000,
        '{"do": "link", "seat": 1}', '{"do": "sit", "seat": 1, "name": "E", "invited": true}',
    ],
)  # fmt: skip
def test_anything_else_is_refused(frame: str) -> None:
    with pytest.raises(Refused) as caught:
        read(frame)
    assert caught.value.key == "frame-wrong"


# Contributions to the dice

HERS, HIS = "a" * 32, "b" * 32


def test_contributions_decide_the_draw_and_every_roll() -> None:
    table = opened("ana", "bot", "bo")
    table.drawn = True
    carry_out(table, done(table, ANA, Contribute(seat=0, bits=HERS)), 2.0)
    carry_out(table, done(table, BO, Contribute(seat=2, bits=HIS)), 3.0)
    dice = FairDice(SECRET, (Mix((HERS, "", HIS)),))
    assert begin(table) == [(kinds.START, {"order": dice.seats([0, 1, 2])})]
    carry_out(table, begin(table), 4.0)
    assert table.dice == dice
    position = table.position
    assert position is not None
    assert position.plies[0].move.text == f"roll {dice.pick(0, [1 / 6] * 6) + 1}"
    assert table.record().mixes == (Mix((HERS, "", HIS)),)
    assert table.record().drawn == tuple(dice.seats(range(3)))


def test_who_has_pledged_shows_just_that_and_nobody_else_is_let_in_then() -> None:
    table = opened("ana", "bo")
    assert seal(table) == []  # nobody has pledged
    carry_out(table, done(table, ANA, Pledge(seat=0, digest=pledge_of(HERS))), 2.0)
    with pytest.raises(NotNow, match="already contributed"):
        decide(table, ANA, Pledge(seat=0, digest=pledge_of(HIS)))
    carry_out(table, seal(table), 3.0)
    assert seal(table) == []
    for command in (Contribute(seat=1, bits=HIS), Pledge(seat=1, digest=pledge_of(HIS))):
        with pytest.raises(NotNow) as caught:
            decide(table, BO, command)
        assert caught.value.key == "given-late"
    with pytest.raises(Refused, match="not the contribution that was pledged"):
        decide(table, ANA, Contribute(seat=0, bits=HIS))
    for asker, leaving in ((BO, Leave(seat=1)), (ANA, Close())):
        with pytest.raises(NotNow, match="has begun"):
            decide(table, asker, leaving)
    carry_out(table, done(table, ANA, Contribute(seat=0, bits=HERS)), 4.0)
    with pytest.raises(NotNow, match="already contributed"):
        decide(table, ANA, Contribute(seat=0, bits=HERS))
    carry_out(table, begin(table), 5.0)
    with pytest.raises(NotNow, match="Too late"):
        decide(table, BO, Contribute(seat=1, bits=HIS))
    assert table.dice.mixes == (Mix((HERS, "")),)


def test_only_who_has_the_seat_contributes_for_it() -> None:
    table = opened("ana", "bot", "free")
    for seat, asker in ((0, BO), (1, ANA), (2, ANA), (2, EVE)):
        for command in (Contribute(seat=seat, bits=HIS), Pledge(seat=seat, digest="0" * 64)):
            with pytest.raises(NotYours):
                decide(table, asker, command)
    with pytest.raises(NotFound):
        decide(table, ANA, Contribute(seat=3, bits=HERS))
    carry_out(table, done(table, ANA, Close()), 2.0)
    with pytest.raises(NotNow, match="closed"):
        decide(table, ANA, Contribute(seat=0, bits=HERS))


def test_a_table_nobody_contributed_to_has_the_dice_of_its_secret_alone() -> None:
    table = playing("ana", "bo")
    assert not any(table.dice.salts)
    record = table.record()
    assert "salt" not in str(record)
    assert "drawn" not in str(record)
    assert table.position is not None
    assert table.position.plies[0].move.text == f"roll {FairDice(SECRET).pick(0, [1 / 6] * 6) + 1}"


def test_after_a_restored_backup_nothing_happens_until_the_dice_are_mixed() -> None:
    table = opened("ana", "bot", "bo")
    carry_out(table, done(table, ANA, Contribute(seat=0, bits=HERS)), 2.0)
    carry_out(table, begin(table), 3.0)
    assert mix_again(table, "", HIS) == []  # nothing was restored
    carry_out(table, mix_again(table, "epoch", "c" * 32), 4.0)
    assert mix_again(table, "epoch", HIS) == []
    assert table.to_move is None
    with pytest.raises(NotNow) as caught:
        decide(table, ANA, Decide(plies=1, text="hold"))
    assert caught.value.key == "dice-mixing"
    with pytest.raises(NotNow):
        decide(table, ANA, Undo())
    carry_out(table, done(table, BO, Contribute(seat=2, bits=HIS)), 5.0)
    carry_out(table, begin(table), 6.0)
    again = Mix(("", "", HIS), 1, "c" * 32)
    assert table.dice.mixes == (Mix((HERS, "", "")), again)
    carry_out(table, done(table, ANA, Decide(plies=1, text="hold")), 7.0)
    position = table.position
    assert position is not None
    assert position.plies[2].move.text == f"roll {table.dice.pick(1, [1 / 6] * 6) + 1}"
    for seat, asker in ((0, ANA), (2, BO)):
        carry_out(table, done(table, asker, Resign(seat=seat)), 8.0)
    assert table.record().verify().matches


def test_contributions_stand_in_the_order_before_the_draw_even_after_it() -> None:
    table = opened("ana", "bo", "bot")
    table.drawn = True
    carry_out(table, done(table, ANA, Contribute(seat=0, bits=HERS)), 2.0)
    carry_out(table, begin(table), 3.0)
    seat = table.order.index(1)
    assert seat != 1
    carry_out(table, mix_again(table, "epoch", "c" * 32), 4.0)
    carry_out(table, done(table, BO, Contribute(seat=seat, bits=HIS)), 5.0)
    carry_out(table, begin(table), 6.0)
    assert [mix.given for mix in table.dice.mixes] == [(HERS, "", ""), ("", HIS, "")]


def test_giving_up_ends_a_game_that_waits_for_its_dice() -> None:
    table = playing("ana", "bo")
    carry_out(table, mix_again(table, "epoch", "c" * 32), 3.0)
    carry_out(table, done(table, ANA, Resign(seat=0)), 4.0)
    assert (begin(table), seal(table)) == ([], [])
    with pytest.raises(NotNow, match="Too late"):
        decide(table, BO, Contribute(seat=1, bits=HIS))
    assert table.record().verify().matches


def test_a_table_that_is_over_keeps_its_dice() -> None:
    table = playing("ana", "bo")
    carry_out(table, done(table, ANA, Resign(seat=0)), 3.0)
    assert mix_again(table, "epoch", HIS) == []
