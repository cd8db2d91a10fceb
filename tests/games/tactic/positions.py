"""Positions of Tactic to test rules on."""

from dataclasses import replace

from games.core.option import OptionValue
from games.core.outcome import Seat
from games.registry import manual
from games.tactic.moves import NUMBER, legal
from games.tactic.rules import GAME
from games.tactic.state import LOST, NAMES, State


def at(south: str, north: str = "13b 13c 13d", *, reserve: tuple[int, int] = (0, 0), to_move: Seat = 0) -> State:
    """Place patrols, then guards after a bar: `3a 3b 3d | 4c`. Patrols not named are lost."""
    start = GAME.setup({}, "any")
    patrols, guards = zip(*(_side(side) for side in (south, north)), strict=True)
    return replace(
        start,
        patrols=(patrols[0], patrols[1]),
        guards=(guards[0], guards[1]),
        reserve=reserve,
        to_move=to_move,
        turn=7,
    )


def _side(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    patrols, _, guards = text.partition("|")
    found = [NUMBER[name] for name in patrols.split()]
    return (*found, *[LOST] * (3 - len(found))), tuple(sorted(NUMBER[name] for name in guards.split()))


def start(**options: OptionValue) -> State:
    return GAME.setup(options, "any")


def play(state: State, *turns: str) -> State:
    for turn in turns:
        for action in manual(GAME).words(state, turn):
            assert action in legal(state), action
            state = GAME.apply(state, action)
    return state


def steps(state: State, origin: str = "") -> list[str]:
    """The legal actions that lead from one station to another."""
    return [action for action in legal(state) if "-" in action and action.startswith(f"{origin}-" if origin else "")]


def names(stations: tuple[int, ...]) -> str:
    return " ".join("lost" if station == LOST else NAMES[station] for station in stations)
