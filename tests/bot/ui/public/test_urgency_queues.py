"""Turns before everything else, limits obeyed, and nothing shown twice."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace

import pytest

from bot.tables import Terms
from bot.tables.values.notice_contents import Urgency
from bot.ui.discord_io.rest import pacing
from bot.ui.public import messenger, presenter
from bot.ui.public.messenger import MessagePlace
from bot.ui.public.urgency_queues import SLOT_S, SLOTS, UrgencyQueues
from tests.bot.ui.asking import table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match

STUCK = 32


async def test_a_turn_doesnt_wait_behind_threads_that_cant_be_opened(
    monkeypatch: pytest.MonkeyPatch, stage: Stage
) -> None:
    monkeypatch.setattr(presenter, "LAST_WORDS_S", 0.1)  # what is stuck stays so
    match = await open_match(stage, "tactic")
    await match.next_turn()
    tables, guild, channel = stage.bot.ui.tables, str(stage.sandbox.guild.id), str(stage.sandbox.channel.id)
    ana, ben = (str(person.id) for person in match.people)
    await tables.people.set_server(guild, most_tables=100)
    limited = stage.sandbox.faults.limit(60, "/threads", method="POST")
    for _ in range(STUCK):
        offered = await tables.challenges.offer(ana, guild, channel, Terms("tactic"), None)
        await tables.challenges.accept(offered.subject, ben)
    await match.people[0].waits_until(lambda: limited.met)
    await match.step()
    assert limited.left, "the turn came while they were stuck"
    assert limited.met <= 8, "as many as there are slots, and no more while those wait"
    limited.left = 0


async def test_however_many_turns_are_stuck_the_next_one_is_shown() -> None:
    """Discord may answer nothing for a whole server, with more tables than there are slots."""
    stuck, shown = asyncio.Event(), asyncio.Event()

    async def serve(subject: str, urgency: Urgency) -> None:
        await (stuck.wait() if subject.startswith("stuck") else asyncio.sleep(0))
        if subject == "free":
            shown.set()

    queues = UrgencyQueues(serve)
    for nth in range(3 * SLOTS[Urgency.AT_ONCE]):
        queues.attend(f"stuck {nth}", Urgency.AT_ONCE)
    queues.attend("free", Urgency.AT_ONCE)
    await asyncio.wait_for(shown.wait(), 300)
    assert not stuck.is_set()
    await queues.finish(0)


async def test_what_has_time_waits_for_its_slot() -> None:
    begun = list[str]()

    async def serve(subject: str, urgency: Urgency) -> None:
        begun.append(subject)
        await asyncio.Event().wait()

    queues = UrgencyQueues(serve)
    for nth in range(3 * SLOTS[Urgency.IN_TIME]):
        queues.attend(f"reminder {nth}", Urgency.IN_TIME)
    await asyncio.sleep(2 * SLOT_S[Urgency.AT_ONCE])
    assert len(begun) == SLOTS[Urgency.IN_TIME]
    await queues.finish(0)


async def test_a_ban_is_noticed_once_and_waited_out(
    restless: None, stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    ban = stage.sandbox.faults.fail(429, "/messages", method="POST", via=False, retry_after=1.0)
    await match.type_turn(match.mover(turn), turn)
    await stage.waits(lambda: match.newer_turn(turn))
    assert ban.met == 1
    assert len([record for record in caplog.records if "429 without Via" in record.getMessage()]) == 1


class Passing:
    """A clock that goes on only while everybody waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self._rest = 100.0, asyncio.sleep
        monkeypatch.setattr(pacing, "time", SimpleNamespace(monotonic=lambda: self.now))
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            await self._rest(0)

    async def until(self, *waiting: "asyncio.Future[None]", within: float = 100.0) -> None:
        end = self.now + within
        while self.now < end and not all(one.done() for one in waiting):
            for _ in range(10):
                await self._rest(0)
            self.now += 0.01


async def test_slow_requests_leave_room_for_turns_and_none_goes_beyond_discords_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, pace, sent = Passing(monkeypatch), pacing.Pacing(), list[float]()
    waiting = requests(pace, 70, sent, clock)
    await clock.until(*waiting, within=0.05)
    began = clock.now
    turn = asyncio.ensure_future(pace.send("turn", "turn", noting(sent, clock)))
    await clock.until(turn)
    assert clock.now - began < 0.1
    await clock.until(*waiting)
    sent.sort()
    assert len(sent) == 71
    assert all(sent[nth + 45] - sent[nth] > 0.9 for nth in range(len(sent) - 45))


async def test_a_slow_request_goes_at_once_when_a_turn_has_come_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred tables make more requests than slow ones may follow: old buttons kept a table's next turn away."""
    clock, pace, sent, served = Passing(monkeypatch), pacing.Pacing(), list[float](), list[float]()

    async def serve(subject: str, urgency: Urgency) -> None:
        with pacing.slowly(lambda: queues.urgency_of(subject, urgency) is Urgency.IN_TIME):
            await pace.send("buttons", subject, noting(served, clock))

    async def others() -> None:
        for nth in range(400):
            await pace.send(f"turn {nth}", f"turn {nth}", noting(sent, clock))
            await asyncio.sleep(0.065 * (nth % 3 == 2))  # between the two limits

    queues = UrgencyQueues(serve)
    playing = asyncio.ensure_future(others())
    await clock.until(playing, within=2)
    queues.attend("table", Urgency.IN_TIME)
    await clock.until(playing, within=3)
    assert not served
    queues.attend("table", Urgency.AT_ONCE)
    await clock.until(playing, within=0.5)
    assert served
    playing.cancel()
    await queues.finish(0)


@pytest.mark.parametrize("is_slow", [False, True], ids=["play", "what isn't urgent"])
async def test_several_processes_share_the_pace(monkeypatch: pytest.MonkeyPatch, is_slow: bool) -> None:
    clock, sent = Passing(monkeypatch), list[float]()
    processes = [pacing.Pacing(partial(float, part)) for part in (0.5, 0.25, 0.25)]
    waiting = [one for pace in processes for one in requests(pace, 50, sent, clock, is_slow=is_slow)]
    await clock.until(*waiting)
    sent.sort()
    most = pacing.MOST_SLOW_A_SECOND if is_slow else pacing.MOST_A_SECOND
    assert len(sent) == 150
    assert all(sent[nth + most] - sent[nth] > 0.9 for nth in range(len(sent) - most))


def noting(sent: list[float], clock: Passing) -> Callable[[], Awaitable[None]]:
    async def work() -> None:
        sent.append(clock.now)

    return work


def requests(
    pace: pacing.Pacing, number: int, sent: list[float], clock: Passing, *, is_slow: bool = True
) -> "list[asyncio.Future[None]]":
    async def request(nth: int) -> None:
        with pacing.slowly(lambda: is_slow):
            await pace.send(f"request {nth}", f"request {nth}", noting(sent, clock))

    return [asyncio.ensure_future(request(nth)) for nth in range(number)]


async def test_who_asks_again_joins_the_request_that_is_still_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "WORTH_S", 0.02)
    pace, begun, answer = pacing.Pacing(), list[int](), asyncio.Event()

    async def work() -> str:
        begun.append(1)
        await answer.wait()
        return "done"

    for name in ("one", "one", "another"):
        with pytest.raises(pacing.Held):
            await pace.send(name, "place", work)
    answer.set()
    assert await pace.send("one", "place", work) == "done"
    assert len(begun) == 1
    assert await pace.send("another", "place", work) == "done"


async def test_an_answer_that_came_late_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else who asks on another day whether somebody is still a member would hear how it once was."""
    monkeypatch.setattr(pacing, "WORTH_S", 0.0)
    monkeypatch.setattr(pacing, "KEPT_S", 0.0)
    pace, answers, answer = pacing.Pacing(), iter(("old", "new")), asyncio.Event()

    async def work() -> str:
        await answer.wait()
        return next(answers)

    with pytest.raises(pacing.Held):
        await pace.send("one", "place", work)
    answer.set()
    for _ in range(1_000):
        await asyncio.sleep(0.001)
        if not pace._open:
            break
    assert await pace.send("one", "place", work, worth=10.0) == "new"


async def test_a_turn_message_whose_answer_was_lost_is_found_and_not_posted_again(
    restless: None, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messenger, "NONCE_MS", -1)  # as if all nonces were forgotten
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    before = await _placed(stage, table_of(match), but=None)
    notices = type(stage.bot.ui.tables.notices)
    shown, lost = notices.shown, list[str]()

    async def loses(self: object, notice: str, channel: str, message: str | None, kind: str = "") -> None:
        if not lost and message is not None:
            lost.append(message)
            raise OSError("killed here")
        await shown(self, notice, channel, message, kind)  # type: ignore[arg-type]

    monkeypatch.setattr(notices, "shown", loses)
    await match.type_turn(match.mover(turn), turn)
    await match.next_turn(turn)
    stage.clock.advance(600)  # by then Discord has forgotten the nonce
    await stage.restart()
    place = await _placed(stage, table_of(match), but=before.message)
    assert place == MessagePlace(str(match.thread.id), lost[0])
    assert len(match.turns()) == 2


async def _placed(stage: Stage, table: str, *, but: str | None) -> MessagePlace:
    """Wait until another turn message of the table is known."""
    for _ in range(1500):
        place = await stage.bot.ui.tables.notices.place(table)
        if place is not None and place.message not in (None, but):
            return MessagePlace(place.channel, str(place.message))
        stage.clock.advance(1)
        await asyncio.sleep(0.01)
    raise AssertionError("it isn't noted")


async def test_what_is_refused_for_good_is_told_once_and_goes_on_with_the_permission(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    stage.sandbox.faults.refuse(200000, re.escape(f"/channels/{match.thread.id}/messages"))
    await match.type_turn(match.mover(turn), turn)
    for person in match.people:
        await person.waits_until(lambda one=person: one.direct and one.sees(one.direct))  # type: ignore[misc]
        assert person.direct is not None
        assert "AutoMod" in person.sees(person.direct)[-1].text
    assert match.newer_turn(turn) is None
    await stage.bot.presenter.try_again(str(stage.sandbox.guild.id))
    await match.next_turn(turn)
    assert [len(person.sees(person.direct)) for person in match.people if person.direct] == [1, 1]
    assert len([one for one in caplog.records if "Discord refuses to show" in one.getMessage()]) == 1
