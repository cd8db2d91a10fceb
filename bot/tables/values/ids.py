"""Check ids, because they come from outside: only valid ones reach the store or an answer."""

import re

from bot.tables.values.errors import ErrorCode, TableError

_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")

OPPONENT = "cairn"  # the bot as a player; not a Discord id, so a mention of it notifies nobody
PERSON_CHANGED, SUBJECT_CHANGED = "person ", "subject "  # before an id: how other processes hear of a change
_PUZZLES = "d"  # before a server's id: the subject of what is shown of its puzzles
_SHARED = "s"  # before 64 bits of chance: the subject of one result that somebody shares
_SHARED_DIGITS = 16
_OWN_PUZZLE = "own-"  # before 64 bits of chance: the id of a puzzle from a game that was played here
_DIGEST = "p"  # before a person's id: the subject of their digests
_EVERYBODY = "all:"  # before a server's id: its people together, as one player against the bot
_LEAGUE = "lg"  # before 64 bits of chance: a league, and the subject of the notices about it
_SEASON = "m"  # before a server's id: the subject of its months' pages
ANONYMOUS = "anon-"  # before some chance: whoever was forgotten
_LEAST_PERSON = 15  # digits of a Discord id, so that no table's id is taken for a digest


def is_id(given: str) -> bool:
    return _ID.fullmatch(given) is not None


def check_ids(*ids: str | None) -> None:
    for one in ids:
        if one and not _ID.fullmatch(one):
            raise TableError(ErrorCode.BAD_ID)


def puzzles_of(server: str) -> str:
    """Name the subject of the notices about a server's puzzles."""
    return f"{_PUZZLES}{server}"


def shared_result(chance: str) -> str:
    """Name the subject of the notice by which somebody shares a result."""
    return f"{_SHARED}{chance[:_SHARED_DIGITS]}"


def is_shared_result(subject: str) -> bool:
    return subject.startswith(_SHARED) and len(subject) == 1 + _SHARED_DIGITS


def own_puzzle(chance: str) -> str:
    """Name a puzzle from a game that was played here, without a trace of that game."""
    return f"{_OWN_PUZZLE}{chance[:_SHARED_DIGITS]}"


def is_own_puzzle(puzzle_id: str) -> bool:
    return puzzle_id.startswith(_OWN_PUZZLE)


def digest_of(person: str) -> str:
    """Name the subject of the notices about whatever waits for a person."""
    return f"{_DIGEST}{person}"


def person_of_digest(subject: str) -> str | None:
    """Read whose digest it is; None for a subject of any other kind."""
    person = subject.removeprefix(_DIGEST)
    return person if person != subject and person.isdecimal() and len(person) >= _LEAST_PERSON else None


def everybody_of(server: str) -> str:
    """Name the people of a server as one player, who plays by votes."""
    return f"{_EVERYBODY}{server}"


def is_everybody(player: str) -> bool:
    return player.startswith(_EVERYBODY)


def league_id(chance: str) -> str:
    return f"{_LEAGUE}{chance[:_SHARED_DIGITS]}"


def is_league(subject: str) -> bool:
    return subject.startswith(_LEAGUE) and len(subject) == len(_LEAGUE) + _SHARED_DIGITS


def is_forgotten(person: str) -> bool:
    return person.startswith(ANONYMOUS)


def season_of(server: str) -> str:
    """Name the subject of a server's pages, one for each month."""
    return f"{_SEASON}{server}"


def is_season(subject: str) -> bool:
    return subject.startswith(_SEASON) and len(subject) > _LEAST_PERSON and server_of_season(subject).isdecimal()


def server_of_season(subject: str) -> str:
    return subject.removeprefix(_SEASON)


def server_of_puzzles(subject: str) -> str:
    return subject.removeprefix(_PUZZLES)
