"""One small fault in one file: which characters become which."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    path: str
    line: int
    start: int
    end: int
    before: str
    after: str
    kind: str
    name: str  # of the function it stands in

    @property
    def function(self) -> str:
        return f"{self.path}::{self.name}"

    @property
    def key(self) -> str:
        """Name this fault so that it is known again while the file stays as it is."""
        return f"{self.path}:{self.line}:{self.start} {self.kind} {self.before!r} -> {self.after!r}"

    def planted(self, source: str) -> str:
        if source[self.start : self.end] != self.before:
            raise ValueError(f"{self.path} has changed since the fault was chosen")
        return source[: self.start] + self.after + source[self.end :]
