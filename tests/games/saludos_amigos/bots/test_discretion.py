"""What others hear of a bot's reasons: nothing that tells its cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.bots.reasons import Choice, Prospect, Term, only
from bigshot_desktop.games.saludos_amigos.bots.discretion import discreet
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, LEFT_OUT, STRENGTH
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Discard, Push, Ready, StayOut
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT
from tests.games.saludos_amigos.bots.table import LEVELS, Moment, bot, moments

FACE_DOWN = (Discard, Push, StayOut, Commit)


def plays_cards(choice: Choice) -> bool:
    weighed = (choice.chosen, *choice.alternatives)
    return any(isinstance(one.action, FACE_DOWN) for one in weighed)


def with_other_hand(moment: Moment, level: str, card: int) -> Choice:
    """What the bot does with a hand of the same size, all of one value, in the same position."""
    seen, memory = moment.sight.observation, moment.sight.memory
    hands = list(seen.hands)
    hands[seen.seat] = seen.cards[seen.seat] * UNIT[card]
    sight = Sight(replace(seen, hands=tuple(hands)), memory)
    return bot(level).choose(sight, Random(1), Budget(10))


@pytest.mark.parametrize("level", ["medium", "easy"])
def test_whatever_the_hand_others_hear_the_same_of_the_same_action(level: str) -> None:
    heard = Counter[type]()
    for moment in islice(moments([level] * 4, seed=65), 320):
        if plays_cards(moment.choice):
            told = [discreet(with_other_hand(moment, level, card)) for card in (1, 2, 3)]
            for one in told:
                for two in told:
                    if one.action == two.action:
                        assert one == two
            heard.update(type(one.action) for one in told)
    assert heard.keys() == {Ready, *FACE_DOWN}


def test_actions_lie_face_down() -> None:
    told = [discreet(only(action)) for action in (Discard(0, 3), Push(1, 2), Commit(2, (1, 0, 2)))]
    assert [one.action for one in told] == [Discard(0, 0), Push(1, 0), Commit(2, ())]
    assert all(one.veiled for one in told)


def test_open_reasons_are_told_and_alternatives_are_not() -> None:
    rolled = Term.of(STRENGTH, 2.0, die=2, strength=5)
    spent = Term.of(CARDS, -1.0, cards=2, points=5)
    keep = Prospect(Ready(0), 0.0)
    told = discreet(Choice(Prospect(Discard(0, 2), 1.0, (rolled, spent)), (keep,), effort=7))
    assert told == Choice(Prospect(Discard(0, 0), 2.0, (rolled,)), veiled=True)


def test_figures_that_are_the_same_whatever_is_chosen_do_not_seem_to_speak_for_it() -> None:
    """Seen in a match: who called the council, and why, was told with nothing but what the leader gains."""
    shared = Term.of(LEFT_OUT, -2.0, million=7, mug=12)
    spent = Term.of(CARDS, -1.0, cards=2, points=5)
    stay, push = Prospect(StayOut(0), -2.5, (shared,)), Prospect(Push(0, 2), -2.2, (shared, spent))
    assert discreet(Choice(push, (stay,))) == Choice(Prospect(Push(0, 0)), veiled=True)
    assert discreet(Choice(stay, (push,))) == Choice(Prospect(StayOut(0)), veiled=True)


def test_what_is_said_in_the_open_is_told_as_it_is() -> None:
    told = 0
    for moment in islice(moments(LEVELS, seed=62), 60):
        if not plays_cards(moment.choice):
            assert discreet(moment.choice) is moment.choice
            told += 1
    assert told > 20


def test_every_crew_knows_what_others_may_hear() -> None:
    assert BOTS["saludos-amigos"].discreet is discreet
    for game in ("big-shot", "shark"):
        choice = only("anything")
        assert BOTS[game].discreet(choice) is choice
