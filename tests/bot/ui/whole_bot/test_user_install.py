"""Where nobody has invited the bot: who installed it for themselves learns, plays, solves, and is seen by nobody."""

import asyncio
from dataclasses import dataclass

import pytest

from bot.text import words
from games.lessons.walk import Walk
from sandbox import PermissionBit, SandboxPerson, Seen
from sandbox.rest.planned_faults import PlannedFault
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage
from tests.bot.ui.learn.lesson_hands import solved
from tests.bot.ui.players import id_of, ids
from tests.bot.ui.puzzles.givers import picked, puzzle_in
from tests.bot.ui.whole_bot.mind import sight
from tests.says import says

KEY, COMMAND, LEVEL = "logan_stones", "logan-stones", 3
BY_ITS_OWN_LOGIN = r"/(channels|guilds)/|/users/@me/channels"
MOST_TURNS = 60


@dataclass
class Abroad:
    """One person with the app in their pocket, in a place that knows nothing of the bot."""

    stage: Stage
    person: SandboxPerson
    place: Channel
    forbidden: PlannedFault

    @property
    def language(self) -> str:
        return self.person.user.locale[:2]

    async def run(self, command: str, **options: object) -> Seen:
        response = await self.person.run(self.place, command, **options)
        shown = await response.shown()
        assert [one.is_private for one in response.messages] == [True], "one private answer"
        return shown

    async def killed(self) -> None:
        """End the bot, and let every token die that anybody still holds."""
        await self.stage.restart()
        self.stage.sandbox.expire_tokens()

    async def learn(self) -> Seen:
        shown, walk, done = await self.run("learn", game=KEY), Walk(KEY), 0
        while not walk.is_end:
            shown = await solved(self.person, shown, walk, "picking")
            walk, done = walk.skipped(), done + 1
            if done == 2:
                await self.killed()
                shown = await self.run("learn", game=KEY)  # where one stopped
        return shown

    async def play(self, shown: Seen) -> Seen:
        """Play one game to its end in this message, which is lost on the way and comes back by the command."""
        message = shown.id
        for nth in range(MOST_TURNS):
            if "rematch|" in str(ids(shown)):
                return shown
            assert shown.id == message, "it all happens in one message"
            shown = await self._take_turn(shown)
            if nth == 1 and "rematch|" not in str(ids(shown)):
                await self.killed()
                self.person.dismisses(shown)
                shown = await self.run(f"practice {COMMAND}")
                assert says(shown.text, "pocket-goes-on", self.language)
                message = shown.id
        raise AssertionError("it takes too long")

    async def _take_turn(self, shown: Seen) -> Seen:
        """Play as a good player would, and wait for the bot's answer."""
        table = id_of(shown, "type|").split("|")[1]
        seen = await asyncio.to_thread(sight, self.stage.folder / "sandbox.sqlite3", table, str(self.person.id))
        best = await asyncio.to_thread(seen.turn, LEVEL)
        form = await self.person.click(shown, id_of(shown, "type|"))
        await (await self.person.submit(form, {"line": " ".join(best)})).shown()
        return await self.person.waits_for(self.place, lambda one: one.id == shown.id and _asks(one))

    async def solve(self) -> None:
        shown = await self.run("puzzle", game=KEY)
        puzzle = puzzle_in(shown)
        await self.killed()
        shown = await picked(self.person, shown, puzzle.best.turn)
        assert says(shown.text, "puzzle-solved", self.language, tries=1)

    async def look(self) -> None:
        shown = await self.run("profile")
        line = next(one for one in shown.pictures[0].alt.split(". ") if "Logan Stones" in one)
        assert words(self.language).say("profile-picture-lesson-done") in line and " 1" in line, line
        review = await self.run("review")
        assert "-review-" in review.pictures[0].filename

    def nothing_is_public(self) -> None:
        world = self.stage.sandbox.world
        said = [one for channel in world.channels.values() for one in channel.messages.values()]
        assert [one.author_id for one in said if one.author_id == world.bot_id] == []
        assert self.forbidden.met == 0, "a request by the bot's own login"


def _asks(seen: Seen) -> bool:
    return any(one.startswith(("type|", "rematch|")) for one in ids(seen))


def _place(stage: Stage, name: str) -> Channel:
    ana, ben, cleo = (stage.person(one) for one in ("Ana", "Ben", "Cleo"))
    match name:
        case "server":
            return stage.sandbox.found_elsewhere("Elsewhere", ben, ana)
        case "group":
            return stage.sandbox.open_conversation(ana, ben, cleo)
        case "friend":
            return stage.sandbox.open_conversation(ana, ben)
    ana.leaves(stage.sandbox.guild)
    return ana.opens_direct()


def abroad(stage: Stage, place: str, locale: str = "en-US") -> Abroad:
    there = _place(stage, place)
    if place == "server":
        stage.sandbox.deny(there, PermissionBit.USE_EXTERNAL_APPS, stage.person("Ana"))
    ana = stage.person("Ana")
    ana.user.locale = locale
    ana.installs()
    return Abroad(stage, ana, there, stage.sandbox.faults.fail(500, BY_ITS_OWN_LOGIN, times=1_000))


@pytest.mark.parametrize(
    ("place", "locale"), [("server", "fr"), ("group", "en-US"), ("friend", "fr"), ("bot", "en-US")]
)
async def test_one_learns_plays_solves_and_looks_back_unseen(stage: Stage, place: str, locale: str) -> None:
    there = abroad(stage, place, locale)
    front = await there.run("help")
    assert says(front.text, "help-for-oneself", locale[:2])
    assert says((await there.run("about")).text, "about-no-host-alone", locale[:2])
    learned = await there.learn()
    begun = await (await there.person.click(learned, id_of(learned, "learn-play|"))).shown()
    assert says(begun.text, "pocket-begins", locale[:2])
    end = await there.play(begun)
    await there.killed()
    again = await (await there.person.click(end, id_of(end, "rematch|"))).shown()
    assert _asks(await there.person.waits_for(there.place, lambda one: one.id == again.id and _asks(one)))
    await there.solve()
    await there.look()
    there.nothing_is_public()
