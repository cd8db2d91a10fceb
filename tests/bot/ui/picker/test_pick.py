"""From *Play* to the last click: how many it takes over whole games on the stand-in; `make bench` prints them."""

import statistics
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables import ErrorCode, TableError
from bot.text import words
from bot.ui.picker import pick
from tests.bot.tables.rig import ANA, TACTIC, set_up
from tests.bot.ui.asking import table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.desk import desk_on
from tests.bot.ui.every_way import press as send
from tests.bot.ui.players import id_of, id_of_label, open_match, press, told
from tests.says import says
from tools.bench.whole_bot.clicks import (
    AIMS,
    ENTRY_AIM,
    PICKED_ENTRY,
    count_chosen_entries,
    count_clicks,
    count_drawn_entry,
    count_entry,
    same_chance,
)

ENOUGH = MOST_TURNS = 8  # of all games, of one


@pytest.mark.parametrize("game", AIMS)
async def test_a_turn_takes_few_clicks(game: str, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.core.context.secrets.token_hex", same_chance())
    clicks = await count_clicks(stage, game, ENOUGH, MOST_TURNS)
    assert statistics.median(clicks) <= AIMS[game]


async def test_a_run_of_one_patrol_is_three_taps(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, turn = match.people[0], match.turn
    assert turn is not None
    shown = await told(ana, turn, "play|")
    preview = await press(ana, shown, "whole|")
    played = id_of(shown, "whole|").split("|")[3].split(",")
    await press(ana, preview, "finish|")
    (one, two) = await stage.bot.ui.tables.queries.history(id_of(turn, "play|").split("|")[1])
    assert [one.action, two.action] == played and one.turn == two.turn


async def test_two_patrols_step_in_four_taps_and_from_then_on_in_three(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, turn = match.people[0], match.turn
    assert turn is not None
    first = await told(ana, turn, "play|")
    second = await press(ana, first, id_of_label(first, "1b-2c"))
    preview = await press(ana, second, id_of_label(second, "1d-2e"))
    played = await press(ana, preview, "at-once|")
    assert says(played.text, "played-at-once")
    table = id_of(turn, "play|").split("|")[1]
    assert [one.action for one in await stage.bot.ui.tables.queries.history(table)] == ["1b-2c", "1d-2e"]
    assert not (await stage.bot.ui.tables.people.person(str(ana.id))).preview


async def test_a_guard_is_brought_in_before_a_patrol_by_two_taps(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, turn = match.people[0], match.turn
    assert turn is not None
    shown = await told(ana, turn, "play|")
    guard = await press(ana, shown, id_of_label(shown, words("en").say("tactic-step-g")))
    assert "12c" in guard.labels and words("en").say("tactic-step-line-9") in guard.labels
    step = await press(ana, guard, id_of_label(guard, "12c"))
    assert "g@12c" in step.text


async def test_five_pawns_enter_by_one_form(stage: Stage) -> None:
    assert await count_entry(stage) <= ENTRY_AIM


async def test_five_pawns_enter_where_chance_puts_them(stage: Stage) -> None:
    assert await count_drawn_entry(stage) <= ENTRY_AIM


async def test_five_pawns_enter_with_one_click_for_each_beside_the_shelves(stage: Stage) -> None:
    assert max(await count_chosen_entries(stage, 2)) <= PICKED_ENTRY


async def test_a_draw_can_be_repeated_and_changed_and_comes_out_differently(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    shown = await press(mover, turn, "play|")
    drawn = set()
    for _ in range(8):
        shown = await press(mover, shown, "lot|")
        drawn.add(id_of(shown, "finish|"))
    assert len(drawn) > 1
    assert words("en").say("topologic-propose-lot") in shown.labels
    changed = await press(mover, shown, id_of_label(shown, words("en").say("button-undo-step")))
    shelf = next(one["label"] for one in changed.buttons if one["disabled"])
    assert drawn and id_of(shown, "finish|")[-1] in shelf, "what was drawn can be seen"
    assert (await stage.bot.ui.tables.queries.table(id_of(turn, "play|").split("|")[1])).entries == 0


async def test_five_pawns_enter_spread_and_one_is_moved_in_six_taps_and_half_a_megabyte(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    turn = await match.step()
    seeker = match.mover(turn)
    seen = [await press(seeker, turn, "play|")]
    seen.append(await press(seeker, seen[-1], "lot|"))
    spread = id_of(seen[-1], "finish|").split("|")[-1].split(",")
    seen.append(await press(seeker, seen[-1], id_of_label(seen[-1], f"Move pawn 3 ({spread[2][-2:]})")))
    shelf = next(one for one in seen[-1].buttons if one["label"] == "Values 5–6" and not one["disabled"])
    seen.append(await press(seeker, seen[-1], shelf["custom_id"]))
    tile = next(one for one in seen[-1].buttons if one["label"] == "K6")
    seen.append(await press(seeker, seen[-1], tile["custom_id"]))
    assert id_of(seen[-1], "finish|").split("|")[-1].split(",") == [*spread[:2], "3@k6", *spread[3:]]
    seen.append(await press(seeker, seen[-1], "finish|"))
    assert says(seen[-1].text, "played") or "You played" in seen[-1].text
    assert len(seen) == 6
    assert 0 < sum(len(data) for each in seen for data in each.files.values()) <= 500_000


async def test_a_way_that_is_not_offered_is_answered_with_the_picture_as_it_stands(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    turn = await match.step()
    seeker = match.mover(turn)
    shown = await press(seeker, turn, "play|")
    await send(stage, seeker, shown, id_of(shown, "lot|").replace("|spread", "|again"), [])
    assert says(seeker.sees(match.thread)[-1].text, "error-old-turn")


async def test_an_old_draw_is_answered_with_the_picture_as_it_stands(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    turn = await match.step()
    seeker = match.mover(turn)
    old = await press(seeker, turn, "play|")
    await match.type(seeker, "1@y4")
    shown = await press(seeker, old, "lot|")
    assert says(shown.text, "error-old-turn") and "Pawn 2 of 5" in shown.text


async def test_undo_step_goes_back_one_choice_at_a_time_and_nothing_is_played(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    shown = await press(mover, turn, "play|")
    texts, lesson = [shown.text], words("en").say("button-learn")
    assert lesson in shown.labels
    for _ in range(2):
        shown = await press(mover, shown, "draft|")
        texts.append(shown.text)
        assert lesson not in shown.labels
    assert "isn’t over" in texts[1]
    for before in reversed(texts[:-1]):
        shown = await press(mover, shown, id_of_label(shown, words("en").say("button-undo-step")))
        assert shown.text == before
    table = id_of(turn, "play|").split("|")[1]
    assert (await stage.bot.ui.tables.queries.table(table)).entries == 0


async def test_without_preview_the_last_step_plays(stage: Stage) -> None:
    match = await open_match(stage, "logitac")
    turn = await match.next_turn()
    mover = match.mover(turn)
    await stage.bot.ui.tables.people.set_person(str(mover.id), preview=False)
    shown = await press(mover, turn, "play|")
    while "draft|" in str(shown.view):
        shown = await press(mover, shown, "draft|")
    assert "You played" in shown.text


async def test_an_old_undo_is_answered_with_the_picture_as_it_stands(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    await match.type(mover, "1b-2c")
    old = await press(mover, turn, "play|")
    await press(mover, old, "undo|")
    picker = await press(mover, turn, "play|")
    await send(stage, mover, picker, id_of(old, "undo|"), [])
    shown = mover.sees(match.thread)[-1]
    assert says(shown.text, "error-old-turn")
    assert shown.pictures


async def test_an_old_preview_plays_nothing_and_is_answered_with_the_picture_as_it_stands(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    table, mover = id_of(turn, "play|").split("|")[1], match.mover(turn)
    preview = await press(mover, turn, "play|")
    while "finish|" not in str(preview.view):
        preview = await press(mover, preview, "draft|")
    await match.type(mover, "1b-2c")
    await send(stage, mover, preview, id_of(preview, "finish|"), [])
    shown = await mover.waits_for(match.thread, lambda seen: says(seen.text, "error-old-turn"))
    assert shown.pictures
    assert [one.action for one in await stage.bot.ui.tables.queries.history(table)] == ["1b-2c"]


async def test_a_forged_button_plays_ones_own_turn_at_most(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    table, mover = id_of(turn, "play|").split("|")[1], match.mover(turn)
    picker = await press(mover, turn, "play|")
    await send(stage, mover, picker, f"finish|{table}|0|1b-2c,1d-2e,13b-12b,12b-11a", [])
    assert "13b-12b" in mover.messages[-1].text
    assert (await stage.bot.ui.tables.queries.table(table)).entries == 0


async def test_a_forged_button_without_actions_plays_nothing(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    table, mover = id_of(turn, "play|").split("|")[1], match.mover(turn)
    picker = await press(mover, turn, "play|")
    await send(stage, mover, picker, f"finish|{table}|0|", [])
    assert await mover.waits_until(lambda: any(says(one.text, "error-old-turn") for one in mover.messages))


async def test_whoever_is_not_to_move_is_told_so_by_a_picker_of_theirs(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    mover = match.mover(turn)
    picker = await press(mover, turn, "play|")
    await match.step()
    await send(stage, mover, picker, f"finish|{id_of(turn, 'play|').split('|')[1]}|0|1b-2c,1d-2e", [])
    assert await mover.waits_until(lambda: any(says(one.text, "error-not-your-turn") for one in mover.messages))


async def test_what_nobody_chose_is_not_said_before_the_question(stage: Stage) -> None:
    match = await open_match(stage, "topologic")
    turn = await match.next_turn()
    shown = await press(match.mover(turn), turn, "play|")
    assert shown.text == "Which tile do you hide?"
    await match.type(match.mover(turn), "hide y4")
    turn = await match.next_turn(turn)
    shown = await press(match.mover(turn), turn, "play|")
    said = words("en").say
    asks = f"{said('pick-step-number', step=1, most=5)} · Pawn 1 of 5 → {said('topologic-ask-enter')}"
    assert asks in shown.text


async def test_of_a_vote_that_one_cannot_see_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = TableError(ErrorCode.UNKNOWN_TABLE, id="abcde")
    monkeypatch.setattr(pick, "refuse_unreadable", AsyncMock(side_effect=hidden))
    queries = SimpleNamespace(table_view=AsyncMock(return_value=SimpleNamespace(seat=None, is_voted=True)))
    request: Any = SimpleNamespace(ui=SimpleNamespace(tables=SimpleNamespace(queries=queries)), user="1")
    with pytest.raises(TableError, match=ErrorCode.UNKNOWN_TABLE):
        await pick.own_turn(request, "abcde")


async def test_a_button_of_the_first_release_that_spells_no_action_is_an_old_one() -> None:
    rig = await set_up()
    id_ = await rig.open(TACTIC)
    with pytest.raises(TableError, match=ErrorCode.OLD_TURN):
        await (await desk_on(rig)).asks(ANA, pick.finish_steps, id_, 0)
    await rig.close()
