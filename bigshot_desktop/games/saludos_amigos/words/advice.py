"""What a hint says in Saludos Amigos, by the codes of ``bots/advising.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def told_split(narrator: Narrator, facts: Facts) -> str:
    """The shares of all who get one: 4 for Anna, 3 for Bea."""
    shares = [int(share) for share in facts["shares_told"].split(",")]
    return names.split("shares")(narrator, {"shares": shares})


def odds(narrator: Narrator, facts: Facts) -> str:
    """A chance that is guessed: 40%."""
    return narrator.chance(facts["chance"] / 100)


ADVICE: Final = Sentences(
    "SaludosAdvice",
    {
        # offers
        #: {told_split} is a list of millions and players: "4 for Anna, 3 for Bea"; {height} is a number
        "offer-strong": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Offer {told_split}: you get {million}, and with {height} you are stronger together "
            "than all the others ({others}).",
        ),
        "offer-first": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Offer {told_split}: you get {million}, and nothing stands against your {height} yet.",
        ),
        "offer": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Offer {told_split}: you get {million}, and with {height} you beat the mug at {mug}.",
        ),
        "offer-alone": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Make an offer alone: your {height} beats the mug at {mug}, and all {worth} are yours.",
        ),
        "offer-now": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "In the coalition that stands you have only {kept}."
        ),
        #: {height} is more than {mug}
        "offer-firmer": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "In the coalition that stands you have {kept}, but {mug} is easier to outbid "
            "than {height}.",
        ),
        "offer-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "{proposer} offers you {share} only; here you ask for {million}."
        ),
        "offer-higher": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "{proposer} offers you {share}, but at a height of {other}; yours is at {height}.",
        ),
        "offer-fairer": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "{proposer} would take {share} in the other offer; here it is less."
        ),
        #: {proposer} made an offer in which {player} gets more than in this one
        "offer-other": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "{proposer} would give {player} {share}; here it is less."
        ),
        #: {player} is richer than all other rivals, and is a member of the coalition that stands
        "offer-takes-from": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "{player} is your richest rival with {money} and would lose the {kept} "
            "of the coalition that stands.",
        ),
        "offer-leaves-out": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "{player}, your richest rival with {money}, gets nothing by it."
        ),
        "offer-to-poorest": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "{player} has the least money ({money}): nobody else’s share does you so little harm.",
        ),
        #: {share} is more than {kept}
        "offer-raises": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Why {player} may agree: {share} here, and {kept} in the coalition that stands.",
        ),
        "offer-brings-in": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Why {player} may agree: {share} here, and nothing in the coalition that stands.",
        ),
        # what becomes of a coalition
        "coalition-firm": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "One partner alone cannot topple it: even with one of yours the others cannot beat {height}.",
        ),
        "coalition-outbid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Careful: {proposer} offers others a coalition of {other} without you, which would beat it.",
        ),
        "coalition-lured": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The danger: the others beat {height} if they win {player} over with more than {share}.",
        ),
        #: {odds} is a percentage
        "offer-odds": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "The chance that all agree is about {odds}, by a guess."
        ),
        "offer-try": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "All agree with a chance of only about {odds}, by a guess; after a refusal all stays as it is.",
        ),
        "offer-last": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "All agree with a chance of about {odds}, by a guess; it is the last offer you may make "
            "for now.",
        ),
        "ask-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You could ask for {share} yourself, but all would agree with a chance of about {odds}.",
        ),
        "ask-weaker": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "To ask for {share} is weaker: all would agree with a chance of about {odds}.",
        ),
        # answers
        "accept-strong": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million}, and with {height} you are stronger together "
            "than all the others ({others}).",
        ),
        "accept": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million} of {worth}, and no offer that was weighed "
            "promises you more.",
        ),
        #: Another offer than the one that one should say yes to
        "accept-other": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "{proposer} offers you {share}, at a height of {other}."
        ),
        #: {player} gets {million} in that offer
        "accept-other-pays": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "{proposer} offers you {share}, with {million} for {player}: that promises you no more.",
        ),
        #: {kept} is less than {million}
        "accept-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million} instead of the {kept} that you have now.",
        ),
        "accept-same": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you keep {million}, at a height of {height} instead of {mug}.",
        ),
        #: {kept} is more than {million}
        "accept-safer": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: {million} at a height of {height} promise more than your {kept} "
            "at {mug}, which others can outbid.",
        ),
        "refuse-inside": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: your {kept} in the coalition that stands "
            "promise more than {million}.",
        ),
        #: {million} is more than {kept}
        "refuse-inside-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: {million} is more than your {kept} in the "
            "coalition that stands, but your chance to win would not grow.",
        ),
        "refuse-inside-same": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: the coalition that stands gives you {kept}, too.",
        ),
        #: {share} is more than {million}
        "refuse-own": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: {proposer} gives you {million}, "
            "and your own offer, with {share} for you, is still open.",
        ),
        "refuse-even": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: with {million} for you your chance to win "
            "would be the same as without.",
        ),
        "refuse-unfair": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: {million} for you and {share} for {player} "
            "would lower your chance to win.",
        ),
        "refuse": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no to {proposer} and stop negotiating: even with {million} for you, "
            "your chance to win would be smaller.",
        ),
        "done-waiting": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no more: your offer with {million} for you is open, and the others must answer.",
        ),
        "done-agreed": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say no more: you have agreed to the offer of {proposer}, with {million} for you.",
        ),
        "done-inside": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Stop negotiating: your coalition stands at {height} against {others}, "
            "and you get {million}.",
        ),
        "done-used": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Stop negotiating: you have made all the offers you may make."
        ),
        "done-weak": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Stop negotiating: no offer of yours could beat the mug at {mug}."
        ),
        "done-outside": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Stop negotiating: no offer of yours that was weighed makes your chance to win greater.",
        ),
        "done": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Stop negotiating: no offer of yours promises more than to wait."
        ),
        #: {need} is a number of points, 2 or more
        "outside-behind": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You can still call the council; there the opposition must show {need} points more "
            "than the coalition.",
        ),
        "outside-level": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "You can still call the council: the opposition has {others} against {mug}.",
        ),
        # dice
        #: {ways} is 1 to 4; {card} is 1, 2 or 3
        "reroll": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: {ways} of 6 rolls make you stronger than "
            "with your {die} now, {worse} weaker.",
        ),
        "reroll-rid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: your hand gets smaller, and {ways} of 6 rolls make you "
            "stronger, {worse} weaker.",
        ),
        "reroll-vain": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Discard a {card} and roll again: no roll makes you stronger, so all this does is make "
            "your hand smaller.",
        ),
        "ready": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Leave it at that: only {ways} of 6 rolls would make you stronger, "
            "and each costs a card.",
        ),
        "ready-highest": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Leave it at that: no roll could make you stronger, as it costs a card.",
        ),
        "ready-cardless": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Leave it at that: you have no card to discard."
        ),
        #: {best} is the strength with a 6
        "reroll-best": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "With a 6 you would have {best}; the strongest has {others} now."
        ),
        "card-equal": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Which of your cards you discard makes hardly any difference."
        ),
        #: {number} and {least} are numbers of cards
        "cards-cost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Many cards are a risk: you have {number}, the smallest hand {least}, and a journalist "
            "would cost you up to {million}.",
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
            "Push a {card} forward: the council cannot be won, but there you can get rid of cards.",
        ),
        #: {most} is what the hidden cards of the coalition count at the most
        "push-sure": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "The opposition wins for sure: the cards of the coalition count {most} at the most.",
        ),
        "push-rid": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Push a {card} forward: the council can hardly be won, but there you can get rid "
            "of cards.",
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
        "push-pays": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "If the opposition wins and nobody else comes, you get {million} of {worth}.",
        ),
        "push-pays-all": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "If the opposition wins and nobody else comes, you get all {worth}."
        ),
        "council-odds": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "The chance that the opposition wins is about {odds}, by a guess."
        ),
        "push-tries": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "With a card pushed forward the opposition would win with a chance of about {odds}, "
            "by a guess.",
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
        "stay-out-draws": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Who is not paid draws a card when the turn ends."
        ),
        "propose": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Propose {told_split}: you get {million} instead of {kept}, and all of your side "
            "gain if you show your cards for it.",
        ),
        "split-accept-more": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Say yes to {proposer}: you get {million} instead of {kept}."
        ),
        "split-accept-less": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you get {million} instead of {kept}, but your side is more "
            "likely to win.",
        ),
        "split-accept-same": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Say yes to {proposer}: you keep your {million}, and your side is more likely to win.",
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
            "Play councillors worth {points}: without cards your side is {lead_points} ahead, "
            "and this keeps it safer.",
        ),
        "play-behind": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {points}: without cards your side is {lead_points} behind.",
        ),
        "play-level": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {points}: without cards both sides are even.",
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
            "Play councillors worth {points}: your side wins in any case, so all this does is "
            "make your hand smaller.",
        ),
        "play-lost": QT_TRANSLATE_NOOP(
            "SaludosAdvice",
            "Play councillors worth {points}: your side cannot win any more, so all this does is "
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
        "sure-pays": QT_TRANSLATE_NOOP("SaludosAdvice", "You get {million} in any case."),
        "side-pays": QT_TRANSLATE_NOOP("SaludosAdvice", "If your side wins, you get {million}."),
        "cards-left": QT_TRANSLATE_NOOP(
            "SaludosAdvice", "Of your hand you keep {number}, worth {points}."
        ),
    },
)
