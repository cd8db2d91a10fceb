"""The search finds what a plain look ahead finds: what it cuts off and remembers changes no value that counts."""

import pytest

from games.opponents.tactic.evaluation import WON
from games.opponents.tactic.position import TacticPosition, TacticTurn
from games.opponents.tactic.search import TacticLimits, TacticSearch, _key, promising
from games.tactic.rules import GAME
from tests.games.tactic.positions import at, start

DEPTH, WIDTH, MARGIN = 3, 4, 3
EXACT, AT_LEAST, AT_MOST = 0, 1, 2
LIMITS = TacticLimits(depth=DEPTH, nodes=100_000, width=WIDTH, guards=2, first=6)
STATES = {
    "begun": start(),
    "about to come home": at("12a 9c 5d | 6c", "4b 3c 13d | 9b", reserve=(2, 3)),
    "one lost each": at("10b 8d | 9d 7c", "5a 6d | 8a", reserve=(1, 1)),
    "a fight in the middle": at("7a 8b 7d | 8a 9c", "9a 7b 6d | 7c 5b", reserve=(1, 1), to_move=1),
}


def plain(search: TacticSearch, turn: TacticTurn, depth: int, ply: int = 0) -> int:
    """Value a turn by looking at everything, for the player who takes it."""
    position = search.position
    seat = position.seat
    token = position.play(turn)
    try:
        if position.over:
            return 0 if position.winner is None else (WON - ply if position.winner == seat else ply - WON)
        sign = 1 if position.seat == seat else -1
        if depth <= 1:
            return sign * search._at_the_end(ply + 1)
        return sign * max(plain(search, answer, depth - 1, ply + 1) for answer in promising(position, WIDTH, 2))
    finally:
        position.undo(token)


@pytest.mark.parametrize("name", STATES)
def test_turns_near_the_best_are_valued_exactly_and_the_others_as_worse(name: str) -> None:
    position = TacticPosition(STATES[name])
    turns = promising(position, LIMITS.first, LIMITS.guards)
    search = TacticSearch(position, LIMITS)
    ranked = {turn: value for value, turn in search.rank(turns, MARGIN)}
    exact = {turn: plain(search, turn, search.depth) for turn in turns}
    best = max(exact.values())
    for turn in turns:
        if exact[turn] >= best - MARGIN:
            assert ranked[turn] == exact[turn]
        else:
            assert ranked[turn] < best - MARGIN
    assert [value for value, _ in search.rank(turns, MARGIN)] == sorted(ranked.values(), reverse=True)


@pytest.mark.parametrize("name", STATES)
def test_no_turn_beyond_the_margin_seems_to_be_within_it(name: str) -> None:
    position = TacticPosition(STATES[name])
    turns = promising(position, LIMITS.first, LIMITS.guards)
    limits = TacticLimits(depth=2, nodes=100_000, width=WIDTH, guards=2, first=6)
    exact = {turn: plain(TacticSearch(position, limits), turn, 2) for turn in turns}
    best = max(exact.values())
    nodes = []
    for margin in (*range(24), WON):
        search = TacticSearch(position, limits)
        near = {turn for value, turn in search.rank(turns, margin) if value >= best - margin}
        assert near == {turn for turn in turns if exact[turn] >= best - margin}
        nodes.append(search.nodes)
    assert nodes[0] < nodes[-1], "what is far worse is not looked at to its end"


@pytest.mark.parametrize("name", STATES)
def test_what_is_remembered_of_a_position_is_true_whatever_was_asked(name: str) -> None:
    position = TacticPosition(STATES[name])
    limits = TacticLimits(depth=2, nodes=100_000, width=WIDTH, guards=2, first=6)
    exact = max(plain(TacticSearch(position, limits), turn, 2, 0) for turn in promising(position, WIDTH, 2))
    bounds = set()
    for low in range(exact - 12, exact + 12):
        search = TacticSearch(position, limits)
        said = search._value(2, low, low + 4, 0)
        depth, bound, value, _ = search._known[_key(position)]
        assert (depth, value) == (2, said)
        assert {EXACT: value == exact, AT_LEAST: value <= exact, AT_MOST: value >= exact}[bound]
        assert {EXACT: low < exact < low + 4, AT_LEAST: exact >= low + 4, AT_MOST: exact <= low}[bound]
        bounds.add(bound)
    assert bounds == {EXACT, AT_LEAST, AT_MOST}


@pytest.mark.parametrize(
    ("bound", "kept", "is_used"),
    [(EXACT, 7, True), (AT_LEAST, 900, True), (AT_LEAST, 899, False), (AT_MOST, -900, True), (AT_MOST, -899, False)],
)
def test_a_remembered_bound_is_an_answer_only_where_it_lies_beyond_what_is_asked(
    bound: int, kept: int, is_used: bool
) -> None:
    position = TacticPosition(start())
    search = TacticSearch(position, TacticLimits(depth=1, nodes=100_000, width=WIDTH, guards=2, first=6))
    turn = promising(position, WIDTH, 2)[-1]
    for depth, asked in ((1, 1), (2, 1), (1, 2)):
        search._known = {_key(position): (depth, bound, kept, turn)}
        assert (search._value(asked, -900, 900, 0) == kept) == (is_used and depth >= asked)


def test_a_search_that_has_used_up_its_nodes_keeps_what_it_knew() -> None:
    position = TacticPosition(start())
    turns = promising(position, LIMITS.first, LIMITS.guards)
    short = TacticSearch(position, TacticLimits(depth=9, nodes=60, width=WIDTH, guards=2, first=6))
    whole = TacticSearch(position, TacticLimits(depth=1, nodes=100_000, width=WIDTH, guards=2, first=6))
    assert short.rank(turns, MARGIN) and short.depth >= 1
    assert short.nodes == 61, "it stops at the first that is too many"
    assert whole.rank(turns, MARGIN) and whole.depth == 1


def quiet(turns: int) -> TacticPosition:
    position = TacticPosition(GAME.setup({}, "x"))
    position.quiet = turns
    return position


def test_quiet_turns_tell_positions_apart_only_near_the_limit() -> None:
    limit = quiet(0).limit
    far = {_key(quiet(turns)) for turns in range(limit - 7)}
    near = {_key(quiet(turns)) for turns in range(limit - 7, limit)}
    assert (len(far), len(near)) == (1, 7)


def test_who_sees_a_win_or_a_loss_looks_no_further() -> None:
    limits = TacticLimits(depth=6, nodes=100_000, width=WIDTH, guards=2, first=6)
    for state, depth in ((at("13b 13c 11c", "1b 2c 3c"), 1), (at("2c 3a 6c", "1b 1c 2e"), 2)):
        position = TacticPosition(state)
        search = TacticSearch(position, limits)
        ranked = search.rank(promising(position, limits.first, limits.guards), 0)
        assert abs(ranked[0][0]) > WON // 2
        assert search.depth <= depth
