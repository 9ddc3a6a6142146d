"""JSON of the kind matches are made of: whole numbers, no key twice, no great depth."""

from __future__ import annotations

from typing import Any, Final, NoReturn, cast

from bigshot_desktop.table.problems import Problem

MOST_DIGITS: Final = 16
"""Enough for every whole number that all JSON readers agree on (below 2**53)."""

MOST_LEVELS: Final = 24
"""No honest file nests lists and objects deeper than this."""


MOST_KEYS: Final = 100
"""No honest object has more keys than this."""

_SPACE: Final = " \t\n\r"
"""What may stand around a value."""


def parse_json(data: bytes) -> object:
    """The value of a JSON text, or a :class:`Problem`, whatever the bytes."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("not-utf8", byte=error.start) from None
    try:
        value = _scan(text)
    except RecursionError:
        raise Problem("nested-too-deep", most=MOST_LEVELS) from None
    _inspect(value)
    return value


def _scan(text: str) -> object:
    """The value of a whole text.

    What :mod:`json` reads with is asked directly: the module itself compiles half a dozen patterns when it is
    imported, and the settings are read before the first picture. Where anything is amiss it tells what, and where.
    """
    try:
        from _json import make_scanner

        scan: Any = make_scanner(_Manner)  # type: ignore[arg-type]  # anything with such attributes
        value, end = scan(text, len(text) - len(text.lstrip(_SPACE)))
        if not text[end:].strip(_SPACE):
            return cast("object", value)
    except (ImportError, StopIteration, ValueError):
        pass
    import json

    try:
        return json.loads(
            text,
            parse_int=_Manner.parse_int,
            parse_float=_Manner.parse_float,
            parse_constant=_Manner.parse_constant,
            object_pairs_hook=_Manner.object_pairs_hook,
        )
    except json.JSONDecodeError as error:
        raise Problem("not-json", line=error.lineno, column=error.colno) from None


def canonical(value: object) -> bytes:
    """The JSON text checksums are made of: sorted keys, no spaces, ASCII only."""
    import json

    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        _refuse_number(digits)
    return int(digits)


def _refuse_number(number: str) -> NoReturn:
    raise Problem("bad-number", number=number)


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(pairs) > MOST_KEYS:
        raise Problem("too-many-keys", most=MOST_KEYS)
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Problem("duplicate-key", key=key)
            seen.add(key)
    return value


class _Manner:
    """How numbers and objects are read, in the words of the standard library."""

    strict = True
    object_hook = None
    parse_int = staticmethod(_whole)
    parse_float = parse_constant = staticmethod(_refuse_number)
    object_pairs_hook = staticmethod(_distinct)


def _inspect(value: object) -> None:
    """Level by level, without recursion: not too deep, no half characters (lone surrogates)."""
    level = [value]
    for _ in range(MOST_LEVELS + 1):
        objects = [item for item in level if isinstance(item, dict)]
        texts = [item for item in level if isinstance(item, str)]
        texts += [key for item in objects for key in item]
        try:
            "".join(texts).encode()
        except UnicodeEncodeError:
            raise Problem("bad-text") from None
        lists = [item for item in level if isinstance(item, list)]
        level = [inner for item in objects for inner in item.values()]
        level += [inner for item in lists for inner in item]
        if not level:
            return
    raise Problem("nested-too-deep", most=MOST_LEVELS)
