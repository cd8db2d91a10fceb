"""How far the reader has come alone, as a picture: lessons, levels won against the bot, puzzles by grade."""

import asyncio

from bot.ui.look import look_of_no_game
from bot.ui.request import Request
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import GRADES
from games.registry import KEYS
from render import Picture
from render.profile import GameProgress, Profile, profile_picture
from render.profile.progress import LessonState


async def way_alone(request: Request) -> Picture:
    """Paint it with the name under which the reader plays here."""
    tables, person = request.ui.tables, request.user
    best, solved = await tables.practice.best_levels(person), await tables.puzzles.solved(person)
    games = [await _progress(request, key, best.get(key, 0), set(solved)) for key in KEYS]
    record = await tables.puzzles.record(person, request.server or "")
    profile = Profile(request.interaction.user.display_name, tuple(games), record.solved, record.streak)
    return await asyncio.to_thread(profile_picture, profile, await look_of_no_game(request))


async def _progress(request: Request, key: str, level: int, solved: set[str]) -> GameProgress:
    """Count this game's puzzles; those that aren't shipped any more belong to no grade."""
    lesson = await request.ui.tables.people.learning(request.user, key)
    state = LessonState.DONE if lesson.done else LessonState.BEGUN if lesson.place else LessonState.NEW
    graded = [[one.id in solved for one in puzzles(key, grade)] for grade in GRADES]
    return GameProgress(key, state, level, tuple(map(sum, graded)), tuple(map(len, graded)))
