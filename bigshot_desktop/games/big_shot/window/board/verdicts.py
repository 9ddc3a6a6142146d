"""What is said of the climaxes of Big Shot, in large letters on the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.big_shot.words.names import some_cubes, winner
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
            return _decided(narrator, setup, event)
        case events.MatchEnded(winners):
            own = (colour for seat in winners for colour in setup.deal.colours[seat])
            return Verdict(narrator.event(event), pieces=tuple(COLOURS[one] for one in own))
    return None


def _decided(narrator: Narrator, setup: Setup, event: events.DistrictDecided) -> Verdict:
    """Short enough for large letters: whose a district is, and below it what lay there."""
    if event.colour >= 0:
        #: In the final account; {winner} is a colour and its player: "Red (Anna)"
        text = QCoreApplication.translate("BigShotVerdict", "{district}: to {winner}")
    else:
        #: In the final account, of a district where the cubes cancel out
        text = QCoreApplication.translate("BigShotVerdict", "{district}: to nobody")
    told = text.format(
        district=narrator.name("district", event.district),
        winner=winner(narrator, {"colour": event.colour}) if event.colour >= 0 else "",
    )
    piece = piece_of(event, setup)
    cubes = narrator.row(some_cubes(narrator, event.cubes))
    return Verdict(told, cubes, (piece,) if piece else (), brief=True)


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
