"""What a game's judge says of a position, and how lines are played out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from games.core.game import AnyGame
from games.core.outcome import Seat
from games.puzzles.puzzle import PuzzleIdea, PuzzleLine, PuzzlePosition, PuzzleWorth, WholeTurn

MOST_PLAYED = 7  # turns of a line that are kept


@dataclass(frozen=True, slots=True)
class Judgement:
    """All of a puzzle that follows from its position."""

    task: str
    best: PuzzleLine
    next_best: PuzzleLine
    as_good: tuple[WholeTurn, ...]
    grade: int
    idea: PuzzleIdea


Judge = Callable[[PuzzlePosition], Judgement | None]
Chooser = Callable[[Any], WholeTurn]  # the best turn, or the rest of it, in a state


def judge_of(game: str) -> Judge:
    """Find a game's judge: `judge` in the module of its name."""
    found: Judge = import_module(f"tools.puzzles.{game}").judge
    return found


def after(rules: AnyGame, state: Any, turn: Sequence[str]) -> Any:
    """Take a turn."""
    for action in turn:
        state = rules.apply(state, action)
    return state


def played_out(at: PuzzlePosition, turn: WholeTurn, choose: Chooser, most: int = MOST_PLAYED) -> tuple[WholeTurn, ...]:
    """Go on after a turn with the best turns of both, until the game is over or that is enough."""
    turns = [turn]
    state = after(at.game, at.state, turn)
    while state.to_move is not None and len(turns) < most:
        mover: Seat = state.to_move
        taken: list[str] = []
        while state.to_move == mover and (not taken or not state.fresh):
            chosen = choose(state)
            taken += chosen
            state = after(at.game, state, chosen)
        turns.append(tuple(taken))
    return tuple(turns)


def line(turns: tuple[WholeTurn, ...], kind: str, number: float = 0) -> PuzzleLine:
    return PuzzleLine(turns, PuzzleWorth(kind, number))


def idea(kind: str, **values: str | int) -> PuzzleIdea:
    return PuzzleIdea(kind, tuple(values.items()))
