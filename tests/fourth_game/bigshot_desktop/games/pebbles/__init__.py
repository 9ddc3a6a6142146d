"""Pebbles: a heap, a die, and one pebble that nobody wants."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.entry import Entry

ENTRY: Final = Entry(
    package=__name__,
    id="pebbles",
    title="Pebbles",
    pitch="Take pebbles from the heap, but leave the last one to somebody else.",
    players=(2, 3, 4),
    rule_prefix="PB",
    rules="rules.game:Pebbles",
    words="words.words:PEBBLES",
)
