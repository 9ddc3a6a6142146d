"""The words of the games, by id. A new game joins here."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.words.big_shot.words import BIG_SHOT
from bigshot_desktop.words.sentences import Words

WORDS: Final[dict[str, Words]] = {"big-shot": BIG_SHOT}
