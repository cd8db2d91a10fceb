"""Paint each picture once: the same positions begin hundreds of tests."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from render.canvas import WIDTH, Canvas
from render.painters import Composition

_files: dict[Any, bytes] = {}


@dataclass(frozen=True, slots=True)
class CanvasWhenNeeded:
    """A canvas that isn't painted for a file that was made before."""

    composed: Composition
    paint: Callable[[Composition], Canvas]
    width: int = WIDTH

    @property
    def height(self) -> int:
        return self.composed.height

    def png(self) -> bytes:
        marks = replace(self.composed.subject.marks, told=(), told_before=())  # lists, which no painter looks at
        shown = (self.composed.sprites, replace(self.composed.subject, marks=marks), self.composed.parts)
        if shown not in _files:
            _files[shown] = self.paint(self.composed).png()
        return _files[shown]

    def indices(self, height: int) -> Any:
        return self.paint(self.composed).indices(height)


def paint_once(patch: pytest.MonkeyPatch) -> None:
    paint = Composition.canvas
    patch.setattr(Composition, "canvas", lambda composed: CanvasWhenNeeded(composed, paint))
