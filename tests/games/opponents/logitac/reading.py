"""Read the engine's notation as a quick position's moves."""

from games.logitac.board import INDEX
from games.logitac.state import squares
from games.opponents.logitac.quick_move import EXIT, MOVE, RANSOM, RECRUIT, RECRUIT_DOUBLE, RISE, STAY, Move


def read(action: str) -> Move:
    named = [INDEX[name] for name in squares(action)]
    if not named:
        return {"ransom": RANSOM, "stay": STAY}[action]
    if len(named) == 1:
        kind = EXIT if "@" in action else RECRUIT_DOUBLE if action.startswith("++") else RECRUIT
        return kind | named[0]
    return (RISE if "^" in action else MOVE) | named[0] << 8 | named[1]
