"""A recap of a whole game for each game's page, as the bot makes them of finished games."""

from collections.abc import Iterator
from itertools import accumulate, chain
from pathlib import Path

from games.core.game import AnyGame
from games.core.open_view import open_view
from games.registry import game
from render import Look
from render.painters import AnyView
from render.recap.film import Film, made
from tools.samples import Sample, play, samples

NAMES = ("Ana", "Ben")
MOST_BYTES = 1 << 20  # a page's reader may be on a phone


def make_recap(key: str, path: Path) -> None:
    film, _ = made(Film(list(positions(game(key))), (), Look(), NAMES), MOST_BYTES)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(film)


def positions(rules: AnyGame) -> Iterator[AnyView]:
    """Show the sample's whole game where a turn has ended, with everything open."""
    sample = next((one for one in samples(rules.key) if one.name == "end"), Sample("end", 2000))
    actions = chain.from_iterable(play(rules, sample)[1])
    states = accumulate(actions, rules.apply, initial=rules.setup(sample.options, sample.seed))
    return (open_view(rules, state) for state in states if state.fresh or state.outcome)
