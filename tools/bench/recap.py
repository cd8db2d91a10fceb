"""What a recap of a hundred turns costs: a worker's processor time and memory, the event loop's time, and bytes."""

import asyncio
import random
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from bot.clock import SystemClock
from bot.tables import Tables, Terms
from bot.text import words
from bot.ui.context import UiContext
from bot.ui.look_up.finished_game import FinishedGame, finished_game
from bot.ui.look_up.recap_maker import ENDINGS, FILM, recap_job
from bot.ui.names import Names
from bot.workers.pool import MOST_MB, Worker
from data.sqlite.store import SqliteStore
from games.core.game import AnyGame
from games.registry import games
from render import Look
from render.recap.film import MOST_BYTES
from tools.bench.rules import LONG
from tools.bench.table import Row, show

TURNS = 100
ANA, BEN = "1001", "1002"
MOST_S = 3.0  # of a worker's processor, for a hundred turns
MOST_HELD_MS = 20.0  # that the event loop may be busy with it at a time
PATIENCE_S = 60.0  # then the worker is given up
PAGE_KB = 1024


class Busy:
    """Measure how long the event loop is busy at a time, by the processor time between two looks."""

    def __init__(self) -> None:
        self.most_ms = 0.0

    async def watch(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.most_ms, before = max(self.most_ms, (now - before) * 1000), now
            await asyncio.sleep(0.0005)


async def played(tables: Tables, rules: AnyGame) -> str:
    """Play at random; resign what lasts longer."""
    lots, long = random.Random(1), {name: value for name, value in LONG.items() if name in _options(rules)}
    terms = Terms(rules.key, first="host", options=long)
    table = (await tables.challenges.offer(ANA, "77", "88", terms, BEN)).subject
    await tables.challenges.accept(table, BEN)
    while (seen := await tables.queries.table_view(table)).view.to_move is not None and seen.view.turn <= TURNS:
        mover = seen.players[seen.view.to_move]
        view = (await tables.queries.table_view(table, mover)).view
        await tables.play.act(table, mover, None, lots.choice(rules.actions(view)))
    if seen.ended_at is None:
        await tables.play.resign(table, ANA)
    return table


def _options(rules: AnyGame) -> set[str]:
    return {option.name for option in rules.options}


async def rows(rules: AnyGame, folder: Path) -> list[Row]:
    store = await SqliteStore.open(folder / rules.key)
    tables = Tables(store, SystemClock())
    await tables.start()
    ui = UiContext(tables, SystemClock(), Names(tables), "en")
    view = await tables.queries.table_view(await played(tables, rules), game_no=1)
    busy = Busy()
    watching = asyncio.ensure_future(busy.watch())
    game = await finished_game(ui, view)
    found = [row for form in ENDINGS for row in await measured(game, form)]
    watching.cancel()
    await ui.workers.close()
    await store.close()
    return [*found, Row("  the event loop, at most at a time", busy.most_ms, "ms", at_most=MOST_HELD_MS)]


async def measured(game: FinishedGame, form: str) -> list[Row]:
    began = _children_s()
    worker = await Worker.start()
    made = await worker.ask(recap_job(game, form, Look(), words("en")), PATIENCE_S)
    held = _most_mb(worker)
    await worker.stop()
    assert isinstance(made, tuple)
    name = f"{game.table_view.game.key}: {form} of {len(game.turns)} turns"
    return [
        Row(name, _children_s() - began, "s processor", at_most=MOST_S),
        Row("  its worker, at most", held, "MB", at_most=MOST_MB),
        Row("  file", len(made[0]) / 1e6, "MB", at_most=MOST_BYTES / 1e6 if form == FILM else None),
    ]


def _children_s() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _most_mb(worker: Worker) -> float:
    """Read the most memory the worker has had; 0 where the system doesn't tell."""
    try:
        said = Path(f"/proc/{worker.process.pid}/status").read_text()
    except OSError:
        return 0.0
    return int(said.split("VmHWM:")[1].split()[0]) / PAGE_KB


async def _all(folder: Path) -> list[Row]:
    return [row for rules in games() for row in await rows(rules, folder)]


def main() -> None:
    with TemporaryDirectory(prefix="cairn-bench-") as folder:
        show("Recaps: from a worker's start to its end", asyncio.run(_all(Path(folder))))


if __name__ == "__main__":
    main()
