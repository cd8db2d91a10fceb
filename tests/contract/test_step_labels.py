"""What a picker's step is called: in words, in both languages, and no two steps of one choice alike."""

import pytest

from games.core.game import Game
from games.registry import KEYS, game
from games.text import LANGUAGES, words
from tests.contract.sampling import positions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_step_has_its_label(key: str, language: str) -> None:
    rules, said, described = game(key), words(language), 0
    for sample, at in positions(key, every=120):
        state = sample.states[at]
        if state.to_move is None:
            continue
        view = rules.view(state, state.to_move)
        found: dict[tuple[str, ...], set[str]] = {}
        steps = {menu[: nth + 1] for menu in map(rules.steps, rules.actions(view)) for nth in range(len(menu))}
        for menu in steps:
            one = rules.describe_step(view, menu[:-1], menu[-1])
            shown = said.say(f"{key}-label-{one[0]}", **one[1]) if one else menu[-1]
            described += one is not None
            assert 0 < len(shown) <= 40
            assert shown not in found.setdefault(menu[:-1], set())
            found[menu[:-1]].add(shown)
        assert said.say(f"{key}-unfinished")
    assert (described > 0) == (type(rules).describe_step is not Game.describe_step)
