"""Words in several lines, where one is too short for them."""

from render.text.font import fitted, width


def wrapped(text: str, size: int, room: int, first: int | None = None) -> list[str]:
    """Break at blanks; a word wider than a line is shortened to it. There may be less room in the first line."""
    lines_so_far = [""]
    for word in text.split(" "):  # not at blanks that tie a sign to its word
        longer = f"{lines_so_far[-1]} {word}".strip()
        here = first if first is not None and len(lines_so_far) == 1 else room
        if width(longer, size) <= here or not lines_so_far[-1]:
            lines_so_far[-1] = longer
        else:
            lines_so_far.append(word)
    return [fitted(line, size, room) for line in lines_so_far]
