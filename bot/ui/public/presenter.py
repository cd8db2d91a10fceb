"""Post notices from the outbox to Discord, each table at its own pace."""

import asyncio
import logging
from contextlib import suppress

import discord

from bot.newest import Newest
from bot.tables import LeaseLost, Notice, Posting, StoreFailed
from bot.tables.values.notice_contents import CONTENTS, EDITS, TURNS, Urgency
from bot.ui.discord_io.rest.pacing import Held, slowly
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.refusals import Refusals, is_refusal
from bot.ui.public.show.parsed_notice import parse_notice
from bot.ui.public.show.registry import show
from bot.ui.public.urgency_queues import UrgencyQueues

log = logging.getLogger(__name__)

SOON_MS = 5_000  # before a notice is tried again, if its failure may pass by itself
LATER_MS, MOST_LATER_MS = 10 * 60_000, 24 * 3600_000  # … if a person must mend it: growing with its age, up to the most
EVERY_S = 5.0  # between two looks into the outbox for what no commit has announced
LAST_WORDS_S = 5.0  # then a notice still under way is left to the next start
MOST_UNNOTED, MOST_BARE = 32, 2_000


class Presenter:
    """Post each subject's notices in order."""

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._tables = messenger.ui.tables
        self._queues = UrgencyQueues(self._serve)
        self._refusals = Refusals(messenger)
        self._bare = Newest[tuple[str, str], None](MOST_BARE)  # messages whose buttons were removed
        self._unnoted: dict[str, Posting] = {}  # those of them that aren't recorded in the database yet
        self._noting = asyncio.Lock()

    async def run(self) -> None:
        """Post until cancelled, then finish the notice under way."""
        await self._refusals.take_up()
        try:
            while True:
                self._queues.attend_all(await self._tables.notices.waiting())
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._listen(), EVERY_S)
                await self._note_bare()
        finally:
            await self._queues.finish(LAST_WORDS_S)
            await self._note_bare()

    async def _listen(self) -> None:
        while True:
            self._queues.attend_all(await self._tables.notices.changed_subjects())

    async def _serve(self, subject: str, urgency: Urgency) -> None:
        """Serve one subject, with the pacing of its urgency."""
        try:
            async with self._tables.look_after(subject):
                with slowly(lambda: self._queues.urgency_of(subject, urgency) is Urgency.IN_TIME):
                    await self._show_all(subject)
        except LeaseLost as lost:
            log.debug("%s: not shown here: %s", subject, lost)
        except StoreFailed as failed:
            log.warning("%s: shown later: %s", subject, failed)

    async def _show_all(self, subject: str) -> None:
        """Show all notices of a subject. Whatever fails, a notice stays until it is shown or can never be shown."""
        notice: Notice | None = None
        try:
            while notice := await self._tables.notices.next_notice(subject):
                await self._show(notice)
                if CONTENTS[notice.kind].IS_ANSWER:
                    await self._close_all(subject)
            await self._close_all(subject)
        except StoreFailed:
            raise
        except Exception:  # one notice that can't be shown must not stop the others: it is logged, and tried again
            log.exception("%s: showing %s failed", subject, notice.kind if notice else "no buttons")
            await self._postpone(subject, self._patience(notice) if notice else LATER_MS)

    async def _close_all(self, subject: str) -> None:
        """Remove what buttons are to go. No notice waits for an edit that fails: a later round tries again."""
        for posting in await self._tables.notices.postings(subject, stale=True):
            await self._remove_buttons(posting)

    async def _show(self, notice: Notice) -> None:
        """Post a notice, or postpone it for as long as Discord's answer suggests."""
        try:
            posted = await show(self._messenger, parse_notice(notice))
            if posted is None:
                await self._tables.notices.shown(notice.id, "", None)
            else:
                await self._tables.notices.shown(notice.id, posted.channel, posted.message, notice.kind)
                log.info("%s: %s shown, turn %s", notice.subject, notice.kind, notice.turn_no)
            self._refusals.is_over(notice.subject)
        except Held as held:
            log.info("%s: %s is held for %.0f s", notice.subject, notice.kind, held.seconds)
            await self._delay(notice, max(SOON_MS, int(held.seconds * 1000)))
        except (discord.HTTPException, *BROKEN) as error:
            await self._put_off(notice, error)

    async def _put_off(self, notice: Notice, error: Exception) -> None:
        """
        Postpone a failed notice: briefly if it may pass, longer if a person must mend it, who is told once.

        A refusal without one of Discord's codes comes from whatever stands before it, and says nothing of the place.
        """
        if isinstance(error, discord.NotFound) and error.code:
            await self._lost(notice, error)
            return
        if isinstance(error, discord.HTTPException) and error.code and is_refusal(error):
            await self._delay(notice, self._patience(notice))
            await self._refusals.tell(notice, error)
            return
        log.warning("%s: could not show %s: %s", notice.subject, notice.kind, type(error).__name__)
        await self._delay(notice, self._patience(notice, SOON_MS) if is_refusal(error) else SOON_MS)

    async def try_again(self, server: str) -> None:
        """Try refused notices of a server again after a change there: at once, or soon if it keeps changing."""
        now = self._messenger.ui.clock.now()
        with suppress(StoreFailed), self._tables.sharing.while_held(server):
            for subject, at in self._refusals.waiting_on(server, now).items():
                await self._tables.notices.hasten(subject, at)
                if at <= now:
                    self._queues.attend(subject, Urgency.AT_ONCE)

    async def _delay(self, notice: Notice, delay: int) -> None:
        """Let a notice's subject wait, or the notice alone if it only edits."""
        await self._postpone(notice.subject, delay, only=notice.id if notice.kind in EDITS else "")

    async def _postpone(self, subject: str, delay: int, *, only: str = "") -> None:
        await self._tables.notices.postpone(subject, self._messenger.ui.clock.now() + delay, only=only)

    def _patience(self, notice: Notice, least: int = LATER_MS) -> int:
        """Compute a growing pause before a refused notice is tried again."""
        return min(max(least, self._messenger.ui.clock.now() - notice.made_at), MOST_LATER_MS)

    async def _lost(self, notice: Notice, error: discord.NotFound) -> None:
        """Forget a deleted thread, so that the next try opens another; if its channel is gone, wait."""
        log.warning("%s: the place of %s is gone: %s", notice.subject, notice.kind, error.code)
        had_thread = await self._messenger.forget_thread(notice.subject)
        await self._postpone(notice.subject, 0 if had_thread else self._patience(notice))
        if not had_thread:
            await self._refusals.tell(notice, error)

    async def _remove_buttons(self, posting: Posting) -> None:
        if (posting.message, posting.note) in self._bare or await self._edited(posting):
            self._unnoted[posting.message] = posting
            if len(self._unnoted) >= MOST_UNNOTED and not self._noting.locked():
                await self._note_bare()

    async def _edited(self, posting: Posting) -> bool:
        """Edit the message once; return whether nothing is left to do."""
        at, is_turn = MessagePlace(posting.channel, posting.message), posting.kind in TURNS
        try:
            await self._messenger.remove_buttons(at, posting.note, is_turn=is_turn)
        except (discord.HTTPException, *BROKEN) as error:
            if not is_refusal(error):
                level = logging.INFO if isinstance(error, Held) else logging.WARNING
                log.log(level, "message %s keeps its buttons for now: %s", posting.message, type(error).__name__)
                return False
            log.info("message %s keeps its buttons: it may not be changed any more", posting.message)
        self._bare[posting.message, posting.note] = None
        return True

    async def _note_bare(self) -> None:
        """Record many edited messages at once; those not recorded yet are remembered, so that none is edited twice."""
        async with self._noting:
            noted = dict(self._unnoted)
            if noted:
                await self._tables.notices.buttons_removed(*noted.values())
            for message in noted:
                self._unnoted.pop(message, None)
