"""Take one or more actions of one's turn."""

from collections.abc import Awaitable, Sequence
from typing import Any

from bot.tables.clock.table_clock import note_activity, recompute_deadline
from bot.tables.core.context import Verbs
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.play.at_table import at_table, check_turn, person_at
from bot.tables.play.conditional_turns import play_conditions
from bot.tables.play.enter import enter_action, go_on
from bot.tables.play.turns import lapse_request, tell_turn
from bot.tables.values.answers import Acted, Answer
from bot.tables.values.errors import ErrorCode, TableError, illegal_error
from games.core.game import Action
from games.core.illegal import IllegalAction
from games.core.outcome import Seat
from games.core.play import take, take_picked
from games.registry import manual


class ActVerbs(Verbs):
    async def act(
        self,
        table_id: str,
        person: str,
        turn_no: int | None,
        line: str | Sequence[Action],
        *,
        at: int | None = None,
        interaction: str = "",
    ) -> Answer:
        """Play a typed line, or the actions that were picked."""

        def body(update: GameUpdate, seat: Seat) -> Awaitable[None] | None:
            check_turn(update, turn_no)
            if update.table.to_move != seat:
                raise TableError(ErrorCode.NOT_YOUR_TURN)
            if at is not None and at != update.table.entries:
                raise TableError(ErrorCode.OLD_TURN)
            play_line(update, seat, line)
            return play_conditions(update) if update.finished is not None else None

        return await at_table(self.context, table_id, person, interaction, body)


def play_line(update: GameUpdate, seat: Seat, line: str | Sequence[Action]) -> None:
    """Enter the actions, then begin the next turn or end the game."""
    taken, played_in = _take(update, line), update.table.turn_no
    for action, state in taken:
        enter_action(update, seat, action, state)
    actions, over = tuple(action for action, _ in taken), update.state.outcome is not None
    turn_over = over or update.state.fresh
    if turn_over:
        tell_turn(update)
    told = update.told if turn_over and update.this_turn == actions else ()  # if played in one go, and hiding nothing
    update.events.append(Acted(played_in, actions, turn_over, ended=over, told=told))
    note_activity(update, moved_at=update.when, fresh=turn_over)
    lapse_request(update)
    if update.table.gone is not None and update.table.gone == person_at(update, seat):
        update.set(gone=None, gone_run=None)
    if turn_over:
        go_on(update, seat, is_there=True)
    else:
        recompute_deadline(update)


def _take(update: GameUpdate, line: str | Sequence[Action]) -> list[tuple[Action, Any]]:
    try:
        if isinstance(line, str):
            return take(manual(update.game), update.state, line)
        return take_picked(update.game, update.state, line)
    except IllegalAction as illegal:
        raise illegal_error(update.game.key, illegal) from illegal
