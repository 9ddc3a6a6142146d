"""What a hint says in Shark, with the chains and shares in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.games.shark.words.advice_buildings import BUILDINGS
from bigshot_desktop.games.shark.words.advice_reasons import REASONS
from bigshot_desktop.games.shark.words.advice_trade import TRADE
from bigshot_desktop.games.shark.words.names import chain_at, chain_of, shares_listed
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def shares(fact: str) -> Value:
    """The shares of all companies that this fact holds: 3 red shares and 1 blue share."""
    return lambda narrator, facts: shares_listed(narrator, _numbers(facts[fact]))


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def victim_chain(narrator: Narrator, facts: Facts) -> str:
    """What is driven off: a chain of 3 red buildings, or a lone one, or several of them."""
    if "victims" in facts:
        chains = [chain.split(":") for chain in facts["victims"].split(",")]
        named = [chain_of(narrator, int(company), int(number)) for company, number in chains]
        return narrator.listing(named)
    return chain_of(narrator, facts["victim"], facts["number"])


def the_chain(narrator: Narrator, facts: Facts) -> str:
    """Which chain is in danger: the red chain on square D7, or the lone red building there."""
    return chain_at(narrator, facts["victim"], facts["at"], facts["size"])


def percent(fact: str) -> Value:
    """A chance of the dice that this fact is: 31%."""
    return lambda narrator, facts: narrator.chance(facts[fact] / 100)


ADVICE: Final = Sentences(
    "SharkAdvice",
    {**BUILDINGS, **TRADE, **REASONS},
)
