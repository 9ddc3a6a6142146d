"""The way each character talks at the table: lines of its own for what bots say most often.

A line is found by character, tone and number: ``otto.yes.0``. What a character has no line for, or has said already,
it says in the words that all bots share (``remarks``), which also tell the special reasons.
"""

from __future__ import annotations

from typing import Final

from bigshot_desktop.games.saludos_amigos.words.voices import easy, expert, hard, medium
from bigshot_desktop.words.sentences import Facts, Sentences

VOICES: Final = Sentences(
    "SaludosVoice", {**easy.LINES, **medium.LINES, **hard.LINES, **expert.LINES}
)

TONES: Final = {
    "needed": "price",
    "too-little": "price",
    "greed": "price",
    "better-idea": "price",
    "rather-draw": "price",
    "agreed": "yes",
    "better-than-nothing": "yes",
    "upgrade": "yes",
    "traitor": "betray",
    "turncoat": "betray",
    "handshake": "offer",
    "crumbs": "offer",
    "raised": "offer",
    "last-offer": "offer",
    "content": "done",
    "no-deal": "done",
    "good-die": "good-die",
    "bad-die": "bad-die",
    "called": "call",
    "coming": "call",
    "let-be": "stay",
    "not-coming": "stay",
}
"""The tone of what is said, by its code, where characters have lines of their own for it."""

_SPARE: Final = {
    "held": "price",
    "held-alone": "price",
    "ahead": "price",
    "rival": "price",
    "shaky": "price",
    "doubt": "price",
    "outbidden": "never",
    "promised": "never",
    "whim": "never",
    "holds": "yes",
    "spite": "yes",
    "unbeatable": "offer",
    "temptation": "offer",
    "threat": "offer",
    "patience": "done",
}
"""The tone in which a special reason is put where somebody else has already said what all bots share for it."""


def tone_of(code: str, facts: Facts) -> str:
    """The tone of a saying, or nothing. Who names no price refuses for good."""
    return _priced(TONES.get(code, ""), facts)


def spare_tone_of(code: str, facts: Facts) -> str:
    """The tone to fall back on, or nothing."""
    return _priced(_SPARE.get(code, ""), facts)


def _priced(tone: str, facts: Facts) -> str:
    return "never" if tone == "price" and not facts["price"] else tone
