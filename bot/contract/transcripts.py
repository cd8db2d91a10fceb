"""Tell everything a few plays of a game showed, so that two processes can compare notes."""

import sys
from hashlib import sha256

from bot.contract.sampling import option_sets, play
from games.core.play import digest, legal
from games.registry import game


def tell(key: str) -> str:
    rules = game(key)
    told = sha256()
    for nth, options in enumerate(option_sets(rules)[:6]):
        sample = play(rules, options, f"told {nth}", 40)
        for state in sample.states:
            told.update(f"{digest(state)}\n{rules.view(state, None)}\n{' '.join(legal(rules, state))}\n".encode())
    return told.hexdigest()


if __name__ == "__main__":
    print(*map(tell, sys.argv[1:]))
