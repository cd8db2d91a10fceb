"""What a game's judge says of a position, and how lines are played out."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from games.core.game import Action, AnyGame
from games.core.seated_position import SeatedPosition
from games.puzzles.puzzle import PuzzleIdea, PuzzleWorth, WholeTurn

FEWEST = 6  # turns to choose from


@dataclass(frozen=True, slots=True)
class JudgedWorth:
    """A turn and what it is worth to the solver."""

    turn: WholeTurn
    worth: PuzzleWorth


@dataclass(frozen=True, slots=True)
class Judgement:
    """All of a puzzle that follows from its position."""

    task: str
    best: JudgedWorth
    next_best: JudgedWorth
    grade: int
    idea: PuzzleIdea
    as_good: tuple[WholeTurn, ...] = ()
    played: int = 5  # turns of the best line worth seeing
    played_next: int = 3  # and of the next best
    hidden: Action = ""  # what had better be hidden, of all that the solver can't tell apart


class Judge(Protocol):
    """A module of this folder, named after its game."""

    def judge(self, at: SeatedPosition) -> Judgement | None:
        """Say what there is to find in a position; None where no turn is better than all others by the margin."""

    def answer(self, at: SeatedPosition) -> WholeTurn:
        """Give the best turn, or the rest of it, for whoever is to move: lines are played out so."""


def judge_of(game: str) -> Judge:
    return cast(Judge, import_module(f"tools.puzzles.{game}"))


def after(rules: AnyGame, state: Any, turn: Sequence[str]) -> Any:
    """Take a turn."""
    for action in turn:
        state = rules.apply(state, action)
    return state


def played_out(at: SeatedPosition, turn: WholeTurn, judge: Judge, most: int) -> tuple[WholeTurn, ...]:
    """Go on after a turn with the best turns of both, until the game is over or that is enough."""
    turns = [turn]
    state = after(at.game, at.state, turn)
    while state.to_move is not None and len(turns) < most:
        mover, number = state.to_move, state.turn
        taken: list[str] = []
        while (state.to_move, state.turn) == (mover, number):
            chosen = judge.answer(SeatedPosition(at.game, state, mover))
            taken += chosen
            state = after(at.game, state, chosen)
        turns.append(tuple(taken))
    return tuple(turns)


def valued(turn: WholeTurn, kind: str, number: float = 0) -> JudgedWorth:
    return JudgedWorth(turn, PuzzleWorth(kind, number))


def idea(kind: str, **values: str | int) -> PuzzleIdea:
    return PuzzleIdea(kind, tuple(values.items()))
