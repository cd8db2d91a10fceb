"""The end of a game, and of a table."""

from dataclasses import replace

from bot.tables.clock.table_clock import stop_clock
from bot.tables.core.loaded_game import players
from bot.tables.core.unit_of_work import GameUpdate, TableUpdate
from bot.tables.play.turns import begin_game
from bot.tables.values.answers import Event, EventKind
from bot.tables.values.notice_contents import OF_A_LIVE_TABLE, GameEnded, TableResult, WatchedEnd
from bot.tables.values.states import LogState, ResultKind, TableStatus
from bot.tables.values.terms import MOST_GAMES, counts_on
from data.records import Round, Table
from data.store import Replace
from games.core.open_view import shown_over
from games.core.outcome import Outcome


def decide(update: GameUpdate, outcome: Outcome, *, by: str, whole: bool = False) -> None:
    """End the running game with a result; the next of a series begins by itself."""
    round_ = _decided(update, update.round, outcome)
    update.settle_round(round_)
    update.state = shown_over(update.state, outcome)
    _count(update, round_)
    over = whole or is_series_over(update.table)
    _close(update, round_, by, TableStatus.OVER if over else TableStatus.OPEN)
    if not over:
        begin_game(update, update.table.game_no + 1, update.context.draw(), by)


def give_up(
    update: TableUpdate, round_: Round, status: TableStatus, reason: str, *, by: str = "", why: str = ""
) -> None:
    ended = _ended(update, round_, ResultKind.NONE, reason)
    update.add(Replace(ended))
    _close(update, ended, by, status, why)


def rule(update: TableUpdate, round_: Round, winner: str | None, reason: str, *, by: str = "", why: str = "") -> None:
    """End a table by a judgement on its running game."""
    outcome = Outcome(None if winner is None else 0 if winner == round_.seat_0 else 1, reason)
    ended = _decided(update, round_, outcome)
    update.add(Replace(ended))
    _count(update, ended)
    _close(update, ended, by, TableStatus.OVER, why)


def _decided(update: TableUpdate, round_: Round, outcome: Outcome) -> Round:
    seats = players(round_)
    winner = None if outcome.winner is None else seats[outcome.winner]
    return replace(
        _ended(update, round_, ResultKind.DRAWN if winner is None else ResultKind.WON, outcome.reason),
        winner=winner,
        loser=None if outcome.winner is None else seats[1 - outcome.winner],
    )


def _ended(update: TableUpdate, round_: Round, result: ResultKind, reason: str) -> Round:
    """End a game; the log of one that was set aside stays so, since nothing was replayed to end it."""
    table = update.table
    state = LogState.ASIDE if table.status == TableStatus.ASIDE else round_.log_state
    return replace(
        round_,
        ended_at=update.when,
        result=result,
        reason=reason,
        turns=table.turn,
        entries=table.entries,
        log_state=state,
    )


def _count(update: TableUpdate, round_: Round) -> None:
    table = update.table
    update.set(
        host_wins=table.host_wins + (round_.winner == table.host),
        guest_wins=table.guest_wins + (round_.winner == table.guest),
    )


def is_series_over(table: Table) -> bool:
    """Decide whether a series is over: after a majority of wins, or after 1, 6 or 10 games (G-9)."""
    majority = table.best_of // 2 + 1
    return max(table.host_wins, table.guest_wins) >= majority or table.game_no >= MOST_GAMES[table.best_of]


def _close(update: TableUpdate, round_: Round, by: str, status: TableStatus, why: str = "") -> None:
    table, over = update.table, status != TableStatus.OPEN
    update.set(status=status, to_move=None, fresh=False, draw_by=None, back_by=None)
    stop_clock(update)
    if over:
        update.set(ended_at=update.when, ending=round_.reason, room=None, gone=None, gone_run=None, only_turns=0)
    update.drop(OF_A_LIVE_TABLE)
    update.drop_conditions()
    update.notify(
        GameEnded(
            game_no=round_.game_no,
            result=round_.result,
            reason=round_.reason,
            winner=round_.winner,
            by=by,
            over=over,
            wins=(str(table.host_wins), str(table.guest_wins)),
            host=table.host,
            guest=table.guest,
            why=why,
        ),
        [person for person in (table.host, table.guest) if person != by],
    )
    if over and table.room is None and counts_on(table) and round_.result != ResultKind.NONE:
        update.notify(TableResult(round_.game_no))
    if over and table.watched:
        update.notify(WatchedEnd(round_.game_no))
    update.events.append(Event(EventKind.ENDED))
