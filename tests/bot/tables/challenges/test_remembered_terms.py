"""A challenge begins with what its author last agreed on, unless they say otherwise."""

from dataclasses import replace

import pytest

from bot.tables import ErrorCode, ProposedTerms, Terms
from data.records import RememberedTerms
from data.store import Replace
from games.core.option import usual
from games.registry import game
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, Rig, refusal

LAST = Terms("tactic", {"variant": "capture"}, first="host", pace=7, takebacks="off", best_of=3)


async def proposed(rig: Rig, person: str, key: str = "tactic", **stated: str | int) -> ProposedTerms:
    return await rig.tables.challenges.propose_terms(person, GUILD, key, stated)


async def test_who_has_agreed_on_nothing_gets_what_is_usual_and_the_servers_pace(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, pace=5)
    fresh = await proposed(rig, ANA, "l_calculus")
    assert not fresh.are_remembered
    assert fresh.terms == Terms("l_calculus", usual(game("l_calculus").options), pace=5)


async def test_both_begin_from_what_they_agreed_on_each_from_their_own_side(rig: Rig) -> None:
    await rig.open(LAST)
    rig = await rig.again()
    for person, first in ((ANA, "host"), (BEN, "guest")):
        found = await proposed(rig, person)
        assert found.are_remembered
        assert found.terms == replace(
            LAST, first=first, options={**usual(game("tactic").options), "variant": "capture"}
        )
    assert not (await proposed(rig, CLEO)).are_remembered
    assert not (await proposed(rig, ANA, "logitac")).are_remembered
    await rig.open(replace(LAST, pace=2))
    assert (await proposed(rig, BEN)).terms.pace == 2


async def test_what_is_stated_counts_more_and_what_is_only_offered_not_at_all(rig: Rig) -> None:
    await rig.tables.challenges.offer(ANA, GUILD, "88", replace(LAST, pace=14), BEN)
    assert not (await proposed(rig, ANA)).are_remembered
    await rig.open(LAST, guest=CLEO)
    found = await rig.tables.challenges.propose_terms(ANA, GUILD, "tactic", {"pace": 1}, {"variant": "forced"})
    assert (found.terms.pace, found.terms.takebacks, found.terms.options["variant"]) == (1, "off", "forced")
    assert found.terms.options["quiet"] == 40
    same = await rig.tables.challenges.propose_terms(ANA, GUILD, "tactic", *_all_stated(found.terms))
    assert not same.are_remembered, "everything was said, so nothing is remembered"


def _all_stated(terms: Terms) -> tuple[dict[str, str | int], dict[str, str | int]]:
    said: dict[str, str | int] = {
        "first": terms.first,
        "pace": terms.pace,
        "takebacks": terms.takebacks,
        "best_of": terms.best_of,
    }
    return said, dict(terms.options)


async def test_a_preferred_seat_stands_between_what_is_said_and_what_is_remembered(rig: Rig) -> None:
    await rig.open(LAST)
    await rig.tables.people.set_person(ANA, seat="lot")
    assert (await proposed(rig, ANA)).terms.first == "lot"
    assert (await proposed(rig, ANA, first="guest")).terms.first == "guest"
    assert await refusal(rig, rig.tables.people.set_person(ANA, seat="second")) == ErrorCode.BAD_SETTING


async def test_a_rematch_is_not_remembered(rig: Rig) -> None:
    table = await rig.open(replace(LAST, best_of=1))
    await rig.tables.play.resign(table, ANA)
    again = (await rig.tables.challenges.rematch(table, ANA)).subject
    await rig.tables.challenges.accept(again, BEN)
    assert (await proposed(rig, ANA)).terms.first == "host"


@pytest.mark.parametrize("kept", ['{"pace":4}', '{"options":{"variant":"gone"}}', '{"options":{"no":1},"best_of":3}'])
async def test_what_an_earlier_release_offered_is_not_taken_up(rig: Rig, kept: str) -> None:
    await rig.open(LAST)
    (row,) = await rig.store.find(RememberedTerms, limit=1)
    await rig.store.commit(Replace(replace(row, terms=kept)))
    found = await proposed(rig, row.person)
    assert (found.are_remembered, found.terms.pace) == (False, 3)


async def test_what_does_not_go_with_what_is_said_now_is_not_taken_up(rig: Rig) -> None:
    await rig.open(Terms("l_calculus", {"start": "balanced", "counters": 10}, pace=7))
    found = await rig.tables.challenges.propose_terms(ANA, GUILD, "l_calculus", {}, {"counters": 12})
    assert (found.terms.options["counters"], found.terms.options["start"]) == (12, "alternate")


async def test_what_cannot_be_said_is_refused(rig: Rig) -> None:
    assert await refusal(rig, proposed(rig, ANA, pace=4)) == ErrorCode.BAD_TERM
    wish = rig.tables.challenges.propose_terms(ANA, GUILD, "tactic", {}, {"variant": "x"})
    assert await refusal(rig, wish) == ErrorCode.BAD_OPTION
    assert await refusal(rig, proposed(rig, ANA, "chess")) == ErrorCode.UNKNOWN_GAME


async def test_it_is_forgotten_on_request_and_with_the_person(rig: Rig) -> None:
    await rig.open(LAST)
    rig.clock.forward(1)
    await rig.open(replace(LAST, game="logitac", options={}))
    assert await rig.tables.challenges.remembered_games(ANA) == ["logitac", "tactic"]
    assert "remembered_terms" in await rig.tables.people.personal_data(ANA)
    await rig.tables.challenges.forget_terms(ANA)
    assert await rig.tables.challenges.remembered_games(ANA) == []
    assert not (await proposed(rig, ANA)).are_remembered
    await rig.tables.people.erase(BEN)
    assert await rig.store.count(RememberedTerms) == 0
