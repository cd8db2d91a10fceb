"""
Hidden information: the same game twice, with another truth. Who may not know it sees the same, byte for byte.

`CAIRN_SECRETS=full` plays longer games, and sends every form of every custom id.
"""

import hashlib
import json
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sandbox import SandboxPerson, Seen
from bot.ui.public.show.challenge import SAMPLE_SEED
from bot.ui.registry import COMMANDS, ROUTES
from data.records import Entry
from data.store import Where
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.registry import game
from tests.bot.two_truths import Step, masked, promises, unsealed, write
from tests.bot.ui.conftest import Stage, staged
from tests.bot.ui.every_way import FULL, Place, ask_everything, name_of
from tests.bot.ui.players import Match, id_of, open_match, pick_action, press, told
from tests.bot.ui.players import ids as ids_of

TURNS = 50 if FULL else 16
OBSERVERS: tuple[Seat | None, ...] = (1, None)  # Ben, and Cleo who only looks on
ID = re.compile(r"\d{17,20}")
FORGED = (50027, 10015, 10062)
TIME = re.compile(r"<t:\d+|\b\d{13}\b|\d{4}-\d\d-\d\dT[0-9:]+Z")
SPAN = re.compile(r'("(?:\w*_run|\w*_ms|size)": )\d+')  # on clocks, in milliseconds; and of files, which are compared


def likeness(person: SandboxPerson, promised: list[str]) -> Counter[str]:
    """Everything ever shown to a person, without ids, moments, and the commitments that were promised."""
    return Counter(
        bare(masked(" ".join((shown.kind, json.dumps(shown.view, sort_keys=True), *map(said, shown.files))), promised))
        for shown in person.messages
    )


def differing(first: Counter[str], second: Counter[str]) -> list[tuple[str, str]]:
    """Show where what differs begins to."""
    pairs = zip(sorted((first - second).elements()), sorted((second - first).elements()), strict=False)
    found: list[tuple[str, str]] = []
    for one, two in pairs:
        same = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
        start = max(same - 120, 0)
        found.append((one[start : start + 300], two[start : start + 300]))
    return found or [("only once", text) for text in (first - second) + (second - first)]


def bare(text: str) -> str:
    return SPAN.sub(r"\1SPAN", TIME.sub("TIME", ID.sub("ID", text)))


def said(file: bytes) -> str:
    """Take pictures byte by byte, and files word by word."""
    return hashlib.sha256(file).hexdigest() if file.startswith(b"\x89PNG") else unsealed(file.decode())


@dataclass
class Truth:
    """Which of the two truths is played, and how the table under test began."""

    which: int
    options: dict[str, Any]
    seed: str = ""
    is_dealt: bool = False  # what is begun from now on is another table

    def begin(self, rules: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        """Deal what fits this truth, and let all chance come in the same order in both."""
        drawn = iter(range(10**6))
        chance = lambda size: hashlib.sha256(str(next(drawn)).encode()).hexdigest()[: 2 * size]  # noqa: E731
        monkeypatch.setattr("bot.tables.context.secrets.token_hex", chance)
        deal = type(rules).setup

        def setup(this: AnyGame, options: dict[str, Any], seed: str) -> Any:
            state = deal(this, options, seed)
            if seed == SAMPLE_SEED:
                return state
            if self.is_dealt:
                return this.resample(state, 1, str(self.which)) if seed == self.seed else state
            self.seed, self.options = seed, options
            return this.resample(state, 1, str(self.which))

        monkeypatch.setattr(type(rules), "setup", setup)


async def perform(stage: Stage, match: Match, script: list[Step], which: int) -> None:
    """Play the script; those who may not know look at all there is to look at."""
    ben = match.people[1]
    cleo = stage.person("Cleo")
    for number, (seat, *actions) in enumerate(script):
        turn = await match.next_turn()
        mover = match.people[seat]
        table = id_of(turn, "play|").split("|")[1]
        rules = game((await stage.bot.ui.tables.queries.table(table)).game)
        if mover is ben and number % 3 == 1:
            await pick(match, rules, await press(ben, turn, "play|"), actions[which])
        else:
            await ben.autocomplete(match.thread, "move", "text", actions[0][:2] if seat else "")
            await match.type(mover, actions[which])
        if not (await stage.bot.ui.tables.queries.table_view(table)).view.fresh:
            continue
        turn = await match.next_turn(turn)
        if number % 4 == 1:
            await look(match, turn, cleo)
    await ben.waits_until(lambda: is_settled(match))


def is_settled(match: Match) -> bool:
    """Tell whether the last message but one has lost its buttons: nothing else is under way."""
    return len([seen for seen in match.turns() if seen.buttons]) == 1


async def pick(match: Match, rules: AnyGame, picker: Seen, action: str) -> None:
    """Click through the picker to one action of Ben's; what is no whole turn yet is only looked at, then typed."""
    ben = match.people[1]
    shown = await pick_action(rules, ben, picker, action)
    if "finish|" in str(ids_of(shown)):
        await press(ben, shown, "finish|")
    elif "You played" not in shown.text:
        await match.type(ben, action)


async def look(match: Match, turn: Seen, cleo: SandboxPerson) -> None:
    """Everything that can be asked for by who looks on, and by the other player, rightly or wrongly."""
    ben = match.people[1]
    for person in (ben, cleo):
        await told(person, turn, "view|")
        await told(person, turn, "play|")
        for command in ("history", "replay", "export", "view", "tables"):
            await (await person.run(match.thread, command)).shown()
        for text in ("hide r1", "1", "@", "x^", "??"):
            await person.autocomplete(match.thread, "move", "text", text)
            await match.type(person, text)
    await told(cleo, turn, "more|")
    more = await press(ben, turn, "more|")
    for custom_id in ids_of(more):
        if custom_id.startswith(("replay|", "export|")):
            await (await ben.click(more, custom_id)).shown()


@pytest.mark.parametrize("key", ["topologic", "logan_stones"])
async def test_who_may_not_know_sees_the_same_whatever_the_truth(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    rules, script = game(key), list[Step]()
    seen: list[dict[str, Counter[str]]] = []
    for which in (0, 1):
        truth = Truth(which, {})
        with monkeypatch.context() as patch:
            truth.begin(rules, patch)
            async with staged(tmp_path / str(which), rate_limits=False) as stage:
                match = await open_match(stage, key.replace("_", "-"))
                await match.next_turn()
                truth.is_dealt = True
                script = script or list(write(rules, _truths(rules, truth), TURNS, OBSERVERS, Random(3)))
                await perform(stage, match, script, which)
                asked = await ask_in_every_way(stage, match, key)
                promised = await promises(stage.bot.ui.tables.context.store)
                seen.append({name: likeness(stage.person(name), promised) for name in ("Ben", "Cleo")})
                secrets = await _keeps_its_secrets(stage, match, truth, caplog.text)
                await _tells_them_in_the_end(match, secrets)
    assert len(script) >= 12
    assert asked == {name_of(command) for command in COMMANDS} | set(ROUTES)
    assert script != [(seat, action, action) for seat, action, _ in script] or key == "logan_stones"
    for name in ("Ben", "Cleo"):
        first, second = seen[0][name], seen[1][name]
        assert first == second, differing(first, second)
        assert sum(first.values()) > 40, "something was looked at"


async def ask_in_every_way(stage: Stage, match: Match, key: str) -> set[str]:
    """Let who looks on ask for everything, and the other player for all but the end of the game."""
    found = await stage.bot.ui.tables.notices.table_in(str(match.thread.id))
    assert found is not None
    place = Place(match.thread, key, found.id, found.turn_no, found.entries)
    stage.sandbox.expect_always(*FORGED)
    asked = await ask_everything(stage, match.people[1], place, may_end=False)
    return asked | await ask_everything(stage, stage.person("Cleo"), place, may_end=True)


def _truths(rules: AnyGame, truth: Truth) -> tuple[Any, Any]:
    """Begin as the table did, in both truths."""
    state = rules.setup(truth.options, truth.seed)
    return state, rules.resample(state, 1, "1")


async def _keeps_its_secrets(stage: Stage, match: Match, truth: Truth, logged: str) -> list[str]:
    """Neither people nor the log have been told the seed or a salt; give what will be told in the end."""
    shown = " ".join(shown.text for person in stage.sandbox.people() for shown in person.messages)
    table = await stage.bot.ui.tables.notices.table_in(str(match.thread.id))
    assert table is not None
    loaded = stage.bot.ui.tables.context.loaded_games.get(table.id)
    assert loaded is not None
    assert loaded.round.seed == truth.seed
    lines = await stage.bot.ui.tables.context.store.find(Entry, Where(equal={"table_id": table.id}))
    hidden = [entry for entry in lines if entry.salt]
    for secret in (truth.seed, *(entry.salt for entry in hidden)):
        assert secret not in shown
        assert secret not in logged
    assert not [entry for entry in hidden if entry.action in logged]
    return [truth.seed, *(word for entry in hidden for word in (entry.action, entry.salt))]


async def _tells_them_in_the_end(match: Match, secrets: list[str]) -> None:
    ana, ben = match.people
    sure = await (await ana.run(match.thread, "resign")).shown()
    await press(ana, sure, "resign|")
    end = await ben.waits_for(match.thread, lambda seen: "rematch|" in str(seen.view))
    fair = await told(ben, end, "fair|")
    assert [secret for secret in secrets if f"`{secret}`" not in fair.text] == []
