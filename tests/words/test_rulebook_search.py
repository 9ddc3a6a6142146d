"""Searching a rulebook: words in any shape, all of them, with a piece of the text around the first."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.words.rulebook import RULEBOOKS, Chapter, Rulebook, Section, figure, text
from bigshot_desktop.words.rulebook_search import Search, fold, spans, words_of
from bigshot_desktop.words.rulebook_synonyms import SYNONYMS
from tests.every import for_every
from tests.words.languages import translate_into

LONG = (
    "When the die has been rolled and the broker has come to rest, the four cubes on the field are "
    "put up for auction, and whoever bids most takes all of them at once."
)
BOOK = Rulebook(
    "big-shot",
    "Test",
    (text("Une ville à l’enchère."),),
    (
        Chapter(
            "One",
            (
                Section("BS-01", "The City", (text("Thirteen districts, two parks."),)),
                Section("BS-11", "Auction", (text("Bid or pass."), text(LONG))),
            ),
        ),
        Chapter(
            "Two",
            (
                Section("BS-18", "Größe", (text("Die größte Straße."), text("See BS-11."))),
                Section("BS-19", "Sold", (figure("sold", "A sold park."),)),
            ),
        ),
    ),
)


def found(query: str) -> list[str]:
    return [hit.rule for hit in Search(BOOK).hits(words_of(query))]


@for_every(
    ("query", "rules"),
    [
        ("park", ["BS-01", "BS-19"]),
        ("PARKS", ["BS-01"]),
        ("grosste strasse", ["BS-18"]),
        ("GRÖẞTE", ["BS-18"]),
        ("a l'enchere", [""]),
        ("À L’ENCHÈRE", [""]),
        ("districts two", ["BS-01"]),
        ("two districts thirteen city", ["BS-01"]),
        ("city auction", []),
        ("BS-11", ["BS-11", "BS-18"]),
        ("bs11", ["BS-11", "BS-18"]),
        ("bs 1", ["BS-01"]),
        ("bs-", ["BS-01", "BS-11", "BS-18", "BS-19"]),
        ("bs 0011", ["BS-11", "BS-18"]),
        ("bs 11111", []),
        ("bs " + "1" * 5000, []),
        ("sold", ["BS-19"]),
        ("zebra", []),
        ("", []),
        ("   ", []),
    ],
)
def test_what_is_found(query: str, rules: list[str]) -> None:
    assert found(query) == rules


CHAPTERS = Rulebook(
    "big-shot",
    "Test",
    (text("Loans, parks and an auction."),),
    (
        Chapter(
            "The start",
            (
                Section("BS-01", "The city", (text("Loans come later. See BS-20."),)),
                Section("BS-02", "Parks", (text("An auction of loans."),)),
            ),
        ),
        Chapter(
            "Loans",
            (
                Section("BS-20", "Money", (text("The bank gives."),)),
                Section("BS-21", "Loans again", (text("It gives again."),)),
            ),
        ),
        Chapter(
            "The winner and the end",
            (
                Section("BS-26", "Ties", (text("They share."),)),
                Section("BS-27", "The end", (text("All are paid."),)),
            ),
        ),
    ),
)


@for_every(
    ("query", "rules", "best"),
    [
        ("loans", ["", "BS-01", "BS-02", "BS-20", "BS-21"], "BS-20"),
        ("loans again", ["BS-21"], "BS-21"),
        ("loans parks", ["", "BS-02"], "BS-02"),
        ("auction", ["", "BS-02"], "BS-02"),
        ("loans bank", ["BS-20"], "BS-20"),
        ("the start", ["BS-01"], "BS-01"),
        ("end", ["BS-26", "BS-27"], "BS-27"),
        ("end winner", ["BS-26"], "BS-26"),
        ("bs20", ["BS-01", "BS-20"], "BS-20"),
        ("an auction of", ["BS-02"], "BS-02"),
    ],
)
def test_chapters_are_found_and_the_best_is_known(query: str, rules: list[str], best: str) -> None:
    search, words = Search(CHAPTERS), words_of(query)
    assert [hit.rule for hit in search.hits(words)] == rules == list(search.rules(words))
    assert rules[search.best(words)] == best


def test_of_nothing_the_best_is_the_first() -> None:
    assert Search(CHAPTERS).best(words_of("zebra")) == 0


def test_a_hit_shows_the_words_in_their_place() -> None:
    (hit,) = Search(BOOK).hits(words_of("auction broker"))
    assert hit.rule == "BS-11"
    assert hit.snippet.startswith("… has been rolled and the ")
    assert hit.snippet.endswith(" …")
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["broker"]
    assert all(word in LONG for word in hit.snippet.strip("… ").split())


def test_the_paragraph_with_most_of_the_words_is_shown() -> None:
    (hit,) = Search(BOOK).hits(words_of("bid most"))
    assert "whoever bids most" in hit.snippet


def test_a_short_paragraph_is_shown_whole() -> None:
    (hit,) = Search(BOOK).hits(words_of("straße"))
    assert hit.snippet == "Die größte Straße."
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["Straße"]


def test_where_only_the_title_has_the_words_there_is_no_snippet() -> None:
    (hit,) = Search(BOOK).hits(words_of("the city"))
    assert hit == ("BS-01", "", ())


def test_words_are_told_once() -> None:
    assert words_of("Park  park\tPÀRK") == ("park",)


@for_every(
    ("text", "words", "parts"),
    [
        ("Straße und strasse", ("strasse",), ["Straße", "strasse"]),
        ("œuvre", ("oe",), ["œ"]),
        ("œuvre", ("e",), ["œ", "e"]),
        ("banana", ("ana", "nan"), ["anan"]),
        ("a–b – c", ("-",), ["–", "–"]),
        ("nothing", ("x",), []),
    ],
)
def test_words_are_found_where_they_stand(
    text: str, words: tuple[str, ...], parts: list[str]
) -> None:
    assert [text[start:end] for start, end in spans(text, words)] == parts


@given(st.text(max_size=60))
def test_every_letter_knows_where_it_came_from(written: str) -> None:
    folded, places = fold(written)
    assert len(folded) == len(places)
    assert list(places) == sorted(places)
    assert all(place < len(written) for place in places)


@given(st.text(max_size=60), st.lists(st.text(min_size=1, max_size=4), max_size=3))
def test_marks_stand_apart_and_inside(written: str, wanted: list[str]) -> None:
    marks = spans(written, words_of(" ".join(wanted)))
    borders = [0, *(border for mark in marks for border in mark), len(written)]
    assert borders == sorted(borders)
    assert all(start < end for start, end in marks)


FORMS = Rulebook(
    "shark",
    "Test",
    (),
    (
        Chapter(
            "Formes",
            (
                Section("SH-01", "Faillite", (text("Il est ruiné, et les actions sont vendues."),)),
                Section("SH-02", "Gebäude", (text("Die Häuser stehen, die Aktien steigen."),)),
                Section("SH-03", "Azioni", (text("Le azioni salgono di un gradino."),)),
                Section("SH-04", "Shares", (text("Companies that grow pay a bonus."),)),
            ),
        ),
    ),
)


@for_every(
    ("query", "rules", "told"),
    [
        ("ruine", ["SH-01"], ("ruine",)),  # only the accent differs
        ("ruinée", ["SH-01"], ("ruine",)),
        ("ruiner", ["SH-01"], ("ruine",)),
        ("vendre", ["SH-01"], ("vend",)),
        ("Hauses", ["SH-02"], ("hause",)),
        ("steigt", ["SH-02"], ("steig",)),
        ("azione", ["SH-03"], ("azion",)),
        ("gradini", ["SH-03"], ("gradin",)),
        ("company", ["SH-04"], ("compan",)),
        ("growing", ["SH-04"], ("grow",)),
        ("banqueroute", ["SH-01"], ("faillite",)),  # another word for it
        ("banqueroutes", ["SH-01"], ("faillite",)),
        ("bâtiment", [], ("batiment",)),
        ("sh-01111", [], ("sh-01111",)),
        ("xx", [], ("xx",)),
    ],
)
def test_other_forms_of_a_word_are_found(
    query: str, rules: list[str], told: tuple[str, ...]
) -> None:
    search = Search(FORMS)
    words = search.as_told(words_of(query))
    assert list(search.rules(words)) == rules
    assert words == told


@cache
def book_in(game: str, language: str) -> Search:
    return Search(RULEBOOKS[game].translated(translate_into(language)))


@for_every(
    ("language", "query", "rule"),
    [
        ("fr", "ruine", "SH-19"),
        ("fr", "maisons", "SH-04"),
        ("de", "Pleite", "SH-19"),
        ("it", "fallito", "SH-19"),
        ("en", "bankruptcy", "SH-19"),
    ],
)
def test_what_shark_calls_otherwise_is_found(language: str, query: str, rule: str) -> None:
    search = book_in("shark", language)
    assert rule in search.rules(search.as_told(words_of(query)))


def test_every_word_for_another_is_of_use_in_some_book() -> None:
    books = [book_in(game, language) for game in RULEBOOKS for language in LANGUAGES]
    for typed, said in SYNONYMS.items():
        assert any(book.as_told((typed,))[0] in said for book in books), typed
        assert all(words_of(one) == (one,) for one in (typed, *said))
