"""Paint every game in every look into var/gallery; `--phone` adds copies as on a phone, `--vision` simulations."""

import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.core.game import AnyGame
from games.registry import KEYS, game, manual
from render import Look, Marks, Picture, boards, paint, paint_scene
from render.painters import PAINTERS
from render.profile import GameProgress, Profile, profile_picture
from render.profile.progress import LessonState
from render.review import chart
from render.theme import THEMES
from tools.samples import Sample, play, samples, suggested
from tools.vision import MATRICES, simulated

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "var" / "gallery"
NAMES = ("Ana", "Bénédicte")
_SCENE = re.compile(r"\(pictures/(\w+)-(\d+)\.png\)")

PHONE = 390
Painted = Callable[[], Picture]
COURSE = (
    0,
    0.1,
    -0.2,
    -0.1,
    0.15,
    0.3,
    0.25,
    -0.4,
    -0.3,
    0.2,
    0.45,
    0.6,
    0.5,
    0.8,
    1,
)  # of a game that was well fought


def main(arguments: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, painted in everything():
        picture = painted()
        (FOLDER / f"{name}.png").write_bytes(picture.png)
        image = Image.open(BytesIO(picture.png))
        if "--phone" in arguments:
            size = (PHONE, round(PHONE * image.height / image.width))
            image.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(FOLDER / f"{name}.phone.png")
        if "--vision" in arguments:
            image.convert("L").save(FOLDER / f"{name}.grey.png")
            for kind in MATRICES:
                simulated(image, kind).save(FOLDER / f"{name}.{kind}.png")
        print(f"var/gallery/{name}.png  {picture.width}×{picture.height}  {len(picture.png) / 1000:.0f} kB")


def goldens() -> Iterator[tuple[Path, bytes]]:
    """Make the pictures that stand in docs, and those that tests compare with besides."""
    for path, painted in golden_pictures().items():
        yield path, painted().png


def golden_pictures() -> dict[Path, Painted]:
    """List the golden pictures; each is painted when it is looked at."""
    found = dict(scenes())
    for name, painted in everything():
        if name.endswith("-middle-light"):
            found[ROOT / "docs" / "pictures" / f"{name.removesuffix('-middle-light')}.png"] = painted
        elif name.endswith("-choosing-dark"):
            found[ROOT / "tests" / "render" / "golden" / f"{name}.png"] = painted
    return found


def scenes() -> Iterator[tuple[Path, Painted]]:
    """Find the positions that the pages of rules in docs/rules show: those they link, by game and page."""
    folder = ROOT / "docs" / "rules"
    linked = {found for page in folder.glob("*.md") for found in _SCENE.findall(page.read_text(encoding="utf-8"))}
    for key, page in sorted(linked):
        rules = game(key)
        scene = manual(rules).scenes[int(page) - 1]
        yield folder / "pictures" / f"{key}-{page}.png", partial(paint_scene, rules, scene)


def everything() -> Iterator[tuple[str, Painted]]:
    for key in (painter.key for painter in PAINTERS):
        for sample in samples(key):
            for board in boards(key) or ("",):
                for theme in THEMES:
                    name = "-".join(filter(None, (key, board, sample.name, theme)))
                    yield name, partial(show, game(key), sample, Look(theme, "en", board))
    for theme in THEMES:
        yield f"review-{theme}", partial(chart, "tactic", COURSE, (8, 10, 14), NAMES, Look(theme))
        yield f"profile-{theme}", partial(profile_picture, half_way(), Look(theme))


def half_way() -> Profile:
    """Make the profile of somebody who has come further in each game than in the next."""
    lessons = (LessonState.DONE, LessonState.DONE, LessonState.DONE, LessonState.BEGUN, LessonState.NEW)
    games = [
        GameProgress(key, lesson, level, (5 * level, 3 * level, level, 0), (20, 20, 15, 10))
        for key, lesson, level in zip(KEYS, lessons, (4, 3, 1, 0, 0), strict=False)
    ]
    return Profile(NAMES[1], tuple(games), sum(sum(one.solved) for one in games), 5)


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
