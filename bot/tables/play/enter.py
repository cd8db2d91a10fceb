"""Enter actions into a game's log, and go on after a whole turn."""

from typing import Any

from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.append import write_line
from bot.tables.play.at_table import person_at
from bot.tables.play.finish import decide
from bot.tables.play.turns import begin_turn
from bot.tables.values.states import EntryKind
from games.core.outcome import Seat


def enter_action(update: GameUpdate, seat: Seat, action: str, state: Any, *, is_conditional: bool = False) -> None:
    """Write an action down; a hidden one is promised with a salt, so that it can be checked at the end."""
    before = update.state
    spelled = update.game.redact(before, action, None)
    salt = "" if spelled == action else update.context.draw()
    entry = write_line(
        update,
        EntryKind.ACT,
        seat,
        before.turn,
        state,
        action=action,
        count=1,
        salt=salt,
        is_conditional=is_conditional,
    )
    update.progress = update.progress.then(update.game, before, entry, state)
    update.this_turn, update.state = (*update.this_turn, spelled), state


def go_on(update: GameUpdate, seat: Seat, *, is_there: bool) -> None:
    """Begin the next turn, or end the game; who is there needn't be called to see it."""
    if update.state.outcome is not None:
        decide(update, update.state.outcome, by=person_at(update, seat) if is_there else "")
    else:
        begin_turn(update, seat)
