"""A player of Saludos Amigos as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.game import Event, Setup
from bigshot_desktop.rules.saludos_amigos import events as happened
from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation
from bigshot_desktop.rules.saludos_amigos.state import (
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
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.deeds import last_turns
from bigshot_desktop.ui.models.grid import Roles, cell
from bigshot_desktop.ui.models.pieces import seat_piece, seat_sign
from bigshot_desktop.ui.models.players import Describer, Likeness, Note, Purse, Told
from bigshot_desktop.ui.models.remarks import Remarks
from bigshot_desktop.words.voice import Voice

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

_DEEDS: Final = (
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
    """Where a player stands in this turn."""

    NONE = ""
    COALITION = "coalition"
    OPPOSITION = "opposition"
    COUNCIL = "council"
    """Of the opposition, and in the council."""
    OUT = "out"
    """Of the opposition, and not in the council that the others attend."""


class Mood(Enum):
    """How far a player is with what everybody does at once."""

    NONE = ""
    ASKED = "asked"
    """Somebody's offer waits for their answer."""
    READY = "ready"
    DONE = "done"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class PlayerLine:
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
    mood: Mood


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, MONEY, DIE, CARDS, STRENGTH, SIDE, SHARE, DEED = range(8)


class SaludosPlayers(Describer):
    """Money, die, cards and strength, sides and shares, and what bots say."""

    slim = True

    def __init__(self, remarks: Remarks | None = None) -> None:
        self._remarks = remarks

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in this turn and in the one before."""
        return last_turns(bridge, 2)

    def deed(self, seat: int, events: Sequence[Event]) -> Event | None:
        return players.last_deed(seat, events, _DEEDS)

    def called(self, seat: int, name: str) -> str:
        return f"{seat_sign(seat)} {name}"

    def said(self, bridge: Bridge, seat: int) -> str:
        """The last words of a player in this turn, until they know what they got for them."""
        if self._remarks is None:
            return ""
        for step in reversed(bridge.match.steps):
            for event in step.events:
                if isinstance(event, _RESULTS) and event.seat == seat:
                    return self._remarks.of(seat, step.number)
                if isinstance(event, _TILES):
                    return self._remarks.of(seat, step.number - 1)
        return ""

    def line(self, seen: SaludosObservation, seat: int, events: Sequence[Event] = ()) -> PlayerLine:
        money, holds = seen.money[seat], seat == seen.holder
        side = _side(seen, seat)
        return PlayerLine(
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
            mood=_mood(seen, seat),
        )

    # --- as a row --------------------------------------------------------------------------------

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("SaludosPlayers", "Money"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Die"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Cards"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Strength"), number=True),
            cell(QCoreApplication.translate("SaludosPlayers", "Side")),
            cell(QCoreApplication.translate("SaludosPlayers", "Share"), number=True),
        )

    def cells(self, voice: Voice, line: PlayerLine) -> Sequence[Roles]:
        return (
            cell(voice.money(line.money), described=_place(voice, line), number=True),
            _figure(line.die),
            cell(str(line.cards), number=True),
            _figure(line.strength),
            cell(_state(voice, line) or "–", spoken=_state(voice, line) or _none()),
            cell(voice.money(line.share), number=True) if line.share else _figure(0),
        )

    # --- as a card -------------------------------------------------------------------------------

    def likeness(self, voice: Voice, setup: Setup, line: PlayerLine) -> Likeness:
        place, state = _place(voice, line), _state(voice, line)
        bag = QCoreApplication.translate("SaludosPlayers", "Has the bag")
        return Likeness(
            pieces=(seat_piece(line.seat),),
            acts=line.acts,
            out=line.side is Side.OUT,
            lead=bag if line.has_bag else "",
            lead_icon="bag",
            purses=(Purse(_millions(line.money), place),),
            summary=voice.row(filter(None, (place, *_figures(line), state))),
            wealth=_standing(voice, line),
            wealth_icon=_ICONS.get(line.side, ""),
            notes=(*_notes(line), *_mood_note(line)),
            whole=True,
            nothing=state,
        )


_ICONS: Final = {Side.COALITION: "mug", Side.COUNCIL: "biscuit"}
_MOODS: Final = {
    Mood.ASKED: "speech",
    Mood.READY: "ready",
    Mood.DONE: "ready",
    Mood.CHOSEN: "ready",
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


def _mood(seen: SaludosObservation, seat: int) -> Mood:
    phase, ready = seen.phase, bool(seen.ready >> seat & 1)
    if phase in (NEGOTIATION, TALK) and any(waiting >> seat & 1 for waiting in seen.waiting):
        return Mood.ASKED
    if phase == NEGOTIATION and ready:
        return Mood.DONE
    if phase in (STRENGTH, REROLL, TALK) and ready:
        return Mood.READY
    if phase == SEALING and seen.sealed[seat] != UNCHOSEN:
        return Mood.CHOSEN
    return Mood.NONE


# --- in words ------------------------------------------------------------------------------------


def _none() -> str:
    return QCoreApplication.translate("SaludosPlayers", "None")


def _millions(number: int) -> str:
    #: So many millions, in short
    return QCoreApplication.translate("SaludosPlayers", "{number} M").format(number=number)


def _figure(number: int) -> Roles:
    """A number; nothing where there is none."""
    return cell(str(number), number=True) if number else cell("–", spoken=_none(), number=True)


def _place(voice: Voice, line: PlayerLine) -> str:
    text = QCoreApplication.translate("SaludosPlayers", "Money: {money}, place {place}")
    return text.format(money=voice.money(line.money), place=line.place)


def _figures(line: PlayerLine) -> list[str]:
    """Die, cards and strength, as far as there are some."""
    die = QCoreApplication.translate("SaludosPlayers", "Die: {number}").format(number=line.die)
    cards = QCoreApplication.translate("SaludosPlayers", "Cards: {number}")
    strength = QCoreApplication.translate("SaludosPlayers", "Strength: {number}")
    told = [cards.format(number=line.cards)]
    return [die, *told, strength.format(number=line.strength)] if line.die else told


def _notes(line: PlayerLine) -> list[Note]:
    told = _figures(line)
    if not line.die:
        return [Note(str(line.cards), told[0], "councillor")]
    numbers, icons = (line.die, line.cards, line.strength), ("dice", "councillor", "strength")
    return [
        Note(str(number), one, icon, minor=icon == "dice")
        for number, one, icon in zip(numbers, told, icons, strict=True)
    ]


def _mood_note(line: PlayerLine) -> list[Note]:
    """The mood as an icon alone; in a single line a share says more."""
    if line.mood is Mood.NONE:
        return []
    return [Note("", _mood_word(line.mood), _MOODS[line.mood], minor=bool(line.share))]


def _standing(voice: Voice, line: PlayerLine) -> Told | None:
    """Side and share, in short."""
    if line.side is Side.NONE:
        return None
    text = _millions(line.share) if line.share else _side_word(line.side)
    return Told(text, _state(voice, line))


def _state(voice: Voice, line: PlayerLine) -> str:
    """Side, share and mood: "Coalition: 4 million – Done"."""
    side, mood = _side_word(line.side), _mood_word(line.mood)
    if side and line.share:
        side = voice.phrase("line", item=side, amount=voice.money(line.share))
    if not (side and mood):
        return side or mood
    #: Where a player stands, and how far they are: "Coalition: 4 million – Done"
    both = QCoreApplication.translate("SaludosPlayers", "{side} – {mood}")
    return both.format(side=side, mood=mood)


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


def _mood_word(mood: Mood) -> str:
    match mood:
        case Mood.ASKED:
            return QCoreApplication.translate("SaludosPlayers", "Is asked")
        case Mood.READY:
            return QCoreApplication.translate("SaludosPlayers", "Ready")
        case Mood.DONE:
            return QCoreApplication.translate("SaludosPlayers", "Done")
        case Mood.CHOSEN:
            return QCoreApplication.translate("SaludosPlayers", "Has chosen")
    return ""
