"""The Pig table as SVG: a pig on a meadow, the pot, and the scores.

`python -m cordee.games.pig.board [fr|en]` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.data import Box
from ...ink.cards import NUMBER, PLAIN, panels, turn_plaque
from ...ink.country import CLOUD, PINE, sun
from ...ink.finale import celebration
from ...ink.glow import frame, marks
from ...ink.layout import Area, Layout
from ...ink.lettering import letters
from ...ink.meaning import Meaning, turn
from ...ink.paper import card, foot, sky
from ...ink.picture import Fields, View, live, still
from ...ink.svg import at, box, circle, ellipse, num, path, scaled
from ...ink.tabletop import cup
from .why import QUESTION_RULES

if TYPE_CHECKING:
    from ...engine.kernel import Record
    from ...engine.move import Move
    from ...words import Say

LAYOUTS = {
    "wide": Layout(
        tall=False,
        height=640,
        figure=0.9,
        slot=30,
        title=(36, 78, 60),
        scene_bottom=380,
        plaque_top=406,
        sheets=(514, 100),
        stage=Area(520, 420, 280, 52),
        sparks=((420, 90), (560, 150), (720, 80)),
    ),
    "tall": Layout(
        tall=True,
        height=560,
        figure=0.72,
        slot=20,
        title=(12, 33, 32),
        scene_bottom=240,
        plaque_top=250,
        sheets=(380, 165),
        stage=Area(20, 316, 200, 42),
        sparks=((330, 50), (200, 70)),
    ),
}
POT = {"wide": Area(850, 406, 200, 80), "tall": Area(232, 306, 80, 58)}
CUP = {"wide": (1122, 446, 0.86), "tall": (350, 334, 0.6)}

SOW = (
    foot(150, 9)
    + path("M-34,-18V0h14V-20M26,-18V0h14V-22", "ck-skin ck-o")
    + path("M58,-52q16,-6 12,6t10,2", "ck-none ck-o3")
    + ellipse(0, -46, 62, 36, "ck-skin ck-o")
    + path("M-66,-88l4,26l20,-12zM-28,-90l-4,20l20,2z", "ck-skin ck-o")
    + circle(-46, -56, 28, "ck-skin ck-o")
    + ellipse(-58, -48, 14, 11, "ck-halo ck-o")
    + circle(-62, -48, 2.6, "ck-night")
    + circle(-54, -48, 2.6, "ck-night")
    + circle(-50, -66, 3, "ck-night")
    + path("M-20,-28q16,8 34,2", "ck-none ck-o1 ck-mist")
)


def scenery(box_: Box, players: int, say: Say, layout: str = "wide") -> str:
    """Sky, meadow and the pig; the components change nothing in it."""
    table = LAYOUTS[layout]
    w, bottom = table.width, table.scene_bottom
    hill = f"M0,{num(bottom - 60)}Q{num(w * 0.3)},{num(bottom - 110)} {num(w * 0.6)},"
    hill += f"{num(bottom - 50)}T{w},{num(bottom - 70)}V{num(bottom)}H0Z"
    pines = "".join(
        at(w * x, bottom - 24 - 30 * (i % 2), scaled(table.figure, PINE))
        for i, x in enumerate((0.06, 0.12, 0.86, 0.93))
    )
    return still(
        table,
        players,
        say,
        sky(w, bottom),
        sun(w * 0.8, bottom * 0.32, 36 * table.figure),
        at(w * 0.72, bottom * 0.4, scaled(table.figure, CLOUD)),
        path(hill, "ck-moss ck-o"),
        pines,
        at(w / 2, bottom - 26, scaled(1.5 * table.figure, SOW)),
        letters(w - 16, 40, say("board-goal", goal=box_["goal"]), 16, f"{PLAIN} ck-end"),
    )


def pieces(view: View) -> str:
    """The pot, the cup, the scores, and whose turn it is."""
    table = LAYOUTS[view.layout]
    lit = view.glowing(targets)
    parts = [
        panels(table, view, lambda seat, area: _score(table, view, seat, area)),
        turn_plaque(table, view, view.said(f"board-phase-{view.fields['phase']}")),
        _pot(view, "pot" in lit),
        cup(*CUP[view.layout], "cup" in lit),
    ]
    if view.winners:
        parts.append(celebration(table, view.winners))
    return live(parts)


def about(view: View) -> str:
    """Pot and scores in words."""
    scores = zip(view.names, view.fields["score"], strict=False)
    told = ", ".join(f"{name} {score}" for name, score in scores)
    return view.say("board-desc", pot=view.fields["pot"], scores=told)


def targets(move: Move, fields: Fields) -> tuple[str, ...]:  # noqa: ARG001
    """The cup rolls again, the pot holds."""
    return {"again": ("cup",), "hold": ("pot",)}.get(move.kind, ())


def meanings(view: View, _rec: Record) -> tuple[Meaning, ...]:
    """Pot and cup, and what each player has."""
    fields, goal = view.fields, view.box["goal"]
    players = [
        Meaning("panel", ("P5",), (f"panel-{seat}",),
              about={"name": view.names[seat], "score": score, "goal": goal})
        for seat, score in enumerate(fields["score"])
    ]  # fmt: skip
    return (
        turn(QUESTION_RULES[fields["phase"]]),
        Meaning("pot", ("P3",), ("pot",), about={"pot": fields["pot"]}),
        Meaning("cup", ("P2",), ("cup",)),
        *players,
    )


def _pot(view: View, lit: bool) -> str:
    area, tall = POT[view.layout], LAYOUTS[view.layout].tall
    size, pot = (24, 40) if tall else (34, 52), str(view.fields["pot"])
    body = (
        card(area.width, area.height, "ck-warm ck-o")
        + letters(area.width - 12, size[1], pot, size[0], NUMBER, "pot-points")
        + letters(12, 20 if tall else 30, view.said("board-pot"), 14 if tall else 18, PLAIN)
        + (at(area.width / 2, area.height / 2, frame(area.width, area.height, 9)) if lit else "")
    )
    return at(area.x, area.y, body, "pot", marks(lit))


def _score(table: Layout, view: View, seat: int, area: Area) -> str:
    """The number, and how much of the way it is."""
    score, goal = view.fields["score"][seat], view.box["goal"]
    left = 150 if table.tall else table.band + 14
    long, y = area.width - left - (60 if table.tall else 16), 12 if table.tall else 62
    bar = box(left, y, long, 10, 5, "ck-trail ck-o1")
    if score:
        bar += box(left, y, long * min(1, score / goal), 10, 5, f"ck-seat-{seat} ck-o1")
    number = letters(
        area.width - 10,
        23 if table.tall else 40,
        str(score),
        22 if table.tall else 34,
        NUMBER,
        f"score-{seat}",
    )
    return bar + number


if __name__ == "__main__":
    from ...engine.demo import write

    write(__package__ or "", players=3, plies=90)
