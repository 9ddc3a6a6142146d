"""The random bot: anything allowed, from what its seat may know."""

from random import Random

from bigshot_desktop.bots.bot import Budget, NoMemory, Sight
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Fixture, seated


def test_it_does_everything_that_is_allowed_and_nothing_else() -> None:
    game = GAMES["big-shot"]
    match = seated(Fixture("big-shot", ("random",) * 4, (("hidden-money", "yes"),), seed=3))
    while match.to_act == (CHANCE,):
        match.draw()
    (seat,) = match.to_act
    allowed = game.legal(match.state, seat)
    assert allowed is not None
    bot, rng = RandomBot(game), Random(1)
    chosen = {
        bot.choose(Sight(game.observe(match.state, seat), NoMemory()), rng, Budget(1)).action
        for _ in range(400)
    }
    assert chosen == set(allowed)


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    game = GAMES["big-shot"]
    match = seated(Fixture("big-shot", ("random",) * 3, (("hidden-money", "yes"),), seed=4))
    while match.to_act == (CHANCE,):
        match.draw()
    (seat,) = match.to_act
    other = match.state.copy()
    purse = other.terms.purses[(seat + 1) % 3][0]
    other.cash[purse] = 3
    bot = RandomBot(game)
    answers = [
        [
            bot.choose(Sight(game.observe(state, seat), NoMemory()), Random(n), Budget(1))
            for n in range(50)
        ]
        for state in (match.state, other)
    ]
    assert answers[0] == answers[1]
