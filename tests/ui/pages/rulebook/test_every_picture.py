"""What is so of every picture in every rulebook: both looks, its size, and nothing stays behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from tests.ui.pages.rulebook.album import MARGIN, NOWHERE, Album, album_of, beyond, colours_in

pytestmark = pytest.mark.usefixtures("light_print")

WIDEST = 620
FEW = 20
"""Anything with more colours is no empty frame."""
PRINTED = {"big-shot": "field", "shark": "growing", "saludos-amigos": "worth"}


@pytest.fixture(scope="module", params=ENTRIES)
def album(request: pytest.FixtureRequest, light_print: None) -> Album:
    return album_of(request.param)


def test_no_picture_is_wider_than_a_page(album: Album) -> None:
    for name in album.light:
        assert 100 < figure_of(album.game, name).size.width() <= WIDEST, name


def test_pictures_are_full_of_colours_in_both_looks(album: Album) -> None:
    for name, light in album.light.items():
        dark = album.dark[name]
        assert light != dark, name
        assert min(len(colours_in(light)), len(colours_in(dark))) > FEW, name


def test_pictures_reach_all_edges_of_their_places(album: Album) -> None:
    for name, image in album.light.items():
        size = figure_of(album.game, name).size.toSize()
        wide, high = size.width(), size.height()
        bands = (
            *((0, 0, wide // 3, high), (wide - wide // 3, 0, wide // 3, high)),
            *((0, 0, wide, high // 3), (0, high - high // 3, wide, high // 3)),
        )
        for x, y, *band in bands:
            part = image.copy(MARGIN + x, MARGIN + y, *band)
            assert colours_in(part) != {NOWHERE.rgb()}, name


def test_pictures_keep_to_their_places(album: Album) -> None:
    for name, image in album.light.items():
        assert beyond(image) == {NOWHERE.rgb()}, name


def test_nothing_is_left_of_the_boards_behind_them(album: Album) -> None:
    assert album.built > len(album.light)
    assert album.left == []


@pytest.mark.parametrize("game", ENTRIES)
def test_a_picture_goes_to_paper_as_lines(qapp: QApplication, game: str) -> None:
    paper = QBuffer()
    paper.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(paper)
    painter = QPainter(writer)
    figure_of(game, PRINTED[game]).paint(painter)
    painter.end()
    printed = bytes(paper.data().data())
    assert printed.startswith(b"%PDF")
    assert len(printed) > 2000
    assert b"/Subtype /Image" not in printed
