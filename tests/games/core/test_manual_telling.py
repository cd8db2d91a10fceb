"""What a turn is said to have done: symbols, both pieces of a capture, points, scores, and forced passes."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from bot.contract.sampling import samples
from games.core.manual import ActionSummary
from games.core.play import legal
from games.logan_stones.faces import BEATS
from games.logan_stones.island import CELLS
from games.registry import game, manual
from games.topologic.field import points
from tests.games.logitac.positions import bare
from tests.games.tactic.positions import at


def told(key: str, before: Any, actions: Sequence[str], seed: str = "cairn") -> list[ActionSummary]:
    """Tell a turn as everybody may read it."""
    rules, after = game(key), before
    for action in actions:
        assert action in legal(rules, after)
        after = rules.apply(after, action)
    return list(manual(rules).tell(rules.view(before, None), actions, rules.view(after, None)))


def test_logan_stones_names_the_symbol_placed_and_what_each_neighbour_turned_to() -> None:
    rules, turned = game("logan_stones"), 0
    for seed in "abcdefgh":
        state = rules.setup({}, seed)
        action = next(one for one in legal(rules, state) if rules.apply(state, one).turned)
        after = rules.apply(state, action)
        placed, *others = told("logan_stones", state, [action])
        stone, cell = action.split("@")
        face = state.tops[int(stone) - 1]
        assert placed == ActionSummary("placed", {"stone": stone, "cell": cell, "face": face})
        lies = {CELLS[cell]: after.tops[stone] for stone, cell in enumerate(after.cells) if cell >= 0}
        cells = [(cell, one.values["face"]) for one in others for cell in str(one.values["cells"]).split(", ")]
        assert all(lies[cell] == shown for cell, shown in cells)
        assert {cell for cell, _ in cells} == {CELLS[after.cells[stone]] for stone in after.turned}
        assert all(state.tops[stone] == BEATS[face] for stone in after.turned)
        turned += len(cells)
    assert turned >= 8


def test_logitac_names_both_pieces_of_a_capture_and_the_credit() -> None:
    state = bare("a5:cube a1 a6:pyr", "k5:cyl l6:pyr l1")
    capture, credit = told("logitac", state, ["a5xk5"])
    assert capture == ActionSummary("piece-captures", {"piece": "cube", "from": "a5", "to": "k5", "victim": "cyl"})
    assert credit == ActionSummary("credit", {"board": 2})


def test_tactic_follows_a_patrol_through_both_steps() -> None:
    state = game("tactic").setup({}, "")
    assert told("tactic", state, ["1b-2c", "2c-3b"]) == [ActionSummary("patrol", {"way": "1b-2c-3b"})]
    two = told("tactic", state, ["1b-2c", "g@7c"])
    assert [one.kind for one in two] == ["patrol", "enter"]


def test_tactic_counts_what_a_patrol_brings_home_and_not_what_is_there_already() -> None:
    state = at("13b 12c 11a", "5a 5c 6b")
    assert state.points == (1, 0)
    gained = told("tactic", state, ["12c-13c", "11a-12a"])[-1]
    assert gained == ActionSummary("gained", {"points": 3, "places": "13c"})


def test_l_calculus_says_what_the_swap_has_scored() -> None:
    rules = game("l_calculus")
    state = rules.setup({}, "")
    _, scored, *_ = told("l_calculus", state, ["1/2-18", "xl1"])
    white, black = rules.apply(state, "1/2-18").score
    assert scored == ActionSummary("scored", {"white": white, "black": black})


def test_topologic_says_the_score_of_each_turn_and_never_the_hidden_tile() -> None:
    rules = game("topologic")
    state = rules.setup({}, "cairn")
    hidden = rules.apply(state, "hide y4")
    seen = manual(rules).tell(rules.view(state, None), ["hide ?"], rules.view(hidden, None))
    assert list(seen) == [ActionSummary("hide-unseen", {})]
    tiles = ["1@y4", "2@y1", "3@k1", "4@k2", "5@k5"]
    assert told("topologic", hidden, tiles) == [ActionSummary("entered", {"count": 5, "points": 3, "all": 10})]
    assert points(_stands(hidden, tiles), hidden.secret) == 3


def _stands(state: Any, actions: Sequence[str]) -> tuple[int, ...]:
    for action in actions:
        state = game("topologic").apply(state, action)
    return tuple(state.books[-1][-1].stands)


def test_the_rest_of_a_turn_is_told_by_itself() -> None:
    """As a lesson tells what its learner has just done, in the middle of a turn."""
    hidden = game("topologic").apply(game("topologic").setup({"seekers": 3}, "cairn"), "hide y4")
    asked = told("topologic", _after("topologic", hidden, "1@y1", "2@g5"), ["3@k6"])
    assert [(one.kind, one.values["all"]) for one in asked] == [("entered", 6)]
    swapped = _after("l_calculus", game("l_calculus").setup({}, ""), "1/2")
    assert told("l_calculus", swapped, ["xl1"]) == [ActionSummary("left", {"count": "1"})]


def _after(key: str, state: Any, *actions: str) -> Any:
    for action in actions:
        state = game(key).apply(state, action)
    return state


def test_a_turn_that_is_only_foreseen_is_told_as_far_as_it_is_known() -> None:
    """A hint knows no score before it is asked for, nor what lies under a stone."""
    hidden = game("topologic").apply(game("topologic").setup({"seekers": 3}, "cairn"), "hide y4")
    assert [one.kind for one in _foreseen("topologic", hidden, "1@y1", "2@g5", "3@k6")] == ["enter"] * 3
    rules = game("logan_stones")
    state = rules.setup({}, "a")
    action = next(one for one in legal(rules, state) if rules.apply(state, one).turned)
    placed, turned = _foreseen("logan_stones", state, action)
    assert (placed.kind, turned.kind, turned.values["face"]) == ("placed", "turned-unseen", "")


def _foreseen(key: str, state: Any, *actions: str) -> list[ActionSummary]:
    rules = game(key)
    before = after = rules.view(state, state.to_move)
    for action in actions:
        after = rules.preview(after, action)
    return list(manual(rules).tell(before, actions, after))


def test_who_passed_had_nothing_to_do_and_everybody_else_had() -> None:
    rules, passed = game("tactic"), 0
    for sample in samples("tactic"):
        states: list[Any] = list(sample.states)
        for before, after in pairwise(states):
            if not after.fresh:
                continue
            stuck = manual(rules).has_passed(before, after)
            assert stuck == (not legal(rules, replace(after, to_move=1 - before.to_move)))
            passed += stuck
    assert passed > 0


def test_nobody_passes_in_a_search_nor_in_a_second_leg() -> None:
    for key in ("topologic", "l_calculus"):
        for sample in samples(key)[:12]:
            states: list[Any] = list(sample.states)
            pairs = [(one, two) for one, two in pairwise(states) if key == "topologic" or one.leg != two.leg]
            assert not any(manual(game(key)).has_passed(one, two) for one, two in pairs)
