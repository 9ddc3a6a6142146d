"""Shark: chains of buildings on a world map, and the shares of the companies that own them."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.entry import Colour, Entry
from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

ENTRY: Final = Entry(
    package=__name__,
    id="shark",
    title="Shark",
    pitch=QT_TRANSLATE_NOOP(
        "Entry", "Build companies, trade their shares and swallow the weaker ones."
    ),
    players=(2, 3, 4, 5, 6),
    rule_prefix="SH",
    order=2,
    colours={
        "red": Colour("#C63D2F", "#FFFFFF", "#A92F23", "#F0796B", "DISC"),
        "yellow": Colour("#EDB92E", "#1F2A33", "#7A5A00", "#F2C64C", "TRIANGLE"),
        "blue": Colour("#2456A0", "#FFFFFF", "#24549B", "#8DB4F0", "SQUARE"),
        "green": Colour("#4FA56C", "#1F2A33", "#2C6E45", "#7CCB97", "DIAMOND"),
    },
    speed_goals={"sample": 8},
    rules="rules.game:Shark",
    counts="rules.counts:COUNTS",
    bots="bots.game_bots:BOTS",
    words="words.words:SHARK",
    rulebook="words.rulebook.book:BOOK",
    table="window.table:SharkTable",
    guide="window.guide:GUIDE",
    figures="window.figures:FIGURES",
    bench="window.bench:SharkStation",
)
