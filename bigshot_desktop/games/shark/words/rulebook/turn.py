"""A turn of Shark: trading, the dice and the building (SH-06 … SH-10)."""

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

TURN: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Your turn"),
    (
        Section(
            "SH-06",
            QT_TRANSLATE_NOOP("SharkRulebook", "Four steps"),
            (
                text(
                    QT_TRANSLATE_NOOP("SharkRulebook", "A turn has four steps, in this order:"),
                ),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "Trade, if you like (SH-07).")),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "Roll both dice (SH-09).")),
                point(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Place a building (SH-10). Values move, and money follows: first the bonus "
                        "(SH-13), then all gains (SH-14), then all losses (SH-17).",
                    )
                ),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "Trade again, if you like.")),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Where there is nothing you could buy or sell, that step is left out. So the "
                        "first turn begins with the dice: all companies still stand at 0.",
                    )
                ),
            ),
        ),
        Section(
            "SH-07",
            QT_TRANSLATE_NOOP("SharkRulebook", "Trading with the bank"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "You trade with the bank, never with another player. The price of a share, "
                        "bought or sold, is the value of its company × 1,000 FT.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Sell as many shares as you like, and mix buying and selling in any order.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Shares of a company at 0 can be neither bought nor sold.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Red stands at 3: a red share costs 3,000 FT, and the bank pays 3,000 FT "
                        "for one.",
                    )
                ),
            ),
        ),
        Section(
            "SH-08",
            QT_TRANSLATE_NOOP("SharkRulebook", "Five shares at most"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "You may buy at most 5 shares in a turn, of one company or of several, "
                        "before and after the dice together. Selling does not let you buy more.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook allows five shares at a time and adds that this "
                        "holds for both occasions. The reader may ask: five together, or five "
                        "each time?",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "We count both together, as this edition is usually described. On the "
                        "new-match page you can allow five each time.",
                    )
                ),
            ),
        ),
        Section(
            "SH-09",
            QT_TRANSLATE_NOOP("SharkRulebook", "Reading the dice"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The number die names the zone, the colour die the company that builds. On "
                        "White and on Black the company is your choice.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Two variants change this (SH-31, SH-32).",
                    )
                ),
                figure(
                    "dice",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "A 5 and Green: a green building goes to Africa, on one of the squares that "
                        "light up.",
                    ),
                ),
            ),
        ),
        Section(
            "SH-10",
            QT_TRANSLATE_NOOP("SharkRulebook", "Placing a building"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The building goes on an empty square of the zone, where its neighbours "
                        "allow it (SH-15). Whoever can build must build.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "If there is no such square, the turn is over: nothing is placed, nothing "
                        "is paid, and there is no second trading. Where the company is your "
                        "choice, that happens only if no company finds a square.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The printed rules only say that the turn is missed. What you traded before "
                        "the dice stays as it is.",
                    )
                ),
            ),
        ),
    ),
)
