"""For the tests of guides: a window in any language, of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui import language
from bigshot_desktop.ui.windows.main_window import MainWindow
from tests.ui.conftest import WindowMaker
from tests.ui.geometry import LongWords

Speaker = Callable[..., MainWindow]


@pytest.fixture
def speaking(
    open_window: WindowMaker, texts: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Speaker]:
    """Opens a window that speaks a language, with letters of a size, in a theme; afterwards all is as before."""
    before = QLocale()
    monkeypatch.setattr(language, "folder", lambda: texts)
    window = open_window()

    def speak(
        code: str,
        *,
        size: tuple[int, int] = (1100, 700),
        text_size: int = 100,
        theme: str = "light",
    ) -> MainWindow:
        window.preferences.take_up(
            Settings(
                language=code,  # type: ignore[arg-type]
                theme=theme,  # type: ignore[arg-type]
                text_size=text_size,
                animation_speed="off",
                bot_pause=0,
                talk_pause=0,
                sound=False,
            )
        )
        window.resize(*size)
        QApplication.processEvents()
        assert window.preferences.tongue.code == code
        return window

    yield speak
    window.preferences.take_up(
        Settings(language="en", theme="light", animation_speed="off", bot_pause=0, sound=False)
    )
    QLocale.setDefault(before)
    QApplication.processEvents()


@pytest.fixture
def long_words(qapp: QApplication) -> Iterator[LongWords]:
    """Everything is longer than English, as in German."""
    translator = LongWords()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)
    QApplication.processEvents()
