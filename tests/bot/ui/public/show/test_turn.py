"""The turn message: what was played, who is to move until when, and what was promised."""

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.tables import NoticeKind
from bot.text import words
from bot.ui.public.messenger import MessagePlace
from bot.ui.public.show.parsed_notice import parse_notice
from bot.ui.public.show.turn import FINGERPRINT, SHOWS, _words
from data.records import Round
from games.records.commitment import commit_seed
from games.registry import game
from tests.bot.tables.rig import ANA, BEN, CHANNEL, DAY, GUILD, HOUR, LINE, TACTIC, set_up
from tests.bot.ui.desk import THREAD, Board, Desk, desk_on
from tests.says import says

HIDING = replace(TACTIC, game="topologic", takebacks="free")
ASKING = replace(LINE, takebacks="ask")


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def turn(desk: Desk) -> Board:
    return await desk.shows(SHOWS, NoticeKind.TURN)


async def test_the_first_turn_says_who_plays_what_and_names_the_thread(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    board = await turn(desk)
    shown = board.one
    assert says(shown.lines[0], "told-begin", host="Ana", guest="Ben")
    assert says(shown.lines[1], "asked-move-days", left=3) and f"<@{ANA}>" in shown.lines[1]
    assert says(shown.lines[2], "begin-sides", first="Ana", second="Ben")
    due = desk.rig.clock.now() // 1000 + 3 * DAY // 1000
    assert says(shown.lines[-1], "move-clock", when=f"<t:{due}:R>")
    assert board.renamed == [id_]
    assert (shown.to, shown.rings, shown.is_silent, shown.files) == (THREAD, (ANA,), False, (f"{id_}-1-1.png",))
    assert shown.buttons == [f"play|{id_}|1", f"view|{id_}", f"offer|{id_}|1", f"more|{id_}|1", "rules|tactic|1"]


async def test_a_played_turn_is_told_in_words_and_calls_the_other(desk: Desk) -> None:
    await desk.rig.open(TACTIC)
    await desk.rig.show_all()
    await desk.rig.turn((await desk.rig.tables.queries.tables_of(ANA))[0].table.id)
    board = await turn(desk)
    assert says(board.one.lines[0], "told-played", by="Ana")
    assert f"<@{BEN}>" in board.one.lines[1] and board.one.rings == (BEN,)
    assert board.renamed == [] and not says(board.one.text, "begin-sides")
    assert board.one.lines[2][0].isupper() and board.one.lines[2].endswith(".")


async def test_a_score_is_told_once_and_the_picture_tells_it_in_the_same_words(desk: Desk) -> None:
    id_ = await desk.rig.open(HIDING)
    await desk.rig.tables.play.act(id_, ANA, 1, "hide y4")
    await desk.rig.tables.play.act(id_, BEN, 2, "1@y4 2@y1 3@k1 4@k2 5@k5")
    shown = (await turn(desk)).one
    told = "5 pawns placed, 3 of 10 points"
    assert shown.text.count("3 of 10") == 1 and told in shown.text
    assert f"Last move: {told}." in shown.alts[0]


async def test_a_rematch_is_called_one(desk: Desk) -> None:
    before = await desk.rig.open(TACTIC)
    await desk.rig.turn(before)
    await desk.rig.turn(before)
    await desk.rig.tables.play.resign(before, ANA)
    await desk.rig.show_all()
    again = await desk.rig.open(TACTIC)
    for id_ in (before, again):
        await desk.rig.tables.notices.placed(id_, THREAD)
    assert says((await turn(desk)).one.text, "begin-sides-again", first="Ana", second="Ben")


async def test_the_rules_are_offered_in_the_first_turns_only(desk: Desk) -> None:
    id_ = await desk.rig.open(LINE)
    for _ in range(4):
        board = await turn(desk)
        await desk.rig.show_all()
        offered = [one for one in board.one.buttons if one.startswith("rules|")]
        assert bool(offered) == ((await desk.rig.table(id_)).turn_no <= 3)
        await desk.rig.turn(id_)


async def test_promises_are_shown_by_their_beginnings(desk: Desk) -> None:
    id_ = await desk.rig.open(HIDING)
    first = (await turn(desk)).one.text
    (round_,) = await desk.rig.store.find(Round)
    assert says(first, "turn-sealed-luck", hash=commit_seed(round_.seed)[:FINGERPRINT])
    await desk.rig.show_all()
    await desk.rig.turn(id_)
    hidden = (await turn(desk)).one.text
    promise = next(entry.promise for entry in await desk.rig.log(id_) if entry.promise)
    assert says(hidden, "turn-sealed-secret", hash=promise[:FINGERPRINT]) and promise not in hidden
    assert not says(hidden, "turn-sealed-luck")


async def test_a_turn_that_was_overtaken_is_not_shown(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    notices = [one for one in await desk.rig.notices(id_) if one.kind == NoticeKind.TURN]
    await desk.rig.turn(id_)
    old = parse_notice(notices[0])
    board = Board(desk.ui)
    assert await SHOWS[type(old.content)](board, old) is None  # type: ignore[arg-type]
    assert board.posted == []


async def test_a_turn_taken_back_says_who_took_it_back(desk: Desk) -> None:
    id_ = await desk.rig.open(ASKING)
    await desk.rig.turn(id_)
    await desk.rig.tables.play.take_back(id_, ANA)
    await desk.rig.show_all()
    await desk.rig.tables.play.grant_takeback(id_, BEN)
    shown = (await desk.shows(SHOWS, NoticeKind.TAKEN_BACK)).one
    assert says(shown.lines[0], "told-taken-back-ask", by="Ana")
    assert f"<@{ANA}>" in shown.lines[1] and shown.buttons[0] == f"play|{id_}|{(await desk.rig.table(id_)).turn_no}"


async def test_a_changed_clock_is_corrected_where_the_turn_stands(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    await desk.rig.show_all()
    await desk.rig.tables.clock.away(BEN, desk.rig.clock.now() + DAY)
    board = await desk.shows(SHOWS, NoticeKind.CHANGED)
    ((place, line, time),) = board.changed
    known = await desk.rig.tables.notices.place(id_)
    assert known is not None and known.message is not None
    assert place == MessagePlace(known.channel, known.message) and board.posted == []
    assert says(line, "asked-move") and f"<@{ANA}>" in line
    assert says(time, "move-away", who=f"<@{BEN}>")


async def test_a_clock_that_cannot_be_corrected_is_told_anew_in_silence(desk: Desk) -> None:
    await desk.rig.open(TACTIC)
    await desk.rig.show_all()
    await desk.rig.tables.clock.away(BEN, desk.rig.clock.now() + DAY)
    answer: Any = SimpleNamespace(status=403, reason="", headers={})
    board = await desk.shows(SHOWS, NoticeKind.CHANGED, refusal=discord.Forbidden(answer, {"code": 50013}))
    assert says(board.one.lines[0], "told-changed") and says(board.one.lines[-1], "move-away")
    assert (board.one.is_silent, board.one.rings, board.one.to) == (True, (), THREAD)


async def test_where_nothing_was_posted_no_clock_is_corrected(desk: Desk) -> None:
    await desk.rig.open(TACTIC)
    await desk.rig.tables.clock.away(BEN, desk.rig.clock.now() + DAY)
    board = await desk.shows(SHOWS, NoticeKind.CHANGED)
    assert (board.posted, board.changed, board.placed) == ([], [], None)


async def test_the_clock_is_asked_for_in_hours_on_the_last_day_and_then_is_over(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    desk.rig.clock.forward(2 * DAY + 3 * HOUR)
    assert says((await turn(desk)).one.lines[1], "asked-move-hours", left=21)
    desk.rig.clock.forward(DAY)
    shown = (await turn(desk)).one
    assert says(shown.lines[1], "asked-move-overdue") and says(shown.lines[-1], "move-overdue")
    assert shown.buttons[0] == f"play|{id_}|1"


async def test_the_bots_answer_stands_with_what_it_answers_and_rings_for_nobody(desk: Desk) -> None:
    id_ = (await desk.rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, 2)).subject
    first = await turn(desk)
    assert (first.one.rings, first.one.is_silent) == ((ANA,), True), "it lets them into the thread"
    assert f"hint|{id_}|1" in first.one.buttons
    await desk.rig.show_all()
    await desk.rig.turn(id_)
    mine = [entry.action for entry in await desk.rig.log(id_)]
    while (table := await desk.rig.table(id_)).to_move == 1:
        action = desk.rig.random.choice(await desk.rig.legal(id_))
        await desk.rig.tables.practice.answer(id_, table.turn_no, table.entries, [action])
    answer = [entry.action for entry in await desk.rig.log(id_)][len(mine) :]
    board = await turn(desk)
    assert (board.one.rings, board.one.is_silent) == ((), True)
    assert says(board.one.text, "turn-answered", who="Ana", notation=f"`{' '.join(mine)}`")
    assert f"`{' '.join(answer)}`" in board.one.text


@pytest.mark.parametrize("told", [(), [()]])
def test_of_a_turn_that_an_earlier_release_noted_its_notation_is_put_in_words(told: Any) -> None:
    step = words("en").say("tactic-said-step", **{"from": "1b", "to": "2c"})
    assert _words(game("tactic"), ["1b-2c"], told, words("en")) == step
