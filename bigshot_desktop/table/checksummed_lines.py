"""Lines of JSON, each sealed with a checksum of itself and all lines before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.strict_json import canonical, parse_json

CHECK: Final = "check"
"""The key of a line's checksum."""
START: Final = ""
"""What comes before the first checksum."""

_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class CheckedLine:
    """A line whose checksum is right."""

    content: dict[str, Any]
    check: str
    end: int
    """Where it ends, in bytes from the beginning."""


def seal(content: dict[str, Any], previous: str) -> tuple[bytes, str]:
    """The line of a content after the line with the previous checksum, and its own checksum."""
    check = _check(content, previous)
    return canonical({**content, CHECK: check}) + b"\n", check


def checked_lines(data: bytes) -> Iterator[CheckedLine]:
    """The lines, up to the first that is damaged or has no end."""
    check, start = START, 0
    while (newline := data.find(b"\n", start)) >= 0:
        try:
            content = parse_json(data[start:newline])
        except Problem:
            return
        if not isinstance(content, dict):
            return
        given = content.pop(CHECK, None)
        check = _check(content, check)
        if given != check:
            return
        start = newline + 1
        yield CheckedLine(content, check, start)


def _check(content: dict[str, Any], previous: str) -> str:
    return sha256(previous.encode() + canonical(content)).hexdigest()[:_LENGTH]
