"""The words above and below a puzzle, without a bot."""

from bot.text import words
from bot.ui.puzzles.lines import last_move, named, worth, you_play
from games.core.seated_position import SeatedPosition
from games.puzzles.collection import find, puzzles
from games.puzzles.puzzle import PuzzleWorth
from games.puzzles.solution import solution
from games.registry import KEYS, game
from render import Look, paint


def test_a_placed_stone_is_told_by_its_symbol() -> None:
    english, told = words("en"), 0
    for puzzle in puzzles("logan_stones")[:6]:
        best = solution(puzzle).best[0]
        if "@" in best.actions[0] and "^" not in best.actions[0]:
            stone, _, cell = best.actions[0].partition("@")
            values = {"stone": stone.rstrip("*"), "cell": cell.rstrip("*")}
            ways = {english.say("logan_stones-said-placed", face=face, **values) for face in "RPS"}
            said = named(english, puzzle, best)["words"]
            assert any(said.startswith(way) for way in ways), (puzzle.id, said)
            assert told or said in paint(best.after, puzzle.seat, Look(), last_move(puzzle, best)).alt
            told += 1
    assert told


def test_a_seat_that_changes_roles_is_told_its_role_and_others_their_side() -> None:
    english = words("en")
    told = {key: you_play(english, SeatedPosition(game(key), game(key).setup({}, "any"), 0)) for key in KEYS}
    assert told.pop("topologic") == "You hide."
    assert {key: english.say("puzzle-you-play", seat=english.say(f"{key}-seat-0")) for key in told} == told


def test_a_freed_pyramid_s_escape_names_what_it_captures() -> None:
    puzzle = find("logitac-a4fbeb")
    assert "escapes from a2 and captures a pawn on a1" in named(words("en"), puzzle, solution(puzzle).best[0])["words"]


def test_a_part_of_a_credit_is_no_credit() -> None:
    """French counts 0.2 and 1.1 as it counts one."""
    for kind in ("credits-ahead", "credits-behind"):
        said = [worth(words("fr"), PuzzleWorth(kind, number)) for number in (0.2, 1, 1.1, 2)]
        assert len(set(said)) == len(said)
        assert "0,2 crédit " in said[0] and "un crédit " in said[1] and "1,1 crédit " in said[2]
