"""What the command `cordee` can do. It is started in `entry`."""

from __future__ import annotations

import contextlib
import json
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import __version__, games
from ..engine.data import Options
from ..engine.errors import CordeeError
from ..words import speaker
from .screen import console
from .shared import (
    HERE,
    TAKES_OPTIONS_OF_A_GAME,
    AnyGameName,
    Command,
    Components,
    GameCommand,
    GameName,
    Group,
    Lang,
    RecordFile,
    Seats,
    Simulations,
    app,
    game_options,
    get_ready,
    locale_from,
    say,
    sort_out,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from ..engine.game import Game
    from ..engine.position import Position
    from ..engine.record import Record
    from ..words import Say
    from .saving import Saver

NOT_KEPT = 1
DEFAULT_SEATS = "me,bot:medium"
VERIFIED, DOES_NOT_MATCH, NOTHING_YET = 0, 1, 3


@app.callback(cls=Group, invoke_without_command=True)
def cordee(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if version:
        console().print(f"cordee {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        console().print(context.get_help(), markup=False)


@app.command("games", cls=Command, help=say("about-games"))
def list_games(lang: Lang = None) -> None:
    locale = locale_from(lang)
    screen = console()
    speak = speaker(locale, HERE)
    for name in games.REGISTER:
        game = games.load(name)
        low, high = game.players
        words = speaker(locale, game.package)
        screen.print(Text.assemble((name, "bold"), f"  {words('title')}"))
        lines = [words("pitch"), speak("games-players", low=low, high=high)]
        for option, values in game.options.items():
            known = "|".join(map(str, values))
            lines.append(f"--{option} {known}  {game.option_called(option, locale)}")
        for line in lines:
            screen.print(Padding(Text(line), (0, 0, 0, 4), expand=False))


@app.command("rules", cls=Command, help=say("about-rules"))
def show_rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="RULE", help=say("help-rule"))] = "",
    lang: Lang = None,
) -> None:
    from .pager import paged
    from .screen import help_page, one_rule

    locale, package = locale_from(lang), games.package(game)
    shown = one_rule(package, locale, rule) if rule else help_page(package, locale)
    paged(console(), shown, always=False)


@app.command("box", cls=Command, help=say("about-box"))
def box(
    game: GameName,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-check"))] = None,
    lang: Lang = None,
) -> None:
    from ..engine.box_file import changes, written

    locale, screen = locale_from(lang), console()
    if check is None:
        screen.print(Text(written(games.load(game), locale)), end="", soft_wrap=True)
        return
    mine, speak = games.load(game, check), speaker(locale, HERE)
    found = changes(mine)
    screen.print(
        Text(speak("box-good", path=str(check), game=mine.title(locale), count=len(found)))
    )
    for key, value in found.items():
        screen.print(Text(f"  {key} = {json.dumps(value)}"), soft_wrap=True)


@app.command(
    "play",
    cls=GameCommand,
    help=say("about-play"),
    context_settings=TAKES_OPTIONS_OF_A_GAME,
)
def play(
    context: typer.Context,
    game: AnyGameName = None,
    seats: Seats = None,
    in_order: Annotated[bool, typer.Option("--in-order", help=say("help-in-order"))] = False,
    components: Components = None,
    simulations: Simulations = None,
    seconds: Annotated[str | None, typer.Option(metavar="S", help=say("help-seconds"))] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help=say("help-seed"))] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-record"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-resume"))] = None,
    begin: Annotated[
        str | None, typer.Option("--from", metavar="TEXT", help=say("help-from"))
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help=say("help-trust"))] = False,
    lang: Lang = None,
) -> None:
    from .play import Session
    from .seats import budget_of, parse, with_budget

    locale = locale_from(lang)
    budget = budget_of(simulations, seconds)
    game, own_options = sort_out([*([game] if game else []), *context.args])
    if begin is not None and resume is None:
        chosen, start = _beginning(begin, game, own_options, components)
        names = parse(usual_seats(start.players) if seats is None else seats, *chosen.players)
        position, saver, told = _begin(
            chosen, start.options, with_budget(names, budget), True, seed, record, locale, start
        )
    elif resume is None:
        try:
            chosen, options, seats = _choose(game, own_options, seats, components, locale)
        except EOFError:
            raise CordeeError("play-what", domain=HERE, known=", ".join(games.REGISTER)) from None
        names = parse(DEFAULT_SEATS if seats is None else seats, *chosen.players)
        names = with_budget(names, budget)
        position, saver, told = _begin(chosen, options, names, in_order, seed, record, locale)
    else:
        others = (
            game,
            seats,
            components,
            seed,
            record,
            in_order or None,
            own_options or None,
            budget,
            begin,
        )
        if any(given is not None for given in others):
            raise CordeeError("resume-alone", domain=HERE)
        position, saver, told = _go_on(which(resume), locale, trust)
    session = Session(position, saver, locale, console(), console(stderr=True), budget, told)
    if not session.run():
        raise typer.Exit(NOT_KEPT)


@app.command("learn", cls=Command, help=say("about-learn"))
def learn(
    game: GameName,
    name: Annotated[str, typer.Argument(metavar="LESSON", help=say("help-lesson"))] = "",
    listed: Annotated[bool, typer.Option("--list", help=say("help-lessons"))] = False,
    lang: Lang = None,
) -> None:
    from ..learn.lesson import lesson, lessons
    from .learning import teach
    from .naming import program

    locale, screen, loaded = locale_from(lang), console(), games.load(game)
    speak, known = speaker(locale, HERE), lessons(loaded)
    if not known:
        raise CordeeError("lessons-none", domain=HERE, game=loaded.title(locale))
    if listed:
        for nth, one in enumerate(known, start=1):
            screen.print(Text.assemble((f"{nth:3} ", "bold"), one.title(locale), f"  ({one.name})"))
    elif teach([lesson(loaded, name)] if name else list(known), locale, screen) and not name:
        screen.print(Text(speak("lessons-done")))
        screen.print(Text(f"  {program()} play {game}", style="bold"))


def _beginning(
    text: str, name: str | None, own_options: dict[str, str], components: Path | None
) -> tuple[Game, Position]:
    """The position that a game begins from, and its game; the text has the options."""
    from .showing import position_of

    if own_options:
        raise CordeeError("from-options", domain=HERE, option=next(iter(own_options)))
    start = position_of(text, components)
    if name is not None and name != start.game.name:
        games.check_name(name)
        raise CordeeError("from-other-game", domain=HERE, given=name, game=start.game.name)
    if start.actor is None:
        raise CordeeError("from-over", domain=HERE)
    return start.game, start


def usual_seats(players: int) -> str:
    """You, and bots."""
    me, bot = DEFAULT_SEATS.split(",")
    return ",".join([me, *[bot] * (players - 1)])


def _choose(
    name: str | None,
    own_options: dict[str, str],
    seats: str | None,
    components: Path | None,
    locale: str,
) -> tuple[Game, Options, str | None]:
    """The game, its options and who plays; asks for these if no game is named."""
    if name is not None:
        game = games.load(name, components)
        return game, game_options(game, own_options), seats
    from . import menu

    screen, speak = console(), speaker(locale, HERE)
    game = games.load(menu.choose_game(screen, speak), components)
    if own_options:
        options = game_options(game, own_options)
    else:
        options = menu.choose_options(game, screen, speak)
    if seats is None:
        seats = menu.choose_seats(game, DEFAULT_SEATS, screen, speak)
    return game, options, seats


def _begin(
    game: Game,
    options: Options,
    names: list[str],
    in_order: bool,
    seed: str | None,
    record: Path | None,
    locale: str,
    start: Position | None = None,
) -> tuple[Position, Saver, list[str]]:
    """A new game, where it is kept, and what there is to say about it; who begins is drawn."""
    from ..engine.fair import FairDice
    from .saving import Saver, fresh_path
    from .seats import some_know

    if record is not None:
        _check_new(record)
    dice = FairDice.unpredictable() if seed is None else FairDice.of_seed(seed)
    get_ready(game, locale, bots=some_know(names))
    if start is None:
        position = game.new(len(names), dice=dice, **options)
    elif len(names) == start.players:
        position = game.position(start.to_dict(), dice=dice)
    else:
        raise CordeeError("from-seats", domain=HERE, count=len(names), players=start.players)
    notes, told = [], []
    if not in_order:
        notes = [speaker("en", HERE)("seats-drawn", names=", ".join(names))]
        names = position.dice.seats(names)
        told = [_draw_told(names, speaker(locale, HERE))]
    date = datetime.now(UTC).astimezone().isoformat(timespec="seconds")
    return position, Saver(record or fresh_path(game.name), names, date, notes), told


def _draw_told(names: list[str], speak: Say) -> str:
    """Who begins, and who follows."""
    from .naming import ME, shown

    called = [
        speak("drawn-you", number=seat) if name == ME else known
        for seat, (name, known) in enumerate(zip(names, shown(names, speak), strict=True), start=1)
    ]
    return speak("drawn", names=", ".join(called))


def _go_on(path: Path, locale: str, trust: bool) -> tuple[Position, Saver, list[str]]:
    """A game that was kept, where it was left; it starts no code of its own unless trusted."""
    from ..bots import check_harmless
    from .saving import Saver
    from .seats import BOT, some_know

    kept = read_record(path, locale)
    if kept.shares is not None:
        quoted = shlex.quote(str(path))
        raise CordeeError("resume-over", domain=HERE, path=str(path), quoted=quoted)
    if kept.secret is None or not kept.commitment:
        raise CordeeError("resume-no-secret", domain=HERE, path=str(path))
    if kept.verify().matches is False:
        raise CordeeError("resume-other-secret", domain=HERE, path=str(path))
    position = kept.position()
    names = position.presented(locale, kept.seats).names
    if not trust:
        check_harmless(name.removeprefix(BOT) for name in names if name.startswith(BOT))
    get_ready(position.game, locale, bots=some_know(names))
    told = speaker(locale, HERE)("resumed", path=str(path), plies=len(kept.events))
    return position, Saver(path, names, kept.date, kept.notes, kept.drawn), [told]


@app.command("replay", cls=Command, help=say("about-replay"))
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(metavar="N", help=say("help-ply"))] = None,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help=say("help-svg"))] = None,
    whole: Annotated[bool, typer.Option("--all", help=say("help-replay-all"))] = False,
    lang: Lang = None,
) -> None:
    from .desk import is_screen
    from .naming import shown as called

    locale = locale_from(lang)
    kept = read_record(which(file), locale)
    screen = console()
    position = kept.position(ply)
    names = called(position.presented(locale, kept.seats).names, speaker(locale, HERE))
    if svg is not None:
        write_picture(svg, position.svg(locale, names), locale)
        return
    if is_screen(screen) and not whole:
        from .stepping import Stepper

        Stepper(kept, names, locale, screen).run(ply or 0)
        return
    if ply is None:
        told = kept.position(0)
        for number, event in enumerate(kept.events, start=1):
            told.play(event.text)
            _tell(screen, number, told.story(locale, names))
    elif ply:
        _tell(screen, ply, position.story(locale, names))
    shown = position.presented(locale, names)
    screen.print()
    screen.print(shown.scene())
    if shown.ending() is not None:
        screen.print()
        screen.print(shown.end())


def _tell(screen: Console, ply: int, lines: list[str]) -> None:
    """What a ply did, its number before the first line."""
    for line in lines:
        number = f"{ply:4}  " if line is lines[0] else ""
        told = Table.grid()
        told.add_column(width=6)
        told.add_row(number, Text(line))
        screen.print(told)


@app.command("verify", cls=Command, help=say("about-verify"))
def verify(file: RecordFile, lang: Lang = None) -> None:
    from ..engine.errors import WrongResult
    from .proof import proved

    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    screen = console()
    try:
        kept = read_record(which(file), locale)
    except WrongResult as fault:
        screen.print(Text(fault.text(locale)))
        raise typer.Exit(DOES_NOT_MATCH) from None
    verdict = kept.verify()
    told = {
        "rolls": verdict.rolls,
        "ply": verdict.ply,
        "found": verdict.found,
        "fair": verdict.fair,
        "salted": "yes" if kept.mixes else "no",
    }
    with contextlib.suppress(BrokenPipeError, SystemExit):  # the status says it all
        screen.print(Text(speak(verdict.key, **told)))
        if kept.commitment:
            screen.print(speak("promise", commitment=kept.commitment), soft_wrap=True)
        if verdict.matches:
            for line in proved(kept, speak):
                screen.print(Text(line), soft_wrap=True)
        sys.stdout.flush()
    if verdict.matches is None:
        raise typer.Exit(NOTHING_YET)
    raise typer.Exit(VERIFIED if verdict.matches else DOES_NOT_MATCH)


def which(resume: Path) -> Path:
    """The file to continue; `last` is the game played last, unless a file has that name."""
    from .saving import LAST, latest

    if str(resume) != LAST or resume.exists():
        return resume

    found = latest()
    if found is None:
        raise CordeeError("resume-none", domain=HERE)
    return found


def _check_new(record: Path) -> None:
    """A file that is there already is not written over, and its folder must be there."""
    from .play import exists

    if exists(record):
        raise CordeeError(
            "record-exists", domain=HERE, path=str(record), quoted=shlex.quote(str(record))
        )
    if not exists(record.parent):
        raise CordeeError("record-folder", domain=HERE, path=str(record.parent))


def write_picture(svg: Path, drawn: str, locale: str) -> None:
    try:
        _check_picture(svg)
        svg.write_text(drawn, encoding="utf-8")
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unwritable", domain=HERE, path=str(svg), reason=reason) from None
    console().print(Text(speaker(locale, HERE)("svg-written", path=str(svg))))


def _check_picture(svg: Path) -> None:
    """A picture may be overwritten; any other file may not."""
    if svg.is_file() and svg.stat().st_size:
        with svg.open("rb") as file:
            if file.read(4) != b"<svg":
                raise CordeeError("svg-exists", domain=HERE, path=str(svg))


def read_record(path: Path, locale: str) -> Record:
    from ..engine import reading

    def find(name: str, components: Mapping[str, object] | None) -> Game:
        game = games.load(name, components)
        get_ready(game, locale)
        return game

    return reading.load(path, find)
