"""Match files: a whole match as JSON for people and programs to read (docs/match-file.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bigshot_desktop.table.file_formats import MATCH_FILE, SILENT, VERSION, identify
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import MatchRecord, from_record, parse, to_record
from bigshot_desktop.table.storage import read_limited, write_atomically
from bigshot_desktop.table.strict_json import canonical, parse_json

FORMAT: Final = MATCH_FILE.name
EXTENSION: Final = MATCH_FILE.extension
MOST_BYTES: Final = MATCH_FILE.most_bytes

_WIDTH: Final = 100


def save_match(match: Match, path: Path) -> None:
    """Writes a match file; when it fails, the old one is still there."""
    write_atomically(path, write_match(match))


def load_match(path: Path) -> Match:
    """The match of a file, played anew action by action."""
    return read_match(read_limited(path, MOST_BYTES))


def write_match(match: Match) -> bytes:
    """The bytes of a match file; without what was said where it would be too large to be read again with that."""
    content = _laid_down(match, with_sayings=True)
    if len(content) > MATCH_FILE.most_bytes:
        content = _laid_down(match, with_sayings=False)
    return content


def _laid_down(match: Match, *, with_sayings: bool) -> bytes:
    content = {"format": FORMAT, "version": VERSION, **asdict(to_record(match))}
    if not content["sayings"] or not with_sayings:
        del content["sayings"]
        content["version"] = SILENT
    content["checksum"] = checksum(content)
    entries = [
        _actions(value) if name == "actions" else _laid_out(value, "  ", f"{_flat(name)}: ")
        for name, value in content.items()
    ]
    return ("{\n  " + ",\n  ".join(entries) + "\n}\n").encode()


def read_match(data: bytes) -> Match:
    """The match of a file's bytes."""
    content = identify(parse_json(data), FORMAT)
    given = content.pop("checksum", None)
    if given != checksum(content):
        raise Problem("damaged")
    return from_record(parse(MatchRecord, content))


def checksum(content: dict[str, Any]) -> str:
    """The checksum of everything else in a match file."""
    return sha256(canonical(content)).hexdigest()


def _flat(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _actions(actions: Sequence[object]) -> str:
    """One action to a line."""
    return '"actions": [' + ",".join(f"\n    {_flat(action)}" for action in actions) + "\n  ]"


def _laid_out(value: object, indent: str, key: str = "") -> str:
    """What fits stays on one line; the rest goes one entry to a line."""
    flat = key + _flat(value)
    if len(indent) + len(flat) <= _WIDTH or not isinstance(value, (dict, list, tuple)):
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        entries = [_laid_out(item, inner, f"{_flat(name)}: ") for name, item in value.items()]
    else:
        entries = [_laid_out(item, inner) for item in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return f"{key}{first}\n{inner}" + f",\n{inner}".join(entries) + f"\n{indent}{last}"
