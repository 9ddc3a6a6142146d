"""Applies the player's settings: theme, text size, language, speed and sounds."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings, load_settings, read_settings, save_choices
from bigshot_desktop.ui.look import fonts, style
from bigshot_desktop.ui.look.language import LanguageSwitch, chosen
from bigshot_desktop.ui.look.theme import theme_switch

if TYPE_CHECKING:
    from bigshot_desktop.ui.look.pace import Pace
    from bigshot_desktop.ui.look.sounds import Sounds


def games_known(settings: Settings) -> tuple[str, ...]:
    """The games that were played here; where somebody played before that was written down: all."""
    if settings.player_names and not settings.games_played:
        return tuple(ENTRIES)
    return settings.games_played


class Preferences(QObject):
    """The settings, and the objects that follow them."""

    untranslated = Signal(str)
    """The texts of this language are missing: the window speaks English."""

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.app = app
        self.language_switch = LanguageSwitch(parent=self)
        self.missing = ""
        """The language whose texts were wanted last and are not there, if any."""
        self._settings: Settings | None = None
        self.first = read_settings(paths.settings_file())[0]
        """As the window found the settings when it opened."""
        self._seen = self._saved = self.first
        self._choose(self.first)

    @cached_property
    def pace(self) -> Pace:
        """How fast everything moves; nothing does in the first picture."""
        from bigshot_desktop.ui.look.pace import Pace

        return Pace(parent=self)

    @cached_property
    def sounds(self) -> Sounds:
        """What is heard; nothing is with the first picture."""
        from bigshot_desktop.ui.look.sounds import Sounds

        return Sounds(self)

    def apply_style(self) -> None:
        """Styles the window, and styles it again whenever the theme changes.

        Called after the window is made: Qt styles a widget anew each time it is given a parent.
        """
        style.apply(self.app)
        theme_switch().changed.connect(self._restyle)

    @property
    def settings(self) -> Settings:
        """All settings; they are read when they are first needed."""
        return self._settings or self.load()[0]

    def load(self) -> tuple[Settings, tuple[Problem, ...]]:
        """Reads and applies the settings; also returns what was wrong with them."""
        settings, problems = load_settings(paths.settings_file())
        self._saved = settings
        self.apply(settings)
        return settings, problems

    def apply(self, settings: Settings) -> None:
        """Makes everything follow these settings, without saving them."""
        self._settings = settings
        if _look(settings) != _look(self._seen):
            self._choose(settings)
            style.apply(self.app)
        self.pace.speed = _speed(settings.animation_speed)
        self.pace.bot_pause = settings.bot_pause
        self.sounds.set_volume(settings.volume)
        self.sounds.set_enabled(settings.sound)

    def save(self, settings: Settings) -> Problem | None:
        """Applies and saves settings; returns what kept them from being saved, if anything.

        What was chosen in another window is left to that one until the next start.
        """
        self.apply(settings)
        try:
            save_choices(settings, self._saved, paths.settings_file())
        except Problem as problem:
            return problem
        self._saved = settings
        return None

    def set_language(self, language: str) -> None:
        """Switches the language, as far as its texts are there."""
        code = chosen(language)
        self.missing = "" if self.language_switch.switch_to(code) else code
        if self.missing:
            self.untranslated.emit(code)

    def _choose(self, wanted: Settings) -> None:
        before, self._seen = self._seen, wanted
        fonts.set_text_size(wanted.text_size)
        theme_switch().choose(wanted.theme, wanted.palette)
        if wanted.language != before.language or wanted is before:
            self.set_language(wanted.language)

    def _restyle(self) -> None:
        style.apply(self.app)


def _look(settings: Settings) -> tuple[object, ...]:
    """What can be seen at once, from the first picture on."""
    return settings.theme, settings.palette, settings.text_size, settings.language


def _speed(setting: str) -> str:
    """How fast things move; where the system is to decide, at their own speed or not at all."""
    if setting != "system":
        return setting
    from bigshot_desktop.ui.look import reduced_motion

    return "off" if reduced_motion.wants_less() else "normal"
