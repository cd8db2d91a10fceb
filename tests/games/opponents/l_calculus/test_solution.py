"""The tables hold what the rules hold: compared with a search that knows nothing but the engine."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from games.core.outcome import Seat
from games.core.play import legal
from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from games.l_calculus.starts import balanced_lines
from games.l_calculus.swaps import packed
from games.opponents.l_calculus.judging import solved_turns
from games.opponents.l_calculus.lines import inverted, is_over, results, spelled, swap_results
from games.opponents.l_calculus.position import position_of
from games.opponents.l_calculus.solution import Solution
from games.opponents.l_calculus.tables import LONGEST, table
from tools.opponents.l_calculus_solver import LengthSolver, Values

BLOCKS = ("any", "equal")
LIMIT = 10


def position(line: str, blocks: str, *, quiet: int = 0, before: str | None = None, seat: Seat = 0) -> State:
    start = GAME.setup({"blocks": blocks, "quiet": LIMIT}, "s")
    return replace(start, line=line, before=before, quiet=quiet, to_move=seat)


@cache
def searched(line: str, before: str | None, blocks: str, quiet: int, seat: Seat) -> int:
    """Search to the game's end: the difference to come for who is to move."""
    return best(position(line, blocks, quiet=quiet, before=before, seat=seat))


def best(state: State) -> int:
    return max(taken(state, action) for action in legal(GAME, state))


def taken(state: State, action: str) -> int:
    after, sign = GAME.apply(state, action), -1 if state.to_move else 1
    gained = sign * (after.score[0] - state.score[0] - after.score[1] + state.score[1])
    if after.outcome is not None:
        return gained
    if after.now:
        return gained + best(after)
    assert after.to_move is not None
    rest = searched(after.line, after.before, after.blocks, after.quiet, after.to_move)
    return gained + (rest if after.to_move == state.to_move else -rest)


def lines(longest: int) -> list[str]:
    found = ["".join(counters) for length in range(3, longest + 1) for counters in product("WB", repeat=length)]
    return [line for line in found if "W" in line and "B" in line]


@pytest.mark.parametrize("blocks", BLOCKS)
@pytest.mark.parametrize("quiet", [1, 2, 3, LIMIT])
def test_lc_11_short_lines_are_worth_what_a_full_search_finds(blocks: str, quiet: int) -> None:
    solution = Solution(blocks)
    for line in lines(5):
        assert solution.position(packed(line), len(line), quiet) == searched(line, None, blocks, LIMIT - quiet, 0), line


@pytest.mark.parametrize("blocks", BLOCKS)
@pytest.mark.parametrize("quiet", [2, LIMIT])
def test_lc_5_a_forbidden_swap_back_is_reckoned_with(blocks: str, quiet: int) -> None:
    solution, differing = Solution(blocks), 0
    for line in lines(5):
        number, length = packed(line), len(line)
        for before in results(number, length, blocks):
            if len(results(number, length, blocks)) > 1:  # else G-8: whoever has no swap passes at once
                value = solution.restricted(number, before, length, quiet)
                assert value == searched(line, spelled(before, length), blocks, LIMIT - quiet, 0), (line, before)
                differing += value != solution.position(number, length, quiet)
    assert differing


def random_positions(blocks: str, count: int) -> list[State]:
    """Play at random from drawn starts to wherever that leads."""
    found: list[State] = []
    for nth in range(count):
        lots = Lots(f"{blocks} {nth}", "positions")
        state = GAME.setup({"blocks": blocks, "quiet": (10, 20, "off")[nth % 3], "start": "balanced"}, str(nth))
        for _ in range(lots.below(24)):
            after = GAME.apply(state, lots.pick(legal(GAME, state)))
            state = state if after.outcome is not None else after
        found.append(state)
    return found


@pytest.mark.parametrize("blocks", BLOCKS)
def test_a_position_is_worth_the_best_of_its_legal_turns(blocks: str) -> None:
    """One ply through the engine: its legal list, its marks, its next position, valued by the tables."""
    for state in random_positions(blocks, 14):
        at, values = position_of(state), {}
        solution = Solution(blocks)
        for action in legal(GAME, state):
            for after in _to_the_turns_end(GAME.apply(state, action)):
                line = (after.line, after.before)
                if line not in values:
                    values[line] = _gained(state, after) - _to_come(solution, after)
        judged = solved_turns(solution, at)
        assert judged[0].points == max(values.values())
        if not at.has_swapped:
            assert judged[0].points == solution.restricted(at.line, at.before, at.length, at.quiet)


def _to_the_turns_end(state: State) -> list[State]:
    return [state] if not state.now else [GAME.apply(state, action) for action in legal(GAME, state)]


def _gained(state: State, after: State) -> int:
    sign = -1 if state.to_move else 1
    return sign * (after.score[0] - state.score[0] - after.score[1] + state.score[1])


def _to_come(solution: Solution, after: State) -> int:
    if after.outcome is not None:
        return 0
    at = position_of(after)
    return solution.restricted(at.line, at.before, at.length, at.quiet)


@pytest.mark.parametrize("blocks", BLOCKS)
def test_the_tool_makes_these_tables(blocks: str) -> None:
    """Solve the shorter lines anew and compare, with few quiet turns left and with many."""
    solved: list[Values] = [[]] * 3
    for length in range(3, 10):
        solver = LengthSolver(length, LONGEST // 2, blocks, solved)
        rounds = solver.solve()
        solved.append(rounds[-1].best)
        shipped = table(blocks, length)
        assert shipped.settled == len(rounds)
        for quiet, one in enumerate(rounds, 1):
            assert all(shipped.value(line, quiet) == one.best[line] for line in solver.lines)


@pytest.mark.parametrize(("blocks", "value"), [("any", 1), ("equal", 5)])
def test_white_to_begin_wins_by_so_much(blocks: str, value: int) -> None:
    state = GAME.setup({"blocks": blocks}, "s")
    judged = solved_turns(Solution(blocks), position_of(state))
    assert judged[0].points == value


def test_of_209_first_turns_27_hold_the_point_and_all_swap_from_an_end() -> None:
    judged = solved_turns(Solution("any"), position_of(GAME.setup({}, "s")))
    lines_left = {(one.turn.line, one.turn.rest, one.turn.length): one.points for one in judged}
    assert len({line for line, _, _ in lines_left}) == 209 or len(lines_left) >= 209
    holding = [one for one in judged if one.points == 1]
    assert holding
    assert all(one.turn.swap is not None and (one.turn.swap[0] == 0 or one.turn.swap[2] == LONGEST) for one in holding)


@pytest.mark.parametrize("blocks", BLOCKS)
def test_balanced_starts_are_worth_nothing_to_either_player(blocks: str) -> None:
    solution, known = Solution(blocks), balanced_lines(blocks)
    assert len(set(known)) == len(known) >= 100
    for line in known:
        number, length = packed(line), len(line)
        assert line.count("W") == line.count("B") == 10
        assert solution.position(number, length, 10) == solution.position(number, length, 500) == 0


def test_numbers_and_spellings_of_lines_meet() -> None:
    for line in lines(6):
        assert spelled(packed(line), len(line)) == line
        assert spelled(inverted(packed(line), len(line)), len(line)) == line.translate(str.maketrans("WB", "BW"))
        assert is_over(packed(line), len(line)) is False


@pytest.mark.parametrize("blocks", BLOCKS)
def test_swaps_lead_where_the_engine_says(blocks: str) -> None:
    for line in (*lines(6), "WBWBWWBBWBBBWW"):
        state, length = position(line, blocks), len(line)
        after = {packed(GAME.apply(state, action).marked) for action in legal(GAME, state)}
        assert results(packed(line), length, blocks) == swap_results(packed(line), length, blocks).keys() == after
