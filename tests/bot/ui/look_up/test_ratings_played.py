"""A rated game on the stand-in, from the preferences to the leaderboard: over a restart and a forgotten name."""

import pytest

from games.text import LANGUAGES
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, comes_true, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, ids, open_match, press, told
from tests.says import says

TAKEBACK = "take-back"
TURNS = 4  # each has played two: a resignation counts from then on


async def begun(stage: Stage, language: str) -> Match:
    """Let both say that they play rated games, and then agree on one."""
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), language=language)
    for name in ("Ana", "Ben"):
        person = stage.person(name)
        person.user.locale = language
        shown = await asked(person, stage.sandbox.channel, "preferences")
        assert says((await press(person, shown, "prefer|rated")).text, "prefer-rated-on", language)
    match = await open_match(stage, "tactic", rated="yes")
    offered = await match.people[1].waits_for(
        stage.sandbox.channel, lambda seen: says(seen.text, "term-rated-yes", language)
    )
    assert not offered.is_private
    return match


async def offers(match: Match) -> list[str]:
    """List what the player who has just moved may ask for."""
    turn = await match.step()
    waiting = next(one for one in match.people if one is not match.mover(turn))
    return [one.partition("|")[0] for one in ids(await told(waiting, turn, "offer|"))]


async def ranking(stage: Stage, person: SandboxPerson) -> Seen:
    return await asked(person, stage.sandbox.channel, "leaderboard", game="tactic", by="rating")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_rated_game_is_agreed_on_played_and_ranked(stage: Stage, language: str) -> None:
    match = await begun(stage, language)
    ana, ben = match.people
    assert says((await ranking(stage, ana)).text, "leaderboard-unrated", language)
    assert TAKEBACK not in await offers(match)
    for _ in range(TURNS - 1):
        await match.step()
    await stage.restart()
    await stage.bot.ui.tables.play.resign(table_of(match), str(ben.id))
    await ana.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    before = (await ranking(stage, ana)).text
    assert f"1. <@{ana.id}>" in before and f"2. <@{ben.id}>" in before
    assert says(before, "rating-games", language, games=1)
    sure = await press(ben, await asked(ben, stage.sandbox.channel, "privacy"), "forget")
    await ben.click(sure, id_of(sure, "forget-sure"))
    await comes_true(lambda: stage.bot.dispatcher.is_empty)
    after = (await ranking(stage, ana)).text
    assert f"<@{ben.id}>" not in after
    assert [line for line in after.splitlines() if str(ana.id) in line] == [
        line for line in before.splitlines() if str(ana.id) in line
    ]


async def test_an_ordinary_game_has_takebacks(stage: Stage) -> None:
    assert TAKEBACK in await offers(await open_match(stage, "tactic"))
