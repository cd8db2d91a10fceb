"""The search's position plays Logan Stones exactly as the engine does."""

from random import Random

import pytest

from games.core.play import legal
from games.logan_stones.island import NUMBER
from games.logan_stones.island import SIDE as CELL_SIDE
from games.logan_stones.rules import GAME, State
from games.opponents.logan_stones.cells import HexGrid, bits, completing
from games.opponents.logan_stones.position import LoganPosition, spell

OPTIONS: tuple[dict[str, str | int], ...] = ({}, {"faces": "free"}, {"notes": "on", "quiet": 10}, {"quiet": "off"})


GAMES = 4  # 60 for each were tried once


def position(state: State, grid: HexGrid | None = None) -> LoganPosition:
    return LoganPosition(state, tuple(under or "" for under in state.unders), grid)


def facts(at: LoganPosition) -> tuple[object, ...]:
    seat = None if at.over else at.seat
    return laid(at), tuple(at.reserves), at.quiet, at.over, at.winner, seat


def laid(at: LoganPosition) -> tuple[tuple[int, ...], ...]:
    """The cells of each symbol, shown or below, whatever the grid."""
    return tuple(tuple(sorted(at.grid.cell[bit] for bit in bits(board))) for board in (*at.shows, *at.unders))


def engine_turns(state: State) -> dict[tuple[str, ...], State]:
    """Every whole turn the engine allows, and where it leads."""
    found: dict[tuple[str, ...], State] = {}
    for action in legal(GAME, state):
        after = GAME.apply(state, action)
        if after.held is None:
            found[(action,)] = after
        else:
            found |= {(action, drop): GAME.apply(after, drop) for drop in legal(GAME, after)}
    return found


def check_turns(state: State, dice: Random) -> None:
    at = position(state)
    before = facts(at)
    wanted = engine_turns(state)
    turns = {spell(turn, at): turn for turn in at.turns()}
    assert set(turns) <= set(wanted)
    results = {laid(position(after, at.grid)) for after in wanted.values()}
    for words in dice.sample(sorted(turns), min(12, len(turns))):
        token = at.play(turns[words])
        assert facts(at) == facts(position(wanted[words])), (state, words)
        at.undo(token)
        assert facts(at) == before
    for turn in turns.values():
        token = at.play(turn)
        results.discard(laid(at))
        at.undo(token)
    assert results == set(), "a turn is missing"
    assert at.can_win() == any(after.outcome and after.outcome.reason == "line" for after in wanted.values())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_equals_the_engine_through_random_games(options: dict[str, str | int]) -> None:
    dice = Random(f"logan {options}")
    for game in range(GAMES):
        state = GAME.setup(options, str(game))
        while state.outcome is None and state.turn < 40:
            if state.held is None and dice.random() < (0.2 if state.turn < 17 else 0.06):
                check_turns(state, dice)
            state = GAME.apply(state, careful(state, dice))


def careful(state: State, dice: Random) -> str:
    """Draw an action that doesn't end the game if possible, so that games reach the moving of stones."""
    actions = list(legal(GAME, state))
    dice.shuffle(actions)
    return next((action for action in actions if not GAME.apply(state, action).outcome), actions[0])


def test_cells_at_the_rim_do_not_touch_those_of_the_next_column() -> None:
    grid = HexGrid(NUMBER[name] for name in ("m24", "m25", "m26"))
    end, beginning = grid.bit[NUMBER["m26"]], grid.bit[NUMBER["n22"]]
    assert not grid.around(end) & beginning
    three = sum(grid.bit[NUMBER[name]] for name in ("m24", "m25", "m26"))
    assert completing(three, grid.ways) & grid.board == grid.bit[NUMBER["m23"]]


def test_the_grid_ends_where_the_table_does() -> None:
    corners = HexGrid([0, CELL_SIDE * CELL_SIDE - 1])
    assert set(corners.bit) == set(range(CELL_SIDE * CELL_SIDE))
    one = HexGrid([10 * CELL_SIDE + 12])
    assert set(one.bit) == {column * CELL_SIDE + row for column in range(6, 15) for row in range(8, 17)}
    assert sorted(one.cell.values()) == sorted(one.bit)
