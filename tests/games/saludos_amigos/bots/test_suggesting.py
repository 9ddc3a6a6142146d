"""Quick offers: legal, sensible, mostly accepted, and from what everybody knows."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import islice
from random import Random

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.bots.manners import SaludosManners
from bigshot_desktop.games.saludos_amigos.bots.suggesting import (
    AGAIN,
    ALONE,
    CHEAPEST,
    EVEN,
    MORE,
    STRONGER,
    Suggestion,
    suggest,
    suggest_split,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Offer, Propose
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SaludosState
from tests.games.saludos_amigos.bots.table import Moment, bot, moments
from tests.games.saludos_amigos.rules.positions import GAME, Table, council

MOST = 4


@cache
def negotiations() -> tuple[tuple[Moment, object], ...]:
    """Every new position of some negotiations, with what a bot would remember there."""
    found = []
    for players, seed in ((4, 51), (4, 52), (5, 53), (7, 54)):
        before = None
        for moment in islice(moments(["medium"] * players, seed), 28 * players):
            state = moment.state
            now = (state.turn, state.mug, sum(state.made))
            if state.phase == NEGOTIATION and now != before:
                found.append((moment, deepcopy(moment.sight.memory)))
                before = now
    return tuple(found)


def suggested(state: SaludosState, seat: int) -> tuple[Suggestion, ...]:
    return suggest(GAME.observe(state, EVERYONE), seat)


# --- what is suggested ---------------------------------------------------------------------------


def test_suggestions_are_legal_and_differ() -> None:
    kinds = Counter[str]()
    for moment, _ in negotiations():
        for seat in {moment.seat, moment.state.turn % len(moment.state.money)}:
            found = suggested(moment.state, seat)
            assert len(found) <= MOST
            assert len({one.kind for one in found}) == len({one.shares for one in found})
            assert len(found) == len({one.kind for one in found})
            for one in found:
                assert GAME.check(moment.state, Offer(seat, one.shares)) is None
            kinds.update(one.kind for one in found)
    assert set(kinds) == {ALONE, CHEAPEST, STRONGER, AGAIN}


def test_nobody_is_offered_less_than_they_have() -> None:
    """Whoever stands alone for 2 million was offered 1, and that was called likely to be accepted."""
    stood = 0
    for moment in islice(moments(["medium"] * 4, 60), 40):
        state = moment.state
        if state.phase != NEGOTIATION or not state.coalition:
            continue
        stood += 1
        for seat in range(4):
            for one in suggested(state, seat):
                pairs = zip(one.shares, state.shares, strict=True)
                less = [p for p, (new, old) in enumerate(pairs) if p != seat and 0 < new < old]
                # what was refused before is offered once more all the same
                assert one.kind == AGAIN or not less, (seat, one)
    assert stood


def test_alone_is_suggested_where_the_own_strength_beats_the_mug() -> None:
    for moment, _ in negotiations():
        state, seat = moment.state, moment.seat
        alone = [one for one in suggested(state, seat) if one.kind == ALONE]
        assert bool(alone) == (state.strengths[seat] > state.mug and state.made[seat] < 3)


def test_partners_get_more_for_oneself_than_one_has_and_more_strength_where_it_says_so() -> None:
    for moment, _ in negotiations():
        state, seat = moment.state, moment.seat
        held = state.shares[seat] if state.shares else 0
        heights = {}
        for one in suggested(state, seat):
            if one.kind in (CHEAPEST, STRONGER):
                assert one.shares[seat] > held
                pairs = zip(state.strengths, one.shares, strict=True)
                heights[one.kind] = sum(strength for strength, share in pairs if share)
        if STRONGER in heights:
            assert heights[STRONGER] > heights[CHEAPEST]


def test_what_was_refused_is_suggested_again_for_a_million_less() -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    table.offer(0, {0: 6, 1: 1})
    table.do(Decline(1, 0))
    assert Suggestion(AGAIN, (5, 2, 0, 0)) in suggested(table.state, 0)


def test_what_is_open_already_is_not_suggested() -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    (first,) = [one for one in suggested(table.state, 0) if one.kind == CHEAPEST]
    table.do(Offer(0, first.shares))
    assert first.shares not in [one.shares for one in suggested(table.state, 0)]


def test_nothing_is_suggested_that_brings_less_than_a_yes_to_somebody() -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    (usual,) = [one for one in suggested(table.state, 0) if one.kind == CHEAPEST]
    more = usual.shares[0] + 1
    table.offer(1, {0: more, 1: 7 - more})
    assert all(one.shares[0] >= more for one in suggested(table.state, 0))


def test_nothing_is_suggested_to_who_may_not_offer() -> None:
    table = Table().negotiate(6, 5, 5, 4, 4)
    for million in (6, 5, 4):
        assert suggested(table.state, 0)
        table.offer(0, {0: million, 1: 7 - million})
    assert suggested(table.state, 0) == ()
    table.all_done()
    assert suggested(table.state, 1) == ()


# --- who may know, and who agrees ----------------------------------------------------------------


def test_suggestions_rest_on_nothing_but_what_everybody_sees() -> None:
    differed = 0
    for moment, _ in negotiations()[::4]:
        seat, seen = moment.seat, moment.sight.observation
        other = GAME.guess(GAME.observe(moment.state, EVERYONE), Random(5))
        differed += other.hands != moment.state.hands
        assert (
            suggested(moment.state, seat)
            == suggest(seen, seat)
            == suggested(other, seat)
            == suggest(GAME.observe(other, seat), seat)
        )
    assert differed


def accepted(state: SaludosState, memory: object, seat: int, offer: Suggestion) -> bool:
    """Whether all partners agree if they are bots of medium level."""
    state, memory = state.copy(), deepcopy(memory)
    manners, mind = SaludosManners(), bot("medium")

    def do(action: object) -> None:
        events: list[Event] = []
        GAME.apply(state, action, events.append)
        for event in events:
            memory.note(event)  # type: ignore[attr-defined]

    do(Offer(seat, offer.shares))
    while waiting := state.waiting[seat]:
        asked = (waiting & -waiting).bit_length() - 1
        choice = mind.choose(Sight(GAME.observe(state, asked), memory), Random(1), Budget(10))
        answer = manners.mild(GAME.observe(state, EVERYONE), choice.action)
        if answer != Accept(asked, seat):
            return False
        do(answer)
    return True


def test_the_cheapest_partners_mostly_agree() -> None:
    answers = [
        accepted(moment.state, memory, moment.seat, one)
        for moment, memory in negotiations()
        for one in suggested(moment.state, moment.seat)
        if one.kind == CHEAPEST
    ]
    assert len(answers) > 30
    assert sum(answers) >= 0.6 * len(answers)


# --- the council ---------------------------------------------------------------------------------


def test_a_side_of_the_council_can_share_evenly_or_in_ones_favour() -> None:
    table = council(split={0: 5, 1: 2})
    assert suggest_split(table.seen(), 0) == (
        Suggestion(EVEN, (4, 3, 0, 0)),
        Suggestion(MORE, (6, 1, 0, 0)),
    )
    assert suggest_split(table.seen(), 1) == (Suggestion(EVEN, (4, 3, 0, 0)),)
    for seat in (0, 2):
        for one in suggest_split(table.seen(), seat):
            assert GAME.check(table.state, Propose(seat, one.shares)) is None
    assert suggest_split(table.seen(1), 0) == suggest_split(table.seen(), 0)


def test_nothing_is_suggested_while_a_proposal_is_open_or_nobody_can_spare_a_million() -> None:
    table = council(split={0: 5, 1: 2})
    table.propose(1, {0: 4, 1: 3})
    assert suggest_split(table.seen(), 0) == ()
    assert suggest_split(table.seen(), 2)
    assert suggest_split(Table().negotiate().seen(), 0) == ()
