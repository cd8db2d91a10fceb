from dataclasses import replace

from bot.tables import ErrorCode, NoticeKind
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, LINE, TACTIC, Rig, refusal

DORA = "1004"


async def test_the_end_is_to_be_told_to_whoever_asked(rig: Rig) -> None:
    table = await rig.open(replace(LINE, best_of=3))
    await rig.tables.people.watch(table, CLEO)
    await rig.tables.people.watch(table, CLEO)
    await rig.tables.people.watch(table, DORA)
    await rig.tables.people.unwatch(table, DORA)
    rig = await rig.again()
    await rig.tables.play.resign(table, ANA)
    assert NoticeKind.WATCHED not in await rig.kinds(table), "the series goes on"
    await rig.tables.play.resign(table, ANA)
    assert (await rig.kinds(table))[-1] == NoticeKind.WATCHED
    assert await rig.tables.people.watchers(table) == [CLEO]


async def test_a_players_copy_of_the_data_does_not_tell_that_somebody_watches(rig: Rig) -> None:
    table = await rig.open(TACTIC)
    before = await rig.tables.people.personal_data(ANA)
    await rig.tables.people.watch(table, CLEO)
    assert await rig.tables.people.personal_data(ANA) == before


async def test_an_end_nobody_asked_for_has_no_notice(rig: Rig) -> None:
    table = await rig.open(TACTIC)
    await rig.tables.play.moderate(table, GUILD, CLEO, "end", "because")
    assert NoticeKind.WATCHED not in await rig.kinds(table)


async def test_players_and_latecomers_are_refused(rig: Rig) -> None:
    table = await rig.open(TACTIC)
    for player in (ANA, BEN):
        assert await refusal(rig, rig.tables.people.watch(table, player)) == ErrorCode.OWN_TABLE
    await rig.tables.play.cancel(table, ANA)
    assert await refusal(rig, rig.tables.people.watch(table, CLEO)) == ErrorCode.TABLE_OVER


async def test_the_running_game_goes_on_as_before(rig: Rig) -> None:
    """Asking writes into the table's row, which memory holds as well."""
    table = await rig.open(TACTIC)
    await rig.turn(table)
    await rig.tables.people.watch(table, CLEO)
    await rig.turn(table)
    assert (await rig.table(table)).watched


async def test_a_server_may_forbid_it(rig: Rig) -> None:
    table = await rig.open(TACTIC)
    await rig.tables.people.set_server(GUILD, watching=False)
    assert await refusal(rig, rig.tables.people.watch(table, CLEO)) == ErrorCode.NO_WATCHING
