"""Compute outside the event loop what follows from a try, and the positions of shipped lines."""

import asyncio
from functools import lru_cache

from bot.ui.request import Request
from bot.workers.jobs import AnswerTry
from bot.workers.pool import JobFailed, WorkerLost
from games.puzzles.puzzle import Puzzle, PuzzleLine, WholeTurn, position
from games.puzzles.solution import PuzzleSolution, PuzzleStep, solution, steps


async def wrong_try(request: Request, puzzle: Puzzle, taken: WholeTurn) -> tuple[PuzzleStep, ...]:
    """Play the try and the opponent's answer; only the try if no worker is available."""
    if taken == puzzle.next_best.turn:
        return (await played_out(puzzle)).instead
    try:
        told = await request.ui.workers.run(
            AnswerTry(puzzle.game, position(puzzle).view, puzzle.id, puzzle=puzzle, taken=taken), request.user
        )
    except (JobFailed, WorkerLost):
        told = ()
    if isinstance(told, tuple) and told:
        return told
    return steps(puzzle, PuzzleLine((taken,), puzzle.next_best.worth))


async def played_out(puzzle: Puzzle) -> PuzzleSolution:
    return await asyncio.to_thread(_played_out, puzzle)


@lru_cache(maxsize=64)
def _played_out(puzzle: Puzzle) -> PuzzleSolution:
    """Cache the last lines, because people step through them turn by turn."""
    return solution(puzzle)
