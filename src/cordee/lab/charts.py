"""The charts of an answer, drawn by Altair, and made into SVG that needs no script.

Each is no wider than a phone, so that its lettering stays as large as the text around it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from math import isfinite
from typing import Any, NamedTuple

from ..engine.errors import CordeeError
from ..ink.palette import COLOURS, SANS
from ..words import Say, speaker
from .answer import Answer
from .tally import STAGES, columns
from .words import SHARES, WORDS, what_told

try:
    import altair as alt
    import vl_convert
except ImportError as fault:
    raise CordeeError("lab-extra", domain=WORDS) from fault

WIDTH = 290
ROW = 22
"""Pixels for a line of a chart with names."""
FONT = "Liberation Sans"
"""Known to whatever measures the lettering; readers see the fonts of the page."""
BINS = 40
IN_POINTS = "datum.value == 0 ? '0' : format(100 * datum.value, '+.3~r')"
"""Changes of a share are told in points everywhere."""
MOST_CHOICES = 24
INK, SOFT, LINE = COLOURS["ink"][0], COLOURS["soft"][0], "#cfc6b4"
RED, BLUE = COLOURS["tent"][0], COLOURS["seat-1"][0]
SEATS = [COLOURS[f"seat-{seat}"][0] for seat in range(5)]
_numbers = count()


class Drawn(NamedTuple):
    """A chart, and where it belongs."""

    key: str
    title: str
    chart: Any


def drawn(answer: Answer, locale: str) -> Iterator[Drawn]:
    """All charts of an answer."""
    say = speaker(locale, WORDS)
    if len(answer.boxes) > 1:
        yield from _varied(answer, say)
    for players in answer.players:
        yield Drawn("seats", say("lab-chart-seats", players=players), seats(answer, players, say))
    for players in answer.players:
        yield Drawn(
            "length", say("lab-chart-length", players=players), length(answer, players, say)
        )
    if any(answer.result(players).has_scores for players in answer.players):
        yield Drawn("lead", say("lab-chart-lead"), lead(answer, say))
    for players in answer.players:
        if answer.result(players).tried:
            title = say("lab-chart-choices", players=players)
            yield Drawn("choices", title, choices(answer, players, say))


def _data(rows: list[dict[str, object]]) -> Any:
    return alt.Data(values=rows)


def _percent(title: str, **scale: object) -> dict[str, Any]:
    axis = alt.Axis(format=".0%", title=title, grid=True, tickCount=5)
    return {"axis": axis, "scale": alt.Scale(zero=False, **scale)}


def seats(answer: Answer, players: int, say: Say) -> Any:
    """Each seat's share with its interval, and what would be even."""
    rows: list[dict[str, object]] = [
        {"seat": str(seat + 1), "share": one.share, "low": one.low, "high": one.high}
        for seat, one in enumerate(answer.result(players).seats)
    ]
    base = alt.Chart(_data(rows))
    colour = alt.Color("seat:N", scale=alt.Scale(range=SEATS[:players]), legend=None)
    low, high = 0.6 / players, 1.5 / players
    low = min([low, *(float(str(row["low"])) for row in rows)])
    high = max([high, *(float(str(row["high"])) for row in rows)])
    place = _percent(say("lab-axis-share"), domain=[low, high], nice=False)
    title = alt.Axis(title=say("lab-column-seat", seat="").strip(), labelAngle=0)
    even = alt.Chart(_data([{"even": 1 / players}])).mark_rule(color=SOFT, strokeDash=[4, 4])
    return _finished(
        even.encode(x=alt.X("even:Q", **place))
        + base.mark_rule(strokeWidth=3).encode(
            x=alt.X("low:Q", **place), x2="high:Q", y=alt.Y("seat:N", axis=title), color=colour
        )
        + base.mark_point(filled=True, size=90, opacity=1).encode(
            x=alt.X("share:Q", **place), y=alt.Y("seat:N", axis=title), color=colour
        ),
        height=ROW * players,
    )


def length(answer: Answer, players: int, say: Say) -> Any:
    """How many games have so many decisions."""
    counts = answer.result(players).tally.decisions
    total = counts.total()
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BINS))
    bins: dict[int, int] = {}
    for decisions, games in counts.items():
        bins[(decisions - low) // width] = bins.get((decisions - low) // width, 0) + games
    rows: list[dict[str, object]] = [
        {"from": low + width * n, "to": low + width * (n + 1), "part": games / total}
        for n, games in sorted(bins.items())
    ]
    chart = alt.Chart(_data(rows)).mark_bar(color=COLOURS["ice"][0], binSpacing=1)
    return _finished(
        chart.encode(
            x=alt.X(
                "from:Q", bin="binned", axis=alt.Axis(title=say("lab-axis-decisions"), tickCount=6)
            ),
            x2="to:Q",
            y=alt.Y("part:Q", axis=alt.Axis(title=say("lab-axis-games"), format=".1~%")),
        ),
        height=130,
    )


def lead(answer: Answer, say: Say) -> Any:
    """What whoever leads wins, as the game goes on."""
    rows: list[dict[str, object]] = []
    for players in answer.players:
        for stage, part in STAGES.items():
            if (found := answer.result(players).leader(stage)) is not None:
                rows.append(
                    {
                        "players": str(players),
                        "part": part,
                        "share": found.share,
                        "low": found.low,
                        "high": found.high,
                    }
                )
    base = alt.Chart(_data(rows)).encode(
        x=alt.X(
            "part:Q",
            axis=alt.Axis(title=say("lab-axis-turns"), values=[0.25, 0.5, 0.75], format=".0%"),
            scale=alt.Scale(domain=[0.2, 0.8]),
        ),
        color=alt.Color(
            "players:N",
            scale=alt.Scale(range=SEATS),
            legend=alt.Legend(title=say("lab-column-players"), orient="top"),
        ),
    )
    share = alt.Axis(title=say("lab-axis-leader"), format=".0%")
    return _finished(
        base.mark_line(point=alt.OverlayMarkDef(size=60, filled=True), strokeWidth=2.5).encode(
            y=alt.Y("share:Q", axis=share, scale=alt.Scale(domain=[0, 1]))
        )
        + base.mark_rule(strokeWidth=2).encode(y="low:Q", y2="high:Q"),
        height=200,
    )


def choices(answer: Answer, players: int, say: Say) -> Any:
    """What taking something at the first chance brings, and never taking it."""
    tried = answer.result(players).tried
    largest = sorted(
        tried, key=lambda name: -max(abs(tried[name].take.mean), abs(tried[name].never.mean))
    )[:MOST_CHOICES]
    called = {"taken": say("lab-taken"), "never": say("lab-never")}
    rows: list[dict[str, object]] = []
    for name in largest:
        for how, found in (("taken", tried[name].take), ("never", tried[name].never)):
            if not isfinite(found.low):
                continue
            is_real = (players, name, how) in answer.real_worths
            rows.append(
                {
                    "name": name,
                    "how": called[how],
                    "mean": found.mean,
                    "low": found.low,
                    "high": found.high,
                    "opacity": 1.0 if is_real else 0.3,
                }
            )
    colour = alt.Color(
        "how:N",
        scale=alt.Scale(domain=list(called.values()), range=[RED, BLUE]),
        legend=alt.Legend(title=None, orient="top", direction="vertical"),
    )
    base = alt.Chart(_data(rows)).encode(
        y=alt.Y("name:N", sort=largest, axis=alt.Axis(title=None, labelLimit=130)),
        yOffset=alt.YOffset("how:N", sort=list(called.values())),
        color=colour,
        opacity=alt.Opacity("opacity:Q", scale=None, legend=None),
    )
    place = alt.Axis(title=say("lab-axis-change"), labelExpr=IN_POINTS, tickCount=5)
    zero = alt.Chart(_data([{"zero": 0}])).mark_rule(color=SOFT).encode(x="zero:Q")
    return _finished(
        zero
        + base.mark_rule(strokeWidth=2.5).encode(x=alt.X("low:Q", axis=place), x2="high:Q")
        + base.mark_point(filled=True, size=45).encode(x="mean:Q"),
        height=ROW * len(largest),
        width=WIDTH - 100,
    )


def _varied(answer: Answer, say: Say) -> Iterator[Drawn]:
    """How figures change along the first thing that was varied, for each number of players."""
    key = next(iter(answer.boxes[-1].values), None)
    if key is None:
        return
    for players in answer.players:
        for what in ("share 1", "decisions", "half", "margin"):
            if answer.result(players).estimate(what).known:
                title = say("lab-chart-vary", what=what_told(what, say), key=key)
                title = f"{title} · {say('lab-players', players=players)}"
                yield Drawn("boxes", title, varied(answer, players, key, what, say))


def varied(answer: Answer, players: int, key: str, what: str, say: Say) -> Any:
    """A figure with each box, with its interval."""
    place = columns(players).index(what)
    rows: list[dict[str, object]] = []
    for box, made in enumerate(answer.boxes):
        found = answer.result(players, box).estimate(columns(players)[place])
        others = [f"{name}={value}" for name, value in made.values.items() if name != key]
        if isfinite(found.low):
            rows.append(
                {
                    "value": made.values.get(key),
                    "others": " ".join(others),
                    "mean": found.mean,
                    "low": found.low,
                    "high": found.high,
                }
            )
    numbers = all(isinstance(row["value"], int) for row in rows)
    axis = alt.Axis(title=what_told(what, say), format=".0%" if what.split()[0] in SHARES else "~r")
    base = alt.Chart(_data(rows)).encode(
        x=alt.X(
            f"value:{'Q' if numbers else 'N'}",
            axis=alt.Axis(title=key, tickCount=6),
            **({"scale": alt.Scale(zero=False, padding=8)} if numbers else {}),
        ),
        y=alt.Y("mean:Q", axis=axis, scale=alt.Scale(zero=False)),
        color=alt.Color(
            "others:N",
            scale=alt.Scale(range=SEATS),
            legend=alt.Legend(title=None, orient="top")
            if len(answer.boxes[-1].values) > 1
            else None,
        ),
    )
    return _finished(
        base.mark_line(point=alt.OverlayMarkDef(size=60, filled=True), strokeWidth=2)
        + base.mark_rule(strokeWidth=2).encode(y="low:Q", y2="high:Q"),
        height=170,
    )


def _finished(chart: Any, height: int, width: int = WIDTH - 50) -> Any:
    """In the colours of the house."""
    lettering = {"labelFont": FONT, "titleFont": FONT, "labelColor": INK, "titleColor": SOFT}
    return (
        chart.properties(width=width, height=height)
        .configure(background="transparent", font=FONT)
        .configure_axis(
            **lettering,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelFlush=False,  # labels moved inwards cover others
            labelOverlap=True,
            gridColor=LINE,
            gridOpacity=0.6,
            domainColor=SOFT,
            tickColor=SOFT,
        )
        .configure_legend(**lettering, labelFontSize=12, titleFontSize=12)
        .configure_view(stroke=None)
    )


def svg(chart: Any, title: str) -> str:
    """A chart as SVG that stands among others on a page, with its title for those who listen."""
    made = vl_convert.vegalite_to_svg(json.loads(chart.to_json()))
    return named(made, title, next(_numbers))


def named(made: str, title: str, number: int) -> str:
    """No two drawings on a page share an id."""
    made = re.sub(r'(id="|url\(#|href="#)([^")]+)', rf"\1c{number}-\2", made)
    made = made.replace(FONT, SANS.replace('"', "'"))
    escaped = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return made.replace("<svg ", f'<svg role="img" aria-label="{escaped}" ', 1)
