"""The look and marks of a picture, and the picture itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.text.telling import ToldPart

ThemeName = str  # one of `render.theme.THEMES`


@dataclass(frozen=True, slots=True)
class Look:
    """`board` is one of the painter's variants ("flat", "pyramid"); "" is its first."""

    theme: ThemeName = "light"
    language: str = "en"
    board: str = ""


@dataclass(frozen=True, slots=True)
class Marks:
    names: tuple[str, str] = ("", "")  # who plays seat 0 and 1; the seat's word where the font lacks a sign
    last: tuple[str, ...] = ()  # marked instead of the last turn that the view tells
    before: tuple[str, ...] = ()  # the turn before the last one, where two turns are shown at once
    hint: tuple[str, ...] = ()  # a turn that is suggested, or its next actions
    choices: tuple[str, ...] = ()  # actions that may be chosen now
    chosen: tuple[str, ...] = ()  # menu steps picked so far
    about: tuple[str, ...] = ()  # places the words beside the picture speak of
    preview: bool = False  # the view is a preview
    told: Sequence[ToldPart] = ()  # what the last turn did, in the alternative text; else what its actions say
    told_before: Sequence[ToldPart] = ()  # what the turn before it did
    note: str = ""  # one short line, in the reader's language
    legend: bool | None = None  # explain the marks and pieces; None: in the first turns


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes  # its file; where it moves, a GIF
    width: int
    height: int
    alt: str
