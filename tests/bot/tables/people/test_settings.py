"""Which settings fit, to the last value that does."""

import pytest

from bot.tables import ErrorCode
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, Rig, refusal


@pytest.mark.parametrize(
    ("column", "value", "fits"),
    [
        ("most_tables", 0, False),
        ("most_tables", 1, True),
        ("most_tables", 100, True),
        ("most_tables", 101, False),
        ("most_tables", True, False),
        ("most_tables", "1", False),
        ("most_challenges", -1, False),
        ("most_challenges", 0, True),
        ("most_challenges", 100, True),
        ("most_challenges", 101, False),
        ("pace", 3, True),
        ("pace", 4, False),
        ("name", "x", False),
        ("id", "78", False),
        ("version", 7, False),
    ],
)
async def test_what_a_server_may_be_set_to(rig: Rig, column: str, value: int | str, fits: bool) -> None:
    wish = rig.tables.people.set_server(GUILD, **{column: value})
    if fits:
        assert getattr(await wish, column) == getattr(await rig.tables.people.server(GUILD), column) == value
    else:
        assert await refusal(rig, wish) == ErrorCode.BAD_SETTING


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Ana", True),
        ("A\u200dna \u00a0", True),
        ("A\nna", False),
        ("A\u2028na", False),
        ("A\x00na", False),
        ("x" * 2000, True),
        ("x" * 2001, False),
    ],
)
async def test_a_name_is_one_line_of_text(rig: Rig, name: str, fits: bool) -> None:
    wish = rig.tables.people.set_person(ANA, name=name)
    if fits:
        assert (await wish).name == (await rig.tables.people.person(ANA)).name == name
    else:
        assert await refusal(rig, wish) == ErrorCode.BAD_SETTING


async def test_what_was_not_set_is_as_at_first_and_a_second_setting_leaves_the_first(rig: Rig) -> None:
    assert (await rig.tables.people.person(BEN)).id == BEN
    await rig.tables.people.set_person(ANA, name="Ana")
    await rig.tables.people.set_person(ANA, language="fr")
    assert await rig.tables.people.names([ANA, CLEO]) == {ANA: "Ana", CLEO: ""}
    assert await rig.tables.people.names([]) == {}
    assert (await rig.tables.people.person(ANA)).language == "fr"
