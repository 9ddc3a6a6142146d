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


def percent(fact: str) -> Value:
    """A chance of the dice that this fact is: 31%."""
    return lambda narrator, facts: narrator.chance(facts[fact] / 100)


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
        #: {less} is less than {loss}
        "place-spares": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} {player} would pay only {less} instead of {loss}.",
        ),
        "place-spares-all": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} {player} would pay nothing instead of {loss}.",
        ),
        #: {odds_of_dice} and {odds_before} are chances in percent
        "place-riskier": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} its chain could be driven off before your next "
            "turn with a chance of {odds_of_dice}, here with {odds_before}.",
        ),
        "place-exposes": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} a chain of {victim} could be driven off before "
            "your next turn with a chance of {odds_of_dice}, here with {odds_before}.",
        ),
        #: {most} is a higher value than {top}
        "place-lower": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} one more building beside it could raise {company} "
            "only to {top}, here to {most}.",
        ),
        "place-equal": QT_TRANSLATE_NOOP(
            "SharkAdvice", "With {a_building} on square {square} you would do about as well."
        ),
        #: Sums are cash and shares
        "place-ahead": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You are then ahead with {sum_after} in cash and shares; {player} has {sum_before}.",
        ),
        #: Both have the same
        "place-level": QT_TRANSLATE_NOOP(
            "SharkAdvice", "You and {player} then have {sum_after} each in cash and shares."
        ),
        "place-behind": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You then have {sum_after} in cash and shares; {player} leads with {sum_before}.",
        ),
        # trade
        "buy": QT_TRANSLATE_NOOP("SharkAdvice", "Buy {some_shares}: {why}."),
        "sell": QT_TRANSLATE_NOOP("SharkAdvice", "Sell {some_shares}: {why}."),
        #: {bought} are shares, too
        "sell-for": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Sell {some_shares} for {amount}, to buy {bought} after it."
        ),
        #: {gain} is less than {more}
        "sell-for-also": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Sell {some_shares} for {amount}, and then {sold}, to buy {bought} after it.",
        ),
        "sell-yields": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "One building could bring {gain} at best with what you sell, and {more} with what you buy.",
        ),
        "buy-next": QT_TRANSLATE_NOOP("SharkAdvice", "After it buy {some_shares}: {why}."),
        "buy-then": QT_TRANSLATE_NOOP("SharkAdvice", "Why {some_shares}: {why}."),
        "end": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: no deal that was weighed makes your chance to win greater.",
        ),
        #: {cash} is at least {cost}
        "end-reserve": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: keep your {cash}, since a chain of {victim} that is driven off would "
            "cost you {cost}.",
        ),
        "end-before": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade nothing before the roll: you can trade after your building, "
            "when you know what has grown.",
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
            "and no sale makes your chance to win greater.",
        ),
        "end-cash": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: {cash} buys no share, and no sale makes your chance to win greater.",
        ),
        "end-nothing": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Trade no more: there is nothing that you could buy or sell."
        ),
        #: Said for buying shares
        "cash-idle": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Cash earns nothing: shares count as much at the end, and each rise pays on them.",
        ),
        # what speaks against another deal
        "buy-equal": QT_TRANSLATE_NOOP(
            "SharkAdvice", "If you bought {some_shares}, you would do about as well."
        ),
        "buy-instead-risky": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not buy {some_shares} instead: with a chance of {odds_of_dice} a chain of {victim} "
            "can be driven off before your next turn, which would cost you {cost}.",
        ),
        "buy-instead-stuck": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not buy {some_shares} instead: the next building cannot raise {company}.",
        ),
        #: {gain} is less than {more}
        "buy-instead-less": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "If you bought {some_shares} instead, one building could bring you {gain} "
            "and not {more}.",
        ),
        #: {ways} is less than {more_ways}
        "buy-instead-rarer": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "If you bought {some_shares} instead, only {ways} of the {rolls} rolls could raise "
            "{company}, and not {more_ways}.",
        ),
        #: {cash} is less than {cost}
        "buy-instead-short": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "If you bought {some_shares}, you would keep {cash}: too little, should a chain of "
            "{victim} be driven off and cost you {cost}.",
        ),
        "sell-equal": QT_TRANSLATE_NOOP(
            "SharkAdvice", "If you sold {some_shares}, you would do about as well."
        ),
        "sell-instead-grows": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not sell {some_shares}: the next building can raise {company} from {old} to {top}, "
            "and you would miss {gain}.",
        ),
        #: {odds_of_dice} is a chance in percent
        "danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The danger: with a chance of {odds_of_dice} a chain of {victim} can be driven off "
            "before your next turn, which would cost you {cost}.",
        ),
        #: {cash} is less than {cost}
        "danger-short": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The danger: with a chance of {odds_of_dice} a chain of {victim} can be driven off "
            "before your next turn, which would cost you {cost}; once all planned deals are made, "
            "you have {cash} in cash.",
        ),
        #: Said of the company whose shares one buys
        "danger-reckoned": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The risk of it: with a chance of {odds_of_dice} a chain of {victim} can be driven off "
            "before your next turn, which would cost you {cost}; the chances below reckon with that.",
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
        #: {sold} are other shares, and {more} is more than {gain}
        "cover-misses": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You would miss more with {sold}: up to {more} by the next building, and so only {gain}.",
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
        "why-alone-next": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "the bonus is {bonus}, and with one more building beside it {company} rises to {top}",
        ),
        "why-joins": QT_TRANSLATE_NOOP("SharkAdvice", "{company} falls from {old} to {new}"),
        "why-stays": QT_TRANSLATE_NOOP("SharkAdvice", "{company} stays at {new}"),
        "why-stays-quiet": QT_TRANSLATE_NOOP(
            "SharkAdvice", "{company} stays at {new}, and nobody earns anything by it"
        ),
        "why-grows-next": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{company} stays at {new} now, and with one more building beside it rises to {top}",
        ),
        #: {odds_before} is the chance until now, {odds_of_dice} is less
        "why-protects": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "a chain of {victim}, whose loss would cost you {cost}, is safer: the chance that it is "
            "driven off before your next turn falls from {odds_before} to {odds_of_dice}",
        ),
        "why-shields": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "no roll can drive off a chain of {victim} any more before your next turn, "
            "and its loss would cost you {cost}",
        ),
        "why-endangers": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "a chain of {victim} can now be driven off before your next turn with a chance of "
            "{odds_of_dice}, which would cost {player} {cost}",
        ),
        #: {odds_of_dice} is more than {odds_before}
        "why-threatens": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "a chain of {victim} can now be driven off with a chance of {odds_of_dice}, "
            "not {odds_before}, which would cost {player} {cost}",
        ),
        #: {victim_chain} is "a chain of 3 red buildings"
        "why-ruins": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} is ruined"
        ),
        "why-costs": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} pays {loss}"
        ),
        "why-swallows": QT_TRANSLATE_NOOP("SharkAdvice", "it drives {victim_chain} off the map"),
        #: {ways} of the {rolls} rolls, all as likely
        "why-own-roll": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{ways} of your {rolls} possible rolls let you raise {company}, at best from {old} to "
            "{top}, and what you buy now brings {gain} then",
        ),
        "why-next-roll": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{ways} of {rolls} possible rolls let the next player raise {company}, at best from "
            "{old} to {top}, and what you buy now brings {gain} then",
        ),
        "why-stuck": QT_TRANSLATE_NOOP(
            "SharkAdvice", "the next building cannot raise {company}, whatever is rolled"
        ),
        "why-reserve": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "you have only {cash} in cash, and a chain of {victim} that is driven off would cost "
            "you {cost}",
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
