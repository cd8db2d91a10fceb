"""Tell everything a few games showed, so that two processes can compare notes."""

import sys
from hashlib import sha256

from bot.contract.sampling import option_sets, play
from games.core.play import legal
from games.registry import game


def tell(key: str) -> str:
    rules = game(key)
    told = sha256()
    for nth, options in enumerate(option_sets(rules)[:6]):
        sample = play(rules, options, f"told {nth}", 40)
        for state, name in zip(sample.states, sample.digests, strict=True):
            told.update(f"{name}\n{rules.view(state, None)}\n{' '.join(legal(rules, state))}\n".encode())
    return told.hexdigest()


if __name__ == "__main__":
    print(tell(sys.argv[1]))
