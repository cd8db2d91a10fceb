"""Logitac, learnt in nine steps."""

from games.lessons.lesson import AnyOf, LessonStep, Question, WinsNow, line

_MEETING = line("b7-c7 k6-j6 c7-d7 j6-i6 d7-e7 i6-h6 e7-f7 h6-g6")
_DUTY = (*_MEETING, *line("f7xg6 k7-j7 b4-c4 j7-i7 b9-c9 i7-h7 g6xh7 k2-j2"))
_LAST_PAWN = line("b7-c7 k6-j6 +a1 j6-i6 +a2 i6-h6 +a3 h6-g6 c7-d7 g6-f6 d7-e7 f6xe7")
_PRISON = line("""
    b6-c6 k2-j2 a6-b6 j2-i2 b6-c5 i2-h2 c5-c4 h2-g2 c4-c3 g2-f2 b10-c10 f2-e2 c10-d10 e2-d2 d10-e10 d2xc3
    e10-f10 l4^q14 f10-g10 k3-j3 g10-h10 j3-i3 h10-i10 i3-h3 i10-j10 k6-j6 j10xk9 j6-i6
    """)
_ONE_ASCENT_LEFT = line("a5-c7 h7-g7 a7-b7 g7-f7 e8xf7 l7xf7 e6xf7 h2-g2 c7^t13 h10-g10 b7-b6 h6-g6 b6xg6 h5xg6")

SHORT_FORM = (("length", "short"),)  # to begin with
STEPS = (
    LessonStep("goal", Question(3, 2), about=("a6", "z26"), solution="2"),
    LessonStep("pawn", AnyOf(("b*-c*",)), marked=("b7",), solution="b7-c7"),
    LessonStep("capture", AnyOf(("f7xg6",)), _MEETING, marked=("f7",), solution="f7xg6"),
    LessonStep("credit", AnyOf(("*^*",)), _DUTY, marked=(), solution="a7^n15"),
    LessonStep("recruit", AnyOf(("+a*",)), ("b7-c7", "k6-j6"), marked=("recruit",), solution="+a1"),
    LessonStep("chimney", AnyOf(("c4-d4",)), ("b4-c4", "k6-j6"), marked=("c4",), solution="c4-d4"),
    LessonStep("pyramid", AnyOf(("k9-l9", "k9xl8")), _PRISON, marked=("k9",), solution="k9-l9"),
    LessonStep("ransom", Question(3, 2), _LAST_PAWN, (("reserve", 4),), about=("e7",), solution="2"),
    LessonStep("short", WinsNow(), _ONE_ASCENT_LEFT, SHORT_FORM, marked=(), solution="a8^o14"),
)
