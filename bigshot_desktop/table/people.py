"""Who is who in the statistics: people can be renamed, two names can be one person, and somebody can be left out.

Match files stay as they are: all this can be undone. It is kept in a file of its own; one that cannot be read costs
the names, never a match, and is kept beside the new one.
"""

from __future__ import annotations

import json
import unicodedata
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final

from bigshot_desktop.table.names import is_name
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import make_folder, read_limited, write_atomically
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.table.typed_json import at_most, read_record

MOST_BYTES: Final = 1 << 18
MOST_NAMES: Final = 100
"""As many keys as an object of ours may have."""
_OUT_OF_REACH: Final = {"folder-missing", "not-a-file", "permission-denied", "io-error"}


def one_spelling(name: str) -> str:
    """One spelling for a name, however it was typed."""
    return " ".join(unicodedata.normalize("NFC", name).split())


@dataclass(frozen=True, slots=True)
class People:
    """What is different from the names in the files."""

    names: Annotated[dict[str, Annotated[str, is_name]], at_most(MOST_NAMES)] = field(
        default_factory=dict
    )
    """By a name in match files what that person is called here."""
    removed: Annotated[tuple[Annotated[str, is_name], ...], at_most(MOST_NAMES)] = ()
    """Who is left out, by the name here."""

    def called(self, name: str) -> str:
        """What somebody is called here, by their name in a match file; nothing for those who are left out."""
        spelt = one_spelling(name)
        here = self.names.get(spelt, spelt)
        return "" if here in self.removed else here

    def renamed(self, old: str, new: str) -> People:
        """The same with another name for somebody; if somebody else has that name, the two are one from now on."""
        new = one_spelling(new)
        names = {name: new if here == old else here for name, here in self.names.items()}
        names[old] = new
        names = {name: here for name, here in names.items() if name != here}
        if len(names) > MOST_NAMES:
            raise Problem("malformed", where="names", expected="fewer-entries")
        return replace(self, names=names)

    def without(self, name: str) -> People:
        """The same with somebody left out."""
        if len(self.removed) >= MOST_NAMES:
            raise Problem("malformed", where="removed", expected="fewer-entries")
        return replace(self, removed=(*self.removed, name))


def read_people(path: Path) -> tuple[People, Problem | None]:
    """The people of a file, or none and what is wrong with it. A file that is not there is no problem."""
    try:
        return read_record(People, parse_json(read_limited(path, MOST_BYTES))), None
    except Problem as problem:
        return People(), None if problem.code == "file-missing" else problem


def save_people(people: People, path: Path) -> None:
    """Writes it; when that fails, the old file is still there. One that could not be read is kept too."""
    make_folder(path.parent)
    _, problem = read_people(path)
    if problem and problem.code not in _OUT_OF_REACH:
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}.bad"))
    write_atomically(path, (json.dumps(asdict(people), indent=2) + "\n").encode())
