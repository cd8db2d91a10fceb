"""Where a draft leads in an exercise: what its seat may know, and what a try uncovers."""

from dataclasses import replace

import pytest

from bot.ui.exercise.exercise import Exercise
from bot.ui.exercise.position import ExercisePosition, settled, stand_in
from bot.ui.learn.steps import STEPS
from bot.ui.picker.draft import Draft
from games.lessons.registry import lesson
from games.lessons.walk import read_walk
from games.registry import KEYS, manual

ALL = [(key, step.key) for key in KEYS for step in lesson(key)]


def exercise(key: str, name: str) -> Exercise:
    walk = read_walk(f"{key}-{name}")
    assert walk
    return Exercise(walk.name, walk.position)


def at(key: str, name: str, *actions: str, steps: tuple[str, ...] = ()) -> ExercisePosition:
    return stand_in(exercise(key, name), Draft(actions, steps))


@pytest.mark.parametrize(("key", "name"), ALL)
def test_an_exercise_shows_what_its_seat_may_know(key: str, name: str) -> None:
    one = exercise(key, name)
    other = replace(one, at=replace(one.at, state=one.at.game.resample(one.at.state, one.at.seat, "another")))
    assert stand_in(one, Draft()).at == stand_in(other, Draft()).at


def test_a_lifted_stone_is_seen_before_it_is_dropped() -> None:
    lifted = at("logan_stones", "lift", "k15^")
    assert lifted.done == lifted.actions == ("k15^",)
    assert lifted.at.here is not None and lifted.at.draft.actions == ()
    dropped = at("logan_stones", "lift", "k15^", "@l11")
    assert dropped.done == ("k15^",) and dropped.actions == ("k15^", "@l11")
    assert at("logan_stones", "lift", steps=manual(lifted.exercise.at.game).steps("k15^")) == lifted


def test_a_draft_that_is_not_legal_begins_anew() -> None:
    assert at("tactic", "step", "9z-9y") == at("tactic", "step")


def test_the_first_actions_that_settle_a_try_count() -> None:
    one = exercise("tactic", "step")
    assert settled(STEPS, one, ["1b-2c", "2c-3b"]) == (["1b-2c"], True)
    one = exercise("tactic", "sideways")
    assert settled(STEPS, one, ["4c-4d"]) is None
    assert settled(STEPS, one, ["4c-4d", "4d-5b"]) == (["4c-4d", "4d-5b"], True)
    assert settled(STEPS, one, ["4c-5b"]) == (["4c-5b"], False)


def test_a_try_is_begun_once_something_was_picked_or_shown() -> None:
    assert not at("logan_stones", "lift").is_begun
    assert at("logan_stones", "lift", "k15^").is_begun, "the stone was seen"
    assert not at("tactic", "step").is_begun
    assert at("tactic", "step", "1b-2c").is_begun, "it can be undone"


def test_a_try_that_the_last_action_settles_counts_whole_and_one_too_short_does_not() -> None:
    one = exercise("tactic", "step")
    assert settled(STEPS, one, []) is None
    assert settled(STEPS, one, ["1b-2c"]) == (["1b-2c"], True)
