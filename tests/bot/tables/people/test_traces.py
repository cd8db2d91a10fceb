"""Nothing that was written about a person outlives `forget me`."""

import logging

import pytest

from bot.tables import TableStatus, Terms
from bot.tables.people.traces import UNSAID
from data.records import Intervention, Notice
from data.store import StoreFailed
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, LINE, TACTIC, Rig

SAID = "Ana Example of 12 Elm Street asked me to"
MOD = "1009"


async def test_what_moderators_wrote_about_a_person_goes_whether_shown_or_not(rig: Rig) -> None:
    shown, pending = await rig.open(LINE), await rig.open(TACTIC)
    elsewhere = await rig.open(TACTIC, host=BEN, guest=CLEO)
    await rig.turn(elsewhere)
    await rig.tables.play.moderate(shown, GUILD, MOD, "end", SAID)
    await rig.show_all()
    await rig.tables.play.moderate(pending, GUILD, MOD, "end", SAID)
    await rig.tables.play.moderate(elsewhere, GUILD, MOD, "undo", "a slip")
    await rig.tables.people.erase(ANA)
    assert SAID not in str(await rig.dump())
    kept = {one.table_id: one for one in await rig.store.find(Intervention)}
    assert [(kept[id_].verb, kept[id_].reason) for id_ in (shown, pending)] == [("end", ""), ("end", "")]
    assert kept[elsewhere].reason == "a slip"
    waiting = [one for one in await rig.store.find(Notice) if one.subject == pending and UNSAID in one.payload]
    assert len(waiting) == 1 and MOD in waiting[0].payload


async def test_what_a_person_wrote_as_moderator_goes_too(rig: Rig) -> None:
    id_ = await rig.open(TACTIC, host=BEN, guest=CLEO)
    await rig.tables.play.moderate(id_, GUILD, ANA, "end", SAID)
    await rig.tables.people.erase(ANA)
    assert SAID not in str(await rig.dump())
    assert f"'{ANA}'" not in str(await rig.dump())


async def test_challenges_never_accepted_keep_no_name(rig: Rig) -> None:
    """Withdrawn, declined, expired, open to anyone, and open still."""
    offer = rig.tables.challenges.offer
    withdrawn = (await offer(ANA, GUILD, CHANNEL, LINE, CLEO)).subject
    await rig.tables.challenges.withdraw(withdrawn, ANA)
    declined = (await offer(CLEO, GUILD, CHANNEL, LINE, ANA)).subject
    await rig.tables.challenges.decline(declined, ANA)
    expired = (await offer(ANA, GUILD, CHANNEL, TACTIC)).subject
    rig.clock.forward(rig.limits.challenge)
    await rig.tables.tick()
    still_open = (await offer(ANA, GUILD, CHANNEL, LINE)).subject
    await rig.tables.people.erase(ANA)
    found = [await rig.tables.challenges.challenge(id_) for id_ in (withdrawn, declined, expired, still_open)]
    assert [one.status for one in found] == ["withdrawn", "declined", "expired", "withdrawn"]
    assert f"'{ANA}'" not in str(await rig.dump())
    assert not [one for one in await rig.store.find(Notice) if ANA in one.mentions.split() or ANA in one.payload]


@pytest.mark.parametrize("guild", [GUILD, f"dm:{ANA}"])
async def test_practice_tables_are_deleted_running_or_over(rig: Rig, guild: str) -> None:
    for nth in range(2):
        begun = await rig.tables.practice.start(ANA, guild, f"direct-{nth}", Terms("tactic"), 1, in_channel=True)
        if not nth:
            await rig.tables.play.resign(begun.subject, ANA)
            await rig.show_all()
    assert len((await rig.dump())["tables"]) == 2
    await rig.tables.people.erase(ANA)
    kept = await rig.dump()
    assert kept["postings"], "known until they have lost their buttons"
    assert all(posting["stale"] for posting in kept["postings"])
    for table in ("tables", "rounds", "entries", "notices", "places"):
        assert kept[table] == [], table
    assert ANA not in str(kept)
    assert await rig.tables.queries.tables_of(ANA) == []
    again = await rig.tables.practice.start(ANA, guild, "direct-0", Terms("tactic"), 1, in_channel=True)
    assert (await rig.table(again.subject)).status == TableStatus.OPEN


async def test_the_log_of_the_store_is_emptied_after(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await rig.open()
    emptied: list[bool] = []

    async def truncate() -> None:
        emptied.append(f"'{ANA}'" in str(await rig.dump()))

    monkeypatch.setattr(rig.store, "truncate_wal", truncate)
    await rig.tables.people.erase(ANA)
    assert emptied == [False], "once, and only when nobody is named any more"


async def test_a_store_that_is_being_read_does_not_stop_it(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def busy() -> None:
        raise StoreFailed("being read")

    monkeypatch.setattr(rig.store, "truncate_wal", busy)
    await rig.open()
    with caplog.at_level(logging.WARNING):
        await rig.tables.people.erase(ANA)
    assert f"'{ANA}'" not in str(await rig.dump())
    assert "wasn't emptied" in caplog.text
    assert ANA not in caplog.text


async def test_people_are_given_what_moderators_wrote_about_their_games(rig: Rig) -> None:
    id_ = await rig.open(TACTIC)
    other = await rig.open(TACTIC, host=BEN, guest=CLEO)
    await rig.tables.play.moderate(id_, GUILD, MOD, "end", SAID)
    await rig.tables.play.moderate(other, GUILD, MOD, "end", "none of Ana's business")
    kept = await rig.tables.people.personal_data(ANA)
    assert SAID in kept
    assert "business" not in kept
