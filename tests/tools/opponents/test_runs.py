"""Runs of games go on where they were stopped, and count for whom they were played."""

from pathlib import Path

import pytest

from games.core.option import BadOption
from tools.opponents.meetings import Meeting, Met, counted, first_seat, meet, play
from tools.opponents.players import RIVALS, player
from tools.opponents.runs import Kept, made_of, main, read, run, told

QUICK = Meeting("l_calculus", ("1", "random"), {})


def test_a_line_of_a_plan_is_read() -> None:
    assert read("tactic 4 forward 200 variant=forced") == (
        Meeting("tactic", ("4", "forward"), {"variant": "forced"}),
        200,
    )
    with pytest.raises(BadOption):
        read("tactic 4 3 200 variant=none")


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    list(run(tmp_path, QUICK, 2, "stopped"))
    (file,) = tmp_path.rglob("*.jsonl")
    before = file.read_text()
    file.write_text(before + '{"seat": 0, "win')
    *_, said = run(tmp_path, QUICK, 3, "stopped")
    assert file.read_text().startswith(before) and len(Kept(tmp_path, QUICK, "stopped").games()) == 3
    assert said == told(QUICK, [play(QUICK, nth, "stopped") for nth in range(3)])


def test_games_of_another_opponent_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(run(tmp_path, QUICK, 1, "same"))
    monkeypatch.setattr("tools.opponents.runs.made_of", lambda key: "another")
    assert Kept(tmp_path, QUICK, "same").games() == []


def test_what_a_game_is_made_of_differs_by_game() -> None:
    assert made_of("tactic") == made_of("tactic") != made_of("topologic")


def test_a_plan_is_played_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "plan"
    plan.write_text("# first\nl_calculus 1 random 2\n\ntactic random random 1\n")
    assert main([str(tmp_path), str(plan), "seed"]) == 0
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        "l_calculus 1 random",
        "tactic random random",
    ]


def test_seats_are_swapped_and_points_are_the_first_players() -> None:
    met = [Met(0, 0, "", 9), Met(1, 0, "", 9), Met(0, None, "", 9), Met(1, 1, "", 9)]
    assert [one.points for one in met] == [1.0, 0.0, 0.5, 1.0]
    assert (counted(met).won, counted(met).drawn, counted(met).lost) == (2, 1, 1)
    assert (first_seat(met).won, first_seat(met).drawn, first_seat(met).lost) == (2, 1, 1)
    assert [play(QUICK, nth, "x").seat for nth in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, found in RIVALS.items() for name in found])
def test_a_rival_plays_legal_turns_to_the_end(key: str, name: str) -> None:
    assert meet(Meeting(key, (name, "1"), {}), 2, "legal").games == 2


def test_nobody_else_is_known() -> None:
    with pytest.raises(ValueError):
        player("tactic", "seeks-remote")
