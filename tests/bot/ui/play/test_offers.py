"""What two people settle by buttons: takebacks, draws, resigning, cancelling, claiming, more time."""

import pytest

from sandbox import SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, open_match, press, told
from tests.says import says

TEXT = 10  # a text of Components V2


async def menu(match: Match, person: SandboxPerson, verb: str, name: str = "offer|") -> Seen:
    """Open a menu of the turn message and click what it offers."""
    turn = await match.next_turn()
    return await press(person, await press(person, turn, name), verb)


async def standing(match: Match, wanted: str) -> Seen:
    return await match.people[1].waits_for(match.thread, lambda seen: wanted in str(seen.view) and not seen.is_private)


async def test_takebacks_are_asked_for_granted_declined_and_withdrawn(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    ana, ben = match.people
    begun = await match.next_turn()
    turn = await match.step()
    assert says((await menu(match, ana, "take-back|")).text, "takeback-asked-done")
    asked = await standing(match, "back-yes|")
    assert asked.id in match.rings(ben)
    await told(ben, asked, "back-no|")
    await ana.waits_for(match.thread, lambda seen: seen.id == asked.id and "Declined" in seen.text and not seen.buttons)
    assert "take-back|" not in str((await press(ana, turn, "offer|")).view), "once a turn is enough"

    turn = await match.step()
    await menu(match, ben, "take-back|")
    asked = await standing(match, "back-yes|")
    assert "withdrawn" in (await menu(match, ben, "back-withdraw|")).text
    await ana.waits_for(match.thread, lambda seen: seen.id == asked.id and "Withdrawn" in seen.text)

    turn = await match.step()
    await menu(match, ana, "take-back|")
    asked = await standing(match, "back-yes|")
    assert says((await told(ben, asked, "back-yes|")).text, "back-yes-done")
    again = await match.next_turn(turn)
    assert says(again.text, "told-taken-back-ask")
    assert match.mover(again) is ana
    assert again.id in match.rings(ana)
    assert begun.id not in {seen.id for seen in match.turns() if seen.buttons}


@pytest.mark.parametrize("takebacks", ["free", "off"])
async def test_takebacks_without_asking(stage: Stage, takebacks: str) -> None:
    match = await open_match(stage, "l-calculus", takebacks=takebacks)
    ana, ben = match.people
    turn = await match.step()
    answer = await (await ana.run(match.thread, "undo")).shown()
    assert answer.is_private
    if takebacks == "off":
        assert "without takebacks" in answer.text
        return
    back = await match.next_turn(turn)
    assert says(back.text, "told-taken-back-free")
    turn = await match.step()
    await match.step()
    assert "has played since" in (await (await ana.run(match.thread, "undo")).shown()).text
    assert len(match.rings(ben)) == len(set(match.rings(ben)))


async def test_a_stale_takeback_takes_nothing_back(stage: Stage) -> None:
    """A menu left open while the game went on: neither a later turn is taken back, nor is anybody asked."""
    match = await open_match(stage, "l-calculus")
    ana, ben = match.people
    turn = await match.step()
    offers = await press(ana, turn, "offer|")
    await match.step()
    turn = await match.step()
    rung, table = match.rings(ben), id_of(turn, "play|").split("|")[1]
    entries = (await stage.bot.ui.tables.queries.table(table)).entries
    stale = await press(ana, offers, "take-back|")
    assert stale.is_private
    assert says(stale.text, "error-old-turn")
    assert stale.pictures, "as it stands"
    after = await stage.bot.ui.tables.queries.table(table)
    assert (after.entries, after.back_by) == (entries, None)
    assert match.rings(ben) == rung


async def test_one_action_of_an_unfinished_turn_is_taken_back_in_the_picker(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    ana = match.people[0]
    choices = await ana.autocomplete(match.thread, "move", "text", "")
    picker = await match.type(ana, choices[-1]["value"])
    assert "You played" in picker.text
    back = await press(ana, picker, "undo|")
    assert back.pictures
    assert "undo|" not in str(back.view)
    assert (await stage.bot.ui.tables.queries.table_view(id_of(turn, "play|").split("|")[1])).view.fresh


async def test_an_offer_to_end_lapses_is_withdrawn_and_is_accepted(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    ana, ben = match.people
    assert says((await menu(match, ana, "end-offer|")).text, "end-offer-done")
    offer = await standing(match, "end-yes|")
    assert offer.id in match.rings(ben)
    assert "already" in (await (await ana.run(match.thread, "draw")).shown()).text
    await match.step()
    assert (await standing(match, "end-yes|")).labels == ["Accept", "Decline"], "it outlives the offerer's turn"
    await match.step()
    await ana.waits_for(match.thread, lambda seen: seen.id == offer.id and "No longer open" in seen.text)

    await menu(match, ana, "end-offer|")
    second = await standing(match, "end-yes|")
    assert "withdrawn" in (await menu(match, ana, "end-withdraw|")).text
    await ana.waits_for(match.thread, lambda seen: seen.id == second.id and "Withdrawn" in seen.text)

    await match.step()
    asked = await (await ana.run(match.thread, "draw")).shown()
    assert "against Ben" in asked.text
    await told(ana, asked, "end-offer|")
    third = await standing(match, "end-yes|")
    assert "game is over" in (await told(ben, third, "end-yes|")).text
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert end.pictures
    await ana.waits_for(match.thread, lambda seen: seen.id == third.id and not seen.buttons)


async def test_resigning_asks_first_and_cancelling_has_no_result(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    asked = await (await ana.run(match.thread, "resign")).shown()
    assert asked.is_private
    assert match.end is None
    assert "cancelled" in (await menu(match, ben, "cancel|", "more|")).text
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-none")

    match = await open_match(stage, "l-calculus")
    await match.step()
    await match.step()
    sure = await menu(match, ben, "resign-ask|", "more|")
    assert match.end is None
    await press(ben, sure, "resign|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-won", who=ana.mention)
    assert end.id in match.rings(ana)
    assert end.id not in match.rings(ben), "who has just acted isn't rung for"


async def test_time_is_up_more_is_given_then_the_win_is_claimed(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    ana, ben = match.people
    turn = await match.next_turn()
    assert says((await (await ben.run(match.thread, "claim")).shown()).text, "error-time-not-up")
    await stage.passes(days=1, hours=1)
    up = await standing(match, "claim|")
    assert "only your opponent" in (await told(ana, up, "claim|")).text
    assert "<t:" in (await told(ben, up, "more-time|")).text
    await ana.waits_for(match.thread, lambda seen: seen.id == up.id and not seen.buttons)
    changed = await ana.waits_for(match.thread, lambda seen: seen.id == turn.id and seen.text != turn.text)
    assert changed.text.split(" <t:")[0] == turn.text.split(" <t:")[0], "only the moment changes"
    assert (changed.labels, changed.pictures) == (turn.labels, turn.pictures)
    assert not says(changed.text + turn.text, "turn-sealed")  # no chance in this game, nothing to promise
    assert match.rings(ana).count(turn.id) == 1

    await stage.passes(days=1, hours=1)
    up = await ana.waits_for(match.thread, lambda seen: "claim|" in str(seen.view) and seen.id > up.id)
    asked = await told(ben, up, "claim|")
    assert "against Ana" in asked.text
    await told(ben, asked, "claim-sure|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-won", who=ben.mention)


async def test_a_quiet_table_is_asked_for_kept_and_given_up(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=0)
    ana, ben = match.people
    await stage.passes(days=31)
    question = await standing(match, "keep|")
    assert {question.id} <= set(match.rings(ana)) & set(match.rings(ben))
    assert says((await told(ben, question, "keep|")).text, "keep-done")
    await ana.waits_for(match.thread, lambda seen: seen.id == question.id and not seen.buttons)
    await stage.passes(days=31)
    await ana.waits_for(match.thread, lambda seen: "keep|" in str(seen.view))
    await stage.passes(days=8)
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-none")


async def test_an_own_offer_is_taken_back_by_pressing_it_and_never_accepted(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    ana, ben = match.people
    await menu(match, ana, "end-offer|")
    offer = await standing(match, "end-yes|")
    assert "your own offer" in (await told(ana, offer, "end-yes|")).text
    assert "withdrawn" in (await told(ana, offer, "end-no|")).text
    await ben.waits_for(match.thread, lambda seen: seen.id == offer.id and "Withdrawn" in seen.text)
    await match.step()
    await menu(match, ana, "take-back|")
    asked = await standing(match, "back-yes|")
    assert "your own offer" in (await told(ana, asked, "back-yes|")).text
    assert "withdrawn" in (await told(ana, asked, "back-no|")).text
    await ben.waits_for(match.thread, lambda seen: seen.id == asked.id and "Withdrawn" in seen.text)


async def test_a_stale_take_back_posts_nothing(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    ana = match.people[0]
    turn = await match.next_turn()
    picker = await match.type(ana, "1/2-18")
    await match.type(ana, "xl1")
    turn = await match.next_turn(turn)
    public = [seen.id for seen in ana.sees(match.thread) if not seen.is_private]
    await ana.click(picker, id_of(picker, "undo|"))
    shown = await ana.waits_for(match.thread, lambda seen: says(seen.text, "error-old-turn"))
    assert shown.pictures, "as it stands"
    assert [seen.id for seen in ana.sees(match.thread) if not seen.is_private] == public
    assert match.mover(turn) is match.people[1]


async def test_a_win_can_be_claimed_by_button_after_somebody_was_away(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus", pace=1)
    ana, ben = match.people
    await match.next_turn()
    await stage.passes(days=1, hours=1)
    await standing(match, "claim|")
    await (await ana.run(match.thread, "away", until="2")).shown()
    await stage.passes(hours=1)
    await (await ana.run(match.thread, "back")).shown()
    await stage.passes(hours=1)
    up = await standing(match, "claim|")
    await told(ben, await told(ben, up, "claim|"), "claim-sure|")
    end = await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    assert says(end.text, "ended-won", who=ben.mention)


@pytest.mark.parametrize(("game", "offer"), [("logan-stones", "offers a draw"), ("tactic", "offers to stop and count")])
async def test_draw_accepts_the_offer_that_stands(stage: Stage, game: str, offer: str) -> None:
    match = await open_match(stage, game)
    ana, ben = match.people
    await match.next_turn()
    asked = await (await ana.run(match.thread, "draw")).shown()
    assert "Offered" in (await press(ana, asked, "end-offer|")).text
    await standing(match, "end-yes|")
    again = await (await ben.run(match.thread, "draw")).shown()
    assert offer in again.text and "Offer" not in again.text
    assert "Agreed: the game is over" in (await told(ben, again, "end-yes|")).text
    await ana.waits_until(lambda: match.end)


async def test_an_offer_made_while_the_other_stands_is_told_as_agreed(stage: Stage) -> None:
    """A menu that was open when the other's offer came."""
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    await match.next_turn()
    before = await (await ben.run(match.thread, "draw")).shown()
    await press(ana, await (await ana.run(match.thread, "draw")).shown(), "end-offer|")
    await standing(match, "end-yes|")
    assert "Agreed: the game is over" in (await press(ben, before, "end-offer|")).text


async def test_a_menu_asks_before_it_offers_and_ends_with_how_turns_are_written(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    shown = await press(match.people[0], await match.next_turn(), "more|")
    parts = shown.view["components"][0]["components"]
    said = [part["content"] for part in parts if part["type"] == TEXT]
    assert parts[0]["type"] == TEXT and says(said[0], "more-ask")
    assert says(said[-1], "tactic-notation")
