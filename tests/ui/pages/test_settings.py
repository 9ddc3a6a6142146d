"""The settings dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.look import style, theme
from bigshot_desktop.ui.look.sounds import NO_DEVICE, NO_MULTIMEDIA
from bigshot_desktop.ui.match.speed_button import SPEEDS, SpeedButton
from bigshot_desktop.ui.pages.settings import SettingsPage
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked

CLICK = Qt.MouseButton.LeftButton
BEFORE = Settings(player_names=("Anna",), volume=40, window="QUJD")


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsPage:
    dialog = SettingsPage(BEFORE)
    show(qtbot, dialog)
    return dialog


def told(dialog: SettingsPage) -> list[Settings]:
    """Everything that the dialog tells from now on."""
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)
    return heard


@pytest.mark.parametrize(
    ("name", "keys", "value"),
    [
        ("language", 4, "de"),
        ("theme", 2, "dark"),
        ("palette", 1, "high-contrast"),
        ("animation_speed", 4, "off"),
        ("sand_glass", 2, 60),
        ("coach", 2, "practised"),
    ],
)
def test_a_choice_is_tried_out_at_once(
    qtbot: QtBot, dialog: SettingsPage, name: str, keys: int, value: str | int
) -> None:
    heard = told(dialog)
    for _ in range(keys):
        qtbot.keyClick(dialog.boxes[name], Qt.Key.Key_Down)
    assert heard[-1] == BEFORE.changed(**{name: value})
    assert len(heard) == keys
    assert dialog.settings == heard[-1]


@pytest.mark.parametrize(
    ("name", "value", "figure"),
    [
        ("text_size", 105, "105%"),
        ("bot_pause", 110, "110%"),
        ("volume", 45, "45%"),
        ("talk_pause", 5, "5 s"),
    ],
)
def test_a_slider_is_tried_out_step_by_step(
    qtbot: QtBot, dialog: SettingsPage, name: str, value: int, figure: str
) -> None:
    heard = told(dialog)
    qtbot.keyClick(dialog.scales[name].slider, Qt.Key.Key_Right)
    assert heard == [BEFORE.changed(**{name: value})]
    assert figure in said(dialog.scales[name])


def test_the_text_size_is_previewed_while_it_is_dragged(qtbot: QtBot, dialog: SettingsPage) -> None:
    heard = told(dialog)
    before = dialog._preview.font().pointSizeF()
    slider = dialog.scales["text_size"].slider
    slider.setSliderDown(True)
    slider.setSliderPosition(200)
    assert heard == []
    assert dialog._preview.font().pointSizeF() == pytest.approx(2 * before)
    slider.setSliderDown(False)
    assert [settings.text_size for settings in heard] == [200]


def test_the_die_rolls_by_itself_or_by_hand(qtbot: QtBot, dialog: SettingsPage) -> None:
    heard = told(dialog)
    switch = dialog.switches["rolls_itself"]
    assert not switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert heard[-1].confirm_roll is False
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert heard[-1].confirm_roll is True


@pytest.mark.parametrize(("name", "before"), [("free_undo", False), ("sound", True)])
def test_switches(qtbot: QtBot, dialog: SettingsPage, name: str, before: bool) -> None:
    heard = told(dialog)
    qtbot.keyClick(dialog.switches[name], Qt.Key.Key_Space)
    assert heard == [BEFORE.changed(**{name: not before})]


def test_without_sound_there_is_no_volume(qtbot: QtBot, dialog: SettingsPage) -> None:
    assert dialog.scales["volume"].isEnabled()
    slider = dialog.scales["volume"].slider
    dialog.setStyleSheet(style.sheet(theme.current(), 20))
    alive = QColor(theme.current().accent).rgb()
    assert alive in seen(slider)
    qtbot.keyClick(dialog.switches["sound"], Qt.Key.Key_Space)
    assert not dialog.scales["volume"].isEnabled()
    assert not slider.isEnabled()
    assert alive not in seen(slider)  # it does not look as if it could be moved
    assert not dialog._labels["volume"].isEnabled()


def seen(slider: QSlider) -> set[int]:
    """The colours of its picture."""
    picture = slider.grab().toImage()
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


def test_ok_keeps_what_was_chosen(qtbot: QtBot, dialog: SettingsPage) -> None:
    qtbot.keyClick(dialog.boxes["theme"], Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.kept) as told, qtbot.waitSignal(dialog.left):
        qtbot.mouseClick(dialog.ok, CLICK)
    assert told.args == [BEFORE.changed(theme="light")] == [dialog.settings]
    dialog.hide()
    assert dialog.settings == BEFORE.changed(theme="light")


def test_cancel_and_escape_bring_back_what_was_before(qtbot: QtBot, dialog: SettingsPage) -> None:
    heard = told(dialog)
    qtbot.keyClick(dialog.boxes["theme"], Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.left), qtbot.assertNotEmitted(dialog.kept):
        qtbot.mouseClick(dialog.back, CLICK)
    assert heard[-1] == dialog.settings == BEFORE
    dialog.show()
    qtbot.keyClick(dialog.boxes["theme"], Qt.Key.Key_Down)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert heard[-1] == BEFORE
    assert len(heard) == 4


def test_cancelling_nothing_tells_nothing(qtbot: QtBot, dialog: SettingsPage) -> None:
    with qtbot.assertNotEmitted(dialog.changed), qtbot.waitSignal(dialog.left):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_defaults_leave_alone_what_is_not_chosen_here(qtbot: QtBot, dialog: SettingsPage) -> None:
    heard = told(dialog)
    qtbot.mouseClick(dialog.defaults, CLICK)
    assert heard == [Settings(player_names=("Anna",), window="QUJD")]
    assert dialog.scales["volume"].slider.value() == 70


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (NO_DEVICE, "No sound can be heard: this computer has no loudspeaker or headphones."),
        (NO_MULTIMEDIA, "No sound can be heard: the system’s sound library is missing."),
    ],
)
def test_why_there_is_no_sound(qtbot: QtBot, code: str, sentence: str) -> None:
    dialog = SettingsPage(BEFORE, code)
    show(qtbot, dialog)
    assert dialog._notes["no_sound"].isVisible()
    assert dialog._notes["no_sound"].text() == sentence
    assert not dialog.switches["sound"].isEnabled()
    assert not dialog.scales["volume"].isEnabled()
    assert dialog.settings.sound


def test_with_sound_nothing_is_said_about_it(dialog: SettingsPage) -> None:
    assert dialog._notes["no_sound"].isHidden()


def test_a_change_of_language_reaches_everything(dialog: SettingsPage) -> None:
    with spoken_otherwise():
        assert unmarked(dialog, *LANGUAGES.values()) == set()
    assert dialog.windowTitle() == "Settings"


def test_the_speed_is_called_as_at_the_table(dialog: SettingsPage) -> None:
    names = [dialog.boxes["animation_speed"].itemText(place) for place in range(1, 5)]
    button = SpeedButton(dialog)
    for speed, name in zip(SPEEDS, names, strict=True):
        button.show_speed(speed)
        shown = [action.text() for action in button.menu().actions()]
        assert shown == [f"{one}\t✓" if one == name else one for one in names]
        assert button.text() == f"{dialog.boxes['animation_speed'].accessibleName()}: {name}"


def test_the_list_is_gone_before_everything_gets_another_look(dialog: SettingsPage) -> None:
    """The page is painted where the list was; the rest may take a while."""
    happened: list[str] = []

    class Painting(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                happened.append("painted")
            return super().eventFilter(watched, event)

    watcher = Painting(dialog)
    dialog.installEventFilter(watcher)
    dialog.changed.connect(lambda _: happened.append("changed"))
    dialog.boxes["theme"].activated.emit(2)
    assert happened[:2] == ["painted", "changed"]


def test_the_sample_of_the_text_size_keeps_its_letters(qtbot: QtBot, dialog: SettingsPage) -> None:
    """It shows how everything is written, whatever else is changed."""
    before = dialog._preview.font()
    qtbot.keyClick(dialog.boxes["coach"], Qt.Key.Key_Down)
    assert dialog._preview.font().weight() == before.weight() == dialog.font().weight()
