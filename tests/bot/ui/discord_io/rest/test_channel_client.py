"""What a channel's client knows without asking Discord."""

from unittest.mock import Mock

import pytest

from bot.ui.discord_io.rest.channel_client import ChannelClient


@pytest.mark.parametrize(("user", "me"), [(Mock(id=7), "7"), (None, "")])
def test_the_bots_own_id_is_known_once_it_has_logged_in(user: Mock | None, me: str) -> None:
    assert ChannelClient(Mock(user=user), Mock()).me == me
