"""The fields that Discord's pages list of what a bot sends: of each body, and of each kind of component."""

from collections.abc import Iterator, Mapping
from typing import Any

from sandbox.protocol.json_codec import Json

_EDITED = "content embeds flags allowed_mentions components attachments"
_SAID = f"{_EDITED} tts poll"
_PICKED = "custom_id placeholder min_values max_values required disabled"
_TICKED = "custom_id options required"
POSTED = frozenset(f"{_SAID} nonce message_reference sticker_ids enforce_nonce shared_client_theme".split())
EDITED = frozenset(_EDITED.split())
EDITED_BY_TOKEN = frozenset(f"{_EDITED} poll".split())
ANSWERED = frozenset(_SAID.split())
FOLLOWED_UP = frozenset(f"{_SAID} username avatar_url thread_name applied_tags".split())
FORM = frozenset(("custom_id", "title", "components"))
DIRECT = frozenset(("recipient_id",))
THREAD = frozenset(["name", "auto_archive_duration", "rate_limit_per_user", "type", "invitable"])
_KINDS: Mapping[int, frozenset[str]] = {
    kind: frozenset(f"type id {fields}".split())
    for kind, fields in {
        1: "components",
        2: "style label emoji custom_id sku_id url disabled",
        3: f"{_PICKED} options",
        4: "custom_id style label min_length max_length required value placeholder",
        **dict.fromkeys((5, 6, 7), f"{_PICKED} default_values"),
        8: f"{_PICKED} default_values channel_types",
        9: "components accessory",
        10: "content",
        11: "media description spoiler",
        12: "items",
        13: "file spoiler name size",
        14: "divider spacing",
        17: "components accent_color spoiler",
        18: "label description component",
        19: "custom_id min_values max_values required",
        21: _TICKED,
        22: f"{_TICKED} min_values max_values",
        23: "custom_id default",
    }.items()
}
_OF_OPTION = frozenset(["label", "value", "description", "emoji", "default"])
_OF_ITEM = frozenset(["media", "description", "spoiler"])
_OF_FILE = frozenset(["id", "filename", "description", "title", "is_remix", "duration_secs", "waveform"])


def undocumented(body: Json, known: frozenset[str]) -> Iterator[str]:
    """Name the fields of a body, and of the components and files in it, that no page lists."""
    yield from sorted(body.keys() - known)
    for component in _things(body.get("components")):
        yield from _in_component(component)
    for file in _things(body.get("attachments")):
        yield from (f"attachments.{name}" for name in sorted(file.keys() - _OF_FILE))


def _in_component(component: Json) -> Iterator[str]:
    kind = component["type"]
    yield from (f"{kind}.{name}" for name in sorted(component.keys() - _KINDS.get(kind, frozenset(component))))
    for name, known in (("options", _OF_OPTION), ("items", _OF_ITEM)):
        for each in _things(component.get(name)):
            yield from (f"{kind}.{name}.{field}" for field in sorted(each.keys() - known))
    inner = [*_things(component.get("components")), component.get("component"), component.get("accessory")]
    for each in _things(inner):
        yield from _in_component(each)


def _things(value: Any) -> Iterator[Json]:
    return (each for each in value if isinstance(each, dict)) if isinstance(value, list) else iter(())
