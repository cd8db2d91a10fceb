"""Clicks a turn: from *Play* to the last, over whole games of people who know what they want; a list counts two."""

import asyncio
import hashlib
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from unittest.mock import patch

from games.registry import manual
from tools.bench.table import Row, show

if TYPE_CHECKING:
    from sandbox import Seen
    from tests.bot.ui.conftest import Stage
    from tests.bot.ui.players import Match

T = TypeVar("T")

AIMS = {"l-calculus": 6, "tactic": 7, "logan-stones": 5, "logitac": 4, "topologic": 8}  # of what is counted below
ENTRY_AIM = 4  # Topologic's pawns, by one form
# Five tiles picked one by one can't take 4: they are Play, five taps, Play it, and a change of page at least, since
# sixty tiles don't fit into a message's 40 components. Beside the picture there is room for three pages of twenty.
PICKED_ENTRY = 9
ENTRY, LATER = "enter", "seek"  # the roles of Topologic's turns: its aim is for the later ones
MOST_TURNS = 120  # of one game
ENOUGH = 60
ENTRIES = 20


def same_chance() -> Callable[[int], str]:
    """Draw the same ids, seeds and secrets in every run."""
    drawn = count()
    return lambda size: hashlib.sha256(str(next(drawn)).encode()).hexdigest()[: 2 * size]


async def count_clicks(stage: "Stage", game: str, enough: int, most: int = MOST_TURNS) -> list[int]:
    """Play games by the picker alone, as a casual player would, until enough turns are counted: each turn's clicks.

    Of Topologic those after the pawns' entry count. Turns by chance won't do: they are short where stopping is easy.
    """
    from tests.bot.ui.players import open_match

    clicks: list[int] = []
    while len(clicks) < enough:
        clicks += await _clicks_of(await open_match(stage, game), most)
    return clicks


async def _clicks_of(match: "Match", most: int) -> list[int]:
    from tests.bot.ui.decided import click_decided_turn

    turn, clicks = await match.next_turn(), []
    while True:
        role = await _role(match)
        counted = await click_decided_turn(match, match.mover(turn), turn)
        clicks += [counted] if role in (None, LATER) else []
        following = await match.end_or_turn(turn)
        if following is None or len(clicks) == most:
            return clicks
        turn = following


async def _entering(stage: "Stage") -> "tuple[Match, Seen]":
    """Open a table of Topologic, and let a tile be hidden: the pawns enter next."""
    from tests.bot.ui.players import open_match

    match = await open_match(stage, "topologic")
    begun = await match.next_turn()
    await match.type_turn(match.mover(begun), begun)
    turn = await match.next_turn(begun)
    assert await _role(match) == ENTRY
    return match, turn


async def count_entry(stage: "Stage") -> int:
    """Let the pawns of Topologic enter by the form, as an example in it shows; count Play, Type it and Submit."""
    from tests.bot.ui.players import id_of, press

    match, turn = await _entering(stage)
    seeker = match.mover(turn)
    picker = await press(seeker, turn, "play|")
    assert picker.buttons[0]["custom_id"] == id_of(picker, "type|"), "the form comes first"
    form = await seeker.click(picker, id_of(picker, "type|"))
    assert form.modal is not None
    line = form.modal["components"][0]["component"]["placeholder"]
    done = await (await seeker.submit(form, {"line": line})).shown()
    assert "You played" in done.text
    return 3


async def count_drawn_entry(stage: "Stage") -> int:
    """Let the pawns enter where chance puts them; count Play, Leave it to chance and Play it."""
    from tests.bot.ui.players import press

    match, turn = await _entering(stage)
    shown, verbs = turn, ("play|", "lot|", "finish|")
    for verb in verbs:
        shown = await press(match.mover(turn), shown, verb)
    assert "You played" in shown.text
    return len(verbs)


async def count_chosen_entries(stage: "Stage", most: int) -> list[int]:
    """Let the pawns enter where a casual player would put each of them, by the picker alone; count all clicks."""
    from tests.bot.ui.decided import click_decided_entry

    counted = []
    for _ in range(most):
        match, turn = await _entering(stage)
        counted.append(await click_decided_entry(match, match.mover(turn), turn))
    return counted


async def _role(match: "Match") -> str | None:
    """Tell what is to be done at the table now, in games whose turns differ."""
    queries = match.stage.bot.ui.tables.queries
    table = await match.stage.bot.ui.tables.notices.table_in(str(match.thread.id))
    assert table is not None
    table_view = await queries.table_view(table.id)
    return manual(table_view.game).role(table_view.view)


async def _measured(count: "Callable[[Stage], Awaitable[T]]") -> T:
    from tests.bot.ui.conftest import staged

    with tempfile.TemporaryDirectory() as folder, patch("bot.tables.core.context.secrets.token_hex", same_chance()):
        async with staged(Path(folder), rate_limits=False) as stage:
            return await count(stage)


def main() -> None:
    rows = []
    for game, aim in AIMS.items():
        clicks = asyncio.run(_measured(partial(count_clicks, game=game, enough=ENOUGH)))
        name = f"{game}: median of {len(clicks)} turns, {min(clicks)} to {max(clicks)}"
        rows.append(Row(name, statistics.median(clicks), "clicks", at_most=aim))
    entry = asyncio.run(_measured(count_entry))
    rows.append(Row("topologic: the pawns' entry, by the form", entry, "clicks", at_most=ENTRY_AIM))
    drawn = asyncio.run(_measured(count_drawn_entry))
    rows.append(Row("topologic: the same, left to chance in the picker", drawn, "clicks", at_most=ENTRY_AIM))
    chosen = asyncio.run(_measured(partial(count_chosen_entries, most=ENTRIES)))
    name = f"topologic: the same, each tile picked: median of {len(chosen)}, {min(chosen)} to {max(chosen)}"
    rows.append(Row(name, statistics.median(chosen), "clicks", at_most=PICKED_ENTRY))
    show("clicks a turn, from Play to the last", rows)
