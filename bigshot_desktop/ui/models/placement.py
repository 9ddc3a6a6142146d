"""What a player is about to place: the piece in hand and the place under it, the same for board, table and panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

NONE: Final = -1
"""No piece is in hand; no place is pointed at."""


class Placement(QObject):
    """The pieces that can be placed, the one in hand, the places it can go to and the one it is held over."""

    changed = Signal()
    """What can be placed, or the piece in hand, is another."""
    aimed = Signal(int)
    """The place that is pointed at now; −1 for none."""
    wanted = Signal(int, int)
    """A kind of piece and the place it is to go to."""
    refused = Signal(int, int)
    """A kind of piece and the place that somebody wanted it to go to, although it cannot."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stock: tuple[int, ...] = ()
        self._open: tuple[tuple[int, ...], ...] = ()
        self._hand = self._aim = NONE
        self._kept = NONE
        """The kind that was in hand before something was shown."""
        self._offered: Sequence[int] = ()
        """What could be placed when it was offered last."""
        self.by_pointer = False
        """Whether the last piece was put down with the pointer, and no place was chosen for the next one since."""

    @property
    def active(self) -> bool:
        """Whether a player is placing now."""
        return self._hand != NONE

    @property
    def stock(self) -> tuple[int, ...]:
        """How many of each kind can be placed."""
        return self._stock

    @property
    def hand(self) -> int:
        """The kind of the piece in hand; −1 for none."""
        return self._hand

    @property
    def places(self) -> tuple[int, ...]:
        """Where the piece in hand can go."""
        return self._open[self._hand] if self.active else ()

    @property
    def aim(self) -> int:
        """The place that is pointed at; −1 for none."""
        return self._aim

    def takes(self, place: int) -> bool:
        """Whether the piece in hand can go to a place."""
        return place in self.places

    def here_or_first(self, place: int) -> int:
        """A place to begin with: this one if the piece in hand can go there, else the first where it can, if any."""
        return place if self.takes(place) else next(iter(self.places), place)

    def offer(
        self, stock: Sequence[int], places: Sequence[Sequence[int]], own: Sequence[int] = ()
    ) -> None:
        """A player places these now, each kind somewhere of its own; what is in hand stays there if it can.

        A piece that was placed and is taken back comes to hand again.
        ``own``: the kinds that are the player's, which come to hand before those of others.
        """
        left = [kind for kind, number in enumerate(stock) if number]
        before = self._offered if len(self._offered) == len(stock) else stock
        gained = [number - old for number, old in zip(stock, before, strict=True)]
        back = [kind for kind in left if gained[kind]] if min(gained) >= 0 else []
        self._offered = tuple(stock)
        wishes = (*back, self._hand, self._kept, *own, *left)
        hand = next(kind for kind in wishes if kind in left)
        self._take_up(tuple(stock), tuple(map(tuple, places)), hand)

    def pause(self) -> None:
        """Something is shown before the next piece; then the kind in hand is the same, as long as there is one."""
        if self.active:
            self._kept = self._hand
        self._take_up((), (), NONE)

    def withdraw(self) -> None:
        """Nobody places any more."""
        self._kept = NONE
        self._offered = ()
        self.by_pointer = False
        self._take_up((), (), NONE)

    def choose(self, kind: int) -> None:
        """Takes a piece in hand, if there is one of this kind."""
        if 0 <= kind < len(self._stock) and self._stock[kind]:
            self._take_up(self._stock, self._open, kind)

    def point(self, place: int) -> None:
        """Holds the piece over a place; over none if it cannot go there."""
        aim = place if self.takes(place) else NONE
        if aim != NONE:
            self.by_pointer = False
        if aim != self._aim:
            self._aim = aim
            self.aimed.emit(aim)

    def put(self, place: int, *, by_pointer: bool = False) -> None:
        """Wants the piece placed there, or tells that it cannot be.

        ``by_pointer``: with a click on the place; who presses Enter then has not chosen the same place once more.
        """
        if self.takes(place):
            self.by_pointer = by_pointer
            self.wanted.emit(self._hand, place)
        elif self.active and place != NONE:
            self.refused.emit(self._hand, place)

    def _take_up(
        self, stock: tuple[int, ...], places: tuple[tuple[int, ...], ...], hand: int
    ) -> None:
        before, pointed = (self._stock, self._open, self._hand), self._aim
        self._stock, self._open, self._hand = stock, places, hand
        self._aim = pointed if self.takes(pointed) else NONE
        if (stock, places, hand) != before:
            self.changed.emit()
        if self._aim != pointed:
            self.aimed.emit(self._aim)
