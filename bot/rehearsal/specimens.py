"""Messages of the kinds that the bot sends, with small pictures of their own."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO

from PIL import Image

from bot.ui.discord_io.rest.payload import LAID_OUT, EncodedBody
from bot.ui.layout import Attached, Item, button, layout, row

ALT = "A grey square"
SIDE = 64


@cache
def picture(shade: int = 128) -> bytes:
    """Paint a grey square: what matters is that it comes back as a picture."""
    file = BytesIO()
    Image.new("L", (SIDE, SIDE), shade).save(file, "PNG")
    return file.getvalue()


def attached(name: str, shade: int = 128) -> Attached:
    return Attached(name, picture(shade))


def listed(name: str, alt: str = ALT) -> list[Item]:
    """List a file that goes with a request."""
    return [{"id": 0, "filename": name, "description": alt}]


def plain(words: str, *rows: Item) -> EncodedBody:
    return {"content": words, "components": list(rows)}


def laid_out(*items: Item) -> EncodedBody:
    """A message of components v2, in one container as the bot's are."""
    return {"components": layout(*items).components, "flags": LAID_OUT}


def gallery(name: str, alt: str = ALT) -> Item:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": alt}]}


def buttons(*named: tuple[str, str]) -> Item:
    return row(*(button(label, custom_id) for label, custom_id in named))


def inside(message: dict[str, object]) -> Sequence[Item]:
    """Read the items of a message's one container."""
    components: list[Item] = message.get("components") or []  # type: ignore[assignment]
    items: list[Item] = components[0].get("components", []) if components else []
    return items


def words_of(message: dict[str, object]) -> str:
    return "\n".join(item["content"] for item in inside(message) if "content" in item)


def shown(message: dict[str, object]) -> Item:
    """Read the first picture that a message of components v2 shows; empty if there is none."""
    items = [each for item in inside(message) for each in item.get("items", ())]
    return dict(items[0]["media"]) if items else {}
