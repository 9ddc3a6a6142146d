"""The negotiation of Saludos Amigos: offers, answers, and the mug (SA-09 … SA-12)."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.rulebook import Chapter, Section, example, figure, point, ruling, text

NEGOTIATION: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "Negotiation"),
    (
        Section(
            "SA-09",
            QT_TRANSLATE_NOOP("SaludosRulebook", "What an offer is"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "An offer names a coalition, of one player or several, and a split of the whole "
                        "sum among its members: at least 1 million for each.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The height of an offer is the sum of its members’ strengths. It must be higher "
                        "than that of the standing offer, which the mug shows; to be as high is not "
                        "enough.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-10",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The mug moves"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "An offer stands as soon as every member has agreed to it. The mug moves to its "
                        "height, and the earlier coalition is void.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Nobody is bound: a member of the standing coalition may agree to another offer "
                        "at any time.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "There are 7 million to win. Strengths: Anna 6, Ben 6, Clara 9, David 6, Eva 5. "
                        "Clara begins alone: the mug goes to 9. David and Eva agree on 4 million for "
                        "him and 3 for her: 11. Anna and Ben follow with 3 for her and 4 for him: 12.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "With Anna or with Ben, David would only come to 12 again, and 12 does not beat "
                        "12. With Clara it would be 15, but she asks for 5 million. So he joins Anna "
                        "and Ben together: 2 million for him, 2 for Anna and 3 for Ben. The mug goes to "
                        "18, and nobody beats that.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-11",
            QT_TRANSLATE_NOOP("SaludosRulebook", "How you negotiate here"),
            (
                text(QT_TRANSLATE_NOOP("SaludosRulebook", "Everyone negotiates at the same time.")),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules leave the talk to the table. Here it is made of offers and "
                        "answers, and this holds for all:",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "You may make any offer of which you are a member. One of yours can be open; a "
                        "new one replaces it, and you may withdraw it.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "An offer for yourself alone stands at once. Any other needs a yes from each of "
                        "its other members, and a single no ends it. As long as it is open, even "
                        "somebody who has said yes may still say no.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "As soon as an offer stands, all other open offers lapse, and so do the answers to "
                        "them.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Until the mug moves you may make 3 offers, and those you withdraw or replace "
                        "count too. Until then you may not repeat an offer of yours that was declined: "
                        "the same members with the same split.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "You may say “done”. That declines every offer that still waits for your "
                        "answer, and from then on you start nothing. An offer that asks you takes your "
                        "“done” back, and when the mug moves, all are back.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook", "The negotiation is over when all are done."
                    ),
                ),
                figure(
                    "offers",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Two offers lie open. At the left of each are its maker and its height, at the "
                        "right its members and their millions; a tick means yes.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-12",
            QT_TRANSLATE_NOOP("SaludosRulebook", "When no offer stands"),
            (
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules do not say what happens if nobody makes an offer that "
                        "stands. Here there is then no opposition and no council: nobody is paid, and "
                        "everyone draws a card (SA-22).",
                    ),
                ),
            ),
        ),
    ),
)
