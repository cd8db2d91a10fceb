"""Answers prepared by clicks, on the stand-in: seen by their owner alone, kept over restarts, played at once."""

import re
from itertools import cycle, product

import pytest

from bot.tables import ConditionsView
from bot.text import words
from games.registry import KEYS
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, id_of_label, ids, picker_choices, press, told
from tests.sampled import sampled
from tests.says import says

GAMES = ["l-calculus", "tactic", "logan-stones", "topologic", "logitac"]
LOCALES = ["en-GB", "fr"]


async def own(match: Match, person: SandboxPerson) -> ConditionsView:
    return await match.stage.bot.ui.tables.queries.conditions(table_of(match), str(person.id))


async def begun(match: Match, person: SandboxPerson) -> Seen:
    listed = await press(person, await asked(person, match.thread, "view"), "if|")
    return await press(person, listed, "if-new|")


async def pick_until(match: Match, person: SandboxPerson, shown: Seen, verb: str) -> Seen:
    """Pick by chance until this button is there."""
    for _ in range(40):
        if any(one.startswith(verb) for one in ids(shown)):
            return shown
        choices = picker_choices(shown)
        shown = await (match.dice.choice(choices).take(person, shown) if choices else press(person, shown, "if-whole|"))
    raise AssertionError(shown.text)


@pytest.mark.parametrize(("language", "reader"), [("en", r"\byour?\b"), ("fr", r"\bv(ous|os|otre)\b")])
async def test_what_is_asked_of_either_players_move_speaks_to_nobody(language: str, reader: str) -> None:
    said = words(language)
    asked = [said.say(key) for game in KEYS for nth in range(1, 9) if said.has(key := f"{game}-pick-{nth}")]
    assert len(asked) > len(KEYS) and not [one for one in asked if re.search(reader, one, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("game", "locale"), sampled([*zip(GAMES, cycle(LOCALES), strict=False)], full=[*product(GAMES, LOCALES)])
)
async def test_an_answer_is_prepared_by_clicks_and_played_by_itself(game: str, locale: str, stage: Stage) -> None:
    stage.sandbox.person("Ben", locale=locale)
    match = await table_with_turn(stage, game)
    ana, ben = match.people
    turn = match.turn
    assert turn is not None
    shown = await begun(match, ben)
    asked_of_them = f"{game.replace('-', '_')}-pick-1" if game != "topologic" else "topologic-said-hide-unseen"
    assert says("\n".join([shown.text, *shown.labels]), asked_of_them, locale[:2]), "it is the other who plays this"
    shown = await pick_until(match, ben, shown, "if-back|")
    await stage.restart()
    shown = await pick_until(match, ben, shown, "if-set|")
    assert ids(shown)[0].startswith("if-set|"), "whoever has answered needn't look for it below what may follow"
    kept = await press(ben, shown, "if-set|")
    language = locale[:2]
    assert says(kept.text, "condition-kept", language)
    (line,) = (await own(match, ben)).lines
    before = len(match.rings(ben))
    await match.type(ana, " ".join(line[0]).replace("hide ?", "hide y4"))
    after = await match.next_turn(turn)
    assert match.mover(after) == (ben if game == "topologic" else ana)
    if game != "topologic":  # there the seeker goes on, and is called to it
        assert len(match.rings(ben)) == before
    said = await stage.bot.ui.tables.queries.history(table_of(match), str(ben.id))
    assert [one.action for one in said if one.conditional] == list(line[1])
    listed = await asked(ben, match.thread, "history")
    assert words(language).say("history-conditional") in listed.text


async def test_two_are_counted_where_their_owner_looks_and_cleared_in_one_tap(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    for _ in range(2):
        shown = await pick_until(match, ben, await begun(match, ben), "if-set|")
        await press(ben, shown, "if-set|")
    count = words("en").say("conditions-count", count=2)
    assert count in (await asked(ben, match.thread, "tables")).text
    view = await asked(ben, match.thread, "view")
    assert count in view.text
    for command in ("tables", "view", "history"):
        assert count not in (await asked(ana, match.thread, command)).text
    assert says((await press(ben, view, "if-clear|")).text, "conditions-cleared")
    assert (await own(match, ben)).lines == ()


async def test_a_step_back_and_a_button_of_a_turn_that_is_over(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    first = await begun(match, ben)
    picked = await press(ben, first, "if-draft|")
    unpicked = await press(ben, picked, id_of_label(picked, words("en").say("button-undo-step")))
    assert picked.text != unpicked.text == first.text
    shown = await pick_until(match, ben, unpicked, "if-set|")
    assert any(one.startswith("if-draft|") for one in ids(shown)), "what may follow the answer is asked as well"
    back = await press(ben, shown, "if-back|")
    assert len((await own(match, ben)).draft) == 1
    again = await pick_until(match, ben, back, "if-set|")
    assert len((await own(match, ben)).draft) == 2
    await match.type(ana, "1b-2c 1d-2e")
    old = await (await ben.click(again, id_of(again, "if-set|"))).shown()
    assert says(old.text, "error-old-turn")
    assert says(old.text, "error-conditions-own-turn")


async def test_only_moves_are_wished_for_and_no_more(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ben = match.people[1]
    listed = await press(ben, await asked(ben, match.thread, "view"), "if|")
    on = await press(ben, listed, "if-only|")
    assert says(on.text, "only-turn-on")
    assert (await own(match, ben)).plays_only_turn
    assert says((await press(ben, on, "if-only|")).text, "only-turn-off")


async def test_what_was_not_played_is_said_to_its_owner_when_they_come_to_play(stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    turn = match.turn
    assert turn is not None
    play, table = stage.bot.ui.tables.play, table_of(match)
    answer = ("13b-12b", "13d-12f")
    await play.set_condition(table, str(ben.id), 1, (("1b-2c", "1d-2e"), answer))
    await play.offer_end(table, str(ana.id))
    await match.type(ana, "1b-2c 1d-2e")
    after = await match.next_turn(turn)
    response = await ben.click(after, id_of(after, "play|"))
    picker = await response.shown()
    assert says(picker.text, "conditions-missed", move=f"`{' '.join(answer)}`")


@pytest.mark.parametrize("asker", [0, 1])
async def test_who_is_asked_to_give_two_turns_back_reads_that(asker: int, stage: Stage) -> None:
    match = await table_with_turn(stage, "tactic", takebacks="free")
    (ana, ben), turn = match.people, match.turn
    assert turn is not None
    line = (("1b-2c", "1d-2e"), ("13b-12b", "13d-12e"))
    await stage.bot.ui.tables.play.set_condition(table_of(match), str(ben.id), 1, line)
    await match.type(ana, "1b-2c 1d-2e")
    after = await match.next_turn(turn)
    await asked(match.people[asker], match.thread, "undo")
    wish = await ana.waits_for(match.thread, lambda seen: any(one.startswith("back-yes|") for one in ids(seen)))
    assert says(wish.text, "notice-takeback-answer")
    granted = await told(match.people[1 - asker], wish, "back-yes|")
    assert says(granted.text, "back-yes-done")
    back = await match.next_turn(after)
    assert match.mover(back) == ana and ben.id not in back.notified
