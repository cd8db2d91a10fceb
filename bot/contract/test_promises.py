"""What every game promises, over 200 random games each with all options."""

import os
import random
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from itertools import groupby

import pytest

from bot.contract.leaks import VIEWERS
from bot.contract.plugin import chosen
from bot.contract.sampling import has_secrets, option_sets, play, positions, samples
from bot.contract.transcripts import tell
from games.core.play import digest, legal, states, take
from games.core.reading import read
from games.registry import game, manual


def test_at_least_200_games_over_all_option_sets_and_some_to_their_end(key: str) -> None:
    played = samples(key)
    assert len(played) >= 200
    assert {sample.options for sample in played} == set(option_sets(game(key)))
    assert sum(sample.states[-1].outcome is not None for sample in played) >= 10


def test_g_4_the_list_holds_each_action_once_until_the_end_and_nothing_after(key: str) -> None:
    rules = game(key)
    for sample, at, state in positions(key, every=14):
        assert (state.to_move is None) == (state.outcome is not None)
        actions = legal(rules, state)
        assert len(set(actions)) == len(actions)
        assert bool(actions) == (state.outcome is None), (sample.options, sample.seed, at)
        if state.outcome is not None:
            assert all(not rules.actions(rules.view(state, viewer)) for viewer in VIEWERS)


def test_g_2_turns_count_up_and_belong_to_one_player(key: str) -> None:
    for sample in samples(key):
        first = sample.states[0]
        assert (first.turn, first.fresh, first.to_move) == (1, True, 0)  # G-1
        for before, after in zip(sample.states, sample.states[1:], strict=False):
            if after.outcome is not None:
                assert after.turn - before.turn in (0, 1)
            elif after.fresh:
                assert after.turn == before.turn + 1
            else:
                assert (after.turn, after.to_move) == (before.turn, before.to_move)


def test_who_isn_t_to_move_has_no_actions_before_a_turn_in_it_and_after_it(key: str) -> None:
    rules, previewed = game(key), 0
    for *_, state in positions(key, every=40):
        for viewer in VIEWERS:
            view = rules.view(state, viewer)
            assert bool(rules.actions(view)) == (viewer is not None and viewer == state.to_move), (viewer, str(state))
            for action in rules.actions(view)[:4]:
                ahead = rules.preview(view, action)
                previewed += ahead.to_move != viewer
                assert ahead.to_move == viewer or not rules.actions(ahead), (action, str(state))
    assert previewed > 10


def test_g_5_replaying_a_log_gives_equal_states_and_lists_and_no_state_has_changed_since(key: str) -> None:
    rules = game(key)
    for sample in samples(key)[::9]:
        again, digests = [], []
        for state in states(rules, dict(sample.options), sample.seed, sample.actions):
            again.append(state)
            digests.append(digest(state))  # as it is made, before anything is done to it
        assert again == list(sample.states)
        assert [digest(state) for state in sample.states] == digests  # after much has been done to it
        for one, two in list(zip(again, sample.states, strict=True))[::20]:
            assert legal(rules, one) == legal(rules, two)


def test_g_3_every_action_reads_as_itself_however_it_is_dressed(key: str) -> None:
    rules = game(key)
    lots = random.Random(key)
    for sample, at, state in positions(key, every=80):
        view = rules.view(state, state.to_move)
        actions = rules.actions(view)
        for action in lots.sample(actions, min(4, len(actions))):
            for dressed in (action, action.upper(), f"  {action} ", f"{action} · said in words"):
                assert read(manual(rules), view, dressed) == [action], (sample.options, sample.seed, at, dressed)


def test_g_3_whole_lists_read_back(key: str) -> None:
    """However an action is dressed, it is one word, and no other action is spelled so."""
    rules, reader = game(key), manual(game(key))
    for *_, state in positions(key, every=1500):
        view = rules.view(state, state.to_move)
        actions = rules.actions(view)
        spelled = [[reader.normalize(word) for word in reader.words(view, f" {action} ")] for action in actions]
        assert spelled == [[reader.normalize(action)] for action in actions]
        assert len({word for (word,) in spelled}) == len(actions)


def test_g_2_whole_turns_read_in_one_line(key: str) -> None:
    rules = game(key)
    for sample in samples(key)[::9]:
        seats = [(state.turn, state.to_move) for state in sample.states[:-1]]
        runs = groupby(range(len(sample.actions)), key=seats.__getitem__)
        for turn in [list(run) for _, run in runs][::7]:
            line = [sample.actions[at] for at in turn]
            for joint in (" ", ", "):
                taken = take(manual(rules), sample.states[turn[0]], joint.join(line))
                assert [action for action, _ in taken] == line
                assert taken[-1][1] == sample.states[turn[-1] + 1]


def test_menus_lead_to_one_action_each(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=150):
        actions = legal(rules, state)
        menus = {manual(rules).steps(action) for action in actions}
        assert len(menus) == len(actions)
        beginnings = {menu[:steps] for menu in menus for steps in range(1, len(menu))}
        assert not menus & beginnings  # no choice both ends and goes on
        assert all(menu and all(menu) for menu in menus)


def test_text_boards_fit_a_terminal(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=150):
        for viewer in VIEWERS:
            board = str(rules.view(state, viewer))
            assert board.strip()
            assert max(map(len, board.splitlines())) <= 100
            assert all(line.isprintable() for line in board.splitlines())


def test_scenes_are_legal_positions(key: str) -> None:
    rules = game(key)
    assert 3 <= len(manual(rules).scenes) <= 11  # nine pages to play by, two of how we read the printed rules
    for scene in manual(rules).scenes:
        *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
        if scene.chosen is not None:
            offered = rules.actions(rules.view(state, state.to_move))
            assert any(manual(rules).steps(action)[: len(scene.chosen)] == scene.chosen for action in offered)


def test_g_7_an_agreed_end_is_an_outcome_at_every_point(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=40):
        if state.outcome is None:
            agreed = rules.agreed_outcome(state)
            assert agreed.reason == "agreed"
            assert agreed.winner is None or rules.counts_scores


def test_options_default_when_nothing_is_chosen(key: str) -> None:
    rules = game(key)
    defaults = {option.name: option.default for option in rules.options}
    assert rules.setup({}, "s") == rules.setup(defaults, "s")
    assert rules.setup({name: str(value) for name, value in defaults.items()}, "s") == rules.setup({}, "s")


@cache
def told_elsewhere(hash_seed: str, keys: tuple[str, ...]) -> Mapping[str, str]:
    """Let one process tell them all: it takes longer to start than to play."""
    told = subprocess.run(
        [sys.executable, "-m", "bot.contract.transcripts", *keys],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout.split()
    return dict(zip(keys, told, strict=True))


def test_g_5_another_process_with_another_hash_seed_agrees(key: str, pytestconfig: pytest.Config) -> None:
    keys = tuple(chosen(pytestconfig))
    assert [told_elsewhere(hash_seed, keys)[key] for hash_seed in ("1", "77")] == [tell(key)] * 2


def test_g_5_another_seed_changes_only_games_of_chance(key: str) -> None:
    rules = game(key)
    seeded = {digest(play(rules, option_sets(rules)[0], f"seed {nth}", 0).states[0]) for nth in range(20)}
    assert len(seeded) in ((20,) if has_secrets(key) else (1, 20))  # what is hidden was dealt
