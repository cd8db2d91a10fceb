"""Rules that would decide a running table otherwise: noticed, and the table set aside, not altered."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables import ErrorCode, Limits, NoticeKind, TableStatus, Terms
from bot.tables.play.audit import Audit
from bot.tables.values.states import LogState
from data.records import Entry, Round, Table
from data.store import Change, Delete, Insert, Replace, Where
from games import registry
from games.core.game import AnyGame
from games.tactic.rules import GAME
from tests.bot.tables.rig import ANA, BEN, DAY, GUILD, HOUR, LINE, TACTIC, Rig, refusal, set_up


class Newer(type(GAME)):  # type: ignore[misc]
    """The same game under a new number."""

    version = GAME.version + 1


class Stricter(Newer):
    """A game in which nobody may enter a guard."""

    def actions(self, view: Any) -> list[str]:
        return [action for action in GAME.actions(view) if not action.startswith("g")]


class Quietly(type(GAME)):  # type: ignore[misc]
    """Rules that were changed without saying so."""

    def apply(self, state: Any, action: str) -> Any:
        after = GAME.apply(state, action)
        return replace(after, quiet=after.quiet + 1)


def with_tactic(game: AnyGame) -> Any:
    def found(key: str, version: int | None = None) -> AnyGame:
        if key != "tactic":
            return registry.game(key, version)
        if version not in (None, game.version):
            raise KeyError(key)
        return game

    return found


def without_tactic(key: str, version: int | None = None) -> AnyGame:
    if key == "tactic":
        raise KeyError(key)
    return registry.game(key, version)


async def log_and_seeds(rig: Rig) -> tuple[Any, Any]:
    kept = await rig.dump()
    return kept["entries"], kept["rounds"]


async def test_another_version_is_noticed_at_start_and_told_once(rig: Rig) -> None:
    id_, other = await rig.open(TACTIC), await rig.open(LINE, guest="7")
    await rig.turn(id_)
    await rig.show_all()
    before = await log_and_seeds(rig)
    rig = await rig.again(games=with_tactic(Newer()))
    table = await rig.table(id_)
    assert (table.status, table.ending, table.check_run) == (TableStatus.ASIDE, "rules-changed", None)
    assert await log_and_seeds(rig) == before
    told = await rig.notices(id_)
    assert [(one.kind, one.mentions) for one in told] == [(NoticeKind.SET_ASIDE, f"{ANA} {BEN}")]
    assert (await rig.table(other)).status == TableStatus.OPEN
    rig = await rig.again(games=with_tactic(Newer()))
    assert len(await rig.notices(id_)) == 1


async def test_nothing_can_be_done_at_a_table_set_aside_but_by_a_moderator(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    rig = await rig.again(games=with_tactic(Newer()))
    tables = rig.tables
    wishes = (
        tables.play.act(id_, BEN, 2, "13b-12b"),
        tables.play.resign(id_, ANA),
        tables.play.take_back(id_, ANA),
        tables.queries.table_view(id_),
    )
    for wish in wishes:
        assert await refusal(rig, wish) == ErrorCode.SET_ASIDE
    assert [one.table.id for one in await rig.tables.queries.tables_of(ANA)] == [id_]
    await tables.play.moderate(id_, GUILD, "9", "adjudicate", "why", winner=ANA)
    assert (await rig.table(id_)).status == TableStatus.OVER


async def test_unlocking_goes_on_under_the_new_rules_with_the_clock_where_it_stood(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    rig.clock.forward(HOUR)
    await rig.tables.tick()
    seen = repr((await rig.tables.queries.table_view(id_)).view)
    rig = await rig.again(games=with_tactic(Newer()))
    rig.clock.forward(5 * DAY)
    await rig.tables.play.moderate(id_, GUILD, "9", "unlock", "why")
    rig = await rig.again(games=with_tactic(Newer()))
    table_view = await rig.tables.queries.table_view(id_)
    table = await rig.table(id_)
    assert (repr(table_view.view), table.rules_version) == (seen, Newer.version)
    assert (table.deadline_run or 0) - (table.since_run) == 3 * DAY - HOUR
    await rig.turn(id_)
    assert [entry.number for entry in await rig.log(id_)] == list(range(1, table.entries + 3))


async def test_a_log_that_todays_rules_refuse_stays_locked(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.act(id_, ANA, 1, "g@2b")
    rig = await rig.again(games=with_tactic(Stricter()))
    wish = rig.tables.play.moderate(id_, GUILD, "9", "unlock", "why")
    assert await refusal(rig, wish) == ErrorCode.CANNOT_UNLOCK


@pytest.mark.parametrize("noticed_by", ["use", "audit"])
async def test_rules_changed_without_a_new_number_are_noticed_by_their_digests(rig: Rig, noticed_by: str) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    before = await log_and_seeds(rig)
    rig = await rig.again(games=with_tactic(Quietly()))
    if noticed_by == "use":
        wish = rig.tables.play.act(id_, BEN, 2, "13b-12b")
        with pytest.raises(Exception, match=ErrorCode.SET_ASIDE):
            await wish
    else:
        await rig.tables.tick()
    table = await rig.table(id_)
    assert (table.status, table.ending) == (TableStatus.ASIDE, "log-broken")
    assert await log_and_seeds(rig) == before


async def test_a_game_that_is_gone_sets_its_tables_aside(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    rig = await rig.again(games=without_tactic)
    assert (await rig.table(id_)).ending == "game-missing"


async def test_a_game_that_was_over_when_its_log_broke_is_called_damaged(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    (round_,) = await rig.store.find(Round)
    await rig.store.commit(Replace(replace(round_, log_state=LogState.ASIDE), round_))
    assert await refusal(rig, rig.tables.queries.table_view(id_)) == ErrorCode.LOG_BROKEN


async def test_a_game_that_was_over_before_its_rules_were_gone_is_not_called_damaged(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    rig = await rig.again(games=without_tactic)
    assert await refusal(rig, rig.tables.queries.table_view(id_)) == ErrorCode.UNKNOWN_GAME
    assert (await rig.table(id_)).status == TableStatus.OVER


async def test_a_game_that_is_back_goes_on_with_the_clock_where_it_stood(rig: Rig) -> None:
    id_, broken = await rig.open(TACTIC), await rig.open(TACTIC, guest="7")
    for table_id in (id_, broken):
        await rig.turn(table_id)
    rig.clock.forward(HOUR)
    await rig.tables.tick()
    before = await log_and_seeds(rig)
    rig = await rig.again(games=without_tactic)
    rig.clock.forward(5 * DAY)
    await rig.store.commit(Delete(Entry, Where(equal={"table_id": broken, "number": 1})))
    rig = await rig.again(games=registry.game)
    table = await rig.table(id_)
    assert (table.status, table.ending, (table.deadline_run or 0) - table.since_run) == ("open", "", 3 * DAY - HOUR)
    assert [entry for entry in (await log_and_seeds(rig))[0] if entry["table_id"] == id_] == [
        entry for entry in before[0] if entry["table_id"] == id_
    ]
    told = (await rig.notices(id_))[-1]
    assert (told.kind, told.mentions) == (NoticeKind.TAKEN_BACK, BEN)
    assert (await rig.table(broken)).status == TableStatus.ASIDE
    await rig.turn(id_)
    rig = await rig.again(games=registry.game)
    assert (await rig.table(id_)).status == TableStatus.OPEN


async def test_a_log_with_a_hole_or_a_foreign_line_is_set_aside(rig: Rig) -> None:
    hole, foreign = await rig.open(TACTIC), await rig.open(TACTIC, guest="7")
    for id_ in (hole, foreign):
        await rig.turn(id_)
        await rig.turn(id_)
    lost = (await rig.log(hole))[1]
    await rig.store.commit(Delete(Entry, Where(equal={"table_id": hole, "number": lost.number})))
    line = (await rig.log(foreign))[0]
    await rig.store.commit(Delete(Entry, Where(equal={"table_id": foreign, "number": 1})))
    await rig.store.commit(Insert(replace(line, action="1b-2c' or 1=1")))
    rig = await rig.again()
    for id_ in (hole, foreign):
        assert await rig_status(rig, id_) == TableStatus.ASIDE


async def rig_status(rig: Rig, id_: str) -> str:
    while not rig.tables._audit.is_done:
        await rig.tables.tick()
    return (await rig.table(id_)).status


async def test_the_audit_sees_every_table_that_was_open_a_few_at_a_time() -> None:
    rig = await set_up(Limits(audited=2))
    await rig.tables.people.set_server(GUILD, most_tables=100)
    ids = []
    for guest in range(7):
        ids.append(await rig.open(TACTIC, guest=str(guest)))
        if guest in (2, 5):
            rig.clock.forward(1)
        await rig.turn(ids[-1])
    rig = await rig.again(games=with_tactic(Quietly()), limits=Limits(audited=2))
    ticks = 0
    while not rig.tables._audit.is_done:
        await rig.tables.tick()
        ticks += 1
    assert [(await rig.table(id_)).status for id_ in ids] == [TableStatus.ASIDE] * 7
    assert ticks >= 4
    await rig.store.close()


async def test_a_stale_row_is_not_written_over(rig: Rig) -> None:
    """Somebody else wrote the table behind our back: we read it anew instead of undoing that."""
    id_ = await rig.open(TACTIC)
    await rig.act(id_)
    table = await rig.store.get(Table, id_)
    assert table is not None
    await rig.store.commit(Replace(replace(table, channel="elsewhere")))
    await rig.act(id_)
    assert (await rig.table(id_)).channel == "elsewhere"


async def test_a_table_goes_on_under_the_rules_it_was_begun_with(rig: Rig) -> None:
    earlier = registry.game("logitac", 1)
    rig = await rig.again(games=lambda key, version=None: earlier if key == "logitac" else registry.game(key, version))
    old = await rig.open(Terms("logitac"))
    await rig.turn(old)
    rig = await rig.again(games=registry.game)
    await rig.turn(old)
    new = await rig.open(Terms("logitac"), guest="7")
    assert [(await rig.table(id_)).rules_version for id_ in (old, new)] == [1, registry.game("logitac").version]
    assert (await rig.tables.queries.table_view(old)).game is earlier


async def test_a_broken_earlier_game_of_a_series_is_set_aside_by_itself_and_the_table_plays_on(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=3))
    await rig.turn(id_)
    await rig.turn(id_)
    await rig.tables.play.resign(id_, BEN)
    assert not await rig.tables.set_broken_aside(id_, 1), "it is sound"
    await rig.store.commit(Delete(Entry, Where(equal={"table_id": id_, "game_no": 1, "number": 1})))
    assert await rig.tables.set_broken_aside(id_, 1)
    assert not await rig.tables.set_broken_aside(id_, 1), "once is enough"
    assert (await rig.table(id_)).status == TableStatus.OPEN
    await rig.turn(id_)


async def test_a_table_that_somebody_writes_meanwhile_is_not_counted_as_set_aside(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await rig.open(TACTIC)
    await rig.turn(id_)
    rig = await rig.again(games=with_tactic(Quietly()))
    commit = rig.store.commit

    async def overtaken(*changes: Change) -> None:
        await commit(Replace(await rig.table(id_)))
        await commit(*changes)

    monkeypatch.setattr(rig.store, "commit", overtaken)
    assert await Audit(rig.tables.context).go_on(1) == 0
    assert (await rig.table(id_)).status == TableStatus.OPEN
