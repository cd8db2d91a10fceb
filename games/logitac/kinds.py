"""What a square of Logitac holds, as one byte: a kind, and 8 more for Black."""

EMPTY, PAWN, DOUBLE, CYLINDER, CUBE, PYRAMID, SOLE_CYLINDER, SOLE_CUBE, CHIMNEY = range(9)
CODES = 16
BLACK = 8
CUBES, CYLINDERS = (CUBE, SOLE_CUBE), (CYLINDER, SOLE_CYLINDER)  # a solitary one has both powers (LO-10)
PIECES = (DOUBLE, CYLINDER, CUBE, PYRAMID, SOLE_CYLINDER, SOLE_CUBE)
PLAIN = {SOLE_CYLINDER: CYLINDER, SOLE_CUBE: CUBE}
SOLE = {CYLINDER: SOLE_CYLINDER, CUBE: SOLE_CUBE}
SPELLED = {PAWN: "pawn", DOUBLE: "double", CYLINDER: "cyl", CUBE: "cube", PYRAMID: "pyr"}
CODE_OF = {name: kind for kind, name in SPELLED.items()}
MARKS = {EMPTY: "·", PAWN: "P", DOUBLE: "PP", CYLINDER: "Cy", CUBE: "Cu", PYRAMID: "Py", CHIMNEY: "()"}  # in text

IS_FREE = bytes(code == EMPTY for code in range(CODES)).ljust(256, b"\0")
IS_OF = tuple(bytes(code & 7 > 0 and code >> 3 == seat for code in range(CODES)).ljust(256, b"\0") for seat in (0, 1))


def code(seat: int, kind: int) -> int:
    return kind + BLACK * seat
