"""What would happen after a wrong try: thought out by a worker."""

from bot.ui.request import Request
from bot.workers.jobs import AnswerTry
from bot.workers.pool import JobFailed, WorkerLost
from games.puzzles.puzzle import Puzzle, PuzzleLine, WholeTurn, position
from games.puzzles.solution import PuzzleStep, steps


async def wrong_try(request: Request, puzzle: Puzzle, taken: WholeTurn) -> tuple[PuzzleStep, ...]:
    """Play the try and the answer to it; where nobody can think of one now, the try alone."""
    if taken == puzzle.next_best.turn:
        return steps(puzzle, puzzle.next_best)
    try:
        told = await request.ui.workers.run(
            AnswerTry(puzzle.game, position(puzzle).view, puzzle.id, puzzle=puzzle.id, taken=taken)
        )
    except (JobFailed, WorkerLost):
        told = ()
    if isinstance(told, tuple) and told:
        return told
    return steps(puzzle, PuzzleLine((taken,), puzzle.next_best.worth))
