"""The squares of the world map as a table: what stands there, and what the building in hand would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, partial
from random import Random
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.shark.actions import Place
from bigshot_desktop.rules.shark.checks import check
from bigshot_desktop.rules.shark.material import World, squares_in
from bigshot_desktop.rules.shark.observation import SharkObservation, guess
from bigshot_desktop.rules.shark.outcome import Outcome, placing
from bigshot_desktop.rules.shark.state import PLACING
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import TOOLTIP, Grid, Later, Roles, Row, cell
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.models.shark.pieces import signed
from bigshot_desktop.words.voice import Voice

NOBODY: Final = -1
"""No company stands on a square."""


class Role(IntEnum):
    """What every cell of a square's row answers besides its text."""

    SQUARE = Qt.ItemDataRole.UserRole + 1
    """Its number on the map, from the top left."""
    ZONE = Qt.ItemDataRole.UserRole + 2
    """The number of its zone: 1 to 6."""
    COMPANY = Qt.ItemDataRole.UserRole + 3
    """The company that stands here, or −1."""
    SIZE = Qt.ItemDataRole.UserRole + 4
    """How long its chain is; 0 on an empty square."""
    CHAIN = Qt.ItemDataRole.UserRole + 5
    """The squares of the chain that it belongs to, in order."""
    OPEN = Qt.ItemDataRole.UserRole + 6
    """Whether the building in hand can be placed here."""
    PREVIEW = Qt.ItemDataRole.UserRole + 7
    """What that would do, as an :class:`Outcome`, or None."""
    OUTCOME = Qt.ItemDataRole.UserRole + 8
    """The same in sentences: its own value, who is driven off, what falls, who gets or pays; or none."""
    REFUSAL = Qt.ItemDataRole.UserRole + 9
    """Why the building in hand cannot be placed on an empty square of the zone that was rolled; else nothing."""


class Column(IntEnum):
    """The columns."""

    SQUARE, ZONE, BUILDING, CHAIN, RESULT = range(5)


@dataclass(frozen=True, slots=True)
class Hand:
    """A company whose building is about to be placed, and the table as it lies."""

    company: int
    seen: SharkObservation


@dataclass(frozen=True, slots=True)
class Square:
    """What is so on a square."""

    company: int
    chain: tuple[int, ...]
    hand: Hand | None = None
    """What is to be placed in this zone now."""
    open: bool = False
    """Whether it can be placed here."""


EMPTY: Final = Square(NOBODY, ())


class SquaresModel(Grid):
    """A row for each square, line by line. What a placement would do is worked out for who asks."""

    Role = Role

    def __init__(self, bridge: Bridge, placement: Placement, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._placement = placement
        self._world: World = bridge.match.setup.board
        self.begin(bridge.stepped, bridge.rewound, placement.changed)

    def headings(self, voice: Voice) -> Sequence[Roles]:
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
            hand = Hand(self._placement.hand, seen)
            for number in squares_in(self._world.in_zone[seen.zone]):
                fits = bool(seen.spots[hand.company] >> number & 1)
                if squares[number] is EMPTY and fits == self._placement.takes(number):
                    squares[number] = Square(NOBODY, (), hand, fits)
        return squares

    def tell(self, voice: Voice, row: int, thing: Square) -> Row:
        zone = self._world.zone_of[row]
        preview = refusal = None
        if thing.hand and thing.open:
            preview = _Preview(voice, thing.hand, row)
        elif thing.hand:
            refusal = Later(partial(_refusal, voice, thing.hand, row))
        facts: dict[int, Any] = {
            Role.SQUARE: row,
            Role.ZONE: zone,
            Role.COMPANY: thing.company,
            Role.SIZE: len(thing.chain),
            Role.CHAIN: thing.chain,
            Role.OPEN: preview is not None,
            Role.PREVIEW: Later(lambda: preview.outcome) if preview else None,
            Role.OUTCOME: Later(lambda: preview.sentences) if preview else (),
            Role.REFUSAL: refusal or "",
        }
        cells = (
            cell(voice.name("square", row)),
            cell(_zone(voice, zone)),
            *_building(voice, thing),
            _result(voice, thing, preview, refusal),
        )
        return Row(cells, facts)


class _Preview:
    """What a placement would do, worked out once, whoever asks for whatever part of it."""

    def __init__(self, voice: Voice, hand: Hand, square: int) -> None:
        self._voice, self._hand, self._square = voice, hand, square

    @cached_property
    def outcome(self) -> Outcome:
        return placing(self._hand.seen, self._hand.company, self._square)

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        outcome = self.outcome
        others = (change for change in outcome.changes if change.company != outcome.company)
        parts = (outcome, *outcome.victims, *others, *outcome.effects)
        return tuple(map(self._voice.outcome, parts))


def _zone(voice: Voice, number: int) -> str:
    text = QCoreApplication.translate("SquaresModel", "{zone} ({number})")
    return text.format(zone=voice.name("zone", number), number=number)


def _building(voice: Voice, thing: Square) -> tuple[Roles, Roles]:
    """The company on a square and the length of its chain."""
    if not thing.chain:
        empty = QCoreApplication.translate("SquaresModel", "Empty")
        none = QCoreApplication.translate("SquaresModel", "No chain")
        return cell("", spoken=empty), cell("", spoken=none, number=True)
    name = voice.name("company", thing.company)
    return (
        cell(signed(voice, thing.company), spoken=name),
        cell(str(len(thing.chain)), number=True),
    )


def _refusal(voice: Voice, hand: Hand, square: int) -> str:
    """What the rules say to the building in hand on a square that is not open to it."""
    seen = hand.seen
    refusal = check(guess(seen, Random(0)), Place(seen.active, hand.company, square))
    return voice.cited(refusal) if refusal else ""


def _result(voice: Voice, thing: Square, preview: _Preview | None, refusal: Later | None) -> Roles:
    """What would come of it, why it cannot be, or what is there."""
    if preview:
        return _prospect(preview)
    if refusal:
        return {**cell(refusal), TOOLTIP: refusal}
    return _standing(voice, thing)


def _prospect(preview: _Preview) -> Roles:
    """What would rise or fall; all that follows from it for those who listen or point."""
    everything = Later(lambda: " ".join(preview.sentences))
    return cell(Later(lambda: preview.sentences[0]), spoken=everything, described=everything)


def _standing(voice: Voice, thing: Square) -> Roles:
    if not thing.chain:
        return cell(QCoreApplication.translate("SquaresModel", "Empty"))
    if len(thing.chain) == 1:
        text = QCoreApplication.translate("SquaresModel", "{company}: stands alone")
    else:
        text = QCoreApplication.translate("SquaresModel", "{company}: in a chain of {number}")
    return cell(
        text.format(company=signed(voice, thing.company), number=len(thing.chain)),
        spoken=text.format(company=voice.name("company", thing.company), number=len(thing.chain)),
    )
