import json
import re
from dataclasses import replace
from unittest.mock import MagicMock

import pytest

from bot.tables import ErrorCode, EventKind, NoticeKind, TableError, TableStatus, Terms
from bot.tables.play.at_table import check_game, check_turn, opponent, person_at
from bot.tables.values.answers import Acted
from data.records import Round
from games.core.play import digest, states
from games.records.commitment import commit_secret
from tests.bot.tables.rig import ANA, BEN, CLEO, TACTIC, Rig, refusal, refused

HIDE = Terms("topologic", first="host")


async def test_a_turn_is_logged_with_digests_and_passed_on(rig: Rig) -> None:
    id_ = await rig.open()
    await rig.turn(id_)
    table, log = await rig.table(id_), await rig.log(id_)
    assert (table.turn_no, table.to_move, table.turn, table.fresh, table.entries) == (2, 1, 2, True, len(log))
    table_view = await rig.tables.queries.table_view(id_)
    seed = (await rig.store.find(Round))[0].seed
    found = list(states(table_view.game, table_view.options, seed, [entry.action for entry in log]))
    assert [digest(state) for state in found[1:]] == [entry.digest for entry in log]


async def test_an_unfinished_turn_keeps_and_tells_nobody(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    told = await rig.kinds(id_)
    answer = await rig.tables.play.act(id_, ANA, 1, "1b-2c")
    assert answer.events == (Acted(1, ("1b-2c",), turn_over=False, ended=False),)
    rig = await rig.again()
    assert (await rig.table(id_)).fresh is False
    assert await rig.kinds(id_) == told
    await rig.act(id_)
    newest = (await rig.notices(id_))[-1]
    assert len(json.loads(newest.payload)["actions"]) == 2
    assert newest.mentions == BEN


async def test_a_whole_turn_in_one_line_is_all_or_none(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    wrong = await refused(rig, rig.tables.play.act(id_, ANA, 1, "1b-2c 1b-2c"))
    assert (wrong.key, wrong.values["nth"], wrong.values["word"]) == (ErrorCode.ILLEGAL, 2, "1b-2c")
    await rig.tables.play.act(id_, ANA, 1, "1b-2c 1d-2e")
    assert [entry.action for entry in await rig.log(id_)] == ["1b-2c", "1d-2e"]


async def test_picked_actions_end_with_the_own_turn(rig: Rig) -> None:
    """A button's id can be forged: the other's turn isn't taken along, and nothing of the line is played."""
    id_ = await rig.open(TACTIC)
    line = ["1b-2c", "1d-2e", "13b-12b", "12b-11a"]
    wrong = await refused(rig, rig.tables.play.act(id_, ANA, 1, line))
    assert (wrong.key, wrong.values["fault"], wrong.values["nth"]) == (ErrorCode.ILLEGAL, "turn-over", 3)
    await rig.tables.play.act(id_, ANA, 1, line[:2])
    assert await rig.mover(id_) == BEN


async def test_a_refusal_of_picked_actions_does_not_tell_what_lies_below_a_stone(rig: Rig) -> None:
    """A stone with like faces isn't dropped with a star: whether it may be, is known only after the lift."""
    id_ = await rig.open(Terms("logan_stones", first="host", pace=3))
    while not any(word.endswith("^") for word in await rig.legal(id_)):
        await rig.act(id_)
    mover, lifts = await rig.mover(id_), [word for word in await rig.legal(id_) if word.endswith("^")]
    for lift in lifts:
        target = await _drop_after(rig, id_, lift)
        wrong = await refused(rig, rig.tables.play.act(id_, mover, None, [lift, f"{target}*", "x"]))
        assert (wrong.values["fault"], wrong.values["nth"]) == ("turn-over", 2)
    assert len(lifts) > 2


async def _drop_after(rig: Rig, id_: str, lift: str) -> str:
    table_view = await rig.tables.queries.table_view(id_, await rig.mover(id_))
    return str(table_view.game.actions(table_view.game.preview(table_view.view, lift))[0])


async def test_who_may_not_act_is_told_why(rig: Rig) -> None:
    id_ = await rig.open()
    word = (await rig.legal(id_))[0]
    assert await refusal(rig, rig.tables.play.act(id_, BEN, 1, word)) == ErrorCode.NOT_YOUR_TURN
    assert await refusal(rig, rig.tables.play.act(id_, CLEO, 1, word)) == ErrorCode.NOT_YOUR_TABLE
    await rig.turn(id_)
    assert await refusal(rig, rig.tables.play.act(id_, ANA, 1, word)) == ErrorCode.OLD_TURN
    assert await refusal(rig, rig.tables.play.act(id_, BEN, 7, word)) == ErrorCode.OLD_TURN
    assert await refusal(rig, rig.tables.play.act("zzzzz", ANA, 1, word)) == ErrorCode.UNKNOWN_TABLE
    await rig.tables.play.resign(id_, ANA)
    assert await refusal(rig, rig.tables.play.act(id_, BEN, 2, word)) == ErrorCode.TABLE_OVER


async def test_a_picker_made_for_another_position_of_the_turn_is_old(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.act(id_, ANA, 1, "1b-2c", at=0)
    assert await refusal(rig, rig.tables.play.act(id_, ANA, 1, "1d-2e", at=0)) == ErrorCode.OLD_TURN
    await rig.tables.play.act(id_, ANA, None, "1d-2e", at=1)


BAD_TEXTS = (
    "",
    " " * 50,
    "x" * 100_000,
    "1b-2c\0",
    "\x1b[2J\x07",
    "'; drop table tables; --",
    "%s%n{0}{table.id}{__class__}",
    "\ud800",
    "\u202e1b-2c\u202c",
    "🎲🎲",
    "1b-2c " * 60,
)


@pytest.mark.parametrize("text", BAD_TEXTS, ids=range(len(BAD_TEXTS)))
async def test_nonsense_as_an_action_changes_nothing(rig: Rig, text: str) -> None:
    for terms in (TACTIC, HIDE):
        id_ = await rig.open(terms)
        wrong = await refused(rig, rig.tables.play.act(id_, ANA, 1, text))
        assert wrong.key == ErrorCode.ILLEGAL
        assert len(str(wrong.values["word"])) <= 40


BAD_IDS = ("", "' or 1=1 --", "x" * 10_000, "\0", "\ud800", "%s{0}", "../..", "anon\n")


@pytest.mark.parametrize("bad", BAD_IDS, ids=range(len(BAD_IDS)))
async def test_nonsense_as_an_id_changes_nothing(rig: Rig, bad: str) -> None:
    id_ = await rig.open()
    word = (await rig.legal(id_))[0]
    tables = rig.tables
    for wish in (
        tables.play.act(bad, ANA, 1, word),
        tables.play.act(f"{id_}{bad}" if bad else "", ANA, 1, word),
        tables.play.resign(bad, ANA),
        tables.queries.table_view(bad),
        tables.queries.history(bad),
        tables.queries.export(bad, ("a", "b")),
        tables.challenges.rematch(bad, ANA),
        tables.play.left(bad, ANA),
        tables.play.moderate(bad, "77", "5", "end", "why"),
    ):
        assert await refusal(rig, wish) == ErrorCode.UNKNOWN_TABLE
    for wanted in (
        tables.challenges.accept(bad, BEN),
        tables.challenges.decline(bad, BEN),
        tables.challenges.withdraw(bad, ANA),
        tables.challenges.challenge(bad),
    ):
        assert await refusal(rig, wanted) == ErrorCode.UNKNOWN_CHALLENGE
    assert await refusal(rig, tables.play.act(id_, bad, 1, word)) in (ErrorCode.BAD_ID, ErrorCode.NOT_YOUR_TABLE)
    if bad:
        assert await refusal(rig, tables.play.act(id_, ANA, 1, word, interaction=bad)) == ErrorCode.BAD_ID
    if bad not in ("", "../.."):
        for about in (
            tables.queries.tables_of(bad),
            tables.people.personal_data(bad),
            tables.people.erase(bad),
            tables.queries.profile(bad, "77"),
        ):
            assert await refusal(rig, about) == ErrorCode.BAD_ID
    assert await tables.notices.place(bad) is None
    assert await tables.notices.table_in(bad) is None


async def test_the_same_interaction_acts_once_and_is_answered_alike(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    first = await rig.tables.play.act(id_, ANA, 1, "1b-2c", interaction="i1")
    second = await rig.tables.play.act(id_, ANA, 1, "1b-2c", interaction="i1")
    assert second == replace(first, again=True)
    await rig.tables.play.act(id_, ANA, 1, "1d-2e", interaction="i2")
    rig = await rig.again()
    late = await rig.tables.play.act(id_, ANA, 1, "1b-2c", interaction="i1")
    assert late == replace(first, again=True)
    assert [entry.action for entry in await rig.log(id_)] == ["1b-2c", "1d-2e"]


async def test_an_interaction_answers_only_the_one_who_made_it(rig: Rig) -> None:
    id_ = await rig.open(HIDE)
    await rig.tables.play.act(id_, ANA, 1, "hide c2", interaction="i1")
    assert await refusal(rig, rig.tables.play.act(id_, BEN, 1, "hide c2", interaction="i1")) == ErrorCode.OLD_TURN


async def test_a_hidden_action_is_promised_with_a_salt_and_told_to_nobody(rig: Rig) -> None:
    id_ = await rig.open(HIDE)
    await rig.tables.play.act(id_, ANA, 1, "hide c2")
    entry = (await rig.log(id_))[0]
    promise = commit_secret("hide c2", entry.salt)
    told = (await rig.notices(id_))[-1]
    assert json.loads(told.payload)["commitments"] == [f"1 {promise}"]
    assert json.loads(told.payload)["actions"] == ["hide ?"]
    theirs = await rig.tables.queries.table_view(id_, BEN)
    assert list(theirs.commitments) == [(1, promise)]
    assert (theirs.seed, list(theirs.secrets)) == (None, [])
    shown = [str(await rig.tables.queries.history(id_, reader)) for reader in (BEN, None, CLEO)]
    shown += [await rig.tables.queries.export(id_, ("Ana", "Ben"), reader) for reader in (BEN, None, CLEO)]
    shown += [notice.payload for notice in await rig.notices(id_)]
    assert not [text for text in shown if re.search(r"\bc2\b", text) or entry.salt in text]
    assert "hide c2" in str(await rig.tables.queries.history(id_, ANA))


async def test_after_the_end_everything_is_opened(rig: Rig) -> None:
    id_ = await rig.open(HIDE)
    await rig.tables.play.act(id_, ANA, 1, "hide c2")
    await rig.tables.play.resign(id_, BEN)
    entry = (await rig.log(id_))[0]
    table_view = await rig.tables.queries.table_view(id_, BEN)
    assert table_view.seed is not None
    assert [(one.index, one.salt, one.action) for one in table_view.secrets] == [(1, entry.salt, "hide c2")]
    assert "hide c2" in await rig.tables.queries.export(id_, ("Ana", "Ben"))
    assert table_view.view.outcome is not None


async def test_a_later_turn_takes_an_unshown_earlier_one_back(rig: Rig) -> None:
    id_ = await rig.open()
    for _ in range(6):
        await rig.turn(id_)
    turns = [notice for notice in await rig.notices(id_) if notice.kind == NoticeKind.TURN]
    assert [(notice.turn_no, notice.mentions) for notice in turns] == [(7, ANA)]


async def test_a_whole_game_ends_with_one_end_message_and_no_open_turn(rig: Rig) -> None:
    id_ = await rig.open()
    while (await rig.table(id_)).status == TableStatus.OPEN:
        last = await rig.act(id_)
    assert [event.kind for event in last.events] == [EventKind.ACTED, EventKind.ENDED]
    assert await rig.kinds(id_) == [NoticeKind.CHALLENGE_CLOSED, NoticeKind.ENDED, NoticeKind.RESULT]
    told = json.loads((await rig.notices(id_))[-2].payload)
    assert (told["over"], told["game_no"]) == (True, 1)
    numbers = [entry.number for entry in await rig.log(id_)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_nothing_public_names_the_seed(rig: Rig) -> None:
    for guest, game in enumerate(("tactic", "topologic", "logan_stones")):
        id_ = await rig.open(Terms(game, first="host"), guest=str(guest))
        for _ in range(12):
            await rig.act(id_)
        dump = await rig.dump()
        seed = next(row["seed"] for row in dump["rounds"] if row["table_id"] == id_)
        for notice in await rig.notices(id_):
            assert seed not in notice.payload
        for reader in (None, ANA):
            assert seed not in await rig.tables.queries.export(id_, ("a", "b"), reader)
            assert seed not in str(await rig.tables.queries.table_view(id_, reader))
        assert seed not in await rig.tables.people.personal_data(ANA)


async def test_numbers_in_the_log_have_no_hole(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    for _ in range(20):
        await rig.act(id_)
    assert [entry.number for entry in await rig.log(id_)] == list(range(1, 21))


UPDATE = MagicMock()
UPDATE.round.seat_0, UPDATE.round.seat_1 = "ana", "ben"
UPDATE.table.turn_no, UPDATE.table.game_no = 7, 2


def test_each_seat_has_its_person_and_that_person_an_opponent() -> None:
    assert [person_at(UPDATE, 0), person_at(UPDATE, 1)] == ["ana", "ben"]
    assert [opponent(UPDATE, 0), opponent(UPDATE, 1)] == ["ben", "ana"]


@pytest.mark.parametrize(("check", "now"), [(check_turn, 7), (check_game, 2)])
def test_what_was_meant_for_another_moment_is_refused(check: object, now: int) -> None:
    assert callable(check)
    check(UPDATE, now)
    check(UPDATE, None)
    for other in (now - 1, now + 1):
        with pytest.raises(TableError) as refused:
            check(UPDATE, other)
        assert refused.value.key == ErrorCode.OLD_TURN
