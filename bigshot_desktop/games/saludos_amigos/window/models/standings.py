"""The end sheet of Saludos Amigos: shares of projects, what the journalists took, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.models.standings import SUMS, AccountModel
from bigshot_desktop.words.narrator import Narrator


class StandingsModel(AccountModel):
    """Place and total, then a row for each kind of gain and loss."""

    def read(self) -> Sequence[int | str]:
        return [*SUMS, "shares", "journalists", "bonus"]

    def name(self, narrator: Narrator, row: int | str) -> str:
        match row:
            case "shares":
                return QCoreApplication.translate("SaludosStandings", "Shares of projects")
            case "journalists":
                return QCoreApplication.translate("SaludosStandings", "Lost to journalists")
            case "bonus":
                return QCoreApplication.translate("SaludosStandings", "Bonus")
        return super().name(narrator, row)
