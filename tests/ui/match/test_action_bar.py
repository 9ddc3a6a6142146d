"""The bar says who must do what, why something was refused and what happened, and shows one panel at a time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.geometry import LongWords, flaws, settle
from tests.ui.match.panel_questions import click, press, show

KEY = Qt.Key
SHORT = "That is too low."


class WideTall(Panel):
    """A panel that takes a row of its own."""

    HIGH = 200

    def __init__(self) -> None:
        super().__init__(PlayerRequests())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.high, self.spare = self.HIGH, -1

    def sizeHint(self) -> QSize:
        return QSize(1000, self.high)

    def spread(self, spare: int) -> None:
        self.spare = spare


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    QVBoxLayout(page).addStretch(1)
    page.resize(1024, 900)
    show(qtbot, page)
    return page


@pytest.fixture
def bar(page: QWidget) -> ActionBar:
    bar = ActionBar()
    layout = page.layout()
    assert layout is not None
    layout.addWidget(bar)
    settle(page)
    return bar


def test_it_begins_empty(bar: ActionBar) -> None:
    assert not bar.prompt.isVisible()
    assert not bar.refusal.isVisible()
    assert not bar.since.isVisible()
    assert bar.panel is None


def test_a_refusal_goes_with_the_next_prompt(bar: ActionBar) -> None:
    bar.show_prompt("Anna: raise or pass.")
    bar.show_refusal("That is too low.")
    assert bar.refusal.isVisible()
    assert bar.refusal.text() == "That is too low."
    bar.show_prompt("Bea: raise or pass.")
    assert not bar.refusal.isVisible()
    assert bar.prompt.text() == "Bea: raise or pass."


def test_a_refusal_can_be_taken_away(bar: ActionBar) -> None:
    bar.show_refusal("That is too low.")
    bar.show_refusal("")
    assert not bar.refusal.isVisible()


# --- the rule behind a refusal -------------------------------------------------------------------


def test_a_refusal_leads_to_its_rule(qtbot: QtBot, page: QWidget, bar: ActionBar) -> None:
    bar.show_panel(panel := RollPanel(PlayerRequests()))
    bar.show_refusal("That is too low.", "BS-11")
    settle(page)
    assert bar.rule.isVisible()
    assert bar.rule.text() == "Rule BS-11"
    assert bar.rule.accessibleName() == bar.rule.toolTip() == "Rule BS-11 in the rulebook"
    panel.default_focus().setFocus()
    with qtbot.waitSignal(rule_requests().wanted) as told:
        click(bar.rule)
    assert told.args == ["BS-11"]
    assert QApplication.focusWidget() is panel.default_focus()
    assert bar.refusal.isVisible()
    press(page, KEY.Key_Backtab, shift=True)
    assert QApplication.focusWidget() is bar.rule
    with qtbot.waitSignal(rule_requests().wanted):
        press(page, KEY.Key_Return)


def test_a_refusal_takes_the_focus_from_nobody(bar: ActionBar) -> None:
    bar.show_panel(panel := RollPanel(PlayerRequests()))
    panel.default_focus().setFocus()
    bar.show_refusal("That is too low.", "BS-11")
    assert QApplication.focusWidget() is panel.default_focus()


def test_when_the_link_goes_the_focus_goes_to_the_panel(page: QWidget, bar: ActionBar) -> None:
    bar.show_panel(panel := RollPanel(PlayerRequests()))
    bar.show_refusal("That is too low.", "BS-11")
    settle(page)
    bar.rule.setFocus(Qt.FocusReason.TabFocusReason)
    bar.show_prompt("Anna: roll the die.")
    assert not bar.rule.isVisible()
    assert QApplication.focusWidget() is panel.default_focus()


def test_the_link_is_that_of_the_last_refusal(bar: ActionBar) -> None:
    bar.show_refusal("That is too low.", "BS-11")
    bar.show_refusal("That is too much.", "BS-12")
    assert bar.rule.rule == "BS-12"
    bar.show_refusal("The bank is empty.")
    assert not bar.rule.isVisible()
    bar.show_refusal("", "BS-12")
    assert not bar.rule.isVisible()


@pytest.mark.parametrize("sentence", [SHORT, "Anna has only $4M, and the bid stands at $12M: no."])
@pytest.mark.parametrize("width", [1024, 700])
def test_the_link_stands_right_behind_the_sentence(
    page: QWidget, bar: ActionBar, sentence: str, width: int
) -> None:
    page.resize(width, 900)
    bar.show_prompt("Anna: raise to $4M or more, or pass.")
    bar.show_panel(WideTall())
    bar.show_refusal(sentence, "BS-11")
    settle(page)
    assert 0 < bar.rule.geometry().left() - bar.refusal.geometry().right() < 12
    assert flaws(page) == []


@pytest.mark.parametrize("height", [900, 300])
def test_no_message_makes_it_higher(page: QWidget, bar: ActionBar, height: int) -> None:
    """In a high window messages have a line of their own; in a low one a refusal takes the place of the prompt."""
    page.resize(1024, height)
    bar.show_prompt("Anna: raise to $4M or more, or pass.")
    bar.show_panel(panel := WideTall())
    panel.high = 60
    panel.updateGeometry()
    bar.arrange()
    settle(page)
    before = bar.height()
    for text in (SHORT, "A sentence that does not fit on a line at all. " * 12, ""):
        bar.show_refusal(text, "BS-11")
        bar.show_since(lambda: ["Bea bids $4M."])
        bar.arrange()
        settle(page)
        assert bar.height() == before
        assert bar.refusal.isVisible() is bool(text)
        assert bar.since.isVisible() is (height == 900 and not text)
        assert bar.prompt.isVisible() is (height == 900 or not text)
        assert flaws(page) == []


# --- what happened -------------------------------------------------------------------------------


def test_since_your_turn(bar: ActionBar) -> None:
    bar.show_panel(WideTall())
    bar.show_since(lambda: ["Bea bids $4M.", "Carl passes."])
    assert bar.since.isVisible()
    assert bar.since.text == "Since your turn: Bea bids $4M. Carl passes."
    assert bar.since.toolTip() == bar.since.accessibleDescription()
    assert bar.since.toolTip() == "Bea bids $4M.\nCarl passes."
    bar.show_since(list)
    assert not bar.since.isVisible()


def test_a_long_summary_is_cut_and_not_in_the_way(bar: ActionBar) -> None:
    bar.show_since(lambda: ["Bea places a black cube in the Fish Market."] * 30)
    settle(bar)
    assert bar.width() <= 1024
    assert flaws(bar) == []
    assert not bar.grab().isNull()


def test_one_panel_at_a_time(bar: ActionBar) -> None:
    one, two = RollPanel(PlayerRequests()), WatchPanel(PlayerRequests())
    bar.show_panel(one)
    assert bar.panel is one
    assert one.isVisible()
    bar.show_panel(two)
    assert (one.isVisible(), two.isVisible()) == (False, True)
    bar.show_panel(one)
    assert (one.isVisible(), two.isVisible()) == (True, False)
    bar.show_panel(None)
    assert not one.isVisible()
    assert bar.panel is None


def test_no_panel_is_given_room_beside_the_one_that_goes(page: QWidget, bar: ActionBar) -> None:
    """Else the board would be another size in between, and drawn twice."""
    bar.show_panel(one := WideTall())
    bar.arrange()
    settle(page)
    before, heights = bar.height(), set[int]()
    watch = _Heights(bar, heights)
    bar.show_panel(two := WideTall())
    for panel in (one, two):
        bar.show_panel(panel)
        settle(page)
    bar.removeEventFilter(watch)
    assert bar.height() == before
    assert heights <= {before}


class _Heights(QObject):
    """Notes how high a widget is in between."""

    def __init__(self, widget: QWidget, heights: set[int]) -> None:
        super().__init__(widget)
        self._heights = heights
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self._heights.add(event.size().height())
        return super().eventFilter(watched, event)


@pytest.mark.parametrize("roomy", [False, True])
def test_it_keeps_its_height(page: QWidget, bar: ActionBar, roomy: bool) -> None:
    """In a window with enough room through the whole match, else in stretches of a kind."""
    page.resize(page.width(), 900 if roomy else 500)
    high, low = WideTall(), WideTall()
    low.high = 40
    heights = {}
    for stretch, panel in (
        (("auction", 1), low),
        (("auction", 1), high),
        (("auction", 2), low),
        (("placing", 2), low),
        (None, low),
    ):
        bar.show_panel(panel, stretch=stretch)
        bar.arrange()
        settle(bar)
        heights[stretch, panel] = bar.height()
    grown = heights[("auction", 1), high]
    assert grown > heights[("auction", 1), low]
    assert heights[("auction", 2), low] == grown
    assert heights[("placing", 2), low] == (grown if roomy else heights[None, low])
    assert heights[None, low] == heights[("auction", 1), low]


def test_while_others_act_a_panel_rests_below_the_line(page: QWidget, bar: ActionBar) -> None:
    panel, watching = WideTall(), WatchPanel(PlayerRequests())
    bar.show_panel(panel, stretch=("auction", 1))
    bar.arrange()
    settle(page)
    before = bar.height(), panel.mapTo(bar, panel.rect().topLeft())
    bar.show_panel(watching, resting=panel, stretch=("auction", 1))
    bar.arrange()
    settle(page)
    assert (bar.height(), panel.mapTo(bar, panel.rect().topLeft())) == before
    assert watching.skip.isVisible()
    assert panel.isVisible()
    assert not panel.isEnabled()
    assert bar.panel is watching
    bar.show_panel(panel, stretch=("auction", 1))
    assert panel.isEnabled()
    assert not watching.isVisible()


def test_with_a_button_or_two_it_is_one_line(page: QWidget, bar: ActionBar) -> None:
    bar.show_prompt("Bea thinks.", ("red",), "Bea")
    watching = WatchPanel(PlayerRequests())
    bar.show_panel(watching)
    settle(page)
    line = bar.fontMetrics().height()
    assert bar.height() < 3 * line
    centres = [part.mapTo(bar, part.rect().center()).y() for part in (bar.prompt, watching.skip)]
    assert abs(centres[0] - centres[1]) <= 2
    assert bar.sign.accessibleName() == "Bea"
    place = watching.skip.mapTo(bar, watching.skip.rect().topLeft())
    bar.show_prompt("Wilhelmina von der Tann thinks about it for a while.", ("red",))
    settle(page)
    assert watching.skip.mapTo(bar, watching.skip.rect().topLeft()) == place


def test_what_happened_has_its_line_before_anything_has(bar: ActionBar) -> None:
    bar.show_prompt("Anna: trade, or roll.")
    bar.show_panel(WideTall())
    settle(bar)
    before = bar.height()
    bar.show_since(lambda: ["Bea bids $4M."])
    bar.arrange()
    settle(bar)
    assert bar.height() == before


def test_a_panel_is_told_what_height_it_need_not_leave(bar: ActionBar) -> None:
    panel = WideTall()
    bar.show_panel(panel, stretch=("turn", 1))
    bar.arrange()
    assert panel.spare == 0
    panel.high = 40
    panel.updateGeometry()
    bar.arrange()
    assert panel.spare == WideTall.HIGH - 40
    bar.resize(bar.width() - 20, bar.height())
    assert panel.spare == 0


def test_narrow_bars_break_the_prompt(page: QWidget, bar: ActionBar) -> None:
    bar.show_prompt("Wilhelmina von der Tann: raise to $12M or more, or pass, as you like it best.")
    bar.show_refusal(
        "Wilhelmina von der Tann may not bid less than $12M, and not more than $18M.", "BS-11"
    )
    bar.show_panel(WatchPanel(PlayerRequests()))
    page.resize(320, 640)
    settle(page)
    assert flaws(page) == []


def test_the_focus_goes_from_one_panel_to_the_next(bar: ActionBar) -> None:
    one, two = RollPanel(PlayerRequests()), WatchPanel(PlayerRequests())
    bar.show_panel(one)
    one.default_focus().setFocus()
    bar.show_panel(two)
    assert QApplication.focusWidget() is two.skip


def test_a_focus_elsewhere_stays_there(page: QWidget, bar: ActionBar) -> None:
    button, layout = QPushButton("Undo"), page.layout()
    assert layout is not None
    layout.addWidget(button)
    bar.show_panel(RollPanel(PlayerRequests()))
    settle(page)
    button.setFocus()
    bar.show_panel(WatchPanel(PlayerRequests()))
    assert QApplication.focusWidget() is button


def test_another_language(qtbot: QtBot, bar: ActionBar) -> None:
    """The sentences, too, are told anew."""
    bar.show_since(lambda: [QCoreApplication.translate("ActionBar", "Bea bids.")])
    long = LongWords()
    QCoreApplication.installTranslator(long)
    told = "Since your turn: Bea bids. Bea Since"
    try:
        qtbot.waitUntil(lambda: bar.since.text.startswith(told))
    finally:
        QCoreApplication.removeTranslator(long)
    qtbot.waitUntil(lambda: bar.since.text == "Since your turn: Bea bids.")


def test_the_focus_stays_on_the_bar(page: QWidget, bar: ActionBar) -> None:
    """What was pressed goes away, and the next button in the window is no answer to anything."""
    command = QPushButton("Rulebook")
    layout = page.layout()
    assert layout is not None
    layout.addWidget(command)
    panel, watching = WideTall(), WatchPanel(PlayerRequests())
    done = QPushButton("Done", panel)
    bar.show_panel(panel)
    settle(page)
    QWidget.setTabOrder(done, command)
    done.setFocus()
    assert page.focusWidget() is done
    bar.show_panel(watching)
    assert page.focusWidget() is watching.skip


def test_for_little_the_board_keeps_its_size_from_one_part_to_the_next(bar: ActionBar) -> None:
    high, low = WideTall(), WideTall()
    low.high = high.high - bar.fontMetrics().height()
    bar.show_panel(high, stretch=("auction", 1))
    bar.arrange()
    settle(bar)
    before = bar.height()
    bar.show_panel(low, stretch=("placing", 1))
    bar.arrange()
    settle(bar)
    assert bar.height() == before


class Requests(QObject):
    """Counts how often something asks to be arranged anew."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.number = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.number += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.parametrize("width", [500, 1400])
def test_it_comes_to_rest_at_every_width(qtbot: QtBot, width: int) -> None:
    """As it was seen: a narrow bar measured itself for a wide one, too, and was arranged anew for ever."""
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.resize(width, 150)
    bar.show_prompt("Anna: raise 4 or pass")
    bar.show_panel(WideTall())
    bar.show()
    settle(bar)
    requests = Requests(bar)
    for _ in range(6):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
    assert requests.number == 0


def test_words_that_nobodys_sign_stands_before_begin_in_its_place(
    page: QWidget, bar: ActionBar
) -> None:
    bar.show_prompt("Anna: roll the die.", ("red",), "Anna")
    settle(page)
    left, after = bar.sign.x(), bar.prompt.x()
    bar.show_prompt("The match is over.")
    settle(page)
    assert bar.prompt.x() == left < after
    assert flaws(page) == []
