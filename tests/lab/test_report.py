"""What is said about an answer, and the page it is on."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from cordee.engine.errors import CordeeError
from cordee.lab import figures
from cordee.lab.answer import Answer
from cordee.lab.asking import ask
from cordee.lab.charts import seats, svg
from cordee.lab.interval import Interval
from cordee.lab.report import fragment, html
from cordee.lab.thresholds import FAIRNESS, OPENNESS, beyond_even, called
from cordee.lab.words import WORDS, fairness, played, share_told, sheets, signed, summary
from cordee.words import speaker

COMMAND = "cordee lab pig --games 600 --set goal=60"


@pytest.fixture(scope="module")
def pig() -> Answer:
    return ask("pig", [2, 3], games=600, sets=["goal=60"], luck=8, command=COMMAND)


@pytest.fixture(scope="module")
def grid() -> Answer:
    return ask("pig", 2, games=600, vary=["goal=20,100"], command="cordee lab pig")


def test_the_summary_says_it_in_plain_words(pig: Answer) -> None:
    (two, lines), (three, _) = summary(pig, "en")
    assert (two, three) == ("2 players", "3 players")
    found = re.match(
        r"The (\w+) seat wins ([\d.]+)% ± ([\d.]+) \(an even share is 50.0%\)", lines[0]
    )
    assert found is not None
    assert 50 < float(found[2]) < 65 if found[1] == "first" else 35 < float(found[2]) < 50
    assert any("minutes, at 10 seconds for each decision." in line for line in lines)
    (deux, phrases), _ = summary(pig, "fr")
    assert deux == "2 joueurs"
    assert len(phrases) == len(lines)
    assert not set(phrases) & set(lines)


def test_a_few_games_are_no_verdict() -> None:
    few = ask("pig", 2, games=40, luck=0)
    ((_, lines),) = summary(few, "en")
    assert lines[0].endswith("too few games to tell.")
    assert summary(few, "fr")[0][1][0].endswith("trop peu de parties pour le dire.")


@pytest.mark.parametrize("games", [1, 3])
def test_hardly_any_games_are_told_as_such(games: int) -> None:
    few = ask("pig", [2, 3], games=games, luck=1, command=COMMAND)
    json.dumps(few.to_dict(), allow_nan=False)
    assert html(few, "en")
    for _, lines in summary(few, "en"):
        assert sum(line.endswith("too few games to tell.") for line in lines) >= 2
        assert not any("skill hardly counts" in line for line in lines)


@pytest.mark.parametrize("games", [100, 1000, 20_000])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_fair_seats_are_hardly_ever_called_unfair(players: int, games: int) -> None:
    """Though the one that looks worst is picked."""
    dice, times, wrong = np.random.default_rng(players), 1000, 0
    for wins in dice.multinomial(games, [1 / players] * players, times):
        worst = max(wins, key=lambda won: abs(won - games / players))
        said = fairness(Interval.of(worst, games), games, players)
        wrong += said in ("tilted", "unfair")
    assert wrong <= 0.06 * times


def test_unfair_seats_are_called_that() -> None:
    assert fairness(Interval.of(2240, 5000), 5000, 2) == "tilted"
    assert fairness(Interval.of(790, 5000), 5000, 5) == "unfair"
    assert fairness(Interval.of(40, 100), 100, 2) == "unsure"  # it may be as good as fair


def test_what_is_called_what() -> None:
    assert called(0.042, FAIRNESS) == "nearly"  # 52.1 % of two
    assert called(0.2, FAIRNESS) == "unfair"
    assert beyond_even(0.5, 2) == 0
    assert beyond_even(1.0, 4) == 1
    assert called(beyond_even(0.9, 3), OPENNESS) == "decided"
    assert (signed("2.5", 2.5), signed("2.5", -2.5), signed("0.0", -0.01)) == (
        "+2.5",
        "−2.5",
        "0.0",
    )


def test_ends_are_told_where_plus_and_minus_differ() -> None:
    say = speaker("en", WORDS)
    assert share_told(Interval.of(2240, 5000), say) == "44.8% ± 1.4"
    assert share_told(Interval.of(0, 50), say) == "0.0% (0.0% to 7.1%)"  # not ± 3.6
    assert share_told(Interval.of(10, 5000), say) == "0.2% (0.1% to 0.4%)"


def test_labels_of_a_chart_do_not_cover_each_other() -> None:
    """Three seats from 20 % to 50 %: with the outer labels moved inwards, they did."""
    answer = ask("pig", 3, games=600, luck=0)
    made = svg(seats(answer, 3, speaker("en", WORDS)), "seats")
    label = r'text-anchor="(\w+)" transform="translate\(([\d.]+),[\d.]+\)"[^>]*>\d+%<'
    found = re.findall(label, made)
    assert {anchor for anchor, _ in found} == {"middle"}
    places = sorted(float(place) for _, place in found)
    assert len(places) >= 3
    assert min(b - a for a, b in pairwise(places)) > 25


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_page_needs_nothing_else(pig: Answer, locale: str) -> None:
    page = html(pig, locale)
    assert "<script" not in page
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert "url(http" not in page
    assert "@import" not in page
    assert len(page) < 400_000
    assert page.count(COMMAND) >= 6  # under every table
    drawings = re.findall(r"<svg .*?</svg>", page, re.DOTALL)
    assert len(drawings) >= 7
    for drawing in drawings:
        ElementTree.fromstring(drawing)  # noqa: S314  # our own
        assert 'aria-label="' in drawing
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_boxes_stand_side_by_side(grid: Answer) -> None:
    keys = [sheet.key for sheet in sheets(grid, "en")]
    assert keys[:2] == ["boxes", "differences"]
    (name, lines), *_ = summary(grid, "en")
    assert name == "What differs"
    assert re.match(r"\d+ of the \d+ differences looked at are real; the clearest:", lines[0])
    assert "goal=20" in lines[1]
    assert summary(grid, "en")[1][0] == "2 players · goal=100"
    titles = [sheet.title for sheet in sheets(grid, "en")]
    assert titles[:3] == ["Side by side", "What differs", "Who wins · goal=100"]
    page = html(grid, "en")
    assert "<h2>Side by side</h2>" in page
    assert "as goal changes" in page
    assert "goal=20" in html(grid, "fr")


def test_it_says_how_many_games_were_played(pig: Answer, grid: Answer) -> None:
    said = {locale: speaker(locale, WORDS) for locale in ("en", "fr")}
    assert played(pig, said["en"]) == "600 games for each number of players, played by quick"
    assert played(grid, said["fr"]).startswith("600 parties avec chacune des 2 boîtes")
    narrow = ask("pig", [2, 5], games=4000, width=0.04, luck=0)
    assert narrow.findings[2].games > narrow.findings[5].games
    assert played(narrow, said["en"]).startswith(f"up to {narrow.findings[2].games:,} games")


def test_notebooks_show_it(pig: Answer) -> None:
    shown = pig._repr_html_()
    assert shown == fragment(pig, "en") or len(shown) == len(fragment(pig, "en"))
    assert "<body" not in shown
    assert ":root" not in shown  # the notebook's own colours stay


def test_every_figure_is_in_the_table(pig: Answer, grid: Answer) -> None:
    rows = list(csv.DictReader(io.StringIO(figures.written(pig, Path("a.csv")).decode())))
    shares = [
        float(row["value"]) for row in rows if (row["what"], row["players"]) == ("share", "3")
    ]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1.0)
    assert {"length", "leader", "luck", "ending", "chosen", "worth", "taken", "never"} <= {
        row["what"] for row in rows
    }
    several = list(figures.rows(grid))
    assert {row[0] for row in several} >= {"goal=20", "goal=100"}
    assert any(row[2] == "difference" for row in several)


def test_parquet_where_there_is_pyarrow(
    pig: Answer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CordeeError, match=r"written as \.csv or \.parquet"):
        figures.check(tmp_path / "figures.xlsx")
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(CordeeError, match=r"cordee\[parquet\]"):
            figures.check(tmp_path / "figures.parquet")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "figures.parquet"
    path.write_bytes(figures.written(pig, path))
    assert parquet.read_table(path).num_rows == len(list(figures.rows(pig)))
