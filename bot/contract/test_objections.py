"""Why an action is not legal: said by rule, always true, in words, and from what everybody sees."""

import random
import re
from collections.abc import Iterator
from functools import cache

from bot.contract.sampling import positions
from games.core.game import AnyGame, Position
from games.core.illegal import IllegalAction, IllegalReason
from games.core.objection import Objection
from games.core.outcome import SEATS
from games.core.play import legal
from games.core.reading import read
from games.registry import OWN, game, manual
from games.text import LANGUAGES, words

_PARTS = re.compile(r"[a-z]+|[0-9]+|[^a-z0-9]")


@cache
def running(key: str) -> tuple[Position, ...]:
    found = [state for *_, state in positions(key, every=211)]
    return tuple(state for state in found if state.outcome is None)[:100]


@cache
def notation(key: str) -> tuple[str, ...]:
    """Every action that is legal somewhere."""
    return tuple(sorted({action for state in running(key) for action in legal(game(key), state)}))


def mistaken(key: str, actions: tuple[str, ...], lots: random.Random) -> Iterator[str]:
    """Write actions that are legal elsewhere, and such with one part taken from another: a mistake people make."""
    for _ in range(14):
        yield lots.choice(notation(key))
        one, two = (_PARTS.findall(lots.choice(pool)) for pool in (actions, notation(key)))
        if [part.isdigit() for part in one] == [part.isdigit() for part in two]:
            at = lots.randrange(len(one))
            yield "".join([*one[:at], two[at], *one[at + 1 :]])


@cache
def refused(key: str) -> tuple[tuple[Position, str, Objection | None], ...]:
    rules, lots = game(key), random.Random(f"mistaken {key}")
    found: list[tuple[Position, str, Objection | None]] = []
    for state in running(key):
        view = rules.view(state, state.to_move)
        for word in mistaken(key, legal(rules, state), lots):
            try:
                read(manual(rules), view, word)
            except IllegalAction as wrong:
                if wrong.fault is IllegalReason.ILLEGAL and wrong.nth == 1:
                    found.append((state, word, wrong.objection))
    return tuple(found)


def test_nearly_every_mistake_has_a_reason_with_its_rule_and_words(key: str) -> None:
    found = [objection for _, _, objection in refused(key)]
    objections = [objection for objection in found if objection is not None]
    assert len(found) > 500
    assert len(objections) >= 0.95 * len(found)
    assert len({objection.kind for objection in objections}) >= (8 if key in OWN else 3)
    assert len({objection.rule.partition("-")[0] for objection in objections}) == 1  # that there is such a rule: docs
    for objection in objections:
        assert re.fullmatch(r"[A-Z]{2}-[0-9]+", objection.rule)
        for language in LANGUAGES:
            said = words(language).say(f"{key}-illegal-{objection.kind}", **objection.values)
            assert 0 < len(said) <= 200


def test_what_is_legal_is_never_objected_to(key: str) -> None:
    rules, lots = game(key), random.Random(f"legal {key}")
    for state in running(key):
        view, actions = rules.view(state, state.to_move), legal(rules, state)
        for action in lots.sample(actions, min(12, len(actions))):
            assert manual(rules).objection(view, manual(rules).normalize(action)) is None, (action, str(view))


def test_g_6_objections_rest_on_what_everybody_sees(key: str) -> None:
    rules = game(key)
    for nth, (state, word, objection) in enumerate(refused(key)):
        if objection is None or nth % 7:
            continue
        spelled = manual(rules).normalize(manual(rules).words(rules.view(state, state.to_move), word)[0])
        for viewer in (*SEATS, None):
            another = rules.resample(state, viewer, f"another {nth}")
            told = [manual(rules).objection(rules.view(truth, viewer), spelled) for truth in (state, another)]
            assert told == [objection, objection], word


def test_a_game_that_is_over_objects_to_nothing(key: str) -> None:
    rules: AnyGame = game(key)
    ended = next(state for *_, state in positions(key, every=10**9) if state.outcome)
    assert all(manual(rules).objection(rules.view(ended, None), word) is None for word in notation(key)[:50])
