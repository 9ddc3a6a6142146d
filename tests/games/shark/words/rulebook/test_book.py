"""The rulebook of Shark tells every rule, and its examples come out at the table as it says."""

from __future__ import annotations

import re

from bigshot_desktop.games.shark.rules.events import BonusPaid, ValueChanged
from bigshot_desktop.games.shark.rules.settlement import proceeds, sell_offs, worth_of
from bigshot_desktop.games.shark.rules.setup import INFO, VARIANT_1, VARIANT_2, VARIANT_3
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.rulebook import RULEBOOKS, Kind, Section, has_section
from tests.every import for_every
from tests.games.shark.rules.positions import BLUE, RED, YELLOW, Table, at, only

BOOK = RULEBOOKS["shark"]
TEXTS = [part.text for part in BOOK.introduction] + [
    text
    for chapter in BOOK.chapters
    for text in (chapter.title, *(one.words for one in chapter.sections))
]

CHOICES = {"SH-03", "SH-05", "SH-08", "SH-12", "SH-16", "SH-18", "SH-20", "SH-22"}
"""Where the printed rules leave something open."""
SLIPS = {"SH-05", "SH-08", "SH-12", "SH-13", "SH-14", "SH-15", "SH-16", "SH-30"}
"""Where they contradict themselves, or can be read in two ways."""


def sums(text: str) -> set[str]:
    """The sums of money in a text."""
    return set(re.findall(r"\d+,000 FT", text))


def money(amount: int) -> str:
    """As the book writes it."""
    return Narrator().about("shark").money(amount)


def told(rule: str, kind: Kind) -> list[str]:
    """What a section says of a kind."""
    return [part.text for part in BOOK.section(rule).parts if part.kind is kind]


def example(rule: str, beginning: str) -> str:
    """The worked example of a section that begins like this."""
    (found,) = (one for one in told(rule, Kind.EXAMPLE) if one.startswith(beginning))
    return found


# --- the book -------------------------------------------------------------------------------------


def test_every_rule_has_its_section_in_the_order_of_the_numbers() -> None:
    assert BOOK.rules == INFO.rules
    assert (BOOK.game, BOOK.context) == ("shark", "SharkRulebook")


@for_every("section", [*BOOK.sections], ids=lambda section: section.rule)
def test_a_section_says_something_under_a_short_title(section: Section) -> None:
    assert 2 <= len(section.title.split()) <= 6
    assert any(part.kind is Kind.TEXT for part in section.parts)


def test_it_is_plain_text_with_the_signs_of_a_printed_book() -> None:
    assert [text for text in TEXTS if re.search(r"[<>{}&\"'*_`]|\.\.\.|--|  ", text)] == []


def test_it_sends_the_reader_only_to_rules_that_are_there() -> None:
    mentioned = {rule for text in TEXTS for rule in re.findall(r"[A-Z]{2}-\d+", text)}
    assert mentioned
    assert {rule for rule in mentioned if not has_section(rule)} == set()


def test_variants_are_called_as_on_the_new_match_page() -> None:
    narrator = Narrator().about("shark")
    for option in (VARIANT_1, VARIANT_2, VARIANT_3):
        assert BOOK.section(option.rule).title == narrator.option(option.name).name


def test_no_section_sends_the_reader_to_itself() -> None:
    assert [one.rule for one in BOOK.sections if one.rule in one.words] == []


def test_what_the_printed_rules_leave_open_is_marked_as_ours() -> None:
    assert {rule for rule in BOOK.rules if told(rule, Kind.RULING)} >= CHOICES


def test_where_the_printed_rules_contradict_themselves_it_says_so() -> None:
    marked = {rule: told(rule, Kind.EDITION) for rule in BOOK.rules if told(rule, Kind.EDITION)}
    assert marked.keys() == SLIPS
    assert all("French rulebook" in text for texts in marked.values() for text in texts)
    assert any("“from 4 to 7”" in text for text in marked["SH-12"])
    assert any("2,000 FT" in text and "6,000 FT" in text for text in marked["SH-14"])


# --- the examples ---------------------------------------------------------------------------------


def test_the_example_of_two_chains() -> None:
    table = Table.drawn("rrr...r")
    events = table.build(RED, at(0, 7))
    assert only(ValueChanged, events) == [ValueChanged(RED, 3, 5)]
    assert only(BonusPaid, events) == [BonusPaid(0, RED, 5)]
    text = example("SH-12", "Red has a chain of 3")
    assert "value 3" in text
    assert "rises to 5" in text
    assert sums(text) == {money(5)}


def test_the_example_of_chains_that_are_joined() -> None:
    table = Table.drawn("rr.rrr\n..r")
    events = table.build(RED, at(0, 2))
    assert only(ValueChanged, events) == [ValueChanged(RED, 5, 7)]
    assert only(BonusPaid, events) == [BonusPaid(0, RED, 7)]
    text = example("SH-12", "One red building")
    assert "a chain of 7" in text
    assert "from 5 to 7" in text
    assert sums(text) == {money(7)}


def test_the_example_of_a_longer_chain() -> None:
    events = Table.drawn("rrr").build(RED, at(0, 3))
    assert only(ValueChanged, events) == [ValueChanged(RED, 3, 4)]
    assert sums(example("SH-13", "Red has one chain")) == {money(4)}


def test_the_example_of_gains() -> None:
    table = Table.drawn("rrrr...r", shares=[(2, 0, 0, 0), (5, 0, 0, 0)])
    table.build(RED, at(0, 8))
    assert table.cash()[:2] == (6 + 4, 10)
    text = example("SH-14", "Anna’s building")
    assert "from 4 to 6" in text
    assert sums(text) == {money(6), money(2), money(4), money(10)}


def test_the_example_of_a_chain_that_is_removed() -> None:
    table = Table.drawn("yyy.bb\n\n\nb")
    table.build(YELLOW, at(0, 3))
    assert table.values()[BLUE] == 1
    assert "falls to 1" in example("SH-16", "Blue has")


def test_the_example_of_losses() -> None:
    shares = [(0, 2, 0, 3), (0, 5, 0, 1)]
    table = Table.drawn("yyyyy.bb\n\n\nbb", cash=(0, 20), shares=shares, players=2)
    events = table.build(YELLOW, at(0, 5))
    assert only(ValueChanged, events) == [ValueChanged(YELLOW, 5, 6), ValueChanged(BLUE, 4, 2)]
    assert table.cash() == (6 + 3, 20 + 1 - 10)
    text = example("SH-17", "Anna’s building")
    assert "Yellow rises from 5 to 6, Blue falls from 4 to 2" in text
    assert sums(text) == {money(6), money(3), money(1), money(10)}


def test_the_example_of_a_forced_sale() -> None:
    values, held, rest = (3, 4, 0, 0), (3, 3, 0, 0), 7 - 2
    choices = list(sell_offs(rest, held, values))
    red, blue, too_many = (3, 0, 0, 0), (0, 3, 0, 0), (3, 1, 0, 0)
    assert red in choices
    assert blue in choices
    assert too_many not in choices
    assert [proceeds(worth_of(one, values)) - rest for one in (red, blue)] == [0, 1]
    text = example("SH-18", "Ben owes")
    assert sums(text) == {money(one) for one in (7, 2, 5, 9, 6, 1)}


def test_the_example_of_the_end() -> None:
    table = Table.drawn(
        "rr",
        cash=(12 - 3, 6 - 2),
        shares=[(0, 0, 0, 0), (2, 0, 0, 0)],
        removed=(15, 0, 0, 0),
        ruined=(3, 2),
    )
    table.build(RED, at(0, 2))
    assert table.over
    assert table.cash() == (12, 6, 0, 0)
    assert table.values()[RED] == 3
    assert [table.standing(seat).total for seat in (0, 1)] == [12, 12]
    assert table.ranks() == {0: 1, 1: 1, 2: 3, 3: 4}
    text = example("SH-22", "Anna has")
    assert "win together" in text
    assert "Clara, ruined late, is third; David, ruined before her, is fourth" in text
    assert sums(text) == {money(12), money(6)}


def test_the_example_of_the_first_variant() -> None:
    table = Table.drawn(
        "rrrrr.rrrr",
        cash=(0, 10),
        shares=[(3, 0, 0, 0), (2, 0, 0, 0)],
        players=2,
        variant_1="yes",
    )
    assert table.values()[RED] == 9
    events = table.build(RED, at(0, 5))
    assert only(ValueChanged, events) == [ValueChanged(RED, 9, 7)]
    assert only(BonusPaid, events) == []
    assert table.cash() == (0, 10 - 4)
    assert sums(example("SH-30", "Red has chains")) == {money(4)}
