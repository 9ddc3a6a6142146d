"""The card beside a square leaves its victims to be seen, and says nothing twice."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from bigshot_desktop.games.shark.rules.outcome import Change, Effect, Outcome
from bigshot_desktop.games.shark.window.board.preview import SquareCard, figures, rows_of
from bigshot_desktop.games.shark.words.outcomes import Forecast
from bigshot_desktop.ui.boards.preview import Surroundings
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.words.narrator import Narrator
from tests.games.shark.words.samples import setup_for

ROOM = QRectF(0, 0, 1000, 640)


def a_card() -> SquareCard:
    card = SquareCard()
    outcome = Outcome(0, 1, 30, 2, 2, 2, 0, (), (), (), ends=False)
    card.show_outcome("G3", "Europe", outcome, Forecast(("Blue stays at 2.",), ()), ())
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


def test_everybody_s_cash_and_wealth_stand_side_by_side() -> None:
    effects = (
        Effect(0, 5, 4, 0, short=False, ruined=False, wealth=13),
        Effect(1, 0, 0, 10, short=True, ruined=False, wealth=-24),
        Effect(2, 0, 0, 10, short=False, ruined=True, wealth=-30),
        Effect(3, 0, 0, 0, short=False, ruined=False, wealth=-4),
    )
    outcome = Outcome(0, 1, 30, 2, 2, 4, 4, (), (), effects, ends=False)
    narrator = Narrator().at("shark", setup_for(4), ("Anna", "Bea", "Carl", "Dora"))
    rows = rows_of(narrator, outcome)
    assert [(row.cash, row.wealth) for row in rows] == [
        ("+9,000 FT", "+13,000 FT"),
        ("−10,000 FT", "−24,000 FT"),
        ("−10,000 FT", "−30,000 FT"),
        ("±0 FT", "−4,000 FT"),
    ]
    assert [bool(row.trouble) for row in rows] == [False, True, True, False]
    card = SquareCard()
    card.show_outcome("G3", "Europe", outcome, Forecast(("Blue rises.",), ()), rows)
    few = Outcome(0, 1, 30, 2, 2, 4, 4, (), (), effects[:1], ends=False)
    small = SquareCard()
    small.show_outcome("G3", "Europe", few, Forecast(("Blue rises.",), ()), rows[:1])
    line = QFontMetricsF(fonts.text()).height()
    assert card.size.height() > small.size.height() + 5 * line, (
        "three players, two of them in trouble"
    )
