"""The players of any game, as a table and as cards. A describer of the game supplies what is special to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.engine.game import EVERYONE, Event, Setup
from bigshot_desktop.table.characters import character_of
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.words.narrator import Narrator

# --- what a card tells ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardFigure:
    """A figure on a card, and what it stands for."""

    text: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Purse(CardFigure):
    """Money, or what is said in its place."""

    piece: str = ""
    """Whose it is, where a player has several."""
    known: bool = True
    """Whether it is money; else it is said softly."""


@dataclass(frozen=True, slots=True)
class Note(CardFigure):
    """Something beside the money, with its icon."""

    icon: str
    minor: bool = False
    """Whether it is left out where all stands in a single line."""
    brief: str = ""
    """The same in a number alone, for the view for several people."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Something that is owned: a number on brass, or beside the piece it counts."""

    text: str
    piece: str = ""


@dataclass(frozen=True, slots=True)
class PlayerStatus:
    """How a player is doing, in the words of their game, for the card of their seat."""

    pieces: tuple[str, ...]
    """The names of their colours."""
    acts: bool
    """Whether the table waits for them."""
    purses: tuple[Purse, ...]
    summary: str
    """Their money in a few words, for screen readers."""
    out: bool = False
    """Whether they are out of it, for now or for good."""
    at_stake: str = ""
    """What they have bid or would get as things stand, or that they are out of it, for the view for several people."""
    badge: str = ""
    """What the icon beside the name stands for; without it there is no icon."""
    badge_icon: str = ""
    wealth: CardFigure | None = None
    """What they have or where they stand, at the end of the line below their name."""
    wealth_icon: str = "trophy"
    notes: tuple[Note, ...] = ()
    holdings: tuple[Holding, ...] = ()
    keeps_all: bool = False
    """Whether all holdings and notes are shown, and other parts are left out first where there is no room."""
    wealth_first: bool = False
    """Whether the wealth is shown even where holdings then have to give way to it."""
    holdings_text: str = ""
    """All holdings in words."""
    seen_from_afar: bool = False
    """Whether the holdings, each with its piece, are shown in the view for several people, too."""
    no_holdings: str = ""
    """What is written in place of holdings, if there are none."""
    named_beside: bool = False
    """Whether who plays stands beside the name on a small card: where plates fill the line below it."""
    has_holdings: bool = True
    """Whether players own anything in this game: else a portrait has the room, whatever is written."""


@dataclass(frozen=True, slots=True)
class CardContent:
    """What a card shows: who sits there, how they are doing, and what they did last."""

    name: str
    is_bot: bool
    level: str
    """As it is called, for a bot and for a human."""
    status: PlayerStatus
    last: str
    """What they said or did last."""
    deed: str = ""
    """The same in a few words, below the name."""
    character: str = ""
    """Whose portrait a bot has, if anybody's."""


class PlayerFacts(Protocol):
    """What a game knows of a player: a value that can be compared, and its words."""

    def cells(self, narrator: Narrator) -> Sequence[Cell]:
        """The player in the game's own columns."""

    def status(self, narrator: Narrator, setup: Setup) -> PlayerStatus:
        """The player on a card."""


class Describer(Protocol):
    """What a game says about its players."""

    slim: ClassVar[bool] = False
    """Whether a card can tell all of them in a single line."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened lately, as far as the viewer may know."""

    def last_action(self, seat: int, events: Sequence[Event]) -> Event | None:
        """What a player did last, among these."""

    def facts(self, seen: Any, seat: int) -> PlayerFacts:
        """What is so about a player, from what the viewer sees of the game."""

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        """The heads of the game's own columns."""

    def display_name(self, seat: int, name: str) -> str:
        """A player's name as the table writes it: with a sign where there is no column for colours."""
        return name

    def remarks(self, bridge: Bridge) -> Sequence[str]:
        """What each player says about what they do, in the current language; nothing in games without talk."""
        return ("",) * len(bridge.match.seats)


# --- the model -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, how they are doing, and what they did or said last."""

    seat: Seat
    facts: PlayerFacts
    last_action: Event | None
    remark: str
    """In the current language."""


class PlayersModel(ObservationTable[Player]):
    """A row for each seat."""

    def __init__(self, bridge: Bridge, game: Describer, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._game = game
        self.begin()
        bridge.revealed.subscribe(Rank.LOG, self._read_anew)
        bridge.rewound.subscribe(Rank.LOG, self._read_anew)
        bridge.viewed.subscribe(Rank.LOG, self._read_anew)

    @property
    def slim(self) -> bool:
        """Whether a card may have a single line."""
        return self._game.slim

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("PlayersModel", "Player")),
            *self._game.headings(narrator),
            cell(QCoreApplication.translate("PlayersModel", "Last action")),
        )

    def read(self) -> Sequence[Player]:
        bridge, game = self._bridge, self._game
        seen, events = bridge.revealed_observation, game.recent(bridge)
        told = zip(bridge.match.seats, game.remarks(bridge), strict=True)
        return [
            Player(seat, game.facts(seen, number), game.last_action(number, events), remark)
            for number, (seat, remark) in enumerate(told)
        ]

    def cells(self, narrator: Narrator, number: int, row: Player) -> Sequence[Cell]:
        name, last = row.seat.name, _last(narrator, row)
        shown = self._game.display_name(number, name)
        spoken = name if shown != name else ""
        return (
            cell(shown, spoken=spoken, described=_who(narrator, row.seat)),
            *row.facts.cells(narrator),
            cell(last, spoken=last or name),
        )

    def retranslate(self) -> None:
        self.refresh()  # remarks are facts that differ between languages
        super().retranslate()

    def card(self, number: int) -> CardContent:
        """A player as their card shows them, in the current language."""
        row, narrator = self.row(number), self._bridge.narrator
        return CardContent(
            name=row.seat.name,
            is_bot=row.seat.kind == "bot",
            level=_level(narrator, row.seat),
            status=row.facts.status(narrator, self._bridge.match.setup),
            last=_last(narrator, row),
            deed=_deed(narrator, row),
            character=character.id if (character := character_of(row.seat)) else "",
        )


def _last(narrator: Narrator, player: Player) -> str:
    """What a player said last, in the quotation marks of the language, or else did."""
    if player.remark:
        return narrator.phrase("quoted", words=player.remark)
    return narrator.event(player.last_action) if player.last_action else ""


def _deed(narrator: Narrator, player: Player) -> str:
    """The same without the name: what was said is left as it was."""
    if player.remark or not player.last_action:
        return _last(narrator, player)
    return narrator.deed(player.last_action)


def _level(narrator: Narrator, seat: Seat) -> str:
    if seat.level:
        return narrator.level(seat.level).name
    return QCoreApplication.translate("PlayersModel", "Person")


def _who(narrator: Narrator, seat: Seat) -> str:
    level = _level(narrator, seat)
    if not seat.level:
        return level
    return QCoreApplication.translate("PlayersModel", "Bot: {level}").format(level=level)


# --- what several games say ----------------------------------------------------------------------


def last_of_kinds(
    seat: int, events: Sequence[Event], kinds: tuple[type[Event], ...]
) -> Event | None:
    """The last of some events that is an action of a player, of the kinds that are worth telling."""
    own = (
        event
        for event in reversed(events)
        if isinstance(event, kinds) and getattr(event, "seat", EVERYONE) == seat
    )
    return next(own, None)


def colour_heading() -> Cell:
    return cell(QCoreApplication.translate("PlayersModel", "Colour"))


def cash_heading() -> Cell:
    return cell(QCoreApplication.translate("PlayersModel", "Cash"), number=True)


def wealth_heading() -> Cell:
    return cell(QCoreApplication.translate("PlayersModel", "Wealth"), number=True)


def cash_text(text: str) -> str:
    """So much money, in a few words."""
    return QCoreApplication.translate("SeatCard", "Cash: {cash}").format(cash=text)


def purse(narrator: Narrator, cash: int, piece: str = "") -> Purse:
    """Money that everybody sees."""
    text = narrator.money(cash)
    return Purse(text, cash_text(text), piece)


def worth(narrator: Narrator, wealth: int) -> CardFigure:
    """What a player would have if the match ended now."""
    text = narrator.money(wealth)
    meaning = QCoreApplication.translate("SeatCard", "Wealth now: {wealth}")
    return CardFigure(text, meaning.format(wealth=text))
