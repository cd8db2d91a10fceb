"""What a new table gets where nobody chose: for people, against the bot, and again under the same terms."""

from dataclasses import replace

import pytest

from bot.tables import ErrorCode, Terms
from bot.tables.values.terms import read_options, write_options
from data.store import Replace
from games.core.option import OptionValue
from tests.bot.tables.rig import ANA, BEN, CHANNEL, GUILD, Rig, refusal


async def options(rig: Rig, id_: str) -> dict[str, OptionValue]:
    return read_options((await rig.table(id_)).options)


@pytest.mark.parametrize(
    ("game", "name", "expected", "alone"),
    [("l_calculus", "legs", 2, 1), ("l_calculus", "quiet", 10, 10), ("logitac", "length", "short", "short")],
)
async def test_a_new_table_gets_what_is_offered(
    rig: Rig, game: str, name: str, expected: OptionValue, alone: OptionValue
) -> None:
    assert (await options(rig, await rig.open(Terms(game))))[name] == expected
    answer = await rig.tables.practice.start(ANA, GUILD, CHANNEL, Terms(game), 1)
    assert (await options(rig, answer.subject))[name] == alone


async def test_what_was_chosen_is_kept(rig: Rig) -> None:
    id_ = await rig.open(Terms("l_calculus", {"legs": 1, "quiet": 30}))
    assert (await options(rig, id_))["legs"] == 1
    assert (await options(rig, id_))["quiet"] == 30


async def test_an_older_table_is_played_again_as_it_was(rig: Rig) -> None:
    """It has no word of what came later: that means the game as it was."""
    id_ = await rig.open(Terms("l_calculus"))
    older = {name: value for name, value in (await options(rig, id_)).items() if name != "legs"} | {"quiet": 20}
    table = await rig.table(id_)
    await rig.store.commit(Replace(replace(table, options=write_options(older)), table))
    again = await rig.again()
    await again.tables.play.cancel(id_, ANA)
    rematch = (await again.tables.challenges.rematch(id_, ANA)).subject
    await again.tables.challenges.accept(rematch, BEN)
    kept = await options(again, rematch)
    assert (kept["legs"], kept["quiet"]) == (1, 20)


async def test_a_balanced_line_that_nobody_has_solved_is_not_offered(rig: Rig) -> None:
    wish = rig.tables.challenges.offer(ANA, GUILD, CHANNEL, Terms("l_calculus", {"start": "balanced", "counters": 12}))
    assert await refusal(rig, wish) == ErrorCode.BAD_OPTION
