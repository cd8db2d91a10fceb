"""What is set is obeyed where it matters, and whoever is refused reads which rule it was and whom to ask."""

import pytest

from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match, press, told
from tests.says import says


async def only_players(stage: Stage, *names: str) -> str:
    """Give these people a role, and let nobody else play."""
    guild = stage.sandbox.guild
    for name in names:
        stage.sandbox.grant(stage.person(name), PermissionBit.ADD_REACTIONS)
    role = str(guild.members[stage.person(names[-1]).id].roles[-1])
    every = " ".join(str(guild.members[stage.person(name).id].roles[-1]) for name in names)
    await comes_true(lambda: stage.bot.guilds[0].get_role(int(role)))
    await stage.bot.ui.tables.people.set_server(str(guild.id), players=every)
    return every


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_who_lacks_the_role_begins_nothing_and_reads_why(stage: Stage, language: str) -> None:
    ben, cleo, channel = stage.person("Ben"), stage.person("Cleo"), stage.sandbox.channel
    cleo.user.locale = language if language == "fr" else "en-US"
    match = await table_with_turn(stage, "tactic")
    await stage.bot.ui.tables.play.resign(match.thread.name.rsplit(" · ", 1)[1], str(ben.id))
    end = await ben.waits_for(match.thread, lambda seen: "Rematch" in seen.labels)
    await ben.run(channel, "challenge logitac")
    challenge = await cleo.waits_for(channel, lambda seen: any("accept|" in str(one) for one in seen.buttons))
    roles = " ".join(f"<@&{role}>" for role in (await only_players(stage, "Ana")).split())
    for command in ("challenge tactic", "practice tactic"):
        refused = await asked(cleo, channel, command)
        assert says(refused.text, "error-players-only", language, roles=roles)
    assert says((await told(cleo, challenge, "accept|")).text, "error-players-only", language, roles=roles)
    assert says((await asked(cleo, channel, "help")).text, "error-players-only", language, roles=roles)
    assert says((await told(ben, end, "rematch|")).text, "error-players-only", roles=roles)
    invites = await asked(stage.person("Ana"), channel, "challenge tactic", opponent=cleo)
    assert says(invites.text, "error-cannot-accept", who=cleo.mention, roles=roles)


async def test_who_has_the_role_plays_and_a_game_goes_on_without_it(stage: Stage) -> None:
    await only_players(stage, "Ana", "Ben")
    match = await open_match(stage, "tactic")
    await match.next_turn()
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), players="1")
    assert await match.step()


async def test_games_that_are_not_played_here_are_not_offered(stage: Stage) -> None:
    ana, channel, guild = stage.person("Ana"), stage.sandbox.channel, str(stage.sandbox.guild.id)
    before = await asked(ana, channel, "play")
    await stage.bot.ui.tables.people.set_server(guild, games="tactic logitac", most_challenges=1)
    shown = (await asked(ana, channel, "play")).text
    assert "Tactic" in shown and "Topologic" not in shown
    assert says((await asked(ana, channel, "challenge topologic")).text, "error-game-not-allowed")
    card = await press(ana, before, "game|topologic")
    assert says((await press(ana, card, "sit|")).text, "error-game-not-allowed")
    await ana.run(channel, "challenge tactic")
    assert "as many challenges" in (await asked(ana, channel, "challenge logitac")).text


async def test_results_go_to_a_channel_of_their_own(stage: Stage) -> None:
    general, guild = stage.sandbox.channel_named("general"), str(stage.sandbox.guild.id)
    await stage.bot.ui.tables.people.set_server(guild, results_channel=str(general.id))
    match = await table_with_turn(stage, "tactic")
    ana, ben = match.people
    await stage.bot.ui.tables.play.resign(match.thread.name.rsplit(" · ", 1)[1], str(ben.id))
    line = await ana.waits_for(general, lambda seen: f"<#{match.thread.id}>" in seen.text)
    assert ana.mention in line.text and not line.is_private
    assert not [seen for seen in ana.sees(stage.sandbox.channel) if f"<#{match.thread.id}>" in seen.text]
    assert not ana.notifications or all(ring.channel_id != general.id for ring in ana.notifications)
