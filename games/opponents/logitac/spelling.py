"""A quick position's moves in the engine's notation."""

from games.logitac.board import NAMES
from games.logitac.kinds import CHIMNEY, EMPTY, SPELLED
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import EXIT, MOVE, RANSOM, RECRUIT, RECRUIT_DOUBLE, RISE, STAY, Move


def spell(at: QuickPosition, move: Move) -> str:
    kind, origin, target = move & 0xFF0000, NAMES[move >> 8 & 0xFF], NAMES[move & 0xFF]
    if kind == MOVE:
        return f"{origin}{'-' if at.board[move & 0xFF] in (EMPTY, CHIMNEY) else 'x'}{target}"
    if kind == EXIT:
        return f"{SPELLED[at.falling[0]]}@{target}"
    signs = {RISE: f"{origin}^{target}", RECRUIT: f"+{target}", RECRUIT_DOUBLE: f"++{target}"}
    return signs.get(kind, {RANSOM: "ransom", STAY: "stay"}.get(kind, ""))
