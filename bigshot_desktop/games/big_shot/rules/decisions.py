"""What Big Shot asks of a seat: the kind of decision and its bounds, and the actions that answer it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bigshot_desktop.engine.game import Decision, pick
from bigshot_desktop.games.big_shot.rules.actions import (
    BIDS,
    BORROWS,
    DECLINES,
    DISTRICTS_IN,
    PASSES,
    PAYS,
    PLACES,
    ROLLS,
    ROWS,
    BigShotAction,
)
from bigshot_desktop.games.big_shot.rules.auction import bid_limit, loans_on_offer, payers
from bigshot_desktop.games.big_shot.rules.majority import COLOURS_IN, counts
from bigshot_desktop.games.big_shot.rules.rounds import lead_roller
from bigshot_desktop.games.big_shot.rules.state import (
    AUCTION,
    LEAD,
    LOANS,
    PAYING,
    PLACING,
    BigShotState,
)


@dataclass(frozen=True, slots=True)
class RollDie(Decision):
    """Nature's: a die, rolled by a seat, for the lead or for the broker."""

    roller: int
    for_lead: bool


@dataclass(frozen=True, slots=True)
class ConsiderLoan(Decision):
    """A loan before the auction, or none (BS-51)."""

    purses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Speak(Decision):
    """Bid within these bounds or pass; first take a loan for one of these purses, if any."""

    lowest: int
    highest: int
    """Below ``lowest`` when no bid is possible."""
    purses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoosePurse(Decision):
    """Which of these purses pays (BS-42)."""

    amount: int
    purses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceCube(Decision):
    """One of these cubes (by colour) into one of these districts (BS-15)."""

    cubes: tuple[int, ...]
    districts: tuple[int, ...]


def decision(state: BigShotState, seat: int) -> Decision:
    """What is asked of a seat that is to act."""
    phase = state.phase
    if phase == PLACING:
        return PlaceCube(counts(state.lot), DISTRICTS_IN[state.open])
    if phase == AUCTION:
        return Speak(state.standing + 1, bid_limit(state, seat), loans_on_offer(state, seat))
    if phase == PAYING:
        return ChoosePurse(state.standing, payers(state, seat))
    if phase == LOANS:
        return ConsiderLoan(loans_on_offer(state, seat))
    return (
        RollDie(lead_roller(state.waiting), True) if phase == LEAD else RollDie(state.leader, False)
    )


def legal(state: BigShotState, seat: int) -> list[BigShotAction]:
    """All actions of the seat that is to act."""
    phase = state.phase
    if phase == PLACING:
        rows, districts = ROWS[seat], state.open
        places: list[BigShotAction] = []
        for colour in COLOURS_IN[state.lot]:
            places += rows[colour][districts]
        return places
    if phase == AUCTION:
        words: list[BigShotAction] = [PASSES[seat]]
        words += BIDS[seat][state.standing + 1 : bid_limit(state, seat) + 1]
        credit = state.credit
        for colour in state.terms.purses[seat]:
            if credit[colour] > 0:
                words.append(BORROWS[seat][colour])
        return words
    if phase == PAYING:
        return [PAYS[seat][colour] for colour in payers(state, seat)]
    if phase == LOANS:
        return [DECLINES[seat], *(BORROWS[seat][colour] for colour in loans_on_offer(state, seat))]
    return list(ROLLS)


def sample(state: BigShotState, seat: int, rng: Random) -> BigShotAction:
    """One of :func:`legal`, each equally likely, without building the list where it is long."""
    phase = state.phase
    if phase == AUCTION:
        terms = state.terms
        if terms.plain:
            purse = terms.purse[seat]
            standing = state.standing
            bids = state.cash[purse] - standing
            if bids < 0:
                bids = 0
            number = bids + 2 if state.credit[purse] else bids + 1
            choice = rng.getrandbits(24) * number >> 24  # pick(), without the call
            if not choice:
                return PASSES[seat]
            return BIDS[seat][standing + choice] if choice <= bids else BORROWS[seat][purse]
    elif phase == PLACING:
        colours = COLOURS_IN[state.lot]
        districts = DISTRICTS_IN[state.open]
        size = len(districts)
        choice = rng.getrandbits(24) * (len(colours) * size) >> 24
        return PLACES[seat][colours[choice // size]][districts[choice % size]]
    actions = legal(state, seat)
    return actions[pick(rng, len(actions))]
