"""The council of Saludos Amigos, from the first card pushed forward to the last one shown (SA-13 … SA-19)."""

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

COUNCIL: Final = Chapter(
    QT_TRANSLATE_NOOP("SaludosRulebook", "The council"),
    (
        Section(
            "SA-13",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Calling the council"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "After the negotiation all players outside the coalition are the opposition. "
                        "Any of them may call the council by pushing one of their cards forward, face "
                        "down.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "If nobody calls it, or if everyone is in the coalition, the coalition is paid "
                        "(SA-20).",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules name no order. Here the opposition is asked one after the "
                        "other, beginning at the bag holder’s left. The first to call opens the "
                        "council; whoever has no card is not asked.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-14",
            QT_TRANSLATE_NOOP("SaludosRulebook", "The biscuit"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "When the council is called, the biscuit goes to the sum of the strengths of "
                        "the whole opposition. Those who will stay out count as well.",
                    ),
                ),
                figure(
                    "mug-and-biscuit",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The offer track. The coalition has 9 + 10: the mug stands at 19. The "
                        "opposition has 9 + 8: the biscuit lies at 17.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-15",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Who attends"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "All others of the opposition who have a card may attend by pushing one "
                        "forward, face down, or stay out. They are asked in the same order, also those "
                        "who did not want to call the council.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules name no limit. Here at most as many attend as there are "
                        "millions, for each of them must get one. When the council is full, nobody else "
                        "is asked.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-16",
            QT_TRANSLATE_NOOP("SaludosRulebook", "A new split"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Each side settles its split once more. Any member may propose another one, at "
                        "least 1 million for each, and all members of that side must accept it.",
                    ),
                ),
                ruling(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed rules leave open what holds until then, and how a side comes to "
                        "terms. Here it goes like this:",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "What the coalition agreed on stands until all its members accept something "
                        "else. The opposition begins with an even split among those who attend; the odd "
                        "millions go to those who came first.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Both sides talk at the same time, and everybody hears it.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Each side has one open proposal at a time, and each member may make at most 2.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "A yes is final. A no ends the proposal; to say “ready” while you are asked is "
                        "a no.",
                    ),
                ),
                point(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Whoever is ready proposes no more, but still answers. A new split takes back "
                        "every “ready” of that side. A side of one is ready at once.",
                    ),
                ),
                point(QT_TRANSLATE_NOOP("SaludosRulebook", "The talk is over when all are ready.")),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Clara calls the council over 9 million, and David attends: 5 for Clara, who "
                        "came first, and 4 for David. He proposes 4 for Clara and 5 for himself. She "
                        "accepts.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-17",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Choosing in secret"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Now all members of the coalition and all opponents who attend choose any "
                        "number of their remaining cards, at the same time and face down. To choose "
                        "none is fine.",
                    ),
                ),
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "How many and which they are is hidden until all have chosen. A choice is "
                        "final. Whoever has no card left chooses nothing.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-18",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Mug against biscuit"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "All cards are shown, those pushed forward too. The values of the coalition’s "
                        "cards are added to the mug, those of the opposition to the biscuit. The higher "
                        "side wins; in a tie it is the coalition.",
                    ),
                ),
                example(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "Anna (9) and Ben (10) have the mug at 19, Clara (9) and David (8) the biscuit "
                        "at 17. Anna shows 1 + 2, Ben 3 + 3 + 2; Clara shows 1 + 1 + 3, David 1 + 3 + 2 "
                        "+ 3 + 2 + 1. The coalition comes to 19 + 3 + 8 = 30, the opposition to 17 + 5 "
                        "+ 12 = 34: the opposition wins.",
                    ),
                ),
                figure(
                    "council",
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The same council, all cards face up: the coalition above, the opposition "
                        "below. Beside each sign is that player’s part of the millions. The mug has come to "
                        "30, the biscuit to 34.",
                    ),
                ),
                edition(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "The printed example says that the last player lays down five cards, but adds "
                        "up six. The sixth can only be the one pushed forward: it counts.",
                    ),
                ),
            ),
        ),
        Section(
            "SA-19",
            QT_TRANSLATE_NOOP("SaludosRulebook", "Cards that were used"),
            (
                text(
                    QT_TRANSLATE_NOOP(
                        "SaludosRulebook",
                        "All cards used in the council are discarded, whoever has won, and those pushed "
                        "forward as well.",
                    ),
                ),
            ),
        ),
    ),
)
