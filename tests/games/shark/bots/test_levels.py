"""All levels of Shark: whole matches with every option, and honest reasons."""

from random import Random
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, NoMemory, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.bots.terms import CODES
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.state import SharkState
from tests.games.shark.bots.tables import LEVELS, asked
from tests.games.shark.rules.positions import BLUE, GAME, WORLD, Table

TABLES = [
    (2, {}),
    (3, {"start-share": "chosen", "buy-limit": "per-occasion"}),
    (4, {"variant-1": "yes", "variant-2": "yes"}),
    (5, {"variant-3": "yes"}),
    (6, {"variant-1": "yes", "variant-3": "yes", "buy-limit": "per-occasion"}),
]


def played(
    levels: tuple[str, ...], options: dict[str, str], seed: int
) -> tuple[SharkState, list[Choice]]:
    """A match; every answer is checked by the rules."""
    setup = GAME.deal(len(levels), options, WORLD, Random(seed))
    state, nature = GAME.initial(setup), Random(seed + 1)
    bots = [make_bot("shark", level) for level in levels]
    choices: list[Any] = []
    while seats := GAME.to_act(state):
        (seat,) = seats
        if seat == CHANCE:
            GAME.apply(state, GAME.chance(state, nature))
            continue
        sight = Sight(GAME.observe(state, seat), NoMemory())
        choice = bots[seat].choose(sight, Random(f"{seed}/{len(choices)}"), Budget(60))
        refusal = GAME.check(state, choice.action)
        assert refusal is None, refusal
        GAME.apply(state, choice.action)
        choices.append(choice)
    return state, choices


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_matches_with_all_levels_are_legal_and_reasons_add_up(
    players: int, options: dict[str, str]
) -> None:
    levels = ("expert", "hard", "medium", "easy", "medium", "hard")[:players]
    state, choices = played(levels, options, seed=players)
    slips = [choice for choice in choices if choice.slip]
    assert {levels[choice.action.seat] for choice in slips} <= {"easy"}
    assert GAME.result(state) is not None
    for choice in choices:
        assert len(choice.alternatives) <= 3
        for prospect in (choice.chosen, *choice.alternatives):
            assert {term.code for term in prospect.terms} <= set(CODES)
            assert 0 <= prospect.expected <= 1
            if prospect.terms:
                total = sum(term.amount for term in prospect.terms)
                assert total == pytest.approx(prospect.expected - choice.now, abs=1e-6)
        if choice.alternatives and not choice.slip:
            assert choice.chosen.expected >= choice.alternatives[0].expected


@pytest.mark.parametrize(("level", "matches"), [("easy", 3), ("expert", 2)])
def test_it_beats_random_players(level: str, matches: int) -> None:
    for seat in range(matches):
        levels = tuple(level if one == seat else "random" for one in range(3))
        state, _ = played(levels, {}, seed=40 + seat)
        result = GAME.result(state)
        assert result is not None
        assert result.winners == (seat,)


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_building_takes_no_effort(level: str) -> None:
    table = Table.drawn("r...\n..r.\nr...\n...r\n.r..")
    table.roll(1, BLUE)
    assert table.legal() == [Place(0, BLUE, 3)]
    choice = asked(table, level)
    assert choice.action == Place(0, BLUE, 3)
    assert choice.effort == 0
    assert choice.alternatives == ()


def test_easy_slips_and_says_so() -> None:
    """No other level does: see above."""
    _, choices = played(("easy",) * 3, {}, seed=5)
    slips = [choice for choice in choices if choice.slip]
    assert slips
    for choice in slips:
        assert choice.alternatives[0].expected > choice.chosen.expected


def test_the_first_share_is_judged_by_what_others_hold() -> None:
    """As long as nobody has one all companies are alike, and after that all that nobody else holds."""
    table = Table(3, start_share="chosen")
    first = asked(table, "medium")
    chances = [first.chosen.expected, *(one.expected for one in first.alternatives)]
    assert chances == pytest.approx([chances[0]] * 4)
    table.do(first.action)
    then = asked(table, "hard")
    by_company = {one.action.company: one.expected for one in (then.chosen, *then.alternatives)}
    held = by_company.pop(first.action.company)
    free = list(by_company.values())
    assert free == pytest.approx([free[0]] * 3)
    assert held != pytest.approx(free[0], abs=1e-4)


def test_the_same_seed_gives_the_same_answer() -> None:
    table = Table.drawn("rr..\n....\nbb..", cash=[5, 5, 5, 5], shares=[(2, 1, 0, 0), (1, 2, 0, 0)])
    table.roll(1, 4)
    for level in LEVELS:
        assert asked(table, level, seed=3) == asked(table, level, seed=3)
        assert isinstance(asked(table, level).action, Place)
