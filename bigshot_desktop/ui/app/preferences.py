"""The player's settings at work: how the window looks, speaks, moves and sounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from bigshot_desktop.table import paths
from bigshot_desktop.table.first_look import FirstLook, first_look
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui import fonts, style
from bigshot_desktop.ui.language import Tongue, chosen
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.sounds import Sounds
from bigshot_desktop.ui.theme import look

if TYPE_CHECKING:
    from bigshot_desktop.table.settings import Settings


class Preferences(QObject):
    """What was chosen, and all that obeys it."""

    untranslated = Signal(str)
    """The texts of this language are missing: the window speaks English."""

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.app = app
        self.tongue = Tongue(parent=self)
        self.pace = Pace(parent=self)
        self.sounds = Sounds(self)
        self.missing = ""
        """The language whose texts were wanted last and are not there, if any."""
        self._settings: Settings | None = None
        self.first = first_look(paths.settings_file())
        """As the window found the settings when it opened."""
        self._seen = self.first
        self._choose(self.first)

    def dress(self) -> None:
        """Dresses what there is of the window, and keeps it so.

        It comes after the window is made: Qt dresses a widget anew each time it is given a parent.
        """
        style.apply(self.app)
        look().changed.connect(self._restyle)
        look().follow_system()

    @property
    def settings(self) -> Settings:
        """All settings; they are read when they are first needed."""
        return self._settings or self.load()[0]

    def load(self) -> tuple[Settings, tuple[Problem, ...]]:
        """Reads the settings and takes them up; tells what was wrong with them."""
        from bigshot_desktop.table.settings import load_settings

        settings, problems = load_settings(paths.settings_file())
        self.take_up(settings)
        return settings, problems

    def take_up(self, settings: Settings) -> None:
        """From now on it is as these settings say."""
        self._settings = settings
        look_now = FirstLook(
            language=settings.language,
            theme=settings.theme,
            palette=settings.palette,
            text_size=settings.text_size,
            window=self.first.window,
        )
        if look_now != self._seen:
            self._choose(look_now)
            style.apply(self.app)
        self.pace.speed = _speed(settings.animation_speed)
        self.pace.bot_pause = settings.bot_pause
        self.sounds.set_volume(settings.volume)
        self.sounds.set_enabled(settings.sound)

    def save(self, settings: Settings) -> Problem | None:
        """Takes up settings and writes them down; what kept them from being written, if anything."""
        from bigshot_desktop.table.settings import save_settings

        self.take_up(settings)
        try:
            save_settings(settings, paths.settings_file())
        except Problem as problem:
            return problem
        return None

    def speak(self, language: str) -> None:
        """Switches the language, as far as its texts are there."""
        code = chosen(language)
        self.missing = "" if self.tongue.speak(code) else code
        if self.missing:
            self.untranslated.emit(code)

    def _choose(self, wanted: FirstLook) -> None:
        before, self._seen = self._seen, wanted
        fonts.set_text_size(wanted.text_size)
        look().choose(wanted.theme, wanted.palette)
        if wanted.language != before.language or wanted is before:
            self.speak(wanted.language)

    def _restyle(self) -> None:
        style.apply(self.app)


def _speed(setting: str) -> str:
    """How fast things move; where the system is to decide, at their own speed or not at all."""
    if setting != "system":
        return setting
    from bigshot_desktop.ui import motion

    return "off" if motion.wants_less() else "normal"
