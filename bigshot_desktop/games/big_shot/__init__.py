"""Big Shot: auctions and majorities in a city of the 1920s."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.entry import Colour, Entry
from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

ENTRY: Final = Entry(
    package=__name__,
    id="big-shot",
    title="Big Shot",
    pitch=QT_TRANSLATE_NOOP(
        "Entry", "Bid for lots, place your cubes and own the city’s best districts."
    ),
    players=(2, 3, 4),
    rule_prefix="BS",
    order=1,
    colours={
        "red": Colour("#C63D2F", "#FFFFFF", "#A92F23", "#F0796B", "DISC"),
        "yellow": Colour("#EDB92E", "#1F2A33", "#7A5A00", "#F2C64C", "TRIANGLE"),
        "white": Colour("#F7F3E8", "#1F2A33", "#5C6570", "#FFFFFF", "SQUARE"),
        "black": Colour("#2A2B30", "#FFFFFF", "#17181C", "#9DA7B5", "DIAMOND"),
    },
    speed_goals={"legal": 25, "sample": 55},
    rules="rules.game:BigShot",
    counts="rules.counts:COUNTS",
    bots="bots.game_bots:BOTS",
    words="words.words:BIG_SHOT",
    rulebook="words.rulebook.book:BOOK",
    table="window.table:BigShotTable",
    setup="window.setup:BigShotSetup",
    guide="window.guide:GUIDE",
    figures="window.figures.pictures:FIGURES",
    bench="window.bench:BigShotStation",
)
