"""What finished matches come to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshot_desktop.table import paths
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import save_match, write_match
from bigshot_desktop.table.match_summary import MatchSummary, Place, summarize_match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.statistics import Tally, read_statistics, statistics_of
from tests.fresh_interpreter import games_in, modules_after
from tests.table.matches import TWO

ANNA, BEA = Seat("Anna"), Seat("Bea")
EASY, HARD = Seat("Ed", "bot", "easy"), Seat("Hal", "bot", "hard")

SEEDS = iter(range(10_000))


def ended(*seats: tuple[Seat, int, int], game: str = "big-shot") -> MatchSummary:
    """A match of these, each with rank and total; who is first has won."""
    return MatchSummary(
        game,
        tuple(seat for seat, _, _ in seats),
        next(SEEDS),
        100,
        tuple(Place(rank, total) for _, rank, total in seats),
        tuple(number for number, (_, rank, _) in enumerate(seats) if rank == 1),
    )


def test_nothing_played_is_nothing_told() -> None:
    assert statistics_of([]) == ()


def test_everybody_is_counted() -> None:
    (big_shot,) = statistics_of(
        [
            ended((ANNA, 1, 90), (EASY, 2, 40), (HARD, 3, 10)),
            ended((BEA, 2, 70), (ANNA, 1, 80)),
            ended((ANNA, 3, -20), (HARD, 1, 50), (HARD, 2, 45)),
        ]
    )
    assert (big_shot.game, big_shot.matches) == ("big-shot", 3)
    anna, bea = big_shot.players
    assert (anna.name, anna.tally, anna.best) == ("Anna", Tally(3, 2), 90)
    assert anna.average_rank == pytest.approx(5 / 3)
    assert anna.against == {"easy": Tally(1, 1), "hard": Tally(2, 1)}
    assert (bea.name, bea.tally, bea.best, bea.average_rank) == ("Bea", Tally(1, 0), 70, 2)
    assert bea.against == {}


def test_a_shared_win_is_a_win_and_there_may_be_none() -> None:
    shared = ended((ANNA, 1, 50), (BEA, 1, 50))
    nobody = ended((ANNA, 2, -5), (BEA, 2, -5))
    (found,) = statistics_of([shared, nobody])
    assert {player.tally for player in found.players} == {Tally(2, 1)}


def test_those_who_won_most_come_first() -> None:
    matches = [
        ended((Seat("Cleo"), 1, 5), (BEA, 2, 4)),
        ended((BEA, 1, 5), (ANNA, 2, 4)),
        ended((Seat("Cleo"), 1, 5), (Seat("Dan"), 2, 4)),
    ]
    (found,) = statistics_of(matches)
    assert [player.name for player in found.players] == ["Cleo", "Bea", "Anna", "Dan"]


def test_games_are_kept_apart_in_the_order_of_the_boxes() -> None:
    matches = [
        ended((ANNA, 1, 9), (BEA, 2, 8), game="shark"),
        ended((ANNA, 2, 7), (BEA, 1, 8)),
    ]
    assert [(one.game, one.matches) for one in statistics_of(matches)] == [
        ("big-shot", 1),
        ("shark", 1),
    ]


def test_bots_among_themselves_are_matches_without_fame() -> None:
    (found,) = statistics_of([ended((EASY, 1, 9), (HARD, 2, 8))])
    assert (found.matches, found.players) == (1, ())


def test_a_name_is_the_same_however_it_is_typed() -> None:
    spellings = [Seat("Zoë"), Seat(" Zoe\u0308 "), Seat("Zoë\u00a0")]
    (found,) = statistics_of([ended((seat, 1, 5), (EASY, 2, 4)) for seat in spellings])
    assert [(player.name, player.tally) for player in found.players] == [("Zoë", Tally(3, 3))]


def test_open_matches_do_not_count_and_copies_count_once() -> None:
    finished = ended((ANNA, 1, 9), (BEA, 2, 8))
    left = summarize_match(write_match(TWO.played(5, steps=30)))
    (found,) = statistics_of([finished, left, finished])
    assert found.matches == 1


# --- from the shelf ------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    found = paths.matches()
    found.mkdir(parents=True)
    return found


def test_all_finished_files_are_counted_and_the_others_left_out(folder: Path) -> None:
    matches: list[Match] = [TWO.played(seed) for seed in range(3)]
    for number, match in enumerate(matches):
        save_match(match, folder / f"{number}.bigshot")
    save_match(matches[0], folder / "copy.bigshot")
    save_match(TWO.played(1, steps=20), folder / "left.bigshot")
    (folder / "bad.bigshot").write_bytes(b"{")
    (found,) = read_statistics()
    assert (found.game, found.matches) == ("big-shot", 3)
    (anna,) = found.players
    results = [match.result for match in matches]
    best = max(
        one.total for result in results if result for one in result.standings if not one.seat
    )
    won = sum(1 for result in results if result and 0 in result.winners)
    assert (anna.name, anna.best, anna.tally) == ("Anna", best, Tally(3, won))
    assert anna.against == {"quick": anna.tally}


def test_statistics_need_no_game(folder: Path) -> None:
    save_match(TWO.played(1), folder / "1.bigshot")
    program = """
from bigshot_desktop.table.statistics import read_statistics
assert [one.matches for one in read_statistics()] == [1]
"""
    loaded = modules_after(program, **{paths.HOME_VARIABLE: str(folder.parents[1])})
    assert games_in(loaded) == set()
