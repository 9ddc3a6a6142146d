"""All that is said in and about Pebbles."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.words.sentences import Sentences, Words, seat

EVENTS: Final = Sentences(
    "PebblesEvent",
    {
        "turn-began": "{player}’s turn",
        "die-rolled": "{player} rolls a {pips}.",
        "pebbles-taken": "{player} takes {number}; {heap} left.",
    },
)

ACTIONS: Final = Sentences("PebblesAction", {"take": "take {number}"})

PROMPTS: Final = Sentences(
    "PebblesPrompt",
    {
        "roll-die": "{roller}: roll the die.",
        "take-pebbles": "{player}: take up to {most}.",
    },
)

REFUSALS: Final = Sentences(
    "PebblesRefusal",
    {
        "number": "You may take up to {most}, not {number}.",
        "heap": "A heap has {least} to {most} pebbles.",
    },
)

LINES: Final = Sentences("PebblesLine", {"pebbles": "Pebbles", "last": "The last pebble"})

FACTS: Final = Sentences(
    "PebblesFact",
    {
        "heap": "Pebbles in the heap",
        "pips": "The die shows",
        "pips=0": "–",
        "turn": "Turn",
        "taken": "Pebbles",
    },
)

PEBBLES: Final = Words(
    events=EVENTS,
    actions=ACTIONS,
    prompts=PROMPTS,
    refusals=REFUSALS,
    lines=LINES,
    facts=FACTS,
    values={"roller": seat("roller")},
)
