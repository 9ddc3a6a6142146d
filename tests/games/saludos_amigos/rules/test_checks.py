"""Refusals: every code there is, each with exactly the rules it can stand for, and nothing changed by asking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, fingerprint
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    SaludosAction,
    StayOut,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.checks import PHASES, REFUSALS
from tests.games.saludos_amigos.rules.positions import GAME, Table, called, council, sealing

Case = tuple[Table, SaludosAction]


# --- positions ------------------------------------------------------------------------------------


def drawing_a_tile() -> Table:
    return Table()


def rolling() -> Table:
    table = Table()
    table.tile(6)
    return table


def rolling_again() -> Table:
    table = rolling()
    table.roll()
    return table


def one_die_in_the_air() -> Table:
    table = rolling_again()
    table.do(Discard(0, 1))
    return table


def talking() -> Table:
    return Table().negotiate()


def calling() -> Table:
    return Table().coalition({0: 3, 1: 4})


def dealing() -> Table:
    table = calling()
    table.nobody_comes()
    return table


def ended_by_journalists() -> Table:
    table = Table()
    for value in (1, 2, 2, 3, 3, 3):
        table.turn(value=value)
    table.journalist()
    table.journalist()
    return table


def ended_by_the_fourth_project() -> Table:
    table = Table()
    for value in (1, 2, 2, 3, 3, 3, 4, 4, 4):
        table.turn(value=value)
    table.tile(4)
    return table


POSITIONS: dict[str, Callable[[], Table]] = {
    "SA-05": drawing_a_tile,
    "SA-07": rolling,
    "SA-08": rolling_again,
    "SA-11": talking,
    "SA-13": calling,
    "SA-15": called,
    "SA-16": council,
    "SA-17": sealing,
    "SA-21": dealing,
}
"""A position of each phase, by the rule of the phase."""


def after(make: Callable[[], Table], *actions: SaludosAction) -> Table:
    table = make()
    table.do(*actions)
    return table


# --- how to come by each refusal ------------------------------------------------------------------

CASES: dict[tuple[str, str], list[Callable[[], Case]]] = {
    ("match-over", "SA-26"): [lambda: (ended_by_journalists(), DrawTile(CHANCE, 6))],
    ("match-over", "SA-28"): [
        lambda: (ended_by_the_fourth_project(), DrawTile(CHANCE, 6)),
        lambda: (ended_by_the_fourth_project(), Done(0)),
    ],
    ("not-your-turn", "SA-05"): [lambda: (drawing_a_tile(), DrawTile(0, 6))],
    ("not-your-turn", "SA-07"): [lambda: (rolling(), Roll(0, (1, 1, 1, 1)))],
    ("not-your-turn", "SA-08"): [
        lambda: (rolling_again(), Roll(CHANCE, (1,))),
        lambda: (one_die_in_the_air(), Ready(1)),
        lambda: (one_die_in_the_air(), Discard(0, 2)),
        lambda: (rolling_again(), Ready(4)),
        lambda: (rolling_again(), Discard(EVERYONE, 1)),
    ],
    ("not-your-turn", "SA-11"): [
        lambda: (talking(), Done(4)),
        lambda: (talking(), DrawTile(CHANCE, 6)),
        lambda: (after(talking, Done(0)), StayOut(0)),
    ],
    ("not-your-turn", "SA-13"): [
        lambda: (calling(), StayOut(3)),
        lambda: (calling(), Push(0, 1)),
        lambda: (calling(), Offer(0, (7, 0, 0, 0))),
    ],
    ("not-your-turn", "SA-15"): [lambda: (called(), Push(2, 2)), lambda: (called(), StayOut(0))],
    ("not-your-turn", "SA-16"): [
        lambda: (called_and_one_stayed_out(), Ready(4)),
        lambda: (called_and_one_stayed_out(), Push(4, 1)),
        lambda: (after(council, Ready(0)), Commit(0, (0, 0, 0))),
    ],
    ("not-your-turn", "SA-17"): [
        lambda: (sealing_without_one(), Commit(4, (0, 0, 0))),
        lambda: (sealing_without_one(), Push(4, 1)),
    ],
    ("not-your-turn", "SA-21"): [lambda: (dealing(), DrawCards(2, (1, 1)))],
    ("not-now", "SA-05"): [lambda: (drawing_a_tile(), Roll(CHANCE, (1, 1, 1, 1)))],
    ("not-now", "SA-07"): [lambda: (rolling(), DrawTile(CHANCE, 6))],
    ("not-now", "SA-08"): [
        lambda: (rolling_again(), Done(0)),
        lambda: (one_die_in_the_air(), DrawTile(CHANCE, 6)),
    ],
    ("not-now", "SA-11"): [
        lambda: (talking(), Ready(0)),
        lambda: (talking(), Discard(0, 1)),
        lambda: (talking(), Push(0, 1)),
    ],
    ("not-now", "SA-13"): [lambda: (calling(), Done(2)), lambda: (calling(), Propose(2, (7,)))],
    ("not-now", "SA-15"): [lambda: (called(), Commit(3, (0, 0, 0)))],
    ("not-now", "SA-16"): [
        lambda: (council(), Offer(0, (6, 1, 0, 0))),
        lambda: (council(), Withdraw(0)),
        lambda: (council(), Commit(0, (0, 0, 0))),
    ],
    ("not-now", "SA-17"): [lambda: (sealing(), Propose(0, (6, 1, 0, 0)))],
    ("not-now", "SA-21"): [lambda: (dealing(), DrawTile(CHANCE, 6))],
    ("said-ready", "SA-08"): [
        lambda: (after(rolling_again, Ready(0)), Discard(0, 1)),
        lambda: (after(rolling_again, Ready(0)), Ready(0)),
        lambda: (after(rolling_again, Ready(1), Discard(0, 1)), Ready(1)),
    ],
    ("said-ready", "SA-16"): [
        lambda: (after(council, Ready(0)), Ready(0)),
        lambda: (after(council, Ready(0)), Propose(0, (6, 1, 0, 0))),
        lambda: (after(council, Ready(0), Propose(1, (6, 1, 0, 0))), Ready(0)),
        lambda: (after(council, Ready(0), Propose(1, (6, 1, 0, 0))), Propose(0, (5, 2, 0, 0))),
    ],
    ("said-done", "SA-11"): [
        lambda: (after(talking, Done(0)), Done(0)),
        lambda: (after(talking, Done(0)), Offer(0, (7, 0, 0, 0))),
        lambda: (after(talking, Done(0)), Accept(0, 1)),
        lambda: (after(talking, Done(0)), Decline(0, 1)),
        lambda: (after(talking, Offer(0, (3, 4, 0, 0)), Done(0)), Withdraw(0)),
    ],
    ("tile-not-in-bag", "SA-05"): [
        lambda: (Table().turn(value=1), DrawTile(CHANCE, 1)),
        lambda: (drawing_a_tile(), DrawTile(CHANCE, 7)),
        lambda: (drawing_a_tile(), DrawTile(CHANCE, -1)),
    ],
    ("dice-number", "SA-07"): [
        lambda: (rolling(), Roll(CHANCE, (1, 1, 1))),
        lambda: (rolling(), Roll(CHANCE, ())),
    ],
    ("dice-number", "SA-08"): [lambda: (one_die_in_the_air(), Roll(CHANCE, (1, 1)))],
    ("die", "SA-03"): [
        lambda: (rolling(), Roll(CHANCE, (1, 1, 0, 1))),
        lambda: (one_die_in_the_air(), Roll(CHANCE, (7,))),
    ],
    ("cards-number", "SA-21"): [lambda: (dealing(), DrawCards(CHANCE, (1, 1, 1)))],
    ("card-not-in-deck", "SA-21"): [
        lambda: (dealing(), DrawCards(CHANCE, (1, 4))),
        lambda: (dealing(), DrawCards(CHANCE, (0, 1))),
    ],
    ("not-your-card", "SA-08"): [
        lambda: (after(one_die_in_the_air, Roll(CHANCE, (1,))), Discard(0, 1)),
        lambda: (rolling_again(), Discard(0, 0)),
        lambda: (rolling_again(), Discard(0, 4)),
        lambda: (rolling_again(), Discard(0, -1)),
    ],
    ("not-your-card", "SA-13"): [lambda: (calling(), Push(2, 4))],
    ("not-your-card", "SA-15"): [lambda: (called(), Push(3, 0))],
    ("not-your-card", "SA-17"): [lambda: (sealing(), Commit(2, (1, 0, 0)))],
    ("shares-number", "SA-09"): [lambda: (talking(), Offer(0, (7,)))],
    ("shares-number", "SA-16"): [lambda: (council(), Propose(0, ()))],
    ("share-too-small", "SA-09"): [lambda: (talking(), Offer(0, (8, -1, 0, 0)))],
    ("share-too-small", "SA-16"): [
        lambda: (council(), Propose(0, (8, -1, 0, 0))),
        lambda: (council(), Propose(0, (7, 0, 0, 0))),
    ],
    ("split-sum", "SA-09"): [
        lambda: (talking(), Offer(0, (6, 0, 0, 0))),
        lambda: (talking(), Offer(0, (4, 4, 0, 0))),
    ],
    ("split-sum", "SA-16"): [lambda: (council(), Propose(0, (6, 2, 0, 0)))],
    ("not-a-member", "SA-11"): [
        lambda: (talking(), Offer(0, (0, 7, 0, 0))),
        lambda: (after(talking, Offer(0, (3, 4, 0, 0))), Accept(2, 0)),
        lambda: (after(talking, Offer(0, (3, 4, 0, 0))), Decline(2, 0)),
    ],
    ("not-a-member", "SA-16"): [
        lambda: (council(), Propose(0, (3, 3, 1, 0))),
        lambda: (after(council, Propose(0, (6, 1, 0, 0))), Accept(2, 0)),
    ],
    ("offer-too-low", "SA-09"): [
        lambda: (after(talking, Offer(0, (7, 0, 0, 0))), Offer(1, (0, 7, 0, 0)))
    ],
    ("offer-limit", "SA-11"): [
        lambda: (
            after(talking, *(Offer(0, (n, 7 - n, 0, 0)) for n in (1, 2, 3))),
            Offer(0, (4, 3, 0, 0)),
        )
    ],
    ("offer-repeated", "SA-11"): [
        lambda: (
            after(talking, Offer(0, (3, 4, 0, 0)), Decline(1, 0)),
            Offer(0, (3, 4, 0, 0)),
        ),
        lambda: (
            after(talking, Offer(0, (3, 4, 0, 0)), Done(1)),
            Offer(0, (3, 4, 0, 0)),
        ),
    ],
    ("no-offer", "SA-11"): [
        lambda: (talking(), Withdraw(0)),
        lambda: (talking(), Accept(0, 1)),
        lambda: (talking(), Decline(0, 7)),
    ],
    ("no-offer", "SA-16"): [lambda: (council(), Accept(0, 1)), lambda: (council(), Decline(0, -3))],
    ("own-offer", "SA-11"): [lambda: (after(talking, Offer(0, (3, 4, 0, 0))), Accept(0, 0))],
    ("own-offer", "SA-16"): [lambda: (after(council, Propose(0, (6, 1, 0, 0))), Decline(0, 0))],
    ("already-agreed", "SA-11"): [
        lambda: (after(talking, Offer(0, (2, 2, 3, 0)), Accept(1, 0)), Accept(1, 0))
    ],
    ("already-agreed", "SA-16"): [
        lambda: (agreed_in_the_council(), Accept(1, 0)),
        lambda: (agreed_in_the_council(), Decline(1, 0)),
    ],
    ("council-full", "SA-15"): [lambda: (full_council(), Push(4, 1))],
    ("proposal-open", "SA-16"): [
        lambda: (after(council, Propose(0, (6, 1, 0, 0))), Propose(0, (5, 2, 0, 0))),
        lambda: (after(council, Propose(0, (6, 1, 0, 0))), Propose(1, (5, 2, 0, 0))),
    ],
    ("proposal-limit", "SA-16"): [
        lambda: (
            after(
                council,
                *(one for n in (1, 2) for one in (Propose(0, (n, 7 - n, 0, 0)), Decline(1, 0))),
            ),
            Propose(0, (6, 1, 0, 0)),
        )
    ],
    ("split-stands", "SA-16"): [
        lambda: (council(), Propose(0, (3, 4, 0, 0))),
        lambda: (council(), Propose(2, (0, 0, 4, 3))),
    ],
    ("choice-form", "SA-17"): [
        lambda: (sealing(), Commit(0, ())),
        lambda: (sealing(), Commit(0, (0, 0, -1))),
    ],
    ("already-chosen", "SA-17"): [
        lambda: (after(sealing, Commit(0, (0, 0, 0))), Commit(0, (1, 0, 0)))
    ],
}


def called_and_one_stayed_out() -> Table:
    table = called(5)
    table.push(3, 1)
    table.nobody_comes()
    return table


def sealing_without_one() -> Table:
    table = called_and_one_stayed_out()
    table.all_ready()
    return table


def agreed_in_the_council() -> Table:
    table = council(5, {0: 2, 1: 2, 2: 3})
    table.propose(0, {0: 3, 1: 3, 2: 1})
    table.accept(0, 1)
    return table


def full_council() -> Table:
    table = Table(7).coalition({0: 1, 1: 1}, 1)
    table.push(2, 1)
    table.push(3, 1)
    return table


@pytest.mark.parametrize(
    ("code", "rule", "make"),
    [(code, rule, make) for (code, rule), makes in CASES.items() for make in makes],
)
def test_a_refusal_has_its_code_and_its_rule_and_changes_nothing(
    code: str, rule: str, make: Callable[[], Case]
) -> None:
    table, action = make()
    assert table.refused(action) == (code, rule)


def test_every_refusal_there_is_has_been_shown_with_each_of_its_rules() -> None:
    shown = {(code, rule) for code, rule in CASES}
    assert shown == {(code, rule) for code, rules in REFUSALS.items() for rule in rules}


def test_refusals_name_rules_of_the_game() -> None:
    assert {rule for rules in REFUSALS.values() for rule in rules} <= set(GAME.info.rules)


KINDS: list[SaludosAction] = [
    DrawTile(CHANCE, 6),
    Roll(CHANCE, (1, 1, 1, 1)),
    Roll(CHANCE, (1,)),
    DrawCards(CHANCE, (1, 1)),
    *(
        action
        for seat in (0, 2, 3)
        for action in (
            Discard(seat, 2),
            Ready(seat),
            Offer(seat, (3, 4, 0, 0)),
            Withdraw(seat),
            Accept(seat, 1),
            Decline(seat, 1),
            Done(seat),
            Push(seat, 2),
            StayOut(seat),
            Propose(seat, (4, 3, 0, 0)),
            Commit(seat, (0, 1, 0)),
        )
    ),
]


@pytest.mark.parametrize("rule", POSITIONS)
def test_each_kind_of_action_has_its_phases_and_is_refused_in_all_others(rule: str) -> None:
    table = POSITIONS[rule]()
    before = fingerprint(table.state)
    for action in KINDS:
        refusal = GAME.check(table.state, action)
        if table.state.phase not in PHASES[type(action)]:
            assert refusal is not None, action
            assert refusal.code in ("not-now", "not-your-turn", "said-ready", "said-done")
            assert refusal.rule == rule
        elif refusal is not None:
            assert refusal.code in REFUSALS
            assert refusal.rule in REFUSALS[refusal.code]
    assert fingerprint(table.state) == before


@pytest.mark.parametrize(
    ("make", "action", "facts"),
    [
        (talking, Offer(0, (4, 4, 0, 0)), {"sum": 8, "worth": 7}),
        (talking, Offer(0, (8, -1, 0, 0)), {"seat": 1, "share": -1}),
        (talking, Offer(0, (7,)), {"number": 1, "needed": 4}),
        (rolling, Roll(CHANCE, (1, 9, 1, 1)), {"pips": 9}),
        (rolling_again, Discard(0, 5), {"card": 5}),
        (calling, Push(3, 1), {"seat": 3, "turn": 2}),
    ],
)
def test_a_refusal_tells_the_facts_of_the_case(
    make: Callable[[], Table], action: SaludosAction, facts: dict[str, int]
) -> None:
    assert dict(make().refusal(action).facts) == facts
