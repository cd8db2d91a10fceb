"""Paint every game in every look into var/gallery; `--phone` adds copies 400 px wide, `--vision` simulations."""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.core.game import AnyGame
from games.registry import game
from render import Look, Marks, Picture, boards, paint
from render.painters import PAINTERS
from render.theme import THEMES
from tools.samples import Sample, play, samples, suggested
from tools.vision import MATRICES, simulated

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "var" / "gallery"
NAMES = ("Ana", "Bénédicte")


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in everything():
        (FOLDER / f"{name}.png").write_bytes(picture.png)
        image = Image.open(BytesIO(picture.png))
        if "--phone" in arguments:
            small = image.convert("RGB").resize(
                (400, round(400 * image.height / image.width)), Image.Resampling.LANCZOS
            )
            small.save(FOLDER / f"{name}.phone.png")
        if "--vision" in arguments:
            for kind in MATRICES:
                simulated(image, kind).save(FOLDER / f"{name}.{kind}.png")
        print(f"var/gallery/{name}.png  {picture.width}×{picture.height}  {len(picture.png) / 1000:.0f} kB")


def goldens() -> Iterator[tuple[Path, bytes]]:
    """Make the pictures that stand in docs, and those that tests compare with besides."""
    for name, picture in everything():
        if name.endswith("-middle-light"):
            yield ROOT / "docs" / "pictures" / f"{name.removesuffix('-middle-light')}.png", picture.png
        elif name.endswith("-choosing-dark"):
            yield ROOT / "tests" / "render" / "golden" / f"{name}.png", picture.png


def everything() -> Iterator[tuple[str, Picture]]:
    for key in (painter.key for painter in PAINTERS):
        for sample in samples(key):
            for board in boards(key) or ("",):
                for theme in THEMES:
                    name = "-".join(filter(None, (key, board, sample.name, theme)))
                    yield name, show(game(key), sample, Look(theme, "en", board))


def show(rules: AnyGame, sample: Sample, look: Look) -> Picture:
    state, turns = play(rules, sample)
    if sample.pointing:
        before = tuple(turns[-2 if state.fresh else -3])
        pointed = Marks(names=NAMES, before=before, hint=suggested(rules, state, sample))
        return paint(rules.view(state, state.to_move), state.to_move, look, pointed)
    if sample.choosing is None:
        return paint(rules.view(state, sample.seat), sample.seat, look, Marks(names=NAMES))
    view = rules.view(state, state.to_move)
    marks = Marks(names=NAMES, choices=tuple(rules.actions(view)), chosen=sample.choosing)
    return paint(view, state.to_move, look, marks)


if __name__ == "__main__":
    main(sys.argv[1:])
