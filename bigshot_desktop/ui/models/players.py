"""The players of any game: as a table and as cards. What there is to tell of them each game knows itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.game import EVERYONE, Event, Setup
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice

# --- what a card tells ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A figure, and what it stands for."""

    text: str
    told: str


@dataclass(frozen=True, slots=True)
class Purse(Told):
    """Money, or what is said in its place."""

    piece: str = ""
    """Whose it is, where a player has several."""
    known: bool = True
    """Whether it is money; else it is said softly."""


@dataclass(frozen=True, slots=True)
class Note(Told):
    """Something beside the money, with its icon."""

    icon: str
    minor: bool = False
    """Whether it is left out where all stands in a single line."""


@dataclass(frozen=True, slots=True)
class Plate:
    """Something that is owned: a number on brass, or beside the piece it counts."""

    text: str
    piece: str = ""


@dataclass(frozen=True, slots=True)
class Likeness:
    """A player in the words of their game."""

    pieces: tuple[str, ...]
    """The names of their colours."""
    acts: bool
    """Whether the table waits for them."""
    purses: tuple[Purse, ...]
    summary: str
    """Their money in a few words, for those who listen."""
    out: bool = False
    """Whether they are out of it, for now or for good."""
    lead: str = ""
    """What an icon beside the name stands for; nothing: there is none."""
    lead_icon: str = ""
    wealth: Told | None = None
    """What they have or where they stand, at the end of the line below their name."""
    wealth_icon: str = "trophy"
    notes: tuple[Note, ...] = ()
    plates: tuple[Plate, ...] = ()
    whole: bool = False
    """Whether no plate and no note may be left out: what stands beside them gives way first."""
    owns: str = ""
    """All plates in words."""
    nothing: str = ""
    """What stands where plates would be, if there are none."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """What a card tells: who sits there, how they are doing, and what they did last."""

    name: str
    is_bot: bool
    level: str
    """As it is called, for a bot and for a human."""
    likeness: Likeness
    deed: str


class Describer(Protocol):
    """What a game says about its players."""

    slim: ClassVar[bool] = False
    """Whether a card can tell all of them in a single line."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened lately, as far as the viewer may know."""

    def deed(self, seat: int, events: Sequence[Event]) -> Event | None:
        """What a player did last, among these."""

    def line(self, seen: Any, seat: int, events: Sequence[Event]) -> Any:
        """What is so about a player: facts that can be compared, no words."""

    def headings(self, voice: Voice) -> Sequence[Roles]:
        """The heads of the game's own columns."""

    def cells(self, voice: Voice, line: Any) -> Sequence[Roles]:
        """A player in these columns."""

    def likeness(self, voice: Voice, setup: Setup, line: Any) -> Likeness:
        """A player on a card."""

    def called(self, seat: int, name: str) -> str:
        """A player's name as the table writes it: with a sign where there is no column for colours."""
        return name

    def said(self, bridge: Bridge, seat: int) -> str:
        """What a player says to what they do, in the language of now; nothing in games without words."""
        return ""


# --- the model -----------------------------------------------------------------------------------


class Role(IntEnum):
    """What every cell of a player's row answers besides its text."""

    LINE = Qt.ItemDataRole.UserRole + 1
    """What is so about them, as their game tells it."""
    NAME = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3
    """"human" or "bot"."""
    LEVEL = Qt.ItemDataRole.UserRole + 4
    """The level of a bot, by its code; empty for a human."""
    DEED = Qt.ItemDataRole.UserRole + 5
    """What they did last, in a sentence; empty before they did anything."""


@dataclass(frozen=True, slots=True)
class Player:
    """What is so about a player."""

    seat: Seat
    line: Any
    deed: Event | None
    said: str
    """In the language of now."""


class PlayersModel(Grid):
    """A row for each seat."""

    Role = Role

    def __init__(self, bridge: Bridge, game: Describer, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._game = game
        self.begin()
        bridge.told.connect(self.refresh)
        bridge.rewound.connect(self.refresh)
        bridge.viewed.connect(self.refresh)

    @property
    def slim(self) -> bool:
        """Whether a card may have a single line."""
        return self._game.slim

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("PlayersModel", "Player")),
            *self._game.headings(voice),
            cell(QCoreApplication.translate("PlayersModel", "Last action")),
        )

    def read(self) -> Sequence[Player]:
        bridge, game = self._bridge, self._game
        seen, events = bridge.observation, game.recent(bridge)
        return [
            Player(
                seat,
                game.line(seen, number, events),
                game.deed(number, events),
                game.said(bridge, number),
            )
            for number, seat in enumerate(bridge.match.seats)
        ]

    def tell(self, voice: Voice, row: int, thing: Player) -> Row:
        seat, deed, who = thing.seat, _last(voice, thing), _who(voice, thing.seat)
        called = self._game.called(row, seat.name)
        facts: dict[int, Any] = {
            Role.LINE: thing.line,
            Role.NAME: seat.name,
            Role.KIND: seat.kind,
            Role.LEVEL: seat.level,
            Role.DEED: deed,
        }
        cells = (
            cell(called, spoken=seat.name if called != seat.name else "", described=who),
            *self._game.cells(voice, thing.line),
            cell(deed, spoken=deed or seat.name),
        )
        return Row(cells, facts)

    def retranslate(self) -> None:
        self._things = tuple(self.read())  # what was said is said in another language, too
        super().retranslate()

    def portrait(self, row: int) -> Portrait:
        """A player as their card shows them, in the language of now."""
        thing: Player = self._things[row]
        voice, seat = self._bridge.voice, thing.seat
        return Portrait(
            name=seat.name,
            is_bot=seat.kind == "bot",
            level=_level(voice, seat),
            likeness=self._game.likeness(voice, self._bridge.match.setup, thing.line),
            deed=_last(voice, thing),
        )


def _last(voice: Voice, thing: Player) -> str:
    """What a player said last, in the quotation marks of the language, or else did."""
    if thing.said:
        return voice.phrase("quoted", words=thing.said)
    return voice.event(thing.deed) if thing.deed else ""


def _level(voice: Voice, seat: Seat) -> str:
    if seat.level:
        return voice.level(seat.level).name
    return QCoreApplication.translate("PlayersModel", "Person")


def _who(voice: Voice, seat: Seat) -> str:
    level = _level(voice, seat)
    if not seat.level:
        return level
    return QCoreApplication.translate("PlayersModel", "Bot: {level}").format(level=level)


# --- what several games say ----------------------------------------------------------------------


def last_deed(seat: int, events: Sequence[Event], deeds: tuple[type[Event], ...]) -> Event | None:
    """The last of some events that is a deed of a player, of the kinds that are worth telling."""
    own = (
        event
        for event in reversed(events)
        if isinstance(event, deeds) and getattr(event, "seat", EVERYONE) == seat
    )
    return next(own, None)


def colour_heading() -> Roles:
    return cell(QCoreApplication.translate("PlayersModel", "Colour"))


def cash_heading() -> Roles:
    return cell(QCoreApplication.translate("PlayersModel", "Cash"), number=True)


def wealth_heading() -> Roles:
    return cell(QCoreApplication.translate("PlayersModel", "Wealth"), number=True)


def in_cash(text: str) -> str:
    """So much money, in a few words."""
    return QCoreApplication.translate("SeatCard", "Cash: {cash}").format(cash=text)


def purse(voice: Voice, cash: int, piece: str = "") -> Purse:
    """Money that everybody sees."""
    text = voice.money(cash)
    return Purse(text, in_cash(text), piece)


def worth(voice: Voice, wealth: int) -> Told:
    """What a player would have if the match ended now."""
    text = voice.money(wealth)
    told = QCoreApplication.translate("SeatCard", "Wealth now: {wealth}")
    return Told(text, told.format(wealth=text))
