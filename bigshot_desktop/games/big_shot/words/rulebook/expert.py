"""What the rulebook of Big Shot says of the expert game."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, example, point, ruling, text

EXPERT_GAME: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "The expert game"),
    (
        Section(
            "BS-50",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Hidden money"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The expert game is for three or four players. Each of its three changes can be chosen "
                        "alone on the new-match page.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With hidden money you see only your own. Everything that moves money stays public, so a "
                        "good memory can follow it.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The printed rules do not say how many players the expert game takes. With two, money "
                        "lies open and loans have their own rule (BS-40, BS-41), so we leave it out there.",
                    )
                ),
            ),
        ),
        Section(
            "BS-51",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Loans before the auction"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "When the broker has stopped, each player in turn takes a loan or goes without, starting "
                        "on the leader’s left. Once the auction has begun, there are no more loans.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The order is that of the German and French editions. The Italian one names none and puts "
                        "the loans at the start of the round.",
                    )
                ),
            ),
        ),
        Section(
            "BS-52",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Bids above your cash"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "What happens to a bid that you cannot pay? There are three ways:",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Refused: nobody can make such a bid (BS-14). This is the usual way.",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Allowed, then checked for the round: if such a bid wins, you must show all your "
                        "money. The auction starts again from the first bidder, with nobody out and no bid. "
                        "For the rest of the round you cannot bid above your cash.",
                    )
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Allowed, then checked for the match: the same, but it holds for the rest of the "
                        "match, and your money stays open.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Ben wins with a bid of $15M but has only $12M. Ben shows the $12M, all players are back "
                        "in, and the auction of the same four cubes starts again.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "A bid is tested only when it wins, and loans taken in this round stay taken. How "
                        "long later bids are checked is our reading. No bid may go above $55M, the most one "
                        "purse can ever hold.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The German and French editions forbid such bids; if one happens, the player shows "
                        "all the money once. In the Italian edition the money stays open from then on.",
                    )
                ),
            ),
        ),
    ),
)
