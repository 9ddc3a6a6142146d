"""What a remark must say if it is true: its facts worked out anew, from the position it was made in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots import sayings as said
from tests.games.saludos_amigos.bots.table import Moment

Facts = dict[str, Fact]

SAFE: Final = 5
SMALL: Final = 2


class Hearing:
    """A remark and the position around it."""

    def __init__(self, moment: Moment) -> None:
        assert moment.choice.saying is not None
        self.state = state = moment.state
        self.me = me = moment.seat
        self.action = moment.choice.action
        self.code = moment.choice.saying.code
        self.facts = dict(moment.choice.saying.facts)
        self.standing = state.shares or (0,) * len(state.money)
        self.held = self.standing[me]
        proposer = self.facts.get("proposer")
        self.split: Sequence[int] = ()
        """The split that is spoken of: one that is asked for an answer, or the bot's own."""
        if isinstance(proposer, int):
            self.split = state.offers[proposer]
        elif hasattr(self.action, "shares"):
            self.split = self.action.shares

    def fact(self, name: str) -> int:
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def strength(self, split: Sequence[int]) -> int:
        return sum(one for one, share in zip(self.state.strengths, split, strict=True) if share)

    @property
    def heights(self) -> Facts:
        height = self.strength(self.split)
        return {"height": height, "biscuit": sum(self.state.strengths) - height}

    def of(self, name: str, split: Sequence[int]) -> int:
        """The share of the seat that this fact names."""
        return split[self.fact(name)]

    def facts_of_an_answer(self) -> Facts:
        facts: Facts = {"proposer": self.facts["proposer"], "million": self.split[self.me]}
        assert self.state.waiting[self.fact("proposer")] >> self.me & 1
        if "price" in self.facts:
            price, proposer = self.fact("price"), self.of("proposer", self.split)
            assert price == 0 or 0 < price - self.split[self.me] < proposer
            facts["price"] = price
        return facts

    def facts_of_an_offer(self) -> Facts:
        facts: Facts = {"million": self.split[self.me]}
        if "partner" in self.facts:
            assert self.fact("partner") != self.me
            facts |= {"partner": self.facts["partner"], "share": self.of("partner", self.split)}
            assert facts["share"]
        return facts


# --- no ------------------------------------------------------------------------------------------


def needed(one: Hearing) -> Facts:
    without = one.strength(one.split) - one.state.strengths[one.me]
    others = sum(one.state.strengths) - one.strength(one.split)
    assert without <= max(one.state.mug, others)
    return {"without": without}


def greed(one: Hearing) -> Facts:
    assert one.of("proposer", one.split) > one.split[one.me]
    return {"theirs": one.of("proposer", one.split)}


def held(one: Hearing) -> Facts:
    assert one.held
    assert one.of("partner", one.standing)
    return {"held": one.held, "partner": one.facts["partner"]}


def held_alone(one: Hearing) -> Facts:
    assert one.held == one.state.worth
    return {"held": one.held}


def ahead(one: Hearing) -> Facts:
    money = one.state.money
    lead = money[one.fact("proposer")] - money[one.me]
    assert lead > 0
    return {"lead": lead}


def rival(one: Hearing) -> Facts:
    assert one.of("rival", one.split)
    return {"rival": one.facts["rival"], "theirs": one.of("rival", one.split)}


def shaky(one: Hearing) -> Facts:
    cards = sum(
        number for number, share in zip(one.state.cards, one.split, strict=True) if not share
    )
    return {**one.heights, "cards": cards}


def doubt(one: Hearing) -> Facts:
    assert one.state.waiting[one.fact("proposer")] >> one.fact("partner") & 1
    return {"partner": one.facts["partner"], "theirs": one.of("partner", one.split)}


def promised(one: Hearing) -> Facts:
    partner = one.fact("partner")
    assert one.state.offers[partner][one.me]
    assert not one.state.waiting[partner] >> one.me & 1
    return {"partner": partner}


def own_first(one: Hearing) -> Facts:
    """Who makes a counter-offer has answered: the same people with another split."""
    own = one.state.offers[one.me]
    assert own
    assert one.of("proposer", own)
    assert [bool(share) for share in own] != [bool(share) for share in one.split]
    return {}


def perhaps(one: Hearing) -> Facts:
    assert 0 < one.fact("about") - one.split[one.me] < one.of("proposer", one.split)
    return {"about": one.facts["about"]}


# --- yes -----------------------------------------------------------------------------------------


def holds(one: Hearing) -> Facts:
    height, biscuit = one.heights.values()
    assert int(height) >= int(biscuit) + SAFE
    return one.heights


def better_than_nothing(one: Hearing) -> Facts:
    assert one.split[one.me] <= SMALL
    assert not one.held
    return {}


def thrown_out(one: Hearing) -> Facts:
    assert not one.of("rival", one.split)
    assert one.of("rival", one.standing)
    return {"rival": one.facts["rival"], "theirs": one.of("rival", one.standing)}


def left(one: Hearing) -> Facts:
    assert one.held
    assert one.of("partner", one.standing)
    assert not one.of("partner", one.split)
    assert (one.split[one.me] > one.held) == (one.code == said.TRAITOR)
    return {"held": one.held, "partner": one.facts["partner"]}


def upgrade(one: Hearing) -> Facts:
    assert all(share for share, old in zip(one.split, one.standing, strict=True) if old)
    return {"held": one.held}


# --- offers --------------------------------------------------------------------------------------


def solo(one: Hearing) -> Facts:
    assert one.split[one.me] == one.state.worth
    return {"height": one.state.strengths[one.me]}


def unbeatable(one: Hearing) -> Facts:
    height, biscuit = one.heights.values()
    assert int(height) >= int(biscuit)
    return one.heights


def crumbs(one: Hearing) -> Facts:
    assert not one.of("partner", one.standing)
    assert one.of("partner", one.split) <= SMALL
    return {}


def temptation(one: Hearing) -> Facts:
    assert 0 < one.of("partner", one.standing) < one.of("partner", one.split)
    return {"held": one.of("partner", one.standing)}


def raised(one: Hearing) -> Facts:
    same = [
        shares
        for shares in one.state.declined[one.me]
        if all(bool(a) == bool(b) for a, b in zip(shares, one.split, strict=True))
    ]
    before = one.of("partner", same[-1])
    assert before < one.of("partner", one.split)
    return {"before": before}


def last_offer(one: Hearing) -> Facts:
    assert one.state.made[one.me] == 2
    return {}


# --- all -----------------------------------------------------------------------------------------


def nothing(one: Hearing) -> Facts:
    return {}


def die(one: Hearing) -> Facts:
    return {"die": one.state.dice[one.me]}


def called(one: Hearing) -> Facts:
    others = sum(
        strength
        for strength, share in zip(one.state.strengths, one.standing, strict=True)
        if not share
    )
    return {"mug": one.state.mug, "biscuit": others}


def split_again(one: Hearing) -> Facts:
    proposer = one.fact("proposer")
    assert one.state.waiting[proposer] >> one.me & 1
    own = one.held or one.state.counter[one.me]
    return {"proposer": proposer, "million": one.split[one.me], "held": own}


ANSWERS: Final[dict[str, Callable[[Hearing], Facts]]] = {
    said.NEEDED: needed,
    said.TOO_LITTLE: nothing,
    said.GREED: greed,
    said.HELD: held,
    said.HELD_ALONE: held_alone,
    said.AHEAD: ahead,
    said.RIVAL: rival,
    said.SHAKY: shaky,
    said.RATHER_DRAW: nothing,
    said.OUTBIDDEN: lambda one: one.heights,
    said.DOUBT: doubt,
    said.BETTER_IDEA: nothing,
    said.PROMISED: promised,
    said.OWN_FIRST: own_first,
    said.PERHAPS: perhaps,
    said.WHIM: nothing,
    said.AGREED: nothing,
    said.HOLDS: holds,
    said.BETTER_THAN_NOTHING: better_than_nothing,
    said.SPITE: thrown_out,
    said.TRAITOR: left,
    said.TURNCOAT: left,
    said.UPGRADE: upgrade,
}
OFFERS: Final[dict[str, Callable[[Hearing], Facts]]] = {
    said.SOLO: solo,
    said.HANDSHAKE: nothing,
    said.UNBEATABLE: unbeatable,
    said.CRUMBS: crumbs,
    said.TEMPTATION: temptation,
    said.THREAT: thrown_out,
    said.RAISED: raised,
    said.LAST_OFFER: last_offer,
}
OTHERS: Final[dict[str, Callable[[Hearing], Facts]]] = {
    said.CONTENT: lambda one: {"held": one.held},
    said.PATIENCE: lambda one: {"cards": one.state.cards[one.me]},
    said.NO_DEAL: nothing,
    said.NEW_DIE: die,
    said.GOOD_DIE: die,
    said.BAD_DIE: die,
    said.CALLED: called,
    said.COMING: lambda one: {"number": len(one.state.attending) + 1},
    said.LET_BE: lambda one: {"worth": one.state.worth},
    said.NOT_COMING: lambda one: {"worth": one.state.worth},
    said.NEW_SPLIT: split_again,
    said.OLD_SPLIT: split_again,
}


def truth(moment: Moment) -> Facts:
    """The facts that the remark of a moment should have."""
    one = Hearing(moment)
    facts: Facts = {"way": one.facts["way"]}
    if one.code in ANSWERS:
        return facts | one.facts_of_an_answer() | ANSWERS[one.code](one)
    if one.code in OFFERS:
        return facts | one.facts_of_an_offer() | OFFERS[one.code](one)
    return facts | OTHERS[one.code](one)
