"""A match that plays itself, with its pictures, and what it says when they cannot be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app import demonstration as module
from bigshot_desktop.ui.app.application import Opening
from bigshot_desktop.ui.app.demonstration import Demonstration
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.faulty_disk import full_disk
from tests.ui.players import InstantBots
from tests.ui.quick_choices import QuickBots

PICTURES = {
    "big-shot": {"lead", "broker", "auction", "won", "placing", "sold"},
    "shark": {"roll", "building", "swallowed", "trade", "forced-sale", "ruin"},
    "saludos-amigos": {
        "tile",
        "dice",
        "offer",
        "stands",
        "council",
        "reveal",
        "paid",
        "journalist",
    },
}


@pytest.fixture
def paints() -> bool:
    return False


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """With what the program was ended, after a demonstration in small pictures; only those are painted."""
    codes: list[int] = []

    def grab(window: MainWindow) -> QPixmap:
        window.setUpdatesEnabled(True)
        picture = QMainWindow.grab(window)
        window.setUpdatesEnabled(False)
        return picture

    monkeypatch.setattr(MainWindow, "grab", grab, raising=False)
    monkeypatch.setattr(module, "UNSEEN", (640, 480))
    monkeypatch.setattr(QApplication, "exit", codes.append)
    return codes


@pytest.mark.parametrize(
    ("game", "seed", "bots"),
    [
        ("big-shot", 2, InstantBots),
        ("shark", 463, QuickBots),
        ("saludos-amigos", 1, QuickBots),
    ],
)
def test_a_match_from_home_to_its_end_in_pictures(
    qtbot: QtBot,
    window: MainWindow,
    codes: list[int],
    tmp_path: Path,
    game: str,
    seed: int,
    bots: type[InstantBots],
) -> None:
    window.matches.runner = bots()  # type: ignore[assignment]
    settings = paths.settings_file().read_bytes()
    opening = Opening(demo=True, game=game, level="easy", seed=seed, speed="off", shots=tmp_path)
    demonstration = Demonstration(window, opening)
    demonstration.start()
    assert window.table is not None
    match = window.table.bridge.match
    qtbot.waitUntil(lambda: bool(codes), timeout=60_000)
    assert codes == [0]
    assert match.result is not None
    assert not window.isVisible()
    names = [path.stem.partition("-")[2] for path in demonstration.pictures]
    assert names[:2] == ["home", "new-match"]
    assert names[-1] == "end"
    assert len(names) == len({*names})
    assert {*names} == PICTURES[game] | {"home", "new-match", "end"}
    assert sorted(tmp_path.glob("*.png")) == demonstration.pictures
    assert all(not QImage(str(path)).isNull() for path in demonstration.pictures)
    assert shelf.open_matches() == []
    assert shelf.match_files() == []
    assert paths.settings_file().read_bytes() == settings


def test_pages_have_laid_themselves_out_before_their_pictures_are_taken(
    qtbot: QtBot,
    window: MainWindow,
    codes: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cut: list[list[str]] = []

    def grab(window: MainWindow) -> QPixmap:
        buttons = window.findChildren(QAbstractButton)
        seen = [one for one in buttons if one.text() and one.isVisibleTo(window)]
        assert seen
        cut.append([one.text() for one in seen if one.width() < one.minimumSizeHint().width()])
        return QPixmap(1, 1)

    monkeypatch.setattr(MainWindow, "grab", grab, raising=False)
    monkeypatch.setattr(module, "UNSEEN", (window.width(), window.height()))
    opening = Opening(demo=True, speed="off", shots=tmp_path, language="de")
    Demonstration(window, opening).start()
    qtbot.waitUntil(lambda: len(cut) >= 2, timeout=20_000)
    assert cut[:2] == [[], []]
    assert codes == []


def test_without_a_folder_there_are_no_pictures(window: MainWindow, tmp_path: Path) -> None:
    demonstration = Demonstration(window, Opening(demo=True, speed="slow", seed=1))
    demonstration.start()
    assert window.table is not None
    assert window.preferences.pace.speed == "slow"
    assert window.table.turns.phase is not Phase.OVER
    assert {seat.kind for seat in window.table.bridge.match.seats} == {"bot"}
    assert len(window.table.bridge.match.seats) == 4
    assert demonstration.pictures == []


@pytest.mark.parametrize("when", ["at first", "later"])
def test_pictures_that_cannot_be_kept_end_it_with_a_sentence(
    qtbot: QtBot,
    window: MainWindow,
    codes: list[int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    when: str,
) -> None:
    folder = tmp_path / ("nowhere" if when == "at first" else "shots")
    if when == "later":
        folder.mkdir()
    demonstration = Demonstration(window, Opening(demo=True, speed="off", shots=folder))
    demonstration.start()
    assert (window.table is None) == (when == "at first")
    if when == "later":
        qtbot.waitUntil(lambda: len(demonstration.pictures) >= 3, timeout=20_000)
        folder.rename(tmp_path / "away")
    qtbot.waitUntil(lambda: bool(codes), timeout=20_000)
    assert codes == [1]
    problem = Problem("folder-missing", path=str(folder))
    told = f"bigshot-desktop: {language.narrator().problem(problem)}\n"
    assert capsys.readouterr().err == told
    assert not window.isVisible()


def test_a_full_disk_ends_it_too(
    qtbot: QtBot,
    window: MainWindow,
    codes: list[int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with full_disk():
        Demonstration(window, Opening(demo=True, speed="off", shots=tmp_path)).start()
        qtbot.waitUntil(lambda: bool(codes))
    assert codes == [1]
    assert "The disk is full" in capsys.readouterr().err
    assert list(tmp_path.glob("*.png")) == []


def test_it_speaks_the_language_that_is_asked_for_from_the_first_picture_on(
    qtbot: QtBot, window: MainWindow, codes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And keeps what the settings say."""
    said: dict[str, set[str]] = {}

    def listen(demonstration: Demonstration, name: str) -> None:
        said.setdefault(name, {one.text() for one in window.findChildren(QAbstractButton)})

    monkeypatch.setattr(Demonstration, "_take", listen)
    settings = paths.settings_file().read_bytes()
    Demonstration(window, Opening(demo=True, speed="off", language="de")).start()
    qtbot.waitUntil(lambda: window.table is not None)
    assert "Neue Partie…" in said["home"]
    assert "New match…" not in said["home"]
    assert paths.settings_file().read_bytes() == settings
    assert codes == []


def test_what_is_longer_in_its_language_has_its_room_on_the_first_picture(
    qtbot: QtBot, window: MainWindow, codes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was seen: words took a line more than in English, and the title above them lay on its picture."""
    below: list[int] = []

    def look(demonstration: Demonstration, name: str) -> None:
        if name == "home":
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            for card in window.home.cards:
                title = card.findChildren(PlainLabel)[0]
                below.append(title.geometry().top() - card.cover.geometry().bottom())

    monkeypatch.setattr(module, "UNSEEN", (1400, 900))
    monkeypatch.setattr(Demonstration, "_take", look)
    window.resize(1400, 900)
    QApplication.processEvents()
    Demonstration(window, Opening(demo=True, speed="off", language="de")).start()
    qtbot.waitUntil(lambda: window.table is not None)
    assert min(below) == max(below) > 8


def test_a_language_without_its_texts_ends_it_with_a_sentence(
    qtbot: QtBot,
    window: MainWindow,
    codes: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(window.preferences.language_switch, "_texts", tmp_path)
    Demonstration(window, Opening(demo=True, speed="off", language="fr", shots=tmp_path)).start()
    qtbot.waitUntil(lambda: bool(codes))
    assert codes == [1]
    assert capsys.readouterr().err == (
        "bigshot-desktop: The texts of the language fr are missing.\n"
    )
    assert list(tmp_path.glob("*.png")) == []
