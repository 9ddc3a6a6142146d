"""Who sits at the table: people and bots."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from bigshot_desktop.table.names import LONGEST_NAME, is_name

_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_CODE: Final = 24


@dataclass(frozen=True, slots=True)
class Seat:
    """A player. Raises :class:`Malformed` for what could not be shown, saved and read back."""

    name: str
    kind: Literal["human", "bot"] = "human"
    level: str = ""
    """How well a bot plays; empty for a human."""
    character: str = ""
    """Who the bot is, by the id of a character; empty for a human, and for a bot that is nobody in particular."""

    def __post_init__(self) -> None:
        from bigshot_desktop.engine.game import (
            Malformed,
        )  # names are checked before any game is near

        if not is_name(self.name):
            raise Malformed("name", f"name:{LONGEST_NAME}")
        if self.kind not in ("human", "bot"):
            raise Malformed("kind", "human-or-bot")
        if self.kind == "human" and self.level:
            raise Malformed("level", "nothing")
        if self.kind == "bot" and not _is_code(self.level):
            raise Malformed("level", "level")
        if self.kind == "human" and self.character:
            raise Malformed("character", "nothing")
        if self.character and not _is_code(self.character):
            raise Malformed("character", "level")


def _is_code(text: str) -> bool:
    return len(text) <= _LONGEST_CODE and _CODE.fullmatch(text) is not None
