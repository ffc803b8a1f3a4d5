"""Checks of everything written: fields, notation, records and refusals."""

from __future__ import annotations

import json
import re
from collections.abc import Collection

from ..engine.errors import CordeeError, IllegalMove, ImpossiblePosition, InvalidMove
from ..engine.position import Position
from ..engine.reading import read
from ..engine.record import Record
from ..words import LOCALES
from ..words import help as help_pages
from .play import taken_back
from .sampling import Sample

STRANGE = "abcdefghijklmnopqrstuvwxyzABC 0123456789.,:;+-/>*#\t\n\0éß−٣🏔"
TRIED = 20
"""Texts tried at each position."""


def rules_of(sample: Sample) -> Collection[str]:
    """The numbers of the game's rules, as its help page gives them."""
    return help_pages.rules(sample.game.package, LOCALES[0]).keys()


def plain_data_is_taken_back(sample: Sample) -> None:
    """`to_dict` is ready for JSON, and `game.position` makes the same position from it."""
    for position in sample.positions:
        data = position.to_dict()
        if json.loads(json.dumps(data)) != data:
            sample.fault(position, "to_dict does not survive JSON")
        taken_back(sample, position, "as plain data")


def broken_data_is_refused(sample: Sample) -> None:
    """A field left out, one too many, or one of the wrong type: each is refused, whatever it is."""
    for position in sample.positions[:: max(1, len(sample.positions) // 6)]:
        data = position.to_dict()
        broken = [data | {"no such field": 1}]
        broken += [{key: data[key] for key in data if key != left_out} for left_out in data]
        broken += [data | {key: {"no": "such"}} for key in data]
        broken += [data | {key: -99} for key in data]
        for wrong in broken:
            if wrong.keys() == data.keys() - {"options"}:
                continue  # without options the game is played with the usual ones
            try:
                sample.game.position(wrong)
            except ImpossiblePosition as refusal:
                in_words(sample, position, refusal, "a broken position")
            else:
                changed = [key for key in {**data, **wrong} if data.get(key) != wrong.get(key)]
                sample.fault(position, f"a position with a broken {changed[0]!r} is taken")


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
    try:
        again = read(str(Record.of(sample.end)), lambda _name, _components: sample.game)
        replayed = again.position()
    except CordeeError as refused:
        sample.fault(sample.end, f"the record is refused: {refused}")
    if replayed.table.tobytes() != sample.end.table.tobytes():
        sample.fault(sample.end, "the record leads to another end")
    if not again.verify().matches:
        sample.fault(sample.end, "the dice of the record are not found fair")


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


def other_spellings_are_no_moves(sample: Sample) -> None:
    """Each move has one spelling: capitals, more spaces or zeros are `InvalidMove`."""
    for position in sample.positions:
        moves = position.moves()
        for move in sample.choose.sample(moves, min(len(moves), TRIED)):
            others = [text for text in respelled(move.text) if text != move.text]
            for text in others:
                if found := sample.game.find(text):
                    sample.fault(position, f"{text!r} is read as {found.text!r}")
            refusal_of(sample, position, sample.choose.choice(others), InvalidMove)


def respelled(text: str) -> tuple[str, ...]:
    """How else somebody might write a move."""
    return (
        f" {text}",
        f"{text} ",
        f"{text}\n",
        text.replace(" ", "  "),
        text.title(),
        re.sub(r"(?<!\d)(\d)", r"0\1", text),
        text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
    )


def refusal_of(
    sample: Sample, position: Position, text: str, kind: type[CordeeError]
) -> CordeeError:
    """Try a text that is not a legal move; what is raised."""
    trial = position.copy()
    try:
        trial.play(text)
    except (InvalidMove, IllegalMove) as fault:
        refusal = fault
    else:
        sample.fault(position, f"{text!r} is played, and is not listed")
    if not isinstance(refusal, kind):
        sample.fault(position, f"{text!r} is refused as {type(refusal).__name__}")
    in_words(sample, position, refusal, repr(text))
    if trial.table.tobytes() != position.table.tobytes() or trial.history != position.history:
        sample.fault(position, f"refusing {text!r} changes the position")
    return refusal


def in_words(sample: Sample, position: Position, refusal: CordeeError, refused: str) -> None:
    """A refusal says why, in both languages."""
    try:
        said = all(refusal.text(locale) for locale in LOCALES)
    except LookupError as missing:
        sample.fault(position, f"{refused} is refused, but not in words: {missing}")
    if not said:
        sample.fault(position, f"{refused} is refused without a word")


def moves_of_other_positions_are_refused(sample: Sample) -> None:
    """Legal texts of other positions are `IllegalMove` with a rule, and change nothing."""
    pool = sorted({move.text for position in sample.positions for move in position.moves()})
    for position in sample.positions:
        legal = {move.text for move in position.moves()}
        others = [text for text in pool if text not in legal]
        for text in sample.choose.sample(others, min(len(others), TRIED)):
            refusal = refusal_of(sample, position, text, IllegalMove)
            rule = getattr(refusal, "rule", "")
            if rule not in rules_of(sample):
                sample.fault(position, f"{text!r} is refused by no rule: {rule!r}")
