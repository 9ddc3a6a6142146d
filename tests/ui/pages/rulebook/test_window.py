"""The rulebook window: it opens at a rule, leads back and forward, and saves what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.look import fonts, style, theme
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.app.marked_language import MARK, spoken_otherwise, stops, unmarked
from tests.ui.fixtures import clear_away
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.pages.rulebook.books import pictures
from tests.ui.pages.rulebook.reading import current, listed, look_for
from tests.ui.screen_reader import nameless
from tests.ui.translators import spoken

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)

ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
Sized = tuple[RulebookWindow, tuple[tuple[int, int], ...]]
BEST = "BS-20"
"""Of all that is found about loans in Big Shot: what their chapter begins with."""


# --- opening -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "rule"), [("big-shot", "BS-18"), ("shark", "SH-22")])
def test_it_opens_at_a_rule(rules: RulebookWindow, game: str, rule: str) -> None:
    rules.open_at(game, rule)
    assert rules.isVisible()
    assert rules.games.key == game
    assert rules.page.section == current(rules) == rule
    assert rules.page.marks.rule == rule
    assert rules.windowTitle() == f"{ENTRIES[game].title} – Rules"
    assert not rules.isModal()


def test_it_opens_for_the_first_time_at_a_rule(qtbot: QtBot) -> None:
    with pictures():
        window = RulebookWindow()
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.open_at("big-shot", "BS-27")
        settle(window)
        assert window.page.section == current(window) == "BS-27"


def test_it_comes_back_when_it_was_closed_or_put_down(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.close()
    rules.open_at("big-shot", "BS-11")
    assert rules.isVisible()
    rules.showMinimized()
    rules.open_at("big-shot", "BS-12")
    assert not rules.isMinimized()
    assert rules.page.section == "BS-12"


def test_it_comes_back_as_large_as_it_was(rules: RulebookWindow) -> None:
    rules.resize(777, 555)
    rules.close()
    rules.open_at("shark", "SH-07")
    assert rules.size().toTuple() == (777, 555)


def test_without_a_rule_a_book_opens_where_it_was_left(rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-12")
    rules.close()
    rules.open_at("big-shot")
    assert (rules.game, rules.page.section) == ("big-shot", "BS-12")
    rules.open_at("shark")
    assert (rules.game, rules.page.section) == ("shark", "")


def test_all_sections_are_listed_and_the_current_row_follows_the_page(
    rules: RulebookWindow,
) -> None:
    assert listed(rules) == ["", *RULEBOOKS["big-shot"].rules]
    assert current(rules) == ""
    bar = rules.page.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum() + 30, 30):
        bar.setValue(value)
        seen.append(current(rules))
    assert [rule for rule in dict.fromkeys(seen) if rule] == list(RULEBOOKS["big-shot"].rules)


def test_another_game_is_chosen(qtbot: QtBot, rules: RulebookWindow) -> None:
    qtbot.mouseClick(rules.games.button("saludos-amigos"), Qt.MouseButton.LeftButton)
    assert rules.page.place.game == "saludos-amigos"
    assert listed(rules) == ["", *RULEBOOKS["saludos-amigos"].rules]
    assert rules.page.verticalScrollBar().value() == 0


def test_a_row_is_gone_to(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.contents.setFocus()
    rules.contents.point_at("BS-20")
    qtbot.keyClick(rules.contents, Qt.Key.Key_Return)
    assert rules.page.section == "BS-20"


# --- links, back and forward ---------------------------------------------------------------------


def test_links_lead_to_rules_also_of_other_games(rules: RulebookWindow) -> None:
    rules.page.rule_wanted.emit("BS-24")
    assert rules.page.section == "BS-24"
    rules.page.rule_wanted.emit("SA-20")
    assert (rules.page.place.game, rules.page.section) == ("saludos-amigos", "SA-20")
    assert rules.games.key == "saludos-amigos"


def test_a_rule_that_is_not_there_is_the_beginning_of_its_book(rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    rules.page.rule_wanted.emit("BS-99")
    assert rules.page.section == current(rules) == ""


def test_a_mark_stays_in_its_book(rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    rules.go_to("shark")
    assert rules.page.marks.strength == 0.0


def test_back_and_forward(qtbot: QtBot, rules: RulebookWindow) -> None:
    assert not rules.back.isEnabled()
    rules.go_to("big-shot", "BS-11")
    rules.page.verticalScrollBar().setValue(rules.page.verticalScrollBar().value() + 40)
    left = rules.page.verticalScrollBar().value()
    rules.go_to("shark", "SH-07")
    qtbot.keyClick(rules, Qt.Key.Key_Left, ALT)
    assert rules.page.place.game == "big-shot"
    assert rules.page.verticalScrollBar().value() == pytest.approx(left, abs=1)
    assert rules.games.key == "big-shot"
    qtbot.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert rules.page.verticalScrollBar().value() == 0
    assert not rules.back.isEnabled()
    qtbot.keyClick(rules, Qt.Key.Key_Left, ALT)
    qtbot.keyClick(rules, Qt.Key.Key_Right, ALT)
    qtbot.mouseClick(rules.forward, Qt.MouseButton.LeftButton)
    assert (rules.page.place.game, rules.page.section) == ("shark", "SH-07")
    assert not rules.forward.isEnabled()


# --- paper ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_book_that_is_shown_is_saved(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rules: RulebookWindow, tmp_path: Path, way: str
) -> None:
    asked: list[tuple[object, str]] = []

    def answer(parent: object, title: str, suggested: str, kinds: str) -> tuple[str, str]:
        asked.append((parent, Path(suggested).name))
        return str(tmp_path / "mine.pdf"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    rules.go_to("shark")
    if way == "key":
        qtbot.keyClick(rules, Qt.Key.Key_P, CTRL)
    else:
        rules.save.click()
    assert asked == [(rules, "Shark – Rules.pdf")]
    assert (tmp_path / "mine.pdf").read_bytes().startswith(b"%PDF")
    assert rules.told.isVisible()
    rules.go_to("big-shot")
    assert rules.told.isHidden()


# --- language, theme, letters --------------------------------------------------------------------


def test_a_change_of_language_reaches_everything_and_keeps_the_place(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    rules.go_to("big-shot", "BS-18")
    look_for(qtbot, rules, "cubes")
    rules.search.clear()
    rules.go_to("big-shot", "BS-18")
    titles = [box.title for box in ENTRIES.values()]
    with spoken_otherwise():
        qtbot.waitUntil(lambda: MARK in rules.page.toPlainText())
        assert unmarked(rules, *titles) == set()
        assert all(row.title.startswith(MARK) for row in rules.model.rows)
        assert rules.page.section == current(rules) == "BS-18"
        assert rules.windowTitle() == f"{MARK}Big Shot – Rules"
        paragraphs = rules.page.toPlainText().splitlines()
        assert [
            text for text in paragraphs if MARK not in text and text not in ("Big Shot", "")
        ] == ["\N{OBJECT REPLACEMENT CHARACTER}"] * len(RULEBOOKS["big-shot"].figures)
    qtbot.waitUntil(lambda: MARK not in rules.page.toPlainText())


def test_a_change_of_theme_keeps_the_place(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    theme.theme_switch().choose("dark")
    try:
        qtbot.waitUntil(
            lambda: rules.page.sheet is not None and rules.page.sheet.typography.theme == theme.DARK
        )
        assert rules.page.section == "BS-18"
    finally:
        theme.theme_switch().choose("light")


def test_the_next_hit_comes_after_the_last_one_also_in_another_look(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    look_for(qtbot, rules, "loan")
    found = listed(rules)
    rules.step(1)
    rules.step(1)
    theme.theme_switch().choose("dark")
    try:
        qtbot.waitUntil(
            lambda: rules.page.sheet is not None and rules.page.sheet.typography.theme == theme.DARK
        )
        rules.step(1)
        assert current(rules) == found[found.index(BEST) + 3]
    finally:
        theme.theme_switch().choose("light")


def test_the_next_hit_comes_after_the_last_one_also_in_another_language(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    look_for(qtbot, rules, "loan")
    found = listed(rules)
    rules.step(1)
    with spoken_otherwise():
        qtbot.waitUntil(lambda: MARK in rules.page.toPlainText())
        rules.step(1)
        assert current(rules) == found[found.index(BEST) + 2]
    qtbot.waitUntil(lambda: MARK not in rules.page.toPlainText())


def test_another_search_begins_with_its_best_hit(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "loan")
    rules.step(1)
    look_for(qtbot, rules, "loans")
    assert current(rules) == BEST
    rules.go_to("shark")
    assert rules._hit == 0


def test_a_closed_window_changes_when_it_is_opened(qtbot: QtBot, rules: RulebookWindow) -> None:
    sheet = rules.page.sheet
    rules.close()
    theme.theme_switch().choose("dark")
    try:
        QApplication.processEvents()
        assert rules.page.sheet is sheet
        rules.open_at("big-shot", "BS-18")
        assert rules.page.sheet is not None
        assert rules.page.sheet.typography.theme == theme.DARK
        assert rules.page.section == "BS-18"
    finally:
        theme.theme_switch().choose("light")


# --- room ----------------------------------------------------------------------------------------

SIZES = {
    100: ((640, 480), (1440, 900)),
    200: ((640, 480), (1024, 640)),
    150: ((3840, 2160),),
}
"""Sizes of the window, by the size of the text."""


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, qapp: QApplication, undressed: None) -> Iterator[Sized]:
    """The window in its clothes, and the sizes in which it is looked at."""
    make_application()
    fonts.set_text_size(request.param)
    style.apply(qapp)
    with pictures():
        window = RulebookWindow()
        sizes = SIZES[request.param]
        window.resize(*sizes[0])
        window.open_at("big-shot", "BS-18")
        settle(window)
        window.setUpdatesEnabled(False)  # to measure it nobody has to see it
        yield window, sizes
        window.close()
        window.deleteLater()
        clear_away()


def test_nothing_is_cut_off_and_most_of_the_window_is_for_the_text(sized: Sized) -> None:
    """In English, and in a language that needs more room."""
    window, sizes = sized
    for width, height in sizes:
        window.resize(width, height)
        settle(window)
        assert window.size().toTuple() == (width, height)
        assert window.page.height() > 0.68 * window.height()
    for translator in (None, LongWords()):
        with spoken(translator) if translator else nullcontext():
            for size in sizes:
                window.resize(*size)
                look_over(window)


def look_over(window: RulebookWindow) -> None:
    size = window.size()
    for typed in ("", "park", "zebra", "tile bag"):
        window.search.setText(typed)
        settle(window)
        assert flaws(window) == []
    window.told.save(RULEBOOKS["big-shot"], "Rules", Path("/nowhere/rules.pdf"))
    settle(window)
    assert flaws(window) == []
    assert window.size() == size


def test_contents_and_page_take_turns_where_there_is_little_room(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    assert not rules.list_button.isVisible()
    assert rules.contents.isVisible()
    rules.resize(500, 480)
    settle(rules)
    assert rules.list_button.isVisible()
    assert not rules.contents.isVisible()
    assert rules.page.isVisible()
    qtbot.mouseClick(rules.list_button, Qt.MouseButton.LeftButton)
    assert rules.contents.isVisible()
    assert not rules.page.isVisible()
    rules.contents.setFocus()
    rules.contents.point_at("BS-20")
    qtbot.keyClick(rules.contents, Qt.Key.Key_Return)
    assert rules.page.isVisible()
    assert rules.page.section == "BS-20"
    look_for(qtbot, rules, "loan")
    assert rules.contents.isVisible()
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.page.isVisible()
    assert rules.page.section == BEST
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.page.section == listed(rules)[listed(rules).index(BEST) + 1]
    rules.search.clear()
    qtbot.mouseClick(rules.list_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(rules, Qt.Key.Key_Escape)
    assert rules.page.isVisible()
    assert rules.isVisible()


def test_a_look_at_the_contents_loses_no_place(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    rules.resize(500, 480)
    settle(rules)
    rules.page.setFocus()
    place = rules.page.place
    rules.list_button.click()
    settle(rules)
    assert rules.contents.hasFocus()
    assert current(rules) == "BS-18"
    rules.list_button.click()
    settle(rules)
    assert rules.page.hasFocus()
    assert rules.page.place == place


# --- for everybody -------------------------------------------------------------------------------


def test_everything_has_a_name(qtbot: QtBot, rules: RulebookWindow) -> None:
    QAccessible.setActive(True)
    try:
        assert nameless(rules) == []
        look_for(qtbot, rules, "loan")
        assert nameless(rules) == []
        rules.resize(500, 480)
        settle(rules)
        assert nameless(rules) == []
    finally:
        QAccessible.setActive(False)
    assert rules.page.accessibleName() == "Big Shot – Rules"


def test_what_was_found_is_read_out(
    qtbot: QtBot, rules: RulebookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append(event.message())
    )
    look_for(qtbot, rules, "zeb")
    assert heard[-1] == "Nothing in this book has all of these words."
    assert len(heard) == 3


def test_everything_is_reached_by_keys(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    rules.go_to("big-shot", "BS-19")
    rules.go_back()
    rules.back.setFocus()
    assert stops(qtbot) == [
        *(rules.forward, rules.games.button("big-shot"), rules.search, rules.save),
        *(rules.contents, rules.page),
    ]
