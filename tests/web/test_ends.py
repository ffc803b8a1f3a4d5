"""How a game ended, on the page of its table, in its replay and in lists."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from cordee.engine.ending import Ending
from cordee.testing.serving import Server
from cordee.web.live import decisions
from cordee.web.live import events as kinds
from cordee.web.live.view import Seen, Viewer
from cordee.web.store.migrate import migrate
from cordee.web.store.store import ListedTable, Store

from .conftest import Somebody, serving
from .test_steps import ANA, GAMES, at_a_table, play_on
from .test_store import made_by, with_store

People = Callable[..., Somebody]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: others may have just made too many tables."""
    running = serving(tmp_path_factory.mktemp("ends"))
    yield running
    running.stop()


def given_up(game: str) -> tuple[Any, Any]:
    """Ana has played for a while and given up."""
    table, painter = at_a_table(game)
    for _ in range(12):
        play_on(table)
    decisions.carry_out(table, [(kinds.RESIGN, {"seat": 0, "level": "easy"})], 1234.5)
    return table, painter


@pytest.mark.fast
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_after_giving_up_the_board_names_the_winner(game: str, layout: str) -> None:
    table, painter = given_up(game)
    told = painter.news(Viewer("ana", "en", layout), Seen())
    assert told["stage"] == "over"
    assert told["question"] == told["end"]["headline"] == "Bot easy wins: you gave up."
    watching = painter.news(Viewer("bo", "en", layout), Seen())
    assert watching["question"] == "Bot easy wins: Ana gave up."
    assert "Bot easy wins!" in told["pieces"]
    assert "You gave up." in told["pieces"]
    assert "Ana gave up." in watching["pieces"]
    assert 'id="celebration"' in told["pieces"]
    assert "to play" not in told["pieces"]
    french = painter.news(Viewer("ana", "fr", layout), Seen())
    assert french["question"] == "Robot facile gagne\u00a0: vous avez abandonné."
    assert table.card.ending == Ending("resigned", (1,), table.ending.scores, (), (0,))
    assert table.card.ended == 1234.5


@pytest.mark.fast
@pytest.mark.parametrize("game", ["himalaya", "vertical"])
def test_a_page_is_told_where_scores_came_from(game: str) -> None:
    table, painter = at_a_table(game)
    assert table.card.ending is None
    while table.stage != "over":
        assert "end" not in painter.state(ANA)
        play_on(table)
    told = painter.state(ANA)
    account = told["end"]["account"]
    assert told["question"] == told["end"]["headline"]
    assert table.ending is not None
    assert tuple(told["end"]["winners"]) == table.ending.winners
    assert len(account["total"]["cells"]) == 2
    assert all(len(line["cells"]) == 2 and line["label"] for line in account["sources"])
    assert account == painter.state(ANA)["end"]["account"]


@pytest.mark.fast
def test_talk_after_the_end_does_not_change_when_it_was() -> None:
    table, _ = given_up("yeti")
    said = {"name": "Ana", "text": "Well played!", "seat": 0}
    decisions.carry_out(table, [(kinds.SAY, said)], 9999.0)
    assert table.card.ended == 1234.5


def finish(ana: Somebody, game: str = "himalaya") -> str:
    """A game that bots play to its end for Ana."""
    table = ana.new(game, name="Ana", fixed="on", **{"seat-1": "me", "seat-2": "bot:novice"})
    line = ana.join(table)
    line.hear(mine=True)
    line.say("hand", seat=0)
    line.hear(stage="over")
    return table


def give_up(ana: Somebody) -> str:
    table = ana.new("yeti", name="Ana", fixed="on", **{"seat-1": "me", "seat-2": "bot:easy"})
    line = ana.join(table)
    line.hear(mine=True)
    line.say("resign", seat=0)
    line.hear(stage="over")
    return table


def entry(page: str, table: str) -> str:
    """The row of a table in a list."""
    found = re.search(rf'<li id="{table.removeprefix("/t/")}">.*?</li>', page, re.DOTALL)
    assert found, page
    return found[0]


def test_a_list_says_who_won_how_and_when(people: People) -> None:
    ana = people()
    won, lost = finish(ana), give_up(ana)
    page = ana.http.get("/").text
    assert re.search(r">(Ana|Bot novice|Ana and Bot novice) (won|shared)[^<]*<", entry(page, won))
    assert "Bot easy won: Ana gave up" in entry(page, lost)
    moment = re.search(r'<time datetime="([^"]+)">([^<]+)</time>', entry(page, lost))
    assert moment
    at = datetime.fromisoformat(moment[1])
    assert moment[2] == f"{at.astimezone(UTC):%Y-%m-%d}"
    assert abs(at.timestamp() - time.time()) < 60
    french = ana.http.get("/", headers={"accept-language": "fr"}).text
    assert "Robot facile a gagné\u00a0: Ana a abandonné" in entry(french, lost)


@pytest.mark.parametrize("kept", [None, '{"how": "by-magic", "winners": [0]}'])
def test_a_row_without_words_for_its_end_is_listed_still(
    people: People, server: Server, kept: str | None
) -> None:
    ana = people()
    table = give_up(ana)
    file = str(server.settings["database"]).partition("///")[2]
    with sqlite3.connect(file) as db:
        noted = "UPDATE tables SET ending = ?, ended = NULL WHERE id = ?"
        db.execute(noted, (kept, table.removeprefix("/t/")))
    row = entry(ana.http.get("/").text, table)
    assert '<span class="result">finished</span>' in row
    assert f'<time datetime="{datetime.now(UTC):%Y-}' in row


def test_a_replay_of_a_game_given_up_ends_with_who_won(people: People) -> None:
    ana = people()
    table = give_up(ana)
    plies = len(ana.http.get(f"{table}/plies").json())
    assert "You gave up." in ana.http.get(f"{table}/plies/{plies}").json()["pieces"]
    assert "You gave up." not in ana.http.get(f"{table}/plies/{plies - 1}").json()["pieces"]
    drawn = ana.http.get(f"{table}/picture", params={"ply": 9999}).text
    assert "Bot easy wins!" in drawn
    assert "Bot easy wins!" not in ana.http.get(f"{table}/picture").text


@pytest.mark.fast
def test_a_database_of_an_older_version_lists_what_it_has(tmp_path: Path) -> None:
    row = ("t", "yeti", "over", 0, b"\0" * 32, 1.0, 2.0, '[["me", "Ana"]]', None)

    def fill(db: Connection) -> None:
        db.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        db.exec_driver_sql("INSERT INTO players VALUES ('ana', 't')")

    async def work(store: Store) -> list[ListedTable]:
        await made_by(store, "0002", fill)
        await migrate(store)
        return await store.tables_of("ana")

    [entry] = with_store(tmp_path, work)
    assert (entry.card.stage, entry.card.ending, entry.card.ended) == ("over", None, None)
    assert entry.updated == 2.0
