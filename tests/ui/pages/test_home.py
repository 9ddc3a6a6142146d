"""The home page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, SignalInstance
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_request import deal_request, usual_request
from bigshot_desktop.table.session import Session
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.icons import picture
from bigshot_desktop.ui.pages.game_card import SHAPE
from bigshot_desktop.ui.pages.home import NAME, HomePage
from bigshot_desktop.ui.pages.match_progress import Progress
from bigshot_desktop.ui.pages.open_match_card import Faces, OpenMatchCard
from bigshot_desktop.ui.widgets.ornament import Ornament
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.fresh_interpreter import games_in, modules_after, run_fresh
from tests.ui.app.marked_language import said, show, spoken_otherwise, stops, unmarked
from tests.ui.geometry import settle
from tests.ui.pages.samples import damaged, open_match

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> HomePage:
    page = HomePage()
    show(qtbot, page)
    return page


# --- the games -----------------------------------------------------------------------------------


def test_one_click_plays(qtbot: QtBot, page: HomePage) -> None:
    with qtbot.waitSignal(page.play_wanted) as told:
        qtbot.mouseClick(page.cards[0].play, CLICK)
    assert told.args == ["big-shot"]


def test_one_key_plays(qtbot: QtBot, page: HomePage) -> None:
    page.setFocus()
    with qtbot.waitSignal(page.play_wanted) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["big-shot"]


def test_a_match_can_be_put_together(qtbot: QtBot, page: HomePage) -> None:
    with qtbot.waitSignal(page.new_wanted) as told:
        qtbot.mouseClick(page.cards[0].new, CLICK)
    assert told.args == ["big-shot"]


def test_every_game_has_a_card_and_can_be_played(page: HomePage) -> None:
    assert [card.game for card in page.cards] == list(ENTRIES)
    assert all(card.play.isVisible() for card in page.cards)


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("files", "files_wanted"),
        ("open_file", "open_wanted"),
        ("statistics", "statistics_wanted"),
        ("evening", "evening_wanted"),
        ("settings", "settings_wanted"),
        ("about", "about_wanted"),
    ],
)
def test_everything_else_is_one_click_away(
    qtbot: QtBot, page: HomePage, button: str, signal: str
) -> None:
    wanted: SignalInstance = getattr(page, signal)
    with qtbot.waitSignal(wanted):
        qtbot.mouseClick(getattr(page, button), CLICK)


def test_languages_are_offered_by_their_own_names(qtbot: QtBot, page: HomePage) -> None:
    menu = page.language.menu()
    menu.aboutToShow.emit()
    actions = menu.actions()
    assert [action.text() for action in actions] == list(LANGUAGES.values())
    assert [action.isChecked() for action in actions] == [code == "en" for code in LANGUAGES]
    menu.aboutToShow.emit()
    assert menu.actions() == actions
    assert len(menu.findChildren(QActionGroup)) == 1
    with qtbot.waitSignal(page.language_wanted) as told:
        actions[3].trigger()
    assert told.args == ["de"]


# --- matches to go on with -----------------------------------------------------------------------


def test_without_open_matches_there_is_no_card_for_them(page: HomePage) -> None:
    assert page.matches.isHidden()
    page.show_open_matches([open_match()])
    assert page.matches.isVisible()
    page.show_open_matches([])
    assert page.matches.isHidden()


def test_an_open_match_tells_who_plays_and_goes_on(qtbot: QtBot, page: HomePage) -> None:
    page.show_open_matches([open_match()])
    assert "Big Shot: Anna, Stella, Otto" in said(page.matches)
    page.setFocus()
    with qtbot.waitSignal(page.continue_wanted) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert told.args == [Path("/journals/a.journal")]


def test_each_of_several_goes_on_with_its_own(qtbot: QtBot, page: HomePage) -> None:
    page.show_open_matches([open_match("a"), open_match("b")])
    QApplication.processEvents()
    _, second = page.matches.buttons
    with qtbot.waitSignal(page.continue_wanted) as told:
        qtbot.mouseClick(second, CLICK)
    assert told.args == [Path("/journals/b.journal")]


def test_the_buttons_of_open_matches_stand_at_one_height(page: HomePage) -> None:
    """… also where one of them has more to tell."""
    page.resize(1100, 800)
    page.show_open_matches([open_match("a"), open_match("b")])
    first, second = page.matches.findChildren(OpenMatchCard)
    first.told = lambda: "This takes more than a line, for so much can be told of it. " * 3
    first.retranslate()
    settle(page)
    tops = [card.go.mapTo(page, QPoint()).y() for card in (first, second)]
    assert first.go.mapTo(page, QPoint()).x() < second.go.mapTo(page, QPoint()).x()
    assert tops[0] == tops[1]


def test_players_have_the_colours_of_their_match_once_it_has_been_read(page: HomePage) -> None:
    page.show_open_matches([open_match()])
    (card,) = page.matches.findChildren(OpenMatchCard)
    assert {face.piece for face in card._faces._faces} == {""}
    card.show_progress(Progress(str, ("black", "red", "white")))
    assert [face.piece for face in card._faces._faces] == ["black", "red", "white"]


def test_a_match_in_another_window_cannot_be_gone_on_with(page: HomePage) -> None:
    page.show_open_matches([open_match("a", busy=True), open_match("b")])
    assert "Open in another window" in said(page.matches)
    (button,) = page.matches.buttons
    assert button.property("kind") == "primary"


def test_a_damaged_match_says_what_is_wrong_with_it(page: HomePage) -> None:
    match = damaged()
    page.show_open_matches([match])
    assert match.problem is not None
    assert language.narrator().problem(match.problem) in said(page.matches)
    assert page.matches.buttons == []


def test_many_matches_wait_until_they_are_asked_for(qtbot: QtBot, page: HomePage) -> None:
    page.show_open_matches([open_match(name) for name in "abcde"])
    QApplication.processEvents()
    assert len(page.matches.buttons) == 3
    qtbot.mouseClick(page.matches.more, CLICK)
    assert len(page.matches.buttons) == 5
    assert page.matches.more.isHidden()
    assert page.matches.buttons[3].hasFocus()


def test_tab_reaches_everything_and_everything_has_a_name(qtbot: QtBot, page: HomePage) -> None:
    page.show_open_matches([open_match("a"), open_match("b")])
    QApplication.processEvents()
    page.setFocus()
    assert page.matches.buttons[0].hasFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    tools = [
        page.language,
        page.settings,
        page.about,
        page.files,
        page.open_file,
        page.rulebook,
        page.statistics,
        page.evening,
    ]
    matches = [*page.matches.buttons, *page.matches.put_away_buttons]
    assert len(matches) == 4
    cards = [button for card in page.cards for button in (card.play, card.new, card.learn)]
    assert {*tools, *matches, *cards} == {*reached}


# --- how it looks --------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "in_row"), [(1024, True), (480, False)])
def test_cards_stand_in_a_row_or_below_each_other(
    qtbot: QtBot, page: HomePage, width: int, in_row: bool
) -> None:
    page.resize(width, 640)
    QApplication.processEvents()
    tops = {card.mapTo(page, QPoint()).y() for card in page.cards}
    assert (len(tops) == 1) is in_row


@pytest.mark.parametrize("number", [0, 1, 3, 10])
@pytest.mark.parametrize("size", [(480, 640), (1024, 640), (1440, 900), (1920, 1080), (2560, 700)])
def test_pictures_are_whole_and_the_page_is_full(
    page: HomePage, size: tuple[int, int], number: int
) -> None:
    """No picture is cut, and what is left of the height is never as much as a picture."""
    page.show_open_matches([open_match(str(place)) for place in range(number)])
    page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    cards = page.cards
    assert len({card.cover.size().toTuple() for card in cards}) == 1
    wide, high = cards[0].cover.size().toTuple()
    assert abs(high - wide * SHAPE) <= 1
    assert wide <= cards[0].width()
    top = cards[0].mapTo(page, QPoint()).y()
    above = page.matches if number else page.findChildren(Ornament)[0]
    before = above.mapTo(page, QPoint(0, above.height())).y()
    after = page.files.mapTo(page, QPoint()).y() - (top + cards[0].height())
    if len({card.mapTo(page, QPoint()).y() for card in cards}) == 1:
        assert max(top - before, after) < 0.2 * size[1]


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (2560, 1440), (1440, 1200)])
def test_no_band_of_a_large_page_is_empty(window: MainWindow, size: tuple[int, int]) -> None:
    """What is to spare is above and below everything, not between the cards and the rest."""
    window.resize(*size)
    settle(window)
    page = window.home
    settle(page)

    def ends(part: QWidget) -> tuple[int, int]:
        top = part.mapTo(page, QPoint()).y()
        return top, top + part.height()

    parts = (page.settings, page.findChildren(Ornament)[0], page.cards[0], page.files)
    (header, _), (_, line), (top, bottom), (buttons, end) = map(ends, parts)
    bands = (header, top - line, buttons - bottom, page.height() - end)
    assert max(bands) < 1.8 * min(bands) + 12
    assert bands[1] + bands[2] < 0.55 * sum(bands)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
def test_an_open_match_moves_no_button_on_a_card(page: HomePage, size: tuple[int, int]) -> None:
    """Learn and Play side by side, New match below them, whatever else is on the page; as wide as the card."""

    def places() -> list[tuple[int, int, int]]:
        for _ in range(3):
            QApplication.processEvents()
        found = []
        for card in page.cards:
            learn, play, new = card.learn, card.play, card.new
            assert learn.y() == play.y() < new.y()
            assert learn.x() == new.x() < play.x()
            assert play.geometry().right() == new.geometry().right()
            below = card.height() - learn.mapTo(card, QPoint()).y()
            found += [(below, one.x(), one.width()) for one in (learn, play, new)]
        return found

    page.resize(*size)
    empty = places()
    page.show_open_matches([open_match("one")])
    assert places() == empty


def test_pictures_grow_with_the_window(page: HomePage) -> None:
    def width(window: int) -> int:
        page.resize(1200, window)
        QApplication.processEvents()
        return page.cards[0].cover.width()

    assert width(300) < width(600) <= width(2000)
    assert width(300) < page.cards[0].width() / 2
    assert width(2000) > page.cards[0].width() * 0.9


def test_who_has_never_played_a_game_is_led_to_its_guide(qtbot: QtBot, page: HomePage) -> None:
    """Each game for itself, and every button stays where it is."""
    page.set_known(())
    page.setFocus()
    with qtbot.waitSignal(page.learn_wanted) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["big-shot"]
    assert all(card.learn.leads and not card.play.leads for card in page.cards)

    def places() -> list[QRect]:
        QApplication.processEvents()
        buttons = (one for card in page.cards for one in (card.learn, card.play, card.new))
        return [QRect(one.mapTo(page, QPoint()), one.size()) for one in buttons]

    before = places()
    page.set_known(["shark"])
    assert [card.game for card in page.cards if card.play.leads] == ["shark"]
    assert [card.game for card in page.cards if not card.learn.leads] == ["shark"]
    assert places() == before
    page.set_known([card.game for card in page.cards])
    assert all(card.play.leads and not card.learn.leads for card in page.cards)
    assert places() == before


@pytest.mark.parametrize(
    ("game", "steps", "told"),
    [
        ("big-shot", 40, r"Round \d+ of 18 · .* (is|are) ahead"),
        (
            "shark",
            100,
            r"Turn \d+ · .* (is|are) ahead · (Value: .+|Highest value:) \d+ of 15 · Buildings left: \d+",
        ),
        (
            "saludos-amigos",
            60,
            r"Turn \d+ · .* (is|are) ahead · Projects: \d of 4 · Journalists: \d of 2.*",
        ),
    ],
)
def test_continue_tells_how_far_a_match_is_and_who_is_ahead(
    qtbot: QtBot, home: Path, page: HomePage, game: str, steps: int, told: str
) -> None:
    match = deal_request(usual_request(game, "Anna", 5))
    play_on(match, steps)
    session = Session.begin(match)
    session.leave()
    page.show_open_matches(shelf.open_matches())
    qtbot.waitUntil(lambda: any(re.fullmatch(told, text) for text in said(page.matches)))
    assert any(isinstance(part, Faces) for part in page.matches.findChildren(QWidget))


def test_hidden_money_is_not_told(qtbot: QtBot, home: Path, page: HomePage) -> None:
    request = usual_request("big-shot", "Anna", 5)
    match = deal_request(replace(request, options={"hidden-money": "yes"}))
    play_on(match, 40)
    Session.begin(match).leave()
    page.show_open_matches(shelf.open_matches())
    qtbot.waitUntil(lambda: any(text.startswith("Round ") for text in said(page.matches)))
    assert [one for one in said(page.matches) if "ahead" in one or "tied" in one] == []


def play_on(match: Match, steps: int) -> None:
    """Some actions, as they come."""
    rng = Random(3)
    for _ in range(steps):
        seat = match.to_act[0]
        game, state = match.game, match.state
        match.play(game.chance(state, rng) if seat == CHANCE else game.sample(state, seat, rng))


@pytest.mark.parametrize("game", ENTRIES)
def test_the_drawings_have_the_shape_that_the_page_expects(game: str) -> None:
    size = picture(f"home-{game}").defaultSize()
    assert size.height() == SHAPE * size.width()


def test_a_change_of_language_reaches_everything(page: HomePage) -> None:
    page.show_open_matches(
        [open_match("a"), open_match("b", busy=True), damaged(), *[open_match()] * 3]
    )
    titles = {box.title for box in ENTRIES.values()}
    with spoken_otherwise():
        assert unmarked(page, NAME, *titles, *LANGUAGES.values()) == set()
    assert "Statistics" in said(page)


def test_pictures_are_fitted_anew_to_longer_texts(window: MainWindow) -> None:
    """They were left as large as with shorter ones, and the page had to be scrolled."""
    switch, home = window.preferences.language_switch, window.home
    for height in range(560, 660, 20):
        switch.switch_to("en")
        window.resize(1400, height)
        QApplication.processEvents()
        switch.switch_to("de")
        for _ in range(3):
            QApplication.processEvents()
        switched = [card.cover.size() for card in home.cards]
        window.resize(1401, height)
        QApplication.processEvents()
        assert switched == [card.cover.size() for card in home.cards]


# --- the start -----------------------------------------------------------------------------------

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
PAINTED = """
from PySide6.QtWidgets import QApplication
from bigshot_desktop.ui.pages.home import HomePage
app = QApplication([])
from bigshot_desktop.ui.pages.home import HomePage
page = HomePage()
page.show()
app.processEvents()
"""


def test_the_first_picture_needs_no_game_and_no_bot() -> None:
    modules = modules_after(PAINTED, **OFFSCREEN)
    assert games_in(modules) == set()
    unwanted = ["bigshot_desktop.bots", "bigshot_desktop.words"]
    unwanted += ["bigshot_desktop.engine.game", "PySide6.QtMultimedia", "PySide6.QtNetwork"]
    assert [name for name in unwanted if name in modules] == []


def test_open_matches_need_no_game_either(tmp_path: Path) -> None:
    """Looking at the shelf costs what the first words cost, not what a game does."""
    program = (
        f"{PAINTED}\nimport sys, json\nfrom bigshot_desktop.table import shelf\n"
        "page.show_open_matches(shelf.open_matches())\n"
        "print(json.dumps([*sys.modules]))"
    )
    modules = set(json.loads(run_fresh(program, **OFFSCREEN, BIGSHOT_HOME=str(tmp_path))))
    assert games_in(modules) == set()


def test_whoever_comes_back_sees_the_top_of_the_page(page: HomePage) -> None:
    page.resize(640, 400)
    QApplication.processEvents()
    bar = page.findChildren(ScrollPage)[0].verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value()
    page.hide()
    page.show()
    page.setFocus()
    QApplication.processEvents()
    assert bar.value() == 0
