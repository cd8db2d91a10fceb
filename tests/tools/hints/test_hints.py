"""What hints say for certain is so, in all five games; whatever says too much is caught."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from games.opponents.opponent import TurnReason
from games.registry import KEYS
from games.text import LANGUAGES, words
from games.text.entries import entries
from tools.hints.asking import hints, reasons
from tools.hints.claims import claims, is_true
from tools.hints.told import ToldHint

EXPLAINED = {"l_calculus": 40, "topologic": 90, "tactic": 90, "logan_stones": 60, "logitac": 150}
ASKED = {"l_calculus": 5, "topologic": 3, "tactic": 1, "logan_stones": 3, "logitac": 1}
SEEDS = {"logan_stones": "d", "topologic": "b", "l_calculus": "c"}
AT_MOST = {"few-answers"}  # a number that is too great is still true


@cache
def explained(key: str) -> tuple[ToldHint, ...]:
    return tuple(islice(reasons(key, SEEDS.get(key, "a")), EXPLAINED[key]))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_of_turns_is_so(key: str) -> None:
    told = explained(key)
    assert [(one.state, one.actions, one.reason) for one in told if not is_true(one)] == []
    assert len({one.reason.kind for one in told}) >= 5
    assert key == "logitac" or any(not one.state.fresh for one in told), "the rest of a begun turn is spoken of, too"


@pytest.mark.parametrize("key", KEYS)
def test_what_hints_say_is_so(key: str) -> None:
    told = list(islice(hints(key, "a"), ASKED[key]))
    assert [(one.state, one.actions, one.reason) for one in told if not is_true(one)] == []


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_catalogue_is_looked_up(key: str, language: str) -> None:
    start = f"{key}-why-"
    said = {name.removeprefix(start) for name in entries("games.text", language) if name.startswith(start)}
    assert said == set(claims(key))


@pytest.mark.parametrize("key", KEYS)
def test_a_number_that_is_too_great_is_caught(key: str) -> None:
    numbers = [(one, name) for one in explained(key) for name, value in one.values.items() if isinstance(value, int)]
    assert numbers
    for one, name in numbers:
        if one.reason.kind not in AT_MOST and name in _shown(one):
            assert not is_true(_saying(one, **{name: one.values[name] + 1})), (one.actions, one.reason)


def _shown(one: ToldHint) -> set[str]:
    """Tell which values the sentence has."""
    said = words("en")
    key = f"{one.game.key}-why-{one.reason.kind}"
    before = said.say(key, **one.values)
    changed = {name: f"{value}1" if isinstance(value, str) else value + 1 for name, value in one.values.items()}
    return {name for name in changed if said.say(key, **{**one.values, name: changed[name]}) != before}


@pytest.mark.parametrize("key", KEYS)
def test_an_end_that_is_none_and_a_sentence_nobody_knows_are_caught(key: str) -> None:
    going_on = next(one for one in explained(key) if one.after.outcome is None and one.after.to_move is not None)
    ends = {"wins", "ends", "ends-level", "ends-behind", "ends-ahead", "ends-leg", "loses", "finds", "home"}
    for kind in ends & set(claims(key)) - {going_on.reason.kind}:
        values: dict[str, str | int] = {"ours": 1, "theirs": 0, "tile": "r1", "to": "13b", "at": "3a", "points": 1}
        assert not is_true(replace(going_on, reason=TurnReason(kind, values))), kind
    assert not is_true(replace(going_on, reason=TurnReason("shines", {})))


@pytest.mark.parametrize("key", KEYS)
def test_a_turn_that_is_not_legal_is_caught(key: str) -> None:
    one = next(one for one in explained(key) if one.reason.kind not in ("lifts", "may-win", "may-stop", "risks"))
    twice = replace(one, actions=())
    assert not is_true(twice)


def _saying(one: ToldHint, **values: str | int) -> ToldHint:
    return replace(one, reason=TurnReason(one.reason.kind, {**one.values, **values}))
