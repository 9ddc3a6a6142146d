"""What a hint says in a negotiation, by the codes of ``bots/negotiation_advice.py``."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP

TALK: Final = {
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
    "offer-alone-first": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Make an offer alone: no coalition stands yet, and all {worth} are yours if nobody beats your {height}.",
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
    #: {askers_told} are several players; {share} is less than {million}
    "offer-more-all": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{askers_told} offer you {share} at the most; here you ask for {million}.",
    ),
    #: An offer that waits, beside another one that one is told to accept
    "ask-doubtful": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, too, but there the chance that all agree is only about "
        "{odds}, by a guess.",
    ),
    "ask-but-doubtful": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, but there the chance that all agree is only about "
        "{odds}, by a guess.",
    ),
    #: One is told to say yes to an offer with less than {share}, to which others must still agree
    "own-open-too": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Your own offer, with {share} for you, stays open, too: the first that all agree to will "
        "stand.",
    ),
    "agreed-open-too": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "You have agreed to the offer of {player}, too, with {share} for you: the first that all "
        "agree to will stand.",
    ),
    "offer-higher": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, but in a coalition of {other}; here it is one of {height}.",
    ),
    #: An offer that waits, beside another coalition; {kept} is more than {share}
    "ask-below": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, less than the {kept} you have in the coalition "
        "that stands.",
    ),
    "ask-less": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you less: {share}.",
    ),
    #: {player} gets {sum} in an offer that waits, and nothing in the coalition that the hint is about
    "ask-drops": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, "
        "here nothing.",
    ),
    "ask-lowers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, too; there {player}, who has {money}, gets {sum}, "
        "here {rest}.",
    ),
    #: {share} is more than here
    "ask-but-drops": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, "
        "here nothing.",
    ),
    "ask-but-lowers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{proposer} offers you {share}, but there {player}, who has {money}, gets {sum}, "
        "here {rest}.",
    ),
    "kept-drops": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The coalition that stands gives you {kept}, too; there {player}, who has {money}, "
        "gets {sum}, here nothing.",
    ),
    "kept-lowers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The coalition that stands gives you {kept}, too; there {player}, who has {money}, "
        "gets {sum}, here {rest}.",
    ),
    "kept-same": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "The coalition that stands gives you {kept}, too."
    ),
    "standing-outbid": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Careful: {proposer} offers others a coalition of {other} without you; if that "
        "stands first, you lose your {kept}.",
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
        "Of the others {player} has the least money ({money}): nobody else’s share does you so little harm.",
    ),
    #: {share} is less than {kept}
    "offer-lowers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "{player} must agree, too, for {share} instead of {kept} in the coalition that stands.",
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
        "One partner alone cannot topple it: even with one of yours the others cannot beat "
        "{height}.",
    ),
    "coalition-outbid": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Careful: {proposer} offers others a coalition of {other} without you, which would "
        "beat it.",
    ),
    #: An offer that stands makes all other open offers lapse
    "offer-ends": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The open offer from {proposer}, a coalition of {other} without you, lapses with it.",
    ),
    "offer-raced": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Careful: {proposer} offers others a coalition of {other} without you; if that stands "
        "first, this offer lapses.",
    ),
    #: {height} is less than {others}
    "coalition-weak": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Careful: the others have {others} together and can still outbid {height}.",
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
        "All agree with a chance of only about {odds}, by a guess; after a refusal all "
        "stays as it is.",
    ),
    "offer-last": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "All agree with a chance of about {odds}, by a guess; it is the last offer you may make "
        "for now.",
    ),
    "accept-odds": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Others must still agree; the chance for that is about {odds}, by a guess.",
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
    "yes-equal": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "To say yes to {proposer} would be about as good."
    ),
    "accept-strong": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say yes to {proposer}: you get {million}, and with {height} you are stronger together "
        "than all the others ({others}).",
    ),
    "accept": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say yes to {proposer}: you get {million} of {worth}, and there seems to be nothing "
        "better for you.",
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
    #: {sum} is what {player} has in the coalition that stands
    "accept-same-drops": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets nothing "
        "instead of {sum}.",
    ),
    "accept-same-lowers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say yes to {proposer}: you keep your {kept}, and {player}, who has {money}, gets {rest} "
        "instead of {sum}.",
    ),
    #: {kept} is more than {million}
    "accept-safer": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say yes to {proposer}: you get {million} instead of {kept}, but in a coalition of "
        "{height}; the one that stands has only {mug}.",
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
    #: {odds} is greater than {other_odds}; {million} is more than {kept}
    "refuse-inside-shaky": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: you would get {million} instead of {kept}, "
        "but that coalition would be toppled with a chance of about {odds}, by a guess, yours "
        "with about {other_odds}.",
    ),
    "refuse-inside-same": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: the coalition that stands gives you "
        "{kept}, too.",
    ),
    "refuse-inside-even": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: with {million} instead of the {kept} "
        "you have in the coalition that stands, your chance to win would be about the same.",
    ),
    #: {share} is more than {million}
    "refuse-own": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: {proposer} gives you {million}, "
        "and your own offer, with {share} for you, is still open.",
    ),
    "refuse-own-same": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and your own "
        "offer, with as much for you, is still open.",
    ),
    #: {share} is more than {million}
    "refuse-agreed": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have "
        "agreed to the offer of {player}, with {share} for you.",
    ),
    "refuse-agreed-same": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: {proposer} gives you {million}, and you have "
        "agreed to the offer of {player}, with as much for you.",
    ),
    #: An offer with one's own share in it, that was told of before, beside that of {proposer}
    "pending-likelier": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "All agree to it with a chance of about {odds}, by a guess; to the offer of {proposer} "
        "only with about {other_odds}.",
    ),
    "refuse-even": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: to say yes, with {million} for you, would not "
        "make your chance to win greater.",
    ),
    "refuse-unfair-even": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: to say yes, with {million} for you and "
        "{share} for {player}, would not make your chance to win greater.",
    ),
    "refuse-unfair": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: to say yes, with {million} for you and "
        "{share} for {player}, would make your chance to win smaller.",
    ),
    "refuse": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {proposer} and stop negotiating: to say yes, even with {million} for you, "
        "would make your chance to win smaller.",
    ),
    #: {told_split} is a list of millions and players: "4 for Anna, 3 for Bea"
    "own-ended": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "A yes would end your own offer, which is still open: {told_split}.",
    ),
    #: {askers_told} are several players
    "refuse-all-inside": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {askers_told} and stop negotiating: none of them offers you more than "
        "{million}, and you have {kept} in the coalition that stands.",
    ),
    #: {share} is more than {million}
    "refuse-all-own": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {askers_told} and stop negotiating: none of them offers you more than "
        "{million}, and your own offer, with {share} for you, is still open.",
    ),
    "refuse-all": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Say no to {askers_told} and stop negotiating: none of them offers you more than "
        "{million}, and your chance to win would not grow.",
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
        "with {million} for you.",
    ),
    #: {told_split} is a list of millions and players: "4 for Anna, 3 for Bea"
    "offer-equal": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "To offer {told_split} would be about as good."
    ),
    "done-used": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "Stop negotiating: you have made all the offers you may make."
    ),
    "done-weak": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "Stop negotiating: no offer of yours could beat the mug at {mug}."
    ),
    "done-outside": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Stop negotiating: there seems to be no offer you could make that helps you to win.",
    ),
    "done": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "Stop negotiating: to wait for the offers of the others promises as much as any of yours.",
    ),
    "outside-cardless": QT_TRANSLATE_NOOP(
        "SaludosAdvice", "You have no card to call the council with."
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
    # where all comes to the same chance
    #: {odds} is a percentage
    "offer-even-yes": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The chance that all agree is about {odds}, by a guess; to say yes to {proposer} "
        "would be about as good.",
    ),
    "offer-even-no": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The chance that all agree is about {odds}, by a guess; to say no to {proposer} "
        "would be about as good.",
    ),
    "offer-even-done": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The chance that all agree is about {odds}, by a guess; to stop negotiating would "
        "be about as good.",
    ),
    "offer-even-offers": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The chance that all agree is about {odds}, by a guess; other offers of yours "
        "would be about as good.",
    ),
    "offer-even-other": QT_TRANSLATE_NOOP(
        "SaludosAdvice",
        "The chance that all agree is about {odds}, by a guess; the other things you could "
        "do would be about as good.",
    ),
}
