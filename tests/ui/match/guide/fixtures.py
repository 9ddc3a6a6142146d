"""For the tests of guides: one window for all of a file, in any language and of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.app.preferences import Preferences
from bigshot_desktop.ui.look import language
from tests.ui.fixtures import clear_away, undressing
from tests.ui.geometry import LongWords
from tests.ui.players import InstantBots

Speaker = Callable[..., MainWindow]

USUAL: Final = (1100, 700)
_STILL: Final[dict[str, Any]] = {
    "language": "en",
    "theme": "light",
    "animation_speed": "off",
    "bot_pause": 0,
    "talk_pause": 0,
    "sound": False,
}


@pytest.fixture(scope="module")
def one_window(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, texts: Path
) -> Iterator[MainWindow]:
    """The window of the program, opened once: each test leaves its table, and a table is all that a guide is about."""
    with undressing(qapp), pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))
        patch.setattr(language, "folder", lambda: texts)
        save_settings(Settings(**_STILL), paths.settings_file())
        window = MainWindow(Preferences(make_application()))
        window.resize(*USUAL)
        window.show()
        yield window
        window.close()
        window.deleteLater()
        clear_away()


@pytest.fixture
def guided_window(qtbot: QtBot, one_window: MainWindow) -> Iterator[MainWindow]:
    """The window as if it had just been opened, with bots that answer at once; nobody has to paint it."""
    one_window.matches.runner = InstantBots()  # type: ignore[assignment]
    one_window.setUpdatesEnabled(False)
    one_window.resize(*USUAL)
    one_window.scale.follow()  # at once, not in the middle of a test
    one_window.activateWindow()
    qtbot.waitUntil(one_window.isActiveWindow)
    yield one_window
    one_window.go_home()
    clear_away()


@pytest.fixture
def held(guided_window: MainWindow) -> Iterator[InstantBots]:
    """Bots that say nothing before they are allowed to."""
    bots = InstantBots()
    bots.held = True
    guided_window.matches.runner = bots  # type: ignore[assignment]
    yield bots
    bots.held = False


@pytest.fixture
def painted_guide(guided_window: MainWindow) -> None:
    """The window is seen."""
    guided_window.setUpdatesEnabled(True)


@pytest.fixture
def guide_speaking(guided_window: MainWindow) -> Iterator[Speaker]:
    """Lets the window speak a language, with letters of a size, in a theme; afterwards all is as before."""
    before = QLocale()

    def speak(
        code: str,
        *,
        size: tuple[int, int] = USUAL,
        text_size: int = 100,
        theme: str = "light",
    ) -> MainWindow:
        look = {"language": code, "text_size": text_size, "theme": theme}
        guided_window.preferences.apply(Settings(**{**_STILL, **look}))
        guided_window.resize(*size)
        QApplication.processEvents()
        assert guided_window.preferences.language_switch.code == code
        return guided_window

    yield speak
    guided_window.go_home()
    clear_away()  # what is gone need not be dressed and taught English again
    speak("en")
    QLocale.setDefault(before)


@pytest.fixture
def long_words(qapp: QApplication) -> Iterator[LongWords]:
    """Everything is longer than English, as in German."""
    translator = LongWords()
    QCoreApplication.installTranslator(translator)
    yield translator
    QCoreApplication.removeTranslator(translator)
    QApplication.processEvents()
