"""Start the terminal program."""

import sys

from games.terminal.program import main

sys.exit(main(sys.argv[1:]))
