"""Every rule has its section, every event and refusal a sentence and such a rule, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import GAMES
from bigshot_desktop.words.rulebook import RULEBOOKS, Kind, Part, Rulebook, has_section
from bigshot_desktop.words.sentences import WORDS
from tests.words.languages import (
    TRANSLATED,
    is_well_formed,
    messages,
    translate_into,
    voice_in,
)
from tests.words.samples.every_game import SAMPLES

NUMBER_OF_A_RULE = re.compile(r"\b(?:BS|SH|SA)-\d+\b")
AUTHORS = {"big-shot": "Alex Randolph", "shark": "Jean Vanaise", "saludos-amigos": "Peter Lewe"}
TITLES = 2, 60
"""How many letters a title has."""


def parts_of(book: Rulebook) -> Iterator[Part]:
    yield from book.introduction
    yield from (part for section in book.sections for part in section.parts)


def texts_of(book: Rulebook) -> list[str]:
    """All that a book says, from the first page to the last."""
    said = [part.text for part in book.introduction]
    for chapter in book.chapters:
        said.append(chapter.title)
        for section in chapter.sections:
            said += [section.title, *(part.text for part in section.parts)]
    return said


def titles_of(book: Rulebook) -> list[str]:
    chapters = [chapter.title for chapter in book.chapters]
    return chapters + [section.title for section in book.sections]


def book_in(game: str, language: str) -> Rulebook:
    return RULEBOOKS[game].translated(translate_into(language))


# --- the book ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_section(game: str) -> None:
    """Exactly one, in the order of the numbers within a chapter."""
    book = RULEBOOKS[game]
    assert book.game == game
    assert sorted(book.rules) == sorted(GAMES[game].info.rules)
    order = GAMES[game].info.rules
    for chapter in book.chapters:
        numbers = [order.index(section.rule) for section in chapter.sections]
        assert numbers == sorted(numbers), chapter.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_book_names_the_author_of_its_game(game: str, language: str) -> None:
    """Once, where it says which edition it follows."""
    introduction = book_in(game, language).introduction
    naming = [part.kind for part in introduction if AUTHORS[game] in part.text]
    assert naming == [Kind.EDITION]


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_and_section_has_something_to_say(game: str) -> None:
    book = RULEBOOKS[game]
    assert any(part.kind is Kind.TEXT for part in book.introduction)
    assert [chapter.title for chapter in book.chapters if not chapter.sections] == []
    told = {section.rule: {part.kind for part in section.parts} for section in book.sections}
    silent = [
        rule for rule, kinds in told.items() if not kinds & {Kind.TEXT, Kind.POINT, Kind.RULING}
    ]
    assert silent == []


@pytest.mark.parametrize("kind", [Kind.FIGURE, Kind.EXAMPLE, Kind.RULING, Kind.EDITION])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_examples_rulings_and_editions_are_marked(game: str, kind: Kind) -> None:
    assert [part for part in parts_of(RULEBOOKS[game]) if part.kind is kind]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_stands_at_one_place(game: str) -> None:
    figures = RULEBOOKS[game].figures
    assert 5 <= len(figures) == len(set(figures)) <= 8


@pytest.mark.parametrize("game", GAMES)
def test_the_book_sends_nobody_to_a_rule_that_is_not_there(game: str) -> None:
    """Nor to the very section that one reads."""
    for section in RULEBOOKS[game].sections:
        mentioned = NUMBER_OF_A_RULE.findall(section.words)
        assert [rule for rule in mentioned if not has_section(rule)] == [], section.rule
        assert section.rule not in mentioned


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_another_book_are_none_of_its(game: str) -> None:
    known = set(GAMES[game].info.rules)
    assert set(NUMBER_OF_A_RULE.findall("\n".join(texts_of(RULEBOOKS[game])))) <= known


# --- in every language ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_book_is_told_in_every_language(game: str, language: str) -> None:
    book = book_in(game, language)
    assert [text for text in texts_of(book) if not is_well_formed(text)] == []
    titles = titles_of(book)
    least, most = TITLES
    assert [title for title in titles if not least <= len(title) <= most] == []
    assert [title for title in titles if title.endswith((".", ":"))] == []
    closed = (".", "!", "?", ":", "…", ")", "“", "”", "»")
    short = Kind.FIGURE, Kind.POINT
    paragraphs = [part.text for part in parts_of(book) if part.kind not in short]
    assert [text for text in paragraphs if not text.endswith(closed)] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_book_is_left_in_english(game: str, language: str) -> None:
    """A title may be the same word in both; a paragraph never is."""
    english, told = RULEBOOKS[game], book_in(game, language)
    pairs = zip(parts_of(english), parts_of(told), strict=True)
    assert [one.text for one, other in pairs if one.text == other.text] == []
    same = {*titles_of(english)} & {*titles_of(told)}
    assert {title for title in same if " " in title} == set()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_translations_send_the_reader_to_the_same_rules(game: str, language: str) -> None:
    pairs = zip(texts_of(RULEBOOKS[game]), texts_of(book_in(game, language)), strict=True)
    assert [(one, other) for one, other in pairs if mentioned_in(one) != mentioned_in(other)] == []


def mentioned_in(text: str) -> Counter[str]:
    return Counter(NUMBER_OF_A_RULE.findall(text))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_translations_have_no_figures_of_their_own(game: str, language: str) -> None:
    """A number may be in words instead, never another one."""
    pairs = zip(texts_of(RULEBOOKS[game]), texts_of(book_in(game, language)), strict=True)
    assert [(one, other) for one, other in pairs if not figures_in(other) <= figures_in(one)] == []


def figures_in(text: str) -> Counter[str]:
    """Numbers in digits, however their thousands are written."""
    return Counter(re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u00a0\u202f](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_the_files_hold_nothing_that_is_not_in_the_book(game: str, language: str) -> None:
    book = RULEBOOKS[game]
    written = {one.source for one in messages(language) if one.context == book.context}
    assert written == set(texts_of(book))


# --- events and refusals -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_rule_with_a_section(game: str) -> None:
    samples = SAMPLES[game]
    rules = {type(event).__name__: event.rule for event in samples.events}
    assert rules.keys() == {one.__name__ for one in samples.event_types}
    assert {name: rule for name, rule in rules.items() if not belongs(rule, game)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_rule_with_a_section(game: str) -> None:
    """Those of a set-up too, and those that all games share: who may act, which options there are."""
    refused = list(SAMPLES[game].all_refusals())
    assert {"match-over", "not-now", "not-your-turn", "unknown-option"} <= {
        refusal.code for refusal in refused
    }
    assert [one for one in refused if not belongs(one.rule, game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_rule_with_a_section(game: str) -> None:
    assert [one for one in GAMES[game].info.options if not belongs(one.rule, game)] == []


def belongs(rule: str, game: str) -> bool:
    return rule in GAMES[game].info.rules and has_section(rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_every_event_and_refusal_has_a_sentence(game: str, language: str) -> None:
    samples = SAMPLES[game]
    for speaker in samples.speakers(voice_in(language)):
        told = [speaker.event(event) for event in samples.events]
        told += [speaker.refusal(refusal) for refusal in samples.all_refusals()]
        assert [sentence for sentence in told if not is_well_formed(sentence)] == []
