"""End sheets of matches that were played at random."""

from __future__ import annotations

from functools import cache
from random import Random

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.window.models.standings import StandingsModel
from bigshot_desktop.games.big_shot.window.models.wealth import WealthModel
from bigshot_desktop.games.big_shot.window.models.wealth import wealth_chart as big_shot
from bigshot_desktop.games.shark.window.models.standings import StandingsModel as SharkStandings
from bigshot_desktop.games.shark.window.models.wealth import WealthModel as SharkWealth
from bigshot_desktop.games.shark.window.models.wealth import wealth_chart
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.match.end_sheet import EndSheet
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.players import a_match


@cache
def over(kinds: str, game: str) -> Match:
    """A match that has been played to its end, once for all tests."""
    match, rng = a_match(kinds, 3, game=game), Random(3)
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(match.game.sample(match.state, match.to_act[0], rng))
    return match


def played(kinds: str, game: str = "big-shot") -> Bridge:
    return Bridge(Referee(over(kinds, game)))


def end_sheet(bridge: Bridge) -> EndSheet:
    """The sheet of a match that is over, with what its table brings."""
    result = bridge.match.result
    assert result is not None
    if bridge.match.game.info.id == "shark":
        account, chart = SharkStandings(result, bridge), wealth_chart(SharkWealth(bridge))
        return EndSheet(bridge, PlayerRequests(), account, chart)
    return EndSheet(
        bridge, PlayerRequests(), StandingsModel(result, bridge), big_shot(WealthModel(bridge))
    )


def story_of(sheet: EndSheet) -> ChartBox:
    """The chart, which each of our games has."""
    assert sheet.story is not None
    return sheet.story
