"""What the rulebook of Big Shot says of the end: the last districts, wealth, and who wins."""

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

ENDING: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "The end of the match"),
    (
        Section(
            "BS-23",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The last districts"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "After round 18 all fields are empty. Now the districts with one to six cubes are decided "
                        "as in BS-18: most cubes win, and colours that tie cancel out.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Where that leaves no single best colour, nobody gets the district. Nobody gets an empty "
                        "one either.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With 2/1/1, or with one cube alone, the majority wins. With 2/2/1 it is the single cube. "
                        "With 1/1, 2/2, 3/3 and 2/2/1/1 nobody gets the district.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Only the Italian edition names 2/2/1/1, where single cubes cancel out, too. The "
                        "German and French ones stop at 2/2/1 and 2/2.",
                    )
                ),
            ),
        ),
        Section(
            "BS-24",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Parks double"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A park doubles the value of each district beside it that has the same owner. Every other "
                        "district counts once.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Red owns a park and the 9 and the 10 beside it, White owns the 11 beside it. Red’s "
                        "districts are worth $38M (2 × 9 + 2 × 10), White’s $11M.",
                    )
                ),
                figure(
                    "parks",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "North Park doubles Mill Row and the Fish Market for Red. The Station is White’s and "
                        "counts once.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "In this city no district touches both parks. In a city where one does, it counts four "
                        "times for an owner of both parks.",
                    )
                ),
            ),
        ),
        Section(
            "BS-25",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Your wealth"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Wealth is your cash plus the value of your districts, less $10M for each loan. It may "
                        "fall below zero.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Ben has $3M in cash, the Grand Hotel (21), the Theatre (16) and two loans: "
                        "3 + 21 + 16 − 20 makes $20M.",
                    )
                ),
            ),
        ),
        Section(
            "BS-26",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Two districts to win"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "To win you must own at least two districts; parks count. Among those who do, the "
                        "greatest wealth wins, even below zero.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Clara is worth $25M but owns one district. David owns two and ends $4M below zero; "
                        "nobody else has two. David wins.",
                    )
                ),
            ),
        ),
        Section(
            "BS-27",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Ties and ranking"),
            (
                text(QT_TRANSLATE_NOOP("BigShotRulebook", "If wealth is equal, these decide:")),
                point(QT_TRANSLATE_NOOP("BigShotRulebook", "first, more districts;")),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "then the most valuable single district, as it was scored, doubling included.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "If nobody owns enough districts, nobody wins. The ranking lists first those who do, "
                        "and after them the others in the same order.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "We let players who are still tied share the win and the rank: 1, 1, 3. The printed "
                        "rules do not speak of them, nor of doubling in a tie, nor of a match in which "
                        "nobody owns enough.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Only the German and French editions settle ties; the Italian one says nothing of them.",
                    )
                ),
            ),
        ),
    ),
)
