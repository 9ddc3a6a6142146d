"""The rulebooks there are: one for each game, with a section for each of its rules."""

from __future__ import annotations

import re

import pytest

from bigshot_desktop.games import ENTRIES, GAMES, game_of
from bigshot_desktop.words.rulebook import RULEBOOKS, has_section
from tests.every import for_every


@pytest.mark.parametrize("game", ENTRIES)
def test_every_rule_has_its_section(game: str) -> None:
    book = RULEBOOKS[game]
    assert book.game == game
    assert len(book.rules) == len(set(book.rules))
    assert set(book.rules) == set(GAMES[game].info.rules)
    assert all(map(has_section, book.rules))


def test_a_game_that_nobody_knows_has_no_book() -> None:
    with pytest.raises(KeyError):
        RULEBOOKS["chess"]


@for_every("rule", ["BS-99", "XX-01", "", "BS", "BS-1"])
def test_what_is_no_rule_has_no_section(rule: str) -> None:
    assert not has_section(rule)


@pytest.mark.parametrize("game", ENTRIES)
def test_whoever_is_sent_on_arrives(game: str) -> None:
    """Every number in a text is that of a rule which is told of, and not of the section itself."""
    book = RULEBOOKS[game]
    for section in book.sections:
        named = re.findall(r"\b[A-Z]{2}-\d+\b", section.words)
        assert [rule for rule in named if not has_section(rule)] == []
        assert section.rule not in named
        assert {game_of(rule) for rule in named} <= set(ENTRIES)
