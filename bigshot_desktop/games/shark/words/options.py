"""What can be chosen before a match of Shark."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

OPTIONS: Final = Sentences(
    "SharkOption",
    {
        "start-share": QT_TRANSLATE_NOOP("SharkOption", "First share"),
        "start-share.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Which share does everyone begin with?"
        ),
        #: First share
        "start-share=dealt": QT_TRANSLATE_NOOP("SharkOption", "Dealt"),
        "start-share=dealt.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Everyone is dealt a share at random."
        ),
        #: First share
        "start-share=chosen": QT_TRANSLATE_NOOP("SharkOption", "Chosen"),
        "start-share=chosen.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Everyone chooses a share, one after the other."
        ),
        "buy-limit": QT_TRANSLATE_NOOP("SharkOption", "Shares to buy"),
        "buy-limit.why": QT_TRANSLATE_NOOP("SharkOption", "How often may five shares be bought?"),
        #: Shares to buy
        "buy-limit=per-turn": QT_TRANSLATE_NOOP("SharkOption", "Five in a turn"),
        "buy-limit=per-turn.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Five in a turn: purchases before and after the roll count together."
        ),
        #: Shares to buy
        "buy-limit=per-occasion": QT_TRANSLATE_NOOP("SharkOption", "Five each time"),
        "buy-limit=per-occasion.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Five before the roll, and five more after the building is placed."
        ),
        "variant-1": QT_TRANSLATE_NOOP("SharkOption", "Variant I: chains up to 7"),
        "variant-1.why": QT_TRANSLATE_NOOP("SharkOption", "How much of a long chain counts?"),
        #: Variant I
        "variant-1=no": QT_TRANSLATE_NOOP("SharkOption", "The whole chain"),
        "variant-1=no.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Every building of a chain counts towards the value of its company."
        ),
        #: Variant I
        "variant-1=yes": QT_TRANSLATE_NOOP("SharkOption", "7 at most"),
        "variant-1=yes.why": QT_TRANSLATE_NOOP(
            "SharkOption",
            "A chain counts 7 at most, so joining chains can cost value. Nobody begins with a share.",
        ),
        "variant-2": QT_TRANSLATE_NOOP("SharkOption", "Variant II: Black for the smallest"),
        "variant-2.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Which company builds when the colour die shows Black?"
        ),
        #: Variant II
        "variant-2=no": QT_TRANSLATE_NOOP("SharkOption", "Any"),
        "variant-2=no.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Black leaves the choice of company to the player, like White."
        ),
        #: Variant II
        "variant-2=yes": QT_TRANSLATE_NOOP("SharkOption", "The smallest"),
        "variant-2=yes.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Black means the company with the fewest buildings on the map."
        ),
        "variant-3": QT_TRANSLATE_NOOP("SharkOption", "Variant III: no colour die"),
        "variant-3.why": QT_TRANSLATE_NOOP("SharkOption", "What decides which company builds?"),
        #: Variant III
        "variant-3=no": QT_TRANSLATE_NOOP("SharkOption", "The colour die"),
        "variant-3=no.why": QT_TRANSLATE_NOOP(
            "SharkOption", "The colour die names the company, or leaves the choice to the player."
        ),
        #: Variant III
        "variant-3=yes": QT_TRANSLATE_NOOP("SharkOption", "Free choice"),
        "variant-3=yes.why": QT_TRANSLATE_NOOP(
            "SharkOption", "Only the zone is rolled; the company is always the player’s choice."
        ),
    },
)
