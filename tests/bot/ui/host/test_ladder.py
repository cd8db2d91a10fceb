"""A ladder on the stand-in: announced, joined, climbed over a kill and a restart, and ended, in both languages."""

from functools import partial

import pytest

from bot.tables import LeagueView
from bot.tables.notices.outbox import Outbox
from sandbox import Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.host.test_settings import manager
from tests.bot.ui.players import id_of, ids, press, told
from tests.says import says

NAMES = ("Ana", "Ben", "Cleo")


def ladder_messages(stage: Stage) -> list[Seen]:
    """The ladder's messages in the channel, the oldest first."""
    seen = [one for one in stage.person("Ana").sees(stage.sandbox.channel) if not one.is_private]
    return [one for one in seen if says(one.text, "ladder-title", "en") or says(one.text, "ladder-title", "fr")]


async def places(stage: Stage) -> list[str]:
    """Give the names by places."""
    names = {str(stage.person(name).id): name for name in NAMES}
    return [names[person] for person in (await standing(stage)).people]


async def standing(stage: Stage) -> LeagueView:
    leagues = stage.bot.ui.tables.leagues
    ladder = await leagues.ladder(str(stage.sandbox.guild.id), "tactic")
    assert ladder is not None
    return await leagues.view(ladder.id)


async def begun(stage: Stage) -> Seen:
    """Let everybody join, in the order of their names, and give the message."""
    channel, ana = stage.sandbox.channel, stage.person("Ana")
    await asked(manager(stage), channel, "ladder new", game="tactic")
    await ana.waits_until(lambda: ladder_messages(stage))
    for name in NAMES:
        await stage.person(name).click(ladder_messages(stage)[0], id_of(ladder_messages(stage)[0], "league-join"))
        await ana.waits_until(partial(shows, stage, f". {name}"))
        stage.clock.advance(1)
    return ladder_messages(stage)[0]


def shows(stage: Stage, words: str) -> bool:
    return words in alt(ladder_messages(stage)[0])


def alt(shown: Seen) -> str:
    """All that a message holds, the alternative text of its picture included."""
    return str(shown.view)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_last_takes_the_firsts_place_over_a_kill_and_a_restart(
    restless: None, stage: Stage, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cleo, channel, ana = stage.person("Cleo"), stage.sandbox.channel, stage.person("Ana")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), language=language)
    shown = await begun(stage)
    assert says(shown.text, "ladder-how", language) and len(shown.files) == 1
    assert await places(stage) == [*NAMES]
    assert not [one for name in NAMES for one in stage.person(name).notifications], "nobody was notified yet"
    above = await told(cleo, shown, "ladder-up|")
    assert [one["label"] for one in above.buttons] == ["Ana", "Ben"]
    await cleo.click(above, next(one for one in ids(above) if one.endswith(str(ana.id))))
    offered = await ana.waits_for(channel, lambda seen: "accept|" in str(seen.view))
    assert says(offered.text, "term-ladder", language)
    assert offered.id in [one.message_id for one in ana.notifications]
    await stage.restart()
    await ana.click(offered, id_of(offered, "accept|"))
    await ana.waits_until(stage.sandbox.threads)
    await ana.waits_until(lambda: not ana.message(offered.id).buttons)  # by the click's token, which an hour ends
    (table,) = (await standing(stage)).tables
    stage.clock.advance(1)

    async def killed(*_: object) -> None:
        raise ConnectionError("killed")

    with monkeypatch.context() as dying:
        dying.setattr(Outbox, "shown", killed)
        await stage.bot.ui.tables.play.resign(table.id, str(ana.id))
        await stage.passes(hours=1)
        await stage.stop()
    await stage.start()
    assert await places(stage) == ["Cleo", "Ana", "Ben"]
    await stage.waits(lambda: shows(stage, "1. Cleo"))
    assert len(ladder_messages(stage)) == 1, "a result edits the message"
    looked = await asked(ana, channel, "ladder show", game="tactic")
    assert "1. Cleo" in alt(looked)
    await stage.passes(days=30)
    await ana.waits_until(lambda: len(ladder_messages(stage)) == 2 and not ids(ladder_messages(stage)[0]))
    assert says((await asked(cleo, channel, "ladder stop", game="tactic")).text, "ladder-stopped")
    await stage.passes(seconds=1)
    await ana.waits_until(lambda: says(ladder_messages(stage)[-1].text, "ladder-over", language))
    assert not ids(ladder_messages(stage)[-1])


async def test_what_is_refused_says_why(stage: Stage) -> None:
    channel, ana, ben = stage.sandbox.channel, stage.person("Ana"), stage.person("Ben")
    assert says((await asked(ana, channel, "ladder new", game="tactic")).text, "error-moderators-only")
    assert says((await asked(ana, channel, "ladder show", game="tactic")).text, "error-ladder-none")
    shown = await begun(stage)
    assert says((await told(ana, shown, "league-join")).text, "error-league-joined")
    again = await asked(manager(stage), channel, "ladder new", game="tactic")
    assert says(again.text, "error-league-runs") and f"<#{channel.id}>" in again.text
    assert says((await told(ana, shown, "ladder-up|")).text, "ladder-first")
    above = await told(ben, shown, "ladder-up|")
    assert says((await press(ben, above, "ladder-challenge|")).text, "ladder-challenged")
    above = await told(ben, shown, "ladder-up|")
    refused = await ben.click(above, id_of(above, "ladder-challenge|"))
    await refused.until(lambda answer: says(answer.text, "error-ladder-busy"))
    assert says((await told(ben, shown, "league-leave")).text, "league-left")
    assert says((await told(ben, shown, "ladder-up|")).text, "error-league-not-in")


@pytest.mark.usefixtures("restless")
async def test_who_announced_it_is_told_once_that_it_cannot_be_shown(stage: Stage) -> None:
    """A league is the same; where people play and join goes on, and the message comes once it may."""
    cleo, channel = manager(stage), stage.sandbox.channel
    for game in ("tactic", "logitac"):
        await asked(cleo, channel, "ladder new", game=game)
    await cleo.waits_until(lambda: len(ladder_messages(stage)) == 2)
    stage.sandbox.expect_always(50001, 50013)
    stage.sandbox.deny(channel, PermissionBit.SEND_MESSAGES)
    direct = cleo.opens_direct()
    for _ in range(2):
        await stage.passes(days=30)
        await comes_true(lambda: len(letters(stage)) == 2)
    assert all(says(one.text, "told-refused-league") for one in letters(stage))
    assert all(says(one.text, "refused-permission") for one in letters(stage)) and direct
    elsewhere, guild = stage.sandbox.channel_named("general"), str(stage.sandbox.guild.id)
    await stage.bot.ui.tables.people.set_server(guild, channels=str(elsewhere.id))
    assert f"<#{channel.id}>" in (await asked(cleo, elsewhere, "doctor")).text
    stage.sandbox.allow(channel, PermissionBit.SEND_MESSAGES)
    await stage.waits(lambda: len(ladder_messages(stage)) >= 4, each=600)  # a refusal may have been on its way


def letters(stage: Stage) -> list[Seen]:
    cleo = stage.person("Cleo")
    return [one for one in cleo.sees(cleo.opens_direct()) if says(one.text, "refused-league")]
