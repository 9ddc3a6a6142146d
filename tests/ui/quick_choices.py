"""Quick decisions for window tests: cheap bids in Big Shot, all money into shares in Shark, a script in Saludos."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.games.shark.rules.actions import (
    BUYS,
    ENDS,
    PLACES,
    SELLS,
    Buy,
    SellOff,
    SharkAction,
)
from bigshot_desktop.games.shark.rules.chains import size_at
from bigshot_desktop.games.shark.rules.decisions import legal
from bigshot_desktop.games.shark.rules.market import buyable, sellable
from bigshot_desktop.games.shark.rules.material import OTHERS, squares_in
from bigshot_desktop.games.shark.rules.settlement import held, sell_offs, worth_of
from bigshot_desktop.games.shark.rules.state import AFTER, BEFORE, PLACING, SETTLING, SharkState
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.play.orders import Orders
from tests.ui.players import InstantBots, a_choice
from tests.ui.saludos_choices import line, part

MOST_LOOKED_AT: Final = 60
"""Of all ways to cover a loss; there can be thousands."""


def wish(match: Match, seat: int, rng: Random | None = None) -> Any:
    """An action, or several in one go; without a generator always the same at the same place of a match.

    It is None where others are to speak first.
    """
    rng = rng or Random(match.bot_seed(seat))
    return _WISHES.get(match.game.info.id, deed)(match, seat, rng)


def deed(match: Match, seat: int, rng: Random) -> Any:
    """One action that leads on: any that is legal, but in Shark one that lets things happen."""
    if match.game.info.id == "shark":
        return reckless(match.state, seat, rng)
    return match.game.sample(match.state, seat, rng)


class QuickBots(InstantBots):
    """They do such deeds, always the same at the same place of a match."""

    def choose(self, match: Match, seat: int) -> Choice:
        if match.game.info.id == "saludos-amigos":
            return a_choice(line(match, seat))
        return a_choice(deed(match, seat, Random(match.bot_seed(seat))))


# --- Big Shot ------------------------------------------------------------------------------------


def _cheaply(match: Match, seat: int, rng: Random) -> Any:
    """Any legal thing; bids no higher than need be, and often none at all."""
    action = match.game.sample(match.state, seat, rng)
    if isinstance(action, Bid):
        lowest = match.game.decision(match.state, seat).lowest  # type: ignore[attr-defined]
        if rng.random() > 0.5:
            return Pass(seat)
        return Bid(seat, min(action.amount, lowest + rng.randrange(6)))
    return action


# --- Shark ---------------------------------------------------------------------------------------


def reckless(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """All money into the dearest shares, and the building where it takes most from others."""
    if state.phase in (BEFORE, AFTER):
        numbers = buyable(state, seat)
        dearest = max(range(len(numbers)), key=lambda one: (numbers[one] > 0, state.values[one]))
        number = numbers[dearest]
        return BUYS[seat][dearest][number] if number else ENDS[seat]
    if state.phase == PLACING:
        return _harshest(state, seat, rng)
    if state.phase == SETTLING:
        shares = held(state, seat)
        choices = [*islice(sell_offs(state.agenda[-1][1], shares, state.values), MOST_LOOKED_AT)]
        least = min(choices, key=lambda one: (worth_of(one, state.values), sum(one)))
        return SellOff(seat, rng.choice((least, rng.choice(choices))))
    return rng.choice(legal(state, seat))


def _harshest(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """Where most rivals fall, and else where the own chain grows longest."""
    touching = state.terms.world.touching

    def worth(company: int, square: int) -> tuple[int, int]:
        near = touching[square]
        rivals = (chain for rival in OTHERS[company] for chain in state.chains[rival])
        falls = sum(chain.bit_count() for chain in rivals if chain & near)
        return falls, size_at(state.chains[company], near)

    places = [(c, s) for c, spots in enumerate(state.spots) for s in squares_in(spots)]
    best = max(worth(*one) for one in places)
    company, square = rng.choice([one for one in places if worth(*one) == best])
    return PLACES[seat][company][square]


def _boldly(match: Match, seat: int, rng: Random) -> Any:
    """What a person does in one go: a whole draft of shares, carried out before it goes on or together with that."""
    state = match.state
    if state.phase not in (BEFORE, AFTER):
        return reckless(state, seat, rng)
    first = state.phase == BEFORE
    table = state.copy()
    deals: list[SharkAction] = []
    sold = [one for one, number in enumerate(sellable(table, seat)) if number]
    if sold and rng.random() < 0.25:
        company = min(sold, key=lambda one: table.values[one])
        deals.append(SELLS[seat][company][1])
        match.game.apply(table, deals[0])
        table.bank[company] = 0  # who sells it does not buy it
    while (deal := reckless(table, seat, rng)) != ENDS[seat]:
        match.game.apply(table, deal)
        deals.append(deal)
    deals.sort(key=lambda deal: (isinstance(deal, Buy), deal.company))  # type: ignore[union-attr]
    if deals and rng.random() < 0.3:
        return Orders(tuple(deals))
    return Orders((*deals, ENDS[seat]), roll=first)


_WISHES: Final[dict[str, Callable[[Match, int, Random], Any]]] = {
    "big-shot": _cheaply,
    "shark": _boldly,
    "saludos-amigos": lambda match, seat, rng: part(match, seat),
}
