"""Whether what a hint says in Saludos Amigos is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.bots.terms import COUNCIL, REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SaludosState

GAME: Final = GAMES["saludos-amigos"]
DICE: Final = range(1, 7)


def check(state: SaludosState, seat: int, choice: Choice) -> None:
    """Asserts every sentence, that the plan can be played, and that nothing on the table is better."""
    assert 1 <= len(choice.advice) <= 3
    assert choice.plan == (choice.action,)
    assert GAME.check(state, choice.action) is None
    for place, term in enumerate(choice.advice):
        assert (term.code in SECOND) == (place > 0), term.code
        CLAIMS[term.code](Case(state, seat, choice, dict(term.facts), term.code))
    if state.phase == NEGOTIATION:
        weighed = {one.action: one.expected for one in (choice.chosen, *choice.alternatives)}
        for action, expected in weighed.items():
            assert expected <= choice.chosen.expected or choice.slip, action


SECOND: Final = {
    *("offer-last", "coalition-outbid", "accept-other-pays", "push-sure", "push-pays-all"),
    "sure-pays",
    *("offer-now", "accept-other", "even", "offer-try", "offer-takes-from", "offer-leaves-out"),
    *("offer-to-poorest", "offer-raises", "offer-brings-in", "coalition-firm", "coalition-lured"),
    *("offer-firmer", "reroll-best", "card-equal", "cards-cost", "council-odds", "push-tries"),
    *("offer-more", "offer-higher", "offer-fairer", "offer-other", "offer-odds", "ask-more"),
    *("ask-weaker", "outside-behind", "outside-level", "push-pays", "stay-out-draws"),
    *("strength-strongest", "strength-level", "strength-weaker", "side-pays", "cards-left"),
}


class Case:
    """A sentence in its position."""

    def __init__(
        self, state: SaludosState, seat: int, choice: Choice, facts: dict[str, Any], code: str
    ) -> None:
        self.state, self.seat, self.choice, self.facts = state, seat, choice, facts
        self.code, self.action = code, choice.action

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    @property
    def split(self) -> tuple[int, ...]:
        return tuple(int(share) for share in self["shares_told"].split(","))

    @property
    def asked(self) -> Any:
        return GAME.decision(self.state, self.seat)

    def height(self, shares: tuple[int, ...]) -> int:
        return sum(s for s, share in zip(self.state.strengths, shares, strict=True) if share)

    @property
    def inside(self) -> bool:
        return bool(self.state.coalition >> self.seat & 1)

    @property
    def hand(self) -> int:
        return points(counts(self.state.hands[self.seat]))

    def is_higher(self) -> bool:
        """By the figures that the hint shows: nothing it lists promises more."""
        return all(one.expected <= self.choice.chosen.expected for one in self.choice.alternatives)


def points(numbers: tuple[int, ...]) -> int:
    return sum(card * number for card, number in zip((1, 2, 3), numbers, strict=True))


Claim = Callable[[Case], None]


def so(*holds: Callable[[Case], bool]) -> Claim:
    def claim(case: Case) -> None:
        for one in holds:
            assert one(case), (case.code, case.facts)

    return claim


def offer_of(case: Case) -> tuple[int, ...]:
    """The coalition that the sentence is about: one's own offer, or that which one says yes to."""
    if isinstance(case.action, Offer):
        return case.action.shares
    if isinstance(case.action, Accept):
        return case.state.offers[case.action.proposer]
    return case.state.shares


def coalition_is_so(case: Case) -> bool:
    shares = offer_of(case)
    others = sum(case.state.strengths) - case.height(shares)
    told = case["million"], case["worth"], case["height"], case["others"], case["mug"]
    known = shares[case.seat], case.state.worth, case.height(shares), others, case.state.mug
    return bool(told == known)


def split_is_so(case: Case) -> bool:
    return bool(case.split == case.action.shares)


def comes_to_stand(case: Case) -> bool:
    """Once all say yes it stands, and the mug is where it is said to be."""
    state = case.state.copy()
    GAME.apply(state, case.action)
    proposer = case.action.proposer if isinstance(case.action, Accept) else case.seat
    while state.waiting[proposer] and state.offers[proposer]:
        member = next(one for one in range(len(state.money)) if state.waiting[proposer] >> one & 1)
        GAME.apply(state, Accept(member, proposer))
    return bool(state.mug == case["height"])


def stronger(case: Case) -> bool:
    return bool(case["height"] > case["others"])


def ask_is_so(case: Case) -> bool:
    return bool(case.state.offers[case["proposer"]][case.seat] == case["share"])


def odds_are_so(case: Case) -> bool:
    """The guess is that of the figures behind: of the action, or of one of the others."""
    found = [
        dict(term.facts)["chance"]
        for one in (case.choice.chosen, *case.choice.alternatives)
        for term in one.terms
        if term.code == REFUSAL
    ]
    return case["chance"] in found


def alternative_asks(case: Case) -> bool:
    shares = [
        one.action.shares[case.seat]
        for one in case.choice.alternatives
        if isinstance(one.action, Offer)
    ]
    return case["share"] in shares


def refusal_is_so(case: Case) -> bool:
    shares = case.state.offers[case["proposer"]]
    return isinstance(case.action, Done) and bool(shares[case.seat] == case["million"])


def ways_to_be_stronger(case: Case) -> int:
    return rolls_that(case, operator.gt)


def rolls_that(case: Case, compare: Callable[[int, int], bool]) -> int:
    """By rolling: a card goes, and the die shows each number once."""
    before = case.state.strengths[case.seat]
    card = next(n + 1 for n, number in enumerate(counts(case.state.hands[case.seat])) if number)
    found = 0
    for pips in DICE:
        state = case.state.copy()
        GAME.apply(state, Discard(case.seat, card))
        GAME.apply(state, Roll(-1, (pips,)))
        found += compare(state.strengths[case.seat], before)
    return found


def ways_are_so(case: Case) -> bool:
    return bool(case["ways"] == ways_to_be_stronger(case))


def strongest_other(case: Case) -> int:
    return max(s for seat, s in enumerate(case.state.strengths) if seat != case.seat)


def own_strength(case: Case) -> bool:
    return bool(case.state.strengths[case.seat] == case["strength"])


def opposition(case: Case) -> int:
    return sum(case.state.strengths) - case.state.mug


def need_is_so(case: Case) -> bool:
    """The coalition wins ties (SA-18)."""
    return bool(opposition(case) + case["need"] == case.state.mug + 1)


def hand_is_so(case: Case) -> bool:
    return bool(case.hand == case["points"])


def sides_are_so(case: Case) -> bool:
    mine, theirs = case.state.mug, case.state.biscuit
    if not case.inside:
        mine, theirs = theirs, mine
    side = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
    return case.code.endswith(side) and bool(abs(mine - theirs) == case["lead_points"])


def played_is_so(case: Case) -> bool:
    return isinstance(case.action, Commit) and bool(points(case.action.cards) == case["points"])


def split_in_talk(case: Case) -> bool:
    proposer = case["proposer"]
    assert case.asked.open is not None
    kept, shares = case.asked.split[case.seat], case.state.offers[proposer]
    told = case["million"], case["kept"]
    return bool(told == (shares[case.seat], kept))


def answer(kind: type) -> Callable[[Case], bool]:
    def right(case: Case) -> bool:
        more = case["million"] - case["kept"]
        tone = "more" if more > 0 else "less" if more < 0 else "same"
        return isinstance(case.action, kind) and case.code.endswith(tone)

    return right


def weighed(case: Case) -> list[Any]:
    return [case.choice.chosen, *case.choice.alternatives]


def rivals(case: Case) -> list[int]:
    return [seat for seat in range(len(case.state.money)) if seat != case.seat]


def cards_of(case: Case, *, coalition: bool) -> int:
    """How many cards the others on a side have, those that they have pushed forward included."""
    state = case.state
    return sum(
        state.cards[seat] + (seat in state.attending)
        for seat in rivals(case)
        if bool(state.coalition >> seat & 1) == coalition
    )


def is_richest(case: Case) -> bool:
    money = case.state.money
    richer = [seat for seat in rivals(case) if money[seat] >= case["money"]]
    return bool(money[case["seat"]] == case["money"] and richer == [case["seat"]])


def refused_and_as_before(case: Case) -> bool:
    """Whoever refuses: the coalition that stands is the same."""
    state = case.state.copy()
    GAME.apply(state, case.action)
    asked = next(one for one in rivals(case) if state.waiting[case.seat] >> one & 1)
    GAME.apply(state, Decline(asked, case.seat))
    before, after = case.state, state
    return (before.coalition, before.mug) == (after.coalition, after.mug)


def members(case: Case) -> list[int]:
    """One's partners in the coalition that the sentence is about."""
    return [seat for seat in rivals(case) if offer_of(case)[seat]]


def outbidding(case: Case, member: int) -> bool:
    """Whether all outsiders are stronger than the coalition once a member has gone over to them."""
    shares = offer_of(case)
    outside = [s for s, share in zip(case.state.strengths, shares, strict=True) if not share]
    return bool(sum(outside) + case.state.strengths[member] > case.height(shares))


def affordable(case: Case, member: int) -> bool:
    """Whether some outsiders and the member, paid a million more than now, can be an offer that beats it."""
    shares = offer_of(case)
    strengths = case.state.strengths
    outside = [seat for seat, share in enumerate(shares) if not share]
    room = case.state.worth - shares[member] - 1
    return any(
        strengths[member] + sum(strengths[seat] for seat in some) > case["height"]
        for number in range(1, room + 1)
        for some in combinations(outside, number)
    )


def best_roll(case: Case) -> int:
    state = case.state.copy()
    GAME.apply(state, case.action)
    GAME.apply(state, Roll(-1, (6,)))
    return int(state.strengths[case.seat])


def opposition_odds(case: Case) -> bool:
    """The guess is that of the figures behind: of the action, or of another one."""
    found = [
        dict(term.facts)["chance"]
        for one in weighed(case)
        for term in one.terms
        if term.code == COUNCIL
    ]
    return case["chance"] in found


def turned(case: Case, *, ours: int, theirs: int) -> bool:
    """Whether one's own side loses if every card of the others counts so much, by their side; one's own all count."""
    state, mine = case.state, 3 if ours else 0
    sides = {True: state.mug, False: state.biscuit}
    for seat in range(len(state.money)):
        inside = bool(state.coalition >> seat & 1)
        if not inside and seat not in state.attending:
            continue
        each = ours if inside == case.inside else theirs
        number = sum(counts(state.hands[seat])) + bool(state.pushed[seat])
        points_there = points(counts(state.hands[seat])) + state.pushed[seat]
        sides[inside] += (points_there if mine else 0) if seat == case.seat else each * number
    wins = sides[True] >= sides[False]
    return wins != case.inside


OFFERED = (coalition_is_so, split_is_so, comes_to_stand)
ACCEPTED = (
    lambda c: isinstance(c.action, Accept) and c.action.proposer == c["proposer"],
    coalition_is_so,
    comes_to_stand,
    Case.is_higher,
)
KEPT = lambda c: c.inside and c.state.shares[c.seat] == c["kept"]  # noqa: E731

REROLL = (
    lambda c: isinstance(c.action, Discard) and c.action.card == c["card"],
    ways_are_so,
    lambda c: c.state.dice[c.seat] == c["die"],
    lambda c: rolls_that(c, operator.lt) == c["worse"],
)

CLAIMS: Final[dict[str, Claim]] = {
    "offer-strong": so(*OFFERED, stronger),
    "offer-first": so(*OFFERED, lambda c: not c.state.coalition),
    "offer": so(*OFFERED, lambda c: c["height"] > c.state.mug),
    "offer-alone": so(coalition_is_so, comes_to_stand, lambda c: c["million"] == c["worth"]),
    "offer-more": so(ask_is_so, lambda c: c.action.shares[c.seat] == c["million"] > c["share"]),
    "offer-higher": so(
        ask_is_so,
        lambda c: c.height(c.state.offers[c["proposer"]]) == c["other"] < c["height"],
        lambda c: c.height(c.action.shares) == c["height"],
    ),
    "offer-fairer": so(
        lambda c: c.state.offers[c["proposer"]][c["proposer"]] == c["share"],
        lambda c: c.action.shares[c["proposer"]] < c["share"],
    ),
    "offer-other": so(
        lambda c: c.state.offers[c["proposer"]][c["seat"]] == c["share"],
        lambda c: c.action.shares[c["seat"]] < c["share"],
    ),
    "offer-now": so(KEPT, lambda c: c.action.shares[c.seat] > c["kept"]),
    "accept-other": so(
        ask_is_so,
        lambda c: c.height(c.state.offers[c["proposer"]]) == c["other"],
        lambda c: c["proposer"] != c.action.proposer,
    ),
    "offer-odds": so(odds_are_so),
    "offer-last": so(odds_are_so, lambda c: c.asked.left == 1),
    "coalition-outbid": so(
        lambda c: not c.state.offers[c["proposer"]][c.seat],
        lambda c: c.height(c.state.offers[c["proposer"]]) == c["other"] > c.height(offer_of(c)),
    ),
    "accept-other-pays": so(
        Case.is_higher,
        ask_is_so,
        lambda c: c.state.offers[c["proposer"]][c["seat"]] == c["million"],
    ),
    "offer-try": so(odds_are_so, refused_and_as_before),
    "even": so(lambda c: len({round(100 * one.expected) for one in weighed(c)}) == 1),
    "offer-takes-from": so(
        is_richest,
        lambda c: c.state.shares[c["seat"]] == c["kept"] > 0 == c.action.shares[c["seat"]],
    ),
    "offer-leaves-out": so(is_richest, lambda c: not c.action.shares[c["seat"]]),
    "offer-to-poorest": so(
        lambda c: c.action.shares[c["seat"]] > 0,
        lambda c: all(c.state.money[seat] > c["money"] for seat in rivals(c) if seat != c["seat"]),
        lambda c: c.state.money[c["seat"]] == c["money"],
    ),
    "offer-raises": so(
        lambda c: c.action.shares[c["seat"]] == c["share"] > c["kept"] > 0,
        lambda c: c.state.shares[c["seat"]] == c["kept"],
    ),
    "offer-brings-in": so(
        lambda c: c.action.shares[c["seat"]] == c["share"],
        lambda c: bool(c.state.coalition) and not c.state.coalition >> c["seat"] & 1,
    ),
    "coalition-firm": so(lambda c: not any(outbidding(c, seat) for seat in members(c))),
    "coalition-lured": so(
        lambda c: c["seat"] in members(c) and offer_of(c)[c["seat"]] == c["share"],
        lambda c: affordable(c, c["seat"]),
    ),
    "ask-more": so(
        alternative_asks,
        odds_are_so,
        lambda c: c["share"] > c.state.offers[c.action.proposer][c.seat],
    ),
    "ask-weaker": so(alternative_asks, odds_are_so, Case.is_higher),
    "accept-strong": so(*ACCEPTED, stronger),
    "accept": so(*ACCEPTED),
    "accept-more": so(*ACCEPTED, KEPT, lambda c: c["million"] > c["kept"]),
    "accept-same": so(*ACCEPTED, KEPT, lambda c: c["million"] == c["kept"]),
    "accept-safer": so(*ACCEPTED, KEPT, lambda c: c["million"] < c["kept"]),
    "refuse-inside": so(refusal_is_so, KEPT, Case.is_higher),
    "refuse-inside-more": so(refusal_is_so, KEPT, lambda c: c["million"] > c["kept"]),
    "refuse-inside-same": so(refusal_is_so, KEPT, lambda c: c["million"] == c["kept"]),
    "refuse-own": so(
        refusal_is_so, lambda c: c.state.offers[c.seat][c.seat] == c["share"] > c["million"]
    ),
    "refuse-even": so(
        refusal_is_so,
        lambda c: any(
            isinstance(one.action, Accept)
            and one.action.proposer == c["proposer"]
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "refuse-unfair": so(
        refusal_is_so,
        Case.is_higher,
        lambda c: c.state.offers[c["proposer"]][c["seat"]] == c["share"] > c["million"],
    ),
    "refuse": so(refusal_is_so, Case.is_higher),
    "done-waiting": so(lambda c: c.state.offers[c.seat][c.seat] == c["million"]),
    "done-agreed": so(lambda c: c.state.offers[c["proposer"]][c.seat] == c["million"]),
    "done-inside": so(lambda c: c.inside, coalition_is_so),
    "done-used": so(lambda c: c.asked.left == 0),
    "done-weak": so(
        lambda c: not any(c.height(shares) > c.state.mug for shares in every_circle(c))
    ),
    "done-outside": so(lambda c: c.state.coalition > 0, lambda c: not c.inside, Case.is_higher),
    "done": so(lambda c: not c.state.coalition, Case.is_higher),
    "outside-behind": so(lambda c: not c.inside, need_is_so, lambda c: c["need"] > 1),
    "outside-level": so(
        lambda c: (c["others"], c["mug"]) == (opposition(c), c.state.mug),
        lambda c: c["others"] >= c["mug"],
    ),
    "reroll": so(*REROLL),
    "reroll-rid": so(*REROLL, lambda c: c["ways"] > 0),
    "reroll-vain": so(*REROLL, lambda c: c["ways"] == 0),
    "ready": so(lambda c: isinstance(c.action, Ready), ways_are_so),
    "ready-highest": so(
        lambda c: isinstance(c.action, Ready), ways_are_so, lambda c: not c["ways"]
    ),
    "ready-cardless": so(lambda c: not c.state.hands[c.seat]),
    "reroll-best": so(
        lambda c: best_roll(c) == c["best"], lambda c: strongest_other(c) == c["others"]
    ),
    "offer-firmer": so(KEPT, lambda c: c.height(c.action.shares) == c["height"] > c["mug"]),
    "card-equal": so(
        lambda c: (
            len(
                {round(100 * one.expected) for one in weighed(c) if isinstance(one.action, Discard)}
            )
            == 1
        )
    ),
    "cards-cost": so(
        lambda c: c.state.cards[c.seat] == c["number"],
        lambda c: min(c.state.cards) == c["least"] < c["number"],
        lambda c: min(c["number"] - c["least"], c.state.money[c.seat]) == c["million"] > 0,
    ),
    "strength-strongest": so(
        own_strength, lambda c: strongest_other(c) == c["others"] < c["strength"]
    ),
    "strength-level": so(own_strength, lambda c: strongest_other(c) == c["strength"]),
    "strength-weaker": so(
        own_strength, lambda c: strongest_other(c) == c["others"] > c["strength"]
    ),
    "push": so(lambda c: c.action == Push(c.seat, c["card"]), need_is_so, hand_is_so),
    "push-together": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        need_is_so,
        hand_is_so,
        lambda c: (
            sum(
                cards
                for seat, cards in enumerate(c.state.cards)
                if seat != c.seat and not c.state.coalition >> seat & 1
            )
            == c["number"]
        ),
    ),
    "push-lost": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        lambda c: c.hand + 3 * cards_of(c, coalition=False) + opposition(c) <= c.state.mug,
    ),
    "push-sure": so(
        lambda c: opposition(c) > c.state.mug + c["most"],
        lambda c: c["most"] == 3 * cards_of(c, coalition=True),
    ),
    "push-pays-all": so(lambda c: pay_alone(c) == c["worth"] == c.state.worth),
    "sure-pays": so(
        lambda c: (c.state.shares if c.inside else c.state.counter)[c.seat] == c["million"],
        lambda c: not turned(c, ours=0, theirs=3),
    ),
    "push-rid": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        lambda c: all(
            int(dict(term.facts)["chance"]) < 10
            for term in c.choice.chosen.terms
            if term.code == COUNCIL
        ),
    ),
    "push-ahead": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        hand_is_so,
        lambda c: (c["biscuit"], c["mug"]) == (opposition(c), c.state.mug),
        lambda c: c["biscuit"] > c["mug"],
    ),
    "push-pays": so(lambda c: pay_alone(c) == c["million"], lambda c: c.state.worth == c["worth"]),
    "council-odds": so(opposition_odds),
    "push-tries": so(opposition_odds, lambda c: isinstance(c.action, StayOut)),
    "stay-out-weak": so(
        lambda c: isinstance(c.action, StayOut),
        need_is_so,
        hand_is_so,
        lambda c: c["need"] > c.hand,
    ),
    "stay-out": so(lambda c: isinstance(c.action, StayOut), hand_is_so, Case.is_higher),
    "stay-out-draws": so(lambda c: not c.inside or turned(c, ours=3, theirs=0)),
    "propose": so(
        lambda c: isinstance(c.action, Propose) and c.split == c.action.shares,
        lambda c: c.split[c.seat] == c["million"],
        lambda c: c.asked.split[c.seat] == c["kept"],
    ),
    "split-accept-more": so(split_in_talk, answer(Accept)),
    "split-accept-less": so(split_in_talk, answer(Accept), Case.is_higher),
    "split-accept-same": so(split_in_talk, answer(Accept), Case.is_higher),
    "split-decline-more": so(split_in_talk, answer(Decline), Case.is_higher),
    "split-decline-less": so(split_in_talk, answer(Decline)),
    "split-decline-same": so(split_in_talk, answer(Decline)),
    "split-ready": so(
        lambda c: isinstance(c.action, Ready), lambda c: c.asked.split[c.seat] == c["kept"]
    ),
    "play-ahead": so(sides_are_so, played_is_so),
    "play-behind": so(sides_are_so, played_is_so),
    "play-level": so(sides_are_so, played_is_so),
    "keep-ahead": so(sides_are_so, played_is_so, Case.is_higher),
    "keep-behind": so(sides_are_so, played_is_so, Case.is_higher),
    "keep-level": so(sides_are_so, played_is_so, Case.is_higher),
    "play-sure": so(played_is_so, lambda c: not turned(c, ours=0, theirs=3)),
    "play-lost": so(played_is_so, lambda c: turned(c, ours=3, theirs=0)),
    "keep-sure": so(played_is_so, lambda c: not turned(c, ours=0, theirs=3)),
    "keep-lost": so(played_is_so, lambda c: turned(c, ours=3, theirs=0)),
    "side-pays": so(
        lambda c: (c.state.shares if c.inside else c.state.counter)[c.seat] == c["million"]
    ),
    "cards-left": so(
        lambda c: sum(counts(c.state.hands[c.seat])) - sum(c.action.cards) == c["number"],
        lambda c: c.hand - points(c.action.cards) == c["points"],
    ),
}


def every_circle(case: Case) -> list[tuple[int, ...]]:
    """All circles that one belongs to and in which each can get a million."""
    number = len(case.state.money)
    circles = (tuple(bits >> seat & 1 for seat in range(number)) for bits in range(1 << number))
    return [one for one in circles if one[case.seat] and sum(one) <= case.state.worth]


def pay_alone(case: Case) -> int:
    """What one gets if the opposition wins and nobody else comes: an even split, odd millions first (SA-16)."""
    place = len(case.state.attending)
    each, odd = divmod(case.state.worth, place + 1)
    return each + (place < odd)
