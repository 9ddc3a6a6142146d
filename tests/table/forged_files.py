"""Match files that lie: any content under the right checksum."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import write_match

Content = dict[str, Any]


def sealed(content: Content) -> bytes:
    """A file with this content and the right checksum, made as the documentation says."""
    rest = {key: value for key, value in content.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return json.dumps({**rest, "checksum": hashlib.sha256(text.encode()).hexdigest()}).encode()


def content_of(match: Match) -> Content:
    """What the file of a match says."""
    content: Content = json.loads(write_match(match))
    return content


def part_of(data: bytes, key: str) -> Iterator[int]:
    """Where the value of a key stands in a file as we lay it out: the place of every byte of it."""
    found = re.search(
        rb'^  "%s": (.*?)(?:,\n  "|\n\})' % key.encode(), data, re.MULTILINE | re.DOTALL
    )
    assert found, key
    return iter(range(*found.span(1)))
