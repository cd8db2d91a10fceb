"""What a record of the first format can hold: that of the games, rules and options there were when it was written.

The second format brought the seal. Who takes the seal off and calls the rest older can't have anything newer in it.
"""

from collections.abc import Iterator, Mapping

from games.records.record import GameRecord

RULES = 1  # of every game
OPTIONS: Mapping[str, frozenset[str]] = {
    "l_calculus": frozenset(("counters", "blocks", "quiet")),
    "logan_stones": frozenset(("faces", "notes", "quiet")),
    "tactic": frozenset(("variant", "quiet")),
    "topologic": frozenset(("field", "seekers", "entry")),
    "logitac": frozenset(("reserve", "quiet")),
}


def newer_things(record: GameRecord) -> Iterator[str]:
    """Name what the first format can't have."""
    if record.game not in OPTIONS:
        yield f"Game: {record.game}"
        return
    if record.rules != RULES:
        yield f"Rules: {record.rules}"
    yield from (f"Option: {name}" for name, _ in record.options if name not in OPTIONS[record.game])
    for written in (*record.players, *record.notes):
        if not written.isprintable():  # it put a blank in place of joiners
            yield "Player" if written in record.players else "Note"
