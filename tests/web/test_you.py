"""What people can do about their own data, and links that are opened again."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed

from .conftest import PHONE, Somebody, serving
from .test_tables import invited

People = Callable[..., Somebody]


def two_at_a_table(people: People) -> tuple[Somebody, Somebody, str]:
    ana, bo = people(), people("fr")
    table = ana.new("pig", name="Ana", listed="on", **{"seat-1": "me", "seat-2": "free"})
    line = bo.join(table)
    line.say("sit", seat=1, name="Bo")
    line.hear(stage="playing")
    return ana, bo, table


def said(who: Somebody, table: str, text: str) -> None:
    """Something is said, and everybody has heard it."""
    line = who.join(table)
    line.hear(stage="playing")
    line.say("say", text=text)
    while text not in json.dumps(line.hear(**{"is": "table"})["log"]):
        pass


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ("Your data", "30 days")), ("fr", ("Vos données", "30 jours"))],
)
def test_every_page_leads_to_what_is_kept_and_how_long(
    people: People, language: str, told: tuple[str, ...]
) -> None:
    ana = people(language)
    for path in ("/", "/lobby", "/new/yeti", "/rules/yeti", ana.new("pig")):
        assert 'href="/you"' in ana.http.get(path).text
    page = ana.http.get("/you").text
    assert all(word in page for word in told)


def test_somebody_takes_their_data_along(people: People) -> None:
    ana, _, table = two_at_a_table(people)
    said(ana, table, "Hello, Bo")
    answer = ana.http.get("/you/data")
    assert "attachment" in answer.headers["content-disposition"]
    told = json.loads(answer.text)
    assert (told["name"], [one["table"] for one in told["tables"]]) == ("Ana", [table[3:]])
    assert told["tables"][0]["opened_it"]
    assert "Hello, Bo" in answer.text
    stranger = people()
    stranger.http.cookies.clear()
    assert json.loads(stranger.http.get("/you/data").text)["tables"] == []


def test_whoever_logs_out_everywhere_else_stays_here(people: People) -> None:
    ana, _, table = two_at_a_table(people)
    elsewhere = people()
    elsewhere.http.cookies = ana.http.cookies.__class__(ana.http.cookies)
    theirs = elsewhere.join(table)
    assert theirs.hear(stage="playing")["own"]
    page = ana.http.post("/you/logout")
    assert "only this browser still knows you" in page.text
    with pytest.raises(ConnectionClosed):
        theirs.hear(stage="never")
    assert table in ana.http.get("/").text
    assert ana.join(table).hear(stage="playing")["own"]
    assert table not in elsewhere.http.get("/").text


def test_whoever_logs_out_here_too_is_somebody_new(people: People) -> None:
    ana, _, table = two_at_a_table(people)
    before = ana.http.cookies["cordee"]
    assert ana.http.post("/you/logout", data={"here": "1"}).headers["location"] == "/"
    assert table not in ana.http.get("/").text
    ana.http.cookies.set("cordee", before)
    assert table not in ana.http.get("/").text


def test_somebody_deletes_their_data_and_the_other_plays_on(people: People) -> None:
    ana, bo, table = two_at_a_table(people)
    alone = ana.new("pig")
    said(ana, table, "My secret")
    unsure = ana.http.post("/you/delete")
    assert unsure.status_code == 400
    assert "tick the box" in unsure.text
    assert table in ana.http.get("/").text
    done = ana.http.post("/you/delete", data={"sure": "on"})
    assert "Everything about you has been deleted." in done.text
    assert table not in ana.http.get("/").text
    end = time.monotonic() + 20
    while "Ana" in bo.http.get(table).text + bo.http.get(f"{table}/record").text:
        assert time.monotonic() < end
        time.sleep(0.1)
    state = bo.join(table).hear(stage="playing")
    assert {seat["name"] for seat in state["seats"]} == {"Ancien joueur", "Vous"}
    assert "My secret" not in json.dumps(state)
    assert "Ancien joueur" in bo.http.get("/lobby").text
    assert ana.http.get(alone).status_code == 404


# Links


def test_a_link_leads_whoever_used_it_to_the_table_even_after_they_have_left(
    people: People,
) -> None:
    ana, bo, eve = people(), people(), people()
    seats = {"seat-1": "me", "seat-2": "link", "seat-3": "free"}
    link, table = invited(ana, "yeti", name="Ana", **seats)
    for _ in range(2):  # a click too many does no harm
        assert bo.http.post(link, data={"name": "Bo"}).headers["location"] == table
    line = bo.join(table)
    line.say("leave", seat=1)
    while line.hear(stage="open")["own"]:
        pass
    assert bo.http.get(link).headers["location"] == table
    assert bo.http.post(link, data={"name": "Bo"}).headers["location"] == table
    assert eve.http.get(link).status_code == 410


def test_whoever_sat_down_before_a_power_cut_finds_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, bo = Somebody(server), Somebody(server)
        table = ana.new("pig", listed="on", **{"seat-1": "me", "seat-2": "free", "seat-3": "free"})
        line = bo.join(table)
        line.say("sit", seat=1, name="Bo")
        while not line.hear(stage="open")["own"]:
            pass
        server.kill()
        server.start()
        assert table in bo.http.get("/").text
        for one in (ana, bo):
            one.close()


def test_equals_at_one_table_have_numbers_that_are_seen(people: People) -> None:
    ana, bo = people(), people()
    table = ana.new("pig", name="M" * 24, **{"seat-1": "me", "seat-2": "free", "seat-3": "free"})
    line = bo.join(table)
    line.say("sit", seat=1, name="m" * 24)
    names = [seat["name"] for seat in line.hear(own=True)["seats"]]
    assert names[:2] == ["M" * 24, "m" * 22 + " 2"]


# In the browser


def test_the_page_fits_a_phone_and_deletes_only_what_is_ticked(visit: Any) -> None:
    page = visit(locale="fr-FR", **PHONE)
    page.locator(".bottom a").click()
    expect(page.locator("h1")).to_have_text("Vos données")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Supprimer").click()
    expect(page).to_have_url(re.compile("/you$"))  # the browser asks for the tick
    page.locator("[name=sure]").check()
    page.get_by_role("button", name="Supprimer").click()
    expect(page.locator("h1")).to_have_text("Tout ce qui vous concernait a été supprimé.")
