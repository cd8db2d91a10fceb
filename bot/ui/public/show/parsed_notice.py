"""A notice as the UI reads it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.tables import Notice, Table
from bot.tables.values.notice_contents import NoticeContent, read_content
from bot.ui.public.messenger import MessagePlace, Messenger

Content = TypeVar("Content", bound=NoticeContent)


@dataclass(frozen=True, slots=True)
class ParsedNotice(Generic[Content]):
    id: str
    subject: str
    kind: str
    mentions: tuple[str, ...]
    turn_no: int
    content: Content
    made_at: int

    def rings(self, table: Table) -> tuple[str, ...]:
        """Return whom the message notifies; nobody at a practice table."""
        return self.mentions if table.level is None else ()


def parse_notice(notice: Notice) -> ParsedNotice[NoticeContent]:
    mentions, content = tuple(notice.mentions.split()), read_content(notice.kind, notice.payload)
    return ParsedNotice(notice.id, notice.subject, notice.kind, mentions, notice.turn_no, content, notice.made_at)


# What shows each kind of notice; it returns the message that was posted, if one was.
Shows = Mapping[type[NoticeContent], Callable[[Messenger, ParsedNotice[Any]], Awaitable[MessagePlace | None]]]
