"""Tables of sentences, and how the facts of a case are put into one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.games import Parts

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator

Facts = Mapping[str, Any]
"""What there is to tell, by name: numbers, codes, seats, piles."""

Translate = Callable[[str, str], str]
"""A text in the player's language, from its context and its English."""

Value = Callable[["Narrator", Facts], str]
"""What stands for a placeholder of a sentence."""

Name = Callable[["Narrator", int], str]
"""What one of the game's things is called, by its number."""

Number = Callable[[float], str]
"""How a number is written, whole or with a tenth."""

Variant = Callable[["Narrator", Facts], str]
"""Which of several sentences for one code fits the case: the end of its key, or nothing."""

LONGEST: Final = 60
"""A name from a file is cut here."""


def english(context: str, text: str) -> str:
    """The source language needs no translation."""
    return text


def grouped(number: float) -> str:
    """A number as English writes it: 12,000."""
    return f"{number:,}"


@dataclass(frozen=True, slots=True)
class Sentences:
    """English texts by key, all marked with one context. A key is a code, or ``code.variant``."""

    context: str
    texts: Mapping[str, str]
    variants: Mapping[str, Variant] = field(default_factory=dict)
    """For the codes that have more than one sentence."""

    def key(self, code: str, narrator: Narrator, facts: Facts) -> str:
        """The key of the sentence that fits."""
        variant = self.variants[code](narrator, facts) if code in self.variants else ""
        return f"{code}.{variant}" if variant else code

    def text(self, key: str, translate: Translate) -> str:
        """The text in the player's language, its placeholders still open."""
        return translate(self.context, self.texts[key])


NONE: Final = Sentences("", {})


@dataclass(frozen=True, kw_only=True, slots=True)
class Words:
    """All that is said about a game. What it leaves out is said in the common words."""

    events: Sentences = NONE
    deeds: Sentences = NONE
    """What somebody did, in a few words and without their name: for a place where that stands already."""
    actions: Sentences = NONE
    """What a seat could do, in a few words and without its player's name."""
    plan_of: Callable[[Sequence[Any]], tuple[str, Facts]] | None = None
    """For several actions that are weighed as one, as the deals of a trade are: a code of ``actions`` and its facts."""
    reasons: Sentences = NONE
    """What a bot's expectation is made of, by the codes of its game's ``terms``."""
    advice: Sentences = NONE
    """What a hint says, in whole sentences, by the codes of :attr:`Choice.advice`.

    A key that begins with ``why-`` is a reason: a sentence that stands after a colon in another one, as ``{why}``.
    """
    remarks: Sentences = NONE
    """What a bot says at the table, in its own voice, by the code of what it says."""
    voices: Sentences = NONE
    """The same in the way a character talks, by ``character.tone.number``."""
    tone_of: Callable[[str, Facts], str] | None = None
    """The tone of a saying, by its code and its facts; nothing where characters have no lines of their own."""
    spare_tone_of: Callable[[str, Facts], str] | None = None
    """The tone to fall back on where what is shared has been said by somebody else."""
    prompts: Sentences = NONE
    """Who must do what, by the kind of the decision; without a sentence of its own a player is told to choose."""
    facts: Sentences = NONE
    """What is so at the table, for the table that serves every game: by a field of the observation what it is called.

    A value that is not to be written as it is has a text by ``field=value``.
    """
    progress: Sentences = NONE
    """How far the match is, a few words for each thing that tells it, in the order in which they are told.

    Its codes are the keys without their variants; one whose variant has no text is not told at that moment.
    """
    wealth_of: Callable[[Any], Sequence[int | None]] | None = None
    """What counts for winning, by seat, as an observation shows it: None where it is hidden."""
    outcomes: Sentences = NONE
    """What a choice would lead to, by the kind of its preview."""
    refusals: Sentences = NONE
    malformed: Sentences = NONE
    """What data should have been, by the code of :class:`bigshot_desktop.engine.game.Malformed`."""
    problems: Sentences = NONE
    """What can go wrong around a match, by the codes of the table."""
    lines: Sentences = NONE
    standings: Sentences = NONE
    options: Sentences = NONE
    """By ``option`` and ``option=value`` the name, by the same with ``.why`` a line about it.

    Values that have no texts of their own are told by ``option=``.
    """
    levels: Sentences = NONE
    """By the level of a bot its name, by the same with ``.why`` a line about it."""
    characters: Sentences = NONE
    """By the id of a character a line about it, by the same with ``.motto`` something that it would say."""
    money: Sentences = NONE
    """How money is written, each around one ``{number}``; without it amounts are plain numbers.

    A ``sum`` and a ``debt`` are there, a ``gain`` and a ``loss`` are expected, or neither: ``even``.
    """
    unit: int = 1
    """What an amount of 1 stands for: 1000 where amounts are thousands that are written in full."""
    names: Mapping[str, Name] = field(default_factory=dict)
    """What the things of the game are called, by their kind."""
    counts: Sentences = NONE
    """About what is counted in matches (``engine.match_counts``): by the name of a die what it is called, by
    ``name=face`` a face that is no number; ``likings`` is what players choose again and again, ``times`` how often.
    """
    thing_name: Callable[[Narrator, str], str] | None = None
    """What a thing is called that players choose again and again."""
    values: Mapping[str, Value] = field(default_factory=dict)
    """How placeholders are said; one that is not here is the fact of that name, as it is."""


WORDS: Final = Parts[Words]("words")
"""What is said in and about every game."""


class Placeholders(dict[str, str]):
    """The placeholders of a sentence, each put into words when the sentence asks for it."""

    def __init__(self, narrator: Narrator, facts: Facts, *tables: Mapping[str, Value]) -> None:
        super().__init__()
        self.narrator = narrator
        self.facts = facts
        self.tables = tables

    def __missing__(self, placeholder: str) -> str:
        for table in self.tables:
            if placeholder in table:
                return table[placeholder](self.narrator, self.facts)
        return plain(str(self.facts[placeholder]))


def plain(text: str) -> str:
    """A text from outside, safe to print: one line of printable characters, not too long."""
    shown = "".join(character for character in text if character.isprintable())
    return shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…"


# --- ways to say a value -------------------------------------------------------------------------


def seat(fact: str) -> Value:
    """The name of the player whose seat this fact is."""
    return lambda narrator, facts: narrator.player(facts[fact])


def seats(fact: str) -> Value:
    """The names of the players whose seats this fact is: "Anna, Bea and Carl"."""
    return lambda narrator, facts: narrator.listing([narrator.player(one) for one in facts[fact]])


def money(fact: str) -> Value:
    """A sum of money."""
    return lambda narrator, facts: narrator.money(facts[fact])


def named(kind: str, fact: str) -> Value:
    """The name of the thing whose number this fact is."""
    return lambda narrator, facts: narrator.name(kind, facts[fact])


def counted(fact: str) -> Value:
    """A place that is stored from 0 and spoken of from 1."""
    return lambda narrator, facts: str(facts[fact] + 1)


def by_rule(narrator: Narrator, facts: Facts) -> str:
    """The variant for the rule that was broken."""
    return str(facts["rule"])
