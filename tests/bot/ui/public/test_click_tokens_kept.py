"""Which clicks' tokens are kept, how long, and what becomes of one that Discord refuses."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.ui.public.click_tokens import LIFE_MS, MOST_REFUSED, MOST_TOKENS, REST_MS, ClickTokens


class Webhooks:
    """Notes each try; refuses while it is told to."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.refuses: Exception | None = None

    async def send(self, method: str, path: str, written: object) -> None:
        self.tried.append(f"{method} {path}")
        if self.refuses:
            raise self.refuses


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000

    def now(self) -> int:
        return self.at


def refusal() -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=404, reason="")
    return discord.HTTPException(answer, {"code": 10008, "message": ""})


def click(message: int | None, token: str = "token", *, private: bool = False, **more: object) -> discord.Interaction:
    on = None if message is None else SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
    made: Any = SimpleNamespace(type=discord.InteractionType.component, message=on, application_id=9, token=token)
    made.__dict__.update(more)
    return made  # type: ignore[no-any-return]


@pytest.fixture
def kept() -> tuple[ClickTokens, Webhooks, Clock]:
    webhooks, clock = Webhooks(), Clock()
    return ClickTokens(webhooks, clock), webhooks, clock  # type: ignore[arg-type]


Kept = tuple[ClickTokens, Webhooks, Clock]


async def test_a_message_is_edited_by_the_newest_click_on_it(kept: Kept) -> None:
    tokens, webhooks, _ = kept
    tokens.keep(click(1, "old"))
    tokens.keep(click(1, "new"))
    assert await tokens.edit("1", {})
    assert webhooks.tried == ["PATCH /webhooks/9/new/messages/1"]
    assert not await tokens.edit("2", {})


@pytest.mark.parametrize(
    "other",
    [
        lambda: click(1, private=True),
        lambda: click(None),
        lambda: click(1, type=discord.InteractionType.modal_submit),
    ],
    ids=["on a private message", "on no message", "a form"],
)
async def test_other_clicks_are_not_kept(kept: Kept, other: Callable[[], discord.Interaction]) -> None:
    tokens, webhooks, _ = kept
    tokens.keep(other())
    assert not await tokens.edit("1", {})
    assert webhooks.tried == []


async def test_a_token_is_tried_to_the_end_of_its_life_and_not_after(kept: Kept) -> None:
    tokens, webhooks, clock = kept
    tokens.keep(click(1))
    clock.at += LIFE_MS - 1
    assert await tokens.edit("1", {})
    clock.at += 1
    assert not await tokens.edit("1", {})
    assert len(webhooks.tried) == 1


async def test_a_refused_token_is_not_tried_again_until_there_is_another_click(kept: Kept) -> None:
    tokens, webhooks, _ = kept
    tokens.keep(click(1))
    webhooks.refuses = refusal()
    assert [await tokens.edit("1", {}) for _ in range(2)] == [False, False]
    assert len(webhooks.tried) == 1, "each try costs a request"
    webhooks.refuses = None
    tokens.keep(click(1, "newer"))
    assert await tokens.edit("1", {})


async def test_refusals_in_a_row_let_all_tokens_rest_for_an_hour_and_others_do_not(kept: Kept) -> None:
    tokens, webhooks, clock = kept
    for message in range(MOST_REFUSED):
        tokens.keep(click(message))
        webhooks.refuses = None if message == MOST_REFUSED - 1 else refusal()
        await tokens.edit(str(message), {})
    webhooks.refuses = refusal()
    for message in range(MOST_REFUSED):
        tokens.keep(click(message))
        assert not await tokens.edit(str(message), {})
    assert len(webhooks.tried) == 2 * MOST_REFUSED
    webhooks.refuses = None
    clock.at += REST_MS - 1
    tokens.keep(click(7))
    assert not await tokens.edit("7", {})
    clock.at += 1
    assert await tokens.edit("7", {})


async def test_of_too_many_the_one_clicked_longest_ago_is_forgotten(kept: Kept) -> None:
    tokens, _, _ = kept
    for message in (*range(MOST_TOKENS), 0, MOST_TOKENS):
        tokens.keep(click(message))
    assert [await tokens.edit(str(message), {}) for message in (0, 1, 2, MOST_TOKENS)] == [True, False, True, True]
