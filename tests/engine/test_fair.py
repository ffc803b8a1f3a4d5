"""Fair dice: what the secret says, checked against the rule in words."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

import cordee
from cordee.engine.fair import FairDice


def test_a_seed_is_a_secret() -> None:
    dice = FairDice.of_seed(7)
    assert dice.secret == hashlib.sha256(b"cordee seed 7").digest()
    assert dice == FairDice.of_seed("7")
    assert dice.commitment == hashlib.sha256(dice.secret).hexdigest()


def test_a_number_is_the_first_53_bits_of_the_hmac() -> None:
    dice = FairDice.of_seed(7)
    for event in (0, 1, 12, 12345):
        h = hmac.new(dice.secret, str(event).encode(), "sha256").digest()
        bits = "".join(f"{byte:08b}" for byte in h)[:53]
        assert dice.uniform(str(event)) == int(bits, 2) / 2**53


def test_the_outcome_is_the_first_whose_running_sum_exceeds_the_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = FairDice(b"x" * 32)
    for u, expected in ((0.0, 0), (0.2499, 0), (0.25, 1), (0.7499, 1), (0.75, 2), (0.9999, 2)):
        monkeypatch.setattr(FairDice, "uniform", lambda *_, u=u: u)
        assert dice.pick(0, [0.25, 0.5, 0.25]) == expected
    monkeypatch.setattr(FairDice, "uniform", lambda *_: 0.999999)
    assert dice.pick(0, [0.5, 0.4]) == 1  # rounding may leave the sum short: then the last


def test_the_secret_does_not_show() -> None:
    dice = FairDice.of_seed(7)
    assert dice.secret.hex() not in repr(dice)
    assert str(dice.secret) not in repr(dice)


def test_unpredictable_dice_differ() -> None:
    assert FairDice.unpredictable() != FairDice.unpredictable()


def test_seats_are_an_order_of_the_people_and_all_orders_come() -> None:
    people = ("a", "b", "c")
    drawn = Counter(tuple(FairDice.of_seed(seed).seats(people)) for seed in range(600))
    assert set(drawn) == set(permutations(people))
    assert min(drawn.values()) > 60


def test_the_dice_of_a_game_fall_by_the_odds() -> None:
    """Chi-square of first rolls of one die, over many secrets."""
    game = cordee.game("yeti")
    start = game.new(2, seed=1).to_dict()
    start["lap"], start["kept"]["tent"] = 2, 6
    start["held"] = [0, 0]
    counts: Counter[str] = Counter()
    games = 3000
    for seed in range(games):
        counts[game.position(start, seed=seed).roll().text] += 1
    odds = {move.text: move.probability or 0 for move in game.position(start).moves()}
    chi_square = sum((counts[t] - games * q) ** 2 / (games * q) for t, q in odds.items())
    assert chi_square < 18.5  # 99.9 % of fair dice stay below, 4 degrees of freedom
