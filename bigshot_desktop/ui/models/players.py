"""The players as a table: their colours, money, what they own and what they did last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.game import Event
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import colour_of, sign, signed
from bigshot_desktop.ui.models.deeds import this_round
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice


@dataclass(frozen=True, slots=True)
class Purse:
    """The money of a colour."""

    piece: str
    cash: int | None
    """None where it is hidden from the viewer."""
    loans: int


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What there is to tell of a player, as the viewer may know it."""

    pieces: tuple[str, ...]
    """The names of their colours."""
    purses: tuple[Purse, ...]
    districts: tuple[int, ...]
    """Those they own so far."""
    wealth: int | None
    """What the account would come to now; None where cash is hidden."""
    leads: bool
    acts: bool
    """Whether the table waits for them."""
    in_auction: bool | None
    """Whether they are still in the auction; None while there is none."""
    bid: int | None
    """Their last bid in this auction."""
    shown: bool
    """Whether the viewer sees all their money."""


Describe = Callable[[Any, int, Sequence[Event]], PlayerLine]
"""A player of one game: from what is seen of it, the seat, and what happened in this round."""


class Role(IntEnum):
    """What every cell of a player's row answers besides its text."""

    LINE = Qt.ItemDataRole.UserRole + 1
    """The :class:`PlayerLine`."""
    NAME = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3
    """"human" or "bot"."""
    LEVEL = Qt.ItemDataRole.UserRole + 4
    """The level of a bot, by its code; empty for a human."""
    DEED = Qt.ItemDataRole.UserRole + 5
    """What they did last in this round, in a sentence; empty before they did anything."""


class Column(IntEnum):
    """The columns."""

    PLAYER, COLOUR, CASH, LOANS, DISTRICTS, WEALTH, DEED = range(7)


@dataclass(frozen=True, slots=True)
class Player:
    """What is so about a player."""

    seat: Seat
    line: PlayerLine
    deed: Event | None


class PlayersModel(Grid):
    """A row for each seat."""

    Role = Role

    def __init__(self, bridge: Bridge, describe: Describe, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._describe = describe
        self.begin()
        bridge.stepped.connect(self.refresh)
        bridge.rewound.connect(self.refresh)
        bridge.viewed.connect(self.refresh)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("PlayersModel", "Player")),
            cell(QCoreApplication.translate("PlayersModel", "Colour")),
            cell(QCoreApplication.translate("PlayersModel", "Cash"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Loans"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Districts"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Wealth"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Last action")),
        )

    def read(self) -> Sequence[Player]:
        bridge = self._bridge
        seen, events = bridge.observation, this_round(bridge)
        deeds = {getattr(event, "seat", -1): event for event in events}
        return [
            Player(seat, self._describe(seen, number, events), deeds.get(number))
            for number, seat in enumerate(bridge.match.seats)
        ]

    def tell(self, voice: Voice, row: int, thing: Player) -> Row:
        seat, line = thing.seat, thing.line
        deed = voice.event(thing.deed) if thing.deed else ""
        facts: dict[int, Any] = {
            Role.LINE: line,
            Role.NAME: seat.name,
            Role.KIND: seat.kind,
            Role.LEVEL: seat.level,
            Role.DEED: deed,
        }
        colours = [colour_of(piece) for piece in line.pieces]
        owned = [voice.name("district", district) for district in line.districts]
        cells = (
            cell(seat.name, described=_who(voice, seat.level)),
            cell(
                voice.row(signed(voice, colour) for colour in colours),
                spoken=voice.listing(voice.name("colour", colour) for colour in colours),
            ),
            _by_purse(voice, line, [_money(voice, purse.cash) for purse in line.purses]),
            _by_purse(voice, line, [str(purse.loans) for purse in line.purses]),
            cell(str(len(owned)), described=voice.listing(owned) if owned else "", number=True),
            cell(_money(voice, line.wealth), number=True),
            cell(deed, spoken=deed or seat.name),
        )
        return Row(cells, facts)


def _who(voice: Voice, level: str) -> str:
    if not level:
        return QCoreApplication.translate("PlayersModel", "Person")
    return QCoreApplication.translate("PlayersModel", "Bot: {level}").format(
        level=voice.level(level).name
    )


def _by_purse(voice: Voice, line: PlayerLine, amounts: list[str]) -> Roles:
    """One amount, or one for each colour with its sign."""
    if len(amounts) == 1:
        return cell(amounts[0], number=True)
    colours = [colour_of(purse.piece) for purse in line.purses]
    parts = list(zip(colours, amounts, strict=True))
    return cell(
        voice.row(f"{sign(colour)} {amount}" for colour, amount in parts),
        spoken=voice.row(
            voice.phrase("line", item=voice.name("colour", colour), amount=amount)
            for colour, amount in parts
        ),
        number=True,
    )


def _money(voice: Voice, amount: int | None) -> str:
    if amount is None:
        return QCoreApplication.translate("PlayersModel", "Hidden")
    return voice.money(amount)
