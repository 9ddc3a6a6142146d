"""What a person has in mind is weighed in the same measure as what the bot would do itself."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain, islice, zip_longest
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import BOTS, make_bot
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import Borrow, Place
from bigshot_desktop.games.shark.rules.actions import ENDS, Buy, Sell
from bigshot_desktop.table.simulation import Thought
from tests.bots.thoughts import thoughts_in

UNHURRIED = 60.0
SAMPLES = {"big-shot": 40, "shark": 16, "saludos-amigos": 60}


def sampled(game: str, number: int) -> list[Thought]:
    """Decisions with a choice, from all over a match: as many of each kind of action as there are, in turn."""
    kinds = defaultdict(list)
    for one in thoughts_in(game):
        if one.choice.alternatives:
            kinds[type(one.choice.action)].append(one)
    for alike in kinds.values():
        Random(3).shuffle(alike)
    in_turn = chain.from_iterable(zip_longest(*kinds.values()))
    return list(islice(filter(None, in_turn), number))


@pytest.mark.parametrize("game", SAMPLES)
def test_what_the_bot_would_do_is_weighed_as_it_weighs_it_itself(game: str) -> None:
    weigh, told = BOTS[game].weigh, 0
    assert weigh is not None
    for thought in sampled(game, SAMPLES[game]):
        bot = make_bot(game, "expert")
        weigh(bot, thought.sight, (thought.choice.action,), Random(1), Budget(UNHURRIED))
        choice = bot.choose(thought.sight, Random(1), Budget(UNHURRIED))
        for prospect in (choice.chosen, *choice.alternatives):
            chance = weigh(bot, thought.sight, (prospect.action,), Random(1), Budget(UNHURRIED))
            if chance is None:  # a deal that may still be changed
                assert isinstance(prospect.action, Buy | Sell)
            elif isinstance(prospect.action, Place | Borrow) and prospect is not choice.chosen:
                # A cube of the best plan is none the worse for being placed first, and a loan for the best bid
                # none the worse for another bid that it would serve, too.
                assert chance >= prospect.expected - 1e-9
                # Once other cubes lie there than were planned, the rest is planned anew, perhaps a little better.
                assert chance <= choice.chosen.expected + 0.01
            else:
                assert chance == pytest.approx(prospect.expected, abs=1e-9), prospect.action
            told += chance is not None
    assert told > SAMPLES[game]


@pytest.mark.parametrize("game", SAMPLES)
def test_anything_that_is_allowed_can_be_weighed(game: str) -> None:
    weigh, told, rng = BOTS[game].weigh, 0, Random(4)
    assert weigh is not None
    for thought in sampled(game, SAMPLES[game]):
        seen = thought.sight.observation
        state = GAMES[game].guess(seen, Random(1))
        action = GAMES[game].sample(state, seen.seat, rng)
        chance = weigh(
            make_bot(game, "expert"), thought.sight, (action,), Random(1), Budget(UNHURRIED)
        )
        assert chance is None or 0.0 <= chance <= 1.0
        told += chance is not None
    assert told >= SAMPLES[game] // 4


def test_a_trade_is_weighed_as_a_whole() -> None:
    weigh, compared = BOTS["shark"].weigh, 0
    assert weigh is not None
    for thought in sampled("shark", 60):
        seat = thought.seat
        bot = make_bot("shark", "expert")
        choice = bot.choose(thought.sight, Random(1), Budget(UNHURRIED))
        action = choice.action
        if not isinstance(action, Buy | Sell):
            continue
        game = GAMES["shark"]
        state = game.guess(thought.sight.observation, Random(1))
        game.apply(state, action)
        then = game.observe(state, seat)
        following = bot.choose(
            type(thought.sight)(then, thought.sight.memory), Random(1), Budget(UNHURRIED)
        )
        if following.action != ENDS[seat]:
            continue
        whole = weigh(bot, thought.sight, (action, ENDS[seat]), Random(1), Budget(UNHURRIED))
        assert whole == pytest.approx(choice.chosen.expected, abs=1e-9)
        compared += 1
        if compared == 4:
            return
    raise AssertionError("too few trades of one deal")
