"""Where the program for Windows begins; worker processes begin here too, and end in freeze_support()."""

import sys

from bigshot_desktop.__main__ import main

# Then multiprocessing, which is loaded later, starts the program itself for a worker process, not a python.exe.
sys.frozen = True  # type: ignore[attr-defined]

sys.exit(main())
