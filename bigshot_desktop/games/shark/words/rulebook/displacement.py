"""What a larger chain does to its rivals in Shark, and who pays for it (SH-15 … SH-17)."""

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

DISPLACEMENT: Final = Chapter(
    QT_TRANSLATE_NOOP("SharkRulebook", "Driving rivals off the map"),
    (
        Section(
            "SH-15",
            QT_TRANSLATE_NOOP("SharkRulebook", "The larger chain wins"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "A building may stand beside, above or below one of another colour only if "
                        "its own chain, the new building included, is larger than each rival chain "
                        "that it touches. Equally large is not enough; a lone building is a chain "
                        "of 1.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The rival chains that it touches are removed from the map, and their "
                        "buildings are out of the match for good.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook", "Rivals that meet only at a corner leave each other alone."
                    )
                ),
                figure(
                    "displacement",
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "With the new building the yellow chain is 6 long. The blue chain of 2 "
                        "beside it goes; the other one stays.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook asks for more buildings of one of the two colours. "
                        "Its note on missing a turn shows which: the colour you place must have "
                        "more.",
                    )
                ),
            ),
        ),
        Section(
            "SH-16",
            QT_TRANSLATE_NOOP("SharkRulebook", "The victims’ values"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The values of companies that lost buildings are counted anew (SH-12). "
                        "Such a company falls to 0 only if none of its buildings is left on the "
                        "map.",
                    )
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The French rulebook lowers the value by one step for each building "
                        "removed. With lone buildings that contradicts its own way of counting.",
                    )
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Here, too, the value follows the map. Losing a lone building costs a "
                        "company nothing as long as others stand.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Blue has a chain of 2 and a lone building: value 2. The chain is removed: "
                        "Blue falls to 1, not to 0.",
                    )
                ),
            ),
        ),
        Section(
            "SH-17",
            QT_TRANSLATE_NOOP("SharkRulebook", "Losses of shareholders"),
            (
                text(QT_TRANSLATE_NOOP("SharkRulebook", "Money always moves in this order:")),
                point(QT_TRANSLATE_NOOP("SharkRulebook", "The bonus is paid (SH-13).")),
                point(
                    QT_TRANSLATE_NOOP("SharkRulebook", "All shareholders get their gains (SH-14).")
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "The shareholders of companies that fell pay their losses: 1,000 FT per "
                        "share for each step on the scale.",
                    )
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Whoever placed the building pays nothing. If several companies fell, all "
                        "losses of a player are added up.",
                    )
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SharkRulebook",
                        "Anna’s building makes a yellow chain of 5 one of 6 and removes a blue "
                        "chain of 2: Yellow rises from 5 to 6, Blue falls from 4 to 2. Anna has 3 "
                        "yellow and 2 blue shares: she gets a bonus of 6,000 FT, then 3,000 FT, and "
                        "pays nothing. Ben has 1 yellow and 5 blue shares: he gets 1,000 FT and "
                        "pays 10,000 FT.",
                    )
                ),
            ),
        ),
    ),
)
