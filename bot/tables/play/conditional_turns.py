"""Play by itself what a player has said for the position that a turn leads to, in that turn's own transaction."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.core.conditions import chair_of, conditions_at
from bot.tables.core.loaded_game import seat_of
from bot.tables.core.unit_of_work import NOT_FINISHED, FinishedTurn, GameUpdate, PlayedTurns
from bot.tables.play.at_table import person_at
from bot.tables.play.enter import enter_action, go_on
from bot.tables.play.turns import tell_turn
from bot.tables.values.lines import read_lines, write_lines, write_turn
from data.records import Conditions
from data.store import Delete, Replace, Where
from games.core.foreseeing import ForeseenTurn, leads_alike
from games.core.game import Action, AnyGame
from games.core.illegal import IllegalAction
from games.core.outcome import Seat, other
from games.core.play import legal, take
from games.registry import manual

TakenTurn = Sequence[tuple[Action, Any]]
NOTHING: ForeseenTurn = ()


async def play_conditions(update: GameUpdate) -> None:
    """Answer the turn that was just completed, and then whatever that leads to."""
    was = await conditions_at(update)
    rows, played = list(was), NOTHING
    while (done := update.finished) is not None:
        rows = [_advanced(update, row, done, played) for row in rows]
        update.finished = NOT_FINISHED
        rows, played, taken = _answer(update, rows)
        if taken:
            _play(update, done, taken)
    if update.table.conditions:  # else the game is over, and they went with it
        _keep(update, was, rows)


def _advanced(update: GameUpdate, row: Conditions, done: FinishedTurn, played: ForeseenTurn) -> Conditions:
    """Go on with the lines that the turn has followed: the owner's own as they were said, the other's by position."""
    seat, lines = seat_of(update.round, row.person), read_lines(row.lines)
    if row.turn_no != update.table.turn_no - 1 or seat is None:
        lines = ()
    elif seat == done.seat:
        lines = tuple(line[1:] for line in lines if line[0] == played)
    else:
        view = update.game.view(done.began, seat)
        lines = tuple(line[1:] for line in lines if leads_alike(update.game, view, seat, line[0], done.actions))
    text = write_lines(line for line in lines if line)
    return replace(row, turn_no=update.table.turn_no, lines=text, draft="", missed="")


def _answer(update: GameUpdate, rows: list[Conditions]) -> tuple[list[Conditions], ForeseenTurn, TakenTurn]:
    """Find what is to be played now, the line said last before others; what can't be is noted for its owner alone."""
    seat = update.state.to_move
    row = next((row for row in rows if row.person == person_at(update, seat) and row.lines), None)
    is_asked = update.table.draw_by == other(seat)  # that is theirs to decide, before they go on
    if row is None:
        return rows, NOTHING, () if is_asked else _only_turn(update, seat)
    said = read_lines(row.lines)[-1][0]
    taken = () if is_asked else _legal(update.game, update.state, said)
    if not taken:
        missed = replace(row, lines="", missed=write_turn(said))
        return [missed if one is row else one for one in rows], NOTHING, ()
    return rows, said, taken


def _legal(game: AnyGame, state: Any, turn: ForeseenTurn) -> TakenTurn:
    """Take a turn if it is a whole one that is legal, hidden things included."""
    try:
        taken = take(manual(game), state, " ".join(turn))
    except IllegalAction:
        return ()
    last = taken[-1][1]
    return taken if last.fresh or last.outcome is not None else ()


def _only_turn(update: GameUpdate, seat: Seat) -> TakenTurn:
    """Take the only legal turn, for whoever wants that."""
    if not update.table.only_turns & chair_of(update.table, person_at(update, seat)):
        return ()
    state = update.state
    taken: list[tuple[Action, Any]] = []
    while not taken or not (state.fresh or state.outcome is not None):
        actions = legal(update.game, state)
        if len(actions) != 1:
            return ()
        state = update.game.apply(state, actions[0])
        taken.append((actions[0], state))
    return taken


def _play(update: GameUpdate, answered: FinishedTurn, taken: TakenTurn) -> None:
    """Enter a turn whose player isn't there: nobody's event tells of it, and one message of it and the one before."""
    seat = update.state.to_move
    update.before = _told_as_well(update, answered, seat)
    for action, state in taken:
        enter_action(update, seat, action, state, is_conditional=True)
    tell_turn(update)
    go_on(update, seat, is_there=False)


def _told_as_well(update: GameUpdate, answered: FinishedTurn, seat: Seat) -> PlayedTurns:
    """Add a turn to what the next message tells."""
    before = update.before
    if answered.seat == seat:  # the other had to pass, or a round has begun
        lengths = (*before.lengths, len(answered.actions))
        told = (*before.told_bot, answered.told)
        return replace(before, bot=(*before.bot, *answered.actions), lengths=lengths, told_bot=told)
    short = [(person_at(update, seat), *before.person), (person_at(update, answered.seat), *before.bot)]
    earlier = (*before.earlier, *(turn for turn in short if len(turn) > 1))
    return PlayedTurns(answered.actions, told_person=answered.told, earlier=earlier)


def _keep(update: GameUpdate, was: Sequence[Conditions], rows: Sequence[Conditions]) -> None:
    chairs = 0
    for before, row in zip(was, rows, strict=True):
        if row.lines or row.missed:
            update.add(Replace(row, before))
            chairs |= chair_of(update.table, row.person)
        else:
            update.add(Delete(Conditions, Where(equal={"table_id": row.table_id, "person": row.person})))
    update.set(conditions=chairs)
