"""See as people do who lack one kind of cone: the matrices of Machado, Oliveira and Fernandes, in linear light."""

from collections.abc import Mapping

from PIL import Image

Matrix = tuple[float, float, float, float, float, float, float, float, float]

MATRICES: Mapping[str, Matrix] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
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
