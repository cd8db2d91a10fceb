"""Vote for a turn, and find the one that most want."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.idempotency import again_when_stale
from bot.tables.core.loaded_game import LoadedGame, seat_of
from bot.tables.core.upsert import upsert
from bot.tables.log.loading import load
from bot.tables.values.errors import ErrorCode, TableError, illegal_error
from bot.tables.values.ids import check_ids, is_everybody
from bot.tables.votes.wishes import VoteWishVerbs
from data.records import Vote
from games.core.game import Action
from games.core.illegal import IllegalAction, IllegalReason
from games.core.play import take_picked
from games.core.seeded import Lots


@dataclass(frozen=True, slots=True)
class Election:
    """The turn that was chosen, of how many votes, and how many were for it."""

    actions: tuple[Action, ...]
    votes: int
    votes_for: int


class BallotVerbs(VoteWishVerbs):
    """Vote. Who voted for what is told to nobody but themselves."""

    async def vote(self, table_id: str, person: str, turn_no: int, actions: Sequence[Action]) -> None:
        """Vote for a whole turn; a later vote of the same person replaces the one before."""
        check_ids(table_id, person)

        async def work() -> None:
            known = await self.context.store.get(Vote, table_id, person)
            version = known.version if known else 0
            await upsert(self.context, Vote(table_id, person, turn_no, " ".join(actions), version), known)

        async with self.context.locks.hold(table_id):
            _check(await load(self.context, table_id), turn_no, actions)
            await again_when_stale(work)

    async def vote_of(self, table_id: str, person: str, turn_no: int) -> tuple[Action, ...]:
        """Return what somebody votes for in this turn; nothing where they haven't voted."""
        check_ids(table_id, person)
        known = await self.context.store.get(Vote, table_id, person)
        return tuple(known.actions.split()) if known and known.turn_no == turn_no else ()


def _check(loaded: LoadedGame, turn_no: int, actions: Sequence[Action]) -> None:
    """Refuse a vote for a turn that was played already, and for what isn't a whole turn."""
    table = loaded.table
    if not is_everybody(table.host) or (table.turn_no, table.to_move) != (turn_no, seat_of(loaded.round, table.host)):
        raise TableError(ErrorCode.VOTE_OVER)
    try:
        *_, (_, state) = take_picked(loaded.game, loaded.state, actions)
    except (IllegalAction, ValueError) as refused:
        illegal = refused if isinstance(refused, IllegalAction) else IllegalAction(IllegalReason.EMPTY, "", 1)
        raise illegal_error(table.game, illegal) from refused
    if state.outcome is None and not state.fresh:
        raise illegal_error(table.game, IllegalAction(IllegalReason.ILLEGAL, actions[-1], len(actions)))


def elected(votes: Sequence[Vote], seed: str, turn_no: int) -> Election:
    """Choose the turn with the most votes; between equals the lot of the seed that was promised decides."""
    counts = Counter(vote.actions for vote in votes)
    most = max(counts.values())
    best = sorted(actions for actions, count in counts.items() if count == most)
    chosen = Lots(seed, f"vote {turn_no}").pick(best)
    return Election(tuple(chosen.split()), len(votes), most)
