"""Against an opponent at the terminal, and opponents against each other."""

import io
import re
from pathlib import Path

import pytest

from games.opponents.opponent import Opponent
from games.records.text import parse
from games.terminal.program import main

Said = tuple[int, str, str]


class Terminal:
    """Runs the program with what is typed into it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *argv: str | Path, typed: str = "") -> Said:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in (*argv, "--lang", "en")])
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_the_opponent_answers_each_turn_and_says_what_it_played(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    argv = ("play", "l-calculus", "--against", "2", "--seed", "s", "--record", file)
    code, out, err = run(*argv, typed="1/2 keep\nlog\nquit\n")
    assert (code, err) == (0, "")
    assert out.count("Black played: ") == 1
    assert "Left off at turn 3." in out
    turns = parse(file.read_text(encoding="utf-8")).turns
    assert [turn.seat for turn in turns] == [0, 1]
    assert f"Black played: {' '.join(turns[1].actions)}" in out
    assert re.search(r"swapped with .*White \+\d+, Black \+\d+", out), "in words, too"


def test_a_person_can_sit_on_either_seat_and_resume(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    argv = ("play", "l-calculus", "--against", "1", "--seat", "1", "--seed", "s", "--record", file)
    out = run(*argv, typed="quit\n")[1]
    assert out.count("White played: ") == 1
    out = run("play", "--resume", file, "--against", "1", "--seat", "1", typed="resign\nyes\n")[1]
    assert "played: " not in out
    assert parse(file.read_text(encoding="utf-8")).result.reason == "resigned"


def test_the_same_seed_gets_the_same_answers(run: Terminal) -> None:
    argv = ("play", "topologic", "--against", "2", "--seat", "0", "--seed", "s")
    one, two = (run(*argv, typed="hide y4\nquit\n")[1] for _ in range(2))
    assert _without_salts(one) == _without_salts(two)
    assert "Seeker played: 1@" in one


def _without_salts(out: str) -> str:
    return re.sub(r"hidden action is [0-9a-f]+", "", out)


def test_g_6_what_the_opponent_hides_stays_hidden(run: Terminal) -> None:
    code, out, _ = run("play", "topologic", "--against", "1", "--seat", "1", "--seed", "s", typed="view 0\nlog\nquit\n")
    assert code == 0
    assert "Hider played: hide ?" in out
    assert "Promised: the SHA-256 of the hidden action is " in out
    assert not re.search(r"hide [a-z]\d|\*[a-z]\d", out)


def test_a_person_sees_their_own_secret_on_their_board(run: Terminal) -> None:
    out = run("play", "topologic", "--against", "1", "--seat", "0", "--seed", "s", typed="hide y4\nquit\n")[1]
    assert "y4*" in out


def test_it_agrees_to_stop_only_where_it_doesn_t_stand_better(run: Terminal) -> None:
    out = run("play", "l-calculus", "--against", "4", "--seed", "s", typed="agree\nyes\n")[1]
    assert "Draw: ended by agreement" in out
    out = run("play", "l-calculus", "--against", "4", "--seed", "s", typed="1/2 keep\nagree\nquit\n")[1]
    assert "Black would rather play on." in out


@pytest.mark.parametrize("first", ["1", "random"])
def test_a_match_is_printed_as_a_table(run: Terminal, first: str) -> None:
    code, out, err = run("match", "l-calculus", first, "random", "--games", "4", "--seed", "s")
    assert (code, err) == (0, "")
    name = "random" if first == "random" else "level 1"
    assert out.startswith(f"L-Calculus: {name} against random, seed s\n")
    assert re.search(rf"Score of {name} .* \[\d\.\d{{3}}, \d\.\d{{3}}\]", out)
    assert re.search(r"  White  .*\n  Black  .*\nWhite, whoever played it ", out)
    assert "Turns per game: " in out
    assert "Ends: " in out
    assert len(re.findall(r"A turn of .* ms .* nodes", out)) == 2


@pytest.mark.parametrize(
    "argv",
    [
        ("match", "l-calculus", "5", "1"),
        ("match", "l-calculus", "1", "best"),
        ("match", "l-calculus", "1", "2", "--games", "0"),
        ("match", "l-calculus", "1"),
        ("play", "l-calculus", "--against", "5"),
        ("play", "l-calculus", "--against", "1", "--seat", "2"),
    ],
)
def test_what_cannot_be_is_one_line(run: Terminal, argv: tuple[str, ...]) -> None:
    code, out, err = run(*argv)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_it_says_who_plays_what_before_the_first_board(run: Terminal) -> None:
    out = run("play", "tactic", "--against", "3", "--seat", "1", "--seed", "s", typed="quit\n")[1]
    assert "You play North; the program plays South, at level 3.\n" in out
    assert out.index("You play") < out.index("South played: ")


def test_a_kept_game_says_how_to_sit_down_against_the_same_again(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game"
    argv = ("play", "l-calculus", "--against", "2", "--seat", "1", "--seed", "s", "--record", file)
    out = run(*argv, typed="quit\n")[1]
    again = out.partition("python -m games ")[2].split()
    assert again == ["play", "--resume", str(file), "--against", "2", "--seat", "1"]
    assert "Black, turn 2" in run(*again, typed="quit\n")[1]


def test_who_is_alone_with_the_program_is_told_what_was_mistyped(run: Terminal) -> None:
    argv = ("play", "topologic", "--against", "2", "--seed", "s")
    _, out, err = run(*argv, typed="hide zz\n? zz\nquit\n")
    assert "“zz”" in err
    assert "No legal action begins with “zz”." in err
    assert "\x1b" not in out


def test_it_resigns_where_it_sees_that_all_is_lost(
    run: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Opponent, "gives_up", lambda _, view, level: (view.turn, level) == (4, 3))
    file = tmp_path / "game"
    argv = ("play", "l-calculus", "--against", "3", "--seed", "s", "--record", file)
    out = run(*argv, typed="1/2 keep\n1/2 keep\n1/2 keep\n")[1]
    assert out.count("Black played: ") == 1
    assert parse(file.read_text(encoding="utf-8")).result.reason == "resigned"


@pytest.mark.parametrize("against", [(), ("--against", "1")])
def test_whoever_chooses_no_options_gets_those_of_a_usual_new_table(
    run: Terminal, against: tuple[str, ...], tmp_path: Path
) -> None:
    """Logitac as printed can last many hundreds of turns; a first game shouldn't."""
    record = tmp_path / "game.txt"
    run("play", "logitac", *against, "--record", str(record), typed="quit\n")
    assert dict(parse(record.read_text(encoding="utf-8")).options)["length"] == "short"
