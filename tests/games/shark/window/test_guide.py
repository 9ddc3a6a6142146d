"""The first match of Shark is played through in all languages, otherwise, and from the middle of a match."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games.shark.rules.actions import ENDS, PLACES, Buy, EndTrading, Place, Roll
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, PlaceBuilding, Trade
from bigshot_desktop.games.shark.rules.setup import INFO
from bigshot_desktop.games.shark.window.guide import GUIDE
from bigshot_desktop.table.match_request import deal_request
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import Step, asked
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase
from tests.ui import positions
from tests.ui.input import Mouse
from tests.ui.match.guide.fixtures import Speaker
from tests.ui.match.guide.playing import EasyBots, learn, play_through, press, rest, wrong_with
from tests.ui.players import a_match

ORDER = ["aim", "world", "roll", "place", "gains", "buy", "swallow", "end"]


def answer(page: TablePage, step: Step | None) -> Any:
    """All money into the first company that can be bought; the building beside one of its own, else anywhere."""
    seat = page.turns.seat
    if trade := asked(page, Trade):
        company = next((one for one, most in enumerate(trade.buyable) if most), None)
        deals = [] if company is None else [Buy(seat, company, trade.buyable[company])]
        return Orders((*deals, ENDS[seat]), roll=trade.occasion == 1)
    if place := asked(page, PlaceBuilding):
        return _best(page, place, seat)
    return None


def _best(page: TablePage, place: PlaceBuilding, seat: int) -> Place:
    """Where the new value would be highest."""
    match = page.bridge.match

    def worth(action: Place) -> int:
        table = match.state.copy()
        match.game.apply(table, action)
        return int(table.values[action.company])

    spots = [(one, square) for one, open_ in enumerate(place.squares) for square in open_]
    return max((PLACES[seat][one][square] for one, square in spots), key=worth)


def in_order(guide_runner: GuideRunner) -> None:
    assert wrong_with(guide_runner) == []


def switch_on(page: TablePage, mouse: Mouse) -> GuideRunner:
    """The guide, with the command of the table."""
    mouse.command(page, "guide")
    assert page.guide_runner is not None
    return page.guide_runner


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "de"])
def test_a_first_match(qtbot: QtBot, guide_speaking: Speaker, code: str) -> None:
    window = guide_speaking(code)
    guide_runner = learn(window, "shark")
    assert play_through(qtbot, window, guide_runner, answer, in_order) == ORDER
    assert [step.key for step in GUIDE.steps] == ORDER


def test_in_large_letters_on_a_small_screen(qtbot: QtBot, guide_speaking: Speaker) -> None:
    window = guide_speaking("de", size=(1024, 640), text_size=200, theme="dark")
    guide_runner = learn(window, "shark")
    assert play_through(qtbot, window, guide_runner, answer, in_order) == ORDER


def test_the_deal_lets_the_player_begin_and_earn() -> None:
    """The own company comes first, and once more in the next turn, in the same zone: there can be a chain."""
    match = deal_request(GUIDE.match_request("Anna"))
    (person, *bots) = match.seats
    assert (person.name, person.kind) == ("Anna", "human")
    assert {(bot.kind, bot.level) for bot in bots} == {("bot", "easy")}
    assert match.setup.option("start-share") == "dealt"
    own, seats = match.setup.deal.shares[0], len(match.seats)
    rolls: list[tuple[int, Roll]] = []
    while len(rolls) <= seats:
        if match.to_act == (CHANCE,):
            roller = match.state.active
            match.draw()
            rolls.append((roller, match.actions[-1]))
        else:
            match.play(EasyBots().choose(match, match.to_act[0]).action)
    (first, once), *others, (last, again) = rolls
    assert first == last == 0
    assert once == again
    assert once.colour == own
    assert all(roll.zone != once.zone for _, roll in others)


def test_rules_and_moments() -> None:
    assert {step.rule for step in GUIDE.steps} <= set(INFO.rules)
    assert {move for step in GUIDE.steps for move in step.moves} == {Roll, Place, Buy, EndTrading}


def test_who_plays_on_instead_of_reading(qtbot: QtBot, guided_window: MainWindow) -> None:
    """… is told again; and who buys nothing is not asked to buy again."""
    guide_runner, mouse = learn(guided_window, "shark"), Mouse()
    page = guided_window.table
    assert page is not None
    rest(qtbot, page)
    assert guide_runner.step is GUIDE.steps[0]
    mouse.roll(page)
    rest(qtbot, page)
    assert asked(page, PlaceBuilding)
    told = play_through(qtbot, guided_window, guide_runner, lambda page, _: thrifty(page))
    assert told == ["aim", "world", "place", "gains", "buy", "roll", "swallow", "end"]
    assert page.bridge.match.state.shares[0:4].count(0) == 3
    assert sum(page.bridge.match.state.shares[0:4]) == 1


def thrifty(page: TablePage) -> Any:
    """Builds, and keeps all money."""
    seat = page.turns.seat
    if trade := asked(page, Trade):
        return Orders((ENDS[seat],), roll=trade.occasion == 1)
    place = asked(page, PlaceBuilding)
    return None if place is None else _best(page, place, seat)


@pytest.mark.parametrize("decision", [PlaceBuilding, CoverLoss])
def test_from_the_middle_of_a_match(
    qtbot: QtBot, guided_window: MainWindow, decision: type
) -> None:
    """Whatever is asked when the guide is switched on, all of it comes, each step in a moment that fits."""
    guided_window.matches.runner = EasyBots()  # type: ignore[assignment]
    match = positions.asked(decision, "hbbb", 3, game="shark")
    page = positions.sit_at(guided_window, match)
    rest(qtbot, page)
    guide_runner = switch_on(page, Mouse())
    told = play_through(qtbot, guided_window, guide_runner, answer, in_order)
    assert sorted(told) == sorted(ORDER)
    assert told[:2] == ORDER[:2]
    assert told[-1] == ORDER[-1]


def test_while_the_others_play_it_waits(qtbot: QtBot, guided_window: MainWindow) -> None:
    bots = EasyBots()
    bots.held = True
    guided_window.matches.runner = bots  # type: ignore[assignment]
    match = positions.until(
        a_match("hbb", 3, game="shark"), lambda match: match.to_act[0] > 0 and match.length > 20
    )
    page = positions.sit_at(guided_window, match)
    guide_runner = switch_on(page, Mouse())
    qtbot.waitUntil(lambda: page.turns.phase is Phase.THINKING)
    assert not guide_runner.callout.isVisible()
    bots.held = False
    bots.deliver()
    rest(qtbot, page)
    assert guide_runner.step is GUIDE.steps[0]
    press(page, Mouse(), guide_runner.callout.end)
    assert page.guide_runner is None
