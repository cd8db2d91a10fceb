"""Handle notices that Discord refuses for good: tell the people concerned once, in a way that works, and log it."""

import logging
from contextlib import suppress

import discord

from bot.tables import Challenge, League, Notice, NoticeKind, Table, TableError
from bot.tables.values.durations import DAY
from bot.tables.values.ids import is_everybody, is_league, server_of_puzzles, server_of_season
from bot.tables.values.notice_contents import PuzzleShared, read_content
from bot.text import Words
from bot.ui.context import DIRECT
from bot.ui.discord_io.rest.pacing import Held
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.phrases import mention
from bot.ui.plain_message import PlainMessage, plain
from bot.ui.public.first_lines import with_names
from bot.ui.public.messenger import Messenger

log = logging.getLogger(__name__)

About = Table | Challenge | League

UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION, LOCKED = 10003, 50001, 50013, 50083
THREAD_LOCKED, MOST_THREADS, AUTOMOD, AUTOMOD_TITLE = 160005, 160006, 200000, 200001
CALM_MS = 10_000  # between two tries on a server whose roles or channels keep changing
REFUSING, PASSING = range(400, 500), (408, 429)  # HTTP's statuses: "not like this", and "not now"
WHY = {
    UNKNOWN_CHANNEL: "refused-gone",
    NO_ACCESS: "refused-permission",
    NO_PERMISSION: "refused-permission",
    LOCKED: "refused-locked",
    THREAD_LOCKED: "refused-locked",
    MOST_THREADS: "refused-threads",
    AUTOMOD: "refused-automod",
    AUTOMOD_TITLE: "refused-automod",
}


class Refusals:
    """Remember the refused subjects of each server until somebody mends the cause; the outbox knows who was told."""

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._servers: dict[str, str] = {}  # by subject
        self._tried: dict[str, int] = {}  # by server, when what is refused there is tried again

    async def take_up(self) -> None:
        """Load the subjects that were refused when the program ended."""
        for subject in await self._messenger.ui.tables.notices.refused():
            with suppress(TableError):
                self._servers[subject] = (await self._about(subject)).guild

    def waiting_on(self, server: str, now: int) -> dict[str, int]:
        """Return the subjects to try again because something changed on a server, each with the time to do so."""
        subjects = [subject for subject, on in self._servers.items() if on == server]
        if not subjects:
            return {}
        self._tried[server] = at = max(now, self._tried.get(server, 0) + CALM_MS)
        for subject in subjects:
            del self._servers[subject]
        return dict.fromkeys(subjects, at)

    def is_over(self, subject: str) -> None:
        self._servers.pop(subject, None)

    async def tell(self, notice: Notice, error: discord.HTTPException) -> None:
        """Tell both players, the challenger, or who runs a league, once for each subject; the log tells the host."""
        subject = notice.subject
        if notice.kind == NoticeKind.DAILY:
            await self._tell_host(notice, error)
            return
        if notice.kind == NoticeKind.SHARED:
            await self._tell_sharer(notice, error)
            return
        if notice.kind == NoticeKind.SEASON:  # `/doctor` tells what is missing, and it is tried again until next month
            self._servers[subject] = server_of_season(subject)
            return
        try:
            about = await self._about(subject)
        except TableError:
            return
        self._servers[subject] = about.guild
        outbox = self._messenger.ui.tables.notices
        if about.guild.startswith(DIRECT):
            await self._give_up(about)
            return
        if await outbox.is_refused(subject):
            return
        log.warning("%s: Discord refuses to show %s in server %s: %s", subject, notice.kind, about.guild, error.code)
        unreached = [
            one for one in await self._people(about) if not await self._tell_directly(about, one, notice, error)
        ]
        if unreached:
            await self._tell_channel(about, unreached, notice, error)
        await outbox.refusal_told(subject)

    async def _people(self, about: About) -> list[str]:
        """List who is told: both players, the challenger, who runs a league, or who let a server play by votes."""
        match about:
            case Table():
                people: tuple[str, ...] = (about.host, about.guest)
            case Challenge():
                people = (about.author,)
            case League():
                people = (about.run_by,)
        if is_everybody(people[0]):
            people = ((await self._messenger.ui.tables.votes.wish(about.guild)).set_by,)
        return [person for person in people if person.isdigit()]

    async def _give_up(self, about: About) -> None:
        """Take back a table in a direct message that nobody was ever shown; whoever began it waits for an answer."""
        tables = self._messenger.ui.tables
        place = await tables.notices.place(about.id)
        if isinstance(about, Table) and (place is None or place.message is None):
            log.info("%s: a direct message can't be written to: there is no table", about.id)
            await tables.practice.discard(about.id, about.host)

    async def _tell_host(self, notice: Notice, error: discord.HTTPException) -> None:
        """Tell the person who set the puzzle of the day, once until a puzzle comes through; then try once a day."""
        ui, server = self._messenger.ui, server_of_puzzles(notice.subject)
        self._servers[notice.subject] = server
        wish = await ui.tables.puzzles.wish(server)
        who = await ui.tables.puzzles.note_refused(server)
        if who is None:
            await ui.tables.notices.postpone(notice.subject, ui.clock.now() + DAY)
            return
        log.warning("%s: Discord refuses to show %s in server %s: %s", notice.subject, notice.kind, server, error.code)
        if who.isdigit():
            speech = await ui.words_of(who)
            said = speech.say("refused-daily", where=f"<#{wish.channel}>", why=_why(error, speech))
            told, asked = speech.say("told-refused-daily"), speech.say("asked-refused-daily")
            with suppress(Held):
                await self._messenger.send_direct(who, plain(told, asked, said), nonce=f"{notice.id}-r"[-25:])

    async def _tell_sharer(self, notice: Notice, error: discord.HTTPException) -> None:
        """Tell whoever shares a result, once; it is tried again while it is the puzzle of the day."""
        ui, told = self._messenger.ui, read_content(notice.kind, notice.payload)
        if not isinstance(told, PuzzleShared):
            return
        self._servers[notice.subject] = told.server
        post = await ui.tables.puzzles.post(told.server, told.day)
        if post is None or await ui.tables.notices.is_refused(notice.subject):
            return
        speech = await ui.words_of(told.by)
        said = speech.say("refused-shared", where=f"<#{post.channel}>", why=_why(error, speech))
        message = plain(speech.say("told-refused-shared"), speech.say("asked-refused"), said)
        with suppress(Held):
            await self._messenger.send_direct(told.by, message, nonce=f"{notice.id}-r")
        await ui.tables.notices.refusal_told(notice.subject)

    async def _about(self, subject: str) -> About:
        if is_league(subject):
            return await self._messenger.ui.tables.leagues.league(subject)
        try:
            return await self._messenger.ui.tables.queries.table(subject)
        except TableError:
            return await self._messenger.ui.tables.challenges.challenge(subject)

    async def _tell_directly(self, about: About, person: str, notice: Notice, error: discord.HTTPException) -> bool:
        ui = self._messenger.ui
        speech = await ui.words_of(person)
        try:
            said, nonce = await self._refused(about, person, error, speech), f"{notice.id}-r"
            return await self._messenger.send_direct(person, said, nonce=nonce, since=notice.made_at)
        except Held:
            return False

    async def _tell_channel(self, about: About, ring: list[str], notice: Notice, error: discord.HTTPException) -> None:
        speech = await self._messenger.ui.public_words(about.guild)
        who = " ".join(map(mention, ring))
        said = await self._refused(about, ring[0], error, speech, who)
        try:
            await self._messenger.post(about.channel, said, nonce=f"{notice.id}-r", ring=ring, since=notice.made_at)
        except (discord.HTTPException, *BROKEN) as refused:
            log.info("%s: nobody could be told in the channel either: %s", about.id, type(refused).__name__)

    async def _refused(
        self, about: About, person: str, error: discord.HTTPException, speech: Words, who: str = ""
    ) -> PlainMessage:
        """Say what can't be shown to a person and why, and what they can do meanwhile."""
        game, asked = speech.either(f"{about.game}-title", about.game), speech.say("asked-refused")
        key = "refused-league" if isinstance(about, League) else "refused-told"
        why = speech.say(key, where=f"<#{about.channel}>", why=_why(error, speech), id=about.id)
        if isinstance(about, League):
            told = speech.say("told-refused-league", game=game, kind=about.kind)
        elif isinstance(about, Challenge):
            told = speech.say("told-refused-challenge", game=game)
        else:
            other = await self._messenger.ui.names.called(about.guest if person == about.host else about.host)
            told = with_names(lambda cut: speech.say("told-refused-game", game=game, by=cut(other)), asked)
        return plain(told, f"{asked} {who}".rstrip(), why)


def is_refusal(error: Exception) -> bool:
    """Return whether Discord refuses a request as such, and not only at this moment."""
    return isinstance(error, discord.HTTPException) and error.status in REFUSING and error.status not in PASSING


def _why(error: discord.HTTPException, speech: Words) -> str:
    unknown = "refused-gone" if isinstance(error, discord.NotFound) else "refused-otherwise"
    return speech.say(WHY.get(error.code, unknown), code=str(error.code))
