"""Orders: actions that belong together, forwards and backwards."""

from __future__ import annotations

from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading
from bigshot_desktop.ui.play.orders import Bundles, Orders

THREE = Orders((Buy(1, 0, 1), Buy(1, 2, 1), EndTrading(1)))


def test_orders_are_of_one_seat() -> None:
    assert THREE.seat == 1


def test_the_middle_of_orders_has_a_beginning_and_an_end() -> None:
    bundles = Bundles()
    bundles.add(10, THREE)
    assert [bundles.start(length) for length in (9, 10, 11, 12, 13)] == [9, 10, 10, 10, 13]
    assert [bundles.stop(length) for length in (9, 10, 11, 12, 13)] == [9, 13, 13, 13, 13]


def test_a_single_action_needs_no_bundle() -> None:
    bundles = Bundles()
    bundles.add(4, Orders((EndTrading(0),)))
    assert (bundles.start(4), bundles.stop(4)) == (4, 4)


def test_what_was_to_follow_is_another_story() -> None:
    bundles = Bundles()
    bundles.add(10, THREE)
    bundles.add(11, Orders((EndTrading(1),)))
    assert bundles.start(12) == 12
