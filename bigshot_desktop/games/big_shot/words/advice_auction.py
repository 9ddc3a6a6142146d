"""What a hint says in an auction, by the codes of ``bots/auction_advice.py``."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

AUCTION: Final = {
    # in the auction
    #: {why} is a sentence of its own: "with 2 black and 1 yellow you take the Docks at once"
    "bid": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}, and go up to {limit}: {why}."),
    "bid-once": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}, but no more: {why}."),
    "bid-credit": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Bid {amount}, and go up to {limit}, with a loan if need be: {why}.",
    ),
    #: Nobody else can bid more than {limit}
    "bid-final": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Bid {amount}, and go up to {limit}, which nobody else can outbid: {why}.",
    ),
    #: Nobody else can bid more than {amount}
    "bid-takes": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Bid {amount}, which nobody else can outbid: {why}."
    ),
    #: {driven} is a player who should pay more for the cubes
    "bid-drives": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Bid {amount} to drive up the price: {driven} is likely to go further and then pays more.",
    ),
    "bid-drives-if": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Bid {amount} to drive up the price: if {driven} goes further, {driven} pays more.",
    ),
    "drives-risk": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "The risk: if nobody goes further, you get the cubes for {amount}, and that is worse for "
        "you than to pass.",
    ),
    "borrow": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take a loan of {pays} and go up to {limit}: {why}."
    ),
    "borrow.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take a loan of {pays} for {colour} and go up to {limit}: {why}."
    ),
    "borrow-once": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take a loan of {pays}, then bid {limit} and no more: {why}."
    ),
    "borrow-once.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Take a loan of {pays} for {colour}, then bid {limit} and no more: {why}.",
    ),
    #: {amount} is more than the lowest bid, and less than {limit}
    "borrow-bids": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take a loan of {pays}, then bid {amount} and go up to {limit}: {why}."
    ),
    "borrow-bids.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Take a loan of {pays} for {colour}, then bid {amount} and go up to {limit}: {why}.",
    ),
    "borrow-drives": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Take a loan of {pays} and bid {amount} to drive up the price: {driven} is likely to go "
        "further and then pays more.",
    ),
    "borrow-drives.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Take a loan of {pays} for {colour} and bid {amount} to drive up the price: {driven} is "
        "likely to go further and then pays more.",
    ),
    "borrow-drives-risk": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "The risk: the loan costs {debt} at the end in any case, and if nobody goes further, you "
        "get the cubes for {amount}, and that is worse for you than to pass.",
    ),
    #: {less} is less than {sum}
    "borrow-reach": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "With the loan {colour} holds {sum}; with a loan of its own, {other} would hold only "
        "{less}.",
    ),
    "borrow-dearer": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "A loan for {other} would bring only {less}."
    ),
    #: {sum} and {rest} are what two colours of one player hold then
    "borrow-both": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Then both of your colours can bid: {colour} with {sum}, {other} with {rest}.",
    ),
    #: Beside a higher bid
    "bid-jumps": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "After a bid of only {lowest} it is likelier that somebody goes further."
    ),
    "lowest-equal": QT_TRANSLATE_NOOP("BigShotAdvice", "A bid of {lowest} would be about as good."),
    #: What is told to others of a bid
    "bid-made": QT_TRANSLATE_NOOP("BigShotAdvice", "Bid {amount}: {why}."),
    "borrow-made": QT_TRANSLATE_NOOP("BigShotAdvice", "Take a loan of {pays}: {why}."),
    "borrow-made.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take a loan of {pays} for {colour}: {why}."
    ),
    #: {pays} is less than {debt}
    "loan-cost": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "The loan brings {pays} now and costs {debt} at the end."
    ),
    "loan-cost.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "The loan brings {pays} now and costs {debt} at the end; after your first word in "
        "this auction you cannot borrow any more.",
    ),
    "decline-enough": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Take no loan: with {cash} you can bid as far as you should."
    ),
    "decline-dear": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Take no loan: it brings {pays} now and costs {debt} at the end, "
        "and these cubes are not worth that.",
    ),
    "pass": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: {lowest} is too much for what these cubes could do. What you could do with "
        "them: {why}.",
    ),
    "pass-even": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: a bid of {lowest} would not improve your chance to win."
    ),
    "pass-even-why": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: a bid of {lowest} would not improve your chance to win. What you could do with "
        "the cubes: {why}.",
    ),
    "pass-lost": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: as it looks you can hardly win any more, and these cubes would not change that.",
    ),
    "pass-either": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: as it looks you can hardly win any more, whether you bid or pass.",
    ),
    #: {player} is somebody else
    "pass-outbid": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: as it looks you can hardly win any more, because {player} is likely to outbid you "
        "for these cubes.",
    ),
    #: {player} is somebody else; {limit} is more than {sum}
    "pass-contested": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: {player} is likely to go up to about {limit}. If you pay more than about {sum}, you "
        "will miss that money in the rounds to come. Both figures are guesses.",
    ),
    "pass-contested-last": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: {player} is likely to go up to about {limit}, and for more than about {sum} the "
        "cubes would lower your chance to win. Both figures are guesses.",
    ),
    #: {player} is somebody else; {limit} is more than {sum}
    "pass-contested-reach": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: {player} is likely to go up to about {limit}, and you cannot bid more than {sum}. "
        "How far {player} goes is a guess.",
    ),
    "pass-contested-hidden": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: {player} is likely to go further than you should. That is a guess.",
    ),
    "pass-won": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: you are almost sure to win, even without these cubes."
    ),
    "pass-keep": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: in the rounds to come {lowest} will do more for you than these cubes now. What "
        "you give up: {why}.",
    ),
    "pass-keep-even": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: in the rounds to come {lowest} will do as much for you as these cubes now. What "
        "you give up: {why}.",
    ),
    "pass-harm": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: a bid of {lowest} would lower your chance to win. What you give up: {why}.",
    ),
    "pass-harm-even": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Pass: a bid of {lowest} would not improve your chance to win. What you give up: {why}.",
    ),
    "pass-dear": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: {lowest} is too much for what these cubes could do for you."
    ),
    "pass-idle": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: with these cubes you cannot take the lead in any district."
    ),
    "pass-broke": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: you cannot pay {lowest}, so nothing else is possible."
    ),
    "pass-unpayable": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Pass: {player} cannot pay {amount}, so the auction must start again."
    ),
    #: Said against a bid; {to_come} is 2 or more
    "bid-leaves": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "A bid of {lowest} would leave you {left} for the {to_come} rounds to come.",
    ),
    "bid-leaves-last": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "A bid of {lowest} would leave you {left} for the last round."
    ),
    "bid-leaves-all": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "A bid of {lowest} would take all your money."
    ),
    "bid-on-credit": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "To bid {lowest} you would need a loan: {pays} now, and {debt} to pay back at the end.",
    ),
    "rival-left": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "After paying {price}, {player} has {left} left."
    ),
    #: The player has two colours
    "rival-left-both": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "After paying {price}, {player} has {left} left with both colours together.",
    ),
    "rival-broke": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "After paying {price}, {player} has nothing left."
    ),
    #: Said of a bid that is advised; {to_come} is 2 or more
    "spends": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "At {lowest} you keep {left} for the {to_come} rounds to come."
    ),
    "spends-last": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "At {lowest} you keep {left} for the last round."
    ),
    "spends-all": QT_TRANSLATE_NOOP("BigShotAdvice", "{lowest} is all the money you have."),
    # what speaks against passing
    "pass-taken": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you pass and {player} gets the cubes, {player} can win {the_district} with them.",
    ),
    "pass-taken-yours": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you pass and {player} gets the cubes, {player} can take {the_district}, "
        "where you lead now.",
    ),
    "pass-safe": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you pass and {player} gets the cubes, {player} can make sure of {the_district}.",
    ),
    "pass-loses": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you pass and {player} gets the cubes, {player} can end your lead {at_district}.",
    ),
    "pass-leads": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you pass and {player} gets the cubes, {player} can take the lead {at_district}.",
    ),
    "pass-leaves": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "If you pass, {player} is likely to have the cubes for {price}."
    ),
    "pass-gives": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "If you pass, {player} gets the cubes for {price}."
    ),
    "pass-gives-free": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "If you pass, {player} gets the cubes for nothing."
    ),
    "qualifies": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "You then have the two districts that you need to win."
    ),
    "qualifies.purse": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "{colour} then has the two districts that each of your colours needs for you to win.",
    ),
    #: Why it helps that a rival does not have a district; {rival} is a colour and whose it is
    "rival-doubles": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If {rival} won {the_district}, it would count {added}, because of the park beside it.",
    ),
    #: Why it helps that {player}, somebody else, does not lead a district
    "rival-strongest": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "Of all the others, {player} has the best chance to win at present.",
    ),
    #: A district that the player leads or has
    "counts-double": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "If you win {the_district}, it counts {added} for you, because the park beside it is yours.",
    ),
    #: What is equally good, where all that was weighed comes to the same chance to win
    "even-lost": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "As it looks you can hardly win any more, so this choice changes little.",
    ),
    "even-won": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "You are almost sure to win, so this choice changes little."
    ),
    "even-place": QT_TRANSLATE_NOOP("BigShotAdvice", "Other places are about as good."),
    "even-pay": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Your chance to win hardly depends on it: both ways are about as good."
    ),
    "even-loan": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "Which of your colours takes the loan hardly matters."
    ),
    "even-pass": QT_TRANSLATE_NOOP("BigShotAdvice", "To pass would be about as good."),
    #: Beside what the cubes do above all
    "bid-also": QT_TRANSLATE_NOOP("BigShotAdvice", "What else these cubes do: {why}."),
    "bid-worth": QT_TRANSLATE_NOOP(
        "BigShotAdvice",
        "The price may look high, but with these cubes you win more often than if you pass.",
    ),
    "bid-must": QT_TRANSLATE_NOOP(
        "BigShotAdvice", "If you pass now, it looks as if you could hardly win any more."
    ),
    "best-use": QT_TRANSLATE_NOOP("BigShotAdvice", "What these cubes could do for you: {why}."),
}
