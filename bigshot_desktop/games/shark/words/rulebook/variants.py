"""The three variants of Shark (SH-30 … SH-32)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, example, figure, text

VARIANTS: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Variants"),
    (
        Section(
            "SH-30",
            QT_TRANSLATE_NOOP("SharkRulebook", "Variant I: chains up to 7"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Nobody begins with a share. A chain counts at most 7 towards the value; "
                        "for driving rivals away (SH-15) all its buildings count.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If the value does not rise for that reason, there is no bonus. A building "
                        "that stands alone still earns 1,000 FT.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Joining chains can even lower the value. Then the company’s shareholders "
                        "pay for it (SH-17), all but the player who placed the building.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Red has chains of 5 and 4: value 9. Anna joins them to a chain of 10, "
                        "which counts 7, and Red falls from 9 to 7. Anna gets no bonus and pays "
                        "nothing; Ben pays 4,000 FT for 2 red shares.",
                    )
                ),
                figure(
                    "capped",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "One building joins chains of 5 and 4. Of the 10 buildings only 7 count.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook first says that only chains of 7 raise the value, "
                        "then that a chain of 8 or more stays at 7. We take both to mean: chains "
                        "count as ever, but only up to 7.",
                    )
                ),
            ),
        ),
        Section(
            "SH-31",
            QT_TRANSLATE_NOOP("SharkRulebook", "Variant II: Black for the smallest"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Black means the company with the fewest buildings on the map at that "
                        "moment, even if it has none there. If several have equally few, you choose "
                        "among them; if none of these finds a square, the turn is over (SH-10). "
                        "White leaves you the choice as ever.",
                    )
                ),
            ),
        ),
        Section(
            "SH-32",
            QT_TRANSLATE_NOOP("SharkRulebook", "Variant III: no colour die"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Only the number die is rolled. The company is always your choice.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Variants can be combined, except II and III: without a colour die there is "
                        "no Black.",
                    )
                ),
            ),
        ),
    ),
)
