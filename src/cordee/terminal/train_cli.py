"""`cordee train`: a judge for a game, learned by self-play."""

from __future__ import annotations

import contextlib
import hashlib
import shlex
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from .. import games
from ..engine.errors import CordeeError
from ..words import Say, speaker
from .contest import players_of
from .long_work import check_file, stopped_by_signals, tell_how_to_go_on
from .places import check_device
from .progress import bar
from .screen import console
from .shared import HERE, Command, Lang, app, get_ready, in_any_case, locale_from, say, whole
from .shell import games_known
from .telling import percent

if TYPE_CHECKING:
    from ..bots.weights import Judge
    from ..engine.game import Game
    from ..lab.running import Stop
    from ..training.course import Progress
    from ..training.keeping import Kept, Point
    from ..training.strength import Opponent

MINUTES, LONGEST = 5.0, 100_000.0
HIGHEST_SEED = 10**9
LOOK_EVERY = 60.0
"""Seconds of training between two looks at its strength."""
GAMES = 600
"""For a look."""


@app.command("train", cls=Command, help=say("about-train"))
def train(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help=say("help-train-game"),
            autocompletion=games_known,
            callback=in_any_case,
        ),
    ],
    minutes: Annotated[str | None, typer.Option(metavar="M", help=say("help-minutes"))] = None,
    players: Annotated[
        str | None, typer.Option(metavar="N|N-N", help=say("help-lab-players"))
    ] = None,
    device: Annotated[
        str | None, typer.Option(metavar="cpu|cuda", help=say("help-train-device"))
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-train-out"))] = None,
    seed: Annotated[str | None, typer.Option(metavar="N", help=say("help-train-seed"))] = None,
    begin: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help=say("help-train-from"))
    ] = None,
    lang: Lang = None,
) -> None:
    locale = locale_from(lang)
    speak = speaker(locale, HERE)
    chosen = games.load(game)
    counts, seconds = tuple(players_of(players, chosen)), 60 * minutes_of(minutes)
    number = whole("--seed", seed, 1, 0, HIGHEST_SEED)
    file = out or Path(f"{chosen.name}.weights")
    check_device(device)
    with_torch()
    from ..training.course import Course
    from ..training.keeping import Kept, asked, beside, find
    from ..training.plans import usual_plan

    known, digest = known_judge(begin, chosen)
    check_file(file, file if beside(file).exists() else None, exists="train-exists")
    where = device or usual_device()
    if where == "cuda":
        check_card()
    plan = usual_plan(chosen, counts, seconds, where, number, known)
    wanted = asked(chosen, plan, digest)
    found = find(file, wanted)
    get_ready(chosen, locale, bots=True)
    again = ["train", chosen.name, *given(minutes, players, where, out, seed, begin)]
    with stopped_by_signals() as stop:
        console(stderr=True).print(Text(speak(f"train-begins-{where}", game=chosen.title(locale))))
        kept = Kept(Course(chosen, plan, where), file, wanted)
        if found is not None:
            kept.go_on(found)
            tell_time(kept, speak)
        elif known is not None:
            kept.course.begin_with(known)
        left = not (learn(kept, stop, speak) and calm(kept, stop, speak))
        with contextlib.suppress(OSError) if stop.is_set() else contextlib.nullcontext():
            if left:  # the terminal may be gone
                tell_how_to_go_on(shlex.join(again), speak("train-left", path=str(file)))
            else:
                tell_end(kept, speak)
    if left:
        raise typer.Exit(stop.status)


# What is asked for


def minutes_of(given: str | None) -> float:
    """Such as 5, 0.5 or 0,5."""
    try:
        minutes = MINUTES if given is None else float(given.strip().replace(",", "."))
    except ValueError:
        minutes = 0.0
    if not 0 < minutes <= LONGEST:
        raise CordeeError("minutes-wrong", domain=HERE, given=given, high=LONGEST)
    return minutes


def with_torch() -> None:
    """Training takes PyTorch, which nothing else does."""
    try:
        import torch  # noqa: F401
    except ImportError as fault:
        raise CordeeError("extra-missing", domain=HERE, reason=str(fault), extra="train") from None


def usual_device() -> str:
    """A GPU, if there is one that can be used."""
    try:
        check_card()
    except CordeeError:
        return "cpu"
    return "cuda"


def check_card() -> None:
    """Both the rules and the network must find it."""
    import torch

    from ..lab.gpu.card import find

    find()
    if not torch.cuda.is_available():
        raise CordeeError("train-torch-cuda", domain=HERE)


def known_judge(path: Path | None, game: Game) -> tuple[Judge | None, str]:
    """The judge to begin with, and the digest of its file."""
    from ..bots.weights import read

    if path is None:
        return None, ""
    try:
        return read(path, game), hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unreadable", path=str(path), reason=reason) from None


def given(
    minutes: str | None,
    players: str | None,
    device: str,
    out: Path | None,
    seed: str | None,
    begin: Path | None,
) -> list[str]:
    """The options of the command that goes on."""
    options = {"--minutes": minutes, "--players": players, "--device": device, "--out": out,
               "--seed": seed, "--from": begin}  # fmt: skip
    return [
        word for option, value in options.items() if value is not None
        for word in (option, str(value))
    ]  # fmt: skip


# How it goes


def learn(kept: Kept, stop: Stop, speak: Say) -> bool:
    """To the end, unless it is stopped; now and then its strength is looked at, and all kept."""
    from ..training.strength import Opponent

    course, opponent = kept.course, None
    looked = kept.curve[-1].seconds if kept.curve else 0.0
    with bar(counted=False) as shown:
        task = shown.add_task(course.game.name, total=course.plan.seconds)
        for progress in course.run():
            told = told_progress(progress, speak)
            shown.update(task, completed=progress.seconds, description=told)
            if stop.is_set():
                break
            if course.part >= 1 or progress.seconds >= looked + LOOK_EVERY:
                looked = progress.seconds
                opponent = opponent or Opponent(course.game, course.judge())
                kept.curve.append(look(kept, opponent))
                tell_point(kept, speak)
                kept.keep()
    if course.part < 1:
        kept.keep()
    return course.part >= 1


def calm(kept: Kept, stop: Stop, speak: Say) -> bool:
    """What was learned is fitted to games of ordinary players, unless that is stopped."""
    with bar(counted=False) as shown:
        task = shown.add_task(speak("train-calming"), total=1.0)
        for part in kept.finishing():
            shown.update(task, completed=part)
            if stop.is_set():
                return False
    return True


def look(kept: Kept, opponent: Opponent) -> Point:
    """How strong it is now, with the fewest players."""
    from ..training.keeping import Point

    course = kept.course
    progress, judge = course.progress, course.judge()
    found = opponent.measure(judge, min(course.plan.players), GAMES, seed=len(kept.curve))
    return Point(progress.seconds, progress.games, progress.loss, found.mean, found.error)


# What is said


def clock(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


def told_progress(progress: Progress | Point, speak: Say) -> str:
    time = clock(progress.seconds)
    return speak("train-progress", time=time, games=progress.games, loss=progress.loss)


def tell_point(kept: Kept, speak: Say) -> None:
    """A point of the curve."""
    point = kept.curve[-1]
    strength = speak(
        "train-strength",
        share=percent(point.share, speak),
        error=percent(point.error, speak),
        players=min(kept.course.plan.players),
    )
    console().print(Text(f"{told_progress(point, speak)} · {strength}"), soft_wrap=True)


def tell_time(kept: Kept, speak: Say) -> None:
    done = clock(kept.course.progress.seconds)
    console().print(Text(speak("train-goes-on", path=str(kept.file), time=done)), soft_wrap=True)


def tell_end(kept: Kept, speak: Say) -> None:
    from ..bots.weights import FILE
    from ..engine.kernel import folder_of

    game = kept.course.game
    place = folder_of(game.package) / FILE
    console().print(Text(speak("lab-written", path=str(kept.file))), soft_wrap=True)
    told = speak("train-use", game=game.title(speak.locale), place=str(place))
    console().print(Text(told), soft_wrap=True)
