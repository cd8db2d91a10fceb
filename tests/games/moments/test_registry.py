"""Whole games: what is said of a turn is what the rules show, and every kind has its words."""

import pytest

from games.core.outcome import SEATS, other
from games.moments.registry import weighing
from games.registry import KEYS, game
from games.text import LANGUAGES, words
from tests.contract.sampling import Sample, samples
from tests.messages import messages


def kinds(key: str) -> set[str]:
    """Name the kinds there are words for."""
    named = (message.partition(f"{key}-moment-")[2] for message in messages("en"))
    return {kind for kind in named if kind}


def turns(sample: Sample) -> list[tuple[int, int]]:
    """Where each whole turn begins and ends."""
    found, start = [], 0
    for at in range(1, len(sample.states)):
        if sample.states[at].fresh or sample.states[at].outcome is not None:
            found.append((start, at))
            start = at
    return found


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_moment_is_found_and_has_its_words(key: str) -> None:
    rules, weigh, found = game(key), weighing(key), set()
    for sample in samples(key):
        for start, end in turns(sample):
            before, after = sample.states[start], sample.states[end]
            seat = before.to_move
            assert seat is not None
            moment = weigh(rules.view(before, seat), rules.view(after, seat), seat)
            if moment is None:
                continue
            found.add(moment.kind)
            assert moment.weight > 0
            assert all(words(language).say(f"{key}-moment-{moment.kind}", **moment.values) for language in LANGUAGES)
    assert found == kinds(key) != set()


def test_l_calculus_weighs_points_against_points() -> None:
    rules, weigh = game("l_calculus"), weighing("l_calculus")
    before = rules.setup({}, "")
    after = rules.apply(before, "1/2-18")
    found = weigh(before, after, 0)
    assert found is not None
    assert (found.weight, dict(found.values)) == (1, {"mine": 2, "theirs": 1})
    assert weigh(before, after, other(SEATS[0])) is None


def test_topologic_counts_the_tiles_that_fit_all_scores() -> None:
    rules, weigh = game("topologic"), weighing("topologic")
    before = rules.apply(rules.setup({"seekers": 3}, "s"), "hide y4")
    after = before
    for action in ("1@y1", "2@y2", "3@y3"):
        after = rules.apply(after, action)
    found = weigh(rules.view(before, 1), rules.view(after, 1), 1)
    assert found is not None
    assert dict(found.values) == {"were": 60, "left": 3}  # y4, y5 and y6 score three; of the others none
