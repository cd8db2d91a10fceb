"""An interaction is answered once, and what was lost on the way counts as answered."""

import asyncio
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionResponseType as First

from bot.ui.discord_io.rest.payload import PRIVATE, EncodedBody, encode_body
from bot.ui.layout import Attached, Layout
from bot.ui.reply import ANSWERED_ALREADY, UNKNOWN_MESSAGE, Ack, Reply

WORDS = Layout(())
CALLBACK, WEBHOOK = "/interactions/5/token/callback", "/webhooks/9/token"
FIRST, FILLED = ("POST", CALLBACK), ("PATCH", f"{WEBHOOK}/messages/@original")
FURTHER, DELETED = ("POST", WEBHOOK), ("DELETE", f"{WEBHOOK}/messages/@original")


class Webhooks:
    """Notes each request, and refuses those it was told to."""

    def __init__(self, **refusals: int) -> None:
        self.sent: list[tuple[str, str]] = []
        self.bodies: list[Any] = []
        self.files: list[Sequence[Attached]] = []
        self.asked, self.may_send = asyncio.Event(), asyncio.Event()
        self.may_send.set()
        self._refusals = refusals

    async def send(
        self, method: str, path: str, written: EncodedBody | None = None, files: Sequence[Attached] = ()
    ) -> None:
        self.sent.append((method, path))
        self.bodies.append(written)
        self.files.append(files)
        self.asked.set()
        await self.may_send.wait()
        if code := self._refusals.pop(method, 0):
            answer: Any = SimpleNamespace(status=404 if code == UNKNOWN_MESSAGE else 400, reason="")
            kind = discord.NotFound if code == UNKNOWN_MESSAGE else discord.HTTPException
            raise kind(answer, {"code": code, "message": ""})


def replying(**refusals: int) -> tuple[Reply, Webhooks]:
    webhooks = Webhooks(**refusals)
    clicked = SimpleNamespace(id=5, token="token", application_id=9)
    return Reply(webhooks, clicked), webhooks  # type: ignore[arg-type]


async def impatient(reply: Reply, ack: Ack, meanwhile: Layout | None = None) -> None:
    """Begin to answer, and take longer than Discord should be kept waiting."""
    async with reply.acknowledging(ack, meanwhile):
        begun = asyncio.Event()
        reply.begun = begun.set
        await begun.wait()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.reply.PATIENCE_S", 0.0)


WAYS = [
    (Ack.NEW, None, First.deferred_channel_message, {"flags": PRIVATE}),
    (Ack.HERE, None, First.deferred_message_update, {}),
    (Ack.NEW, WORDS, First.channel_message, encode_body(WORDS, private=True)),
]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("ack", "meanwhile", "first", "data"), WAYS)
async def test_what_takes_long_is_acknowledged_and_says_what_follows(
    ack: Ack, meanwhile: Layout | None, first: First, data: object
) -> None:
    reply, webhooks = replying()
    await impatient(reply, ack, meanwhile)
    assert (reply.first, webhooks.sent) == (first, [FIRST])
    assert webhooks.bodies == [{"type": first.value, **({"data": data} if data else {})}]


@pytest.mark.parametrize(("ack", "meanwhile", "first", "data"), WAYS)
async def test_what_is_not_answered_at_all_is_acknowledged(
    ack: Ack, meanwhile: Layout | None, first: First, data: object
) -> None:
    reply, webhooks = replying()
    async with reply.acknowledging(ack, meanwhile):
        pass
    assert webhooks.bodies == [{"type": first.value, **({"data": data} if data else {})}]


@pytest.mark.parametrize(
    ("ack", "first", "flags"), [(Ack.NEW, First.channel_message, PRIVATE), (Ack.HERE, First.message_update, 0)]
)
async def test_an_answer_in_time_is_one_request_and_the_next_fills_it(ack: Ack, first: First, flags: int) -> None:
    reply, webhooks = replying()
    async with reply.acknowledging(ack, Layout(({"type": 10, "content": "wait"},))):
        await reply.fill(WORDS, [Attached("board.png", b"")])
    assert (reply.first, webhooks.sent) == (first, [FIRST])
    assert webhooks.bodies[0]["data"]["flags"] & PRIVATE == flags
    assert webhooks.bodies[0]["data"]["attachments"] == [{"id": 0, "filename": "board.png"}]
    assert [one.name for one in webhooks.files[0]] == ["board.png"]
    await reply.fill(WORDS)
    assert webhooks.sent == [FIRST, FILLED]


async def test_an_answer_waits_for_the_acknowledgement_that_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.reply.PATIENCE_S", 0.0)
    reply, webhooks = replying()
    webhooks.may_send.clear()
    async with reply.acknowledging(Ack.NEW):
        await webhooks.asked.wait()
        answering = asyncio.create_task(reply.fill(WORDS))
        await asyncio.sleep(0)
        webhooks.may_send.set()
        await answering
    assert webhooks.sent == [FIRST, FILLED]


async def test_whatever_comes_first_is_told_once_to_whoever_keeps_the_token() -> None:
    reply, _ = replying()
    begun = []
    reply.begun = lambda: begun.append(reply.first)
    async with reply.acknowledging(Ack.NEW):
        await reply.fill(WORDS)
        await reply.fill(WORDS)
    assert begun == [First.channel_message]
    reply.let_go()
    assert reply.begun is None


async def test_a_form_is_its_own_acknowledgement() -> None:
    reply, webhooks = replying()
    async with reply.acknowledging(Ack.FORM):
        await reply.acknowledge()
        assert webhooks.sent == []
        await reply.open({"title": "x"})
    assert (reply.first, webhooks.sent) == (First.modal, [FIRST])


@pytest.mark.parametrize(("ack", "then"), [(Ack.NEW, FILLED), (Ack.HERE, FURTHER), (Ack.FORM, FURTHER)], ids=str)
async def test_what_was_begun_by_another_or_by_a_try_whose_reply_was_lost_is_filled(
    ack: Ack, then: tuple[str, str]
) -> None:
    reply, webhooks = replying(POST=ANSWERED_ALREADY)
    async with reply.acknowledging(ack):
        await reply.tell(WORDS)
    assert webhooks.sent == [FIRST, then]
    reply, webhooks = replying(POST=ANSWERED_ALREADY)
    async with reply.acknowledging(ack):
        await reply.fill(WORDS)
    assert webhooks.sent == [FIRST, FILLED]


@pytest.mark.parametrize("way", ["fill", "tell", "acknowledge"])
async def test_another_refusal_is_no_beginning(way: str) -> None:
    reply, _ = replying(POST=50035)
    with pytest.raises(discord.HTTPException):
        async with reply.acknowledging(Ack.NEW):
            await {"fill": partial(reply.fill, WORDS), "tell": partial(reply.tell, WORDS)}.get(way, reply.acknowledge)()
    assert reply.first is None


async def test_what_goes_wrong_is_told_in_the_first_request() -> None:
    reply, webhooks = replying()
    with pytest.raises(ValueError, match="wrong"):
        async with reply.acknowledging(Ack.HERE):
            raise ValueError("wrong")
    assert webhooks.sent == []
    await reply.tell(WORDS)
    assert (webhooks.sent, reply.first) == ([FIRST], First.channel_message)


@pytest.mark.parametrize(("ack", "then"), [(Ack.NEW, FILLED), (Ack.HERE, FURTHER)], ids=str)
async def test_what_is_told_takes_the_place_that_was_begun_for_it(ack: Ack, then: tuple[str, str]) -> None:
    reply, webhooks = replying()
    async with reply.acknowledging(ack):
        await reply.acknowledge()
        await reply.tell(WORDS)
    assert webhooks.sent == [FIRST, then]


async def test_an_answer_in_the_channel_leaves_no_private_one() -> None:
    reply, webhooks = replying()
    async with reply.acknowledging(Ack.NEW):
        await reply.withdraw()
    assert webhooks.sent == [FIRST, DELETED]


async def test_what_is_told_after_a_button_was_answered_elsewhere_is_a_further_message() -> None:
    reply, webhooks = replying(POST=ANSWERED_ALREADY)
    await reply.tell(WORDS)
    assert webhooks.sent == [FIRST, FURTHER]
    assert webhooks.bodies[-1]["flags"] & PRIVATE
    reply, _ = replying(POST=50035)
    with pytest.raises(discord.HTTPException):
        await reply.tell(WORDS)


async def test_a_private_answer_that_was_dismissed_is_sent_anew_and_needs_no_withdrawal() -> None:
    reply, webhooks = replying(PATCH=UNKNOWN_MESSAGE, DELETE=UNKNOWN_MESSAGE)
    async with reply.acknowledging(Ack.NEW):
        await reply.acknowledge()
        await reply.fill(WORDS)
        assert webhooks.sent == [FIRST, FILLED, FURTHER]
        assert webhooks.bodies[-1]["flags"] & PRIVATE
        await reply.withdraw()
    assert webhooks.sent[-1] == DELETED


async def test_every_answer_is_completed_while_the_request_lasts() -> None:
    reply, webhooks = replying()

    async def completed(view: Layout) -> Layout:
        return Layout(({"type": 10, "content": "news"},))

    reply.complete = completed
    await reply.fill(WORDS)
    await reply.tell(WORDS)
    reply.let_go()
    assert ["news" in str(body) for body in webhooks.bodies] == [True, True]
    assert reply.complete is None
