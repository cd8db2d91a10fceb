"""Hold embeds to Discord's limits."""

from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems

MOST_TEXT = 6000


def check_embeds(problems: Problems, embeds: list[Any]) -> None:
    problems.length(len(embeds), "embeds", 0, 10)
    total = sum(
        _embed(problems, embed, f"embeds.{i}")
        for i, embed in enumerate(embeds)
        if problems.is_object(embed, f"embeds.{i}")
    )
    if total > MOST_TEXT:
        problems.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _embed(problems: Problems, embed: Json, path: str) -> int:
    """Check one embed and give its number of characters."""
    total = len(problems.text(embed.get("title"), f"{path}.title", 256, shortest=0, required=False))
    total += len(problems.text(embed.get("description"), f"{path}.description", 4096, shortest=0, required=False))
    total += len(
        problems.text(_inner(embed, "footer", "text"), f"{path}.footer.text", 2048, shortest=0, required=False)
    )
    total += len(problems.text(_inner(embed, "author", "name"), f"{path}.author.name", 256, shortest=0, required=False))
    problems.number(embed.get("color"), f"{path}.color", 0, 0xFFFFFF, 0)
    fields = problems.several(embed.get("fields"), f"{path}.fields")
    problems.length(len(fields), f"{path}.fields", 0, 25)
    for index, field in enumerate(fields):
        if problems.is_object(field, f"{path}.fields.{index}"):
            total += len(problems.text(field.get("name"), f"{path}.fields.{index}.name", 256))
            total += len(problems.text(field.get("value"), f"{path}.fields.{index}.value", 1024))
    return total


def _inner(embed: Json, part: str, name: str) -> Any:
    inner = embed.get(part)
    return inner.get(name) if isinstance(inner, dict) else None


def is_blank(embed: Json) -> bool:
    """Tell whether an embed shows nothing, so that its message counts as empty."""
    shown = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "video", "url")
    return not any(embed.get(part) for part in shown)
