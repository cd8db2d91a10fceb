"""Positions of L-Calculus to look at beside the pages of rules."""

from games.core.manual import Scene

_SHRINKING = ("18/19", "xr2", "15/16", "xr3", "12/13", "xr3")
_RUNS = (*_SHRINKING, "1/2", "keep", "1-5/6", "keep", "1-4/5-8", "keep")
_OVER = (*_SHRINKING, "9/10", "xr3", "6/7", "xr3", "3/4", "xr3", "1/2-3", "xl2")

SCENES = (
    Scene(),
    Scene(("2-3/4-6",)),
    Scene(_RUNS),
    Scene(("1/2",), chosen=()),
    Scene(_OVER),
    Scene(_SHRINKING),
)
