"""Back and forward through the places where a reader was."""

from __future__ import annotations

from bigshot_desktop.ui.pages.rulebook.reading_history import Place, ReadingHistory

A, B, C, D = (Place("big-shot", number) for number in range(4))


def test_a_new_trail_leads_nowhere() -> None:
    reading_history = ReadingHistory()
    assert not reading_history.leads_back
    assert not reading_history.leads_forward


def test_back_and_forward() -> None:
    reading_history = ReadingHistory()
    reading_history.leave(A)
    reading_history.leave(B)
    assert reading_history.back(C) == B
    assert reading_history.back(B) == A
    assert not reading_history.leads_back
    assert reading_history.forward(A) == B
    assert reading_history.forward(B) == C
    assert not reading_history.leads_forward


def test_a_new_way_forgets_what_was_ahead() -> None:
    reading_history = ReadingHistory()
    reading_history.leave(A)
    reading_history.back(B)
    reading_history.leave(A)
    assert not reading_history.leads_forward
    assert reading_history.back(D) == A


def test_a_place_that_was_just_left_is_not_left_twice() -> None:
    reading_history = ReadingHistory()
    reading_history.leave(A)
    reading_history.leave(A)
    reading_history.back(B)
    assert not reading_history.leads_back


def test_a_place_can_be_not_left_after_all() -> None:
    reading_history = ReadingHistory()
    reading_history.leave(A)
    reading_history.leave(B)
    reading_history.take_back(A)
    reading_history.take_back(B)
    assert reading_history.back(C) == A
    reading_history.take_back(A)
    assert not reading_history.leads_back


def test_a_trail_does_not_grow_for_ever() -> None:
    reading_history = ReadingHistory()
    for number in range(300):
        reading_history.leave(Place("shark", number))
    steps = 0
    while reading_history.leads_back:
        reading_history.back(A)
        steps += 1
    assert steps == 100
