"""The characters: who they are, and where they come back from."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.table import paths
from bigshot_desktop.table.characters import CHARACTERS, character_of
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.match_request import deal_request, usual_request
from bigshot_desktop.table.record import Opening, parse, to_opening
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.words.narrator import Narrator

PORTRAITS = {file.stem: file.read_text() for file in paths.resources().glob("portraits/*.svg")}


def test_there_are_a_dozen_and_several_at_every_level_that_plays() -> None:
    assert len(CHARACTERS) == 12
    assert Counter(one.level for one in CHARACTERS.values()) == dict.fromkeys(
        (level for level in LEVELS if level != "random"), 3
    )


def test_each_has_a_portrait_a_manner_and_a_saying_of_its_own() -> None:
    narrator = Narrator()
    assert {*PORTRAITS} == {*CHARACTERS}
    assert len({narrator.character(name) for name in CHARACTERS}) == 12
    assert len({narrator.motto(name) for name in CHARACTERS}) == 12


def test_portraits_are_drawn_in_one_palette_with_one_line() -> None:
    colours = {
        colour for drawn in PORTRAITS.values() for colour in re.findall("#[0-9A-F]{6}", drawn)
    }
    assert len(colours) <= 36
    for drawn in PORTRAITS.values():
        assert re.findall('stroke-width="([^"]*)"', drawn) == ["4"]
        assert 'viewBox="11 3 178 178"' in drawn
        assert "clip" not in drawn  # Qt draws what would be cut off


def test_a_character_comes_back_with_its_match() -> None:
    match = deal_request(usual_request("shark", "Anna", 3))
    again = read_match(write_match(match))
    assert [character_of(seat) for seat in again.seats[1:]] == [
        CHARACTERS[seat.character] for seat in match.seats[1:]
    ]
    assert character_of(again.seats[0]) is None


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (Seat("Otto", "bot", "easy"), "otto"),
        (Seat("Uncle Bob", "bot", "easy", "otto"), "otto"),
        (Seat("Robot", "bot", "easy"), ""),
        (Seat("Otto", "bot", "easy", "somebody-new"), ""),
        (Seat("Otto"), ""),
    ],
)
def test_bots_of_older_and_newer_files(seat: Seat, known: str) -> None:
    """A bot of an older file is known by its name; one that this program does not know is nobody in particular."""
    character = character_of(seat)
    assert (character.id if character else "") == known


def test_seats_of_version_1_have_no_character() -> None:
    match = deal_request(usual_request("shark", "Anna", 3))
    data: dict[str, Any] = {"version": 1, **asdict(to_opening(match))}
    data["seats"] = [
        {k: v for k, v in asdict(seat).items() if k != "character"} for seat in match.seats
    ]
    assert {seat.character for seat in parse(Opening, data).seats} == {""}
