"""Boards in text, in French with the letters of its words; bot/contract/test_text_boards.py asks every game."""

from games.registry import game, manual
from render import describe, paint_scene, text_board
from render.look import Look


def test_french_counters_are_blancs_and_noirs() -> None:
    rules = game("l_calculus")
    view = rules.setup({"counters": 10}, "any")
    board = text_board(view, None, "fr").splitlines()
    assert "B blanc, N noir" in board[2]
    assert [row.split() for row in board if row.split()[:2] == ["B", "N"]] == [["B", "N"] * 5] * 2
    assert board[-3:] == ["B 0", "N 0", "#1 > B"]
    assert "1 blanc, 2 noir, 3 blanc" in describe(view, None, "fr")
    assert "1 white, 2 black, 3 white" in describe(view, None, "en")


def test_french_stones_show_pierre_feuille_and_ciseaux() -> None:
    rules = game("logan_stones")
    view = rules.view(rules.setup({}, "golden"), 0)
    english, french = (text_board(view, 0, language).splitlines() for language in ("en", "fr"))
    assert english[-4] == "0: 1Sr 2Sp 3Rr 4Pp 5Rr 6Sp 7Pp 8Ss"
    assert french[-4] == "0: 1Cp 2Cf 3Pp 4Ff 5Pp 6Cf 7Ff 8Cc"
    assert "m13 C" in paint_scene(rules, manual(rules).scenes[0], Look(language="fr")).alt
