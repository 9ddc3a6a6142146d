"""The colours of Shark in texts: companies have their own, players have those of their seats; all have signs."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.models.seat_colours import piece_of_actor, seat_piece
from bigshot_desktop.words.narrator import Narrator

__all__ = ["company_piece", "piece_of", "seat_piece", "sign", "signed"]


def company_piece(company: int) -> str:
    """The name of a company's colour."""
    return COMPANIES[company]


def sign(company: int) -> str:
    """The character that stands for a company: ●."""
    return theme.current().piece(company_piece(company)).sign.value


def signed(narrator: Narrator, company: int) -> str:
    """A company with its sign: ● Red."""
    return f"{sign(company)} {narrator.name('company', company)}"


def piece_of(event: Event, setup: Setup) -> str:
    """The colour that an event is about, by its name: of a company, else of the player who did it."""
    company = getattr(event, "company", -1)
    return company_piece(company) if company >= 0 else piece_of_actor(event)
