"""Hold embeds to Discord's limits."""

from typing import Any

from bot.sandbox.form import Form
from bot.sandbox.wire import Json

MOST_TEXT = 6000


def check_embeds(form: Form, embeds: list[Any]) -> None:
    form.length(len(embeds), "embeds", 0, 10)
    total = sum(
        _embed(form, embed, f"embeds.{i}") for i, embed in enumerate(embeds) if form.is_object(embed, f"embeds.{i}")
    )
    if total > MOST_TEXT:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _embed(form: Form, embed: Json, path: str) -> int:
    """Check one embed and give its number of characters."""
    total = len(form.text(embed.get("title"), f"{path}.title", 256, shortest=0, required=False))
    total += len(form.text(embed.get("description"), f"{path}.description", 4096, shortest=0, required=False))
    total += len(form.text(_inner(embed, "footer", "text"), f"{path}.footer.text", 2048, shortest=0, required=False))
    total += len(form.text(_inner(embed, "author", "name"), f"{path}.author.name", 256, shortest=0, required=False))
    form.number(embed.get("color"), f"{path}.color", 0, 0xFFFFFF, 0)
    fields = form.several(embed.get("fields"), f"{path}.fields")
    form.length(len(fields), f"{path}.fields", 0, 25)
    for index, field in enumerate(fields):
        if form.is_object(field, f"{path}.fields.{index}"):
            total += len(form.text(field.get("name"), f"{path}.fields.{index}.name", 256))
            total += len(form.text(field.get("value"), f"{path}.fields.{index}.value", 1024))
    return total


def _inner(embed: Json, part: str, name: str) -> Any:
    inner = embed.get(part)
    return inner.get(name) if isinstance(inner, dict) else None


def is_blank(embed: Json) -> bool:
    """Tell whether an embed shows nothing: such a message counts as empty."""
    shown = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video", "url")
    return not any(embed.get(part) for part in shown)
