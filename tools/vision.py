"""See as people do who lack one kind of cone: Viénot, Brettel and Mollon's matrices, in linear light."""

from collections.abc import Mapping

from PIL import Image

Matrix = tuple[float, float, float, float, float, float, float, float, float]

MATRICES: Mapping[str, Matrix] = {
    "protanopia": (0.1121, 0.8853, -0.0005, 0.1127, 0.8897, -0.0001, 0.0045, 0.0, 1.0019),
    "deuteranopia": (0.2920, 0.7054, -0.0003, 0.2934, 0.7089, 0.0, -0.0210, 0.0256, 1.0002),
    "tritanopia": (1.0150, 0.1458, -0.1607, -0.0131, 0.8733, 0.1398, -0.0137, 0.5319, 0.4818),
}


def linear(level: float) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def gamma(light: float) -> int:
    share = min(max(light, 0.0), 1.0)
    return round(255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


def seen(colour: tuple[int, int, int], kind: str) -> tuple[int, int, int]:
    """Tell what a colour looks like to somebody with this deficiency."""
    m = MATRICES[kind]
    red, green, blue = map(linear, colour)
    return (
        gamma(m[0] * red + m[1] * green + m[2] * blue),
        gamma(m[3] * red + m[4] * green + m[5] * blue),
        gamma(m[6] * red + m[7] * green + m[8] * blue),
    )


def simulated(image: Image.Image, kind: str) -> Image.Image:
    """Only the palette changes."""
    flat = image.getpalette() or []
    colours = [seen((flat[at], flat[at + 1], flat[at + 2]), kind) for at in range(0, len(flat), 3)]
    copy = image.copy()
    copy.putpalette([part for colour in colours for part in colour])
    return copy
