"""What the opponents answered yesterday they answer today, on every machine, and look at as much for it."""

import pytest

from tools.golden import OPPONENTS
from tools.opponents.answers import QUESTIONS, answers


def test_no_answers_are_missing_or_left_over() -> None:
    assert {path.stem for path in OPPONENTS.glob("*.txt")} == set(QUESTIONS)


@pytest.mark.parametrize("key", QUESTIONS)
def test_the_same_questions_get_the_same_answers_as_before(key: str) -> None:
    golden = (OPPONENTS / f"{key}.txt").read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(golden, answers(key).splitlines(), strict=True), 1):
        assert now == was, f"{key}.txt line {number}: if this is meant, run `make golden` and look at the difference"
