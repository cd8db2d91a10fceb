"""A random game, played once by hand and once with conditions of random depth, for and against what is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.tables import TableError, Terms
from bot.tables.values.lines import MOST_LINES, MOST_TURNS, Line
from data.records import Round
from games.core.foreseeing import ForeseenTurn, foreseen, foresight, leads_alike
from games.core.game import AnyGame
from games.core.outcome import Seat, other
from games.core.play import legal
from games.registry import game
from tests.bot.tables.rig import Rig, set_up

MOST = 40  # turns


@dataclass(frozen=True, slots=True)
class Played:
    """A turn of the game, and the state in which it began."""

    seat: Seat
    state: Any
    actions: ForeseenTurn


@dataclass(slots=True)
class Tally:
    """What happened, so that a test can see that something did."""

    turns: int = 0
    said: int = 0
    fired: int = 0
    chains: int = 0
    missed: int = 0


def random_turn(rules: AnyGame, state: Any, random: Random) -> tuple[ForeseenTurn, Any]:
    actions: list[str] = []
    while not actions or not (state.fresh or state.outcome is not None):
        actions.append(random.choice(legal(rules, state)))
        state = rules.apply(state, actions[-1])
    return tuple(actions), state


def script(rules: AnyGame, state: Any, random: Random) -> list[Played]:
    played: list[Played] = []
    while state.to_move is not None and len(played) < MOST:
        turn, after = random_turn(rules, state, random)
        played.append(Played(state.to_move, state, turn))
        state = after
    return played


def terms_of(key: str, random: Random) -> Terms:
    options = {option.name: random.choice(option.choices) for option in game(key).options if option.choices}
    return Terms(key, options=options, first="host", takebacks="free")


async def rig_of(label: str) -> Rig:
    rig = await set_up()
    rig.dice.label, rig.dice.rolled = label, 0
    return rig


def as_read(rules: AnyGame, turn: Played, seat: Seat) -> ForeseenTurn:
    """Spell a turn as this seat reads it; hidden actions end theirs."""
    return tuple(rules.redact(turn.state, action, seat) for action in turn.actions)


def true_line(rules: AnyGame, rest: Sequence[Played], seat: Seat, depth: int) -> Line:
    return tuple(as_read(rules, turn, seat) for turn in rest[:depth])


def random_line(rules: AnyGame, view: Any, seat: Seat, depth: int, *, random: Random, begin: Line = ()) -> Line:
    """Go on from a view as its reader might foresee it."""
    line = list(begin)
    while len(line) < depth:
        at = foreseen(rules, view, seat, line)
        if at is None or at.outcome is not None:
            break
        turn: list[str] = []
        at = foresight(rules, at, seat)
        while not turn or not (at.fresh or at.outcome is not None):
            turn.append(random.choice(rules.actions(at)))
            at = rules.preview(at, turn[-1])
        line.append(tuple(turn))
    return tuple(line)


@dataclass(slots=True)
class WithConditions:
    """Say conditions at random before each turn that is played by hand."""

    rig: Rig
    table: str
    people: tuple[str, str]
    rules: AnyGame
    random: Random
    tally: Tally

    async def say_some(self, rest: Sequence[Played]) -> None:
        """Say lines for what comes and for what doesn't; the one for what comes last, since that counts."""
        expected, seat = rest[0], other(rest[0].seat)
        view = self.rules.view(expected.state, seat)
        actual = as_read(self.rules, expected, seat)
        kept = await self.rig.tables.queries.count_conditions(await self.rig.table(self.table), self.people[seat])
        if kept + 4 > MOST_LINES:  # room for all that is said below
            await self.rig.tables.play.clear_conditions(self.table, self.people[seat])
        for _ in range(self.random.randrange(3)):
            line = random_line(self.rules, view, seat, self.random.randint(2, MOST_TURNS), random=self.random)
            if len(line) > 1 and not leads_alike(self.rules, view, seat, line[0], actual):
                await self.say(seat, line)
        if self.random.random() < 0.7:
            right = self.random.randint(2, MOST_TURNS)
            line = true_line(self.rules, rest, seat, right)
            if self.random.random() < 0.3 and line[1:] and rest[1].seat == seat:  # … and another answer, said before
                await self.say(seat, random_line(self.rules, view, seat, right, random=self.random, begin=line[:1]))
            await self.say(seat, line)

    async def say(self, seat: Seat, line: Line) -> None:
        turn_no = (await self.rig.table(self.table)).turn_no
        try:
            await self.rig.tables.play.set_condition(self.table, self.people[seat], turn_no, line)
        except TableError:
            return  # it can't be foreseen: a round that ends, a stone that turns out to be alike on both sides
        self.tally.said += 1

    async def play(self, played: Sequence[Played]) -> None:
        entries, at = [0], 0
        for turn in played:
            entries.append(entries[-1] + len(turn.actions))
        while at < len(played):
            await self.say_some(played[at:])
            turn = played[at]
            await self.rig.tables.play.act(self.table, self.people[turn.seat], None, " ".join(turn.actions))
            log = await self.rig.log(self.table)
            now = entries.index(len(log)) if len(log) in entries else -1
            assert now > at, "a turn was played in part"
            assert [entry.action for entry in log] == [action for turn in played[:now] for action in turn.actions]
            self.tally.turns += 1
            self.tally.fired += now - at - 1
            self.tally.chains += now - at > 2
            at = now


async def play_both(key: str, label: str, tally: Tally) -> None:
    """Play the same game twice, and compare the logs."""
    random = Random(f"{key} {label}")
    terms, logs = terms_of(key, random), []
    for has_conditions in (False, True):
        rig = await rig_of(label)
        table = await rig.open(terms)
        round_ = await rig.store.get(Round, table, 1)
        assert round_ is not None
        rules, people = game(key), (round_.seat_0, round_.seat_1)
        played = script(rules, rules.setup(terms.options, round_.seed), Random(f"{key} {label} turns"))
        if has_conditions:
            if random.random() < 0.5:
                await rig.tables.play.play_only_turns(table, random.choice(people), wanted=True)
            await WithConditions(rig, table, people, rules, random, tally).play(played)
        else:
            for turn in played:
                await rig.tables.play.act(table, people[turn.seat], None, " ".join(turn.actions))
        logs.append(await rig.log(table))
        await rig.close()
    by_hand, by_condition = [
        [(one.kind, one.seat, one.action, one.turn, one.digest, one.salt, one.left_ms) for one in log] for log in logs
    ]
    assert by_condition[: len(by_hand)] == by_hand
    assert not any(entry.conditional for entry in logs[0])
