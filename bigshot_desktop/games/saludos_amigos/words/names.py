"""What things are called in Saludos Amigos: projects, hands of councillors, and who gets what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, PROJECTS
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


# --- projects ------------------------------------------------------------------------------------

PROJECT: Final = Sentences(
    "SaludosProject",
    {
        #: A building project; this one has 1 section, the next 2, the last 6
        "1": QT_TRANSLATE_NOOP("SaludosProject", "Fountain"),
        "2": QT_TRANSLATE_NOOP("SaludosProject", "Library"),
        "3": QT_TRANSLATE_NOOP("SaludosProject", "Market Hall"),
        "4": QT_TRANSLATE_NOOP("SaludosProject", "Swimming Pool"),
        "5": QT_TRANSLATE_NOOP("SaludosProject", "Stadium"),
        "6": QT_TRANSLATE_NOOP("SaludosProject", "Purification Plant"),
    },
)


def project(narrator: Narrator, value: int) -> str:
    """A project by its number of sections: Stadium; one that is none is said as it is."""
    return PROJECT.text(str(value), narrator.translate) if value in PROJECTS else str(value)


# --- councillors ---------------------------------------------------------------------------------


def councillors(cards: Iterable[int]) -> list[int]:
    """The values of some cards, the highest first, from how many there are of each."""
    return sorted(
        (card for card, number in zip(COUNCILLORS, cards, strict=True) for _ in range(number)),
        reverse=True,
    )


def sum_of(narrator: Narrator, facts: Facts) -> str:
    """Cards added up as at the table: 3 + 2 + 2 = 7."""
    values = councillors(facts["cards"])
    return f"{' + '.join(map(str, values))} = {sum(values)}"


def only_card(narrator: Narrator, facts: Facts) -> str:
    """The value of the only card there is."""
    (value,) = councillors(facts["cards"])
    return str(value)


def how_many_cards(narrator: Narrator, facts: Facts) -> str:
    """The variant for no card, for one, or for several."""
    number = sum(facts["cards"])
    return "none" if not number else "one" if number == 1 else "several"


# --- who gets what -------------------------------------------------------------------------------

PART: Final = Sentences(
    "SaludosPart",
    {
        #: One part of a split, in a list: "4 for Anna, 3 for Bea"
        "share": QT_TRANSLATE_NOOP("SaludosPart", "{number} for {player}"),
        #: A player's strength or die, in a list: "Anna (7), Bea (5)"
        "strength": QT_TRANSLATE_NOOP("SaludosPart", "{player} ({number})"),
    },
)


def split(fact: str) -> Value:
    """The shares of all who get one: 4 for Anna, 3 for Bea."""
    return _parts("share", fact)


def strengths(fact: str) -> Value:
    """Everybody's strength or die: Anna (7), Bea (5)."""
    return _parts("strength", fact)


def _parts(key: str, fact: str) -> Value:
    def say(narrator: Narrator, facts: Facts) -> str:
        text = PART.text(key, narrator.translate)
        return narrator.row(
            text.format(player=narrator.player(seat), number=number)
            for seat, number in enumerate(facts[fact])
            if number
        )

    return say


def partners(narrator: Narrator, facts: Facts) -> str:
    """All members of a coalition but the one who offers it: Bea and Carl."""
    others = [seat for seat, share in enumerate(facts["shares"]) if share and seat != facts["seat"]]
    return narrator.listing([narrator.player(seat) for seat in others])


def how_many_members(narrator: Narrator, facts: Facts) -> str:
    """The variant for a coalition of one, or of several."""
    return "alone" if sum(1 for share in facts["shares"] if share) == 1 else "together"


def member(narrator: Narrator, facts: Facts) -> str:
    """The only member of a coalition of one."""
    return narrator.player(next(seat for seat, share in enumerate(facts["shares"]) if share))
