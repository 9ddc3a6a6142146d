"""The language of the window changes while it is open, and does not stumble over missing texts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.language import (
    LanguageSwitch,
    chosen,
    narrator,
    number,
)
from bigshot_desktop.words.narrator import Narrator
from tests.words.languages import messages, translate_into

RED = {"en": "Red", "de": "Rot", "fr": "Rouge", "it": "Rosso"}
CANCEL = {"de": "Abbrechen", "fr": "Annuler", "it": "Annulla"}
QT_TEXTS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


@pytest.fixture(autouse=True)
def restored(qapp: QApplication) -> Iterator[None]:
    """After a test nobody is left who has not heard of the last change, and numbers are as before."""
    before = QLocale()
    yield
    QLocale.setDefault(before)
    QApplication.processEvents()


@pytest.fixture
def language_switch(texts: Path) -> Iterator[LanguageSwitch]:
    """A tongue that speaks English again after the test, and then no more."""
    speaker = LanguageSwitch(texts)
    yield speaker
    speaker.switch_to("en")
    speaker.deleteLater()


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> QLocale:
    """A computer in Zürich whose owner reads Swedish, then German, then French."""

    class Zurich(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:
            return ["sv-SE", "sv", "de-CH", "de", "fr-FR", "fr"]

    locale = Zurich("de_CH")
    monkeypatch.setattr(QLocale, "system", lambda: locale)
    return locale


def red() -> str:
    return QCoreApplication.translate("BigShotColour", "Red")


# --- which language ------------------------------------------------------------------------------


def test_every_language_has_a_name_of_its_own() -> None:
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_choice_is_a_choice(code: str) -> None:
    assert chosen(code) == code


@pytest.mark.usefixtures("system")
def test_the_system_means_the_first_language_that_we_have() -> None:
    assert chosen("system") == "de"


@pytest.mark.parametrize("read", [[], ["C"], ["sv-SE", "sv"]])
def test_who_reads_none_of_them_gets_english(
    read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda *_: read)
    assert chosen("system") == "en"


# --- speaking ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_is_spoken(language_switch: LanguageSwitch, code: str) -> None:
    assert language_switch.switch_to(code)
    assert language_switch.code == code
    assert red() == RED[code]
    assert QLocale().language() == QLocale(code).language()


def test_the_language_changes_there_and_back(language_switch: LanguageSwitch) -> None:
    for code in ("de", "fr", "fr", "en", "it", "de", "en"):
        assert language_switch.switch_to(code)
        assert red() == RED[code]


def sections(number: int) -> str:
    """A text that depends on a number, as the rulebook's window says it."""
    return QCoreApplication.translate("RulebookWindow", "%Ln section(s)", "", number)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_counted_has_the_form_for_its_number(
    language_switch: LanguageSwitch, code: str
) -> None:
    """French has nought sections in the singular, the others in the plural; digits are grouped."""
    language_switch.switch_to(code)
    texts = {one.form: one.translation for one in messages(code) if one.source == "%Ln section(s)"}
    assert len(set(texts.values())) == 2
    for count in (0, 1, 2, 21, 12_345):
        singular = count < 2 if code == "fr" else count == 1
        expected = texts[0 if singular else 1].replace("%Ln", QLocale().toString(count))
        assert sections(count) == expected


def test_english_counts_in_english(language_switch: LanguageSwitch) -> None:
    for code in ("en", "de", "en"):
        language_switch.switch_to(code)
    told = [sections(count) for count in (0, 1, 2, 1_000)]
    assert told == ["0 sections", "1 section", "2 sections", "1,000 sections"]


@pytest.mark.parametrize("content", [None, b"", b"not a translation"])
def test_english_without_its_forms_stays_english(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "bigshot_en.qm").write_bytes(content)
    language_switch = LanguageSwitch(tmp_path)
    assert language_switch.switch_to("en")
    assert (language_switch.code, red()) == ("en", "Red")
    things = [QCoreApplication.translate("Test", "%Ln thing(s)", "", count) for count in (1, 2_000)]
    assert things == ["1 thing(s)", "2,000 thing(s)"]


@pytest.mark.parametrize("code", sorted(CANCEL))
def test_the_buttons_of_qt_follow(qtbot: QtBot, language_switch: LanguageSwitch, code: str) -> None:
    assert (QT_TEXTS / f"qtbase_{code}.qm").is_file()
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)

    def label() -> str:
        return cancel.text().replace("&", "")

    english = label()
    language_switch.switch_to(code)
    qtbot.waitUntil(lambda: label() == CANCEL[code])
    language_switch.switch_to("en")
    qtbot.waitUntil(lambda: label() == english)


def test_without_the_texts_of_qt_ours_are_spoken(
    language_switch: LanguageSwitch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    assert language_switch.switch_to("it")
    assert red() == "Rosso"


class Witness(QWidget):
    """Counts how often it is told that the language changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told += 1
        super().changeEvent(event)


def test_a_change_is_told_once(qtbot: QtBot, language_switch: LanguageSwitch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    witness = Witness(window)
    for code in ("de", "fr", "en"):
        witness.told = 0
        with qtbot.waitSignal(language_switch.changed):
            language_switch.switch_to(code)
        QApplication.processEvents()
        assert witness.told == 1


def test_windows_that_are_open_write_numbers_anew(
    qtbot: QtBot, language_switch: LanguageSwitch
) -> None:
    language_switch.switch_to("en")
    window = QWidget()
    qtbot.addWidget(window)
    bid = QSpinBox()
    bid.setGroupSeparatorShown(True)
    bid.setMaximum(99_999)
    bid.setValue(12_000)
    QVBoxLayout(window).addWidget(bid)
    for code in LANGUAGES:
        language_switch.switch_to(code)
        assert bid.text() == QLocale().toString(12_000)


# --- missing and damaged texts -------------------------------------------------------------------


@pytest.mark.parametrize("before", ["en", "de"])
def test_missing_texts_leave_english(texts: Path, tmp_path: Path, before: str) -> None:
    shutil.copy(texts / "bigshot_de.qm", tmp_path)
    language_switch = LanguageSwitch(tmp_path)
    assert language_switch.switch_to(before)
    assert not language_switch.switch_to("fr")
    assert (language_switch.code, red()) == ("en", "Red")
    assert QLocale().language() == QLocale.Language.English


@pytest.mark.parametrize("content", [b"", b"not a translation", b"\x3c\xb8\x64\x18"])
def test_damaged_texts_leave_english(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bigshot_de.qm").write_bytes(content)
    language_switch = LanguageSwitch(tmp_path)
    assert not language_switch.switch_to("de")
    assert (language_switch.code, red()) == ("en", "Red")


def test_torn_texts_never_end_the_program(texts: Path, tmp_path: Path) -> None:
    whole = (texts / "bigshot_de.qm").read_bytes()
    torn = LanguageSwitch(tmp_path)
    for length in range(0, len(whole), len(whole) // 40):
        (tmp_path / "bigshot_de.qm").write_bytes(whole[:length])
        torn.switch_to("de")
        assert red() in {"Red", "Rot"}
    torn.switch_to("en")


@pytest.mark.parametrize(
    ("resources", "texts"),
    [("bigshot_desktop/_data/resources", "bigshot_desktop/_data/i18n"), ("resources", "i18n")],
)
def test_the_texts_lie_beside_the_resources(
    resources: str, texts: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "resources", lambda: tmp_path / resources)
    assert language.folder() == tmp_path / texts


# --- numbers and sentences -----------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_written_as_the_locale_does(language_switch: LanguageSwitch, code: str) -> None:
    language_switch.switch_to(code)
    locale = language.locale_of(code)
    for whole in (0, 7, 999, 12_000, 5_000_000_000):
        assert number(whole) == locale.toString(whole)
    gap = locale.groupSeparator()
    assert number(4_500) == f"4{gap}500"  # in Italian too, whose locale would write 4500
    assert number(-4_500).endswith(f"4{gap}500")
    assert number(3.0) == locale.toString(3)
    assert number(-0.04) == locale.toString(0)
    assert number(14.2) == locale.toString(14.2, "f", 1)
    assert number(-1234.56) == locale.toString(-1234.6, "f", 1)


def test_a_country_of_the_language_has_the_word_on_numbers(system: QLocale) -> None:
    assert language.locale_of("de").territory() == QLocale.Country.Switzerland
    assert language.locale_of("fr").territory() == QLocale.Country.France
    assert language.locale_of("fr").toString(12_000) == QLocale("fr").toString(12_000)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_voice_speaks_what_the_window_speaks(
    language_switch: LanguageSwitch, code: str
) -> None:
    speaker = narrator().about("shark")
    language_switch.switch_to(code)
    expected = Narrator(translate_into(code), number).about("shark")
    assert speaker.money(12_345) == expected.money(12_345)
    assert speaker.change(-0.142) == expected.change(-0.142)
    assert speaker.level("expert") == expected.level("expert")
