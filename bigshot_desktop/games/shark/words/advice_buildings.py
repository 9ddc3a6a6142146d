"""What a hint says of a building, by the codes of ``bots/building_advice.py``."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

BUILDINGS: Final = {
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
        "With {a_building} on square {square} {player} would pay only {less} instead of {loss}.",
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
}
