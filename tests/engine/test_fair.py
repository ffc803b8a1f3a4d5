"""Fair dice: what the secret says, checked against the rule in words."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

import cordee
from cordee.engine.fair import FairDice, Mix, contribution, pledge_of


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


# What people contribute

GIVEN = ("00112233445566778899aabbccddeeff", "", "f" * 32)


def first_53_bits(secret: bytes, message: str) -> float:
    h = hmac.new(secret, message.encode(), "sha256").digest()
    return int("".join(f"{byte:08b}" for byte in h)[:53], 2) / 2**53


def test_the_salt_is_the_digest_of_the_contributions_in_seat_order() -> None:
    text = "00112233445566778899aabbccddeeff::ffffffffffffffffffffffffffffffff"
    salt = hashlib.sha256(text.encode()).hexdigest()
    dice = FairDice(bytes(range(32)), (Mix(GIVEN),))
    assert dice.salts == (salt,)
    for event in (0, 1, 99):
        u = first_53_bits(bytes(range(32)), f"{salt}:{event}")
        assert dice.uniform(str(event), event) == u
        assert dice.pick(event, [1 / 6] * 6) == int(u * 6)
    nth = int(first_53_bits(bytes(range(32)), f"{salt}:seats") * 6)
    assert dice.seats("abc") == list(list(permutations("abc"))[nth])


def test_dice_nobody_contributed_to_are_those_of_the_secret_alone() -> None:
    plain, empty = FairDice.of_seed(3), FairDice(FairDice.of_seed(3).secret, (Mix(("", "")),))
    assert empty.salts == ("",)
    assert [plain.uniform(str(k), k) for k in range(9)] == [
        empty.uniform(str(k), k) for k in range(9)
    ]
    assert plain.seats("abcd") == empty.seats("abcd")


def test_one_bit_of_one_contribution_changes_all_dice() -> None:
    secret = FairDice.of_seed(3).secret
    one = FairDice(secret, (Mix((GIVEN[0], "")),))
    other = FairDice(secret, (Mix((GIVEN[0][:-1] + "e", "")),))
    moved = FairDice(secret, (Mix(("", GIVEN[0])),))
    drawn = [[dice.uniform(str(k), k) for k in range(9)] for dice in (one, other, moved)]
    assert len({u for dice in drawn for u in dice}) == 27


def test_after_a_restored_backup_the_salt_goes_on_from_the_one_before() -> None:
    secret, fresh = FairDice.of_seed(3).secret, "12" * 16
    dice = FairDice(secret, (Mix(GIVEN), Mix(("", "ab" * 16, ""), 5, fresh)))
    first = hashlib.sha256(":".join(GIVEN).encode()).hexdigest()
    second = hashlib.sha256(f"{first}:{fresh}::{'ab' * 16}:".encode()).hexdigest()
    assert dice.salts == (first, second)
    assert [dice.salt_at(event) for event in (0, 4, 5, 6)] == [first, first, second, second]
    assert dice.uniform("4", 4) == first_53_bits(secret, f"{first}:4")
    assert dice.uniform("5", 5) == first_53_bits(secret, f"{second}:5")
    assert dice.seats("abc") == FairDice(secret, (Mix(GIVEN),)).seats("abc")


def test_a_backup_restored_twice_leads_to_other_dice_even_if_nobody_contributes() -> None:
    secret = FairDice.of_seed(3).secret
    ways = [
        FairDice(secret, (Mix(("", "")), Mix(("", ""), 2, fresh))) for fresh in ("1" * 32, "2" * 32)
    ]
    assert ways[0].uniform("1", 1) == ways[1].uniform("1", 1) == first_53_bits(secret, "1")
    assert ways[0].uniform("2", 2) != ways[1].uniform("2", 2)


def test_a_pledge_is_the_digest_of_a_contribution() -> None:
    assert pledge_of("ab" * 16) == hashlib.sha256(b"ab" * 16).hexdigest()
    assert len(contribution()) == 32
    assert contribution() != contribution()
