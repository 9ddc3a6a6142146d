"""The pictures in the rulebook of Big Shot: all that the book names, in both looks, and nothing stays behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.rules.big_shot.majority import WINNER, pile_of
from bigshot_desktop.ui import fonts, language
from bigshot_desktop.ui.boards.big_shot.city import CityScene
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.rulebook.figures.big_shot import FIGURES, pictures
from bigshot_desktop.ui.rulebook.figures.big_shot.posed import RED, WHITE, Pose, city
from bigshot_desktop.ui.rulebook.figures.figure import Figure, figure_of
from bigshot_desktop.ui.theme import look
from bigshot_desktop.words.rulebooks import rulebook_of

NOWHERE = QColor(1, 2, 3)
"""A colour that no picture has."""
WIDEST = 620
MARGIN = 30
LINE = 3
"""How far the line of a frame may reach beyond it."""


@pytest.fixture(autouse=True)
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    look().choose("light")
    yield
    look().choose("light")
    QApplication.setFont(before)


def painted(figure: Figure, margin: int = 0) -> QImage:
    """A picture, with so much room around it."""
    size = figure.size.toSize()
    image = QImage(
        size.width() + 2 * margin, size.height() + 2 * margin, QImage.Format.Format_RGB32
    )
    image.fill(NOWHERE)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    figure.paint(painter)
    painter.end()
    return image


def living(kind: type) -> int:
    gc.collect()
    return sum(type(one) is kind for one in gc.get_objects())


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert sorted(rulebook_of("big-shot").figures) == sorted(FIGURES)


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_is_painted_in_the_look_of_now(name: str) -> None:
    figure = figure_of("big-shot", name)
    assert figure.size.width() <= WIDEST
    light = painted(figure)
    look().choose("dark")
    dark = painted(figure)
    for image in (light, dark):
        dots = [
            image.pixelColor(x, y).name()
            for x in range(0, image.width(), 7)
            for y in range(0, image.height(), 7)
        ]
        assert len(set(dots)) > 5
    assert light != dark


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_keeps_within_its_size(name: str) -> None:
    image = painted(figure_of("big-shot", name), MARGIN)
    painter = QPainter(image)
    room = MARGIN - LINE
    painter.fillRect(QRectF(image.rect()).adjusted(room, room, -room, -room), NOWHERE)
    painter.end()
    blank = QImage(image.size(), image.format())
    blank.fill(NOWHERE)
    assert image == blank


@pytest.mark.parametrize("name", FIGURES)
def test_nothing_stays_behind(name: str) -> None:
    before = living(CityScene), living(Bridge)
    painted(figure_of("big-shot", name))
    assert (living(CityScene), living(Bridge)) == before


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_can_be_printed(name: str) -> None:
    page = QBuffer()
    page.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(page)
    painter = QPainter(writer)
    scale = writer.width() / WIDEST
    painter.scale(scale, scale)
    figure_of("big-shot", name).paint(painter)
    painter.end()
    assert page.data().size() > 2000


# --- what they show ------------------------------------------------------------------------------


def test_the_city_of_a_picture_is_the_one_that_was_wanted() -> None:
    pose = Pose(
        broker=7, offered=True, piles={10: (3, 3, 1, 0)}, owners={6: RED}, lots={7: (2, 1, 0, 1)}
    )
    with city(pose) as posed:
        scene = posed.scene
        assert scene.broker.pos() == scene.plan.plots[7].stand
        assert scene.fields[7].raised == 1
        assert [cube.colour for cube in scene.cubes.fields[7]] == [0, 0, 1, 3]
        assert scene.districts[10].standing.leader == WHITE
        assert scene.districts[10].standing.size == 7
        assert scene.signs[6].isVisible()
        assert scene.signs[6].owner == RED


def test_one_pose_leaves_nothing_of_the_one_before() -> None:
    with city(Pose(owners={6: RED}, piles={10: (1, 0, 0, 0)})) as posed:
        posed.stand(Pose())
        assert not posed.scene.signs[6].isVisible()
        assert posed.scene.districts[10].standing.size == 0


def test_the_three_endings_are_won_by_whom_the_picture_names() -> None:
    for winner, placed in pictures.ENDINGS:
        pile = tuple(cubes + placed.count(one) for one, cubes in enumerate(pictures.BEFORE))
        assert sum(pile) == 7
        assert WINNER[pile_of(pile)] == winner
        assert all(placed.count(one) <= cubes for one, cubes in enumerate(pictures.OFFERED))


def test_money_is_written_as_the_player_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture of the loans is another where money is written in another way."""
    before = painted(figure_of("big-shot", "loans"))
    foreign = replace(language.voice(), translate=lambda _, text: text.replace("$", "€"))
    monkeypatch.setattr(language, "voice", lambda: foreign)
    assert painted(figure_of("big-shot", "loans")) != before
