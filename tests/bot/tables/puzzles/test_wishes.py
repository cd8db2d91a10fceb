import pytest

from bot.tables import ErrorCode
from bot.tables.values.errors import TableError
from tests.bot.tables.rig import ANA, Rig, refused


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("channel", "general"),
        ("channel", "1" * 21),
        ("channel", "²"),
        ("hour", 24),
        ("hour", -1),
        ("hour", "9"),
        ("zone", "Europe/Atlantis"),
        ("zone", "../secret"),
        ("games", "chess"),
        ("hardest", 0),
        ("hardest", 5),
        ("hardest", "2"),
        ("told_at", 5),
        ("set_by", "1"),
    ],
)
async def test_what_makes_no_sense_is_refused(rig: Rig, name: str, value: str | int) -> None:
    wrong = await refused(rig, rig.tables.puzzles.set_wish("77", ANA, **{name: value}))
    assert isinstance(wrong, TableError)
    assert wrong.key == ErrorCode.BAD_SETTING


@pytest.mark.parametrize(
    ("name", "value"),
    [("channel", "1" * 20), ("channel", ""), ("hour", 0), ("hour", 23), ("hardest", 1), ("hardest", 4)],
)
async def test_what_just_makes_sense_is_kept(rig: Rig, name: str, value: str | int) -> None:
    await rig.tables.puzzles.set_wish("77", ANA, **{name: value})
    assert getattr(await rig.tables.puzzles.wish("77"), name) == value


async def test_a_wish_is_kept(rig: Rig) -> None:
    assert (await rig.tables.puzzles.wish("77")).channel == ""
    await rig.tables.puzzles.set_wish("77", ANA, channel="88")
    await rig.tables.puzzles.set_wish("77", ANA, hour=20, zone="Asia/Kolkata")
    rig = await rig.again()
    kept = await rig.tables.puzzles.wish("77")
    assert (kept.channel, kept.hour, kept.zone, kept.games, kept.set_by) == ("88", 20, "Asia/Kolkata", "", ANA)
