"""Refusals: every code there is, each with exactly the rules it can stand for, and nothing changed by asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, fingerprint
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    SharkAction,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.checks import REFUSALS
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from tests.games.shark.rules.positions import (
    BLACK,
    BLUE,
    GAME,
    GREEN,
    NO_DIE,
    NONE,
    RED,
    WHITE,
    YELLOW,
    Table,
    at,
)

Case = tuple[Table, SharkAction]

# --- positions ------------------------------------------------------------------------------------


def choosing() -> Table:
    return Table(3, start_share="chosen")


def trading(cash: int = 20) -> Table:
    """Red at 4, blue at 2, the others at 0; seat 0 has 3 red shares and 2 yellow."""
    return Table.drawn("rrrr.bb", cash=(cash,), shares=[(3, 0, 0, 2)], trading=True)


def rolling(**options: Any) -> Table:
    return Table.drawn("rrrr.bb", **options)


def placing(colour: int = RED, **options: Any) -> Table:
    """A building for zone 1, where red stands with 2, blue with 3 and green with 2."""
    table = Table.drawn("rr.b\n...b\n...b\n\ngg", **options)
    table.roll(1, colour)
    return table


def settling() -> Table:
    """Seat 1 has to cover 7 with 4 blue at 2, 3 green at 3 and 3 yellow at 4; red is worth 5."""
    table = Table.drawn("rrrr.bbb\n\n\n\nbb..ggg.yyyy", cash=(0, 5), shares=[NONE, (0, 4, 3, 3)])
    table.build(RED, at(0, 4))
    assert table.asked() == CoverLoss(7, (0, 4, 3, 3), (5, 2, 3, 4))
    return table


def trading_again() -> Table:
    table = trading()
    table.build(RED, at(5, 5))
    return table


def ended() -> Table:
    table = Table.drawn("rr", removed=(15, 0, 0, 0))
    table.build(RED, at(5, 5))
    return table


# --- how to come by each refusal ------------------------------------------------------------------


def sell_off_at_value_0() -> Case:
    table = Table.drawn("rrr.bb\n\n\n\n....ggg.yyyy", cash=(0, 1), shares=[NONE, (0, 4, 3, 3)])
    table.build(RED, at(0, 3))
    return table, SellOff(1, (0, 1, 1, 3))


def alone() -> Table:
    """Two players, one of them ruined: no company is at 15 and none has used its buildings up."""
    table = Table.drawn("rrr.bb", 2, shares=[NONE, (0, 1, 0, 0)], active=0)
    table.build(RED, at(0, 3))
    return table


def buy_a_sixth() -> Case:
    table = trading(90)
    table.buy(BLUE, 5)
    return table, Buy(0, RED, 1)


def buy_a_sixth_after_the_placement() -> Case:
    table = trading(90)
    table.buy(BLUE, 4)
    table.build(RED, at(5, 5))
    return table, Buy(0, RED, 2)


def buy_what_the_bank_does_not_have() -> Case:
    table = Table.drawn("rr", cash=(90,), shares=[(0, 0, 0, 0), (58, 0, 0, 0)], trading=True)
    return table, Buy(0, RED, 3)


CASES: dict[str, tuple[str, str, Callable[[], Case]]] = {
    "roll after the end": ("match-over", "SH-21", lambda: (ended(), Roll(CHANCE, 1, RED))),
    "roll after the last rival is ruined": (
        "match-over",
        "SH-20",
        lambda: (alone(), Roll(CHANCE, 1, RED)),
    ),
    "trade after the end": ("match-over", "SH-21", lambda: (ended(), Buy(0, RED, 1))),
    "take a share too early": ("not-your-turn", "SH-05", lambda: (choosing(), TakeShare(1, RED))),
    "buy out of turn": ("not-your-turn", "SH-06", lambda: (trading(), Buy(1, RED, 1))),
    "end the trading of another": (
        "not-your-turn",
        "SH-06",
        lambda: (trading_again(), EndTrading(2)),
    ),
    "roll before trading ends": (
        "not-your-turn",
        "SH-06",
        lambda: (trading(), Roll(CHANCE, 1, RED)),
    ),
    "trade as an onlooker": ("not-your-turn", "SH-06", lambda: (trading(), EndTrading(EVERYONE))),
    "roll as a player": ("not-your-turn", "SH-09", lambda: (rolling(), Roll(0, 1, RED))),
    "place before the roll": (
        "not-your-turn",
        "SH-09",
        lambda: (rolling(), Place(0, RED, at(9, 9))),
    ),
    "place for another": ("not-your-turn", "SH-10", lambda: (placing(), Place(1, RED, at(2, 0)))),
    "choose for the debtor": (
        "not-your-turn",
        "SH-18",
        lambda: (settling(), SellOff(0, (0, 0, 1, 3))),
    ),
    "trade while a debtor chooses": ("not-your-turn", "SH-18", lambda: (settling(), EndTrading(0))),
    "trade before shares are chosen": ("not-now", "SH-05", lambda: (choosing(), EndTrading(0))),
    "place while trading": ("not-now", "SH-06", lambda: (trading(), Place(0, RED, at(9, 9)))),
    "sell off without a debt": (
        "not-now",
        "SH-06",
        lambda: (trading_again(), SellOff(0, (1, 0, 0, 0))),
    ),
    "take a share later": ("not-now", "SH-06", lambda: (trading(), TakeShare(0, RED))),
    "nature trades": ("not-now", "SH-09", lambda: (rolling(), EndTrading(CHANCE))),
    "trade instead of placing": ("not-now", "SH-10", lambda: (placing(), Buy(0, RED, 1))),
    "sell at full value instead": ("not-now", "SH-18", lambda: (settling(), Sell(1, YELLOW, 3))),
    "zone seven": ("dice", "SH-04", lambda: (rolling(), Roll(CHANCE, 7, RED))),
    "zone nought": ("dice", "SH-04", lambda: (rolling(), Roll(CHANCE, 0, RED))),
    "a seventh face": ("dice", "SH-04", lambda: (rolling(), Roll(CHANCE, 1, 6))),
    "no colour where there is a colour die": (
        "dice",
        "SH-04",
        lambda: (rolling(), Roll(CHANCE, 1, NO_DIE)),
    ),
    "a colour where there is no colour die": (
        "dice",
        "SH-32",
        lambda: (rolling(variant_3="yes"), Roll(CHANCE, 1, WHITE)),
    ),
    "take a share of a fifth company": (
        "no-such-company",
        "SH-02",
        lambda: (choosing(), TakeShare(0, 4)),
    ),
    "buy a fifth company": ("no-such-company", "SH-02", lambda: (trading(), Buy(0, 4, 1))),
    "sell no company": ("no-such-company", "SH-02", lambda: (trading(), Sell(0, -1, 1))),
    "place for a fifth company": (
        "no-such-company",
        "SH-02",
        lambda: (placing(), Place(0, 4, at(2, 0))),
    ),
    "sell off a fifth company": (
        "no-such-company",
        "SH-02",
        lambda: (settling(), SellOff(1, (0, 0, 1, 3, 0))),
    ),
    "sell off without saying what": (
        "no-such-company",
        "SH-02",
        lambda: (settling(), SellOff(1, ())),
    ),
    "buy nothing": ("no-such-number", "SH-07", lambda: (trading(), Buy(0, RED, 0))),
    "sell less than nothing": ("no-such-number", "SH-07", lambda: (trading(), Sell(0, RED, -2))),
    "buy at value 0": ("worth-nothing", "SH-07", lambda: (trading(), Buy(0, GREEN, 1))),
    "sell at value 0": ("worth-nothing", "SH-07", lambda: (trading(), Sell(0, YELLOW, 1))),
    "sell off at value 0": ("worth-nothing", "SH-18", sell_off_at_value_0),
    "buy six": ("buy-limit", "SH-08", lambda: (trading(90), Buy(0, BLUE, 6))),
    "buy a sixth": ("buy-limit", "SH-08", buy_a_sixth),
    "buy a sixth after the placement": ("buy-limit", "SH-08", buy_a_sixth_after_the_placement),
    "buy what the bank does not have": ("bank-short", "SH-03", buy_what_the_bank_does_not_have),
    "buy on credit": ("above-cash", "SH-19", lambda: (trading(11), Buy(0, RED, 3))),
    "sell one too many": ("not-held", "SH-07", lambda: (trading(), Sell(0, RED, 4))),
    "sell off one too many": ("not-held", "SH-18", lambda: (settling(), SellOff(1, (0, 0, 4, 1)))),
    "sell off what others have": (
        "not-held",
        "SH-18",
        lambda: (settling(), SellOff(1, (3, 0, 0, 0))),
    ),
    "sell off less than nothing": (
        "no-such-number",
        "SH-18",
        lambda: (settling(), SellOff(1, (0, -1, 2, 3))),
    ),
    "place off the map": ("no-such-square", "SH-01", lambda: (placing(), Place(0, RED, 120))),
    "place before the map": ("no-such-square", "SH-01", lambda: (placing(), Place(0, RED, -1))),
    "place another colour": (
        "wrong-company",
        "SH-09",
        lambda: (placing(RED), Place(0, BLUE, at(3, 3))),
    ),
    "place a colour that is not the rarest": (
        "wrong-company",
        "SH-31",
        lambda: (placing(BLACK, variant_2="yes"), Place(0, RED, at(1, 0))),
    ),
    "place in another zone": ("wrong-zone", "SH-09", lambda: (placing(), Place(0, RED, at(0, 4)))),
    "place on ones own building": (
        "occupied",
        "SH-10",
        lambda: (placing(), Place(0, RED, at(0, 0))),
    ),
    "place on a rival": ("occupied", "SH-10", lambda: (placing(GREEN), Place(0, GREEN, at(0, 0)))),
    "place beside an equal chain": (
        "chain-too-small",
        "SH-15",
        lambda: (placing(), Place(0, RED, at(0, 2))),
    ),
    "place beside a larger chain": (
        "chain-too-small",
        "SH-15",
        lambda: (placing(GREEN), Place(0, GREEN, at(2, 2))),
    ),
    "place alone beside a rival with a free choice": (
        "chain-too-small",
        "SH-15",
        lambda: (placing(WHITE), Place(0, YELLOW, at(1, 0))),
    ),
    "sell off too little": (
        "covers-too-little",
        "SH-18",
        lambda: (settling(), SellOff(1, (0, 0, 0, 3))),
    ),
    "sell off nothing": (
        "covers-too-little",
        "SH-18",
        lambda: (settling(), SellOff(1, (0, 0, 0, 0))),
    ),
    "sell off one that could be spared": (
        "covers-too-much",
        "SH-18",
        lambda: (settling(), SellOff(1, (0, 1, 1, 3))),
    ),
    "sell off everything": (
        "covers-too-much",
        "SH-18",
        lambda: (settling(), SellOff(1, (0, 4, 3, 3))),
    ),
}


# --- all of them ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused_with_its_rule_and_changes_nothing(name: str) -> None:
    code, rule, make = CASES[name]
    table, action = make()
    before = fingerprint(table.state)
    refusal = GAME.check(table.state, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert fingerprint(table.state) == before
    assert all(isinstance(fact, int) for _, fact in refusal.facts)


def test_every_refusal_there_is_can_be_come_by_with_each_of_its_rules() -> None:
    assert {(code, rule) for code, rule, _ in CASES.values()} == {
        (code, rule) for code, rules in REFUSALS.items() for rule in rules
    }
    assert {rule for rules in REFUSALS.values() for rule in rules} <= set(GAME.info.rules)


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("buy out of turn", (("seat", 1), ("turn", 0))),
        ("buy a sixth after the placement", (("number", 2), ("left", 1))),
        ("buy what the bank does not have", (("number", 3), ("left", 2))),
        ("buy on credit", (("price", 12), ("cash", 11))),
        ("sell one too many", (("company", RED), ("held", 3))),
        ("place in another zone", (("square", 4), ("zone", 2), ("rolled", 1))),
        ("place beside an equal chain", (("square", 2), ("size", 3), ("rival", 3))),
        ("place a colour that is not the rarest", (("company", RED), ("colour", BLACK))),
        ("sell off too little", (("covers", 6), ("rest", 7))),
        ("sell off everything", (("covers", 15), ("rest", 7))),
    ],
)
def test_a_refusal_tells_the_figures_of_the_case(
    name: str, facts: tuple[tuple[str, int], ...]
) -> None:
    table, action = CASES[name][2]()
    assert table.refusal(action).facts == facts
