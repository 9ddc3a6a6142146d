"""What a hint says in Shark, by the codes of ``bots/advising.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
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
        #: {amount} is what all the others get
        "place-helps-all": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but the others together "
            "{amount} too.",
        ),
        #: {gain} and {amount} are what you and the others get there, {more} and {less} what you get here
        "place-helps-both": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain} and the others together "
            "{amount}; here you get {more} and they {less}.",
        ),
        #: {gain} and {amount} are what both get there, {more} and {less} what they get here
        "place-helps-more": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain} and {player} {amount}; here you "
            "get {more} and {player} {less}.",
        ),
        #: {amount} is what the winner then has in cash and shares
        "place-ends": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but the match would end, and "
            "{player} would win with {amount} in cash and shares.",
        ),
        #: {less} is less than {loss}
        "place-spares": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} {player} would pay only {less} instead of "
            "{loss}.",
        ),
        "place-spares-all": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} {player} would pay nothing instead of {loss}.",
        ),
        #: {odds_of_dice} is a chance in percent, {odds_before} is less
        "place-riskier": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} the chance that somebody can drive off its chain "
            "before your next turn is {odds_of_dice}; on the advised square it is only "
            "{odds_before}. That would cost you {cost}.",
        ),
        "place-riskier-only": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} somebody could drive off its chain before your "
            "next turn (chance: {odds_of_dice}), and that would cost you {cost}. On the advised "
            "square no single roll can do that.",
        ),
        #: {odds_of_dice} is a chance in percent, {odds_before} is less
        "place-exposes": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} the chance that somebody can drive off "
            "{the_chain} before your next turn is {odds_of_dice}; with the advised building it is "
            "only {odds_before}. That would cost you {cost}.",
        ),
        "place-exposes-only": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} somebody could drive off {the_chain} before your "
            "next turn (chance: {odds_of_dice}), and that would cost you {cost}. With the advised "
            "building no single roll can do that.",
        ),
        #: {gain} is more than what is advised brings at once
        "place-gain-riskier": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but somebody could drive "
            "off its chain before your next turn (chance: {odds_of_dice}), and that would cost you "
            "{cost}.",
        ),
        #: {odds_of_dice} is a chance in percent, {odds_before} is less
        "place-gain-riskier-more": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but somebody could drive "
            "off its chain before your next turn (chance: {odds_of_dice}; on the advised square "
            "only {odds_before}), and that would cost you {cost}.",
        ),
        #: {gain} is more than what is advised brings at once
        "place-gain-exposes": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but somebody could drive "
            "off {the_chain} before your next turn (chance: {odds_of_dice}), and that would cost "
            "you {cost}.",
        ),
        #: {odds_of_dice} is a chance in percent, {odds_before} is less
        "place-gain-exposes-more": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but somebody could drive "
            "off {the_chain} before your next turn (chance: {odds_of_dice}; with the advised "
            "building only {odds_before}), and that would cost you {cost}.",
        ),
        #: {gain} is more than what is advised brings at once
        "place-gain-worse": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but your chance to win "
            "would be smaller.",
        ),
        #: {gain} is more than what is advised brings at once
        "place-gain-no-better": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} you would get {gain}, but your chance to win "
            "would be no greater.",
        ),
        #: {most} is a higher value than {top}
        "place-lower": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} one more building beside it could raise {company} "
            "only to {top}, here to {most}.",
        ),
        #: {most} is a value, higher than now
        "place-stuck": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} no building beside it could raise {company}, "
            "here one could raise it to {most}.",
        ),
        #: {ways} is less than {more_ways}
        "place-rarer": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {a_building} on square {square} only {ways} of the {rolls} possible rolls could "
            "then raise {company} further, here {more_ways}.",
        ),
        "place-equal": QT_TRANSLATE_NOOP(
            "SharkAdvice", "With {a_building} on square {square} you would do about as well."
        ),
        "place-nearly": QT_TRANSLATE_NOOP(
            "SharkAdvice", "With {a_building} on square {square} you would do nearly as well."
        ),
        #: Sums are cash and shares
        "place-ahead": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You are then ahead with {sum_after} in cash and shares; {player} has {sum_before}.",
        ),
        "place-behind": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You then have {sum_after} in cash and shares; {player} leads with {sum_before}.",
        ),
        "place-level": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You then have as much as {player}: {sum_after} in cash and shares.",
        ),
        #: Sums are cash and shares; {ways} of the {rolls} rolls, all as likely
        "place-near": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {ways} of the {rolls} possible rolls the next building can then end the match: "
            "you have {sum_after} in cash and shares, and {player} has {sum_before}.",
        ),
        # trade
        "hopeless": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You can hardly win any more: you have {sum_after} in cash and shares, and {player} has "
            "{sum_before}.",
        ),
        "near": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {ways} of the {rolls} possible rolls the next building can end the match: "
            "you have {sum_after} in cash and shares, and {player} has {sum_before}.",
        ),
        "buy": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Buy {bought}: {why}.",
        ),
        "sell": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Sell {sold}: {why}.",
        ),
        #: {sold} and {bought} are shares
        "sell-for": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Sell {sold} for {amount}, to be able to buy {bought}.",
        ),
        #: {gain} is less than {more}
        "sell-yields": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "One building could bring you {gain} at the most with what you sell, and {more} with "
            "what you buy.",
        ),
        #: Said before the roll, of more shares than are advised
        "buy-later": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Buy no more than that now: you can still buy after your building, when you know "
            "what has grown.",
        ),
        #: The match may end with the building
        "buy-later-unless": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Buy no more than that now: unless your building ends the match, you can still buy "
            "after it, when you know what has grown.",
        ),
        "trade-equal": QT_TRANSLATE_NOOP("SharkAdvice", "To trade no more would be about as good."),
        "buy-equal": QT_TRANSLATE_NOOP(
            "SharkAdvice", "To buy {some_shares} instead would be about as good."
        ),
        "buy-then": QT_TRANSLATE_NOOP("SharkAdvice", "Why {some_shares}: {why}."),
        #: {bought} are all shares that are bought
        "buy-then-all": QT_TRANSLATE_NOOP("SharkAdvice", "Why {bought}: {why}."),
        "then-buy": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "After that buy {bought}: {why}.",
        ),
        #: Said after why shares of another company are bought
        "buy-too": QT_TRANSLATE_NOOP("SharkAdvice", "Also {some_shares}: {why}."),
        #: {bought} are shares of several companies; said after why shares of another one are bought
        "buy-too-all": QT_TRANSLATE_NOOP("SharkAdvice", "Also {bought}: {why}."),
        #: {bought} are shares; said after why shares of {better} are bought
        "buy-so-that": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Also {bought}, so that not everything hangs on {better}."
        ),
        "end": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: there seems to be no deal that helps you to win.",
        ),
        #: {cash} is at least {cost}
        "end-reserve": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: keep your {cash}. If somebody drives off {the_chain}, you must "
            "pay {cost}.",
        ),
        "end-before": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade nothing before the roll: you can trade after your building, "
            "when you know what has grown.",
        ),
        #: The match may end with the building
        "end-before-unless": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade nothing before the roll: unless your building ends the match, you can trade "
            "after it, when you know what has grown.",
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
            "Trade no more: you may not buy any more shares this turn, and no sale makes "
            "your chance to win greater.",
        ),
        "end-limit-keep": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: you may not buy any more shares this turn, and could not buy "
            "back what you sell.",
        ),
        "end-cash": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: {cash} is too little for a share, and no sale makes your chance"
            " to win greater.",
        ),
        "end-cash-keep": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: {cash} is too little for a share.",
        ),
        "end-broke": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: you have no money left for a share, and no sale makes your chance to "
            "win greater.",
        ),
        "end-broke-keep": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Trade no more: you have no money left for a share.",
        ),
        "end-nothing": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Trade no more: there is nothing that you could buy or sell."
        ),
        "keep": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Keep your shares: with {ways} of the {rolls} possible rolls the next player "
            "can raise {company}. At best it goes from {old} to {top}, and you get {gain}.",
        ),
        "keep-own": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Keep your shares: with {ways} of the {rolls} possible rolls you can raise "
            "{company} yourself. At best it goes from {old} to {top}, and your shares bring"
            " you {gain}.",
        ),
        #: Said for buying shares
        "cash-idle": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Cash earns nothing: shares count as much at the end, and each rise pays on them.",
        ),
        # what speaks against another deal
        "buy-instead-risky": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not buy {some_shares} instead: with a chance of {odds_of_dice} somebody can"
            " drive off {the_chain} before your next turn. You would lose {cost} by it.",
        ),
        "buy-instead-stuck": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not buy {some_shares} instead: the next building cannot raise {company}.",
        ),
        #: {gain} is less than {more}
        "buy-instead-less": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "For the same money you could have {some_shares}, but one building could bring you "
            "only {gain} on that instead of {more}.",
        ),
        #: {gain} is less than {more}
        "buy-instead-limit": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You could buy {some_shares} at the most: with them one building could bring you {gain} "
            "instead of {more}.",
        ),
        #: {bought} and {sold} are shares that one would have in the end
        "rather-safer": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Better have {bought} than {sold}: with a chance of {odds_of_dice} somebody can drive "
            "off {the_chain} before your next turn. You would lose {cost} by it.",
        ),
        #: {gain} is less than {more}
        "rather-grows": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Better have {bought} than {sold}: the next building can bring you up to {more} that "
            "way, and only {gain} the other way.",
        ),
        #: {ways} is less than {more_ways}
        "rather-often": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Better have {bought} than {sold}: {more_ways} of the {rolls} possible rolls can raise "
            "{better}, and only {ways} can raise {company}.",
        ),
        #: {sold} is what is sold, {bought} is what one would sell instead
        "rather-sell-safer": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Rather sell {sold} than {bought}: with a chance of {odds_of_dice} somebody can drive "
            "off {the_chain} before your next turn. You would lose {cost} by it.",
        ),
        #: {gain} is less than {more}
        "rather-sell-grows": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Rather sell {sold} than {bought}: the next building can bring you up to {more} that "
            "way, and only {gain} the other way.",
        ),
        #: {ways} is less than {more_ways}; {better} is a company whose shares are kept
        "rather-sell-often": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Rather sell {sold} than {bought}: {more_ways} of the {rolls} possible rolls can raise "
            "{better}, and only {ways} can raise {company}.",
        ),
        #: {ways} is less than {more_ways}
        "buy-instead-rarer": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "If you bought {some_shares} instead, only {ways} of the {rolls} possible rolls could "
            "raise {company}; for {better} it is {more_ways}.",
        ),
        #: {cash} is less than {cost}
        "buy-instead-short": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "If you bought {some_shares}, you would keep {cash}. That is too little if "
            "somebody drives off {the_chain}: you must pay {cost} then.",
        ),
        "sell-instead-grows": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not sell {some_shares}: the next building can raise {company} from {old} to {top}, "
            "and you would miss {gain}.",
        ),
        "sell-instead-despite": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Do not sell {some_shares}: somebody may drive off {the_chain}, but the next "
            "building can also raise {company} from {old} to {top}. Keeping promises more.",
        ),
        #: {odds_of_dice} is a chance in percent
        "danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The risk that remains: with a chance of {odds_of_dice} somebody can drive off "
            "{the_chain} before your next turn. That would cost you {cost}.",
        ),
        #: {cash} is less than {cost}
        "danger-short": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The risk that remains: with a chance of {odds_of_dice} somebody can drive off "
            "{the_chain} before your next turn. You would have to pay {cost}, and you keep only "
            "{cash} in cash: for what is missing the bank takes shares at half their value.",
        ),
        "danger-broke": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The risk that remains: with a chance of {odds_of_dice} somebody can drive off "
            "{the_chain} before your next turn. You would have to pay {cost}, and you keep no "
            "cash: for that the bank takes shares at half their value.",
        ),
        #: {amount} is a part of {cost}
        "danger-bought": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The risk that remains: with a chance of {odds_of_dice} somebody can drive off "
            "{the_chain} before your next turn. That would cost you {cost}, {amount} of it "
            "for what you buy.",
        ),
        #: Said after a danger; sums are cash and shares
        "dare": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "But who is behind must risk something: {player} has {sum_before} in cash and shares, "
            "and you have {sum_after}.",
        ),
        # a forced sale
        "cover": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Hand over {sold}: that covers {rest}.",
        ),
        "cover-least": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Hand over {sold}: that covers {rest}, and no other choice costs you less.",
        ),
        "cover-all": QT_TRANSLATE_NOOP(
            "SharkAdvice", "Hand over {sold}: only all of your shares cover {rest}."
        ),
        #: {player} is somebody else
        "cover-lost": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The match ends with this building, and {player} wins with {sum_before} in cash and "
            "shares.",
        ),
        "cover-won": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "The match ends with this building, and you win with {sum_after} in cash and shares.",
        ),
        #: Sums are cash and shares, when everybody has paid
        "cover-hopeless": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You can hardly win any more: you then have {sum_after} in cash and shares, and {player} "
            "has {sum_before}.",
        ),
        "cover-change": QT_TRANSLATE_NOOP("SharkAdvice", "You get {change} back."),
        #: {amount} is more than {less}
        "cover-dearer": QT_TRANSLATE_NOOP(
            "SharkAdvice", "With {sold} you would give away {amount} worth of shares, not {less}."
        ),
        #: {sold} are other shares, and {more} is more than {gain}
        "cover-misses": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "With {sold} you would miss more: up to {more} by the next building instead of {gain}.",
        ),
        "cover-spares": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Handing over {sold} would cost you less now. But the next building could bring"
            " you up to {more} on those shares, and only {gain} on what you hand over.",
        ),
        #: {ways} is less than {more_ways}; {better} is a company whose shares are kept
        "cover-ways": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Rather keep what rises more often: {more_ways} of the {rolls} possible rolls can raise "
            "{better}, and only {ways} can raise {company}.",
        ),
        "cover-danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Rather give away what is in danger: with a chance of {odds_of_dice} somebody can drive "
            "off {the_chain} before your next turn. That would cost you {cost} on {some_shares}.",
        ),
        #: {own} and {fewer} are numbers of companies, {fewer} the smaller one
        "cover-kinds": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "You keep shares of more companies: of {own}, and if you handed over {sold}, only of "
            "{fewer}.",
        ),
        #: {less} is less than {amount}
        "cover-promises": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Handing over {sold} would cost you only {less} instead of {amount}, but with what you "
            "keep here you are more likely to win.",
        ),
        #: {less} is less than {amount}
        "cover-as-good": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "Handing over {sold} would cost you {less} instead of {amount}, but your chance to win "
            "would be no greater.",
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
            "{company} rises from {old} to {new}, and bonus and shares together bring you {gain}",
        ),
        "why-earns-bonus": QT_TRANSLATE_NOOP(
            "SharkAdvice", "{company} rises from {old} to {new}, and you get a bonus of {gain}"
        ),
        "why-earns-most": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{company} rises from {old} to {new}, and you get a bonus of {gain}; nothing else "
            "that you could place brings you more",
        ),
        "why-alone": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it stands alone, and you get a bonus of {bonus}"
        ),
        "why-alone-most": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "it stands alone, and you get a bonus of {bonus}; nothing else that you could place "
            "brings you more",
        ),
        "why-alone-next": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "the bonus is {bonus}, and with one more building beside it {company} can rise to {top}",
        ),
        "why-joins": QT_TRANSLATE_NOOP("SharkAdvice", "{company} falls from {old} to {new}"),
        "why-stays": QT_TRANSLATE_NOOP("SharkAdvice", "{company} stays at {new}"),
        "why-stays-quiet": QT_TRANSLATE_NOOP(
            "SharkAdvice", "{company} stays at {new}, and nobody earns anything by it"
        ),
        "why-grows-next": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{company} stays at {new} now, and with one more building beside it can rise to {top}",
        ),
        #: {odds_before} is the chance until now, {odds_of_dice} is less
        "why-protects": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "the chance that somebody can drive off {the_chain} before your next turn falls"
            " from {odds_before} to {odds_of_dice}. That would then cost you {cost}",
        ),
        "why-shields": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "until now somebody could drive off {the_chain} before your next turn and cost "
            "you {cost}. Now no single roll can do that",
        ),
        "why-endangers": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "now somebody other than {player} can drive off {the_chain} before your next "
            "turn. The chance is {odds_of_dice}, and it would cost {player} {cost}",
        ),
        #: {odds_of_dice} is more than {odds_before}
        "why-threatens": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "the chance that somebody other than {player} can drive off {the_chain} before "
            "your next turn grows from {odds_before} to {odds_of_dice}. That would cost "
            "{player} {cost}",
        ),
        #: {victim_chain} is "a chain of 3 red buildings"
        "why-ruins": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} is ruined"
        ),
        "why-costs": QT_TRANSLATE_NOOP(
            "SharkAdvice", "it drives {victim_chain} off the map, and {player} pays {loss}"
        ),
        "why-costs-own": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "it drives {victim_chain} off the map. {player} pays {loss} and loses as much again in the "
            "value of shares. You pay nothing, but your own shares lose {cost} in value",
        ),
        "why-swallows": QT_TRANSLATE_NOOP("SharkAdvice", "it drives {victim_chain} off the map"),
        #: {ways} of the {rolls} rolls, all as likely
        "why-own-roll": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with {ways} of the {rolls} possible rolls you can raise {company} yourself. At"
            " best it goes from {old} to {top}, which brings {gain} on {some_shares}",
        ),
        "why-next-roll": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with {ways} of the {rolls} possible rolls the next player can raise {company}."
            " At best it goes from {old} to {top}, which brings {gain} on {some_shares}",
        ),
        "why-stuck": QT_TRANSLATE_NOOP(
            "SharkAdvice", "the next building cannot raise {company}, whatever is rolled"
        ),
        "why-rarely": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "only {ways} of the {rolls} possible rolls can raise {company}, fewer than for any "
            "other company of yours",
        ),
        "why-reserve": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "then you have {cash} in cash, enough for the {cost} that you must pay if somebody "
            "drives off {the_chain}",
        ),
        "why-short": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "your cash is short. If somebody drives off {the_chain}, you must pay {cost}. After "
            "these deals you have {cash}, and for what is missing the bank takes shares at half "
            "their value",
        ),
        #: {was} is less than {ways}; said of shares that are bought before the roll
        "why-wins-last": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with {ways} of the {rolls} possible rolls your building can then end the match, and you "
            "win; without this trade it is {was} of them",
        ),
        #: {own_shares} is "13 red shares", shares of {company}
        "why-hedges": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{player} has {own_shares}; with more of your own {player} gains less on you when "
            "{company} rises",
        ),
        #: {own_shares} is "13 red shares", shares of {company}
        "why-keeps-up": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{player} has {own_shares}, and you then have as many, so that both of you gain the "
            "same on shares when {company} rises",
        ),
        #: {own_shares} is "13 red shares", shares of {company}
        "why-overtakes": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{player} has {own_shares}, and you then have more, so that you gain more on shares "
            "than {player} when {company} rises",
        ),
        "why-only-holder": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "nobody else has shares of {company}, so that only you gain on shares when {company} "
            "rises",
        ),
        #: {was} is less than {ways}
        "why-spreads": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "then {ways} of the {rolls} possible rolls can raise a company of which you have shares, "
            "and now only {was}",
        ),
        "why-spreads-first": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "then {ways} of the {rolls} possible rolls can raise a company of which you have shares, "
            "and now none",
        ),
        #: {was} is less than {ways}; said where shares of several companies are bought
        "why-spreads-one": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with {some_shares} more, {ways} of the {rolls} possible rolls can raise a company of which "
            "you have shares, and otherwise only {was}",
        ),
        #: {was} is less than {ways}; said after "Also 1 blue share"
        "why-spreads-too": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with that {ways} of the {rolls} possible rolls can raise a company of which you have "
            "shares, and without that only {was}",
        ),
        #: {was} is less than {ways}; said of shares that are sold before others are bought
        "why-spreads-after": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with what you buy after that, {ways} of the {rolls} possible rolls can raise a company "
            "of which you have shares, and now only {was}",
        ),
        "why-often": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{ways} of the {rolls} possible rolls can raise what you buy for it, and only {was} what "
            "you sell",
        ),
        #: {own_shares} is "13 red shares", shares of {company}
        "why-most": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "you then hold {own_shares}, more than anybody else, and gain most when {company} rises",
        ),
        "why-buys-better": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "that is worth more to you than {price} in cash",
        ),
        #: {less} is less than {cash}
        "why-keeps-cash": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "after all deals you then have {cash} in cash, and without this sale only {less}",
        ),
        #: Sums are cash and shares
        "why-secures": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "you are ahead with {sum_after}, {player} has {sum_before}, and {amount} in cash cannot "
            "fall in value any more",
        ),
        "why-sells-better": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "{amount} in cash is certain, and what shares will bring is not",
        ),
        "why-danger": QT_TRANSLATE_NOOP(
            "SharkAdvice",
            "with a chance of {odds_of_dice} somebody can drive off {the_chain} before your"
            " next turn. That would cost you {cost} on {some_shares}",
        ),
    },
)
