"""Whole games: what is said of a turn is what the rules show, and every kind has its words."""

from bot.contract.said import said_of
from bot.contract.sampling import Sample, samples
from games.moments.moment import weighing
from games.registry import game
from games.text import LANGUAGES, words


def kinds(key: str) -> set[str]:
    """Name the kinds there are words for."""
    named = (name.partition(f"{key}-moment-")[2] for name in said_of(key, "en"))
    return {kind for kind in named if kind}


def turns(sample: Sample) -> list[tuple[int, int]]:
    """Where each whole turn begins and ends."""
    found, start = [], 0
    for at in range(1, len(sample.states)):
        if sample.states[at].fresh or sample.states[at].outcome is not None:
            found.append((start, at))
            start = at
    return found


def test_every_kind_of_moment_is_found_and_has_its_words(key: str) -> None:
    rules, weigh, found = game(key), weighing(key), set()
    for sample in samples(key)[::2]:
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
