"""The records of the contract itself: options, refusals, fingerprints, and a generator's pick."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

from bigshot_desktop.engine.game import (
    EVERYONE,
    Event,
    Info,
    Line,
    Malformed,
    Option,
    Refusal,
    Setup,
    fingerprint,
    pick,
)
from tests.every import for_every

INFO = Info(
    id="toy",
    players=(2, 3),
    options=(Option("loans", ("during", "before"), "T-02"), Option("map", ("a", "b", "c"), "T-03")),
    boards=(),
    rules=("T-01", "T-02", "T-03"),
    longest=9,
)


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert [option.default for option in INFO.options] == ["during", "a"]


def test_chosen_options_are_completed_in_the_games_own_order() -> None:
    assert list(INFO.complete({"map": "c"}).items()) == [("loans", "during"), ("map", "c")]
    assert list(INFO.complete({"map": "c", "loans": "before"})) == ["loans", "map"]


def test_an_unknown_option_survives_completion_so_that_it_can_be_refused() -> None:
    assert INFO.complete({"weather": "rain"}) == {"loans": "during", "map": "a", "weather": "rain"}


@for_every(
    ("players", "chosen", "refusal"),
    [
        (2, {}, None),
        (3, {"map": "c", "loans": "before"}, None),
        (1, {}, Refusal.of("players", "T-01", players=1, least=2, most=3)),
        (4, {}, Refusal.of("players", "T-01", players=4, least=2, most=3)),
        (2, {"weather": "rain"}, Refusal.of("unknown-option", "T-01", option="weather")),
        (2, {"map": "d"}, Refusal.of("unknown-value", "T-03", option="map", value="d")),
    ],
)
def test_options_are_checked_one_by_one(
    players: int, chosen: dict[str, str], refusal: Refusal | None
) -> None:
    assert INFO.check_options(players, chosen) == refusal


def test_facts_keep_the_order_in_which_they_are_told() -> None:
    assert Refusal.of("code", "T-01", b=1, a="x").facts == (("b", 1), ("a", "x"))
    assert Line.of("cash", 5, b=1, a="x").facts == (("b", 1), ("a", "x"))


def test_malformed_data_says_where_and_what_was_expected() -> None:
    problem = Malformed("lots[3]", "numbers:4")
    assert (problem.where, problem.expected) == ("lots[3]", "numbers:4")
    assert str(problem) == "lots[3]: numbers:4"


def test_a_set_up_tells_the_value_of_an_option() -> None:
    setup = Setup(2, (("loans", "before"), ("map", "a")), None, None)
    assert setup.option("loans") == "before"
    with pytest.raises(KeyError):
        setup.option("weather")


def test_an_event_is_for_everyone_and_reveals_nothing_unless_it_says_so() -> None:
    assert Event().audience == EVERYONE
    assert Event.reveals is False


class Position:
    """The smallest state there is."""

    __slots__ = ("setup", "pile", "turn")
    fixed: ClassVar[frozenset[str]] = frozenset(["setup"])

    def __init__(self, setup: str, pile: list[int], turn: int) -> None:
        self.setup = setup
        self.pile = pile
        self.turn = turn


def test_equal_positions_have_equal_fingerprints_and_others_others() -> None:
    one = fingerprint(Position("a", [1, 2], 3))  # type: ignore[arg-type]
    assert one == fingerprint(Position("a", [1, 2], 3))  # type: ignore[arg-type]
    assert one == fingerprint(Position("b", [1, 2], 3))  # type: ignore[arg-type]
    assert one != fingerprint(Position("a", [1, 2], 4))  # type: ignore[arg-type]
    assert one != fingerprint(Position("a", [2, 1], 3))  # type: ignore[arg-type]
    assert len(one) == 32


def test_a_fingerprint_is_the_same_on_every_machine() -> None:
    position = Position("a", [1, 2], 3)
    assert fingerprint(position) == "52907de8421c1cb77358c78822ed4a6a"  # type: ignore[arg-type]


def test_a_generator_picks_each_of_some_equally_often_and_nothing_beyond() -> None:
    rng = Random(7)
    for number in (1, 2, 3, 7, 56):
        counted = Counter(pick(rng, number) for _ in range(400 * number))
        assert set(counted) == set(range(number))
        assert all(abs(n - 400) < 4.5 * 20 for n in counted.values())


def test_the_extreme_draws_pick_the_first_and_the_last() -> None:
    class Extreme(Random):
        bits = 0

        def getrandbits(self, k: int) -> int:
            return self.bits

        def random(self) -> float:
            return self.bits / 2**24

    rng = Extreme()
    assert pick(rng, 55) == 0
    rng.bits = 2**24 - 1
    assert pick(rng, 55) == 54
