"""The end sheet of Shark: cash, the shares of each company at its last value, and who is ruined."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.game import Standing
from bigshot_desktop.rules.shark.material import N_COMPANIES
from bigshot_desktop.ui.models.grid import Roles
from bigshot_desktop.ui.models.shark.pieces import sign
from bigshot_desktop.ui.models.standings import AccountModel, Role, empty, fact, lines_of
from bigshot_desktop.words.voice import Voice

__all__ = ["Role", "StandingsModel"]


class StandingsModel(AccountModel):
    """A row for cash and for each company, then the total and the place."""

    def read(self) -> Sequence[int | str]:
        return ["cash", *range(N_COMPANIES), "total", "place"]

    def name(self, voice: Voice, thing: int | str) -> str:
        if not isinstance(thing, int):
            return super().name(voice, thing)
        value = self._bridge.match.state.values[thing]
        return QCoreApplication.translate("SharkStandings", "{sign} {company} at {value}").format(
            sign=sign(thing), company=voice.name("company", thing), value=voice.money(value)
        )

    def entry(self, voice: Voice, standing: Standing, thing: int | str) -> Roles:
        if isinstance(thing, int):
            return self._shares(voice, standing, thing)
        ruin = lines_of(standing, "ruined")
        if thing == "total" and ruin:
            return self.amount(standing, voice.item(ruin[0]), standing.total)
        return super().entry(voice, standing, thing)

    def _shares(self, voice: Voice, standing: Standing, company: int) -> Roles:
        """How many shares of a company, and what they come to: "3 for 12,000 FT"."""
        lines = [one for one in lines_of(standing, "shares") if fact(one, "company") == company]
        if not lines:
            return empty()
        (line,) = lines
        times = fact(line, "number")
        text = QCoreApplication.translate("SharkStandings", "{number} for {sum}").format(
            number=times, sum=voice.money(line.amount)
        )
        roles = self.amount(standing, text, line.amount, voice.line(line))
        return {**roles, Role.TIMES: times}
