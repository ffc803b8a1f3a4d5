"""A course on a processor: it learns, and goes on from where it was left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

import cordee
from cordee.bots.steps import finish
from cordee.bots.weights import read
from cordee.engine.errors import CordeeError
from cordee.training.course import Course, Plan
from cordee.training.keeping import Kept, Point, asked, beside, find
from cordee.training.plans import usual_plan
from cordee.training.strength import Opponent

PIG = cordee.game("pig")
SHORT = Plan(
    (2,), 60, (8, 0, 8), most_segments=4, boxes=4, lanes=16, steps=4, batch=32, chunk=64, seed=5
)


@pytest.mark.slow
def test_a_processor_learns_pig() -> None:
    """At first sight, against `quick`, which knows the game; before it learns it wins little."""
    plan = replace(usual_plan(PIG, (2,), 60, "cpu"), boxes=0, most_segments=100)
    course = Course(PIG, plan, "cpu")
    opponent = Opponent(PIG, course.judge())
    assert opponent.measure(course.judge(), 2, 1000, seed=1).mean < 0.25
    for progress in course.run():
        assert progress.segments <= 100
    assert course.progress.segments == 100
    assert opponent.measure(course.judge(), 2, 2000, seed=1).mean >= 0.35


def learned(course: Course) -> bytes:
    return b"".join(part.tobytes() for part in course.judge().weights)


def test_the_same_seed_learns_the_same() -> None:
    def run(plan: Plan) -> bytes:
        course = Course(PIG, plan, "cpu")
        for _ in course.run():
            pass
        return learned(course)

    assert run(SHORT) == run(SHORT)
    assert run(SHORT) != run(replace(SHORT, seed=6))


def left(file: Path, segments: int = 2) -> Kept:
    """A course that was interrupted."""
    kept = Kept(Course(PIG, SHORT, "cpu"), file, asked(PIG, SHORT))
    for progress in kept.course.run():
        if progress.segments == segments:
            break
    kept.curve.append(Point(1.0, 2, 0.5, 0.25, 0.02))
    kept.keep()
    return kept


def test_a_course_goes_on_from_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "pig.weights"
    before = left(file)
    found = find(file, asked(PIG, SHORT))
    assert found is not None
    after = Kept(Course(PIG, SHORT, "cpu"), file, asked(PIG, SHORT))
    after.go_on(found)
    assert after.curve == before.curve
    assert after.course.progress == before.course.progress
    assert learned(after.course) == learned(before.course)
    for one, other in zip(
        before.course.adam.state.values(), after.course.adam.state.values(), strict=True
    ):
        assert all(torch.equal(one[key], other[key]) for key in one)
    steps = [progress.segments for progress in after.course.run()]
    assert steps == [3, 4]
    assert after.course.adam.param_groups[0]["lr"] is after.course.rate
    for _ in after.finishing():
        assert beside(file).exists()
    assert not beside(file).exists()
    assert read(file, PIG).made["segments"] == 4


def test_a_course_that_learned_nothing_yet_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "pig.weights"
    kept = Kept(Course(PIG, SHORT, "cpu"), file, asked(PIG, SHORT))
    kept.keep()
    found = find(file, kept.asked)
    assert found is not None
    kept.go_on(found)
    assert kept.course.part == 0


def test_a_course_can_begin_with_what_another_learned(tmp_path: Path) -> None:
    file = tmp_path / "pig.weights"
    before = left(file)
    course = Course(PIG, replace(SHORT, seed=9), "cpu")
    assert learned(course) != learned(before.course)
    course.begin_with(read(file, PIG))
    assert learned(course) == learned(before.course)


def test_nothing_kept_is_nothing_found(tmp_path: Path) -> None:
    assert find(tmp_path / "pig.weights", asked(PIG, SHORT)) is None


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"plan": replace(SHORT, seconds=90)}, "seconds is 60 there, 90 here"),
        ({"plan": replace(SHORT, players=(2, 3))}, "players is 2 there, 2, 3 here"),
        ({"plan": SHORT, "game": cordee.game("yeti")}, "game is pig there, yeti here"),
        ({"plan": SHORT, "begun_with": "4f"}, "from is – there, 4f here"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: dict[str, Any], says: str) -> None:
    file = tmp_path / "pig.weights"
    left(file)
    with pytest.raises(CordeeError, match=says):
        find(file, asked(**{"game": PIG, **other}))


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04 and no more"])
def test_a_damaged_course_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "pig.weights"
    beside(file).write_bytes(content)
    with pytest.raises(CordeeError, match="cannot be read as a course"):
        find(file, asked(PIG, SHORT))


def test_something_else_that_torch_wrote_is_no_course(tmp_path: Path) -> None:
    file = tmp_path / "pig.weights"
    torch.save([1, 2], beside(file))
    with pytest.raises(CordeeError, match="cannot be read as a course"):
        find(file, asked(PIG, SHORT))


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    kept = Kept(Course(PIG, SHORT, "cpu"), tmp_path / "gone" / "pig.weights", asked(PIG, SHORT))
    for end in (kept.keep, lambda: finish(kept.finishing())):
        with pytest.raises(CordeeError, match="cannot be written"):
            end()
