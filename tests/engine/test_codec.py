"""Records to JSON data and back: what is not exactly a record is refused, with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from bigshot_desktop.engine.codec import BIGGEST, Codec, kind_of, record, text, whole, wholes
from bigshot_desktop.engine.game import Malformed
from bigshot_desktop.games import GAMES
from tests.every import for_every


@dataclass(frozen=True)
class SharesSold:
    """A record with a number and a list."""

    seat: int
    shares: tuple[int, ...]


@dataclass(frozen=True)
class Ready:
    """A record with a number only."""

    seat: int


CODEC: Codec[Any] = Codec(SharesSold, Ready)

json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def test_a_kind_is_the_name_of_the_class_in_small_letters() -> None:
    assert kind_of(SharesSold) == "shares-sold"
    assert kind_of(Ready) == "ready"


def test_tuples_are_lists_in_data() -> None:
    written = CODEC.write(SharesSold(1, (2, 0, 3)))
    assert written == {"kind": "shares-sold", "seat": 1, "shares": [2, 0, 3]}
    assert CODEC.read(written) == SharesSold(1, (2, 0, 3))


@for_every("value", [True, 1.0, "1", None, [1], BIGGEST + 1, -BIGGEST - 1, 10**400])
def test_only_whole_numbers_of_sane_size_are_numbers(value: object) -> None:
    with pytest.raises(Malformed) as caught:
        whole(value, "amount")
    assert (caught.value.where, caught.value.expected) == ("amount", "number")


@pytest.mark.parametrize("value", [0, -1, BIGGEST, -BIGGEST])
def test_whole_numbers_are_numbers(value: int) -> None:
    assert whole(value, "amount") == value


def test_a_list_of_numbers_is_read_as_a_tuple() -> None:
    assert wholes([1, 2], "lot") == (1, 2)
    assert wholes([], "lot") == ()
    assert wholes((1, 2), "lot", 2) == (1, 2)


@for_every(
    ("value", "length", "where", "expected"),
    [
        ("12", None, "lot", "numbers"),
        (12, None, "lot", "numbers"),
        ({1: 2}, None, "lot", "numbers"),
        ([1, 2], 3, "lot", "numbers:3"),
        ([1, "2"], 2, "lot[1]", "number"),
    ],
)
def test_what_is_no_list_of_numbers_is_refused(
    value: object, length: int | None, where: str, expected: str
) -> None:
    with pytest.raises(Malformed) as caught:
        wholes(value, "lot", length)
    assert (caught.value.where, caught.value.expected) == (where, expected)


def test_a_text_is_a_text() -> None:
    assert text("a", "name") == "a"
    with pytest.raises(Malformed):
        text(1, "name")


def test_a_record_has_exactly_its_keys() -> None:
    assert record({"a": 1, "b": 2}, "", {"a", "b"}) == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("value", "where", "expected"),
    [
        ([], "deal", "object"),
        ({"a": 1}, "deal.b", "something"),
        ({"a": 1, "b": 2, "c": 3}, "deal.c", "nothing"),
    ],
)
def test_what_is_no_such_record_is_refused(value: object, where: str, expected: str) -> None:
    with pytest.raises(Malformed) as caught:
        record(value, "deal", {"a", "b"})
    assert (caught.value.where, caught.value.expected) == (where, expected)


def test_the_place_of_a_mistake_includes_where_the_record_lies() -> None:
    with pytest.raises(Malformed) as caught:
        CODEC.read({"kind": "ready", "seat": "one"}, "actions[4]")
    assert caught.value.where == "actions[4].seat"


@given(seat=st.integers(-2, 6), shares=st.lists(st.integers(-BIGGEST, BIGGEST)))
def test_every_record_is_the_same_after_it_was_written_and_read(
    seat: int, shares: list[int]
) -> None:
    item = SharesSold(seat, tuple(shares))
    assert CODEC.read(CODEC.write(item)) == item


@given(data=json_data)
def test_no_data_at_all_breaks_the_reading_of_actions_set_ups_and_boards(data: object) -> None:
    for name, game in GAMES.items():
        note(name)
        try:
            action = game.read_action(data)
        except Malformed:
            pass
        else:
            assert game.write_action(action) == data
        with pytest.raises(Malformed):
            game.read_setup(game.info.players[0], {}, data)
        if game.info.boards:
            with pytest.raises(Malformed):
                game.read_board(data)
