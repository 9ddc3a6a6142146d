"""The four companies as a table: what a share costs, what stands on the map, and what is left of everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.window.models.pieces import signed
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns."""

    COMPANY, VALUE, BUILT, LEFT, CHAINS, BANK = range(6)


@dataclass(frozen=True, slots=True)
class Company:
    """How a company stands."""

    value: int
    """On the scale of 0 to 15, and what a share costs, in thousands."""
    left: int
    """How many buildings can still be placed: the match ends with the last one."""
    chains: tuple[int, ...]
    """The sizes of its chains, the longest first; lone buildings are 1."""
    bank: int
    """How many shares can be bought."""

    @property
    def built(self) -> int:
        """How many buildings stand on the map."""
        return sum(self.chains)


class MarketModel(ObservationTable[Company]):
    """A row for each company."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
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

    def cells(self, narrator: Narrator, number: int, row: Company) -> Sequence[Cell]:
        price, name = _price(narrator, row.value), narrator.name("company", number)
        return (
            cell(signed(narrator, number), spoken=name, described=price),
            cell(str(row.value), described=price, number=True),
            cell(str(row.built), number=True),
            cell(str(row.left), number=True),
            _chains(narrator, row.chains),
            cell(str(row.bank), number=True),
        )


def _price(narrator: Narrator, value: int) -> str:
    if not value:
        return QCoreApplication.translate("MarketModel", "No shares are traded at value 0")
    text = QCoreApplication.translate("MarketModel", "A share costs {price}")
    return text.format(price=narrator.money(value))


def _chains(narrator: Narrator, sizes: tuple[int, ...]) -> Cell:
    if not sizes:
        return cell("–", spoken=QCoreApplication.translate("MarketModel", "None"))
    return cell(narrator.row(map(str, sizes)))
