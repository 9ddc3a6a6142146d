"""What a building would do in Shark, to whom, and what each chain has to fear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.events import direction, size
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from fractions import Fraction

    from bigshot_desktop.games.shark.rules.outcome import Outcome
    from bigshot_desktop.words.narrator import Narrator


def _what_happens(narrator: Narrator, facts: Facts) -> str:
    """Where the company's value goes, why there is a bonus or none, and whether the match ends."""
    if facts["new"] != facts["old"]:
        course = direction(narrator, facts)
    else:
        course = "alone" if size(narrator, facts) == "alone" else "stays"
    return f"{course}.ends" if facts["ends"] else course


def _hardship(narrator: Narrator, facts: Facts) -> str:
    """Who is in trouble; else whether shares change in value, too, so that cash is not all."""
    if facts["ruined"] or facts["short"]:
        return "ruined" if facts["ruined"] else "short"
    cash = facts["bonus"] + facts["gain"] - facts["loss"]
    if facts["wealth"] == cash:
        return ""
    return "shares" if cash else "only-shares"


def _danger(narrator: Narrator, facts: Facts) -> str:
    """Whether anybody can take the chain, and whom that hurts."""
    if not facts["chance"]:
        return "safe"
    return "pays" if facts["cost"] else "falls" if facts["fall"] else "stays"


OUTCOMES: Final = Sentences(
    "SharkOutcome",
    {
        #: What a building would do: "Red rises from 3 to 5; bonus 5,000 FT."
        "outcome.rose": QT_TRANSLATE_NOOP(
            "SharkOutcome", "{company} rises from {old} to {new}; bonus {bonus}."
        ),
        "outcome.rose.ends": QT_TRANSLATE_NOOP(
            "SharkOutcome", "{company} rises from {old} to {new}; bonus {bonus}. The match ends."
        ),
        "outcome.alone": QT_TRANSLATE_NOOP(
            "SharkOutcome", "The building stands alone, {company} stays at {new}; bonus {bonus}."
        ),
        "outcome.alone.ends": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "The building stands alone, {company} stays at {new}; bonus {bonus}. The match ends.",
        ),
        #: A variant: more buildings of a long chain add nothing to the value
        "outcome.stays": QT_TRANSLATE_NOOP("SharkOutcome", "{company} stays at {new}; no bonus."),
        "outcome.stays.ends": QT_TRANSLATE_NOOP(
            "SharkOutcome", "{company} stays at {new}; no bonus. The match ends."
        ),
        #: A variant: chains that join can count less than before
        "outcome.fell": QT_TRANSLATE_NOOP(
            "SharkOutcome", "Chains join, {company} falls from {old} to {new}; no bonus."
        ),
        "outcome.fell.ends": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "Chains join, {company} falls from {old} to {new}; no bonus. The match ends.",
        ),
        #: What becomes of another company's value
        "change.rose": QT_TRANSLATE_NOOP("SharkOutcome", "{company} rises from {old} to {new}."),
        "change.fell": QT_TRANSLATE_NOOP("SharkOutcome", "{company} falls from {old} to {new}."),
        #: "Drives a chain of 3 blue buildings off the map."
        "victim": QT_TRANSLATE_NOOP("SharkOutcome", "Drives {a_chain} off the map."),
        #: What a player would get or pay: "Bea: −10,000 FT."
        "effect": QT_TRANSLATE_NOOP("SharkOutcome", "{player}: {result}."),
        #: {wealth_change} is what cash and shares come to together
        "effect.shares": QT_TRANSLATE_NOOP(
            "SharkOutcome", "{player}: {result} in cash, {wealth_change} in all, shares included."
        ),
        #: Nothing is paid, but shares are worth more or less
        "effect.only-shares": QT_TRANSLATE_NOOP(
            "SharkOutcome", "{player}: {wealth_change} in shares."
        ),
        "effect.short": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "{player}: {result} in cash, must sell shares, {wealth_change} in all, shares included.",
        ),
        "effect.ruined": QT_TRANSLATE_NOOP("SharkOutcome", "{player}: {result}, and is ruined."),
        #: {odds} is a chance such as "31%"; {company} is the company of the chain
        "threat.pays": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}, "
            "and you would pay {cost}.",
        ),
        "threat.falls": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "Driven off the map before your next turn: chance {odds}. {company} would fall by {fall}.",
        ),
        "threat.stays": QT_TRANSLATE_NOOP(
            "SharkOutcome",
            "Driven off the map before your next turn: chance {odds}. {company} would keep its value.",
        ),
        "threat.safe": QT_TRANSLATE_NOOP(
            "SharkOutcome", "Safe: before your next turn no roll can drive this chain off the map."
        ),
    },
    variants={
        "outcome": _what_happens,
        "change": direction,
        "effect": _hardship,
        "threat": _danger,
    },
)

ODDS: Final = Sentences(
    "SharkOdds",
    {
        #: A chance in whole percent: {number} is 0 to 100
        "percent": QT_TRANSLATE_NOOP("SharkOdds", "{number}%"),
        "hardly": QT_TRANSLATE_NOOP("SharkOdds", "<1%"),
        "nearly": QT_TRANSLATE_NOOP("SharkOdds", ">99%"),
    },
)


def odds(narrator: Narrator, chance: Fraction) -> str:
    """A chance in whole percent: only what cannot happen has 0%, and only what is certain 100%."""
    percent = chance * 100
    key = "hardly" if 0 < percent < 1 else "nearly" if 99 < percent < 100 else "percent"
    return ODDS.text(key, narrator.translate).format(number=round(percent))


def result(narrator: Narrator, facts: Facts) -> str:
    """What a placement comes to for a player, with its sign: −10,000 FT."""
    return narrator.gain(facts["bonus"] + facts["gain"] - facts["loss"])


@dataclass(frozen=True, slots=True)
class Forecast:
    """All that a placement would do, in sentences: the same on the board, in its table and in the panel."""

    news: tuple[str, ...]
    """The builder's own value first, then every chain that is driven off, then other values that move."""
    effects: tuple[str, ...]
    """What each player gets or pays, in the order of :attr:`Outcome.effects`."""

    @property
    def sentences(self) -> tuple[str, ...]:
        return self.news + self.effects


def forecast(narrator: Narrator, outcome: Outcome) -> Forecast:
    """Puts the outcome of a placement into sentences."""
    others = (change for change in outcome.changes if change.company != outcome.company)
    return Forecast(
        tuple(map(narrator.outcome, (outcome, *outcome.victims, *others))),
        tuple(map(narrator.outcome, outcome.effects)),
    )
