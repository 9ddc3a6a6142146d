"""A rulebook is saved where the reader wants it; what cannot be is told, and an old file stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.rulebook.save_pdf import PdfSaver
from tests.ui.app.marked_language import MARK, spoken_otherwise
from tests.ui.faulty_disk import full_disk, read_only
from tests.ui.pages.rulebook.books import BOOK, pictures


@pytest.fixture
def note(qtbot: QtBot, qapp: QApplication) -> Iterator[PdfSaver]:
    note = PdfSaver()
    qtbot.addWidget(note)
    with pictures():
        yield note


def save(monkeypatch: pytest.MonkeyPatch, note: PdfSaver, name: str) -> tuple[str, Path]:
    """Saves under a name; returns what was asked, and the file that was suggested."""
    asked: list[tuple[str, Path]] = []

    def answer(parent: object, title: str, suggested: str, kinds: str) -> tuple[str, str]:
        asked.append((title, Path(suggested)))
        return name, kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    note.ask_where(BOOK, "Big Shot – Rules")
    return asked[0]


@pytest.mark.parametrize("name", ["mine", "mine.pdf", "mine.PDF", "v1.2"])
def test_a_book_is_saved_as_a_pdf(
    monkeypatch: pytest.MonkeyPatch, note: PdfSaver, tmp_path: Path, name: str
) -> None:
    title, suggested = save(monkeypatch, note, str(tmp_path / name))
    assert (title, suggested.name) == ("Save the rules", "Big Shot – Rules.pdf")
    (file,) = tmp_path.iterdir()
    assert file.name == (name if name.lower().endswith(".pdf") else f"{name}.pdf")
    assert file.read_bytes().startswith(b"%PDF")
    assert note.text() == f"Saved as {file.name}."
    assert note.property("kind") == "caption"
    assert note.isVisible()
    assert QApplication.overrideCursor() is None


def test_where_there_are_no_documents_it_is_at_home(
    monkeypatch: pytest.MonkeyPatch, note: PdfSaver, tmp_path: Path
) -> None:
    for folder, suggested in ((tmp_path, tmp_path), (tmp_path / "nowhere", Path.home())):
        monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _, at=folder: str(at))
        assert save(monkeypatch, note, "")[1].parent == suggested


def test_whoever_thinks_better_of_it_saves_nothing(
    monkeypatch: pytest.MonkeyPatch, note: PdfSaver, tmp_path: Path
) -> None:
    save(monkeypatch, note, "")
    assert note.isHidden()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("trouble", ["full", "read-only", "nowhere"])
def test_what_cannot_be_saved_is_told_and_an_old_file_stays(
    note: PdfSaver, tmp_path: Path, trouble: str
) -> None:
    file = tmp_path / "rules.pdf"
    file.write_bytes(b"old")
    if trouble == "full":
        with full_disk():
            note.save(BOOK, "Rules", file)
    elif trouble == "read-only":
        with read_only(tmp_path):
            note.save(BOOK, "Rules", file)
    else:
        note.save(BOOK, "Rules", tmp_path / "nowhere" / "rules.pdf")
    assert note.isVisible()
    assert note.property("kind") == "refusal"
    assert note.text().endswith(".")
    assert file.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["rules.pdf"]
    assert QApplication.overrideCursor() is None
    note.save(BOOK, "Rules", file)
    assert file.read_bytes().startswith(b"%PDF")
    assert note.text() == "Saved as rules.pdf."


def test_what_was_told_can_be_put_away(note: PdfSaver, tmp_path: Path) -> None:
    note.save(BOOK, "Rules", tmp_path / "rules.pdf")
    note.dismiss()
    assert note.isHidden()
    assert note.text() == ""


def test_it_speaks_the_language_of_now(
    monkeypatch: pytest.MonkeyPatch, note: PdfSaver, tmp_path: Path
) -> None:
    with spoken_otherwise():
        title, _ = save(monkeypatch, note, str(tmp_path / "mine.pdf"))
        assert title.startswith(MARK)
        assert note.text() == f"{MARK}Saved as mine.pdf."
