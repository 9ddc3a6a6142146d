"""“Where does it say that?”: from everywhere in the window to the rule behind it, and to a guide."""

from __future__ import annotations

import importlib

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from bigshot_desktop.engine.game import Decision
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.actions import Bid
from bigshot_desktop.games.big_shot.rules.decisions import RollDie, Speak
from bigshot_desktop.games.big_shot.window.table import BigShotTable
from bigshot_desktop.games.saludos_amigos.window.table import SaludosTable
from bigshot_desktop.games.shark.window.table import SharkTable
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.models.log import entry_at
from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.ui.fixtures import WindowMaker
from tests.ui.geometry import settle
from tests.ui.input import Mouse
from tests.ui.players import seats
from tests.ui.positions import asked, finished, sit_at


@pytest.fixture
def paints() -> bool:
    return False


F1, F2, W = Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_W


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def opened(window: MainWindow) -> tuple[str, str]:
    """The game and the section at which the rulebook lies open."""
    book = window.rulebook
    assert isinstance(book, RulebookWindow)
    assert book.isVisible()
    return book.game, book.page.section


# --- the rulebook --------------------------------------------------------------------------------


def test_from_the_home_page_it_opens_where_it_was_left(window: MainWindow) -> None:
    press(F1)
    assert opened(window)[0] == "big-shot"
    window.show_rule("SH-12")
    assert window.rulebook is not None
    window.rulebook.close()
    Mouse().click(window.home.rulebook)
    assert opened(window) == ("shark", "SH-12")


def test_at_a_table_the_book_is_that_of_the_game(window: MainWindow) -> None:
    for game in ENTRIES:
        window.matches.begin(MatchRequest(game, seats("hbbb"), seed=1))
        press(F1)
        assert opened(window)[0] == game
        assert window.table is not None
        (button,) = (
            one
            for one in window.table.commands.findChildren(QToolButton)
            if one.accessibleName() == "Rulebook"
        )
        assert button.toolTip() == "Rulebook (F1)"
        assert window.rulebook is not None
        window.rulebook.close()
        settle(window)
        Mouse().click(button)
        assert opened(window)[0] == game
        window.rulebook.close()
        window.activateWindow()
        settle(window)


def test_at_a_table_the_book_opens_at_what_is_asked(window: MainWindow) -> None:
    sit_at(window, asked(Speak))
    press(F1)
    assert opened(window) == ("big-shot", "BS-11")
    sit_at(window, asked(RollDie))
    press(F1)
    assert opened(window) == ("big-shot", "BS-10")


@pytest.mark.parametrize("game", ENTRIES)
def test_every_decision_has_a_rule_to_be_read(game: str) -> None:
    table = {"big-shot": BigShotTable, "shark": SharkTable, "saludos-amigos": SaludosTable}[game]
    kinds = importlib.import_module(
        f"bigshot_desktop.games.{game.replace('-', '_')}.rules.decisions"
    )
    decisions = {
        kind
        for kind in vars(kinds).values()
        if isinstance(kind, type) and issubclass(kind, Decision) and kind is not Decision
    }
    assert set(table.rules) == decisions
    assert set(table.rules.values()) <= set(RULEBOOKS[game].rules)


def test_a_line_of_the_log_opens_its_rule(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    log = table.sidebar.log
    row = next(
        row
        for row in reversed(range(log.model().rowCount()))
        if not entry_at(log.model().index(row, 0)).answers_why
    )
    index = log.model().index(row, 0)
    log.setFocus()
    log.setCurrentIndex(index)
    press(W)
    assert opened(window) == ("big-shot", entry_at(index).rule)


def test_a_refusal_leads_to_its_rule(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    table.game_table.requests.action.emit(Bid(0, 50))
    Mouse().click(table.bar.rule)
    assert opened(window) == ("big-shot", "BS-14")
    window.show_rule("BS-01")
    window.activateWindow()
    table.setFocus()
    press(F1)
    assert opened(window) == ("big-shot", "BS-14")


def test_an_option_of_a_new_match_leads_to_its_rule(window: MainWindow) -> None:
    window.choose_match("big-shot")
    assert window.new_match is not None
    box = window.new_match.options[0]
    box.rule.click()
    assert opened(window) == ("big-shot", box.option.rule)


def test_few_players_have_a_rule_of_their_own(window: MainWindow) -> None:
    window.choose_match("big-shot")
    page = window.new_match
    assert page is not None
    assert page.form is not None
    for players, rule in (("2", "BS-40"), ("3", "BS-30"), ("4", "")):
        Mouse().click(next(one for one in page.form.players.buttons if one.text() == players))
        assert page.form.rule.rule == rule, players
        if rule:
            Mouse().click(page.form.rule)
            assert opened(window) == ("big-shot", rule)


def test_the_book_goes_when_the_window_does(window: MainWindow) -> None:
    window.show_rule("SA-11")
    book = window.rulebook
    assert book is not None
    window.close()
    assert window.rulebook is None
    assert not book.isVisible()


def test_only_the_window_that_is_open_looks_a_rule_up(open_window: WindowMaker) -> None:
    before, window = open_window(), open_window()
    before.close()
    before.close()
    rule_requests().wanted.emit("SA-11")
    assert before.rulebook is None
    assert opened(window) == ("saludos-amigos", "SA-11")


def test_a_rule_of_no_game_opens_nothing(window: MainWindow) -> None:
    window.show_rule("XY-01")
    assert window.rulebook is None


# --- the guides ----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(len(ENTRIES)))
def test_one_click_begins_a_first_match(window: MainWindow, place: int) -> None:
    card = window.home.cards[place]
    Mouse().click(card.learn)  # nobody has played yet
    table = window.table
    assert table is not None
    assert table.bridge.match.game.info.id == card.game
    assert [seat.level for seat in table.bridge.match.seats[1:]].count("easy") >= 2
    assert table.guide_runner is not None
    assert table.commands.command("guide").isChecked()
    press(F2)
    assert table.guide_runner is None


def test_a_callout_leads_to_its_rule(window: MainWindow) -> None:
    window.matches.learn("shark")
    assert window.table is not None
    guide_runner = window.table.guide_runner
    assert guide_runner is not None
    settle(window)
    callout = guide_runner.callout
    assert callout.words is not None
    callout.rule.click()
    assert opened(window) == ("shark", callout.words.rule)


def test_where_nobody_plays_there_is_nothing_to_guide(window: MainWindow) -> None:
    over = sit_at(window, finished())
    assert not over.commands.command("guide").isEnabled()
    window.matches.begin(MatchRequest("big-shot", seats("bbb"), seed=1))
    assert window.table is not None
    assert not window.table.commands.command("guide").isEnabled()
