"""Positions of Tactic to look at beside the pages of rules."""

from games.core.manual import Scene

_CORNERED = ("1b-1a", "1a-2a", "g@3a", "13b-12b", "1c-1b", "1b-2b", "g@3d", "13c-12d", "1d-1e", "1e-2g")
_TO_AND_FRO = (
    *("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@8c", "13d-12f"),
    *("12f-11d", "4c-4d", "8c-8e", "11a-10a", "11d-10f", "4d-4c", "8e-8c"),
)
_ON_ITS_WAY = ("1b-2c", "2c-3b", "13b-12b", "12b-11a", "3b-4c", "g@9b", "11a-10a", "g@7c")
_SHUT_IN = ("1c-2c", "g@8d", "g@3b", "13c-12d")

SCENES = (
    Scene(),
    Scene(("1b-2c",), chosen=()),
    Scene(_ON_ITS_WAY, chosen=("4c",)),
    Scene(_SHUT_IN, chosen=("2c",)),
    Scene(("1b-2c", "g@10d", "13d-12e", "g@4c"), chosen=("10d",)),
    Scene((*_CORNERED, "12b-11a", "12d-11b")),
    Scene((*_TO_AND_FRO, "10a-9a", "10f-9d")),
    Scene(("1c-2c", "1b-2b", "g@3b", "13c-12d"), options=(("variant", "forced"),)),
    Scene(_ON_ITS_WAY),
    Scene(_TO_AND_FRO),
)
