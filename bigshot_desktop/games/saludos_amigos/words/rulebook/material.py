"""What lies in the box of Saludos Amigos, and how a match begins (SA-01 … SA-04)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, figure, ruling, text

MATERIAL: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Material"),
    (
        Section(
            "SA-01",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Projects and journalists"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Six projects are to be built: Fountain, Library, Market Hall, Swimming Pool, "
                        "Stadium and Purification Plant. They have 1, 2, 3, 4, 5 and 6 sections.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Each section is a tile. Its value is the number of sections of its project: "
                        "those of the Stadium all show a 5. These 21 tiles go into the bag, and 3 "
                        "journalists with them.",
                    ),
                ),
                figure(
                    "village",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The village. A signpost marks each section that is still missing and shows its "
                        "value; a flag flies over each project that is complete.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules name only the fountain and the purification plant. What "
                        "stands between them in our village is our own choice.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-02",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Councillor cards"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "There are 56 councillor cards: 18 of value 1, 20 of value 2 and 18 of value 3.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "How many you hold makes you strong in the negotiation. What they are worth "
                        "counts only in the council (SA-18) and for the bonus at the end (SA-28).",
                    ),
                ),
            ),
        ),
        Section(
            "SA-03",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Two tracks and a die each"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The money track shows how many millions everyone has. It starts at 0 and has "
                        "no end: once around the village you go on counting.",
                    ),
                ),
                figure(
                    "money-track",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The money track begins in the corner, at 0. A marker with a small 1 has been "
                        "around once: add 50 million.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The offer track shows how strong each side is: the beer mug stands for the "
                        "coalition, the biscuit for the opposition. And everyone has a die.",
                    ),
                ),
            ),
        ),
    ),
)

SETUP: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Set-up"),
    (
        Section(
            "SA-04",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The first three councillors"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Everyone gets three councillors: a 1, a 2 and a 3. All other cards are "
                        "shuffled and form the deck.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "How many cards you have is known to all, their values only to you.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules give the bag to the oldest player. Here chance decides who "
                        "has it first, unless you choose somebody on the new-match page.",
                    ),
                ),
            ),
        ),
    ),
)
