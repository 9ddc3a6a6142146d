"""What finished matches come to."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.table.people import People
from bigshot_desktop.table.played_matches import PlayedMatch, Player
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.statistics import (
    BOTS,
    MANY,
    PEOPLE,
    Duel,
    Favourite,
    Filter,
    Seating,
    at_one_table,
    between,
    by_person,
    course,
    duels,
    favourites,
    highest,
    lead,
    remarkable,
    seatings,
    tally,
)
from bigshot_desktop.table.statistics_csv import HEADS, save_csv, to_csv

NUMBERS = count()
NOBODY, ALL = People(), Filter()


def ended(
    *players: tuple[str, int, int], game: str = "big-shot", actions: int = 100, **likings: str
) -> PlayedMatch:
    """A match of these, each with rank and total; who is first has won. Levels are no names of people."""
    number = next(NUMBERS)
    return PlayedMatch(
        f"{number}.bigshot",
        float(number),
        game,
        number,
        False,
        True,
        actions,
        tuple(
            Player(
                name,
                "bot" if name.islower() else "human",
                name if name.islower() else "",
                rank,
                total,
                rank == 1,
                dict(Counter(likings.get(name, "").split())),
            )
            for name, rank, total in players
        ),
        {},
    )


MATCHES = [
    ended(("Anna", 1, 90), ("easy", 2, 40), ("hard", 3, 10)),
    ended(("Bea", 2, 70), ("Anna", 1, 80)),
    ended(("Anna", 3, -20), ("hard", 1, 50), ("medium", 2, 45)),
    ended(("Anna", 1, 9), ("Bea", 1, 9), ("Cleo", 3, 2), ("hard", 4, 1), game="shark"),
]


def of(name: str, which: Filter = ALL, people: People = NOBODY) -> list[Seating]:
    return by_person(seatings(MATCHES, people, which)).get(name, [])


def test_everybody_is_counted_and_a_shared_win_is_shared() -> None:
    anna = tally(of("Anna"))
    assert (anna.played, anna.won, anna.best) == (4, 2.5, 90)
    assert anna.expected == pytest.approx(1 / 3 + 1 / 2 + 1 / 3 + 1 / 4)
    assert anna.average_rank == pytest.approx(6 / 4)
    bea = tally(of("Bea"))
    assert (bea.played, bea.won) == (2, 0.5)
    assert list(by_person(seatings(MATCHES, NOBODY, Filter()))) == ["Anna", "Bea", "Cleo"]


@pytest.mark.parametrize(
    ("which", "number"),
    [
        (Filter(), 4),
        (Filter("shark"), 1),
        (Filter(players=3), 2),
        (Filter(against=PEOPLE), 2),
        (Filter(against=BOTS), 2),
        (Filter(against="hard"), 3),
        (Filter("big-shot", 3, "easy"), 1),
        (Filter("shark", 3), 0),
    ],
)
def test_matches_are_chosen(which: Filter, number: int) -> None:
    assert len(of("Anna", which)) == number


def test_an_open_match_does_not_count() -> None:
    assert seatings([MATCHES[0]._replace(finished=False)], NOBODY, Filter()) == []


@pytest.mark.parametrize(
    "chances", [Counter({4: 20}), Counter({2: 10, 3: 10, 6: 5}), Counter({4: MANY + 200})]
)
def test_luck_alone_stays_between_the_two_numbers_in_95_of_100_series(
    chances: Counter[int],
) -> None:
    low, high = between(chances)
    rng, inside = Random(4), 0
    for _ in range(1500):
        won = sum(rng.random() < 1 / players for players in chances.elements())
        inside += low <= won <= high
    assert 0.94 <= inside / 1500 <= 0.995


def test_the_verdict_is_about_luck() -> None:
    always = [ended(("Anna", 1, 5), ("easy", 2, 4)) for _ in range(10)]
    never = [ended(("Anna", 2, 4), ("easy", 1, 5)) for _ in range(10)]
    for matches, verdict in ((always, "more"), (never, "fewer"), (always + never, "as")):
        assert tally(seatings(matches, NOBODY, Filter())).verdict == verdict


def test_the_course_adds_up_match_by_match() -> None:
    won, expected = course(of("Bea"))
    assert won == [0, 0, 0.5]
    assert expected == pytest.approx([0, 0.5, 0.75])


def test_favourites_tell_how_often_and_with_what_success() -> None:
    matches = [
        ended(("Anna", 1, 5), ("easy", 2, 4), Anna="docks docks station"),
        ended(("Anna", 2, 4), ("easy", 1, 5), Anna="docks station"),
    ]
    assert favourites(seatings(matches, NOBODY, Filter()), NOBODY) == [
        Favourite("docks", 3, 2, 1.0),
        Favourite("station", 2, 1, 0.0),
    ]


def test_partners_are_called_by_their_names() -> None:
    match = ended(("Anna", 1, 5), ("Bea", 2, 4), ("easy", 3, 1), Anna="seat-1 seat-1 seat-2")
    own = [one for one in seatings([match], NOBODY, Filter()) if one.name == "Anna"]
    assert [one.thing for one in favourites(own, NOBODY)] == ["Bea", "easy"]
    people = NOBODY.renamed("Bea", "Beatrice")
    assert favourites(own, people)[0].thing == "Beatrice"


def test_two_people_are_compared_in_the_matches_that_both_played() -> None:
    assert duels(of("Anna"), NOBODY) == [
        Duel("Bea", 2, 1, 0, 1.5, 0.5),
        Duel("Cleo", 1, 1, 0, 0.5, 0.0),
    ]


def test_the_longest_closest_and_richest_match_of_each_game() -> None:
    matches = [
        ended(("Anna", 1, 90), ("easy", 2, 10), actions=50),
        ended(("Anna", 1, 30), ("easy", 2, 29), actions=60),
        ended(("Anna", 1, 40), ("easy", 2, 20), actions=70),
    ]
    (found,) = remarkable(seatings(matches, NOBODY, Filter()))
    assert [found.richest, found.closest, found.longest] == matches
    assert (lead(found.closest), highest(found.richest)) == (1, 90)


# --- people --------------------------------------------------------------------------------------


def test_people_can_be_renamed_merged_and_left_out() -> None:
    people = NOBODY.renamed("Bea", "Anna")
    assert len(of("Anna", people=people)) == 6
    assert of("Bea", people=people) == []
    assert duels(of("Anna", people=people), people)[0].other == "Cleo"
    again = people.renamed("Anna", "Annabel")
    assert again.called("Bea") == again.called("Anna") == "Annabel"
    assert people.without("Anna").called("Bea") == ""
    assert NOBODY.renamed("Bea", "B").renamed("B", "Bea") == NOBODY.renamed("B", "Bea")


def test_who_played_at_one_table_are_different_people() -> None:
    some = seatings(MATCHES, NOBODY, Filter())
    assert at_one_table(some, "Anna") == {"Bea", "Cleo"}
    one_match = ended(("Bea", 1, 5), ("easy", 2, 4))
    assert at_one_table(seatings([one_match], NOBODY, Filter()), "Bea") == set()


def test_a_name_is_the_same_however_it_is_typed() -> None:
    assert {NOBODY.called(name) for name in ("Zoë", " Zoe\u0308 ", "Zoë\u00a0")} == {"Zoë"}


def test_there_is_a_limit_that_is_told() -> None:
    people = NOBODY
    for number in range(100):
        people = people.renamed(f"P{number}", f"Q{number}").without(f"R{number}")
    with pytest.raises(Problem):
        people.renamed("P100", "Q")
    with pytest.raises(Problem):
        people.without("R100")


# --- as a table ----------------------------------------------------------------------------------


def test_the_table_has_a_row_for_everybody_in_every_match(tmp_path: Path) -> None:
    some = seatings(MATCHES, NOBODY, Filter())
    rows = list(csv.DictReader(StringIO(to_csv(some, NOBODY))))
    assert len(rows) == len(some) == 7
    assert tuple(rows[0]) == HEADS
    assert (rows[0]["person"], rows[0]["won"], rows[0]["opponents"]) == (
        "Anna",
        "1",
        "easy (easy); hard (hard)",
    )
    save_csv(some, NOBODY, tmp_path / "table.csv")
    assert (tmp_path / "table.csv").read_bytes().startswith(b"\xef\xbb\xbfdate,")


def test_the_table_calls_everybody_by_one_name() -> None:
    """Also as opponents: who was renamed, and who is left out."""
    match = ended(("Anna", 1, 5), ("Bea", 2, 4), ("Carl", 3, 3), ("easy", 4, 2))
    people = NOBODY.renamed("Bea", "Beate").without("Carl")
    text = to_csv(seatings([match], people, Filter()), people)
    rows = {row["person"]: row["opponents"] for row in csv.DictReader(StringIO(text))}
    assert rows == {
        "Anna": "Beate (person); (person); easy (easy)",
        "Beate": "Anna (person); (person); easy (easy)",
    }


def test_no_name_becomes_a_formula() -> None:
    match = ended(("=2+3", 1, 5), ("easy", 2, 4))
    assert "'=2+3" in to_csv(seatings([match], NOBODY, Filter()), NOBODY)
