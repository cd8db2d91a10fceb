"""Every short notice says who did what, asks whom it concerns, and offers the buttons that answer it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from bot.tables import NoticeKind
from bot.ui.public.show.short_notices import SHOWS
from tests.bot.tables.rig import ANA, BEN, CHANNEL, DAY, GUILD, LINE, TACTIC, Rig, set_up
from tests.bot.ui.desk import THREAD, Board, Desk, desk_on
from tests.says import says

MODERATOR = "1009"
SLOW = replace(LINE, pace=0, takebacks="ask")


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


@dataclass(frozen=True)
class Case:
    """What happens at a table, and what is to be read then."""

    happens: Callable[[Rig, str], Awaitable[object]]
    kind: NoticeKind
    told: str
    by: str
    asked: str
    rings: tuple[str, ...]
    buttons: tuple[str, ...] = ()
    more: str = ""
    game: str = "tactic"


async def asked_back(rig: Rig, id_: str) -> None:
    await rig.turn(id_)
    await rig.tables.play.take_back(id_, ANA)


async def late(rig: Rig, id_: str) -> None:
    rig.clock.forward(3 * DAY)
    await rig.tables.tick()


async def nearly_late(rig: Rig, id_: str) -> None:
    rig.clock.forward(3 * DAY * 8 // 10)
    await rig.tables.tick()


async def given_time(rig: Rig, id_: str) -> None:
    await late(rig, id_)
    await rig.tables.play.more_time(id_, BEN)


async def silent(rig: Rig, id_: str) -> None:
    rig.clock.forward(30 * DAY)
    await rig.tables.tick()


def moderated(verb: str) -> Callable[[Rig, str], Awaitable[object]]:
    async def happens(rig: Rig, id_: str) -> None:
        await rig.turn(id_)
        await rig.tables.play.moderate(id_, GUILD, MODERATOR, verb, "so *there*")

    return happens


CASES = {
    "an offer of a draw": Case(
        lambda rig, id_: rig.tables.play.offer_end(id_, BEN),
        NoticeKind.END_OFFERED,
        "told-end-offered-draw",
        "Ben",
        "asked-offer",
        (ANA,),
        ("end-yes|{id}", "end-no|{id}"),
        game="stones",
    ),
    "an offer to stop and count": Case(
        lambda rig, id_: rig.tables.play.offer_end(id_, ANA),
        NoticeKind.END_OFFERED,
        "told-end-offered-count",
        "Ana",
        "asked-offer",
        (BEN,),
        ("end-yes|{id}", "end-no|{id}"),
        game="line",
    ),
    "a request to take back": Case(
        asked_back,
        NoticeKind.TAKEBACK_ASKED,
        "told-takeback-asked",
        "Ana",
        "asked-offer",
        (BEN,),
        ("back-yes|{id}", "back-no|{id}"),
    ),
    "a reminder": Case(
        nearly_late,
        NoticeKind.REMINDER,
        "told-reminder",
        "Ben",
        "asked-move-hours",
        (ANA,),
        more="notice-reminder",
    ),
    "time is up": Case(
        late,
        NoticeKind.TIME_UP,
        "told-time-up",
        "Ben",
        "asked-time-up",
        (ANA,),
        ("claim|{id}|1", "more-time|{id}|1"),
        more="notice-time-up",
    ),
    "more time": Case(
        given_time,
        NoticeKind.TIME_GIVEN,
        "told-time-given",
        "Ben",
        "asked-move-days",
        (ANA,),
        more="notice-time-given",
    ),
    "a question whether both go on": Case(
        silent,
        NoticeKind.STILL_PLAYING,
        "told-still-playing",
        "",
        "asked-still-playing",
        (ANA, BEN),
        ("keep|{id}",),
        more="notice-still-playing",
        game="slow",
    ),
    "somebody has left": Case(
        lambda rig, id_: rig.tables.play.left(id_, BEN),
        NoticeKind.GONE,
        "told-gone",
        "Ben",
        "asked-gone",
        (ANA,),
        ("claim|{id}|1",),
        more="notice-gone",
    ),
    "a moderator undid": Case(
        moderated("undo"),
        NoticeKind.MODERATED,
        "told-moderated-undo",
        "",
        "asked-see-turn",
        (ANA, BEN),
    ),
}
TERMS = {
    "tactic": replace(TACTIC, takebacks="ask"),
    "line": LINE,
    "slow": SLOW,
    "stones": replace(LINE, game="logan_stones"),
}


async def shown(desk: Desk, case: Case) -> tuple[str, Board]:
    id_ = await desk.rig.open(TERMS[case.game])
    await desk.rig.show_all()
    await case.happens(desk.rig, id_)
    return id_, await desk.shows(SHOWS, case.kind)


@pytest.mark.parametrize("name", CASES)
async def test_it_is_told_asked_and_can_be_answered(desk: Desk, name: str) -> None:
    case = CASES[name]
    id_, board = await shown(desk, case)
    message = board.one
    assert says(message.lines[0], case.told), message.lines[0]
    assert case.by in message.lines[0]
    assert says(message.lines[1], case.asked), message.lines[1]
    assert message.lines[1].endswith(" ".join(f"<@{person}>" for person in case.rings))
    assert (message.to, message.rings) == (THREAD, case.rings)
    assert message.buttons == [one.format(id=id_) for one in case.buttons]
    rest = "\n".join(message.lines[2:])
    if case.kind is NoticeKind.MODERATED:
        assert f"<@{MODERATOR}>" in rest
    else:
        assert says(rest, case.more) if case.more else rest == ""
    assert board.placed is not None and board.private == []


async def test_a_moderators_words_are_shown_as_they_are(desk: Desk) -> None:
    _, board = await shown(desk, CASES["a moderator undid"])
    assert r"so \*there\*" in board.one.text and f"<@{MODERATOR}>" in board.one.text


async def test_a_reminder_comes_by_direct_message_too_to_whoever_asked_for_it(desk: Desk) -> None:
    await desk.rig.tables.people.set_person(ANA, direct=True, language="fr")
    _, board = await shown(desk, CASES["a reminder"])
    (private,) = board.private
    assert private.to == ANA
    assert says(private.lines[0], "told-reminder", "fr")
    assert private.lines[-1] == f"https://discord.com/channels/{GUILD}/{THREAD}"
    assert private.buttons == []


@pytest.mark.parametrize("name", ["a reminder", "a question whether both go on"])
async def test_whoever_has_left_is_not_called_and_the_other_hears_of_it(desk: Desk, name: str) -> None:
    case = CASES[name]
    id_ = await desk.rig.open(TERMS[case.game])
    await desk.rig.show_all()
    await case.happens(desk.rig, id_)
    board = await desk.shows(SHOWS, case.kind, left=(ANA,))
    assert board.posted == [] and board.placed is None
    assert (await desk.rig.table(id_)).gone == ANA


async def test_a_closed_offer_says_how_it_was_answered_in_its_place(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    await desk.rig.tables.play.offer_end(id_, BEN)
    await desk.rig.show_all()
    await desk.rig.tables.play.decline_end(id_, ANA)
    board = await desk.shows(SHOWS, NoticeKind.OFFER_CLOSED)
    assert board.posted == [] and board.placed is None
    (closed,) = await desk.rig.stale()
    assert closed.kind == NoticeKind.END_OFFERED
    assert says(closed.note, "offer-declined")


async def test_at_a_practice_table_nobody_is_rung(desk: Desk) -> None:
    id_ = (await desk.rig.tables.practice.start(ANA, GUILD, CHANNEL, TACTIC, 1)).subject
    await desk.rig.show_all()
    await desk.rig.turn(id_)
    await desk.rig.tables.play.moderate(id_, GUILD, MODERATOR, "undo", "x")
    board = await desk.shows(SHOWS, NoticeKind.MODERATED)
    assert (board.one.rings, board.one.buttons, board.one.is_silent) == ((), [], True)
