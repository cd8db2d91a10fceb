"""A day never spends Discord's sessions, whatever restarts the bot, how often and in how many processes."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot import session_starts
from bot.session_starts import DAY_S, SessionLimits, SessionStarts

TOTAL = 1_000
FEW = 250  # each start reads what all before it have noted
STARTING_S = 15.0  # systemd's ten seconds, and a start


@dataclass
class Discord:
    """Discord's count of sessions, and the time."""

    now: float = 1_800_000_000.0
    counts: bool = True
    total: int = TOTAL
    spent: int = 0
    resets: float = field(default=1_800_000_000.0 + DAY_S)

    def time(self) -> float:
        return self.now

    def limits(self) -> SessionLimits:
        if self.now >= self.resets:
            self.spent, self.resets = 0, self.now + DAY_S
        return SessionLimits(self.total, self.total - self.spent * self.counts, self.resets - self.now)

    def session(self, starts: SessionStarts) -> None:
        """Wait as one is told to, and begin a session."""
        while pause := starts.pause(self.limits()):
            self.now += pause
        starts.begun()
        self.spent += 1


def in_a_day(discord: Discord, run: Callable[[], None]) -> int:
    """Count the sessions until Discord's count is reset."""
    until, most = discord.resets, 0
    while discord.now < until:
        most = discord.spent
        run()
    return most


@pytest.mark.parametrize("counts", [True, False])
def test_a_loop_of_kills_never_spends_them(counts: bool, tmp_path: Path) -> None:
    """Nothing is noted but the beginnings; nor does it need Discord's count."""
    discord = Discord(counts=counts, total=FEW)

    def run() -> None:
        discord.session(SessionStarts(tmp_path / "sessions", discord.time))
        discord.now += STARTING_S

    spent = in_a_day(discord, run)
    assert FEW * 0.6 < spent < FEW * 0.95


def test_nor_do_many_processes_on_machines_of_their_own() -> None:
    discord = Discord()
    due = dict.fromkeys(range(16), discord.now)
    known = {number: SessionStarts(None, discord.time) for number in due}

    def run() -> None:
        number = min(due, key=lambda one: due[one])
        discord.now = max(discord.now, due[number])
        pause = known[number].pause(discord.limits())
        if not pause:
            known[number].begun()
            discord.spent += 1
        due[number] = discord.now + (pause or STARTING_S)

    assert in_a_day(discord, run) < TOTAL * 0.95


def test_failures_in_a_row_slow_the_next_starts_down(tmp_path: Path) -> None:
    discord = Discord(counts=False)
    moments = list[float]()

    def run() -> None:
        starts = SessionStarts(tmp_path / "sessions", discord.time)
        discord.session(starts)
        moments.append(discord.now)
        starts.failed()
        discord.now += STARTING_S

    assert in_a_day(discord, run) < 200
    apart = [after - before for before, after in itertools.pairwise(moments)]
    assert apart[:3] == [STARTING_S] * 3
    assert apart == sorted(apart)
    assert apart[-1] == session_starts.MOST_PAUSE_S


@pytest.mark.parametrize("ends_row", ["well", "long"])
def test_a_good_run_ends_the_row(ends_row: str, tmp_path: Path) -> None:
    discord = Discord()

    def another() -> SessionStarts:
        return SessionStarts(tmp_path / "sessions", discord.time)

    for _ in range(12):
        starts = another()
        starts.begun()
        starts.failed()
    assert another().pause(discord.limits()) > 60
    starts = another()
    starts.begun()
    if ends_row == "well":
        starts.ended_well()
    else:
        discord.now += session_starts.LONG_ENOUGH_S + 1
        starts.failed()
    assert another().pause(discord.limits()) == 0


def test_a_run_that_began_no_session_counts_for_nothing(tmp_path: Path) -> None:
    for _ in range(20):
        SessionStarts(tmp_path / "sessions").failed()
    assert not (tmp_path / "sessions").exists()


def test_few_left_are_waited_for_until_there_are_more() -> None:
    assert SessionStarts().pause(SessionLimits(TOTAL, 12, 7_200)) == 7_200
    assert SessionStarts().pause(SessionLimits(TOTAL, 1_000, 7_200)) == 0
    assert SessionStarts().pause(SessionLimits(TOTAL, 700, 0)) == 0


def test_a_garbled_or_unwritable_file_hinders_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "sessions"
    path.write_bytes(b"noise\n1.0 begun\nnan begun\n\xff\n")
    SessionStarts(path).begun()
    nowhere = SessionStarts(tmp_path / "missing" / "sessions")
    nowhere.begun()
    nowhere.begun()
    (told,) = caplog.records
    assert "missing" in told.getMessage()


def test_the_file_stays_short(tmp_path: Path) -> None:
    path = tmp_path / "sessions"
    path.write_text("1.000 begun\n" * (session_starts.MOST_LINES + 1), encoding="ascii")
    SessionStarts(path).begun()
    assert len(path.read_text(encoding="ascii").splitlines()) == session_starts.MOST_LINES // 2 + 1
