"""All items of the village that move, as one value for those who animate them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bigshot_desktop.games.saludos_amigos.window.board.bag import BagItem, JournalistItem
from bigshot_desktop.games.saludos_amigos.window.board.council import CouncilItem
from bigshot_desktop.games.saludos_amigos.window.board.counter import (
    BiscuitItem,
    CounterItem,
    MugItem,
)
from bigshot_desktop.games.saludos_amigos.window.board.flights import Flights
from bigshot_desktop.games.saludos_amigos.window.board.hand import HandItem
from bigshot_desktop.games.saludos_amigos.window.board.road import Road
from bigshot_desktop.games.saludos_amigos.window.board.sections import (
    FlagItem,
    SectionItem,
    WorthItem,
)
from bigshot_desktop.games.saludos_amigos.window.board.slips import Slips
from bigshot_desktop.games.saludos_amigos.window.board.tray import SeatDieItem
from bigshot_desktop.ui.boards.floating_tags import Tags
from bigshot_desktop.ui.boards.verdict import Climax


@dataclass(frozen=True, slots=True)
class MovingItems:
    """The items that an event animator moves."""

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
    climax: Climax
