"""`/tables`: one line for each table with what is urgent about it, then the open challenges."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.ui.look_up.my_tables import my_tables
from bot.ui.pages import MOST_LINES
from data.store import Replace
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, LINE, TACTIC, set_up
from tests.bot.ui.desk import THREAD, Desk, Shown, desk_on
from tests.says import says


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def listed(desk: Desk, person: str = ANA, **here: object) -> Shown:
    (shown,) = (await desk.asks(person, my_tables, **here)).shown  # type: ignore[arg-type]
    return shown


def lines(shown: Shown) -> list[str]:
    return [line for line in shown.lines if line.startswith("- ")]


async def test_whoever_has_no_tables_is_shown_the_ways_in(desk: Desk) -> None:
    shown = await listed(desk)
    assert says(shown.text, "tables-none") and "door|challenge" in shown.buttons
    await desk.rig.open(TACTIC)
    assert "door|challenge" not in (await listed(desk)).buttons


async def test_whose_turn_it_is_comes_first_with_game_opponent_and_clock(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    due = desk.rig.clock.now() // 1000 + 3 * DAY // 1000
    (mine,), (theirs,) = lines(await listed(desk)), lines(await listed(desk, BEN))
    assert says(mine, "tables-mine") and says(theirs, "tables-theirs")
    assert f"<@{BEN}>" in mine and f"<@{ANA}>" in theirs
    assert says(mine, "turn-clock", when=f"<t:{due}:R>") and says(mine, "tactic-title")
    assert "discord.com" not in mine
    await desk.rig.tables.notices.placed(id_, THREAD)
    assert f"](https://discord.com/channels/{GUILD}/{THREAD})" in lines(await listed(desk))[0]


async def test_an_offer_that_waits_for_an_answer_is_told(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    await desk.rig.tables.play.offer_end(id_, ANA)
    assert says(lines(await listed(desk, BEN))[0], "tables-answer")
    assert says(lines(await listed(desk, ANA))[0], "tables-mine")


async def test_a_win_that_can_be_claimed_is_told(desk: Desk) -> None:
    await desk.rig.open(TACTIC)
    desk.rig.clock.forward(4 * DAY)
    (line,) = lines(await listed(desk, BEN))
    assert says(line, "tables-claim") and not says(line, "tables-answer")
    assert not says(lines(await listed(desk, ANA))[0], "tables-claim")


async def test_a_clock_that_stands_still_or_has_run_out_is_told(desk: Desk) -> None:
    await desk.rig.open(TACTIC)
    await desk.rig.tables.clock.away(BEN, desk.rig.clock.now() + DAY)
    paused = lines(await listed(desk))[0]
    assert says(paused, "turn-paused") and says(paused, "turn-away", who=f"<@{BEN}>")
    desk.rig.clock.forward(4 * DAY + 1)
    late = lines(await listed(desk))[0]
    assert says(late, "turn-overdue") and not says(late, "turn-away")


async def test_without_a_clock_none_is_told_and_a_table_set_aside_is(desk: Desk) -> None:
    id_ = await desk.rig.open(replace(TACTIC, pace=0))
    assert not says(lines(await listed(desk))[0], "turn-clock")
    await desk.rig.store.commit(Replace(replace(await desk.rig.table(id_), status="aside")))
    assert says(lines(await listed(desk))[0], "tables-aside")


async def test_a_table_against_the_bot_names_its_level(desk: Desk) -> None:
    await desk.rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, 2)
    assert says(lines(await listed(desk))[0], "title-level", level=2)


async def test_open_challenges_say_who_made_them_and_for_whom(desk: Desk) -> None:
    offer = desk.rig.tables.challenges.offer
    made = (await offer(ANA, GUILD, CHANNEL, LINE, BEN)).subject
    await offer(ANA, GUILD, CHANNEL, LINE, None)
    await offer(CLEO, GUILD, CHANNEL, LINE, ANA)
    told = (("tables-challenge-made", BEN), ("tables-challenge-anyone", ""), ("tables-challenged", CLEO))
    for line, (key, who) in zip(lines(await listed(desk)), told, strict=True):
        assert says(line, key) and f"<@{who}>" * bool(who) in line
        assert f"](https://discord.com/channels/{GUILD}/{CHANNEL})" in line
    await desk.rig.show_all()
    posting = (await desk.rig.tables.notices.postings(made))[0]
    assert f"/{posting.channel}/{posting.message})" in lines(await listed(desk))[0]


async def test_in_a_direct_message_every_server_is_listed_by_name(desk: Desk) -> None:
    desk.servers[int(GUILD)] = "The *Club*"
    await desk.rig.open(TACTIC)
    await desk.rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, CLEO)
    for line in lines(await listed(desk, server=None)):
        assert r"The \*Club\*" in line
    assert not any("Club" in line for line in lines(await listed(desk)))
    assert lines(await listed(desk, server="78")) == []


async def test_long_lists_are_turned_page_by_page(desk: Desk) -> None:
    await desk.rig.tables.people.set_server(GUILD, most_tables=100)
    for guest in range(MOST_LINES + 1):
        await desk.rig.open(TACTIC, guest=f"20{guest:02}")
    first = await listed(desk)
    assert len(lines(first)) == MOST_LINES and first.buttons == ["tables|1"]
    (second,) = (await desk.asks(ANA, my_tables, 1)).shown
    assert len(lines(second)) == 1 and second.buttons == ["tables|0"]
    (beyond,) = (await desk.asks(ANA, my_tables, 9)).shown
    assert lines(beyond) == lines(second)
