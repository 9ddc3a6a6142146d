"""The colours of Shark in plain text: companies have their own, players have those of their seats; all have signs."""

from __future__ import annotations

from bigshot_desktop.rules.game import Event, Setup
from bigshot_desktop.rules.shark.material import COMPANIES
from bigshot_desktop.ui import theme
from bigshot_desktop.words.voice import Voice


def company_piece(company: int) -> str:
    """The name of a company's colour."""
    return COMPANIES[company]


def seat_piece(seat: int) -> str:
    """The name of a player's colour: the rules give them none."""
    return theme.SEATS[seat]


def sign(company: int) -> str:
    """The character that stands for a company: ●."""
    return theme.current().piece(company_piece(company)).sign.value


def signed(voice: Voice, company: int) -> str:
    """A company with its sign: ● Red."""
    return f"{sign(company)} {voice.name('company', company)}"


def piece_of(event: Event, setup: Setup) -> str:
    """The colour that an event is about, by its name: of a company, else of whose deed it is."""
    company = getattr(event, "company", -1)
    if company >= 0:
        return company_piece(company)
    seat = getattr(event, "seat", -1)
    return seat_piece(seat) if seat >= 0 else ""
