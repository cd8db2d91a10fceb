"""What a language wants of the blanks between its signs, set once as a catalogue is read."""

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"  # between the thousands of a French number
_TIED = {"fr": re.compile(r"(?<=\S) (?=[;:!?»%])|(?<=«) ")}  # blanks at which no line may break


def typeset(text: str, language: str) -> str:
    """Tie a sign to its word where the language writes a blank between them: « Prêt ? »."""
    tied = _TIED.get(language)
    return tied.sub(NO_BREAK, text) if tied else text
