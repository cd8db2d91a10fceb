"""Pictures that stand in the repository look as the painters paint them today."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tools.gallery import ROOT, golden_pictures

DIFFERING = 0.001  # share of pixels that may differ visibly: another FreeType draws letters a little otherwise
VISIBLE = 48
GOLDENS = golden_pictures()


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def difference(one: Image.Image, two: Image.Image) -> tuple[float, Image.Image]:
    """The share of pixels that differ visibly, and where they are."""
    if one.size != two.size:
        return 1.0, two
    gaps = ImageChops.difference(one, two).split()
    worst = ImageChops.lighter(ImageChops.lighter(gaps[0], gaps[1]), gaps[2])
    visible = worst.point([0] * VISIBLE + [255] * (256 - VISIBLE))
    return visible.histogram()[255] / (one.width * one.height), visible


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_picture_is_what_is_painted(path: Path) -> None:
    actual = opened(GOLDENS[path]().png)
    expected = opened(path.read_bytes())
    share, where = difference(expected, actual)
    if share > DIFFERING:
        beside = ROOT / "var" / "golden"
        beside.mkdir(parents=True, exist_ok=True)
        actual.save(beside / f"{path.stem}.actual.png")
        where.save(beside / f"{path.stem}.difference.png")
        pytest.fail(f"{path.name}: {share:.2%} of the pixels differ; see {beside}; if meant: make golden")


def test_a_difference_is_noticed() -> None:
    one = Image.new("RGB", (100, 10), (10, 20, 30))
    two = one.copy()
    two.paste((10, 20, 90), (0, 0, 2, 1))
    assert difference(one, two)[0] == pytest.approx(0.002)
    assert difference(one, one.copy())[0] == 0
    assert difference(one, one.resize((50, 10)))[0] == 1


def test_no_golden_picture_is_left_over() -> None:
    kept = {*(ROOT / "docs").rglob("*.png"), *(ROOT / "tests" / "render" / "golden").glob("*.png")}
    assert kept == set(GOLDENS)
