"""A practice table that can't be shown anywhere is taken back, by whoever began it, and leaves nothing but buttons."""

from bot.tables import ErrorCode, Terms
from bot.tables.values.ids import OPPONENT
from bot.tables.values.notice_contents import REFUSED
from data.records import Entry, Notice, Place, Round, Table
from tests.bot.tables.rig import ANA, BEN, CHANNEL, GUILD, Rig, refusal


async def practised(rig: Rig) -> str:
    return (await rig.tables.practice.start(ANA, GUILD, CHANNEL, Terms("tactic", first="host"), 1)).subject


async def seated(rig: Rig, person: str) -> tuple[str, ...]:
    context = rig.tables.context
    return await context.seats.of(context.store, person)


async def test_what_is_taken_back_is_there_no_more(rig: Rig) -> None:
    id_, other = await practised(rig), await practised(rig)
    await rig.act(id_)
    await rig.show_all()
    await rig.tables.notices.refusal_told(id_)
    assert set(await seated(rig, ANA)) == set(await seated(rig, OPPONENT)) == {id_, other}
    await rig.tables.practice.discard(id_, ANA)
    assert await refusal(rig, rig.tables.queries.table(id_)) == ErrorCode.UNKNOWN_TABLE
    assert await refusal(rig, rig.tables.queries.table_view(id_)) == ErrorCode.UNKNOWN_TABLE
    assert await seated(rig, ANA) == await seated(rig, OPPONENT) == (other,)
    for kind, column in (
        (Notice, "subject"),
        (Place, "subject"),
        (Entry, "table_id"),
        (Round, "table_id"),
        (Table, "id"),
    ):
        rows = await rig.store.find(kind)
        assert not [row for row in rows if getattr(row, column) == id_]


async def test_only_messages_with_buttons_are_remembered_until_they_have_none(rig: Rig) -> None:
    id_ = await practised(rig)
    (shown,) = await rig.show_all()
    await rig.tables.notices.refusal_told(id_)
    await rig.tables.notices.changed_subjects()
    await rig.tables.practice.discard(id_, ANA)
    assert list(await rig.tables.notices.changed_subjects()) == [id_]
    (posting,) = await rig.stale()
    assert (posting.message, posting.kind == REFUSED) == (f"message {shown.id}", False)


async def test_only_ones_own_practice_is_taken_back(rig: Rig) -> None:
    id_, between_people = await practised(rig), await rig.open()
    for wish in ((id_, BEN), (between_people, ANA)):
        assert await refusal(rig, rig.tables.practice.discard(*wish)) == ErrorCode.NOT_YOUR_TABLE
