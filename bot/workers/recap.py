"""Make a recap of a finished game: in a worker of its own, since it loads the painters that others don't need."""

from dataclasses import dataclass

from bot.workers.jobs import Job
from games.opponents.opponent import LEVELS
from render.recap import film, story
from render.recap.film import Film
from render.recap.story import Story


@dataclass(frozen=True, slots=True)
class _Painting(Job):
    effort = LEVELS[-1]
    needs_its_own = True


@dataclass(frozen=True, slots=True)
class MakeFilm(_Painting):
    film: Film

    def run(self) -> tuple[bytes, int]:
        return film.made(self.film)


@dataclass(frozen=True, slots=True)
class MakeStory(_Painting):
    story: Story

    def run(self) -> tuple[bytes, int]:
        return story.made(self.story)
