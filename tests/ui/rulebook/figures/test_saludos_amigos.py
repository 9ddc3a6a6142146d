"""The pictures in the rulebook of Saludos Amigos show what their captions say, and leave nothing behind."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation
from bigshot_desktop.rules.saludos_amigos.packs import cards_in
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui import fonts, theme
from bigshot_desktop.ui.boards.saludos_amigos.village import VillageScene
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.saludos_amigos.hand import HandModel
from bigshot_desktop.ui.models.saludos_amigos.offers import OffersModel
from bigshot_desktop.ui.models.saludos_amigos.projects import ProjectsModel
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.rulebook.figures import saludos_amigos
from bigshot_desktop.ui.rulebook.figures.figure import figure_of
from bigshot_desktop.ui.rulebook.figures.saludos_amigos import ANNA, FIGURES
from bigshot_desktop.ui.theme import look
from bigshot_desktop.words.rulebook import Kind
from bigshot_desktop.words.rulebooks import rulebook_of

GAME = "saludos-amigos"
BOOK = rulebook_of(GAME)
WIDEST = 620
BEYOND = 12
"""So much more than the picture is looked at on each side."""
BACKGROUND = QColor(1, 2, 3)
"""A colour that is nowhere in a picture."""
FEW = 12
"""Anything with more colours is no empty frame."""
LIVING = (VillageScene, Bridge, Pace, ProjectsModel, OffersModel, HandModel)


@pytest.fixture(autouse=True)
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    look().choose("light")
    yield
    look().choose("light")
    QApplication.setFont(before)


def painted(name: str, scale: float = 1.0) -> QImage:
    """A picture of the book, with a margin around it."""
    figure = figure_of(GAME, name)
    size = (figure.size * scale).toSize()
    image = QImage(
        size.width() + 2 * BEYOND, size.height() + 2 * BEYOND, QImage.Format.Format_RGB32
    )
    image.fill(BACKGROUND)
    painter = QPainter(image)
    painter.translate(BEYOND, BEYOND)
    painter.scale(scale, scale)
    figure.paint(painter)
    painter.end()
    return image


def colours_in(image: QImage) -> set[int]:
    inside = image.copy(BEYOND, BEYOND, image.width() - 2 * BEYOND, image.height() - 2 * BEYOND)
    return {
        inside.pixel(x, y)
        for x in range(0, inside.width(), 3)
        for y in range(0, inside.height(), 3)
    }


class Witness(Bridge):
    """Keeps what was behind the pictures that were painted."""

    table: SaludosObservation
    broken: list[str]

    def __init__(self, referee: Referee, viewer: int) -> None:
        super().__init__(referee, viewer)
        Witness.table = self.observation
        Witness.broken = self.match.game.audit(self.match.state)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> type[Witness]:
    monkeypatch.setattr(saludos_amigos, "Bridge", Witness)
    return Witness


def caption(name: str) -> str:
    (found,) = (part.text for one in BOOK.sections for part in one.parts if part.figure == name)
    return found


# --- all of them ---------------------------------------------------------------------------------


def test_there_is_a_picture_for_each_that_the_book_names() -> None:
    assert BOOK.figures == tuple(FIGURES)
    assert all(part.kind is not Kind.FIGURE for part in BOOK.introduction)


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_is_full_of_colours_in_both_looks(name: str) -> None:
    assert 0 < figure_of(GAME, name).size.width() <= WIDEST
    light = painted(name)
    look().choose("dark")
    dark = painted(name)
    assert light != dark
    assert min(len(colours_in(light)), len(colours_in(dark))) > FEW


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_keeps_to_its_place(name: str) -> None:
    image = painted(name)
    right, bottom = image.width() - BEYOND, image.height() - BEYOND
    outside = {
        image.pixel(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not (BEYOND <= x < right and BEYOND <= y < bottom)
    }
    assert outside == {BACKGROUND.rgb()}


@pytest.mark.parametrize("name", FIGURES)
def test_a_picture_shows_a_position_that_the_rules_allow(name: str, witness: type[Witness]) -> None:
    painted(name, 0.2)
    assert witness.broken == []


def test_nothing_is_left_of_a_village_once_it_is_painted() -> None:
    def alive() -> list[QObject]:
        return [one for one in gc.get_objects() if type(one) in LIVING and isValid(one)]

    before = alive()
    for name in FIGURES:
        painted(name, 0.2)
    assert [one for one in alive() if one not in before] == []


def test_larger_paper_gets_a_sharper_picture() -> None:
    coarse = painted("village").scaled(painted("village", 2.0).size())
    assert len(colours_in(painted("village", 2.0))) > FEW
    assert coarse != painted("village", 2.0)


def test_names_are_written_in_the_language_of_now(qapp: QApplication) -> None:
    class Shouting(QTranslator):
        def translate(self, context: str, text: str, *_: object) -> str:
            return f"{text}!!!" if context == "SaludosProject" else ""

        def isEmpty(self) -> bool:
            return False

    plain = painted("village")
    translator = Shouting()
    qapp.installTranslator(translator)
    try:
        assert painted("village") != plain
    finally:
        qapp.removeTranslator(translator)


# --- what they show ------------------------------------------------------------------------------


def test_the_village_has_missing_sections_and_complete_projects(witness: type[Witness]) -> None:
    painted("village", 0.2)
    sections = witness.table.sections
    assert all(sections)
    assert [
        number for number, project in zip(sections, range(1, 7), strict=True) if number == project
    ]


def test_one_marker_has_been_around_once(witness: type[Witness]) -> None:
    painted("money-track", 0.2)
    assert max(witness.table.money) // 50 == 1
    assert "a small 1" in caption("money-track")


def test_the_plate_says_what_the_sum_says(witness: type[Witness]) -> None:
    painted("worth", 0.2)
    assert (witness.table.worth, witness.table.sections[4 - 1]) == (4 + 2 + 1, 3)


def test_four_cards_and_a_three_make_seven(witness: type[Witness]) -> None:
    painted("strength", 0.2)
    seen = witness.table
    assert cards_in(seen.hands[ANNA] or 0) == (1, 1, 2, 3)
    assert (seen.dice[ANNA], seen.strengths[ANNA]) == (3, 7)
    assert "four cards and has rolled a 3: strength 7" in caption("strength")


def test_two_offers_lie_open(witness: type[Witness]) -> None:
    painted("offers", 0.2)
    assert len([shares for shares in witness.table.offers if shares]) == 2
    assert all(sum(shares) == witness.table.worth for shares in witness.table.offers if shares)


@pytest.mark.parametrize("name", ["mug-and-biscuit", "council"])
def test_mug_and_biscuit_are_those_of_the_example(name: str, witness: type[Witness]) -> None:
    painted(name, 0.2)
    seen = witness.table
    assert (seen.strengths, seen.worth) == ((9, 10, 9, 8), 9)
    assert (seen.mug, seen.biscuit) == (19, 17)
    assert (seen.shares, seen.counter) == ((3, 6, 0, 0), (0, 0, 4, 5))
    assert (sum(seen.cards), seen.attending) == (17, (2, 3))


def test_the_council_ends_at_30_to_34(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int, int, int]] = []
    paint = saludos_amigos._paint

    def look_first(
        painter: QPainter, scene: VillageScene, frames: tuple[saludos_amigos.Frame, ...]
    ) -> None:
        hands = scene.council.ballots.face_up
        coalition, opposition = (
            sum(sum(hands[delegate.seat]) for delegate in side) for side in scene.council.sides
        )
        shown.append((coalition, opposition, scene.mug.figure, scene.biscuit.figure))
        paint(painter, scene, frames)

    monkeypatch.setattr(saludos_amigos, "_paint", look_first)
    painted("council", 0.2)
    assert shown == [(11, 17, 19 + 11, 17 + 17)]


def test_one_journalist_stays_beside_three_complete_projects(witness: type[Witness]) -> None:
    painted("journalist", 0.2)
    sections = witness.table.sections
    assert sum(number == project for project, number in enumerate(sections, 1)) == 3
    assert witness.table.journalists == 1


def test_figures_beside_a_picture_can_be_read_in_both_looks() -> None:
    for wish in ("light", "dark"):
        look().choose(wish)
        image = painted("worth")
        assert theme.current().ink.rgb() in colours_in(image)
