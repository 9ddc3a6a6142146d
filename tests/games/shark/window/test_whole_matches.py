"""Whole matches of Shark through the window, with all that can happen: debts, ruin, no square, every end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.standings import SUMS
from tests.ui.input import Mouse
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import sit_at, until
from tests.ui.window_matches import HANDS, log_of, play, sit, to_decision

TOLD: Final = {
    events.PlacementSkipped: "no square",
    events.Ruined: "ruin",
    events.TopReached: "end by 15",
    events.BuildingsUsedUp: "end by 18 buildings",
    events.LastPlayerLeft: "end by the last player",
}
"""What has to happen, and how it is called here."""
SALES: Final = {"human": "a person's forced sale", "bot": "a bot's forced sale"}
EVERYTHING: Final = frozenset((*TOLD.values(), *SALES.values()))

SUGGESTED, CHOSEN = "sell as suggested", "sell as chosen"
TRADED: Final = ("trade", "trade and go on", "go on")
ALWAYS: Final = {
    "mouse": (
        "place on the board",
        "place in the table",
        "place in the box",
        "roll with the dice",
    ),
    "keyboard": ("place in the table", "place in the box"),
}
"""The ways that are gone in every match."""


@dataclass(frozen=True)
class Course:
    """A match that was looked for: who plays what, and what comes of it."""

    kinds: str
    seed: int
    shows: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    sold: tuple[str, ...] = ()
    """How people chose what to give up."""

    def __str__(self) -> str:
        return "-".join((self.kinds, *self.options, str(self.seed)))


TOP, USED_UP, LAST = "end by 15", "end by 18 buildings", "end by the last player"
MINE, THEIRS = SALES["human"], SALES["bot"]
COURSES: Final = (
    Course("hb", 512, (MINE, TOP), {}, (SUGGESTED,)),
    Course(
        "hbbbbb",
        206,
        (MINE, THEIRS, "no square", USED_UP),
        {"variant_1": "yes"},
        (SUGGESTED,),
    ),
    Course("hbbb", 1706, ("ruin", LAST), {"variant_1": "yes", "variant_2": "yes"}),
    Course(
        "hbbbbb", 489, (MINE, THEIRS, USED_UP), {"variant_1": "yes", "variant_3": "yes"}, (CHOSEN,)
    ),
    Course("hh", 264, (MINE, "ruin", LAST), {"start_share": "chosen"}, (SUGGESTED,)),
    Course("hbbb", 471, (MINE, THEIRS, TOP), {"buy_limit": "per-occasion"}, (CHOSEN,)),
)
"""Found by playing many matches with the rules alone, as short as can be; variants 2 and 3 come with variant 1."""


PLAYED: Final = (
    pytest.param(COURSES[0], "keyboard", marks=pytest.mark.quick),
    *((course, ("mouse", "keyboard")[number % 2]) for number, course in enumerate(COURSES[1:])),
)
"""Each with the mouse or with keys."""


def happened(match: Match) -> set[str]:
    """What of all that has to happen did; a sale counts if it was chosen."""
    found = set()
    for step in match.steps:
        for event in step.events:
            if type(event) in TOLD:
                found.add(TOLD[type(event)])
        if isinstance(step.action, SellOff):
            found.add(SALES[match.seats[step.action.seat].kind])
    return found


def test_the_courses_show_all_that_has_to_be_shown() -> None:
    assert {name for course in COURSES for name in course.shows} == EVERYTHING
    assert {len(course.kinds) for course in COURSES} == {2, 4, 6}
    assert {way for course in COURSES for way in course.sold} == {SUGGESTED, CHOSEN}


@pytest.mark.parametrize(("course", "way"), PLAYED, ids=str)
def test_a_match_from_the_first_roll_to_the_final_account(
    qtbot: QtBot, window: MainWindow, way: str, course: Course
) -> None:
    table = sit(window, course.kinds, course.seed, game="shark", **course.options)
    hands = HANDS[way]()
    play(qtbot, table, hands, seed=None)
    assert hands.did >= {*ALWAYS[way], *TRADED, *course.sold}
    match = table.bridge.match
    assert set(course.shows) <= happened(match)
    assert log_of(table) == [event for step in match.steps for event in step.events]
    assert table.end_sheet is not None
    assert table.end_sheet.isVisible()
    assert_account(table)


def assert_account(table: TablePage) -> None:
    """What the end sheet says is what the log adds up to."""
    match, told = table.bridge.match, log_of(table)
    assert match.result is not None
    totals = wealth(match, told)
    out = [event.seat for event in told if isinstance(event, events.Ruined)]
    sheet = table.game_table.account(match.result)
    for column, standing in enumerate(match.result.standings):
        total = sheet.index(SUMS.index("total"), column)
        assert standing.total == totals[standing.seat]
        money = table.bridge.narrator.money(standing.total)
        assert total.data() == ("Ruined" if standing.seat in out else money)
        assert (standing.seat in match.result.winners) == (
            standing.seat not in out
            and totals[standing.seat] == max(totals[seat] for seat in totals if seat not in out)
        )


def wealth(match: Match, told: list[Event]) -> dict[int, int]:
    """What each player has in the end, from what the log says was paid and taken."""
    players = range(len(match.seats))
    cash, shares = dict.fromkeys(players, 0), {seat: [0] * N_COMPANIES for seat in players}
    values = [0] * N_COMPANIES
    for seat, company in enumerate(match.setup.deal.shares):
        shares[seat][company] += 1
    for event in told:
        match event:
            case events.ShareTaken():
                shares[event.seat][event.company] += 1
            case events.SharesBought():
                shares[event.seat][event.company] += event.number
                cash[event.seat] -= event.amount
            case events.SharesSold():
                shares[event.seat][event.company] -= event.number
                cash[event.seat] += event.amount
            case events.BonusPaid() | events.GainPaid():
                cash[event.seat] += event.amount
            case events.LossPaid():
                cash[event.seat] -= event.amount
            case events.SharesSoldOff() | events.Ruined():
                for company, number in enumerate(event.shares):
                    shares[event.seat][company] -= number
                cash[event.seat] += event.change if isinstance(event, events.SharesSoldOff) else 0
            case events.ValueChanged():
                values[event.company] = event.new
    return {
        seat: cash[seat] + sum(n * value for n, value in zip(shares[seat], values, strict=True))
        for seat in players
    }


@pytest.mark.parametrize("way", HANDS)
def test_chart_threats_and_tables_beside_the_board(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    begun = until(a_match("hbb", game="shark"), lambda match: match.length >= 30)
    table, hands = sit_at(window, begun), HANDS[way]()
    to_decision(qtbot, table, hands, Trade, seed=None)
    world = table.game_table.scene
    assert isinstance(world, WorldScene)
    centre, length = table.centre, table.bridge.match.length
    for name, page in (("stock", centre.side_pages["stock"]), ("table", table.board_tables)):
        hands.command(table, name)
        assert centre.currentWidget() is page
        assert page.isVisible()
        hands.command(table, name)
        assert centre.on_board
    for shown in (True, False):
        hands.command(table, "threat")
        assert table.commands.command("threat").isChecked() is shown
        assert world.threats.shown is shown
    assert table.bridge.match.length == length
    play(qtbot, table, hands, steps=length + 12, seed=None)
    assert table.bridge.match.length >= length + 12


@pytest.mark.parametrize("way", HANDS)
def test_a_hint_and_the_reasons_of_a_bot(qtbot: QtBot, window: MainWindow, way: str) -> None:
    table, hands = sit(window, "hbb", game="shark"), HANDS[way]()
    play(qtbot, table, hands, steps=40, seed=None)
    to_decision(qtbot, table, hands, Trade, seed=None)
    length = table.bridge.match.length
    with qtbot.waitSignal(table.turns.explained) as told:
        hands.command(table, "why")
    number, choice = told.args
    assert table.bridge.match.actions[number - 1] == choice.action
    assert (
        table.why.title.text() == f"Why {table.bridge.narrator.player(choice.action.seat)} did this"
    )
    with qtbot.waitSignal(table.turns.hinted) as told:
        hands.command(table, "hint")
    assert table.why.title.text() == "A hint for Anna"
    if isinstance(hands, Mouse):
        hands.click(table.why.play)
    else:
        hands.press(Qt.Key.Key_Return)
    assert table.bridge.match.actions[length] == told.args[0].action
    assert not table.why.isVisible()


def test_who_is_ruined_looks_on_and_can_end_it(qtbot: QtBot, window: MainWindow) -> None:
    def out(match: Match) -> bool:
        return 0 in match.state.ruined and bool(match.to_act)

    for seed in range(1, 400):
        match = until(a_match("hbbb", seed, game="shark"), out, seed)
        if match.to_act:
            break
    bots = window.matches.runner
    assert isinstance(bots, InstantBots)
    bots.held = True
    table = sit_at(window, match)
    qtbot.waitUntil(lambda: not table.watching.rush.visibleRegion().isEmpty())
    assert "Anna is out." in table.bar.prompt.text()
    Mouse().click(table.watching.rush)
    bots.held = False
    bots.deliver()
    qtbot.waitUntil(lambda: table.end_sheet is not None, timeout=60_000)
    assert match.result is not None
    assert not match.result.standings[-1].qualified
