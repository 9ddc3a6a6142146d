"""Finding words in a rulebook, however they are written: large or small, with accents or without, in another form."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.words.rulebook import Rulebook
from bigshot_desktop.words.rulebook_synonyms import SYNONYMS

Span = tuple[int, int]
"""From where to where something stands in a text."""

_ALIKE: Final = str.maketrans(
    {
        **dict.fromkeys("’‘‛`´", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‐‑‒–—−", "-"),
        "œ": "oe",
        "Œ": "oe",
        "æ": "ae",
        "Æ": "ae",
        "…": "...",
    }
)
"""What few keyboards have, and what is typed in its place."""
_RULE: Final = re.compile(
    rf"\b({'|'.join(entry.rule_prefix.lower() for entry in ENTRIES.values())})[ -]*(\d{{1,4}})\b"
)
"""The number of a rule, as it may be typed: BS-18, bs18, bs 18."""
_SHORTEST_STEM: Final = 4
_LONGEST_ENDING: Final = 3
"""Letters in which two forms of a word may differ."""
_LONG_ENOUGH: Final = 72
"""Letters of a snippet."""
_LEAD: Final = 24
"""Letters of it before the first word that was found."""


class Folded(NamedTuple):
    """A text without what does not matter in a search, and where each of its letters came from."""

    text: str
    places: tuple[int, ...]


class Hit(NamedTuple):
    """A section in which all words of a search occur."""

    rule: str
    """Its number; empty for the introduction."""
    snippet: str
    """The place in its text where they do; empty where only its title or number says them."""
    marks: tuple[Span, ...]
    """The words in the snippet."""


class Search:
    """A told rulebook, ready to be searched with every key that is pressed."""

    def __init__(self, book: Rulebook) -> None:
        introduction = tuple(part.text for part in book.introduction)
        self._parts = {"": introduction} if introduction else {}
        self._titles = {"": ("", "")}
        """What a section is called, and the chapter that begins with it; folded."""
        for chapter in book.chapters:
            opened = fold(chapter.title).text
            for section in chapter.sections:
                head = fold(f"{section.rule} {section.title}").text
                self._titles[section.rule] = (head, opened)
                self._parts[section.rule] = tuple(part.text for part in section.parts)
                opened = ""
        self._folded = {
            rule: "\n".join((*self._titles[rule], *(fold(text).text for text in parts)))
            for rule, parts in self._parts.items()
        }

    def as_told(self, words: Sequence[str]) -> tuple[str, ...]:
        """The words as the book has them: each as it is, else what the book says instead, else its stem."""
        return tuple(dict.fromkeys(map(self._as_told, words)))

    def _as_told(self, word: str) -> str:
        if self._has(word) or not word.isalpha():
            return word
        for stem in (word, *_stems(word)):
            for said in (stem, *SYNONYMS.get(stem, ())):
                if self._begins_word(said):
                    return said
        return word

    def _has(self, word: str) -> bool:
        return any(word in text for text in self._folded.values())

    def _begins_word(self, stem: str) -> bool:
        begins = re.compile(rf"\b{re.escape(stem)}")
        return any(begins.search(text) for text in self._folded.values())

    def rules(self, words: Sequence[str]) -> tuple[str, ...]:
        """The sections that have all of the words, in the order of the book; none if there are no words."""
        if not words:
            return ()
        return tuple(
            rule for rule, text in self._folded.items() if all(word in text for word in words)
        )

    def hits(self, words: Sequence[str]) -> tuple[Hit, ...]:
        """The same, with what they say about it. A chapter is found as its first section."""
        return tuple(self._hit(rule, words) for rule in self.rules(words))

    def best(self, words: Sequence[str]) -> int:
        """Which of the hits to show first: the rule of a number, else the one with most of the words in its title.

        The title of a chapter counts where the words are most of it.
        """
        rules = self.rules(words)

        def worth(place: int) -> tuple[bool, int, bool]:
            rule = rules[place]
            head, chapter = self._titles[rule]
            titled = max(_variety(head, words), _variety(chapter, words) * _covers(words, chapter))
            return rule.casefold() in words, titled, bool(rule)

        return max(range(len(rules)), key=worth, default=0)

    def _hit(self, rule: str, words: Sequence[str]) -> Hit:
        found = ((text, spans(text, words)) for text in self._parts[rule])
        best = max(found, key=lambda pair: _variety(pair[0], words), default=("", ()))
        return Hit(rule, *_snippet(*best)) if best[1] else Hit(rule, "", ())


def words_of(query: str) -> tuple[str, ...]:
    """The words that somebody looks for, folded; the number of a rule is one word."""
    folded = _RULE.sub(_numbered, fold(query).text)
    return tuple(dict.fromkeys(folded.split()))


def spans(text: str, words: Iterable[str]) -> tuple[Span, ...]:
    """Where folded words stand in a text, from the left, none over another."""
    folded, places = fold(text)
    found = sorted(
        (places[start], places[start + len(word) - 1] + 1)
        for word in words
        for start in _starts(folded, word)
    )
    joined: list[Span] = []
    for start, end in found:
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


@lru_cache(maxsize=4096)
def fold(text: str) -> Folded:
    """A text in small letters without accents, its marks as keyboards have them."""
    pieces = [_fold_letter(letter) for letter in text]
    places = tuple(place for place, piece in enumerate(pieces) for _ in piece)
    return Folded("".join(pieces), places)


@cache
def _fold_letter(letter: str) -> str:
    if letter.isspace():
        return " "
    apart = unicodedata.normalize("NFKD", letter.translate(_ALIKE)).casefold()
    return "".join(piece for piece in apart if not unicodedata.combining(piece))


def _starts(text: str, word: str) -> Iterator[int]:
    start = text.find(word)
    while start >= 0:
        yield start
        start = text.find(word, start + len(word))


def _stems(word: str) -> Iterator[str]:
    """A word without its ending, as the languages here have them: the longest first, never less than four letters."""
    for length in range(len(word) - 1, max(_SHORTEST_STEM, len(word) - _LONGEST_ENDING) - 1, -1):
        yield word[:length]


def _numbered(typed: re.Match[str]) -> str:
    return f"{typed[1]}-{int(typed[2]):02}"


def _variety(text: str, words: Iterable[str]) -> int:
    """How many of the words a text has."""
    folded = fold(text).text
    return sum(word in folded for word in words)


def _covers(words: Iterable[str], title: str) -> bool:
    """Whether a title says little beside the words."""
    return 2 * sum(len(word) for word in words if word in title) >= len(title)


def _snippet(text: str, marks: Sequence[Span]) -> tuple[str, tuple[Span, ...]]:
    """A piece of a text around the first mark, cut between words, and the marks in it."""
    first = marks[0][0]
    start, end = 0, len(text)
    if first > _LEAD:
        start = text.rfind(" ", 0, first - _LEAD + 1) + 1
    if start + _LONG_ENOUGH < end:
        cut = text.find(" ", max(start + _LONG_ENOUGH, marks[0][1]))
        end = cut if cut >= 0 else end
    before = "… " if start else ""
    after = " …" if end < len(text) else ""
    shift = len(before) - start
    seen = ((begin + shift, stop + shift) for begin, stop in marks if stop <= end)
    return f"{before}{text[start:end]}{after}", tuple(seen)
