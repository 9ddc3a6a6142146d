"""Tables set up for the tests of Big Shot's bots: any position, seen by any seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Bot, Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.rules.majority import UNIT, pile_of
from bigshot_desktop.games.big_shot.rules.material import N_FIELDS
from bigshot_desktop.games.big_shot.rules.setup import colours_each
from bigshot_desktop.games.big_shot.rules.state import AUCTION, PLACING, BigShotState
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.simulation import Fixture, seated

GAME = GAMES["big-shot"]
LEVELS = ("easy", "medium", "hard", "expert")
THINKERS = ("medium", "hard", "expert")
"""The levels that do not err on purpose."""
NORTH_PARK, MILL_ROW, FISH_MARKET, STATION, THEATRE, EXCHANGE, GRAND_HOTEL = range(7)
CITY_HALL, BOULEVARD, BREWERY, DOCKS, TRAM_DEPOT, SOUTH_PARK = range(7, 13)


def new_match(levels: tuple[str, ...] = ("medium",) * 4, seed: int = 1, **options: str) -> Match:
    """A match, with the first lot on offer."""
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    match = seated(Fixture("big-shot", levels, chosen, seed))
    while match.to_act == (CHANCE,):
        match.draw()
    return match


def table(
    lot: tuple[int, ...],
    piles: Mapping[int, tuple[int, ...]] | None = None,
    owners: Mapping[int, int] | None = None,
    *,
    left: int = 0,
    players: int = 4,
    cash: tuple[int, ...] = (10, 10, 10, 10),
    loans: tuple[int, ...] = (0, 0, 0, 0),
    **options: Any,
) -> BigShotState:
    """An auction in which seat 0 speaks first and the last seat leads; seat n plays colour n, or two of them."""
    setup = new_match(("medium",) * players, **options).setup
    each = colours_each(players)
    colours = tuple(tuple(range(n * each, (n + 1) * each)) for n in range(players))
    state: BigShotState = GAME.initial(replace(setup, deal=replace(setup.deal, colours=colours)))
    rng = Random(5)
    while state.acting == (CHANCE,):
        GAME.apply(state, GAME.chance(state, rng))
    state.phase = AUCTION
    state.round = N_FIELDS - left
    state.leader = players - 1
    state.bidding = state.terms.everyone
    state.acting = (0,)
    state.ring = [(state.broker + n) % N_FIELDS for n in range(left + 1)]
    state.fields = [field if n in state.ring else 0 for n, field in enumerate(state.fields)]
    state.fields[state.broker] = pile_of(lot)
    state.ring.sort()
    for district, cubes in (piles or {}).items():
        state.piles[district] = pile_of(cubes)
    for district, owner in (owners or {}).items():
        state.owners[district] = owner
        state.piles[district] = UNIT[owner]
        state.open &= ~(1 << district)
    state.cash = list(cash)
    state.loans = list(loans)
    state.tokens -= sum(loans)
    state.credit = [9 - number for number in loans]
    return state


def in_hand(state: BigShotState, seat: int = 0, price: int = 0) -> BigShotState:
    """The same with the lot won by a seat, whose first purse paid for it."""
    state.cash[state.setup.deal.colours[seat][0]] -= price
    state.phase = PLACING
    state.acting = (seat,)
    state.lot = state.fields[state.broker]
    state.fields[state.broker] = 0
    state.ring.remove(state.broker)
    return state


def ledger(state: BigShotState) -> Ledger:
    """What somebody remembers who has seen how it came to this, in a round in which nothing has happened yet."""
    remembered = Ledger(state.setup)
    remembered.cash = list(state.cash)
    return remembered


def choose(
    level: str, state: BigShotState, bot: Bot | None = None, memory: Ledger | None = None
) -> Choice:
    """What a bot of a level does for the seat that is to act, in all the time it needs."""
    bot = bot or make_bot("big-shot", level)
    (seat,) = state.acting
    sight = Sight(GAME.observe(state, seat), memory or ledger(state))
    return bot.choose(sight, Random(1), Budget(600.0))


def place_all(level: str, state: BigShotState, price: int = 0) -> list[Choice]:
    """All cubes of the lot in hand, for which a price was paid, placed by a bot one after another."""
    bot, memory = make_bot("big-shot", level), ledger(state)
    memory.paid[state.setup.deal.colours[state.acting[0]][0]] = price
    choices = []
    for _ in range(sum(GAME.decision(state, state.acting[0]).cubes)):  # type: ignore[attr-defined]
        choices.append(choose(level, state, bot, memory))
        GAME.apply(state, choices[-1].action, memory.note)
    return choices
