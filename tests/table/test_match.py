"""Playing, drawing, and going back and forth in a match."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, Refusal, fingerprint
from bigshot_desktop.table.match import Match, Step
from tests.every import for_every
from tests.table.matches import BIG_SHOT, EXPERTS, SEATS, TABLES, TWO, Table, fingerprints, go_on

# --- playing -------------------------------------------------------------------------------------


def test_each_step_is_numbered_and_in_the_log(table: Table) -> None:
    match = table.match()
    rng = Random(1)
    steps = []
    while match.to_act:
        before = match.state
        print_before = fingerprint(before)
        steps.append(go_on(match, rng))
        assert fingerprint(before) == print_before, "a state that was handed out changed"
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert match.steps == tuple(steps)
    assert match.actions == tuple(step.action for step in steps)
    assert match.length == len(steps)
    assert match.result is not None
    assert all(step.events for step in steps)


def test_a_refused_action_changes_nothing() -> None:
    match = TWO.played(steps=20)
    before = fingerprints(match), match.steps
    seat = match.to_act[0]
    stranger = BIG_SHOT.sample(match.state, seat, Random(1))
    refusal = match.play(type(stranger)(1 - seat, *_rest(stranger)))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-your-turn"
    assert (fingerprints(match), match.steps) == before


def test_a_refused_action_leaves_redo_as_it_was() -> None:
    match = TWO.played(steps=20, free_undo=True)
    match.undo()
    restored = match.redoable
    assert isinstance(match.play(BIG_SHOT.chance(match.state, Random(1))), Refusal)
    assert match.redoable == restored > 0


def _rest(action: object) -> list[int]:
    return [getattr(action, name) for name in type(action).__slots__[1:]]  # type: ignore[attr-defined]


def test_nature_does_not_move_out_of_turn() -> None:
    match = TWO.match()
    while match.to_act == (CHANCE,):
        match.draw()
    with pytest.raises(ValueError, match="nature"):
        match.draw()


def test_the_nth_draw_depends_on_the_seed_alone(table: Table) -> None:
    """Whatever the players do: two matches with one seed, played differently, see the same dice."""

    def dice(seed: int, play_seed: int) -> list[object]:
        match = table.match(seed)
        rng = Random(play_seed)
        while match.to_act:
            go_on(match, rng)
        return [action.pips for action in match.actions if action.seat == CHANCE]

    if table.game is not BIG_SHOT:
        pytest.skip("only a die rolled in every state is the same whatever the players do")
    one, other, different = dice(5, 1), dice(5, 2), dice(6, 1)
    common = min(len(one), len(other), len(different))
    assert one[:common] == other[:common]
    assert one[:common] != different[:common]


def test_seats_and_players_must_agree() -> None:
    match = TWO.match()
    with pytest.raises(ValueError, match="seats"):
        Match(BIG_SHOT, match.setup, SEATS[:3], 1)


@dataclass(frozen=True, slots=True)
class _Told(Event):
    rule: ClassVar[str] = "XX-01"
    to: int

    @property
    def audience(self) -> int:
        return self.to


def test_events_reach_their_audience_only() -> None:
    public, own, others = _Told(EVERYONE), _Told(0), _Told(1)
    step = Step(1, None, (public, own, others))
    assert step.seen_by(0) == (public, own)
    assert step.seen_by(1) == (public, others)
    assert step.seen_by(EVERYONE) == (public,)


# --- undo and redo -------------------------------------------------------------------------------


def test_back_to_the_start_and_forth_to_the_end_every_position_is_the_same(table: Table) -> None:
    match = table.played(11, free_undo=True)
    expected = fingerprints(match)
    steps = match.steps
    counts = []
    while count := match.undo():
        counts.append(count)
        assert fingerprint(match.state) == expected[match.length]
        assert match.result is None
    assert all(step.action.seat == CHANCE for step in match.steps)
    for count in reversed(counts):
        assert match.redoable == count
        before, state = match.length, match.state
        assert match.redo() == steps[before : before + count]
        assert fingerprint(state) == expected[before], "a state that was handed out changed"
        assert fingerprint(match.state) == expected[match.length]
    assert match.redo() == ()
    assert match.steps == steps
    assert fingerprints(match) == expected


def test_undo_goes_to_the_last_decision_of_the_seat_that_asks(table: Table) -> None:
    match, rng = table.match(12, free_undo=True), Random(12)
    for length in range(10, 120, 7):
        while match.to_act and match.length < length:
            go_on(match, rng)
        length = match.length
        for seat in range(table.players):
            deciders = [action.seat for action in match.actions]
            if seat not in deciders:
                assert not match.can_undo(seat)
                assert match.undo(seat) == 0
                continue
            last = max(index for index, who in enumerate(deciders) if who == seat)
            assert match.can_undo(seat)
            assert match.undo(seat) == length - last
            assert match.length == last
            assert seat in match.to_act
            while match.redoable:
                match.redo()
            assert match.length == length


def test_undo_of_anybody_takes_back_one_decision_and_the_dice_after_it() -> None:
    match = TWO.played(13, free_undo=True)
    while match.can_undo():
        taken = match.steps[-match.undoable() :]
        match.undo()
        assert taken[0].action.seat != CHANCE
        assert all(step.action.seat == CHANCE for step in taken[1:])


@for_every("table", TABLES, ids=str)
def test_no_way_back_past_dice_and_discoveries(table: Table) -> None:
    """Walking through a match, undo is possible exactly when the way to the decision is clear."""
    match = table.match(14)
    rng = Random(14)
    barred = revealed = 0
    while match.to_act:
        go_on(match, rng)
        for seat in (None, *range(table.players)):
            way: list[Step] = []
            for step in reversed(match.steps):
                way.append(step)
                if step.action.seat == seat or (seat is None and step.action.seat != CHANCE):
                    break
            else:
                way = []
            dice = any(step.action.seat == CHANCE for step in way)
            shown = any(event.reveals for step in way for event in step.events)
            expected = 0 if dice or shown else len(way)
            assert match.undoable(seat) == expected
            assert match.can_undo(seat) == (expected > 0)
            barred += dice
            revealed += shown
    assert barred
    assert revealed or table != EXPERTS


def test_a_barred_undo_changes_nothing() -> None:
    match = TWO.match()
    while match.to_act == (CHANCE,):
        match.draw()
    before = match.steps
    assert match.undo() == 0
    assert match.undo(0) == 0
    assert match.steps == before
    assert match.redo() == ()


def test_a_new_action_ends_redo() -> None:
    match = TWO.played(15, steps=30, free_undo=True)
    match.undo()
    match.undo()
    go_on(match, Random(99))
    assert match.redoable == 0
    before = match.steps
    assert match.redo() == ()
    assert match.steps == before


@pytest.mark.parametrize("count", [0, -1, 31])
def test_what_is_not_there_cannot_be_taken_back(count: int) -> None:
    match = TWO.played(15, steps=30)
    with pytest.raises(ValueError, match="actions"):
        match.take_back(count)
    assert match.length == 30


MOVES = st.lists(st.sampled_from(["play", "play", "play", "undo", "undo-0", "undo-1", "redo"]))


@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.booleans(), st.integers(0, 150), MOVES)
def test_any_mixture_of_playing_undo_and_redo_agrees_with_a_plain_model(
    table: Table, seed: int, free: bool, start: int, moves: list[str]
) -> None:
    """The model keeps every position it has seen, and lists of what was taken back."""
    match = table.match(seed, free_undo=free)
    rng = Random(seed)
    log: list[tuple[Step, str]] = []
    undone: list[list[tuple[Step, str]]] = []
    for move in ["play"] * start + moves:
        if move == "play":
            if match.to_act:
                step = go_on(match, rng)
                log.append((step, fingerprint(match.state)))
                undone.clear()
        elif move == "redo":
            back = undone.pop() if undone else []
            assert match.redo() == tuple(step for step, _ in back)
            log += back
        else:
            seat = int(move[-1]) if "-" in move else None
            count = match.undo(seat)
            if count:
                undone.append(log[-count:])
                del log[-count:]
        assert match.steps == tuple(step for step, _ in log)
        if log:
            assert fingerprint(match.state) == log[-1][1]
        assert match.redoable == (len(undone[-1]) if undone else 0)


def test_the_match_as_it_was_before_a_step(table: Table) -> None:
    match = table.match()
    rng = Random(1)
    states = []
    for _ in range(20):
        states.append(fingerprint(match.state))
        go_on(match, rng)
    for number in (1, 12, 20):
        earlier = match.before(number)
        assert earlier.steps == match.steps[: number - 1]
        assert earlier.seats == match.seats
        assert [fingerprint(earlier.state_after(n)) for n in range(number)] == states[:number]
    earlier = match.before(12)
    while earlier.length < 20 and earlier.to_act:
        go_on(earlier, Random(5))
    assert match.length == 20, "they go their own ways"


def test_looking_at_the_end_of_the_log() -> None:
    match = TWO.match()
    assert (match.last_step, match.last_by(0), list(match.steps_back())) == (None, 0, [])
    match = TWO.played(steps=20, free_undo=True)
    assert match.last_step is match.steps[-1] is match.step(20)
    assert tuple(match.steps_back()) == match.steps[::-1]
    assert match.steps_after(15) == list(match.steps[15:])
    for seat in (CHANCE, 0, 1):
        numbers = [step.number for step in match.steps if step.action.seat == seat]
        assert match.last_by(seat) == numbers[-1]
    match.undo(0)
    assert match.last_by(0) == max(
        (step.number for step in match.steps if step.action.seat == 0), default=0
    )
    for number in (0, match.length + 1):
        with pytest.raises(IndexError):
            match.step(number)
