"""Saludos Amigos: coalitions, councillors and a village that is being built over."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.entry import Entry
from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

ENTRY: Final = Entry(
    package=__name__,
    id="saludos-amigos",
    title="Saludos Amigos",
    pitch=QT_TRANSLATE_NOOP("Entry", "Haggle, share and vote while a village is being built over."),
    players=(4, 5, 6, 7),
    rule_prefix="SA",
    order=3,
    speed_goals={"sample": 8},
    rules="rules.game:SaludosAmigos",
    counts="rules.counts:COUNTS",
    bots="bots.game_bots:BOTS",
    words="words.words:SALUDOS_AMIGOS",
    rulebook="words.rulebook.book:BOOK",
    table="window.table:SaludosTable",
    guide="window.guide:GUIDE",
    figures="window.figures:FIGURES",
    bench="window.bench:SaludosStation",
)
