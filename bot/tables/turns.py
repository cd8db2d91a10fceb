"""The beginning of a turn, and of a game."""

from collections.abc import Sequence

from bot.tables.clockwork import wind_full
from bot.tables.course import Course
from bot.tables.draft import Play
from bot.tables.notice_kinds import OF_ONE_TURN, Tell
from bot.tables.terms import read_options
from data.records import Round
from data.store import Insert
from games.core.commitment import commit_seed
from games.core.outcome import Seat


def begin_turn(play: Play, mover: Seat) -> None:
    """Pass the turn on: clock, lapsed offers, and the one message that tells of it."""
    state, by = play.state, (play.round.seat_0, play.round.seat_1)
    play.set(turn_no=play.table.turn_no + 1, turn=state.turn, fresh=True, to_move=state.to_move)
    wind_full(play)
    lapse_offer(play)
    play.drop(OF_ONE_TURN)
    waiting = by[state.to_move]
    play.tell(
        Tell.TURN,
        () if state.to_move == mover else (waiting,),
        game_no=play.table.game_no,
        by=by[mover],
        actions=list(play.now),
        commitments=play.course.promised(len(play.now)),
    )
    play.now = ()


def lapse_offer(play: Play) -> None:
    """An offer to stop stands until its maker's next turn."""
    if play.table.draw_by is not None and play.table.draw_by == play.table.to_move:
        play.set(draw_by=None)
        offer_closed(play, Tell.END_OFFERED, "lapsed")


def lapse_request(play: Play) -> None:
    """A request for a takeback stands until somebody has acted."""
    if play.table.back_by is not None:
        play.set(back_by=None)
        offer_closed(play, Tell.TAKEBACK_ASKED, "lapsed")


def offer_closed(play: Play, offer: Tell, how: str) -> None:
    play.drop((offer,))
    play.tell(Tell.OFFER_CLOSED, offer=offer, how=how)


def begin_game(play: Play, game_no: int, by: str = "") -> None:
    """Draw a seed, promise it, deal, and ask seat 0 to begin."""
    seats = seated(play.table.host, play.table.guest, play.table.lead, game_no)
    seed = play.house.draw()
    play.round = _new_round(play, game_no, seats, seed)
    play.add(Insert(play.round))
    play.state = play.game.setup(read_options(play.table.options), seed)
    play.course, play.now = Course(), ()
    play.set(game_no=game_no, entries=0, turn_no=play.table.turn_no + 1, turn=play.state.turn, fresh=True)
    play.set(to_move=play.state.to_move, draw_by=None, back_by=None, quiet_run=play.run, asked_run=None)
    wind_full(play)
    _first_turn(play, seats, by, commit_seed(seed))


def _first_turn(play: Play, seats: Sequence[str], by: str, promise: str) -> None:
    waiting = seats[play.state.to_move]
    mentions = () if waiting == by else (waiting,)
    play.tell(
        Tell.TURN,
        mentions,
        game_no=play.table.game_no,
        by="",
        actions=[],
        commitments=[],
        seed_commitment=promise,
    )


def seated(host: str, guest: str, lead: int, game_no: int) -> tuple[str, str]:
    """Seats alternate from game to game, always (G-9)."""
    return (host, guest) if (lead + game_no - 1) % 2 == 0 else (guest, host)


def _new_round(play: Play, game_no: int, seats: tuple[str, str], seed: str) -> Round:
    return Round(
        table_id=play.table.id,
        game_no=game_no,
        guild=play.table.guild,
        game=play.table.game,
        seed=seed,
        seat_0=seats[0],
        seat_1=seats[1],
        started_at=play.at,
        ended_at=None,
        result="",
        reason="",
        winner=None,
        loser=None,
        turns=0,
    )
