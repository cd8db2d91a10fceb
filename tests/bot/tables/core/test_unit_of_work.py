import asyncio

import pytest

from bot.tables import Answer, ErrorCode, Limits, TableError
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.values.answers import Acted
from data.records import Table
from tests.bot.tables.rig import ANA, BEN, LINE, TACTIC, Rig, set_up


async def test_of_fifty_attempts_at_one_action_one_wins_and_the_others_are_told(rig: Rig) -> None:
    id_ = await rig.open(LINE)
    for turn in range(1, 5):
        who, words = await rig.mover(id_), await rig.legal(id_)
        before = await rig.log(id_)
        wishes = [
            rig.tables.play.act(id_, who, turn, f"{words[nth % len(words)]} keep", interaction=f"{turn}.{nth}")
            for nth in range(50)
        ]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        won = [one for one in answers if isinstance(one, Answer)]
        told = [one.key for one in answers if isinstance(one, TableError)]
        assert len(won) + len(told) == 50
        assert len([one for one in won if not one.again]) == 1
        assert set(told) <= {ErrorCode.OLD_TURN, ErrorCode.NOT_YOUR_TURN, ErrorCode.ILLEGAL}
        log = await rig.log(id_)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        actions = won[0].event(Acted).actions
        assert len(log) - len(before) == len(actions)


async def test_two_programs_on_one_store_cannot_both_win(rig: Rig) -> None:
    """The store, not our locks, is what decides: here two rooms, each with its own locks and memory."""
    id_ = await rig.open(TACTIC)
    other = await rig.again()
    await other.tables.queries.table_view(id_)
    await rig.tables.queries.table_view(id_)
    wishes = [
        one.tables.play.act(id_, ANA, 1, "1b-2c", at=0, interaction=f"{n}") for n in range(10) for one in (rig, other)
    ]
    answers = await asyncio.gather(*wishes, return_exceptions=True)
    assert all(isinstance(one, Answer | TableError) for one in answers)
    assert [entry.action for entry in await rig.log(id_)] == ["1b-2c"]


async def test_the_same_interaction_delivered_fifty_times_at_once_acts_once(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    answers = await asyncio.gather(*(rig.tables.play.act(id_, ANA, 1, "1b-2c", interaction="i") for _ in range(50)))
    assert len({str(one.events) for one in answers}) == 1
    assert [one.again for one in answers].count(False) == 1
    assert len(await rig.log(id_)) == 1


async def test_two_tables_never_wait_for_each_other(rig: Rig) -> None:
    held, free = await rig.open(TACTIC), await rig.open(TACTIC, guest="7")
    context = rig.tables.context
    async with context.locks.hold(held):
        waiting = asyncio.ensure_future(rig.tables.play.act(held, ANA, 1, "1b-2c"))
        async with asyncio.timeout(300):
            await rig.tables.play.act(free, ANA, 1, "1b-2c")
            await rig.tables.queries.table_view(held)
            await rig.tables.queries.tables_of(ANA)
        assert not waiting.done()
    await waiting


async def test_resignation_agreement_and_a_move_at_once_end_the_game_once(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.offer_end(id_, ANA)
    answers = await asyncio.gather(
        rig.tables.play.accept_end(id_, BEN),
        rig.tables.play.resign(id_, ANA),
        rig.tables.play.resign(id_, BEN),
        rig.tables.play.cancel(id_, ANA),
        rig.tables.play.act(id_, ANA, 1, "1b-2c"),
        return_exceptions=True,
    )
    ended = [one for one in answers if isinstance(one, Answer) and any(e.kind == "ended" for e in one.events)]
    assert len(ended) == 1
    assert (await rig.kinds(id_)).count("ended") == 1


async def test_who_gives_up_waiting_leaves_nothing_half_done(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    for nth in range(12):
        wish = asyncio.ensure_future(rig.act(id_))
        for _ in range(nth):
            await asyncio.sleep(0)
        wish.cancel()
        await asyncio.gather(wish, return_exceptions=True)
        await rig.tables.people.set_server("77", pace=3)  # commits keep their order: the one given up is settled
        await rig.act(id_)
    log = await rig.log(id_)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    seen = repr((await rig.tables.queries.table_view(id_)).view)
    assert repr((await (await rig.again()).tables.queries.table_view(id_)).view) == seen


async def test_locks_and_positions_of_idle_tables_are_let_go() -> None:
    rig = await set_up(Limits(loaded_games=3))
    await rig.tables.people.set_server("77", most_tables=100)
    for guest in range(12):
        await rig.act(await rig.open(TACTIC, guest=str(guest)))
    context = rig.tables.context
    assert (len(context.locks), len(context.loaded_games)) == (0, 3)
    await rig.store.close()


async def test_a_column_that_no_table_has_is_no_column(rig: Rig) -> None:
    update = TableUpdate(rig.tables.context, await rig.table(await rig.open()))
    with pytest.raises(TypeError, match="colour"):
        update.set(colour="red")  # type: ignore[call-arg]


async def test_a_position_that_another_process_has_left_behind_is_remembered_no_more(rig: Rig) -> None:
    """Else the table's newest row would vouch for it."""
    id_ = await rig.open(TACTIC)
    games = rig.tables.context.loaded_games
    for changes, is_kept in ((0, True), (1, False)):
        loaded = games.get(id_)
        assert loaded is not None
        for _ in range(changes):
            await rig.act(id_)
        games.put(loaded)
        update = TableUpdate(rig.tables.context, await stored(rig, id_))
        update.set(reminded=0)
        await update.commit()
        assert (games.get(id_) is not None) == is_kept


async def stored(rig: Rig, id_: str) -> Table:
    table = await rig.store.get(Table, id_)
    assert table is not None
    return table
