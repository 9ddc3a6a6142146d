"""What a hint says in Saludos Amigos, by the codes of ``bots/advising.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.games.saludos_amigos.words.talk_advice import TALK
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def told_split(narrator: Narrator, facts: Facts) -> str:
    """The shares of all who get one: 4 for Anna, 3 for Bea."""
    shares = [int(share) for share in facts["shares_told"].split(",")]
    return names.split("shares")(narrator, {"shares": shares})


def told_cards(narrator: Narrator, facts: Facts) -> str:
    """The cards to be played, added up as at the table: 3 + 2 = 5, or 2 alone."""
    cards = [int(number) for number in facts["cards_told"].split(",")]
    say = names.only_card if sum(cards) == 1 else names.sum_of
    return say(narrator, {"cards": cards})


def only_one(_: Narrator, facts: Facts) -> str:
    """The variant for a single card to be played."""
    cards = [int(number) for number in facts["cards_told"].split(",")]
    return "one" if sum(cards) == 1 else ""


def askers(narrator: Narrator, facts: Facts) -> str:
    """Several who wait for an answer: Anna and Carl."""
    seats = [int(seat) for seat in facts["askers_told"].split(",")]
    return narrator.listing([narrator.player(seat) for seat in seats])


def odds(narrator: Narrator, facts: Facts) -> str:
    """A chance that is guessed: 40%."""
    return guess(narrator, facts["chance"])


def other_odds(narrator: Narrator, facts: Facts) -> str:
    """Another one beside it."""
    return guess(narrator, facts["other_chance"])


def guess(narrator: Narrator, hundredths: int) -> str:
    """No guess is called impossible, or certain."""
    return narrator.chance(min(max(hundredths, 1), 99) / 100)


ADVICE: Final = Sentences(
    "SaludosAdvice",
    {
        **TALK,
        # dice
        #: {ways} is 1 to 4; {card} is 1, 2 or 3
        "reroll": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: {ways} of 6 rolls would make you stronger than "
            "with your {die} now, {worse} weaker.",
        ),
        "reroll-rid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: your hand gets smaller; {ways} of 6 rolls would "
            "make you stronger, {worse} weaker.",
        ),
        "reroll-vain": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: no roll makes you stronger and {worse} of 6 weaker, "
            "but your hand gets smaller.",
        ),
        "reroll-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again, or leave it at that: {ways} of 6 rolls would "
            "make you stronger, {worse} weaker, and your chance to win is about the same "
            "either way.",
        ),
        "reroll-vain-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again, or leave it at that: no roll would make you stronger "
            "and {worse} of 6 weaker, but your hand would get smaller, and your chance to win is "
            "about the same either way.",
        ),
        "ready": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Leave it at that: only {ways} of 6 rolls would make you stronger, "
            "and each costs a card.",
        ),
        #: {ways} is 3 or 4
        "ready-dear": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Leave it at that: {ways} of 6 rolls would make you stronger, but the card "
            "would be gone for good.",
        ),
        "ready-highest": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Leave it at that: no roll could make you stronger, as it costs a card.",
        ),
        "ready-cardless": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Leave it at that: you have no card to discard."
        ),
        #: Other cards of the same hand would be worse to discard
        "roll-equal": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "To discard a {card} and roll again would be about as good."
        ),
        #: {best} is the strength with a 6
        "reroll-best": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "With a 6 you would have {best}; the strongest has {others} now."
        ),
        "reroll-lead": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "With a 6 you would have {best}; the next strongest has {others} now."
        ),
        "card-equal": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Which of your cards you discard makes hardly any difference."
        ),
        #: {number} and {least} are numbers of cards
        "cards-cost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Cards in hand are a risk: you have {number}, the smallest hand {least}, and if a "
            "journalist came now it would cost you {million}.",
        ),
        #: {share} is what one gets
        "cards-cost-paid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You get {share} in any case, but if you keep your cards you hold {number}, the "
            "smallest hand {least}, and a journalist would cost you {million}.",
        ),
        "cards-cost-wins": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "If your side wins, you get {share}; but if you keep your cards you hold {number} then, "
            "the smallest hand {least}, and a journalist would cost you {million}.",
        ),
        #: {number} and {least} are numbers of cards at the end of the turn
        "cards-cost-drawn": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Who is not paid draws a card: if you use none you hold {number} then, the "
            "smallest hand {least}, and a journalist would cost you {million}.",
        ),
        #: {left} and {more} are numbers of cards; {million} is more than {kept}
        "hand-smallest": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Your hand is then the smallest with {left} instead of {more}, and a journalist "
            "would cost the others {million} in all instead of {kept}.",
        ),
        "hand-smallest-wins": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "If your side wins, you get {share}, and your hand is the smallest with {left} instead "
            "of {more}: a journalist would cost the others {million} in all instead of {kept}.",
        ),
        "hand-smallest-drawn": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "When you have drawn a card, your hand is the smallest with {left} instead of "
            "{more}, and a journalist would cost the others {million} in all instead of {kept}.",
        ),
        #: {played} is a number of cards, 1 or more
        "hand-smallest-plan": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "If you use {played} of your cards there, your hand is the smallest after the draw "
            "({left} instead of {more}), and a journalist would cost the others {million} in "
            "all instead of {kept}.",
        ),
        "strength-strongest": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "With {strength} you are the strongest; the next has {others}."
        ),
        "strength-level": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "With {strength} nobody is stronger than you."
        ),
        "strength-weaker": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "You have {strength}, and the strongest has {others}."
        ),
        # council
        #: {points} are the values of one's cards
        "push": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward: the opposition must show {need} more than the coalition, "
            "and your cards count {points}.",
        ),
        "push-lost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward to make your hand smaller: the council cannot be won, but all "
            "cards that are used there leave your hand.",
        ),
        "push-rid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward to make your hand smaller: the council can hardly be won, but "
            "all cards that are used there leave your hand.",
        ),
        "push-lost-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward or no card at all: the council cannot be won, and your "
            "chance to win is about the same either way.",
        ),
        "push-rid-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward or no card at all: the council can hardly be won, and your "
            "chance to win is about the same either way.",
        ),
        #: {number} is how many cards other opponents have
        "push-together": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward: the opposition must show {need} more than the coalition; "
            "your cards count {points}, and the other opponents hold {number} cards.",
        ),
        "push-ahead": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward: the opposition is ahead with {biscuit} against {mug}, "
            "and your cards count {points}.",
        ),
        #: {odds} is a percentage
        "push-pays": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The chance that the opposition wins is about {odds}, by a guess; if nobody else "
            "comes, you then get {million} of {worth}.",
        ),
        "push-pays-all": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The chance that the opposition wins is about {odds}, by a guess; if nobody else "
            "comes, you then get all {worth}.",
        ),
        "push-pays-together": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The chance that the opposition wins is about {odds}, by a guess; alone you cannot "
            "win, so you would share the {worth} with whoever comes, too.",
        ),
        #: Nobody else can come
        "push-pays-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The chance that the opposition wins is about {odds}, by a guess; you then get "
            "{million} of {worth}.",
        ),
        "push-pays-all-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The chance that the opposition wins is about {odds}, by a guess; you then get all "
            "{worth}.",
        ),
        #: {most} is what the hidden cards of the coalition count at the most
        "push-sure-pays": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The opposition wins for sure, as the cards of the coalition count {most} at the most; "
            "if nobody else comes, you get {million} of {worth}.",
        ),
        "push-sure-pays-all": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The opposition wins for sure, as the cards of the coalition count {most} at the most; "
            "if nobody else comes, you get all {worth}.",
        ),
        "push-sure-pays-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The opposition wins for sure, as the cards of the coalition count {most} at the most; "
            "you get {million} of {worth}.",
        ),
        "push-sure-pays-all-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The opposition wins for sure, as the cards of the coalition count {most} at the most; "
            "you get all {worth}.",
        ),
        "council-odds": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "The chance that the opposition wins is about {odds}, by a guess."
        ),
        #: {lower} is a card, too; both are in hand
        "push-higher": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "A {card} counts more in the council than a {lower}, and you win more often with it.",
        ),
        "push-equal": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "To push a {lower} forward would be about as good."
        ),
        "push-tries": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "But with a card pushed forward you would be paid if the opposition wins: a chance of "
            "about {odds}, by a guess.",
        ),
        "push-tries-little": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Even with a card pushed forward the opposition would win with a chance of only about "
            "{odds}, by a guess.",
        ),
        #: {most} are points
        "council-lost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The other opponents can add {most} at the most, so the council cannot be won.",
        ),
        "council-lost-alone": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "No other opponent has a card, so the council cannot be won."
        ),
        "council-lost-only": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "You are the only opponent, so the council cannot be won."
        ),
        "stay-out-weak": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push no card forward: the opposition must show {need} more than the coalition, "
            "and your cards count only {points}.",
        ),
        "stay-out": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push no card forward: your cards, worth {points}, promise you more if you keep them.",
        ),
        #: {more} and {left} are numbers of cards
        "stay-out-grows": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push no card forward: you draw one instead and hold {more} at the end of the turn, not "
            "{left}, which makes you stronger in the turns to come.",
        ),
        #: {most} is what the hidden cards of the coalition count at the most
        "push-forgone": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "But a card pushed forward would bring you {million} for sure, if nobody else comes: "
            "the cards of the coalition count {most} at the most.",
        ),
        #: Nobody else can come
        "push-forgone-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "But a card pushed forward would bring you {million} for sure: the cards of the "
            "coalition count {most} at the most.",
        ),
        "stay-out-draws": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Who is not paid draws a card when the turn ends."
        ),
        #: Why cards are kept though the council is likely won
        "stay-out-stronger": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Who is not paid draws a card, and each card makes you stronger in the turns to come.",
        ),
        "cards-bonus": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Cards can still bring money: whoever holds the strongest councillors when the fourth "
            "project is finished gets a bonus.",
        ),
        "propose": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Propose {told_split}: for {million} instead of {kept} it is worth showing your "
            "cards, and that helps all of your side.",
        ),
        #: It is unlikely that one’s side wins, or the other split is no better
        "propose-faint": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Propose {told_split}: if your side wins, you get {million} instead of {kept}.",
        ),
        "split-odds": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "If you show your cards for it, your side wins with a chance of about {odds}, by a guess.",
        ),
        "split-accept-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Say yes to {proposer}: you get {million} instead of {kept}."
        ),
        "split-accept-less": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million} instead of {kept}, but with more to win "
            "{proposer} is likely to show more cards, by a guess.",
        ),
        "split-accept-same": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you keep your {million}, and with more to win {proposer} "
            "is likely to show more cards, by a guess.",
        ),
        "split-accept-less-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes or no to {proposer}: you would get {million} instead of {kept}, but your "
            "chance to win is about the same either way.",
        ),
        "split-accept-same-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes or no to {proposer}: you get {million} as before, and your chance to win "
            "is about the same either way.",
        ),
        "split-accept-less-better": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million} instead of {kept}, but your chance to "
            "win gets greater, by a guess.",
        ),
        "split-accept-same-better": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you keep your {million}, and your chance to win gets "
            "greater, by a guess.",
        ),
        "split-decline-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer}: you would get {million} instead of {kept}, but your chance "
            "to win would not grow.",
        ),
        "split-decline-less": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Say no to {proposer}: you would get only {million} instead of {kept}."
        ),
        "split-decline-same": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer}: you would get {million} as before, and others more.",
        ),
        "split-ready": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Leave the split as it is: you get {kept} if your side wins."
        ),
        #: {points} are the values of the cards to be played, {lead_points} is a difference of strengths
        "play-ahead": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: without cards your side is {lead_points} ahead, "
            "and this keeps it safer.",
        ),
        "play-rid-ahead": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: your side is {lead_points} ahead without them, but "
            "this makes your hand smaller and the lead safer.",
        ),
        "play-behind": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: without cards your side is {lead_points} behind.",
        ),
        "play-level": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: without cards both sides are even.",
        ),
        #: {told_cards} is the value of one card
        "play-ahead.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: without cards your side is "
            "{lead_points} ahead, and this keeps it safer.",
        ),
        "play-rid-ahead.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: your side is {lead_points} ahead "
            "without it, but this makes your hand smaller and the lead safer.",
        ),
        "play-behind.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: without cards your side is "
            "{lead_points} behind.",
        ),
        "play-level.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: without cards both sides are even.",
        ),
        "play-sure.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: your side wins in any case, so all "
            "this does is make your hand smaller.",
        ),
        "play-lost.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play a councillor of value {told_cards}: your side cannot win any more, so all"
            " this does is make your hand smaller.",
        ),
        "keep-ahead": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play no councillor: without cards your side is {lead_points} ahead, "
            "and what you hold promises more later.",
        ),
        "keep-behind": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play no councillor: without cards your side is {lead_points} behind, "
            "and what you hold promises more later.",
        ),
        "keep-level": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play no councillor: both sides are even without cards, "
            "and what you hold promises more later.",
        ),
        #: {most} is what the hidden cards of the other side count at the most
        "play-sure": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: your side wins in any case, so all this does is "
            "make your hand smaller.",
        ),
        "play-lost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {told_cards}: your side cannot win any more, so all this does is "
            "make your hand smaller.",
        ),
        "keep-sure": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play no councillor: your side is {lead_points} ahead, and the cards of the others "
            "count {most} at the most, so it wins in any case.",
        ),
        #: {most} is what all cards of one’s own side count at the most
        "keep-lost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play no councillor: your side is {lead_points} behind, and all its cards count {most} "
            "at the most, so it cannot win.",
        ),
        # what is as good
        "even-done": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You may as well stop negotiating: your chance to win would be about the same.",
        ),
        "even-ready": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You may as well leave it at that: your chance to win would be about the same.",
        ),
        "even-stay": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You may as well push no card forward: your chance to win would be about the same.",
        ),
        "even-none": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You may as well play no councillor: your chance to win would be about the same.",
        ),
        "even-offers": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Other offers that you could make would be about as good."
        ),
        "even-other": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "The other things you could do would be about as good."
        ),
        "even-yes": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "To say yes to {proposer} would be about as good.",
        ),
        "even-no": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "To say no to {proposer} would be about as good.",
        ),
        "even-offer": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "An offer of yours would hardly change your chance to win."
        ),
        "even-roll": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "To roll again costs a card and would hardly change your chance to win.",
        ),
        "even-propose": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Another split would hardly change your chance to win."
        ),
        "even-push": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "To push a card forward would hardly change your chance to win."
        ),
        "even-play": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "To play councillors would hardly change your chance to win."
        ),
        "sure-pays": QT_TRANSLATE_NOOP("SaludosAdvice", "You get {million} in any case."),
        "side-pays": QT_TRANSLATE_NOOP("SaludosAdvice", "If your side wins, you get {million}."),
        #: {odds} and {other_odds} are percentages
        "side-odds": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Your side wins with a chance of about {odds}, by a guess."
        ),
        "side-odds-none": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Your side wins with a chance of about {odds}, by a guess; if you played none, with "
            "about {other_odds}.",
        ),
        #: {told_cards} are values of cards that could be played: "3 + 2 = 5"
        "side-odds-cards": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Your side wins with a chance of about {odds}, by a guess; if you played "
            "cards worth {told_cards}, with about {other_odds}.",
        ),
        #: {told_cards} is the value of one card
        "side-odds-cards.one": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Your side wins with a chance of about {odds}, by a guess; if you played "
            "a councillor of value {told_cards}, with about {other_odds}.",
        ),
        "cards-left": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Of your hand you keep {number}, worth {points}."
        ),
    },
    dict.fromkeys(
        (
            *("play-ahead", "play-rid-ahead", "play-behind"),
            *("play-level", "play-sure", "play-lost", "side-odds-cards"),
        ),
        only_one,
    ),
)
