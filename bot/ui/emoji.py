"""The application's own emoji: beside the words of a choice, once Discord has them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Emoji = Mapping[str, str]  # id and name, as components name it


@dataclass(slots=True)
class Emojis:
    known: dict[tuple[str, str], Emoji] = field(default_factory=dict)  # by game and kind of piece

    def of(self, game: str, kind: str, seat: int | None) -> Emoji | None:
        """Find the emoji of a kind of piece, of this seat's where each has its own."""
        return self.known.get((game, kind)) or self.known.get((game, f"{kind}-{seat}"))

    def forget(self) -> None:
        """Go on in words: somebody has deleted one."""
        self.known.clear()


def without_emoji(item: Any) -> Any:
    """Give a message's data without the application's emoji."""
    if isinstance(item, dict):
        return {key: without_emoji(inner) for key, inner in item.items() if not _is_own(key, inner)}
    return [without_emoji(inner) for inner in item] if isinstance(item, list) else item


def _is_own(key: str, value: Any) -> bool:
    return key == "emoji" and isinstance(value, dict) and "id" in value
