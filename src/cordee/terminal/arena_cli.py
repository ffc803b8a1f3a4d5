"""`cordee arena` and `cordee simulate`: bots play each other, and the results are reported."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from .. import bots, games
from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..words import Say, speaker
from .screen import console
from .shared import (
    HERE,
    INTERRUPTED,
    TAKES_OPTIONS_OF_A_GAME,
    Command,
    Components,
    Lang,
    Simulations,
    app,
    game_options,
    get_ready,
    locale_from,
    say,
    sort_out,
)

if TYPE_CHECKING:
    from ..engine.game import Game as PlayedGame
    from ..lab.arena import Arena
    from ..lab.simulate import Simulation, Spread

DEFAULT_GAMES = 400
DEFAULT_SIMULATED = 100_000
MOST_JOBS = 256
KEEP_EVERY = 10.0
"""Seconds between two saves of what an arena has so far."""

Game = Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-game-alone"))]
Players = Annotated[str | None, typer.Option(metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option(metavar="SEED", help=say("help-match-seed"))]
Jobs = Annotated[str | None, typer.Option(metavar="N", help=say("help-jobs"))]
Json = Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help-json"))]


@app.command(
    "arena", cls=Command, help=say("about-arena"), context_settings=TAKES_OPTIONS_OF_A_GAME
)
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
    adjusted: Annotated[bool, typer.Option("--adjusted", help=say("help-adjusted"))] = False,
    simulations: Simulations = None,
    components: Components = None,
    seed: Seed = None,
    jobs: Jobs = None,
    file: Json = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-arena-resume"))
    ] = None,
    lang: Lang = None,
) -> None:
    from ..lab.arena import MOST_GAMES, Arena, read
    from ..lab.match import Match
    from .naming import program
    from .saving import fresh_path
    from .seats import budget_of

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    name, own_options = sort_out([*([game] if game else []), *context.args])
    budget = budget_of(simulations, None)
    wanted = whole("--games", number, 0, 1, MOST_GAMES)
    goal = share_of(until)
    workers = whole("--jobs", jobs, 1, 1, MOST_JOBS)
    if resume is None:
        chosen = named(name, "arena", components)
        match = Match(
            game=chosen.name,
            bots=with_budget(fighters, budget),
            players=whole("--players", players, chosen.players[0], *chosen.players),
            seed=seed or "1",
            options=game_options(chosen, own_options),
            components=None if chosen.is_shipped else chosen.box,
            adjusted=adjusted,
        )
        match.check()
        contest = Arena(match)
    else:
        own = own_options or None
        others = (name, fighters, players, budget, components, seed, own, adjusted or None)
        if any(given is not None for given in others):
            raise CordeeError("arena-resume-alone", domain=HERE)
        contest = read(resume)
        file = file or resume
        wanted, goal = wanted or contest.asked or 0, goal or contest.until
        chosen = games.load(contest.match.game, contest.match.components)
    check_file(file)
    knowing = contest.match.adjusted or any(map(bots.knows, contest.match.bots))
    get_ready(chosen, locale, bots=knowing)
    broken: CordeeError | None = None
    with stopped_by_ctrl_c() as stop:
        try:
            run(contest, wanted or DEFAULT_GAMES, goal, workers, file, speak, stop)
        except CordeeError as fault:
            broken = fault
        tell_arena(contest, goal, speak)
        if stop.is_set() and file is None:
            file = fresh_path(chosen.name, "arenas", ".json")
            file.parent.mkdir(parents=True, exist_ok=True)
        if file is not None:
            write(file, contest.to_dict())
    if broken is not None:
        raise broken
    if stop.is_set():
        console().print(Text(speak("arena-left")))
        again = f"{program()} arena --resume {shlex.quote(str(file))}"
        again += f" --jobs {workers}" if workers > 1 else ""
        console().print(Text(f"  {again}", style="bold"), soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


@contextlib.contextmanager
def stopped_by_ctrl_c() -> Iterator[threading.Event]:
    """Ctrl-C is noted, however often it comes: what was played is reported and kept first."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def run(
    contest: Arena,
    most: int,
    goal: float | None,
    jobs: int,
    file: Path | None,
    speak: Say,
    stop: threading.Event,
) -> None:
    """Play, with a bar that shows how far it is and what the first bot has won so far."""
    first = contest.match.bots[0]
    kept = time.monotonic()
    if contest.is_decided(goal):
        return
    with bar() as shown:
        task = shown.add_task(first, total=most, completed=contest.games)
        for _ in contest.go_on(most, goal, jobs, stop):
            found = contest.surest(first)
            told = f"{first} {percent(found.share, speak)}"
            shown.update(task, completed=contest.games, description=told)
            if file is not None and time.monotonic() > kept + KEEP_EVERY:
                with contextlib.suppress(CordeeError):  # the end will tell
                    write(file, contest.to_dict())
                kept = time.monotonic()


def tell_arena(contest: Arena, goal: float | None, speak: Say) -> None:
    """The bots, the best first."""
    match = contest.match
    screen = console()
    title = games.load(match.game).title(speak.locale)
    screen.print(Text.assemble((title, "bold"), " · ", Text(counted(contest, speak))))
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
    if contest.games and contest.adjusted:
        tell_adjusted(contest, speak)
    if goal is not None and contest.games:
        found = contest.surest(match.bots[0])
        key = "open" if not found.decides(goal) else "above" if found.low > goal else "below"
        told = speak(f"verdict-{key}", name=match.bots[0], goal=goal, games=contest.games)
        screen.print(Text(told, style="bold"))


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
        found, luck, factor = adjusted.interval, adjusted.luck, adjusted.factor
        grid.add_row(
            Text(name, style="bold"),
            f"{signed(luck.mean, speak)} ± {percent(luck.error, speak)}",
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


@app.command(
    "simulate", cls=Command, help=say("about-simulate"), context_settings=TAKES_OPTIONS_OF_A_GAME
)
def simulate(
    context: typer.Context,
    game: Game = None,
    number: Annotated[
        str | None, typer.Option("--games", metavar="N", help=say("help-games"))
    ] = None,
    players: Players = None,
    kind: Annotated[
        str, typer.Option("--bots", metavar="random|quick", help=say("help-kind"))
    ] = "random",
    components: Components = None,
    seed: Seed = None,
    jobs: Jobs = None,
    file: Json = None,
    lang: Lang = None,
) -> None:
    from ..lab.selfplay import play_on
    from ..lab.simulate import KINDS, MOST_GAMES, Simulation

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    name, own_options = sort_out([*([game] if game else []), *context.args])
    chosen = named(name, "simulate", components)
    options = game_options(chosen, own_options)
    most = whole("--games", number, DEFAULT_SIMULATED, 1, MOST_GAMES)
    cores = len(os.sched_getaffinity(0))
    workers = whole("--jobs", jobs, cores, 1, MOST_JOBS)
    seats = whole("--players", players, chosen.players[0], *chosen.players)
    if kind not in KINDS:
        raise CordeeError("kind-unknown", domain=HERE, given=kind, known=", ".join(KINDS))
    check_file(file)
    get_ready(chosen, locale)
    start = chosen.new(seats, seed=0, **options)
    play_on(start, 1, quick=kind == "quick")  # compiled before the clock runs
    simulation = Simulation(start, kind, seed or "1")
    with stopped_by_ctrl_c() as stop, bar() as shown:
        task = shown.add_task(chosen.title(locale), total=most)
        for done in simulation.play(most, workers):
            shown.update(task, completed=done)
            if stop.is_set():
                break
    tell_simulation(simulation, workers, speak)
    if file is not None:
        write(file, simulation.to_dict())
    if stop.is_set():
        raise typer.Exit(INTERRUPTED)


def tell_simulation(simulation: Simulation, jobs: int, speak: Say) -> None:
    """How fast, how long, and who wins."""
    screen, start = console(), simulation.start
    title = start.game.title(speak.locale)
    told = speak("arena-games", games=simulation.games, players=start.players)
    screen.print(Text.assemble((title, "bold"), f" · {told} · {simulation.bots}"))
    speed = speak(
        "simulate-speed",
        seconds=simulation.seconds,
        games=simulation.games / simulation.seconds,
        decisions=simulation.decisions.total / simulation.seconds,
        jobs=jobs,
    )
    screen.print(Text(speed))
    for key, spread in (("decisions", simulation.decisions), ("plies", simulation.plies)):
        screen.print(Text(f"{speak(f'simulate-{key}')}  {spread_told(spread, speak)}"))
    if simulation.broken_off:
        screen.print(Text(speak("simulate-broken-off", count=simulation.broken_off)))
    counts = speaker(speak.locale, start.game.package)("score-counts") if simulation.scores else ""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (speak("column-seat"), speak("column-share"), speak("column-sure"), counts):
        grid.add_column(heading, justify="left" if heading == counts else "right")
    for seat in range(start.players):
        found = simulation.interval(seat)
        grid.add_row(
            str(seat + 1),
            percent(found.share, speak, 2),
            f"{percent(found.low, speak, 2)} – {percent(found.high, speak, 2)}",
            spread_told(simulation.scores[seat], speak) if simulation.scores else "",
        )
    if simulation.winners.count:
        winners = spread_told(simulation.winners, speak)
        grid.add_row("", "", speak("column-winner"), winners)
    screen.print(grid)


def spread_told(spread: Spread, speak: Say) -> str:
    """`61.3 ± 8.9 (22 – 104)`."""
    return speak(
        "spread",
        mean=spread.mean,
        deviation=spread.deviation,
        low=int(spread.low),
        high=int(spread.high),
    )


# What both need


def bar() -> Progress:
    """How far it is, and how long it will take; only on a screen."""
    errors = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def named(name: str | None, command: str, components: Path | None) -> PlayedGame:
    """The game, which must be named."""
    if name is None:
        known = ", ".join(games.REGISTER)
        raise CordeeError("contest-what", domain=HERE, command=command, known=known)
    return games.load(name, components)


def with_budget(fighters: str | None, budget: str | None) -> tuple[str, ...]:
    """The bots by name, by default all levels; a budget for those that take one and have none."""
    names = bots.LEVELS[::-1] if fighters is None else fighters.lower().split(",")
    named = (name.strip().removeprefix("bot:") for name in names)
    return tuple(bots.with_budget(name, budget) for name in named)


def whole(option: str, given: str | None, default: int, low: int, high: int) -> int:
    """A whole number as people write it: 1000000, 1_000_000."""
    if given is None:
        return default
    digits = given.strip().replace("_", "")
    if digits.isascii() and digits.isdecimal() and len(digits) < 16 and low <= int(digits) <= high:
        return int(digits)
    raise CordeeError("number-wrong", domain=HERE, option=option, given=given, low=low, high=high)


def share_of(given: str | None) -> float | None:
    """A share as people write it: 0.6, 0,6, 60%."""
    if given is None:
        return None
    try:
        text = given.strip().replace(",", ".")
        share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        raise CordeeError("share-wrong", domain=HERE, given=given)
    return share


def percent(share: float, speak: Say, digits: int = 1) -> str:
    return speak(f"percent-{digits}", share=share)


def signed(share: float, speak: Say) -> str:
    """A share with its sign; a true minus, and no sign for nothing."""
    told = percent(abs(share), speak)
    if told == percent(0.0, speak):
        return told
    return f"+{told}" if share > 0 else f"\u2212{told}"


def points(rating: float) -> str:
    """A rating with its sign; a true minus, and no minus for nothing."""
    return f"{round(rating) or 0:+d}".replace("-", "\u2212")


def check_file(file: Path | None) -> None:
    """Hours of games are not played for a file that cannot be written."""
    if file is None:
        return
    new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if new:
            file.unlink()
    except (OSError, ValueError):
        raise CordeeError("json-folder", domain=HERE, path=str(file)) from None


def write(file: Path, data: Mapping[str, object]) -> None:
    try:
        write_whole(file, json.dumps(data, indent=1) + "\n")
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(file), reason=reason) from None
