from dataclasses import replace
from typing import Any

import pytest

from bot.tables import Acted, ErrorCode, NoticeKind, Permission, Terms
from bot.tables.values.lines import Line
from bot.tables.values.notice_contents import TurnBegun, read_content
from data.records import Conditions
from data.store import Replace
from games.core.foreseeing import ForeseenTurn
from games.core.game import AnyGame
from games.core.play import legal
from tests.bot.tables.rig import ANA, BEN, GUILD, HOUR, LINE, TACTIC, Rig, refusal

FREE = replace(TACTIC, takebacks="free")
FIRST, ANSWER, NEXT, AND_THEN = (
    ("1b-2c", "1d-2e"),
    ("13b-12b", "13d-12f"),
    ("2c-3b", "2e-3c"),
    ("12b-11a", "12f-11d"),
)
WHOLE: Line = (FIRST, ANSWER, NEXT, AND_THEN)


async def said(rig: Rig, *lines: Line, terms: Terms = TACTIC) -> str:
    """Open a table at which Ben has said what he answers to Ana's first turn."""
    id_ = await rig.open(terms)
    for line in lines:
        await rig.tables.play.set_condition(id_, BEN, 1, line)
    return id_


async def play(rig: Rig, id_: str, turn: tuple[str, ...], who: str = ANA) -> Acted:
    return (await rig.tables.play.act(id_, who, None, turn)).event(Acted)


async def actions(rig: Rig, id_: str) -> list[tuple[int | None, str, bool]]:
    return [(one.seat, one.action, one.conditional) for one in await rig.tables.queries.history(id_)]


async def test_an_answer_comes_with_the_turn_it_answers_and_the_next_with_the_next(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await rig.show_all()
    await play(rig, id_, FIRST)
    played = [(0, one, False) for one in FIRST] + [(1, one, True) for one in ANSWER]
    assert await actions(rig, id_) == played
    rig = await rig.again()
    assert await rig.mover(id_) == ANA
    await play(rig, id_, NEXT)
    assert [one[2] for one in await actions(rig, id_)] == [False, False, True, True] * 2
    assert await rig.store.find(Conditions) == []
    assert (await rig.table(id_)).conditions == 0


async def test_one_message_tells_of_both_turns_and_calls_whoever_is_to_move(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await rig.show_all()
    acted = await play(rig, id_, FIRST)
    assert acted.actions == FIRST, "the answer to Ana's click tells of her own turn"
    (notice,) = await rig.notices(id_)
    content = read_content(notice.kind, notice.payload)
    assert isinstance(content, TurnBegun)
    assert (content.before_by, content.before, content.by, content.actions) == (ANA, FIRST, BEN, ANSWER)
    assert notice.mentions == ANA


async def test_the_position_counts_and_not_the_order_of_actions(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await play(rig, id_, FIRST[::-1])
    assert [one[1] for one in await actions(rig, id_)][2:] == list(ANSWER)


async def test_another_turn_makes_the_line_void(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await play(rig, id_, ("1b-2c", "2c-3b"))
    assert await rig.mover(id_) == BEN
    assert await rig.store.find(Conditions) == []
    (notice,) = [one for one in await rig.notices(id_) if one.turn_no == 2]
    assert notice.mentions == BEN


async def test_the_line_said_last_counts(rig: Rig) -> None:
    other = ("13b-12b", "13d-13e")
    id_ = await said(rig, (FIRST, other), WHOLE)
    await play(rig, id_, FIRST)
    assert [one[1] for one in await actions(rig, id_)][2:] == list(ANSWER)
    assert (await rig.tables.queries.conditions(id_, BEN)).lines == (WHOLE[2:],)


async def test_what_cannot_be_played_is_told_to_its_owner_alone(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    row = (await rig.store.find(Conditions))[0]
    spoiled = replace(row, lines=row.lines.replace("13b-12b", "13b-1b"))
    await rig.tables.context.store.commit(Replace(spoiled, row))
    await play(rig, id_, FIRST)
    assert await rig.mover(id_) == BEN
    assert (await rig.tables.queries.conditions(id_, BEN)).missed == ("13b-1b", "13d-12f")
    assert (await rig.tables.queries.conditions(id_, ANA)).missed == ()
    await play(rig, id_, ANSWER, BEN)
    assert await rig.store.find(Conditions) == []


async def test_an_offer_to_end_is_answered_first(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await rig.tables.play.offer_end(id_, ANA)
    await play(rig, id_, FIRST)
    assert await rig.mover(id_) == BEN
    assert Permission.ANSWER_END in (await rig.tables.queries.table_view(id_, BEN)).permissions
    assert (await rig.tables.queries.conditions(id_, BEN)).missed == ANSWER


@pytest.mark.parametrize("asker", [ANA, BEN])
async def test_a_takeback_is_by_consent_gives_both_turns_back_and_disarms(rig: Rig, asker: str) -> None:
    id_ = await said(rig, WHOLE, terms=FREE)
    rig.clock.forward(HOUR)
    await play(rig, id_, FIRST)
    assert Permission.TAKE_BACK in (await rig.tables.queries.table_view(id_, asker)).permissions
    await rig.tables.play.take_back(id_, asker)
    assert (await rig.table(id_)).entries == 4, "it isn't free"
    (asked,) = [one for one in await rig.notices(id_) if one.kind == NoticeKind.TAKEBACK_ASKED]
    assert '"with_answer":true' in asked.payload, "who is asked is told that two turns go"
    other = BEN if asker == ANA else ANA
    assert await refusal(rig, rig.tables.play.take_back(id_, other)) == ErrorCode.ASKED_BY_OTHER
    await rig.tables.play.grant_takeback(id_, other)
    assert await rig.mover(id_) == ANA
    assert [one.taken_back for one in await rig.tables.queries.history(id_)] == [True] * 4
    table = await rig.table(id_)
    assert (table.allotted or 0) == table.pace * 24 * HOUR - HOUR
    await play(rig, id_, FIRST)
    assert await rig.mover(id_) == BEN, "what was shown stays disarmed"


async def test_a_takeback_without_an_answer_is_free_and_disarms(rig: Rig) -> None:
    id_ = await said(rig, WHOLE, terms=FREE)
    await play(rig, id_, ("1b-2c", "2c-3b"))
    await rig.tables.play.take_back(id_, ANA)
    await play(rig, id_, FIRST)
    assert await rig.mover(id_) == BEN


async def test_taking_an_action_of_an_unfinished_turn_back_changes_nothing(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await play(rig, id_, ("1c-2d",))
    await rig.tables.play.take_back(id_, ANA)
    await play(rig, id_, FIRST[:1])
    assert (await rig.tables.queries.conditions(id_, BEN)).lines == (WHOLE,)
    await play(rig, id_, FIRST[1:])
    assert await rig.mover(id_) == ANA


async def test_a_moderator_undoes_both_turns(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await play(rig, id_, FIRST)
    await rig.tables.play.moderate(id_, GUILD, "1003", "undo", "a slip")
    assert (await rig.tables.queries.table_view(id_)).view.turn == 1
    assert await rig.store.find(Conditions) == []


async def test_the_end_takes_them_along(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await rig.tables.play.play_only_turns(id_, BEN, wanted=True)
    await rig.tables.play.moderate(id_, GUILD, "1003", "end", "a test")
    table = await rig.table(id_)
    assert (table.conditions, table.only_turns, await rig.store.find(Conditions)) == (0, 0, [])


async def test_who_has_one_legal_turn_need_not_play_it(rig: Rig) -> None:
    """Play until guards and patrols stand in each other's way, which often means that the other has to pass."""
    played: list[bool] = []
    while not any(played):
        assert len(played) < 20_000
        id_ = await rig.open(Terms("tactic", {"variant": "forced"}, first="host"))
        for person in (ANA, BEN):
            await rig.tables.play.play_only_turns(id_, person, wanted=True)
        while (await rig.table(id_)).status == "open":
            await rig.turn(id_)
        played += [entry.conditional for entry in await rig.log(id_)]


async def test_whoever_has_a_choice_is_asked(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.play_only_turns(id_, BEN, wanted=True)
    await play(rig, id_, FIRST)
    assert await rig.mover(id_) == BEN
    await rig.tables.play.play_only_turns(id_, BEN, wanted=False)
    assert (await rig.table(id_)).only_turns == 0


async def test_an_end_by_an_answer_calls_both(rig: Rig) -> None:
    """Find a game in which the last turn is an answer, by preparing each turn of seat 1."""
    for _ in range(30):
        id_ = await rig.open(LINE)
        while (await rig.table(id_)).status == "open":
            if await rig.mover(id_) == ANA:
                await say_what_ends_it(rig, id_)
            await rig.turn(id_)
        (ended,) = [one for one in await rig.notices(id_) if one.kind == NoticeKind.ENDED]
        if (await rig.log(id_))[-1].conditional:
            assert set(ended.mentions.split()) == {ANA, BEN}
            assert await rig.store.find(Conditions) == []
            return
    raise AssertionError("no game ended by an answer")


async def say_what_ends_it(rig: Rig, id_: str) -> None:
    """Say an answer that ends the game to whatever Ana may play, where there is one."""
    seen, turn_no = await rig.tables.queries.conditions(id_, BEN), (await rig.table(id_)).turn_no
    state = seen.game.view(seen.view, 0)
    expected = whole(seen.game, state) if len(state.line) < 6 else []
    lines = [
        (turn, answer)
        for turn, after in expected
        for answer, last in (whole(seen.game, after) if after.outcome is None else ())
        if last.outcome is not None
    ]
    for line in {line[0]: line for line in lines}.values():
        if len((await rig.tables.queries.conditions(id_, BEN)).lines) < 5:
            await rig.tables.play.set_condition(id_, BEN, turn_no, line)


def whole(rules: AnyGame, state: Any) -> list[tuple[ForeseenTurn, Any]]:
    """List every whole turn, and what it leads to."""
    found: list[tuple[ForeseenTurn, Any]] = []
    begun: list[tuple[ForeseenTurn, Any]] = [((), state)]
    while begun:
        taken, at = begun.pop()
        for action in legal(rules, at):
            after = rules.apply(at, action)
            (found if after.fresh or after.outcome else begun).append(((*taken, action), after))
    return found


async def test_every_refusal_changes_nothing(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    play_ = rig.tables.play
    assert await refusal(rig, play_.set_condition(id_, ANA, 1, WHOLE)) == ErrorCode.CONDITIONS_OWN_TURN
    assert await refusal(rig, play_.set_condition(id_, BEN, 2, WHOLE)) == ErrorCode.OLD_TURN
    assert await refusal(rig, play_.set_condition(id_, BEN, 1, (ANSWER, FIRST))) == ErrorCode.OLD_TURN
    assert await refusal(rig, play_.set_condition(id_, BEN, 1, WHOLE[:1])) == ErrorCode.ILLEGAL
    assert await refusal(rig, play_.set_condition(id_, BEN, 1, WHOLE * 2)) == ErrorCode.CONDITIONS_FULL
    assert await refusal(rig, play_.set_condition(id_, "1009", 1, WHOLE)) == ErrorCode.NOT_YOUR_TABLE
    for first in ("1b-2c", "1c-2d", "1d-2e", "1b-2b", "1d-2f"):
        turn = (first, "g@7a")
        await play_.set_condition(id_, BEN, 1, (turn, ANSWER))
    assert await refusal(rig, play_.set_condition(id_, BEN, 1, WHOLE)) == ErrorCode.CONDITIONS_FULL


async def test_a_draft_is_kept_and_goes_with_the_turn(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    await rig.tables.play.draft_condition(id_, BEN, 1, WHOLE[:1])
    rig = await rig.again()
    assert (await rig.tables.queries.conditions(id_, BEN)).draft == WHOLE[:1]
    assert (await rig.tables.queries.conditions(id_, ANA)).draft == ()
    await play(rig, id_, FIRST)
    assert await rig.store.find(Conditions) == []


async def test_clearing_takes_one_call_and_is_ones_own(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    await rig.tables.play.clear_conditions(id_, ANA)
    table = await rig.table(id_)
    assert await rig.tables.queries.count_conditions(table, BEN) == 1
    assert await rig.tables.queries.count_conditions(table, ANA) == 0
    await rig.tables.play.clear_conditions(id_, BEN)
    assert (await rig.table(id_)).conditions == 0


async def test_at_a_practice_table_there_is_nothing_to_prepare(rig: Rig) -> None:
    id_ = (await rig.tables.practice.start(ANA, GUILD, "88", TACTIC, 1)).subject
    wish = rig.tables.play.play_only_turns(id_, ANA, wanted=True)
    assert await refusal(rig, wish) == ErrorCode.CONDITIONS_PRACTICE


async def test_the_export_says_what_was_played_by_condition(rig: Rig) -> None:
    id_ = await said(rig, WHOLE)
    assert "condition" not in await rig.tables.queries.export(id_, ("Ana", "Ben"), BEN)
    await play(rig, id_, FIRST)
    assert "Note: by condition 2. 1 13b-12b" in await rig.tables.queries.export(id_, ("Ana", "Ben"), ANA)


async def test_only_its_owner_takes_it_away_in_a_file_and_forgetting_deletes_it(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    before = await rig.tables.people.personal_data(ANA)
    await rig.tables.play.set_condition(id_, BEN, 1, WHOLE)
    await rig.tables.play.play_only_turns(id_, BEN, wanted=True)
    assert await rig.tables.people.personal_data(ANA) == before
    own = await rig.tables.people.personal_data(BEN)
    assert "13b-12b,13d-12f" in own
    assert '"only_turns": 2' in own
    await rig.tables.people.erase(BEN)
    assert await rig.store.find(Conditions) == []
