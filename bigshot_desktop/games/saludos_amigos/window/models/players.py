"""A player of Saludos Amigos as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.saludos_amigos.rules import events as happened
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    DRAW,
    NEGOTIATION,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
    TILE,
    UNCHOSEN,
)
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.ui.models.players import CardFigure, Describer, Note, PlayerStatus, Purse
from bigshot_desktop.ui.models.round_actions import last_turns
from bigshot_desktop.ui.models.seat_colours import seat_piece, seat_sign
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.words.narrator import Narrator

_RESULTS: Final = (
    happened.SteppedBack,
    happened.CardsShown,
    happened.SharePaid,
    happened.CardDrawn,
    happened.HandShown,
    happened.BonusPaid,
)
"""What comes of a turn: once it is told, what was said before no longer matters."""

_TILES: Final = (happened.SectionPlaced, happened.JournalistDrawn)
"""What a turn begins with."""

_ACTIONS: Final = (
    *_TILES,
    happened.CardDiscarded,
    happened.RolledAgain,
    happened.RollsEnded,
    happened.OfferMade,
    happened.OfferWithdrawn,
    happened.OfferAccepted,
    happened.OfferDeclined,
    happened.OfferStands,
    happened.SaidDone,
    happened.DoneTakenBack,
    happened.CouncilCalled,
    happened.CouncilNotCalled,
    happened.CouncilAttended,
    happened.StayedOut,
    happened.SplitProposed,
    happened.SplitAccepted,
    happened.SplitDeclined,
    happened.SplitSettled,
    happened.TalkEnded,
    happened.TalkResumed,
    happened.CardsChosen,
    *_RESULTS,
)
"""What is worth telling of a player; the rest follows from it, or only the player may know it."""


class Side(Enum):
    """The side of a player in this turn."""

    NONE = ""
    COALITION = "coalition"
    OPPOSITION = "opposition"
    COUNCIL = "council"
    """Of the opposition, and in the council."""
    OUT = "out"
    """Of the opposition, and not in the council that the others attend."""


class Progress(Enum):
    """How far a player is with what everybody does at once."""

    NONE = ""
    ASKED = "asked"
    """Somebody's offer waits for their answer."""
    READY = "ready"
    DONE = "done"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """What there is to tell of a player: what everybody knows."""

    seat: int
    money: int
    """Millions, which are their place on the money track."""
    place: int
    """Among the players: 1 for who is furthest."""
    die: int
    """0 before the roll."""
    strength: int
    cards: int
    has_bag: bool
    acts: bool
    """Whether the table waits for them."""
    side: Side
    share: int
    """Of the split that stands for their side; 0 for none."""
    progress: Progress

    def cells(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(narrator.money(self.money), described=_place(narrator, self), number=True),
            _figure(self.die),
            cell(str(self.cards), number=True),
            _figure(self.strength),
            cell(_state(narrator, self) or "–", spoken=_state(narrator, self) or _none()),
            cell(narrator.money(self.share), number=True) if self.share else _figure(0),
        )

    def status(self, narrator: Narrator, setup: Setup) -> PlayerStatus:
        place, state = _place(narrator, self), _state(narrator, self)
        bag = QCoreApplication.translate("SaludosPlayers", "Has the bag")
        return PlayerStatus(
            pieces=(seat_piece(self.seat),),
            acts=self.acts,
            out=self.side is Side.OUT,
            at_stake=_millions(self.share) if self.share else "",
            badge=bag if self.has_bag else "",
            badge_icon="bag",
            purses=(Purse(_millions(self.money), place),),
            summary=narrator.row(filter(None, (place, *_figures(self), state))),
            wealth=_standing(narrator, self),
            wealth_icon=_ICONS.get(self.side, ""),
            notes=(*_notes(self), *_progress_note(self)),
            keeps_all=True,
            no_holdings=state,
            has_holdings=False,
        )


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, MONEY, DIE, CARDS, STRENGTH, SIDE, SHARE, LAST_ACTION = range(8)


class SaludosPlayers(Describer):
    """Money, die, cards and strength, sides and shares, and what bots say."""

    slim = True

    def __init__(self, remarks: Remarks | None = None) -> None:
        self._remarks = remarks

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in this turn and in the one before."""
        return last_turns(bridge, 2)

    def last_action(self, seat: int, events: Sequence[Event]) -> Event | None:
        return players.last_of_kinds(seat, events, _ACTIONS)

    def display_name(self, seat: int, name: str) -> str:
        return f"{seat_sign(seat)} {name}"

    def remarks(self, bridge: Bridge) -> Sequence[str]:
        """The last words of each player in this turn, until they know what they got for them."""
        players = range(len(bridge.match.seats))
        if self._remarks is None or not self._remarks.any:
            return [""] * len(players)
        since = self._since(bridge)
        return [self._remarks.of(seat, since[seat]) if seat in since else "" for seat in players]

    def _since(self, bridge: Bridge) -> dict[int, int]:
        """After how many steps the words of each player count: after their result, or from when the tile was drawn."""
        since: dict[int, int] = {}
        for step in bridge.revealed_steps_back():
            for event in step.events:
                if isinstance(event, _RESULTS):
                    since.setdefault(event.seat, step.number)
                elif isinstance(event, _TILES):
                    for seat in range(len(bridge.match.seats)):
                        since.setdefault(seat, step.number - 1)
                    return since
        return since

    def facts(self, seen: SaludosObservation, seat: int) -> PlayerFacts:
        money, holds = seen.money[seat], seat == seen.holder
        side = _side(seen, seat)
        return PlayerFacts(
            seat=seat,
            money=money,
            place=1 + sum(other > money for other in seen.money),
            die=seen.dice[seat],
            strength=seen.strengths[seat],
            cards=seen.cards[seat],
            has_bag=holds,
            acts=seat in seen.acting or (seen.phase == TILE and holds and bool(seen.acting)),
            side=side,
            share=_share(seen, seat, side),
            progress=_progress(seen, seat),
        )

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("SaludosPlayers", "Money"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Die"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Cards"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Strength"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Side")),
            cell(QCoreApplication.translate("SaludosPlayers", "Share"), number=True),
        )


_ICONS: Final = {Side.COALITION: "mug", Side.COUNCIL: "biscuit"}
_PROGRESS_ICONS: Final = {
    Progress.ASKED: "speech",
    Progress.READY: "ready",
    Progress.DONE: "ready",
    Progress.CHOSEN: "ready",
}


# --- what is so ----------------------------------------------------------------------------------


def _side(seen: SaludosObservation, seat: int) -> Side:
    if not seen.coalition:
        return Side.NONE
    if seen.coalition >> seat & 1:
        return Side.COALITION
    if seat in seen.attending:
        return Side.COUNCIL
    asks = seen.phase == ATTENDANCE and (seat in seen.acting or seen.asked >> seat & 1)
    return Side.OUT if seen.attending and not asks else Side.OPPOSITION


def _share(seen: SaludosObservation, seat: int, side: Side) -> int:
    """What is agreed on; once it is paid it is money."""
    if seen.phase == DRAW:
        return 0
    if side is Side.COALITION:
        return seen.shares[seat]
    return seen.counter[seat] if seen.counter else 0


def _progress(seen: SaludosObservation, seat: int) -> Progress:
    phase, ready = seen.phase, bool(seen.ready >> seat & 1)
    if phase in (NEGOTIATION, TALK) and any(waiting >> seat & 1 for waiting in seen.waiting):
        return Progress.ASKED
    if phase == NEGOTIATION and ready:
        return Progress.DONE
    if phase in (STRENGTH, REROLL, TALK) and ready:
        return Progress.READY
    if phase == SEALING and seen.sealed[seat] != UNCHOSEN:
        return Progress.CHOSEN
    return Progress.NONE


# --- in words ------------------------------------------------------------------------------------


def _none() -> str:
    return QCoreApplication.translate("SaludosPlayers", "None")


def _millions(number: int) -> str:
    #: So many millions, in short
    return QCoreApplication.translate("SaludosPlayers", "{number} M").format(number=number)


def _figure(number: int) -> Cell:
    """A number; nothing where there is none."""
    return cell(str(number), number=True) if number else cell("–", spoken=_none(), number=True)


def _place(narrator: Narrator, line: PlayerFacts) -> str:
    text = QCoreApplication.translate("SaludosPlayers", "Money: {money}, place {place}")
    return text.format(money=narrator.money(line.money), place=line.place)


def _figures(line: PlayerFacts) -> list[str]:
    """Die, cards and strength, as far as there are some."""
    die = QCoreApplication.translate("SaludosPlayers", "Die: {number}").format(number=line.die)
    cards = QCoreApplication.translate("SaludosPlayers", "Cards: {number}")
    strength = QCoreApplication.translate("SaludosPlayers", "Strength: {number}")
    told = [cards.format(number=line.cards)]
    return [die, *told, strength.format(number=line.strength)] if line.die else told


def _notes(line: PlayerFacts) -> list[Note]:
    told = _figures(line)
    if not line.die:
        return [Note(str(line.cards), told[0], "councillor")]
    numbers, icons = (line.die, line.cards, line.strength), ("dice", "councillor", "strength")
    return [
        Note(str(number), one, icon, minor=icon == "dice")
        for number, one, icon in zip(numbers, told, icons, strict=True)
    ]


def _progress_note(line: PlayerFacts) -> list[Note]:
    """The mood as an icon alone; in a single line a share says more."""
    if line.progress is Progress.NONE:
        return []
    return [
        Note(
            "",
            _progress_word(line.progress),
            _PROGRESS_ICONS[line.progress],
            minor=bool(line.share),
        )
    ]


def _standing(narrator: Narrator, line: PlayerFacts) -> CardFigure | None:
    """Side and share, in short."""
    if line.side is Side.NONE:
        return None
    text = _millions(line.share) if line.share else _side_word(line.side)
    return CardFigure(text, _state(narrator, line))


def _state(narrator: Narrator, line: PlayerFacts) -> str:
    """Side, share and mood: "Coalition: 4 million – Done"."""
    side, progress = _side_word(line.side), _progress_word(line.progress)
    if side and line.share:
        side = narrator.phrase("line", item=side, amount=narrator.money(line.share))
    if not (side and progress):
        return side or progress
    #: Where a player stands, and how far they are: "Coalition: 4 million – Done"
    both = QCoreApplication.translate("SaludosPlayers", "{side} – {mood}")
    return both.format(side=side, mood=progress)


def _side_word(side: Side) -> str:
    match side:
        case Side.COALITION:
            return QCoreApplication.translate("SaludosPlayers", "Coalition")
        case Side.OPPOSITION:
            return QCoreApplication.translate("SaludosPlayers", "Opposition")
        case Side.COUNCIL:
            return QCoreApplication.translate("SaludosPlayers", "In the council")
        case Side.OUT:
            return QCoreApplication.translate("SaludosPlayers", "Stays out")
    return ""


def _progress_word(progress: Progress) -> str:
    match progress:
        case Progress.ASKED:
            return QCoreApplication.translate("SaludosPlayers", "Is asked")
        case Progress.READY:
            return QCoreApplication.translate("SaludosPlayers", "Ready")
        case Progress.DONE:
            return QCoreApplication.translate("SaludosPlayers", "Done")
        case Progress.CHOSEN:
            return QCoreApplication.translate("SaludosPlayers", "Has chosen")
    return ""
