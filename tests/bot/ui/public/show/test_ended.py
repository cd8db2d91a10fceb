"""The end message: who won against whom and why, how they stand, and what can be done next."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.tables import NoticeKind
from bot.ui.public.show.ended import SHOWS
from tests.bot.tables.rig import ANA, BEN, CHANNEL, GUILD, LINE, TACTIC, Rig, set_up
from tests.bot.ui.desk import THREAD, Board, Desk, Shown, desk_on
from tests.says import says

STONES = replace(LINE, game="logan_stones")


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def ended(desk: Desk) -> Shown:
    board = await desk.shows(SHOWS, NoticeKind.ENDED)
    await desk.rig.show_all()
    return board.one


async def resigned(rig: Rig, terms: object, loser: str) -> str:
    id_ = await rig.open(terms)  # type: ignore[arg-type]
    await rig.turn(id_)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, loser)
    return id_


@pytest.mark.parametrize(("loser", "winner"), [(ANA, "Ben"), (BEN, "Ana")])
async def test_the_winner_stands_before_the_loser(desk: Desk, loser: str, winner: str) -> None:
    id_ = await resigned(desk.rig, TACTIC, loser)
    shown = await ended(desk)
    other = {"Ana": "Ben", "Ben": "Ana"}[winner]
    assert says(shown.lines[0], "told-ended-won", by=winner, other=other)
    assert says(shown.lines[1], "asked-rematch")
    by, to = (BEN, ANA) if winner == "Ben" else (ANA, BEN)
    assert says(shown.text, "ended-won", who=f"<@{by}>", other=f"<@{to}>")
    assert says(shown.text, "ended-score", host=f"<@{ANA}>", guest=f"<@{BEN}>")
    assert says(shown.text, "ended-thanks") and not says(shown.text, "ended-meetings")
    assert not says(shown.text, "series-over"), "one game is no series"
    assert (shown.to, shown.files) == (THREAD, (f"{id_}-1-end.png",))
    first, *rest = shown.buttons
    assert first == f"rematch|{id_}"
    assert rest[:3] == [f"review|{id_}|1", f"own-turn|{id_}|1", f"recap|{id_}|1"]
    assert rest[3:5] == [f"replay|{id_}|1|end", f"export|{id_}|1"]


async def test_a_game_without_scores_tells_none_and_what_it_promised_can_be_checked(desk: Desk) -> None:
    id_ = await resigned(desk.rig, STONES, BEN)
    shown = await ended(desk)
    assert not says(shown.text, "ended-score")
    assert shown.buttons[-1] == f"fair|{id_}|1"


async def test_from_their_second_game_on_it_is_said_how_they_stand(desk: Desk) -> None:
    for loser in (ANA, BEN, BEN):
        await resigned(desk.rig, TACTIC, loser)
        shown = await ended(desk)
        desk.rig.clock.forward(1000)
    names = {"host": f"<@{ANA}>", "guest": f"<@{BEN}>"}
    assert says(shown.text, "ended-meetings", **names, first=2, second=1)
    assert says(shown.text, "ended-streak", who=f"<@{ANA}>", count=2)


async def test_one_win_is_no_row(desk: Desk) -> None:
    for loser in (ANA, BEN):
        await resigned(desk.rig, TACTIC, loser)
        shown = await ended(desk)
        desk.rig.clock.forward(1000)
    assert says(shown.text, "ended-meetings", first=1, second=1)
    assert not says(shown.text, "ended-streak")


async def test_a_series_goes_on_without_a_rematch_until_it_is_over(desk: Desk) -> None:
    id_ = await desk.rig.open(replace(TACTIC, best_of=3))
    await desk.rig.tables.play.resign(id_, BEN)
    first = await ended(desk)
    assert says(first.lines[1], "asked-next-game")
    assert says(first.text, "series-stands", host=f"<@{ANA}>", guest=f"<@{BEN}>", first=1, second=0)
    assert f"rematch|{id_}" not in first.buttons and f"replay|{id_}|1|end" in first.buttons
    await desk.rig.tables.play.resign(id_, BEN)
    last = await ended(desk)
    assert says(last.lines[1], "asked-rematch")
    assert says(last.text, "series-over", first=2, second=0)
    assert f"rematch|{id_}" in last.buttons and f"replay|{id_}|2|end" in last.buttons


async def test_a_moderators_reason_stands_in_their_words(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    await desk.rig.turn(id_)
    await desk.rig.tables.play.moderate(id_, GUILD, "1009", "adjudicate", "so *there*", winner=BEN)
    shown = await ended(desk)
    assert says(shown.text, "ended-moderator", by="<@1009>")
    assert r"so \*there\*" in shown.text


@pytest.mark.parametrize(("level", "loser", "offered"), [(2, ANA, "1"), (1, ANA, None), (4, ANA, "3")])
async def test_whoever_has_lost_to_the_bot_is_offered_the_level_below(
    desk: Desk, level: int, loser: str, offered: str | None
) -> None:
    id_ = (await desk.rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, level)).subject
    await desk.rig.turn(id_)
    await desk.rig.tables.play.resign(id_, loser)
    shown = await ended(desk)
    assert [one for one in shown.buttons if one.startswith("level|")] == ([f"level|{id_}|{offered}"] if offered else [])
    assert not says(shown.text, "ended-meetings")


async def result(desk: Desk) -> Board:
    return await desk.shows(SHOWS, NoticeKind.RESULT)


async def placed(desk: Desk, channel: str) -> str:
    id_ = await desk.rig.open(TACTIC)
    await desk.rig.tables.notices.placed(id_, channel)
    await desk.rig.turn(id_)
    await desk.rig.turn(id_)
    await desk.rig.tables.play.resign(id_, ANA)
    return id_


async def test_the_channel_reads_the_result_in_a_line_with_the_way_to_the_thread(desk: Desk) -> None:
    await placed(desk, THREAD)
    board = await result(desk)
    assert board.one.to == CHANNEL and board.placed is None
    assert says(board.one.text, "result-won", who=f"<@{BEN}>", other=f"<@{ANA}>", where=f"<#{THREAD}>")
    assert (board.one.rings, board.one.buttons, board.one.is_silent) == ((), [], True)


async def test_no_result_is_told_where_it_was_played_or_where_the_server_wants_none(desk: Desk) -> None:
    await placed(desk, CHANNEL)
    assert (await result(desk)).posted == []
    await desk.rig.show_all()
    await desk.rig.tables.people.set_server(GUILD, results=False)
    await placed(desk, THREAD)
    assert (await result(desk)).posted == []


async def test_of_a_series_the_channel_reads_how_it_ended(desk: Desk) -> None:
    id_ = await desk.rig.open(replace(TACTIC, best_of=3))
    await desk.rig.tables.notices.placed(id_, THREAD)
    for _ in range(2):
        await desk.rig.turn(id_)
        await desk.rig.turn(id_)
        await desk.rig.tables.play.resign(id_, ANA)
    told = (await result(desk)).one.text
    assert says(told, "result-series", host=f"<@{ANA}>", guest=f"<@{BEN}>", first=0, second=2, where=f"<#{THREAD}>")
