"""What is told of a building before it is placed is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.shark.rules.actions import Place, SharkAction
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.events import SharesSoldOff
from bigshot_desktop.games.shark.rules.observation import observe
from bigshot_desktop.games.shark.rules.outcome import Change, Effect, Outcome, Victim, placing
from bigshot_desktop.games.shark.rules.state import OVER, SETTLING, SharkState
from tests.engine.configurations import allowed
from tests.games.shark.rules.players import play
from tests.games.shark.rules.positions import (
    BLUE,
    GAME,
    GREEN,
    NO_DIE,
    NONE,
    RED,
    YELLOW,
    Table,
    at,
    only,
)

EVERY_WAY = allowed(GAME)


def told(table: Table, company: int, square: int) -> Outcome:
    """What is told of a placement once the dice allow it."""
    table.end_trading()
    table.roll_for(square, NO_DIE if table.state.terms.zone_die_only else company)
    return placing(table.seen(), company, square)


def effect(
    seat: int,
    bonus: int,
    gain: int,
    loss: int,
    wealth: int,
    *,
    short: bool = False,
    ruined: bool = False,
) -> Effect:
    return Effect(seat, bonus, gain, loss, short, ruined, wealth)


# --- the worked examples --------------------------------------------------------------------------


@pytest.mark.rule("SH-12", "SH-13")
def test_a_lone_building_beside_a_chain_of_three_becomes_a_chain_of_two() -> None:
    outcome = told(Table.drawn("rrr...r"), RED, at(0, 7))
    assert outcome == Outcome(
        seat=0,
        company=RED,
        square=at(0, 7),
        size=2,
        old=3,
        new=5,
        bonus=5,
        changes=(Change(RED, 3, 5),),
        victims=(),
        effects=(effect(0, 5, 0, 0, 5),),
        ends=False,
    )


@pytest.mark.rule("SH-12", "SH-13")
def test_a_pair_a_lone_building_and_a_chain_of_three_are_joined() -> None:
    outcome = told(Table.drawn("rr.rrr\n..r"), RED, at(0, 2))
    assert (outcome.size, outcome.old, outcome.new, outcome.bonus) == (7, 5, 7, 7)


@pytest.mark.rule("SH-13", "SH-14")
def test_red_rises_from_4_to_6() -> None:
    outcome = told(Table.drawn("rrrr...r", shares=[(2, 0, 0, 0), (5, 0, 0, 0)]), RED, at(0, 8))
    assert (outcome.old, outcome.new, outcome.bonus) == (4, 6, 6)
    assert outcome.effects == (effect(0, 6, 4, 0, 14), effect(1, 0, 10, 0, 20))
    assert [one.total for one in outcome.effects] == [10, 10]


@pytest.mark.rule("SH-15", "SH-17")
def test_yellow_grows_and_removes_a_chain_of_blue() -> None:
    table = Table.drawn(
        "yyyyy.bb\n\n\nbb", cash=(0, 20), shares=[(0, 2, 0, 3), (0, 5, 0, 1)], players=2
    )
    outcome = told(table, YELLOW, at(0, 5))
    assert outcome.changes == (Change(YELLOW, 5, 6), Change(BLUE, 4, 2))
    assert outcome.victims == (Victim(BLUE, (at(0, 6), at(0, 7))),)
    assert outcome.effects == (effect(0, 6, 3, 0, 8), effect(1, 0, 1, 10, -18))
    assert [one.total for one in outcome.effects] == [9, -9]


# --- every kind of placement ----------------------------------------------------------------------


@pytest.mark.rule("SH-13")
def test_a_building_that_stands_alone_leaves_the_value_and_pays_1() -> None:
    outcome = told(Table.drawn("rrr", shares=[(2, 0, 0, 0)]), RED, at(0, 6))
    assert (outcome.size, outcome.old, outcome.new, outcome.bonus) == (1, 3, 3, 1)
    assert (outcome.changes, outcome.effects) == ((), (effect(0, 1, 0, 0, 1),))


@pytest.mark.rule("SH-30", "SH-13")
def test_a_long_chain_that_grows_pays_nobody_in_variant_one() -> None:
    table = Table.drawn("rrrrrrr", 3, shares=[(2, 0, 0, 0), (1, 0, 0, 0)], variant_1="yes")
    outcome = told(table, RED, at(0, 7))
    assert (outcome.size, outcome.old, outcome.new, outcome.bonus) == (8, 7, 7, 0)
    assert (outcome.changes, outcome.effects) == ((), ())


@pytest.mark.rule("SH-30", "SH-17")
def test_chains_that_join_can_cost_their_own_shareholders_in_variant_one() -> None:
    shares = [(2, 0, 0, 0), (1, 0, 0, 0), (3, 0, 0, 0)]
    table = Table.drawn("rrrrrr.rrrr", 3, cash=(0, 9, 8), shares=shares, active=1, variant_1="yes")
    outcome = told(table, RED, at(0, 6))
    assert (outcome.old, outcome.new, outcome.bonus) == (10, 7, 0)
    assert outcome.changes == (Change(RED, 10, 7),)
    assert outcome.effects == (
        effect(1, 0, 0, 0, -3),
        effect(2, 0, 0, 9, -21, short=True),
        effect(0, 0, 0, 6, -19, short=True),
    )


@pytest.mark.rule("SH-15", "SH-17")
def test_all_victims_are_told_and_all_that_each_player_owes() -> None:
    picture = """
        rr.bb.......
        ..g.........
        ..g.........
        ............
        bb..........
    """
    shares = [(0, 1, 1, 0), (0, 1, 2, 0), (0, 0, 1, 0)]
    outcome = told(Table.drawn(picture, 3, cash=(0, 20, 20), shares=shares), RED, at(0, 2))
    assert outcome.changes == (Change(RED, 2, 3), Change(BLUE, 4, 2), Change(GREEN, 2, 0))
    assert set(outcome.victims) == {
        Victim(BLUE, (at(0, 3), at(0, 4))),
        Victim(GREEN, (at(1, 2), at(2, 2))),
    }
    assert outcome.effects == (
        effect(0, 3, 0, 0, -1),
        effect(1, 0, 0, 6, -12),
        effect(2, 0, 0, 2, -4),
    )


FALL = "rrrr.bbb\n\n\n\nbb..ggg.yyyy"
"""A red building at (0, 4) brings blue from 5 down to 2."""


@pytest.mark.rule("SH-18", "SH-20")
def test_a_forced_sale_is_told_of_every_debtor_also_behind_one_who_has_a_choice() -> None:
    shares = [NONE, (0, 4, 3, 3), (0, 4, 3, 3), (0, 2, 0, 0)]
    outcome = told(Table.drawn(FALL, cash=(0, 5, 0, 6), shares=shares), RED, at(0, 4))
    assert outcome.effects == (
        effect(0, 5, 0, 0, 5),
        effect(1, 0, 0, 12, -30, short=True),
        effect(2, 0, 0, 12, -35, short=True),
        effect(3, 0, 0, 6, -12),
    )
    assert not outcome.ends


@pytest.mark.rule("SH-19", "SH-20")
def test_ruin_is_told_and_that_it_can_end_the_match() -> None:
    shares = [NONE, (0, 4, 0, 0), (0, 5, 0, 0)]
    outcome = told(Table.drawn(FALL, 3, cash=(0, 12), shares=shares), RED, at(0, 4))
    assert outcome.effects == (
        effect(0, 5, 0, 0, 5),
        effect(1, 0, 0, 12, -24),
        effect(2, 0, 0, 15, -25, ruined=True),
    )
    assert not outcome.ends, "two are left"
    alone = told(Table.drawn(FALL, 2, shares=shares[:2]), RED, at(0, 4))
    assert alone.effects[1] == effect(1, 0, 0, 12, -20, ruined=True)
    assert alone.ends


@pytest.mark.rule("SH-21")
def test_the_end_is_told_at_the_top_and_with_the_last_building() -> None:
    top = Table.drawn("rrrrrrrrrr\n\nrrrr\n....\nbb", removed=(0, 15, 0, 0))
    assert told(top, RED, at(2, 4)).ends
    last = Table.drawn("rrrrrrrrrr\n\nrrrr\n....\nbb", removed=(0, 15, 0, 0))
    outcome = told(last, BLUE, at(8, 8))
    assert outcome.ends
    assert (outcome.size, outcome.bonus) == (1, 1)


@pytest.mark.rule("SH-21", "SH-18")
def test_the_end_is_told_although_a_debtor_has_yet_to_choose() -> None:
    picture = "rrrrrrrrrr\n\nrrrr.bbb\n\nbb.ggg"
    table = Table.drawn(picture, 2, shares=[NONE, (0, 3, 6, 0)])
    outcome = told(table, RED, at(2, 4))
    assert outcome.effects[1] == effect(1, 0, 0, 9, -26, short=True)
    assert outcome.ends
    table.place(RED, at(2, 4))
    assert isinstance(table.asked(), CoverLoss)


# --- against play ---------------------------------------------------------------------------------


def joins(state: SharkState, action: SharkAction) -> bool:
    """Whether a building brings chains of its company together."""
    assert isinstance(action, Place)
    touching = state.terms.world.touching[action.square]
    return sum(1 for chain in state.chains[action.company] if chain & touching) > 1


def placements(number: int) -> Iterator[tuple[SharkState, Place]]:
    """Positions of a random match in which a building is to be placed, with some that could be."""
    rng = Random(number)
    setup = EVERY_WAY[number % len(EVERY_WAY)].setup(number)
    state = GAME.initial(setup)
    for action in play(setup, ("bold", "usual", "builder")[number % 3], rng):
        if isinstance(action, Place):
            legal = GAME.legal(state, state.active)
            tried = {legal[rng.randrange(len(legal))] if state.turn % 2 else action}
            if max(state.values) > state.terms.counted:  # chains that join may count for less
                tried |= {one for one in legal if joins(state, one)}
            for one in tried:
                assert isinstance(one, Place)
                yield state, one
        GAME.apply(state, action)


def played(state: SharkState, action: Place, rng: Random) -> tuple[SharkState, list[Event]]:
    """The placement itself and all its settlement, each debtor choosing at random."""
    after = state.copy()
    events: list[Event] = []
    assert GAME.check(after, action) is None
    GAME.apply(after, action, events.append)
    while after.phase == SETTLING:
        (debtor,) = after.acting
        GAME.apply(after, GAME.sample(after, debtor, rng), events.append)
    return after, events


def worth(state: SharkState, seat: int) -> int:
    shares = state.shares[4 * seat : 4 * seat + 4]
    return state.cash[seat] + sum(map(int.__mul__, shares, state.values))


def compare(state: SharkState, action: Place, rng: Random) -> Outcome:
    """What is told, which must be what the table shows when the building stands and all is paid."""
    seen = observe(state, EVERYONE)
    outcome = placing(seen, action.company, action.square)
    assert observe(state, EVERYONE) == seen
    after, events = played(state, action, rng)
    company, players = action.company, state.setup.players
    assert (outcome.seat, outcome.company) == (state.active, company)
    assert (outcome.old, outcome.new) == (state.values[company], after.values[company])
    (chain,) = (one for one in after.chains[company] if one >> action.square & 1)
    assert outcome.size == chain.bit_count()
    moved = {
        one: Change(one, state.values[one], after.values[one])
        for one in range(4)
        if state.values[one] != after.values[one]
    }
    assert {change.company: change for change in outcome.changes} == moved
    assert len(outcome.changes) == len(moved)
    assert company not in moved or outcome.changes[0].company == company
    gone = {
        (rival, one)
        for rival in range(4)
        if rival != company
        for one in set(state.chains[rival]) - set(after.chains[rival])
    }
    assert {(v.company, sum(1 << s for s in v.squares)) for v in outcome.victims} == gone
    rises = [max(0, new - old) for old, new in zip(state.values, after.values, strict=True)]
    falls = [max(0, old - new) for old, new in zip(state.values, after.values, strict=True)]
    sold = {event.seat: event.proceeds for event in only(SharesSoldOff, events)}
    expected = []
    for step in range(players):
        seat = (state.active + step) % players
        shares = state.shares[4 * seat : 4 * seat + 4]
        gain = sum(number * rise for number, rise in zip(shares, rises, strict=True))
        loss = sum(number * fall for number, fall in zip(shares, falls, strict=True))
        bonus = outcome.bonus if not step else 0
        ruined = seat in after.ruined and seat not in state.ruined
        change = worth(after, seat) - worth(state, seat)
        if seat in sold:  # nobody can come off better than is told, and a good choice does as well
            best = next(one.wealth for one in outcome.effects if one.seat == seat)
            assert change <= best
            change = best
        told = Effect(seat, bonus, gain, loss if step else 0, seat in sold, ruined, change)
        if told.bonus or told.gain or told.loss or told.wealth:
            expected.append(told)
        if ruined:
            assert (after.cash[seat], after.shares[4 * seat : 4 * seat + 4]) == (0, [0] * 4)
            assert state.cash[seat] + told.total < 0
        else:
            assert after.cash[seat] - state.cash[seat] == told.total + sold.get(seat, 0)
            assert (state.cash[seat] + told.total < 0) == told.short
    assert outcome.effects == tuple(expected)
    assert outcome.ends == (after.phase == OVER)
    return outcome


@pytest.mark.rule("SH-13", "SH-14", "SH-15", "SH-17", "SH-18", "SH-19", "SH-21", "SH-30")
def test_what_is_told_of_any_building_is_what_happens_when_it_is_placed() -> None:
    outcomes = []
    for number in range(len(EVERY_WAY)):
        rng = Random(f"debtors {number}")
        outcomes += [compare(state, action, rng) for state, action in placements(number)]
    effects = [effect for outcome in outcomes for effect in outcome.effects]
    seen = {
        "placements": len(outcomes),
        "victims": sum(1 for one in outcomes if one.victims),
        "several victims": sum(1 for one in outcomes if len(one.victims) > 1),
        "alone": sum(1 for one in outcomes if one.size == 1 and one.old == one.new),
        "no bonus": sum(1 for one in outcomes if not one.bonus and one.old == one.new),
        "own fall": sum(1 for one in outcomes if one.new < one.old),
        "ends": sum(1 for one in outcomes if one.ends),
        "forced sales": sum(1 for one in effects if one.short),
        "ruin": sum(1 for one in effects if one.ruined),
        "shares only": sum(1 for one in effects if one.wealth and not one.total),
        "gain and loss": sum(1 for one in effects if one.gain and one.loss),
    }
    assert min(seen.values()) >= 5, seen
