"""What the rulebook of Big Shot says of the city, the ring and the box."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, figure, ruling, text

MATERIAL: Final = Chapter(
    QT_TRANSLATE_NOOP("BigShotRulebook", "The city and the box"),
    (
        Section(
            "BS-01",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Thirteen districts"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The board shows a city of 13 districts. Eleven bear a number: their value in "
                        "millions of dollars. The two parks, marked ×2, have no value of their own but "
                        "double their neighbours (BS-24). They count as districts like the others.",
                    )
                ),
                figure(
                    "city",
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The city: 13 districts inside a ring of 18 auction fields. The broker stands on one "
                        "of them.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The German and French editions tell of new districts, the Italian one of a city "
                        "that rebuilds its centre. In play it is all the same.",
                    )
                ),
            ),
        ),
        Section(
            "BS-02",
            QT_TRANSLATE_NOOP("BigShotRulebook", "Values and neighbours"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "North Park touches Mill Row (9), the Fish Market (10) and the Station (11). South Park, "
                        "in the opposite corner, touches the Brewery (9), the Docks (10) and the Tram Depot (11).",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Five rich districts touch no park: the Theatre (16), the Exchange (17), the Boulevard "
                        "(18), City Hall (19) and the Grand Hotel (21).",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "The text of the printed rules does not say what lies where. Values and neighbours "
                        "follow published descriptions of the board; the names are our own.",
                    )
                ),
            ),
        ),
        Section(
            "BS-03",
            QT_TRANSLATE_NOOP("BigShotRulebook", "The ring of fields"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Eighteen auction fields surround the city, numbered clockwise. Each of them sees "
                        "one auction in the match.",
                    )
                ),
            ),
        ),
        Section(
            "BS-04",
            QT_TRANSLATE_NOOP("BigShotRulebook", "What is in the box"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "72 cubes, 18 in each of the four colours red, yellow, white and black; 30 loan "
                        "tokens; 13 sold signs; the broker; a six-sided die. Coins and four colour cards "
                        "complete the box.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "BigShotRulebook",
                        "Only the German and French editions mention 18 cubes per colour; the Italian one "
                        "gives the total of 72.",
                    )
                ),
            ),
        ),
    ),
)
