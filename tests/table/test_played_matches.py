"""What match files are read for: the right counts, from the files or from the cache, whatever lies there."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.rules.events import NegotiationClosed
from bigshot_desktop.table import paths
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.played_matches import COUNTS, PlayedMatch, ShelfReader, played_matches
from bigshot_desktop.table.storage import make_folder
from tests.table.matches import TABLES


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return make_folder(paths.matches())


def read_all() -> list[PlayedMatch]:
    return played_matches()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_counts_what_the_match_shows(folder: Path, table: object) -> None:
    match = next(one for one in TABLES if one is table).played(3)
    save_match(match, folder / "one.bigshot")
    (found,) = read_all()
    assert (found.game, found.seed, found.actions) == (
        match.game.info.id,
        match.seed,
        match.length,
    )
    assert match.result
    by_seat = {one.seat: one for one in match.result.standings}
    for seat, player in enumerate(found.players):
        assert player.name == match.seats[seat].name
        assert (player.rank, player.total) == (by_seat[seat].rank, by_seat[seat].total)
        assert player.won is (seat in match.result.winners)
    rolls = [one for one in match.actions if type(one).__name__ == "Roll"]
    for die in COUNTS[found.game].dice:
        seen: Counter[int] = Counter()
        for roll in rolls:
            value = getattr(roll, die.key)
            seen.update(value if isinstance(value, tuple) else (value,))
        assert found.dice[die.name] == [seen[face] for face in die.faces]


def test_partners_are_those_in_the_coalition_when_the_negotiation_closes(folder: Path) -> None:
    table = next(one for one in TABLES if one.game.info.id == "saludos-amigos")
    for seed in range(1, 4):
        match = table.played(seed)
        together = [Counter[str]() for _ in match.seats]
        for step in match.steps:
            for event in step.events:
                if isinstance(event, NegotiationClosed):
                    members = [seat for seat, share in enumerate(event.shares) if share]
                    for one in members:
                        together[one].update(f"seat-{other}" for other in members if other != one)
        assert any(together)
        save_match(match, folder / "one.bigshot")
        (found,) = read_all()
        assert [player.likings for player in found.players] == [dict(one) for one in together]
        os.utime(folder / "one.bigshot", ns=(seed, seed))


def test_cubes_and_shares_are_counted(folder: Path) -> None:
    for game, kind in (("big-shot", "Place"), ("shark", "Buy")):
        match = next(one for one in TABLES if one.game is GAMES[game]).played(2)
        save_match(match, folder / "one.bigshot")
        (found,) = read_all()
        for seat, player in enumerate(found.players):
            done = [one for one in match.actions if type(one).__name__ == kind and one.seat == seat]
            total = sum(getattr(one, "number", 1) for one in done)
            assert sum(player.likings.values()) == total


def test_the_cache_is_used_and_may_go_at_any_time(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2, 3):
        save_match(TABLES[0].played(seed), folder / f"{seed}.bigshot")
    first = read_all()
    assert len(first) == 3
    reader = ShelfReader()
    assert reader.finished
    assert reader.matches() == first
    paths.played_matches_file().unlink()
    assert not ShelfReader().finished
    assert read_all() == first
    save_match(TABLES[0].played(4), folder / "1.bigshot")
    (folder / "2.bigshot").unlink()
    assert {match.seed for match in read_all()} == {3, 4}
    assert ShelfReader().finished


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: b"[]",
        lambda data: data[:-20],
        lambda data: data.replace(b"Anna", b"Bert"),
        lambda data: data.replace(b'"version":1', b'"version":0'),
        lambda data: b"\xff" * 100,
    ],
)
def test_a_spoilt_cache_is_made_anew(folder: Path, spoil: object) -> None:
    assert callable(spoil)
    save_match(TABLES[0].played(1), folder / "1.bigshot")
    first = read_all()
    path = paths.played_matches_file()
    path.write_bytes(spoil(path.read_bytes()))
    assert not ShelfReader().finished
    assert read_all() == first


def test_what_cannot_be_read_counts_for_nothing_and_is_not_read_again(folder: Path) -> None:
    save_match(TABLES[0].played(1), folder / "1.bigshot")
    data = (folder / "1.bigshot").read_bytes()
    (folder / "bad.bigshot").write_bytes(b"{}")
    (folder / "odd.bigshot").write_bytes(data.replace(b'"kind": "place"', b'"kin": "place"'))
    (folder / "other.txt").write_bytes(data)
    assert len(read_all()) == 1
    assert ShelfReader().finished


def test_a_copy_counts_once_and_an_unfinished_match_is_no_result(folder: Path) -> None:
    save_match(TABLES[0].played(1), folder / "1.bigshot")
    save_match(TABLES[0].played(1), folder / "copy.bigshot")
    save_match(TABLES[0].played(1, steps=20), folder / "open.bigshot")
    found = read_all()
    assert sorted(match.finished for match in found) == [False, True]


def test_a_cache_that_cannot_be_written_is_done_without(folder: Path) -> None:
    save_match(TABLES[0].played(1), folder / "1.bigshot")
    paths.cache().write_bytes(b"a file where the folder should be")
    assert len(read_all()) == 1
