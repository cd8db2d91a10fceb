"""A game is stepped through from its start to its end; a step that there isn't is refused with how many there are."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot.tables import TableError
from bot.ui.look_up.replay import ask_step, jump_to, show_replay
from bot.ui.refusal import UiRefusal
from tests.bot.tables.rig import ANA, TACTIC, set_up
from tests.bot.ui.desk import Desk, Shown, desk_on
from tests.says import says

TURNS = 3


@dataclass
class Game:
    desk: Desk
    id: str

    async def shows(self, *wanted: str) -> Shown:
        (shown,) = (await self.desk.asks(ANA, show_replay, self.id, 1, *wanted)).shown
        return shown


@pytest.fixture
async def game() -> AsyncIterator[Game]:
    rig = await set_up()
    desk = await desk_on(rig)
    id_ = await rig.open(TACTIC)
    for _ in range(TURNS):
        await rig.turn(id_)
    yield Game(desk, id_)
    await rig.close()


def to(game: Game, *targets: tuple[int, str]) -> list[str]:
    ways = [f"replay-to|{game.id}|1|{step}|{name}" for step, name in targets]
    return [*ways, f"replay-jump|{game.id}|1|{TURNS}"]


async def test_it_begins_at_the_start_and_ends_at_what_is_seen_now(game: Game) -> None:
    first, last = await game.shows(), await game.shows("end")
    assert says(first.text, "replay-step", step=0, steps=TURNS)
    assert not says(first.text, "replay-played")
    assert first.buttons == to(game, (1, "after"), (TURNS, "last"))
    assert says(last.text, "replay-step", step=TURNS, steps=TURNS)
    assert last.buttons == to(game, (0, "first"), (TURNS - 1, "before"))
    assert first.labels == last.labels and first.labels[:4] == ["⏮ Start", "◀ Previous", "Next ▶", "End ⏭"]


async def test_each_step_tells_who_played_what(game: Game) -> None:
    shown = await game.shows("1")
    first = [entry.action for entry in await game.desk.rig.log(game.id) if entry.turn == 1]
    assert says(shown.text, "replay-played", who=f"<@{ANA}>", notation=f"`{' '.join(first)}`")
    assert shown.buttons == to(game, (0, "first"), (0, "before"), (2, "after"), (TURNS, "last"))
    assert shown.files == (f"{game.id}-1-1-7.png",)


async def test_a_step_beyond_the_end_is_refused(game: Game) -> None:
    with pytest.raises(TableError):
        await game.shows(str(TURNS + 1))


@pytest.mark.parametrize("wanted", ["-1", "x", ""])
async def test_what_is_no_step_is_refused_with_how_many_there_are(game: Game, wanted: str) -> None:
    with pytest.raises(UiRefusal) as refusal:
        await game.shows(wanted)
    assert refusal.value.values == {"steps": TURNS}


async def test_one_jumps_by_a_form_to_a_step_and_back_to_the_start(game: Game) -> None:
    asked = await game.desk.asks(ANA, ask_step, game.id, 1, TURNS)
    (form,) = asked.forms
    assert form["custom_id"] == f"replay-jumped|{game.id}|1"
    assert form["components"][0]["component"]["custom_id"] == "step"
    jumped = await game.desk.asks(ANA, jump_to, game.id, 1, fields={"step": " 2 "})
    assert says(jumped.shown[0].text, "replay-step", step=2)
