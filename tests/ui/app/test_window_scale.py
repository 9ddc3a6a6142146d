"""Everything grows with the window: at once where it is opened or filled, and after a rest where an edge is dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.ui.app import window_scale
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.app.window_scale import scale_for
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.curtain import Curtain
from bigshot_desktop.ui.match.why import WhyBox
from tests.fresh_interpreter import run_fresh
from tests.ui.geometry import flaws, settle
from tests.ui.positions import asked, sit_at


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((640, 480), 1),
        ((1024, 640), 1),
        ((1152, 720), 1),
        ((1440, 900), 1.25),
        ((1920, 1080), 1.5),
        ((3840, 2160), 3),
        ((3840, 720), 1),
        ((800, 2160), 1),
    ],
)
def test_the_scale_follows_the_smaller_side(size: tuple[int, int], scale: float) -> None:
    assert scale_for(QSize(*size)) == scale


def test_text_buttons_and_seats_grow_as_one(window: MainWindow) -> None:
    table = sit_at(window, asked(Trade, "hbbb", game="shark"))
    parts = (table.bar.prompt, table.bar.sign, table.sidebar.cards.cards[0], table.commands)
    heights = {}
    for factor in (1, 2):
        window.resize(1152 * factor, 720 * factor)
        window.scale.follow()
        settle(window)
        panel = table.bar.panel
        assert panel is not None
        heights[factor] = [
            part.height() for part in (*parts, panel.default_focus(), table.bar, table.view)
        ]
        assert QFontMetrics(window.font()).height() >= 14 * factor
    for small, large in zip(heights[1], heights[2], strict=True):
        assert 1.8 * small <= large <= 2.2 * small, heights


@pytest.mark.parametrize(
    ("game", "decision"), [("big-shot", Speak), ("shark", Trade), ("saludos-amigos", Negotiate)]
)
def test_on_a_very_large_screen_nothing_is_cut(
    window: MainWindow, game: str, decision: type
) -> None:
    window.resize(3840, 2160)
    window.scale.follow()
    table = sit_at(window, asked(decision, "hbbb", game=game))
    settle(window)
    assert flaws(window, WhyBox, Curtain) == []
    assert table.fontMetrics().height() >= 3 * 14
    panel = table.bar.panel
    assert panel is not None
    prompt, controls = table.bar.prompt, panel.default_focus()
    below = controls.mapTo(window, controls.rect().center()) - prompt.mapTo(
        window, prompt.rect().bottomLeft()
    )
    assert below.x() < 0.9 * window.width()
    assert below.y() < 12 * table.fontMetrics().height()


def test_the_text_size_of_the_player_comes_on_top(window: MainWindow) -> None:
    window.resize(1920, 1080)
    window.scale.follow()
    usual = QApplication.font().pointSizeF()
    window.preferences.apply(window.preferences.settings.changed(text_size=150))
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * usual)


def test_while_an_edge_is_dragged_nothing_is_styled_anew(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only once the window has come to rest."""
    scales: list[float] = []
    real = fonts.set_window_scale

    def note(factor: float) -> None:
        scales.append(factor)
        real(factor)

    monkeypatch.setattr(fonts, "set_window_scale", note)
    monkeypatch.setattr(window_scale, "_REST", 3_600_000)  # however long a layout takes here
    for wide in range(1200, 1900, 40):
        window.resize(wide, round(wide * 0.625))
        QApplication.processEvents()
    assert scales == []
    monkeypatch.setattr(window_scale, "_REST", 0)
    window.resize(1920, 1200)
    qtbot.waitUntil(lambda: bool(scales))
    assert scales == [scale_for(window.size())]
    assert fonts.window_scale() > 1.5


def test_what_is_on_a_large_window_has_its_letters_from_the_start() -> None:
    """As it was seen: what was on the home page first had smaller letters than what came to it later."""
    told = run_fresh(
        """
from PySide6.QtWidgets import QPushButton, QWidget
from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.app.window_scale import WindowScale
app = make_application()
window = QWidget()
window.resize(1440, 900)
WindowScale(app, window).follow()
button = QPushButton(window)
print(button.font().pointSizeF() == app.font().pointSizeF())
""",
        QT_QPA_PLATFORM="offscreen",
    )
    assert told == "True\n"
