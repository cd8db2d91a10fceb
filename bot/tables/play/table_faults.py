"""Find what a table's rows don't hold: what its loader would stumble over, and what people were told otherwise."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.tables.core.loaded_game import result_of
from bot.tables.core.seats import seated
from bot.tables.log.log_faults import ReplayedLog, replay_log, rules_of, stored_faults
from bot.tables.play.finish import is_series_over
from bot.tables.values.states import DECIDED, LIVE, EndReason, LogState, ResultKind, Suspension, TableStatus
from bot.tables.values.terms import MOST_GAMES, counts_on
from data.logs import Fault, TableRows
from data.records import Entry, Round, Table
from games.core.game import AnyGame
from games.records.commitment import drawn_lot
from games.records.result import is_by_rules
from games.registry import KEYS

WHOLE = (EndReason.GONE, EndReason.ADJUDICATED)  # end a series wherever it stands


def faults_of(rows: TableRows) -> Iterator[Fault]:
    """Find every fault, with the number of its game; one of the table itself counts to its last game."""
    table = rows.table
    yield from (Fault(table.game_no, what) for what in _of_table(rows))
    for round_ in rows.rounds:
        lines = [entry for entry in rows.entries if entry.game_no == round_.game_no]
        yield from (Fault(round_.game_no, what) for what in _of_game(table, round_, lines))


def is_set_aside(table: Table, round_: Round) -> bool:
    """Return whether it is known already that a game's log doesn't lead to what it says."""
    is_suspended = table.status == TableStatus.ASIDE and round_.game_no == table.game_no
    return round_.log_state == LogState.ASIDE or (is_suspended and table.ending == Suspension.LOG_BROKEN)


def _of_table(rows: TableRows) -> Iterator[str]:
    table, games = rows.table, [round_.game_no for round_ in rows.rounds]
    if rows.rounds and (is_set_aside(table, rows.rounds[-1]) or rows.rounds[-1].log_state == LogState.ARCHIVED):
        yield from _of_status(table, rows.rounds[-1]) if table.status == TableStatus.ASIDE else ()
        return
    if not games or games != list(range(1, table.game_no + 1)):
        yield "games are missing, or are too many"
        return
    if {entry.game_no for entry in rows.entries} - set(games):
        yield "there is a log of no game"
    if table.lead not in (0, 1) or table.best_of not in MOST_GAMES:
        yield "its terms are none that anybody offers"
        return
    if table.by_lot and table.lead != drawn_lot(rows.rounds[0].seed):
        yield "its lot isn't what comes out of its seed"
    yield from _of_series(table, rows.rounds)
    yield from _of_status(table, rows.rounds[-1])


def _of_series(table: Table, rounds: Sequence[Round]) -> Iterator[str]:
    """Count the wins anew; a series ends with the game that decides it."""
    so_far = replace(table, host_wins=0, guest_wins=0)
    for round_ in rounds:
        if round_.game_no > 1 and is_series_over(so_far):
            yield "the series went on after it was decided"
        so_far = replace(
            so_far,
            game_no=round_.game_no,
            host_wins=so_far.host_wins + (round_.winner == table.host),
            guest_wins=so_far.guest_wins + (round_.winner == table.guest),
        )
    if (table.host_wins, table.guest_wins) != (so_far.host_wins, so_far.guest_wins):
        yield "its wins are not those of its games"
    is_early = table.status == TableStatus.OVER and table.ending not in WHOLE and not is_series_over(so_far)
    if is_early:
        yield "the series is over before it was decided"


def _of_status(table: Table, last: Round) -> Iterator[str]:
    """Compare how a table stands with what only such a table has."""
    halted = (table.deadline_run, table.check_run) == (None, None)
    match table.status:
        case TableStatus.OPEN:
            is_so = table.ended_at is None and not table.ending
        case TableStatus.ASIDE:
            is_so = table.ended_at is None and table.ending in tuple(Suspension) and halted
        case TableStatus.OVER | TableStatus.CANCELLED | TableStatus.UNFINISHED:
            is_so = halted and (table.room, table.to_move) == (None, None) and _ended_as(table, last)
        case _:
            is_so = False
    if not is_so:
        yield f"it can't be {table.status!r} as it stands"


def _ended_as(table: Table, last: Round) -> bool:
    if table.ended_at is None or (table.ending, table.turn) != (last.reason, last.turns):
        return False
    is_cancelled = (table.status == TableStatus.CANCELLED) == (last.reason == EndReason.CANCELLED)
    return is_cancelled and (table.status == TableStatus.OVER) == (last.result in DECIDED)


def _of_game(table: Table, round_: Round, lines: Sequence[Entry]) -> Iterator[str]:
    is_last = round_.game_no == table.game_no
    if is_set_aside(table, round_):
        return
    if round_.log_state == LogState.ARCHIVED:
        yield from ["its log was archived, and is there all the same"] if lines else []
        return
    yield from _of_row(table, round_, is_running=is_last and table.status in LIVE)
    yield from stored_faults(round_, lines)
    if is_last and len(lines) != table.entries:
        yield f"its log has {len(lines)} lines, and its table tells of {table.entries}"
    rules = rules_of(table)
    if rules is not None:
        yield from _of_replay(rules, table, round_, lines)
    elif table.status != TableStatus.ASIDE and table.game in KEYS:  # of a game that is gone nothing can be said
        yield f"nobody knows version {table.rules_version} of the rules of {table.game}"


def _of_row(table: Table, round_: Round, *, is_running: bool) -> Iterator[str]:
    if (round_.game, round_.guild) != (table.game, counts_on(table)):
        yield "it is of another game or server than its table"
    seats = (round_.seat_0, round_.seat_1)
    if seats != seated(table.host, table.guest, table.lead, round_.game_no):
        yield "other people sit there, or on other seats"
    if is_running:
        is_so = (round_.result, round_.reason, round_.ended_at) == (ResultKind.RUNNING, "", None)
    else:
        is_so = round_.result in (*DECIDED, ResultKind.NONE) and round_.ended_at is not None
    placed = [round_.winner, round_.loser]
    is_placed = sorted(map(str, placed)) == sorted(seats) if round_.result == ResultKind.WON else placed == [None, None]
    if not is_so or not is_placed:
        yield "its result is none, or has no winner, or too many"


def _of_replay(rules: AnyGame, table: Table, round_: Round, lines: Sequence[Entry]) -> Iterator[str]:
    done = replay_log(rules, table, round_, lines)
    if isinstance(done, str) or done.fault:
        yield done if isinstance(done, str) else done.fault
    elif round_.result != ResultKind.RUNNING:
        yield from _of_end(done, round_)
    else:
        last = done.last
        if (last.turn, last.fresh, last.to_move) != (table.turn, table.fresh, table.to_move) or last.outcome:
            yield "its table tells of another turn than its log leads to"


def _of_end(done: ReplayedLog, round_: Round) -> Iterator[str]:
    """Compare the end with what the rules, or whoever ended the game without them, could make of the last position."""
    if is_by_rules(done.rules, result_of(round_), done.last) is False:
        yield "its result is not what its log leads to"
    ended_in = done.states[-2] if done.last.outcome is not None else done.last
    if round_.turns != ended_in.turn:
        yield f"its log has {ended_in.turn} turns, and it ended with {round_.turns}"
