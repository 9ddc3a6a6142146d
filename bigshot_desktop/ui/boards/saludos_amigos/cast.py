"""Everything in the village that moves, in one hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bigshot_desktop.ui.boards.saludos_amigos.bag import BagItem, JournalistItem
from bigshot_desktop.ui.boards.saludos_amigos.council import CouncilItem
from bigshot_desktop.ui.boards.saludos_amigos.counter import BiscuitItem, CounterItem, MugItem
from bigshot_desktop.ui.boards.saludos_amigos.flights import Flights
from bigshot_desktop.ui.boards.saludos_amigos.hand import HandItem
from bigshot_desktop.ui.boards.saludos_amigos.road import Road
from bigshot_desktop.ui.boards.saludos_amigos.sections import FlagItem, SectionItem, WorthItem
from bigshot_desktop.ui.boards.saludos_amigos.slips import Slips
from bigshot_desktop.ui.boards.saludos_amigos.tray import SeatDieItem
from bigshot_desktop.ui.boards.tags import Tags


@dataclass(frozen=True, slots=True)
class Cast:
    """What a choreography moves."""

    sections: Mapping[tuple[int, int], SectionItem]
    flags: Mapping[int, FlagItem]
    worth: WorthItem
    road: Road
    counter: CounterItem
    mug: MugItem
    biscuit: BiscuitItem
    slips: Slips
    hand: HandItem
    council: CouncilItem
    dice: list[SeatDieItem]
    bag: BagItem
    press: list[JournalistItem]
    tags: Tags
    flights: Flights
