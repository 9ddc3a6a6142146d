"""A small rulebook for tests, with everything that a rulebook can have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook import figure_cache, pdf
from bigshot_desktop.ui.pages.rulebook.figure import Figure
from bigshot_desktop.words.rulebook import (
    Chapter,
    Rulebook,
    Section,
    edition,
    example,
    figure,
    point,
    ruling,
    text,
)

LONG = "The leader rolls the die and the broker walks on, past empty fields as if they were not there. "

BOOK = Rulebook(
    "big-shot",
    "Test",
    (text("A city is sold, district by district."), text("See BS-01, and SH-05 of another game.")),
    (
        Chapter(
            "The beginning",
            (
                Section(
                    "BS-01",
                    "The city",
                    (
                        text("There are 13 districts. BS-99 is no rule."),
                        point("Eleven have a value."),
                        point("Two are parks."),
                        figure("plan", "The city as it is."),
                        figure("field", "A field of it."),
                    ),
                ),
                Section(
                    "BS-02",
                    "Neighbours",
                    (
                        ruling("The printed rules are silent."),
                        ruling("So are we."),
                        edition("The Italian rules say less."),
                        example("Anna asks Ben."),
                        text("Parks are explained in BS-01."),
                    ),
                ),
            ),
        ),
        Chapter(
            "The end",
            (
                Section("BS-03", "The ring", tuple(text(LONG * 4) for _ in range(6))),
                Section("BS-04", "Émile’s straße", (text("The last cube of all."),)),
            ),
        ),
    ),
)
RULED = Rulebook(
    "big-shot",
    "Test",
    (text("A city is sold, district by district."),),
    (
        Chapter(
            "The talk",
            (
                Section(
                    "BS-01",
                    "How it goes",
                    (
                        point("This is printed."),
                        ruling("The printed rules leave the rest open. Here it goes like this:"),
                        point(LONG * 4),
                        point("Nobody speaks twice."),
                        text("That is all."),
                    ),
                ),
            ),
        ),
    ),
)
"""One with a ruling that consists of points."""
SIZES = {"plan": QSizeF(600, 360), "field": QSizeF(200, 120)}


class NoMemory:
    """Pictures that are nothing but areas."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, QRectF]] = []

    def size(self, name: str) -> QSizeF:
        return SIZES[name]

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        self.drawn.append((name, place))


@contextmanager
def pictures() -> Iterator[list[str]]:
    """As long as this lasts all games' pictures are plain areas in the theme's red; tells which were drawn."""
    drawn: list[str] = []

    def of(game: str, name: str) -> Figure:
        size = SIZES.get(name, QSizeF(400, 250))

        def paint(painter: QPainter) -> None:
            drawn.append(name)
            painter.fillRect(QRectF(0, 0, size.width(), size.height()), theme.current().danger)

        return Figure(size, paint)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(figure_cache, "figure_of", of)
        patch.setattr(pdf, "figure_of", of)
        yield drawn
