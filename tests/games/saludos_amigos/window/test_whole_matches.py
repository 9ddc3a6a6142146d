"""Whole matches of Saludos Amigos through the window, with all that can happen in a village."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.actions import Ready
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, RollAgain
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.standings import SUMS
from bigshot_desktop.ui.play.remarks import Remarks
from tests.games.saludos_amigos.window.input import (
    AT_ONCE,
    IN_TABLE,
    ON_BAR,
    ON_CARD,
    ON_SEAT,
    ONE_BY_ONE,
    OWN,
    QUICK,
)
from tests.ui.input import Mouse
from tests.ui.players import InstantBots, SoundBots, a_match
from tests.ui.positions import sit_at, until
from tests.ui.quick_choices import QuickBots
from tests.ui.window_matches import HANDS, log_of, play, sit, to_decision

SOLO, THREE, BETRAYAL = "a solo offer", "a coalition of three", "a coalition betrayed"
REFUSED, NOBODY = "a refused offer", "nobody offers"
LOST, WON, OUT = "a council lost", "a council won", "an opponent stays out"
PRESS, TIE = "the second journalist", "the fourth project with a tied bonus"
COMMON: Final = (SOLO, THREE, BETRAYAL, REFUSED, NOBODY, LOST, WON, OUT)
"""What happens in every match."""


@dataclass(frozen=True)
class Course:
    """A match that was looked for: who plays, and how it ends."""

    kinds: str
    seed: int
    end: str

    def __str__(self) -> str:
        return f"{self.kinds}-{self.seed}"

    @property
    def shared(self) -> bool:
        """Whether several people play at one screen."""
        return self.kinds.count("h") > 1


COURSES: Final = (
    Course("hbbb", 304, PRESS),
    Course("hbhbb", 817, TIE),
)
"""Found by playing many matches with the rules alone, as short as can be."""

PLAYED: Final = (
    pytest.param(COURSES[0], "keyboard", marks=pytest.mark.quick),
    (COURSES[1], "mouse"),
)
"""Each with the mouse or with keys."""

ALWAYS: Final = (
    f"offer {QUICK}",
    f"offer {OWN}",
    f"accept {ON_CARD}",
    f"accept {IN_TABLE}",
    f"seal cards {AT_ONCE}",
    f"seal cards {ONE_BY_ONE}",
    "decline",
)
"""The ways that are gone in every match."""
TOGETHER: Final = ("look", f"speak {ON_BAR}", f"propose {OWN}")
"""Those of several people at one screen."""
CLICKED: Final = ("roll with the button", "roll with the dice")


# --- what happened -------------------------------------------------------------------------------


def members(shares: tuple[int, ...]) -> set[int]:
    return {seat for seat, share in enumerate(shares) if share}


def happened(match: Match) -> set[str]:
    """What of all that has to happen did, by what the match tells; offers count if people had a hand in them."""
    people = {number for number, seat in enumerate(match.seats) if seat.kind == "human"}
    told = [event for step in match.steps for event in step.events]
    return {*_offers(told, people), *_councils(told), *_ends(told)}


def _offers(told: list[Event], people: set[int]) -> Iterator[str]:
    before: set[int] = set()
    for event in told:
        match event:
            case events.OfferStands():
                now = members(event.shares)
                if event.seat in people and len(now) in (1, 3):
                    yield SOLO if len(now) == 1 else THREE
                if before - now and before & now & people:
                    yield BETRAYAL
                before = now
            case events.OfferDeclined() if people & {event.seat, event.proposer}:
                yield REFUSED
            case events.NobodyOffered():
                yield NOBODY
            case events.BagPassed():
                before = set()


def _councils(told: list[Event]) -> Iterator[str]:
    for event in told:
        match event:
            case events.CouncilDecided():
                yield WON if event.coalition >= event.opposition else LOST
            case events.StayedOut():
                yield OUT


def _ends(told: list[Event]) -> Iterator[str]:
    paid = [event for event in told if isinstance(event, events.BonusPaid)]
    completed = [event for event in told if isinstance(event, events.ProjectCompleted)]
    stayed = [event for event in told if isinstance(event, events.JournalistStayed)]
    if len(paid) > 1 and completed[-1].completed == 4:
        yield TIE
    if stayed and stayed[-1].journalists == 2:
        yield PRESS


# --- whole matches -------------------------------------------------------------------------------


def test_the_courses_show_all_that_has_to_be_shown() -> None:
    assert {course.end for course in COURSES} == {PRESS, TIE}
    assert {len(course.kinds) for course in COURSES} == {4, 5}
    assert {course.kinds.count("h") for course in COURSES} == {1, 2}


@pytest.mark.parametrize(("course", "way"), PLAYED, ids=str)
def test_a_match_from_the_first_tile_to_the_final_account(
    qtbot: QtBot, window: MainWindow, way: str, course: Course
) -> None:
    table = sit(window, course.kinds, course.seed, game="saludos-amigos")
    hands = HANDS[way]()
    play(qtbot, table, hands, seed=None)
    ways = {*ALWAYS, *(TOGETHER if course.shared else ())}
    if way == "mouse":
        ways |= {*CLICKED, *((f"speak {ON_SEAT}",) if course.shared else ())}
    assert hands.did >= ways
    assert happened(table.bridge.match) >= {*COMMON, course.end}
    assert_over(table)


def test_seven_players_come_to_the_final_account(qtbot: QtBot, window: MainWindow) -> None:
    """Three of them people, from where a project or a journalist can end the match."""

    def is_late(match: Match) -> bool:
        state: SaludosState = match.state
        return state.completed == 3 or state.journalists == 1

    window.matches.runner = QuickBots()  # type: ignore[assignment]
    begun = until(a_match("hbhbhbb", 4, game="saludos-amigos"), is_late, 4)
    table, hands, before = sit_at(window, begun), HANDS["keyboard"](), begun.length
    play(qtbot, table, hands, seed=None)
    people = {one.seat for one in table.bridge.match.actions[before:]} & {0, 2, 4}
    assert people == {0, 2, 4}
    assert hands.did >= {f"speak {ON_BAR}", "look"}
    assert_over(table)


def assert_over(table: TablePage) -> None:
    """The log has all that may be seen, and the end sheet is there with an account that is right."""
    match, viewer = table.bridge.match, table.bridge.viewer
    assert log_of(table) == [event for step in match.steps for event in step.seen_by(viewer)]
    assert table.end_sheet is not None
    assert table.end_sheet.isVisible()
    assert_account(table)


def assert_account(table: TablePage) -> None:
    """What the end sheet says is what the log adds up to."""
    result, money = table.bridge.match.result, wealth(log_of(table))
    assert result is not None
    sheet = table.game_table.account(result)
    for column, standing in enumerate(result.standings):
        total = sheet.index(SUMS.index("total"), column)
        fortune = money.get(standing.seat, 0)
        assert standing.total == fortune
        assert total.data() == table.bridge.narrator.money(fortune)
        assert (standing.seat in result.winners) == (fortune == max(money.values()))


def wealth(told: list[Event]) -> dict[int, int]:
    """What each player has in the end, from what the log says was paid and taken."""
    money: dict[int, int] = {}
    for event in told:
        if isinstance(event, events.SharePaid | events.BonusPaid):
            money[event.seat] = money.get(event.seat, 0) + event.amount
        elif isinstance(event, events.SteppedBack):
            money[event.seat] = money.get(event.seat, 0) - event.steps
    return money


# --- beside the talk -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", HANDS)
def test_a_hint_and_the_reasons_of_a_bot(qtbot: QtBot, window: MainWindow, way: str) -> None:
    table, hands = sit(window, "hbbb", game="saludos-amigos"), HANDS[way]()
    to_decision(qtbot, table, hands, Negotiate, seed=None)
    bots = window.matches.runner
    assert isinstance(bots, InstantBots)
    bots.held = True  # all that is said from now on is said here
    with qtbot.waitSignal(table.turns.explained) as told:
        hands.command(table, "why")
    number, choice = told.args
    match = table.bridge.match
    assert match.actions[number - 1].seat == choice.action.seat
    assert (
        table.why.title.text() == f"Why {table.bridge.narrator.player(choice.action.seat)} did this"
    )
    with qtbot.waitSignal(table.turns.hinted) as told:
        hands.command(table, "hint")
        bots.deliver()
    assert table.why.title.text() == "A hint for Anna"
    if isinstance(hands, Mouse):
        hands.click(table.why.play)
    else:
        hands.press(Qt.Key.Key_Return)
    assert match.actions[-1] == told.args[0].action
    assert not table.why.isVisible()


def test_what_real_bots_say_is_in_the_log(qtbot: QtBot, window: MainWindow) -> None:
    """Bots of the medium level, as they think and speak; each remark stands with the step it belongs to."""
    table = sit(window, "hbbb", game="saludos-amigos", bots=SoundBots())
    play(qtbot, table, Mouse(), steps=60, seed=None)
    remarks, log = Remarks(table.bridge), table.log
    told = {entry.step: entry.text for entry in reversed(log.entries)}
    said = {number: remark for number in told if (remark := remarks.at(number))}
    assert len({*said.values()}) > 5
    assert all(remark in told[number] for number, remark in said.items())


def test_whoever_picks_their_seat_card_speaks(qtbot: QtBot, window: MainWindow) -> None:
    """… at once, before anybody has said anything, until there is only one left who may."""
    table, hands = sit(window, "hhhh", game="saludos-amigos"), Mouse()
    to_decision(qtbot, table, hands, RollAgain, seed=None)
    for seat in (2, 0, 3):
        hands.click(table.sidebar.cards.cards[seat].button)
        assert table.turns.seat == seat
        hands.act(table, Ready(seat))
    hands.act(table, Ready(1))
    assert isinstance(table.bridge.decision(table.turns.seat), Negotiate)
