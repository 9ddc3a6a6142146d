"""Parsed JSON as plain dataclasses: a field is described once, by its annotation, and read strictly.

An annotation is ``Any``, ``bool``, ``int``, ``str``, ``Literal[…]``, ``tuple[T, ...]``, ``dict[str, T]``, a union, a
dataclass, or ``Annotated[T, check, …]``, where a check tells whether a value of that type will do. Only the standard
library is needed, and nothing of a game, so that the first picture of the window can be what the player has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from bigshot_desktop.table.problems import Problem

T = TypeVar("T")
Reader = Callable[[object], Any]
Check = Callable[[Any], bool]

_EXPECTED: Final = {bool: "yes-or-no", int: "number", str: "text"}
"""What is expected where a simple value stands, in the words of the rules."""


class Misfit(Exception):
    """A value that is not of the form its annotation asks for."""

    def __init__(self, expected: str, where: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.where = where

    def within(self, place: str) -> Misfit:
        """The same, as it is seen from the value around it."""
        self.where = place + self.where
        return self


def between(least: int, most: int) -> Check:
    """A check of a number."""
    return lambda value: least <= value <= most


def at_most(most: int) -> Check:
    """A check of a length."""
    return lambda value: len(value) <= most


def read_record(kind: type[T], data: object) -> T:
    """A dataclass with all its fields and no others, or the :class:`Problem` with the data."""
    annotation: Any = kind
    try:
        record: T = reader(annotation)(data)
    except Misfit as misfit:
        where = misfit.where.lstrip(".")
        raise Problem("malformed", where=where, expected=misfit.expected) from None
    return record


@cache
def reader(kind: Any) -> Reader:
    """What reads a value of this annotation, or raises :class:`Misfit`."""
    if kind is Any:
        return lambda value: value
    if kind in _EXPECTED:
        return _simple(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _literal(arguments)
    if origin is Annotated:
        inside, checks = reader(arguments[0]), arguments[1:]
        if get_origin(arguments[0]) in (tuple, dict):
            return _limited(inside, checks)
        return _checked(inside, checks, _EXPECTED[arguments[0]])
    if origin is tuple and arguments[1:] == (...,):
        return _entries(reader(arguments[0]))
    if origin is dict and arguments[0] is str:
        return _object(reader(arguments[1]))
    if origin in (UnionType, Union):
        readers = [reader(one) for one in arguments if one is not NoneType]
        return _union(readers, optional=NoneType in arguments)
    return _record(kind)


def _simple(kind: type) -> Reader:
    def read(value: object) -> object:
        if type(value) is not kind:  # True is a number to isinstance
            raise Misfit(_EXPECTED[kind])
        return value

    return read


def _literal(values: tuple[Any, ...]) -> Reader:
    def read(value: object) -> object:
        if not any(type(value) is type(one) and value == one for one in values):
            raise Misfit("-or-".join(map(str, values)))
        return value

    return read


def _checked(read_value: Reader, checks: tuple[Check, ...], expected: str) -> Reader:
    def read(value: object) -> object:
        found = read_value(value)
        if not all(check(found) for check in checks):
            raise Misfit(expected)
        return found

    return read


def _limited(read_entries: Reader, checks: tuple[Check, ...]) -> Reader:
    """The checks come before the entries, as there may be very many of these."""

    def read(value: object) -> object:
        if isinstance(value, list | tuple | dict) and not all(check(value) for check in checks):
            raise Misfit("fewer-entries")
        return read_entries(value)

    return read


def _entries(read_entry: Reader) -> Reader:
    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise Misfit("entries")
        found = []
        for index, entry in enumerate(value):
            try:
                found.append(read_entry(entry))
            except Misfit as misfit:
                raise misfit.within(f"[{index}]") from None
        return tuple(found)

    return read


def _object(read_entry: Reader) -> Reader:
    def read(value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Misfit("object")
        found = {}
        for name, entry in value.items():
            try:
                found[name] = read_entry(entry)
            except Misfit as misfit:
                raise misfit.within(f".{name}") from None
        return found

    return read


def _union(readers: list[Reader], *, optional: bool) -> Reader:
    def read(value: object) -> object:
        if value is None and optional:
            return None
        if len(readers) == 1:
            return readers[0](value)
        for one in readers:
            with suppress(Misfit):
                return one(value)
        raise Misfit("something-else")

    return read


def _record(kind: Any) -> Reader:
    from dataclasses import fields

    from bigshot_desktop.engine.game import Malformed

    hints = get_type_hints(kind, include_extras=True)
    readers = {field.name: reader(hints[field.name]) for field in fields(kind)}

    def read(value: object) -> Any:
        if not isinstance(value, dict):
            raise Misfit("object")
        found = {}
        for name, read_field in readers.items():
            if name not in value:
                raise Misfit("something", f".{name}")
            try:
                found[name] = read_field(value[name])
            except Misfit as misfit:
                raise misfit.within(f".{name}") from None
        for name in value:
            if name not in readers:
                raise Misfit("nothing", f".{name}")
        try:
            return kind(**found)
        except Malformed as malformed:
            raise Misfit(malformed.expected, f".{malformed.where}") from None

    return read
