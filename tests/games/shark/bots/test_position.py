"""What buildings make of a table: the same as in the rules."""

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.bots.position import Position, covered
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.state import AFTER, BEFORE, OVER, ROLLING
from tests.games.shark.rules.players import PLAYERS
from tests.games.shark.rules.positions import GAME, Table, setup_of


@pytest.mark.parametrize("variant", ["no", "yes"])
@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_building_everybody_has_what_the_rules_say(variant: str, seed: int) -> None:
    rng, compared = Random(seed), 0
    state = GAME.initial(setup_of(4, variant_1=variant))
    while seats := GAME.to_act(state):
        (seat,) = seats
        if seat == CHANCE:
            GAME.apply(state, GAME.chance(state, rng))
            continue
        action = PLAYERS["builder" if seed % 2 else "bold"](state, seat, rng)
        before = Position.of(GAME.observe(state, seat))
        GAME.apply(state, action)
        if not isinstance(action, Place):
            continue
        building = before.ground.building(action.company, action.square)
        assert building is not None
        after = before.after(seat, building)
        if state.phase not in (AFTER, BEFORE, ROLLING, OVER):
            continue  # somebody chooses what to give up
        compared += 1
        assert after.over == (state.phase == OVER)
        assert list(after.cash) == state.cash
        assert [number for held in after.shares for number in held] == state.shares
        assert after.playing == tuple(s for s in range(4) if state.playing >> s & 1)
        if state.phase == AFTER:
            seen = Position.of(GAME.observe(state, seat))
            assert tuple(after.wait) == tuple(seen.wait)
            assert list(after.allowances) == list(seen.allowances)
        result = GAME.result(state)
        if result:
            assert tuple(after.winners()) == result.winners
    assert compared > 20


def test_what_is_short_is_covered_with_twice_its_value() -> None:
    """SH-18: a half rounds up, and what is over is paid out."""
    assert covered(3, (0, 5, 0, 1), (4, 1, 2, 5)) == (0, (0, 5, 0, 0))
    assert covered(4, (0, 5, 0, 1), (4, 1, 2, 5)) == (0, (0, 3, 0, 0))
    assert covered(2, (1, 0, 0, 0), (9, 1, 2, 5)) == (3, (0, 0, 0, 0))


def test_whoever_cannot_cover_what_is_short_is_ruined() -> None:
    """SH-19."""
    assert covered(4, (0, 0, 3, 0), (4, 1, 2, 5)) == (-1, (0, 0, 0, 0))


def test_what_is_owed_is_taken_off_twice() -> None:
    """SH-18: until it is covered, with shares at half their value."""
    picture = "rrrr.bb.....\n............\ngg......yy.."
    table = Table.drawn(picture, cash=[0, 0, 9, 9], shares=[(1, 0, 0, 0), (0, 5, 8, 8)])
    table.roll(2, 0)
    table.place(0, 4)
    position = Position.of(table.seen(1))
    assert position.cash[1] == -2 * table.asked().rest  # type: ignore[attr-defined]
