from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.tables import ErrorCode, Limits, TableStatus
from data.records import OwnPuzzle
from data.store import Change, Insert
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, LINE, TACTIC, Rig, refusal, set_up

Work = Callable[[], Awaitable[object]]


async def test_a_forgotten_person_is_named_nowhere_and_opponents_keep_their_games(rig: Rig) -> None:
    won = await rig.open(TACTIC)
    await rig.turn(won)
    await rig.tables.play.resign(won, ANA, interaction="i1")
    running = await rig.open(replace(LINE, best_of=3), host=BEN, guest=ANA)
    await rig.turn(running)
    await rig.tables.play.offer_end(running, ANA)
    made = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, CLEO)).subject
    got = (await rig.tables.challenges.offer(CLEO, GUILD, CHANNEL, TACTIC, ANA)).subject
    await rig.tables.people.set_person(ANA, direct=True)
    await rig.tables.clock.away(ANA, rig.clock.now() + DAY)
    await rig.tables.play.moderate(running, GUILD, ANA, "undo", "it was me")
    await rig.store.commit(Insert(OwnPuzzle(won, 1, "own-0123456789abcdef", GUILD, 1, "", BEN, 1, ANA, 1)))
    await rig.tables.people.erase(ANA)
    assert f"'{ANA}'" not in str(await rig.dump())
    assert ANA not in " ".join(notice.payload + notice.mentions for notice in await rig.notices(running))
    assert (await rig.table(running)).status == TableStatus.UNFINISHED
    assert (await rig.tables.challenges.challenge(made)).status == "withdrawn"
    assert (await rig.tables.challenges.challenge(got)).status == "declined"
    assert [(one.game, one.wins) for one in await rig.tables.queries.profile(BEN, GUILD)] == [("tactic", 1)]
    assert len(await rig.tables.queries.history(won)) > 0
    table_view = await rig.tables.queries.table_view(won, BEN)
    assert table_view.players[0].startswith("anon-")
    assert await rig.tables.queries.tables_of(ANA) == []
    assert rig.tables.clock.away_until(ANA) is None
    assert await rig.store.find(OwnPuzzle) == []


async def test_a_forgotten_person_can_begin_anew(rig: Rig) -> None:
    await rig.open()
    await rig.tables.people.erase(ANA)
    await rig.tables.people.erase(ANA)
    again = await rig.open()
    assert (await rig.table(again)).host == ANA


async def test_settings_have_defaults_and_change_one_at_a_time(rig: Rig) -> None:
    assert (await rig.tables.people.person(ANA)).preview is True
    await rig.tables.people.set_person(ANA, preview=False)
    kept = await rig.tables.people.set_person(ANA, language="fr")
    assert (kept.preview, kept.language) == (False, "fr")
    assert await rig.tables.people.person(ANA) == kept
    assert (await rig.tables.people.server(GUILD)).most_tables == 20
    assert (await rig.tables.people.set_server(GUILD, pace=7, threads=False)).pace == 7


@pytest.mark.parametrize(
    "bad",
    [
        {"pace": 4},
        {"pace": "3"},
        {"most_tables": 0},
        {"most_tables": 101},
        {"threads": 1},
        {"version": 3},
        {"id": "5"},
        {"nonsense": "x"},
        {"channels": "\0"},
        {"channels": "\ud800"},
        {"moderators": "9" * 3000},
    ],
)
async def test_settings_that_do_not_fit_are_refused(rig: Rig, bad: dict[str, int | str]) -> None:
    assert await refusal(rig, rig.tables.people.set_server(GUILD, **bad)) == ErrorCode.BAD_SETTING


async def test_deliveries_are_kept_for_a_while_only() -> None:
    rig = await set_up(Limits(deliveries=1000))
    id_ = await rig.open(TACTIC)
    await rig.act(id_, interaction="i1")
    await rig.tables.tick()
    assert len((await rig.dump())["deliveries"]) == 1
    rig.clock.forward(1000)
    await rig.tables.tick()
    assert (await rig.dump())["deliveries"] == []
    await rig.store.close()


@pytest.mark.parametrize("first", ["shown", "forgotten"])
async def test_a_message_shown_while_its_player_is_forgotten_loses_its_buttons(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Whichever of the two commits between the other's reading and its commit, the message is known as stale."""
    await rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, 1)
    (notice,) = await rig.pending()
    shown: Work = partial(rig.tables.notices.shown, notice.id, "thread", "message")
    forgotten: Work = partial(rig.tables.people.erase, ANA)
    work = (shown, forgotten)
    inner, outer = work if first == "shown" else reversed(work)
    commit = rig.store.commit

    async def overtaken(*changes: Change) -> None:
        monkeypatch.setattr(rig.store, "commit", commit)
        await inner()
        await commit(*changes)

    monkeypatch.setattr(rig.store, "commit", overtaken)
    await outer()
    assert await rig.pending() == []
    assert [posting.message for posting in await rig.stale()] == ["message"]
