"""Hold a message's body, new or edited, to Discord's limits."""

from typing import Any

from bot.sandbox.check_components import check_layout, check_rows
from bot.sandbox.check_embeds import check_embeds, is_blank
from bot.sandbox.form import Form
from bot.sandbox.refusals import Refusal
from bot.sandbox.uploads import Body
from bot.sandbox.wire import Json
from bot.sandbox.world import V2, Message

_UNSUPPORTED = ("poll", "sticker_ids", "shared_client_theme")


def check_message(body: Body, before: Message | None = None) -> None:
    """Refuse a body Discord would refuse; `before` is the message being edited."""
    form = Form()
    payload = body.payload
    is_v2 = bool((payload.get("flags") or 0) & V2) or (before is not None and before.is_v2)
    form.text(payload.get("content"), "content", 2000, shortest=0, required=False)
    check_embeds(form, form.several(payload.get("embeds"), "embeds"))
    components = form.several(payload.get("components"), "components")
    (check_layout if is_v2 else check_rows)(form, components)
    _check_flags(form, payload, before)
    _check_mentions(form, payload.get("allowed_mentions"))
    _check_attachments(form, body)
    _check_rest(form, payload)
    if is_v2:
        _check_no_legacy(form, payload, before)
    form.close()
    _check_not_empty(body, before, is_v2)


def _check_flags(form: Form, payload: Json, before: Message | None) -> None:
    flags = form.number(payload.get("flags"), "flags", 0, 1 << 31, 0)
    if before is not None and before.is_v2 and payload.get("flags") is not None and not flags & V2:
        form.wrong("flags", "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", "IS_COMPONENTS_V2 cannot be removed")


def _check_no_legacy(form: Form, payload: Json, before: Message | None) -> None:
    for name in ("content", "embeds"):
        kept = before is not None and name not in payload and bool(getattr(before, name))
        if payload.get(name) or kept:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.wrong(name, code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_mentions(form: Form, allowed: Any) -> None:
    if allowed is None or not form.is_object(allowed, "allowed_mentions"):
        return
    parse = form.several(allowed.get("parse"), "allowed_mentions.parse")
    for index, kind in enumerate(parse):
        form.choice(kind, f"allowed_mentions.parse.{index}", ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        listed = form.several(allowed.get(kind), f"allowed_mentions.{kind}")
        form.length(len(listed), f"allowed_mentions.{kind}", 0, 100)
        if kind in parse and listed:
            path = "allowed_mentions"
            form.wrong(
                path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f'parse:["{kind}"] and {kind}: [ids...] exclude'
            )


def _check_attachments(form: Form, body: Body) -> None:
    listed = form.several(body.payload.get("attachments"), "attachments")
    form.length(max(len(listed), len(body.files)), "attachments", 0, 10)
    for index, attachment in enumerate(listed):
        path = f"attachments.{index}"
        if form.is_object(attachment, path):
            form.text(attachment.get("description"), f"{path}.description", 1024, shortest=0, required=False)
            _check_attachment_id(form, attachment, path, body)


def _check_attachment_id(form: Form, attachment: Json, path: str, body: Body) -> None:
    """Small ids name a file of this request, snowflakes an attachment the message has."""
    number = str(attachment.get("id", ""))
    if not number.isdigit() or (int(number) < 100 and int(number) not in body.files):
        form.wrong(f"{path}.id", "ATTACHMENT_NOT_FOUND", "No uploaded file has this id")


def _check_rest(form: Form, payload: Json) -> None:
    form.flag(payload.get("tts"), "tts")
    nonce = payload.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        form.wrong("nonce", "NONCE_TYPE_INVALID_SIZE", "Must be 25 or fewer in length.")
    for name in _UNSUPPORTED:
        if payload.get(name):
            form.wrong(name, "SANDBOX_UNSUPPORTED", "The stand-in does not know this field")


def _check_not_empty(body: Body, before: Message | None, is_v2: bool) -> None:
    payload = body.payload
    names = ("components",) if is_v2 else ("content", "embeds", "components")
    shown = [payload[name] if name in payload else getattr(before, name, None) for name in names]
    if not is_v2:
        shown[1] = [embed for embed in shown[1] or [] if not is_blank(embed)]
        shown.append(payload["attachments"] if "attachments" in payload else getattr(before, "attachments", None))
        shown.append(body.files)
    if not any(shown):
        raise Refusal(50006)
