"""Requests that the UI itself refuses."""

from games.text import WordValue


class UiRefusal(Exception):
    """Carries the key of the sentence that says what is wrong and what can be done."""

    def __init__(self, key: str, **values: WordValue) -> None:
        super().__init__(key)
        self.key, self.values = key, values
