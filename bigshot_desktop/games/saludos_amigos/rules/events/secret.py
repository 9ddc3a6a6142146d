"""The form of what only one seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from bigshot_desktop.engine.game import Event


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """A fact for the eyes of one seat only."""

    seat: int

    @property
    def audience(self) -> int:
        return self.seat
