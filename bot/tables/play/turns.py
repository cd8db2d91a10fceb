"""The beginning of a turn, and of a game."""

from collections.abc import Sequence

from bot.tables.clock.table_clock import note_activity, start_clock
from bot.tables.core.seats import seated
from bot.tables.core.unit_of_work import NO_TURNS, FinishedTurn, GameUpdate
from bot.tables.log.telling import told_turn
from bot.tables.values.ids import OPPONENT, is_everybody
from bot.tables.values.notice_contents import OF_ONE_TURN, NoticeKind, OfferClosed, TurnBegun, VoteOpened
from bot.tables.values.progress import Progress
from bot.tables.values.terms import counts_on, read_options
from data.records import Round
from data.store import Insert
from games.core.outcome import Seat
from games.records.commitment import commit_seed


def tell_turn(update: GameUpdate) -> None:
    """Put down what the turn did that has just been played."""
    update.told = told_turn(update.game, update.began, update.this_turn, update.state)


def begin_turn(update: GameUpdate, mover: Seat) -> None:
    """Begin the next turn: start its clock, let old offers lapse, and send one message."""
    state, by = update.state, (update.round.seat_0, update.round.seat_1)
    update.set(turn_no=update.table.turn_no + 1, turn=state.turn, fresh=True, to_move=state.to_move)
    start_clock(update)
    lapse_offer(update)
    update.drop(OF_ONE_TURN)
    waiting, played, before = by[state.to_move], update.this_turn, update.before
    if update.table.conditions or update.table.only_turns:
        update.finished = FinishedTurn(mover, update.began, played, update.told)
    update.this_turn, update.began = (), state
    if waiting == OPPONENT:
        return  # its answer tells of both turns
    is_there = state.to_move == mover and not before.person  # they have just acted, and not by condition
    update.notify(
        TurnBegun(
            game_no=update.table.game_no,
            by=by[mover],
            actions=(*before.bot, *played),
            commitments=tuple(update.progress.promised(len(played) + (0 if before is NO_TURNS else before.count))),
            seed_commitment="" if update.table.notices else commit_seed(update.round.seed),
            before_by=by[1 - mover] if before.person else "",
            before=before.person,
            lengths=(*before.lengths, len(played)) if before.lengths else (),
            told=(*before.told_bot, update.told),
            told_before=before.told_person,
            earlier=before.earlier,
        ),
        () if is_there or update.table.level is not None else (waiting,),
    )
    if update.table.level is not None and is_everybody(waiting):
        update.notify(VoteOpened())


def lapse_offer(update: GameUpdate) -> None:
    """Let an offer to stop lapse when its maker's next turn begins."""
    if update.table.draw_by is not None and update.table.draw_by == update.table.to_move:
        update.set(draw_by=None)
        offer_closed(update, NoticeKind.END_OFFERED, "lapsed")


def lapse_request(update: GameUpdate) -> None:
    if update.table.back_by is not None:
        update.set(back_by=None)
        offer_closed(update, NoticeKind.TAKEBACK_ASKED, "lapsed")


def offer_closed(update: GameUpdate, offer: NoticeKind, how: str) -> None:
    update.drop((offer,))
    update.notify(OfferClosed(offer, how))


def begin_game(update: GameUpdate, game_no: int, seed: str, by: str = "") -> None:
    """Promise the seed that was drawn, deal, and ask seat 0 to begin."""
    seats = seated(update.table.host, update.table.guest, update.table.lead, game_no)
    update.round = _new_round(update, game_no, seats, seed)
    update.add(Insert(update.round))
    update.state = update.game.setup(read_options(update.table.options), seed)
    update.progress, update.this_turn, update.began, update.told = Progress(), (), update.state, ()
    update.set(game_no=game_no, entries=0, turn_no=update.table.turn_no + 1, turn=update.state.turn, fresh=True)
    update.set(to_move=update.state.to_move, draw_by=None, back_by=None)
    note_activity(update)
    start_clock(update)
    _first_turn(update, seats, by, commit_seed(seed))


def _first_turn(update: GameUpdate, seats: Sequence[str], by: str, promise: str) -> None:
    waiting = seats[update.state.to_move]
    if waiting == OPPONENT:
        return
    mentions = () if waiting == by else (waiting,)
    update.notify(TurnBegun(game_no=update.table.game_no, seed_commitment=promise), mentions)
    if is_everybody(waiting):
        update.notify(VoteOpened())


def _new_round(update: GameUpdate, game_no: int, seats: tuple[str, str], seed: str) -> Round:
    return Round(
        table_id=update.table.id,
        game_no=game_no,
        guild=counts_on(update.table),
        game=update.table.game,
        seed=seed,
        seat_0=seats[0],
        seat_1=seats[1],
        started_at=update.when,
        ended_at=None,
        result="",
        reason="",
        winner=None,
        loser=None,
        turns=0,
        promise=commit_seed(seed),
    )
