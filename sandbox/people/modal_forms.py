"""Fill in a modal within its required fields, lengths and options."""

from collections.abc import Mapping
from typing import Any

from sandbox.people.components import (
    CHANNEL_SELECT,
    LABEL,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    USER_SELECT,
    fields,
)
from sandbox.people.invocation import CannotDo, Resolved
from sandbox.protocol.json_codec import Json
from sandbox.world.world import User

CHECKBOX, RADIO = 23, 21


def check_values(select: Json, values: list[str], user: User, resolved: Resolved) -> None:
    """Refuse a choice the select does not offer."""
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not (least if least is not None else 1) <= len(values) <= (most or 1) or len(set(values)) != len(values):
        raise CannotDo(f"{select['custom_id']}: choose {least} to {most}, not {len(values)}")
    for value in values:
        _check_value(select, value, user, resolved)


def _check_value(select: Json, value: str, user: User, resolved: Resolved) -> None:
    kind = select["type"]
    if "options" in select and (kind == STRING_SELECT or kind not in SELECTS):
        if value not in {option["value"] for option in select["options"]}:
            raise CannotDo(f"{select['custom_id']}: {value!r} is not offered")
    elif not value.isdecimal():
        raise CannotDo(f"{select['custom_id']}: {value!r} is nobody's and nothing's id")
    elif kind == USER_SELECT:
        resolved.user(int(value))
    elif kind == ROLE_SELECT:
        resolved.role(int(value))
    elif kind == CHANNEL_SELECT:
        resolved.channel_named(int(value), user, select.get("channel_types"))
    else:
        resolved.mentionable(int(value))


def fill_modal(modal: Json, values: Mapping[str, Any], user: User, resolved: Resolved) -> list[Json]:
    """Give a modal's components as submitted; values go by custom_id or label, and other fields keep theirs."""
    names = {name for field, label in fields(modal) for name in (field["custom_id"], label)}
    if values.keys() - names:
        raise CannotDo(f"the form has no field {sorted(values.keys() - names)}")
    return [_top(top, values, user, resolved) for top in modal["components"]]


def _top(top: Json, values: Mapping[str, Any], user: User, resolved: Resolved) -> Json:
    if top["type"] == LABEL:
        filled = _field(top["component"], top["label"], values, user, resolved)
        return {"type": LABEL, "id": top.get("id", 0), "component": filled}
    if top["type"] == TEXT:
        return {"type": TEXT, "id": top.get("id", 0)}
    inside = [_field(field, field.get("label") or "", values, user, resolved) for field in top["components"]]
    return {"type": 1, "id": top.get("id", 0), "components": inside}


def _field(field: Json, label: str, values: Mapping[str, Any], user: User, resolved: Resolved) -> Json:
    given = values.get(field["custom_id"], values.get(label))
    body: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
    if field["type"] == TEXT_INPUT:
        return body | {"value": _text(field, label, given)}
    if field["type"] == CHECKBOX:
        return body | {"value": bool(given if given is not None else field.get("default"))}
    chosen = _chosen(field, given)
    if chosen or field.get("required", True):
        check_values(_bounds(field), chosen, user, resolved)
    return body | ({"value": chosen[0] if chosen else None} if field["type"] == RADIO else {"values": chosen})


def _bounds(field: Json) -> Json:
    """Add how many may be chosen where a group of boxes does not say."""
    most = len(field["options"]) if field["type"] == 22 else 1
    return {"min_values": 1, "max_values": most} | {key: value for key, value in field.items() if value is not None}


def _chosen(field: Json, given: Any) -> list[str]:
    if given is None:
        defaults = [option["value"] for option in field.get("options") or [] if option.get("default")]
        return defaults or [str(each["id"]) for each in field.get("default_values") or []]
    return [str(each) for each in given] if isinstance(given, list | tuple) else [str(given)]


def _text(field: Json, label: str, given: Any) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    required = field.get("required", True)
    if (required and not text) or (text and not least <= len(text) <= most):
        raise CannotDo(f"{label or field['custom_id']}: {least} to {most} characters, not {len(text)}")
    return text
