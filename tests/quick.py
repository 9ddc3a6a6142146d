"""Which tests ``dev.py test --quick`` runs, besides those that are marked one by one."""

import re
from typing import Final

QUICK: Final = re.compile(r"tests/(engine|games/\w+/rules)/")
"""Where tests are quick and tell most about a change of the rules."""
