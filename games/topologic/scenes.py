"""Positions of Topologic to look at beside the pages of rules."""

from games.core.manual import Scene

_ENTERED = ("hide y5", "1@y1", "2@y3", "3@g5", "4@b2", "5@k6")
_SECOND = ("1>g2", "2>r6", "3>o2", "4>r6", "5>r1")
_THIRD = ("1>y5", "2>y5", "3>v2", "4>y5", "5>g2")
_FOUND = (*_ENTERED, *_SECOND, *_THIRD, "3>y5", "5>y5", "ask", "hide w5", "1@o1", "2@o1", "3@k4", "4@w6", "5@b5")

SCENES = (
    Scene(),
    Scene(("hide y5",)),
    Scene(_ENTERED),
    Scene((*_ENTERED, "1>k1", "2>g2"), chosen=("3",)),
    Scene(_FOUND),
    Scene((*_ENTERED, *_SECOND)),
)
