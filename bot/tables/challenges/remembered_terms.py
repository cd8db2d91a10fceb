"""Remember on which terms people last agreed to play a game, so that their next challenge begins from there."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.tables.challenges.caps import server_of
from bot.tables.challenges.offer import known_game
from bot.tables.core.context import Verbs
from bot.tables.values.errors import TableError
from bot.tables.values.ids import check_ids
from bot.tables.values.json_fields import made_of, values_of, write_json
from bot.tables.values.terms import NONE, First, Private, Rated, Terms, agreed, terms_of
from data.records import Challenge, Person, RememberedTerms
from data.store import Change, Delete, Insert, Where
from games.core.option import Options, OptionValue, usual

_SEEN_BY_GUEST = {First.HOST: First.GUEST, First.GUEST: First.HOST}


@dataclass(frozen=True, slots=True)
class ProposedTerms:
    """What a challenge begins from; `are_remembered` where it would be otherwise without the last one."""

    terms: Terms
    are_remembered: bool = False


class RememberedTermsVerbs(Verbs):
    async def propose_terms(
        self, person: str, guild: str, game: str, stated: Mapping[str, str | int] = NONE, options: Options = NONE
    ) -> ProposedTerms:
        """Fill up what somebody states: from their preferred seat, then from the last time, then with what is usual."""
        check_ids(person, guild)
        rules = known_game(self.context, game)
        kept = await self.context.store.get(Person, person) or Person(person)
        said: dict[str, OptionValue] = {"first": kept.seat, **stated} if kept.seat else {**stated}
        pace = (await server_of(self.context.store, guild)).pace
        fresh = agreed(_with({"pace": pace, **said}, Terms(game, options)), rules, usual(rules.options))
        last = await self.context.store.get(RememberedTerms, person, game)
        before = made_of(Terms, {**json.loads(last.terms), "game": game}) if last else fresh
        try:
            begun = _with(said, replace(before, options={**before.options, **options}))
            begun = agreed(begun, rules, usual(rules.options))
        except TableError:  # it is of an earlier release, or doesn't go with what is stated now
            begun = fresh
        if not kept.rated and "rated" not in stated:
            begun = replace(begun, rated=Rated.NO)
        return ProposedTerms(begun, begun != fresh)

    async def remembered_games(self, person: str) -> list[str]:
        """List the games whose terms are remembered, the last one first."""
        check_ids(person)
        mine = Where(equal={"person": person})
        return [one.game for one in await self.context.store.find(RememberedTerms, mine, order=("-agreed_at",))]

    async def forget_terms(self, person: str) -> None:
        check_ids(person)
        await self.context.store.commit(Delete(RememberedTerms, Where(equal={"person": person})))


def remember(challenge: Challenge, guest: str, now: int) -> list[Change]:
    """Keep the terms for both, each with their own view of who begins. A rematch repeats others, so it isn't kept."""
    if challenge.rematch_of is not None:
        return []
    terms = terms_of(challenge, private=Private.NO)  # that is asked for anew each time
    seen_by_guest = replace(terms, first=_SEEN_BY_GUEST.get(First(terms.first), terms.first))
    return [
        change
        for person, seen in ((challenge.author, terms), (guest, seen_by_guest))
        for change in (
            Delete(RememberedTerms, Where(equal={"person": person, "game": terms.game})),
            Insert(RememberedTerms(person, terms.game, _written(seen), now)),
        )
    ]


def _with(stated: Mapping[str, OptionValue], terms: Terms) -> Terms:
    return replace(terms, **stated)  # type: ignore[arg-type]  # `agreed` refuses what isn't offered


def _written(terms: Terms) -> str:
    return write_json({name: value for name, value in values_of(terms).items() if name != "game"})
