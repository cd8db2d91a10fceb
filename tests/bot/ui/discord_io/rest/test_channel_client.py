"""What a channel's client knows without asking Discord, and what it asks for."""

from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.ui.discord_io.rest.channel_client import ChannelClient
from bot.ui.discord_io.rest.pacing import Pacing


@pytest.mark.parametrize(("user", "me"), [(Mock(id=7), "7"), (None, "")])
def test_the_bots_own_id_is_known_once_it_has_logged_in(user: Mock | None, me: str) -> None:
    assert ChannelClient(Mock(user=user), Mock()).me == me


@pytest.mark.parametrize(
    ("is_private", "kind", "invitable"),
    [(True, discord.ChannelType.private_thread, False), (False, discord.ChannelType.public_thread, None)],
)
async def test_a_private_thread_is_asked_for_as_one_that_nobody_is_invited_to(
    is_private: bool, kind: discord.ChannelType, invitable: bool | None
) -> None:
    http = Mock(request=AsyncMock(return_value={"id": "5"}))
    assert await ChannelClient(Mock(http=http), Pacing()).open_thread("3", "Tactic", is_private=is_private) == "5"
    written = http.request.await_args.kwargs["json"]
    assert (written["type"], written.get("invitable")) == (kind.value, invitable)
