"""The squares of the world map as a table: what stands there, and what the building in hand would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.checks import check
from bigshot_desktop.games.shark.rules.material import World, squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import Outcome, placing
from bigshot_desktop.games.shark.rules.state import PLACING
from bigshot_desktop.games.shark.window.models.pieces import signed
from bigshot_desktop.games.shark.words.outcomes import forecast
from bigshot_desktop.ui.models.observation_table import (
    TOOLTIP,
    Cell,
    LazyText,
    ObservationTable,
    cell,
)
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator

NOBODY: Final = -1
"""No company stands on a square."""


class Column(IntEnum):
    """The columns."""

    SQUARE, ZONE, BUILDING, CHAIN, RESULT = range(5)


@dataclass(frozen=True)
class Prospect:
    """A building about to be placed on a square: what it would do there, or why it cannot stand there.

    Both take time to work out, so that happens when somebody first asks.
    """

    seen: SharkObservation = field(repr=False)
    company: int
    square: int
    open: bool
    """Whether it can be placed there."""

    @cached_property
    def outcome(self) -> Outcome | None:
        """What it would do; None where it cannot be placed."""
        return placing(self.seen, self.company, self.square) if self.open else None

    @cached_property
    def refusal(self) -> Refusal | None:
        """What the rules say against it; None where it can be placed."""
        action = Place(self.seen.active, self.company, self.square)
        return None if self.open else check(guess(self.seen, Random(0)), action)


@dataclass(frozen=True, slots=True)
class Square:
    """What stands on a square, and what is to be placed there."""

    company: int
    """The company that stands here, or −1."""
    chain: tuple[int, ...]
    """The squares of the chain that it belongs to, in order; none on an empty square."""
    prospect: Prospect | None = None
    """The building in hand, on the empty squares of the zone that was rolled."""

    @property
    def preview(self) -> Outcome | None:
        """What the building in hand would do here, if it can be placed."""
        return self.prospect.outcome if self.prospect else None

    @property
    def refusal(self) -> Refusal | None:
        """Why the building in hand cannot be placed on an empty square of the zone that was rolled."""
        return self.prospect.refusal if self.prospect else None


EMPTY: Final = Square(NOBODY, ())


class SquaresModel(ObservationTable[Square]):
    """A row for each square, line by line. What a placement would do is worked out when somebody asks."""

    def __init__(self, bridge: Bridge, placement: Placement, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._placement = placement
        self._world: World = bridge.match.setup.board
        self.begin(bridge.stepped, bridge.rewound, placement.changed)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("SquaresModel", "Square")),
            cell(QCoreApplication.translate("SquaresModel", "Zone")),
            cell(QCoreApplication.translate("SquaresModel", "Building")),
            cell(QCoreApplication.translate("SquaresModel", "Length of its chain"), number=True),
            cell(QCoreApplication.translate("SquaresModel", "Result")),
        )

    def read(self) -> Sequence[Square]:
        seen: SharkObservation = self._bridge.observation
        squares = [EMPTY] * len(self._world.zone_of)
        for company, chains in enumerate(seen.chains):
            for chain in map(squares_in, chains):
                here = Square(company, chain)
                for number in chain:
                    squares[number] = here
        if self._placement.active and seen.phase == PLACING:
            company = self._placement.hand
            for number in squares_in(self._world.in_zone[seen.zone]):
                fits = bool(seen.spots[company] >> number & 1)
                if squares[number] is EMPTY and fits == self._placement.takes(number):
                    prospect = Prospect(seen, company, number, fits)
                    squares[number] = Square(NOBODY, (), prospect)
        return squares

    def cells(self, narrator: Narrator, number: int, row: Square) -> Sequence[Cell]:
        return (
            cell(narrator.name("square", number)),
            cell(_zone(narrator, self._world.zone_of[number])),
            *_building(narrator, row),
            _result(narrator, row),
        )


def _zone(narrator: Narrator, number: int) -> str:
    text = QCoreApplication.translate("SquaresModel", "{zone} ({number})")
    return text.format(zone=narrator.name("zone", number), number=number)


def _building(narrator: Narrator, row: Square) -> tuple[Cell, Cell]:
    """The company on a square and the length of its chain."""
    if not row.chain:
        empty = QCoreApplication.translate("SquaresModel", "Empty")
        none = QCoreApplication.translate("SquaresModel", "No chain")
        return cell("", spoken=empty), cell("", spoken=none, number=True)
    name = narrator.name("company", row.company)
    return (
        cell(signed(narrator, row.company), spoken=name),
        cell(str(len(row.chain)), number=True),
    )


def _result(narrator: Narrator, row: Square) -> Cell:
    """What would come of the building in hand, why it cannot be placed, or what is there."""
    if not row.prospect:
        return _standing(narrator, row)
    if row.prospect.open:
        return _preview(narrator, row)
    reason = LazyText(lambda: narrator.cited(row.refusal) if row.refusal else "")
    return {**cell(reason), TOOLTIP: reason}


def _preview(narrator: Narrator, row: Square) -> Cell:
    """What would rise or fall; screen readers and tooltips tell all that follows from it."""

    def sentences() -> tuple[str, ...]:
        return forecast(narrator, row.preview).sentences if row.preview else ()

    everyrow = LazyText(lambda: " ".join(sentences()))
    return cell(LazyText(lambda: sentences()[0]), spoken=everyrow, described=everyrow)


def _standing(narrator: Narrator, row: Square) -> Cell:
    if not row.chain:
        return cell(QCoreApplication.translate("SquaresModel", "Empty"))
    if len(row.chain) == 1:
        text = QCoreApplication.translate("SquaresModel", "{company}: stands alone")
    else:
        text = QCoreApplication.translate("SquaresModel", "{company}: in a chain of {number}")
    return cell(
        text.format(company=signed(narrator, row.company), number=len(row.chain)),
        spoken=text.format(company=narrator.name("company", row.company), number=len(row.chain)),
    )
