"""Back and forward through the places where a reader was."""

from __future__ import annotations

from bigshot_desktop.ui.rulebook.trail import Place, Trail

A, B, C, D = (Place("big-shot", number) for number in range(4))


def test_a_new_trail_leads_nowhere() -> None:
    trail = Trail()
    assert not trail.leads_back
    assert not trail.leads_forward


def test_back_and_forward() -> None:
    trail = Trail()
    trail.leave(A)
    trail.leave(B)
    assert trail.back(C) == B
    assert trail.back(B) == A
    assert not trail.leads_back
    assert trail.forward(A) == B
    assert trail.forward(B) == C
    assert not trail.leads_forward


def test_a_new_way_forgets_what_was_ahead() -> None:
    trail = Trail()
    trail.leave(A)
    trail.back(B)
    trail.leave(A)
    assert not trail.leads_forward
    assert trail.back(D) == A


def test_a_place_that_was_just_left_is_not_left_twice() -> None:
    trail = Trail()
    trail.leave(A)
    trail.leave(A)
    trail.back(B)
    assert not trail.leads_back


def test_a_place_can_be_not_left_after_all() -> None:
    trail = Trail()
    trail.leave(A)
    trail.leave(B)
    trail.take_back(A)
    trail.take_back(B)
    assert trail.back(C) == A
    trail.take_back(A)
    assert not trail.leads_back


def test_a_trail_does_not_grow_for_ever() -> None:
    trail = Trail()
    for number in range(300):
        trail.leave(Place("shark", number))
    steps = 0
    while trail.leads_back:
        trail.back(A)
        steps += 1
    assert steps == 100
