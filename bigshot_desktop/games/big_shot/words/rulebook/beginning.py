"""What the rulebook of Big Shot says of all that comes before the first round."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, figure, ruling, text

BEGINNING: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "Set-up"),
    (
        Section(
            "BS-05",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Four cubes per field"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Four random cubes go on every field. Each field must show at least two colours, "
                        "never four cubes of one. Every deal that keeps to this is equally likely.",
                    )
                ),
                figure(
                    "field",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A field with its four cubes and the broker.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The French and Italian editions leave the cubes to chance; the German one asks for "
                        "any four.",
                    )
                ),
            ),
        ),
        Section(
            "BS-06",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Where the broker starts"),
            (
                text(QT_TRANSLATE_NOOP("BigShotRulebook", "The broker may start on any field.")),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The printed rules do not say who chooses the field. Here chance does, unless you set it "
                        "on the new-match page.",
                    )
                ),
            ),
        ),
        Section(
            "BS-07",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Your first $10M"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Every player starts with $10M. The money lies open for all to see, unless you play the "
                        "expert game with hidden money (BS-50).",
                    )
                ),
            ),
        ),
        Section(
            "BS-08",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Your colour"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The four colour cards are shuffled and dealt, so chance decides your colour; on the "
                        "new-match page you can fix it. What your colour wins is yours, whoever placed the cubes.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With three players one colour is left over (BS-30); with two, each has two colours "
                        "(BS-40).",
                    )
                ),
            ),
        ),
        Section(
            "BS-09",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Who leads first"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Everyone rolls the die, and the highest roll leads the first round. Players who tie for "
                        "highest roll again among themselves.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The German and French editions name the highest roll; the Italian one only has "
                        "everyone roll.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "No edition speaks of ties for the lead; rolling again is our answer.",
                    )
                ),
            ),
        ),
    ),
)
