"""All pictures of a rulebook, painted once for many tests, and what is left of the boards behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from weakref import ref

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from shiboken6 import isValid

from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.models.hand import HandModel
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.models.projects import ProjectsModel
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.theme import theme_switch
from bigshot_desktop.ui.pages.rulebook.figure import Figure, figure_of
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.rulebook import RULEBOOKS

NOWHERE: Final = QColor(1, 2, 3)
"""A colour that no picture has."""
MARGIN: Final = 24
"""So much more than a picture is looked at on each side."""
LINE: Final = 3
"""How far the line of a frame may reach beyond it."""
LIVING: Final[tuple[type[QObject], ...]] = (
    *(CityScene, WorldScene, VillageScene, Bridge, Pace),
    *(ProjectsModel, OffersModel, HandModel),
)


class Album(NamedTuple):
    """The pictures of one game, by their names."""

    game: str
    light: dict[str, QImage]
    dark: dict[str, QImage]
    built: int
    """Boards and what belongs to them …"""
    left: list[QObject]
    """… and which of those are still there."""


def painted(figure: Figure, scale: float = 1.0, margin: int = 0) -> QImage:
    """A picture, with so much room around it; the painter is afterwards as it was."""
    size = (figure.size * scale).toSize()
    image = QImage(
        size.width() + 2 * margin, size.height() + 2 * margin, QImage.Format.Format_RGB32
    )
    image.fill(NOWHERE)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    painter.scale(scale, scale)
    before = QTransform(painter.transform())
    figure.paint(painter)
    assert painter.transform() == before
    assert not painter.hasClipping()
    painter.end()
    return image


def colours_in(image: QImage) -> set[int]:
    """All colours of a picture, its margin among them."""
    return set(memoryview(image.constBits()).cast("I"))


def beyond(image: QImage) -> set[int]:
    """The colours outside of a picture."""
    outside = QImage(image)
    room = MARGIN - LINE
    painter = QPainter(outside)
    painter.fillRect(QRectF(image.rect()).adjusted(room, room, -room, -room), NOWHERE)
    painter.end()
    return colours_in(outside)


@contextmanager
def counted() -> Iterator[list[Callable[[], Any]]]:
    """As long as this lasts everything is known that is built of boards."""
    built: list[Callable[[], Any]] = []

    def watched(kind: type[QObject]) -> Callable[..., None]:
        build = kind.__init__

        def watch(self: QObject, *rest: Any, **named: Any) -> None:
            build(self, *rest, **named)
            built.append(ref(self))

        return watch

    with pytest.MonkeyPatch.context() as patch:
        for kind in LIVING:
            patch.setattr(kind, "__init__", watched(kind))
        yield built


def album_of(game: str) -> Album:
    """Paints all pictures of a game, in both looks."""
    names = RULEBOOKS[game].figures

    def dressed(match_request: str) -> dict[str, QImage]:
        theme_switch().choose(match_request)
        return {name: painted(figure_of(game, name), 1.0, MARGIN) for name in names}

    with counted() as built:
        light, dark = dressed("light"), dressed("dark")
    theme_switch().choose("light")
    left = [thing for thing in (one() for one in built) if thing is not None and isValid(thing)]
    return Album(game, light, dark, len(built), left)
