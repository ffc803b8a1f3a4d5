"""Records: written, read back strictly, verified."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cordee
from cordee.engine import files, reading
from cordee.engine.errors import CordeeError, FaultyRecord, WrongResult
from cordee.engine.fair import FairDice, Mix
from cordee.engine.position import Position
from cordee.engine.record import Record
from cordee.games import load

GAME = cordee.game("yeti")


def finished(seed: int = 1, players: int = 3, weather: str = "mixed", start: int = 50) -> Position:
    game = GAME if start == 50 else cordee.game("yeti", components={"start": start})
    position = game.new(players, weather=weather, seed=seed)
    choose = Random(seed)
    while position.actor is not None:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
    return position


def read(text: str) -> Record:
    return reading.read(text, load)


@pytest.fixture(scope="module")
def text() -> str:
    return str(Record.of(finished(start=12), ["Ana", "bot:random", "Bo: the second"], "2026-01-31"))


def test_the_header_of_a_record(text: str) -> None:
    header, _, events = text.partition("\n\n")
    lines = header.split("\n")
    assert lines[:8] == [
        "cordee: 1",
        "game: yeti",
        "players: 3",
        "seat 1: Ana",
        "seat 2: bot:random",
        "seat 3: Bo: the second",
        "weather: mixed",
        "date: 2026-01-31",
    ]
    keys = [line.partition(":")[0] for line in lines[8:]]
    assert keys == ["commitment", "components", "result", "secret"]
    assert events.startswith("* show ")
    assert "\n1 keep " in events


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("weather", ["none", "bad"])
def test_a_record_reads_back_to_the_same_end(players: int, weather: str) -> None:
    position = finished(4, players, weather, start=12)
    text = str(Record.of(position, date="2026-01-31"))
    again = read(text)
    assert str(again) == text
    assert again.position() == position
    assert again.position(3).history == position.history[:3]
    assert again.verify().matches is True


def test_a_whole_game_is_some_kilobytes_and_components_only_if_not_shipped() -> None:
    text = str(Record.of(finished(weather="none")))
    assert "components:" not in text
    assert len(text) < 40_000


def test_unfinished_and_without_secret() -> None:
    position = GAME.new(2, seed=1)
    position.roll()
    record = Record.of(position, with_secret=False)
    text = str(record)
    assert "result: *\n" in text
    assert "secret" not in text
    again = read(text)
    assert again.verify().matches is None
    with pytest.raises(CordeeError, match="no dice of its own"):
        again.position(0).roll()


def test_comments_blank_lines_and_windows_line_ends_are_read(text: str) -> None:
    header, _, events = text.partition("\n\n")
    lines = events.split("\n")
    lines.insert(1, "# a comment")
    lines[2] += "   # and another"
    changed = "# hello\n" + header + "\n\n" + "\n\n".join(lines)
    assert read(changed).position() == read(text).position()
    assert read(text.replace("\n", "\r\n")).position() == read(text).position()


def test_missing_one_answer_moves_are_played_by_the_reader(text: str) -> None:
    record = read(text)
    position = record.position(0)
    kept = []
    for event in record.events:
        if len(position.codes()) > 1:
            kept.append(str(event))
        position.play(event.text)
    assert len(kept) < len(record.events)
    header = text.partition("\n\n")[0]
    assert str(read(header + "\n\n" + "\n".join(kept) + "\n")) == text


def test_missing_one_answer_moves_at_the_very_end_are_played_too() -> None:
    for seed in range(60):
        text = str(Record.of(finished(seed, 2, "none", start=12), date="2026-01-31"))
        lines = text.rstrip("\n").split("\n")
        before_last = read(text).position(len(read(text).events) - 1)
        if len(before_last.codes()) == 1:
            assert str(read("\n".join(lines[:-1]) + "\n")) == text
            return
    pytest.fail("no game ended with a forced move")


def test_comments_are_kept_and_missing_names_are_called_by_their_seat(text: str) -> None:
    changed = replace_line(text, "* show", "# drawn by lot\n  # indented\n* show thaw+")
    changed = replace_line(changed, "seat 2", None)
    record = read(replace_line("\n".join(changed.split("\n")[:16]), "result", "result: *"))
    assert record.notes == ["drawn by lot", "indented"]
    assert record.seats == ["Ana", "", "Bo: the second"]
    assert record.position().presented("fr", record.seats).names[1] == "Joueur 2"
    assert "# drawn by lot\n# indented\n* show thaw+\n" in str(record)


def test_a_record_without_secret_makes_a_record_again(text: str) -> None:
    record = read(replace_line(text, "secret", None))
    again = Record.of(record.position(), record.seats, record.date)
    assert (again.secret, again.commitment) == (None, "")
    assert again.events == record.events


def test_a_record_may_start_from_any_position() -> None:
    half = finished(seed=4, players=2)
    while len(half.plies) > 40:
        half.undo()
    position = GAME.position(half.to_dict(), seed=9)
    choose = Random(4)
    while position.actor is not None:
        position.play(position.unasked() or choose.choice(position.moves()))
    record = Record.of(position, ["Ana", "Bo"])
    assert record.start == half.text
    assert f"\nstart: {half.text}\n" in str(record)
    again = read(str(record))
    assert again.position() == position
    assert again.position(0) == half
    assert (again.verify().matches, again.verify().rolls) == (True, position.chances)
    assert str(again) == str(record)
    with pytest.raises(FaultyRecord):
        read(replace_line(str(record), "start", None))


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ("yeti/1 players=2", "Line 4: The field turn is missing"),
        ("pig/1 players=2 turn=0 phase=roll pot=0 score=(0,0)", "Line 4: game is"),
        ("nonsense", "Line 4: .*is not a position"),
    ],
)
def test_a_faulty_start_is_named_with_its_line(start: str, why: str) -> None:
    with pytest.raises(FaultyRecord, match=why):
        read(f"cordee: 1\ngame: yeti\nplayers: 2\nstart: {start}\n\n")


def test_the_start_has_the_players_and_options_of_the_head() -> None:
    start = GAME.new(3, weather="good", seed=1).text
    for head in ("players: 2\nweather: good", "players: 3\nweather: bad"):
        with pytest.raises(FaultyRecord, match="must have the players and options"):
            read(f"cordee: 1\ngame: yeti\n{head}\nstart: {start}\n\n")


def test_thirds_are_written_and_read() -> None:
    from cordee.engine.record import written_result

    assert written_result((1 / 3, 1 / 3, 1 / 3)) == "0.333333 0.333333 0.333333"
    assert written_result((0.5, 0.5, 0.0)) == "0.5 0.5 0"
    assert written_result((1.0, 0.0)) == "1 0"


def replace_line(text: str, start: str, new: str | None) -> str:
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(start))
    lines[at : at + 1] = [] if new is None else new.split("\n")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("cordee", "cordee: 2", "Line 1: this is format 2"),
        ("cordee", None, "This is not a record of Cordée"),
        ("game", "game: chess", "Line 2: There is no game “chess”"),
        ("game", None, "game is missing"),
        ("players", "players: 7", "Line 3: 7 players"),
        ("players", "players: three", "Line 3: 'three' players"),
        ("players", "players: 2", "Line 6: seat 3 is not a key"),
        ("weather", "weather: sun", "Line 7: “sun” is not a value of weather"),
        ("weather", "wind: none", "Line 7: wind is not a key"),
        ("date", "date: yesterday", "Line 8: yesterday is not a date"),
        ("commitment", "commitment: 12", "Line 9: commitment must be 64 digits"),
        ("secret", "secret: " + "g" * 64, "Line 12: secret must be 64 digits"),
        ("components", "components: {", "Line 10: components must be one line of JSON"),
        ("components", 'components: {"start": 0}', "Line 10: start = 0"),
        ("components", "components: [1]", "Line 10"),
        ("seat 1", "seat 1: Ana\nseat 1: Bo", "Line 5: seat 1 stands twice"),
        ("date", "no colon here", "Line 8: “no colon here” is not a “key: value” line"),
        ("result", "result: hello", "is not a result"),
        ("players", "players: " + "9" * 5000, "Line 3"),
        ("* show", "* show sun+", "Line 14: “show sun+” is not a move"),
        ("* show", "1 show thaw+", "Line 14: The event is given to “1”; it is for “*”"),
        ("* roll", "* roll snow:7", "Line 16: Y8"),
        ("* roll", "hello", "Line 16"),
        ("1 keep", "2 keep none", "is for “1”"),
    ],
)
def test_a_bad_record_names_the_line_and_the_reason(
    text: str, start: str, new: str | None, message: str
) -> None:
    with pytest.raises(FaultyRecord) as caught:
        read(replace_line(text, start, new))
    assert message in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


def test_events_after_the_end_are_refused(text: str) -> None:
    with pytest.raises(FaultyRecord, match="over before this event"):
        read(text + "1 pass\n")


def test_a_result_that_is_not_the_games_is_refused(text: str) -> None:
    for wrong in ("1 1 1", "0 0 0", "nan nan nan", "1", "1 0 0 0"):
        with pytest.raises(WrongResult, match="the moves lead to"):
            read(replace_line(text, "result", f"result: {wrong}"))
    unfinished = "\n".join(text.split("\n")[:20]) + "\n"
    with pytest.raises(WrongResult):
        read(unfinished)
    assert read(replace_line(text, "result", "result: *")).shares is not None


@given(st.text(max_size=300))
def test_any_text_is_a_record_or_a_clear_refusal(garbage: str) -> None:
    for candidate in (garbage, f"cordee: 1\ngame: yeti\nplayers: 2\n\n{garbage}"):
        with contextlib.suppress(FaultyRecord):
            assert read(candidate).players == 2


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FaultyRecord, match="No such file"):
        cordee.read(tmp_path / "missing.cordee")
    with pytest.raises(FaultyRecord, match="cannot be read"):
        cordee.read(tmp_path)
    binary = tmp_path / "binary.cordee"
    binary.write_bytes(b"\x80\x81")
    with pytest.raises(FaultyRecord, match="not UTF-8"):
        cordee.read(binary)
    huge = tmp_path / "huge.cordee"
    with huge.open("wb") as file:
        file.truncate(4 * 1024 * 1024 + 1)
    with pytest.raises(FaultyRecord, match="larger than"):
        cordee.read(huge)
    long = tmp_path / "long.cordee"
    long.write_text("cordee: 1\ngame: pig\nplayers: 2\n\n" + "1 roll\n" * 200_001)
    with pytest.raises(FaultyRecord, match="more than 200000 events"):
        cordee.read(long)


def test_a_pipe_is_read_but_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.1)
    pipe = tmp_path / "pipe.cordee"
    os.mkfifo(pipe)
    with pytest.raises(FaultyRecord, match="Nothing has come out of"):
        cordee.read(pipe)
    monkeypatch.setattr(files, "PATIENCE", 30.0)
    game = cordee.game("pig").new(players=2, seed=7)
    text = str(Record.of(game, ["Ana", "Bo"])) + "# padding\n" * 10_000  # more than a pipe holds
    with ThreadPoolExecutor(1) as writer:
        writing = writer.submit(pipe.write_text, text)
        assert cordee.read(pipe).seats == ["Ana", "Bo"]
        writing.result()


# Saving


def test_a_record_is_saved_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.cordee"
    Record.of(finished(start=12)).save(path)
    before = path.read_text()
    monkeypatch.setattr(Record, "__str__", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        cordee.read(path).save(path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_saving_keeps_the_mode_and_follows_links(tmp_path: Path) -> None:
    path, link = tmp_path / "game.cordee", tmp_path / "link.cordee"
    record = Record.of(GAME.new(2, seed=1))
    record.save(path)
    path.chmod(0o600)
    link.symlink_to(path)
    record.save(link)
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    record.save(Path(os.devnull))
    assert not Path(os.devnull).is_file()


def test_a_foreign_name_sends_no_escapes_to_the_terminal(text: str) -> None:
    record = read(replace_line(text, "seat 1", "seat 1: a\x1b[31mRED\x07" + "x" * 3000))
    assert record.seats[0].isprintable()
    assert len(record.seats[0]) <= 200
    assert all(record.position(2).story("en", record.seats))


def test_a_new_file_follows_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        Record.of(GAME.new(2, seed=1)).save(tmp_path / "game")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "game").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_names_cannot_forge_lines() -> None:
    record = Record.of(GAME.new(2, seed=1), ["Ana\nsecret: 00", "\x1b[31mBo\x00"])
    assert record.seats == ["Ana secret: 00", "[31mBo"]
    assert read(str(record)).seats == record.seats


# Verifying


def test_a_forged_roll_does_not_match(text: str) -> None:
    record = read(text)
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if not line.startswith("* roll "):
            continue
        ply = [str(event) for event in record.events].index(line)
        others = [m.text for m in record.position(ply).moves() if f"* {m.text}" != line]
        forged = [*lines[:number], f"* {others[0]}", ""]
        verdict = read(replace_line("\n".join(forged), "result", "result: *")).verify()
        assert verdict.matches is False
        assert (verdict.found, verdict.fair) == (others[0], line.removeprefix("* "))
        break


def test_another_secret_or_commitment_does_not_match(text: str) -> None:
    for key in ("secret", "commitment"):
        assert read(replace_line(text, key, f"{key}: {'0' * 64}")).verify().matches is False


def test_nothing_to_verify_yet(text: str) -> None:
    for key in ("secret", "commitment"):
        assert read(replace_line(text, key, None)).verify().matches is None
    assert Record.of(GAME.new(2, seed=1)).verify().matches is None


def test_so_far() -> None:
    position = GAME.new(2, seed=1)
    position.roll()
    verdict = Record.of(position).verify()
    assert (verdict.key, verdict.matches, verdict.rolls) == ("verify-good-so-far", True, 1)


# What people contributed to the dice

GIVEN = ("0123456789abcdef0123456789abcdef", "", "f" * 32)
AGAIN = Mix(("", "a" * 32, ""), 4, "5" * 32)


@pytest.fixture(scope="module")
def salted() -> str:
    """A game with contributions, drawn seats, and a backup restored after four rolls."""
    dice = FairDice(FairDice.of_seed(9).secret, (Mix(GIVEN), AGAIN))
    position, choose = cordee.game("pig").new(3, dice=dice), Random(4)
    while position.actor is not None:
        position.play(position.unasked() or choose.choice(position.moves()))
    return str(Record.of(position, ["Ana", "Bo", ""], drawn=dice.seats(range(3))))


def test_contributions_are_kept_and_read_back(salted: str) -> None:
    lines = salted.split("\n")
    assert [line for line in lines if line.startswith(("salt", "restored"))] == [
        f"salt 1: {GIVEN[0]}",
        f"salt 3: {GIVEN[2]}",
        f"restored 1: 4 {'5' * 32} - {'a' * 32} -",
    ]
    kept = read(salted)
    assert kept.mixes == (Mix(GIVEN), AGAIN)
    assert str(kept) == salted
    assert kept.verify().matches
    assert kept.position().plies[-1].move.text == kept.events[-1].text


def test_the_dice_of_a_record_follow_from_its_lines_alone(salted: str) -> None:
    """Checked by hand: the lines of the file, hashlib, and nothing of ours."""
    header, _, events = salted.partition("\n\n")
    told = dict(line.split(": ", 1) for line in header.split("\n"))
    secret = bytes.fromhex(told["secret"])
    assert hashlib.sha256(secret).hexdigest() == told["commitment"]
    given = ":".join(told.get(f"salt {seat}", "") for seat in (1, 2, 3))
    first = hashlib.sha256(given.encode()).hexdigest()
    event, *bits = told["restored 1"].replace("-", "").split(" ")
    second = hashlib.sha256(":".join([first, *bits]).encode()).hexdigest()

    def uniform(message: str) -> float:
        h = hmac.new(secret, message.encode(), "sha256").digest()
        return (int.from_bytes(h[:8], "big") >> 11) / 2**53

    order = list(permutations("123"))[int(uniform(f"{first}:seats") * 6)]
    assert told["drawn"] == " ".join(order)
    rolls = [line.split()[-1] for line in events.split("\n") if line.startswith("*")]
    assert rolls == [
        str(int(uniform(f"{first if k < int(event) else second}:{k}") * 6) + 1)
        for k in range(len(rolls))
    ]


def test_a_record_without_contributions_is_written_as_before(text: str) -> None:
    assert "salt" not in text
    assert "drawn" not in text
    assert read(text).mixes == ()


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (f"salt 1: {GIVEN[0]}", f"salt 1: {GIVEN[0][:-1]}e", "verify-other-draw"),
        (f"salt 3: {'f' * 32}\n", "", "verify-other-draw"),
        ("salt 3:", "salt 2:", "verify-other-draw"),
        (f"{'5' * 32} - ", f"{'6' * 32} - ", "verify-other-mix"),
        ("restored 1: 4", "restored 1: 5", "verify-other-mix"),
    ],
)
def test_a_changed_contribution_is_noticed(salted: str, old: str, new: str, key: str) -> None:
    assert old in salted
    verdict = read(salted.replace(old, new)).verify()
    assert (verdict.matches, verdict.key) == (False, key)


def test_a_changed_contribution_is_noticed_by_its_rolls(salted: str) -> None:
    without = "\n".join(line for line in salted.split("\n") if not line.startswith("drawn"))
    assert read(without).verify().matches
    verdict = read(without.replace("salt 3:", "salt 2:")).verify()
    assert (verdict.matches, verdict.key, verdict.ply) == (False, "verify-other-mix", 1)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f"salt 1: {GIVEN[0]}", "salt 1: 0123", "salt 1 must be 32 digits"),
        (f"salt 1: {GIVEN[0]}", f"salt 1: {GIVEN[0].upper()}", "salt 1 must be 32 digits"),
        ("salt 3:", "salt 4:", "salt 4 is not a key"),
        ("salt 3:", "salt 1:", "salt 1 stands twice"),
        ("restored 1:", "restored 2:", "restored 2 is not a key"),
        ("restored 1: 4 ", "restored 1: x ", "restored 1 must be the number of a chance event"),
        ("restored 1: 4 ", "restored 1: ", "restored 1 must be the number of a chance event"),
        (" - aaa", " aaa", "those of 3 seats"),
        ("aaa -", "aaa", "those of 3 seats"),
        ("restored 1: 4 555", "restored: 5 555", "restored must be 32 digits"),
        ("drawn: ", "drawn: 1 ", "drawn is “1 "),
    ],
)
def test_a_faulty_contribution_names_its_line(salted: str, old: str, new: str, reason: str) -> None:
    wrong = salted.replace(old, new)
    line = next(
        nth for nth, text in enumerate(wrong.split("\n"), 1) if text not in salted.split("\n")
    )
    with pytest.raises(FaultyRecord) as caught:
        read(wrong)
    assert str(caught.value).startswith(f"Line {line}: ")
    assert reason in str(caught.value)


def test_backups_are_restored_one_after_the_other(salted: str) -> None:
    second = f"restored 2: {{}} {'6' * 32} - - -\ndrawn:"
    assert len(read(salted.replace("drawn:", second.format(999))).mixes) == 3
    with pytest.raises(FaultyRecord, match=r"restored 2 must be the number .* from 4 on"):
        read(salted.replace("drawn:", second.format(3)))
