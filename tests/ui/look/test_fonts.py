"""The fonts that come with the program, and how they follow the player's choice of size."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QRawFont,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import fonts, style
from tests.every import for_every
from tests.words.languages import TRANSLATED, messages

WEIGHTS = [QFont.Weight.Normal, QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold]
SOMEWHERE_IN_EUROPE = "äöüßÄÖÜéèêëçœæàâîïôùûÿÉÈÇŒìòñåøđłśžčřőğı"
MARKS = "«»‹›‘’“”„–—−×±…€$·•\u00a0\u2009\u202f\u2011"


@pytest.fixture(autouse=True)
def installed(qapp: QApplication) -> Iterator[None]:
    """The fonts are there at 100 %; afterwards the application writes as it did before."""
    before = QApplication.font()
    fonts.install()
    fonts.install_others()
    yield
    fonts.set_text_size(100)
    QApplication.setFont(before)


def faces() -> list[QFont]:
    italic = fonts.text()
    italic.setItalic(True)
    return [*(fonts.text(weight=weight) for weight in WEIGHTS), italic, fonts.title()]


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_weight_has_a_face_of_its_own(weight: QFont.Weight) -> None:
    found = QFontInfo(fonts.text(weight=weight))
    assert (found.family(), found.weight()) == (fonts.TEXT, weight)


def test_titles_and_italics_have_faces_of_their_own() -> None:
    title = QFontInfo(fonts.title())
    assert (title.family(), title.weight()) == (fonts.TITLE, QFont.Weight.DemiBold)
    assert "Italic" in QFontDatabase.styles(fonts.TEXT)


@for_every("face", range(6))
def test_every_face_has_the_letters_of_all_languages(face: int) -> None:
    raw = QRawFont.fromFont(faces()[face])
    texts = (one.source + one.translation for code in TRANSLATED for one in messages(code))
    wanted = {*"".join(texts), *SOMEWHERE_IN_EUROPE, *MARKS}
    assert [sign for sign in sorted(wanted) if not raw.supportsCharacter(ord(sign))] == []


def test_narrow_spaces_are_narrower_than_spaces() -> None:
    for face in faces():
        measure = QFontMetricsF(face)
        assert 0 < measure.horizontalAdvance("\u202f") < measure.horizontalAdvance(" ")


def test_capitals_with_accents_fit_into_a_line() -> None:
    for face in faces():
        face.setPointSizeF(72)
        measure = QFontMetricsF(face)
        assert -measure.tightBoundingRect("ÀÂÄÅÉÊÔÖÛÜ").top() <= measure.ascent() + 1


@pytest.mark.parametrize("weight", WEIGHTS)
def test_sums_stand_in_columns(weight: QFont.Weight) -> None:
    measure = QFontMetricsF(fonts.text(weight=weight))
    assert len({measure.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def shapes(text: str, font: QFont) -> list[int]:
    """What is drawn for a text."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [shape for run in layout.glyphRuns() for shape in run.glyphIndexes()]


@for_every("face", range(6))
def test_on_paper_each_letter_has_its_own_shape(face: int) -> None:
    letters = f"A first official Afflux, 0123456789 × BS-18 {SOMEWHERE_IN_EUROPE}"
    with fonts.for_pdf():
        font = faces()[face]
    raw = QRawFont.fromFont(font)
    assert shapes(letters, font) == list(raw.glyphIndexesForString(letters))
    assert shapes(letters, faces()[face]) != shapes(letters, font)


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the system draws letters its own way"
)
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold])
def test_every_i_has_its_dot(weight: QFont.Weight) -> None:
    """Hinted, a bold one of 13 pixels was a bar: "BegInnen"."""
    for pixels in range(11, 25):
        font = fonts.text(weight=weight)
        font.setPixelSize(pixels)
        rows = ink("i", font)
        first = next(row for row, amount in enumerate(rows) if amount)
        stem = max(rows)
        assert min(rows[first + 1 : first + pixels // 2]) < 0.6 * stem, (pixels, rows)


def ink(text: str, font: QFont) -> list[int]:
    """How much of each row of pixels is written on."""
    image = QImage(40, 40, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.white)
    painter.setFont(font)
    painter.drawText(10, 30, text)
    painter.end()
    return [
        sum(image.pixelColor(x, y).value() for x in range(image.width()))
        for y in range(image.height())
    ]


def test_a_style_sheet_keeps_the_figures(qtbot: QtBot) -> None:
    label = QLabel("11")
    qtbot.addWidget(label)
    label.setStyleSheet("font-weight: 700")
    label.ensurePolished()
    assert label.font().weight() == QFont.Weight.Bold
    measure = QFontMetricsF(label.font())
    assert measure.horizontalAdvance("1") == measure.horizontalAdvance("0")


def test_the_application_writes_in_the_text_font() -> None:
    assert QApplication.font().families()[0] == fonts.TEXT
    assert QApplication.font() == fonts.text()


@pytest.mark.parametrize("kind", ["QAbstractItemView", "QMenu", "QMessageBox", "QTipLabel"])
def test_fonts_that_the_system_has_for_some_widgets_give_way(qapp: QApplication, kind: Any) -> None:
    """As on Windows, where Qt takes them up with every style sheet: lines of the log were measured in another font."""
    style.apply(qapp)
    QApplication.setFont(QFont("Courier", 30), kind)
    assert QApplication.font(kind) != QApplication.font()
    style.apply(qapp)
    assert QApplication.font(kind) == QApplication.font() == fonts.text()
    assert not fonts.insist(), "nothing is set again without need"


def test_installing_again_adds_nothing() -> None:
    families = QFontDatabase.families()
    fonts.install()
    assert QFontDatabase.families() == families


# --- size ----------------------------------------------------------------------------------------


class Witness(QWidget):
    """Counts how often its font changed."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.changes += 1
        super().changeEvent(event)


@pytest.mark.parametrize("percent", [75, 150, 200])
def test_widgets_follow_the_size(qtbot: QtBot, percent: int) -> None:
    plain, widget = fonts.text().pointSizeF(), Witness()
    qtbot.addWidget(widget)
    widget.ensurePolished()
    QApplication.processEvents()
    widget.changes = 0
    fonts.set_text_size(percent)
    qtbot.waitUntil(lambda: widget.font().pointSizeF() == pytest.approx(plain * percent / 100))
    assert widget.changes == 1
    fonts.set_text_size(100)
    qtbot.waitUntil(lambda: widget.font().pointSizeF() == pytest.approx(plain))


def test_a_dressed_widget_keeps_its_own_proportion(qtbot: QtBot) -> None:
    label, heavy = QLabel(), QLabel()
    qtbot.addWidget(label)
    qtbot.addWidget(heavy)
    fonts.set_scaled_font(label, partial(fonts.title, 2.0))
    fonts.set_scaled_font(heavy, partial(fonts.text, 1.5, QFont.Weight.Bold))
    fonts.set_text_size(200)
    plain = QApplication.font().pointSizeF()
    assert label.font().families()[0] == fonts.TITLE
    assert label.font().pointSizeF() == pytest.approx(plain * 2)
    assert heavy.font().pointSizeF() == pytest.approx(plain * 1.5)
    assert heavy.font().weight() == QFont.Weight.Bold


def test_a_dressed_widget_may_go(qapp: QApplication) -> None:
    gone, forgotten = QLabel(), QLabel()
    fonts.set_scaled_font(gone, fonts.title)
    fonts.set_scaled_font(forgotten, fonts.title)
    delete(gone)
    del forgotten
    gc.collect()
    fonts.set_text_size(150)
    assert QApplication.font() == fonts.text()


# --- without the files ---------------------------------------------------------------------------


def test_without_the_files_the_system_font_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    monkeypatch.setattr(fonts, "TEXT", "A font that nobody has")
    fonts._add.cache_clear()
    fonts.install()
    system = fonts._system()
    assert QFontInfo(QApplication.font()).family() == QFontInfo(system).family()
    assert QApplication.font().pointSizeF() == pytest.approx(QFontInfo(system).pointSizeF())


def test_a_damaged_file_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Barlow-Regular.ttf").write_bytes(b"not a font")
    monkeypatch.setattr(paths, "resources", lambda: tmp_path)
    fonts._add.cache_clear()
    fonts.install()
    assert QApplication.font().families()[0] == fonts.TEXT


def test_every_font_has_its_licence_beside_it() -> None:
    folder = paths.resources() / "fonts"
    readme = (folder / "README.md").read_text(encoding="utf-8")
    for prefix, licence in (("Barlow-", "OFL-Barlow.txt"), ("Big", "OFL-Josefin-Sans.txt")):
        assert list(folder.glob(f"{prefix}*.ttf"))
        assert licence in readme
        assert "SIL OPEN FONT LICENSE" in (folder / licence).read_text(encoding="utf-8")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 700_000


def test_a_smaller_font_in_points_and_in_pixels() -> None:
    font = QFont()
    font.setPointSizeF(10)
    assert fonts.smaller(font, 0.5).pointSizeF() == 5
    font.setPixelSize(20)
    assert fonts.smaller(font, 0.5).pixelSize() == 10
