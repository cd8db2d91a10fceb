"""The search's position plays Tactic exactly as the engine does."""

from dataclasses import replace
from random import Random

import pytest

from games.opponents.tactic.position import TacticPosition, TacticTurn, parse, spell
from games.tactic.moves import legal
from games.tactic.rules import GAME
from games.tactic.state import State
from tests.games.tactic.positions import at

OPTIONS: tuple[dict[str, str | int], ...] = (
    {},
    {"variant": "capture"},
    {"variant": "forced"},
    {"quiet": 10},
    {"variant": "forced", "quiet": "off"},
)


GAMES = 4  # 50 for each were tried once


def engine_turns(state: State) -> dict[TacticTurn, State]:
    """Every whole turn the engine allows, and where it leads."""
    found: dict[TacticTurn, State] = {}
    open_turns: list[tuple[TacticTurn, State]] = [((), state)]
    while open_turns:
        begun, at = open_turns.pop()
        for action in legal(at):
            after, turn = GAME.apply(at, action), (*begun, parse(action))
            if after.fresh or after.outcome:
                found[turn] = after
            else:
                open_turns.append((turn, after))
    return found


def facts(position: TacticPosition) -> tuple[object, ...]:
    return (
        tuple(position.patrols),
        tuple(position.guards),
        tuple(position.reserve),
        tuple(position.shuttles),
        position.quiet,
        position.occupied,
        position.over,
        position.winner,
        None if position.over else position.seat,
    )


def drawn(state: State, dice: Random) -> State:
    """Play one turn of the engine's by lot, drawn so that patrols get on."""
    turn = state.turn
    while state.outcome is None and (state.turn == turn or not state.fresh):
        actions = legal(state)
        steps = [
            action for action in actions if "-" in action and parse(action)[0] in state.patrols[state.to_move or 0]
        ]
        state = GAME.apply(state, dice.choice(steps if steps and dice.random() < 0.8 else actions))
        if state.fresh:
            break
    return state


def check_turns(state: State, dice: Random, most: int) -> None:
    position = TacticPosition(state)
    before = facts(position)
    wanted = engine_turns(state)
    turns = list(position.turns())
    assert len(turns) == len(set(turns))
    assert set(turns) == set(wanted)
    for turn in dice.sample(turns, min(most, len(turns))):
        token = position.play(turn)
        assert facts(position) == facts(TacticPosition(wanted[turn])), (state, turn)
        position.undo(token)
        assert facts(position) == before


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_equals_the_engine_through_random_games(options: dict[str, str | int]) -> None:
    dice = Random(f"tactic {options}")
    for game in range(GAMES):
        state = GAME.setup(options, str(game))
        while state.outcome is None:
            if dice.random() < 0.04:
                check_turns(state, dice, 12)
            state = drawn(state, dice)


@pytest.mark.parametrize("reserve", [0, 1, 2])
@pytest.mark.parametrize("guards", ["", "9a", "9a 9c"])
def test_ta_20_a_guard_that_is_owed_comes_off_the_board_or_out_of_the_reserve(guards: str, reserve: int) -> None:
    """The patrol on 2c is shut in by its own: whatever guard is left after that may still be moved."""
    state = at(f"2c 2b 3b | {guards}", "13b 13c 13d", reserve=(reserve, 1))
    state = replace(state, variant="forced")
    check_turns(state, Random("owed"), 40)
    assert TacticPosition(state).owes_guard() == bool(guards or reserve)


def test_ta_14_who_brings_the_last_patrol_home_does_nothing_after_it() -> None:
    check_turns(at("12c 13b 13d", "9a 9b 9c", reserve=(1, 0)), Random("home"), 4)


def test_goes_back_to_the_beginning_of_a_begun_turn() -> None:
    dice = Random("begun")
    for game in range(12):
        state = GAME.setup({"variant": dice.choice(["classic", "capture", "forced"])}, str(game))
        fresh = state
        while state.outcome is None:
            fresh = state if state.fresh else fresh
            assert facts(TacticPosition(state))[:6] == facts(TacticPosition(fresh))[:6]
            state = GAME.apply(state, dice.choice(legal(state)))


def test_spells_every_action_as_the_engine_does() -> None:
    for action in ("1b-2c", "g@7c", "lose 7c", "lose reserve"):
        assert spell(parse(action)) == action
