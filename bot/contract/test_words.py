"""Everything a game can say has words in every language, and they fit where they are shown."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.contract.said import said_of
from bot.contract.sampling import has_secrets, positions, samples
from games.core.game import AnyGame
from games.core.outcome import SEATS
from games.core.play import legal
from games.registry import OWN, find_file, game, manual
from games.text import LANGUAGES, Words, words

_VALUE = re.compile(r"\{\s*\$(\w+)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_a_game_introduces_itself(key: str, language: str) -> None:
    said = words(language)
    assert 0 < len(said.say(f"{key}-title")) <= 30
    assert 0 < len(said.say(f"{key}-tagline")) <= 90
    assert 0 < len(said.say(f"{key}-lasts")) <= 90
    assert len({said.say(f"{key}-seat-{seat}") for seat in SEATS}) == 2
    assert 0 < len(said.say(f"{key}-notation")) <= 600


@every_language
def test_options_and_their_choices_have_words(key: str, language: str) -> None:
    said = words(language)
    for option in game(key).options:
        assert 0 < len(_own_or_shared(said, key, f"option-{option.name}")) <= 40
        assert 0 < len(_own_or_shared(said, key, f"option-{option.name}-hint")) <= 90
        for choice in option.choices:
            assert 0 < len(_own_or_shared(said, key, f"choice-{option.name}-{choice}")) <= 90


@every_language
def test_options_have_names_that_discord_takes(key: str, language: str) -> None:
    """In English an option is called what it is called in the rules; elsewhere as its language has it."""
    declared = [option.name for option in game(key).options]
    names = [_own_or_shared(words(language), key, f"option-{name}-name") for name in declared]
    assert all(re.fullmatch(r"[-_'\w]{1,32}", name) and name == name.lower() for name in names)
    assert len(set(names)) == len(names)
    assert language != "en" or names == declared


def _own_or_shared(said: Words, key: str, name: str) -> str:
    return said.say(f"{key}-{name}" if said.has(f"{key}-{name}") else name)


@every_language
def test_each_scene_has_its_page_of_rules_and_each_page_its_scene(key: str, language: str) -> None:
    said, scenes = words(language), manual(game(key)).scenes
    for page in range(1, len(scenes) + 1):
        assert 0 < len(said.say(f"{key}-rules-{page}")) <= 900
        assert 0 < len(said.say(f"{key}-rules-{page}-title")) <= 60
    assert not said.has(f"{key}-rules-{len(scenes) + 1}")


@every_language
def test_every_end_has_its_reason(key: str, language: str) -> None:
    said = words(language)
    reached = {sample.states[-1].outcome.reason for sample in samples(key) if sample.states[-1].outcome is not None}
    written = set(_reasons(key))
    assert len(written) >= (4 if key in OWN else 2)
    assert reached <= written | {"quiet", "stuck"}
    assert all(_reason(said, key, reason) for reason in reached | written)


def _reason(said: Words, key: str, reason: str) -> str:
    """Of a quiet end also after how many turns."""
    return said.either(f"{key}-reason-{reason}", said.either(f"reason-{reason}", ""), {"limit": 40})


def _reasons(key: str) -> Iterator[str]:
    """Find the words for reasons where the rules make an outcome: not every end is reached at random."""
    for file in Path(str(find_file(key, "rules"))).parent.glob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if "Outcome(" in line or "by_score(" in line:
                yield from re.findall(r'"([a-z-]+)"', line)


@every_language
def test_every_action_can_be_said_and_picked_in_words(key: str, language: str) -> None:
    said, rules = words(language), game(key)
    kinds = set()
    for action in _actions(rules):
        summary = manual(rules).summarize(action)
        kinds.add(summary.kind)
        assert said.say(f"{key}-said-{summary.kind}", **summary.values)
        for step in range(1, len(manual(rules).steps(action)) + 1):
            assert 0 < len(said.say(f"{key}-pick-{step}")) <= 100
    assert len(kinds) >= 2


def _actions(rules: AnyGame) -> Iterator[str]:
    """Actions as they are listed, and as others read them in the log."""
    for *_, state in positions(rules.key, every=120):
        listed = legal(rules, state)
        yield from listed[:: max(1, len(listed) // 40)]
        yield from listed[-3:]


@every_language
def test_every_turn_can_be_told_in_words(key: str, language: str) -> None:
    said, rules = words(language), game(key)
    for before, actions, after in _turns(rules):
        told = manual(rules).tell(rules.view(before, None), actions, rules.view(after, None))
        assert all(said.say(f"{key}-said-{one.kind}", **one.values) for one in told)
        assert json.loads(json.dumps([one.values for one in told])) == [one.values for one in told], "notices keep them"


@every_language
def test_every_seat_has_a_name_of_its_own_at_any_time(key: str, language: str) -> None:
    said, rules = words(language), game(key)
    for *_, state in positions(key, every=40):
        view = rules.view(state, None)
        named = [said.say(f"{key}-seat-{manual(rules).seat_word(view, seat)}") for seat in SEATS]
        assert len(set(named)) == 2


def _turns(rules: AnyGame) -> Iterator[tuple[Any, list[str], Any]]:
    """Whole turns, their actions spelled as everybody may read them."""
    for sample in samples(rules.key)[:20]:
        began, actions = sample.states[0], list[str]()
        for (before, after), action in zip(pairwise(sample.states), sample.actions, strict=False):
            actions.append(rules.redact(before, action, None))
            if after.fresh or after.outcome is not None:
                yield began, actions, after
                began, actions = after, []


@every_language
@pytest.mark.games(where=has_secrets)
def test_hidden_actions_can_be_said_as_others_read_them(key: str, language: str) -> None:
    rules = game(key)
    for sample in samples(key)[:40]:
        for state, action in zip(sample.states, sample.actions, strict=False):
            summary = manual(rules).summarize(rules.redact(state, action, None))
            assert words(language).say(f"{key}-said-{summary.kind}", **summary.values)


@every_language
def test_all_languages_say_the_same_with_the_same_values(key: str, language: str) -> None:
    here, english = said_of(key, language), said_of(key, "en")
    assert set(here) == set(english)
    assert {name: set(_VALUE.findall(text)) for name, text in here.items()} == {
        name: set(_VALUE.findall(text)) for name, text in english.items()
    }
