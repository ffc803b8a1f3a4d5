"""`cordee arena`: bots play each other, and the results are reported."""

from __future__ import annotations

import contextlib
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from .. import bots, games
from ..engine.data import Data
from ..engine.errors import CordeeError
from ..words import Say
from .contest import (
    FIRST_SEED,
    Game,
    Json,
    Players,
    Resume,
    Seed,
    Trust,
    asked,
    contest_command,
    seats_of,
    share_of,
)
from .long_work import Step, Work, carry_out, check_apart, check_file
from .places import ClusterAddress, Jobs, again, place_of
from .screen import console
from .shared import HERE, Components, Lang, Simulations, get_ready, say, whole
from .telling import percent, points, signed, tell_provenance

if TYPE_CHECKING:
    from ..lab.arena import Arena
    from ..lab.evidence import Evidence
    from ..lab.running import Stop

DEFAULT_GAMES = 400


@contest_command("arena")
def arena(
    context: typer.Context,
    game: Game = None,
    fighters: Annotated[
        str | None, typer.Option("--bots", metavar="BOT,BOT", help=say("help-bots"))
    ] = None,
    number: Annotated[
        str | None, typer.Option("--games", metavar="N", help=say("help-arena-games"))
    ] = None,
    players: Players = None,
    until: Annotated[str | None, typer.Option(metavar="SHARE", help=say("help-until"))] = None,
    prove: Annotated[str | None, typer.Option(metavar="SHARE", help=say("help-prove"))] = None,
    paired: Annotated[bool, typer.Option("--paired", help=say("help-paired"))] = False,
    adjusted: Annotated[bool, typer.Option("--adjusted", help=say("help-adjusted"))] = False,
    simulations: Simulations = None,
    seconds: Annotated[
        str | None, typer.Option(metavar="S", help=say("help-arena-seconds"))
    ] = None,
    components: Components = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    file: Json = None,
    table: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help=say("help-csv"))
    ] = None,
    resume: Resume = None,
    trust: Trust = False,
    lang: Lang = None,
) -> None:
    from ..lab.arena import MOST_GAMES, Arena, read
    from ..lab.evidence import Evidence
    from ..lab.match import Match
    from ..lab.running import processes
    from ..lab.sheet import sheet
    from .seats import budget_of

    told = asked(context, game, lang)
    speak = told.speak
    budget = budget_of(simulations, seconds)
    wanted = whole("--games", number, 0, 1, MOST_GAMES)
    goal, proof = share_of(until), share_of(prove)
    if goal is not None and proof is not None:
        raise CordeeError("until-or-prove", domain=HERE)
    place = place_of(jobs, cluster, 1, processes, speak)
    if resume is None:
        chosen = told.game(components)
        match = Match(
            game=chosen.name,
            bots=with_budget(fighters, budget),
            players=seats_of(players, chosen),
            seed=seed or FIRST_SEED,
            options=told.options(chosen),
            components=None if chosen.is_shipped else chosen.box,
            adjusted=adjusted,
            paired=paired,
            drawn=proof is not None,
        )
        match.check()
        contest = Arena(match, evidence=None if proof is None else Evidence(proof))
    else:
        told.check_alone(fighters, players, budget, components, seed, proof, adjusted, paired)
        contest = read(resume, trust)
        file = file or resume
        wanted, goal = wanted or contest.asked or 0, goal or contest.until
        chosen = games.load(contest.match.game, contest.match.components)
    check_apart(file, table)
    check_file(file, resume)
    check_file(table, resume and table)
    knowing = contest.match.adjusted or any(map(bots.knows, contest.match.bots))
    get_ready(chosen, told.locale, bots=knowing)
    first, most = contest.match.bots[0], wanted or DEFAULT_GAMES
    if contest.match.paired:  # whole rounds
        most = -(-most // contest.match.players) * contest.match.players
    rows = None if table is None else sheet(table, contest.match, contest.games)

    def steps(stop: Stop) -> Iterator[Step]:
        if contest.is_decided(goal):
            return
        yield Step(contest.games, most, first)
        for played in contest.go_on(most, goal, place, stop):
            if rows is not None:
                rows.add(contest.games - 1, played)
            won = percent(contest.surest(first).share, speak)
            yield Step(contest.games, most, f"{first} {won}")

    def so_far() -> Data:
        if rows is not None:
            rows.save()
        return contest.to_dict()

    where = again(jobs, cluster) + (f" --csv {shlex.quote(str(table))}" if table else "")
    where += " --trust" if any(map(bots.runs_code, contest.match.bots)) else ""
    work = Work("arena", chosen.name, steps, so_far, lambda: contest.games > 0)
    with contextlib.closing(rows) if rows is not None else contextlib.nullcontext():
        carry_out(work, file, where, lambda: tell_arena(contest, goal, speak), speak)


def tell_arena(contest: Arena, goal: float | None, speak: Say) -> None:
    """The bots, the best first."""
    match = contest.match
    screen = console()
    title = games.load(match.game).title(speak.locale)
    screen.print(Text.assemble((title, "bold"), " · ", Text(counted(contest, speak))))
    tell_provenance(games.load(match.game, match.components), match.options, match.seed, speak)
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("bot", "games", "share", "sure", "rating", "sure", "seconds", "longest"):
        grid.add_column(speak(f"column-{key}"), justify="left" if key == "bot" else "right")
    ratings = contest.ratings()
    for name in sorted(match.bots, key=lambda bot: -ratings[bot].points):
        found, rating, effort = contest.interval(name), ratings[name], contest.efforts[name]
        grid.add_row(
            Text(name, style="bold"),
            speak("count", count=contest.games_of(name)),
            percent(found.share, speak),
            f"{percent(found.low, speak)} – {percent(found.high, speak)}",
            points(rating.points),
            f"{points(rating.low)} – {points(rating.high)}",
            speak("seconds", seconds=effort.mean),
            speak("seconds", seconds=effort.longest),
        )
    if contest.games:
        screen.print(grid)
        tell_what_a_share_is(contest, speak)
        tell_rounds(contest, speak)
        tell_meetings(contest, speak)
    if contest.games and contest.adjusted:
        tell_adjusted(contest, speak)
    if contest.evidence is not None and contest.games:
        tell_proof(contest, contest.evidence, speak)
    if goal is not None and contest.games:
        found = contest.surest(match.bots[0])
        key = "open" if not found.decides(goal) else "above" if found.low > goal else "below"
        told = speak(f"verdict-{key}", name=match.bots[0], goal=goal, games=contest.games)
        screen.print(Text(told, style="bold"))


def tell_what_a_share_is(contest: Arena, speak: Say) -> None:
    """Where not all bots sit in every game, once each, shares do not add up to one."""
    match = contest.match
    if len(match.bots) != match.players:
        told = speak("share-of-a-seat", players=match.players, even=1 / match.players)
        console().print(Text(told, style="dim"))


def tell_rounds(contest: Arena, speak: Say) -> None:
    """What it is worth that games go together."""
    if not contest.match.paired:
        return
    rounds = contest.rounds[contest.match.bots[0]]
    worth = "–" if rounds.factor is None else speak("factor", factor=rounds.factor)
    told = speak("rounds-told", rounds=rounds.whole.count, players=contest.match.players)
    console().print(Text(f"{told} {speak('rounds-worth', worth=worth)}", style="dim"))


def tell_meetings(contest: Arena, speak: Say) -> None:
    """The cross-table, where there is more to see than in the list."""
    names = contest.match.bots
    if len(names) < 3:
        return
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speak("column-against"))
    for name in names:
        grid.add_column(Text(name), justify="right")
    for name in names:
        met = [contest.meeting(name, other) for other in names]
        grid.add_row(
            Text(name, style="bold"),
            *(
                "·" if other == name else "–" if one.share is None else percent(one.share, speak)
                for other, one in zip(names, met, strict=True)
            ),
        )
    screen = console()
    screen.print()
    screen.print(grid)
    screen.print(Text(speak("meetings-told"), style="dim"))


def tell_proof(contest: Arena, evidence: Evidence, speak: Say) -> None:
    """What is proved, and by how much."""
    from ..lab.evidence import ENOUGH, ERROR

    about = {"name": contest.match.bots[0], "goal": evidence.goal, "games": contest.games}
    stakes = {"above": evidence.above, "below": evidence.below, "enough": ENOUGH, "error": ERROR}
    console().print(Text(speak(f"proved-{evidence.verdict}", **about), style="bold"))
    console().print(Text(speak("proved-stakes", **stakes), style="dim"))


def tell_adjusted(contest: Arena, speak: Say) -> None:
    """The shares less the luck of the dice, and how much surer they are."""
    screen = console()
    each = contest.luck_seconds / contest.games
    screen.print(Text(speak("adjusted-title", seconds=each)))
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("bot", "luck", "adjusted", "sure", "factor"):
        grid.add_column(speak(f"column-{key}"), justify="left" if key == "bot" else "right")
    for name in sorted(contest.match.bots, key=lambda bot: -contest.surest(bot).share):
        adjusted = contest.adjusted[name]
        found, factor = adjusted.interval, adjusted.factor
        grid.add_row(
            Text(name, style="bold"),
            f"{signed(adjusted.luck, speak)} ± {percent(adjusted.luck_error, speak)}",
            percent(found.share, speak),
            f"{percent(found.low, speak)} – {percent(found.high, speak)}",
            "–" if factor is None else speak("factor", factor=factor),
        )
    screen.print(grid)


def counted(contest: Arena, speak: Say) -> str:
    """How many games, and how long they were."""
    played = speak("arena-games", games=contest.games, players=contest.match.players)
    if not contest.games:
        return played
    decisions = sum(effort.decisions for effort in contest.efforts.values()) / contest.games
    length = speak("arena-length", decisions=decisions, plies=contest.plies / contest.games)
    return f"{played}, {length}"


def with_budget(fighters: str | None, budget: str | None) -> tuple[str, ...]:
    """The bots by name, by default all levels; a budget for those that take one and have none."""
    names = bots.LEVELS[::-1] if fighters is None else fighters.split(",")
    named = (re.sub(r"\A\s*bot:", "", name, flags=re.IGNORECASE) for name in names)
    return tuple(bots.with_budget(bots.spelled(name), budget) for name in named)
