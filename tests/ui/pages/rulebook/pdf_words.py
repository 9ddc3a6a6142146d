"""What a reader finds, copies and hears in a PDF file that Qt has written."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator

_OBJECT = re.compile(rb"\n(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*)endstream", re.DOTALL)
_RANGE = re.compile(r"<(\w{4})> <(\w{4})> (?:<(\w{4})>|\[(.*?)\])")
_SHOWN = re.compile(r"/F(\d+) [\d.]+ Tf|<(\w+)> Tj")
UNKNOWN = "\N{REPLACEMENT CHARACTER}"
"""For a letter that the file does not tell."""


def words_in(file: bytes) -> str:
    """All letters in the order in which they were drawn; Qt takes spaces for tabs."""
    objects = {int(number): body for number, body in _OBJECT.findall(file)}
    letters = {
        number: _letters(_text(objects[int(told[1])]))
        for number, body in objects.items()
        if (told := re.search(rb"/ToUnicode (\d+) 0 R", body))
    }
    return "".join(
        piece for body in objects.values() for piece in _shown(_text(body), letters)
    ).replace("\t", " ")


def _text(body: bytes) -> str:
    """What is in a stream."""
    stream = _STREAM.search(body)
    if stream is None:
        return ""
    packed = b"/FlateDecode" in body
    return (zlib.decompress(stream[1]) if packed else stream[1]).decode("latin-1")


def _letters(table: str) -> dict[int, str]:
    """The letters of a font, by the numbers of their shapes."""
    found: dict[int, str] = {}
    for first, last, start, listed in _RANGE.findall(table):
        shapes = range(int(first, 16), int(last, 16) + 1)
        codes = (
            range(int(start, 16), int(start, 16) + len(shapes))
            if start
            else [int(code, 16) for code in re.findall(r"\w{4}", listed)]
        )
        found |= {shape: chr(code) for shape, code in zip(shapes, codes, strict=True)}
    return found


def _shown(page: str, letters: dict[int, dict[int, str]]) -> Iterator[str]:
    font: dict[int, str] = {}
    for number, shapes in _SHOWN.findall(page):
        if number:
            font = letters[int(number)]
            yield "\n"
        for place in range(0, len(shapes), 4):
            yield font.get(int(shapes[place : place + 4], 16), UNKNOWN)
