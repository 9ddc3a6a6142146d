"""The languages in which windows are looked over: the real ones, and one that shows what was never translated."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.characters import CHARACTERS
from tests.ui.players import seats
from tests.words.languages import TRANSLATED, messages

PEOPLE: Final = tuple(seat.name for seat in seats("hhhhhhh"))

_OTHER: Final = "ąħĉđęŧĝĥįĵķłŋńőŗģřśťųűŵžŷź"
_SWAPPED: Final = str.maketrans(ascii_lowercase + ascii_uppercase, _OTHER + _OTHER.upper())
"""Each letter becomes one that no text of the program has, but its fonts have."""
_RULE: Final = r"\b(?:BS|SH|SA)-\d+\b"
_KEPT: Final = re.compile(rf"(\{{\w+\}}|%L?n|<[^>]*>|&\w+;|\*\.\w+|{_RULE})")
"""What stays as it is in a text: placeholders, mark-up, the endings of files and the numbers of rules."""

_BOTS: Final = tuple(one.name for one in CHARACTERS.values())
_NAMES: Final = sorted(
    (
        *PEOPLE,
        *_BOTS,
        *LANGUAGES.values(),
        *(box.title for box in ENTRIES.values()),
        *("Big Shot Desktop", "PySide6", "Qt", "Linux", "PDF"),
    ),
    key=len,
    reverse=True,
)
_SHORTENED: Final = {
    name[:letters] for name in (*PEOPLE, *_BOTS) for letters in range(1, len(name))
}
_SPARED: Final = re.compile(
    "|".join(
        (
            *(rf"\b{re.escape(name)}\b" for name in _NAMES),
            rf"\b(?:{'|'.join(_SHORTENED)})…$",  # a name for which there was no room
            _RULE,
            r"<[^>]*>",
            r"(?<=\d)\s[AP]M\b",  # a time of the day as the locale writes it
            r"\b[A-Z]\d{0,2}\b",  # a key, or a square of Shark's map
            r"(?:[/\\][\w.-]+)+",  # a place on the disk
            r"\*?[\w-]*\.(?:bigshot|png|svg|pdf|txt)\b",
        )
    )
)
_LETTER: Final = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ]")


class Pseudo(QTranslator):
    """Answers every text in a secret writing: whatever has letters of our own was not translated."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        parts = _KEPT.split(source)
        return "".join(
            part if number % 2 else part.translate(_SWAPPED) for number, part in enumerate(parts)
        )

    def isEmpty(self) -> bool:
        return False


class Longest(QTranslator):
    """Says everything in whichever language needs most letters for it: what has room for that has room for all."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: dict[tuple[str, str], str] = {}
        for code in TRANSLATED:
            for one in messages(code):
                known = self._texts.get((one.context, one.source), "")
                self._texts[one.context, one.source] = max(known, one.translation, key=len)

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return self._texts.get((context, source))

    def isEmpty(self) -> bool:
        return False


@contextmanager
def spoken(translator: QTranslator) -> Iterator[None]:
    """As long as this lasts the window speaks so.

    Nothing is collected meanwhile: Qt asks a translator under a lock, and a language switch of an earlier window that
    goes at that moment, with the translators that are its children, would wait for the same lock for ever.
    """
    gc.collect()
    collecting = gc.isenabled()
    gc.disable()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        if collecting:
            gc.enable()
        QCoreApplication.processEvents()


def pseudo() -> AbstractContextManager[None]:
    """As long as this lasts all that is translated is in a secret writing."""
    return spoken(Pseudo())


def untranslated(told: Iterable[tuple[str, str]], *names: str) -> dict[str, str]:
    """What has letters that did not come through translation, and who says it; beside names of all kinds."""
    found: dict[str, str] = {}
    for who, text in told:
        bare = text
        for name in names:
            bare = bare.replace(name, "")
        if _LETTER.search(_SPARED.sub("", bare)):
            found.setdefault(text, who)
    return found
