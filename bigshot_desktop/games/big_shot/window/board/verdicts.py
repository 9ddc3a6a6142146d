"""What is said of the climaxes of Big Shot, in large letters on the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.big_shot.words.names import winner
from bigshot_desktop.ui.boards.verdict import Verdict
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


def verdict(bridge: Bridge, event: Event) -> Verdict | None:
    """What an event comes to; nothing if it is no climax."""
    narrator, setup = bridge.narrator, bridge.match.setup
    match event:
        case events.LotWon() | events.LotFree():
            piece = piece_of(event, setup)
            return Verdict(narrator.event(event), pieces=(piece,) if piece else (), brief=True)
        case events.DistrictSold():
            return _sold(narrator, setup, event)
        case events.DistrictDecided() if any(event.cubes):
            piece = piece_of(event, setup)
            return Verdict(narrator.event(event), pieces=(piece,) if piece else (), brief=True)
        case events.MatchEnded(winners):
            own = (colour for seat in winners for colour in setup.deal.colours[seat])
            return Verdict(narrator.event(event), pieces=tuple(COLOURS[one] for one in own))
    return None


def _sold(narrator: Narrator, setup: Setup, event: events.DistrictSold) -> Verdict:
    #: {winner} is a colour and its player: "Red (Anna)"
    text = QCoreApplication.translate("BigShotVerdict", "{district}: sold to {winner}").format(
        district=narrator.name("district", event.district),
        winner=winner(narrator, {"colour": event.colour}),
    )
    value = setup.board.districts[event.district].value
    if not value:
        return Verdict(text, pieces=(COLOURS[event.colour],))
    worth = QCoreApplication.translate("BigShotVerdict", "Worth {value}")
    return Verdict(text, worth.format(value=narrator.money(value)), (COLOURS[event.colour],))
