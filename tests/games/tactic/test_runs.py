"""Turns in which one patrol takes both steps forward, offered whole."""

from typing import Any

from bot.contract.sampling import samples
from games.core.manual import OfferedTurn
from games.core.play import legal
from games.opponents.registry import opponent
from games.registry import manual
from games.tactic.moves import NUMBER
from games.tactic.rules import GAME
from games.tactic.runs import MOST
from games.tactic.state import State
from games.tactic.tracks import LINE


def offered(state: State) -> list[OfferedTurn]:
    return list(manual(GAME).whole_turns(state))


def test_each_is_a_whole_legal_turn_of_one_patrol_two_lines_ahead() -> None:
    seen = 0
    for sample in samples("tactic")[:6]:
        states: list[Any] = list(sample.states)
        for state in states[::9]:
            for turn in offered(state) if state.outcome is None else ():
                after = state
                for action in turn.actions:
                    assert action in legal(GAME, after)
                    after = GAME.apply(after, action)
                start, _, target = turn.values["way"].split("-")
                ahead = LINE[NUMBER[target]] - LINE[NUMBER[start]]
                assert after.to_move != state.to_move or after.fresh or after.outcome is not None
                assert ahead == (-2 if state.to_move else 2)
                seen += 1
    assert seen > 20


def test_every_patrol_at_the_start_has_one_and_none_is_offered_within_a_turn() -> None:
    begun = GAME.setup({}, "")
    ways = [turn.values["way"] for turn in offered(begun)]
    assert {way.split("-")[0] for way in ways} == {"1b", "1c", "1d"} and len(ways) == MOST
    assert offered(GAME.apply(begun, "1b-2c")) == []


def test_whoever_always_takes_the_first_holds_their_own_against_a_beginner() -> None:
    """In the order of the patrols 0 of 16 games were won."""
    assert sum(is_won(nth) for nth in range(12)) >= 6


def is_won(nth: int) -> bool:
    """Play a game against level 1; where no run is offered, whatever is at hand."""
    seat, state = nth % 2, GAME.setup({}, "")
    while state.outcome is None:
        runs = [turn.actions for turn in offered(state)]
        steps = manual(GAME).at_hand(state, (), GAME.actions(state)) or GAME.actions(state)
        mine = runs[0] if runs else (steps[0],)
        for action in mine if state.to_move == seat else opponent("tactic").choose(state, 1, f"{nth}-{state.turn}"):
            state = GAME.apply(state, action)
    return state.outcome.winner == seat
