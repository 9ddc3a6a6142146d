"""What the bots of Saludos Amigos say at the table, each in its own voice.

A saying can have several wordings; which one is used says nothing. The number in a key is the place of a wording.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Facts, Sentences, Variant

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _wordings(number: int) -> Variant:
    """One of so many."""
    return lambda narrator, facts: str(facts["way"] % number)


def _with_price(number: int = 1) -> Variant:
    """One of so many that name a price, or the one that has none to name."""

    def variant(narrator: Narrator, facts: Facts) -> str:
        return str(facts["way"] % number) if facts["price"] else "never"

    return variant


def _more_or_less(narrator: Narrator, facts: Facts) -> str:
    """Whether the share under another split is larger than the one now."""
    return "more" if facts["million"] > facts["held"] else ""


REMARKS: Final = Sentences(
    "SaludosRemark",
    {
        # no
        #: A player at the table speaks, warm and a little cunning; {price} is a number of millions, as in "9 is my
        #: price"; the listener's coalition reaches strength {without}, which is not enough
        "needed.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{price} is my price: without me you reach {without}."
        ),
        "needed.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Count again, {proposer}: {without} without me. I come for {price}."
        ),
        "needed.2": QT_TRANSLATE_NOOP(
            "SaludosRemark", "You need me, {proposer}, and I need {price}."
        ),
        "needed.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Without me you reach {without}. Keep that in mind, {proposer}."
        ),
        #: {million} is a sum of money: "3 million"
        "too-little.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Not for {million}. For {price}, with pleasure."
        ),
        "too-little.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "My grandmother would ask for {price}, and so do I."
        ),
        "too-little.never": QT_TRANSLATE_NOOP("SaludosRemark", "Not in this company, {proposer}."),
        #: {theirs} is a number of millions, the listener's share
        "greed.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{theirs} for you, {proposer}? Make it {price} for me."
        ),
        "greed.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Leave some on the plate, {proposer}: {price} would do."
        ),
        "greed.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{theirs} for you, {proposer}? Eat it alone."
        ),
        #: {held} is a number of millions, the speaker's share of the coalition that stands
        "held.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I have {held} already with {partner}. {price} would tempt me."
        ),
        "held.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{partner} gives me {held}. You would have to give me {price}."
        ),
        "held.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I have {held} already with {partner}, and there I stay."
        ),
        "held-alone.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I have {held} all to myself. Less than {price} is no offer."
        ),
        "held-alone.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Why share? I have {held} all to myself."
        ),
        #: {lead} is a sum of money: so much more than the speaker has
        "ahead.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "You are {lead} ahead of me, {proposer}. I help you for {price}."
        ),
        "ahead.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "You are {lead} ahead of me, {proposer}. Walk alone."
        ),
        #: {rival} is a player who would get the sum of money {theirs_sum}
        "rival.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{theirs_sum} for {rival}, of all people? Then {price} for me."
        ),
        "rival.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Not with {rival} at the table, {proposer}."
        ),
        #: {height} and {biscuit} are the strengths of both sides, {cards} is a number
        "shaky.0": QT_TRANSLATE_NOOP(
            "SaludosRemark",
            "{height} against {biscuit}, and they have cards ({cards}). For that risk I want {price}.",
        ),
        "shaky.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I can hear their councillors laughing ({cards}). Only for {price}."
        ),
        "shaky.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I can hear their councillors laughing ({cards}). This will not last."
        ),
        "rather-draw.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Then I would rather draw a councillor. For {price} I would not."
        ),
        "rather-draw.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I would rather draw a councillor than take {million}."
        ),
        "outbidden": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{height} will be outbid before the coffee is cold."
        ),
        #: {partner} is another player, who is offered the sum of money {theirs_sum}
        "doubt.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{partner} will never say yes to {theirs_sum}. And I want {price}."
        ),
        "doubt.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{partner} will never say yes to {theirs_sum}."
        ),
        "better-idea.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I have a better idea, {proposer}. Unless you give me {price}."
        ),
        "better-idea.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{price} and I forget my own plan, {proposer}."
        ),
        "better-idea.never": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I have a better idea, {proposer}."
        ),
        "promised": QT_TRANSLATE_NOOP("SaludosRemark", "I have given {partner} my word."),
        "own-first": QT_TRANSLATE_NOOP(
            "SaludosRemark", "First an answer to my own offer, {proposer}."
        ),
        #: {about} is a number of millions
        "perhaps.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Not for {million}. Around {about} I might begin to listen."
        ),
        "perhaps.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Ask me again with {about}, {proposer}, and we shall see."
        ),
        #: No reason at all
        "whim.0": QT_TRANSLATE_NOOP("SaludosRemark", "Do not ask me why, {proposer}: no."),
        "whim.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "My left knee says no, and it is never wrong."
        ),
        "whim.2": QT_TRANSLATE_NOOP("SaludosRemark", "Not today, {proposer}. It is too hot."),
        # yes
        #: {million} is a sum of money: "3 million"
        "agreed.0": QT_TRANSLATE_NOOP("SaludosRemark", "Agreed: {million} for me."),
        "agreed.1": QT_TRANSLATE_NOOP("SaludosRemark", "{million}? Here is my hand, {proposer}."),
        "agreed.2": QT_TRANSLATE_NOOP("SaludosRemark", "A pleasure, {proposer}."),
        "holds": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{height} against {biscuit}: that is a wall. Agreed."
        ),
        "better-than-nothing.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Better {million} than nothing. Agreed."
        ),
        "better-than-nothing.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "A small coffee is a coffee too. Agreed, {proposer}."
        ),
        #: {rival} would have got {theirs_sum}
        "spite": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Gladly: {theirs_sum} would only spoil {rival}."
        ),
        #: The speaker leaves {partner} for another coalition: "5 is more than 4"
        "traitor.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Sorry, {partner}: {million} is more than {held}."
        ),
        "traitor.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{partner}, my heart is yours. My vote costs {million}."
        ),
        "turncoat": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Nothing personal, {partner}. {proposer} has the better friends."
        ),
        "upgrade": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Then it is {million} instead of {held}. Agreed."
        ),
        # offers
        "solo.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{height}, all by myself. And {million}, all for myself."
        ),
        "solo.1": QT_TRANSLATE_NOOP("SaludosRemark", "I build this one alone, amigos."),
        #: {share} is a sum of money: "3 million"
        "handshake.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{share} for you, {partner}. Shall we shake hands on it?"
        ),
        "handshake.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{partner}, sit down here with me: {share} for you."
        ),
        "handshake.2": QT_TRANSLATE_NOOP("SaludosRemark", "What do you say to {share}, {partner}?"),
        "unbeatable.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Together we make {height}. Nobody beats that without one of us."
        ),
        "unbeatable.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{height} for us, {biscuit} for all the others. Well, {partner}?"
        ),
        "crumbs.0": QT_TRANSLATE_NOOP("SaludosRemark", "Better {share} than nothing, {partner}."),
        "crumbs.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{share} is not much, {partner}, but it is yours."
        ),
        #: {held} is the share of {partner} now
        "temptation.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{share} instead of {held}, {partner}: think of your family."
        ),
        "temptation.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Only {held} for you, {partner}? I offer {share}."
        ),
        #: {rival} gets {theirs_sum} as things stand
        "threat": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{share} for you, {partner}. Or shall {rival} take {theirs_sum} home?"
        ),
        #: {before} is what {partner} has refused
        "raised": QT_TRANSLATE_NOOP(
            "SaludosRemark", "All right, {partner}: {share} instead of {before}."
        ),
        "last-offer": QT_TRANSLATE_NOOP(
            "SaludosRemark", "My last offer, {partner}: {share} for you."
        ),
        # done
        "content.0": QT_TRANSLATE_NOOP("SaludosRemark", "{held} for me. I have nothing to add."),
        "content.1": QT_TRANSLATE_NOOP("SaludosRemark", "So be it. Another coffee, please!"),
        #: {cards} is a number
        "patience": QT_TRANSLATE_NOOP(
            "SaludosRemark", "Count your millions. I count my councillors: {cards}."
        ),
        "no-deal": QT_TRANSLATE_NOOP(
            "SaludosRemark", "If nobody builds, everybody draws. Fine by me."
        ),
        # dice and council
        #: {die} is what the die shows
        "new-die.0": QT_TRANSLATE_NOOP("SaludosRemark", "A {die}? Once more, please."),
        "new-die.1": QT_TRANSLATE_NOOP(
            "SaludosRemark", "A councillor must go: this {die} is no use to me."
        ),
        "good-die": QT_TRANSLATE_NOOP("SaludosRemark", "A {die}! The saints are with me."),
        "bad-die": QT_TRANSLATE_NOOP("SaludosRemark", "A {die}. It will have to do."),
        #: {mug} and {biscuit} are the strengths of both sides
        "called.0": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{mug} against {biscuit}? Let the council decide."
        ),
        "called.1": QT_TRANSLATE_NOOP("SaludosRemark", "Not so fast, amigos. To the town hall!"),
        #: {number} is how many opponents attend then
        "coming.0": QT_TRANSLATE_NOOP("SaludosRemark", "That makes {number} of us."),
        "coming.1": QT_TRANSLATE_NOOP("SaludosRemark", "Wait for me, I am coming too!"),
        #: {worth} is a sum of money
        "let-be": QT_TRANSLATE_NOOP("SaludosRemark", "Let them have their {worth}."),
        "not-coming": QT_TRANSLATE_NOOP("SaludosRemark", "Without me. I have tomatoes to water."),
        #: Another split in the council: "4 instead of 3"
        "new-split": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{million} instead of {held}, for the sake of peace."
        ),
        "new-split.more": QT_TRANSLATE_NOOP(
            "SaludosRemark", "{million} instead of {held}? How kind of you, {proposer}."
        ),
        "old-split": QT_TRANSLATE_NOOP("SaludosRemark", "I keep my {held}, {proposer}."),
        "old-split.more": QT_TRANSLATE_NOOP(
            "SaludosRemark", "I smell a trick, {proposer}. We leave it at {held} for me."
        ),
    },
    variants={
        "needed": _with_price(3),
        "too-little": _with_price(2),
        "greed": _with_price(2),
        "held": _with_price(2),
        "held-alone": _with_price(),
        "ahead": _with_price(),
        "rival": _with_price(),
        "shaky": _with_price(2),
        "rather-draw": _with_price(),
        "doubt": _with_price(),
        "better-idea": _with_price(2),
        "perhaps": _wordings(2),
        "whim": _wordings(3),
        "agreed": _wordings(3),
        "better-than-nothing": _wordings(2),
        "traitor": _wordings(2),
        "solo": _wordings(2),
        "handshake": _wordings(3),
        "unbeatable": _wordings(2),
        "crumbs": _wordings(2),
        "temptation": _wordings(2),
        "content": _wordings(2),
        "new-die": _wordings(2),
        "called": _wordings(2),
        "coming": _wordings(2),
        "new-split": _more_or_less,
        "old-split": _more_or_less,
    },
)
