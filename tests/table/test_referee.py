"""The referee: checked, written down, then played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from tests.table.matches import BIG_SHOT, TWO, Table, essence, go_on


def test_without_a_journal_it_plays_the_same_match(table: Table) -> None:
    referee = Referee(table.match(51, free_undo=True))
    match = table.match(51, free_undo=True)
    rngs = Random(51), Random(51)
    while match.to_act:
        assert go_on(referee, rngs[0]) == go_on(match, rngs[1])
        if match.length % 9 == 0:
            assert referee.undo() == match.undo()
            assert referee.redo() == match.redo()
    assert essence(referee.match) == essence(match)


def test_what_is_refused_is_not_written_down(tmp_path: Path) -> None:
    match = TWO.played(52, steps=30)
    path = tmp_path / "journal"
    journal = Journal.create(path, match)
    before = path.read_bytes()
    seat = match.to_act[0]
    action = BIG_SHOT.sample(match.state, seat, Random(1))
    stranger = type(action)(*(1 - seat if name == "seat" else 0 for name in type(action).__slots__))
    assert isinstance(Referee(match, journal).submit(stranger), Refusal)
    journal.close()
    assert path.read_bytes() == before
    assert match.length == 30


def test_what_cannot_be_undone_or_redone_is_not_written_down(tmp_path: Path) -> None:
    match = TWO.match(53)
    path = tmp_path / "journal"
    journal = Journal.create(path, match)
    before = path.read_bytes()
    referee = Referee(match, journal)
    assert referee.undo() == 0
    assert referee.redo() == ()
    journal.close()
    assert path.read_bytes() == before


def test_players_do_not_roll_natures_dice() -> None:
    match = TWO.match(54)
    with pytest.raises(ValueError, match="nature"):
        Referee(match).submit(BIG_SHOT.chance(match.state, Random(1)))
    assert match.length == 0


@pytest.mark.parametrize("kind", ["submit", "draw", "undo", "redo"])
def test_nothing_happens_before_it_is_written_down(kind: str) -> None:
    """A journal that looks at the match when asked to write finds it as it was."""
    match = TWO.played(55, steps=30, free_undo=True)
    while (kind == "draw") != (match.to_act == (-1,)):
        go_on(match, Random(55))
    if kind == "redo":
        match.undo()
    before = essence(match)
    looks: list[bool] = []

    class Looking:
        def write(self, _: object) -> None:
            looks.append(essence(match) == before)

        write_action = write_undo = write_redo = write

    journal: Any = Looking()
    referee = Referee(match, journal)
    if kind in ("submit", "draw"):
        go_on(referee, Random(55))
    else:
        assert referee.undo() if kind == "undo" else referee.redo()
    assert looks == [True]
    assert essence(match) != before


def test_a_bug_in_the_rules_reaches_neither_journal_nor_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match: Match = TWO.played(56, steps=30)
    path = tmp_path / "journal"
    journal = Journal.create(path, match)
    before = path.read_bytes(), essence(match)
    apply = BIG_SHOT.apply

    def half(state: Any, action: Any, emit: Any = None) -> None:
        apply(state, action, emit)
        raise ZeroDivisionError

    monkeypatch.setattr(BIG_SHOT, "apply", half)
    with pytest.raises(ZeroDivisionError):
        go_on(Referee(match, journal), Random(1))
    monkeypatch.undo()
    journal.close()
    assert (path.read_bytes(), essence(match)) == before
