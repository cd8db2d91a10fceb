"""Collect what is wrong with a request body, as the tree that comes with code 50035."""

from collections.abc import Collection
from typing import Any, TypeGuard

from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal


class Problems:
    """Note errors by path; `refuse_if_any` refuses the request if there are any."""

    def __init__(self, emoji: Collection[int] = ()) -> None:
        self.errors: Json = {}
        self.emoji = emoji  # the application's own that there are

    def add(self, path: str, code: str, message: str) -> None:
        node = self.errors
        for step in path.split("."):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse_if_any(self) -> None:
        if self.errors:
            raise RestRefusal(50035, errors=self.errors)

    def text(self, value: Any, path: str, longest: int, *, shortest: int = 1, required: bool = True) -> str:
        """Check a string's length and hand it on; an absent one reads as empty."""
        if value is None:
            if required:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_BAD_TYPE", "Only strings are allowed.")
            return ""
        self.length(len(value), path, shortest, longest)
        return value

    def length(self, size: int, path: str, least: int, most: int) -> None:
        if not least <= size <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, value: Any, path: str, least: int, most: int, default: int) -> int:
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if not least <= value <= most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")
        return value

    def choice(self, value: Any, path: str, allowed: tuple[Any, ...]) -> None:
        if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {set(allowed)}.")

    def flag(self, value: Any, path: str) -> bool:
        if value is not None and not isinstance(value, bool):
            self.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return False
        return bool(value)

    def several(self, value: Any, path: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        return value

    def is_object(self, value: Any, path: str) -> TypeGuard[Json]:
        if isinstance(value, dict):
            return True
        self.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return False
