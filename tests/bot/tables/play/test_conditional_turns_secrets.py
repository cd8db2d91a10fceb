"""
With answers prepared, whoever may not know sees the same, and is served in the same steps, in both truths.

`CAIRN_TEST_FULL=1` plays 300 games of each hidden game.
"""

import re
from collections.abc import Sequence
from contextlib import nullcontext
from random import Random

import pytest

from bot.contract.sampling import has_secrets
from bot.tables import TableError, Terms
from bot.tables.queries.table_view import sit
from bot.tables.values.lines import MOST_TURNS, Line
from games.core.foreseeing import leads_alike
from games.core.outcome import Seat, other
from games.registry import KEYS
from tests.bot.tables.play.conditional_game import random_line
from tests.bot.tables.rig import CLEO, Rig
from tests.bot.tables.test_secrets import PEOPLE, Case, Steps, Uncounted, cases, rig_in, script_of, seed_of, told
from tests.bot.two_truths import Step, masked, promises
from tests.sampled import sampled

UNSHOWN = re.compile(r"(?<=, )(version|conditions)=\d+")  # of a table's row, which nobody is shown
GAMES = sampled(4, full=300)


async def coming(rig: Rig, id_: str, script: Sequence[Step], which: int, reader: Seat) -> Line:
    """Part the next steps into whole turns, as this seat reads them."""
    loaded = await sit(rig.tables.context, id_)
    state, turns, turn = loaded.state, [], []
    for _, *actions in script:
        turn.append(loaded.game.redact(state, actions[which], reader))
        state = loaded.game.apply(state, actions[which])
        if state.fresh or state.outcome is not None:
            turns.append(tuple(turn))
            turn = []
    return tuple(turns[:MOST_TURNS])


async def say(rig: Rig, id_: str, seat: Seat, line: Line) -> bool:
    try:
        turn_no = (await rig.table(id_)).turn_no
        await rig.tables.play.set_condition(id_, PEOPLE[seat], turn_no, line)
    except TableError:
        return False
    return True


async def play(rig: Rig, case: Case, script: Sequence[Step], which: int, steps: Steps) -> tuple[str, list[bool]]:
    """Play the script, answers prepared where chance says so, and count the steps that serve the viewer."""
    id_ = await rig.open(Terms(case.key, case.options, first="host", pace=3))
    at, held = 0, []
    while at < len(script):
        seat, *actions = script[at]
        is_begun = not (await rig.table(id_)).fresh
        chance = Random(f"{case.key} {case.nth} {at}")
        if seat == case.viewer and not is_begun and chance.random() < 0.8:
            line = await coming(rig, id_, script[at:], which, other(case.viewer))
            held.append(await say(rig, id_, other(case.viewer), line[: chance.randint(2, MOST_TURNS)]))
        with steps if seat == case.viewer else nullcontext():
            await rig.tables.play.act(id_, PEOPLE[seat], None, actions[which])
        at = len(await rig.log(id_))
    return id_, held


async def fired(rig: Rig, id_: str) -> int:
    return sum(entry.conditional for entry in await rig.log(id_))


async def assert_alike(case: Case) -> int:
    """Compare both truths, where the same could be said in both; tell how many actions were played by themselves."""
    script = script_of(case, await seed_of(case))
    seen, said, played, counted = [], [], 0, []
    for which in (0, 1):  # which fills the caches, too
        async with rig_in(case, which) as rig:
            id_, held = await play(rig, case, script, which, Uncounted())
            played = await fired(rig, id_)
            promised = await promises(rig.store)
            seen.append(
                [
                    {name: masked(value, promised) for name, value in (await told(rig, case, id_, reader)).items()}
                    for reader in (PEOPLE[case.viewer], CLEO, None)
                ]
            )
        said.append(held)
    for which in (0, 1):
        async with rig_in(case, which) as rig:
            counted.append(Steps())
            await play(rig, case, script, which, counted[which])
    if said[0] != said[1]:
        return 0
    assert seen[0] == seen[1]
    assert counted[0] == counted[1], (counted[0] - counted[1], counted[1] - counted[0])
    return played


@pytest.mark.parametrize("key", [key for key in KEYS if has_secrets(key)])
async def test_who_may_not_know_sees_the_same_whatever_was_prepared(key: str) -> None:
    played = [await assert_alike(case) for case in cases(key, GAMES)]
    print(key, GAMES, sum(played))
    assert sum(played) > 0


@pytest.mark.parametrize("key", KEYS)
async def test_what_is_prepared_and_never_comes_is_as_if_it_was_not(key: str) -> None:
    """Play with lines for turns that aren't played, and without any: the other is given the same, byte by byte."""
    for case in cases(key, 2):
        script, given = script_of(case, await seed_of(case)), []
        for prepares in (False, True):
            async with rig_in(case, 0) as rig:
                id_ = await rig.open(Terms(case.key, case.options, first="host", pace=3))
                for at, (seat, *actions) in enumerate(script):
                    if prepares and seat == case.viewer and (await rig.table(id_)).fresh:
                        await prepare_in_vain(rig, case, id_, script[at:])
                    await rig.tables.play.act(id_, PEOPLE[seat], None, actions[0])
                told_to = await told(rig, case, id_, PEOPLE[case.viewer])
                given.append({name: UNSHOWN.sub("", value) for name, value in told_to.items()})
        assert given[0] == given[1]


async def prepare_in_vain(rig: Rig, case: Case, id_: str, script: Sequence[Step]) -> None:
    seat, loaded = other(case.viewer), await sit(rig.tables.context, id_)
    view = loaded.game.view(loaded.state, seat)
    actual = (await coming(rig, id_, script, 0, seat))[:1]
    line = random_line(loaded.game, view, seat, 3, random=Random(f"{id_} {len(script)}"))
    if actual and len(line) > 1 and not leads_alike(loaded.game, view, seat, line[0], actual[0]):
        await say(rig, id_, seat, line)
