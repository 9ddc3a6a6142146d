"""What the first picture of the window needs of the settings, read without everything that checks them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import read_limited

_MOST_BYTES: Final = 1 << 16


class FirstLook(NamedTuple):
    """The choices that can be seen at once. ``settings`` reads and checks all of them a moment later."""

    language: str = "system"
    theme: str = "system"
    palette: str = "standard"
    text_size: int = 100
    window: str = ""
    """Where it was and how large, as Qt writes it down."""


def first_look(path: Path) -> FirstLook:
    """What the file says, with defaults for all that it does not say well."""
    try:
        found = json.loads(read_limited(path, _MOST_BYTES))
    except (Problem, ValueError, RecursionError):
        return FirstLook()
    if not isinstance(found, dict):
        return FirstLook()
    return FirstLook(
        language=_one_of(found, "language", "system", *LANGUAGES),
        theme=_one_of(found, "theme", "system", "light", "dark"),
        palette=_one_of(found, "palette", "standard", "high-contrast"),
        text_size=_size(found.get("text_size")),
        window=_text(found.get("window")),
    )


def _one_of(found: dict[str, Any], name: str, *values: str) -> str:
    value = found.get(name)
    return value if isinstance(value, str) and value in values else values[0]


def _size(value: object) -> int:
    return value if type(value) is int and 75 <= value <= 200 else 100


def _text(value: object) -> str:
    return value if isinstance(value, str) and value.isascii() and len(value) <= 4000 else ""
