"""Leaks to be planted: each lets the truth into one place."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import TableView
from bot.tables.queries.history import Histories
from bot.tables.queries.table_view import TableViews, sit
from bot.ui.play import suggest
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show import turn
from games.core.game import Action
from games.core.play import digest
from render import Picture

Plant = Callable[[pytest.MonkeyPatch], None]


def in_alternative_text(patch: pytest.MonkeyPatch) -> None:
    """Alternative text that says a little too much."""
    paint = turn.paint_public

    async def leaking(messenger: Messenger, table_view: TableView, *more: Any) -> Picture:
        painted = await paint(messenger, table_view, *more)
        return replace(painted, alt=f"{painted.alt} {(await _digest(messenger, table_view))[:1]}")

    patch.setattr(turn, "paint_public", leaking)


async def _digest(messenger: Messenger, table_view: TableView) -> str:
    return digest((await sit(messenger.ui.tables.context, table_view.table.id)).state)


def in_export(patch: pytest.MonkeyPatch) -> None:
    """A digest of the state in a running game's file."""
    export = Histories.export

    async def leaking(this: Any, table_id: str, *more: Any) -> str:
        return f"{await export(this, table_id, *more)}Digest: {digest((await sit(this.context, table_id)).state)}\n"

    patch.setattr(Histories, "export", leaking)


def in_order_of_suggestions(patch: pytest.MonkeyPatch) -> None:
    """The same suggestions, begun at another place."""
    states: dict[str, Any] = {}
    table_view, lines = TableViews.table_view, suggest._lines

    async def noting(this: Any, table_id: str, *more: Any) -> TableView:
        states[table_id] = (await sit(this.context, table_id)).state
        return await table_view(this, table_id, *more)

    def leaking(seen: TableView, typed: str) -> Iterator[Sequence[Action]]:
        found = list(lines(seen, typed))
        at = int(digest(states[seen.table.id]), 16) % max(len(found), 1)
        return iter(found[at:] + found[:at])

    patch.setattr(TableViews, "table_view", noting)
    patch.setattr(suggest, "_lines", leaking)


def in_count_of_requests(patch: pytest.MonkeyPatch) -> None:
    """One more edit that changes nothing, or none."""
    post = Messenger.post

    async def leaking(this: Messenger, channel: str, *more: Any, nonce: str, **named: Any) -> MessagePlace:
        posted = await post(this, channel, *more, nonce=nonce, **named)
        subject = nonce.rpartition("-")[0]
        loaded = this.ui.tables.context.loaded_games.get(subject)
        if loaded is not None and int(digest(loaded.state), 16) % 2:
            await this.channels.message(channel, posted.message)
        return posted

    patch.setattr(Messenger, "post", leaking)


def in_log(patch: pytest.MonkeyPatch) -> None:
    """A line at INFO."""
    table_view = TableViews.table_view

    async def leaking(this: Any, table_id: str, *more: Any) -> TableView:
        logging.getLogger("bot").info("looked at %s", digest((await sit(this.context, table_id)).state))
        return await table_view(this, table_id, *more)

    patch.setattr(TableViews, "table_view", leaking)


LEAKS: Mapping[str, Plant] = {
    "alternative text": in_alternative_text,
    "export": in_export,
    "order of suggestions": in_order_of_suggestions,
    "count of requests": in_count_of_requests,
    "log": in_log,
}
