"""How a match of Shark ends, and who has won (SH-21, SH-22)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, point, ruling, text

ENDING: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "The end"),
    (
        Section(
            "SH-21",
            QT_TRANSLATE_NOOP("SharkRulebook", "When it ends"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook", "The match ends when one of three things has happened:"
                    )
                ),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "A company stands at 15.")),
                point(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "All 18 buildings of a company have been used. Those that were removed "
                        "count as used, too.",
                    )
                ),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "Only one player is left (SH-20).")),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "First everything is settled: the bonus, gains, losses and forced sales. "
                        "After that nobody trades any more.",
                    )
                ),
            ),
        ),
        Section(
            "SH-22",
            QT_TRANSLATE_NOOP("SharkRulebook", "Who has won"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The bank buys all shares at their value. Cash and shares together are your "
                        "wealth. The richest player wins.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The printed rules know no ties. With us the same wealth means the same "
                        "place, the first place too. Ruined players come last, behind all others, "
                        "and whoever was ruined first at the very end.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Anna has 12,000 FT, Ben has 6,000 FT and 2 red shares at 3: both are worth "
                        "12,000 FT and win together. Clara, ruined late, is third; David, ruined "
                        "before her, is fourth.",
                    )
                ),
            ),
        ),
    ),
)
