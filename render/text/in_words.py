"""The board in words, a sentence a line: for whoever hears it, where case, blanks and columns are lost."""

from render.painter import AnyPainter, Subject, V

CUT = "…"


def in_words(painter: AnyPainter, subject: Subject[V], most: int) -> str:
    """Say whose what is and where, the most important first; lines that there is no room for are left out whole."""
    lines, left = list[str](), most - len(CUT)
    for line in painter.spoken(subject):
        left -= len(line) + 1
        if left < 0:
            return "\n".join([*lines, CUT])
        lines.append(line)
    return "\n".join(lines)
