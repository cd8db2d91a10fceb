"""A click or command that discord.py can't read: what it takes to tell the person, as far as that is legible."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from discord import InteractionType

ANSWERED = (InteractionType.application_command, InteractionType.component, InteractionType.modal_submit)


class UnreadableClick(Exception):
    """Raised in place of handling it."""


@dataclass(frozen=True, slots=True)
class RawInteraction:
    """The parts of an interaction that an answer needs."""

    id: int
    token: str
    application_id: int
    locale: str

    @classmethod
    def read(cls, data: Any) -> Self | None:
        """Read them; None where one is missing, or nothing can be said."""
        if not isinstance(data, Mapping) or data.get("type") not in [kind.value for kind in ANSWERED]:
            return None
        number, application, token = (data.get(name) for name in ("id", "application_id", "token"))
        if not (_is_id(number) and _is_id(application) and isinstance(token, str)):
            return None
        return cls(int(str(number)), token, int(str(application)), str(data.get("locale")))


def _is_id(value: object) -> bool:
    return isinstance(value, str) and value.isdecimal()
