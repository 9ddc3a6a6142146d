"""What a hint says in Shark is true in its position, and about the decision that is asked."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from bigshot_desktop.bots.bot import Adviser, Budget, Sight
from bigshot_desktop.bots.levels import make_bot, make_memory
from bigshot_desktop.games.shark.bots.building_advice import chance_by_others
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Place, Sell, TakeShare
from bigshot_desktop.games.shark.rules.threats import Threat
from bigshot_desktop.table.simulation import Fixture, seated
from tests.bots.hints import hints
from tests.games.shark.bots.advice_claims import check
from tests.games.shark.bots.played_tables import GAME


def test_everything_that_is_said_is_so() -> None:
    """From all over matches of several numbers of players: each claim is played by the rules."""
    kinds = Counter[type]()
    for players in (2, 4, 6):
        for hint in hints("shark", players, seed=players, share=0.06):
            check(hint.state, hint.seat, hint.choice)
            kinds[type(hint.choice.action)] += 1
    assert kinds.total() > 40
    assert {Buy, Sell, EndTrading, Place} <= set(kinds)


def test_in_the_variants_too() -> None:
    kinds = Counter[type]()
    for options in ((("variant-1", "yes"),), (("start-share", "chosen"),)):
        for hint in hints("shark", 3, 7, 0.02, options):
            check(hint.state, hint.seat, hint.choice)
            kinds[type(hint.choice.action)] += 1
    assert kinds[TakeShare]


def test_the_end_of_trading_looks_back_at_the_trade() -> None:
    """The bot that made the plan tells, deal by deal, what is to follow, and in the end what was done."""
    match = seated(Fixture("shark", ("medium",) * 3, (), 3))
    bots = [make_bot("shark", "expert") for _ in range(3)]
    memory = make_memory("shark", match.setup)
    looked_back = Counter[str]()
    while match.to_act and looked_back.total() < 4:
        seat = match.to_act[0]
        if seat < 0:
            match.draw()
            continue
        sight = Sight(GAME.observe(match.state, seat), memory)
        bot = bots[seat]
        choice = bot.choose(sight, Random(1), Budget(60.0))
        assert isinstance(bot, Adviser)
        told = bot.advised(sight, choice)
        assert told.action == choice.action
        check(match.state, seat, told)
        if told.advice[0].code in ("end-bought", "end-sold", "end-both"):
            looked_back[told.advice[0].code] += 1
        match.play(choice.action)
    assert looked_back.total() == 4


def test_who_takes_a_chain_does_not_pay_for_it() -> None:
    """What a rival has to fear are the rolls of the others (SH-17)."""
    threat = Threat(
        company=0,
        squares=(5, 6),
        ways=(6, 9),
        rolls=36,
        takers=(1, 2),
        chance=1 - Fraction(30, 36) * Fraction(27, 36),
        fall=2,
        cost=0,
    )
    assert chance_by_others(threat, 1) == Fraction(9, 36)
    assert chance_by_others(threat, 2) == Fraction(6, 36)
    assert chance_by_others(threat, 0) == threat.chance
