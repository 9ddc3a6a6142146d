"""What a turn of Saludos Amigos brings: millions, councillors, or journalists (SA-20 … SA-27)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, figure, text

PAY: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Pay and cards"),
    (
        Section(
            "SA-20",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Who is paid"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The members of the winning side move up the money track, each by the share "
                        "agreed on. If the opposition has won, only those who attended the council are "
                        "paid.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Seven play: three are in the coalition, four in the opposition. Three of the "
                        "four attend the council and win it. They get the money; the three of the "
                        "coalition and the fourth opponent draw a card each.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-21",
            QT_TRANSLATE_NOOP("SaludosRulebook", "A councillor for the others"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Everyone who was not paid draws a councillor from the deck and looks at it. "
                        "The cards are dealt clockwise, beginning at the bag holder’s left.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-22",
            QT_TRANSLATE_NOOP("SaludosRulebook", "When the deck runs out"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "If the deck has too few cards, the discards are shuffled into it first. If "
                        "there still are too few for everyone who ought to get one, nobody draws.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-23",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The bag moves on"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook", "The bag goes to the left, and the next turn begins."
                    ),
                ),
            ),
        ),
    ),
)

JOURNALISTS: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Journalists"),
    (
        Section(
            "SA-24",
            QT_TRANSLATE_NOOP("SaludosRulebook", "A journalist counts"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "When a journalist is drawn, there is no negotiation. Everyone compares the "
                        "number of their cards with the smallest hand at the table and moves back by "
                        "the difference, but never below 0. You keep your cards.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Hands of 3, 6, 3, 4 and 5 cards: these players move back by 0, 3, 0, 1 and 2.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-25",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Back into the bag, or not"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "With fewer than three complete projects the journalist goes back into the bag. "
                        "Once three are complete, the journalist stays on the board.",
                    ),
                ),
                figure(
                    "journalist",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Three projects are complete, so the journalist stays, next to the kiosk. A "
                        "second one would end the match.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-26",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The second journalist"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The second journalist on the board ends the match. Everyone still moves back "
                        "(SA-24), and there is no bonus.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-27",
            QT_TRANSLATE_NOOP("SaludosRulebook", "After a journalist"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook", "If the match goes on, the bag goes to the left."
                    ),
                ),
            ),
        ),
    ),
)
