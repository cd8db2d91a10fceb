"""What people type in Logan Stones (G-2, G-3), how it is picked, and what they read."""

import pytest

from games.core import reading
from games.core.illegal import IllegalAction, IllegalReason
from games.core.manual import ActionSummary
from games.core.play import legal, states, take
from games.logan_stones.rules import GAME, State
from games.logan_stones.scenes import ALL_PLACED, WON
from games.registry import manual
from games.text import LANGUAGES, words


def play(actions: tuple[str, ...], **options: str) -> State:
    state = GAME.setup(options, "cairn")
    for action in actions:
        state = take(manual(GAME), state, action)[-1][1]
    return state


START, LATE = play(()), play(ALL_PLACED)


def read(state: State, text: str) -> list[str]:
    return reading.read(manual(GAME), GAME.view(state, state.to_move), text)


@pytest.mark.parametrize(
    "text",
    ["3@m14", "3@M14", " 3 @ m14 ", "3 m14", "3>m14", "3-m14", "3→m14", "3:m14", "3xm14", "3m14", "3@m14 · stone 3"],
)
def test_g_3_a_place_is_read_in_many_spellings(text: str) -> None:
    assert read(START, text) == ["3@m14"]


@pytest.mark.parametrize(
    "text",
    [
        "m11^ @n15",
        "M11 ^ @ N15",
        "m11^@n15",
        "m11^, n15",
        "m11^ n15",
        "m11-n15",
        "m11 – n15",
        "m11>n15",
        "m11→n15",
        "m11 x n15",
        "m11xn15",
        "m11 n15",
        "m11n15",
        "m11 @n15",
        "m11^ → n15",
    ],
)
def test_g_3_a_whole_move_is_read_in_many_spellings(text: str) -> None:
    assert read(LATE, text) == ["m11^", "@n15"]


@pytest.mark.parametrize("text", ["@n15", "n15", "@ N15", "→ n15", "-n15"])
def test_g_3_a_drop_is_read_in_many_spellings(text: str) -> None:
    assert read(GAME.apply(LATE, "m11^"), text) == ["@n15"]


def test_g_2_a_whole_move_may_end_in_a_star_whatever_the_stone() -> None:
    for action in legal(GAME, LATE):
        if action[-1] == "^":
            cell = GAME.actions(GAME.view(GAME.apply(LATE, action), 0))[0]
            line = f"{action} {cell}*"
            assert read(LATE, line) == line.split()
            taken = [word for word, _ in take(manual(GAME), LATE, line)]
            held = GAME.apply(LATE, action).held
            assert held is not None
            is_alike = LATE.tops[held] == LATE.unders[held]
            assert taken == [action, cell if is_alike else f"{cell}*"]


def test_ls_notation_a_star_on_a_like_stone_in_hand_is_left_out() -> None:
    alike = next(
        held
        for action in legal(GAME, LATE)
        if action[-1] == "^"
        for held in [GAME.apply(LATE, action)]
        if held.tops[held.held or 0] == held.unders[held.held or 0]
    )
    assert not any(action.endswith("*") for action in legal(GAME, alike))
    cell = legal(GAME, alike)[0]
    assert read(alike, f"{cell}*") == [cell]
    assert read(alike, f"{cell[1:]} *") == [cell]


def test_ls_notation_with_notes_a_like_stone_is_known_before_the_lift() -> None:
    state = play(ALL_PLACED, notes="on")
    own = next(stone for stone in range(8) if state.tops[stone] == state.unders[stone])
    lift = next(action for action in legal(GAME, state) if action[-1] == "^" and GAME.apply(state, action).held == own)
    cell = legal(GAME, GAME.apply(state, lift))[0]
    assert read(state, f"{lift} {cell}*") == [lift, cell]


def test_ls_6_stars_on_places_follow_the_option() -> None:
    free = play((), faces="free")
    unlike = next(nth for nth in range(8) if free.tops[nth] != free.unders[nth]) + 1
    alike = next(nth for nth in range(8) if free.tops[nth] == free.unders[nth]) + 1
    assert read(free, f"{unlike}*@m14") == read(free, f"{unlike} * @ m14") == [f"{unlike}*@m14"]
    assert read(free, f"{unlike}@m14*") == [f"{unlike}*@m14"]
    assert read(free, f"{alike}*@m14") == [f"{alike}@m14"]
    for nth in (unlike, alike):
        with pytest.raises(IllegalAction):
            read(START, f"{nth}*@m14")


@pytest.mark.parametrize("text", ["k15!", "K15 !", " k15 ! "])
def test_g_3_a_flip_is_read_in_many_spellings(text: str) -> None:
    assert read(play((*ALL_PLACED, "l15^", "@n15")), text) == ["k15!"]


@pytest.mark.parametrize(
    ("text", "fault", "nth"),
    [
        ("", IllegalReason.EMPTY, 1),
        ("3@z1", IllegalReason.ILLEGAL, 1),
        ("9@m14", IllegalReason.ILLEGAL, 1),
        ("m13^ @m14", IllegalReason.ILLEGAL, 1),
        ("3@m14 4@n12", IllegalReason.TURN_OVER, 2),
    ],
)
def test_g_2_what_cannot_be_read_is_refused_whole(text: str, fault: IllegalReason, nth: int) -> None:
    with pytest.raises(IllegalAction) as error:
        read(START, text)
    assert (error.value.fault, error.value.nth) == (fault, nth)


def test_g_6_who_is_not_to_move_is_told_nothing() -> None:
    with pytest.raises(IllegalAction) as error:
        reading.read(manual(GAME), GAME.view(LATE, 1), "m11^ @n15*")
    assert (error.value.fault, error.value.near) == (IllegalReason.NOT_YOURS, ())


def test_g_3_every_action_reads_as_itself_and_is_picked_by_a_path_of_its_own() -> None:
    for state in (START, play((), faces="free"), LATE, play((*ALL_PLACED, "m11^"))):
        offered = legal(GAME, state)
        assert [read(state, action) for action in offered] == [[action] for action in offered]
        assert len({manual(GAME).steps(action) for action in offered}) == len(offered) > 0


@pytest.mark.parametrize(
    ("action", "steps", "summary"),
    [
        ("3@n14", ("3", "n14"), ActionSummary("place", {"stone": "3", "cell": "n14"})),
        ("3*@n14", ("3*", "n14"), ActionSummary("place-over", {"stone": "3", "cell": "n14"})),
        ("m13^", ("lift", "m13"), ActionSummary("lift", {"cell": "m13"})),
        ("@p15", ("drop", "p15", "same"), ActionSummary("drop", {"cell": "p15"})),
        ("@p15*", ("drop", "p15", "over"), ActionSummary("drop-over", {"cell": "p15"})),
        ("m13!", ("flip", "m13"), ActionSummary("flip", {"cell": "m13"})),
    ],
)
def test_every_kind_of_action_is_picked_and_said(action: str, steps: tuple[str, ...], summary: ActionSummary) -> None:
    assert manual(GAME).steps(action) == steps
    assert manual(GAME).summarize(action) == summary
    for language in LANGUAGES:
        said = words(language).say(f"logan_stones-said-{summary.kind}", **summary.values)
        assert all(str(value) in said for value in summary.values.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_its_page_and_no_page_is_cut_off(language: str) -> None:
    catalogue = words(language)
    for nth, scene in enumerate(manual(GAME).scenes, 1):
        page = catalogue.say(f"logan_stones-rules-{nth}")
        assert 300 < len(page) <= 900
        assert page.endswith(".")
        assert len(catalogue.say(f"logan_stones-rules-{nth}-title")) <= 60
        *_, state = states(GAME, dict(scene.options), scene.seed, scene.actions)
        assert (state.outcome is not None) == (nth == len(manual(GAME).scenes) - 1), (
            "the last page tells of our readings"
        )
    assert not catalogue.has(f"logan_stones-rules-{len(manual(GAME).scenes) + 1}")
    assert catalogue.has("logan_stones-reason-line")
    assert len(catalogue.say("logan_stones-notation")) <= 600


def test_the_text_board_names_every_cell_and_face() -> None:
    rows = str(GAME.view(START, 0)).splitlines()
    assert rows[0] == "12 " + rows[0][3:]
    assert "n." in rows[0]
    top, other_top = START.tops[16], START.tops[17]
    assert f"m{top}  n{other_top}" in rows[1]
    assert "m." in rows[2]
    assert rows[4].startswith("0: 1")
    assert all(len(part) == 3 for part in rows[4].split()[1:])  # number, front, back
    assert all(len(part) == 2 for part in rows[5].split()[1:])  # the opponent's: no back
    assert rows[-1] == "#1 >0"
    assert max(map(len, rows)) <= 100


def test_the_text_board_shows_a_lifted_stone_to_its_lifter() -> None:
    state = play((*ALL_PLACED, "m11^"))
    mine, theirs = (str(GAME.view(state, seat)).splitlines() for seat in (0, 1))
    assert any("m^" in row for row in mine)
    held = (state.tops[10] or "") + (state.unders[10] or "").lower()
    assert mine[-1].endswith(f"^ {held}")
    assert theirs[-1].endswith(f"^ {state.tops[10]}")


def test_the_text_board_shows_the_winning_line() -> None:
    assert str(GAME.view(play(WON), None)).splitlines()[-1] == "#10 +0 l14 m13 n12 o11"
