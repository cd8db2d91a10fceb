"""A database and a channel left by the first release: its tables go on, and its buttons still do what they say.

Both were written by that release itself (`first_release/freeze.txt` says how), with tables in every state.
"""

import shutil
from collections.abc import AsyncIterator, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.tables import TableStatus
from bot.ui.registry import ROUTES
from data.records import Challenge, Table
from sandbox import MovableClock, Sandbox, SandboxPerson, snapshot
from sandbox.people.components import BUTTON, walk
from sandbox.protocol.json_codec import Json
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import BUSY_S, Stage
from tests.bot.ui.players import ids
from tests.says import says

LEFT = Path(__file__).parent / "first_release"
ONLY_IN_FORMS = {"typed", "replay-jumped"}
FORGED = {"cancel", "history", "tables"}
NOT_UNDERSTOOD = ("error-old-button", "error-unknown")
CHANGING = (  # in this order, so that the harmless ones find everything as it was left
    *("prefer", "prefer-theme", "prefer-board", "set", "set-many", "set-threads", "board", "pick", "undo", "do"),
    *("keep", "more-time", "end-withdraw", "back-withdraw", "end-offer", "take-back", "end-no", "back-no"),
    *("end-yes", "back-yes", "decline", "decline-because", "accept", "withdraw", "claim", "resign", "cancel"),
    *("rematch", "forget-sure"),
)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """Start today's bot on what the first release left, at the moment it left it."""
    shutil.copy(LEFT / "cairn.sqlite3", tmp_path / "sandbox.sqlite3")
    world = tmp_path / "world.sqlite3"
    snapshot.save(world, (LEFT / "world.json").read_text(encoding="utf-8"), {})
    loaded = snapshot.load(world)
    assert loaded
    clock = MovableClock()
    clock.ahead_ms = int(loaded[1]["now"]) - clock.now()
    wishes: dict[str, Any] = {"rate_limits": False, "deadline": BUSY_S, "snapshot_path": world}
    async with Sandbox(clock=clock, advance=clock.advance, **wishes) as sandbox:
        left = Stage(sandbox, clock, tmp_path)
        await left.start()
        yield left
        await left.stop()
        sandbox.assert_clean()


@dataclass(frozen=True)
class OldButton:
    """A button or menu as the first release left it, and somebody who sees it."""

    person: SandboxPerson
    message: int
    component: Json
    components: list[Json]

    @property
    def custom_id(self) -> str:
        return str(self.component["custom_id"])

    @property
    def verb(self) -> str:
        return self.custom_id.split("|")[0]

    async def use(self, stage: Stage) -> str:
        """Press it as a phone shows it that has heard of nothing since, and read the answer."""
        message = stage.sandbox.world.message(self.message)
        assert message is not None, self.custom_id
        message.components = deepcopy(self.components)
        if self.component["type"] == BUTTON:
            response = await self.person.click(self.message, self.custom_id)
        else:
            first = [one["value"] for one in self.component.get("options") or []][:1]
            response = await self.person.select(self.message, self.custom_id, *first)
        await comes_true(lambda: stage.bot.dispatcher.is_empty)
        return " ".join(each.text for each in response.messages)


def old_buttons(stage: Stage) -> Iterator[OldButton]:
    for person in stage.sandbox.people():
        for channel in person.channels():
            for seen in person.sees(channel):
                components = deepcopy(seen.view["components"])
                for each in [*seen.buttons, *seen.selects]:
                    if not each.get("disabled") and each.get("custom_id"):
                        yield OldButton(person, seen.id, each, components)


async def test_every_verb_of_the_first_release_is_kept(stage: Stage) -> None:
    shown = {each.verb for each in old_buttons(stage)}
    assert set(CHANGING) - shown <= FORGED
    assert shown | FORGED | ONLY_IN_FORMS <= set(ROUTES)


async def test_every_old_button_is_understood(stage: Stage) -> None:
    """Everybody presses all they see; nothing fails, and nothing is taken for a button of another time."""
    found = sorted(old_buttons(stage), key=lambda each: CHANGING.index(each.verb) if each.verb in CHANGING else -1)
    for each in found:
        text = await each.use(stage)
        assert not any(says(text, fault) for fault in NOT_UNDERSTOOD), each.custom_id
    await stage.bot.ui.tables.tick()


@pytest.mark.parametrize("custom_id", ["cancel|{table}|3", "history|{table}|1|0", "tables|0"])
async def test_what_it_showed_on_few_messages_is_understood_too(stage: Stage, custom_id: str) -> None:
    """Put the custom id as it was composed then under one of the messages left."""
    button = next(each for each in old_buttons(stage) if each.verb == "do")
    message = stage.sandbox.world.message(button.message)
    assert message is not None
    forged = custom_id.format(table=button.custom_id.split("|")[1])
    for each in walk(message.components):
        if each.get("custom_id") == button.custom_id:
            each["custom_id"] = forged
    said = await (await button.person.click(button.message, forged)).shown()
    assert not any(says(said.text, fault) for fault in NOT_UNDERSTOOD)


async def until(stage: Stage, button: OldButton, status: TableStatus) -> None:
    """Press, and wait until the table is in this state."""
    await button.use(stage)
    table = await stage.bot.ui.tables.queries.table(button.custom_id.split("|")[1])
    assert table.status == status, button.custom_id


def of(stage: Stage, verb: str, person: str) -> OldButton:
    return next(each for each in old_buttons(stage) if each.verb == verb and each.person.name == person)


async def test_old_buttons_still_act(stage: Stage) -> None:
    queries = stage.bot.ui.tables.queries
    confirmed = of(stage, "do", "Ana")
    table = await queries.table(confirmed.custom_id.split("|")[1])
    await confirmed.use(stage)
    assert (await queries.table(table.id)).entries > table.entries
    for verb, person, status in (
        ("end-yes", "Ben", TableStatus.OVER),
        ("claim", "Ana", TableStatus.OPEN),
        ("keep", "Ben", TableStatus.OPEN),
        ("accept", "Ana", TableStatus.OPEN),
        ("resign", "Ana", TableStatus.OVER),
    ):
        await until(stage, of(stage, verb, person), status)
    asked = of(stage, "back-yes", "Ben")
    before = await queries.table(asked.custom_id.split("|")[1])
    await asked.use(stage)
    assert (await queries.table(before.id)).turn_no != before.turn_no or before.status != TableStatus.OPEN


async def test_what_it_left_untold_is_told(stage: Stage) -> None:
    """A challenge and an accepted one were committed and not shown: both appear, the table with its thread."""
    ben = stage.person("Ben")
    await ben.waits_for(stage.sandbox.channel, lambda seen: "L-Calculus" in seen.text and "accept|" in str(ids(seen)))
    await ben.waits_until(lambda: any("Logan Stones" in thread.name for thread in stage.sandbox.threads()[-1:]))


async def own_open_challenge(stage: Stage) -> OldButton:
    """Find the button by which an author withdraws a challenge that is still open."""
    challenges = await stage.bot.ui.tables.context.store.find(Challenge)
    authors = {each.id: each.author for each in challenges if each.status == "open"}
    laid_out = [each for each in old_buttons(stage) if each.person.message(each.message).view["v2"]]  # none told since
    withdrawing = (each for each in laid_out if each.verb == "withdraw")
    return next(each for each in withdrawing if authors.get(each.custom_id.split("|")[1]) == str(each.person.id))


def keep_files(stage: Stage, message: int) -> None:
    """Let the message's files be there: what the first release left holds none."""
    found = stage.sandbox.world.message(message)
    assert found is not None
    for number, attachment in enumerate(found.attachments):
        stage.sandbox.world.files[attachment.path] = b"picture %d" % number


@pytest.mark.parametrize("takes_its_own_files", [True, False])
async def test_its_messages_are_changed_in_their_own_shape_and_keep_their_pictures(
    stage: Stage, takes_its_own_files: bool
) -> None:
    """A layout lists the file it keeps; where Discord doesn't take that, it's sent again."""
    challenge = await own_open_challenge(stage)
    keep_files(stage, challenge.message)
    before = challenge.person.message(challenge.message)
    if not takes_its_own_files:
        kept = rb'"attachments":\[\{"id":"[0-9]{10,}"'
        stage.sandbox.faults.refuse(50035, "/messages/[0-9]+$", method="PATCH", times=99, body=kept)
    await challenge.use(stage)
    await challenge.person.waits_until(lambda: "Withdrawn." in challenge.person.message(challenge.message).text)
    after = challenge.person.message(challenge.message)
    assert after.view["v2"] and not after.buttons
    assert [each.data for each in after.pictures] == [each.data for each in before.pictures] != []
    assert [each.alt for each in after.pictures] == [each.alt for each in before.pictures]


async def test_it_left_tables_in_every_state(stage: Stage) -> None:
    store = stage.bot.ui.tables.context.store
    assert {table.status for table in await store.find(Table)} == set(TableStatus)
    assert "open" in {challenge.status for challenge in await store.find(Challenge)}
