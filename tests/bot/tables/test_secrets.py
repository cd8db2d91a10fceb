"""
Two truths a reader can't tell apart, through everything that tables and pictures give out: byte for byte the same.

`CAIRN_TEST_FULL=1` plays 1,000 games of each hidden game.
"""

import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Self

import pytest

from bot.contract.sampling import has_secrets, option_sets
from bot.tables import Terms
from bot.tables.people import personal_data
from bot.tables.queries.history import Histories
from bot.tables.queries.table_view import sit
from data.records import Round
from games import registry
from games.core.continuing import continuation
from games.core.example import example_turn
from games.core.game import AnyGame
from games.core.illegal import IllegalAction
from games.core.outcome import Seat
from games.core.play import digest
from games.core.reading import read
from games.records.commitment import commit
from games.registry import KEYS, manual
from games.text import LANGUAGES
from games.topologic.field import points
from render import Look, Marks, describe, paint, text_board
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, Rig, set_up
from tests.bot.two_truths import Step, masked, promises, unsealed, write
from tests.sampled import sampled

GAMES = sampled(12, full=1_000)
COUNTED = 40 if GAMES > 20 else 4  # every other one of them has its steps counted
ROOT = Path(__file__).parents[3]
LOOKED_AT = (f"{ROOT}/games/", f"{ROOT}/render/")
MOST_TURNS = 30
PAINTED = 5  # every so manieth game is painted as well: odd, as seats look on in turn; strangers see what nobody sees
TYPED = ("", "1", "hide", "hide y4", "?", "y4 z", "m13^ @p15", "1@m14 ", "a1-b2", "pass", "x")
PEOPLE = (ANA, BEN)


class Leak(AssertionError):
    """Somebody can tell what they may not know."""


@dataclass(frozen=True)
class Case:
    """One game: who looks on, and by which lots it is dealt and played."""

    key: str
    nth: int
    viewer: Seat

    @property
    def options(self) -> dict[str, Any]:
        sets = option_sets(registry.game(self.key))
        return dict(sets[self.nth % len(sets)])

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        return self.viewer, None


def in_truth(case: Case, which: int) -> AnyGame:
    """The rules, dealing in this truth: which of the two it is, the viewer can't tell at the start."""
    rules = type(registry.game(case.key))
    deal = rules.setup

    dealt: dict[str, Any] = {}  # once: how long that takes is no part of any answer

    class InTruth(rules):  # type: ignore[misc, valid-type]
        def setup(self, options: Any, seed: str) -> Any:
            if seed not in dealt:
                dealt[seed] = self.resample(deal(self, options, seed), case.viewer, f"{case.nth} {which}")
            return dealt[seed]

    made: AnyGame = InTruth()
    return made


@asynccontextmanager
async def rig_in(case: Case, which: int) -> AsyncIterator[Rig]:
    rules = in_truth(case, which)
    made = await set_up(games=lambda key, version=None: rules)
    try:
        yield made
    finally:
        await made.close()


async def play(rig: Rig, case: Case, script: list[Step], which: int) -> str:
    """Play the script; give back the table's id."""
    id_ = await rig.open(Terms(case.key, case.options, first="host", pace=3))
    for seat, *actions in script:
        await rig.tables.play.act(id_, PEOPLE[seat], None, actions[which])
    return id_


def script_of(case: Case, seed: str) -> list[Step]:
    first, second = (in_truth(case, which).setup(case.options, seed) for which in (0, 1))
    lots = Random(f"{case.key} {case.nth}")
    turns = lots.randint(2, MOST_TURNS)
    return list(write(registry.game(case.key), (first, second), turns, case.observers, lots))


async def told(rig: Rig, case: Case, id_: str, reader: str | None) -> dict[str, str]:
    """Everything tables give this reader, each with its name."""
    queries = rig.tables.queries
    seen = await queries.table_view(id_, reader)
    steps = (await queries.replay(id_, 0, reader)).steps
    found: dict[str, object] = {
        "table": {name: repr(getattr(seen, name)) for name in type(seen).__slots__ if name != "game"},
        "history": repr(await queries.history(id_, reader)),
        "replay": [repr(await queries.replay(id_, step, reader)) for step in {0, steps // 2, steps}],
        "export": unsealed(await queries.export(id_, ("Ana", "Ben"), reader)),
        "notices": repr(await rig.notices(id_)),
        "standings": repr(await queries.leaderboard(GUILD)) + repr(await queries.profile(ANA, GUILD)),
    }
    if reader is not None:
        found["personal data"] = await rig.tables.people.personal_data(reader)
        found["tables"] = repr(await queries.tables_of(reader))
    found |= shown(seen.game, seen.view, seen.seat, is_painted=reader != CLEO and case.nth % PAINTED == 0)
    return {name: value if isinstance(value, str) else json.dumps(value) for name, value in found.items()}


def shown(rules: AnyGame, view: Any, seat: Seat | None, *, is_painted: bool) -> dict[str, object]:
    """Everything that is made of a view: words, suggestions, objections, examples, pictures."""
    marks = Marks(names=("Ana", "Ben"))
    return {
        "text": [str(view), *(text_board(view, seat, language, marks) for language in LANGUAGES)],
        "actions": list(rules.actions(view)),
        "suggestions": [repr(continuation(manual(rules), view, typed)) for typed in TYPED],
        "answers": [_answer(rules, view, typed) for typed in TYPED],
        "objections": [repr(manual(rules).objection(view, typed)) for typed in TYPED if typed],
        "example": example_turn(manual(rules), view),
        "alternative text": [describe(view, seat, language, marks) for language in LANGUAGES],
        "pictures": [paint(view, seat, Look(), marks).png.hex()] if is_painted else [],
    }


def _answer(rules: AnyGame, view: Any, typed: str) -> str:
    try:
        return repr(read(manual(rules), view, typed))
    except IllegalAction as wrong:
        return repr((wrong.fault, wrong.word, wrong.nth, wrong.near, str(wrong)))


async def seed_of(case: Case) -> str:
    """What the dice will deal: every table of these rigs is the first."""
    async with rig_in(case, 0) as rig:
        return (await rig.store.find(Round))[0].seed if await play(rig, case, [], 0) else ""


async def assert_alike(case: Case) -> bool:
    """Play both truths and compare; tell whether they were two."""
    script = script_of(case, await seed_of(case))
    async with rig_in(case, 0) as one, rig_in(case, 1) as two:
        rigs = (one, two)
        ids = [await play(rig, case, script, which) for which, rig in enumerate(rigs)]
        promised = [await promises(rig.store) for rig in rigs]
        for reader in (PEOPLE[case.viewer], CLEO, None):
            first, second = [
                {name: masked(value, promised[which]) for name, value in (await told(rig, case, id_, reader)).items()}
                for which, (rig, id_) in enumerate(zip(rigs, ids, strict=True))
            ]
            for name, value in first.items():
                if value != second[name]:
                    raise Leak(f"{name}: {reader} {value[:400]} | {second[name][:400]}")
        states = [(await sit(rig.tables.context, id_)).state for rig, id_ in zip(rigs, ids, strict=True)]
    return digest(states[0]) != digest(states[1])


class Steps(Counter[tuple[str, str]]):
    """Count what the rules and the painters do while somebody is served: the functions of theirs that are called."""

    def __enter__(self) -> Self:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(LOOKED_AT):
            self[code.co_filename, code.co_qualname] += 1


class Uncounted(Steps):
    """What is done only to fill the caches, in a third of the time."""

    def __enter__(self) -> Self:
        return self


async def steps_of(case: Case, script: list[Step], which: int, steps: Steps) -> Steps:
    """Count the steps by which the viewer's turns are taken, and their questions and those of strangers answered."""
    async with rig_in(case, which) as rig:
        id_ = await rig.open(Terms(case.key, case.options, first="host", pace=3))
        for seat, *actions in script:
            with steps if seat == case.viewer else nullcontext():
                await rig.tables.play.act(id_, PEOPLE[seat], None, actions[which])
        with steps:
            for reader in (PEOPLE[case.viewer], CLEO, None):
                await told(rig, case, id_, reader)
    return steps


async def assert_same_steps(case: Case) -> int:
    """Serve both truths; the first time each is played only fills the caches. Give how many steps there were."""
    script = script_of(case, await seed_of(case))
    for which in (0, 1):
        await steps_of(case, script, which, Uncounted())
    first, second = [await steps_of(case, script, which, Steps()) for which in (0, 1)]
    if first != second:
        raise Leak(f"steps: {first - second} | {second - first}")
    return first.total()


@pytest.mark.parametrize("key", [key for key in KEYS if has_secrets(key)])
async def test_who_may_not_know_is_served_in_the_same_steps_whatever_the_truth(key: str) -> None:
    """Times can't be compared, but what they are spent on can."""
    counted = [await assert_same_steps(case) for case in counted_cases(key)]
    assert min(counted) > 1_000


async def test_steps_that_depend_on_the_truth_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = type(registry.game("topologic"))
    view = rules.view

    def slow(self: AnyGame, state: Any, seat: Seat | None) -> Any:
        for _ in range(state.secret or 0):
            points((), 0)
        return view(self, state, seat)

    monkeypatch.setattr(rules, "view", slow)
    with pytest.raises(Leak, match=r"^steps: .*points"):
        for case in counted_cases("topologic"):
            await assert_same_steps(case)


def counted_cases(key: str) -> list[Case]:
    """Let the second seat look on: what the first one hides, it can't know from the beginning."""
    return [case for case in cases(key, COUNTED) if case.viewer == 1]


def cases(key: str, games: int) -> Iterator[Case]:
    return (Case(key, nth, viewer) for nth in range(games) for viewer in (0, 1) if viewer == nth % 2)


@pytest.mark.parametrize("key", [key for key in KEYS if has_secrets(key)])
async def test_who_may_not_know_is_told_the_same_whatever_the_truth(key: str) -> None:
    differing = [await assert_alike(case) for case in cases(key, GAMES)]
    assert sum(differing) >= GAMES // 3, "else there was nothing to tell apart"


def in_export(patch: pytest.MonkeyPatch) -> None:
    """A digest of the state at the end of a running game's file."""
    export = Histories.export

    async def leaking(this: Any, table_id: str, *more: Any) -> str:
        return f"{await export(this, table_id, *more)}Digest: {digest((await sit(this.context, table_id)).state)}\n"

    patch.setattr(Histories, "export", leaking)


def in_personal_data(patch: pytest.MonkeyPatch) -> None:
    """The whole row of an entry, as it was once given out."""
    patch.setattr(personal_data, "_plain", asdict)


def unsalted(patch: pytest.MonkeyPatch) -> None:
    """Commitments that everybody can try out, since there are few actions to be hidden."""
    patch.setattr("bot.tables.queries.history.commit_secret", lambda action, salt: commit(action))


def unsalted_in_notices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("bot.tables.values.progress.commit_secret", lambda action, salt: commit(action))


def whole_view(patch: pytest.MonkeyPatch) -> None:
    """What the opponent sees."""
    patch.setattr("bot.tables.queries.table_view.seat_of", lambda round_, reader: 0)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (in_export, "export"),
        (in_personal_data, "personal data"),
        (unsalted, "history"),
        (unsalted_in_notices, "table"),
        (whole_view, "table"),
    ],
)
async def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^{found}:"):
        for case in cases("topologic", 40):
            await assert_alike(case)
