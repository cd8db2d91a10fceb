"""The signs of a game's pieces, as emoji beside the words of a choice: the same sprites as on its board."""

from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from render.look import Look
from render.painters import board_of, drawn, find
from render.sprite import Sprite

SIDE = 128  # as Discord shows them at most
LOOK = Look()


def emoji(key: str) -> Mapping[str, bytes]:
    """Paint a PNG for each kind of piece that a choice may name; nothing for a game that has none."""
    painter = find(key)
    if not painter.emoji:
        return {}
    sheet = drawn(painter, LOOK.theme, board_of(painter, LOOK))
    painter.draw_signs(sheet)
    kit = sheet.kit()
    signs = {sprite: _sign(kit.sprites[sprite], kit.palette) for sprite in dict.fromkeys(painter.emoji.values())}
    return {kind: signs[sprite] for kind, sprite in painter.emoji.items()}


def _sign(sprite: Sprite, palette: bytes) -> bytes:
    ink = Image.frombytes("P", sprite.tile.size, sprite.tile.tobytes())
    ink.putpalette(palette)
    whole = ink.convert("RGBA")
    whole.putalpha(sprite.mask.convert("L"))
    side = max(whole.size)
    square = Image.new("RGBA", (side, side))
    square.paste(whole, ((side - whole.width) // 2, (side - whole.height) // 2))
    written = BytesIO()
    square.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
    return written.getvalue()
