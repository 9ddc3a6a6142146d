"""Things by id that are made when they are asked for."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bigshot_desktop.rules.on_demand import OnDemand


class Workshop:
    """Makes things and remembers which."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.things = OnDemand({"a": lambda: self.make("a"), "b": lambda: self.make("b")})

    def make(self, name: str) -> object:
        self.made.append(name)
        return object()


def test_ids_are_known_before_anything_is_made() -> None:
    workshop = Workshop()
    things = workshop.things
    assert (list(things), sorted(things), len(things)) == (["a", "b"], ["a", "b"], 2)
    assert things.keys() == {"a": 1, "b": 2}.keys()
    assert "a" in things
    assert "c" not in things
    assert workshop.made == []


def test_each_is_made_once_when_it_is_asked_for() -> None:
    workshop = Workshop()
    first = workshop.things["b"]
    assert workshop.things["b"] is workshop.things.get("b") is first
    assert workshop.made == ["b"]
    assert list(workshop.things.values())[1] is first
    assert workshop.made == ["b", "a"]


def test_what_there_is_not_is_not_made() -> None:
    workshop = Workshop()
    with pytest.raises(KeyError, match="c"):
        workshop.things["c"]
    assert workshop.things.get("c") is None
    assert workshop.made == []


def test_all_threads_get_the_same() -> None:
    with ThreadPoolExecutor(8) as pool:
        for _ in range(50):
            things = Workshop().things
            assert len(set(pool.map(things.__getitem__, ["a"] * 8))) == 1
