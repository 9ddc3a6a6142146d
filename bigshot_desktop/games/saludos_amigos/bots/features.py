"""What is known of a seat between two turns, in numbers: its money, its councillors, and how far the match is.

A row depends on its own seat alone, and on what is the same for all seats. So what a turn may bring to a seat changes
one score only, and all ways to share a section can be compared with a table of scores (see ``payouts``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import Feature
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.saludos_amigos.bots.horizon import Horizon, horizon
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import STARTING, total
from bigshot_desktop.games.saludos_amigos.rules.state import BURIED, RESHUFFLED, SHOWN

MONEY: Final = "money"
CARDS: Final = "cards"

FEATURES: Final = (
    Feature("money beyond the mean", MONEY),
    Feature("the same, for how many turns are left", MONEY),
    Feature("the same, stronger towards the end", MONEY),
    Feature("money", MONEY),
    Feature("cards", CARDS),
    Feature("cards, for how many turns are left", CARDS),
    Feature("value of the cards", CARDS),
    Feature("value of the cards, for the bonus", CARDS),
    Feature("cards, for the journalists to come", CARDS),
    Feature("money, for the journalists to come", MONEY),
    Feature("the first three cards", CARDS),
    Feature("the first three cards, for how many turns are left", CARDS),
    Feature("cards, where there are many councils", CARDS),
    Feature("cards, where there are many councils, for how many turns are left", CARDS),
)

DRAWN_POINTS: Final = 2.0
"""What a card is worth that anybody draws."""
_BURIED_POINTS: Final = 1.4
"""What a card was worth that somebody discarded: rather a low one."""
_SMALLEST: Final = 3.0
_FEW: Final = 3.0
"""So many cards are worth more than those that follow."""


def row(
    ahead: Horizon, lead: float, money: float, cards: float, points: float, habit: float
) -> list[float]:
    """The features of a seat with so much money, which is so much more than the mean.

    ``habit`` tells how often councils meet at this table.
    """
    turns = ahead.turns
    lead *= 0.1
    hand = 0.2 * cards
    few = min(cards, _FEW)
    return [
        lead,
        lead / (0.3 + sqrt(turns)),
        lead / (0.5 + turns),
        0.05 * money,
        hand,
        0.1 * turns * hand,
        0.1 * points,
        0.05 * points * ahead.bonus,
        hand * ahead.journalists,
        ahead.journalists / (1.0 + money),
        0.2 * few,
        0.02 * turns * few,
        hand * habit,
        0.1 * turns * hand * habit,
    ]


def model(setup: Setup) -> str:
    """The judge that knows a match: one for each number of players."""
    return str(setup.players)


def ahead_of(seen: SaludosObservation) -> Horizon:
    """What the bag will still bring."""
    return horizon(seen.sections, seen.journalists)


def expected_points(seen: SaludosObservation, *, own: bool) -> list[float]:
    """By seat, what its cards are worth, as far as anybody knows; one's own cards exactly if ``own``."""
    found = []
    for seat, trail in enumerate(seen.trails):
        hand = seen.hands[seat]
        if own and hand is not None:
            found.append(float(total(hand)))
            continue
        points = float(total(STARTING))
        for step in trail:
            if step < BURIED:
                points += DRAWN_POINTS
            elif step < SHOWN:
                points -= _BURIED_POINTS
            elif step < RESHUFFLED:
                points -= step - SHOWN
        cards = seen.cards[seat]
        found.append(min(_SMALLEST * cards, max(float(cards), points)))
    return found


def rows_of(
    ahead: Horizon,
    money: Sequence[float],
    cards: Sequence[float],
    points: Sequence[float],
    habit: float,
) -> list[list[float]]:
    """The features of every seat."""
    mean = sum(money) / len(money)
    return [
        row(ahead, one - mean, one, number, worth, habit)
        for one, number, worth in zip(money, cards, points, strict=True)
    ]


def rows(sight: Sight) -> list[list[float]]:
    """The features of every seat, as the observing seat sees them."""
    seen: SaludosObservation = sight.observation
    return rows_of(
        ahead_of(seen),
        seen.money,
        seen.cards,
        expected_points(seen, own=True),
        sight.memory.habit(),
    )
