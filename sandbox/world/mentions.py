"""Find whom a message mentions and allows to be notified."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.protocol.json_codec import Json

_USER, _ROLE = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
TEXT_DISPLAY = 10


@dataclass(frozen=True, slots=True)
class Mentions:
    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


def texts(components: list[Json]) -> Iterator[str]:
    """Walk all text displays of a layout."""
    for component in components:
        if component.get("type") == TEXT_DISPLAY:
            yield str(component.get("content", ""))
        yield from texts(component.get("components") or [])


def find_mentions(content: str, components: list[Json], allowed: Any) -> Mentions:
    """Give the mentions that `allowed_mentions` permits, or all of them where it is absent."""
    text = "\n".join([content, *texts(components)])
    users = [int(number) for number in _USER.findall(text)]
    roles = [int(number) for number in _ROLE.findall(text)]
    everyone = "@everyone" in text or "@here" in text
    if allowed is not None:
        parse = allowed.get("parse") or []
        users = _let_through(users, "users" in parse, allowed.get("users"))
        roles = _let_through(roles, "roles" in parse, allowed.get("roles"))
        everyone = everyone and "everyone" in parse
    return Mentions(tuple(dict.fromkeys(users)), tuple(dict.fromkeys(roles)), everyone)


def _let_through(found: list[int], all_of_them: bool, listed: Any) -> list[int]:
    named = {int(each) for each in listed or []}
    return found if all_of_them else [each for each in found if each in named]
