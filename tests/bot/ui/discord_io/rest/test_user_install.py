"""Where the bot is, by what Discord says of who installed it."""

from types import SimpleNamespace

import pytest

from bot.ui.discord_io.rest.user_install import is_user_install

GUILD, ANA = 7, 42


@pytest.mark.parametrize(
    ("owners", "is_for_oneself"),
    [({1: ANA}, True), ({0: GUILD}, False), ({0: GUILD, 1: ANA}, False), ({0: 0, 1: ANA}, False), ({}, False)],
)
def test_only_a_persons_own_installation_counts_whoever_clicks(owners: dict[int, int], is_for_oneself: bool) -> None:
    bens_click = SimpleNamespace(_integration_owners=owners, user=SimpleNamespace(id=43))
    assert is_user_install(bens_click) is is_for_oneself
