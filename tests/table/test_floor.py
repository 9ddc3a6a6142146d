"""Open talk: who is heard next, what is said at once, and what waits until people had the time to speak."""

from __future__ import annotations

from bigshot_desktop.bots.reasons import only
from bigshot_desktop.bots.saludos_amigos.manners import SaludosManners
from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.rules.saludos_amigos.actions import Accept, Decline, Done, Offer, Ready
from bigshot_desktop.rules.saludos_amigos.state import NEGOTIATION
from bigshot_desktop.table.floor import Floor
from bigshot_desktop.table.match import Match, Step
from tests.ui.players import a_match


def floor_of(kinds: str) -> Floor:
    """A negotiation that has just begun."""
    match = a_match(kinds, game="saludos-amigos")
    while match.state.phase != NEGOTIATION:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(Ready(match.to_act[0]))
    return Floor(match, SaludosManners())


def split(match: Match, *members: int) -> tuple[int, ...]:
    shares = [0] * len(match.seats)
    for member in members:
        shares[member] = 1
    shares[members[0]] = match.state.worth - len(members) + 1
    return tuple(shares)


def says(floor: Floor, action: object) -> None:
    step = floor.match.play(action)
    assert isinstance(step, Step)
    floor.follow(step)


def test_bots_are_heard_in_turn_and_people_never() -> None:
    floor = floor_of("hbhb")
    assert floor.people == (0, 2)
    assert floor.next_bot() == 1
    floor.hear(only(Offer(1, split(floor.match, 1, 3))))
    assert floor.next_bot() == 3
    floor.hear(only(Offer(3, split(floor.match, 3, 1))))
    assert floor.next_bot() is None


def test_an_offer_waits_for_people_and_the_first_one_is_kept() -> None:
    floor = floor_of("hbbb")
    first = only(Offer(1, split(floor.match, 1, 2)))
    assert floor.hear(first) is None
    assert floor.hear(only(Offer(2, split(floor.match, 2, 3)))) is None
    assert floor.opening == first


def test_among_themselves_bots_wait_for_nobody() -> None:
    floor = floor_of("hbbb")
    says(floor, Done(0))
    choice = only(Offer(1, split(floor.match, 1, 2)))
    assert floor.hear(choice) == choice
    assert floor.opening is None


def test_whoever_is_asked_is_heard_first() -> None:
    floor = floor_of("hbbb")
    says(floor, Offer(0, split(floor.match, 0, 2)))
    assert floor.next_bot() == 2
    assert floor.answers_person(2)
    assert not floor.answers_person(1)
    assert floor.first_person == 0


def test_a_bot_says_no_before_it_comes_up_with_something_else() -> None:
    floor = floor_of("hbbb")
    says(floor, Offer(0, split(floor.match, 0, 2)))
    said = floor.hear(only(Offer(2, split(floor.match, 2, 3))))
    assert said is not None
    assert said.action == Decline(2, 0)
    accepted = only(Accept(2, 0))
    assert floor.hear(accepted) == accepted


def test_nobody_opens_or_closes_anything_while_a_persons_offer_is_open() -> None:
    floor = floor_of("hbbb")
    says(floor, Offer(0, split(floor.match, 0, 2)))
    assert floor.hear(only(Done(1))) is None
    assert floor.hear(only(Offer(3, split(floor.match, 3, 1)))) is None
    assert floor.opening is None
    says(floor, Decline(2, 0))
    done = only(Done(1))
    assert floor.hear(done) == done  # it was thought anew, and nothing is open


def test_nobody_opens_or_closes_anything_while_a_person_is_asked() -> None:
    floor = floor_of("hbbb")
    says(floor, Offer(1, split(floor.match, 1, 0)))
    assert floor.first_person == 0
    assert floor.hear(only(Done(2))) is None
    assert floor.hear(only(Offer(3, split(floor.match, 3, 2)))) is None
    assert floor.opening is None
    assert floor.next_bot() == 1  # who made it may still take it back


def test_what_was_kept_is_forgotten_when_something_happens() -> None:
    floor = floor_of("hbbb")
    floor.hear(only(Offer(1, split(floor.match, 1, 2))))
    says(floor, Done(3))  # only that somebody has finished
    assert floor.opening is not None
    assert floor.next_bot() == 2
    says(floor, Offer(0, split(floor.match, 0)))
    assert floor.opening is None
    assert floor.next_bot() == 1
