"""What every painter must hold, for every game that is registered."""

import struct
import zlib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise, product

import pytest
from PIL import Image

from bot.contract.sampling import Sample, has_secrets, play, some_sets
from games.core.game import AnyGame, Position
from games.core.outcome import SEATS, Seat
from games.registry import game, manual
from games.text import LANGUAGES, words
from render import Look, Marks, Picture, boards, describe, paint, text_board, theme, warm
from render.painters import PLAIN, UNMARKED, find, kit

THEMES = tuple(theme.THEMES)
VIEWERS: tuple[Seat | None, ...] = (None, *SEATS)
MOST_SIZE, MOST_ALT = 100_000, 1024
LONG = 400
SETS = 20  # of options


@cache
def played(key: str) -> tuple[Sample, ...]:
    """One random game with each of some sets of options, a few of them to the end."""
    sets = some_sets(game(key), SETS)
    return tuple(play(game(key), chosen, f"picture {nth}", LONG) for nth, chosen in enumerate(sets))


def some(key: str, most: int) -> Iterator[Position]:
    """Spread over all sampled games; of each the first and the last position are among them."""
    games = played(key)
    each = max(most // len(games), 2)
    for sample in games[:most]:
        last = len(sample.states) - 1
        yield from (sample.states[round(last * nth / (each - 1))] for nth in range(each))


def shown(rules: AnyGame, state: Position, seat: Seat | None, look: Look = PLAIN, marks: Marks = UNMARKED) -> Picture:
    return paint(rules.view(state, seat), seat, look, marks)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def test_every_variant_is_another_picture(key: str) -> None:
    rules, looks = game(key), [Look(board=board) for board in boards(key)]
    state = next(some(key, 1))
    assert len({shown(rules, state, None, look).png for look in looks}) == len(looks)
    assert shown(rules, state, None).png == shown(rules, state, None, (looks or [Look()])[0]).png


def test_a_picture_is_wide_not_square_and_small_enough(key: str) -> None:
    rules, looks = game(key), list(product(boards(key) or ("",), THEMES))
    for nth, state in enumerate(some(key, 40)):
        board, colours = looks[nth // 2 % len(looks)]
        picture = shown(rules, state, VIEWERS[nth % 3], Look(colours, board=board))
        assert 1100 <= picture.width <= 1300
        assert 500 <= picture.height <= 2150  # at 390 px wide as high as a phone shows at once
        assert abs(picture.height - picture.width) > 20
        assert len(picture.png) <= MOST_SIZE, (state, board)


def test_a_picture_is_a_bare_palette_png(key: str) -> None:
    rules = game(key)
    for state in some(key, 3):
        picture = shown(rules, state, None)
        parts = dict(chunks(picture.png))
        assert list(parts) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
        lines = zlib.decompress(parts[b"IDAT"])
        assert len(lines) == (picture.width + 1) * picture.height
        assert set(lines[:: picture.width + 1]) == {0}
        Image.open(BytesIO(picture.png)).verify()
        image = Image.open(BytesIO(picture.png))
        image.load()
        assert (image.mode, image.size, image.info) == ("P", (picture.width, picture.height), {})


def test_a_picture_is_the_same_each_time_and_another_after_an_action(key: str) -> None:
    rules = game(key)
    for sample in played(key)[:3]:
        pictures = [shown(rules, state, None).png for state in sample.states[:16]]
        assert pictures[-1] == shown(rules, sample.states[:16][-1], None).png
        assert all(one != two for one, two in pairwise(pictures))


def test_words_are_there_in_both_languages_and_short_enough(key: str) -> None:
    rules = game(key)
    marks = Marks(names=("A" * 80, "Ælfgifu 🦊"), note="n" * 60, preview=True)
    for nth, state in enumerate(some(key, 40)):
        seat = VIEWERS[nth % 3]
        view = rules.view(state, seat)
        said = [describe(view, seat, language, marks) for language in LANGUAGES]
        assert said[0] != said[1]
        assert all(20 < len(text) <= MOST_ALT for text in said)
        letters = [words(language).either(f"{key}-letters", manual(rules).letters) for language in LANGUAGES]
        boards_in_text = [text_board(view, seat, language) for language in LANGUAGES]
        assert boards_in_text[0].endswith(str(view))
        spelled = zip(boards_in_text, letters, strict=True)
        assert all(text.endswith(manual(rules).text_board(view, own)) for text, own in spelled)
        assert boards_in_text[0] != boards_in_text[1]


@pytest.mark.games(where=has_secrets)
def test_what_a_viewer_cannot_tell_apart_looks_and_reads_alike(key: str) -> None:
    rules = game(key)
    for nth, state in enumerate(some(key, 24)):
        for seat in VIEWERS:
            twin = rules.resample(state, seat, f"twin {nth}")
            assert shown(rules, state, seat) == shown(rules, twin, seat)
            one, two = rules.view(state, seat), rules.view(twin, seat)
            assert text_board(one, seat, "fr") == text_board(two, seat, "fr")


def test_choices_are_marked_at_every_step_of_the_menu(key: str) -> None:
    rules, pictures = game(key), 0
    for nth, state in enumerate(some(key, 32)):  # at a set-up where any tile may be chosen none is marked
        view = rules.view(state, state.to_move)
        legal = tuple(rules.actions(view))
        if not legal:
            continue
        steps, look = manual(rules).steps(legal[nth % len(legal)]), Look(THEMES[nth % len(THEMES)])
        plain = paint(view, state.to_move, look).png
        for depth in range(len(steps)):
            picture = paint(view, state.to_move, look, Marks(choices=legal, chosen=steps[:depth]))
            assert len(picture.png) <= MOST_SIZE
            pictures += picture.png != plain
    assert pictures > 10


def test_a_foreseen_action_can_be_painted_and_says_so(key: str) -> None:
    rules = game(key)
    for nth, state in enumerate(some(key, 30)):
        view = rules.view(state, state.to_move)
        legal = rules.actions(view)
        if legal:
            ahead = rules.preview(view, legal[nth % len(legal)])
            preview = paint(ahead, state.to_move, Look(), Marks(preview=True))
            assert preview.png != paint(ahead, state.to_move).png
            assert len(preview.png) <= MOST_SIZE


def test_the_last_turn_can_be_told_instead_of_seen(key: str) -> None:
    rules = game(key)
    sample = played(key)[0]
    state = next(state for state in sample.states[2:] if state.fresh)
    told = Marks(last=(sample.actions[0],))
    assert shown(rules, state, None, marks=told).png != shown(rules, state, None).png


@pytest.mark.games(where=lambda key: type(game(key).setup({}, "s")) is not find(key).view)
def test_a_state_that_holds_secrets_is_refused(key: str) -> None:
    with pytest.raises(TypeError, match="not a view"):
        paint(game(key).setup({}, "secret"), None)


@pytest.mark.parametrize("theme", THEMES)
def test_warming_draws_all_that_a_picture_needs(key: str, theme: str) -> None:
    for board in ("", *boards(key)):
        warm(key, Look(theme, board=board))
        drawn = kit.cache_info().misses
        shown(game(key), next(some(key, 1)), None, Look(theme, "fr", board))
        assert kit.cache_info().misses == drawn
