"""What the rulebook of Big Shot says of three players, and of two."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, example, text

THREE_PLAYERS: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "Three players"),
    (
        Section(
            "BS-30",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The fourth colour"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With three players the fourth colour is nobody’s: it has no money and makes no "
                        "bids. Its cubes are auctioned and placed like all others. It can win districts; "
                        "these count for no one.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Only the German and French editions say that its districts do not count. The "
                        "Italian one adds that helping it to a district can be a good trick.",
                    )
                ),
            ),
        ),
    ),
)

TWO_PLAYERS: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "Two players"),
    (
        Section(
            "BS-40",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Two colours each"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "With two players each has two colours, and $10M for each of them. The two purses "
                        "stay apart and lie open.",
                    )
                ),
            ),
        ),
        Section(
            "BS-41",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Loans come first"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "You may borrow only before your first bid or pass in the auction: for either colour "
                        "or both, once per colour and round. Each colour counts its own loans (BS-20).",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "In the German and French editions each player decides before their own first bid, "
                        "and so do we. In the Italian one all loans come before the auction begins.",
                    )
                ),
            ),
        ),
        Section(
            "BS-42",
            QT_TRANSLATE_NOOP("BigShotRulebook", "One purse pays"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "You can bid as much as your fuller purse holds. If you win, you choose which colour pays, "
                        "never both together, and then place the cubes. If only one purse can pay, it does.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Anna has $6M with Red and $9M with Black. The limit is $9M. A bid of $5M can be paid by "
                        "either purse, a bid of $8M by Black alone.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Only the Italian edition says outright that the two purses may not be combined.",
                    )
                ),
            ),
        ),
        Section(
            "BS-43",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Colours, not players"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Districts belong to colours. Your own two colours cancel out like any others, and a park "
                        "doubles only neighbours of its own colour.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "All three editions limit the parks to one colour; only the Italian one mentions that your "
                        "own colours can cancel out.",
                    )
                ),
            ),
        ),
        Section(
            "BS-44",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Two districts per colour"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "To win you need at least two districts with each of your colours. The wealth of both "
                        "colours is added up.",
                    )
                ),
            ),
        ),
    ),
)
