"""What a rulebook is: chapters, a section for each numbered rule, and what a section is made of.

The texts of a game's book are English, marked for Qt Linguist with one context, plain: no mark-up, and the number of a
rule (``BS-18``) wherever one sends the reader to another.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Final

from bigshot_desktop.games import Parts, game_of
from bigshot_desktop.words.sentences import Translate


class Kind(StrEnum):
    """What a part of a section is."""

    TEXT = "text"
    """A paragraph."""
    POINT = "point"
    """One of several things in a list."""
    RULING = "ruling"
    """What we decided where the printed rules are silent or contradict themselves."""
    EDITION = "edition"
    """Where the national editions differ."""
    EXAMPLE = "example"
    """A worked example."""
    FIGURE = "figure"
    """A picture drawn from the board, with a caption."""


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of some kind."""

    kind: Kind
    text: str
    figure: str = ""
    """The name of a picture; its text is the caption, and what is read out in its place."""


text = partial(Part, Kind.TEXT)
point = partial(Part, Kind.POINT)
ruling = partial(Part, Kind.RULING)
edition = partial(Part, Kind.EDITION)
example = partial(Part, Kind.EXAMPLE)


def figure(name: str, caption: str) -> Part:
    """A picture, by its name among those of the game."""
    return Part(Kind.FIGURE, caption, name)


@dataclass(frozen=True, slots=True)
class Section:
    """All about one numbered rule."""

    rule: str
    """Its number, which is also its anchor."""
    title: str
    parts: tuple[Part, ...]

    @property
    def words(self) -> str:
        """All that it says, a paragraph a line."""
        return "\n".join([self.title, *(part.text for part in self.parts)])


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections that belong together."""

    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a game, told to players."""

    game: str
    context: str
    """Under which its texts are translated."""
    introduction: tuple[Part, ...]
    """What the game is about, before the first chapter."""
    chapters: tuple[Chapter, ...]

    @property
    def sections(self) -> Iterator[Section]:
        return (section for chapter in self.chapters for section in chapter.sections)

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of its rules, in the order of the book."""
        return tuple(section.rule for section in self.sections)

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of its pictures."""
        parts = (*self.introduction, *(part for one in self.sections for part in one.parts))
        return tuple(part.figure for part in parts if part.figure)

    def section(self, rule: str) -> Section:
        """The section of a rule."""
        return next(section for section in self.sections if section.rule == rule)

    def translated(self, translate: Translate) -> Rulebook:
        """The same book in another language."""
        say = partial(translate, self.context)

        def parts(of: tuple[Part, ...]) -> tuple[Part, ...]:
            return tuple(replace(part, text=say(part.text)) for part in of)

        chapters = tuple(
            Chapter(
                say(chapter.title),
                tuple(
                    Section(section.rule, say(section.title), parts(section.parts))
                    for section in chapter.sections
                ),
            )
            for chapter in self.chapters
        )
        return replace(self, introduction=parts(self.introduction), chapters=chapters)


RULEBOOKS: Final = Parts[Rulebook]("rulebook")
"""The book of every game that has one, in English."""


def has_section(rule: str) -> bool:
    """Whether a rulebook tells of a rule, by its number."""
    game = game_of(rule)
    return game is not None and game in RULEBOOKS and rule in RULEBOOKS[game].rules
