"""A worker: reads jobs from its standard input, answers on its output, and ends when either is closed.

It imports the games and nothing of the bot's, so it starts quickly and stays small.
"""

import os
import pickle
import signal
import struct
import sys
from pathlib import Path
from traceback import extract_tb
from typing import BinaryIO, NoReturn

LENGTH = struct.Struct(">I")
READY = (True, "ready")  # sent once after the start, so that the first job's time doesn't include it


def read(source: BinaryIO) -> object:
    """Read one message; EOFError if the other side has closed the pipe."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    size = LENGTH.unpack(head)[0]
    data = source.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)


def framed(message: object) -> bytes:
    data = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def told(error: Exception) -> str:
    """Say what went wrong and where: it is logged, and an error's own words may name what the view hides."""
    at = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(at.filename).name}:{at.lineno}"


def main() -> int:
    """Serve until nobody asks any more, or listens. What a job prints must not mix with the answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its workers
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.nice(5)
    try:
        _serve(sys.stdin.buffer, answers)
    except EOFError:
        return 0
    except BrokenPipeError:  # what wasn't heard would be written once more as the file is closed
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
        return 0


def _serve(jobs: BinaryIO, answers: BinaryIO) -> NoReturn:
    answers.write(framed(READY))
    answers.flush()
    while True:
        job = read(jobs)
        try:
            answer: object = (True, job.run())  # type: ignore[attr-defined]
        except Exception as error:  # noqa: BLE001 whatever went wrong is the asker's to tell
            answer = (False, told(error))
        answers.write(framed(answer))
        answers.flush()


if __name__ == "__main__":
    sys.exit(main())
