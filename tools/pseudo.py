"""The bot and its page in the pseudo-language: `python -m tools.pseudo`, and open the page with `?lang=pseudo`."""

import sys

import games.text
from games.text.pseudo import PSEUDO


def main() -> int:
    """Add it to the languages there are, before anything else has read them."""
    games.text.LANGUAGES = (*games.text.LANGUAGES, PSEUDO)
    from bot.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
