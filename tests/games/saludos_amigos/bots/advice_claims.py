"""Whether what a hint says in Saludos Amigos is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, FALL, NEW_SPLIT, REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.journalists import compare_hands
from bigshot_desktop.games.saludos_amigos.rules.packs import cards_in, counts, pack_of
from bigshot_desktop.games.saludos_amigos.rules.pay import pay
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    DRAW,
    NEGOTIATION,
    SEALING,
    TILE,
    UNCHOSEN,
    SaludosState,
)

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
    if isinstance(choice.action, Push):
        check_card(choice)
    if state.phase == NEGOTIATION:
        weighed = {one.action: one.expected for one in (choice.chosen, *choice.alternatives)}
        for action, expected in weighed.items():
            assert expected <= choice.chosen.expected or choice.slip, action


def check_card(choice: Choice) -> None:
    """Of cards that are as good the lowest is pushed forward; where it is not the lowest, it is told why."""
    card = choice.action.card
    lower = [one for one in choice.alternatives if getattr(one.action, "card", card) < card]
    assert not any(choice.chosen.expected - one.expected < 1e-5 for one in lower), choice
    shown = {round(100 * one.expected) for one in (choice.chosen, *choice.alternatives)}
    if len(shown) > 1:  # else it is told that all is as good
        told = [term.code for term in choice.advice]
        compared = any(code in ("push-higher", "push-equal") for code in told)
        assert bool(lower) == compared or (lower and len(told) == 3)  # else something weighs more


SECOND: Final = {
    *("offer-ends", "offer-raced", "push-higher", "push-equal"),
    *("offer-last", "coalition-outbid", "push-pays-all", "sure-pays"),
    *("even-done", "even-ready", "even-stay", "even-none", "even-offers", "even-other"),
    *("even-yes", "even-no", "even-offer", "even-roll", "even-propose", "even-push", "even-play"),
    *("offer-even-yes", "offer-even-done", "offer-even-offers", "offer-even-other"),
    *("offer-now", "offer-try", "offer-takes-from", "offer-leaves-out", "standing-outbid"),
    *("offer-to-poorest", "offer-raises", "offer-brings-in", "coalition-firm", "coalition-lured"),
    *("push-pays-together", "reroll-lead"),
    *("offer-firmer", "reroll-best", "card-equal", "cards-cost", "council-odds", "push-tries"),
    *("cards-cost-paid", "cards-cost-drawn", "hand-smallest", "hand-smallest-drawn"),
    *("hand-smallest-plan", "coalition-weak", "accept-odds", "ask-below", "ask-less"),
    *("ask-drops", "ask-lowers", "ask-but-drops", "ask-but-lowers", "kept-drops", "kept-lowers"),
    *("roll-equal", "yes-equal", "kept-same", "outside-cardless", "cards-bonus"),
    *("cards-cost-wins", "hand-smallest-wins", "side-odds", "side-odds-none", "side-odds-cards"),
    *("push-pays-last", "push-pays-all-last", "push-sure-pays-last", "push-sure-pays-all-last"),
    *("push-tries-little", "council-lost", "council-lost-alone", "pending-likelier", "offer-equal"),
    *("ask-doubtful", "ask-but-doubtful", "own-open-too", "agreed-open-too"),
    *("push-sure-pays", "push-sure-pays-all", "offer-more-all", "offer-more", "offer-higher"),
    *("offer-odds", "ask-more", "offer-lowers", "own-ended", "split-odds"),
    *("council-lost-only", "push-forgone", "push-forgone-last", "stay-out-stronger"),
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
    told = tuple(int(number) for number in case["cards_told"].split(","))
    return bool(case.action == Commit(case.seat, told)) and bool(points(told) == case["points"])


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
        return isinstance(case.action, kind) and tone in case.code.split("-")

    return right


def weighed(case: Case) -> list[Any]:
    return [case.choice.chosen, *case.choice.alternatives]


def all_alike(case: Case) -> bool:
    return len({round(100 * one.expected) for one in weighed(case)}) == 1


def as_good(case: Case, kind: type) -> bool:
    """Whether doing nothing was weighed, and is not what is advised."""
    others = [one.action for one in case.choice.alternatives]
    return any(isinstance(one, kind) for one in others) and not isinstance(case.action, kind)


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


def gets_more_there(case: Case) -> bool:
    """In an offer that waits, or in what stands, a rival gets more than in the coalition the hint is about."""
    state = case.state
    there = state.offers[case["proposer"]] if "proposer" in case.facts else state.shares
    told = case["sum"], case["rest"], case["money"]
    known = there[case["seat"]], offer_of(case)[case["seat"]], state.money[case["seat"]]
    here = offer_of(case)
    as_rich = [s for s in range(len(here)) if state.money[s] >= case["money"] and s != case.seat]
    return (
        told == known
        and case["sum"] > case["rest"]
        and case["seat"] != case.seat
        and not any(here[seat] > there[seat] for seat in as_rich)  # that would be no reason
    )


def gets_more_there_than_in_yes(case: Case) -> bool:
    """In what stands a rival gets more than in the offer one says yes to, which gives oneself as much."""
    case.facts.pop("proposer")
    return gets_more_there(case) and bool(case["kept"] == offer_of(case)[case.seat])


def no_partner_loses(case: Case) -> bool:
    shares = case.action.shares
    return not any(0 < shares[seat] < case.state.shares[seat] for seat in rivals(case))


def higher_without_me(case: Case) -> bool:
    """The open offer is without oneself, and higher than the coalition that the sentence is about."""
    offer = case.state.offers[case["proposer"]]
    return not offer[case.seat] and case.height(offer) == case["other"] > case.height(
        offer_of(case)
    )


def lapses_at_once(case: Case) -> bool:
    """The offer is gone as soon as one has spoken, because one's own coalition stands."""
    state = case.state.copy()
    GAME.apply(state, case.action)
    return bool(state.coalition and state.shares == offer_of(case) and not any(state.offers))


def lapses_if_late(case: Case) -> bool:
    """One's own coalition does not stand yet; once all who are asked agree to the other offer, this one is gone."""
    state = case.state.copy()
    GAME.apply(state, case.action)
    if state.shares == offer_of(case) and state.coalition:
        return False
    for seat in range(len(state.strengths)):
        if state.waiting[case["proposer"]] >> seat & 1:
            GAME.apply(state, Accept(seat, case["proposer"]))
    return not any(state.offers)


def yes_is_worse(case: Case) -> bool:
    """By the figures that the hint shows, in hundredths."""
    shown = [one.expected for one in weighed(case) if isinstance(one.action, Accept)]
    best = round(100 * case.choice.chosen.expected)
    return bool(shown) and all(round(100 * one) < best for one in shown)


def lower_card(case: Case) -> float:
    """How much greater, in hundredths, the chance is than with a lower card that is in hand, too."""
    hand = counts(case.state.hands[case.seat])
    assert case.action.card == case["card"] > case["lower"]
    assert hand[case["lower"] - 1]
    (other,) = [
        one.expected
        for one in case.choice.alternatives
        if isinstance(one.action, Push) and one.action.card == case["lower"]
    ]
    return round(100 * case.choice.chosen.expected) - round(100 * other)


def as_much_for_oneself(case: Case) -> bool:
    return bool(case["share"] == offer_of(case)[case.seat])


def share_is_lost(case: Case) -> bool:
    """By playing: all others agree to that offer, and one is no longer in the coalition that stands."""
    state, proposer = case.state.copy(), case["proposer"]
    while state.waiting[proposer] and state.offers[proposer]:
        member = next(one for one in rivals(case) if state.waiting[proposer] >> one & 1)
        GAME.apply(state, Accept(member, proposer))
    return bool(state.mug == case["other"] and not state.coalition >> case.seat & 1)


def waits_for_others(case: Case) -> bool:
    waiting = case.state.waiting[case.action.proposer] & ~(1 << case.seat)
    return isinstance(case.action, Accept) and bool(waiting)


def outsiders_can_outbid(case: Case) -> bool:
    shares, strengths = offer_of(case), case.state.strengths
    outside = [seat for seat in range(len(shares)) if not shares[seat]]
    return any(
        sum(strengths[seat] for seat in some) > case["height"]
        for number in range(1, min(len(outside), case.state.worth) + 1)
        for some in combinations(outside, number)
    )


def weighed_answers(case: Case, kind: type[Accept | Decline]) -> list[int]:
    """To whom an answer of a kind was weighed besides what is chosen."""
    others: list[Any] = [one.action for one in case.choice.alternatives]
    return [one.proposer for one in others if isinstance(one, kind)]


def nothing_is_as_good(case: Case, kind: type) -> bool:
    best = round(100 * case.choice.chosen.expected)
    return any(
        isinstance(one.action, kind) and round(100 * one.expected) == best
        for one in case.choice.alternatives
    )


def only_one_waits(case: Case) -> bool:
    return [proposer for proposer, _ in case.asked.asks] == [case["proposer"]]


def yes_is_as_good(case: Case) -> bool:
    return nothing_is_as_good(case, Accept)


def refusal_in(prospect: Any) -> Any:
    """The guess that all agree, behind an action."""
    return next(
        (dict(term.facts)["chance"] for term in prospect.terms if term.code == REFUSAL), None
    )


def less_likely(case: Case) -> bool:
    """The guesses behind both offers: fewer agree to the one that one is not told to accept."""
    (there,) = [
        refusal_in(one)
        for one in case.choice.alternatives
        if isinstance(one.action, Accept) and one.action.proposer == case["proposer"]
    ]
    here = refusal_in(case.choice.chosen)
    return bool(there == case["chance"] < (100 if here is None else here))


def agreed_is_so(case: Case) -> bool:
    """One has agreed to the open offer of that seat, which gives one so much."""
    agreed = dict(case.asked.agreed)
    share = case.facts.get("share", case.facts.get("million"))
    return case["seat"] in agreed and bool(agreed[case["seat"]][case.seat] == share)


def stays_open(whose: Callable[[Case], int]) -> Callable[[Case], bool]:
    """By playing: the offer is as open after what is advised as before."""

    def open_after(case: Case) -> bool:
        state, seat = case.state.copy(), whose(case)
        GAME.apply(state, case.action)
        return bool(state.offers[seat] and state.offers[seat] == case.state.offers[seat])

    return open_after


def all_who_wait(case: Case) -> bool:
    told = [int(seat) for seat in case["askers_told"].split(",")]
    return len(told) > 1 and told == [proposer for proposer, _ in case.asked.asks]


def most_offered(case: Case) -> bool:
    return bool(case["million"] == max(shares[case.seat] for _, shares in case.asked.asks))


def sure_for_opposition(case: Case) -> bool:
    """With the card that one pushes, or one's lowest; a card that another has pushed counts 1 at the least."""
    own = case.action.card if isinstance(case.action, Push) else lowest_card(case)
    theirs = case.state.mug + 3 * cards_of(case, coalition=True)
    assert case["most"] == 3 * cards_of(case, coalition=True)
    return opposition(case) + own + len(case.state.attending) > theirs


def lowest_card(case: Case) -> int:
    return min(cards_in(case.state.hands[case.seat]))


def push_pays(*, sure: bool, every: bool, last: bool) -> Claim:
    """What a card pushed forward brings, with the guess that the opposition wins, or because it is certain."""
    return so(
        lambda c: isinstance(c.action, Push) and pay_alone(c) == c["million"],
        lambda c: c["worth"] == c.state.worth,
        lambda c: (c["million"] == c["worth"]) == every,
        lambda c: others_may_come(c) != last,
        sure_for_opposition if sure else opposition_odds,
    )


def at_the_end(case: Case, action: Any) -> SaludosState:
    """The turn played out after an action: no other opponent comes any more, and the coalition shows all it has."""
    state = case.state.copy()
    GAME.apply(state, action)
    while state.phase != TILE:
        if state.phase == DRAW:
            GAME.apply(state, DrawCards(-1, cards_in(state.deck)[: state.unpaid.bit_count()]))
        elif state.phase in (CALL, ATTENDANCE):
            GAME.apply(state, StayOut(state.acting[0]))
        elif state.phase == SEALING:
            seat = state.acting[0]
            shown = state.hands[seat] if state.coalition >> seat & 1 else 0
            GAME.apply(state, Commit(seat, counts(shown)))
        else:
            GAME.apply(state, Ready(state.acting[0]))
    return state


def pushed_instead(case: Case) -> SaludosState:
    return at_the_end(case, Push(case.seat, lowest_card(case)))


def forgone(*, last: bool) -> Claim:
    """By playing: the lowest card would bring so much, though the coalition shows all it has."""

    def comes_last(case: Case) -> bool:
        state = case.state.copy()
        GAME.apply(state, Push(case.seat, lowest_card(case)))
        return bool(state.phase != ATTENDANCE)

    return so(
        lambda c: isinstance(c.action, StayOut),
        sure_for_opposition,
        lambda c: pushed_instead(c).money[c.seat] - c.state.money[c.seat] == c["million"],
        lambda c: comes_last(c) == last,
    )


def side_wins_with(case: Case) -> bool:
    """The guess is that behind the split that is proposed."""
    terms = case.choice.chosen.terms
    return [dict(one.facts)["chance"] for one in terms if one.code == NEW_SPLIT] == [case["chance"]]


def hardly_won(case: Case) -> bool:
    return all(
        int(dict(term.facts)["chance"]) < 10
        for term in case.choice.chosen.terms
        if term.code == COUNCIL
    )


def others_may_come(case: Case) -> bool:
    """By playing: once one has pushed a card forward, another opponent is asked, too (SA-15)."""
    state = case.state.copy()
    GAME.apply(state, case.action)
    return bool(state.phase == ATTENDANCE)


def own_odds(case: Case, prospect: Any) -> int:
    """The guess behind an action that one's own side wins."""
    (chance,) = (dict(one.facts)["chance"] for one in prospect.terms if one.code == COUNCIL)
    return 100 - int(chance) if case.inside else int(chance)


def played_instead(case: Case, cards: tuple[int, ...]) -> Any:
    (found,) = (one for one in case.choice.alternatives if one.action.cards == cards)
    return found


def told_cards(case: Case) -> tuple[int, ...]:
    return tuple(int(number) for number in case["cards_told"].split(","))


def likely_won_instead(case: Case) -> bool:
    facts = [dict(term.facts) for term in case.choice.advice]
    codes = {term.code for term in case.choice.advice}
    forgone_too = codes & {"push-forgone", "push-forgone-last"}
    return bool(forgone_too) or any(int(one.get("chance", 0)) >= 50 for one in facts)


def only_one_asks(case: Case) -> bool:
    return len(case.asked.asks) == 1


def ended_by_yes(case: Case) -> bool:
    """By playing: a yes makes the other offer stand at once."""
    state, (proposer, shares) = case.state.copy(), case.asked.asks[0]
    GAME.apply(state, Accept(case.seat, proposer))
    return bool(state.shares == shares and not any(state.offers))


def falls_are_so(case: Case) -> bool:
    """The guesses are those behind saying no and saying yes."""
    yes = next(one for one in case.choice.alternatives if isinstance(one.action, Accept))
    here, there = (
        int(next(dict(term.facts)["chance"] for term in one.terms if term.code == FALL))
        for one in (case.choice.chosen, yes)
    )
    return (case["chance"], case["other_chance"]) == (there, here) and there > here


def proposer_gets_more(case: Case) -> bool:
    proposer, shares = case.asked.open
    return bool(proposer == case["proposer"] and shares[proposer] > case.asked.split[proposer])


def grows(case: Case) -> bool:
    return all(one.expected < case.choice.chosen.expected for one in case.choice.alternatives)


# --- journalists: played by the rules ------------------------------------------------------------


def used_by(case: Case) -> int:
    """How many of one's cards the hint is about."""
    if isinstance(case.action, Discard):
        return 1
    if isinstance(case.action, Commit):
        return sum(case.action.cards)
    facts = [dict(term.facts) for term in case.choice.chosen.terms if term.code == CARDS]
    return int(facts[0]["cards"]) if facts else 1


def hands_now(case: Case, used: int) -> SaludosState:
    """As things are, but for so many of one's cards."""
    state = case.state.copy()
    gone = cards_in(state.hands[case.seat])[:used]
    state.hands[case.seat] -= pack_of(gone)
    state.cards[case.seat] -= used
    return state


def hands_after(case: Case, used: int) -> SaludosState:
    """After the turn, in which one uses so many cards (of whatever value) and nobody else does anything."""
    state, me = case.state.copy(), case.seat
    if state.phase in (CALL, ATTENDANCE):  # the coalition wins, and shares as it has agreed
        gone = pack_of(cards_in(state.hands[me])[:used])
        state.hands[me] -= gone
        state.cards[me] -= used
        state.discards += gone + pack_of(state.pushed)
        pay(state, state.shares, None)
    state.sealed = [one if one == UNCHOSEN else 0 for one in state.sealed]  # nobody knows them yet
    while state.phase == SEALING:
        asked = state.acting[0]
        cards = cards_in(state.hands[me])[:used] if asked == me else ()
        GAME.apply(state, Commit(asked, counts(pack_of(cards))))
    if state.phase == DRAW:
        dealt = cards_in(state.deck)[: state.unpaid.bit_count()]
        GAME.apply(state, DrawCards(-1, dealt))
    assert state.phase == TILE
    return state


def hands_if_won(case: Case, used: int) -> SaludosState:
    """After a turn that one's own side wins, in which one uses so many cards and nobody else any more."""
    state, me = case.state.copy(), case.seat
    gone = pack_of(cards_in(state.hands[me])[:used])
    state.hands[me] -= gone
    state.cards[me] -= used
    state.discards += gone + pack_of([card for card in state.pushed if card])
    pay(state, state.shares if case.inside else state.counter, None)
    if state.phase == DRAW:
        dealt = cards_in(state.deck)[: state.unpaid.bit_count()]
        GAME.apply(state, DrawCards(-1, dealt))
    return state


def share_if_won(case: Case) -> bool:
    shares = case.state.shares if case.inside else case.state.counter
    return bool(shares[case.seat] == case["share"] > 0)


def may_win(case: Case) -> bool:
    return not turned(case, ours=3, theirs=0)


def losses(state: SaludosState) -> list[int]:
    """What a journalist costs everybody (SA-24)."""
    before = list(state.money)
    compare_hands(state, None)
    return [a - b for a, b in zip(before, state.money, strict=True)]


def cost_is_so(case: Case, state: SaludosState) -> bool:
    hands = list(state.cards)
    told = case["number"], case["least"], case["million"]
    return bool(told == (hands[case.seat], min(hands), losses(state)[case.seat]) and told[2] > 0)


def others_pay_more(case: Case, then: Callable[[Case, int], SaludosState]) -> bool:
    """With the cards used one has the smallest hand, and a journalist costs the others so much more."""
    without, with_them = then(case, 0), then(case, used_by(case))
    hands = (with_them.cards[case.seat], without.cards[case.seat])
    rest = [cards for seat, cards in enumerate(with_them.cards) if seat != case.seat]
    paid = [sum(one) - one[case.seat] for one in (losses(state) for state in (with_them, without))]
    told = [case["million"], case["kept"]]
    return bool(hands == (case["left"], case["more"]) and hands[0] < min(rest) and paid == told)


OFFERED = (coalition_is_so, split_is_so, comes_to_stand)
YES = (lambda c: isinstance(c.action, Accept) and c.action.proposer == c["proposer"],)
ACCEPTED = (
    *YES,
    coalition_is_so,
    comes_to_stand,
    Case.is_higher,
)
KEPT = lambda c: c.inside and c.state.shares[c.seat] == c["kept"]  # noqa: E731

REFUSED_ALL = (lambda c: isinstance(c.action, Done), all_who_wait, most_offered)

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
    "offer-alone-first": so(
        coalition_is_so,
        comes_to_stand,
        lambda c: c["million"] == c["worth"],
        lambda c: not c.state.coalition,
    ),
    "offer-alone": so(coalition_is_so, comes_to_stand, lambda c: c["million"] == c["worth"]),
    "offer-more": so(ask_is_so, lambda c: c.action.shares[c.seat] == c["million"] > c["share"]),
    "offer-higher": so(
        ask_is_so,
        lambda c: c.height(c.state.offers[c["proposer"]]) == c["other"] < c["height"],
        lambda c: c.height(offer_of(c)) == c["height"],
    ),
    "offer-more-all": so(
        all_who_wait,
        lambda c: c["share"] == max(shares[c.seat] for _, shares in c.asked.asks),
        lambda c: c.action.shares[c.seat] == c["million"] > c["share"],
    ),
    "ask-below": so(ask_is_so, KEPT, lambda c: c["share"] < c["kept"]),
    "ask-less": so(ask_is_so, lambda c: c["share"] < offer_of(c)[c.seat]),
    "ask-drops": so(ask_is_so, gets_more_there, as_much_for_oneself, lambda c: c["rest"] == 0),
    "ask-lowers": so(ask_is_so, gets_more_there, as_much_for_oneself, lambda c: c["rest"] > 0),
    "ask-but-drops": so(
        ask_is_so,
        gets_more_there,
        lambda c: c["share"] > offer_of(c)[c.seat],
        lambda c: c["rest"] == 0,
    ),
    "ask-but-lowers": so(
        ask_is_so,
        gets_more_there,
        lambda c: c["share"] > offer_of(c)[c.seat],
        lambda c: c["rest"] > 0,
    ),
    "kept-drops": so(
        KEPT,
        gets_more_there,
        lambda c: c["kept"] == offer_of(c)[c.seat],
        lambda c: c["rest"] == 0,
    ),
    "kept-lowers": so(
        KEPT,
        gets_more_there,
        lambda c: c["kept"] == offer_of(c)[c.seat],
        lambda c: c["rest"] > 0,
    ),
    "kept-same": so(KEPT, lambda c: c["kept"] == offer_of(c)[c.seat]),
    "standing-outbid": so(KEPT, share_is_lost),
    "offer-now": so(KEPT, lambda c: c.action.shares[c.seat] > c["kept"]),
    "offer-odds": so(odds_are_so),
    "offer-last": so(odds_are_so, lambda c: c.asked.left == 1),
    "accept-odds": so(odds_are_so, waits_for_others),
    "coalition-weak": so(
        lambda c: c.height(offer_of(c)) == c["height"],
        lambda c: sum(c.state.strengths) - c["height"] == c["others"] > c["height"],
        outsiders_can_outbid,
    ),
    "coalition-outbid": so(
        higher_without_me, lambda c: isinstance(c.action, Done) and c.inside and not c.asked.asks
    ),
    "offer-ends": so(higher_without_me, lapses_at_once),
    "offer-raced": so(higher_without_me, lapses_if_late),
    "push-higher": so(lambda c: lower_card(c) > 0),
    "push-equal": so(lambda c: lower_card(c) == 0),
    "offer-try": so(odds_are_so, refused_and_as_before),
    "even-yes": so(all_alike, lambda c: c["proposer"] in weighed_answers(c, Accept)),
    "even-no": so(all_alike, lambda c: c["proposer"] in weighed_answers(c, Decline)),
    "even-offer": so(all_alike, lambda c: as_good(c, Offer)),
    "even-roll": so(all_alike, lambda c: as_good(c, Discard)),
    "even-propose": so(all_alike, lambda c: as_good(c, Propose)),
    "even-push": so(all_alike, lambda c: as_good(c, Push)),
    "even-play": so(
        all_alike,
        lambda c: not any(c.action.cards),
        lambda c: any(any(one.action.cards) for one in c.choice.alternatives),
    ),
    "offer-even-yes": so(
        all_alike, odds_are_so, lambda c: c["proposer"] in weighed_answers(c, Accept)
    ),
    "offer-even-done": so(all_alike, odds_are_so, lambda c: as_good(c, Done)),
    "offer-even-offers": so(
        all_alike, odds_are_so, lambda c: all(isinstance(one.action, Offer) for one in weighed(c))
    ),
    "offer-even-other": so(all_alike, odds_are_so),
    "even-done": so(all_alike, lambda c: as_good(c, Done)),
    "even-ready": so(all_alike, lambda c: as_good(c, Ready)),
    "even-stay": so(all_alike, lambda c: as_good(c, StayOut)),
    "even-none": so(
        all_alike,
        lambda c: any(c.action.cards),
        lambda c: any(not any(one.action.cards) for one in c.choice.alternatives),
    ),
    "even-offers": so(
        all_alike, lambda c: all(isinstance(one.action, Offer) for one in weighed(c))
    ),
    "even-other": so(all_alike),
    "offer-takes-from": so(
        is_richest,
        lambda c: c.state.shares[c["seat"]] == c["kept"] > 0 == c.action.shares[c["seat"]],
    ),
    "offer-leaves-out": so(
        is_richest, lambda c: not c.action.shares[c["seat"]], lambda c: not c.state.coalition
    ),
    "offer-to-poorest": so(
        lambda c: c.action.shares[c["seat"]] > 0,
        lambda c: all(c.state.money[seat] > c["money"] for seat in rivals(c) if seat != c["seat"]),
        lambda c: c.state.money[c["seat"]] == c["money"],
    ),
    "offer-lowers": so(
        lambda c: 0 < c.action.shares[c["seat"]] == c["share"] < c["kept"],
        lambda c: c.state.shares[c["seat"]] == c["kept"],
        lambda c: all(
            c.state.shares[seat] - share <= c["kept"] - c["share"]
            for seat, share in enumerate(c.action.shares)
            if share and seat != c.seat
        ),
    ),
    "offer-raises": so(
        no_partner_loses,
        lambda c: c.action.shares[c["seat"]] == c["share"] > c["kept"] > 0,
        lambda c: c.state.shares[c["seat"]] == c["kept"],
    ),
    "offer-brings-in": so(
        no_partner_loses,
        lambda c: c.action.shares[c["seat"]] == c["share"],
        lambda c: bool(c.state.coalition) and not c.state.coalition >> c["seat"] & 1,
    ),
    "coalition-firm": so(
        lambda c: not any(outbidding(c, seat) for seat in members(c)),
        lambda c: (
            not any(
                c.height(other) > c["height"]
                for other in c.state.offers
                if other and not other[c.seat]
            )
        ),
    ),
    "coalition-lured": so(
        lambda c: c["seat"] in members(c) and offer_of(c)[c["seat"]] == c["share"],
        lambda c: affordable(c, c["seat"]),
    ),
    "ask-more": so(
        alternative_asks,
        odds_are_so,
        lambda c: c["share"] > c.state.offers[c.action.proposer][c.seat],
    ),
    "ask-weaker": so(
        alternative_asks,
        odds_are_so,
        lambda c: (
            round(100 * c.choice.alternatives[0].expected) < round(100 * c.choice.chosen.expected)
        ),
    ),
    "ask-doubtful": so(ask_is_so, less_likely, as_much_for_oneself),
    "ask-but-doubtful": so(ask_is_so, less_likely, lambda c: c["share"] > offer_of(c)[c.seat]),
    "own-open-too": so(
        waits_for_others,
        stays_open(lambda c: c.seat),
        lambda c: c.state.offers[c.seat][c.seat] == c["share"] > offer_of(c)[c.seat],
    ),
    "agreed-open-too": so(
        waits_for_others,
        agreed_is_so,
        stays_open(lambda c: c["seat"]),
        lambda c: c["share"] > offer_of(c)[c.seat],
    ),
    "offer-equal": so(
        lambda c: c.inside and not c.asked.asks,
        lambda c: any(
            one.action == Offer(c.seat, c.split)
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "yes-equal": so(
        lambda c: c["proposer"] in weighed_answers(c, Accept), lambda c: not yes_is_worse(c)
    ),
    "accept-strong": so(*ACCEPTED, stronger),
    "accept": so(*ACCEPTED),
    "accept-more": so(*ACCEPTED, KEPT, lambda c: c["million"] > c["kept"]),
    "accept-same": so(*ACCEPTED, KEPT, lambda c: c["million"] == c["kept"]),
    "accept-same-drops": so(
        *YES, Case.is_higher, KEPT, gets_more_there_than_in_yes, lambda c: c["rest"] == 0
    ),
    "accept-same-lowers": so(
        *YES, Case.is_higher, KEPT, gets_more_there_than_in_yes, lambda c: c["rest"] > 0
    ),
    "accept-safer": so(
        *ACCEPTED,
        KEPT,
        lambda c: c["million"] < c["kept"],
        lambda c: c["mug"] == c.state.mug < c["height"],
    ),
    "refuse-inside": so(refusal_is_so, only_one_waits, KEPT, Case.is_higher),
    "refuse-inside-even": so(
        refusal_is_so, only_one_waits, KEPT, yes_is_as_good, lambda c: c["million"] < c["kept"]
    ),
    "refuse-all-inside": so(*REFUSED_ALL, KEPT, lambda c: c["million"] <= c["kept"]),
    "refuse-all-own": so(
        *REFUSED_ALL, lambda c: c.state.offers[c.seat][c.seat] == c["share"] > c["million"]
    ),
    "refuse-all": so(*REFUSED_ALL, Case.is_higher),
    "refuse-inside-more": so(
        refusal_is_so, only_one_waits, KEPT, lambda c: c["million"] > c["kept"]
    ),
    "refuse-inside-same": so(
        refusal_is_so, only_one_waits, KEPT, lambda c: c["million"] == c["kept"]
    ),
    "refuse-own": so(
        refusal_is_so,
        only_one_waits,
        lambda c: c.state.offers[c.seat][c.seat] == c["share"] > c["million"],
    ),
    "refuse-own-same": so(
        refusal_is_so,
        only_one_waits,
        lambda c: c.state.offers[c.seat][c.seat] == c["million"],
    ),
    "refuse-inside-shaky": so(
        refusal_is_so,
        only_one_waits,
        KEPT,
        yes_is_worse,
        lambda c: c["million"] > c["kept"],
        falls_are_so,
    ),
    "refuse-agreed": so(
        refusal_is_so, only_one_waits, agreed_is_so, lambda c: c["share"] > c["million"]
    ),
    "refuse-agreed-same": so(
        refusal_is_so,
        only_one_waits,
        agreed_is_so,
        lambda c: c.state.offers[c["seat"]][c.seat] == c["million"],
    ),
    "pending-likelier": so(
        only_one_waits,
        lambda c: refusal_in(c.choice.chosen) == c["chance"] > c["other_chance"],
        lambda c: (
            [c["other_chance"]]
            == [
                refusal_in(one)
                for one in c.choice.alternatives
                if isinstance(one.action, Accept) and one.action.proposer == c["proposer"]
            ]
        ),
        lambda c: len(c.asked.agreed) + bool(c.asked.own) == 1,
    ),
    "own-ended": so(
        only_one_asks,
        lambda c: c.split == c.state.offers[c.seat],
        ended_by_yes,
        stays_open(lambda c: c.seat),
    ),
    "refuse-even": so(refusal_is_so, only_one_waits, Case.is_higher, lambda c: not yes_is_worse(c)),
    "refuse-unfair-even": so(
        refusal_is_so,
        only_one_waits,
        Case.is_higher,
        lambda c: not yes_is_worse(c),
        lambda c: c.state.offers[c["proposer"]][c["seat"]] == c["share"] > c["million"],
    ),
    "refuse-unfair": so(
        refusal_is_so,
        only_one_waits,
        yes_is_worse,
        lambda c: c.state.offers[c["proposer"]][c["seat"]] == c["share"] > c["million"],
    ),
    "refuse": so(refusal_is_so, only_one_waits, yes_is_worse),
    "done-waiting": so(lambda c: c.state.offers[c.seat][c.seat] == c["million"]),
    "done-agreed": so(lambda c: c.state.offers[c["proposer"]][c.seat] == c["million"]),
    "done-inside": so(lambda c: c.inside, coalition_is_so),
    "done-used": so(lambda c: c.asked.left == 0),
    "done-weak": so(
        lambda c: not any(c.height(shares) > c.state.mug for shares in every_circle(c))
    ),
    "done-outside": so(lambda c: c.state.coalition > 0, lambda c: not c.inside, Case.is_higher),
    "done": so(lambda c: not c.state.coalition, Case.is_higher),
    "outside-cardless": so(lambda c: not c.inside and not c.state.cards[c.seat]),
    "outside-behind": so(
        lambda c: c.state.cards[c.seat] > 0,
        lambda c: not c.inside,
        need_is_so,
        lambda c: c["need"] > 1,
    ),
    "outside-level": so(
        lambda c: c.state.cards[c.seat] > 0,
        lambda c: (c["others"], c["mug"]) == (opposition(c), c.state.mug),
        lambda c: c["others"] >= c["mug"],
    ),
    "reroll": so(*REROLL),
    "reroll-rid": so(*REROLL, lambda c: c["ways"] > 0),
    "reroll-even": so(*REROLL, lambda c: c["ways"] > 0, lambda c: nothing_is_as_good(c, Ready)),
    "reroll-vain-even": so(
        *REROLL, lambda c: c["ways"] == 0, lambda c: nothing_is_as_good(c, Ready)
    ),
    "reroll-vain": so(*REROLL, lambda c: c["ways"] == 0),
    "ready": so(lambda c: isinstance(c.action, Ready), ways_are_so, lambda c: c["ways"] <= 2),
    "ready-dear": so(lambda c: isinstance(c.action, Ready), ways_are_so, lambda c: c["ways"] > 2),
    "ready-highest": so(
        lambda c: isinstance(c.action, Ready), ways_are_so, lambda c: not c["ways"]
    ),
    "ready-cardless": so(lambda c: not c.state.hands[c.seat]),
    "reroll-best": so(
        lambda c: best_roll(c) == c["best"] > c["others"],
        lambda c: strongest_other(c) == c["others"] >= c.state.strengths[c.seat],
    ),
    "reroll-lead": so(
        lambda c: best_roll(c) == c["best"] > c["others"],
        lambda c: strongest_other(c) == c["others"] < c.state.strengths[c.seat],
    ),
    "offer-firmer": so(
        KEPT,
        lambda c: c.height(c.action.shares) == c["height"] > c["mug"] == c.state.mug,
        lambda c: sum(c.state.strengths[seat] for seat in rivals(c)) > c["mug"],
    ),
    "roll-equal": so(
        lambda c: isinstance(c.action, Ready),
        lambda c: any(
            one.action == Discard(c.seat, c["card"])
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "card-equal": so(
        lambda c: (
            len(
                {round(100 * one.expected) for one in weighed(c) if isinstance(one.action, Discard)}
            )
            == 1
        )
    ),
    "cards-cost": so(lambda c: cost_is_so(c, hands_now(c, 0))),
    "cards-cost-paid": so(
        lambda c: cost_is_so(c, hands_after(c, 0)),
        lambda c: (c.state.shares if c.inside else c.state.counter)[c.seat] == c["share"],
        lambda c: not turned(c, ours=0, theirs=3),
    ),
    "cards-cost-drawn": so(lambda c: cost_is_so(c, hands_after(c, 0))),
    "cards-cost-wins": so(may_win, lambda c: cost_is_so(c, hands_if_won(c, 0)), share_if_won),
    "hand-smallest": so(
        lambda c: (
            others_pay_more(c, hands_now)
            if not isinstance(c.action, Commit)
            else others_pay_more(c, hands_after)
        )
    ),
    "hand-smallest-wins": so(may_win, lambda c: others_pay_more(c, hands_if_won), share_if_won),
    "hand-smallest-drawn": so(lambda c: others_pay_more(c, hands_after)),
    "hand-smallest-plan": so(
        lambda c: others_pay_more(c, hands_after), lambda c: used_by(c) == c["played"] >= 1
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
    "push-pays-together": so(
        opposition_odds,
        lambda c: isinstance(c.action, Push) and c["worth"] == c.state.worth,
        lambda c: c.hand + opposition(c) <= c.state.mug and not c.state.attending,
        others_may_come,
    ),
    "push-lost-even": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        lambda c: c.hand + 3 * cards_of(c, coalition=False) + opposition(c) <= c.state.mug,
        lambda c: nothing_is_as_good(c, StayOut),
    ),
    "push-rid-even": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        hardly_won,
        lambda c: nothing_is_as_good(c, StayOut),
    ),
    "push-lost": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        lambda c: c.hand + 3 * cards_of(c, coalition=False) + opposition(c) <= c.state.mug,
    ),
    **{
        f"push{sure}-pays{every}{last}": push_pays(
            sure=bool(sure), every=bool(every), last=bool(last)
        )
        for sure in ("", "-sure")
        for every in ("", "-all")
        for last in ("", "-last")
    },
    "sure-pays": so(
        lambda c: (c.state.shares if c.inside else c.state.counter)[c.seat] == c["million"],
        lambda c: not turned(c, ours=0, theirs=3),
    ),
    "push-rid": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        hardly_won,
    ),
    "push-ahead": so(
        lambda c: c.action == Push(c.seat, c["card"]),
        hand_is_so,
        lambda c: (c["biscuit"], c["mug"]) == (opposition(c), c.state.mug),
        lambda c: c["biscuit"] > c["mug"],
    ),
    "council-odds": so(opposition_odds),
    "push-tries": so(
        opposition_odds, lambda c: isinstance(c.action, StayOut), lambda c: c["chance"] >= 50
    ),
    "push-tries-little": so(
        opposition_odds, lambda c: isinstance(c.action, StayOut), lambda c: c["chance"] < 50
    ),
    "council-lost": so(
        lambda c: c["most"] == 3 * cards_of(c, coalition=False) > 0,
        lambda c: c.hand + c["most"] + opposition(c) <= c.state.mug,
    ),
    "council-lost-only": so(
        lambda c: len(c.state.money) - c.state.coalition.bit_count() == 1 and not c.inside,
        lambda c: c.hand + opposition(c) <= c.state.mug,
    ),
    "council-lost-alone": so(
        lambda c: len(c.state.money) - c.state.coalition.bit_count() > 1,
        lambda c: cards_of(c, coalition=False) == 0,
        lambda c: c.hand + opposition(c) <= c.state.mug,
    ),
    "stay-out-weak": so(
        lambda c: isinstance(c.action, StayOut),
        need_is_so,
        hand_is_so,
        lambda c: c["need"] > c.hand,
    ),
    "stay-out": so(lambda c: isinstance(c.action, StayOut), hand_is_so, Case.is_higher),
    "stay-out-grows": so(
        lambda c: isinstance(c.action, StayOut),
        lambda c: at_the_end(c, c.action).cards[c.seat] == c["more"],
        lambda c: pushed_instead(c).cards[c.seat] == c["left"],
    ),
    "push-forgone": forgone(last=False),
    "push-forgone-last": forgone(last=True),
    # By SA-28, where it is near; the council is likely won, or certainly.
    "cards-bonus": so(
        lambda c: isinstance(c.action, StayOut) and c.state.completed == 3, likely_won_instead
    ),
    "stay-out-stronger": so(
        lambda c: isinstance(c.action, StayOut) and c.state.completed < 3, likely_won_instead
    ),
    "stay-out-draws": so(lambda c: not c.inside or turned(c, ours=3, theirs=0)),
    "propose": so(
        lambda c: isinstance(c.action, Propose) and c.split == c.action.shares,
        lambda c: c.split[c.seat] == c["million"],
        lambda c: c.asked.split[c.seat] == c["kept"],
        lambda c: not nothing_is_as_good(c, Ready),
    ),
    "propose-faint": so(
        lambda c: isinstance(c.action, Propose) and c.split == c.action.shares,
        lambda c: c.split[c.seat] == c["million"],
        lambda c: c.asked.split[c.seat] == c["kept"],
    ),
    "split-odds": so(lambda c: isinstance(c.action, Propose), side_wins_with),
    "split-accept-more": so(split_in_talk, answer(Accept)),
    "split-accept-less": so(split_in_talk, answer(Accept), Case.is_higher, proposer_gets_more),
    "split-accept-same": so(split_in_talk, answer(Accept), Case.is_higher, proposer_gets_more),
    "split-accept-less-better": so(split_in_talk, answer(Accept), grows),
    "split-accept-same-better": so(split_in_talk, answer(Accept), grows),
    "split-accept-less-even": so(
        split_in_talk, answer(Accept), lambda c: nothing_is_as_good(c, Decline)
    ),
    "split-accept-same-even": so(
        split_in_talk, answer(Accept), lambda c: nothing_is_as_good(c, Decline)
    ),
    "split-decline-more": so(split_in_talk, answer(Decline), Case.is_higher),
    "split-decline-less": so(split_in_talk, answer(Decline)),
    "split-decline-same": so(split_in_talk, answer(Decline)),
    "split-ready": so(
        lambda c: isinstance(c.action, Ready), lambda c: c.asked.split[c.seat] == c["kept"]
    ),
    "play-ahead": so(sides_are_so, played_is_so),
    "play-rid-ahead": so(sides_are_so, played_is_so, lambda c: sum(c.action.cards) > 0),
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
    "side-odds": so(lambda c: c["chance"] == own_odds(c, c.choice.chosen)),
    "side-odds-none": so(
        lambda c: any(c.action.cards) and c["chance"] == own_odds(c, c.choice.chosen),
        lambda c: c["other_chance"] == own_odds(c, played_instead(c, (0, 0, 0))) < c["chance"],
    ),
    "side-odds-cards": so(
        lambda c: not any(c.action.cards) and c["chance"] == own_odds(c, c.choice.chosen),
        lambda c: c["other_chance"] == own_odds(c, played_instead(c, told_cards(c))) > c["chance"],
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
