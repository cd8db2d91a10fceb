"""Tokens of interactions."""

from sandbox import MovableClock, Sandbox
from tests.sandbox.sample_bot import Raw


async def test_tokens_die_with_the_clock(raw: Raw) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, advance=clock.advance) as sandbox:
        ana = sandbox.person("Ana")
        interaction = sandbox.interactions.new(2, ana.id, sandbox.channel.id, sandbox.guild.id)
        sandbox.interactions.dispatch = lambda _name, _guild, _data: True
        sandbox.interactions.open(interaction, {})
        there = Raw(raw.session, f"{sandbox.api_url}/v10")
        assert (await there.ask("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": 5}))[
            0
        ] == 204
        original = f"/webhooks/{sandbox.world.bot_id}/{interaction.token}/messages/@original"
        clock.advance(14 * 60)
        assert (await there.ask("PATCH", original, {"content": "in time"}))[0] == 200
        clock.advance(61)
        with sandbox.expect(50027):
            assert (await there.ask("PATCH", original, {"content": "too late"}))[1]["code"] == 50027
        (message,) = sandbox.channel.messages.values()
        assert message.content == "in time"
