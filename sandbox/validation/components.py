"""Hold a message's components to Discord's limits, rows (V1) and layouts (V2)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.validation.inputs import check_button, check_select

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_LAYOUT = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = tuple(kind for kind in IN_LAYOUT if kind != CONTAINER)
MOST_COMPONENTS, MOST_TEXT = 40, 4000


@dataclass(slots=True)
class _Tree:
    problems: Problems
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text: int = 0


def check_rows(problems: Problems, components: list[Any]) -> None:
    """Check V1 components: at most five rows."""
    problems.length(len(components), "components", 0, 5)
    tree = _Tree(problems)
    _each(tree, components, "components", (ROW,))


def check_layout(problems: Problems, components: list[Any]) -> None:
    """Check V2 components: at most forty in all, with at most 4000 characters of text."""
    tree = _Tree(problems)
    _each(tree, components, "components", IN_LAYOUT)
    if tree.count > MOST_COMPONENTS:
        problems.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40")
    if tree.text > MOST_TEXT:
        problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text exceeds {MOST_TEXT}")


def _each(tree: _Tree, components: list[Any], path: str, allowed: tuple[int, ...]) -> None:
    for index, component in enumerate(components):
        _one(tree, component, f"{path}.{index}", allowed)


def _one(tree: _Tree, component: Any, path: str, allowed: tuple[int, ...]) -> None:
    problems = tree.problems
    if not problems.is_object(component, path):
        return
    kind = component.get("type")
    if kind not in allowed:
        problems.add(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    tree.count += 1
    _numbered(tree, component, path)
    _CHECKS[kind](tree, component, path)


def _numbered(tree: _Tree, component: Json, path: str) -> None:
    number = component.get("id")
    if not number:
        return
    if number in tree.ids:
        tree.problems.add(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    tree.ids.add(number)


def _row(tree: _Tree, row: Json, path: str) -> None:
    inside = tree.problems.several(row.get("components"), f"{path}.components")
    tree.problems.length(len(inside), f"{path}.components", 1, 5)
    _each(tree, inside, f"{path}.components", (BUTTON, *SELECTS))
    has_select = any(isinstance(item, dict) and item.get("type") in SELECTS for item in inside)
    if has_select and len(inside) > 1:
        tree.problems.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a row of its own.")


def _custom_id(tree: _Tree, component: Json, path: str) -> None:
    custom_id = component.get("custom_id")
    if not isinstance(custom_id, str):
        return
    if custom_id in tree.custom_ids:
        tree.problems.add(
            f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    tree.custom_ids.add(custom_id)


def _button(tree: _Tree, button: Json, path: str) -> None:
    check_button(tree.problems, button, path)
    _custom_id(tree, button, path)


def _select(tree: _Tree, select: Json, path: str) -> None:
    check_select(tree.problems, select, path)
    _custom_id(tree, select, path)


def _section(tree: _Tree, section: Json, path: str) -> None:
    texts = tree.problems.several(section.get("components"), f"{path}.components")
    tree.problems.length(len(texts), f"{path}.components", 1, 3)
    _each(tree, texts, f"{path}.components", (TEXT,))
    if section.get("accessory") is None:
        tree.problems.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _one(tree, section["accessory"], f"{path}.accessory", (BUTTON, THUMBNAIL))


def _text(tree: _Tree, display: Json, path: str) -> None:
    tree.text += len(tree.problems.text(display.get("content"), f"{path}.content", MOST_TEXT))


def _thumbnail(tree: _Tree, thumbnail: Json, path: str) -> None:
    _media(tree.problems, thumbnail.get("media"), f"{path}.media", ("attachment://", "http://", "https://"))
    tree.problems.text(thumbnail.get("description"), f"{path}.description", 1024, shortest=0, required=False)


def _gallery(tree: _Tree, gallery: Json, path: str) -> None:
    items = tree.problems.several(gallery.get("items"), f"{path}.items")
    tree.problems.length(len(items), f"{path}.items", 1, 10)
    for index, item in enumerate(items):
        if tree.problems.is_object(item, f"{path}.items.{index}"):
            _thumbnail(tree, item, f"{path}.items.{index}")


def _file(tree: _Tree, file: Json, path: str) -> None:
    _media(tree.problems, file.get("file"), f"{path}.file", ("attachment://",))


def _media(problems: Problems, media: Any, path: str, schemes: tuple[str, ...]) -> None:
    if media is None:
        problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif problems.is_object(media, path):
        url = problems.text(media.get("url"), f"{path}.url", 2048)
        if url and not url.startswith(schemes):
            problems.add(f"{path}.url", "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def _separator(tree: _Tree, separator: Json, path: str) -> None:
    tree.problems.number(separator.get("spacing"), f"{path}.spacing", 1, 2, 1)
    tree.problems.flag(separator.get("divider"), f"{path}.divider")


def _container(tree: _Tree, container: Json, path: str) -> None:
    inside = tree.problems.several(container.get("components"), f"{path}.components")
    tree.problems.length(len(inside), f"{path}.components", 1, MOST_COMPONENTS)
    tree.problems.number(container.get("accent_color"), f"{path}.accent_color", 0, 0xFFFFFF, 0)
    _each(tree, inside, f"{path}.components", IN_CONTAINER)


_CHECKS: dict[int, Callable[[_Tree, Json, str], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}
