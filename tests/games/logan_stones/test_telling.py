"""What a turn of Logan Stones is said to have brought."""

from games.core.manual import ActionSummary
from games.logan_stones.rules import GAME
from games.logan_stones.telling import told
from tests.games.logan_stones.test_rules import lay, play


def test_ls_12_a_line_is_told_by_its_cells_and_symbol() -> None:
    before = lay("m11:SS m12:SS m13:SS n13:RR", ("SS", ""))
    after = play(before, "1@m14")
    placed = ActionSummary("placed", {"stone": "1", "cell": "m14", "face": "S"})
    line = ActionSummary("line", {"cells": "m11, m12, m13, m14", "face": "S"})
    assert told(GAME.view(before, 0), ["1@m14"], GAME.view(after, 0)) == [placed, line]


def test_ls_7_a_flip_is_told_by_what_lies_up_now() -> None:
    before = lay("m13:RP n13:RP o13:RP")
    after = play(before, "n13!")
    flipped = ActionSummary("flipped", {"cell": "n13", "face": "P"})
    assert told(GAME.view(before, 0), ["n13!"], GAME.view(after, 0))[0] == flipped
