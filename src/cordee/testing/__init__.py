"""The conformance kit: what must hold for every game, checked over random games.

    from cordee import testing
    testing.check(game)                  # everything, for every player count and option

In a test run, each check is best made a test of its own:

    @pytest.mark.parametrize("setting", testing.settings(game), ids=str)
    @pytest.mark.parametrize("check", testing.CHECKS)
    def test_conformance(check, setting):
        check(testing.sample(game, setting))

A check that fails raises `Fault`, which names the game, the setting, the ply and what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..engine.game import Game
from . import encoding, heuristics, play, presentation, sight, texts
from .folder import check_folder
from .modes import check_modes
from .sampling import Fault, Sample, Setting, sample, settings

__all__ = [
    "CHECKS",
    "Check",
    "Fault",
    "Sample",
    "Setting",
    "check",
    "check_folder",
    "check_modes",
    "sample",
    "settings",
]

Check = Callable[[Sample], None]

CHECKS: tuple[Check, ...] = (
    play.lists_are_sound,
    play.moves_lead_to_possible_positions,
    play.things_are_conserved,
    play.copies_share_nothing,
    play.undo_restores_every_byte,
    play.odds_add_up,
    play.samples_follow_the_odds,
    play.the_same_seed_gives_the_same_game,
    play.games_come_to_an_end,
    play.shares_add_up,
    texts.plain_data_is_taken_back,
    texts.notation_is_read_back,
    texts.records_are_read_back,
    texts.broken_data_is_refused,
    texts.random_texts_are_no_moves,
    texts.other_spellings_are_no_moves,
    texts.moves_of_other_positions_are_refused,
    presentation.everything_is_told,
    presentation.accounts_add_up,
    presentation.everything_is_drawn,
    presentation.everything_explains_itself,
    heuristics.heuristics_are_sound,
    encoding.numbers_are_sound,
    sight.sight_is_sound,
)


def check(game: Game, seeds: Sequence[int | str] = (1,)) -> None:
    """All checks over every player count and option, and the three ways to run a kernel.

    It takes from a few seconds (Pig) to a minute or two, and says nothing if all is well.
    """
    check_folder(game)
    check_modes(game)  # first, in processes of their own: rules that write astray do so there
    for setting in settings(game, seeds):
        for one in CHECKS:
            one(sample(game, setting))
