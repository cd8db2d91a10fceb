"""Positions of Logan Stones to look at beside the pages of rules."""

from games.core.manual import Scene

TURNING = ("6@m14", "2@n12", "4@l14", "1@n14", "1@o12")
ALL_PLACED = (
    *("7@m14", "5@n12", "1@m12", "4@l14", "5@l15", "8@l13", "6@n11", "3@m11"),
    *("8@o11", "6@o10", "4@l12", "1@n14", "3@o13", "2@m15", "2@l16", "7@k15"),
)
WON = ("8@n12", "8@m14", "3@l14", "4@n14", "4@l13", "1@o12", "1@m12", "5@l15", "7@o11")

SCENES = (
    Scene(),
    Scene(TURNING[:2], chosen=("4",)),
    Scene(TURNING),
    Scene((*ALL_PLACED, "m11^"), chosen=("drop",)),
    Scene((*ALL_PLACED, "l15^", "@k13"), chosen=("flip",)),
    Scene(WON),
    Scene(ALL_PLACED),
)
