"""Logitac, learnt in sixteen steps, on boards with few pieces."""

from games.lessons.lesson import AnyLegal, AnyOf, LessonStep, Question, WinsNow
from games.logitac.state import Side, State, place

_THIRD_TURN = 5  # a pawn may be recruited by now
_BLACK = "k2 l3:cube l5:cyl l6:pyr"
_REPLY = ("k2-j2",)
_SIDE = Side(reserve=20, double=1)


def _put(white: str, black: str, side: Side = _SIDE, enemy: Side = _SIDE, length: str = "sheet") -> State:
    """Put up a position in which White is to move; in the short game each has made an ascent."""
    ascents = (1, 1) if length == "short" else (0, 0)
    board = place(white, f"{_BLACK} {black}")
    return State(board, (side, enemy), turn=_THIRD_TURN, reached=(9, 9), ascents=ascents, length=length)


_MEETING = _put("a5:cyl a6:pyr a7:cube e5 e8", "f5 h9 d6")
_TARGET = _put("a2 c3:cyl e6:double e8:pyr g1:cube g4", "g7")
_TWO_RIGHT = _put(
    "a4 a6:pyr f7 n14:cube q19:cyl", "g6 r14 o17:double", Side(20, 1, held=1, captured=(1, 0, 0)), Side(20, 0)
)
_DOUBLE_WAITS = _put("a5:cyl a6:pyr d7 n14:cube", "", Side(20, 1, held=2, captured=(2, 0, 0)))
_ON_THREE_BOARDS = _put("a5:cyl a6:pyr a7:cube e6 p13 u22", "q17")
_THREE_ABOVE = _put(
    "a4 a5:cyl a6:pyr m14 n16 q13 p19:cube", "", Side(16, 1, held=4, captured=(4, 0, 0), credits=(2, 0, 0))
)
_NEARLY_UP = _put(
    "a2 m13 m14 n16 n19 p16:pyr q19:cyl u22 v24 y25:cube",
    "",
    Side(14, 1, held=8, captured=(0, 4, 2), credits=(0, 2, 1)),
)
_CHIMNEYS = _put("a4 a5:cyl a6:pyr o16:cube", "f7")
_EMPTY_RESERVE = _put("a5:cyl a6:pyr f3 n14:double y22:cube", "g8", Side(0, 0, held=2), Side(20, 1, held=6))
_PRISON = _put("a5:cyl a7:cube f5 k9", "l8 i2", _SIDE, Side(20, 1, captives=("pyr",)))
_ONE_ASCENT_LEFT = _put(
    "a5:cyl a6:pyr a7:cube e6 o17", "f9 p13", Side(20, 1, held=4, captured=(4, 0, 0), credits=(1, 0, 0)), length="short"
)

SHORT_FORM = (("length", "short"),)  # to begin with
STEPS = (
    LessonStep("goal", Question(3, 2), about=("a6", "z26"), solution="2"),
    LessonStep("step", AnyOf(("e8-f8",)), start=_MEETING, about=("e5", "e8"), solution="e8-f8"),
    LessonStep("capture", AnyOf(("f8xg9",)), ("h9-g9",), goes_on=True, solution="f8xg9"),
    LessonStep("pieces", AnyOf(("e6xg7",)), start=_TARGET, about=("g7",), solution="e6xg7"),
    LessonStep("credit", AnyOf(("f7xg6", "q19xo17")), start=_TWO_RIGHT, about=("g6", "o17", "r14"), solution="f7xg6"),
    LessonStep("ascend", AnyLegal(), _REPLY, goes_on=True, marked=(), solution="a4^n18"),
    LessonStep("recruit", AnyOf(("++a*",)), start=_DOUBLE_WAITS, about=("n14",), solution="++a8"),
    LessonStep("above", AnyOf(("u22-u2?",)), start=_ON_THREE_BOARDS, about=("e6", "p13", "u22"), solution="u22-u23"),
    LessonStep("company", AnyOf(("a4^*",)), start=_THREE_ABOVE, about=("m14", "n16", "q13", "p19"), solution="a4^o17"),
    LessonStep("rise", AnyOf(("a6^*",)), _REPLY, goes_on=True, marked=(), solution="a6^p14"),
    LessonStep("third", AnyOf(("p16^*",)), start=_NEARLY_UP, about=("u22", "v24", "y25"), solution="p16^w22"),
    LessonStep("summit", WinsNow(), _REPLY, goes_on=True, about=("z26",), solution="w22^z26"),
    LessonStep("chimney", AnyOf(("o16-o1[58] cube@*",)), start=_CHIMNEYS, marked=("o16",), solution="o16-o15 cube@e7"),
    LessonStep("ransom", AnyOf(("ransom",)), start=_EMPTY_RESERVE, about=("n14", "y22"), solution="ransom"),
    LessonStep("prison", AnyOf(("k9-l9", "k9xl8")), start=_PRISON, marked=(), solution="k9-l9"),
    LessonStep("short", WinsNow(), start=_ONE_ASCENT_LEFT, marked=(), solution="a7^n15"),
)
