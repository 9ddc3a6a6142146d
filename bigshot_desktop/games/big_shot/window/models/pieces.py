"""Colours of Big Shot in texts: always with their signs, and with their names for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.big_shot.rules.events import CubePlaced
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.words import names
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.words.narrator import Narrator


def sign(colour: int) -> str:
    """The character that stands for a colour: ●."""
    return theme.current().piece(COLOURS[colour]).sign.value


def signed(narrator: Narrator, colour: int) -> str:
    """A colour with its sign: ● Red."""
    return f"{sign(colour)} {narrator.name('colour', colour)}"


def signed_owner(narrator: Narrator, colour: int) -> str:
    """A colour with its sign and its owner: ● Red (Anna)."""
    return f"{sign(colour)} {names.winner(narrator, {'colour': colour})}"


def colour_of(piece: str) -> int:
    """The number of a colour, by its name."""
    return COLOURS.index(piece)


def piece_of(event: Event, setup: Setup) -> str:
    """The colour that an event is about, by its name: of a purse, an owner, else of the player who did it.

    A cube may be of a rival's colour; its sign would say that the rival had placed it.
    """
    colour = -1 if isinstance(event, CubePlaced) else getattr(event, "colour", -1)
    if colour < 0:
        seat = getattr(event, "seat", -1)
        own: tuple[int, ...] = setup.deal.colours[seat] if seat >= 0 else ()
        colour = own[0] if len(own) == 1 else -1
    return COLOURS[colour] if colour >= 0 else ""


def pile_cells(narrator: Narrator, cubes: Sequence[int]) -> tuple[Cell, ...]:
    """How many cubes of each colour, a cell each; none is left blank."""
    return tuple(
        cell(
            str(number) if number else "",
            spoken=QCoreApplication.translate("Pieces", "{colour}, cubes: {number}").format(
                colour=narrator.name("colour", colour), number=number
            ),
            number=True,
        )
        for colour, number in enumerate(cubes)
    )
