"""What things are called in Shark: companies, shares, buildings, squares and the zones of the map.

A name takes the form its place in a sentence asks for, each a text of its own: "Red" for the
company, "3 red shares", "a red building", "in Asia".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.rules.material import COMPANIES, World
from bigshot_desktop.words.sentences import Facts, Sentences, Value, plain

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


# --- companies, shares, buildings ----------------------------------------------------------------

COMPANY: Final = Sentences(
    "SharkCompany",
    {
        #: A company, by its colour: "Red rises from 3 to 5"
        "red": QT_TRANSLATE_NOOP("SharkCompany", "Red"),
        "blue": QT_TRANSLATE_NOOP("SharkCompany", "Blue"),
        "green": QT_TRANSLATE_NOOP("SharkCompany", "Green"),
        "yellow": QT_TRANSLATE_NOOP("SharkCompany", "Yellow"),
        #: A company and a sum, in a list: "Red 4,000 FT, Blue 6,000 FT"
        "sum": QT_TRANSLATE_NOOP("SharkCompany", "{company} {amount}"),
    },
)

SHARES: Final = Sentences(
    "SharkShares",
    {
        #: The object of "Anna begins with a red share"
        "red.first": QT_TRANSLATE_NOOP("SharkShares", "a red share"),
        "blue.first": QT_TRANSLATE_NOOP("SharkShares", "a blue share"),
        "green.first": QT_TRANSLATE_NOOP("SharkShares", "a green share"),
        "yellow.first": QT_TRANSLATE_NOOP("SharkShares", "a yellow share"),
        #: The object of "Anna buys 1 red share for 4,000 FT"
        "red.one": QT_TRANSLATE_NOOP("SharkShares", "1 red share"),
        "blue.one": QT_TRANSLATE_NOOP("SharkShares", "1 blue share"),
        "green.one": QT_TRANSLATE_NOOP("SharkShares", "1 green share"),
        "yellow.one": QT_TRANSLATE_NOOP("SharkShares", "1 yellow share"),
        #: {number} is 2 to 60, rarely 0
        "red": QT_TRANSLATE_NOOP("SharkShares", "{number} red shares"),
        "blue": QT_TRANSLATE_NOOP("SharkShares", "{number} blue shares"),
        "green": QT_TRANSLATE_NOOP("SharkShares", "{number} green shares"),
        "yellow": QT_TRANSLATE_NOOP("SharkShares", "{number} yellow shares"),
    },
)

BUILDING: Final = Sentences(
    "SharkBuilding",
    {
        #: The object of "Anna places a red building on square D7"
        "red": QT_TRANSLATE_NOOP("SharkBuilding", "a red building"),
        "blue": QT_TRANSLATE_NOOP("SharkBuilding", "a blue building"),
        "green": QT_TRANSLATE_NOOP("SharkBuilding", "a green building"),
        "yellow": QT_TRANSLATE_NOOP("SharkBuilding", "a yellow building"),
    },
)

CHAIN: Final = Sentences(
    "SharkChain",
    {
        #: The object of "Drives a chain of 3 red buildings off the map"; {number} is 2 or more
        "red": QT_TRANSLATE_NOOP("SharkChain", "a chain of {number} red buildings"),
        "blue": QT_TRANSLATE_NOOP("SharkChain", "a chain of {number} blue buildings"),
        "green": QT_TRANSLATE_NOOP("SharkChain", "a chain of {number} green buildings"),
        "yellow": QT_TRANSLATE_NOOP("SharkChain", "a chain of {number} yellow buildings"),
        #: The object of "Drives a lone red building off the map"
        "red.alone": QT_TRANSLATE_NOOP("SharkChain", "a lone red building"),
        "blue.alone": QT_TRANSLATE_NOOP("SharkChain", "a lone blue building"),
        "green.alone": QT_TRANSLATE_NOOP("SharkChain", "a lone green building"),
        "yellow.alone": QT_TRANSLATE_NOOP("SharkChain", "a lone yellow building"),
        #: The object of "If somebody drives off the red chain on square D7"; the square is one of its squares
        "red.at": QT_TRANSLATE_NOOP("SharkChain", "the red chain on square {square}"),
        "blue.at": QT_TRANSLATE_NOOP("SharkChain", "the blue chain on square {square}"),
        "green.at": QT_TRANSLATE_NOOP("SharkChain", "the green chain on square {square}"),
        "yellow.at": QT_TRANSLATE_NOOP("SharkChain", "the yellow chain on square {square}"),
        #: The object of "If somebody drives off the lone red building on square D7"
        "red.alone-at": QT_TRANSLATE_NOOP("SharkChain", "the lone red building on square {square}"),
        "blue.alone-at": QT_TRANSLATE_NOOP(
            "SharkChain", "the lone blue building on square {square}"
        ),
        "green.alone-at": QT_TRANSLATE_NOOP(
            "SharkChain", "the lone green building on square {square}"
        ),
        "yellow.alone-at": QT_TRANSLATE_NOOP(
            "SharkChain", "the lone yellow building on square {square}"
        ),
    },
)


def company(narrator: Narrator, index: int) -> str:
    """A company: Red; a number that is no company (in a file) is said as it is."""
    known = 0 <= index < len(COMPANIES)
    return COMPANY.text(COMPANIES[index], narrator.translate) if known else str(index)


def losses(narrator: Narrator, facts: Facts) -> str:
    """What each company costs: Red 4,000 FT, Blue 6,000 FT."""
    text = COMPANY.text("sum", narrator.translate)
    return narrator.row(
        text.format(company=company(narrator, index), amount=narrator.money(amount))
        for index, amount in enumerate(facts["losses"])
        if amount
    )


def loser(narrator: Narrator, facts: Facts) -> str:
    """The first company that costs something: Red."""
    return company(narrator, next(index for index, amount in enumerate(facts["losses"]) if amount))


def _shares(narrator: Narrator, index: int, number: int) -> str:
    key = f"{COMPANIES[index]}.one" if number == 1 else COMPANIES[index]
    return SHARES.text(key, narrator.translate).format(number=number)


def a_share(narrator: Narrator, facts: Facts) -> str:
    """The share one begins with: a red share."""
    return SHARES.text(f"{COMPANIES[facts['company']]}.first", narrator.translate)


def some_shares(narrator: Narrator, facts: Facts) -> str:
    """Shares of one company: 3 red shares."""
    return _shares(narrator, facts["company"], facts["number"])


def own_shares(narrator: Narrator, facts: Facts) -> str:
    """All shares of one company that somebody has: 13 red shares."""
    return _shares(narrator, facts["company"], facts["own"])


def these_shares(narrator: Narrator, facts: Facts) -> str:
    """Shares of one company, whether they come or go: −3 of them are 3 red shares, too."""
    return _shares(narrator, facts["company"], abs(facts["number"]))


def all_shares(narrator: Narrator, facts: Facts) -> str:
    """Shares of several companies: 3 red shares and 1 blue share."""
    return shares_listed(narrator, facts["shares"])


def shares_listed(narrator: Narrator, numbers: Sequence[int]) -> str:
    """So many shares of each company."""
    held = enumerate(numbers)
    return narrator.listing([_shares(narrator, index, number) for index, number in held if number])


def a_building(fact: str) -> Value:
    """One building of the company whose number this fact is: a red building."""
    return lambda narrator, facts: BUILDING.text(COMPANIES[facts[fact]], narrator.translate)


def a_chain(narrator: Narrator, facts: Facts) -> str:
    """What stands on these squares: a chain of 3 red buildings, or a lone one."""
    return chain_of(narrator, facts["company"], len(facts["squares"]))


def chain_of(narrator: Narrator, index: int, number: int) -> str:
    """So many buildings of a company that stand together."""
    name = COMPANIES[index]
    key = name if number > 1 else f"{name}.alone"
    return CHAIN.text(key, narrator.translate).format(number=number)


def chain_at(narrator: Narrator, index: int, place: int, size: int) -> str:
    """One chain among those of a company, by one of its squares; it may be a lone building."""
    name = COMPANIES[index]
    key = f"{name}.at" if size > 1 else f"{name}.alone-at"
    return CHAIN.text(key, narrator.translate).format(square=square(narrator, place))


# --- the map -------------------------------------------------------------------------------------

ZONE: Final = Sentences(
    "SharkZone",
    {
        "north-america": QT_TRANSLATE_NOOP("SharkZone", "North America"),
        "europe": QT_TRANSLATE_NOOP("SharkZone", "Europe"),
        "asia": QT_TRANSLATE_NOOP("SharkZone", "Asia"),
        "south-america": QT_TRANSLATE_NOOP("SharkZone", "South America"),
        "africa": QT_TRANSLATE_NOOP("SharkZone", "Africa"),
        "oceania": QT_TRANSLATE_NOOP("SharkZone", "Oceania"),
        #: Any other zone, by the name that its maker gave it
        "other": QT_TRANSLATE_NOOP("SharkZone", "{name}"),
        #: A zone while nobody knows which map it belongs to
        "numbered": QT_TRANSLATE_NOOP("SharkZone", "Zone {number}"),
    },
)

IN_ZONE: Final = Sentences(
    "SharkInZone",
    {
        #: The end of "a building in Asia"
        "north-america": QT_TRANSLATE_NOOP("SharkInZone", "in North America"),
        "europe": QT_TRANSLATE_NOOP("SharkInZone", "in Europe"),
        "asia": QT_TRANSLATE_NOOP("SharkInZone", "in Asia"),
        "south-america": QT_TRANSLATE_NOOP("SharkInZone", "in South America"),
        "africa": QT_TRANSLATE_NOOP("SharkInZone", "in Africa"),
        "oceania": QT_TRANSLATE_NOOP("SharkInZone", "in Oceania"),
        "other": QT_TRANSLATE_NOOP("SharkInZone", "in {name}"),
        "numbered": QT_TRANSLATE_NOOP("SharkInZone", "in zone {number}"),
    },
)

KNOWN: Final = ZONE.texts.keys() - {"other", "numbered"}
"""The zones that have names of ours. Those of somebody's own map are called as written there."""


def _in_form(forms: Sentences, narrator: Narrator, number: int) -> str:
    if narrator.setup is None:
        return forms.text("numbered", narrator.translate).format(number=number)
    world: World = narrator.setup.board
    name = world.zones[number - 1]
    key = name if name in KNOWN else "other"
    return forms.text(key, narrator.translate).format(name=plain(name))


def zone(narrator: Narrator, number: int) -> str:
    """A zone by itself, by its number on the map: Asia."""
    return _in_form(ZONE, narrator, number)


def in_zone(fact: str) -> Value:
    """A zone as where a building stands: in Asia."""
    return lambda narrator, facts: _in_form(IN_ZONE, narrator, facts[fact])


def square(narrator: Narrator, index: int) -> str:
    """A square by its column and row, D7, or by its number while nobody knows the map."""
    if narrator.setup is None:
        return str(index + 1)
    world: World = narrator.setup.board
    row, column = divmod(index, world.columns)
    return f"{letters(column)}{row + 1}"


def letters(column: int) -> str:
    """A column as a spreadsheet names it: A … Z, AA, AB …"""
    before, last = divmod(column, 26)
    return (letters(before - 1) if before else "") + chr(ord("A") + last)
