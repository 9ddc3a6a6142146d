"""The end sheet of Saludos Amigos: shares of projects, what the journalists took, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.models.standings import AccountModel
from bigshot_desktop.words.narrator import Narrator


class StandingsModel(AccountModel):
    """A row for each kind of gain and loss, then the total and the place."""

    def read(self) -> Sequence[int | str]:
        return ["shares", "journalists", "bonus", "total", "place"]

    def name(self, narrator: Narrator, row: int | str) -> str:
        match row:
            case "shares":
                return QCoreApplication.translate("SaludosStandings", "Shares of projects")
            case "journalists":
                return QCoreApplication.translate("SaludosStandings", "Lost to journalists")
            case "bonus":
                return QCoreApplication.translate("SaludosStandings", "Bonus")
        return super().name(narrator, row)
