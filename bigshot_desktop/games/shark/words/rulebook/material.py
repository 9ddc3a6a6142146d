"""What lies on the table of Shark, and how a match begins (SH-01 … SH-05)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, edition, figure, ruling, text

MATERIAL: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Material and set-up"),
    (
        Section(
            "SH-01",
            QT_TRANSLATE_NOOP("SharkRulebook", "The world map"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The map has 10 rows of 12 squares. They belong to six zones of 20 squares "
                        "each, 4 wide and 5 high: 1, 2 and 3 lie above, 4, 5 and 6 below. One "
                        "square takes one building.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The lines between the zones are no obstacle: chains cross them (SH-11).",
                    )
                ),
                figure(
                    "map",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The six zones of the map have the numbers of the number die.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Any other map will do, too, if it has six zones of 20 squares each.",
                    )
                ),
            ),
        ),
        Section(
            "SH-02",
            QT_TRANSLATE_NOOP("SharkRulebook", "Companies and buildings"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "There are four companies, Red, Blue, Green and Yellow, with 18 buildings "
                        "each. No company belongs to a player: you own your cash and your shares, "
                        "nothing else.",
                    )
                ),
            ),
        ),
        Section(
            "SH-03",
            QT_TRANSLATE_NOOP("SharkRulebook", "Shares of the companies"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "In the box are cards for 1 share and cards for 5. The bank changes them "
                        "freely, so only the number of your shares matters. What you sell goes "
                        "back to the bank and can be bought again.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The printed rules count 80 cards but do not say how many there are of "
                        "which kind. For us it is ten of 1 and ten of 5 for each company, and so "
                        "60 shares. If the bank has none left, none can be bought.",
                    )
                ),
            ),
        ),
        Section(
            "SH-04",
            QT_TRANSLATE_NOOP("SharkRulebook", "The scale and the dice"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The scale shows the value of each company, from 0 to 15. All four begin "
                        "at 0.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The number die shows a zone, 1 to 6. The colour die has six faces too: "
                        "the four companies, White and Black.",
                    )
                ),
                figure(
                    "scale",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The scale: Red stands at 9, Blue at 4, Green at 1, Yellow at 6. Below is "
                        "how many buildings each of them can still place.",
                    ),
                ),
            ),
        ),
        Section(
            "SH-05",
            QT_TRANSLATE_NOOP("SharkRulebook", "The first share"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Nobody begins with money. Each player is dealt 1 share of a random company.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "A random player is the banker and plays like everyone else. The player to "
                        "the banker’s left begins, and play goes clockwise.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook has the first shares dealt at random, and says in the "
                        "next sentence that each player chooses a company.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "We deal. If you would rather choose, say so on the new-match page: then "
                        "each player takes a share, clockwise from whoever begins.",
                    )
                ),
            ),
        ),
    ),
)
