"""The end sheet of Big Shot: districts, the cash and the loans of all purses, and how many districts count."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.game import Standing
from bigshot_desktop.ui.models.big_shot.pieces import sign
from bigshot_desktop.ui.models.grid import Roles
from bigshot_desktop.ui.models.standings import AccountModel, Role, empty, fact, lines_of
from bigshot_desktop.words.voice import Voice

__all__ = ["Role", "StandingsModel"]


class StandingsModel(AccountModel):
    """A row for each district that a player owns, then for all the rest."""

    def read(self) -> Sequence[int | str]:
        lines = (line for one in self._standings for line in lines_of(one, "district"))
        held = {fact(line, "district") for line in lines}
        return [*sorted(held), "cash", "loans", "total", "districts", "place"]

    def signs(self, seat: int) -> str:
        return " ".join(map(sign, self._bridge.match.setup.deal.colours[seat]))

    def piece(self, seat: int) -> str:
        colours = self._bridge.match.setup.deal.colours[seat]
        return COLOURS[colours[0]] if len(colours) == 1 else ""

    def name(self, voice: Voice, thing: int | str) -> str:
        match thing:
            case int():
                return voice.name("district", thing)
            case "loans":
                return QCoreApplication.translate("StandingsModel", "Loans")
            case "districts":
                return QCoreApplication.translate("StandingsModel", "Districts owned")
        return super().name(voice, thing)

    def entry(self, voice: Voice, standing: Standing, thing: int | str) -> Roles:
        match thing:
            case int():
                return self._value(voice, standing, thing)
            case "districts":
                return self.amount(standing, *_number_of_districts(standing))
        return super().entry(voice, standing, thing)

    def _value(self, voice: Voice, standing: Standing, district: int) -> Roles:
        """What a district scores, and how: "$18M (2 × $9M)"."""
        lines = [one for one in lines_of(standing, "district") if fact(one, "district") == district]
        if not lines:
            return empty()
        (line,) = lines
        times, colour = fact(line, "times"), fact(line, "colour")
        text = voice.money(line.amount)
        if self._bridge.match.setup.board.districts[district].is_park:
            text = QCoreApplication.translate("StandingsModel", "Park")
        elif times > 1:
            text = QCoreApplication.translate("StandingsModel", "{sum} ({times} × {value})").format(
                sum=text, times=times, value=voice.money(line.amount // times)
            )
        if self._bridge.match.setup.players == 2:
            text = f"{sign(colour)} {text}"
        roles = dict(self.amount(standing, text, line.amount, voice.line(line)))
        return roles | {Role.PIECE: COLOURS[colour], Role.TIMES: times}


def _number_of_districts(standing: Standing) -> tuple[str, int]:
    number = len(lines_of(standing, "district"))
    if standing.qualified:
        return str(number), number
    text = QCoreApplication.translate("StandingsModel", "{number}, too few to win")
    return text.format(number=number), number
