"""The settings, tried out while they are chosen and kept with OK."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.layouts import Columns
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.sounds import NO_DEVICE
from bigshot_desktop.ui.pages.sheet_page import Card, SheetPage
from bigshot_desktop.ui.widgets.calm import CalmSlider
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.page_buttons import Button

if TYPE_CHECKING:
    from bigshot_desktop.table.settings import Settings

_CHOICES: Final[dict[str, tuple[str | int, ...]]] = {
    "language": ("system", *LANGUAGES),
    "theme": ("system", "light", "dark"),
    "palette": ("standard", "high-contrast"),
    "animation_speed": ("system", "slow", "normal", "fast", "off"),
    "sand_glass": (0, 30, 60, 120, 180),
    "coach": ("off", "beginner", "practised", "advanced"),
}
_SCALES: Final = {
    "text_size": (75, 200, 5),
    "bot_pause": (0, 300, 10),
    "volume": (0, 100, 5),
    "talk_pause": (0, 20, 1),
}
"""The least, the most and a step: in per cent, and pauses of talk in seconds."""
_HALF: Final = 62
"""Letters that each half of the page must have room for to stand beside the other."""
_SWITCHES: Final = ("rolls_itself", "forced_moves", "free_undo", "sound")


class LabelledSlider(QWidget):
    """A slider and its value in words. The value is set when the slider is let go."""

    def __init__(self, write: Callable[[int], str], least: int, most: int, step: int) -> None:
        super().__init__()
        self._write = write
        self.slider = CalmSlider()
        self.slider.setRange(least, most)
        self.slider.setSingleStep(step)
        self.slider.setPageStep(step * 4)
        self.slider.setTracking(False)
        self._figure = PlainLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._figure)
        self.slider.sliderMoved.connect(self._show_figure)
        self.slider.valueChanged.connect(self._show_figure)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.retranslate()
        super().changeEvent(event)

    def show_value(self, value: int) -> None:
        """Shows a value without emitting a signal."""
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes the figure again, as the language does."""
        self._show_figure(self.slider.value())

    def _show_figure(self, value: int) -> None:
        self._figure.setText(self._write(value))
        self._figure.setMinimumWidth(self.fontMetrics().horizontalAdvance(_percent(888)))
        self.slider.setMinimumHeight(self.fontMetrics().height())


class SettingsPage(SheetPage):
    """All settings. ``changed`` is emitted with every choice, and with the settings of before when it is left."""

    changed = Signal(object)
    """The :class:`Settings` as they are chosen now."""
    kept = Signal(object)
    """The :class:`Settings` that are to be saved."""

    def __init__(
        self, settings: Settings, sound_problem: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._before = settings
        self._keeps = False
        self.settings = settings
        self._sound_problem = sound_problem
        self.boxes = {name: ChoiceBox(len(choices)) for name, choices in _CHOICES.items()}
        self.scales = {
            name: LabelledSlider(self._seconds if name == "talk_pause" else _percent, *bounds)
            for name, bounds in _SCALES.items()
        }
        self.switches = {name: QCheckBox() for name in _SWITCHES}
        self._labels = {name: PlainLabel() for name in (*_CHOICES, *_SCALES)}
        self._headings: dict[str, PlainLabel] = {}
        self._notes = {
            name: PlainLabel(wordWrap=True) for name in ("free_undo", "no_sound", "talk", "coach")
        }
        self._preview = PlainLabel(wordWrap=True)
        self.defaults = Button("quiet")
        self.ok = Button("primary", "ready")
        self._lay_out()
        self._connect()
        self.retranslate()
        self._show(settings)

    # --- how it is made --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        halves = [QWidget(), QWidget()]
        self._halves = [QVBoxLayout(half) for half in halves]
        sides = QWidget()
        self._sides = Columns(sides, gap=12)
        for half, column in zip(halves, self._halves, strict=True):
            half.setProperty("kind", "plain")
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(12)
            self._sides.addWidget(half)
        self.body.column.addWidget(sides)
        look = self._card("look", ("language", "theme", "palette", "text_size"))
        look.addWidget(self._preview)
        pace = self._card("pace", ("animation_speed", "bot_pause"), half=1)
        pace.addWidget(self.switches["rolls_itself"])
        pace.addWidget(self.switches["forced_moves"])
        talk = self._card("talk", ("talk_pause", "sand_glass"), half=1)
        talk.addWidget(self._notes["talk"])
        sound = self._card("sound", ())
        sound.addWidget(self._notes["no_sound"])
        sound.addWidget(self.switches["sound"])
        sound.addLayout(self._grid(("volume",)))
        play = self._card("play", ("coach",), half=1)
        play.addWidget(self._notes["coach"])
        play.addWidget(self.switches["free_undo"])
        play.addWidget(self._notes["free_undo"])
        for name in ("free_undo", "talk", "coach"):
            self._notes[name].setProperty("kind", "caption")
        self._notes["no_sound"].setProperty("kind", "refusal")
        self._notes["no_sound"].setHidden(not self._sound_problem)
        for column in self._halves:
            column.addStretch(1)
        self.body.column.addStretch(1)
        for button in (self.defaults, self.ok):
            self.buttons.addWidget(button)
        self._fit()

    def _card(self, name: str, rows: Sequence[str], *, half: int = 0) -> QVBoxLayout:
        """In the left half of a wide window, or in the right one; in a narrow window that is below."""
        card = Card()
        self._headings[name] = card.heading
        if rows:
            card.column.addLayout(self._grid(rows))
        self._halves[half].addWidget(card)
        return card.column

    def _fit(self) -> None:
        self._sides.set_narrowest(self.fontMetrics().averageCharWidth() * _HALF)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _grid(self, rows: Sequence[str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        for place, name in enumerate(rows):
            label = self._labels[name]
            label.setWordWrap(True)
            field = self.boxes[name] if name in self.boxes else self.scales[name]
            label.setBuddy(field if name in self.boxes else self.scales[name].slider)
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1)
        return grid

    def _connect(self) -> None:
        for name, box in self.boxes.items():
            box.activated.connect(partial(self._chose, name))
        for name, scale in self.scales.items():
            scale.slider.valueChanged.connect(partial(self._change, name))
        self.scales["text_size"].slider.sliderMoved.connect(self._show_size)
        for name, switch in self.switches.items():
            switch.clicked.connect(lambda on, name=name: self._switched(name, on))
        self.defaults.clicked.connect(self._restore_defaults)
        self.left.connect(self._revert)
        self.ok.clicked.connect(self._keep)

    # --- choosing --------------------------------------------------------------------------------

    def _chose(self, name: str, place: int) -> None:
        self.repaint()  # else the list is still seen on the page while everything gets another look
        self._change(name, _CHOICES[name][place])

    def _switched(self, name: str, on: bool) -> None:
        if name == "rolls_itself":
            self._change("confirm_roll", not on)
        else:
            self._change(name, on)

    def _change(self, name: str, value: Any) -> None:
        """One setting is another now: the whole program tries it out."""
        self._take(self.settings.changed(**{name: value}))

    def _take(self, settings: Settings) -> None:
        if settings != self.settings:
            self.settings = settings
            self._show(settings)
            self.changed.emit(settings)
            self._show_size(settings.text_size)  # among letters that have another size now

    def _restore_defaults(self) -> None:
        """Everything that can be chosen here is as it was when the program was new."""
        fresh = type(self.settings)()
        names = [*_CHOICES, *_SCALES, "confirm_roll", "forced_moves", "free_undo", "sound"]
        self._take(self.settings.changed(**{name: getattr(fresh, name) for name in names}))

    def _keep(self) -> None:
        """It is left first: what keeps the settings from being saved is told where one goes on."""
        self._keeps = True
        settings = self.settings
        self.left.emit()
        self.kept.emit(settings)

    def _revert(self) -> None:
        """Everything is as it was before, unless it is kept."""
        if not self._keeps:
            self._take(self._before)

    def hideEvent(self, event: QHideEvent) -> None:
        """Also who goes elsewhere by another way has not kept anything."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._revert()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.boxes["language"].setFocus(event.reason())

    def _show(self, settings: Settings) -> None:
        for name, box in self.boxes.items():
            box.setCurrentIndex(_CHOICES[name].index(getattr(settings, name)))
        for name, scale in self.scales.items():
            scale.show_value(getattr(settings, name))
        self.switches["rolls_itself"].setChecked(not settings.confirm_roll)
        self.switches["forced_moves"].setChecked(settings.forced_moves)
        self.switches["free_undo"].setChecked(settings.free_undo)
        self.switches["sound"].setChecked(settings.sound and not self._sound_problem)
        self.switches["sound"].setEnabled(not self._sound_problem)
        for part in (self._labels["volume"], self.scales["volume"]):
            part.setEnabled(settings.sound and not self._sound_problem)

    def _show_size(self, percent: int) -> None:
        """Shows how large the text would be."""
        self._preview.setFont(fonts.text(percent / max(self.settings.text_size, 1)))

    # --- language --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        self._say_headings()
        self._say_choices()
        self._preview.setText(self.tr("This is how large everything is written."))
        self.switches["rolls_itself"].setText(self.tr("The die rolls by itself"))
        self.switches["forced_moves"].setText(
            self.tr("The only move that is possible is made without a click")
        )
        self.switches["free_undo"].setText(self.tr("Free undo"))
        self._notes["free_undo"].setText(
            self.tr("Dice and discoveries can be taken back too, as long as no other person plays.")
        )
        self._notes["coach"].setText(
            self.tr(
                "Asks those who play alone. Where several people play, it can be switched on at the table."
            )
        )
        self._notes["talk"].setText(
            self.tr("In games in which everybody may speak at once: Saludos Amigos.")
        )
        self.switches["sound"].setText(self.tr("Play sounds"))
        if self._sound_problem == NO_DEVICE:
            told = self.tr("No sound can be heard: this computer has no loudspeaker or headphones.")
        else:
            told = self.tr("No sound can be heard: the system’s sound library is missing.")
        self._notes["no_sound"].setText(told)
        self.defaults.set_text(self.tr("Defaults"), self.tr("Everything as it was at first"))
        self.back.set_text(self.tr("Cancel"), self.tr("Everything as it was before"))
        self.ok.set_text(self.tr("OK"))
        for scale in self.scales.values():
            scale.retranslate()

    def _say_headings(self) -> None:
        for name, text in {
            "look": self.tr("Language and look"),
            "pace": self.tr("Pace"),
            "talk": self.tr("Talk at the table"),
            "sound": self.tr("Sound"),
            "play": self.tr("Play"),
        }.items():
            self._headings[name].setText(text)
        for name, text in {
            "language": self.tr("Language"),
            "theme": self.tr("Theme"),
            "palette": self.tr("Colours"),
            "text_size": self.tr("Text size"),
            "animation_speed": self.tr("Speed of play"),
            "bot_pause": self.tr("Pause after a bot’s action"),
            "volume": self.tr("Volume"),
            "talk_pause": self.tr("Bots wait before they speak first"),
            "sand_glass": self.tr("Sand-glass for the talk"),
            "coach": self.tr("The coach asks before a costly slip"),
        }.items():
            self._labels[name].setText(text)
            field = self.boxes[name] if name in self.boxes else self.scales[name].slider
            field.setAccessibleName(text)

    def _say_choices(self) -> None:
        speed = self.tr("Automatic: normal; at once where the system is set to show little motion")
        self.boxes["animation_speed"].setToolTip(plain_tip(speed))
        system = self.tr("As the system")
        for name, texts in {
            "language": (system, *LANGUAGES.values()),
            "theme": (system, self.tr("Light"), self.tr("Dark")),
            "palette": (self.tr("Standard"), self.tr("High contrast")),
            "animation_speed": (
                self.tr("Automatic"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("At once"),
            ),
            "sand_glass": (
                self.tr("None"),
                self.tr("Half a minute"),
                self.tr("1 minute"),
                self.tr("2 minutes"),
                self.tr("3 minutes"),
            ),
            "coach": (
                self.tr("Never"),
                #: How much a slip must give away of a hundred chances to win
                self.tr("Beginners: 10 in 100 and more"),
                self.tr("Practised players: 6 in 100 and more"),
                self.tr("Advanced players: 3 in 100 and more"),
            ),
        }.items():
            self.boxes[name].show_texts(texts)

    def _seconds(self, value: int) -> str:
        return self.tr("{number} s").format(number=QLocale().toString(value))


def _percent(value: int) -> str:
    #: How many hundredths, such as 150%
    text = QCoreApplication.translate("SettingsPage", "{number}%")
    return text.format(number=QLocale().toString(value))
