"""The quick position is the engine's, move for move."""

import random
from dataclasses import replace

import pytest

from bot.contract.sampling import choose
from games.core.option import OptionValue
from games.core.outcome import Seat
from games.logitac.kinds import SPELLED
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac.moves import moves
from games.opponents.logitac.position import DRAWN, RUNNING, QuickPosition
from games.opponents.logitac.sides import RESERVE, SIDE, SPARE_DOUBLE
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from games.registry import game
from tests.games.logitac.positions import SIDE as FULL
from tests.games.logitac.positions import position
from tests.games.opponents.logitac.reading import read

OPTIONS: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (2, {}),
    (2, {"quiet": "off", "reserve": 8}),
    (2, {"length": "long"}),
    (2, {"length": "long", "reserve": 4, "quiet": "off"}),
    (2, {"length": "short"}),
    (2, {"length": "short", "quiet": 10}),
    (1, {"quiet": 20}),
    (1, {"reserve": 12}),
)


def same(quick: QuickPosition, state: State) -> None:
    fresh = QuickPosition(state, worth(state.length))
    assert quick.board == fresh.board
    assert quick.sides == fresh.sides
    assert (quick.falling, quick.landing) == (fresh.falling, fresh.landing)
    assert (quick.is_escaping, quick.is_stirred, quick.quiet) == (fresh.is_escaping, fresh.is_stirred, fresh.quiet)
    assert (quick.key, quick.score) == (fresh.key, fresh.score)
    if state.outcome is None:
        assert (quick.winner, quick.seat, quick.turn) == (RUNNING, state.to_move, state.turn)
    else:
        winner = state.outcome.winner
        assert quick.winner == (DRAWN if winner is None else winner)


def snapshot(quick: QuickPosition) -> tuple[object, ...]:
    kept = (quick.seat, quick.turn, quick.quiet, quick.falling, quick.landing, quick.is_escaping, quick.is_stirred)
    return (bytes(quick.board), tuple(quick.sides), *kept, quick.key, quick.score, quick.winner)


def pass_if_stuck(quick: QuickPosition) -> None:
    """The engine gives the turn back by itself (G-8)."""
    if quick.winner == RUNNING and not moves(quick):
        quick.make_pass()
        if quick.winner == RUNNING and not moves(quick):
            quick.winner = DRAWN


@pytest.mark.parametrize(("version", "options"), OPTIONS)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_go_as_the_engine_has_them(version: int, options: dict[str, OptionValue], seed: int) -> None:
    rules = game("logitac", version)
    lots = random.Random(f"{version} {options} {seed}")
    bold = (0.0, 0.5, 1.0, 0.8)[seed]
    state: State = rules.setup(options, "any")
    quick = QuickPosition(state, worth(state.length))
    for _ in range(300):
        actions = list(rules.actions(state))
        found = moves(quick)
        spelled = [spell(quick, move) for move in found]
        assert sorted(spelled) == sorted(actions)
        assert [*map(read, spelled)] == found
        assert {*moves(quick, 4)} <= {*found}
        assert bool(moves(quick, 1)) == bool(actions)
        before = snapshot(quick)
        for action in lots.sample(actions, min(5, len(actions))):
            quick.make(read(action))
            quick.unmake()
            assert snapshot(quick) == before
        action = choose("logitac", actions, lots, bold)
        state = rules.apply(state, action)
        quick.make(read(action))
        pass_if_stuck(quick)
        same(quick, state)
        if state.outcome is not None:
            break


@pytest.mark.parametrize("seat", [0, 1])
def test_lo_15_with_the_pyramid_all_of_its_side_leaves_the_board(seat: Seat) -> None:
    """Pawns and double pawns go to the reserve, pieces wait above board 2; the other side stays."""
    mine, theirs = "v22:pyr v23:cube v24:cyl v25 x22 y25:double b1 n14", "u21 k12 l6:pyr"
    state = position(mine, theirs) if not seat else position(theirs, mine, to_move=1)
    quick = QuickPosition(state, worth(state.length))
    for action in ("v22-w23", "pyr@m13", "cube@m14", "cyl@m15"):
        state = GAME.apply(state, action)
        quick.make(read(action))
        same(quick, state)
    assert quick.sides[SIDE * seat + RESERVE] == 5 + 2
    assert quick.sides[SIDE * seat + SPARE_DOUBLE] == 1


def test_every_kind_of_piece_is_known() -> None:
    assert set(SPELLED.values()) == {"pawn", "double", "cyl", "cube", "pyr"}


@pytest.mark.parametrize(
    ("white", "black", "seat"),
    [("u22:double a6:pyr b4", "k12 l6:pyr", 0), ("a6:pyr b4", "u22:double k12 l6:pyr", 1)],
)
def test_lo_26_either_side_buys_its_pawns_back(white: str, black: str, seat: Seat) -> None:
    poor, rich = replace(FULL, reserve=0), replace(FULL, held=7)
    state = position(white, black, (rich, poor) if seat else (poor, rich), seat)
    quick = QuickPosition(state, worth(state.length))
    quick.make(read("ransom"))
    same(quick, GAME.apply(state, "ransom"))
