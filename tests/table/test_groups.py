"""Groups of people who play together, and the table of last time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshot_desktop.table.groups import (
    MOST_GROUPS,
    Group,
    Groups,
    TableSetup,
    read_groups,
    save_groups,
)
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat

ANNA, OMA = Seat("Anna"), Seat("Oma")
OTTO = Seat("Otto", "bot", "expert", "otto")
SHARK = TableSetup((ANNA, OMA, OTTO), {"interest": "yes"})
BIG_SHOT = TableSetup((ANNA, OTTO), {"loans": "before"}, ((1,), ()))


def test_groups_come_back_as_they_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "groups.json"
    groups = Groups().saved("shark", SHARK, "Sunday with Oma").played("big-shot", BIG_SHOT)
    save_groups(groups, path)
    assert read_groups(path) == (groups, None)


def test_without_a_file_there_are_no_groups(tmp_path: Path) -> None:
    assert read_groups(tmp_path / "groups.json") == (Groups(), None)


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"[]",
        b'{"last": {}, "named": [{"name": "", "games": {}}]}',
        b'{"last": {"shark": {"seats": [{"name": "A"}], "options": {}, "colours": []}}, "named": []}',
        b'{"last": {}, "named": [], "more": 1}',
    ],
)
def test_a_broken_file_is_told_and_kept_beside_the_next(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "groups.json"
    path.write_bytes(content)
    groups, problem = read_groups(path)
    assert groups == Groups()
    assert isinstance(problem, Problem)
    save_groups(groups.played("shark", SHARK), path)
    assert path.with_name("groups.json.bad").read_bytes() == content
    assert read_groups(path)[0].last == {"shark": SHARK}


def test_a_match_of_a_group_is_remembered_for_the_group_too() -> None:
    groups = Groups().saved("shark", SHARK, "Sunday")
    later = TableSetup((ANNA, OMA))
    groups = groups.played("shark", later, "Sunday")
    assert groups.last == {"shark": later}
    assert groups.group("Sunday") == Group("Sunday", {"shark": later})
    assert groups.played("shark", SHARK, "nobody").named == groups.named


def test_a_game_that_a_group_has_not_played_is_begun_with_its_people() -> None:
    seven = tuple(Seat(name) for name in "ABCDEFG")
    group = Group("All", {"shark": SHARK, "saludos-amigos": TableSetup(seven, {"starter": "0"})})
    assert group.setup_for("shark") == SHARK
    assert group.setup_for("big-shot") == TableSetup(seven[:4])


def test_the_group_that_played_last_comes_first_and_there_are_not_too_many() -> None:
    groups = Groups()
    for number in range(MOST_GROUPS + 3):
        groups = groups.saved("shark", SHARK, f"Group {number}")
    assert len(groups.named) == MOST_GROUPS
    assert groups.named[0].name == f"Group {MOST_GROUPS + 2}"
    groups = groups.saved("big-shot", BIG_SHOT, "Group 5")
    assert groups.named[0] == Group("Group 5", {"shark": SHARK, "big-shot": BIG_SHOT})
    assert groups.without("Group 5").group("Group 5") is None
