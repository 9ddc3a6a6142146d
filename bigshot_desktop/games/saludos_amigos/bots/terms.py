"""The parts a Saludos Amigos bot's expectation is made of, and the facts each comes with.

All amounts are millions of advantage: what a player wins counts for it, what a rival wins counts against it
by how dangerous that rival is (the weights of all rivals add up to one).
"""

from __future__ import annotations

from typing import Final

# --- what the money does -------------------------------------------------------------------------

SHARE: Final = "share"
"""The own share. Facts: ``million`` (the share), ``worth`` (of the section), ``height`` (strength of the side),
``without`` (the height the partners reach without this player)."""
LEADER: Final = "leader"
"""What the rival most likely to win gains. Facts: ``seat``, ``million`` (its share), ``lead`` (its money less
one's own)."""
RIVALS: Final = "rivals"
"""What the other rivals gain while one is paid oneself. Facts: ``million`` (all they get together)."""
LEFT_OUT: Final = "left-out"
"""The price of being left out: what the other rivals (without the leader) share while one gets nothing.
Facts: ``million`` (all they get together), ``mug`` (the height to beat)."""

# --- what the cards do ---------------------------------------------------------------------------

DRAW: Final = "draw"
"""The councillors that those who are not paid draw: one's own less those of rivals.
Facts: ``cards`` (drawn by oneself: 0 or 1), ``others`` (drawn by rivals)."""
CARDS: Final = "cards"
"""Councillors spent, which are missing later in strength and in councils. Facts: ``cards``, ``points`` (the sum of
their values)."""
PRESS: Final = "press"
"""Journalists to come: more or fewer steps back because of the own hand. Facts: ``cards`` (in hand afterwards)."""
COUNCIL: Final = "council"
"""What the chance changes that the opposition wins a council.
Facts: ``chance`` (per cent, that it wins), ``mug``, ``biscuit``."""
COUNCIL_COST: Final = "council-cost"
"""Cards a council is likely to cost both sides. Facts: ``chance`` (per cent, that it is called)."""
STRENGTH: Final = "strength"
"""A new die: what the change of strength is worth in this turn's negotiation. Facts: ``die``, ``strength`` (both as
they are now)."""

# --- what others will do -------------------------------------------------------------------------

REFUSAL: Final = "refusal"
"""That an offer may be refused, and all stays as it is. Facts: ``chance`` (per cent, that all accept),
``seat`` (the member least likely to accept), ``million`` (what it is offered)."""
OUTBID: Final = "outbid"
"""Foresight: what comes of it where another coalition stands in the end. Facts: ``mug`` (the height of the one
that is aimed at)."""
FORESIGHT: Final = "foresight"
"""What playing the negotiation through many times adds to the estimate where things go as planned. Facts: none."""
HUNCH: Final = "hunch"
"""A misjudgement, as weaker levels make them. Facts: none."""

ALL: Final = (
    SHARE,
    LEADER,
    RIVALS,
    LEFT_OUT,
    DRAW,
    CARDS,
    PRESS,
    COUNCIL,
    COUNCIL_COST,
    STRENGTH,
    REFUSAL,
    OUTBID,
    FORESIGHT,
    HUNCH,
)
"""Every code."""
