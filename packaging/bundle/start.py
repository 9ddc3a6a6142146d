"""Where a bundle begins; worker processes of a bundle begin here too, and end in freeze_support()."""

import sys

from bigshot_desktop.__main__ import main

sys.exit(main())
