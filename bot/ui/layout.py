"""
Messages as data, in the form of Discord's components v2: a container with words, pictures and buttons.

discord.py's views are for those who want callbacks; our clicks come in through `dispatcher.py`, which needs the custom
id. Data costs a fifth of the time, can be kept and changed, and leaves nothing behind in discord.py.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ChannelType, ComponentType, TextStyle

from bot.ui.emoji import Emoji
from render import Picture

Item = dict[str, Any]
MOST_ALT = 1024
MOST_ROW = 5
MOST_COMPONENTS = 40  # of a message, its container too
MOST_PLACEHOLDER = 150
MOST_PICKED = 25


@dataclass(frozen=True, slots=True)
class Layout:
    """The content of a message: the items of its one container."""

    items: tuple[Item, ...]

    @property
    def components(self) -> list[Item]:
        return [{"type": ComponentType.container.value, "components": list(self.items)}]


@dataclass(frozen=True, slots=True)
class Attached:
    """A file that goes with a message."""

    name: str
    content: bytes
    description: str = ""  # its alternative text, where no component shows it


def layout(*items: Item | None) -> Layout:
    """Lay items in one container; None stands for nothing."""
    return Layout(tuple(item for item in items if item is not None))


def extended(view: Layout, line: str) -> Layout:
    """Add a line to the first words of a message, unless some words of it say it already."""
    spoken = [item for item in view.items if item["type"] == ComponentType.text_display.value]
    if any(line in item["content"] for item in spoken):
        return view
    if not spoken:
        return Layout((*view.items, text(line)))
    longer = text(f"{spoken[0]['content']}\n{line}")
    return Layout(tuple(longer if item is spoken[0] else item for item in view.items))


def text(words: str) -> Item:
    return {"type": ComponentType.text_display.value, "content": words}


def picture(file_name: str, painted: Picture) -> Item:
    return gallery([(file_name, painted.alt)])


def gallery(shown: Iterable[tuple[str, str]]) -> Item:
    """Show attached pictures together, each by its file name and its own alternative text."""
    return {"type": ComponentType.media_gallery.value, "items": [_media(name, alt) for name, alt in shown]}


def beside(words: str, file_name: str, painted: Picture) -> Item:
    """Words with an attached picture, made small, beside them."""
    thumbnail = {"type": ComponentType.thumbnail.value, **_media(file_name, painted.alt)}
    return {"type": ComponentType.section.value, "components": [text(words)], "accessory": thumbnail}


def _media(file_name: str, alt: str) -> Item:
    return {"media": {"url": f"attachment://{file_name}"}, "description": alt[:MOST_ALT]}


def attached(file_name: str, painted: Picture) -> Attached:
    return Attached(file_name, painted.png, painted.alt[:MOST_ALT])


def enclosure(file_name: str) -> Item:
    return {"type": ComponentType.file.value, "file": {"url": f"attachment://{file_name}"}}


def button(
    label: str,
    custom_id: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: Emoji | None = None,
) -> Item:
    return {
        "type": ComponentType.button.value,
        "label": label,
        "custom_id": custom_id,
        "style": style.value,
        "disabled": disabled,
        **_shown(emoji),
    }


def link(label: str, url: str) -> Item:
    return {"type": ComponentType.button.value, "label": label, "url": url, "style": ButtonStyle.link.value}


def row(*items: Item) -> Item:
    return {"type": ComponentType.action_row.value, "components": list(items)}


def rows(buttons: Sequence[Item | None]) -> list[Item]:
    """Put buttons into as few rows as Discord allows."""
    here = [item for item in buttons if item is not None]
    return [row(*here[start : start + MOST_ROW]) for start in range(0, len(here), MOST_ROW)]


def count_of(items: Iterable[Item]) -> int:
    """Count components as Discord does: rows and what stands in them."""
    return sum(1 + len(item.get("components", ())) for item in items)


def option(label: str, value: str, *, default: bool = False, description: str = "", emoji: Emoji | None = None) -> Item:
    described = {"description": description} if description else {}
    return {"label": label, "value": value, "default": default, **described, **_shown(emoji)}


def _shown(emoji: Emoji | None) -> Item:
    return {"emoji": dict(emoji)} if emoji else {}


def choice(custom_id: str, placeholder: str, options: Sequence[Item]) -> Item:
    """A menu in a row of its own, from which one thing is picked."""
    return row({**menu(custom_id, options), "placeholder": placeholder[:MOST_PLACEHOLDER]})


def menu(custom_id: str, options: Sequence[Item]) -> Item:
    """A menu from which one thing is picked: in a row, or in a form."""
    return {
        "type": ComponentType.string_select.value,
        "custom_id": custom_id,
        "options": list(options),
        "min_values": 1,
        "max_values": 1,
    }


def several(custom_id: str, placeholder: str, options: Sequence[Item]) -> Item:
    """A menu in a row of its own, from which many or none are picked."""
    free = {"placeholder": placeholder[:MOST_PLACEHOLDER], "min_values": 0, "max_values": len(options)}
    return row({**menu(custom_id, options), **free})


def channel_choice(
    custom_id: str, placeholder: str, chosen: Iterable[str], kinds: Iterable[ChannelType], *, most: int = MOST_PICKED
) -> Item:
    menu = _many(ComponentType.channel_select, custom_id, placeholder, chosen, most)
    return row({**menu, "channel_types": [kind.value for kind in kinds]})


def person_choice(custom_id: str, placeholder: str) -> Item:
    """A menu of the people there are, from which one is picked."""
    menu = {"custom_id": custom_id, "placeholder": placeholder[:MOST_PLACEHOLDER], "min_values": 1, "max_values": 1}
    return row({**menu, "type": ComponentType.user_select.value})


def role_choice(custom_id: str, placeholder: str, chosen: Iterable[str]) -> Item:
    return row(_many(ComponentType.role_select, custom_id, placeholder, chosen))


def radio(field: str, options: Sequence[Item]) -> Item:
    """All that can be chosen at a glance, in a form: two to ten."""
    return {"type": ComponentType.radio_group.value, "custom_id": field, "options": list(options)}


def ticks(field: str, options: Sequence[Item]) -> Item:
    """What may be ticked in a form, or not."""
    boxes = {"type": ComponentType.checkbox_group.value, "custom_id": field, "options": list(options)}
    return {**boxes, "min_values": 0, "max_values": len(options), "required": False}


def nobody_or_person(field: str, placeholder: str, chosen: str) -> Item:
    """A menu in a form of the people there are, which may be left empty."""
    people = _many(ComponentType.user_select, field, placeholder, filter(None, [chosen]), 1)
    return {**people, "required": False}


def _many(
    menu: ComponentType, custom_id: str, placeholder: str, chosen: Iterable[str], most: int = MOST_PICKED
) -> Item:
    """Make a menu that Discord fills, from which many or none are picked."""
    of = menu.name.removesuffix("_select")  # channel, role or user
    return {
        "type": menu.value,
        "custom_id": custom_id,
        "placeholder": placeholder[:MOST_PLACEHOLDER],
        "default_values": [{"id": one, "type": of} for one in chosen][:most],
        "min_values": 0,
        "max_values": most,
    }


def form(title: str, custom_id: str, label: str, field: str, *, most: int, placeholder: str = "") -> Item:
    """A form with one line to be typed."""
    hint = {"placeholder": placeholder} if placeholder else {}
    return form_of(title, custom_id, [(label, {**_typed(field, TextStyle.short, most), **hint})])


def paragraph(field: str, written: str, *, most: int) -> Item:
    """A field for several lines, with what was written before; it may be left empty."""
    already = {"value": written} if written else {}
    return {**_typed(field, TextStyle.paragraph, most), "required": False, **already}


def _typed(field: str, style: TextStyle, most: int) -> Item:
    return {"type": ComponentType.text_input.value, "custom_id": field, "style": style.value, "max_length": most}


def form_of(title: str, custom_id: str, fields: Sequence[tuple[str, Item]]) -> Item:
    """A form of up to five fields, each under its label."""
    labelled = [{"type": ComponentType.label.value, "label": label, "component": field} for label, field in fields]
    return {"title": title, "custom_id": custom_id, "components": labelled}
