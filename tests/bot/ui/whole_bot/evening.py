"""The first evening alone: from /help to a lesson, a first win, the next level, a puzzle, Share and the profile."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.text import language_of, words
from games.lessons.walk import Walk
from games.registry import manual
from sandbox import Sandbox, Seen
from sandbox.world.world import Channel
from tests.bot.ui.learn.lesson_hands import solved
from tests.bot.ui.players import id_of, ids, next_page, picker_choices, press, told
from tests.bot.ui.puzzles.givers import picked, puzzle_in, typed
from tests.bot.ui.whole_bot.hand import Hand
from tests.bot.ui.whole_bot.mind import Sight, entries, sight
from tests.says import says

MOST_TURNS, MOST_GAMES = 90, 8
PATIENCE_S, MOST_LOOKS = 60.0, 3_000
PARTS = ("to the lesson", "lesson", "first win", "next level", "puzzle", "share", "profile")
PICKING, TYPING, HINTS = "picking", "typing", "hints"
LEVEL = 3  # at which one who has done the lesson plays here


@dataclass
class Evening:
    """One person's evening with one game; `killed` stops the bot without a goodbye and starts it again."""

    sandbox: Sandbox
    hand: Hand
    key: str
    by: str
    database: Path
    killed: Callable[[], Awaitable[None]]
    games: int = 0
    turns: int = 0

    @property
    def language(self) -> str:
        return language_of(self.hand.user.locale)

    @property
    def channel(self) -> Channel:
        return self.sandbox.channel

    async def walk(self) -> None:
        """Do it all; whatever isn't as it should be is an AssertionError."""
        learned = await self.learn()
        end = await self.win(learned)
        await self.climb(end)
        await self.share(await self.solve())
        await self.look()

    async def learn(self) -> Seen:
        """Go from the front door through the lesson, with a kill in its middle."""
        hand, walk = self.hand, Walk(self.key)
        hand.on = "to the lesson"
        front = await (await hand.run(self.channel, "help")).shown()
        shown = await told(hand, await told(hand, front, "door|learn"), f"learn-new|{self.key}")
        hand.on = "lesson"
        done = 0
        while not walk.is_end:
            shown = await solved(hand, shown, walk, TYPING if self.by == TYPING else PICKING)
            walk, done = walk.skipped(), done + 1
            if done == 3:
                await self.killed()
        return shown

    async def win(self, learned: Seen) -> Seen:
        """Play the short game that the lesson leads to, and ask for rematches until one is won."""
        hand, threads = self.hand, len(self.sandbox.threads())
        hand.on = "first win"
        await told(hand, learned, "learn-play|")
        await hand.waits_until(lambda: len(self.sandbox.threads()) > threads, PATIENCE_S)
        hand.follow()  # the link in the answer
        thread, end = self.sandbox.threads()[-1], None
        for self.games in range(1, MOST_GAMES + 1):
            if end is not None:
                await hand.click(end, id_of(end, "rematch|"))
            end = await self._play_out(thread, end.id if end else 0)
            if says(end.text, "told-ended-won", self.language, by=hand.user.name):
                return end
        raise AssertionError("no win")

    async def _play_out(self, thread: Channel, after: int) -> Seen:
        for nth in range(MOST_TURNS):
            turn = await self.hand.waits_for(thread, partial(_stands, after), PATIENCE_S)
            if "rematch|" in str(turn.view["components"]):
                return turn
            self.turns += 1
            await self._take(thread, turn)
            after = turn.id
            if nth == 1 and self.games == 1:
                await self.killed()
        raise AssertionError("it takes too long")

    async def _take(self, thread: Channel, turn: Seen) -> None:
        """Play a turn; what reveals something is played before the rest is chosen."""
        hand, (_, table, turn_no) = self.hand, id_of(turn, "play|").split("|")
        if any(one.startswith("end-yes|") for one in ids(turn)):  # the bot gives up
            await hand.click(turn, id_of(turn, "end-yes|"))
            return
        shown = await told(hand, turn, "play|") if self.by == PICKING else None
        while (seen := await asyncio.to_thread(sight, self.database, table, str(hand.id))).turn_no == int(turn_no):
            if not seen.is_mine:
                return
            if self.by == HINTS:
                await press(hand, await told(hand, turn, "hint|"), "hinted|")
                continue
            best = await asyncio.to_thread(seen.easiest, LEVEL, tuple(wholes(shown)) if shown else ())
            if shown is None:
                await self._type(thread, seen, best)
            else:
                shown = await self._pick(shown, seen, best)

    async def _type(self, thread: Channel, seen: Sight, best: Sequence[str]) -> None:
        """Type a turn, and wait until it is written down: what is answered at first may be taken back."""
        await self.hand.run(thread, "move", text=" ".join(best))
        for _ in range(MOST_LOOKS):
            if self._played_since(seen):
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"not played: {best}")

    async def _pick(self, shown: Seen, seen: Sight, best: Sequence[str]) -> Seen:
        """Click a turn together; one that is offered whole takes one tap."""
        if at_once := whole(shown, best):
            return await self._played(await press(self.hand, shown, at_once))
        for count, action in enumerate(best, 1):
            menu = manual(seen.rules).steps(action)
            while len(drafted(shown)) + self._played_since(seen) < count:  # a single way is taken by itself
                offered = [one for one in picker_choices(shown) if one.steps == menu[: len(one.steps)]]
                shown = await (
                    offered[0].take(self.hand, shown) if offered else press(self.hand, shown, next_page(shown))
                )
        return await self._played(shown)

    async def _played(self, shown: Seen) -> Seen:
        """Play what is previewed, the first time with no more previews from now on."""
        ask = next((verb for verb in ("at-once|", "finish|") if verb in str(ids(shown))), None)
        return await press(self.hand, shown, ask) if ask else shown

    def _played_since(self, seen: Sight) -> int:
        """Count the actions of this turn that were played at once, since they revealed something."""
        return entries(self.database, seen.table) - seen.entries

    async def climb(self, end: Seen) -> None:
        """Take the next level, as the end offers it."""
        self.hand.on = "next level"
        await self.hand.click(end, id_of(end, "level|"))
        turn = await self.hand.waits_for(end.channel_id, partial(_stands, end.id), PATIENCE_S)
        assert says(turn.text, "title-level", self.language, level=2), turn.text

    async def solve(self) -> Seen:
        """Open the puzzle of the day by the front door and solve it."""
        hand = self.hand
        hand.on = "puzzle"
        await hand.waits_for(self.channel, _is_daily, PATIENCE_S)
        front = await (await hand.run(self.channel, "help")).shown()
        shown = await told(hand, front, "door|puzzle")
        puzzle = puzzle_in(shown)
        assert puzzle.game == self.key
        await self.killed()
        if self.by == TYPING:
            return await typed(hand, shown, " ".join(puzzle.best.turn))
        return await picked(hand, shown, puzzle.best.turn)

    async def share(self, after: Seen) -> None:
        hand = self.hand
        hand.on = "share"
        await press(hand, after, "daily-share|")
        await self.killed()
        await hand.waits_for(self.channel, lambda seen: says(seen.text, "told-shared", self.language), PATIENCE_S)

    async def look(self) -> None:
        self.hand.on = "profile"
        shown = await (await self.hand.run(self.channel, "profile")).shown()
        title = words(self.language).say(f"{self.key}-title")
        lesson = words(self.language).say("profile-picture-lesson-done")
        line = next(one for one in shown.pictures[0].alt.split(". ") if title in one)
        assert lesson in line and " 1" in line, line


def _is_daily(seen: Seen) -> bool:
    return bool(seen.pictures) and seen.pictures[0].filename.startswith("daily-")


def _stands(after: int, seen: Seen) -> bool:
    """Look for a turn to play, or the end."""
    return seen.id > after and any(one.startswith(("play|", "rematch|")) for one in ids(seen))


def drafted(shown: Seen) -> list[str]:
    """Read the actions picked so far off the buttons."""
    parts = next((one.split("|") for one in ids(shown) if one.startswith(("draft|", "finish|"))), [])
    return parts[3].split(",") if len(parts) > 3 and parts[3] else []


def whole(shown: Seen, best: Sequence[str]) -> str | None:
    """Find the button that offers just this turn, or proposes one where a turn has many parts."""
    lots = (one for one in ids(shown) if one.startswith("lot|"))
    return wholes(shown).get(tuple(best)) or next(lots, None)


def wholes(shown: Seen) -> dict[tuple[str, ...], str]:
    """Find the buttons that offer a turn whole, by its actions."""
    return {tuple(one.split("|")[3].split(",")): one for one in ids(shown) if one.startswith("whole|")}
