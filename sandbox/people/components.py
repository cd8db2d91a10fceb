"""Find the buttons and selects of a message and the fields of a modal."""

from collections.abc import Iterator

from sandbox.protocol.json_codec import Json
from sandbox.world.world import Message

BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 2, 3, 4, 5, 6, 7, 8
TEXT, LABEL = 10, 18
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def walk(components: list[Json]) -> Iterator[Json]:
    """Walk components depth first, accessories and labelled fields included."""
    for component in components:
        yield component
        if inner := component.get("components"):
            yield from walk(inner)
        for name in ("accessory", "component"):
            if component.get(name):
                yield from walk([component[name]])


def buttons(message: Message) -> list[Json]:
    return [each for each in walk(message.components) if each["type"] == BUTTON]


def selects(message: Message) -> list[Json]:
    return [each for each in walk(message.components) if each["type"] in SELECTS]


def fields(modal: Json) -> list[tuple[Json, str]]:
    """Give a modal's fields, each with the label a person reads."""
    wanted: list[tuple[Json, str]] = []
    for top in modal["components"]:
        if top["type"] == LABEL:
            wanted.append((top["component"], top["label"]))
        else:
            wanted += [(field, field.get("label") or "") for field in top.get("components") or []]
    return wanted
