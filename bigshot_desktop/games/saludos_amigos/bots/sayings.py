"""All that a Saludos Amigos bot can say at the table, and the facts each saying comes with.

Every saying has ``way``, a number to choose among several wordings by. Millions are those of the share that is spoken
of. A ``price`` is the least share for which the bot would agree if the proposer gave up the rest and nothing else
changed; 0 where there is none, or where the bot will think again.
"""

from __future__ import annotations

from typing import Final

# --- no: ``proposer``, ``million`` (what it is offered), ``price`` --------------------------------

NEEDED: Final = "needed"
"""Without this bot they are no higher than the mug, or than the others. Facts: ``without`` (the height they reach)."""
TOO_LITTLE: Final = "too-little"
"""It is simply not enough."""
GREED: Final = "greed"
"""The proposer keeps too much. Facts: ``theirs`` (its share)."""
HELD: Final = "held"
"""It has more already. Facts: ``held``, ``partner`` (with whom)."""
HELD_ALONE: Final = "held-alone"
"""The same, alone. Facts: ``held``."""
AHEAD: Final = "ahead"
"""The proposer is closest to winning. Facts: ``lead`` (its money less the bot's)."""
RIVAL: Final = "rival"
"""So is another member. Facts: ``rival``, ``theirs`` (its share)."""
SHAKY: Final = "shaky"
"""The opposition may win a council. Facts: ``height``, ``biscuit``, ``cards`` (of the opposition)."""
RATHER_DRAW: Final = "rather-draw"
"""A councillor is worth more to it."""
OUTBIDDEN: Final = "outbidden"
"""Others will outbid it. Facts: ``height``, ``biscuit``."""
DOUBT: Final = "doubt"
"""Somebody else will refuse. Facts: ``partner``, ``theirs`` (its share)."""
BETTER_IDEA: Final = "better-idea"
"""It would rather make an offer of its own."""
PROMISED: Final = "promised"
"""It has agreed to another offer. Facts: ``partner`` (whose)."""
OWN_FIRST: Final = "own-first"
"""Its own offer is open."""
PERHAPS: Final = "perhaps"
"""Where it will think again. Facts: ``about`` (a share that it may well agree for)."""
WHIM: Final = "whim"
"""It knows better, and says no."""

# --- yes: ``proposer``, ``million`` (its share) ---------------------------------------------------

AGREED: Final = "agreed"
HOLDS: Final = "holds"
"""The coalition is much stronger than the others. Facts: ``height``, ``biscuit``."""
BETTER_THAN_NOTHING: Final = "better-than-nothing"
"""A small share, but it would have none. Facts: none."""
SPITE: Final = "spite"
"""Who is closest to winning loses a share. Facts: ``rival``, ``theirs``."""
TRAITOR: Final = "traitor"
"""It leaves a coalition for more. Facts: ``partner`` (who is left), ``held`` (its share until now)."""
TURNCOAT: Final = "turncoat"
"""It leaves one for other reasons. Facts: the same."""
UPGRADE: Final = "upgrade"
"""The friends stay, its share changes. Facts: ``held``."""

# --- offers: ``million`` (its own share) ----------------------------------------------------------

SOLO: Final = "solo"
"""It needs nobody. Facts: ``height``."""
HANDSHAKE: Final = "handshake"
"""Facts: ``partner``, ``share`` (the partner's)."""
UNBEATABLE: Final = "unbeatable"
"""All others together do not beat it. Facts: ``height``, ``biscuit``."""
CRUMBS: Final = "crumbs"
"""A small share for somebody who has none. Facts: ``partner``, ``share``."""
TEMPTATION: Final = "temptation"
"""More than the partner has in the coalition that stands. Facts: ``partner``, ``share``, ``held``."""
THREAT: Final = "threat"
"""Or who is closest to winning gets something. Facts: ``rival``, ``theirs``."""
RAISED: Final = "raised"
"""More than in the last offer to the same circle. Facts: ``partner``, ``share``, ``before``."""
LAST_OFFER: Final = "last-offer"
"""Its third. Facts: ``partner``, ``share``."""

# --- done ----------------------------------------------------------------------------------------

CONTENT: Final = "content"
"""It has a share of what stands. Facts: ``held``."""
PATIENCE: Final = "patience"
"""It has none. Facts: ``cards`` (in its hand)."""
NO_DEAL: Final = "no-deal"
"""Nothing stands. Facts: none."""

# --- dice and council ----------------------------------------------------------------------------

NEW_DIE: Final = "new-die"
"""Facts: ``die`` (the one that goes)."""
GOOD_DIE: Final = "good-die"
"""Facts: ``die``."""
BAD_DIE: Final = "bad-die"
"""Facts: ``die``."""
CALLED: Final = "called"
"""Calls the council. Facts: ``mug``, ``biscuit``."""
COMING: Final = "coming"
"""Attends it. Facts: ``number`` (how many are there then)."""
LET_BE: Final = "let-be"
"""Does not call it. Facts: ``worth``."""
NOT_COMING: Final = "not-coming"
"""Stays out. Facts: none."""
NEW_SPLIT: Final = "new-split"
"""Agrees to another split in the council. Facts: ``million`` (its share then), ``held`` (its share now)."""
OLD_SPLIT: Final = "old-split"
"""Does not. Facts: the same, and ``proposer``."""
