"""Bots of somebody's own, good and bad, for the tests of `module:Class`."""

from __future__ import annotations

from cordee import Move, Position


class Holder:
    """Holds when it may; it remembers its seed."""

    def __init__(self, seed: str | None = None) -> None:
        self.seed = seed

    def choose(self, position: Position) -> Move:
        return position.moves()[-1]


class ByText:
    """Answers with a text, and plays about with the position it was given."""

    def choose(self, position: Position) -> str:
        text = position.moves()[-1].text
        position.play(text)
        return text


class Flies:
    def choose(self, position: Position) -> str:  # noqa: ARG002
        return "fly"


class OfAnotherTurn:
    def choose(self, position: Position) -> str:  # noqa: ARG002
        return "roll 3"


class Shrugs:
    def choose(self, position: Position) -> None:
        pass


class Breaks:
    def choose(self, position: Position) -> Move:
        return position.moves()[99]


class Peeks:
    """Wants to see the dice, which it has not got."""

    def choose(self, position: Position) -> Move:
        position.play("again")
        return position.roll()


class Leaves:
    def choose(self, position: Position) -> Move:  # noqa: ARG002
        raise SystemExit(3)


class Endless:
    going = 0

    def choose(self, position: Position) -> Move:  # noqa: ARG002
        while True:
            Endless.going += 1


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no network")


class Silent:
    """Not a bot at all."""
