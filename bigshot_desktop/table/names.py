"""What somebody can be called."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40

_UNFIT: Final = {"Cc", "Cs", "Zl", "Zp"}
"""Control characters, half characters, line breaks: these are the same in every Unicode."""
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that would turn round the text beside a name."""


def is_name(text: str) -> bool:
    """Whether somebody can be called this: it can be shown on one line, saved and read back."""
    return bool(text.strip()) and len(text) <= LONGEST_NAME and not any(map(_unfit, text))


def _unfit(char: str) -> bool:
    return char in _TURNING or unicodedata.category(char) in _UNFIT
