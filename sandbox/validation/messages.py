"""Hold a message's body, new or edited, to Discord's limits."""

from collections.abc import Collection
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.validation.components import check_layout, check_rows
from sandbox.validation.embeds import check_embeds, is_blank
from sandbox.world.world import SUPPRESS_EMBEDS, V2, Message

EDITABLE = SUPPRESS_EMBEDS | V2  # flags that an edit may set
_UNSUPPORTED = ("poll", "sticker_ids", "shared_client_theme")


def check_message(body: RequestBody, before: Message | None = None, *, emoji: Collection[int] = ()) -> None:
    """Refuse a body Discord would refuse; `before` is the message being edited."""
    problems = Problems(emoji)
    payload = body.payload
    is_v2 = bool((payload.get("flags") or 0) & V2) or (before is not None and before.is_v2)
    problems.text(payload.get("content"), "content", 2000, shortest=0, required=False)
    check_embeds(problems, problems.several(payload.get("embeds"), "embeds"))
    components = problems.several(payload.get("components"), "components")
    (check_layout if is_v2 else check_rows)(problems, components)
    _check_flags(problems, payload, before)
    _check_mentions(problems, payload.get("allowed_mentions"))
    _check_attachments(problems, body, before)
    _check_rest(problems, payload)
    if is_v2:
        _check_no_legacy(problems, payload, before)
    problems.refuse_if_any()
    _check_not_empty(body, before, is_v2)


def _check_flags(problems: Problems, payload: Json, before: Message | None) -> None:
    flags = problems.number(payload.get("flags"), "flags", 0, 1 << 31, 0)
    if before is not None and before.is_v2 and payload.get("flags") is not None and not flags & V2:
        problems.add("flags", "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", "IS_COMPONENTS_V2 cannot be removed")
    if before is not None and not before.is_loading and flags & ~(EDITABLE | before.flags):
        problems.add("flags", "SANDBOX_FLAGS_NOT_EDITABLE", "Only SUPPRESS_EMBEDS and IS_COMPONENTS_V2 can be set")


def _check_no_legacy(problems: Problems, payload: Json, before: Message | None) -> None:
    for name in ("content", "embeds"):
        kept = before is not None and name not in payload and bool(getattr(before, name))
        if payload.get(name) or kept:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            problems.add(name, code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_mentions(problems: Problems, allowed: Any) -> None:
    if allowed is None or not problems.is_object(allowed, "allowed_mentions"):
        return
    parse = problems.several(allowed.get("parse"), "allowed_mentions.parse")
    for index, kind in enumerate(parse):
        problems.choice(kind, f"allowed_mentions.parse.{index}", ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        listed = problems.several(allowed.get(kind), f"allowed_mentions.{kind}")
        problems.length(len(listed), f"allowed_mentions.{kind}", 0, 100)
        if kind in parse and listed:
            path = "allowed_mentions"
            problems.add(
                path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f'parse:["{kind}"] and {kind}: [ids...] exclude'
            )


def _check_attachments(problems: Problems, body: RequestBody, before: Message | None) -> None:
    listed = problems.several(body.payload.get("attachments"), "attachments")
    problems.length(max(len(listed), len(body.files)), "attachments", 0, 10)
    there = {attachment.id for attachment in before.attachments} if before else set()
    if there and body.files and body.payload.get("attachments") is None:
        code = "SANDBOX_ATTACHMENTS_NOT_LISTED"
        problems.add("attachments", code, "An edit with new files has to list all files that stay")
    for index, attachment in enumerate(listed):
        path = f"attachments.{index}"
        if problems.is_object(attachment, path):
            problems.text(attachment.get("description"), f"{path}.description", 1024, shortest=0, required=False)
            _check_attachment_id(problems, attachment, path, {*body.files, *there})


def _check_attachment_id(problems: Problems, attachment: Json, path: str, known: set[int]) -> None:
    """Check that an id names a file of this request, by its number, or one that the message has."""
    number = str(attachment.get("id", ""))
    if not number.isdigit() or int(number) not in known:
        problems.add(f"{path}.id", "ATTACHMENT_NOT_FOUND", "No uploaded file has this id")


def _check_rest(problems: Problems, payload: Json) -> None:
    problems.flag(payload.get("tts"), "tts")
    nonce = payload.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        problems.add("nonce", "NONCE_TYPE_INVALID_SIZE", "Must be 25 or fewer in length.")
    for name in _UNSUPPORTED:
        if payload.get(name):
            problems.add(name, "SANDBOX_UNSUPPORTED", "The stand-in does not know this field")


def _check_not_empty(body: RequestBody, before: Message | None, is_v2: bool) -> None:
    payload = body.payload
    names = ("components",) if is_v2 else ("content", "embeds", "components")
    shown = [payload[name] if name in payload else getattr(before, name, None) for name in names]
    if not is_v2:
        shown[1] = [embed for embed in shown[1] or [] if not is_blank(embed)]
        shown.append(payload["attachments"] if "attachments" in payload else getattr(before, "attachments", None))
        shown.append(body.files)
    if not any(shown):
        raise RestRefusal(50006)
