"""A picture made small, to stand beside words."""

from io import BytesIO

from PIL import Image

from render.look import Picture

WIDTH, COLOURS = 480, 96


def thumbnail(painted: Picture) -> Picture:
    """Scale a picture down; its alternative text stays."""
    with Image.open(BytesIO(painted.png)) as whole:
        height = round(whole.height * WIDTH / whole.width)
        small = whole.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
    written = BytesIO()
    small.quantize(COLOURS).save(written, "PNG", optimize=True)
    return Picture(written.getvalue(), WIDTH, height, painted.alt)
