"""The rulebook of Saludos Amigos tells every rule, and its examples come out at the table as it says."""

from __future__ import annotations

import re

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import StayOut
from bigshot_desktop.games.saludos_amigos.rules.decisions import DealCards
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BonusPaid,
    CardsShown,
    CouncilDecided,
    SectionPlaced,
    SteppedBack,
)
from bigshot_desktop.games.saludos_amigos.rules.material import (
    COPIES,
    COUNCILLORS,
    MOST_OFFERS,
    MOST_PROPOSALS,
    N_CARDS,
    N_JOURNALISTS,
    PROJECTS,
)
from bigshot_desktop.games.saludos_amigos.rules.setup import INFO
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.rulebook import RULEBOOKS, Kind, Section, has_section
from tests.every import for_every
from tests.games.saludos_amigos.rules.positions import Table, only

BOOK = RULEBOOKS["saludos-amigos"]
TEXTS = [part.text for part in BOOK.introduction] + [
    text
    for chapter in BOOK.chapters
    for text in (chapter.title, *(one.words for one in chapter.sections))
]

RULINGS = {"SA-04", "SA-08", "SA-11", "SA-12", "SA-13", "SA-15", "SA-16"}
"""Where the printed rules leave something to the table."""
SLIPS = {"SA-01", "SA-18"}
"""Where they say less than they count, or count otherwise than they say."""
EXAMPLES = {"SA-05", "SA-07", "SA-08", "SA-10", "SA-16", "SA-18", "SA-20", "SA-24", "SA-28"}

ANNA, BEN, CLARA, DAVID, EVA = range(5)


def told(rule: str, kind: Kind) -> list[str]:
    """What a section says of a kind."""
    return [part.text for part in BOOK.section(rule).parts if part.kind is kind]


def example(rule: str, beginning: str) -> str:
    """The worked example of a section that begins like this."""
    (found,) = (one for one in told(rule, Kind.EXAMPLE) if one.startswith(beginning))
    return found


def rule_text(rule: str) -> str:
    return BOOK.section(rule).words


def numbers(text: str) -> list[int]:
    """All whole numbers of a text, as they come."""
    return [int(one) for one in re.findall(r"\d+", text)]


# --- the book ------------------------------------------------------------------------------------


def test_every_rule_has_its_section_in_the_order_of_the_numbers() -> None:
    assert BOOK.rules == INFO.rules
    assert (BOOK.game, BOOK.context) == ("saludos-amigos", "SaludosRulebook")


@for_every("section", [*BOOK.sections], ids=lambda section: section.rule)
def test_a_section_says_something_under_a_short_title(section: Section) -> None:
    assert 2 <= len(section.title.split()) <= 6
    assert any(part.kind in (Kind.TEXT, Kind.RULING) for part in section.parts)
    assert section.rule not in section.words, "it sends the reader to itself"


def test_it_is_plain_text_with_the_signs_of_a_printed_book() -> None:
    assert [text for text in TEXTS if re.search(r"[<>{}&\"'*_`]|\.\.\.|--|  ", text)] == []


def test_it_sends_the_reader_only_to_rules_that_are_there() -> None:
    mentioned = {rule for text in TEXTS for rule in re.findall(r"[A-Z]{2}-\d+", text)}
    assert mentioned
    assert {rule for rule in mentioned if not has_section(rule)} == set()


@pytest.mark.parametrize(
    ("kind", "rules"),
    [(Kind.RULING, RULINGS), (Kind.EDITION, SLIPS), (Kind.EXAMPLE, EXAMPLES)],
)
def test_rulings_editions_and_examples_are_where_they_belong(kind: Kind, rules: set[str]) -> None:
    assert {rule for rule in BOOK.rules if told(rule, kind)} == rules


def test_rulings_and_editions_name_what_is_printed() -> None:
    parts = [text for rule in RULINGS for text in told(rule, Kind.RULING)]
    parts += [text for rule in SLIPS for text in told(rule, Kind.EDITION)]
    assert [text for text in parts if "printed" not in text] == []


def test_projects_are_called_as_on_the_board() -> None:
    narrator = Narrator().about("saludos-amigos")
    text = rule_text("SA-01")
    named = [text.index(narrator.name("project", project)) for project in PROJECTS]
    assert named == sorted(named)
    assert numbers(text.splitlines()[1]) == list(PROJECTS)
    assert numbers(text.splitlines()[2]) == [5, sum(PROJECTS), N_JOURNALISTS]


def test_the_cards_are_all_there() -> None:
    counted = zip(COPIES, COUNCILLORS, strict=True)
    assert numbers(told("SA-02", Kind.TEXT)[0]) == [
        N_CARDS,
        *(one for pair in counted for one in pair),
    ]


def test_the_limits_of_talk_are_those_of_the_rules() -> None:
    assert f"make {MOST_OFFERS} offers" in rule_text("SA-11")
    assert f"at most {MOST_PROPOSALS}" in rule_text("SA-16")


# --- the examples --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("project", "before", "beginning"), [(4, 2, "A tile of 4"), (5, 1, "The second section")]
)
def test_what_a_section_is_worth(project: int, before: int, beginning: str) -> None:
    table = Table()
    for _ in range(before):
        table.turn(value=project)
    (placed,) = only(SectionPlaced, table.tile(project))
    assert f"{project} + {before} + 1 = {placed.worth} million" in example("SA-05", beginning)
    assert placed.worth == 7


def test_four_cards_and_a_three() -> None:
    table = Table()
    table.turn({1: 7})
    table.tile(6)
    table.roll(3, 1, 1, 1)
    assert (table.cards[ANNA], table.strengths[ANNA]) == (4, 7)
    assert numbers(example("SA-07", "Anna has")) == [4, 3, 7]


def test_a_card_for_another_roll() -> None:
    table = Table()
    table.tile(6)
    table.roll(1, 1, 1, 1)
    table.again(BEN, 3, 1)
    assert (table.cards[BEN], table.strengths[BEN]) == (2, 3)
    table.again(BEN, 2, 4)
    assert (table.cards[BEN], table.strengths[BEN]) == (1, 5)
    assert numbers(example("SA-08", "Ben has")) == [2, 1, 3, 4, 1, 4, 5]


def test_five_players_negotiate_over_seven_millions() -> None:
    table = Table(5)
    table.tile(5)
    table.roll()
    table.again(ANNA, 1, 1)
    table.again(EVA, 1, 1)
    table.all_ready()
    table.agree({ANNA: 1, BEN: 1, EVA: 2, DAVID: 2})
    table.all_done()
    table.nobody_comes()
    table.draw(1)
    table.tile(5)
    table.roll(4, 3, 5, 2, 1)
    table.again(EVA, 2, 4)
    table.again(DAVID, 1, 1)
    table.again(DAVID, 2, 5)
    table.all_ready()
    story, sequel = told("SA-10", Kind.EXAMPLE)
    assert f"{table.seen().worth} million to win" in story
    names = ("Anna", "Ben", "Clara", "David", "Eva")
    strengths = ", ".join(
        f"{name} {strength}" for name, strength in zip(names, table.strengths, strict=True)
    )
    assert f"Strengths: {strengths}." in story

    heights = []
    for split in ({CLARA: 7}, {DAVID: 4, EVA: 3}, {ANNA: 3, BEN: 4}):
        table.agree(split)
        heights.append(table.seen().mug)
    assert heights == [9, 11, 12]
    assert re.findall(r"(?:to|:) (\d+)\.", story) == [str(height) for height in heights]
    assert table.strengths[DAVID] + table.strengths[ANNA] == table.seen().mug
    assert f"With Clara it would be {table.strengths[DAVID] + table.strengths[CLARA]}" in sequel
    table.agree({DAVID: 2, ANNA: 2, BEN: 3})
    assert f"The mug goes to {table.seen().mug}" in sequel


def test_a_council_of_30_to_34() -> None:
    table = Table(starter=DAVID)
    table.turn({ANNA: 7}, draws=(3, 1, 1))
    table.turn({ANNA: 8}, draws=(2, 2, 2))
    table.turn({ANNA: 4, BEN: 2, CLARA: 3}, draws=(3,))
    for worth in (6, 7, 8):
        table.turn({ANNA: worth - 3, BEN: 1, CLARA: 1, DAVID: 1}, 5)
    table.tile(5)
    table.roll(6, 5, 4, 2)
    table.all_ready()
    table.agree({ANNA: 4, BEN: 5})
    table.all_done()
    table.push(CLARA, 1)
    table.push(DAVID, 1)
    seen = table.seen()
    split = example("SA-16", "Clara calls")
    assert numbers(split) == [seen.worth, seen.counter[CLARA], seen.counter[DAVID], 4, 5]
    table.propose(DAVID, {CLARA: 4, DAVID: 5})
    table.accept(DAVID, CLARA)
    table.all_ready()
    table.commit(ANNA, 1, 2)
    table.commit(BEN, 3, 3, 2)
    table.commit(CLARA, 1, 3)
    events = table.commit(DAVID, 3, 2, 3, 2, 1)

    text = example("SA-18", "Anna (9)")
    (decided,) = only(CouncilDecided, events)
    one, two, three, four = (event.total for event in only(CardsShown, events))
    assert f"{seen.mug} + {one} + {two} = {decided.coalition}" in text
    assert f"{seen.biscuit} + {three} + {four} = {decided.opposition}" in text
    assert (decided.coalition, decided.opposition) == (30, 34)
    shown = re.findall(r"(?:shows|Ben|David) (\d(?: \+ \d)+)", text)
    assert [sum(numbers(cards)) for cards in shown] == [one, two, three, four]


def test_three_of_four_opponents_attend_and_win() -> None:
    table = Table(7)
    table.coalition({0: 2, 1: 2, 2: 3})
    table.push(3, 1)
    table.push(4, 1)
    table.do(StayOut(5))
    table.push(6, 3)
    table.all_ready()
    table.nobody_plays()
    assert [seat for seat, money in enumerate(table.money) if money] == [3, 4, 6]
    assert table.asked(CHANCE) == DealCards((1, 2, 5, 0))
    assert "the fourth opponent draw a card each" in example("SA-20", "Seven play")


def test_hands_that_a_journalist_compares() -> None:
    table = Table(5)
    table.turn({0: 4, 1: 1, 2: 1, 3: 1})
    table.turn({0: 2, 1: 3, 2: 3})
    table.turn({0: 2, 2: 2, 3: 2, 4: 3})
    table.turn({0: 2, 2: 2, 3: 3, 4: 3})
    table.turn({0: 2, 2: 3, 3: 3, 4: 3})
    hands = table.cards
    steps = [0] * 5
    for event in only(SteppedBack, table.journalist()):
        steps[event.seat] = event.steps
    assert numbers(example("SA-24", "Hands of")) == [*hands, *steps]
    assert table.cards == hands, "they keep their cards"


@pytest.mark.parametrize("last", [1, 6])
def test_the_bonus_is_the_value_of_the_last_tile(last: int) -> None:
    table = Table()
    for value in (2, 3, 4):
        for _ in range(value):
            table.turn(value=value)
    for _ in range(last - 1):
        table.turn(value=last)
    paid = {event.amount for event in only(BonusPaid, table.tile(last))}
    assert paid == {last}
    assert f"{last} million" in example("SA-28", "If the Fountain")
