"""Tables over real sockets: playing, waiting, coming back, and hostile clients."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cordee.bots import LEVELS
from cordee.engine import reading
from cordee.games import load
from cordee.testing.serving import Server

from .conftest import Line, Somebody, serving

People = Callable[..., Somebody]


def test_one_click_starts_a_game_against_a_bot(people: People) -> None:
    ana = people()
    line = ana.join(ana.new("yeti"))
    state = line.hear(mine=True)
    assert {seat["name"] for seat in state["seats"]} == {"Bot medium", "You"}
    assert state["moves"][0]["label"]
    line.play(state)
    later = line.hear(stage="playing")
    assert later["plies"] > state["plies"] or later["event"] >= state["event"]


@pytest.mark.parametrize(("language", "called"), [("en", "Bot master"), ("fr", "Robot maître")])
def test_all_levels_are_offered(people: People, language: str, called: str) -> None:
    """On the home page, in the form, and where somebody plays on from a position."""
    ana = people(language)
    tried = "/explore/pig?p=pig/1 players=2 turn=0 phase=choose pot=8 score=(97,40)"
    home, form, explored = (ana.http.get(place).text for place in ("/", "/new/pig", tried))
    for page in (home, form, explored):
        assert [level for level in LEVELS if f'value="bot:{level}"' not in page] == []
    assert f">{called}</option>" in form
    assert f">{called}</option>" in explored
    assert f">{called.split()[1]}</option>" in home


def test_a_master_plays(people: People) -> None:
    ana = people()
    seats = {"seat-1": "bot:master", "seat-2": "me", "fixed": "on"}
    state = ana.join(ana.new("yeti", **seats)).hear(mine=True)  # it has had its turn
    assert [seat["name"] for seat in state["seats"]] == ["Bot master", "You"]
    assert state["plies"] > 2


@pytest.mark.parametrize("game", ["yeti", "himalaya", "matterhorn", "vertical"])
def test_two_people_play_and_both_see_every_move(people: People, game: str) -> None:
    ana, bo = people(), people("fr")
    table = ana.new(game, name="Ana", **{"seat-1": "me", "seat-2": "free"})
    hers = ana.join(table)
    his = bo.join(table)
    hers.hear(stage="open")
    his.say("sit", seat=1, name="Bo")
    lines = {True: hers, False: his}
    for _ in range(12):
        state = hers.hear(stage="playing")
        while not state["moves"] and state["turn"] is None:
            state = hers.hear(stage="playing")
        who = lines[state["mine"]]
        if not state["mine"]:
            state = his.hear(mine=True, plies=state["plies"])
        else:
            his.hear(plies=state["plies"])
        who.play(state)
    told = his.hear(stage="playing")
    while not told["steps"]:
        told = his.hear(stage="playing")
    assert told["steps"][-1]["lines"]


def test_a_seat_belongs_to_who_took_it(people: People) -> None:
    ana, bo, eve = people(), people(), people()
    table = ana.new("yeti", name="Ana", **{"seat-1": "me", "seat-2": "free"})
    his = bo.join(table)
    his.say("sit", seat=1, name="Bo")
    state = his.hear(stage="playing")
    hostile = eve.join(table)
    hostile.hear(stage="playing")
    hostile.say("sit", seat=0, name="Eve")
    assert hostile.refusal()["why"] == "Somebody is already sitting there."
    hostile.say("move", plies=state["plies"], text="keep none")
    assert hostile.refusal()["why"] == "It is not your turn."
    hostile.say("resign", seat=0)
    assert hostile.refusal()["why"] == "That is not your seat."
    hostile.say("undo")
    assert "Nothing to take back" in hostile.refusal()["why"]
    hostile.say("hint")
    assert hostile.refusal()["why"] == "It is not your turn."


def test_an_illegal_try_says_which_rule(people: People) -> None:
    ana = people()
    line = ana.join(ana.new("yeti", **{"seat-1": "me", "seat-2": "here", "here-2": "Bo"}))
    state = line.hear(mine=True)
    line.say("move", plies=state["plies"], text="photo 3")
    refused = line.refusal()
    assert re.fullmatch(r"Y\d+", refused["rule"])
    line.say("move", plies=state["plies"], text="fly to the peak")
    assert "is not a move" in line.refusal()["why"]
    line.say("move", plies=state["plies"] + 1, text="keep none")
    assert "moved on" in line.refusal()["why"]


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "7", '{"do":"fly"}', '{"do":"move","plies":"x","text":"y"}', '{"do":"move"}',
     '{"do":"move","plies":true,"text":"y"}', '{"do":"say","text":5}', '{"do":"sit","seat":-1}',
     '{"do":"resign","seat":99}', "[" * 2000, '{"do":"say","text":"' + "x" * 3900 + '"}'],
)  # fmt: skip
def test_garbage_is_refused_and_changes_nothing(people: People, frame: str) -> None:
    ana = people()
    line = ana.join(ana.new("yeti", **{"seat-1": "me", "seat-2": "here", "here-2": "Bo"}))
    before = line.hear(mine=True)
    line.socket.send(frame)
    told = json.loads(line.socket.recv(20))
    assert told["is"] == "refused" or told["plies"] == before["plies"]


def test_a_huge_frame_closes_the_line_and_nobody_else_notices(people: People) -> None:
    ana = people()
    table = ana.new("yeti", **{"seat-1": "me", "seat-2": "here", "here-2": "Bo"})
    line, other = ana.join(table), ana.join(table)
    line.hear(mine=True)
    line.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        line.hear(stage="never")
    other.say("say", text="still here")
    while not any(
        one.get("said", "").endswith(": still here") for one in other.hear().get("log", ())
    ):
        pass


def test_talk_has_the_colon_of_the_readers_language(people: People) -> None:
    ana, bo = people(), people("fr")
    table = ana.new("yeti", **{"seat-1": "me", "seat-2": "free"})
    lines = [ana.join(table), bo.join(table)]
    lines[0].say("say", text="Allez !")
    for line, between in zip(lines, (": ", "\u00a0: "), strict=True):
        who = "You" if line is lines[0] else "Guest"
        assert first_said(line).endswith(f"{who}{between}Allez !")


def test_another_origin_and_no_cookie_are_turned_away(people: People, server: Server) -> None:
    ana = people()
    table = ana.new("yeti")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ana.join(table, Origin="http://evil.example").hear()
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ana.join(table, Cookie="cordee=forged").hear()
    answer = httpx.post(f"{server.url}/new/yeti", headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert httpx.post(f"{server.url}/new/yeti").status_code == 403


def test_a_link_gives_a_seat_once(people: People) -> None:
    ana, bo, eve = people(), people(), people()
    link, table = invited(ana, "yeti", **{"seat-1": "me", "seat-2": "link", "name": "Ana"})
    assert "Ana invites you" in bo.http.get(link).text
    assert "Ana invites you" in bo.http.get(link).text  # looking uses nothing up
    assert bo.http.post(link, data={"name": "Bo"}).headers["location"] == table
    assert eve.http.post(link, data={"name": "Eve"}).status_code == 410
    assert eve.http.get(link).status_code == 410
    state = bo.join(table).hear(stage="playing")
    assert {seat["name"] for seat in state["seats"]} == {"Ana", "You"}


def test_an_invitation_says_who_asks_to_what_and_who_is_there(people: People) -> None:
    ana, bo = people(), people("fr")
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "bot:easy", "option-weather": "bad"}
    link, _ = invited(ana, "yeti", name="Ana <b>", **seats)
    page = bo.http.get(link).text
    for told in (
        "Ana &lt;b&gt; vous invite", "Yeti", "Pour 3 joueurs", "Robot facile",
        "Météo\u00a0: toute défavorable", "/cover/yeti-fr.svg",
    ):  # fmt: skip
        assert told in page, told
    usual, _ = invited(ana, "yeti", **{"seat-1": "bot:easy", "seat-2": "link"})
    page = bo.http.get(usual).text
    assert "Ana &lt;b&gt; vous invite" in page  # who has no seat, but opened the table
    assert "Météo" not in page


def invited(host: Somebody, game: str, **form: str) -> tuple[str, str]:
    """A link to a seat, and the table."""
    page = host.new(game, **form)
    return links_at(host, page)[0], page.removesuffix("/links")


def links_at(who: Somebody, page: str) -> list[str]:
    """The links that a page shows."""
    return re.findall(r'value="[^"]*(/i/[\w-]+)"', who.http.get(page).text)


def test_links_can_be_seen_again_by_the_host_alone(people: People) -> None:
    ana, bo, eve = people(), people(), people()
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "link"}
    page = ana.new("yeti", name="Ana", **seats)
    table = page.removesuffix("/links")
    shown = links_at(ana, page)
    assert len(set(shown)) == 2
    assert links_at(ana, page) == shown
    assert len(re.findall(r'href="/t/', ana.http.get("/").text)) == 1  # no other table was made
    assert "cordee serve --host 0.0.0.0" in ana.http.get(page).text  # this machine alone
    assert eve.http.get(page).status_code == 403
    assert not links_at(eve, page)
    bo.http.post(shown[0])
    assert links_at(ana, page) == shown[1:]
    assert ana.http.post(f"{page}/2").headers["location"] == page
    ((new,),) = [links_at(ana, page)]
    assert new not in shown
    assert "no longer gives a seat" in why_gone(eve, shown[1])
    assert eve.http.post(f"{page}/2").status_code == 403
    assert links_at(ana, page) == [new]
    assert eve.http.post(new).headers["location"] == table
    bo.join(table).hear(stage="playing")
    assert ana.http.get(page).headers["location"] == table
    assert ana.http.get("/t/nothing/links").status_code == 404


def test_whoever_has_a_seat_is_led_to_the_table_by_the_link(people: People) -> None:
    ana, bo = people(), people()
    link, table = invited(ana, "yeti", **{"seat-1": "me", "seat-2": "link"})
    assert ana.http.get(link).headers["location"] == table
    assert ana.http.post(link).headers["location"] == table  # and takes no second seat
    for _ in range(2):
        assert bo.http.post(link).headers["location"] == table
    assert bo.http.get(link).headers["location"] == table
    assert len(bo.join(table).hear(stage="playing")["seats"]) == 2


def test_a_link_that_gives_nothing_any_more_says_why(people: People) -> None:
    ana, bo, eve = people(), people(), people()
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "free"}
    link, table = invited(ana, "yeti", **seats)
    assert bo.http.post(link).status_code == 303
    assert "Somebody has already taken this seat." in why_gone(eve, link)
    eve.join(table).say("sit", seat=2, name="Eve")
    bo.join(table).hear(stage="playing")
    assert "The game has begun without you." in why_gone(people(), link)
    link, table = invited(ana, "yeti", **seats)
    ana.http.post(f"{table}/links/1")
    assert "no longer gives a seat" in why_gone(eve, link)
    assert "never existed" in why_gone(eve, "/i/nothing")


def why_gone(who: Somebody, link: str) -> str:
    """What a link says that gives nothing, whether looked at or used."""
    pages = [who.http.get(link), who.http.post(link, data={"name": "Eve"})]
    assert [page.status_code for page in pages] == [410, 410]
    assert pages[0].text == pages[1].text
    assert 'href="/"' in pages[0].text
    return pages[0].text


def test_a_seat_with_a_link_waits_for_its_guest(people: People) -> None:
    ana, eve = people(), people()
    _, table = invited(ana, "yeti", **{"seat-1": "me", "seat-2": "link", "name": "Ana"})
    line = eve.join(table)
    line.hear(stage="open")
    line.say("sit", seat=1, name="Eve")
    assert line.refusal()["why"] == "That is not your seat."
    line.say("leave", seat=0)
    assert line.refusal()["why"] == "That is not your seat."


def test_a_seat_that_was_left_can_be_taken_again(people: People) -> None:
    ana, bo = people(), people()
    form = {"seat-1": "me", "seat-2": "free", "seat-3": "free"}
    table = ana.new("yeti", name="Ana", **form)
    line = bo.join(table)
    line.hear(stage="open")
    for _ in range(2):
        line.say("sit", seat=1, name="Bo")
        while line.hear(stage="open")["seats"][1]["name"] != "Bo":
            pass
        line.say("leave", seat=1)
        while line.hear(stage="open")["seats"][1]["name"] == "Bo":
            pass


def test_a_closed_table_is_gone_for_everybody(people: People) -> None:
    ana, bo, eve = people(), people(), people("fr")
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "free"}
    link, table = invited(ana, "yeti", name="Ana", listed="on", **seats)
    his = bo.join(table)
    his.say("sit", seat=2, name="Bo")
    while his.hear(stage="open")["seats"][2]["name"] != "Bo":
        pass
    assert bo.http.post(f"{table}/close").status_code == 403
    his.say("close")
    assert his.refusal()["key"] == "close-host"
    assert table in eve.http.get("/lobby").text
    hers = ana.join(table)
    assert hers.hear(stage="open")["close"]
    assert ana.http.post(f"{table}/close").headers["location"] == "/"
    for line in (hers, his):
        assert line.hear(stage="closed")["question"] == "This table was closed."
    for who in (ana, bo, eve):
        for path in ("/", "/lobby"):
            assert table not in who.http.get(path).text
        page = who.http.get(table)
        assert page.status_code == 410
        assert 'href="/"' in page.text
    assert "Cette table a été fermée." in why_gone(eve, link)
    assert ana.http.post(f"{table}/close").status_code == 409
    assert ana.http.get(f"{table}/links").headers["location"] == table
    assert ana.http.post(f"{table}/rematch").status_code == 404
    assert ana.http.post("/t/nothing/close").status_code == 404


def test_a_game_cannot_be_closed(people: People) -> None:
    ana = people()
    table = ana.new("yeti")
    ana.join(table).hear(stage="playing")
    page = ana.http.post(f"{table}/close")
    assert page.status_code == 409
    assert "can no longer be closed" in page.text


def test_who_has_left_a_table_no_longer_finds_it_among_their_games(people: People) -> None:
    ana, bo = people(), people()
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "free"}
    link, table = invited(ana, "yeti", **seats)
    bo.http.post(link)
    assert table in bo.http.get("/").text
    line = bo.join(table)
    line.say("leave", seat=1)
    while line.hear(stage="open")["own"]:
        pass
    while table in bo.http.get("/").text:  # it is noted after everybody is told
        pass
    assert table in ana.http.get("/").text


def test_who_gave_up_cannot_take_back_what_a_bot_decides(people: People) -> None:
    ana = people()
    form = {"seat-1": "me", "seat-2": "bot:novice", "seat-3": "bot:novice"}
    line = ana.join(ana.new("matterhorn", fixed="on", **form))
    line.hear(mine=True)
    line.say("resign", seat=0)
    state = line.hear(stage="playing")
    assert not state["undo"]
    line.say("undo")
    assert "Nothing to take back" in line.refusal()["why"]
    line.say("resign", seat=0)
    assert "not begun, or is over" in line.refusal()["why"]
    line.say("back", seat=0)
    assert "No bot is playing for you" in line.refusal()["why"]
    while line.hear(stage="playing")["plies"] < state["plies"] + 30:
        pass  # the bots play on


def test_bots_alone_play_for_whoever_watches(people: People) -> None:
    ana, bo = people(), people("fr")
    seats = {"seat-1": "bot:novice", "seat-2": "bot:easy"}
    table = ana.new("matterhorn", name="Ana", listed="on", **seats)
    for page in (ana.http.get("/").text, bo.http.get("/lobby").text):
        assert table in page
    row = row_of(table, bo.http.get("/lobby").text)
    assert "Ouverte par Ana" in row
    assert "Regarder" in row
    his = bo.join(table)
    first = his.hear(stage="playing")
    assert not first["own"]
    later = his.hear(stage="playing")
    while later["plies"] < first["plies"] + 5:
        later = his.hear(stage="playing")
    his.socket.close()
    assert plies_at_rest(ana, table) >= later["plies"]
    assert bo.join(table).hear(stage="playing")["plies"] >= later["plies"]


def plies_at_rest(who: Somebody, table: str) -> int:
    """How many plies have been played, once no more are."""
    before, now = -1, len(events_in(who.http.get(f"{table}/record").text))
    while before != now:
        time.sleep(0.5)
        before, now = now, len(events_in(who.http.get(f"{table}/record").text))
    return now


def row_of(table: str, page: str) -> str:
    """The entry of a table in a list."""
    return next(row for row in page.split("<li") if f'href="{table}"' in row)


def test_the_lobby_says_what_one_can_do_and_is_sent_again_when_it_has_changed(
    people: People,
) -> None:
    ana, bo = people(), people()
    seats = {"seat-1": "me", "seat-2": "free", "seat-3": "bot:easy", "fixed": "on"}
    table = ana.new("yeti", name="Ana", listed="on", **seats)
    rows = bo.http.get("/lobby/rows")
    row = row_of(table, rows.text)
    for told in ("/cover/yeti-en.svg", "Yeti", "Opened by Ana", "2 of 3 seats taken", "Sit down"):
        assert told in row, told
    assert row.partition("</li>")[0] in bo.http.get("/lobby").text
    assert "To the table" in row_of(table, ana.http.get("/lobby/rows").text)
    asked = {"if-none-match": rows.headers["etag"]}
    same = bo.http.get("/lobby/rows", headers=asked)
    assert (same.status_code, same.content) == (304, b"")
    his = bo.join(table)
    his.say("sit", seat=1, name="Bo")
    his.hear(stage="playing")
    after = bo.http.get("/lobby/rows", headers=asked)
    assert after.status_code == 200
    assert "To the table" in row_of(table, after.text)
    assert "Watch" in row_of(table, people().http.get("/lobby/rows").text)


def test_a_rematch_is_one_table_for_all_and_only_after_the_game(people: People) -> None:
    ana = people()
    table = ana.new("yeti", fixed="on", **{"seat-1": "me", "seat-2": "bot:easy"})
    line = ana.join(table)
    line.hear(mine=True)
    assert ana.http.post(f"{table}/rematch").status_code == 409
    line.say("resign", seat=0)
    line.hear(stage="over")
    again = [ana.http.post(f"{table}/rematch").headers["location"] for _ in range(2)]
    assert again[0] == again[1]
    assert people().http.post(f"{table}/rematch").status_code == 403


def test_undo_takes_back_up_to_the_last_roll(people: People) -> None:
    ana = people()
    form = {"seat-1": "me", "seat-2": "here", "here-2": "Bo"}
    line = ana.join(ana.new("matterhorn", **form))
    state = line.hear(mine=True)
    assert not state["undo"]
    line.play(state)  # a pawn is placed: no dice have fallen
    later = line.hear(plies=state["plies"] + 1)
    assert later["undo"]
    line.say("undo")
    again = line.hear(plies=state["plies"])
    assert [move["text"] for move in again["moves"]] == [move["text"] for move in state["moves"]]


def test_undo_takes_back_the_answers_of_bots_too(people: People) -> None:
    ana = people()
    form = {"seat-1": "me", "seat-2": "bot:novice", "fixed": "on"}
    line = ana.join(ana.new("himalaya", **form))
    state = line.hear(mine=True)
    line.play(state)
    answered = line.hear(mine=True, undo=True)
    while answered["plies"] < state["plies"] + 2:
        answered = line.hear(mine=True, undo=True)
    line.say("undo")
    again = line.hear(plies=state["plies"])
    assert again["mine"]
    assert [move["text"] for move in again["moves"]] == [move["text"] for move in state["moves"]]
    line.play(again)
    assert line.hear(plies=answered["plies"])["mine"]  # the bot has thought again


def test_undo_stops_at_what_another_person_decided(people: People) -> None:
    ana = people()
    form = {"seat-1": "me", "seat-2": "here", "here-2": "Bo", "fixed": "on"}
    line = ana.join(ana.new("himalaya", **form))
    first = line.hear(mine=True)
    line.play(first)
    second = line.hear(plies=first["plies"] + 1)
    line.play(second)  # Bo, by hand
    third = line.hear(plies=second["plies"] + 1)
    line.say("hand", seat=1)
    assert line.hear(plies=third["plies"])["undo"] is False
    line.play(third)
    line.hear(plies=third["plies"] + 2, undo=True)  # a bot has decided for Bo
    line.say("undo")
    assert line.hear(plies=third["plies"])["undo"] is False


def test_hints_are_sorted_say_why_and_are_slowed_down_but_never_refused(people: People) -> None:
    ana = people()
    line = ana.join(ana.new("himalaya", **{"seat-1": "me", "seat-2": "here", "here-2": "Bo"}))
    state = line.hear(mine=True)
    for _ in range(6):  # more than a burst
        line.say("hint")
    told = line.hear(**{"is": "hint"})
    assert all("on average" in move["why"] for move in told["moves"])
    assert told["plies"] == state["plies"]
    assert {move["text"] for move in told["moves"]} <= {move["text"] for move in state["moves"]}
    shares = [float(move["share"].rstrip("%")) for move in told["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert not told["moves"][0]["equal"]
    assert any("would probably answer: " in move["why"] for move in told["moves"])
    line.say("hint")
    assert line.hear(**{"is": "hint"})  # again, and nothing was refused


def test_talk_is_shown_to_all_as_it_was_typed(people: People) -> None:
    ana, bo = people(), people()
    table = ana.new("yeti", name="Ana")
    hers, his = ana.join(table), bo.join(table)
    hers.say("say", text="<b>hello</b>\n<script>")
    assert first_said(his) == "Ana: <b>hello</b> <script>"


def test_who_only_looks_is_told_from_the_players(people: People) -> None:
    ana, bo = people(), people()
    table = ana.new("yeti", name="Ana")
    hers, his = ana.join(table), bo.join(table)
    his.say("say", text="hello")
    assert first_said(hers) == "Guest (watching): hello"


def first_said(line: Line) -> str:
    """The first thing said, as soon as somebody says something."""
    said: list[str] = []
    while not said:
        said = [one["said"] for one in line.hear().get("log", ()) if "said" in one]
    return said[0]


def test_lists_say_who_plays_and_whose_turn_it_is(people: People) -> None:
    ana, bo = people(), people("fr")
    seats = {"seat-1": "me", "seat-2": "free", "seat-3": "bot:easy"}
    table = ana.new("yeti", name="Ana <b>", listed="on", fixed="on", **seats)
    lobby = bo.http.get("/lobby").text
    row = row_of(table, lobby)
    assert "Ana &lt;b&gt;</span>" in row
    assert "2 places prises sur 3" in row
    assert "Robot facile" in row
    assert "attend des joueurs" in row
    his = bo.join(table)
    his.say("sit", seat=1, name="Bo")
    his.hear(stage="playing", turn=0)
    assert "your turn" in row_of(table, ana.http.get("/").text)
    assert "en cours" in row_of(table, bo.http.get("/").text)


def test_a_line_that_is_quiet_says_that_it_is_alive(people: People) -> None:
    ana = people()
    line = ana.join(ana.new("yeti", **{"seat-1": "me", "seat-2": "free"}))
    line.hear(**{"is": "beat"})


def test_too_much_talk_is_refused(people: People) -> None:
    ana = people()
    line = ana.join(ana.new("yeti"))
    for _ in range(8):
        line.say("say", text="hi")
    assert "Too fast" in line.refusal()["why"]


def test_who_is_gone_can_be_replaced_and_comes_back(people: People) -> None:
    ana, bo = people(), people()
    table = ana.new("yeti", name="Ana", fixed="on", **{"seat-1": "free", "seat-2": "me"})
    his = bo.join(table)
    his.say("sit", seat=0, name="Bo")
    his.hear(stage="playing", mine=True)
    hers = ana.join(table)
    hers.say("hand", seat=0)
    assert "may still come back" in hers.refusal()["why"]
    his.socket.close()
    while True:
        hers.say("hand", seat=0)
        told = hers.hear()
        if told["is"] == "table" and told["seats"][0]["note"] == "a bot is playing":
            break
    back = bo.join(table)
    back.say("back", seat=0)
    while back.hear(stage="playing")["seats"][0]["note"] == "a bot is playing":
        pass


def test_resigning_ends_a_game_of_two(people: People, tmp_path: Path) -> None:
    ana = people()
    table = ana.new("yeti", name="Ana", fixed="on", **{"seat-1": "me", "seat-2": "bot:easy"})
    line = ana.join(table)
    line.hear(mine=True)
    assert "secret:" not in ana.http.get(f"{table}/record").text
    for path in ("dice", "plies", "plies/0", "picture"):
        assert ana.http.get(f"{table}/{path}").status_code == 404
    line.say("resign", seat=0)
    over = line.hear(stage="over")
    assert "Bot easy wins" in over["question"]
    record = tmp_path / "game.cordee"
    record.write_text(ana.http.get(f"{table}/record").text)
    kept = reading.load(record, load)
    assert kept.secret is not None
    assert kept.secret.hex() == over["secret"]
    assert kept.verify().matches
    dice = ana.http.get(f"{table}/dice").json()
    assert dice["secret"] == over["secret"]
    for path in ("replay", "replay?ply=2", "plies", "plies/0", "plies/1?layout=tall", "picture"):
        assert ana.http.get(f"{table}/{path}").status_code == 200
    for path in ("plies/-1", "plies/999", "plies/0?layout=round", "picture?theme=pink"):
        assert ana.http.get(f"{table}/{path}").status_code == 404
    assert len(ana.http.get(f"{table}/plies").json()) == over["plies"]
    again = ana.http.post(f"{table}/rematch").headers["location"]
    assert ana.join(again).hear(stage="playing")["seats"][0]


def test_no_acknowledged_move_is_missing_after_kill_9(tmp_path: Path) -> None:
    """Killed at any instant, again and again, while somebody plays as fast as it goes."""
    server = serving(tmp_path)
    ana = Somebody(server)
    table = ana.new("yeti", name="Ana", **{"seat-1": "me", "seat-2": "here", "here-2": "Bo"})
    told: dict[int, str] = {}
    chance = Random(1)
    for _ in range(12):
        line = ana.join(table)
        line.hear(stage="playing")
        killing = Timer(chance.uniform(0, 0.4), server.kill)
        killing.start()
        try:
            while True:
                line.say("look", layout="wide")
                state = line.hear(mine=True)
                text = chance.choice(state["moves"])["text"]
                line.say("move", plies=state["plies"], text=text)
                while line.hear(**{"is": "table"})["plies"] <= state["plies"]:
                    pass
                told[state["plies"]] = text
        except ConnectionClosed:
            killing.join()
        server.start()
        events = events_in(ana.http.get(f"{table}/record").text)
        assert {ply: events[ply] for ply in told} == told
        if "result: *" not in ana.http.get(f"{table}/record").text:
            break
    assert len(told) > 20
    ana.close()
    assert server.stop() in (0, -signal.SIGTERM)


def events_in(record: str) -> list[str]:
    """The texts of all plies in a record."""
    lines = record.split("\n\n", 1)[1].splitlines()
    return [line.split(" ", 1)[1] for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200), ("/lobby", 200), ("/new/vertical", 200), ("/new/chess", 404),
        ("/rules/yeti", 200), ("/rules/chess", 404), ("/t/nothing", 404), ("/i/nothing", 410),
        ("/t/nothing/record", 404), ("/board.css", 200), ("/colours.css", 200),
        ("/static/table/main.js", 200),
        ("/scenery/yeti-2-wide-fr.svg", 200), ("/scenery/yeti-9-wide-fr.svg", 404),
        ("/scenery/yeti-2-huge-fr.svg", 404), ("/cover/himalaya-en.svg", 200),
        ("/cover/pig-en.svg", 404), ("/static/../app.py", 404),
    ],
)  # fmt: skip
def test_pages_answer(people: People, path: str, status: int) -> None:
    answer = people().http.get(path)
    assert answer.status_code == status
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "Traceback" not in answer.text


def test_rules_have_an_anchor_each(people: People) -> None:
    assert '<li id="Y13"><strong>Y13</strong>' in people("fr").http.get("/rules/yeti").text


def test_the_language_is_the_browsers_or_the_chosen_one(people: People) -> None:
    bo = people("fr-FR,fr;q=0.9")
    assert "Quatre montagnes" in bo.http.get("/").text
    assert bo.http.get("/language/en?back=//evil.example").headers["location"] == "/"
    assert "Four mountains" in bo.http.get("/").text


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ({"seat-1": "me", "seat-2": "bot:deep"}, "There is no bot"),
        ({"seat-1": "me"}, "1 players?"),
        ({"seat-1": "me", "seat-2": "robot"}, "is not a kind of seat"),
        ({"option-weather": "hail"}, "not a value of weather"),
        ({"option-hail": "1"}, "no option"),
        ({"name": "bot:easy"}, "A name has"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    people: People, form: dict[str, str], why: str
) -> None:
    answer = people().http.post("/new/yeti", data=form)
    assert answer.status_code == 400
    assert why in answer.text


def test_nobody_opens_tables_without_end(people: People) -> None:
    ana = people()
    answers = [ana.http.post("/new/yeti").status_code for _ in range(14)]
    assert 429 in answers
