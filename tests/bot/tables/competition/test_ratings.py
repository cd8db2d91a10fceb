"""Rated tables: who may sit at them, what counts, and whose rating is shown."""

from dataclasses import replace

import pytest

from bot.tables import ErrorCode, Private, Rated, Takebacks, Terms
from data.records import Round, Table
from data.store import Replace
from games.opponents.scores import NEWEST
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, TACTIC, Rig, refusal

RATED = replace(TACTIC, rated=Rated.YES)
TURNS_EACH = 2


async def wish(rig: Rig, *people: str) -> None:
    for person in people:
        await rig.tables.people.set_person(person, rated=True)


async def resigned(rig: Rig, terms: Terms = RATED, loser: str = BEN, turns: int = 2 * TURNS_EACH) -> str:
    """Play some turns of a rated game, and let one of them resign."""
    table = await rig.open(terms)
    for _ in range(turns):
        await rig.turn(table)
    await rig.tables.play.resign(table, loser)
    return table


async def games(rig: Rig) -> dict[str, int]:
    return {person: one.games for (person, _), one in (await rig.tables.competition.ratings(GUILD)).items()}


async def test_a_rated_game_takes_both_to_want_it(rig: Rig) -> None:
    assert await refusal(rig, rig.tables.challenges.offer(ANA, GUILD, CHANNEL, RATED, BEN)) is ErrorCode.NOT_RATED
    await wish(rig, ANA)
    offered = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, RATED, BEN)).subject
    assert await refusal(rig, rig.tables.challenges.accept(offered, BEN)) is ErrorCode.NOT_RATED
    await wish(rig, BEN)
    await rig.tables.challenges.accept(offered, BEN)
    table = await rig.table(offered)
    assert (table.takebacks, table.anchors) == (Takebacks.OFF, NEWEST)


async def test_an_ordinary_game_is_not_rated(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    await resigned(rig, TACTIC)
    assert await rig.tables.competition.ratings(GUILD) == {}


async def test_a_resignation_counts_once_both_have_played_two_turns(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    await resigned(rig, turns=3)
    assert await games(rig) == {}
    await resigned(rig, turns=4)
    assert await games(rig) == {ANA: 1, BEN: 1}
    ratings = await rig.tables.competition.ratings(GUILD)
    assert ratings[ANA, "tactic"].mu > ratings[BEN, "tactic"].mu


@pytest.mark.parametrize(
    ("reason", "counted"), [("adjudicated", 0), ("gone", 0), ("timeout", 1), ("agreed", 1), ("home", 1)]
)
async def test_only_what_was_played_out_counts(rig: Rig, reason: str, counted: int) -> None:
    await wish(rig, ANA, BEN)
    table = await resigned(rig)
    ended = await rig.store.get(Round, table, 1)
    assert ended is not None
    await rig.store.commit(Replace(replace(ended, reason=reason)))
    assert len(await games(rig)) == 2 * counted


async def test_whoever_opts_out_is_not_shown_and_changes_nobody_elses_figure(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    await resigned(rig)
    before = await rig.tables.competition.ratings(GUILD)
    assert [one.person for one in (await rig.tables.competition.rankings(GUILD))["tactic"]] == [ANA, BEN]
    assert await rig.tables.competition.ratings_of(BEN, GUILD) == {"tactic": before[BEN, "tactic"]}
    await rig.tables.people.set_person(BEN, rated=False)
    assert [one.person for one in (await rig.tables.competition.rankings(GUILD))["tactic"]] == [ANA]
    assert await rig.tables.competition.ratings_of(BEN, GUILD) == {}
    assert await rig.tables.competition.ratings(GUILD) == before


async def test_whoever_is_erased_loses_their_name_and_nobody_else_a_figure(rig: Rig) -> None:
    await wish(rig, ANA, BEN, CLEO)
    await resigned(rig)
    await rig.open(RATED, CLEO, BEN)
    before = await rig.tables.competition.ratings(GUILD)
    await rig.tables.people.erase(BEN)
    after = await rig.tables.competition.ratings(GUILD)
    assert after[ANA, "tactic"] == before[ANA, "tactic"]
    assert (BEN, "tactic") not in after
    assert len(after) == len(before)
    assert [one.person for one in (await rig.tables.competition.rankings(GUILD))["tactic"]] == [ANA]


async def test_practice_is_rated_against_a_level_that_stays(rig: Rig) -> None:
    await wish(rig, ANA)
    begun = await rig.tables.practice.start(ANA, GUILD, CHANNEL, Terms("tactic", first="host", rated=Rated.YES), 2)
    table = await rig.table(begun.subject)
    assert table.takebacks == Takebacks.OFF
    ended = await rig.store.get(Round, table.id, 1)
    assert ended is not None
    won = replace(ended, result="won", reason="home", winner=ANA, loser="cairn", turns=30, ended_at=5)
    await rig.store.commit(Replace(won))
    ratings = await rig.tables.competition.ratings(GUILD)
    assert list(ratings) == [(ANA, "tactic")]
    assert 1 < ratings[ANA, "tactic"].level < 4


async def test_practice_is_rated_for_who_wants_it_only(rig: Rig) -> None:
    rated = Terms("tactic", first="host", rated=Rated.YES)
    assert await refusal(rig, rig.tables.practice.start(ANA, GUILD, CHANNEL, rated, 1)) is ErrorCode.NOT_RATED


async def test_a_private_table_counts_once_both_let_its_result_be_told(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    table = await resigned(rig, replace(RATED, private=Private.YES))
    assert await games(rig) == {}
    await rig.tables.play.tell_result(table, ANA)
    assert await games(rig) == {}
    await rig.tables.play.tell_result(table, BEN)
    assert await games(rig) == {ANA: 1, BEN: 1}


async def test_what_another_server_plays_counts_there(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    await resigned(rig)
    assert await rig.tables.competition.ratings("78") == {}
    assert await rig.tables.competition.rated_servers() == [GUILD]
    assert (await rig.table((await rig.store.find(Table))[0].id)).rated == Rated.YES


async def test_ratings_that_are_provisional_come_last(rig: Rig) -> None:
    await wish(rig, ANA, BEN, CLEO)
    for _ in range(10):
        await resigned(rig, loser=ANA)
        rig.clock.forward(7 * 86_400_000)
    table = await rig.open(RATED, CLEO, BEN)
    for _ in range(4):
        await rig.turn(table)
    await rig.tables.play.resign(table, BEN)
    ranked = (await rig.tables.competition.rankings(GUILD, "tactic"))["tactic"]
    assert [one.person for one in ranked] == [BEN, ANA, CLEO]
    assert [one.rating.is_provisional for one in ranked] == [False, False, True]


async def test_remembered_terms_are_rated_only_for_who_wants_it(rig: Rig) -> None:
    await wish(rig, ANA, BEN)
    await rig.open(RATED)
    proposed = await rig.tables.challenges.propose_terms(ANA, GUILD, "tactic")
    assert proposed.terms.rated == Rated.YES
    await rig.tables.people.set_person(ANA, rated=False)
    proposed = await rig.tables.challenges.propose_terms(ANA, GUILD, "tactic")
    assert proposed.terms.rated == Rated.NO
