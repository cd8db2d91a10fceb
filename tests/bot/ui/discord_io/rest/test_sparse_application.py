"""The bot starts, and is checked, whatever Discord leaves out of what it says of the application."""

from bot.check_discord import look_at_discord
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage

OPTIONAL = ("owner", "team", "icon", "description", "verify_key", "bot", "flags", "tags", "rpc_origins")
INVALID_BODY = 50035  # by which the check finds out what Discord thinks of the commands


async def test_the_bot_starts_with_a_sparse_application(stage: Stage) -> None:
    stage.sandbox.context.portal.update(dict.fromkeys(OPTIONAL))
    await stage.restart()
    assert (await asked(stage.person("Ana"), stage.sandbox.channel, "tables")).text


async def test_the_check_reads_a_sparse_application(stage: Stage) -> None:
    stage.sandbox.context.portal.update(dict.fromkeys(OPTIONAL))
    with stage.sandbox.expect(INVALID_BODY):
        found = [finding.key async for finding in look_at_discord(stage.sandbox.api_url, stage.sandbox.token)]
    assert "check-token-good" in found and "check-servers" in found
