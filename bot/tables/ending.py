"""The end of a game, and of a table."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from bot.tables.clockwork import stop
from bot.tables.draft import Draft, Play
from bot.tables.events import Did
from bot.tables.notice_kinds import OF_A_LIVE_TABLE, Tell
from bot.tables.sitting import players
from bot.tables.states import Score, Status
from bot.tables.terms import MOST_GAMES
from bot.tables.turns import begin_game
from data.records import Round, Table
from data.store import Replace
from games.core.outcome import Outcome


def decide(play: Play, outcome: Outcome, *, by: str, whole: bool = False) -> None:
    """End the running game with a result; the next of a series begins by itself."""
    round_ = _decided(play, play.round, outcome)
    play.settle_round(round_)
    play.state = shown_over(play.state, outcome)
    _count(play, round_)
    over = whole or _is_series_over(play.table)
    _close(play, round_, by, Status.OVER if over else Status.OPEN)
    if not over:
        begin_game(play, play.table.game_no + 1, by)


def give_up(draft: Draft, round_: Round, status: Status, reason: str, *, by: str = "") -> None:
    """End a table without a result."""
    ended = replace(round_, ended_at=draft.at, result=Score.NONE, reason=reason, turns=draft.table.turn)
    draft.add(Replace(ended))
    _close(draft, ended, by, status)


def rule(draft: Draft, round_: Round, winner: str | None, reason: str, *, by: str = "") -> None:
    """End a table by a judgement on its running game."""
    outcome = Outcome(None if winner is None else 0 if winner == round_.seat_0 else 1, reason)
    ended = _decided(draft, round_, outcome)
    draft.add(Replace(ended))
    _count(draft, ended)
    _close(draft, ended, by, Status.OVER)


def shown_over(state: Any, outcome: Outcome) -> Any:
    """Let a position that the rules have not ended say that it is over, so that its views hide nothing."""
    if state.outcome is not None:
        return state
    known = {field.name for field in fields(state)}
    ending = {"outcome": outcome, "to_move": None}
    return replace(state, **{name: value for name, value in ending.items() if name in known})


def _decided(draft: Draft, round_: Round, outcome: Outcome) -> Round:
    seats = players(round_)
    winner = None if outcome.winner is None else seats[outcome.winner]
    return replace(
        round_,
        ended_at=draft.at,
        result=Score.DRAWN if winner is None else Score.WON,
        reason=outcome.reason,
        winner=winner,
        loser=None if outcome.winner is None else seats[1 - outcome.winner],
        turns=draft.table.turn,
    )


def _count(draft: Draft, round_: Round) -> None:
    table = draft.table
    draft.set(
        host_wins=table.host_wins + (round_.winner == table.host),
        guest_wins=table.guest_wins + (round_.winner == table.guest),
    )


def _is_series_over(table: Table) -> bool:
    """Best of 1: a draw stands. Best of 3 or 5: a majority, or 6 or 10 games (G-9)."""
    majority = table.best_of // 2 + 1
    return max(table.host_wins, table.guest_wins) >= majority or table.game_no >= MOST_GAMES[table.best_of]


def _close(draft: Draft, round_: Round, by: str, status: Status) -> None:
    table, over = draft.table, status != Status.OPEN
    draft.set(status=status, to_move=None, fresh=False, draw_by=None, back_by=None)
    stop(draft)
    if over:
        draft.set(ended_at=draft.at, ending=round_.reason, room=None, gone=None, gone_run=None)
    draft.drop(OF_A_LIVE_TABLE)
    result = {"result": round_.result, "reason": round_.reason, "winner": round_.winner, "game_no": round_.game_no}
    draft.tell(
        Tell.ENDED,
        _but(by, (table.host, table.guest)),
        **result,
        by=by,
        over=over,
        wins=[str(table.host_wins), str(table.guest_wins)],
        host=table.host,
        guest=table.guest,
    )
    draft.did(Did.ENDED, **result, over=over)


def _but(person: str, people: Iterable[str]) -> list[str]:
    return [one for one in people if one != person]
