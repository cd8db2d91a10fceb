"""Messages lose their buttons once, however slow the database is to note it; a turn costs its requests and no more."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.tables import NoticeKind
from bot.ui.public.presenter import LATER_MS, MOST_LATER_MS, SOON_MS, Presenter
from bot.ui.public.show.registry import SHOWS
from data.records import Posting
from tests.bot.tables.rig import DAY, HOUR, START, FakeClock
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, press
from tests.says import says

TURNS = 45


def failed(status: int, code: int = 0) -> discord.HTTPException:
    """A refusal; without one of Discord's codes it comes from whatever stands before it."""
    answered: Any = SimpleNamespace(status=status, reason="so")
    return discord.HTTPException(answered, {"code": code, "message": "so"} if code else "so")


async def test_under_load_each_old_message_is_edited_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    edits: list[str] = []
    channels = stage.bot.presenter._messenger.channels
    edit, buttons_removed = channels.edit, stage.bot.ui.tables.notices.buttons_removed

    async def counted(channel: str, message: str, written: Any) -> None:
        edits.append(message)
        await edit(channel, message, written)

    async def slowly(*postings: Any) -> None:
        await asyncio.sleep(0.05)
        await buttons_removed(*postings)

    monkeypatch.setattr(channels, "edit", counted)
    monkeypatch.setattr(
        type(stage.bot.ui.tables.notices), "buttons_removed", lambda _self, *postings: slowly(*postings)
    )
    match = await open_match(stage, "tactic")
    for _ in range(TURNS):
        turn = await match.step()
    await match.people[0].waits_until(lambda: len(match.turns()) > 2 and not match.turns()[-2].buttons)
    assert turn.buttons
    assert len(edits) == len(set(edits)), "a message was edited again"
    old = match.turns()[:-1]
    assert len(old) >= TURNS - 1
    assert not [seen for seen in old if "Your move" in seen.text or "<t:" in seen.text]


async def test_messages_of_many_tables_are_each_noted_once_however_slow_the_database_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    presenter, notices = stage.bot.presenter, type(stage.bot.ui.tables.notices)

    async def slowly(*postings: Posting) -> None:
        await asyncio.sleep(0.01)
        noted.extend(posting.message for posting in postings)

    monkeypatch.setattr(notices, "buttons_removed", lambda _self, *postings: slowly(*postings))
    monkeypatch.setattr(presenter._messenger, "remove_buttons", AsyncMock())
    bare = [Posting(str(number), "1", f"t{number}", "", NoticeKind.TURN, 0, stale=True) for number in range(200)]
    await asyncio.gather(*map(presenter._remove_buttons, bare))
    await presenter._note_bare()
    assert sorted(noted) == sorted(posting.message for posting in bare)


async def test_a_turn_overtaken_while_it_was_posted_says_no_more_whose_it_is(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben answers before the message of Ana's turn is noted: it is old from its beginning."""
    match = await open_match(stage, "l-calculus")
    first = await match.next_turn()
    messenger, tables = stage.bot.presenter._messenger, stage.bot.ui.tables
    post, overtaken = messenger.post, list[str]()

    async def overtaking(*given: Any, **more: Any) -> Any:
        posted = await post(*given, **more)
        if not overtaken:
            overtaken.append(posted.message)
            await tables.play.act(id_of(first, "play|").split("|")[1], str(match.people[1].id), None, "3/4")
        return posted

    monkeypatch.setattr(messenger, "post", overtaking)
    await match.type(match.people[0], "1/2 keep")
    await match.people[0].waits_until(lambda: len(match.turns()) == 3 and not match.turns()[1].buttons)
    old = match.turns()[1]
    assert [str(old.id)] == overtaken
    assert "played 1/2 keep." in old.text
    assert "Your move" not in old.text and "<t:" not in old.text


@pytest.mark.parametrize(
    ("error", "age", "delay"),
    [
        (ConnectionResetError(), DAY, SOON_MS),
        (failed(503), DAY, SOON_MS),
        (failed(403), 0, SOON_MS),
        (failed(403), HOUR, HOUR),
        (failed(403, 50013), 0, LATER_MS),
        (failed(403, 50013), HOUR, HOUR),
        (failed(403, 50013), 3 * DAY, MOST_LATER_MS),
    ],
)
async def test_what_may_pass_is_tried_soon_and_what_a_person_must_mend_ever_later(
    error: Exception, age: int, delay: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    presenter: Any = object.__new__(Presenter)
    presenter._messenger = SimpleNamespace(ui=SimpleNamespace(clock=FakeClock()))
    presenter._refusals = SimpleNamespace(tell=AsyncMock())
    delayed = AsyncMock()
    monkeypatch.setattr(presenter, "_delay", delayed)
    notice: Any = SimpleNamespace(subject="t", kind=NoticeKind.TURN, made_at=START - age)
    await presenter._put_off(notice, error)
    delayed.assert_awaited_once_with(notice, delay)


async def test_an_older_message_loses_its_buttons_before_what_follows_an_answer_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    presenter: Any = object.__new__(Presenter)
    waiting = [SimpleNamespace(kind=kind) for kind in (NoticeKind.CHALLENGE_CLOSED, NoticeKind.TURN, NoticeKind.ENDED)]
    done: list[str] = []

    async def next_notice(_: str) -> Any:
        return waiting.pop(0) if waiting else None

    async def show(notice: Any) -> None:
        done.append(notice.kind)

    async def close_all(_: str) -> None:
        done.append("close")

    presenter._tables = SimpleNamespace(notices=SimpleNamespace(next_notice=next_notice))
    monkeypatch.setattr(presenter, "_show", show)
    monkeypatch.setattr(presenter, "_close_all", close_all)
    await presenter._show_all("t")
    assert done == [NoticeKind.CHALLENGE_CLOSED, "close", NoticeKind.TURN, NoticeKind.ENDED, "close"]


def test_every_kind_of_notice_has_a_way_to_be_shown() -> None:
    assert {content.KIND for content in SHOWS} == set(NoticeKind)


@pytest.mark.usefixtures("restless")
async def test_no_notice_waits_for_an_edit_that_fails_and_it_is_made_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    messenger, is_broken = stage.bot.presenter._messenger, True
    edit = messenger.channels.edit

    async def failing(*given: Any, **more: Any) -> None:
        if is_broken:
            raise ConnectionResetError
        await edit(*given, **more)

    async def has_no_token(*_: Any) -> bool:
        return False

    monkeypatch.setattr(messenger.channels, "edit", failing)
    monkeypatch.setattr(messenger._clicks, "edit", has_no_token)
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    await match.next_turn()
    (challenge,) = [seen for seen in ben.sees(stage.sandbox.channel) if seen.pictures]
    assert "accept|" in str(challenge.view) and not says(challenge.text, "challenge-accepted")
    await asked(ana, match.thread, "away", until="2")
    offers = await press(ana, await match.next_turn(), "offer|")
    await press(ana, offers, "end-offer|")
    await ben.waits_for(match.thread, lambda seen: says(seen.text, "told-end-offered-count"))
    is_broken = False
    await stage.waits(lambda: says(ben.message(challenge.id).text, "challenge-accepted"))
    await stage.waits(lambda: match.turn and says(match.turn.text, "move-away"))
    assert not ben.message(challenge.id).buttons
