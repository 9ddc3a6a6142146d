"""Which licences an SPDX expression leaves us with, where it offers a choice."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(r"\(|\)|[A-Za-z0-9.+-]+")

PREFERRED: Final = (
    "MIT",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "Unlicense",
    "Zlib",
    "Apache-2.0",
    "FTL",
    "AFL-2.1",
    "LGPL-3.0-only",
)
"""Where a work may be had under one of several licences, we take the first of these."""

_LAST: Final = len(PREFERRED)


def terms(expression: str) -> tuple[str, ...]:
    """The licences that apply together, each with its exception (``GPL-2.0-only WITH …``), each once."""
    tokens = _TOKEN.findall(expression)
    if "".join(tokens) != expression.replace(" ", ""):
        raise ValueError(f"not an SPDX expression: {expression!r}")
    found = _either(tokens)
    if tokens:
        raise ValueError(
            f"not an SPDX expression: {expression!r} is left with {' '.join(tokens)!r}"
        )
    return tuple(dict.fromkeys(found))


def ids(term: str) -> tuple[str, ...]:
    """A licence and its exception, if it has one."""
    return tuple(term.split(" WITH "))


def _either(tokens: list[str]) -> list[str]:
    offers = [_both(tokens)]
    while tokens and tokens[0] == "OR":
        tokens.pop(0)
        offers.append(_both(tokens))
    return min(offers, key=lambda offer: sum(_rank(term) for term in offer))


def _both(tokens: list[str]) -> list[str]:
    found = _one(tokens)
    while tokens and tokens[0] == "AND":
        tokens.pop(0)
        found = found + _one(tokens)
    return found


def _one(tokens: list[str]) -> list[str]:
    first = _next(tokens)
    if first == "(":
        found = _either(tokens)
        if _next(tokens) != ")":
            raise ValueError("a bracket of an SPDX expression is not closed")
        return found
    if first in {")", "AND", "OR", "WITH"}:
        raise ValueError(f"a licence is missing before {first!r} in an SPDX expression")
    if tokens and tokens[0] == "WITH":
        tokens.pop(0)
        return [f"{first} WITH {_next(tokens)}"]
    return [first]


def _next(tokens: list[str]) -> str:
    if not tokens:
        raise ValueError("an SPDX expression ends too early")
    return tokens.pop(0)


def _rank(term: str) -> int:
    return PREFERRED.index(term) if term in PREFERRED else _LAST
