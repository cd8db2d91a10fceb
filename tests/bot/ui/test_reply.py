"""An interaction is answered once, and what was lost on the way counts as answered."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import InteractionResponseType as First

from bot.ui.discord_io.rest.payload import PRIVATE, EncodedBody
from bot.ui.layout import Attached, Layout
from bot.ui.reply import ANSWERED_ALREADY, UNKNOWN_MESSAGE, Ack, Reply, letting_go

WORDS = Layout(())
CALLBACK, WEBHOOK = "/interactions/5/token/callback", "/webhooks/9/token"
FIRST, FILLED = ("POST", CALLBACK), ("PATCH", f"{WEBHOOK}/messages/@original")
FURTHER, DELETED = ("POST", WEBHOOK), ("DELETE", f"{WEBHOOK}/messages/@original")


class Webhooks:
    """Notes each request, and refuses those it was told to."""

    def __init__(self, **refusals: int) -> None:
        self.sent: list[tuple[str, str]] = []
        self.bodies: list[Any] = []
        self._refusals = refusals

    async def send(
        self, method: str, path: str, written: EncodedBody | None = None, files: Sequence[Attached] = ()
    ) -> None:
        self.sent.append((method, path))
        self.bodies.append(written)
        if code := self._refusals.pop(method, 0):
            answer: Any = SimpleNamespace(status=404 if code == UNKNOWN_MESSAGE else 400, reason="")
            kind = discord.NotFound if code == UNKNOWN_MESSAGE else discord.HTTPException
            raise kind(answer, {"code": code, "message": ""})


def replying(**refusals: int) -> tuple[Reply, Webhooks]:
    webhooks = Webhooks(**refusals)
    clicked = SimpleNamespace(id=5, token="token", application_id=9)
    return Reply(webhooks, clicked), webhooks  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ack", "words", "first", "data"),
    [
        (Ack.NEW, None, First.deferred_channel_message, {"flags": PRIVATE}),
        (Ack.HERE, None, First.deferred_message_update, {}),
        (Ack.HERE, WORDS, First.channel_message, None),
    ],
)
async def test_each_way_of_acknowledging_says_what_follows(
    ack: Ack, words: Layout | None, first: First, data: object
) -> None:
    reply, webhooks = replying()
    await reply.acknowledge(ack, words)
    assert (reply.first, webhooks.sent) == (first, [FIRST])
    assert webhooks.bodies[0]["type"] == first.value
    if data is not None:
        assert webhooks.bodies[0]["data"] == data
    else:
        assert webhooks.bodies[0]["data"]["flags"] & PRIVATE


async def test_a_form_is_its_own_acknowledgement() -> None:
    reply, webhooks = replying()
    await reply.acknowledge(Ack.FORM)
    assert webhooks.sent == []
    await reply.open({"title": "x"})
    assert (reply.first, webhooks.sent) == (First.modal, [FIRST])


async def test_an_acknowledgement_whose_reply_was_lost_counts_and_the_answer_fills_it() -> None:
    reply, webhooks = replying(POST=ANSWERED_ALREADY)
    await reply.acknowledge(Ack.NEW)
    await reply.tell(WORDS)
    assert webhooks.sent == [FIRST, FILLED]


async def test_another_refusal_is_no_acknowledgement() -> None:
    reply, _ = replying(POST=50035)
    with pytest.raises(discord.HTTPException):
        await reply.acknowledge(Ack.NEW)
    assert reply.first is None


@pytest.mark.parametrize(
    ("ack", "then"), [(None, []), (Ack.NEW, [FILLED]), (Ack.HERE, [FURTHER]), (Ack.FORM, [])], ids=str
)
async def test_what_is_told_takes_the_place_that_was_begun_for_it(ack: Ack | None, then: list[tuple[str, str]]) -> None:
    reply, webhooks = replying()
    if ack is not None:
        await reply.acknowledge(ack)
    await reply.tell(WORDS)
    assert webhooks.sent == [FIRST, *then]


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
    await reply.fill(WORDS)
    assert webhooks.sent == [FILLED, FURTHER]
    assert webhooks.bodies[-1]["flags"] & PRIVATE
    await reply.withdraw()
    assert webhooks.sent[-1] == DELETED


async def test_every_answer_is_completed_while_the_request_lasts() -> None:
    reply, webhooks = replying()

    async def completed(view: Layout) -> Layout:
        return Layout(({"type": 10, "content": "news"},))

    reply.complete = completed
    async with letting_go(reply):
        await reply.fill(WORDS)
        await reply.tell(WORDS)
    assert ["news" in str(body) for body in webhooks.bodies] == [True, True]
    assert reply.complete is None
