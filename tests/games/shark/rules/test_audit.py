"""The audit that all other tests lean on finds what is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshot_desktop.games.shark.rules.state import OVER, PLACING, SETTLING, SharkState
from tests.games.shark.rules.positions import BLUE, GAME, NONE, RED, Table, at


def trading() -> SharkState:
    """Red at 5, blue at 2, seat 3 ruined, seat 0 trading."""
    table = Table.drawn(
        "rrr.rr\n\nbb.b", cash=(9, 9), shares=[(1, 2, 3, 4)] * 3, ruined=(3,), trading=True
    )
    return table.state


def placing() -> SharkState:
    table = Table.drawn("rrr.rr\n\nbb.b")
    table.roll(1, RED)
    return table.state


def settling() -> SharkState:
    table = Table.drawn("rrrr.bbb\n\n\n\nbb..ggg.yyyy", cash=(0, 5), shares=[NONE, (0, 4, 3, 3)])
    table.build(RED, at(0, 4))
    assert table.state.phase == SETTLING
    return table.state


def choosing() -> SharkState:
    return Table(start_share="chosen").state


Damage = Callable[[SharkState], None]


def put(name: str, value: object) -> Damage:
    """Overwrites a part of the state."""
    return lambda state: setattr(state, name, value)


def put_at(name: str, index: int, value: object) -> Damage:
    """Overwrites an entry of a list of the state."""

    def damage(state: SharkState) -> None:
        getattr(state, name)[index] = value

    return damage


def _a_chain_broken_in_two(state: SharkState) -> None:
    state.chains[RED] = (1, 2, 4, 48)


def _chains_out_of_order(state: SharkState) -> None:
    state.chains[RED] = tuple(reversed(state.chains[RED]))


def _two_companies_on_one_square(state: SharkState) -> None:
    state.chains[BLUE] = (1, *state.chains[BLUE])
    state.built[BLUE] += 1
    state.used[BLUE] += 1


def _two_companies_side_by_side(state: SharkState) -> None:
    state.chains[BLUE] = (8, *state.chains[BLUE])
    state.built[BLUE] += 8
    state.used[BLUE] += 1


def _a_ruined_player_with_cash(state: SharkState) -> None:
    state.cash[3] = 1


def _a_ruined_player_with_shares(state: SharkState) -> None:
    state.shares[12] = 1
    state.bank[0] -= 1


@pytest.mark.parametrize(
    ("make", "damage", "found"),
    [
        (trading, put_at("built", RED, 0), "a company stands on its chains"),
        (trading, _a_chain_broken_in_two, "a company stands on its chains"),
        (trading, _chains_out_of_order, "chains keep their order"),
        (trading, _two_companies_on_one_square, "rivals never touch"),
        (trading, _two_companies_side_by_side, "rivals never touch"),
        (trading, put_at("values", RED, 6), "values follow the map"),
        (trading, put_at("used", RED, 4), "buildings come from the box"),
        (trading, put_at("used", RED, 19), "buildings come from the box"),
        (trading, put_at("bank", BLUE, 60), "shares are conserved"),
        (trading, put_at("shares", 0, 2), "shares are conserved"),
        (trading, put_at("cash", 1, -1), "nobody owes the bank"),
        (trading, put("ruined", ()), "the ruined are out"),
        (trading, put("playing", 0b1111), "the ruined are out"),
        (trading, _a_ruined_player_with_cash, "the ruined have nothing"),
        (trading, _a_ruined_player_with_shares, "the ruined have nothing"),
        (trading, put("acting", (1,)), "who acts belongs to the phase"),
        (trading, put("acting", ()), "who acts belongs to the phase"),
        (choosing, put("acting", (1,)), "who acts belongs to the phase"),
        (settling, put("acting", (0,)), "who acts belongs to the phase"),
        (trading, put("active", 3), "the active player plays"),
        (trading, put("allowance", 6), "at most five may be bought"),
        (trading, put("allowance", -1), "at most five may be bought"),
        (placing, put("zone", 2), "the open squares are those of the roll"),
        (placing, put("colour", BLUE), "the open squares are those of the roll"),
        (trading, put("spots", (1, 0, 0, 0)), "the open squares are those of the roll"),
        (placing, put("spots", (0, 0, 0, 0)), "placing is possible"),
        (trading, put("phase", PLACING), "placing is possible"),
        (trading, put("agenda", ((1, 3),)), "debts are open only while they are settled"),
        (settling, put("agenda", ()), "debts are open only while they are settled"),
        (settling, put("agenda", ((1, 16),)), "a debtor can pay"),
        (settling, put_at("cash", 1, 1), "a debtor can pay"),
        (settling, put("agenda", ((0, 1), (1, 7))), "debts are owed by others who play"),
        (settling, put("agenda", ((2, 0), (1, 7))), "debts are owed by others who play"),
        (trading, put_at("used", RED, 18), "the match ends when it must"),
        (trading, put("phase", OVER), "the match ends only when it must"),
        (trading, put("turn", 0), "turns are counted"),
        (choosing, put("turn", 1), "turns are counted"),
    ],
)
def test_the_audit_finds_what_was_damaged(
    make: Callable[[], SharkState], damage: Damage, found: str
) -> None:
    state = make()
    assert GAME.audit(state) == []
    damage(state)
    assert found in GAME.audit(state)
