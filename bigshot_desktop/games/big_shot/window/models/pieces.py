"""Colours of Big Shot in plain text: never a colour without its sign, never a sign alone for those who listen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.game import Event, Setup
from bigshot_desktop.ui import theme
from bigshot_desktop.ui.models.grid import Roles, cell
from bigshot_desktop.words.big_shot import names
from bigshot_desktop.words.voice import Voice


def sign(colour: int) -> str:
    """The character that stands for a colour: ●."""
    return theme.current().piece(COLOURS[colour]).sign.value


def signed(voice: Voice, colour: int) -> str:
    """A colour with its sign: ● Red."""
    return f"{sign(colour)} {voice.name('colour', colour)}"


def party(voice: Voice, colour: int) -> str:
    """A colour with its sign and its owner: ● Red (Anna)."""
    return f"{sign(colour)} {names.winner(voice, {'colour': colour})}"


def colour_of(piece: str) -> int:
    """The number of a colour, by its name."""
    return COLOURS.index(piece)


def piece_of(event: Event, setup: Setup) -> str:
    """The colour that an event is about, by its name: of a cube, a purse, an owner, else of whose deed it is."""
    colour = getattr(event, "colour", -1)
    if colour < 0:
        seat = getattr(event, "seat", -1)
        own: tuple[int, ...] = setup.deal.colours[seat] if seat >= 0 else ()
        colour = own[0] if len(own) == 1 else -1
    return COLOURS[colour] if colour >= 0 else ""


def pile_cells(voice: Voice, cubes: Sequence[int]) -> tuple[Roles, ...]:
    """How many cubes of each colour, a cell each; none is left blank."""
    return tuple(
        cell(
            str(number) if number else "",
            spoken=QCoreApplication.translate("Pieces", "{colour}, cubes: {number}").format(
                colour=voice.name("colour", colour), number=number
            ),
            number=True,
        )
        for colour, number in enumerate(cubes)
    )
