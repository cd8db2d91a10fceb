"""What a lock screen shows of each kind of notice: the game, who did what, what is asked; words, and no markup."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import NoticeKind, Takebacks, Terms
from bot.tables.notices.contents import (
    ChallengeMade,
    EndOffered,
    GameEnded,
    NoticeContent,
    OpponentGone,
    StillPlaying,
    TableModerated,
    TableSetAside,
    TakebackAsked,
    TimeGiven,
    TimeUp,
    TurnBegun,
    TurnReminder,
    TurnTakenBack,
)
from bot.text import LANGUAGES, words
from bot.ui.context import UiContext
from bot.ui.layout import Layout
from bot.ui.names import Names
from bot.ui.plain_message import PlainMessage
from bot.ui.public.first_lines import MOST_SHOWN, asked_move, fitting, short_move, short_name
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.presenter import SHOWS
from bot.ui.public.refusals import Refusals
from bot.ui.public.show.parsed_notice import ParsedNotice
from games.registry import games
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, HOUR, START, Rig, set_up

NAMES = {ANA: "Maximiliane von Hohenlohe-Öhring", BEN: "__`*Be_n*`__ <@1> # |x|", CLEO: "W" * 32}
MARKUP = re.compile(r"[`*~|<>#\\]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|https?:")
SOON, LATER = START + 10 * HOUR, START + 14 * DAY
LONG = tuple(f"13{letter}-12{letter}" for letter in "abcdefgh")

EDITS = {NoticeKind.CHALLENGE_CLOSED, NoticeKind.CHANGED, NoticeKind.OFFER_CLOSED}
SILENT = {NoticeKind.RESULT, NoticeKind.DAILY}  # nobody is called, so Components V2
RINGING: Mapping[NoticeKind, Sequence[NoticeContent]] = {
    NoticeKind.CHALLENGE: [ChallengeMade()],
    NoticeKind.TURN: [
        TurnBegun(1),
        TurnBegun(1, by=ANA, actions=("7c-2d",)),
        TurnBegun(1, by=BEN, actions=LONG),
        TurnBegun(1, by=BEN, actions=(*LONG, "y4"), before_by=ANA, before=("7c-2d",), lengths=(8, 1)),
    ],
    NoticeKind.TAKEN_BACK: [TurnTakenBack(BEN, 1, cause) for cause in ("free", "ask", "moderator")],
    NoticeKind.END_OFFERED: [EndOffered(BEN)],
    NoticeKind.TAKEBACK_ASKED: [TakebackAsked(BEN)],
    NoticeKind.REMINDER: [TurnReminder(SOON), TurnReminder(LATER)],
    NoticeKind.TIME_UP: [TimeUp(START)],
    NoticeKind.STILL_PLAYING: [StillPlaying(LATER)],
    NoticeKind.TIME_GIVEN: [TimeGiven(BEN, LATER)],
    NoticeKind.GONE: [OpponentGone(BEN, LATER), OpponentGone(BEN, START)],
    NoticeKind.ENDED: [
        GameEnded(1, result, "resigned", ANA, BEN, over, ("1", "0"), ANA, BEN)
        for result in ("won", "drawn", "none")
        for over in (True, False)
    ],
    NoticeKind.MODERATED: [
        TableModerated(verb, "*both* asked for it", CLEO) for verb in ("end", "undo", "adjudicate", "unlock")
    ],
    NoticeKind.SET_ASIDE: [TableSetAside(why) for why in ("rules-changed", "log-broken", "game-missing")],
}
NAMED: Mapping[NoticeKind, str] = {NoticeKind.MODERATED: CLEO, NoticeKind.TURN: "", NoticeKind.TAKEN_BACK: ""}


class Wall(Messenger):
    """Keeps what would be posted."""

    def __init__(self, ui: UiContext) -> None:
        self.ui, self.posted = ui, list[Layout | PlainMessage]()

    async def post(self, channel: str, view: Layout | PlainMessage, *given: Any, **more: Any) -> MessagePlace:
        self.posted.append(view)
        return MessagePlace(channel, "1")

    async def place_of(self, table: Any) -> str:
        return "88"

    async def is_member(self, guild: str, user: str) -> bool:
        return True

    async def send_direct(self, user: str, message: PlainMessage, **more: Any) -> bool:
        self.posted.append(message)
        return True


async def stood(game: str, language: str) -> tuple[Rig, Wall, str]:
    """Open a table of this game between people with long and hostile names, and one who wants direct messages."""
    rig = await set_up()
    for person, name in NAMES.items():
        await rig.tables.people.set_person(person, name=name, language=language, direct=True)
    await rig.tables.people.set_server(GUILD, language=language)
    table = await rig.open(Terms(game, first="host", pace=14, takebacks=Takebacks.ASK))
    return rig, Wall(UiContext(rig.tables, rig.clock, Names(rig.tables), language)), table


async def shown(rig: Rig, wall: Wall, subject: str, content: NoticeContent) -> list[PlainMessage]:
    turn_no = (await rig.table(subject)).turn_no
    notice = ParsedNotice("n-1", subject, content.KIND, (ANA,), turn_no, content, START)
    await SHOWS[content.KIND](wall, notice)
    found = [view for view in wall.posted if isinstance(view, PlainMessage)]
    assert found and len(found) == len(wall.posted), f"{content}: what rings is a plain message"
    wall.posted.clear()
    return found


def check(message: PlainMessage, game: str, language: str) -> str:
    """Check the first lines, and give them as a lock screen shows them."""
    title = words(language).say(f"{game}-title")
    told, asked, *_ = message.content.split("\n")
    seen = f"{told}\n{asked.split(' <@')[0]}"
    assert told.startswith(title), seen
    assert len(seen) <= MOST_SHOWN, seen
    assert seen[-1] in ".?", seen
    assert not MARKUP.search(seen), seen
    assert "  " not in seen
    return seen


def test_every_kind_of_notice_is_an_edit_or_silent_or_tried_here() -> None:
    assert set(RINGING) | EDITS | SILENT == set(NoticeKind)
    assert not set(RINGING) & (EDITS | SILENT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
@pytest.mark.parametrize("kind", RINGING)
async def test_the_first_lines_say_what_happened_and_what_is_asked(
    kind: NoticeKind, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, wall, table = await stood(game, language)
    if kind is NoticeKind.CHALLENGE:
        table = (await rig.tables.challenges.offer(BEN, GUILD, "88", Terms(game, pace=14), ANA)).subject
        monkeypatch.setattr(rig, "table", rig.tables.challenges.challenge)
        monkeypatch.setattr(ParsedNotice, "turn_no", 0, raising=False)
    for content in RINGING[kind]:
        for message in await shown(rig, wall, table, content):
            seen = check(message, game, language)
            name = NAMES[NAMED.get(kind, BEN)] if NAMED.get(kind, BEN) else ""
            assert short_name(name, 9)[:4] in seen, seen
    await rig.store.close()
