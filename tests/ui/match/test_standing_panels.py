"""Where bots are among themselves the bar is one line; what a person has to do with stands below it."""

from __future__ import annotations

from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match import standing_panels
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.standing_panels import StandingPanels
from bigshot_desktop.ui.match.watching_panel import WatchPanel


class Bidding(Panel):
    """A panel that stands below the line, and counts how often it was shown how things stand."""

    def __init__(self) -> None:
        super().__init__(PlayerRequests())
        self.looks = self.ends = 0

    def look_on(self, seat: int, bridge: object) -> None:
        self.looks += 1

    def conclude(self) -> None:
        self.ends += 1


class Match:
    """What a table says of its match: the part of it that people have to do with, and what stands in it."""

    def __init__(self) -> None:
        self.part: Stretch | None = None
        self.standing: Panel | None = None
        self.in_suspense = False
        self.staged = False

    def on_stage(self) -> bool:
        return self.staged

    def stretch(self) -> Stretch | None:
        return self.part

    def standing_panel(self) -> Panel | None:
        return self.standing


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    bar = ActionBar()
    qtbot.addWidget(bar)
    return bar


@pytest.fixture
def match() -> Match:
    return Match()


@pytest.fixture
def panels(bar: ActionBar, match: Match, monkeypatch: pytest.MonkeyPatch) -> StandingPanels:
    monkeypatch.setattr(standing_panels, "_MOMENT", 0)  # it is over when events are next delivered
    return StandingPanels(bar, cast("Any", match), cast("Any", match))


@pytest.fixture
def watching() -> WatchPanel:
    return WatchPanel(PlayerRequests())


AUCTION, NEXT = ("auction", 1), ("auction", 2)


def test_in_an_auction_it_stands_while_others_bid(
    bar: ActionBar, match: Match, panels: StandingPanels, watching: WatchPanel
) -> None:
    bidding, match.part = Bidding(), AUCTION
    panels.ask(bidding, 0)
    for moving in (True, False):
        panels.watch(watching, 1, moving=moving)
        assert (bar.standing, bar.stretch) == (bidding, AUCTION)
    assert bidding.looks == 2


def test_among_bots_it_is_one_line_after_a_moment(
    qtbot: QtBot, bar: ActionBar, match: Match, panels: StandingPanels, watching: WatchPanel
) -> None:
    bidding, match.part = Bidding(), AUCTION
    panels.ask(bidding, 0)
    match.part = None
    with qtbot.waitSignal(panels.lingered):
        panels.watch(watching, 1, moving=False)
        assert (bar.standing, bar.stretch) == (bidding, AUCTION)
    assert (bidding.looks, bidding.ends) == (0, 1), "it tells what it came to, and no more"
    panels.watch(watching, 1, moving=False)
    assert (bar.standing, bar.stretch) == (None, None)


def test_what_follows_at_once_finds_the_bar_as_it_was(
    bar: ActionBar, match: Match, panels: StandingPanels, watching: WatchPanel
) -> None:
    bidding, match.part = Bidding(), AUCTION
    panels.ask(bidding, 0)
    match.part = None
    panels.watch(watching, 1, moving=False)
    match.part = match.standing = None
    panels.watch(watching, 2, moving=False)
    assert bar.standing is bidding
    match.part, match.standing = NEXT, bidding
    panels.watch(watching, 1, moving=False)
    assert (bar.standing, bar.stretch, bidding.looks) == (bidding, NEXT, 1)


def test_nothing_changes_while_something_moves_or_is_not_to_be_told(
    bar: ActionBar, match: Match, panels: StandingPanels, watching: WatchPanel
) -> None:
    panels.watch(watching, 1, moving=False)
    match.part, match.standing = AUCTION, Bidding()
    panels.watch(watching, 1, moving=True)
    assert bar.standing is None
    match.in_suspense = True
    panels.watch(watching, 1, moving=False)
    assert bar.standing is None
    match.in_suspense = False
    panels.watch(watching, 1, moving=False)
    assert bar.standing is match.standing


def test_a_stage_has_the_room_while_something_is_shown_on_it(
    bar: ActionBar, match: Match, panels: StandingPanels, watching: WatchPanel
) -> None:
    match.part = AUCTION
    panels.ask(Bidding(), 0)
    match.part, match.in_suspense, match.staged = None, True, True
    panels.watch(watching, 1, moving=True)
    assert (bar.standing, bar.stretch) == (None, None)


def test_who_is_only_asked_to_roll_has_one_line(
    bar: ActionBar, match: Match, panels: StandingPanels
) -> None:
    match.part = AUCTION
    panels.ask(Bidding(), 0)
    match.part = None
    panels.ask(RollPanel(PlayerRequests()), 0)
    assert (bar.standing, bar.stretch) == (None, None)
