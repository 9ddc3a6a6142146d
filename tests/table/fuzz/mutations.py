"""Changes to parsed JSON that a person with bad intentions, or a broken program, could have made."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

NUMBERS: Final = (
    *(0, 1, -1, -2, -3, 2, 5, 16, 17, 39, 40, 41, 75, 100, 200, 201, 255, 256, 300, 499, 500, 501),
    *(2**31 - 1, 2**31, -(2**31), 2**32, 10**9, 10**9 + 1, -(10**9)),
    *(2**53 - 1, 2**53, 2**63, 10**15, 10**16, 10**17, -(10**15)),
)
"""Around every limit that some reader has."""
TEXTS: Final = (
    *(
        "",
        " ",
        "a",
        "0",
        "-1",
        "1e9",
        "None",
        "null",
        "true",
        "yes",
        "no",
        "random",
        "human",
        "bot",
    ),
    *("x" * 24, "x" * 25, "x" * 40, "x" * 41, "x" * 81, "x" * 5000),
    *(
        "\x00",
        "\n",
        "\r\n",
        "\u2028",
        "\u202eevil",
        "\u2066",
        "\u200f",
        "\ufeff",
        "\ud800",
        "\udfff",
    ),
    *("e\u0301" * 20, "👩‍🚀" * 9, "Ａｎｎａ", "ﷺ" * 40, "\U0010ffff", "\ue000"),
    *(
        "<b>x</b>",
        "<img src=x>",
        "&lt;",
        "{name}",
        "{0}",
        "%s",
        "%n",
        "../../etc/passwd",
        "a/b\\c:d*e?",
    ),
    *("__class__", "kind", "seat", "constructor"),
)
WORTHLESS: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    1.5,
    -0.0,
    1e300,
    [],
    {},
    [[]],
    [{}],
    {"": ""},
    [None] * 20,
)
DEPTHS: Final = (1, 2, 23, 24, 25, 26, 200)

Path = tuple[Any, ...]
"""The keys and indices that lead to a value."""
Change = Callable[[Any, Random, "Donor"], Any]
"""Makes another value of one."""
Donor = Callable[[], Any]
"""Gives a piece of some other file."""


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The way to every value inside a value, itself first."""
    yield here
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*here, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*here, index))


def at(value: Any, path: Path) -> Any:
    """The value at the end of a way."""
    for step in path:
        value = value[step]
    return value


def mutated(value: Any, rng: Random, donor: Donor, *, changes: int = 1) -> Any:
    """A copy with some changes at random places. What is put in is copied: no later change reaches the donor."""
    value = deepcopy(value)
    for _ in range(changes):
        path = random_path(value, rng)
        change = rng.choice(_CHANGES)
        if not path:
            value = deepcopy(change(value, rng, donor))
        else:
            parent = at(value, path[:-1])
            parent[path[-1]] = deepcopy(change(parent[path[-1]], rng, donor))
    return value


def random_path(value: Any, rng: Random) -> Path:
    """Down from the top, each time to any of the values there: what is rare is found as often as what is many."""
    path: list[Any] = []
    while isinstance(value, dict | list) and value and (not path or rng.random() < 0.85):
        step = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        path.append(step)
        value = value[step]
    return tuple(path)


# --- changes -------------------------------------------------------------------------------------


def _nearby(value: Any, rng: Random, donor: Donor) -> Any:
    """What is almost the same."""
    if type(value) is int:
        return value + rng.choice((-2, -1, 1, 2, 10, -10)) if rng.random() < 0.9 else -value
    if isinstance(value, str):
        return rng.choice((value.upper(), value + " ", value + "x", value[:-1], value * 3))
    if isinstance(value, list):
        return _list_change(value, rng, donor)
    if isinstance(value, dict):
        return _object_change(value, rng, donor)
    return not value


def _of_the_same_type(value: Any, rng: Random, donor: Donor) -> Any:
    """Another value that a reader would take at first sight."""
    if type(value) is int:
        return rng.choice(NUMBERS)
    if isinstance(value, str):
        return rng.choice(TEXTS)
    return _nearby(value, rng, donor)


def _of_another_type(value: Any, rng: Random, _: Donor) -> Any:
    if rng.random() < 0.3:
        return rng.choice(WORTHLESS)
    if rng.random() < 0.5:
        return str(value)[:100]
    return rng.choice((rng.choice(NUMBERS), rng.choice(TEXTS), [value], {"kind": value}))


def _nested(value: Any, rng: Random, _: Donor) -> Any:
    for _level in range(rng.choice(DEPTHS)):
        value = [value] if rng.random() < 0.5 else {"a": value}
    return value


def _transplanted(value: Any, rng: Random, donor: Donor) -> Any:
    """A piece of another file, of the same type if there is one."""
    pieces = [donor() for _ in range(8)]
    return deepcopy(next((one for one in pieces if type(one) is type(value)), pieces[0]))


def _list_change(value: list[Any], rng: Random, donor: Donor) -> Any:
    value = list(value)
    if not value:
        return [donor()]
    place, other = rng.randrange(len(value)), rng.randrange(len(value))
    match rng.randrange(9):
        case 0:
            del value[place]
        case 1:
            value.insert(place, deepcopy(value[other]))
        case 2:
            value[place], value[other] = value[other], value[place]
        case 3:
            del value[place:]
        case 4:
            value.reverse()
        case 5:
            rng.shuffle(value)
        case 6:
            value *= rng.choice((2, 3, 20))
        case 7:
            value.insert(place, donor())
        case _:
            value[place:place] = deepcopy(value[min(place, other) : max(place, other)])
    return value[:5000]


def _object_change(value: dict[str, Any], rng: Random, donor: Donor) -> Any:
    value = dict(value)
    if not value:
        return {rng.choice(TEXTS): donor()}
    keys = list(value)
    key, other = rng.choice(keys), rng.choice(keys)
    match rng.randrange(6):
        case 0:
            del value[key]
        case 1:
            value[key], value[other] = value[other], value[key]
        case 2:
            value[rng.choice(TEXTS)] = value.pop(key)
        case 3:
            value[rng.choice(TEXTS)] = donor()
        case 4:
            value |= {str(number): number for number in range(rng.choice((17, 99, 101)))}
        case _:
            value = {one: value[one] for one in reversed(keys)}
    return value


_CHANGES: Final[tuple[Change, ...]] = (
    *(_nearby,) * 8,
    *(_of_the_same_type,) * 5,
    *(_of_another_type,) * 2,
    *(_transplanted,) * 3,
    _nested,
)
"""Small changes are the most: they come furthest before somebody notices."""


def broken_bytes(data: bytes, rng: Random) -> bytes:
    """The same file after an accident: cut, overwritten, doubled, or with a key twice."""
    place, end = rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)
    match rng.randrange(6):
        case 0:
            return data[:place]
        case 1:
            return data[:place] + bytes((rng.randrange(256),)) + data[place + 1 :]
        case 2:
            return data[:place] + data[min(place, end) : max(place, end)] + data[place:]
        case 3:
            return data[:place] + data[end:]
        case 4:
            return data.replace(b'"seed":', b'"seed":1,"seed":').replace(b'"sound"', b'"volume"')
        case _:
            return data[:place] + rng.randbytes(rng.choice((1, 4, 64))) + data[place:]
