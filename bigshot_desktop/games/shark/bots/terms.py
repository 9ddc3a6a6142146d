"""What the expectations of Shark's bots are made of. All amounts are money compared with the rivals, for the better or
the worse: what a rival wins or loses counts by the part he has in the bot's idea of "the rivals" (the rich more).

Placing: all terms of a building are listed; its expectation is how much better off than the rivals it leaves the bot.
Trading: the expectation compares a deal, with all that is to follow it on the same occasion, with no deal at all.
Forced sales and first shares: what is given up, what is got.
"""

from __future__ import annotations

from typing import Final

# --- a building ----------------------------------------------------------------------------------

BONUS: Final = "bonus"
"""The bank pays for the building. Facts: company."""
DIVIDENDS: Final = "dividends"
"""Own shares of the growing company: cash for each, and each is worth more. Facts: company, number, rise."""
RIVAL_DIVIDENDS: Final = "rival-dividends"
"""The same for a rival, as a loss. Facts: company, seat, number, rise."""
OWN_FALL: Final = "own-fall"
"""Own shares of a company that falls: the active player pays nothing, but they are worth less. Facts: company, number,
fall."""
DAMAGE: Final = "damage"
"""What a rival loses by companies that fall: payment, worth of shares, forced sales. Facts: company (the one that costs
him most), seat."""
RUIN: Final = "ruin"
"""A rival is ruined and loses all he has. Facts: company (the one that costs him most), seat."""

# --- what is expected of the time after it -------------------------------------------------------

RISK: Final = "risk"
"""Own shares of a company that may be swallowed before the own next turn, by the dice. Facts: company, number, chance
(of that, in per cent)."""
GROWTH: Final = "growth"
"""Own shares of a company the rivals may let grow before the own next turn, by the dice. Facts: company, number."""
RIVAL_ROUND: Final = "rival-round"
"""What a rival may expect until the bot's next turn, as a loss: bonuses, growth, risk. Facts: seat."""
PROSPECTS: Final = "prospects"
"""What the bot's shares of a company promise beyond their value until the end, compared with the rivals' shares of it.
Facts: company."""
CASH: Final = "cash"
"""What ready money is good for later, more or less of it than the rivals have (or by this deal). No facts."""
CHANCES: Final = "chances"
"""The next shares the bot can buy, the most promising it can pay. Facts: company."""
FINAL: Final = "final"
"""The building ends the match, ahead of all rivals or not: what that is worth. No facts."""
FORESIGHT: Final = "foresight"
"""What playing on in the mind adds to all the other terms. No facts."""

HUNCH: Final = "hunch"
"""A feeling without a reason: all levels but the strongest misjudge. No facts."""

# --- deals ---------------------------------------------------------------------------------------

NO_DEAL: Final = "no-deal"
"""Nothing (more) is bought or sold; what deals are compared with, so always 0. No facts."""
PRICE: Final = "price"
"""Paid for shares. Facts: company, number."""
BOUGHT: Final = "bought"
"""The shares bought, at today's value. Facts: company, number."""
PROCEEDS: Final = "proceeds"
"""Received for shares. Facts: company, number."""
SOLD: Final = "sold"
"""The shares sold, at today's value, as a loss. Facts: company, number."""
OWN_ROLL: Final = "own-roll"
"""What the own building to come gains by the deal, by the dice. No facts."""
SHORTAGE: Final = "shortage"
"""What forced sales may cost because of the deal, or less: losses beyond the cash at hand. No facts."""
HALF_PRICE: Final = "half-price"
"""Shares handed over for half their value: what they are worth above that, as a loss. Facts: company, number."""
START: Final = "start"
"""The first share: what is expected of the company. Facts: company."""

CODES: Final = (
    BONUS,
    DIVIDENDS,
    RIVAL_DIVIDENDS,
    OWN_FALL,
    DAMAGE,
    RUIN,
    RISK,
    GROWTH,
    RIVAL_ROUND,
    PROSPECTS,
    CASH,
    CHANCES,
    FINAL,
    FORESIGHT,
    HUNCH,
    NO_DEAL,
    PRICE,
    BOUGHT,
    PROCEEDS,
    SOLD,
    OWN_ROLL,
    SHORTAGE,
    HALF_PRICE,
    START,
)
