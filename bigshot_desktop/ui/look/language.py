"""The language of the window: which one, where its texts come from, and how it writes numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.languages import LANGUAGES, SOURCE
from bigshot_desktop.table import paths

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator

QT_LACKS: Final = (
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Texts of Qt's own dialogs that Qt has in German only: they are in our files, which are asked first."""


def chosen(setting: str) -> str:
    """The language that a setting stands for: "system" is the first one the player reads."""
    if setting != "system":
        return setting
    wanted = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), SOURCE)


def folder() -> Path:
    """The compiled texts: beside an installed package, else in the repository."""
    return paths.resources().with_name("i18n")


def locale_of(code: str) -> QLocale:
    """How numbers and dates are written: as the player's own country does, if it has the language."""
    system, plain = QLocale.system(), QLocale(code)
    return system if system.language() == plain.language() else plain


class LanguageSwitch(QObject):
    """Installs the texts of a language in the application. It starts with English, the language of the source.

    Widgets hear of a change from Qt, with one ``LanguageChange`` each as soon as events are handled
    again; whatever is no widget hears of it from ``changed``.
    """

    changed = Signal()

    def __init__(self, texts: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = SOURCE
        self._texts = texts or folder()
        self._translators: list[QTranslator] = []

    def switch_to(self, code: str) -> bool:
        """Change to a language; False if its texts are missing or damaged, and it is English then."""
        ours = self._load(self._texts / f"bigshot_{code}.qm")
        fluent = ours is not None or code == SOURCE
        self.code = code if fluent else SOURCE
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        qt = self._load(_qt_folder() / f"qtbase_{code}.qm") if ours and code != SOURCE else None
        self._translators = [translator for translator in (qt, ours) if translator]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        self._set_locale(locale_of(self.code))
        self.changed.emit()
        return fluent

    def _load(self, file: Path) -> QTranslator | None:
        """A file of texts, ready to be installed."""
        translator = QTranslator(self)
        if file.is_file() and translator.load(str(file)) and not translator.isEmpty():
            return translator
        translator.deleteLater()
        return None

    def _set_locale(self, locale: QLocale) -> None:
        """For what comes, and for the windows there are: each keeps the locale it was made with."""
        QLocale.setDefault(locale)
        for window in QApplication.topLevelWidgets():
            window.setLocale(locale)


def number(value: float) -> str:
    """A number as the language writes it: whole, or with a tenth."""
    tenths = round(value * 10)
    locale = QLocale()
    if tenths % 10 == 0:
        return _grouped(locale.toString(tenths // 10), locale)
    return locale.toString(tenths / 10, "f", 1)


def _grouped(digits: str, locale: QLocale) -> str:
    """Thousands set off from 1,000 on, for sums in a column; Italian would begin with ten thousand."""
    if not digits[-4:].isdigit() or len(digits.lstrip(locale.negativeSign())) != 4:
        return digits
    if locale.numberOptions() & QLocale.NumberOption.OmitGroupSeparator:
        return digits
    return f"{digits[:-3]}{locale.groupSeparator()}{digits[-3:]}"


@cache
def narrator() -> Narrator:
    """Puts what happens in a match into sentences, in the language of the window whichever that is."""
    from bigshot_desktop.words.narrator import Narrator

    return Narrator(QCoreApplication.translate, number)


def _qt_folder() -> Path:
    """Where Qt keeps the texts of its own buttons and dialogs."""
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
