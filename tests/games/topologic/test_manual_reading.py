"""What people type in Topologic (G-2, G-3), how it is picked, and what they read."""

import pytest

from games.core import reading
from games.core.illegal import IllegalAction, IllegalReason
from games.core.outcome import Seat
from games.core.play import legal, states, take
from games.registry import manual
from games.text import LANGUAGES, words
from games.topologic.rules import GAME, State


def play(*lines: str) -> State:
    state = GAME.setup({"field": "block", "seekers": 3}, "reading")
    for line in lines:
        state = take(manual(GAME), state, line)[-1][1]
    return state


def read(state: State, text: str) -> list[str]:
    return reading.read(manual(GAME), GAME.view(state, state.to_move), text)


@pytest.mark.parametrize(
    "text",
    [
        *("hide y4", "HIDE Y4", " hide   y4 ", "hide, y4", "y4", "Y4", "hide y4 · the yellow four"),
        *("hide: y4", "hide-y4", "hidey4", "cacher y4"),
    ],
)
def test_g_2_hide_belongs_with_the_next_word(text: str) -> None:
    assert read(play(), text) == ["hide y4"]


@pytest.mark.parametrize(
    "text",
    [
        "1@y4 2@r2 3@b6",
        "1@y4,2@r2,3@b6",
        "y4 r2 b6",
        "Y4, R2, B6",
        "1 @ y4  2@ r2 3 @b6",
        "1>y4 2→r2 3–b6",
        "1 y4 2 r2 3 b6",
        "1:y4 r2 3b6",
        "y4 r2 b6 ask",
    ],
)
def test_g_3_entering_is_read_in_many_spellings(text: str) -> None:
    assert read(play("hide k1"), text) == ["1@y4", "2@r2", "3@b6"]


def test_g_3_bare_tiles_go_on_where_the_pawns_stopped() -> None:
    assert read(play("hide k1", "y4"), "r2 b6") == ["2@r2", "3@b6"]


def test_g_3_moves_are_read_in_many_spellings() -> None:
    state = play("hide k1", "y4 y4 y4")
    one, two = (action[2:] for action in legal(GAME, state)[:2])
    spelled = (f"1>{one} 3>{two} ask", f"1-{one}, 3→{two}, ASK", f"1x{one} 3 > {two} ask", f"1@{one} 3/{two} ask")
    for text in (*spelled, f"1{one} 3{two} demander"):
        assert read(state, text) == [f"1>{one}", f"3>{two}", "ask"]
    all_of_them = f"1>{one} 2>{one} 3>{one}"
    assert read(state, all_of_them + " ask") == all_of_them.split()  # it has been asked already


def test_g_3_asking_after_every_move_that_was_left_is_read_as_said_already() -> None:
    state = play("hide k1", "y4 y4 y4")
    one, two = (action[2:] for action in legal(GAME, state)[:2])
    half = play("hide k1", "y4 y4 y4", f"1>{one}")
    assert read(half, f"2>{one} 3>{two} ask") == [f"2>{one}", f"3>{two}"]
    assert read(half, f"3>{two} ask") == [f"3>{two}", "ask"]
    assert read(half, "demander") == ["ask"]
    last = play("hide k1", "y4 y4 y4", f"1>{one}", f"3>{two}")
    assert read(last, f"2>{one} demander") == [f"2>{one}"]
    assert read(play("hide k1", "y4 r2"), "b6 demander") == ["3@b6"]


def test_g_2_errors_name_the_word_and_what_is_near() -> None:
    with pytest.raises(IllegalAction) as error:
        read(play("hide k1"), "y4 r9 b6")
    assert (error.value.fault, error.value.word, error.value.nth) == (IllegalReason.ILLEGAL, "r9", 2)
    assert all(near.startswith("2@") for near in error.value.near)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", IllegalReason.EMPTY),
        ("hide", IllegalReason.ILLEGAL),
        ("hide z9", IllegalReason.ILLEGAL),
        ("ask", IllegalReason.ILLEGAL),
        ("hide y4 1@y4", IllegalReason.TURN_OVER),
    ],
)
def test_g_2_what_cannot_be_read_is_refused_whole(text: str, fault: IllegalReason) -> None:
    with pytest.raises(IllegalAction) as error:
        read(play(), text)
    assert error.value.fault == fault


@pytest.mark.parametrize("seat", [0, None])
def test_g_6_who_is_not_to_move_is_told_nothing(seat: Seat | None) -> None:
    with pytest.raises(IllegalAction) as error:
        reading.read(manual(GAME), GAME.view(play("hide k1"), seat), "1@y4")
    assert (error.value.fault, error.value.near) == (IllegalReason.NOT_YOURS, ())


def test_g_3_every_action_reads_as_itself_and_is_picked_by_a_path_of_its_own() -> None:
    state = play()
    for line in ("hide k1", "1@y4", "2@y4", "3@y4", "2>" + legal(GAME, play("hide k1", "y4 y4 y4"))[0][2:]):
        offered = legal(GAME, state)
        assert [read(state, action) for action in offered] == [[action] for action in offered]
        assert len({manual(GAME).steps(action) for action in offered}) == len(offered)
        state = GAME.apply(state, line)
    assert manual(GAME).steps("hide y4") == ("hide", "y4")
    assert manual(GAME).steps("2@k1") == ("2", "k1")
    assert manual(GAME).steps("1>y4") == ("1", "y4")
    assert manual(GAME).steps("ask") == ("ask",)


def test_the_text_board_shows_what_a_player_may_know() -> None:
    text = str(GAME.view(play("hide k1", "y4 y4 r2", "1>" + legal(GAME, play("hide k1", "y4 y4 r2"))[0][2:]), 0))
    assert max(map(len, text.splitlines())) <= 100
    assert "k1*" in text
    assert "(y4)" in text
    assert "2.01" not in text
    assert "1.01 y4 y4 r2 = 0" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_its_page(language: str) -> None:
    catalogue = words(language)
    for nth, scene in enumerate(manual(GAME).scenes, 1):
        assert len(catalogue.say(f"topologic-rules-{nth}")) <= 900
        assert len(catalogue.say(f"topologic-rules-{nth}-title")) <= 60
        *_, state = states(GAME, dict(scene.options), scene.seed, scene.actions)
        assert state.outcome is None
    assert not catalogue.has(f"topologic-rules-{len(manual(GAME).scenes) + 1}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_has_words(language: str) -> None:
    catalogue = words(language)
    for action in ("hide y4", "hide ?", "1@y4", "1>y4", "ask"):
        summary = manual(GAME).summarize(action)
        said = catalogue.say(f"topologic-said-{summary.kind}", **summary.values)
        assert "y4" in said or action in ("hide ?", "ask")
    for reason in ("faster", "slower", "level", "unfound"):
        assert catalogue.has(f"topologic-reason-{reason}")
    assert len(catalogue.say("topologic-notation")) <= 600
