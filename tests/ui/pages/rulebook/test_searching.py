"""The rulebook window is searched: what is found, how it is walked through, and what is left of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.pages.rulebook.reading import current, listed, listed_in, look_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)

ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
BEST = "BS-20"
"""Of all that is found about loans in Big Shot: what their chapter begins with."""


def test_the_contents_shrink_to_what_is_found(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "LOAN tokens")
    found = listed(rules)
    assert 0 < len(found) < 6
    book = RULEBOOKS["big-shot"]
    for rule in found:
        words = book.section(rule).words.casefold()
        assert "loan" in words
        assert "tokens" in words
    assert rules.count.isVisible()
    assert rules.count.text() == QCoreApplication.translate(
        "RulebookWindow", "%Ln section(s)", "", len(found)
    )
    assert current(rules) == rules.page.section == found[0]
    assert rules.page.marks.words == ("loan", "tokens")


def test_a_number_leads_to_its_rule_first(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "bs20")
    assert len(listed(rules)) > 1
    assert listed(rules)[0] != "BS-20"
    assert current(rules) == rules.page.section == "BS-20"


def test_keys_go_from_hit_to_hit(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "loan")
    found = listed(rules)
    best = found.index(BEST)
    assert 0 < best < len(found) - 2
    assert current(rules) == BEST
    qtbot.keyClick(rules, Qt.Key.Key_F3)
    assert current(rules) == found[best + 1]
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert current(rules) == found[best + 2]
    qtbot.keyClick(rules, Qt.Key.Key_F3, SHIFT)
    assert current(rules) == found[best + 1]
    for _ in range(best + 2):
        qtbot.keyClick(rules, Qt.Key.Key_F3, SHIFT)
    assert current(rules) == found[-1]
    qtbot.keyClick(rules, Qt.Key.Key_F3)
    assert current(rules) == found[0]


def test_a_hit_is_chosen_and_the_next_comes_after_it(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "loan")
    found = listed(rules)
    qtbot.keyClick(rules.search, Qt.Key.Key_Down)
    assert rules.contents.hasFocus()
    rules.contents.point_at(found[3])
    qtbot.keyClick(rules.contents, Qt.Key.Key_Return)
    assert rules.page.section == found[3]
    qtbot.keyClick(rules, Qt.Key.Key_F3)
    assert current(rules) == found[4]


@pytest.mark.parametrize("end", ["zebra", "z"])
def test_where_nothing_is_found_the_reader_stays_where_they_were(
    qtbot: QtBot, rules: RulebookWindow, end: str
) -> None:
    rules.go_to("big-shot", "BS-18")
    place, way_back = rules.page.place, rules.back.isEnabled()
    look_for(qtbot, rules, f"par{end}")
    assert rules.page.place == place
    qtbot.keyClick(rules.search, Qt.Key.Key_Escape)
    assert rules.page.place == place
    assert rules.page.section == current(rules) == "BS-18"
    assert rules.back.isEnabled() is way_back
    rules.go_back()
    assert rules.page.section == ""


def test_a_rule_of_another_game_is_offered_and_found(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("shark", "SH-05")
    look_for(qtbot, rules, "BS-18")
    assert rules.others.games == ("big-shot",)
    assert rules.others.button("big-shot").isVisible()
    assert not rules.others.button("saludos-amigos").isVisible()
    assert rules.page.section == "SH-05"
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert (rules.game, rules.page.section, current(rules)) == ("big-shot", "BS-18", "BS-18")
    assert rules.others.isHidden()
    rules.go_back()
    assert (rules.game, rules.page.section) == ("shark", "SH-05")


def test_books_that_have_the_words_are_offered(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("shark")
    look_for(qtbot, rules, "tile bag")
    number = len(listed_in("saludos-amigos", "tile bag"))
    sections = QCoreApplication.translate("RulebookWindow", "%Ln section(s)", "", number)
    assert rules.others.sentences == (f"Saludos Amigos: {sections}",)
    rules.others.button("saludos-amigos").setFocus()
    qtbot.keyClick(rules.others.button("saludos-amigos"), Qt.Key.Key_Return)
    assert rules.game == "saludos-amigos"
    assert len(listed(rules)) == number > 1
    assert current(rules) == rules.page.section in listed(rules)
    assert rules.page.hasFocus()
    qtbot.keyClicks(rules.search, " zebra")
    assert (rules.game, rules.page.section) == ("saludos-amigos", "")
    assert rules.others.isHidden()


def test_with_several_other_books_none_is_opened_unasked(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    look_for(qtbot, rules, "zebra")
    rules.others.offer({"shark": 2, "saludos-amigos": 1})
    qtbot.keyClick(rules, Qt.Key.Key_F3)
    assert rules.game == "big-shot"


def test_a_search_that_goes_on_leaves_no_place_twice(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-11")
    look_for(qtbot, rules, "par")
    rules.go_to("big-shot", "BS-30")
    qtbot.keyClicks(rules.search, "k")
    rules.go_back()
    rules.go_back()
    assert rules.page.section == "BS-11"
    rules.go_back()
    assert not rules.back.isEnabled()


def test_nothing_is_found(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-18")
    look_for(qtbot, rules, "zebra")
    assert rules.count.text() == "Nothing in this book has all of these words."
    assert rules.contents.isHidden()
    qtbot.keyClick(rules, Qt.Key.Key_F3)
    assert rules.page.isVisible()


def test_escape_clears_then_closes(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "loan")
    qtbot.keyClick(rules.search, Qt.Key.Key_Escape)
    assert rules.search.text() == ""
    assert listed(rules) == ["", *RULEBOOKS["big-shot"].rules]
    assert rules.count.isHidden()
    assert rules.page.marks.words == ()
    assert rules.isVisible()
    qtbot.keyClick(rules, Qt.Key.Key_Escape)
    assert not rules.isVisible()


def test_a_search_can_be_gone_back_from(qtbot: QtBot, rules: RulebookWindow) -> None:
    rules.go_to("big-shot", "BS-11")
    look_for(qtbot, rules, "park")
    assert rules.page.section != "BS-11"
    qtbot.keyClick(rules, Qt.Key.Key_Left, ALT)
    assert rules.page.section == "BS-11"


def test_a_search_goes_on_in_another_book_and_ends_when_a_rule_is_opened(
    qtbot: QtBot, rules: RulebookWindow
) -> None:
    look_for(qtbot, rules, "share")
    rules.go_to("shark")
    assert len(listed(rules)) > 5
    assert rules.page.marks.words == ("share",)
    rules.open_at("shark", "SH-03")
    assert rules.search.text() == ""
    assert current(rules) == "SH-03"


def test_the_search_is_reached_by_a_key(qtbot: QtBot, rules: RulebookWindow) -> None:
    look_for(qtbot, rules, "loan")
    rules.page.setFocus()
    qtbot.keyClick(rules, Qt.Key.Key_F, CTRL)
    assert rules.search.hasFocus()
    assert rules.search.selectedText() == "loan"
