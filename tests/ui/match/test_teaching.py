"""The coach asks before a costly slip: once for a kind, never for long, and nothing is lost by it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Choice, Prospect, sentence
from bigshot_desktop.games.big_shot.rules.actions import PASSES, Bid
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard, Offer, Ready
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, STRENGTH
from bigshot_desktop.games.shark.rules.actions import ENDS, Sell
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.match.slip_box import SlipBox
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.match.teaching import PATIENCE, costly
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.orders import Orders
from tests.ui.geometry import settle
from tests.ui.input import panel_of
from tests.ui.match.panel_questions import click, press
from tests.ui.play.open_tables import at, split
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import asked, sit_at, until
from tests.ui.window_sizes import resized

BEST = 0.4


@pytest.fixture
def paints() -> bool:
    return False


class Coaches(InstantBots):
    """They always know something better, and answer when the test says so."""

    def __init__(self, weighs: float | None) -> None:
        super().__init__()
        self.held = True
        self.weighs = weighs

    def choose(self, match: Match, seat: int) -> Choice:
        choice = super().choose(match, seat)
        return Choice(Prospect(choice.action, BEST), (Prospect(choice.action, 0.1),), now=0.3)


def taught(
    window: MainWindow, match: Match, weighs: float | None = 0.2, *, on: bool = True
) -> tuple[TablePage, Coaches]:
    coaches = Coaches(weighs)
    window.matches.runner = coaches  # type: ignore[assignment]
    table = sit_at(window, match)
    if table.commands.command("coach").isChecked() != on:
        table.commands.command("coach").trigger()
    return table, coaches


def want(table: TablePage, coaches: Coaches, wanted: Any) -> None:
    """A player wants something, and the coach has an opinion."""
    table.game_table.requests.action.emit(wanted)
    coaches.deliver()


def allowed(match: Match, seat: int = 0) -> list[Any]:
    legal = match.game.legal(match.state, seat)
    assert legal is not None
    return legal


def an_auction() -> Match:
    return asked(Speak, "hbb", seed=3)


# --- whether it asks ------------------------------------------------------------------------------


def test_without_the_coach_everything_is_done_at_once(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction(), on=False)
    length = table.bridge.match.length
    table.game_table.requests.action.emit(PASSES[0])
    assert table.bridge.match.length > length
    assert not table.teaching.box.isVisible()
    assert (0, "expert") not in coaches.asked


@pytest.mark.parametrize(
    ("level", "least"), [("beginner", 0.08), ("practised", 0.048), ("advanced", 0.03)]
)
@pytest.mark.parametrize("less", [0.001, -0.001])
def test_only_a_costly_slip_is_asked_about(
    window: MainWindow, level: str, least: float, less: float
) -> None:
    table, coaches = taught(window, an_auction(), BEST - least - less)
    table.teaching.level = level
    length = table.bridge.match.length
    want(table, coaches, PASSES[0])
    assert table.teaching.box.isVisible() is (less > 0)
    assert (table.bridge.match.length == length) is (less > 0)


def test_a_level_that_knows_more_is_told_of_less() -> None:
    for best in (0.1, 0.2, 0.4, 0.9):
        least = [costly(level, best) for level in ("beginner", "practised", "advanced")]
        assert least == sorted(least, reverse=True)
        assert len(set(least)) == 3


def test_a_small_chance_is_lost_by_less() -> None:
    """Ten in a hundred are much of twenty, and of five there are no ten to lose."""
    assert costly("beginner", 0.9) == costly("beginner", 0.5) == 0.1
    assert costly("beginner", 0.2) == pytest.approx(0.04)
    assert costly("beginner", 0.05) == 0.03


def test_one_reason_is_told_and_of_another_reason_it_is_asked_again(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    objections = iter(("spends-all", "spends-all", "pass-idle"))

    def objecting(match: Match, seat: int) -> Choice:
        best, own = Prospect(Bid(seat, 1), BEST), Prospect(PASSES[seat], 0.2)
        against = sentence(next(objections), lowest=4)
        return Choice(best, (own,), considered=own, objection=against, advice=(against,))

    coaches.choose = objecting  # type: ignore[method-assign]
    box = table.teaching.box
    want(table, coaches, PASSES[0])
    assert box.isVisible()
    assert box.reason.text() == "$4M is all the money you have."
    assert box.reason.text() in box.accessibleName()
    click(box.show_me)
    texts = [label.text() for label in table.why.findChildren(PlainLabel)]
    assert "Pass (chosen)" in texts
    length = table.bridge.match.length
    want(table, coaches, PASSES[0])
    assert not box.isVisible(), "the same reason"
    assert table.bridge.match.length > length


def test_another_reason_is_another_kind(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, coaches = taught(window, an_auction())
    for code in ("spends-all", "pass-idle", "pass-dear", "pass-even"):
        against = sentence(code, lowest=4)
        best, own = Prospect(Bid(0, 1), BEST), Prospect(PASSES[0], 0.2)
        told = Choice(best, (own,), considered=own, objection=against, advice=(against,))
        monkeypatch.setattr(coaches, "choose", lambda *_, told=told: told)
        length = table.bridge.match.length
        want(table, coaches, PASSES[0])
        if code == "pass-even":  # three times is enough
            assert table.bridge.match.length > length
        else:
            assert table.teaching.box.isVisible()
            click(table.teaching.box.take_back)


def test_what_the_bot_cannot_judge_is_done(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction(), None)
    length = table.bridge.match.length
    want(table, coaches, PASSES[0])
    assert table.bridge.match.length == length + 1


def test_nobody_waits_long_for_the_coach(window: MainWindow, qtbot: QtBot) -> None:
    assert PATIENCE <= 1200
    table, coaches = taught(window, an_auction())
    length = table.bridge.match.length
    table.game_table.requests.action.emit(PASSES[0])
    assert table.bridge.match.length == length
    table.teaching.patience.start(0)
    qtbot.waitUntil(lambda: table.bridge.match.length > length)
    coaches.deliver()
    assert not table.teaching.box.isVisible()


def test_a_click_too_many_does_nothing(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction(), BEST)
    length = table.bridge.match.length
    table.game_table.requests.action.emit(PASSES[0])
    table.game_table.requests.action.emit(PASSES[0])
    assert table.bridge.match.length == length
    coaches.deliver()
    assert table.bridge.match.length == length + 1


def test_what_the_rules_refuse_is_refused_at_once(window: MainWindow) -> None:
    table, _ = taught(window, an_auction())
    table.game_table.requests.action.emit(Bid(0, 0))
    assert table.bar.rule.rule
    assert not table.teaching.box.isVisible()


def test_a_trade_is_judged_as_a_whole(window: MainWindow) -> None:
    match = until(a_match("hbb", 6, game="shark"), _can_sell)
    table, coaches = taught(window, match, 0.0)
    seen: list[tuple[Any, ...]] = []
    weigh = coaches.weigh

    def noted(match: Match, seat: int, actions: tuple[Any, ...]) -> int:
        seen.append(actions)
        return weigh(match, seat, actions)

    coaches.weigh = noted  # type: ignore[method-assign]
    (company, *_) = _sellable(match)
    orders = Orders((Sell(0, company, 1), ENDS[0]), roll=True)
    want(table, coaches, orders)
    assert seen == [orders.actions]
    assert table.teaching.box.isVisible()
    click(table.teaching.box.play)
    assert match.steps[-1].action != Sell(0, company, 1), "the rest follows"
    assert Sell(0, company, 1) in match.actions


def _sellable(match: Match) -> list[int]:
    held, values = match.state.shares[:4], match.state.values
    return [company for company in range(4) if held[company] and values[company]]


def _can_sell(match: Match) -> bool:
    if match.to_act != (0,) or not _sellable(match):
        return False
    return isinstance(match.game.decision(match.state, 0), Trade)


# --- what can be said to it -----------------------------------------------------------------------


def test_take_back_leaves_everything_as_it_was(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    length, panel = table.bridge.match.length, table.bar.panel
    want(table, coaches, PASSES[0])
    box = table.teaching.box
    assert "20" in box.sentence.text()
    click(box.take_back)
    assert not box.isVisible()
    assert (table.bridge.match.length, table.bar.panel) == (length, panel)
    assert table.turns.phase.name == "DECIDING"


def test_esc_takes_back(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    length = table.bridge.match.length
    want(table, coaches, PASSES[0])
    press(table.teaching.box.take_back, Qt.Key.Key_Escape)
    assert not table.teaching.box.isVisible()
    assert table.bridge.match.length == length


def test_by_clicks_and_keys_alone(window: MainWindow) -> None:
    """A click on Pass, Esc, the same click again: the way a player takes."""
    table, coaches = taught(window, an_auction())
    match = table.bridge.match
    length = match.length
    panel = panel_of(table, AuctionPanel)
    click(panel.pass_)
    coaches.deliver()
    box = table.teaching.box
    assert box.isVisible()
    assert box.take_back.hasFocus()
    press(box.take_back, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert match.length == length
    click(panel.pass_)
    assert match.actions[length] == PASSES[0]


def test_play_it_all_the_same(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    want(table, coaches, PASSES[0])
    click(table.teaching.box.play)
    assert PASSES[0] in table.bridge.match.actions
    assert not table.teaching.box.isVisible()


def test_show_me_gives_the_hint(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    length = table.bridge.match.length
    want(table, coaches, PASSES[0])
    better = table.teaching._better
    click(table.teaching.box.show_me)
    assert not table.teaching.box.isVisible()
    assert table.why.isVisible()
    assert table.why.choice is better
    assert table.bridge.match.length == length


def test_the_same_kind_is_asked_about_once_unless_it_is_wanted(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    want(table, coaches, PASSES[0])
    click(table.teaching.box.take_back)
    length = table.bridge.match.length
    table.game_table.requests.action.emit(PASSES[0])
    assert table.bridge.match.length == length + 1, "at once"
    table, coaches = taught(window, an_auction())
    want(table, coaches, PASSES[0])
    table.teaching.box.again.setChecked(True)
    click(table.teaching.box.take_back)
    want(table, coaches, PASSES[0])
    assert table.teaching.box.isVisible()


def test_another_kind_is_asked_about(window: MainWindow) -> None:
    table, coaches = taught(window, an_auction())
    want(table, coaches, PASSES[0])
    click(table.teaching.box.take_back)
    want(table, coaches, Bid(0, table.bridge.decision(0).lowest))  # type: ignore[attr-defined]
    assert table.teaching.box.isVisible()


def test_an_undo_ends_the_question(window: MainWindow) -> None:
    table, coaches = taught(window, asked(PlaceCube, "hbb", seed=3))
    match = table.bridge.match
    table.turns.decide(allowed(match)[0])
    assert match.to_act == (0,), "there is another cube"
    want(table, coaches, allowed(match)[0])
    assert table.teaching.box.isVisible()
    assert table.turns.undo()
    assert not table.teaching.box.isVisible()


# --- whom it asks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "asks"), [("hbb", True), ("hhb", False)])
def test_it_asks_those_who_play_alone_and_others_if_they_say_so(
    window: MainWindow, kinds: str, asks: bool
) -> None:
    window.matches.runner = Coaches(0.2)  # type: ignore[assignment]
    table = sit_at(window, asked(Speak, kinds, seed=3))
    assert not table.teaching.on
    window.matches.save_settings(window.preferences.settings.changed(coach="advanced"))
    assert table.teaching.on is asks
    assert table.teaching.level == "advanced"
    table.commands.command("coach").setChecked(True)
    assert table.teaching.on
    window.matches.save_settings(window.preferences.settings.changed(text_size=110))
    assert table.teaching.on, "another setting switches nothing"
    window.matches.save_settings(window.preferences.settings.changed(coach="off"))
    assert not table.teaching.on


def test_bots_wait_while_the_coach_asks_and_go_on_after_it(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table, coaches = taught(window, match)
    assert isinstance(table.turns, OpenTurns)
    want(table, coaches, Offer(0, split(match, 0, 1)))
    assert table.teaching.box.isVisible()
    assert not coaches.waiting, "no bot is asked"
    click(table.teaching.box.take_back)
    assert coaches.waiting, "the next bot is"


def test_with_others_looking_on_nothing_is_told_that_rests_on_hidden_cards(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at(STRENGTH, "hhbb")
    table, coaches = taught(window, match)
    monkeypatch.setattr(coaches, "choose", _discarding)
    length = match.length
    want(table, coaches, Ready(0))
    assert table.bridge.viewer != 0
    assert not table.teaching.box.isVisible()
    assert match.length > length


def _discarding(match: Match, seat: int) -> Choice:
    ready = Prospect(Ready(seat), 0.1)
    cards = [one for one in allowed(match, seat) if isinstance(one, Discard)]
    return Choice(Prospect(cards[0], BEST), (ready,), now=0.1) if cards else Choice(ready)


# --- how it looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_question_fits_on_the_board(
    window: MainWindow, size: tuple[int, int], language: str
) -> None:
    with resized(window, size):
        table, coaches = taught(window, an_auction())
        want(table, coaches, PASSES[0])
        window.set_language(language)
        try:
            settle(window)
            QApplication.processEvents()
            check_room(table, table.teaching.box)
        finally:
            window.set_language("en")


def check_room(table: TablePage, box: SlipBox) -> None:
    assert table.centre.geometry().contains(box.geometry())
    assert box.height() >= box.sizeHint().height()
    parts = [box.reason] if box.reason.isVisible() else []
    for part in (*parts, box.title, box.sentence, box.take_back, box.show_me, box.play, box.again):
        assert box.rect().contains(QRect(part.mapTo(box, QPoint()), part.size()))
        least = part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0
        assert part.height() >= max(least, part.minimumSizeHint().height())
        assert part.width() >= part.minimumSizeHint().width()


def test_the_focus_is_back_where_it_was_after_what_is_better_was_shown(window: MainWindow) -> None:
    """Space and Enter mean what they meant before: nobody is thrown out of the match."""
    table, coaches = taught(window, an_auction())
    panel = panel_of(table, AuctionPanel)
    panel.bid.setFocus()
    want(table, coaches, PASSES[0])
    click(table.teaching.box.show_me)
    assert table.explanations.box.isVisible()
    press(table, Qt.Key.Key_Escape)
    assert not table.explanations.box.isVisible()
    assert QApplication.focusWidget() is panel.bid
