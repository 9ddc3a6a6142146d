"""Settings at work: what is chosen is so at once, and after the next start too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import Settings, load_settings, save_settings
from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.app.preferences import Preferences
from bigshot_desktop.ui.look import fonts, language, theme
from tests.ui.faulty_disk import full_disk
from tests.words.languages import compile_texts

PLAIN = Settings(language="en", theme="light", sound=False)


@pytest.fixture
def app(qapp: QApplication, home: Path) -> Iterator[QApplication]:
    """The application with a player's folders of their own; afterwards it looks as usual."""
    before, locale = qapp.font(), QLocale()
    save_settings(PLAIN, paths.settings_file())
    yield make_application()
    theme.theme_switch().choose("light")
    fonts.set_text_size(100)
    qapp.setFont(before)
    QLocale.setDefault(locale)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_texts("de", tmp_path)
    monkeypatch.setattr(language, "folder", lambda: tmp_path)


def dressed(app: QApplication) -> Preferences:
    preferences = Preferences(app)
    preferences.apply_style()
    return preferences


def test_a_new_player_gets_the_defaults(qapp: QApplication, home: Path) -> None:
    preferences = Preferences(qapp)
    assert preferences.settings == Settings()
    assert preferences.load() == (Settings(), ())
    assert preferences.pace.speed == "normal"
    preferences.apply(PLAIN)


def test_the_choices_of_two_windows_are_kept(app: QApplication) -> None:
    first, second = Preferences(app), Preferences(app)
    assert first.load() == second.load()
    assert first.save(first.settings.changed(bot_pause=50)) is None
    assert second.save(second.settings.changed(volume=10)) is None
    assert second.save(second.settings.changed(talk_pause=1)) is None
    assert load_settings(paths.settings_file())[0] == PLAIN.changed(
        bot_pause=50, volume=10, talk_pause=1
    )


def test_what_could_not_be_saved_is_saved_with_the_next_choice(app: QApplication) -> None:
    preferences = Preferences(app)
    preferences.load()
    with full_disk():
        assert preferences.save(preferences.settings.changed(volume=10)) is not None
    assert preferences.save(preferences.settings.changed(bot_pause=50)) is None
    assert load_settings(paths.settings_file())[0] == PLAIN.changed(bot_pause=50, volume=10)


def test_look_and_size_change_at_once(app: QApplication) -> None:
    preferences = dressed(app)
    assert theme.current() == theme.LIGHT
    before, size = app.styleSheet(), app.font().pointSizeF()
    preferences.apply(PLAIN.changed(theme="dark", text_size=200))
    assert theme.current() == theme.DARK
    assert app.font().pointSizeF() == pytest.approx(2 * size)
    assert app.styleSheet() != before
    assert theme.DARK.paper.name() in app.styleSheet().lower()
    preferences.apply(PLAIN)
    assert (theme.current(), app.styleSheet()) == (theme.LIGHT, before)


def test_stronger_colours_change_at_once(app: QApplication) -> None:
    preferences = dressed(app)
    preferences.apply(PLAIN.changed(palette="high-contrast"))
    assert theme.current() not in (theme.LIGHT, theme.DARK)
    preferences.apply(PLAIN)
    assert theme.current() == theme.LIGHT


def test_pace_and_sound_change_at_once(app: QApplication) -> None:
    preferences = dressed(app)
    preferences.apply(PLAIN.changed(animation_speed="slow", bot_pause=150, volume=0))
    assert (preferences.pace.speed, preferences.pace.bot_pause) == ("slow", 150)
    assert not preferences.sounds._audible
    preferences.apply(PLAIN.changed(animation_speed="off"))
    assert preferences.pace.still


@pytest.mark.usefixtures("german")
def test_the_language_changes_at_once(qtbot: QtBot, app: QApplication) -> None:
    preferences = dressed(app)
    with qtbot.waitSignal(preferences.language_switch.changed):
        preferences.apply(PLAIN.changed(language="de"))
    assert preferences.language_switch.code == "de"
    assert QLocale().language() == QLocale.Language.German
    with qtbot.assertNotEmitted(
        preferences.language_switch.changed
    ):  # nothing new, nothing said again
        preferences.apply(PLAIN.changed(language="de", volume=3))
    preferences.apply(PLAIN)
    assert preferences.language_switch.code == "en"


@pytest.mark.usefixtures("german")
def test_another_language_dresses_nothing_anew(
    app: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = dressed(app)
    again: list[str] = []
    monkeypatch.setattr(QApplication, "setStyleSheet", again.append)
    preferences.apply(PLAIN.changed(language="de"))
    preferences.apply(PLAIN)
    assert again == []


def test_missing_texts_are_told(
    qtbot: QtBot, app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "folder", lambda: tmp_path)
    preferences = dressed(app)
    assert preferences.missing == ""
    with qtbot.waitSignal(preferences.untranslated) as told:
        preferences.apply(PLAIN.changed(language="it"))
    assert told.args == ["it"]
    assert preferences.missing == "it"
    preferences.apply(PLAIN)
    assert preferences.missing == ""


def test_what_is_saved_is_there_at_the_next_start(app: QApplication) -> None:
    chosen = PLAIN.changed(theme="dark", animation_speed="fast", text_size=125)
    assert Preferences(app).save(chosen) is None
    assert load_settings(paths.settings_file()) == (chosen, ())
    again = dressed(app)
    assert (again.first.theme, again.first.text_size) == ("dark", 125)
    assert theme.current() == theme.DARK
    assert again.settings == chosen
    assert again.pace.speed == "fast"


def test_what_is_only_taken_up_is_not_saved(app: QApplication) -> None:
    preferences = dressed(app)
    preferences.apply(PLAIN.changed(theme="dark"))
    assert load_settings(paths.settings_file()) == (PLAIN, ())


def test_what_cannot_be_saved_is_taken_up_all_the_same(app: QApplication) -> None:
    preferences = dressed(app)
    with full_disk():
        problem = preferences.save(PLAIN.changed(theme="dark"))
    assert isinstance(problem, Problem)
    assert problem.code == "disk-full"
    assert theme.current() == theme.DARK
    assert load_settings(paths.settings_file()) == (PLAIN, ())
