"""Moves of Logitac as whole numbers."""

Move = int  # the kind, the origin and the target, a byte each
MOVE, RISE, RECRUIT, RECRUIT_DOUBLE, RANSOM, EXIT, STAY = (kind << 16 for kind in range(7))
