"""Tell Discord's answers from those of whatever stands before it, a page of HTML say: such an answer is an outage."""

import json
from functools import wraps
from typing import Any

import aiohttp
import discord


class ForeignAnswer(aiohttp.ClientError):
    """Raised when an answer isn't Discord's: it takes and gives nothing but JSON."""


def refuse_foreign_answers(client: discord.Client) -> None:
    """Let discord.py read no page in place of an answer: it would fail on the keys it expects, as if by a bug."""
    request = client.http.request

    @wraps(request)
    async def checked(*args: Any, **kwargs: Any) -> Any:
        try:
            answer = await request(*args, **kwargs)
        except json.JSONDecodeError as error:
            raise ForeignAnswer("an answer says it is JSON and isn't") from error
        if answer and isinstance(answer, str):
            raise ForeignAnswer("an answer isn't JSON")
        return answer

    client.http.request = checked  # type: ignore[method-assign]
