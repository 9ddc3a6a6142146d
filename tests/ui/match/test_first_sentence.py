"""The first sentence of a text stands for all of it where there is no more room."""

from __future__ import annotations

import pytest

from bigshot_desktop.ui.match.first_sentence import first_sentence


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Anna rolls. And again.", "Anna rolls.\N{NO-BREAK SPACE}…"),
        ("Anna rolls a 4; the broker stops.", "Anna rolls a 4\N{NO-BREAK SPACE}…"),
        (
            "“Stella, my heart is yours. And 4 of it.”",
            "“Stella, my heart is yours.\N{NO-BREAK SPACE}…”",
        ),
        (
            "„Stella, mein Herz gehört dir. Ganz.“",
            "„Stella, mein Herz gehört dir.\N{NO-BREAK SPACE}…“",
        ),
        ("« Mon cœur. Et tout. »", "« Mon cœur.\N{NO-BREAK SPACE}… »"),
        ("“All of it.”", "“All of it.”"),
        ("« Tout ! »", "« Tout ! »"),
    ],
)
def test_the_first_sentence_of_what_was_said_keeps_its_marks(text: str, first: str) -> None:
    assert first_sentence(text) == first
