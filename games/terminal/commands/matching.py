"""Let two levels meet, and print how it went."""

import secrets
from argparse import Namespace
from time import process_time

from games.core.outcome import SEATS
from games.opponents import match as matches
from games.opponents.match import Entrant, MatchGame, MatchTally
from games.terminal import arguments, phrases
from games.terminal.console import Console
from games.text import Words


def match(words: Words, console: Console, found: Namespace) -> int:
    """Play the games, and print a table: score, seats, lengths, ends, and what a turn costs."""
    game = arguments.chosen(found.game)
    options = arguments.options(game, found.option)
    seed = secrets.token_hex(8) if found.seed is None else arguments.seed(found.seed)
    entrants = (found.first, found.second)
    names = tuple(_name(words, entrant) for entrant in entrants)
    console.say(words.say("terminal-match", title=phrases.title(words, game), one=names[0], two=names[1], seed=seed))
    played: list[MatchGame] = []
    for one in matches.Match(game, entrants, options, seed).play(found.games, process_time):
        played.append(one)
        if console.is_live:
            console.say(f"{len(played):>5}  {_points(matches.tally(played))}")
    console.say(_row(words.say("terminal-match-score", one=names[0]), matches.tally(played)))
    for seat in SEATS:
        console.say(_row(f"  {phrases.seat_name(words, game, seat)}", matches.tally(played, seat)))
    favoured = words.say("terminal-match-seat", seat=phrases.seat_name(words, game, 0))
    console.say(_row(favoured, matches.first_seat(played)))
    _print_lengths(words, console, played)
    for nth, name in enumerate(names):
        _print_costs(words, console, name, played, nth)
    return 0


def _name(words: Words, entrant: Entrant) -> str:
    return words.say("terminal-match-random") if entrant is None else words.say("terminal-match-level", level=entrant)


def _row(head: str, tally: MatchTally) -> str:
    low, high = tally.interval
    return f"{head:28} {_points(tally):>15}   {tally.share:.3f} [{low:.3f}, {high:.3f}]"


def _points(tally: MatchTally) -> str:
    return f"+{tally.won} ={tally.drawn} -{tally.lost}"


def _print_lengths(words: Words, console: Console, played: list[MatchGame]) -> None:
    turns = [float(one.turns) for one in played]
    middle, long = matches.percentile(turns, 0.5), matches.percentile(turns, 0.95)
    console.say(words.say("terminal-match-turns", middle=f"{middle:g}", long=f"{long:g}", longest=f"{max(turns):g}"))
    reasons = [one.reason for one in played]
    ends = ", ".join(f"{reason} {reasons.count(reason)}" for reason in sorted(set(reasons)))
    console.say(words.say("terminal-match-ends", ends=ends))


def _print_costs(words: Words, console: Console, name: str, played: list[MatchGame], nth: int) -> None:
    thoughts = matches.costs(played, nth)
    times, looked = [1000 * one.seconds for one in thoughts], [float(one.nodes) for one in thoughts]
    middle, long, longest = (f"{matches.percentile(times, share):.1f}" for share in (0.5, 0.95, 1))
    nodes, most = (f"{matches.percentile(looked, share):g}" for share in (0.5, 1))
    spent = {"middle": middle, "long": long, "longest": longest, "nodes": nodes, "most": most}
    console.say(words.say("terminal-match-costs", name=name, **spent))
