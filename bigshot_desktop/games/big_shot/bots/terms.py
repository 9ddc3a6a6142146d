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
"""A debt of 10 for less than 10, and the bids it allows: an amount below 0.

Facts: ``colour`` (the purse), ``number`` (the loan of that purse, from 1).
"""
LOAN_ALLOWS: Final = "loan-allows"
"""The same where the bids that it allows are worth more than it costs: an amount above 0. The same facts."""
RIVAL_PAYS: Final = "rival-pays"
"""A rival is expected to take the lot and to pay for it. Facts: ``seat``, ``price`` (the expected one)."""
OTHER_CUBES: Final = "other-cubes"
"""What the cubes of a plan do in other districts than that of the cube in question. No facts."""
LOT_GONE: Final = "lot-gone"
"""One lot less is to come. No facts."""
FORESIGHT: Final = "foresight"
"""What playing on in thought adds to all the above. Facts: ``rounds``, how far ahead it looks."""
FINAL: Final = "final"
"""The final account, which knows only winners: what it adds to all the above. No facts."""
HUNCH: Final = "hunch"
"""A feeling that only weak levels have: they misjudge. No facts."""
REST: Final = "rest"
"""Many small things together. No facts."""

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
    LOAN_ALLOWS,
    RIVAL_PAYS,
    OTHER_CUBES,
    LOT_GONE,
    FORESIGHT,
    FINAL,
    HUNCH,
    REST,
)
