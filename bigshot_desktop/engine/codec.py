"""Frozen dataclasses of whole numbers to JSON data and back, refusing everything that is not exactly that."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final, Generic, TypeVar, get_type_hints

from bigshot_desktop.engine.game import Malformed

T = TypeVar("T")

BIGGEST: Final = 10**9
"""No honest number in a match comes near this; what is beyond is refused before it is computed with."""
LONGEST_TEXT: Final = 200
"""No honest name on a board comes near this; what is longer would take long to be shown."""


def whole(value: object, where: str) -> int:
    """A whole number of sane size (a bool is none)."""
    if type(value) is not int or not -BIGGEST <= value <= BIGGEST:
        raise Malformed(where, "number")
    return value


def wholes(value: object, where: str, length: int | None = None) -> tuple[int, ...]:
    """A list of whole numbers, of a given length if there is one."""
    if not isinstance(value, (list, tuple)) or (length is not None and len(value) != length):
        raise Malformed(where, "numbers" if length is None else f"numbers:{length}")
    return tuple(whole(item, f"{where}[{index}]") for index, item in enumerate(value))


def text(value: object, where: str) -> str:
    """A string of sane length."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise Malformed(where, "text")
    return value


def record(value: object, where: str, keys: frozenset[str] | set[str]) -> dict[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(value, Mapping):
        raise Malformed(where, "object")
    for key in value:
        if key not in keys:
            raise Malformed(f"{where}.{key}" if where else str(key), "nothing")
    for key in sorted(keys):
        if key not in value:
            raise Malformed(f"{where}.{key}" if where else key, "something")
    return dict(value)


def kind_of(cls: type) -> str:
    """The name of a record's class in data: ``BidMade`` is ``bid-made``."""
    return _kind(cls.__name__)


@cache
def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Codec(Generic[T]):
    """Writes and reads the records of a family (a game's actions, say), each named by its kind."""

    def __init__(self, *classes: type[T]) -> None:
        self.classes = {kind_of(cls): cls for cls in classes}
        self._hints = {cls: get_type_hints(cls) for cls in classes}
        self._names = {cls: tuple(field.name for field in fields(cls)) for cls in classes}  # type: ignore[arg-type]

    def write(self, item: T) -> dict[str, Any]:
        """``Bid(seat=1, amount=4)`` is ``{"kind": "bid", "seat": 1, "amount": 4}``."""
        cls = type(item)
        data: dict[str, Any] = {"kind": kind_of(cls)}
        for name in self._names[cls]:
            value = getattr(item, name)
            data[name] = list(value) if isinstance(value, tuple) else value
        return data

    def read(self, data: object, where: str = "") -> T:
        """The record back, or :class:`Malformed`."""
        prefix = f"{where}." if where else ""
        if not isinstance(data, Mapping):
            raise Malformed(where, "object")
        kind = data.get("kind")
        cls = self.classes.get(kind) if isinstance(kind, str) else None
        if cls is None:
            raise Malformed(f"{prefix}kind", "kind")
        names = self._names[cls]
        record(data, where, {"kind", *names})
        hints = self._hints[cls]
        return cls(
            **{
                name: whole(data[name], prefix + name)
                if hints[name] is int
                else wholes(data[name], prefix + name)
                for name in names
            }
        )
