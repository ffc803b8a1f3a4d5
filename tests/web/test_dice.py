"""What people contribute to the dice: by programs, after a restored backup, and in browsers."""

from __future__ import annotations

import hashlib
import json
import re
import runpy
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from cordee.engine import reading
from cordee.engine.fair import contribution, pledge_of
from cordee.engine.record import Record
from cordee.games import load
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .conftest import PATIENCE, QUICK
from .programs import Line, Program

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent.parent
PATIENT = {**QUICK, "moment": 20.0, "limits": False}
"""A server that waits until everybody has contributed, however busy the machine is."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = sqlite(tmp_path_factory.mktemp("dice") / "tables.sqlite")
    with Server(url, **PATIENT) as running:
        yield running


def record_of(program: Program, table: str) -> Record:
    return reading.read(program.ask("GET", f"/tables/{table}/record").text, load)


def contribute(line: Line, seat: int) -> str:
    """Pledge, wait until nobody can any more, show; what was contributed."""
    bits = contribution()
    line.say("pledge", seat=seat, digest=pledge_of(bits))
    line.until(lambda told: told["dice"] != "open")
    line.say("contribute", seat=seat, bits=bits)
    return bits


def give_up(program: Program, table: str, seat: int) -> None:
    program.post(f"/tables/{table}/seats/{seat}/resign")


def test_what_people_contribute_is_in_the_dice(patient: Server) -> None:
    ana, bo = Program(patient, "Ana"), Program(patient, "Bo")
    table = ana.open("pig", "bot:easy", "me", "free")
    lines = ana.line(table), bo.line(table)
    bo.post(f"/tables/{table}/seats/2/sit", name="Bo")
    bits = contribution(), contribution()
    for line, seat, mine in zip(lines, (1, 2), bits, strict=True):
        line.say("pledge", seat=seat, digest=pledge_of(mine))
    for line, seat, mine in zip(lines, (1, 2), bits, strict=True):
        told = line.until(lambda told: told["dice"] == "sealed")
        assert [one["pledge"] for one in told["seats"]] == ["", *map(pledge_of, bits)]
        line.say("contribute", seat=seat, bits=mine)
    told = lines[0].until(lambda told: told["stage"] == "playing")
    assert told["dice"] == "closed"
    by_name = {one["name"]: one["contribution"] for one in told["seats"]}
    assert by_name == {"bot:easy": "", "Ana": bits[0], "Bo": bits[1]}
    for program, name in ((ana, "Ana"), (bo, "Bo")):
        give_up(program, table, [one["name"] for one in told["seats"]].index(name))
    kept = record_of(ana, table)
    assert kept.mixes[0].given == ("", *bits)
    assert kept.verify().matches
    assert [kept.seats[kept.seat_of(chair)] for chair in range(3)] == ["bot:easy", "Ana", "Bo"]


def test_a_start_waits_no_longer_than_a_moment(server: Server) -> None:
    ana, bo = Program(server, "Ana"), Program(server, "Bo")
    table = ana.open("pig", "me", "free")
    line = ana.line(table)
    bits = contribution()
    line.say("pledge", seat=0, digest=pledge_of(bits))
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")  # who contributes nothing
    line.until(lambda told: told["dice"] == "sealed")
    line.say("contribute", seat=0, bits=bits)
    told = line.until(lambda told: told["stage"] == "playing")
    assert sorted(one["contribution"] for one in told["seats"]) == ["", bits]


def test_a_pledge_that_is_not_kept_holds_nobody_up(server: Server) -> None:
    ana = Program(server, "Ana")
    table = ana.open("pig", "me", "bot:easy")
    line = ana.line(table)
    line.say("pledge", seat=0, digest=pledge_of(contribution()))
    told = line.until(lambda told: told["stage"] == "playing")
    assert {one["contribution"] for one in told["seats"]} == {""}


def test_bots_among_themselves_need_nobody_to_contribute(patient: Server) -> None:
    ana = Program(patient, "Ana")
    told = ana.line(ana.open("pig", "bot:easy", "bot:easy"))
    told.until(lambda told: told["stage"] == "playing")


def test_a_program_may_contribute_by_requests_alone(patient: Server) -> None:
    ana = Program(patient, "Ana")
    table = ana.open("pig", "me", "bot:easy", drawn=False)
    bits = contribution()
    told = ana.post(f"/tables/{table}/seats/0/contribute", bits=bits)
    assert told["seats"][0]["contribution"] == bits
    assert told["seats"][0]["pledge"] == pledge_of(bits)
    ana.line(table).until(lambda told: told["stage"] == "playing")
    assert record_of(ana, table).mixes[0].given == (bits, "")


def test_the_example_pledges_then_shows(patient: Server) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "bot_client.py"))
    ana, bits = Program(patient, "Ana"), contribution()
    table = ana.open("pig", "bot:easy", "me")
    line = ana.line(table)
    while (told := line.hear(**{"is": "table"}))["stage"] == "open":
        for said in example["contribute"](told, bits):
            line.socket.send(json.dumps(said))
    kinds = [event["kind"] for event in ana.get(f"/tables/{table}/events")]
    assert kinds[:5] == ["open", "pledge", "seal", "contribute", "start"]
    assert record_of(ana, table).mixes[0].given == ("", bits)


def test_what_cannot_be_contributed_is_refused(patient: Server) -> None:
    ana, bo, eve = (Program(patient, name) for name in ("Ana", "Bo", "Eve"))
    table = ana.open("pig", "me", "free", "free")
    path, bits = f"/tables/{table}/seats/{{}}/contribute", contribution()

    def refused(who: Program, seat: int, bits: str, what: str = "contribute") -> tuple[int, str]:
        body = {"digest" if what == "pledge" else "bits": bits}
        answer = who.ask("POST", f"/tables/{table}/seats/{seat}/{what}", json=body)
        return answer.status_code, answer.json()["error"]

    assert refused(ana, 0, "0123") == (400, "given-bits")
    assert refused(ana, 0, bits.upper().replace("1", "A")) == (400, "given-bits")
    assert refused(ana, 0, bits, "pledge") == (400, "given-pledge")
    assert refused(ana, 0, "x" * 33)[0] == 422
    assert refused(eve, 0, bits) == (403, "seat-other")
    assert refused(ana, 1, bits) == (403, "seat-other")
    assert refused(ana, 9, bits) == (404, "seat-none")
    ana.post(path.format(0), bits=bits)
    assert refused(ana, 0, bits) == (409, "given-twice")
    assert refused(ana, 0, pledge_of(bits), "pledge") == (409, "given-twice")
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    bo.post(f"/tables/{table}/seats/1/pledge", digest=pledge_of(bits))
    assert refused(bo, 1, contribution()) == (400, "given-other")
    eve.post(f"/tables/{table}/seats/2/sit", name="Eve")
    eve.post(path.format(2), bits=contribution())
    bo.line(table).until(lambda told: told["dice"] == "sealed")
    assert refused(bo, 1, contribution()) == (400, "given-other")
    bo.post(path.format(1), bits=bits)
    told = ana.line(table).until(lambda told: told["stage"] == "playing")
    seat = [one["name"] for one in told["seats"]].index("Ana")
    assert refused(ana, seat, bits) == (409, "given-late")


def test_who_leaves_takes_their_contribution_along(patient: Server) -> None:
    ana, bo, eve = (Program(patient, name) for name in ("Ana", "Bo", "Eve"))
    table = ana.open("pig", "me", "free", "free")
    for one in (bo, eve):
        one.post(f"/tables/{table}/seats/1/sit", name=one.name)
        assert not one.get(f"/tables/{table}")["seats"][1]["contribution"]
        told = one.post(f"/tables/{table}/seats/1/contribute", bits=contribution())
        assert told["seats"][1]["contribution"]
        if one is bo:
            told = bo.post(f"/tables/{table}/seats/1/leave")
            assert not told["seats"][1]["pledge"]


# A restored backup


class Restored:
    """A game that was played on after a backup, which is then restored."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.server = Server(sqlite(self.file), **PATIENT)
        self.ana, self.bo = Program(self.server, "Ana"), Program(self.server, "Bo")

    def open(self) -> None:
        self.table = self.ana.open("pig", "me", "free", drawn=False)
        self.hers = self.ana.line(self.table)
        self.bo.post(f"/tables/{self.table}/seats/1/sit", name="Bo")
        self.his = self.bo.line(self.table)

    def play(self, plies: int) -> list[str]:
        """Hold, whoever's turn it is; what fell."""
        while (told := self.ana.get(f"/tables/{self.table}"))["plies"] < plies:
            mover = (self.ana, self.bo)[told["turn"]]
            mover.post(f"/tables/{self.table}/moves", plies=told["plies"], text="hold")
        events = self.ana.get(f"/tables/{self.table}/events")
        return [e["data"]["text"] for e in events if e["kind"] == "move"]

    def back_up(self) -> Path:
        copy = self.file.with_name("copy.sqlite")
        with sqlite3.connect(self.file) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        return copy

    def hang_up(self) -> None:
        for line in (self.hers, self.his):
            line.close()

    def restore(self, backup: Path) -> None:
        self.server.kill()
        for rest in ("-wal", "-shm"):
            Path(f"{self.file}{rest}").unlink(missing_ok=True)
        shutil.copyfile(backup, self.file)
        self.server.start()


@pytest.fixture
def restored(tmp_path: Path) -> Iterator[Restored]:
    made = Restored(tmp_path)
    yield made
    made.server.kill()


def both_contribute(game: Restored) -> list[str]:
    lines = game.hers, game.his
    bits = [contribution(), contribution()]
    for seat, line in enumerate(lines):
        line.say("pledge", seat=seat, digest=pledge_of(bits[seat]))
    for seat, line in enumerate(lines):
        line.until(lambda told: told["dice"] != "open")
        line.say("contribute", seat=seat, bits=bits[seat])
    for line in lines:
        line.until(lambda told: told["turn"] is not None)
    return bits


def test_a_restored_backup_does_not_repeat_dice(restored: Restored) -> None:
    game = restored
    game.open()
    first = both_contribute(game)
    before = game.play(9)
    backup = game.back_up()
    seen = [game.play(24)]
    for _ in range(2):  # even the same one, again
        game.hang_up()
        game.restore(backup)
        game.hers = game.ana.line(game.table)
        told = game.hers.until(lambda told: told["dice"] == "open")
        assert (told["stage"], told["turn"], len(told["fresh"])) == ("playing", None, 32)
        move = {"plies": told["plies"], "text": "hold"}
        answer = game.ana.ask("POST", f"/tables/{game.table}/moves", json=move)
        assert (answer.status_code, answer.json()["error"]) == (409, "dice-mixing")
        game.his = game.bo.line(game.table)  # without Bo, who contributed, it does not go on
        again = both_contribute(game)
        seen.append(game.play(24))
        assert seen[-1][: len(before)] == before
    assert len({tuple(fallen) for fallen in seen}) == 3
    game.hang_up()
    give_up(game.ana, game.table, 0)
    kept = record_of(game.ana, game.table)
    assert [mix.given for mix in kept.mixes] == [tuple(first), tuple(again)]
    assert kept.mixes[1].event == sum(text.startswith("roll") for text in before)
    assert kept.verify().matches


def test_an_open_table_that_was_restored_forgets_what_was_contributed(restored: Restored) -> None:
    game = restored
    table = game.table = game.ana.open("pig", "me", "free")
    bits = contribution()
    game.ana.post(f"/tables/{table}/seats/0/contribute", bits=bits)
    backup = game.back_up()
    game.ana.post(f"/tables/{table}/talk", text="what comes now is lost")
    game.restore(backup)
    told = game.ana.get(f"/tables/{table}")
    assert told["fresh"]
    assert told["seats"][0]["contribution"] == ""
    game.ana.post(f"/tables/{table}/seats/0/contribute", bits=bits)
    game.bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    game.bo.post(f"/tables/{table}/seats/1/contribute", bits=bits)
    told = game.ana.line(table).until(lambda told: told["stage"] == "playing")
    give_up(game.ana, table, [one["name"] for one in told["seats"]].index("Ana"))
    kept = record_of(game.ana, table)
    text = f":{told['fresh']}:{bits}:{bits}"
    assert kept.position().dice.salts == (hashlib.sha256(text.encode()).hexdigest(),)
    assert kept.verify().matches


def test_a_server_that_was_killed_goes_on_with_the_same_dice(restored: Restored) -> None:
    game = restored
    game.open()
    both_contribute(game)
    game.play(9)
    game.hang_up()
    game.server.kill()
    game.server.start()
    told = game.ana.get(f"/tables/{game.table}")
    assert (told["dice"], told["fresh"]) == ("closed", "")
    game.play(20)
    give_up(game.ana, game.table, 0)
    assert len(record_of(game.ana, game.table).mixes) == 1


def test_a_whole_folder_put_back_is_noticed_too(restored: Restored, tmp_path: Path) -> None:
    game = restored
    game.open()
    both_contribute(game)
    game.play(9)
    game.hang_up()
    game.server.kill()
    witness = tmp_path / "tables.sqlite.witness"
    files = (game.file, Path(f"{game.file}-wal"), witness)
    old = {path: path.read_bytes() for path in files}
    assert json.loads(old[witness])["number"] > 9
    game.server.start()
    game.play(20)
    game.server.kill()
    Path(f"{game.file}-shm").unlink(missing_ok=True)
    for path, content in old.items():
        path.write_bytes(content)
    told = json.loads(old[witness])
    witness.write_text(json.dumps(told | {"written": told["written"] - 60}))  # a minute ago
    game.server.start()
    assert game.ana.get(f"/tables/{game.table}")["dice"] == "open"


# In a browser


@pytest.fixture
def visitor(browser: Browser, patient: Server) -> Iterator[Callable[[], Page]]:
    """Somebody new with a browser of their own; faults in its scripts fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def somebody() -> Page:
        context = browser.new_context(viewport={"width": 1300, "height": 900})
        contexts.append(context)
        context.add_init_script("localStorage.setItem('cordee-pace', 'now')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(patient.url)
        return page

    yield somebody
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(visitor: Callable[[], Page]) -> Page:
    return visitor()


FAIR = "The dice fell as promised before the game."


def play_pig(page: Page) -> None:
    """To the end: hold, whenever asked."""
    page.wait_for_selector("body.mine, #after:not([hidden])")
    while not page.locator("#after").is_visible():
        plies = page.evaluate("document.body.dataset.plies")
        page.locator('#choices [data-move="hold"]').click()
        page.wait_for_function(
            "(plies) => document.querySelector('#after:not([hidden])') ||"
            " (document.body.matches('.mine') && document.body.dataset.plies !== plies)",
            arg=plies,
        )


def checked(page: Page) -> str:
    page.evaluate("document.getElementById('verdict').textContent = ''")
    page.locator("#check-dice").click()
    expect(page.locator("#verdict")).not_to_be_empty()
    return page.locator("#verdict").inner_text()


def test_one_click_plays_with_dice_that_nobody_can_choose(page: Page) -> None:
    page.goto(f"{page.url}new/pig")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    play_pig(page)
    assert checked(page).startswith(f"{FAIR} Your contribution is in them, and everybody else")
    told = page.request.get(f"{page.url}/dice").json()
    table = page.url.rpartition("/")[2]
    kept = json.loads(page.evaluate(f"localStorage.getItem('cordee-dice-{table}')"))
    (chair, bits), *others = kept["rounds"][""]["bits"].items()
    assert (others, kept["promise"]) == ([], told["commitment"])
    given = told["mixes"][0]["given"]
    assert (given[int(chair)], sum(map(bool, given))) == (bits, 1)
    lies: list[tuple[dict[str, Any], str]] = [
        ({"secret": "00" * 32}, "The dice did not fall as promised."),
        ({"order": told["order"][::-1]}, "The dice did not fall as promised."),
        ({"mixes": [told["mixes"][0] | {"given": ["f" * 32, ""]}]}, "The dice did not fall"),
        ({"mixes": [told["mixes"][0] | {"fresh": "f" * 32}]}, "The dice did not fall"),
    ]
    for lie, verdict in lies:
        page.route("**/dice", partial(Route.fulfill, json=told | lie))
        assert checked(page).startswith(verdict)
        page.unroute("**/dice")
    store = f"(kept) => localStorage.setItem('cordee-dice-{table}', JSON.stringify(kept))"
    own = kept["rounds"][""]
    seen = {1 - int(chair): pledge_of("a" * 32), int(chair): pledge_of(bits)}
    memories = [
        ({"promise": "0" * 64, "rounds": {}}, "The promise has changed"),
        (kept | {"rounds": {}}, f"{FAIR} This browser has contributed nothing"),
        (
            kept | {"rounds": {"": own | {"bits": {chair: "0" * 32}}}},
            f"{FAIR} But the contribution of this browser is not in them",
        ),
        (
            kept | {"rounds": {"": own | {"seen": seen}}},
            f"{FAIR} Your contribution is in them. But somebody did not show",
        ),
    ]
    for memory, verdict in memories:
        page.evaluate(store, memory)
        assert checked(page).startswith(verdict)


def test_several_at_one_screen_and_again(page: Page) -> None:
    page.goto(f"{page.url}new/pig")
    page.locator("#seat-2").select_option("here")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    for _ in range(2):
        page.wait_for_selector("body.mine")
        page.get_by_role("button", name="Give up").first.click()
        page.wait_for_selector("#after:not([hidden])")
        assert "Your contribution is in them" in checked(page)
        told = page.request.get(f"{page.url}/dice").json()
        assert all(re.fullmatch("[0-9a-f]{32}", bits) for bits in told["mixes"][0]["given"])
        with page.expect_navigation():
            page.locator("#again").click()


def test_others_who_choose_after_me_are_noticed(page: Page, patient: Server) -> None:
    page.goto(f"{page.url}new/pig")
    page.locator("#seat-2").select_option("free")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    bo = Program(patient, "Bo")
    bo.post(f"/tables/{table}/seats/1/sit", name="Bo")
    bo.post(f"/tables/{table}/seats/1/contribute", bits="b" * 32)
    page.wait_for_selector("body.playing")
    page.get_by_role("button", name="Give up").click()
    page.wait_for_selector("#after:not([hidden])")
    assert "neither the server nor the other players" in checked(page)
    kept = json.loads(page.evaluate(f"localStorage.getItem('cordee-dice-{table}')"))
    kept["rounds"][""]["seen"][1] = ""  # as if Bo had pledged nothing when this browser showed
    page.evaluate(
        f"(kept) => localStorage.setItem('cordee-dice-{table}', JSON.stringify(kept))", kept
    )
    assert "others could choose theirs after they had seen yours" in checked(page)


def test_who_still_looks_at_the_end_contributes_to_the_next_game(
    visitor: Callable[[], Page],
) -> None:
    ana, bo = visitor(), visitor()
    ana.goto(f"{ana.url}new/pig")
    ana.locator("#seat-2").select_option("free")
    ana.get_by_role("button", name="Start").click()
    ana.wait_for_url("**/t/*")
    bo.goto(ana.url)
    bo.get_by_role("button", name="Sit down").click()
    for page in (ana, bo):
        page.wait_for_selector("body.playing")
    ana.get_by_role("button", name="Give up").first.click()
    bo.wait_for_selector("#after:not([hidden])")
    ana.locator("#again").click()  # and Bo stays
    ana.wait_for_selector("body.playing")
    ana.get_by_role("button", name="Give up").first.click()
    ana.wait_for_selector("#after:not([hidden])")
    assert "neither the server nor the other players" in checked(ana)
    assert all(ana.request.get(f"{ana.url}/dice").json()["mixes"][0]["given"])
    with bo.expect_navigation():
        bo.locator("#again").click()
    bo.wait_for_selector("#after:not([hidden])")
    assert "neither the server nor the other players" in checked(bo)
