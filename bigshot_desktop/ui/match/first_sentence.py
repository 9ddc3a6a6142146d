"""A text cut down to its first sentence or to its ends, where there is no room for all of it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QFontMetricsF

_REST_OF_IT: Final = re.compile(r"(?<=[.!?])\s(?![”“»]$).*|;\s.*|\s\(.*", re.DOTALL)
"""What comes after the first sentence, or is said in brackets."""
_MORE: Final = "\N{NO-BREAK SPACE}…"
"""Behind words of which the rest is left out."""
_CLOSING: Final = re.compile(r"\s?[”“»]$")
"""Marks at the end of what somebody said, in the languages that there are."""


def first_sentence(text: str) -> str:
    """What comes before all else of a text, and a sign that there is more; what was said keeps its quotation marks."""
    first = _REST_OF_IT.sub(_MORE, text)
    closing = _CLOSING.search(text)
    return first + closing[0] if closing and first != text else first


def without_middle(text: str, letters: QFontMetricsF, width: float) -> str:
    """As many words as fit into a width, from both ends, where all of them do not."""
    words = text.split(" ")
    for left_out in range(1, len(words) - 1):
        before = (len(words) - left_out + 1) // 2
        shown = " ".join((*words[:before], "…", *words[before + left_out :]))
        if letters.horizontalAdvance(shown) <= width:
            return shown
    return text
