"""The first match of Saludos Amigos is played through in all languages, otherwise, and from the middle of a match."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games.saludos_amigos.bots.suggesting import AGAIN
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.events import SharePaid
from bigshot_desktop.games.saludos_amigos.rules.setup import INFO
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.games.saludos_amigos.window.guide import GUIDE
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.table.match_request import deal_request
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import Step, asked
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.games.saludos_amigos.window.input import cheapest_offer
from tests.ui import positions
from tests.ui.input import Mouse
from tests.ui.match.guide.fixtures import Speaker
from tests.ui.match.guide.playing import EasyBots, learn, play_through, rest, wrong_with

ORDER = ["aim", "tile", "strength", "mug", "offer", "council", "done", "pay", "end"]
SOMETIMES = {"refused", "call", "win", "cards"}
"""What is told only where it comes to that."""
NO_CARDS = (0, 0, 0)


def answer(page: TablePage, step: Step | None) -> Any:
    """Keeps all cards, makes the first quick offer, and has nothing more to say."""
    if asked(page, Negotiate) and step is not None and step.key == "offer":
        return cheapest_offer(page)
    question = asked(page, ConsiderCall) or asked(page, ConsiderAttending)
    if question and step is not None and step.key == "call":
        card = next(value for value, number in enumerate(question.cards, 1) if number)
        return Push(page.turns.seat, card)
    return silent(page)


def usual(told: list[str]) -> list[str]:
    """What is always told, in the order in which it first came."""
    return [key for key in dict.fromkeys(told) if key not in SOMETIMES]


def silent(page: TablePage) -> Any:
    """Lets everything pass."""
    seat = page.turns.seat
    if asked(page, Negotiate):
        return Done(seat)
    if asked(page, RollAgain) or asked(page, SettleSplit):
        return Ready(seat)
    if asked(page, ConsiderCall) or asked(page, ConsiderAttending):
        return StayOut(seat)
    return Commit(seat, NO_CARDS) if asked(page, ChooseCards) else None


def in_order(guide_runner: GuideRunner) -> None:
    assert wrong_with(guide_runner) == []


def switch_on(page: TablePage) -> GuideRunner:
    """The guide, with the command of the table."""
    Mouse().command(page, "guide")
    assert page.guide_runner is not None
    return page.guide_runner


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "de"])
def test_a_first_match(qtbot: QtBot, guide_speaking: Speaker, code: str) -> None:
    window = guide_speaking(code)
    guide_runner = learn(window, "saludos-amigos")
    told = play_through(qtbot, window, guide_runner, answer, in_order)
    assert usual(told) == ORDER
    assert {"call", "cards"} <= set(told), "a council was played"
    assert usual([step.key for step in GUIDE.steps]) == ORDER
    page = window.table
    assert page is not None
    match = page.bridge.match
    actions = match.actions
    assert actions[6] == Offer(0, (3, 4, 0, 0))
    assert actions[7] == Accept(1, 0)
    assert [event for step in match.steps for event in step.events if isinstance(event, SharePaid)][
        :2
    ] == [SharePaid(0, 3, 3), SharePaid(1, 4, 4)]
    assert any(isinstance(one, Commit) and one.seat == 0 for one in actions)


def test_in_large_letters_on_a_small_screen(qtbot: QtBot, guide_speaking: Speaker) -> None:
    window = guide_speaking("de", size=(1024, 640), text_size=200, theme="dark")
    guide_runner = learn(window, "saludos-amigos")
    assert usual(play_through(qtbot, window, guide_runner, answer, in_order)) == ORDER


def test_the_deal_is_calm() -> None:
    """Somebody else draws a large section first; a die with which nobody would roll again; the bag is next."""
    match = deal_request(GUIDE.match_request("Anna"))
    (person, *bots) = match.seats
    assert (person.name, person.kind) == ("Anna", "human")
    assert {(bot.kind, bot.level) for bot in bots} == {("bot", "easy")}
    assert len(match.seats) in (4, 5)
    assert match.setup.option("starter") == "random"
    assert match.setup.deal.starter == len(match.seats) - 1
    match.draw()
    match.draw()
    assert match.state.worth == 7
    assert match.state.dice[0] >= 4


def test_rules_and_moments() -> None:
    assert {step.rule for step in GUIDE.steps} <= set(INFO.rules)
    council = {Push, StayOut, Commit}
    moves = {move for step in GUIDE.steps for move in step.moves}
    assert moves == {Ready, Offer, Accept, Done} | council


def test_who_says_nothing(qtbot: QtBot, guided_window: MainWindow) -> None:
    """… has heard of offers all the same, and learns the rest as well."""
    guide_runner = learn(guided_window, "saludos-amigos")
    told = play_through(qtbot, guided_window, guide_runner, lambda page, _: silent(page), in_order)
    assert sorted(usual(told)) == sorted(ORDER)
    page = guided_window.table
    assert page is not None
    assert not any(isinstance(one, Offer) and one.seat == 0 for one in page.bridge.match.actions)


def test_who_discards_all_cards_has_seen_what_strength_is(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    """Without cards one is ready: the mug is next, and the number of the step goes up."""
    guide_runner = learn(guided_window, "saludos-amigos")
    page = guided_window.table
    assert page is not None
    rest(qtbot, page)
    for _ in range(2):
        Mouse().click(guide_runner.callout.next)
        rest(qtbot, page)
    shown: list[str] = []
    while again := asked(page, RollAgain):
        shown += [guide_runner.step.key] if guide_runner.step else []
        card = next(value for value, number in enumerate(again.cards, 1) if number)
        page.turns.decide(Discard(0, card))
        rest(qtbot, page)
        if page.turns.phase is Phase.ROLLING:
            Mouse().roll(page)
            rest(qtbot, page)
    assert set(shown) == {"strength"}
    assert guide_runner.step is not None
    assert guide_runner.step.key == "mug"
    assert guide_runner.callout.words is not None
    assert guide_runner.callout.words.number == 4


def test_bots_begin_once_it_was_told_what_one_plays_for(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    guide_runner = learn(guided_window, "saludos-amigos")
    page = guided_window.table
    assert page is not None
    rest(qtbot, page)
    assert guide_runner.step is GUIDE.steps[0]
    assert page.bridge.match.length == 0
    Mouse().click(guide_runner.callout.next)
    rest(qtbot, page)
    assert page.bridge.match.length > 0
    assert guide_runner.step is GUIDE.steps[1]


def test_who_looks_at_another_page_has_not_read_it_yet(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    """… and who goes home instead has not begun the match."""
    learn(guided_window, "saludos-amigos")
    page = guided_window.table
    assert page is not None
    rest(qtbot, page)
    guided_window.sheets.show_fair_dice()
    guided_window.sheets.leave()
    rest(qtbot, page)
    assert page.turns.resting
    guided_window.go_home()
    assert page.bridge.match.length == 0


def test_who_plays_on_instead_of_reading(qtbot: QtBot, guided_window: MainWindow) -> None:
    """… is told all of it all the same."""
    guide_runner = learn(guided_window, "saludos-amigos")
    page = guided_window.table
    assert page is not None
    rest(qtbot, page)
    Mouse().click(guide_runner.callout.next)
    rest(qtbot, page)
    assert guide_runner.step is GUIDE.steps[1]
    Mouse().act(page, Ready(0))
    rest(qtbot, page)
    told = play_through(qtbot, guided_window, guide_runner, answer, in_order)
    assert sorted(usual(["aim", *told])) == sorted(ORDER)


@pytest.mark.parametrize("decision", [Negotiate, ChooseCards])
def test_from_the_middle_of_a_match(
    qtbot: QtBot, guided_window: MainWindow, decision: type
) -> None:
    """Whatever is asked when the guide is switched on, all of it comes, each step in a moment that fits."""
    guided_window.matches.runner = EasyBots()  # type: ignore[assignment]
    match = positions.asked(decision, "hbbb", 3, game="saludos-amigos")
    page = positions.sit_at(guided_window, match)
    rest(qtbot, page)
    guide_runner = switch_on(page)
    told = play_through(qtbot, guided_window, guide_runner, answer, in_order)
    assert sorted(usual(told)) == sorted(ORDER)
    if decision in (ConsiderCall, ChooseCards):
        assert "cards" in told


def test_a_first_no_is_met_with_a_friendly_word_and_a_way_to_a_deal(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    """It points at the quick offer with a million more for who said no, where the player has one to spare."""
    match = positions.until(
        deal_request(GUIDE.match_request("Anna")),
        lambda match: match.state.phase == NEGOTIATION,
        seed=2,
    )
    bots = EasyBots()
    bots.held = True
    guided_window.matches.runner = bots  # type: ignore[assignment]
    page = positions.sit_at(guided_window, match)
    rest(qtbot, page)
    guide_runner = switch_on(page)
    rest(qtbot, page)
    while guide_runner.step is not None and not guide_runner.step.moves:
        Mouse().click(guide_runner.callout.next)
        rest(qtbot, page)
    assert guide_runner.step is not None
    assert guide_runner.step.key == "offer"
    shares = cheapest_offer(page).shares
    assert shares[0] > 1
    page.turns.decide(Offer(0, shares))
    bot = next(seat for seat, share in enumerate(shares) if share and seat)
    assert page.bridge.submit(Decline(bot, 0))
    rest(qtbot, page)
    assert guide_runner.step.key == "refused"
    assert wrong_with(guide_runner) == []
    panel = page.bar.panel
    assert isinstance(panel, NegotiationPanel)
    (again,) = [button for button in panel.quick if button.kind == AGAIN]
    assert again.isVisible()
    target = guide_runner.target
    assert target is not None
    assert target.contains(again.mapTo(page, again.rect().center()))
    Mouse().click(again)
    assert page.bridge.match.actions[-1].seat == 0
    rest(qtbot, page)
    assert "refused" in guide_runner.done
