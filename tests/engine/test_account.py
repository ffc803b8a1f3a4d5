"""Where each player's score came from, and who won, by how much and why."""

from __future__ import annotations

import pytest

import cordee
from cordee import testing
from cordee.engine.account import START, Account, account_of
from cordee.engine.ending import SHORT, Ending, ending_of
from cordee.engine.position import Position
from cordee.games import REGISTER
from cordee.words import LOCALES

from ..games.himalaya import drawing as himalaya
from ..games.matterhorn import drawing as matterhorn
from ..games.vertical import drawing as vertical
from ..games.yeti import drawing as yeti

GAMES = {name: cordee.game(name) for name in REGISTER}
SETTINGS = [(name, setting) for name, game in GAMES.items() for setting in testing.settings(game)]
NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve"]


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position.play(move)
    return position


def account(position: Position) -> Account:
    found = account_of(position)
    assert found is not None
    return found


def sources(position: Position) -> dict[str, tuple[int, ...]]:
    return dict(account(position).sources)


def headline(position: Position, locale: str = "en") -> str:
    return position.presented(locale, NAMES).headline()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setting"), SETTINGS, ids=str)
def test_sources_add_up_and_the_best_have_won(name: str, setting: testing.Setting) -> None:
    for end in testing.sample(GAMES[name], setting).ends:
        found = account(end)
        ending, outcome = ending_of(end), end.outcome
        assert outcome is not None
        assert ending is not None
        if found.sources:
            sums = zip(*(source.amounts for source in found.sources), strict=True)
            assert tuple(map(sum, sums)) == found.total
        ties = found.ties or (0,) * end.players
        ranks = list(zip(found.total, ties, strict=True))
        best = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        assert best == outcome.winners == ending.winners
        assert ending.scores == found.total


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_has_just_begun_has_an_account(name: str) -> None:
    for locale in LOCALES:
        shown = GAMES[name].new(3, seed=1).presented(locale)
        told = shown.account()
        assert told is not None
        assert len(told.total.cells) == 3
        assert (shown.headline(), shown.ending()) == ("", None)


def test_what_was_scored_before_a_position_was_set_up_is_a_source() -> None:
    position = himalaya.at("4 .A .aa")
    assert sources(position) == {START: (4, 0, 0)}
    assert sources(played(position, "1 climber")) == {START: (4, 0, 0), "dice": (1, 0, 0)}


# Yeti


TABLE = r"""
      /     \      A {} {}
     /   A   \     B {} {}
    /         \
   /     B     \   yeti:{}
"""


def last_turn(a: int, b: int, tiles: str = "", others: str = "") -> Position:
    """B keeps two prints at the base camp, which makes two points, and all is over."""
    picture = TABLE.format(a, tiles, b, others, 50)
    position = yeti.at(picture, "keep", turn="B", rolled="print:2", kept="tent:5")
    return played(position, "keep print")


def test_yeti_tells_prints_photos_peaks_and_sales_apart() -> None:
    high = TABLE.format(12, "", 20, "lens", 50)
    prints = yeti.at(high, "keep", rolled="print:5", kept="tent:2")
    assert sources(played(prints, "keep print"))["prints"] == (15, 0)
    peak = yeti.at(high, "climb", kept="sherpa:1 tent:6")
    assert sources(played(peak, "climb 1"))["peak"] == (8, 0)
    sale = yeti.at(high, "coins", kept="coin:4 tent:3")
    assert sources(played(sale, "buy lens"))["sold"] == (0, 5)
    photo = yeti.at(high, "coins", kept="coin:4 tent:3")
    assert sources(played(photo, "photo 4"))["photos"] == (9, 0)


def test_yeti_is_won_by_points() -> None:
    end = last_turn(61, 55)
    assert headline(end) == "Ana wins with 61 points, 4 more than Bob."
    assert headline(end, "fr") == "Ana gagne avec 61 points, soit 4 d’avance sur Bob."
    assert account(end).ties == ()


def test_yeti_says_that_the_value_of_tiles_decided() -> None:
    end = last_turn(61, 59, "goggles", "radio")
    assert headline(end) == (
        "Bob and Ana have 61 points each; Bob wins with tiles of more value, 4 to 2."
    )
    assert account(end).ties == (2, 4)
    told = end.presented("en").account()
    assert told is not None
    assert told.tie is not None
    assert (told.tie.label, told.tie.cells) == ("Value of tiles", ("2", "4"))


def test_yeti_may_be_shared_even_then() -> None:
    end = last_turn(61, 59, "porter", "bivouac")
    assert headline(end) == (
        "Ana and Bob share the win: 61 points each, and tiles of the same value."
    )


def test_a_tie_that_decided_nothing_is_no_line() -> None:
    position = GAMES["yeti"].new(2, seed=1)
    assert account(position).ties == (0, 0)
    for resigned in ((), (0,)):
        told = position.presented("en", NAMES, resigned).account()
        assert told is not None
        assert told.tie is None


# Himalaya


def test_himalaya_is_won_on_the_summit_or_in_the_storm() -> None:
    summit = played(himalaya.at("33 *A / * !"), "4 climber")
    assert headline(summit) == "Ana wins: first on the summit, 36 spaces ahead of Bob and Cleo."
    storm = played(himalaya.at("12 ^A\n24 ^B", "yeti"), "yeti storm")
    assert headline(storm) == (
        "The storm ends the game: Bob wins, nearest the summit on 24, 12 spaces ahead of Ana."
    )
    shared = played(himalaya.at("", "yeti"), "yeti storm")
    assert headline(shared) == (
        "The storm ends the game with all climbers at the base camp: "
        "Ana, Bob and Cleo share the win."
    )


def test_himalaya_tells_dice_cards_and_the_yeti_apart() -> None:
    by_card = played(himalaya.at("8 .A / . * ^ .aa"), "card 5 climber")
    assert sources(by_card)["cards"] == (5, 0, 0)
    back = played(himalaya.at("14 .Y .A", "yeti"), "yeti +1")
    assert sources(back)["yeti"] == (-3, 0, 0)
    told = back.presented().account()
    assert told is not None
    assert [line.cells[0] for line in told.sources] == ["15", "−3"]


# Matterhorn and Vertical


def test_matterhorn_tells_own_actions_and_pushes_apart() -> None:
    game = matterhorn.GAME.new(2, seed=3)
    while game.actor is not None and len(game.plies) < 4000:
        move = game.unasked()
        offered = [] if move else game.moves()
        pushes = [one for one in offered if one.kind == "push"]
        game.play(move or (pushes or offered)[0])
        if "pushed" in sources(game):
            break
    assert sum(sources(game)["pushed"]) > 0
    assert START not in sources(game)


def test_vertical_calls_the_foot_by_its_name() -> None:
    start = vertical.GAME.new(2, seed=1)
    told = start.presented("en").account()
    assert told is not None
    assert told.total.cells == ("foot", "foot")
    assert [(line.label, line.cells) for line in told.sources] == [("At the foot", ("−1", "−1"))]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((5, 3), "Ana wins at height 5, 2 above Bob."),
        ((5, -1), "Ana wins at height 5, with nobody else on the cliff."),
    ],
)
def test_vertical_says_how_high(scores: tuple[int, ...], expected: str) -> None:
    say = vertical.GAME.new(2).presented("en").say
    assert Ending("score", (0,), scores).told(say, NAMES[:2]) == expected


# Giving up


@pytest.mark.parametrize("name", GAMES)
def test_all_but_one_giving_up_ends_any_game(name: str) -> None:
    position = GAMES[name].new(3 if GAMES[name].players[1] > 2 else 2, seed=1)
    shown = position.presented("en", NAMES, resigned=(0, 2))
    ending = shown.ending()
    assert ending is not None
    assert (ending.how, ending.winners) == ("resigned", (1,))
    assert shown.headline() == "Bob wins: Ana and Cleo gave up."
    assert ending.told(shown.say, shown.names, SHORT) == "Bob won: Ana and Cleo gave up"
    french = position.presented("fr", NAMES, resigned=(0, 2))
    assert french.headline() == "Bob gagne\u00a0: Ana et Cleo ont abandonné."


def test_one_of_three_giving_up_ends_nothing() -> None:
    assert ending_of(GAMES["yeti"].new(3, seed=1), (0,)) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_board_names_the_winner_and_says_who_gave_up(name: str, layout: str) -> None:
    position = GAMES[name].new(2, seed=1)
    for _ in range(20):
        position.play(position.unasked() or position.moves()[0])
    drawn = position.presented("en", NAMES, resigned=(0,)).svg(layout)
    assert "Bob wins!" in drawn
    assert "Ana gave up." in drawn
    assert 'id="celebration"' in drawn
    assert "to play" not in drawn
    assert "storm ends" not in drawn
    assert 'id="celebration"' not in position.presented("en", NAMES).svg(layout)
