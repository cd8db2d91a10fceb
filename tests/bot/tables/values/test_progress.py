"""What is known of a game's course: which hidden actions are promised, and what may still be taken back."""

import pytest

from bot.tables.values.progress import Progress

PROMISES = ((1, "one"), (3, "three"), (5, "five"))


@pytest.mark.parametrize(
    ("latest", "promised"),
    [(0, []), (1, ["5 five"]), (2, ["5 five"]), (3, ["3 three", "5 five"]), (5, ["1 one", "3 three", "5 five"])],
)
def test_the_promises_of_the_latest_actions_are_listed(latest: int, promised: list[str]) -> None:
    assert Progress(actions=5, promises=PROMISES).promised(latest) == promised


def test_an_action_that_showed_something_is_not_taken_back() -> None:
    assert Progress(actions=5, revealed=4).may_undo
    assert not Progress(actions=5, revealed=5).may_undo
    assert not Progress().may_undo, "nothing was done"


def test_a_turn_since_which_something_was_shown_is_not_given_back() -> None:
    progress = Progress(actions=9, begun=(6, 8), revealed=6)
    assert not progress.may_return(0)
    assert progress.may_return(1)
