"""The opponent of L-Calculus: perfect with ten counters, sensible with more."""

from dataclasses import replace
from itertools import pairwise, product
from zipfile import ZipFile

import pytest

from games.core.play import take
from games.l_calculus.rules import GAME, State
from games.opponents.l_calculus import tables
from games.opponents.l_calculus.judging import solved_turns
from games.opponents.l_calculus.opponent import OPPONENT
from games.opponents.l_calculus.position import position_of
from games.opponents.l_calculus.solution import Solution
from games.registry import manual
from tests.sampled import sampled
from tools.opponents.l_calculus_tables import BLOCKS, archive

SILENCE = ("1/2-12 xr1", "1-11/12-14 xl2", "1-3/4 xl3", "1-9/10 xl3", "2-7/8-11 xl2", "2/3-6 xl3", "1-2/3 xl2")

THREE_OFF = ("1-10/11 keep", "1-16/17 xl3", "1-8/9-10 xl3", "2-7/8-9 xl2", "1-8/9-10 xl3", "1-2/3-8", "2-6/7-8 xl1")

KEEP_THEM = ("2-3/4-10 xr1", "2-9/10-12 xl3", "3-8/9-16 xl3", "2-8/9-13 xr2", "1-5/6-8 xl2", "1-3/4 xl3", "1/2-5 xl1")


def after(*turns: str, **options: str) -> State:
    state = GAME.setup(options, "s")
    for turn in turns:
        state = take(manual(GAME), state, turn)[-1][1]
    return state


def played(levels: tuple[int, int], seed: str, options: dict[str, str]) -> list[State]:
    """Let two levels play; each state with a whole turn before it."""
    states = [GAME.setup(options, seed)]
    while (seat := states[-1].to_move) is not None:
        state = states[-1]
        for action in OPPONENT.choose(state, levels[seat], f"{seed} {state.turn}"):
            state = GAME.apply(state, action)
        states.append(state)
    return states


@pytest.mark.parametrize(
    ("blocks", "other"), sampled([("any", 3), ("equal", 1)], full=[*product(["any", "equal"], [1, 3])])
)
def test_white_at_level_4_wins_from_the_start_and_never_lets_a_point_go(blocks: str, other: int) -> None:
    states = played((4, other), f"white {other}", {"blocks": blocks})
    solution = Solution(blocks)
    for state, following in pairwise(states):
        if state.to_move == 0 and following.outcome is None:
            assert held(solution, following) >= held(solution, state)
    assert states[-1].outcome is not None
    assert states[-1].outcome.winner == 0


def held(solution: Solution, state: State) -> int:
    """White's lead at the end, if both play perfectly from here."""
    sign = -1 if state.to_move else 1
    return state.score[0] - state.score[1] + sign * solved_turns(solution, position_of(state))[0].points


@pytest.mark.parametrize("seed", sampled(["a"], full=["a", "b"]))
def test_two_perfect_players_draw_a_balanced_start(seed: str) -> None:
    outcome = played((4, 4), seed, {"start": "balanced"})[-1].outcome
    assert outcome is not None
    assert outcome.winner is None


@pytest.mark.parametrize(
    ("log", "best", "next_best"),
    [
        (SILENCE, 0, 0),
        ((*SILENCE, "1/2"), 1, 0),
        (
            ("2-3/4-10 xr1", "2-9/10-12 xl3", "3-8/9-16 xl3", "2-8/9-13 xr2", "1-5/6-8 xl2", "1-3/4 xl3", "1/2-5 xl1"),
            2,
            1,
        ),
        (THREE_OFF, -1, -3),
    ],
)
def test_ranks_give_the_exact_difference_to_come(log: tuple[str, ...], best: int, next_best: int) -> None:
    ranked = OPPONENT.rank(after(*log), "s", 2)
    assert [one.points for one in ranked] == [best, next_best]


def test_a_line_too_long_for_the_tables_is_ranked_by_looking_ahead_and_promises_nothing() -> None:
    ranked = OPPONENT.rank(after(counters="20"), "s", 2)
    assert [one.points for one in ranked] == [None, None]
    assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)


def test_a_begun_turn_is_finished_as_well_as_a_whole_one() -> None:
    state = after()
    turn = OPPONENT.choose(state, 4, "s")
    assert len(turn) == 2
    begun = GAME.apply(state, turn[0])
    best = OPPONENT.rank(begun, "s")[0]
    mover = begun.score[0] - begun.score[1]
    assert mover + (best.points or 0) == 1
    assert len(OPPONENT.choose(begun, 4, "s")) == 1


@pytest.mark.parametrize(
    ("log", "turn", "kind"),
    [
        ((), "1/2 xl1", "takes"),
        ((), "1/2 keep", "holds"),
        ((*SILENCE, "1/2"),
         "1-2/3-4", "silences"),
        (THREE_OFF[:1], "7-19/20 xl2", "runs"),
    ],
)  # fmt: skip
def test_turns_are_explained_by_what_they_do(log: tuple[str, ...], turn: str, kind: str) -> None:
    state = after(*log)
    actions = tuple(action for action, _ in take(manual(GAME), state, turn))
    assert OPPONENT.explain(state, actions).kind == kind


@pytest.mark.parametrize(
    ("score", "legs", "kind"),
    [((31, 20), "1", "ends"), ((21, 21), "1", "ends-level"), ((9, 21), "1", "ends-behind"), ((9, 21), "2", "ends-leg")],
)
def test_an_end_is_told_by_the_score_and_a_lost_one_is_not_praised(
    score: tuple[int, int], legs: str, kind: str
) -> None:
    state = replace(after(legs=legs), line="WBW", score=score)
    found = OPPONENT.explain(state, ("1/2", "xl1"))
    assert (found.kind, dict(found.values)) == (kind, {"ours": score[0], "theirs": score[1]})


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_twenty_counters_are_played_within_the_nodes(level: int) -> None:
    state = after(counters="20")
    nodes = OPPONENT.nodes
    for action in OPPONENT.choose(state, level, "1"):
        state = GAME.apply(state, action)
    assert OPPONENT.nodes - nodes <= {1: 100, 2: 12_000, 3: 90_000, 4: 180_000}[level]


def test_the_tables_are_small_and_hold_every_length() -> None:
    assert sum(archive(blocks).stat().st_size for blocks in BLOCKS) <= 1_000_000
    for blocks in BLOCKS:
        with ZipFile(archive(blocks)) as made:
            names = set(made.namelist())
        for length in range(tables.SHORTEST, tables.LONGEST + 1):
            assert tables.member(length, tables.SETTLED) in names


@pytest.mark.parametrize("level", [2, 3, 4])
def test_far_ahead_it_brings_the_game_to_its_end(level: int) -> None:
    states = played((level, 2), "no quiet end", {"quiet": "off"})
    assert len(states) < 60
    assert states[-1].outcome is not None
    assert states[-1].outcome.winner == 0


@pytest.mark.parametrize("level", [1, 2, 3])
def test_lc_13_the_lower_levels_play_the_second_leg_like_the_first(level: int) -> None:
    """They forget what the first brought, so that neither side is favoured by how a leg went."""
    second = replace(GAME.setup({"legs": 2}, "seed"), leg=2, to_move=1, line="BW" * 10)
    for first_leg in ((0, 0), (90, 3), (3, 90)):
        at = replace(second, after_first=first_leg, score=(first_leg[0] + 4, first_leg[1] + 7))
        assert OPPONENT.choose(at, level, "x") == OPPONENT.choose(replace(second, score=(4, 7)), level, "x")


def test_lc_13_nothing_is_decided_before_the_second_leg() -> None:
    first = replace(GAME.setup({"legs": 2, "quiet": 10}, "seed"), score=(0, 9))
    assert abs(OPPONENT.evaluate(first)) < 0.6 < abs(OPPONENT.evaluate(replace(first, leg=2)))


def test_a_lead_that_needs_only_time_is_told_by_the_turns_it_still_takes() -> None:
    """Farming the same marks was told in the same words nineteen times."""
    state = replace(after(quiet="10"), score=(400, 20), quiet=4)
    one = OPPONENT.explain(state, ("9-11/12-14", "keep"))
    assert (one.kind, one.values) == ("counts", {"left": 5, "ours": 402, "theirs": 22})
    behind = replace(state, score=(20, 400))
    assert OPPONENT.explain(behind, ("9-11/12-14", "keep")).kind != "counts"
    assert OPPONENT.explain(state, ("9-11/12-14", "xr1")).kind != "counts", "a removal begins the count anew"
    in_first_leg = replace(state, legs=2)
    assert OPPONENT.explain(in_first_leg, ("9-11/12-14", "keep")).kind != "counts"
