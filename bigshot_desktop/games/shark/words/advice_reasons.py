"""The reasons in the hints of Shark: sentences after a colon."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

REASONS: Final = {
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
        "nobody else has shares of {company}, so that only you gain on shares when {company} rises",
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
}
