"""*One more for me*: what a person who is asked says instead of yes or no."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.saludos_amigos.rules.actions import DECLINES, Offer, Propose
from bigshot_desktop.games.saludos_amigos.rules.state import TALK
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import TableOffer
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.play.orders import Orders


@dataclass(frozen=True, slots=True)
class Counter:
    """A wish for more."""

    shares: tuple[int, ...] = ()
    """Who would get what; nothing where nobody can spare a million."""
    wanted: Any = None
    """What says so: an action, or several; None where that cannot be said."""
    refusal: Refusal | None = None
    """Why not, by the rules."""


def counter(match: Match, asked: TableOffer, seat: int) -> Counter:
    """The same coalition or side with a million more for a seat, from who made the offer or has the most.

    A side of the council has one proposal at a time: there the one that is asked about is refused first.
    """
    shares = _with_one_more(asked, seat)
    if not shares:
        return Counter()
    if match.state.phase != TALK:
        offer = Offer(seat, shares)
        refusal = match.game.check(match.state, offer)
        return Counter(shares, None if refusal else offer, refusal)
    no, proposal = DECLINES[seat][asked.proposer], Propose(seat, shares)
    refused = match.prepare(no)
    if isinstance(refused, Refusal):
        return Counter(shares, None, refused)
    refusal = match.game.check(refused.state, proposal)
    return Counter(shares, None if refusal else Orders((no, proposal)), refusal)


def _with_one_more(asked: TableOffer, seat: int) -> tuple[int, ...]:
    others = [one for one, share in enumerate(asked.shares) if share > 1 and one != seat]
    if not others:
        return ()
    giver = (
        asked.proposer if asked.proposer in others else max(others, key=asked.shares.__getitem__)
    )
    return tuple(share - (one == giver) + (one == seat) for one, share in enumerate(asked.shares))
