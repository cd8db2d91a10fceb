"""A recap on the site: a whole game in a few frames, small enough for a phone."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence

from games.registry import game
from tools.site.recaps import MOST_BYTES, make_recap, positions


def test_it_is_a_whole_game() -> None:
    first, *_, last = positions(game("topologic"))
    assert first.turn == 1 and last.to_move is None


def test_it_is_small_and_moves(tmp_path: Path) -> None:
    make_recap("topologic", tmp_path / "new" / "topologic.gif")
    made = (tmp_path / "new" / "topologic.gif").read_bytes()
    with Image.open(BytesIO(made)) as moving:
        frames = sum(1 for _ in ImageSequence.Iterator(moving))
    assert frames == len(list(positions(game("topologic"))))
    assert len(made) <= MOST_BYTES
