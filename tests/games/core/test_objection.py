"""The mistakes people make, each with its reason and its rule."""

import pytest

from games.core.illegal import IllegalAction
from games.core.play import states, take
from games.registry import KEYS, game, manual

# game, option, what was played before (or the number of a scene), what is typed, why not, by which rule
PUBLISHED = 5  # games
Case = tuple[str, str, tuple[str, ...] | int, str, str, str]
CASES: list[Case] = [
    ("l_calculus", "", (), "keep", "swap-first", "LC-7"),
    ("l_calculus", "", (), "xl1", "swap-first", "LC-7"),
    ("l_calculus", "", (), "3-5", "one-block", "LC-3"),
    ("l_calculus", "", (), "1/3", "apart", "LC-3"),
    ("l_calculus", "", (), "1-3/3-4", "overlap", "LC-3"),
    ("l_calculus", "", (), "3-1/4", "backwards", "LC-3"),
    ("l_calculus", "", (), "4/3", "left-first", "LC-3"),
    ("l_calculus", "", (), "20/21", "no-place", "LC-2"),
    ("l_calculus", "", (), "1-2/3-4", "changes-nothing", "LC-4"),
    ("l_calculus", "blocks=equal", (), "1/2-3", "unequal", "LC-3"),
    ("l_calculus", "", ("1/2",), "3/4", "swapped", "LC-7"),
    ("l_calculus", "", ("1/2",), "xl2", "too-many-left", "LC-7"),
    ("l_calculus", "", ("1/2",), "x2", "which-end", "LC-7"),
    ("l_calculus", "", ("2/3",), "xl1", "own-left-end", "LC-7"),
    ("l_calculus", "", ("1/2", "keep"), "1/2", "undoes", "LC-5"),
    ("logan_stones", "", (), "1@a1", "touches-none", "LS-6"),
    ("logan_stones", "", (), "1@l13", "touches-one", "LS-6"),
    ("logan_stones", "", (), "1@m13", "taken", "LS-6"),
    ("logan_stones", "", (), "1@m30", "no-cell", "LS-2"),
    ("logan_stones", "", (), "9@m14", "no-stone", "LS-3"),
    ("logan_stones", "", (), "1*@m14", "front-only", "LS-6"),
    ("logan_stones", "", (), "m13^", "place-first", "LS-6"),
    ("logan_stones", "", (), "m14", "which-stone", "LS-6"),
    ("logan_stones", "", (), "4", "which-cell", "LS-6"),
    ("logan_stones", "", ("1@m14", "1@n12"), "1@o12", "placed-already", "LS-6"),
    ("logan_stones", "", 3, "m13!", "drop-first", "LS-10"),
    ("logan_stones", "", 3, "@m11", "same-cell", "LS-8"),
    ("logan_stones", "", 3, "1@a1", "drop-first", "LS-10"),
    ("tactic", "", (), "1b-1c", "patrol-meets-own-patrol", "TA-5"),
    ("tactic", "", (), "1b-3b", "no-track", "TA-6"),
    ("tactic", "", (), "1b", "where-to", "TA-6"),
    ("tactic", "", (), "2c", "where-from", "TA-6"),
    ("tactic", "", (), "8z-9a", "no-station", "TA-2"),
    ("tactic", "", (), "5a-6a", "nobody-there", "TA-5"),
    ("tactic", "", (), "13b-12b", "not-yours", "TA-5"),
    ("tactic", "", (), "g@1a", "guard-on-base", "TA-9"),
    ("tactic", "", (), "lose reserve", "no-penalty", "TA-13"),
    ("tactic", "", ("1b-2c",), "2c-1b", "backward", "TA-6"),
    ("tactic", "", ("1b-2c",), "2c-2d", "forward-first", "TA-7"),
    ("tactic", "", ("g@3b",), "g@8d", "one-guard", "TA-11"),
    ("tactic", "", 3, "2c-3b", "patrol-meets-their-guard", "TA-5"),
    ("tactic", "", ("1b-1a", "1a-2a", "g@3a", "13b-12b"), "2a-2b", "outer-waits", "TA-7"),
    ("topologic", "", (), "hide y9", "no-tile", "TP-1"),
    ("topologic", "", (), "ask", "hide-first", "TP-5"),
    ("topologic", "", ("hide y5",), "hide y4", "hidden-already", "TP-5"),
    ("topologic", "", ("hide y5",), "2@y1", "pawn-order", "TP-6"),
    ("topologic", "", ("hide y5",), "9@y1", "no-pawn", "TP-3"),
    ("topologic", "", ("hide y5",), "1@w7", "no-tile", "TP-1"),
    ("topologic", "", ("hide y5",), "ask", "enter-all", "TP-7"),
    ("topologic", "", ("hide y5", "1@y1"), "1@y2", "entered-already", "TP-6"),
    ("topologic", "", 2, "ask", "move-first", "TP-8"),
    ("topologic", "", 2, "k1", "which-pawn", "TP-8"),
    ("topologic", "", 2, "1", "where-to", "TP-8"),
    ("topologic", "", 2, "1>y1", "same-tile", "TP-8"),
    ("topologic", "", 3, "1>g2", "moved-already", "TP-8"),
    ("logitac", "", (), "b4", "where-to", "LO-5"),
    ("logitac", "", (), "e5", "where-from", "LO-5"),
    ("logitac", "", (), "b4-c5", "pawn-diagonal", "LO-8"),
    ("logitac", "", (), "b4-d4", "pawn-far", "LO-8"),
    ("logitac", "", (), "b2-a2", "pawn-backward", "LO-8"),
    ("logitac", "", (), "a5-b4", "own-there", "LO-5"),
    ("logitac", "", (), "a5-c7", "way-blocked", "LO-5"),
    ("logitac", "", (), "a7-c8", "cube-line", "LO-6"),
    ("logitac", "", (), "a5-b5", "cylinder-line", "LO-6"),
    ("logitac", "", (), "a6-c6", "pyramid-step", "LO-6"),
    ("logitac", "", (), "k2-j2", "not-yours", "LO-5"),
    ("logitac", "", (), "e5-e6", "nobody-there", "LO-5"),
    ("logitac", "", (), "b4-m30", "no-square", "LO-1"),
    ("logitac", "", (), "a4^m13", "no-credit", "LO-18"),
    ("logitac", "", (), "b4^m13", "pawn-from-home", "LO-20"),
    ("logitac", "", (), "a5^z26", "one-board", "LO-18"),
    ("logitac", "", (), "+a1", "too-early", "LO-16"),
    ("logitac", "", (), "+b1", "not-home", "LO-16"),
    ("logitac", "", (), "cube@d7", "nothing-falls", "LO-13"),
    ("logitac", "", (), "ransom", "ransom-reserve", "LO-26"),
    ("logitac", "", (), "stay", "no-stay", "LO-24"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} {case[3]} {case[4]}")
def test_g_2_a_mistake_is_answered_with_its_reason(case: Case) -> None:
    key, option, before, typed, kind, rule = case
    rules = game(key)
    played = manual(rules).scenes[before].actions if isinstance(before, int) else before
    options = dict([option.split("=")]) if option else {}
    *_, state = states(rules, options, "cairn", played)
    with pytest.raises(IllegalAction) as wrong:
        take(manual(rules), state, typed)
    assert wrong.value.objection
    assert (wrong.value.objection.kind, wrong.value.objection.rule) == (kind, rule)


def test_eight_kinds_and_more_of_the_published_games_are_shown_here() -> None:
    """What holds of every game is asked in bot/contract/test_objections.py."""
    shown = {key: len({case[4] for case in CASES if case[0] == key}) for key in KEYS}
    assert sum(count >= 8 for count in shown.values()) >= PUBLISHED
