"""What things are called in Big Shot: colours, cubes, and the districts of the city.

A name takes the form its place in a sentence asks for: "Grand Hotel" on the board, "takes the Grand
Hotel", "a cube in the Grand Hotel". Each form is a text of its own, so that every language can
inflect it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.big_shot.rules.material import COLOURS, City
from bigshot_desktop.words.sentences import Facts, Sentences, Value, plain

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


# --- colours and cubes ---------------------------------------------------------------------------

COLOUR: Final = Sentences(
    "BigShotColour",
    {
        #: A colour as a party of the game: "Red takes the Grand Hotel"
        "red": QT_TRANSLATE_NOOP("BigShotColour", "Red"),
        "yellow": QT_TRANSLATE_NOOP("BigShotColour", "Yellow"),
        "white": QT_TRANSLATE_NOOP("BigShotColour", "White"),
        "black": QT_TRANSLATE_NOOP("BigShotColour", "Black"),
        #: A colour and whose it is: "Red (Anna)"
        "owned": QT_TRANSLATE_NOOP("BigShotColour", "{colour} ({player})"),
        #: The colour without a player in a game of three: "Black (nobody’s)"
        "neutral": QT_TRANSLATE_NOOP("BigShotColour", "{colour} (nobody’s)"),
    },
)

CUBE: Final = Sentences(
    "BigShotCube",
    {
        #: The object of "Anna places a red cube in the Grand Hotel"
        "red": QT_TRANSLATE_NOOP("BigShotCube", "a red cube"),
        "yellow": QT_TRANSLATE_NOOP("BigShotCube", "a yellow cube"),
        "white": QT_TRANSLATE_NOOP("BigShotCube", "a white cube"),
        "black": QT_TRANSLATE_NOOP("BigShotCube", "a black cube"),
    },
)

CUBES: Final = Sentences(
    "BigShotCubes",
    {
        #: A part of a list of cubes: "2 yellow, 1 red"
        "red.one": QT_TRANSLATE_NOOP("BigShotCubes", "1 red"),
        "yellow.one": QT_TRANSLATE_NOOP("BigShotCubes", "1 yellow"),
        "white.one": QT_TRANSLATE_NOOP("BigShotCubes", "1 white"),
        "black.one": QT_TRANSLATE_NOOP("BigShotCubes", "1 black"),
        #: {number} is 2 to 7
        "red": QT_TRANSLATE_NOOP("BigShotCubes", "{number} red"),
        "yellow": QT_TRANSLATE_NOOP("BigShotCubes", "{number} yellow"),
        "white": QT_TRANSLATE_NOOP("BigShotCubes", "{number} white"),
        "black": QT_TRANSLATE_NOOP("BigShotCubes", "{number} black"),
    },
)


def colour(narrator: Narrator, index: int) -> str:
    """A colour: Red; a number that is no colour (in a file) is said as it is."""
    known = 0 <= index < len(COLOURS)
    return COLOUR.text(COLOURS[index], narrator.translate) if known else str(index)


def winner(narrator: Narrator, facts: Facts) -> str:
    """A colour and its owner: Red (Anna); in a game of three one belongs to nobody (BS-30)."""
    return with_owner(narrator, facts["colour"])


def with_owner(narrator: Narrator, index: int) -> str:
    """A colour by its number, and its owner."""
    dealt = enumerate(narrator.setup.deal.colours if narrator.setup else ())
    owner = next((seat for seat, colours in dealt if index in colours), None)
    text = COLOUR.text("neutral" if owner is None else "owned", narrator.translate)
    player = "" if owner is None else narrator.player(owner)
    return text.format(colour=colour(narrator, index), player=player)


def a_cube(narrator: Narrator, facts: Facts) -> str:
    """One cube: a red cube."""
    return CUBE.text(COLOURS[facts["colour"]], narrator.translate)


def cubes(fact: str) -> Value:
    """A pile, the most first: 2 yellow, 1 red."""
    return lambda narrator, facts: narrator.row(some_cubes(narrator, facts[fact]))


def some_cubes(narrator: Narrator, numbers: tuple[int, ...]) -> list[str]:
    """The cubes of a pile by colour, the most first."""
    most_first = sorted(enumerate(numbers), key=lambda entry: entry[1], reverse=True)
    return [_some(narrator, index, number) for index, number in most_first if number]


def _some(narrator: Narrator, index: int, number: int) -> str:
    key = COLOURS[index] if number > 1 else f"{COLOURS[index]}.one"
    return CUBES.text(key, narrator.translate).format(number=number)


def rivals_of(pile: tuple[int, ...], index: int) -> list[int]:
    """The colours with more cubes than the winner: they cancelled each other out (BS-18)."""
    return [rival for rival, number in enumerate(pile) if number > pile[index]]


def rivals(narrator: Narrator, facts: Facts) -> str:
    """Those who cancelled each other out: Red and Yellow."""
    outdone = rivals_of(facts["cubes"], facts["colour"])
    return narrator.listing([colour(narrator, rival) for rival in outdone])


# --- districts -----------------------------------------------------------------------------------

DISTRICT: Final = Sentences(
    "BigShotDistrict",
    {
        "north-park": QT_TRANSLATE_NOOP("BigShotDistrict", "North Park"),
        "mill-row": QT_TRANSLATE_NOOP("BigShotDistrict", "Mill Row"),
        "fish-market": QT_TRANSLATE_NOOP("BigShotDistrict", "Fish Market"),
        "station": QT_TRANSLATE_NOOP("BigShotDistrict", "Station"),
        "theatre": QT_TRANSLATE_NOOP("BigShotDistrict", "Theatre"),
        "exchange": QT_TRANSLATE_NOOP("BigShotDistrict", "Exchange"),
        "grand-hotel": QT_TRANSLATE_NOOP("BigShotDistrict", "Grand Hotel"),
        "city-hall": QT_TRANSLATE_NOOP("BigShotDistrict", "City Hall"),
        "boulevard": QT_TRANSLATE_NOOP("BigShotDistrict", "Boulevard"),
        "brewery": QT_TRANSLATE_NOOP("BigShotDistrict", "Brewery"),
        "docks": QT_TRANSLATE_NOOP("BigShotDistrict", "Docks"),
        "tram-depot": QT_TRANSLATE_NOOP("BigShotDistrict", "Tram Depot"),
        "south-park": QT_TRANSLATE_NOOP("BigShotDistrict", "South Park"),
        #: Any other district, by the name that its maker gave it
        "other": QT_TRANSLATE_NOOP("BigShotDistrict", "{name}"),
        #: A district while nobody knows which city it belongs to
        "numbered": QT_TRANSLATE_NOOP("BigShotDistrict", "District {number}"),
    },
)

THE_DISTRICT: Final = Sentences(
    "BigShotTheDistrict",
    {
        #: The object of "Red takes the Grand Hotel"
        "north-park": QT_TRANSLATE_NOOP("BigShotTheDistrict", "North Park"),
        "mill-row": QT_TRANSLATE_NOOP("BigShotTheDistrict", "Mill Row"),
        "fish-market": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Fish Market"),
        "station": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Station"),
        "theatre": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Theatre"),
        "exchange": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Exchange"),
        "grand-hotel": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Grand Hotel"),
        "city-hall": QT_TRANSLATE_NOOP("BigShotTheDistrict", "City Hall"),
        "boulevard": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Boulevard"),
        "brewery": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Brewery"),
        "docks": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Docks"),
        "tram-depot": QT_TRANSLATE_NOOP("BigShotTheDistrict", "the Tram Depot"),
        "south-park": QT_TRANSLATE_NOOP("BigShotTheDistrict", "South Park"),
        "other": QT_TRANSLATE_NOOP("BigShotTheDistrict", "{name}"),
        "numbered": QT_TRANSLATE_NOOP("BigShotTheDistrict", "district {number}"),
    },
)

IN_DISTRICT: Final = Sentences(
    "BigShotInDistrict",
    {
        #: The end of "Anna places a red cube in the Grand Hotel"
        "north-park": QT_TRANSLATE_NOOP("BigShotInDistrict", "in North Park"),
        "mill-row": QT_TRANSLATE_NOOP("BigShotInDistrict", "in Mill Row"),
        "fish-market": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Fish Market"),
        "station": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Station"),
        "theatre": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Theatre"),
        "exchange": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Exchange"),
        "grand-hotel": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Grand Hotel"),
        "city-hall": QT_TRANSLATE_NOOP("BigShotInDistrict", "in City Hall"),
        "boulevard": QT_TRANSLATE_NOOP("BigShotInDistrict", "on the Boulevard"),
        "brewery": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Brewery"),
        "docks": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Docks"),
        "tram-depot": QT_TRANSLATE_NOOP("BigShotInDistrict", "in the Tram Depot"),
        "south-park": QT_TRANSLATE_NOOP("BigShotInDistrict", "in South Park"),
        "other": QT_TRANSLATE_NOOP("BigShotInDistrict", "in {name}"),
        "numbered": QT_TRANSLATE_NOOP("BigShotInDistrict", "in district {number}"),
    },
)

AT_DISTRICT: Final = Sentences(
    "BigShotAtDistrict",
    {
        #: The end of "you lead in the Grand Hotel"
        "north-park": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in North Park"),
        "mill-row": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in Mill Row"),
        "fish-market": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Fish Market"),
        "station": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Station"),
        "theatre": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Theatre"),
        "exchange": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Exchange"),
        "grand-hotel": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Grand Hotel"),
        "city-hall": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in City Hall"),
        "boulevard": QT_TRANSLATE_NOOP("BigShotAtDistrict", "on the Boulevard"),
        "brewery": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Brewery"),
        "docks": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Docks"),
        "tram-depot": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in the Tram Depot"),
        "south-park": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in South Park"),
        "other": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in {name}"),
        "numbered": QT_TRANSLATE_NOOP("BigShotAtDistrict", "in district {number}"),
    },
)


KNOWN: Final = DISTRICT.texts.keys() - {"other", "numbered"}
"""The districts that have names of ours. Those of somebody's own city are called as written there."""


def _in_form(forms: Sentences, narrator: Narrator, index: int) -> str:
    if narrator.setup is None:
        return forms.text("numbered", narrator.translate).format(number=index + 1)
    city: City = narrator.setup.board
    name = city.districts[index].name
    key = name if name in KNOWN else "other"
    return forms.text(key, narrator.translate).format(name=plain(name))


def district(narrator: Narrator, index: int) -> str:
    """A district by itself: Grand Hotel."""
    return _in_form(DISTRICT, narrator, index)


def the_district(narrator: Narrator, facts: Facts) -> str:
    """A district as what somebody takes: the Grand Hotel."""
    return _in_form(THE_DISTRICT, narrator, facts["district"])


def in_district(narrator: Narrator, facts: Facts) -> str:
    """A district as where a cube goes: in the Grand Hotel."""
    return _in_form(IN_DISTRICT, narrator, facts["district"])


def at_district(narrator: Narrator, facts: Facts) -> str:
    """A district as where something is: you lead in the Grand Hotel."""
    return _in_form(AT_DISTRICT, narrator, facts["district"])


# --- fields and purses ---------------------------------------------------------------------------


def field(narrator: Narrator, facts: Facts) -> str:
    """An auction field, counted from 1: the one in question, or where the broker's path ends."""
    return str(1 + (facts["path"][-1] if "path" in facts else facts["field"]))


def two_purses(narrator: Narrator, facts: Facts) -> str:
    """The variant for two players, who have two purses each: it names the colour (BS-40)."""
    return "purse" if narrator.setup and narrator.setup.players == 2 else ""
