"""What was said last is read whole: a sentence is broken where it is long, and left out where it has no room."""

from __future__ import annotations

from itertools import pairwise

from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.last_lines import LastLines, Line
from tests.ui.match.panel_questions import show

LONG = "Carl offers 19 with Dora and Emil. In millions: 2 for Carl, 2 for Dora, 3 for Emil."
SHORT = "Bea is done."


def shown(qtbot: QtBot, width: int, height: float, *sentences: str) -> list[str]:
    """What can be read in so many letters and lines."""
    lines = LastLines(stressed=False)
    letters = lines.fontMetrics()
    lines.resize(letters.averageCharWidth() * width, round(letters.height() * height))
    lines.show_lines([Line("", sentence) for sentence in sentences])
    show(qtbot, lines)
    lines.grab()
    places = [place for _, place in lines.shown()]
    assert all(one.bottom() <= other.top() for one, other in pairwise(places))
    assert len(places) == 1 or places[-1].bottom() <= lines.height() + 1
    return [words for words, _ in lines.shown()]


def test_where_there_is_room_all_of_it_is_seen(qtbot: QtBot) -> None:
    assert shown(qtbot, 150, 8, LONG, SHORT, LONG) == [LONG, SHORT, LONG]


def test_a_long_sentence_is_broken(qtbot: QtBot) -> None:
    assert shown(qtbot, 45, 8, LONG, SHORT) == [LONG, SHORT]


def test_what_would_be_cut_is_left_out(qtbot: QtBot) -> None:
    assert shown(qtbot, 45, 4, LONG, LONG) == [LONG]
    assert shown(qtbot, 45, 4, SHORT, LONG) == [SHORT]


def test_what_was_said_last_is_seen_in_any_case(qtbot: QtBot) -> None:
    (words,) = shown(qtbot, 45, 1.9, LONG, SHORT)
    assert words.startswith("Carl offers 19")
    assert words.endswith("…")
