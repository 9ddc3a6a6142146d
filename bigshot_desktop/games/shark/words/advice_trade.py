"""What a hint says of trade, of a forced sale and of the first share."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

TRADE: Final = {
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
        "Trade no more: keep your {cash}. If somebody drives off {the_chain}, you must pay {cost}.",
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
}
