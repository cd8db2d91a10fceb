"""What a picker's step is called: in words, in both languages, and no two steps of one choice alike."""

from itertools import pairwise

import pytest

from bot.contract.sampling import positions, samples
from bot.ui.picker.choice_point import MOST_OPTIONS
from games.core.manual import Manual
from games.core.play import follow
from games.core.seeded import Lots
from games.registry import game, manual
from games.text import LANGUAGES, words
from render.painters import find


def test_every_step_has_its_label(key: str) -> None:
    rules, described = game(key), 0
    for *_, state in positions(key, every=120):
        if state.to_move is None:
            continue
        view = rules.view(state, state.to_move)
        found: dict[tuple[str, tuple[str, ...]], set[str]] = {}
        steps = {menu[: nth + 1] for menu in map(manual(rules).steps, rules.actions(view)) for nth in range(len(menu))}
        for menu in steps:
            one = manual(rules).describe_step(view, menu[:-1], menu[-1])
            described += one is not None
            for language in LANGUAGES:
                shown = words(language).say(f"{key}-label-{one[0]}", **one[1]) if one else menu[-1]
                assert 0 < len(shown) <= 40
                assert shown not in found.setdefault((language, menu[:-1]), set())
                found[language, menu[:-1]].add(shown)
        assert manual(rules).assumed_step(view) in {None, *(menu[0] for menu in steps)}
        for menu in {menu[:-1] for menu in steps}:
            asks = manual(rules).question(view, menu)
            for language in LANGUAGES:
                assert asks is None or 0 < len(words(language).say(f"{key}-ask-{asks[0]}", **asks[1])) <= 100
        if not view.fresh:
            missing = manual(rules).step_of_turn(view).missing
            assert all(words(language).say(f"{key}-unfinished-{missing}") for language in LANGUAGES)
    assert (described > 0) == (type(manual(rules)).describe_step is not Manual.describe_step)


@pytest.mark.games(where=lambda key: find(key).emoji)
def test_emoji_are_of_what_steps_pick(key: str) -> None:
    rules, named = game(key), set[str | None]()
    for *_, state in positions(key, every=120):
        view = rules.view(state, state.to_move or 0)
        menus = list(map(manual(rules).steps, rules.actions(view)))
        named |= {manual(rules).sign_of_step(view, menu[:nth], menu[nth]) for menu in menus for nth in range(len(menu))}
    assert all(kind in named or kind.rpartition("-")[0] in named for kind in find(key).emoji)


def test_the_steps_of_a_turn_are_counted_and_no_turn_has_more_than_was_said(key: str) -> None:
    rules, reached, longest = game(key), set[bool](), 1
    for sample in samples(key):
        promised: list[int] = []  # what was said in the running turn, action by action
        for before, after in pairwise(sample.states):
            assert before.to_move is not None
            step = manual(rules).step_of_turn(rules.view(before, before.to_move))
            assert step.number == len(promised) + 1 <= step.most
            assert bool(step.missing) == bool(promised)
            promised.append(step.most)
            longest = max(longest, step.most)
            if after.fresh or after.outcome is not None:
                assert len(promised) <= min(promised[1:] or promised)
                reached.add(len(promised) == promised[-1] > 1)
                promised = []
    assert (True in reached) == (longest > 1)


@pytest.mark.games(where=lambda key: type(manual(game(key))).shelves is not Manual.shelves)
def test_shelves_hold_each_choice_once_and_have_their_names(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=600):
        if state.to_move is None:
            continue
        view = rules.view(state, state.to_move)
        menus = [manual(rules).steps(action) for action in rules.actions(view)]
        for steps in {menu[:nth] for menu in menus for nth in range(len(menu))}:
            nexts = tuple(dict.fromkeys(menu[len(steps)] for menu in menus if menu[: len(steps)] == steps))
            shelves = manual(rules).shelves(view, steps, nexts)
            assert not shelves or sorted(step for shelf in shelves for step in shelf.steps) == sorted(nexts)
            assert all(0 < len(shelf.steps) <= MOST_OPTIONS for shelf in shelves)
            names = [words(language).say(f"{key}-shelf-{shelf.name}") for language in LANGUAGES for shelf in shelves]
            assert all(0 < len(name) <= 20 for name in names)


@pytest.mark.games(where=lambda key: type(manual(game(key))).propose is not Manual.propose)
def test_what_is_proposed_is_a_whole_legal_turn(key: str) -> None:
    rules = game(key)
    for _, at, state in positions(key, every=120):
        view = rules.view(state, state.to_move)
        for way in manual(rules).proposals(view) if state.to_move is not None else ():
            proposed = manual(rules).propose(view, way, Lots("s", f"{at}"))
            *_, after = (state, *follow(rules, state, proposed))
            assert proposed and after.fresh
            assert all(words(language).say(f"{key}-propose-{way}") for language in LANGUAGES)
