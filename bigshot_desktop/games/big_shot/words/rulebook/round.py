"""What the rulebook of Big Shot says of a round: the broker, the auction, the cubes."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, example, figure, point, text

ROUND: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "A round"),
    (
        Section(
            "BS-10",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The broker moves"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The leader rolls the die and moves the broker that many fields clockwise, starting "
                        "with the next one. Empty fields are not counted. The four cubes where the broker "
                        "stops are auctioned.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "When few fields still have cubes, the broker may come past the same one more than "
                        "once.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The broker stands on field 1; fields 2 and 4 are empty. A roll of 3 counts fields 3, 5 "
                        "and 6, and the broker stops on field 6.",
                    )
                ),
                figure(
                    "broker",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A roll of 3: the broker counts fields 3, 5 and 6 and skips the empty ones.",
                    ),
                ),
            ),
        ),
        Section(
            "BS-11",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Bid or pass"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Bidding goes clockwise. The player to the leader’s left begins; the leader speaks "
                        "last. When you speak, you have two choices:",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Bid: any whole number of millions above the standing bid. The first bid is at least $1M.",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook", "Pass: you are out of the auction for this round."
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The Italian edition wants every bid in millions; the German and French ones leave "
                        "the first amount open.",
                    )
                ),
            ),
        ),
        Section(
            "BS-12",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The last one in"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The auction ends when all but one have passed. That player pays the bid to the bank "
                        "and takes the four cubes.",
                    )
                ),
            ),
        ),
        Section(
            "BS-13",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Cubes for nothing"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "If all the others pass without a single bid, the leader takes the cubes for nothing and "
                        "need not bid.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The German and French editions just say that all the others pass; the Italian one "
                        "makes clear that nobody has bid.",
                    )
                ),
            ),
        ),
        Section(
            "BS-14",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Only what you have"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "You cannot bid more than the cash you have. If it is not enough for a higher bid, pass, "
                        "or take a loan first (BS-20).",
                    )
                ),
            ),
        ),
        Section(
            "BS-15",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Placing the cubes"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Whoever won the auction places the four cubes one after another, in any districts "
                        "that are not sold: all in one, or spread out. All four must be placed, rivals’ "
                        "cubes too. There is always room: 72 cubes, 91 places.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The German and French editions have the cubes placed one by one; the Italian one "
                        "does not say so. The order counts when a seventh cube is among them (BS-17).",
                    )
                ),
            ),
        ),
        Section(
            "BS-16",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The next leader"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "After each round the lead goes to the player on the leader’s left. There are 18 rounds.",
                    )
                ),
            ),
        ),
    ),
)
