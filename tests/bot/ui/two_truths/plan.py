"""A game to be played in two truths: who can't tell them apart, how each is dealt, and each turn in both."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

from bot.contract.sampling import choose
from games.core.game import Action, AnyGame, OpenGame
from games.core.outcome import Seat
from games.core.play import digest, legal
from tests.bot.two_truths import Step, Truths, write
from tests.bot.ui.two_truths.retelling import is_untold, retold, straight

TRIES = 12
LATE, WRITTEN, IN_PART = 0.1, 0.2, 0.3  # how often: a long game; a script written step by step; one more action
MOST_TURNS, MOST_LATE = 9, 24


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, or what is played of it, as each truth has it."""

    seat: Seat
    number: int
    lines: tuple[tuple[Action, ...], tuple[Action, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """Two games that the viewer and whoever looks on can't tell apart."""

    viewer: Seat | None  # None: nobody but those who look on
    deals: Truths
    turns: tuple[Turn, ...]
    differs: bool  # the two end with different truths


def planned(rules: AnyGame, deal: Any, viewers: Sequence[Seat | None], lots: Random, bot: Seat | None = None) -> Plan:
    """Plan a game from this deal; one with two truths that differ, if some tries find one."""
    found: Plan | None = None
    for _ in range(TRIES):
        found = _tried(rules, deal, lots.choice(viewers), lots, bot) or found
        if found is not None and found.differs:
            return found
    return found or Plan(viewers[0], (deal, deal), (), differs=False)


def _tried(rules: AnyGame, deal: Any, viewer: Seat | None, lots: Random, bot: Seat | None) -> Plan | None:
    most = lots.randint(1, MOST_LATE if lots.random() < LATE else MOST_TURNS)
    if lots.random() < WRITTEN or isinstance(rules, OpenGame):
        deals = deal, rules.resample(deal, viewer, str(lots.random()))
        steps = list(write(rules, deals, most, tuple(dict.fromkeys((viewer, None))), lots))
    else:
        states, actions = _played(rules, deal, most, lots)
        told = retold(rules, states, actions, viewer, lots)
        if told is None:
            return None
        deals, steps = (deal, told[0]), told[1]
    return _made(rules, deals, steps, viewer, bot)


def _played(rules: AnyGame, deal: Any, most: int, lots: Random) -> tuple[list[Any], list[Action]]:
    """Play some turns by chance, the last perhaps in part; in some games the first tile is found soon."""
    bold, found_from = lots.choice((0.0, 0.5, 1.0)), lots.choice((2, 4, 99))
    states, actions = [deal], list[Action]()
    while states[-1].turn <= most or lots.random() < IN_PART:
        state, offered = states[-1], legal(rules, states[-1])
        is_sought = getattr(state, "hider", None) == 0 and state.turn >= found_from
        action = (straight(rules, state, offered, lots) if is_sought else None) or choose(
            rules.key, offered, lots, bold
        )
        after = rules.apply(state, action)
        if after.outcome is not None:
            break
        states.append(after)
        actions.append(action)
    return states, actions


def _made(rules: AnyGame, deals: Truths, steps: list[Step], viewer: Seat | None, bot: Seat | None) -> Plan | None:
    turns = tuple(_turns(rules, deals[0], steps))
    if bot is not None:
        turns = _until_person(rules, deals[0], turns, bot)
    kept = [step for turn in turns for step in _steps(turn)]
    lines = [first for _, first, _ in kept], [second for _, _, second in kept]
    if not is_untold(rules, deals, kept, viewer):
        return None
    ends = [_end(rules, deal, line) for deal, line in zip(deals, lines, strict=True)]
    return Plan(viewer, deals, turns, differs=digest(ends[0]) != digest(ends[1]))


def _turns(rules: AnyGame, state: Any, steps: Sequence[Step]) -> Iterator[Turn]:
    """Put the steps of each turn together."""
    numbered = []
    for step in steps:
        numbered.append((state.turn, step))
        state = rules.apply(state, step[1])
    for (number, seat), group in groupby(numbered, key=lambda one: (one[0], one[1][0])):
        taken = [step for _, step in group]
        yield Turn(seat, number, (tuple(step[1] for step in taken), tuple(step[2] for step in taken)))


def _steps(turn: Turn) -> Iterator[Step]:
    return ((turn.seat, first, second) for first, second in zip(*turn.lines, strict=True))


def _until_person(rules: AnyGame, state: Any, turns: Sequence[Turn], bot: Seat) -> tuple[Turn, ...]:
    """Leave out the last turns if it would be the bot's move after them."""
    kept = 0
    for nth, turn in enumerate(turns, 1):
        for action in turn.lines[0]:
            state = rules.apply(state, action)
        kept = nth if state.to_move != bot else kept
    return tuple(turns[:kept])


def _end(rules: AnyGame, state: Any, actions: Sequence[Action]) -> Any:
    for action in actions:
        state = rules.apply(state, action)
    return state
