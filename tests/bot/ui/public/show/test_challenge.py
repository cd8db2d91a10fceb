"""The challenge message: who challenges whom to what, every term, and what can be done with it."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.tables import NoticeKind, Terms
from bot.ui.public.show.challenge import SHOWS
from games.core.option import Options
from tests.bot.tables.rig import ANA, BEN, CHANNEL, GUILD, TACTIC, set_up
from tests.bot.ui.desk import THREAD, Desk, Shown, desk_on
from tests.says import says


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def offered(desk: Desk, terms: Terms = TACTIC, invited: str | None = BEN) -> tuple[str, Shown]:
    id_ = (await desk.rig.tables.challenges.offer(ANA, GUILD, CHANNEL, terms, invited)).subject
    return id_, (await desk.shows(SHOWS, NoticeKind.CHALLENGE)).one


async def test_one_person_is_challenged_and_rung_and_may_decline(desk: Desk) -> None:
    id_, shown = await offered(desk)
    assert says(shown.lines[0], "told-challenge-you", by="Ana")
    assert says(shown.lines[1], "asked-challenge-you") and shown.lines[1].endswith(f"<@{BEN}>")
    assert (shown.to, shown.rings, shown.files) == (CHANNEL, (BEN,), (f"{id_}.png",))
    assert shown.buttons[:4] == [f"accept|{id_}", f"decline|{id_}", f"withdraw|{id_}", "rules|tactic|1"]


async def test_anybody_is_challenged_and_nobody_is_rung(desk: Desk) -> None:
    id_, shown = await offered(desk, invited=None)
    assert says(shown.lines[0], "told-challenge-anyone", by="Ana")
    assert says(shown.lines[1], "asked-challenge-anyone") and "<@" not in shown.lines[1]
    assert shown.rings == () and f"decline|{id_}" not in shown.buttons


async def test_every_term_is_told_and_a_sample_deal_is_called_one(desk: Desk) -> None:
    _, shown = await offered(desk, replace(TACTIC, pace=7, best_of=3, first="guest", takebacks="free"))
    for key in ("term-first-guest", "term-takebacks-free"):
        assert says(shown.text, key)
    assert says(shown.text, "term-pace", number=7) and says(shown.text, "term-best-of", number=3)
    assert not says(shown.text, "challenge-sample")
    await desk.rig.show_all()
    _, dealt = await offered(desk, replace(TACTIC, game="logan_stones"), invited="1009")
    assert says(dealt.text, "challenge-sample")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "l_calculus-takes-legs-2"),
        ({"start": "balanced"}, "l_calculus-takes-legs-2"),
        ({"start": "balanced", "legs": 1}, "l_calculus-takes-start-balanced"),
        ({"legs": 1}, "l_calculus-takes"),
    ],
    ids=str,
)
async def test_who_is_favoured_is_told_for_the_game_that_is_offered(desk: Desk, options: Options, told: str) -> None:
    _, shown = await offered(desk, replace(TACTIC, game="l_calculus", options=options))
    assert says(shown.text, told)


async def test_a_rematch_is_offered_in_the_thread_of_the_game_before(desk: Desk) -> None:
    before = await desk.rig.open(TACTIC)
    await desk.rig.tables.notices.placed(before, THREAD)
    await desk.rig.tables.play.resign(before, ANA)
    await desk.rig.show_all()
    await desk.rig.tables.notices.placed(before, THREAD)
    await desk.rig.tables.challenges.rematch(before, ANA)
    shown = (await desk.shows(SHOWS, NoticeKind.CHALLENGE)).one
    assert shown.to == THREAD
    assert says(shown.lines[0], "told-challenge-rematch", by="Ana")


@pytest.mark.parametrize("reason", ["", "other-game"])
async def test_a_declined_challenge_says_so_in_its_place_with_the_reason(desk: Desk, reason: str) -> None:
    id_, _ = await offered(desk)
    await desk.rig.show_all()
    await desk.rig.tables.challenges.decline(id_, BEN, reason)
    board = await desk.shows(SHOWS, NoticeKind.CHALLENGE_CLOSED)
    assert board.posted == []
    (closed,) = await desk.rig.tables.notices.postings(id_, stale=True)
    assert says(closed.note, "challenge-declined")
    assert says(closed.note, "refusal-other-game") == bool(reason)
