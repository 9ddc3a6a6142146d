"""Manners of the village's bots: what they say at once, what they keep, and a plain no before anything else."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.manners import Word
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.bots.manners import SaludosManners
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Discard,
    Done,
    Offer,
    Propose,
    Ready,
)
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, TALK
from bigshot_desktop.table.match import Match
from tests.ui.players import a_match

MANNERS = SaludosManners()


def at_negotiation(players: int = 4) -> Match:
    """Everybody may offer, nobody has."""
    match = a_match("b" * players, game="saludos-amigos")
    while match.state.phase != NEGOTIATION:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(Ready(match.to_act[0]))
    return match


def seen(match: Match) -> SaludosObservation:
    observation = match.game.observe(match.state, EVERYONE)
    assert isinstance(observation, SaludosObservation)
    return observation


def split(match: Match, *members: int) -> tuple[int, ...]:
    """All for the first, one each for the others."""
    shares = [0] * len(match.seats)
    for member in members:
        shares[member] = 1
    shares[members[0]] = match.state.worth - len(members) + 1
    return tuple(shares)


def test_a_topic_is_what_everybody_may_speak_about() -> None:
    match = a_match("bbbb", game="saludos-amigos")
    assert MANNERS.topic(seen(match)) == ""  # the bag
    match = at_negotiation()
    assert MANNERS.topic(seen(match)) == "negotiation"
    assert MANNERS.timed("negotiation")
    assert MANNERS.timed("council")
    assert not MANNERS.timed("strength")


def test_what_is_new_and_what_ends_a_talk() -> None:
    assert MANNERS.word(Offer(0, (5, 1, 0, 0))) is Word.OPENING
    assert MANNERS.word(Propose(0, (5, 1, 0, 0))) is Word.OPENING
    assert MANNERS.word(Done(0)) is Word.CLOSING
    assert MANNERS.word(Ready(0)) is Word.CLOSING
    for action in (Accept(0, 1), Decline(0, 1), Discard(0, 1)):
        assert MANNERS.word(action) is Word.ANSWER


def test_an_offer_is_owed_an_answer_and_serves_nobody_before() -> None:
    match = at_negotiation()
    assert MANNERS.served(seen(match), (0, 1, 2, 3))
    match.play(Offer(0, split(match, 0, 1)))
    now = seen(match)
    assert [MANNERS.owes(now, seat) for seat in range(4)] == [False, True, False, False]
    assert not MANNERS.served(now, (0,))  # a person's offer is open
    assert not MANNERS.served(now, (1,))  # a person is asked
    assert MANNERS.served(now, (2, 3))


def test_who_is_asked_says_no_before_walking_off_or_coming_up_with_something_else() -> None:
    match = at_negotiation()
    match.play(Offer(0, split(match, 0, 1)))
    now = seen(match)
    assert MANNERS.mild(now, Done(1)) == Decline(1, 0)
    assert MANNERS.mild(now, Offer(1, split(match, 1, 2))) == Decline(1, 0)
    assert MANNERS.mild(now, Accept(1, 0)) == Accept(1, 0)
    assert MANNERS.mild(now, Done(2)) == Done(2)


def test_last_words_end_every_talk() -> None:
    match = at_negotiation()
    match.play(Offer(0, split(match, 0, 1)))
    steps = 0
    while MANNERS.topic(seen(match)) == "negotiation":
        match.play(MANNERS.last_word(seen(match), match.to_act[0]))
        steps += 1
    assert steps == 4
    match = _at_council()
    while match.state.phase == TALK:
        before = match.length
        match.play(MANNERS.last_word(seen(match), match.to_act[0]))
        assert match.length == before + 1


def _at_council() -> Match:
    """Two sides talk, and somebody who is ready is asked."""
    for seed in range(60):
        rng = Random(seed)
        match = a_match("bbbbb", seed, game="saludos-amigos")
        while match.to_act:
            if match.state.phase == TALK and any(
                waiting & match.state.ready for waiting in match.state.waiting
            ):
                return match
            if match.to_act == (CHANCE,):
                match.draw()
            else:
                seat = rng.choice(match.to_act)
                match.play(match.game.sample(match.state, seat, rng))
    raise AssertionError("nobody who was ready was asked")
