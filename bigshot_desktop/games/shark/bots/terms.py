"""What changes a chance to win, as Shark's bots tell it.

All amounts are parts of that chance; those of an action add up to the difference it makes. Sums of money are what
somebody has before and after it, with the deals that are to follow.
"""

from __future__ import annotations

from typing import Final

WEALTH: Final = "wealth"
"""The own cash and shares at their value. Facts: before, after."""
CASH: Final = "cash"
"""The own cash at hand, for purchases and losses. Facts: before, after."""
SHARES: Final = "shares"
"""Which shares the player holds, how many, and what the others hold of the same companies. No facts."""
GROWTH: Final = "growth"
"""How much room to grow the companies have whose shares the player holds. No facts."""
RISK: Final = "risk"
"""What falls the player's shares are exposed to. Facts: cost (what one building could cost at the most)."""
COURSE: Final = "course"
"""Whose turn is next, who may buy, and how much of the match is left. No facts."""
RIVAL: Final = "rival"
"""All that changes for a rival. Facts: seat, before, after (his wealth)."""
RUIN: Final = "ruin"
"""A rival is ruined. Facts: seat."""
OWN_ROLL: Final = "own-roll"
"""What the best building for each of the 36 rolls before the player adds. No facts."""
ROUND: Final = "round"
"""What playing through the rivals' next turns adds. No facts."""
FINAL: Final = "final"
"""The building ends the match. No facts."""
REST: Final = "rest"
"""Many things of which each does little. No facts."""
HUNCH: Final = "hunch"
"""A feeling without a reason: all levels but the strongest misjudge. No facts."""

CODES: Final = (
    WEALTH,
    CASH,
    SHARES,
    GROWTH,
    RISK,
    COURSE,
    RIVAL,
    RUIN,
    OWN_ROLL,
    ROUND,
    FINAL,
    REST,
    HUNCH,
)
