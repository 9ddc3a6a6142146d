"""The four companies as a table: what a share costs, what stands on the map, and what is left of everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.shark.material import BUILDINGS_EACH, N_COMPANIES
from bigshot_desktop.rules.shark.observation import SharkObservation
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.ui.models.shark.pieces import signed
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What every cell of a company's row answers besides its text."""

    COMPANY = Qt.ItemDataRole.UserRole + 1
    VALUE = Qt.ItemDataRole.UserRole + 2
    """On the scale of 0 to 15, and what a share costs, in thousands."""
    BUILT = Qt.ItemDataRole.UserRole + 3
    """How many buildings stand on the map."""
    LEFT = Qt.ItemDataRole.UserRole + 4
    """How many buildings can still be placed: the match ends with the last one."""
    CHAINS = Qt.ItemDataRole.UserRole + 5
    """The sizes of its chains, the longest first; lone buildings are 1."""
    BANK = Qt.ItemDataRole.UserRole + 6
    """How many shares can be bought."""


class Column(IntEnum):
    """The columns."""

    COMPANY, VALUE, BUILT, LEFT, CHAINS, BANK = range(6)


@dataclass(frozen=True, slots=True)
class Company:
    """How a company stands."""

    value: int
    left: int
    chains: tuple[int, ...]
    bank: int


class MarketModel(Grid):
    """A row for each company."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("MarketModel", "Company")),
            cell(QCoreApplication.translate("MarketModel", "Value"), number=True),
            cell(QCoreApplication.translate("MarketModel", "Buildings on the map"), number=True),
            cell(QCoreApplication.translate("MarketModel", "Buildings left"), number=True),
            cell(QCoreApplication.translate("MarketModel", "Chains")),
            cell(QCoreApplication.translate("MarketModel", "Shares in the bank"), number=True),
        )

    def read(self) -> Sequence[Company]:
        seen: SharkObservation = self._bridge.observation
        return [
            Company(
                seen.values[company],
                BUILDINGS_EACH - seen.used[company],
                tuple(sorted((chain.bit_count() for chain in seen.chains[company]), reverse=True)),
                seen.bank[company],
            )
            for company in range(N_COMPANIES)
        ]

    def tell(self, voice: Voice, row: int, thing: Company) -> Row:
        built = sum(thing.chains)
        facts: dict[int, Any] = {
            Role.COMPANY: row,
            Role.VALUE: thing.value,
            Role.BUILT: built,
            Role.LEFT: thing.left,
            Role.CHAINS: thing.chains,
            Role.BANK: thing.bank,
        }
        price = _price(voice, thing.value)
        cells = (
            cell(signed(voice, row), spoken=voice.name("company", row), described=price),
            cell(str(thing.value), described=price, number=True),
            cell(str(built), number=True),
            cell(str(thing.left), number=True),
            _chains(voice, thing.chains),
            cell(str(thing.bank), number=True),
        )
        return Row(cells, facts)


def _price(voice: Voice, value: int) -> str:
    if not value:
        return QCoreApplication.translate("MarketModel", "No shares are traded at value 0")
    text = QCoreApplication.translate("MarketModel", "A share costs {price}")
    return text.format(price=voice.money(value))


def _chains(voice: Voice, sizes: tuple[int, ...]) -> Roles:
    if not sizes:
        return cell("–", spoken=QCoreApplication.translate("MarketModel", "None"))
    return cell(voice.row(map(str, sizes)))
