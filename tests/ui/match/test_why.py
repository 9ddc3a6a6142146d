"""A hint speaks in sentences and chances, with figures on demand, and can be played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, only, sentence
from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.match.chance_rows import ChanceBar
from bigshot_desktop.ui.match.why import Bar, WhyBox
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from bigshot_desktop.words.narrator import Narrator
from tests.games.big_shot.rules.positions import setup_of
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.match.panel_questions import click, press, show

KEY = Qt.Key
CHOICE = Choice(
    Prospect(
        Bid(1, 7),
        0.34,
        (
            Term.of("district-completed", 0.16, district=6, colour=1),
            Term.of("money-kept", -0.025),
            Term.of("rest", 0.0),
        ),
    ),
    (Prospect(Pass(1), 0.3), Prospect(Bid(1, 8), 0.28)),
    now=0.3,
    slip=True,
)
CHANCES = [
    "Chance to win now: 34%",
    *("Bid $7M", "34%"),
    *("Pass", "30%"),
    *("Bid $8M", "28%"),
]
RECKONED = ["Bea reckoned with a chance to win of 34%", *CHANCES[1:]]
"""The same of what a bot did, as that bot judged it."""
ADVICE = (
    sentence("bid-once", amount=7, why="leads", part=2, district=6),
    sentence("rival-broke", seat=2, price=6),
)
SENTENCES = [
    "Bid $7M, but no more: with 2 red you lead in the Grand Hotel.",
    "After paying $6M, Carl has nothing left.",
]
QUOTED = [f"“{one}”" for one in SENTENCES]
"""Said to a bot: its "you" is not the player."""


@pytest.fixture
def narrator() -> Narrator:
    return language.narrator().at("big-shot", setup_of(3), ["Anna", "Bea", "Carl"])


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    page.resize(800, 600)
    show(qtbot, page)
    return page


@pytest.fixture
def box(page: QWidget) -> WhyBox:
    return WhyBox(page)


def texts(box: WhyBox) -> list[str]:
    return [label.text() for label in box.findChildren(QLabel) if label.isVisible()]


def test_why_a_bot_acted(box: WhyBox, narrator: Narrator) -> None:
    box.show_reasons(CHOICE, narrator)
    assert texts(box) == [
        "Why Bea did this",
        "Bid $7M",
        *RECKONED,
        "A slip on purpose: bots of this level make such mistakes.",
    ]
    assert [bar.chance for bar in box.findChildren(ChanceBar)] == [0.34, 0.3, 0.28]
    assert not box.play.isVisible()
    assert QApplication.focusWidget() is box.close_
    assert box.choice is CHOICE


def test_a_hint_speaks_in_sentences(box: WhyBox, narrator: Narrator) -> None:
    """First what to do and why, then what speaks against something else, then the chances."""
    box.show_hint(replace(CHOICE, advice=ADVICE, slip=False), narrator)
    assert texts(box) == ["A hint for Bea", *SENTENCES, *CHANCES]


def test_a_hint_says_what_else_is_seen_on_the_screen(box: WhyBox, narrator: Narrator) -> None:
    box.show_hint(replace(CHOICE, advice=ADVICE, slip=False), narrator, beside="So and so.")
    assert texts(box) == ["A hint for Bea", *SENTENCES, "So and so.", *CHANCES]
    box.show_reasons(replace(CHOICE, advice=ADVICE, slip=False), narrator)
    assert "So and so." not in texts(box)


def test_what_a_bot_did_is_told_as_advice_to_it(box: WhyBox, narrator: Narrator) -> None:
    box.show_reasons(replace(CHOICE, advice=ADVICE, slip=False), narrator)
    told = ["Why Bea did this", "Bid $7M", "The coach would have told Bea:", *QUOTED, *RECKONED]
    assert texts(box) == told


def test_where_nothing_else_is_left_to_weigh_it_is_told_what_was_gained(
    box: WhyBox, narrator: Narrator
) -> None:
    """At the end of a trade, for example: the chance before it, and after it."""
    box.show_hint(Choice(Prospect(Pass(1), 0.4), now=0.3, advice=ADVICE[1:]), narrator)
    chances = ["Chance to win until now", "30%", "Pass", "40%"]
    assert texts(box) == ["A hint for Bea", SENTENCES[1], *chances]


def test_the_figures_are_shown_on_demand(box: WhyBox, narrator: Narrator) -> None:
    box.show_reasons(CHOICE, narrator)
    assert box.more.text() == "More: the figures behind it"
    click(box.more)
    assert box.more.text() == "Hide the figures"
    figures = ["Completes the Grand Hotel", "+16%", "Money for later auctions", "−2.5%"]
    assert texts(box)[-4:] == figures
    assert len(box.findChildren(Bar)) == 2
    click(box.more)
    assert "+16%" not in texts(box)


def test_the_figures_come_into_sight(box: WhyBox, narrator: Narrator) -> None:
    """Also where the box cannot grow: what was asked for is seen, and what was read before scrolls away."""
    asked_for_room: list[bool] = []
    box.grown.connect(lambda: asked_for_room.append(True))
    box.show_reasons(CHOICE, narrator)
    box.resize(box.sizeHint().width(), 170)
    settle(box)
    click(box.more)
    assert asked_for_room == [True]
    (first,) = (label for label in box.findChildren(QLabel) if label.text() == "+16%")
    assert not first.visibleRegion().isEmpty()
    settle(box)
    assert not first.visibleRegion().isEmpty()


def test_another_choice_starts_without_its_figures(box: WhyBox, narrator: Narrator) -> None:
    box.show_reasons(CHOICE, narrator)
    click(box.more)
    box.show_reasons(CHOICE, narrator)
    assert "+16%" not in texts(box)
    assert texts(box).count("34%") == 1


def test_where_there_was_nothing_to_choose(box: WhyBox, narrator: Narrator) -> None:
    box.show_reasons(only(Pass(1)), narrator)
    assert texts(box) == ["Why Bea did this", "Pass", "No alternative was weighed."]
    assert not box.more.isVisible()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_hint_can_be_played(qtbot: QtBot, box: WhyBox, narrator: Narrator, by_key: bool) -> None:
    box.show_hint(CHOICE, narrator)
    assert box.title.text() == "A hint for Bea"
    assert QApplication.focusWidget() is box.play
    with qtbot.waitSignal(box.wanted) as wanted:
        if by_key:
            press(box, KEY.Key_Return)
        else:
            click(box.play)
    assert wanted.args == [Bid(1, 7)]
    assert not box.isVisible()


def test_escape_and_the_button_close_it(box: WhyBox, narrator: Narrator) -> None:
    box.show_hint(CHOICE, narrator)
    press(box, KEY.Key_Escape)
    assert not box.isVisible()
    box.show_reasons(CHOICE, narrator)
    click(box.close_)
    assert not box.isVisible()


def test_the_focus_goes_back_to_where_it_was(
    page: QWidget, box: WhyBox, narrator: Narrator
) -> None:
    button = QPushButton("Elsewhere", page)
    button.show()
    button.setFocus()
    box.show_hint(CHOICE, narrator)
    box.show_reasons(CHOICE, narrator)
    assert QApplication.focusWidget() is box.close_
    press(page, KEY.Key_Escape)
    assert QApplication.focusWidget() is button
    box.show_reasons(CHOICE, narrator)
    button.setFocus()
    press(page, KEY.Key_Escape)
    assert not box.isVisible()
    assert QApplication.focusWidget() is button


def test_asked_about_another_line_it_goes_back_to_that(
    page: QWidget, box: WhyBox, narrator: Narrator
) -> None:
    """While it is open the player has gone somewhere else, and asked there."""
    first, second = QPushButton("First", page), QPushButton("Second", page)
    for button in (first, second):
        button.show()
        button.setFocus()
        box.show_reasons(CHOICE, narrator)
        assert QApplication.focusWidget() is box.close_
    press(page, KEY.Key_Escape)
    assert QApplication.focusWidget() is second


def test_the_rule_can_be_looked_up(
    qtbot: QtBot, page: QWidget, box: WhyBox, narrator: Narrator
) -> None:
    box.show_reasons(CHOICE, narrator, "BS-11")
    assert box.rule.isVisible()
    assert box.rule.text() == "Rule BS-11 in the rulebook"
    assert QApplication.focusWidget() is box.close_
    with qtbot.waitSignal(rule_requests().wanted) as told:
        click(box.rule)
    assert told.args == ["BS-11"]
    assert box.isVisible()
    press(page, KEY.Key_Tab, KEY.Key_Tab)
    assert QApplication.focusWidget() is box.rule
    with qtbot.waitSignal(rule_requests().wanted):
        press(page, KEY.Key_Return)


@pytest.mark.parametrize("rule", ["", "BS-99"])
def test_without_a_rule_there_is_no_link(box: WhyBox, narrator: Narrator, rule: str) -> None:
    box.show_hint(CHOICE, narrator, "BS-11")
    assert box.rule.isVisible()
    high = box.sizeHint().height()
    box.show_hint(CHOICE, narrator, rule)
    assert not box.rule.isVisible()
    assert box.sizeHint().height() < high


def test_it_asks_for_room_for_all_and_scrolls_in_less(
    page: QWidget, box: WhyBox, narrator: Narrator
) -> None:
    box.show_hint(CHOICE, narrator, "BS-11")
    settle(page)
    box.resize(box.sizeHint())
    settle(page)
    (area,) = box.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert flaws(page) == []
    box.resize(box.sizeHint() - QSize(0, 60))
    settle(page)
    assert area.verticalScrollBar().maximum() > 0
    assert flaws(page) == []


def test_another_language(qtbot: QtBot, box: WhyBox, narrator: Narrator) -> None:
    box.show_hint(CHOICE, narrator, "BS-11")
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: box.title.text() == "A hint for Bea hint")
        assert "Chance to win now: 34% Chance win" in texts(box)
        assert box.rule.text() == "Rule BS-11 in the rulebook Rule the"
    finally:
        QCoreApplication.removeTranslator(long)
