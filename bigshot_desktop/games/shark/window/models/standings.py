"""The end sheet of Shark: cash, the shares of each company at its last value, and who is ruined."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Standing
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.window.models.pieces import sign
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.ui.models.standings import SUMS, AccountModel, empty, fact, lines_of
from bigshot_desktop.words.narrator import Narrator


class StandingsModel(AccountModel):
    """Place and total, then a row for cash and for each company."""

    def read(self) -> Sequence[int | str]:
        return [*SUMS, "cash", *range(N_COMPANIES)]

    def name(self, narrator: Narrator, row: int | str) -> str:
        if not isinstance(row, int):
            return super().name(narrator, row)
        value = self._bridge.match.state.values[row]
        return QCoreApplication.translate("SharkStandings", "{sign} {company} at {value}").format(
            sign=sign(row), company=narrator.name("company", row), value=narrator.money(value)
        )

    def entry(self, narrator: Narrator, standing: Standing, row: int | str) -> Cell:
        if isinstance(row, int):
            return self._shares(narrator, standing, row)
        ruin = lines_of(standing, "ruined")
        if row == "total" and ruin:
            return cell(narrator.item(ruin[0]), number=True)
        return super().entry(narrator, standing, row)

    def _shares(self, narrator: Narrator, standing: Standing, company: int) -> Cell:
        """How many shares of a company, and what they come to: "3 for 12,000 FT"."""
        lines = [one for one in lines_of(standing, "shares") if fact(one, "company") == company]
        if not lines:
            return empty()
        (line,) = lines
        text = QCoreApplication.translate("SharkStandings", "{number} for {sum}").format(
            number=fact(line, "number"), sum=narrator.money(line.amount)
        )
        return cell(text, described=narrator.line(line), number=True)
