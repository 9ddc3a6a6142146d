"""The rulebook of Big Shot tells every rule in its order, and its figures are those of the rules."""

from __future__ import annotations

import re
from itertools import product

from bigshot_desktop.games.big_shot.rules.auction import bid_limit, payers
from bigshot_desktop.games.big_shot.rules.events import BrokerMoved
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, WINNER, pile_of
from bigshot_desktop.games.big_shot.rules.material import (
    COLOURS,
    CUBES_PER_COLOUR,
    DISTRICT_SIZE,
    LOAN_DEBT,
    LOAN_TOKENS,
    MOST_LOANS,
    MOST_MONEY,
    N_COLOURS,
    N_DISTRICTS,
    START_MONEY,
    loan_pays,
)
from bigshot_desktop.games.big_shot.rules.scoring import estate, result, wealth
from bigshot_desktop.games.big_shot.rules.state import OVER, UNDECIDED
from bigshot_desktop.games.big_shot.words.names import THE_DISTRICT
from bigshot_desktop.games.big_shot.words.options import OPTIONS
from bigshot_desktop.games.big_shot.words.rulebook.book import BOOK
from bigshot_desktop.words.rulebook import Kind
from tests.every import for_every
from tests.games.big_shot.rules.positions import (
    BLACK,
    CITY,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    district,
)


def said(rule: str, *kinds: Kind) -> str:
    """What the section of a rule says, or its parts of some kinds."""
    parts = BOOK.section(rule).parts
    return "\n".join(part.text for part in parts if not kinds or part.kind in kinds)


def shares(text: str) -> list[tuple[int, ...]]:
    """The cubes by colour that a text speaks of: 3/3/1."""
    found = re.findall(r"\d(?:/\d)+", text)
    return [tuple(map(int, one.split("/"))) for one in found]


def winner(cubes: tuple[int, ...]) -> int:
    """The place of the winner among these."""
    return WINNER[pile_of(cubes + (0,) * (N_COLOURS - len(cubes)))]


def money(text: str) -> list[int]:
    return [int(amount) for amount in re.findall(r"\$(\d+)M", text)]


# --- the book ------------------------------------------------------------------------------------


def test_the_rules_stand_in_the_order_of_their_numbers() -> None:
    assert BOOK.rules == GAME.info.rules


def test_every_section_has_a_title_and_says_what_the_rule_is() -> None:
    for section in BOOK.sections:
        assert 1 <= len(section.title.split()) <= 5, section.rule
        assert section.parts[0].kind is Kind.TEXT, section.rule


def test_it_is_plain_text() -> None:
    parts = [*BOOK.introduction, *(part for one in BOOK.sections for part in one.parts)]
    texts = [*(part.text for part in parts), *(section.title for section in BOOK.sections)]
    assert [text for text in texts if re.search(r"[{}<>\"'`*_&]|\s\s| - |\.\.\.", text)] == []


@for_every("rule", ["BS-10", "BS-18", "BS-20", "BS-23", "BS-24", "BS-25", "BS-26"])
def test_what_needs_an_example_has_one(rule: str) -> None:
    assert said(rule, Kind.EXAMPLE)


@for_every(
    "rule", ["BS-02", "BS-06", "BS-09", "BS-20", "BS-21", "BS-24", "BS-27", "BS-50", "BS-52"]
)
def test_what_the_printed_rules_leave_open_is_a_ruling(rule: str) -> None:
    assert said(rule, Kind.RULING)


@for_every("rule", ["BS-23", "BS-27", "BS-41", "BS-42", "BS-43", "BS-51", "BS-52"])
def test_where_the_editions_differ_it_names_them(rule: str) -> None:
    assert "Italian" in said(rule, Kind.EDITION)


# --- its figures ---------------------------------------------------------------------------------


def test_the_box_is_the_box_of_the_rules() -> None:
    box = said("BS-04", Kind.TEXT)
    for number in (N_COLOURS * CUBES_PER_COLOUR, CUBES_PER_COLOUR, LOAN_TOKENS, N_DISTRICTS):
        assert re.search(rf"\b{number}\b", box)
    assert f"{N_COLOURS * CUBES_PER_COLOUR} cubes, {N_DISTRICTS * DISTRICT_SIZE} places" in said(
        "BS-15"
    )
    assert money(said("BS-07")) == [START_MONEY]


def test_it_knows_the_city() -> None:
    """Every district with its value, and the neighbours of each park in one sentence with it."""
    told = said("BS-02", Kind.TEXT)
    for block in CITY.districts:
        name = THE_DISTRICT.texts[block.name]
        if not block.is_park:
            assert f"{name} ({block.value})" in told
            continue
        (sentence,) = (one for one in told.replace("\n", " ").split(". ") if name in one)
        values = [CITY.districts[near].value for near in block.touches]
        assert re.findall(r"\((\d+)\)", sentence) == [str(value) for value in values]


def test_the_broker_counts_as_in_the_example() -> None:
    """BS-10"""
    told = said("BS-10", Kind.EXAMPLE)
    assert [int(number) for number in re.findall(r"\d", told)] == [1, 2, 4, 3, 3, 5, 6, 6]
    table = Table(broker=17)
    for pips in (2, 2, 6, 6, 3):
        table.roll(pips)
        table.let_all_pass()
        table.scatter()
    assert table.seen().broker == 1 - 1
    assert [table.seen().fields[number - 1] for number in (2, 4)] == [0, 0]
    table.roll(3)
    assert [number + 1 for number in table.last(BrokerMoved).path] == [3, 5, 6]


def test_the_single_cube_wins_in_two_cases_of_seven_cubes() -> None:
    """BS-18: of all ways to share seven cubes, the first text names those with a tie for the most."""
    every = {
        tuple(sorted(cubes, reverse=True))
        for cubes in product(range(DISTRICT_SIZE + 1), repeat=N_COLOURS)
        if sum(cubes) == DISTRICT_SIZE
    }
    tied = {cubes for cubes in every if cubes.count(cubes[0]) > 1}
    named = {one + (0,) * (N_COLOURS - len(one)) for one in shares(said("BS-18", Kind.TEXT))}
    assert named == tied
    assert all(cubes[winner(cubes)] == 1 for cubes in named)


def test_three_players_can_win_the_district_of_the_example() -> None:
    """BS-18, and each of the three endings."""
    told = said("BS-18", Kind.EXAMPLE)
    before, offered = (1, 2, 1, 0), (2, 1, 0, 1)
    for colour, placed in ((RED, (2, 0, 0, 1)), (YELLOW, (1, 1, 0, 1)), (WHITE, (2, 1, 0, 0))):
        assert all(there <= here for there, here in zip(placed, offered, strict=True))
        pile = tuple(one + other for one, other in zip(before, placed, strict=True))
        assert sum(pile) == DISTRICT_SIZE
        assert WINNER[pile_of(pile)] == colour
        share = "/".join(str(cubes) for cubes in sorted(pile, reverse=True) if cubes)
        assert re.search(rf"{COLOURS[colour].title()} with [\w, ]+ \({share}\)", told)


def test_the_last_districts_go_where_the_examples_say() -> None:
    """BS-23"""
    majority, single, nobody = said("BS-23", Kind.EXAMPLE).split(". ")
    assert [winner(cubes) for cubes in shares(majority)] == [0]
    assert winner((1,)) == 0
    assert [cubes[winner(cubes)] for cubes in shares(single)] == [1]
    assert len(shares(nobody)) == 4
    assert {winner(cubes) for cubes in shares(nobody)} == {NOBODY}


def test_loans_pay_what_it_says() -> None:
    """BS-20, BS-52"""
    debt, *paid = money(said("BS-20", Kind.TEXT))
    assert debt == LOAN_DEBT
    assert paid == [loan_pays(number) for number in (1, 2, 3, MOST_LOANS)]
    assert money(said("BS-52", Kind.RULING)) == [MOST_MONEY]
    cash, bid, second, lowest, highest = money(said("BS-20", Kind.EXAMPLE))
    assert second == loan_pays(2)
    assert (lowest, highest) == (bid + 1, cash + second)


def test_a_park_doubles_as_in_the_example() -> None:
    """BS-24"""
    owners = [UNDECIDED] * N_DISTRICTS
    for name in ("north-park", "mill-row", "fish-market"):
        owners[district(name)] = RED
    owners[district("station")] = WHITE
    worth = [sum(value for *_, value in estate(CITY, owners, [one])) for one in (RED, WHITE)]
    assert money(said("BS-24", Kind.EXAMPLE)) == worth == [38, 11]


def test_wealth_is_reckoned_as_in_the_example() -> None:
    """BS-25"""
    owners = [UNDECIDED] * N_DISTRICTS
    owners[district("grand-hotel")] = owners[district("theatre")] = RED
    cash, total = money(said("BS-25", Kind.EXAMPLE))
    assert wealth(CITY, owners, [cash, 0, 0, 0], [2, 0, 0, 0], [RED]) == total
    assert "two loans" in said("BS-25", Kind.EXAMPLE)


def test_two_districts_beat_more_wealth_as_in_the_example() -> None:
    """BS-26: Clara and David have the third and the fourth colour."""
    rich, below = money(said("BS-26", Kind.EXAMPLE))
    state = Table().state
    state.phase = OVER
    for name, owner in (("theatre", WHITE), ("mill-row", BLACK), ("fish-market", BLACK)):
        state.owners[district(name)] = owner
    state.cash, state.loans = [0, 0, 9, 7], [0, 0, 0, 3]
    final = result(state)
    assert final is not None
    totals = {one.seat: one.total for one in final.standings}
    assert (totals[WHITE], totals[BLACK]) == (rich, -below)
    assert final.winners == (BLACK,)


def test_one_of_two_purses_pays_as_in_the_example() -> None:
    """BS-42: Anna has red and black."""
    red, black, limit, either, alone = money(said("BS-42", Kind.EXAMPLE))
    state = Table(2, colours=[(RED, BLACK), (YELLOW, WHITE)]).state
    state.cash[RED], state.cash[BLACK] = red, black
    assert bid_limit(state, 0) == limit
    state.standing = either
    assert payers(state, 0) == (RED, BLACK)
    state.standing = alone
    assert payers(state, 0) == (BLACK,)


def test_the_ways_of_overbidding_are_called_as_on_the_new_match_page() -> None:
    """BS-52"""
    points = said("BS-52", Kind.POINT).split("\n")
    ways = [OPTIONS.texts[f"overbids={way}"] for way in ("strict", "table-round", "table-game")]
    assert [point.split(":")[0] for point in points] == ways
