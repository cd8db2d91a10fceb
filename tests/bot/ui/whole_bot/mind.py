"""What a person at a table thinks of: the turn they would play, by what their seat may see and no more."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.tables.values.terms import read_options
from games.core.game import Action, AnyGame
from games.core.outcome import Seat
from games.core.play import states
from games.opponents.registry import opponent
from games.registry import game

AMONG, AS_GOOD = 12, 0.02  # the best turns; a quarter of a step of Tactic's is 0.03
TABLE = "select game, rules_version, options, turn_no, to_move, entries from tables where id = ?"
ROUND = "select game_no, seed, seat_0 from rounds where table_id = ? order by game_no desc limit 1"
LOG = "select action from entries where table_id = ? and game_no = ? and kind = 'act' order by number"


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one of its players sees it."""

    table: str
    rules: AnyGame
    view: Any
    turn_no: int
    entries: int
    is_mine: bool  # it is this player's turn

    def turn(self, level: int) -> tuple[Action, ...]:
        """Choose as the bot of this level does, with lots of one's own."""
        return opponent(self.rules.key).choose(self.view, level, f"{self.table}-{self.entries}")

    def easiest(self, level: int, offered: Sequence[Sequence[Action]]) -> Sequence[Action]:
        """Choose likewise, but of turns that are about as good one that is offered whole."""
        ranked = opponent(self.rules.key).rank(self.view, self.table, AMONG) if offered else ()
        good = [turn.actions for turn in ranked if turn.value >= ranked[0].value - AS_GOOD]
        return next((turn for turn in good if turn in offered), None) or self.turn(level)


def sight(database: Path, table: str, person: str) -> Sight:
    """Read the log of a running game from the bot's database, whichever process has it open."""
    with closing(_opened(database)) as db:
        ((key, version, options, turn_no, to_move, count),) = db.execute(TABLE, [table]).fetchall()
        ((number, seed, first),) = db.execute(ROUND, [table]).fetchall()
        log = [action for (action,) in db.execute(LOG, [table, number])]
    rules = game(key, version)
    seat: Seat = 0 if first == person else 1
    *_, state = states(rules, read_options(options), seed, log)
    return Sight(table, rules, rules.view(state, seat), turn_no, count, to_move == seat)


def entries(database: Path, table: str) -> int:
    """Count the lines of a game's log."""
    with closing(_opened(database)) as db:
        ((count,),) = db.execute("select entries from tables where id = ?", [table]).fetchall()
    return int(count)


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{database}?mode=ro", uri=True)
