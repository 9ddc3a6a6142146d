"""A turn of Saludos Amigos, from the bag to the strengths (SA-05 … SA-08)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, figure, point, ruling, text

TURN: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "A turn"),
    (
        Section(
            "SA-05",
            QT_TRANSLATE_NOOP("SaludosRulebook", "A tile from the bag"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Whoever has the bag draws a tile. If it is a journalist, see SA-24.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "If it is a section, it is placed, and this is what there is to win, in "
                        "millions: its value, plus 1 for each section of its project that was there "
                        "before, plus 1 for itself.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "A tile of 4 is drawn, and two sections of its project are already in place: 4 "
                        "+ 2 + 1 = 7 million.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The second section of the Stadium: 5 + 1 + 1 = 7 million.",
                    ),
                ),
                figure(
                    "worth",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The third section of the Swimming Pool: its value is 4, two sections were "
                        "there before. The plate says what it is worth.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-06",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The course of a turn"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "If the section completes the fourth project, the match ends at once (SA-28). "
                        "Otherwise:",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP("SaludosRulebook", "Everybody rolls for strength (SA-07).")
                ),
                point(
                    QT_TRANSLATE_NOOP("SaludosRulebook", "All negotiate at the same time (SA-09).")
                ),
                point(QT_TRANSLATE_NOOP("SaludosRulebook", "The council may be called (SA-13).")),
                point(QT_TRANSLATE_NOOP("SaludosRulebook", "The winning side is paid (SA-20).")),
                point(
                    QT_TRANSLATE_NOOP("SaludosRulebook", "All others draw a councillor (SA-21).")
                ),
                point(QT_TRANSLATE_NOOP("SaludosRulebook", "The bag goes to the left (SA-23).")),
            ),
        ),
    ),
)

STRENGTH: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Strength"),
    (
        Section(
            "SA-07",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Die and cards"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Everybody rolls. Your strength is your die plus the number of your cards; what "
                        "they are worth does not matter here.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook", "Anna has 4 cards and rolls a 3: her strength is 7."
                    ),
                ),
                figure(
                    "strength",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The first player holds four cards and has rolled a 3: strength 7. Everyone’s "
                        "strength stands below their die.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-08",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Rolling again"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "As often as you like you may discard a card of your choice, face down, and "
                        "roll again at once. Only the new roll counts, even a worse one, and the "
                        "discarded card counts no longer.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Ben has 2 cards and rolls a 1: strength 3. He discards one of them and rolls a "
                        "4: 1 + 4, strength 5.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "When nobody wants to roll again, the strengths are fixed for this turn. Cards "
                        "that leave your hand later do not lower yours.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules do not say in which order this is done. Here all do it at "
                        "the same time. Whoever says “ready” rolls no more, and that is final; without "
                        "a card you are ready anyway.",
                    ),
                ),
            ),
        ),
    ),
)
