"""How a game ended: who won, by how much and why, as plain data and in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..words import Say, listed
from .account import scores_of
from .narration import NO, YES, winners_told

if TYPE_CHECKING:
    from .position import Position

RESIGNED = "resigned"
"""All but one have given up."""
PLAIN = "plain"
"""By something that the score does not show."""
SCORE = "score"
"""By the score, in a game that can end in one way only."""
LONG, SHORT, NOTE = "end", "won", "board-end"
"""How it is told: in a sentence, in a few words for a list, or beside the winner on a board."""


@dataclass(frozen=True)
class Ending:
    """How a game ended."""

    how: str
    """In a word, with `-shared` or `-tie` where that is how the best were told apart."""
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    """What each seat had scored; empty if the game counts nothing."""
    ties: tuple[int, ...] = ()
    """What decided between equals, of each seat."""
    resigned: tuple[int, ...] = ()
    """The seats that had given up."""

    def told(
        self, say: Say, names: Sequence[str], length: str = LONG, you: int | None = None
    ) -> str:
        """In the words of the game, for whoever has the seat `you`."""
        return say(f"{length}-{self.how}", **self._words(say, names, you))

    def _words(self, say: Say, names: Sequence[str], you: int | None) -> dict[str, Any]:
        """Everything that a sentence may want to say; the best of the others are the rivals."""
        left = [names[seat] for seat in self.resigned if seat != you]
        words: dict[str, Any] = {
            **winners_told(self.winners, say, names, you),
            "you": YES if you in self.winners else NO,
            "count": len(self.winners),
            "gone": _named(self.resigned, say, names, you),
            "gone_count": len(self.resigned),
            "gone_others": listed(["", *left], say),
        }
        if self.how == RESIGNED and you in self.resigned:
            words["you"] = "gone"
        others = [seat for seat in range(len(names)) if seat not in self.winners]
        if self.scores:
            words["best"] = max(self.scores[seat] for seat in self.winners)
        if self.scores and others:
            second = max(self.scores[seat] for seat in others)
            rivals = [seat for seat in others if self.scores[seat] == second]
            words["second"], words["lead"] = second, words["best"] - second
            words["rivals"] = _named(rivals, say, names, you)
            if self.how != RESIGNED and you in rivals:
                words["you"] = "rivals"
            if self.ties:
                words["worth"] = self.ties[self.winners[0]]
                words["less"] = max(self.ties[seat] for seat in rivals)
        return words


def _named(seats: Sequence[int], say: Say, names: Sequence[str], you: int | None) -> str:
    """Some seats by name; the reader comes first, and is spoken to."""
    others = [names[seat] for seat in seats if seat != you]
    return listed([say("you"), *others] if you in seats else others, say)


def ending_of(position: Position, resigned: Sequence[int] = ()) -> Ending | None:
    """How a game ended, if it is over or all but one seat have given up."""
    scores, gone = scores_of(position), tuple(resigned)
    left = [seat for seat in range(position.players) if seat not in gone]
    if len(left) == 1:
        return Ending(RESIGNED, tuple(left), scores, (), gone)
    outcome = position.outcome
    if outcome is None:
        return None
    story, rec = position.game.story, position.table[0]
    level = {seat for seat, score in enumerate(scores) if score == max(scores)}
    if not set(outcome.winners) <= level:
        return Ending(PLAIN, outcome.winners, scores, (), gone)
    how = story.ending(rec) if story.ending else SCORE
    ties = tuple(story.tie_break(rec)) if story.tie_break and len(level) > 1 else ()
    if len(outcome.winners) > 1:
        how += "-shared"
    elif len(level) > 1:
        how += "-tie"
    return Ending(how, outcome.winners, scores, ties, gone)
