"""Checks of everything written: fields, notation, records and refusals."""

from __future__ import annotations

import json
import re

from ..engine.errors import CordeeError, IllegalMove, InvalidMove
from ..engine.position import Position
from ..engine.reading import read
from ..engine.record import Record
from ..words import LOCALES
from .play import taken_back
from .sampling import Sample

RULE = re.compile(r"[A-Z]\d+")
STRANGE = "abcdefghijklmnopqrstuvwxyzABC 0123456789.,:;+-/>*#\t\n\0éß−٣🏔"
TRIED = 20
"""Texts tried at each position."""


def plain_data_is_taken_back(sample: Sample) -> None:
    """`to_dict` is ready for JSON, and `game.position` makes the same position of it."""
    for position in sample.positions:
        data = position.to_dict()
        if json.loads(json.dumps(data)) != data:
            sample.fault(position, "to_dict does not survive JSON")
        taken_back(sample, position, "as plain data")


def notation_is_read_back(sample: Sample) -> None:
    """A move's text is one line of ASCII, and stands for that move alone."""
    for position in sample.positions:
        for move in position.moves():
            text = move.text
            if not text.isascii() or not text.isprintable() or text != " ".join(text.split()):
                sample.fault(position, f"{text!r} is not one line of ASCII")
            found = sample.game.find(text)
            if found is None or found.code != move.code:
                sample.fault(position, f"{text!r} is read as {found and found.code}")


def records_are_read_back(sample: Sample) -> None:
    """A record of the game leads to the same end, and its dice are found fair."""
    record = Record.of(sample.end)
    try:
        again = read(str(record), lambda _name, _components: sample.game)
    except CordeeError as refused:
        sample.fault(sample.end, f"the record is refused: {refused}")
    if again.position().table.tobytes() != sample.end.table.tobytes():
        sample.fault(sample.end, "the record leads to another end")
    if not again.verify().matches:
        sample.fault(sample.end, "the dice of the record are not found fair")
    for position in sample.positions:
        ply = len(position.plies)
        if again.position(ply).table.tobytes() != position.table.tobytes():
            sample.fault(position, "the record comes by another position")


def random_texts_are_no_moves(sample: Sample) -> None:
    """Random characters are `InvalidMove`, in both languages, and change nothing."""
    for position in sample.positions:
        for _ in range(TRIED):
            length = sample.choose.randrange(30)
            text = "".join(sample.choose.choices(STRANGE, k=length))
            found = sample.game.find(text)
            if found is None:
                refusal_of(sample, position, text, InvalidMove)
            elif sample.game.move(found.code).text != text:
                sample.fault(position, f"{text!r} is read as a move, and is not its text")


def refusal_of(
    sample: Sample, position: Position, text: str, kind: type[CordeeError]
) -> CordeeError:
    """Try a text that is no legal move; what is raised."""
    trial = position.copy()
    try:
        trial.play(text)
    except (InvalidMove, IllegalMove) as fault:
        refusal = fault
    else:
        sample.fault(position, f"{text!r} is played, and is not listed")
    if not isinstance(refusal, kind):
        sample.fault(position, f"{text!r} is refused as {type(refusal).__name__}")
    if not all(refusal.text(locale) for locale in LOCALES):
        sample.fault(position, f"{text!r} is refused without a word")
    if trial.table.tobytes() != position.table.tobytes() or trial.history != position.history:
        sample.fault(position, f"refusing {text!r} changes the position")
    return refusal


def moves_of_other_positions_are_refused(sample: Sample) -> None:
    """Legal texts of other positions are `IllegalMove` with a rule, and change nothing."""
    pool = sorted({move.text for position in sample.positions for move in position.moves()})
    for position in sample.positions:
        legal = {move.text for move in position.moves()}
        others = [text for text in pool if text not in legal]
        for text in sample.choose.sample(others, min(len(others), TRIED)):
            refusal = refusal_of(sample, position, text, IllegalMove)
            rule = getattr(refusal, "rule", "")
            if not RULE.fullmatch(rule):
                sample.fault(position, f"{text!r} is refused by no rule: {rule!r}")
