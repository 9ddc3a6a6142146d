"""The parts a Saludos Amigos bot's chance to win is made of, and the facts each comes with.

All amounts are chances, from 0 to 1: what each thing adds to the chance there is before the decision.
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
OTHERWISE: Final = "otherwise"
"""What is given up: what the turn promised as things are, before the decision. Facts: none."""

# --- what the cards do ---------------------------------------------------------------------------

CARDS: Final = "cards"
"""Councillors spent, and all that rests on the cards in one's hand. Facts: ``cards``, ``points`` (the sum of their
values)."""
COUNCIL: Final = "council"
"""What the chance changes that the opposition wins a council.
Facts: ``chance`` (per cent, that it wins), ``mug``, ``biscuit``."""
STRENGTH: Final = "strength"
"""A new die: what the change of strength is worth in this turn's negotiation. Facts: ``die``, ``strength`` (both as
they are now)."""
NEW_SPLIT: Final = "new-split"
"""Another split in the council: the own share, and what it makes others show. Facts: ``million`` (one's share with
it), ``held`` (one's share now), of a proposal also ``chance`` (per cent, that one's side wins with it, as anybody would
work it out who believes the word given with it)."""

# --- what others will do -------------------------------------------------------------------------

FALL: Final = "fall"
"""That a coalition may not last: it may be outbid, or overthrown in the council. Facts: ``chance`` (per cent, that it
does not last), ``mug``, ``biscuit`` (the heights of both sides)."""
REFUSAL: Final = "refusal"
"""That an offer may be refused, and all stays as it is. Facts: ``chance`` (per cent, that it comes to stand),
``seat`` (the member least likely to accept), ``million`` (what it is offered)."""
TALK: Final = "talk"
"""What the others may still agree on, where nothing stands. Facts: none."""
DEAL: Final = "deal"
"""Where nothing stands: that bots would rather have a deal than none. Facts: none."""
HUNCH: Final = "hunch"
"""A misjudgement, as weaker levels make them. Facts: none."""

ALL: Final = (
    SHARE,
    LEADER,
    RIVALS,
    LEFT_OUT,
    OTHERWISE,
    CARDS,
    COUNCIL,
    STRENGTH,
    NEW_SPLIT,
    FALL,
    REFUSAL,
    TALK,
    DEAL,
    HUNCH,
)
"""Every code."""
