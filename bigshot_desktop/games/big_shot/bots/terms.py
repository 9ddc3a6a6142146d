"""The codes of the reasons Big Shot's bots give, what each amount means, and the facts that come with it.

All amounts are parts of the chance to win, from 0 to 1: what a thing adds to the bot's chance or takes from it.
Amounts of outcomes that are not certain (somebody may bid more) are weighted by how likely they are.
"""

from __future__ import annotations

from typing import Final

DISTRICT_COMPLETED: Final = "district-completed"
"""A colour of one's own gets a district that these cubes decide. Facts: ``district``, ``colour``."""
PROSPECTS: Final = "prospects"
"""A colour of one's own stands better (or worse) in a district. Facts: ``district``, ``colour``."""
DOUBLING: Final = "doubling"
"""A park doubles more (or less) of one's own, by what happens in a district. Facts: ``district``, ``colour``."""
BLOCKING: Final = "blocking"
"""A rival stands worse in a district. Facts: ``district``, ``colour``, ``seat``."""
HELPING: Final = "helping"
"""A rival stands better in a district: an amount below 0. Facts: ``district``, ``colour``, ``seat``."""
RIVAL_COMPLETED: Final = "rival-completed"
"""A rival gets a district that these cubes decide: an amount below 0. Facts: ``district``, ``colour``, ``seat``."""
QUALIFYING: Final = "qualifying"
"""The chance to own enough districts to be allowed to win grows (or shrinks). Facts: ``colour``."""
PRICE: Final = "price"
"""What the lot is expected to cost. Facts: ``price``, the bid in question."""
MONEY_KEPT: Final = "money-kept"
"""What it is worth for later lots which purse still holds how much. No facts."""
LOAN_COST: Final = "loan-cost"
"""A debt of 10 for less than 10, and the bids it allows.

Facts: ``colour`` (the purse), ``number`` (the loan of that purse, from 1).
"""
RIVAL_PAYS: Final = "rival-pays"
"""A rival is expected to take the lot and to pay for it. Facts: ``seat``, ``price`` (the expected one)."""
FORESIGHT: Final = "foresight"
"""What playing on in thought adds to all the above. Facts: ``rounds``, how far ahead it looks."""
HUNCH: Final = "hunch"
"""A feeling that only weak levels have: they misjudge. No facts."""
REST: Final = "rest"
"""Many small things together, and that one lot less is to come. No facts."""

CODES: Final = (
    DISTRICT_COMPLETED,
    PROSPECTS,
    DOUBLING,
    BLOCKING,
    HELPING,
    RIVAL_COMPLETED,
    QUALIFYING,
    PRICE,
    MONEY_KEPT,
    LOAN_COST,
    RIVAL_PAYS,
    FORESIGHT,
    HUNCH,
    REST,
)
