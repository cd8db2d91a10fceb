"""What a level remembers of the backs it has seen, and the worlds it thinks in."""

from collections.abc import Sequence

import pytest

from games.core.play import take
from games.logan_stones.rules import GAME, OFF, State
from games.logan_stones.scenes import ALL_PLACED, TURNING
from games.opponents.logan_stones.worlds import recalled, worlds
from games.registry import manual


def played(actions: Sequence[str] = ALL_PLACED) -> State:
    state = GAME.setup({}, "cairn")
    for action in actions:
        state = take(manual(GAME), state, action)[-1][1]
    return state


def known(turns: int | None) -> list[int]:
    view = recalled(GAME.remembered(played(), 0), turns)
    return [stone for stone, under in enumerate(view.unders) if under is not None]


def test_whoever_forgets_nothing_knows_all_they_have_seen() -> None:
    assert known(None) == [stone for stone, seen in enumerate(played().seen) if seen & 0b01]


def test_whoever_remembers_nothing_knows_no_back_that_lies() -> None:
    state = played()
    assert OFF not in state.cells
    assert known(0) == []


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_a_back_is_forgotten_so_many_turns_after_it_was_seen(turns: int) -> None:
    state = played()
    assert known(turns) == [stone for stone, turn in enumerate(state.sights[0]) if turn and turn >= state.turn - turns]
    assert set(known(turns)) < set(known(None))


def test_worlds_keep_what_is_remembered() -> None:
    state = played()
    view = GAME.remembered(state, 0)
    truth = {state.cells[stone]: state.unders[stone] for stone in known(None)}
    for world in worlds(view, 4, "seed"):
        for cell, under in truth.items():
            assert "RPS"[world.faces(world.grid.bit[cell])[1]] == under


@pytest.mark.parametrize("turns", [0, 2, None])
def test_who_has_notes_forgets_nothing(turns: int | None) -> None:
    state = GAME.setup({"notes": "on"}, "cairn")
    for action in ALL_PLACED:
        state = take(manual(GAME), state, action)[-1][1]
    view = GAME.view(state, 0)
    assert any(view.unders) and recalled(view, turns).unders == view.unders


def test_whoever_remembers_nothing_draws_no_conclusion_from_what_was_turned_over() -> None:
    view = GAME.remembered(played(TURNING), 0)
    assert view.turned
    assert recalled(view, 0).turned == ()
    assert recalled(view, 1).turned == view.turned
