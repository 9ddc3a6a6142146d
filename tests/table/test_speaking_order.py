"""Open talk: who is heard next, what is said at once, and what waits until people had the time to speak."""

from __future__ import annotations

from bigshot_desktop.bots.reasons import only
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.bots.manners import SaludosManners
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Done, Offer, Ready
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.speaking_order import SpeakingOrder
from tests.ui.players import a_match


def order_of(kinds: str) -> SpeakingOrder:
    """A negotiation that has just begun."""
    match = a_match(kinds, game="saludos-amigos")
    while match.state.phase != NEGOTIATION:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(Ready(match.to_act[0]))
    return SpeakingOrder(match, SaludosManners())


def split(match: Match, *members: int) -> tuple[int, ...]:
    shares = [0] * len(match.seats)
    for member in members:
        shares[member] = 1
    shares[members[0]] = match.state.worth - len(members) + 1
    return tuple(shares)


def says(order: SpeakingOrder, action: object) -> None:
    step = order.match.play(action)
    assert isinstance(step, Step)
    order.step_taken(step)


def test_bots_are_heard_in_turn_and_people_never() -> None:
    order = order_of("hbhb")
    assert order.people == (0, 2)
    assert order.next_bot() == 1
    order.consider(only(Offer(1, split(order.match, 1, 3))))
    assert order.next_bot() == 3
    order.consider(only(Offer(3, split(order.match, 3, 1))))
    assert order.next_bot() is None


def test_an_offer_waits_for_people_and_the_first_one_is_kept() -> None:
    order = order_of("hbbb")
    first = only(Offer(1, split(order.match, 1, 2)))
    assert order.consider(first) is None
    assert order.consider(only(Offer(2, split(order.match, 2, 3)))) is None
    assert order.held_back == first


def test_among_themselves_bots_wait_for_nobody() -> None:
    order = order_of("hbbb")
    says(order, Done(0))
    choice = only(Offer(1, split(order.match, 1, 2)))
    assert order.consider(choice) == choice
    assert order.held_back is None


def test_whoever_is_asked_is_heard_first() -> None:
    order = order_of("hbbb")
    says(order, Offer(0, split(order.match, 0, 2)))
    assert order.next_bot() == 2
    assert order.owes_person_answer(2)
    assert not order.owes_person_answer(1)
    assert order.first_person == 0


def test_a_bot_says_no_before_it_comes_up_with_something_else() -> None:
    order = order_of("hbbb")
    says(order, Offer(0, split(order.match, 0, 2)))
    said = order.consider(only(Offer(2, split(order.match, 2, 3))))
    assert said is not None
    assert said.action == Decline(2, 0)
    accepted = only(Accept(2, 0))
    assert order.consider(accepted) == accepted


def test_nobody_opens_or_closes_anything_while_a_persons_offer_is_open() -> None:
    order = order_of("hbbb")
    says(order, Offer(0, split(order.match, 0, 2)))
    assert order.consider(only(Done(1))) is None
    assert order.consider(only(Offer(3, split(order.match, 3, 1)))) is None
    assert order.held_back is None
    says(order, Decline(2, 0))
    done = only(Done(1))
    assert order.consider(done) == done  # it was thought anew, and nothing is open


def test_a_question_to_a_person_silences_nobody_but_nobody_closes_anything() -> None:
    """What is new waits, as always, until people had the time to speak."""
    order = order_of("hbbb")
    assert not order.asks_person
    says(order, Offer(1, split(order.match, 1, 0)))
    assert order.first_person == 0
    assert order.asks_person
    assert order.consider(only(Done(2))) is None
    assert order.held_back is None
    new = only(Offer(3, split(order.match, 3, 2)))
    assert order.consider(new) is None
    assert order.held_back == new
    assert order.next_bot() == 1  # who made it may still take it back


def test_what_was_kept_is_forgotten_when_something_happens() -> None:
    order = order_of("hbbb")
    order.consider(only(Offer(1, split(order.match, 1, 2))))
    says(order, Done(3))  # only that somebody has finished
    assert order.held_back is not None
    assert order.next_bot() == 2
    says(order, Offer(0, split(order.match, 0)))
    assert order.held_back is None
    assert order.next_bot() == 1
