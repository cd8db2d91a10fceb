"""The colours of every theme, by what they are for. A new theme is a table and a line in THEMES."""

from collections.abc import Mapping

from render.look import ThemeName

Colour = tuple[int, int, int]
Tints = Mapping[ThemeName, Mapping[str, Colour]]  # what a game needs besides


def read(table: str) -> Mapping[str, Colour]:
    """Read lines of a name, a colour in hexadecimal, and what it is for."""
    pairs = (line.split()[:2] for line in table.strip().splitlines())
    return {name: (int(hexa[:2], 16), int(hexa[2:4], 16), int(hexa[4:], 16)) for name, hexa in pairs}


LIGHT = read("""
paper      F3EDE1  around everything
card       FCF9F2  a player's place
board      E9DDC7  what the pieces lie on
hollow     E2D4BB  places on it where a piece may stand
line       806B49  tracks and grid: 3:1 on the board
shade      6F5C3A  shadows
ink        2A2622  words
muted      5E5546  lesser words
turn       2F3A45  the place of the player to move
turn_ink   FFFFFF  words on it
token      CDB68C  the plate beneath a player's token
token_rim  4A3F2C  its edge
seam       FFFDF7  beside a mark that lies on more than one ground
last       14598C  what the last turn did
last_soft  CBDDE8  the ground beneath it
before     2F5D7A  what the turn before that did
tip        0B6B3A  a turn that is suggested
tip_soft   CDE3C6  the ground beneath it
win        FFC400  what has won
win_edge   2A2622  around it
hint       9A4300  what may be chosen
hint_soft  F6DDBF  the ground beneath it
picked     1E1A16  what has been chosen
picked_soft D0C4AA the ground beneath it
ivory      FFFDF7  seat 0's pieces
ivory_rim  5C4F37  their edge
ivory_ink  2A2622  words on them
coal       33383F  seat 1's pieces
coal_rim   15181C  their edge
coal_ink   FFFDF7  words on them
coal_ring  B4BDC6  the ring that tells them without colour
""")

DARK = read("""
paper      14181D  around everything
card       222931  a player's place
board      2A333D  what the pieces lie on
hollow     222A33  places on it where a piece may stand
line       7F8F9F  tracks and grid: 3:1 on the board
shade      05070A  shadows
ink        F0ECE3  words
muted      B4BCC5  lesser words
turn       E9E2D2  the place of the player to move
turn_ink   1B2026  words on it
token      8896A4  the plate beneath a player's token
token_rim  0A0D11  its edge
seam       05070A  beside a mark that lies on more than one ground
last       7CC4F2  what the last turn did
last_soft  264A61  the ground beneath it
before     5E9CC4  what the turn before that did
tip        5FE08A  a turn that is suggested
tip_soft   1F4A36  the ground beneath it
win        FFD230  what has won
win_edge   05070A  around it
hint       FFB454  what may be chosen
hint_soft  5A4422  the ground beneath it
picked     FFFFFF  what has been chosen
picked_soft 56636F the ground beneath it
ivory      F4EEDF  seat 0's pieces
ivory_rim  857A62  their edge
ivory_ink  2A2622  words on them
coal       0C0F13  seat 1's pieces
coal_rim   C3CCD5  their edge: what shows of them on dark ground
coal_ink   FFFDF7  words on them
coal_ring  A9B4BF  the ring that tells them without colour
""")

THEMES: Mapping[ThemeName, Mapping[str, Colour]] = {"light": LIGHT, "dark": DARK}


class MissingColours(LookupError):
    """A theme has no colours for a game that needs some of its own."""


def colours(theme: ThemeName, tints: Tints | None = None) -> Mapping[str, Colour]:
    """Gather a theme's colours and a game's own; what is missing fails by its name."""
    if theme not in THEMES:
        raise MissingColours(f"no theme {theme!r} in render/theme.py")
    if tints and theme not in tints:
        raise MissingColours(f"theme {theme!r} lacks the colours {', '.join(next(iter(tints.values())))}")
    return {**THEMES[theme], **(tints or {}).get(theme, {})}


def mix(one: Colour, two: Colour, share: float) -> Colour:
    """Go `share` of the way from one colour to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue
