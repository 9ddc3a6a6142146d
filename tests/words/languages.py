"""The languages of the program, read straight from their files, without Qt."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from bigshot_desktop.engine.languages import LANGUAGES, SOURCE
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import Number, Translate, english

FOLDER: Final = Path(__file__).parents[2] / "i18n"
TRANSLATED: Final = tuple(code for code in LANGUAGES if code != SOURCE)


def file_of(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"bigshot_{language}.ts"


@dataclass(frozen=True, slots=True)
class Message:
    """A text and its translation, as a file holds them."""

    context: str
    source: str
    translation: str
    state: str = field(default="")
    """Empty for a finished one."""
    form: int | None = field(default=None)
    """Of a text that depends on a number: which of its forms this is, the one for 1 first."""


def read_messages(file: Path) -> list[Message]:
    """Every translation of a file; a text that depends on a number has several."""
    return [
        Message(context.findtext("name", ""), message.findtext("source", ""), *translation)
        for context in ET.parse(file).iter("context")
        for message in context.iter("message")
        for translation in _translations(message)
    ]


def _translations(message: ET.Element) -> Iterator[tuple[str, str, int | None]]:
    """What a message is translated to, and its state."""
    state = "".join(one.get("type", "") for one in message.iter("translation"))
    if message.get("numerus") != "yes":
        yield message.findtext("translation", ""), state, None
        return
    for form, one in enumerate(message.iter("numerusform")):
        yield one.text or "", state, form


@cache
def messages(language: str) -> tuple[Message, ...]:
    return tuple(read_messages(file_of(language)))


def finished(language: str) -> Iterator[Message]:
    return (one for one in messages(language) if not one.state)


@cache
def translate_into(language: str) -> Translate:
    """Looks a text up in a language; one that is not there is an error, not English."""
    if language == "en":
        return english
    texts = {
        (one.context, one.source): one.translation for one in messages(language) if one.form is None
    }
    return lambda context, text: texts[context, text]


SEPARATORS: Final = {"en": ",.", "de": ".,", "fr": "\u202f,", "it": ".,"}
"""What groups the digits of a number and what stands before its tenths; the window asks its locale."""


def number_in(language: str) -> Number:
    written = str.maketrans(",.", SEPARATORS[language])
    return lambda number: f"{number:,}".translate(written)


def voice_in(language: str) -> Narrator:
    return Narrator(translate_into(language), number_in(language))


class Listener:
    """A translator that remembers which texts were asked for."""

    def __init__(self, language: str = "en") -> None:
        self.heard: set[tuple[str, str]] = set()
        self._translate = translate_into(language)

    def __call__(self, context: str, text: str) -> str:
        self.heard.add((context, text))
        return self._translate(context, text)


def is_well_formed(sentence: str) -> bool:
    """Whether nothing was left open or left over when a sentence was made."""
    return (
        bool(sentence)
        and sentence == sentence.strip()
        and "  " not in sentence
        and not set(sentence) & set("{}\n\t")
    )


def compile_texts(language: str, folder: Path) -> None:
    """Puts the texts of a language into a folder as a build does, for Qt to load."""
    import PySide6

    lrelease = Path(PySide6.__file__).with_name("lrelease")
    target = folder / f"bigshot_{language}.qm"
    subprocess.run([lrelease, "-silent", file_of(language), "-qm", target], check=True)
