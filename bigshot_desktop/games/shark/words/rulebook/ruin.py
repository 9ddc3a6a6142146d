"""What happens in Shark when cash does not suffice (SH-18 … SH-20)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, ruling, text

RUIN: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Forced sale and ruin"),
    (
        Section(
            "SH-18",
            QT_TRANSLATE_NOOP("SharkRulebook", "The forced sale"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If your cash is less than your loss, all of it goes, and you cover the "
                        "rest with shares. The bank takes them at half their value as it is now, "
                        "after the fall. You choose which shares; those of a company at 0 cover "
                        "nothing.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The printed rules only say that less than 1,000 FT is rounded up to "
                        "1,000 FT. We add up the shares you hand over, halve the sum and round a "
                        "half up to the full thousand.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "What you choose must cover the rest, and no share may be among it that you "
                        "could do without. What is over comes back as change. If only one choice "
                        "is possible, you are not asked.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Ben owes 7,000 FT and has 2,000 FT in cash: 5,000 FT are missing. He "
                        "holds 3 red shares at 3 and 3 blue shares at 4. The red ones are worth "
                        "9,000 FT; half of that, rounded up, is 5,000 FT: just enough. The blue "
                        "ones bring 6,000 FT, and 1,000 FT comes back. All 3 red ones and a blue "
                        "one are too many: Ben could keep the blue one.",
                    )
                ),
            ),
        ),
        Section(
            "SH-19",
            QT_TRANSLATE_NOOP("SharkRulebook", "Out of the match"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If even all your shares do not cover the rest, you are ruined: cash and "
                        "shares go to the bank, and you are out.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Nobody gives credit, neither the bank nor the other players, and players "
                        "do not trade with each other.",
                    )
                ),
            ),
        ),
        Section(
            "SH-20",
            QT_TRANSLATE_NOOP("SharkRulebook", "Several debtors"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If several players owe the bank, they settle one after the other, "
                        "clockwise, beginning left of the player who placed the building. If only "
                        "one player is left, the match ends.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook", "Both are our decisions: the printed rules are silent."
                    )
                ),
            ),
        ),
    ),
)
