"""Records that are quick to declare."""

from __future__ import annotations

import pickle

import pytest

from bigshot_desktop.engine.light_record import LightRecord


class Dish(LightRecord):
    name: str
    price: int = 5

    def _check(self) -> None:
        if self.price < 0:
            raise ValueError("Nobody is paid for eating.")


def test_fields_are_as_given_or_as_usual() -> None:
    soup = Dish(name="soup")
    assert (soup.name, soup.price) == ("soup", 5)
    assert soup.values() == {"name": "soup", "price": 5}
    assert repr(soup) == "Dish(name='soup', price=5)"


def test_equal_fields_make_equal_records() -> None:
    assert Dish(name="soup") == Dish(name="soup", price=5)
    assert hash(Dish(name="soup")) == hash(Dish(name="soup", price=5))
    assert Dish(name="soup") != Dish(name="soup", price=6)
    assert Dish(name="soup") != "soup"


def test_a_changed_one_is_another_one() -> None:
    soup = Dish(name="soup")
    assert soup.changed(price=7) == Dish(name="soup", price=7)
    assert soup.price == 5


def test_it_does_not_change() -> None:
    soup = Dish(name="soup")
    with pytest.raises(AttributeError):
        soup.price = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del soup.price
    assert soup.price == 5


def test_what_is_missing_unknown_or_wrong_is_refused() -> None:
    with pytest.raises(TypeError, match="Dish needs a name"):
        Dish()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Dish has no colour"):
        Dish(name="soup", colour="red")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="Nobody"):
        Dish(name="soup", price=-1)


def test_it_comes_back_from_another_process() -> None:
    assert pickle.loads(pickle.dumps(Dish(name="soup", price=2))) == Dish(name="soup", price=2)
