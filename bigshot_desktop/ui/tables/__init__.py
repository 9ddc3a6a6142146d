"""What each game brings to the table: its models, its board, its panels and its sounds."""

from __future__ import annotations

from typing import Final

PLAYABLE: Final[tuple[str, ...]] = ("big-shot", "shark", "saludos-amigos")
"""The games that have a table in the window, by id."""
