"""From a challenge to the first moves, as two people would."""

from tests.bot.ui.conftest import Stage


async def test_two_people_begin_a_game(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    await ana.run(channel, "challenge l-calculus", opponent=ben, first="host")
    challenge = await ben.waits_for(channel, lambda seen: "Accept" in seen.labels)
    await ben.click(challenge, "Accept")
    await ana.waits_until(stage.sandbox.threads)
    thread = stage.sandbox.threads()[0]
    await ana.waits_for(thread, lambda seen: "Play" in seen.labels)
    await ana.run(thread, "move", text="1/2 keep")
    turn = await ben.waits_for(thread, lambda seen: "1/2 keep" in seen.text)
    assert ben.mention in turn.text
