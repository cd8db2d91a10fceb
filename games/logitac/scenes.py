"""Positions of Logitac to look at beside the pages of rules."""

from games.core.manual import Scene


def _line(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_MEETING = _line("b7-c7 k6-j6 c7-d7 j6-i6 d7-e7 i6-h6 e7-f7 h6-g6")
_DUTY = _MEETING + _line("f7xg6 k7-j7 b4-c4 j7-i7 b9-c9 i7-h7 g6xh7 k2-j2")
_ABOVE = _DUTY + _line("a7^n15 j2-i2 n15-n18 i2-h2")
_PRISON = _line(
    "b6-c6 k2-j2 a6-b6 j2-i2 b6-c5 i2-h2 c5-c4 h2-g2 c4-c3 g2-f2 b10-c10 f2-e2 c10-d10 e2-d2 d10-e10 d2xc3 "
    "e10-f10 l4^q14 f10-g10 k3-j3 g10-h10 j3-i3 h10-i10 i3-h3 i10-j10 k6-j6 j10xk9 j6-i6"
)

_BANKRUPT = _MEETING + _line("+a1 g6xf7 +a2 k2-j2 +a3 j2-i2 +a9 i2-h2")

SCENES = (
    Scene(),
    Scene(_ABOVE, chosen=("n18",)),
    Scene(_MEETING, chosen=("f7",)),
    Scene(_DUTY),
    Scene(_DUTY, chosen=("a7", "ascend")),
    Scene(_line("b7-c7 k6-j6"), chosen=("recruit",)),
    Scene((*_ABOVE, "+a7", "h2-g2")),
    Scene(_PRISON, chosen=("k9",)),
    Scene(_BANKRUPT, options=(("reserve", 4),)),
    Scene(_MEETING),
    Scene(_PRISON),
)
