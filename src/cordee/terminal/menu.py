"""Asks which game to play, and how, when the command does not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from .. import games
from ..engine.data import Option, Options
from ..engine.errors import CordeeError
from ..engine.game import Game
from ..words import Say, speaker
from .keyboard import typed
from .naming import ME, bots_by_name
from .screen import is_number, plain
from .seats import BOT, parse

T = TypeVar("T")


def choose_game(screen: Console, say: Say) -> str:
    """A game by its number or its name; the first one if nothing is typed."""
    names = list(games.REGISTER)
    for number, name in enumerate(names, start=1):
        words = speaker(say.locale, games.package(name))
        screen.print(Text.assemble((f"{number}  {words('title')}", "bold")))
        screen.print(Padding(Text(words("pitch")), (0, 0, 0, 3), expand=False))

    def known(answer: str) -> str:
        if is_number(answer) and len(answer) < 4 and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        titled = {plain(speaker(say.locale, games.package(name))("title")): name for name in names}
        name = titled.get(plain(answer), answer.lower())
        games.check_name(name)
        return name

    return asked(screen, say("menu-game", count=len(names), default=names[0]), names[0], known, say)


def choose_options(game: Game, screen: Console, say: Say) -> Options:
    """A value for each of the game's options."""
    chosen = {}
    for option, values in game.options.items():
        known = "|".join(map(str, values))
        about = game.option_called(option, say.locale)
        meant = {str(value): game.value_called(option, value, say.locale) for value in values}
        told = [f"{value}: {words}" for value, words in meant.items() if words != value]
        about += f" ({', '.join(told)})" if told else ""
        question = say(
            "menu-option", about=about, option=option, known=known, default=str(values[0])
        )

        called = {plain(words): value for value, words in meant.items()}

        def value(answer: str, option: str = option, called: dict[str, str] = called) -> Option:
            typed = called.get(plain(answer), answer.lower())
            chosen: Option = game.check_options({option: typed})[option]
            return chosen

        chosen[option] = asked(screen, question, values[0], value, say)
    return chosen


def choose_seats(game: Game, default: str, screen: Console, say: Say) -> str:
    """Who plays, as `--seats` has it."""
    low, high = game.players

    def checked(answer: str) -> str:
        seats = ",".join(seat_meant(name, say) for name in answer.split(","))
        parse(seats, low, high)
        return seats

    question = say("menu-seats", low=low, high=high, default=default)
    return asked(screen, question, default, checked, say)


def seat_meant(name: str, say: Say) -> str:
    """A seat as `--seats` has it: bots and oneself may be named as they are shown."""
    spoken, named = plain(" ".join(name.split())), bots_by_name(say)
    if spoken == plain(say("me")):
        return ME
    kind = spoken.removeprefix(BOT)
    return BOT + named[kind] if kind in named else name


def asked(screen: Console, question: str, default: T, read: Callable[[str], T], say: Say) -> T:
    """An answer that `read` takes; what it refuses is asked for again."""
    while True:
        screen.print(Text(question))
        answer = " ".join(typed(screen).split())
        if not answer:
            return default
        try:
            return read(answer)
        except CordeeError as fault:
            screen.print(Text(fault.text(say.locale)))
