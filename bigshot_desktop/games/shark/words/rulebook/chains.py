"""Chains, what they make of a value, and what that pays in Shark (SH-11 … SH-14)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import (
    Chapter,
    Section,
    edition,
    example,
    figure,
    point,
    ruling,
    text,
)

CHAINS: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Chains and values"),
    (
        Section(
            "SH-11",
            QT_TRANSLATE_NOOP("SharkRulebook", "What a chain is"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Buildings of one colour that stand side by side or one above the other "
                        "form a chain. Corners do not count, and zone lines do not matter.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "A new building may lengthen a chain, or join several chains and lone "
                        "buildings into one.",
                    )
                ),
                figure(
                    "chain",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Four red buildings form a chain across the line between two zones. The "
                        "fifth touches it only at a corner: it stands alone, and Red is at 4.",
                    ),
                ),
            ),
        ),
        Section(
            "SH-12",
            QT_TRANSLATE_NOOP("SharkRulebook", "The value of a company"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The value is the number of buildings in all chains of 2 or more, added "
                        "up. It never passes 15.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Lone buildings add nothing to that. A company that has only lone "
                        "buildings stands at 1, however many they are; a company without any "
                        "building on the map stands at 0.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The value always follows the map. That also settles what happens when "
                        "buildings are removed (SH-16).",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Red has a chain of 3 and a lone building: value 3. A second building makes "
                        "the lone one a chain of 2. Now both chains count: Red rises to 5, and the "
                        "bonus is 5,000 FT.",
                    )
                ),
                figure(
                    "growing",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The lone red building becomes a chain of 2: Red rises from 3 to 5.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "One red building joins a chain of 2, a lone building and a chain of 3: "
                        "they are a chain of 7 now. Red rises from 5 to 7, and the bonus is "
                        "7,000 FT.",
                    )
                ),
                figure(
                    "joining",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The building in the middle joins 2, 1 and 3 buildings to a chain of 7.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "For this example the French rulebook prints “from 4 to 7”. By its own rule "
                        "chains of 2 and 3 are worth 5; so it is from 5 to 7.",
                    )
                ),
            ),
        ),
        Section(
            "SH-13",
            QT_TRANSLATE_NOOP("SharkRulebook", "The bonus"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook", "The bank pays a bonus to whoever places a building:"
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If the value of its company rises, the bonus is the new value × 1,000 FT.",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If the value stays the same because the building stands alone, the bonus "
                        "is 1,000 FT.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The first building of a company lifts it from 0 to 1: the bonus is 1,000 FT.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Red has one chain of 3. Anna makes it a chain of 4: Red rises from 3 to 4, "
                        "and the bonus is 4,000 FT.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook says in one place that there is a bonus only if the "
                        "value rises. Elsewhere it pays 1,000 FT for every lone building, and so do "
                        "we.",
                    )
                ),
            ),
        ),
        Section(
            "SH-14",
            QT_TRANSLATE_NOOP("SharkRulebook", "Gains of shareholders"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "After the bonus the bank pays all who hold shares of the company that "
                        "rose: 1,000 FT per share for each step on the scale. Whoever placed the "
                        "building is paid too.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Anna’s building lifts Red from 4 to 6. First comes her bonus of 6,000 FT. "
                        "Then each red share earns 2,000 FT: Anna has 2 of them and gets 4,000 FT, "
                        "Ben has 5 and gets 10,000 FT.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook prints a bonus of 2,000 FT in this example. Its rule "
                        "and its other examples pay the new value: 6,000 FT.",
                    )
                ),
            ),
        ),
    ),
)
