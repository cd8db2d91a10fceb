"""The lines of a league's table and of a ladder, as its picture and its words tell them."""

from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.text import words
from bot.ui.phrases import mention
from bot.ui.public.show.league import _lines, _pairs, _said
from render.league import LeagueLine
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, Rig, set_up
from tests.says import says


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up()
    yield made
    await made.close()


async def called(person: str) -> str:
    return f"<{person}>"


UI: Any = SimpleNamespace(names=SimpleNamespace(called=called))


async def lines(rig: Rig, league: str) -> list[LeagueLine]:
    return [line async for line in _lines(UI, await rig.tables.leagues.view(league))]


async def test_who_has_left_a_league_is_marked_and_keeps_what_they_have(rig: Rig) -> None:
    leagues = rig.tables.leagues
    league = (await leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in (ANA, BEN, CLEO):
        await leagues.join(league, person)
    await leagues.begin(league, CLEO)
    await rig.tables.tick()
    (table,) = (await leagues.view(league)).tables
    for _ in range(2):
        await rig.turn(table.id)
    await rig.tables.play.resign(table.id, table.host)
    rig.clock.forward(1)
    await leagues.leave(league, table.host)
    other = next(one for one in (ANA, BEN, CLEO) if one not in (table.host, table.guest))
    assert [(one.rank, one.name, one.points, one.has_left) for one in await lines(rig, league)] == [
        (1, f"<{table.guest}>", 2, False),
        *sorted([(2, f"<{table.host}>", 0, True), (2, f"<{other}>", 0, False)], key=lambda line: line[1]),
    ]


async def test_on_a_ladder_places_are_told_and_no_points(rig: Rig) -> None:
    ladder = (await rig.tables.leagues.announce_ladder(CLEO, GUILD, CHANNEL, "tactic", pace=2)).subject
    for person in (BEN, CLEO, ANA):
        rig.clock.forward(DAY)
        await rig.tables.leagues.join(ladder, person)
    assert [(one.rank, one.name, one.points) for one in await lines(rig, ladder)] == [
        (1, f"<{BEN}>", None),
        (2, f"<{CLEO}>", None),
        (3, f"<{ANA}>", None),
    ]


async def test_the_games_of_a_round_are_listed_with_those_still_open_and_who_has_it_off(rig: Rig) -> None:
    leagues, say = rig.tables.leagues, words("en").say

    def pair(names: Sequence[str], state: str) -> str:
        return say("league-pair", one=mention(names[0]), other=mention(names[1]), state=state)

    league = (await leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in (ANA, BEN, CLEO):
        await leagues.join(league, person)
    await leagues.begin(league, CLEO)
    view = await leagues.view(league)
    rounds = [(*one.pairs, say("league-off", who=mention(one.off or ""))) for one in view.rounds]
    (first, nobody), (second, neither), _ = rounds
    assert _pairs(view, words("en")) == [pair(first, "waits"), nobody]
    await rig.tables.tick()
    assert _pairs(await leagues.view(league), words("en")) == [pair(first, "runs"), nobody]
    rig.clock.forward(7 * DAY)
    await rig.tables.tick()
    assert _pairs(await leagues.view(league), words("en")) == [pair(first, "runs"), pair(second, "runs"), neither]
    for table in (await leagues.view(league)).tables:
        await rig.tables.play.resign(table.id, table.host)
    assert _pairs(await leagues.view(league), words("en")) == [pair(second, "over"), neither]
    await leagues.stop(league, CLEO)
    await rig.tables.tick()
    assert _pairs(await leagues.view(league), words("en")) == []


async def test_of_who_has_left_games_in_play_are_listed_and_those_to_come_never_start(rig: Rig) -> None:
    leagues, say = rig.tables.leagues, words("en").say
    league = (await leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in (ANA, BEN, CLEO):
        await leagues.join(league, person)
    await leagues.begin(league, CLEO)
    await rig.tables.tick()
    first, second, _ = (round_.pairs[0] for round_ in (await leagues.view(league)).rounds)
    rig.clock.forward(1)
    await leagues.leave(league, next(person for person in first if person in second))
    rig.clock.forward(7 * DAY)
    await rig.tables.tick()
    lines = _pairs(await leagues.view(league), words("en"))
    states = {first: "runs", second: "never"}
    assert lines[:2] == [
        say("league-pair", one=mention(one), other=mention(other), state=state)
        for (one, other), state in states.items()
    ]


async def test_what_announced_a_league_stays_so_until_its_first_round_has_a_message(rig: Rig) -> None:
    leagues = rig.tables.leagues
    league = (await leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in (ANA, BEN, CLEO):
        await leagues.join(league, person)
    await leagues.begin(league, CLEO)
    begun = await leagues.view(league)
    assert any(says(line, "league-joined", count=3) for line in _said(begun, words("en")))
    await rig.tables.tick()
    assert says(_said(await leagues.view(league), words("en"))[0], "league-round")
