"""How a match of Saludos Amigos ends, and who wins it (SA-28, SA-29)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, text

ENDING: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "The end"),
    (
        Section(
            "SA-28",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The fourth project"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "When the fourth project is complete, nobody rolls and nobody negotiates. All "
                        "hands are shown.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The greatest sum of councillor values brings a bonus: the value of the tile "
                        "just drawn, in millions, with nothing added. If several players have that sum, "
                        "each of them gets the whole bonus.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "If the Fountain is the fourth project, the bonus is 1 million. If it is the "
                        "Purification Plant, with its sixth section, the bonus is 6 million.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-29",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Who wins"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Whoever is furthest on the money track wins. If several are equally far, they "
                        "share the win.",
                    ),
                ),
            ),
        ),
    ),
)
