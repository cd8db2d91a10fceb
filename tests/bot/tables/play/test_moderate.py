import json

import pytest

from bot.tables import ErrorCode, NoticeKind, TableStatus
from data.records import Intervention
from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, HOUR, LINE, TACTIC, Rig, refusal
from tests.bot.tables.test_practice import bot_turn, own_turn, practise

MOD = "9"


async def order(rig: Rig, id_: str, verb: str, winner: str | None = None, reason: str = "a good reason") -> None:
    await rig.tables.play.moderate(id_, GUILD, MOD, verb, reason, winner=winner)


async def test_what_a_moderator_does_is_recorded_and_shown(rig: Rig) -> None:
    id_ = await rig.open()
    await order(rig, id_, "end")
    kept = await rig.store.find(Intervention)
    assert [(one.table_id, one.moderator, one.verb, one.reason) for one in kept] == [(id_, MOD, "end", "a good reason")]
    shown = (await rig.notices(id_))[-1]
    assert (shown.kind, shown.mentions) == (NoticeKind.ENDED, f"{ANA} {BEN}")
    told = json.loads(shown.payload)
    assert (told["result"], told["why"], told["by"]) == ("none", "a good reason", MOD)
    assert (await rig.table(id_)).status == TableStatus.UNFINISHED
    assert await refusal(rig, rig.tables.play.moderate(id_, GUILD, MOD, "end", "again")) == ErrorCode.TABLE_OVER


@pytest.mark.parametrize("winner", [ANA, BEN, None])
async def test_adjudicating_decides_the_table(rig: Rig, winner: str | None) -> None:
    id_ = await rig.open()
    await order(rig, id_, "adjudicate", winner)
    table = await rig.table(id_)
    assert (table.status, table.ending) == (TableStatus.OVER, "adjudicated")
    board = {one.person: (one.wins, one.draws) for one in await rig.tables.queries.leaderboard(GUILD)}
    assert board[ANA] == ((1, 0) if winner == ANA else (0, 1) if winner is None else (0, 0))


async def test_undo_takes_the_last_turn_back_whatever_the_terms(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    assert await refusal(rig, rig.tables.play.moderate(id_, GUILD, MOD, "undo", "why")) == ErrorCode.NOTHING_TO_UNDO
    start = repr((await rig.tables.queries.table_view(id_)).view)
    rig.clock.forward(HOUR)
    await rig.turn(id_)
    rig.clock.forward(DAY)
    await order(rig, id_, "undo")
    table_view = await rig.tables.queries.table_view(id_)
    assert (repr(table_view.view), table_view.deadline) == (start, rig.clock.now() + 3 * DAY - HOUR)
    assert [one.kind for one in await rig.notices(id_)][-2:] == [NoticeKind.TAKEN_BACK, NoticeKind.MODERATED]


async def test_undoing_against_the_bot_gives_the_turn_back_to_the_person(rig: Rig) -> None:
    id_ = await practise(rig, first="guest")
    await bot_turn(rig, id_)
    start = repr((await rig.tables.queries.table_view(id_)).view)
    nothing = rig.tables.play.moderate(id_, GUILD, MOD, "undo", "why")
    assert await refusal(rig, nothing) == ErrorCode.NOTHING_TO_UNDO, "the bot would only answer again"
    await own_turn(rig, id_)
    await bot_turn(rig, id_)
    await order(rig, id_, "undo")
    assert repr((await rig.tables.queries.table_view(id_)).view) == start
    assert await rig.mover(id_) == ANA


@pytest.mark.parametrize("reason", ["", "   ", "x" * 301, "two\nlines", "bell\a", "nul\0", "\ud800"])
async def test_a_reason_is_needed_and_is_one_line(rig: Rig, reason: str) -> None:
    id_ = await rig.open()
    assert await refusal(rig, rig.tables.play.moderate(id_, GUILD, MOD, "end", reason)) == ErrorCode.BAD_REASON


async def test_a_moderator_of_another_server_or_with_another_wish_is_refused(rig: Rig) -> None:
    id_ = await rig.open()
    moderate = rig.tables.play.moderate
    assert await refusal(rig, moderate(id_, "78", MOD, "end", "why")) == ErrorCode.UNKNOWN_TABLE
    assert await refusal(rig, moderate(id_, GUILD, MOD, "explode", "why")) == ErrorCode.BAD_TERM
    assert await refusal(rig, moderate(id_, GUILD, MOD, "adjudicate", "why", winner=CLEO)) == ErrorCode.NOT_YOUR_TABLE
    assert await refusal(rig, moderate(id_, GUILD, MOD, "unlock", "why")) == ErrorCode.NOT_SET_ASIDE


async def test_the_same_interaction_undoes_once(rig: Rig) -> None:
    id_ = await rig.open(LINE)
    await rig.turn(id_)
    await rig.turn(id_)
    await rig.tables.play.moderate(id_, GUILD, MOD, "undo", "why", interaction="a")
    assert (await rig.tables.play.moderate(id_, GUILD, MOD, "undo", "why", interaction="a")).again
    assert (await rig.table(id_)).turn == 2
