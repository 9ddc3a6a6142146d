"""A window for tests: with a home of its own, bots that answer at once, and nothing that moves; and its texts."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.languages import LANGUAGES, SOURCE
from bigshot_desktop.table import paths
from bigshot_desktop.ui.app.application import STYLE
from bigshot_desktop.ui.look import fonts, style, theme
from bigshot_desktop.ui.widgets import freshness, rule_requests
from tests.ui.players import InstantBots
from tests.words.languages import compile_texts

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow

WindowMaker = Callable[[], "MainWindow"]


class StyledApplication(QApplication):
    """Has our style from the start, as the program's own."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__([*arguments[:1], "-style", STYLE])
        self.setProperty(STYLE, True)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """What pytest-qt makes the one application of."""
    return StyledApplication


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Whatever was given up is gone after a test: what lives is dressed anew for every theme of those that follow."""
    yield
    clear_away()


@pytest.fixture(autouse=True)
def quick_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press keys sooner than people have read what is asked; those about haste say how long that takes."""
    monkeypatch.setattr(freshness, "REST", 0)
    monkeypatch.setattr(freshness.Freshness, "_hasty", None)


@pytest.fixture(autouse=True, scope="module")
def tidy_modules() -> Iterator[None]:
    """What tests of a module left in cycles goes too: each language and style reaches every widget that lives."""
    yield
    if isinstance(QApplication.instance(), QApplication) and QApplication.allWidgets():
        clear_away()
        gc.collect()
        clear_away()


def clear_away() -> None:
    """What was given up goes now, not when an event loop comes to it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def undressing(app: QApplication) -> Iterator[None]:
    """Whatever is put on the program meanwhile, letters of another size or a style sheet, comes off again."""
    before = app.font()
    yield
    fonts.set_window_scale(1)
    fonts.set_text_size(100)
    app.setStyleSheet("")
    app.setPalette(theme.qt_palette(theme.LIGHT))
    app.setFont(before)


@pytest.fixture
def undressed(qapp: QApplication) -> Iterator[None]:
    """For tests that dress the program: those that follow find it as it was."""
    with undressing(qapp):
        yield


@pytest.fixture
def own_rule_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that listen to what is asked of the rulebook: nobody from another test listens, nor speaks."""
    monkeypatch.setattr(rule_requests, "_requests", rule_requests.RuleRequests())


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the texts of all languages, as a build leaves them; nobody writes there."""
    folder = tmp_path_factory.mktemp("i18n")
    for code in LANGUAGES:
        compile_texts(code, folder)
    return folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folders that hold nothing yet."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def paints() -> bool:
    """Whether windows are painted after their first picture; modules in which nothing looks at them say no."""
    return True


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, home: Path, paints: bool
) -> Iterator[WindowMaker]:
    """Opens the program's window as often as it is called, as if the program was started anew."""
    from bigshot_desktop.table.settings import Settings, save_settings
    from bigshot_desktop.ui.app.application import make_application
    from bigshot_desktop.ui.app.main_window import MainWindow
    from bigshot_desktop.ui.app.preferences import Preferences

    still = Settings(
        language="en",
        theme="light",
        animation_speed="off",
        bot_pause=0,
        talk_pause=0,
        sound=False,
    )
    if not paths.settings_file().exists():
        save_settings(still, paths.settings_file())
    opened: list[MainWindow] = []

    def make() -> MainWindow:
        app = make_application()
        window = MainWindow(Preferences(app))
        window.matches.runner = InstantBots()  # type: ignore[assignment]
        window.resize(1100, 700)
        with qtbot.waitSignal(window.awake):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.setUpdatesEnabled(paints)
        opened.append(window)
        return window

    yield make
    for window in opened:
        # The application keeps its texts until they are deleted. Left to the garbage collector, that would happen
        # during some later test, whose widgets would all be told that the language has changed.
        window.preferences.language_switch.switch_to(SOURCE)
        window.preferences.language_switch.deleteLater()
        window.close()
        window.deleteLater()
    clear_away()
    was_large = fonts.window_scale() != 1
    fonts.set_window_scale(1)
    if was_large:
        style.apply(qapp)  # its sheet has the sizes of the large window, too
    QApplication.processEvents()


@pytest.fixture
def window(open_window: WindowMaker) -> MainWindow:
    return open_window()


@pytest.fixture
def real(window: MainWindow) -> MainWindow:
    """A window whose bots think in their own process."""
    window.matches.runner = None
    return window
