"""What bots say: true where it was said, kept to where it names a price, and silent about cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import chain, islice, product
from random import Random
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.reasons import Choice, Term
from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.remarking import at_the_dice, in_the_council, way_of
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Offer
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, STRENGTH
from tests.games.saludos_amigos.bots.table import LEVELS, Moment, ask, bot, moments
from tests.games.saludos_amigos.bots.truth import truth
from tests.games.saludos_amigos.rules.positions import GAME, Table, council, sealing

MATCHES = 30
TABLES = (["medium"] * 4, ["easy", "medium", "easy", "medium"], ["hard", *["medium"] * 4])


@cache
def spoken() -> tuple[tuple[str, Moment, Sight], ...]:
    """Every remark in the first part of many matches: the level, the moment, and what the bot knew."""
    return tuple(_spoken())


def _spoken() -> Iterator[tuple[str, Moment, Sight]]:
    for seed in range(MATCHES):
        levels = TABLES[seed % len(TABLES)]
        for moment in islice(moments(levels, seed), 45 + 2 * seed):
            if moment.choice.saying is not None:
                sight = Sight(moment.sight.observation, deepcopy(moment.sight.memory))
                yield levels[moment.seat], moment, sight


def test_every_remark_is_true_where_it_is_said() -> None:
    for _, moment, _ in spoken():
        saying = moment.choice.saying
        assert saying is not None
        assert dict(saying.facts) == truth(moment), saying


def test_bots_have_many_things_to_say() -> None:
    codes = Counter(moment.choice.saying.code for _, moment, _ in spoken() if moment.choice.saying)
    assert len(codes) >= 25
    assert max(codes.values()) < sum(codes.values()) / 5


def test_all_levels_speak_in_a_negotiation() -> None:
    for level in LEVELS:
        said = [one.choice.saying for one in islice(moments([level] * 4, seed=6), 24)]
        assert len([one for one in said if one]) > 5


def test_who_does_anything_says_nothing() -> None:
    assert all(one.choice.saying is None for one in islice(moments(["random"] * 4, seed=6), 60))


# --- prices --------------------------------------------------------------------------------------


def with_share(sight: Sight, price: int) -> tuple[int, ...]:
    """The offer that is asked about, with this share for the bot and the rest for the proposer."""
    seen = sight.observation
    proposer, shares = seen.decision.asks[0]
    better = list(shares)
    better[seen.seat] = price
    better[proposer] -= price - shares[seen.seat]
    return tuple(better)


def says_yes(moment: Moment, sight: Sight, price: int) -> bool:
    """Whether the bot, having said no, accepts the same offer with this share for itself."""
    state, memory = moment.state.copy(), deepcopy(sight.memory)
    seat, proposer = moment.seat, sight.observation.decision.asks[0][0]
    better = with_share(sight, price)
    state.made[proposer] = min(state.made[proposer], MOST_OFFERS - 1)  # so that it may offer again
    events: list[Event] = []
    for action in (Decline(seat, proposer), Offer(proposer, better)):
        assert GAME.check(state, action) is None
        GAME.apply(state, action, events.append)
    for event in events:
        memory.note(event)
    again = Sight(GAME.observe(state, seat), memory)
    answer = bot("medium").choose(again, Random(1), Budget(10)).action
    return bool(answer == Accept(seat, proposer))


def lowballs() -> Iterator[tuple[str, Moment, Sight]]:
    """One million for a strong partner, from another whom it needs against weak ones."""
    for dice in product((5, 6), (5, 6), (1, 2), (1, 2)):
        table = Table().negotiate(6, *dice)
        memory = Recollection(table.seen(1).setup)
        for event in table.offer(0, {0: 6, 1: 1}):
            memory.note(event)
        sight = Sight(table.seen(1), memory)
        choice = bot("medium").choose(sight, Random(1), Budget(10))
        yield "medium", Moment(table.state, sight, choice), sight


def test_a_price_is_kept_to_and_less_is_refused() -> None:
    kept = refused = 0
    for level, moment, sight in chain(lowballs(), spoken()):
        price = dict(moment.choice.saying.facts).get("price") if moment.choice.saying else None
        asks: Any = getattr(sight.observation.decision, "asks", ())
        if not price or level != "medium" or asks[0][0] not in moment.state.acting:
            continue
        assert isinstance(price, int)
        assert says_yes(moment, sight, price)
        kept += 1
        gone = sight.observation.declined[asks[0][0]]  # what nobody may offer again (SA-11)
        if price - 1 > asks[0][1][moment.seat] and with_share(sight, price - 1) not in gone:
            assert not says_yes(moment, sight, price - 1)
            refused += 1
        if kept >= 30 and refused >= 5:
            return
    raise AssertionError((kept, refused))


def test_it_names_its_price_where_it_is_needed() -> None:
    table = Table().negotiate(6, 5, 6, 1, 1)
    table.offer(0, {0: 6, 1: 1})
    saying = ask(table, 1, "medium").saying
    assert saying is not None
    facts = dict(saying.facts)
    assert saying.code in (sayings.NEEDED, sayings.BETTER_IDEA)
    assert facts["million"] == 1
    assert 1 < int(facts["price"]) < 7


def test_who_thinks_again_promises_nothing() -> None:
    said = [moment.choice.saying for level, moment, _ in spoken() if level == "hard"]
    prices = [dict(one.facts)["price"] for one in said if one and "price" in dict(one.facts)]
    assert prices
    assert not any(prices)
    assert any(one and one.code == sayings.PERHAPS for one in said)


# --- secrets -------------------------------------------------------------------------------------


def with_other_cards(seen: SaludosObservation) -> SaludosObservation:
    """The same with other values in the seat's own hand: all its cards are of value 3."""
    hands = list(seen.hands)
    hands[seen.seat] = seen.cards[seen.seat] * UNIT[3]
    pushed = tuple(card and 3 for card in seen.pushed)
    return replace(seen, hands=tuple(hands), pushed=pushed)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_in_a_negotiation_rests_on_the_values_of_cards(level: str) -> None:
    compared = 0
    for moment in islice(moments(["medium"] * 4, seed=41), 12, 72, 2):
        seen, memory = moment.sight.observation, moment.sight.memory
        other = with_other_cards(seen)
        if moment.state.phase == NEGOTIATION and other != seen:
            mind = bot(level)
            one, two = (
                mind.choose(Sight(sight, memory), Random(1), Budget(10)) for sight in (seen, other)
            )
            assert one == two
            compared += 1
    assert compared > 10


def test_words_about_dice_and_councils_do_not_rest_on_the_values_of_cards() -> None:
    words = Counter[str]()
    for _, moment, sight in spoken():
        seen = sight.observation
        if moment.state.phase != NEGOTIATION:
            say = at_the_dice if moment.state.phase == STRENGTH else in_the_council
            saying = say(with_other_cards(seen), face_up_as(moment.choice, 3))
            assert saying is not None
            assert saying == moment.choice.saying
            words[saying.code] += 1
    assert len(words) >= 6


def face_up_as(choice: Choice, card: int) -> Choice:
    """The same choice with another card in it."""
    action = choice.action
    if not hasattr(action, "card"):
        return choice
    return replace(choice, chosen=replace(choice.chosen, action=replace(action, card=card)))


def test_cards_are_chosen_in_silence() -> None:
    table = sealing()
    for level in LEVELS:
        assert ask(table, table.acting[0], level).saying is None


def test_another_split_in_the_council_is_answered() -> None:
    table = council(split={0: 3, 1: 4})
    table.propose(0, {0: 6, 1: 1})
    assert ask(table, 1, "medium").saying == Term.of(
        sayings.OLD_SPLIT, 0.0, way=_way(table, 1), proposer=0, million=1, held=4
    )


def _way(table: Table, seat: int) -> int:
    return way_of(table.seen(seat))
