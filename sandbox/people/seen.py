"""Read a message as a person does: its text, pictures, buttons, selects."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.people.components import BUTTON, SELECTS, walk
from sandbox.people.views import text_of
from sandbox.protocol.json_codec import Json


@dataclass(frozen=True, slots=True)
class SeenPicture:
    filename: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it stood when it was looked at."""

    view: Json
    files: dict[str, bytes]

    @property
    def id(self) -> int:
        return int(self.view["id"])

    @property
    def channel_id(self) -> int:
        return int(self.view["channel_id"])

    @property
    def text(self) -> str:
        return text_of(self.view)

    @property
    def push_text(self) -> str:
        """What a phone's lock screen shows of it."""
        return str(self.view["push_text"])

    @property
    def is_private(self) -> bool:
        return bool(self.view["ephemeral"])

    @property
    def is_loading(self) -> bool:
        return bool(self.view["loading"])

    @property
    def notified(self) -> list[int]:
        """List the ids of the people whom this message notified when it was posted."""
        return [int(each) for each in self.view["rings"]]

    @property
    def author_id(self) -> int:
        return int(self.view["author"]["id"])

    def _of(self, kinds: tuple[int, ...]) -> Iterator[Json]:
        return (each for each in walk(self.view["components"]) if each["type"] in kinds)

    @property
    def buttons(self) -> list[Json]:
        return list(self._of((BUTTON,)))

    @property
    def selects(self) -> list[Json]:
        return list(self._of(SELECTS))

    @property
    def labels(self) -> list[str]:
        """List the labels of buttons that can be clicked; an emoji stands in for a missing label."""
        return [_label(each) for each in self.buttons if not each.get("disabled")]

    def custom_id(self, name: str) -> str:
        """Find a button or select by its custom_id, label, emoji or placeholder; an unknown name is handed back."""
        for each in [*self.buttons, *self.selects]:
            if name in (each.get("custom_id"), _label(each), each.get("placeholder")):
                return str(each.get("custom_id", ""))
        return name

    @property
    def pictures(self) -> list[SeenPicture]:
        """List the files shown, each with its alternative text."""
        alts = {item["media"]["url"]: item.get("description") or "" for item in self._media()}
        return [
            SeenPicture(
                each["filename"], self.files.get(each["url"], b""), alts.get(each["url"]) or each["description"] or ""
            )
            for each in self.view["attachments"]
        ]

    def _media(self) -> Iterator[Json]:
        for each in walk(self.view["components"]):
            yield from each.get("items") or []
            if "media" in each:
                yield each


def _label(component: Json) -> str:
    return str(component.get("label") or (component.get("emoji") or {}).get("name") or "")
