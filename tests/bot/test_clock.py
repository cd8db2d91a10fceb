"""What the machine slept through is noticed; what it was merely busy with is not."""

import signal
import subprocess
import sys
import time

from bot.clock import SleepWatch

STOPPED_S = 0.3
LOOKING = """
import time
from bot.clock import SleepWatch
watch = SleepWatch(0.05)
print("looking", flush=True)
while not (slept := watch.slept()) >= 250:
    time.sleep(0.05)
print(slept)
"""


def test_a_suspended_machine_is_noticed_once() -> None:
    wall = iter([0.0, 1.0, 4.0, 4.0 + 3 * 86_400, 4.0 + 3 * 86_400 + 1])
    watch = SleepWatch(1.0, lambda: next(wall))
    assert [watch.slept() for _ in range(4)] == [0, 0, 3 * 86_400_000, 0]


def test_a_clock_that_jumps_ahead_charges_nobody_and_one_that_is_set_back_is_no_sleep() -> None:
    wall = iter([1_000.0, 1_030.0, 1_031.0, 431.0, 432.0])
    watch = SleepWatch(1.0, lambda: next(wall))
    assert [watch.slept() for _ in range(4)] == [30_000, 0, 0, 0]


def test_a_stopped_process_notices_it_when_it_goes_on() -> None:
    began = time.time()
    looking = subprocess.Popen([sys.executable, "-c", LOOKING], stdout=subprocess.PIPE, text=True)
    assert looking.stdout is not None and looking.stdout.readline() == "looking\n"
    looking.send_signal(signal.SIGSTOP)
    time.sleep(STOPPED_S)
    looking.send_signal(signal.SIGCONT)
    said, _ = looking.communicate(timeout=120)
    assert 250 <= int(said) <= 1000 * (time.time() - began)
