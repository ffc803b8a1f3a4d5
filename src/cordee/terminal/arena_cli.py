"""`cordee arena` and `cordee simulate`: bots play each other, and the results are reported."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from .. import __version__, bots, games
from ..engine.data import Data, Options
from ..engine.errors import CordeeError
from ..engine.writing import write_whole
from ..lab.provenance import box_digest
from ..words import Say, speaker
from .places import ClusterAddress, DeviceName, Jobs, again, card_of, place_of
from .progress import bar
from .screen import console
from .shared import (
    HERE,
    INTERRUPTED,
    TAKES_OPTIONS_OF_A_GAME,
    TO_STDOUT,
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
    whole,
)

if TYPE_CHECKING:
    from ..engine.game import Game as PlayedGame
    from ..lab.arena import Arena
    from ..lab.evidence import Evidence
    from ..lab.running import Stop
    from ..lab.simulate import Simulation, Spread

DEFAULT_GAMES = 400
DEFAULT_SIMULATED = 100_000
FOLDERS = {"arena": "arenas", "simulate": "simulations"}
"""Where, of our data, each command keeps what nobody named a file for."""
KEEP_EVERY = 10.0
"""Seconds between two saves of what there is so far."""

Game = Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-game-alone"))]
Players = Annotated[str | None, typer.Option(metavar="N", help=say("help-players"))]
Seed = Annotated[str | None, typer.Option(metavar="SEED", help=say("help-match-seed"))]
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
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-arena-resume"))
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help=say("help-trust"))] = False,
    lang: Lang = None,
) -> None:
    from ..lab.arena import MOST_GAMES, Arena, read
    from ..lab.evidence import Evidence
    from ..lab.match import Match
    from ..lab.running import processes
    from ..lab.sheet import sheet
    from .seats import budget_of

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    name, own_options = sort_out([*([game] if game else []), *context.args])
    budget = budget_of(simulations, seconds)
    wanted = whole("--games", number, 0, 1, MOST_GAMES)
    goal, proof = share_of(until), share_of(prove)
    if goal is not None and proof is not None:
        raise CordeeError("until-or-prove", domain=HERE)
    place = place_of(jobs, cluster, 1, processes, speak)
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
            paired=paired,
            drawn=proof is not None,
        )
        match.check()
        contest = Arena(match, evidence=None if proof is None else Evidence(proof))
    else:
        own = own_options or None
        others = (name, fighters, players, budget, components, seed, own, proof)
        if adjusted or paired or any(given is not None for given in others):
            raise CordeeError("arena-resume-alone", domain=HERE)
        contest = read(resume, trust)
        file = file or resume
        wanted, goal = wanted or contest.asked or 0, goal or contest.until
        chosen = games.load(contest.match.game, contest.match.components)
    check_file(file, resume)
    check_file(table, resume and table)
    knowing = contest.match.adjusted or any(map(bots.knows, contest.match.bots))
    get_ready(chosen, locale, bots=knowing)
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


class Step(NamedTuple):
    """How far a work is."""

    done: int
    total: int
    told: str


class Work(NamedTuple):
    """Something that takes long, may be interrupted, and goes on from what was kept."""

    command: str
    game: str
    steps: Callable[[Stop], Iterator[Step]]
    to_dict: Callable[[], Data]
    """What there is so far."""
    has_begun: Callable[[], bool]


def carry_out(
    work: Work, file: Path | None, where: str, report: Callable[[], None], speak: Say
) -> None:
    """Do it, with a bar; what was done is kept and reported, however it ends."""
    broken: CordeeError | None = None
    kept = own_file(work) if file in (None, TO_STDOUT) else file
    assert kept is not None
    with stopped_by_signals() as stop, telling_elsewhere(file):
        try:
            watch(work, kept, stop)
        except CordeeError as fault:
            if not work.has_begun():
                raise
            broken = fault
        left = stop.is_set() or broken is not None
        if left or kept == file:
            write(kept, work.to_dict())
        else:
            kept.unlink(missing_ok=True)
        with contextlib.suppress(OSError) if stop.is_set() else contextlib.nullcontext():
            report()  # the terminal may be gone
            if left:
                tell_how_to_go_on(work, kept, where, speak)
    if file == TO_STDOUT:
        sys.stdout.write(as_json(work.to_dict()))
    if broken is not None:
        raise broken
    if left:
        raise typer.Exit(stop.status)


def watch(work: Work, file: Path, stop: Stop) -> None:
    """A bar shows how far it is; now and then the file is written."""
    kept = time.monotonic()
    with bar() as shown:
        task = shown.add_task(work.game, total=None)
        for step in work.steps(stop):
            shown.update(task, completed=step.done, total=step.total, description=step.told)
            if time.monotonic() > kept + KEEP_EVERY:
                with contextlib.suppress(CordeeError):  # the end will tell
                    write(file, work.to_dict())
                kept = time.monotonic()


def own_file(work: Work) -> Path:
    """Where something is kept that nobody named a file for."""
    from .saving import fresh_path

    file = fresh_path(work.game, FOLDERS[work.command], f"-{os.getpid()}.json")
    with contextlib.suppress(OSError):  # writing will say so
        file.parent.mkdir(parents=True, exist_ok=True)
    return file


def tell_how_to_go_on(work: Work, file: Path, where: str, speak: Say) -> None:
    from .naming import program

    console().print(Text(speak("arena-left")))
    command = f"{program()} {work.command} --resume {shlex.quote(str(file))}{where}"
    console().print(Text(f"  {command}", style="bold"), soft_wrap=True)


class Noted(threading.Event):
    """Whether to stop, and with which status."""

    status = INTERRUPTED

    def note(self, signal_: int, _frame: object) -> None:
        self.status = 128 + signal_
        self.set()


@contextlib.contextmanager
def stopped_by_signals() -> Iterator[Noted]:
    """Ctrl-C is noted, however often it comes, as are a terminal that is closed and a polite kill:
    what was played is kept and reported first."""
    stop = Noted()
    before = {
        each: signal.signal(each, stop.note)
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        if signal.getsignal(each) != signal.SIG_IGN  # nohup means it
    }
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def telling_elsewhere(file: Path | None) -> AbstractContextManager[object]:
    """With `--json -` the output is data; what is told goes where errors go."""
    if file != TO_STDOUT:
        return contextlib.nullcontext()
    return contextlib.redirect_stdout(sys.stderr)


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
        str | None, typer.Option("--bots", metavar="random|quick", help=say("help-kind"))
    ] = None,
    components: Components = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    file: Json = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("help-simulate-resume"))
    ] = None,
    device: DeviceName = None,
    lang: Lang = None,
) -> None:
    from ..lab.running import threads
    from ..lab.simulate import KINDS, MOST_GAMES, Series, Simulation, read

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    name, own_options = sort_out([*([game] if game else []), *context.args])
    wanted = whole("--games", number, 0, 1, MOST_GAMES)
    card = card_of(device, jobs, cluster)
    place = place_of(jobs, cluster, len(os.sched_getaffinity(0)), threads, speak)
    if kind is not None and kind not in KINDS:
        raise CordeeError("kind-unknown", domain=HERE, given=kind, known=", ".join(KINDS))
    if resume is None:
        chosen = named(name, "simulate", components)
        options = game_options(chosen, own_options)
        seats = whole("--players", players, chosen.players[0], *chosen.players)
        get_ready(chosen, locale)
        start = chosen.new(seats, seed=0, **options)
        simulation = Simulation(Series.of(start, kind or KINDS[0], seed or "1"))
    else:
        others = (name, players, kind, components, seed, own_options or None)
        if any(given is not None for given in others):
            raise CordeeError("simulate-resume-alone", domain=HERE)
        simulation = read(resume)
        file, wanted = file or resume, wanted or simulation.asked or 0
        chosen = simulation.start.game
        get_ready(chosen, locale)
    check_file(file, resume)
    most = wanted or DEFAULT_SIMULATED
    if card is None:
        simulation.series.play(0, 1)  # compiled before the clock runs
    else:
        told = speak("compiling-gpu", game=chosen.title(locale), device=card.name)
        console(stderr=True).print(Text(told), soft_wrap=True)
        card.get_ready(simulation.series)

    def steps(stop: Stop) -> Iterator[Step]:
        yield Step(simulation.tally.games, most, chosen.title(locale))
        if card is None:
            played = simulation.play(most, place, stop)
        else:
            played = simulation.play_on_device(most, card, stop)
        for done in played:
            yield Step(done, most, chosen.title(locale))

    def report() -> None:
        where = speak("where-jobs", jobs=str(place)) if card is None else card.name
        tell_simulation(simulation, where, speak)

    work = Work(
        "simulate", chosen.name, steps, simulation.to_dict, lambda: simulation.tally.games > 0
    )
    carry_out(work, file, again(jobs, cluster, device), report, speak)


def tell_simulation(simulation: Simulation, where: str, speak: Say) -> None:
    """How fast, how long, and who wins."""
    screen, start, tally = console(), simulation.start, simulation.tally
    title = start.game.title(speak.locale)
    told = speak("arena-games", games=tally.games, players=start.players)
    screen.print(Text.assemble((title, "bold"), f" · {told} · {simulation.series.bots}"))
    tell_provenance(start.game, start.options, simulation.series.seed, speak)
    if not tally.games:
        return
    speed = speak(
        "simulate-speed",
        seconds=simulation.seconds,
        games=simulation.per_second(tally.games),
        decisions=simulation.per_second(tally.decisions.total),
        where=where,
    )
    screen.print(Text(speed))
    for key, spread in (("decisions", tally.decisions), ("plies", tally.plies)):
        screen.print(Text(f"{speak(f'simulate-{key}')}  {spread_told(spread, speak)}"))
    if tally.broken_off:
        screen.print(Text(speak("simulate-broken-off", count=tally.broken_off)))
    counts = speaker(speak.locale, start.game.package)("score-counts") if tally.scores else ""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (speak("column-seat"), speak("column-share"), speak("column-sure"), counts):
        grid.add_column(heading, justify="left" if heading == counts else "right")
    for seat in range(start.players):
        found = simulation.interval(seat)
        grid.add_row(
            str(seat + 1),
            percent(found.share, speak, 2),
            f"{percent(found.low, speak, 2)} – {percent(found.high, speak, 2)}",
            spread_told(tally.scores[seat], speak) if tally.scores else "",
        )
    if tally.winners.count:
        winners = spread_told(tally.winners, speak)
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


def tell_provenance(game: PlayedGame, options: Options, seed: str, speak: Say) -> None:
    """By what the figures were made, so that anybody can make them again."""
    box = "shipped" if game.is_shipped else "other"
    told = speak(f"made-by-{box}", version=__version__, digest=box_digest(game), seed=seed)
    chosen = (f"--{option} {value}" for option, value in game.check_options(options).items())
    console().print(Text(", ".join([told, *chosen]), style="dim"))


def named(name: str | None, command: str, components: Path | None) -> PlayedGame:
    """The game, which must be named."""
    if name is None:
        known = ", ".join(games.REGISTER)
        raise CordeeError("contest-what", domain=HERE, command=command, known=known)
    return games.load(name, components)


def with_budget(fighters: str | None, budget: str | None) -> tuple[str, ...]:
    """The bots by name, by default all levels; a budget for those that take one and have none."""
    names = bots.LEVELS[::-1] if fighters is None else fighters.split(",")
    named = (re.sub(r"\A\s*bot:", "", name, flags=re.IGNORECASE) for name in names)
    return tuple(bots.with_budget(bots.spelled(name), budget) for name in named)


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


def check_file(file: Path | None, own: Path | None = None) -> None:
    """Hours of games are not played for a file that cannot be written, nor is one written over
    that is not the work's own."""
    if file is None or file == TO_STDOUT:
        return
    new = not file.exists()
    if file.is_file() and not (own is not None and own.exists() and file.samefile(own)):
        quoted = shlex.quote(str(file))
        raise CordeeError("json-exists", domain=HERE, path=str(file), quoted=quoted)
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if new:
            file.unlink()
    except (OSError, ValueError):
        raise CordeeError("json-folder", domain=HERE, path=str(file)) from None


def as_json(data: Mapping[str, object]) -> str:
    return json.dumps(data, indent=1) + "\n"


def write(file: Path, data: Mapping[str, object]) -> None:
    try:
        write_whole(file, as_json(data))
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(file), reason=reason) from None
