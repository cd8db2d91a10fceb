"""What a lock screen shows of each kind of notice: the game, who did what, what is asked; words, and no markup."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from discord import Forbidden

from bot.tables import NoticeKind, Takebacks, Terms
from bot.tables.values.ids import OPPONENT, everybody_of
from bot.tables.values.notice_contents import (
    ChallengeMade,
    EndOffered,
    GameEnded,
    LeagueReminder,
    NoticeContent,
    OpponentGone,
    PuzzleShared,
    StillPlaying,
    TableModerated,
    TableSetAside,
    TakebackAsked,
    TimeGiven,
    TimeUp,
    TurnBegun,
    TurnReminder,
    TurnTakenBack,
    VoteOpened,
)
from bot.tables.values.voted_games import VOTED
from bot.text import LANGUAGES, words
from bot.ui.context import UiContext
from bot.ui.layout import Layout
from bot.ui.names import Names
from bot.ui.plain_message import PlainMessage
from bot.ui.public.first_lines import MOST_SHOWN, asked_move, fitting, short_move, short_name
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.refusals import Refusals
from bot.ui.public.show.parsed_notice import ParsedNotice
from bot.ui.public.show.registry import show
from data.records import DailyPost
from data.store import Insert
from games.puzzles.collection import puzzles
from games.registry import games
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, HOUR, START, Rig, set_up

NAMES = {ANA: "Maximiliane von Hohenlohe-Öhring", BEN: "__`*Be_n*`__ <@1> # |x|", CLEO: "W" * 32}
SHORT_NAMES = {ANA: "Ana", BEN: "Bo", CLEO: "Cl"}
MARKUP = re.compile(r"[`*~|<>#\\]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|https?:")
TURN_NO = 1
SOON, LATER = START + 10 * HOUR, START + 14 * DAY
LONG = tuple(f"13{letter}-12{letter}" for letter in "abcde")

EDITS = {NoticeKind.CHALLENGE_CLOSED, NoticeKind.CHANGED, NoticeKind.OFFER_CLOSED, NoticeKind.LEAGUE_CHANGED}
SILENT = {
    NoticeKind.RESULT,
    NoticeKind.RECAP,
    NoticeKind.DAILY,
    NoticeKind.LEAGUE,
    NoticeKind.SEASON,
}  # nobody is called, so Components V2
TRIED_BELOW = {NoticeKind.SHARED, NoticeKind.LEAGUE_REMINDER, NoticeKind.VOTE_CALL}
ASKS_NOTHING = {NoticeKind.WATCHED}  # one line: tests/bot/ui/play/test_watch.py reads it
OF_MANY_GAMES = {NoticeKind.DIGEST}  # names how many first: tests/bot/ui/person/test_ringing.py reads it
RINGING: Mapping[NoticeKind, Sequence[NoticeContent]] = {
    NoticeKind.CHALLENGE: [ChallengeMade()],
    NoticeKind.TURN: [
        TurnBegun(1),
        TurnBegun(1, by=ANA, actions=("7c-2d",)),
        TurnBegun(1, by=BEN, actions=LONG),
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
        TableModerated(verb, "both asked for it", CLEO) for verb in ("end", "undo", "adjudicate", "unlock")
    ],
    NoticeKind.SET_ASIDE: [TableSetAside(why) for why in ("rules-changed", "log-broken", "game-missing")],
}
NAMELESS = {NoticeKind.MODERATED, NoticeKind.TURN, NoticeKind.TAKEN_BACK}  # not in each of the samples


class Wall(Messenger):
    """Keeps what would be posted."""

    def __init__(self, ui: UiContext) -> None:
        self.ui, self.posted = ui, list[Layout | PlainMessage]()

    async def post(self, channel: str, view: Layout | PlainMessage, *given: Any, **more: Any) -> MessagePlace:
        self.posted.append(view)
        return MessagePlace(channel, "1")

    async def channel_of(self, table: Any) -> str:
        return "88"

    async def sees(self, table: Any, user: str) -> bool:
        return True

    async def is_member(self, guild: str, user: str) -> bool:
        return True

    async def send_direct(self, user: str, message: PlainMessage, **more: Any) -> bool:
        self.posted.append(message)
        return True


async def stood(language: str) -> tuple[Rig, Wall]:
    """Let there be people with long and hostile names who want direct messages, too."""
    rig = await set_up()
    for person, name in NAMES.items():
        await rig.tables.people.set_person(person, name=name, language=language, direct=True)
    await rig.tables.people.set_server(GUILD, language=language, most_tables=100)
    return rig, Wall(UiContext(rig.tables, rig.clock, Names(rig.tables), language))


async def subject_of(kind: NoticeKind, rig: Rig, game: str) -> str:
    """Give a challenge, or a table that is over where the kind of notice tells of that."""
    if kind is NoticeKind.CHALLENGE:
        return (await rig.tables.challenges.offer(BEN, GUILD, "88", Terms(game, pace=14), ANA)).subject
    table = await rig.open(Terms(game, first="host", pace=14, takebacks=Takebacks.ASK))
    if kind is NoticeKind.ENDED:
        await rig.tables.play.resign(table, ANA)
    return table


async def shown(wall: Wall, subject: str, content: NoticeContent) -> list[PlainMessage]:
    notice = ParsedNotice("n-1", subject, content.KIND, (ANA,), TURN_NO, content, START)
    await show(wall, notice)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_no_markup_stands_among_the_first_hundred_characters(game: str, language: str) -> None:
    """The shorter the names, the more of the rest a lock screen shows."""
    rig, wall = await stood(language)
    for person, name in SHORT_NAMES.items():
        await rig.tables.people.set_person(person, name=name)
    for kind in RINGING:
        subject = await subject_of(kind, rig, game)
        for message in [message for content in RINGING[kind] for message in await shown(wall, subject, content)]:
            pushed = re.sub(r"<@(\d+)>", lambda found: f"@{SHORT_NAMES[found[1]]}", message.content)
            assert not MARKUP.search(pushed[:MOST_SHOWN]), pushed
            assert "\n- " not in pushed[:MOST_SHOWN], pushed
    await rig.close()


def test_every_kind_of_notice_is_an_edit_or_silent_or_tried_here() -> None:
    assert set(RINGING) | EDITS | SILENT | TRIED_BELOW | OF_MANY_GAMES | ASKS_NOTHING == set(NoticeKind)
    assert not set(RINGING) & (EDITS | SILENT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_the_first_lines_say_what_happened_and_what_is_asked(game: str, language: str) -> None:
    rig, wall = await stood(language)
    for kind in RINGING:
        subject = await subject_of(kind, rig, game)
        for message in [message for content in RINGING[kind] for message in await shown(wall, subject, content)]:
            seen = check(message, game, language)
            assert kind in NAMELESS or short_name(NAMES[BEN], 9)[:4] in seen, seen
    await rig.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_a_challenge_to_anyone_and_a_rematch_read_well_too(game: str, language: str) -> None:
    rig, wall = await stood(language)
    open_to_all = (await rig.tables.challenges.offer(BEN, GUILD, "88", Terms(game))).subject
    (message,) = await shown(wall, open_to_all, ChallengeMade())
    check(message, game, language)
    assert "<@" not in message.content
    table = await subject_of(NoticeKind.ENDED, rig, game)
    again = (await rig.tables.challenges.rematch(table, BEN)).subject
    (message,) = await shown(wall, again, ChallengeMade())
    assert short_name(NAMES[BEN], 9)[:4] in check(message, game, language)
    await rig.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_leagues_reminder_reads_well_too(language: str) -> None:
    rig, wall = await stood(language)
    leagues = rig.tables.leagues
    for nth, game in enumerate(game.key for game in games()):
        league = (await leagues.announce(CLEO, GUILD, f"9{nth}", game, days=3, pace=2)).subject
        for person in (ANA, BEN, CLEO):
            await leagues.join(league, person)
        await leagues.begin(league, CLEO)
        await rig.tables.tick()
        playing = (await leagues.view(league)).rounds[0].pairs[0]
        notice: ParsedNotice[NoticeContent] = ParsedNotice(
            "n-1", league, NoticeKind.LEAGUE_REMINDER, playing, 0, LeagueReminder(1), START
        )
        await show(wall, notice)
        said = wall.posted[-1]
        assert isinstance(said, PlainMessage)
        check(said, game, language)
        assert all(f"<@{person}>" in said.content.split("\n")[1] for person in playing)
    await rig.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VOTED)
async def test_a_call_to_a_vote_reads_well_too(game: str, language: str) -> None:
    rig, wall = await stood(language)
    votes, server = rig.tables.votes, everybody_of(GUILD)
    await rig.tables.people.set_person(server, name=NAMES[BEN])
    await votes.set_wish(GUILD, CLEO, channel="88")
    await votes.ask_for_calls(GUILD, ANA)
    terms = Terms(game, first="host")
    table = (await rig.tables.practice.start(server, GUILD, "88", terms, 1, in_channel=True)).subject
    notice: ParsedNotice[NoticeContent] = ParsedNotice(
        "n-1", table, NoticeKind.VOTE_CALL, (), TURN_NO, VoteOpened(), START
    )
    await show(wall, notice)
    (message,) = wall.posted
    assert isinstance(message, PlainMessage)
    assert short_name(NAMES[BEN], 9)[:4] in check(message, game, language)
    await rig.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_a_shared_result_reads_well_too(game: str, language: str) -> None:
    rig, wall = await stood(language)
    day, puzzle = "2026-11-18", puzzles(game)[0].id
    await rig.store.commit(Insert(DailyPost(GUILD, day, puzzle, START, "88", "1")))
    for person, tries, streak in ((ANA, 1, 1), (BEN, 3, 2), (CLEO, 200, 365)):
        shared = PuzzleShared(GUILD, day, puzzle, person, tries, streak)
        (message,) = await shown(wall, "s0123456789abcdef", shared)
        seen = check(message, game, language)
        assert short_name(NAMES[person], 9)[:4] in seen
        assert message.content.count("❌") == min(tries - 1, 8) and message.content.count("✅") == 1
        assert (str(streak) in message.content.split("\n")[2]) == (streak > 1), message.content
    await rig.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_practice_says_what_the_bot_answered_last(game: str, language: str) -> None:
    rig, wall = await stood(language)
    table = (await rig.tables.practice.start(ANA, GUILD, "88", Terms(game, first="host"), 2)).subject
    turn = TurnBegun(1, by=OPPONENT, actions=(*LONG, "1b-2c"), before_by=ANA, before=("7c-2d",), lengths=(5, 1))
    (message,) = await shown(wall, table, turn)
    seen = check(message, game, language)
    assert "Cairn" in seen and " 1b-2c." in seen
    for content in (TurnBegun(1), EndOffered(ANA), TurnTakenBack(ANA, 1, "free")):
        check((await shown(wall, table, content))[0], game, language)
    await rig.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.key for game in games()])
async def test_a_refusal_read_on_a_lock_screen(game: str, language: str) -> None:
    rig, wall = await stood(language)
    for kind in (NoticeKind.TURN, NoticeKind.CHALLENGE):
        subject = await subject_of(kind, rig, game)
        (notice, *_) = await rig.notices(subject)
        response = type("Response", (), {"status": 403, "reason": ""})()
        await Refusals(wall).tell(notice, Forbidden(response, {"code": 50013, "message": ""}))
        for message in wall.posted:
            assert isinstance(message, PlainMessage)
            check(message, game, language)
        wall.posted.clear()
    await rig.close()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("ana_b", "ana_b"),
        ("_ana_", "＿ana＿"),
        ("**Ana** @everyone", "＊＊Ana＊＊ ＠everyone"),
        ("é_é", "é＿é"),
        ("https://x.y", "https：//x.y"),
        ("\u05d0na", "\u2068\u05d0na\u2069"),
        ("A" * 40, "A" * 17 + "…"),
    ],
)
def test_a_name_is_no_markup_and_has_no_backslashes(name: str, shown: str) -> None:
    assert short_name(name, 18) == shown


def test_a_move_is_cut_between_its_actions() -> None:
    assert short_move(("1b-2c", "2c-3d"), 32) == "1b-2c 2c-3d"
    assert short_move(LONG, 18) == "13a-12a 13b-12b …"
    assert short_move(("x" * 40,), 9) == "xxxxxxxx…"


def test_what_is_asked_always_has_room() -> None:
    lines = fitting(lambda most: "n" * most * 2, "?" * 40)
    assert len(lines) == 48
    assert fitting(lambda most: "n" * 99, "?" * 40) == "n" * 99, "nothing shorter can be said"


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (14 * DAY, "Your move, 14 days."),
        (DAY, "Your move, 1 day."),
        (DAY - 1, "Your move, 1 day."),
        (20 * HOUR, "Your move, 20 hours left."),
        (HOUR // 4, "Your move, 1 hour left."),
        (0, "Your move, time is up."),
        (None, "Your move."),
    ],
)
def test_the_time_left_is_said_in_the_unit_that_fits(left: int | None, said: str) -> None:
    assert asked_move(None if left is None else START + left, START, words("en")) == said
