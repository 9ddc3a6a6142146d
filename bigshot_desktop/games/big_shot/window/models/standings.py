"""The end sheet of Big Shot: districts, the cash and the loans of all purses, and how many districts count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Standing
from bigshot_desktop.games.big_shot.window.models.pieces import sign
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.ui.models.standings import SUMS, AccountModel, empty, fact, lines_of
from bigshot_desktop.words.narrator import Narrator


class StandingsModel(AccountModel):
    """Below place, total and number of districts a row for each district that a player owns, then for the rest."""

    def read(self) -> Sequence[int | str]:
        lines = (line for one in self._standings for line in lines_of(one, "district"))
        held = {fact(line, "district") for line in lines}
        return [*SUMS, "districts", *sorted(held), "cash", "loans"]

    def signs(self, seat: int) -> str:
        return " ".join(map(sign, self._bridge.match.setup.deal.colours[seat]))

    def name(self, narrator: Narrator, row: int | str) -> str:
        match row:
            case int():
                return narrator.name("district", row)
            case "loans":
                return QCoreApplication.translate("StandingsModel", "Loans")
            case "districts":
                return QCoreApplication.translate("StandingsModel", "Districts owned")
        return super().name(narrator, row)

    def entry(self, narrator: Narrator, standing: Standing, row: int | str) -> Cell:
        match row:
            case int():
                return self._value(narrator, standing, row)
            case "districts":
                return cell(_number_of_districts(standing), number=True)
        return super().entry(narrator, standing, row)

    def _value(self, narrator: Narrator, standing: Standing, district: int) -> Cell:
        """What a district scores, and how: "$18M (2 × $9M)"."""
        lines = [one for one in lines_of(standing, "district") if fact(one, "district") == district]
        if not lines:
            return empty()
        (line,) = lines
        times, colour = fact(line, "times"), fact(line, "colour")
        text = narrator.money(line.amount)
        if self._bridge.match.setup.board.districts[district].is_park:
            text = QCoreApplication.translate("StandingsModel", "Park")
        elif times > 1:
            text = QCoreApplication.translate("StandingsModel", "{sum} ({times} × {value})").format(
                sum=text, times=times, value=narrator.money(line.amount // times)
            )
        if self._bridge.match.setup.players == 2:
            text = f"{sign(colour)} {text}"
        return cell(text, described=narrator.line(line), number=True)


def _number_of_districts(standing: Standing) -> str:
    number = len(lines_of(standing, "district"))
    if standing.qualified:
        return str(number)
    text = QCoreApplication.translate("StandingsModel", "{number}: too few")
    return text.format(number=number)
