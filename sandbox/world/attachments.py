"""Store uploaded files, and resolve references to them in components and embeds."""

from base64 import b64decode
from collections.abc import Iterator
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.request_body import RequestBody, Upload, content_type
from sandbox.protocol.snowflakes import Snowflakes
from sandbox.world.world import Attachment, Message, World

SCHEME = "attachment://"
MOST_LET_GO = 32


class FileStore:
    """Keep the files of all messages under /cdn/, at most `most` of them."""

    def __init__(self, world: World, ids: Snowflakes, most: int | None = None) -> None:
        self._world = world
        self._ids = ids
        self.most = most
        self._let_go: dict[str, bytes] = {}

    def take(self, body: RequestBody, channel_id: int, before: Message | None = None) -> list[Attachment]:
        """Give a message's attachments after this request: the kept ones, then the new ones."""
        listed: list[Json] | None = body.payload.get("attachments")
        descriptions = {int(a["id"]): a.get("description") for a in listed or []}
        kept = list(before.attachments) if before else []
        if listed is not None:
            kept = [_described(each, descriptions[each.id]) for each in kept if each.id in descriptions]
        new = [self._store(file, channel_id, descriptions.get(n)) for n, file in sorted(body.files.items())]
        return kept + new

    def let_go(self, attachment: Attachment) -> None:
        """Forget a file; like Discord's CDN, go on giving it for a while to whoever was told of it before."""
        if (data := self._world.files.pop(attachment.path, None)) is not None:
            self._let_go[attachment.path] = data
        while len(self._let_go) > MOST_LET_GO:
            del self._let_go[next(iter(self._let_go))]

    def find(self, path: str) -> bytes | None:
        return self._world.files.get(path) or self._let_go.get(path) or self._emoji(path)

    def _emoji(self, path: str) -> bytes | None:
        """Find one of the application's own emoji."""
        number = path.removeprefix("/cdn/emojis/").removesuffix(".png")
        emoji = self._world.emoji.get(int(number)) if number.isdecimal() else None
        return b64decode(emoji["image"].partition(",")[2]) if emoji else None

    def _store(self, upload: Upload, channel_id: int, description: str | None) -> Attachment:
        number = self._ids.next()
        path = f"/cdn/attachments/{channel_id}/{number}/{upload.filename}"
        self._world.files[path] = upload.data
        while self.most is not None and len(self._world.files) > self.most:
            del self._world.files[next(iter(self._world.files))]
        width, height = upload.size() or (None, None)
        size = len(upload.data)
        return Attachment(
            number, upload.filename, size, content_type(upload.filename), description, width, height, path
        )


def _described(kept: Attachment, description: str | None) -> Attachment:
    """Change a kept file's alternative text if the request gives one."""
    if description is not None:
        kept.description = description
    return kept


def nameable(body: RequestBody, before: list[Attachment], after: list[Attachment]) -> list[Attachment]:
    """List the files a request may name: its own, and of those there before only what it lists in `attachments`."""
    listed = {int(each["id"]) for each in body.payload.get("attachments") or []}
    return [each for each in after if each not in before or each.id in listed]


def resolve(payload: Json, attachments: list[Attachment], origin: str) -> None:
    """Replace `attachment://name` by the file's path in place, or refuse an unknown name."""
    by_name = {attachment.filename: attachment for attachment in attachments}
    problems = Problems()
    for path, media in [
        *_media(payload.get("components") or [], "components"),
        *_pictures(payload.get("embeds") or []),
    ]:
        url = str(media["url"])
        if url.startswith(SCHEME):
            known = by_name.get(url.removeprefix(SCHEME))
            if known is None:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                problems.add(f"{path}.url", code, "The referenced attachment was not found")
            else:
                media.update(_resolved(known))
        elif url.startswith(f"{origin}/cdn/"):
            media["url"] = media["proxy_url"] = url.removeprefix(origin)
    problems.refuse_if_any()


def _resolved(found: Attachment) -> Json:
    return {
        "url": found.path,
        "proxy_url": found.path,
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        "attachment_id": str(found.id),
        "loading_state": 2,
    }


def _media(components: list[Any], path: str) -> Iterator[tuple[str, Json]]:
    for index, component in enumerate(components):
        yield from _media_of_one(component, f"{path}.{index}")


def _media_of_one(component: Json, path: str) -> Iterator[tuple[str, Json]]:
    for name in ("media", "file"):
        if isinstance(component.get(name), dict):
            yield f"{path}.{name}", component[name]
    for name in ("components", "items"):
        if inner := component.get(name):
            yield from _media(inner, f"{path}.{name}")
    if component.get("accessory"):
        yield from _media_of_one(component["accessory"], f"{path}.accessory")


def _pictures(embeds: list[Json]) -> Iterator[tuple[str, Json]]:
    for index, embed in enumerate(embeds):
        for name in ("image", "thumbnail"):
            if isinstance(embed.get(name), dict) and embed[name].get("url"):
                yield f"embeds.{index}.{name}", embed[name]


def shown_inside(message: Message) -> set[str]:
    """Give the paths of files shown by components or embeds, which Discord leaves out of `attachments`."""
    shown = [*_media(message.components, ""), *_pictures(message.embeds)]
    return {str(media["url"]) for _, media in shown}
