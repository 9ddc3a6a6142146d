"""What a seat may know and remember, and guesses that agree with it (SA-04, SA-08, SA-17, SA-21)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Done, Ready
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, ReachIntoBag, RollAgain
from bigshot_desktop.games.saludos_amigos.rules.imagination import imagine
from bigshot_desktop.games.saludos_amigos.rules.memory import Trail, hand_after, seen_by_others
from bigshot_desktop.games.saludos_amigos.rules.packs import counts, pack_of, size
from bigshot_desktop.games.saludos_amigos.rules.state import BURIED, DRAWN, RESHUFFLED, SHOWN
from tests.games.saludos_amigos.rules.positions import GAME, Table, sealing


def guesses(table: Table, seat: int, number: int = 300) -> list[Table]:
    """Tables as a seat could imagine this one to be: sound, and looking the same to it."""
    rng = Random(seat)
    seen = table.seen(seat)
    made = []
    for _ in range(number):
        other = Table(table.players)
        other.state = GAME.guess(seen, rng)
        assert GAME.audit(other.state) == []
        assert other.seen(seat) == seen
        made.append(other)
    return made


def test_an_observation_tells_what_is_asked_of_the_seats_that_are_to_act_and_of_no_other() -> None:
    table = Table()
    assert table.seen(CHANCE).decision == ReachIntoBag(0)
    assert table.seen(0).decision is None
    table.tile(6)
    table.roll()
    table.do(Ready(2))
    assert table.seen(0).decision == RollAgain(1, (1, 1, 1))
    for seat in (2, CHANCE, EVERYONE):
        assert table.seen(seat).decision is None
    table.all_ready()
    table.do(Done(1))
    assert isinstance(table.seen(0).decision, Negotiate)
    assert table.seen(1).decision is None


def test_an_observation_does_not_change_with_the_state_it_was_taken_from() -> None:
    table = Table()
    seen, again = table.seen(0), table.seen(0)
    table.turn({0: 7})
    assert seen == again
    assert seen != table.seen(0)


def test_deck_and_discards_are_numbers() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.again(0, 3, 1)
    for seat in (0, 1, EVERYONE):
        assert (table.seen(seat).deck, table.seen(seat).discards) == (44, 1)


# --- memory ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-04")
def test_everyone_knows_what_everyone_was_dealt() -> None:
    table = Table()
    for guess in guesses(table, 0, 20):
        assert [guess.hand(seat) for seat in range(4)] == [(1, 1, 1)] * 4


@pytest.mark.rule("SA-08")
def test_a_card_discarded_face_down_can_be_any_for_others_and_is_known_to_its_owner() -> None:
    table = Table()
    table.tile(6)
    table.roll()
    table.again(1, 2, 1)
    assert {guess.hand(1) for guess in guesses(table, 0)} == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}
    assert {guess.hand(1) for guess in guesses(table, EVERYONE)} == {
        (0, 1, 1),
        (1, 0, 1),
        (1, 1, 0),
    }
    for guess in guesses(table, 1, 20):
        assert counts(guess.state.discards) == (0, 1, 0)
    for guess in guesses(table, 0, 20):
        one, two, three = guess.hand(1)
        assert counts(guess.state.discards) == (1 - one, 1 - two, 1 - three)


@pytest.mark.rule("SA-21")
def test_a_drawn_card_can_be_any_for_others() -> None:
    table = Table()
    table.turn({0: 7}, draws=(3, 3, 3))
    assert {guess.hand(1) for guess in guesses(table, 0)} == {(2, 1, 1), (1, 2, 1), (1, 1, 2)}
    assert {guess.hand(1) for guess in guesses(table, 1, 20)} == {(1, 1, 2)}


@pytest.mark.rule("SA-18")
def test_cards_shown_tell_what_was_discarded_before() -> None:
    """Seat 1 discards a card of three, then shows a 1 and a 2: it was the 3. What it draws later can be any."""
    table = Table()
    table.tile(6)
    table.roll(6, 1, 1, 1)
    table.again(1, 3, 1)
    table.all_ready()
    table.agree({0: 7})
    table.all_done()
    table.push(1, 1)
    table.nobody_comes()
    table.commit(0, 1, 2, 3)
    table.commit(1, 2)
    for guess in guesses(table, 2, 20):
        assert guess.state.trails[1] == (BURIED + 3, SHOWN + 1, SHOWN + 2)
    table.draw(2, 2, 2)
    hands = {guess.hand(1) for guess in guesses(table, 2)}
    assert hands == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("SA-17")
def test_a_guess_fills_in_pushed_and_sealed_cards_that_can_be() -> None:
    table = sealing()
    table.commit(0, 3)
    table.commit(2, 2)
    made = guesses(table, 1)
    assert {guess.state.pushed[2] for guess in made} == {1, 2, 3}
    assert {counts(guess.state.sealed[0]) for guess in made} == set(product((0, 1), repeat=3))
    assert len({guess.state.sealed[2] for guess in made}) == 7, "any two of three, or fewer"
    for guess in guesses(table, 2, 20):
        assert guess.state.pushed[2] == 1
        assert counts(guess.state.sealed[2]) == (0, 1, 0)


@pytest.mark.rule("SA-22")
def test_what_lay_open_before_a_reshuffle_cannot_be_in_a_hand_that_drew_before_it() -> None:
    """Seat 0 drew and showed all 14 threes of the deck: whoever drew meanwhile has none, whoever drew later may."""
    trails = (
        (DRAWN + 3,) * 14 + (SHOWN + 3,) * 14 + (RESHUFFLED,),
        (DRAWN, DRAWN, RESHUFFLED),
        (RESHUFFLED, DRAWN),
        (RESHUFFLED,),
    )
    rng = Random(1)
    later = set()
    for _ in range(200):
        cards = imagine(trails, (None,) * 4, 0, rng)
        assert counts(cards.hands[1])[2] == 1
        later.add(counts(cards.hands[2])[2])
    assert later == {1, 2}


@pytest.mark.rule("SA-28")
def test_a_guess_keeps_to_the_hands_shown_at_the_end() -> None:
    table = Table()
    table.turn({0: 7}, draws=(3, 2, 1))
    for value in (2, 2, 3, 3, 3, 4, 4, 4, 4):
        table.tile(value)
        table.roll()
        table.again(1, 1 + [number > 0 for number in table.hand(1)].index(True), 1)
        table.all_ready()
        table.all_done()
        table.draw()
    table.tile(1)
    hands = [table.hand(seat) for seat in range(4)]
    for guess in guesses(table, 0, 50) + guesses(table, EVERYONE, 50):
        assert [guess.hand(seat) for seat in range(4)] == hands


# --- every way the cards could lie, and no other -----------------------------------------------------


def random_trail(length: int, rng: Random) -> Trail:
    """The trail of a seat that draws, buries and shows at random."""
    held = [1, 2, 3]
    trail = []
    for _ in range(length):
        kind = rng.choice((DRAWN, BURIED, SHOWN)) if held else DRAWN
        if kind == DRAWN:
            value = rng.randrange(1, 4)
            held.append(value)
        else:
            value = held.pop(rng.randrange(len(held)))
        trail.append(kind + value)
    return tuple(trail)


def possible_trails(seen: Trail) -> set[Trail]:
    """All complete trails that others see like this, by trying every value for every hidden step."""
    hidden = [place for place, step in enumerate(seen) if step < SHOWN]
    found = set()
    for values in product((1, 2, 3), repeat=len(hidden)):
        steps = list(seen)
        for place, value in zip(hidden, values, strict=True):
            steps[place] += value
        held = [0, 1, 1, 1]
        for step in steps:
            held[step & 3] += 1 if step < BURIED else -1
            if held[step & 3] < 0:
                break
        else:
            found.add(tuple(steps))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_every_way_the_cards_could_lie_is_imagined_and_no_other(seed: int) -> None:
    rng = Random(seed)
    trail = random_trail(rng.randrange(1, 7), rng)
    seen = seen_by_others(trail)
    possible = possible_trails(seen)
    assert trail in possible
    imagined = set()
    for _ in range(60 * len(possible)):
        cards = imagine(((), seen, (), ()), (None,) * 4, 0, rng)
        imagined.add(cards.trails[1])
        assert cards.hands[1] == hand_after(cards.trails[1])
        assert size(cards.deck) + size(cards.discards) + sum(map(size, cards.hands)) == 56
    assert imagined == possible


def test_when_decks_are_short_all_that_was_shown_still_fits() -> None:
    """Seven players who hoard and spend: decks are reshuffled again and again, and almost all cards are seen."""
    table = Table(7)
    rng = Random(11)
    while not table.over and table.seen().turn < 30:
        action = (
            GAME.chance(table.state, rng)
            if table.acting == (CHANCE,)
            else GAME.sample(table.state, rng.choice(table.acting), rng)
            if not isinstance(table.asked(table.acting[0]), RollAgain)
            else Ready(table.acting[0])
        )
        table.do(action)
        if table.acting == (CHANCE,) and isinstance(table.asked(CHANCE), ReachIntoBag):
            for seat in (0, EVERYONE):
                guesses(table, seat, 3)
    assert RESHUFFLED in table.seen().trails[0]


def test_a_trail_leads_to_its_hand() -> None:
    assert hand_after(()) == pack_of((1, 2, 3))
    trail = (DRAWN + 3, BURIED + 1, RESHUFFLED, SHOWN + 2, DRAWN + 3)
    assert hand_after(trail) == pack_of((3, 3, 3))
    assert seen_by_others(trail) == (DRAWN, BURIED, RESHUFFLED, SHOWN + 2, DRAWN)
