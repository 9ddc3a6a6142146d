"""Sealed lines."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from bigshot_desktop.table.checksummed_lines import START, checked_lines, seal

CONTENTS: list[dict[str, Any]] = [{"a": 1}, {"b": [True, None, "é"]}, {"a": 1}]


def written() -> bytes:
    check, lines = START, b""
    for content in CONTENTS:
        line, check = seal(content, check)
        lines += line
    return lines


def test_what_was_sealed_is_read() -> None:
    data = written()
    found = list(checked_lines(data))
    assert [link.content for link in found] == CONTENTS
    assert [link.end for link in found] == [
        index + 1 for index, byte in enumerate(data) if byte == ord("\n")
    ]


def test_the_seal_is_the_documented_one() -> None:
    previous = ""
    for line in written().splitlines():
        content = json.loads(line)
        check = content.pop("check")
        text = previous + json.dumps(content, sort_keys=True, separators=(",", ":"))
        assert check == hashlib.sha256(text.encode()).hexdigest()[:16]
        previous = check


def test_a_line_holds_only_in_its_place() -> None:
    """Equal contents have different seals, so that lines cannot be left out, swapped or doubled."""
    one, two, three = written().splitlines(keepends=True)
    assert one != three
    for data, good in [(two + three, 0), (one + three, 1), (one + two + two + three, 2)]:
        assert [link.content for link in checked_lines(data)] == CONTENTS[:good]


def test_nothing_after_a_line_that_does_not_hold_is_read() -> None:
    one, two, three = written().splitlines(keepends=True)
    for bad in (
        b"\n",
        b"null\n",
        b"[]\n",
        b"{}\n",
        b"{\n",
        b"\xff\n",
        two.replace(b"true", b"null"),
    ):
        assert [link.content for link in checked_lines(one + bad + three)] == CONTENTS[:1]
