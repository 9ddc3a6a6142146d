"""What is said of the climaxes of Saludos Amigos, in large letters below the counter."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.material import LAST_PROJECT
from bigshot_desktop.games.saludos_amigos.words.names import split
from bigshot_desktop.ui.boards.verdict import Verdict
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.words.narrator import Narrator


def verdict(narrator: Narrator, event: Event) -> Verdict | None:
    """What an event comes to; nothing if it is no climax."""
    match event:
        case events.CouncilDecided():
            return _council(narrator, event)
        case events.JournalistDrawn():
            return _journalist(narrator, event)
        case events.ProjectCompleted(completed=completed) if completed >= LAST_PROJECT:
            return _last_project(narrator, event)
        case events.MatchEnded(winners):
            return Verdict(narrator.event(event), pieces=tuple(map(seat_piece, winners)))
    return None


def _council(narrator: Narrator, event: events.CouncilDecided) -> Verdict:
    if event.coalition > event.opposition:
        text = QCoreApplication.translate(
            "SaludosVerdict", "The coalition holds: {coalition} to {opposition}"
        )
    elif event.coalition == event.opposition:
        text = QCoreApplication.translate(
            "SaludosVerdict", "{coalition} to {opposition}: a tie goes to the coalition"
        )
    else:
        text = QCoreApplication.translate(
            "SaludosVerdict", "The opposition takes it: {opposition} to {coalition}"
        )
    #: {split} is a list of millions and players: "4 for Anna, 3 for Bea"
    detail = QCoreApplication.translate("SaludosVerdict", "In millions: {split}")
    return Verdict(
        text.format(coalition=event.coalition, opposition=event.opposition),
        detail.format(split=split("shares")(narrator, {"shares": event.shares})),
        tuple(seat_piece(seat) for seat, share in enumerate(event.shares) if share),
        wide=True,
    )


def _journalist(narrator: Narrator, event: events.JournalistDrawn) -> Verdict:
    text = QCoreApplication.translate("SaludosVerdict", "A journalist!")
    #: {number} cards are the smallest hand at the table
    detail = QCoreApplication.translate(
        "SaludosVerdict", "Whoever has more cards than {number} moves back by the difference"
    )
    return Verdict(text, detail.format(number=event.smallest))


def _last_project(narrator: Narrator, event: events.ProjectCompleted) -> Verdict:
    text = QCoreApplication.translate("SaludosVerdict", "{project}: the fourth project is complete")
    detail = QCoreApplication.translate(
        "SaludosVerdict", "The match ends, and the strongest councillors get a bonus"
    )
    return Verdict(text.format(project=narrator.name("project", event.value)), detail)
