"""Delivery in one fixed order: everybody gets a piece of news, rank by rank, before anything else is done."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from types import MethodType
from typing import Any, Generic, TypeVar
from weakref import WeakMethod

from shiboken6 import isValid

News = TypeVar("News")


class Rank(IntEnum):
    """Who gets news before whom. What happens because of it (whose turn it is) comes after all of them."""

    VIEWER = 0
    """Who decides from whose side the table is seen from now on: before anybody shows anything."""
    MODELS = 1
    LOG = 2
    """The log and the seats."""
    STAGE = 3
    """The board, which moves, and the controls that belong to it."""
    SOUNDS = 4
    """Sounds, captions, guides, pictures: whoever goes by what is shown."""


class Dispatch:
    """Delivers one piece of news at a time; what somebody wants to do because of it waits until all have had it."""

    def __init__(self) -> None:
        self._depth = 0
        self._running = False
        self._waiting = deque[Callable[[], object]]()

    @property
    def delivering(self) -> bool:
        """Whether there are listeners that may not have had the present news."""
        return self._depth > 0

    def afterwards(self, work: Callable[[], object]) -> bool:
        """Does something once everybody has had what is being delivered; whether that is done, and worked.

        If nothing is being delivered, it is done at once.
        """
        if self.delivering:
            self._waiting.append(work)
            return False
        return bool(work())

    @contextmanager
    def delivery(self) -> Iterator[None]:
        """While it lasts, what is to be done afterwards waits."""
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            self._go_on()

    def deliver(self, *news: tuple[Announcement[Any], Any]) -> None:
        """Delivers one or several announcements together, all of them to a rank before the next rank."""
        calls = [
            (rank, listener, content)
            for announcement, content in news
            for rank, listener in announcement.listeners()
        ]
        with self.delivery():
            for _, listener, content in sorted(calls, key=lambda call: call[0]):
                if heard := listener():
                    _guarded(heard, content)

    def _go_on(self) -> None:
        """Does what has waited, in the order in which it came."""
        if self.delivering or self._running:
            return
        self._running = True
        try:
            while self._waiting:
                _guarded(self._waiting.popleft())
        finally:
            self._running = False


class Announcement(Generic[News]):
    """One kind of news, and who listens to it. It keeps no listener alive whose method it calls."""

    def __init__(self, dispatch: Dispatch) -> None:
        self._dispatch = dispatch
        self._subscriptions: list[tuple[Rank, _Reference]] = []

    def subscribe(self, rank: Rank, listener: Callable[[News], object]) -> None:
        """The listener is called with every piece of news from now on, within a rank in the order of subscription."""
        self._subscriptions.append((rank, _reference(listener)))

    def unsubscribe(self, listener: Callable[[News], object]) -> None:
        """The listener is called no more."""
        self._subscriptions = [one for one in self._subscriptions if one[1]() != listener]

    def listeners(self) -> list[tuple[Rank, _Reference]]:
        """Those who listen now; who is gone is forgotten."""
        self._subscriptions = [one for one in self._subscriptions if one[1]() is not None]
        return self._subscriptions[:]

    def deliver(self, content: News) -> None:
        """Everybody who listens gets it."""
        self._dispatch.deliver((self, content))


_Reference = Callable[[], Callable[[Any], object] | None]
"""Finds a listener, if it is still there."""


def _reference(listener: Callable[[Any], object]) -> _Reference:
    """Methods are held weakly, and die with their object, also where Qt has deleted it; functions are kept."""
    if not isinstance(listener, MethodType):
        return lambda: listener
    method = WeakMethod(listener)

    def find() -> Callable[[Any], object] | None:
        found = method()
        return found if found is not None and isValid(found.__self__) else None

    return find


def _guarded(call: Callable[..., object], *content: object) -> None:
    """As Qt calls slots: a fault in one of them is reported and keeps nothing from the others."""
    try:
        call(*content)
    except Exception as fault:
        sys.excepthook(type(fault), fault, fault.__traceback__)
