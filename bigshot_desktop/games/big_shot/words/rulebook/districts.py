"""What the rulebook of Big Shot says of winning a district."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, figure, text

DISTRICTS: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "Winning a district"),
    (
        Section(
            "BS-17",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The seventh cube"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A district holds at most seven cubes. The seventh decides it at once, before the next "
                        "cube is placed.",
                    )
                ),
            ),
        ),
        Section(
            "BS-18",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Most cubes win"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The colour with the most cubes wins the district. Colours that tie for the most cancel "
                        "out, and the district goes to the best of the rest.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With seven cubes this happens in two cases only, 3/3/1 and 2/2/2/1: the single cube "
                        "wins.",
                    )
                ),
                figure(
                    "cancel",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "3 red, 3 yellow, 1 white: Red and Yellow cancel out, and White wins with a single cube.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A district holds 2 yellow cubes, 1 red and 1 white. On offer are 2 red cubes, 1 yellow "
                        "and 1 black. Three players can win the district now: Red with red, red and black "
                        "(3/2/1/1), Yellow with yellow, red and black (3/2/1/1), and White with red, red and "
                        "yellow (3/3/1).",
                    )
                ),
                figure(
                    "endings",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "One district, one offer, three endings. The fourth cube goes elsewhere.",
                    ),
                ),
            ),
        ),
        Section(
            "BS-19",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Sold!"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The winning colour keeps one cube in the district, with a sold sign. The other six "
                        "leave the game. No cube may enter this district any more.",
                    )
                ),
                figure(
                    "sold",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The Grand Hotel before and after the seventh cube: sold to Red.",
                    ),
                ),
            ),
        ),
    ),
)
