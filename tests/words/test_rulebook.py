"""What a rulebook is made of, and how it is told in another language."""

from __future__ import annotations

import pytest

from bigshot_desktop.words.rulebook import (
    Chapter,
    Kind,
    Part,
    Rulebook,
    Section,
    edition,
    example,
    figure,
    point,
    ruling,
    text,
)

BOOK = Rulebook(
    "big-shot",
    "Test",
    (text("A game."), figure("whole", "All of it.")),
    (
        Chapter("One", (Section("BS-01", "The city", (text("Big."), figure("city", "It."))),)),
        Chapter("Two", (Section("BS-02", "The end", (point("Soon."),)),)),
    ),
)


def test_parts_are_made_by_their_names() -> None:
    made = [text("a"), point("a"), ruling("a"), edition("a"), example("a")]
    assert [part.kind for part in made] == [
        Kind.TEXT,
        Kind.POINT,
        Kind.RULING,
        Kind.EDITION,
        Kind.EXAMPLE,
    ]
    assert figure("city", "It.") == Part(Kind.FIGURE, "It.", "city")


def test_sections_and_figures_stand_in_the_order_of_the_book() -> None:
    assert BOOK.rules == ("BS-01", "BS-02")
    assert BOOK.figures == ("whole", "city")
    assert BOOK.section("BS-02").title == "The end"
    with pytest.raises(StopIteration):
        BOOK.section("BS-03")


def test_a_section_has_all_its_words() -> None:
    assert BOOK.section("BS-01").words == "The city\nBig.\nIt."


def test_a_book_is_told_under_its_context() -> None:
    told = BOOK.translated(lambda context, words: f"{context}: {words}")
    assert (told.game, told.context, told.rules, told.figures) == (
        BOOK.game,
        BOOK.context,
        BOOK.rules,
        BOOK.figures,
    )
    assert [part.text for part in told.introduction] == ["Test: A game.", "Test: All of it."]
    assert [chapter.title for chapter in told.chapters] == ["Test: One", "Test: Two"]
    assert told.section("BS-02").words == "Test: The end\nTest: Soon."
    assert [part.kind for part in told.section("BS-01").parts] == [Kind.TEXT, Kind.FIGURE]
