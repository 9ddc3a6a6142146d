"""What an annotation asks for is what is read, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.typed_json import at_most, between, read_record, reader
from tests.every import for_every


@dataclass(frozen=True, slots=True)
class Inner:
    numbers: Annotated[tuple[Annotated[int, between(1, 6)], ...], at_most(3)]
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Outer:
    yes: bool
    text: Annotated[str, at_most(5), str.isascii]
    choice: Literal["human", "bot", 3]
    facts: Annotated[dict[str, int | str], at_most(2)]
    inner: tuple[Inner, ...]
    anything: Any = None


SEAT = {"name": "Anna", "kind": "human", "level": "", "character": ""}
GOOD = {
    "yes": True,
    "text": "abc",
    "choice": "bot",
    "facts": {"a": 1, "b": "c"},
    "inner": [{"numbers": [1, 6], "seat": SEAT}, {"numbers": [], "seat": None}],
    "anything": [{}],
}


def test_what_fits_is_read() -> None:
    inner = (Inner((1, 6), Seat("Anna")), Inner((), None))
    expected = Outer(True, "abc", "bot", {"a": 1, "b": "c"}, inner, [{}])
    assert read_record(Outer, GOOD) == expected


@for_every(
    ("change", "where", "expected"),
    [
        ({"yes": 1}, "yes", "yes-or-no"),
        ({"text": None}, "text", "text"),
        ({"text": "abcdef"}, "text", "text"),
        ({"text": "ü"}, "text", "text"),
        ({"choice": "cat"}, "choice", "human-or-bot-or-3"),
        ({"choice": 3.0}, "choice", "human-or-bot-or-3"),
        ({"choice": []}, "choice", "human-or-bot-or-3"),
        ({"facts": []}, "facts", "object"),
        ({"facts": {"a": None}}, "facts.a", "something-else"),
        ({"facts": dict.fromkeys("abc", 1)}, "facts", "fewer-entries"),
        ({"inner": {}}, "inner", "entries"),
        ({"inner": [1]}, "inner[0]", "object"),
        ({"inner": [{"seat": None}]}, "inner[0].numbers", "something"),
        ({"inner": [{"numbers": [True], "seat": None}]}, "inner[0].numbers[0]", "number"),
        ({"inner": [{"numbers": [7], "seat": None}]}, "inner[0].numbers[0]", "number"),
        ({"inner": [{"numbers": ["x"] * 4, "seat": None}]}, "inner[0].numbers", "fewer-entries"),
        ({"inner": [{"numbers": [], "seat": 7}]}, "inner[0].seat", "object"),
        (
            {"inner": [{"numbers": [], "seat": {**SEAT, "name": " "}}]},
            "inner[0].seat.name",
            "name:40",
        ),
        ({"inner": [{"numbers": [], "seat": {"name": "A"}}]}, "inner[0].seat.kind", "something"),
        ({"more": 1}, "more", "nothing"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_named_with_its_place(
    change: dict[str, object], where: str, expected: str
) -> None:
    with pytest.raises(Problem) as caught:
        read_record(Outer, {**GOOD, **change})
    assert caught.value.code == "malformed"
    assert caught.value.facts == {"where": where, "expected": expected}


def test_a_field_with_a_default_must_be_there_all_the_same() -> None:
    with pytest.raises(Problem) as caught:
        read_record(Outer, {name: value for name, value in GOOD.items() if name != "anything"})
    assert caught.value.facts == {"where": "anything", "expected": "something"}


def test_an_annotation_it_does_not_know_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError):
        reader(float)
