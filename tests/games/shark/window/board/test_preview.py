"""The card beside a square leaves its victims to be seen, and says nothing twice."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF

from bigshot_desktop.games.shark.rules.outcome import Change, Outcome
from bigshot_desktop.games.shark.window.board.preview import SquareCard, figures
from bigshot_desktop.games.shark.words.outcomes import Forecast
from bigshot_desktop.ui.boards.preview import Surroundings

ROOM = QRectF(0, 0, 1000, 640)


def a_card() -> SquareCard:
    card = SquareCard()
    outcome = Outcome(0, 1, 30, 2, 2, 2, 0, (), (), (), ends=False)
    card.show_outcome("G3", "Europe", outcome, Forecast(("Blue stays at 2.",), ()))
    return card


def test_a_value_that_stays_is_written_once() -> None:
    assert [value for value, _ in figures(Change(1, 2, 2))] == [2]
    assert [value for value, _ in figures(Change(1, 2, 4))] == [2, 4]


def test_victims_are_seen_wherever_they_stand() -> None:
    card, rng = a_card(), Random(1)
    for _ in range(200):
        block = QRectF(rng.randrange(0, 900, 60), rng.randrange(60, 560, 50), 60, 50)
        ways = [(60, 0), (-60, 0), (0, 50), (0, -50)]
        victims = [block.translated(*way) for way in rng.sample(ways, 2)]
        spot = card.place(Surroundings(block, block, victims), ROOM)
        cover = QRectF(spot, card.size.size() * card.scale())
        assert ROOM.contains(cover)
        assert not any(cover.intersects(one) for one in (block, *victims))
