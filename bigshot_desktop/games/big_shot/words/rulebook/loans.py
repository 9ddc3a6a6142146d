"""What the rulebook of Big Shot says of loans."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, figure, ruling, text

LOANS: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "Loans"),
    (
        Section(
            "BS-20",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Money from the bank"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Once per round, on any of your turns to speak in the auction, you may take a loan. After "
                        "that you still bid or pass.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Every loan is a debt of $10M, but the bank keeps a growing part of it. Your first "
                        "loan pays $9M, the second $8M, the third $7M, and so on; the ninth pays $1M.",
                    )
                ),
                figure(
                    "loans",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "What your loans pay, from the first to the ninth. The bank keeps the rest of the "
                        "$10M.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Anna has $4M in cash, and Ben has just bid $6M. Anna takes a second loan, which "
                        "pays $8M, and can now bid from $7M to $12M.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The printed rules offer a loan to players who cannot bid any higher. Here you may also "
                        "borrow while your cash would still do.",
                    )
                ),
            ),
        ),
        Section(
            "BS-21",
            QT_TRANSLATE_NOOP("BigShotRulebook", "When the bank stops lending"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Nobody takes a tenth loan: it would pay nothing. And when all 30 loan tokens are gone, "
                        "nobody can borrow any more.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The printed rules set neither limit.",
                    )
                ),
            ),
        ),
        Section(
            "BS-22",
            QT_TRANSLATE_NOOP("BigShotRulebook", "No way back"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Loans are never repaid during the match. At the end each one costs you $10M (BS-25).",
                    )
                ),
            ),
        ),
    ),
)
