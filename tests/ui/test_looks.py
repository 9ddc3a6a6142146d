"""Every page fits: no text is cut, nothing lies over anything else, at any size, in the longest language."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.panels.curtain import Curtain
from bigshot_desktop.ui.panels.why import WhyBox
from tests.ui.geometry import flaws
from tests.ui.photographer import TOURS, Photographer


@pytest.mark.parametrize(
    ("game", "size", "text_size", "language", "kinds"),
    [
        ("big-shot", (1024, 640), 100, "de", "hbbb"),
        ("big-shot", (1024, 640), 200, "de", "hbbb"),
        ("big-shot", (1024, 640), 200, "fr", "hb"),
        ("big-shot", (1440, 900), 100, "de", "hb"),
        ("big-shot", (1440, 900), 150, "it", "hbb"),
        ("big-shot", (3840, 2160), 100, "en", "hbbb"),
        ("big-shot", (3840, 2160), 200, "de", "hbbb"),
        ("big-shot", (800, 600), 100, "de", "hbbb"),
        ("shark", (1024, 640), 100, "de", "hbbbbb"),
        ("shark", (1024, 640), 200, "de", "hbbb"),
        ("shark", (1440, 900), 150, "fr", "hbbb"),
        ("shark", (800, 600), 100, "it", "hb"),
        ("saludos-amigos", (1024, 640), 100, "de", "hbbbbbb"),
        ("saludos-amigos", (1024, 640), 200, "de", "hbbb"),
        ("saludos-amigos", (800, 600), 100, "it", "hbbb"),
    ],
)
def test_every_page_fits(
    qapp: QApplication,
    home: Path,
    tmp_path: Path,
    game: str,
    size: tuple[int, int],
    text_size: int,
    language: str,
    kinds: str,
) -> None:
    photographer = Photographer(
        tmp_path, game=game, size=size, text_size=text_size, language=language, kinds=kinds
    )
    window = photographer.window
    found = {}
    try:
        for page in photographer.pages():
            assert window.preferences.tongue.code == language
            assert (window.width(), window.height()) == size
            found[page] = flaws(window, Curtain, WhyBox)
    finally:
        window.remembers = False
        window.close()
        window.deleteLater()
        # Nothing is left: whatever lives is dressed anew for every theme and size of the tests that follow.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert found == {page: [] for page in ("home", "new-match", *TOURS[game])}
