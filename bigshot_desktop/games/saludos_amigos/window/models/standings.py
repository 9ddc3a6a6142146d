"""The end sheet of Saludos Amigos: shares of projects, what the journalists took, and the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.models.standings import AccountModel, Role
from bigshot_desktop.words.voice import Voice

__all__ = ["Role", "StandingsModel"]


class StandingsModel(AccountModel):
    """A row for each kind of gain and loss, then the total and the place."""

    def read(self) -> Sequence[int | str]:
        return ["shares", "journalists", "bonus", "total", "place"]

    def name(self, voice: Voice, thing: int | str) -> str:
        match thing:
            case "shares":
                return QCoreApplication.translate("SaludosStandings", "Shares of projects")
            case "journalists":
                return QCoreApplication.translate("SaludosStandings", "Lost to journalists")
            case "bonus":
                return QCoreApplication.translate("SaludosStandings", "Bonus")
        return super().name(voice, thing)
