"""Shows what is to be shown: the outbox on one side, Discord on the other, each table at its own pace."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.ui.acknowledge import BROKEN_LINE
from bot.ui.hall import Hall, Posted
from bot.ui.show.challenge import close_challenge, show_challenge
from bot.ui.show.ended import show_ended
from bot.ui.show.notice import Told, told
from bot.ui.show.turn import change_turn, show_turn
from bot.ui.show.word import close_offer, show_question, show_reminder, show_word
from data.records import Notice, Posting

log = logging.getLogger(__name__)

Show = Callable[[Hall, Told], Awaitable[Posted | None]]

SHOWS: Mapping[str, Show] = {
    "challenge": show_challenge,
    "challenge-closed": close_challenge,
    "turn": show_turn,
    "taken-back": show_turn,
    "changed": change_turn,
    "end-offered": show_word,
    "takeback-asked": show_word,
    "offer-closed": close_offer,
    "reminder": show_reminder,
    "time-up": show_reminder,
    "still-playing": show_question,
    "gone": show_word,
    "ended": show_ended,
    "moderated": show_word,
    "set-aside": show_word,
}

AT_ONCE = 32
SOON_MS, LATER_MS, MOST_LATER_MS = 5_000, 10 * 60_000, 24 * 3600_000
EVERY_S = 5.0
LAST_WORDS_S = 5.0


class Presenter:
    """One task; different tables are shown side by side, each table's notices in order."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tables = hall.desk.tables
        self._busy: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Show until cancelled; what is half shown then is brought to its end."""
        try:
            while True:
                await self._start_pending()
                await self._fade_stale()
                await self._wait()
        finally:
            await self._finish()

    async def _finish(self) -> None:
        busy = list(self._busy.values())
        if busy:
            await asyncio.wait(busy, timeout=LAST_WORDS_S)
        for task in busy:
            task.cancel()

    async def _start_pending(self) -> None:
        for notice in await self._tables.pending(limit=AT_ONCE * 2):
            if len(self._busy) >= AT_ONCE:
                break
            if notice.subject not in self._busy:
                self._start(notice.subject, self._show(notice))

    async def _fade_stale(self) -> None:
        for posting in await self._tables.stale_postings():
            key = f"message {posting.message}"
            if key not in self._busy and len(self._busy) < AT_ONCE * 2:
                self._start(key, self._fade(posting))

    def _start(self, key: str, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._busy[key] = task
        task.add_done_callback(lambda _: self._busy.pop(key, None))

    async def _wait(self) -> None:
        """Wait until something is written, something was shown, or it is time to look again."""
        woken = asyncio.ensure_future(self._tables.woken())
        await asyncio.wait({woken, *self._busy.values()}, timeout=EVERY_S, return_when=asyncio.FIRST_COMPLETED)
        woken.cancel()

    async def _show(self, notice: Notice) -> None:
        """The task boundary: whatever Discord says, the notice stays until it was shown or can't ever be."""
        try:
            posted = await SHOWS[notice.kind](self._hall, told(notice))
            if posted is None:
                await self._tables.shown(notice.id, "", None)
            else:
                await self._tables.shown(notice.id, posted.channel, posted.message)
                log.info("%s: %s shown, turn %s", notice.subject, notice.kind, notice.turn_no)
        except discord.NotFound as error:
            await self._lost(notice, error)
        except discord.Forbidden as error:
            log.warning("%s: not allowed to show %s: %s", notice.subject, notice.kind, error.code)
            await self._postpone(notice, self._patience(notice))
        except (discord.HTTPException, *BROKEN_LINE) as error:
            log.warning("%s: could not show %s: %s", notice.subject, notice.kind, type(error).__name__)
            await self._postpone(notice, SOON_MS)
        except Exception:
            log.exception("%s: showing %s failed", notice.subject, notice.kind)
            await self._postpone(notice, self._patience(notice))

    async def _postpone(self, notice: Notice, delay: int) -> None:
        await self._tables.postpone(notice.subject, self._hall.desk.clock.now() + delay)

    def _patience(self, notice: Notice) -> int:
        """Ask less and less often for what a person has to mend."""
        return min(max(LATER_MS, self._hall.desk.clock.now() - notice.made_at), MOST_LATER_MS)

    async def _lost(self, notice: Notice, error: discord.NotFound) -> None:
        """The room is gone: forget it, so that the next try opens another; without its channel, wait."""
        log.warning("%s: the place of %s is gone: %s", notice.subject, notice.kind, error.code)
        had_thread = await self._hall.leave_room(notice.subject)
        await self._postpone(notice, 0 if had_thread else self._patience(notice))

    async def _fade(self, posting: Posting) -> None:
        try:
            await self._hall.fade(Posted(posting.channel, posting.message))
            await self._tables.faded(posting.message)
        except discord.Forbidden:
            await self._tables.faded(posting.message)
        except (discord.HTTPException, *BROKEN_LINE) as error:
            log.warning("message %s keeps its buttons for now: %s", posting.message, type(error).__name__)
            await asyncio.sleep(SOON_MS / 1000)
        except Exception:
            log.exception("message %s could not be faded", posting.message)
            await asyncio.sleep(SOON_MS / 1000)
