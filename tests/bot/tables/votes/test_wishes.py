"""What a server may settle about its games against the bot, and when that is looked at."""

import pytest

from bot.tables import ErrorCode
from bot.tables.values.errors import TableError
from bot.tables.values.voted_games import VOTED
from data.records import VoteWish
from tests.bot.tables.rig import ANA, CHANNEL, CLEO, DAY, GUILD, HOUR, Rig, refused


@pytest.mark.parametrize(
    ("column", "value", "fits"),
    [
        ("channel", "88", True),
        ("channel", "", True),
        ("channel", "general", False),
        ("channel", "1" * 65, False),
        ("hour", 0, True),
        ("hour", 23, True),
        ("hour", -1, False),
        ("hour", 24, False),
        ("hour", "9", False),
        ("zone", "Europe/Paris", True),
        ("zone", "Atlantis", False),
        ("level", 0, True),
        ("level", 4, True),
        ("level", 5, False),
        ("games", "tactic logitac", True),
        ("games", " ".join(VOTED), True),
        ("games", "topologic", False),
        ("votes", 1, False),
    ],
)
async def test_what_a_server_may_wish(rig: Rig, column: str, value: int | str, fits: bool) -> None:
    wish = rig.tables.votes.set_wish(GUILD, CLEO, **{column: value})
    if fits:
        assert await wish == await rig.tables.votes.wish(GUILD)
        assert getattr(await rig.tables.votes.wish(GUILD), column) == value
    else:
        wrong = await refused(rig, wish)
        assert isinstance(wrong, TableError)
        assert (wrong.key, wrong.values) == (ErrorCode.BAD_SETTING, {"name": column, "value": str(value)[:25]})


async def test_it_is_looked_at_from_the_next_hour_after_a_channel_was_chosen(rig: Rig) -> None:
    set_wish, at = rig.tables.votes.set_wish, rig.clock.at
    assert await rig.tables.votes.wish(GUILD) == VoteWish(GUILD)
    assert (await set_wish(GUILD, ANA, hour=3)).look_at is None
    chosen = await set_wish(GUILD, CLEO, channel=CHANNEL)
    assert chosen.look_at is not None
    assert (chosen.look_at % DAY, chosen.set_by) == (3 * HOUR, CLEO)
    assert at <= chosen.look_at < at + DAY
    rig.clock.forward(2 * DAY)
    assert (await set_wish(GUILD, ANA, channel="89")).look_at == chosen.look_at, "what is due stays so"
    off = await set_wish(GUILD, ANA, channel="", hour=4)
    assert (off.look_at, off.hour, off.set_by) == (chosen.look_at, 4, ANA)
