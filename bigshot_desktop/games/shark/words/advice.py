"""What a hint says in Shark, by the codes of ``bots/advising.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.shark.words.names import chain_of, shares_listed
from bigshot_desktop.words.sentences import Facts, Sentences, Value

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def shares(fact: str) -> Value:
    """The shares of all companies that this fact holds: 3 red shares and 1 blue share."""
    return lambda narrator, facts: shares_listed(narrator, _numbers(facts[fact]))


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def victim_chain(narrator: Narrator, facts: Facts) -> str:
    """What is driven off: a chain of 3 red buildings, or a lone one."""
    return chain_of(narrator, facts["victim"], facts["number"])


def percent(narrator: Narrator, facts: Facts) -> str:
    """A chance of the dice: 31%."""
    return narrator.chance(facts["percent"] / 100)


ADVICE: Final = Sentences(
    "SharkAdvice",
    {
        # a building
        #: {why} is a sentence of its own: "Red rises from 3 to 5, and you get 11,000 FT"
        "place": QT_TRANSLATE_NOOP("SharkAdvice", "Place {a_building} on square {square}: {why}."),
        "place-also": QT_TRANSLATE_NOOP("SharkAdvice", "What is more: {why}."),
        #: {gain} is less than {more}
        "place-less": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain} instead of {more}.",
        ),
        "place-helps": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but {player} {amount} too.",
        ),
        "place-riskier": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} the chain could be driven off before your next "
            "turn with a chance of {odds_of_dice}, which is more.",
        ),
        "place-safe": QT_TRANSLATE_NOOP(
            "SharkAdvice", "No roll can drive this chain off before your next turn."
        ),
        # trade
        "buy": QT_TRANSLATE_NOOP("SharkAdvice", "Buy {some_shares}: {why}."),
        "sell": QT_TRANSLATE_NOOP("SharkAdvice", "Sell {some_shares}: {why}."),
        #: {bought} are shares, too
        "sell-for": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Sell {some_shares} for {amount}, to buy {bought} after it."
        ),
        "end": QT_TRANSLATE_NOOP("SharkAdvice", "Trade no more: no other deal promises more."),
        "end-before": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade nothing before the roll: no deal promises more now.",
        ),
        "end-bought": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Trade no more: you have bought {bought}, and {cash} is left."
        ),
        "end-sold": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Trade no more: you have sold {sold}, and have {cash} in hand."
        ),
        "end-both": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: you have sold {sold} and bought {bought}, and {cash} is left.",
        ),
        "end-limit": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: you may buy nothing else this turn, "
            "and your shares serve you better than cash.",
        ),
        "end-cash": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: {cash} buys no share, and your shares serve you better than cash.",
        ),
        "end-nothing": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Trade no more: there is nothing that you could buy or sell."
        ),
        "buy-instead": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Buying {some_shares} would leave you {cash} in hand, and is weaker."
        ),
        "sell-instead": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Selling {some_shares} would bring {amount}, and is weaker."
        ),
        #: {odds_of_dice} is a chance in percent
        "danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The danger: with a chance of {odds_of_dice} a chain of {victim} can be driven off "
            "before your next turn, which would cost you {cost}.",
        ),
        # a forced sale
        #: {sold} and {bought} are shares
        "cover": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Hand over {sold}: that covers {rest}, and you keep {bought}."
        ),
        "cover-all": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Hand over {sold}: only all of your shares cover {rest}."
        ),
        "cover-change": QT_TRANSLATE_NOOP("SharkAdvice", "You get {change} back."),
        #: {amount} is more than {less}
        "cover-dearer": QT_TRANSLATE_NOOP(
            "SharkAdvice", "With {sold} you would give away {amount} worth of shares, not {less}."
        ),
        # the first share
        "take": QT_TRANSLATE_NOOP("SharkAdvice", "Begin with {a_share}: nobody has one yet."),
        "take-with": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Begin with {a_share}: {player} has one too and will let it grow."
        ),
        "take-shared": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Begin with {a_share}: {number} others have one and will let it grow."
        ),
        # reasons
        #: A sentence after a colon
        "why-wins": QT_TRANSLATE_NOOP(
            "SharkAdvice", "the match ends, and you win with {sum_after}; the next has {sum_before}"
        ),
        "why-ends": QT_TRANSLATE_NOOP("SharkAdvice", "the match ends with it"),
        "why-earns": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{company} rises from {old} to {new}, and with your shares you get {gain}",
        ),
        "why-earns-bonus": QT_TRANSLATE_NOOP(
            "SharkAdvice", "{company} rises from {old} to {new}, and you get a bonus of {gain}"
        ),
        "why-alone": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it stands alone, and you get a bonus of {bonus}"
        ),
        "why-joins": QT_TRANSLATE_NOOP("SharkAdvice", "{company} falls from {old} to {new}"),
        "why-stays": QT_TRANSLATE_NOOP("SharkAdvice", "{company} stays at {new}"),
        #: {victim_chain} is "a chain of 3 red buildings"
        "why-ruins": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} is ruined"
        ),
        "why-costs": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} pays {loss}"
        ),
        "why-swallows": QT_TRANSLATE_NOOP("SharkAdvice", "it drives {victim_chain} off the map"),
        "why-own-roll": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with {ways} of the {rolls} rolls before you {company} can rise by your own building",
        ),
        "why-safe": QT_TRANSLATE_NOOP(
            "SharkAdvice", "no roll can take a chain of {company} before your next turn"
        ),
        "why-most": QT_TRANSLATE_NOOP(
            "SharkAdvice", "you then hold {own}, more than anybody else, and gain most by {company}"
        ),
        "why-buys-better": QT_TRANSLATE_NOOP(
            "SharkAdvice", "they serve you better than {price} in cash"
        ),
        "why-sells-better": QT_TRANSLATE_NOOP(
            "SharkAdvice", "{amount} in cash serves you better than they do"
        ),
        "why-danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with a chance of {odds_of_dice} a chain of {victim} can be driven off before your "
            "next turn, which would cost you {cost}",
        ),
    },
)
