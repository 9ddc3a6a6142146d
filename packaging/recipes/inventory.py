"""What a bundle may contain and whose it is: the licence inventory, and the owner of every file."""

from __future__ import annotations

import itertools
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

from recipes import facts, spdx

FOLDER: Final = facts.PACKAGING / "licences"
TEXTS: Final = FOLDER / "texts"

System = Literal["linux", "windows", "macos"]
SYSTEMS: Final[tuple[str, ...]] = get_args(System)
Maker = Literal["pyinstaller", "embedding"]
MAKERS: Final[tuple[str, ...]] = get_args(Maker)
"""How a bundle was made: by PyInstaller, or around the embeddable Python for Windows."""


class Unclear(Exception):
    """The inventory does not say, or says twice, what it must say once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """A work with one licence and one home; README.md beside the inventory tells what each field means."""

    key: str
    name: str
    spdx: str
    copyright: tuple[str, ...]
    home: str
    files: tuple[str, ...] = ()
    not_files: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    wheel: str = ""
    interpreter: bool = False
    systems: tuple[str, ...] = SYSTEMS
    makers: tuple[str, ...] = MAKERS
    note: str = ""

    @property
    def terms(self) -> tuple[str, ...]:
        """The licences that we take it under, all of which apply."""
        return spdx.terms(self.spdx)

    def claims(self, file: str) -> bool:
        """Whether a file of a bundle, named from its top with slashes, belongs to this component."""
        return _matches(self.files, file) and not _matches(self.not_files, file)


@dataclass(frozen=True, slots=True)
class Inventory:
    components: tuple[Component, ...]
    duties: Mapping[str, str]
    """What each licence asks for, in plain words."""

    def __getitem__(self, key: str) -> Component:
        return next(each for each in self.components if each.key == key)

    def made_by(self, maker: str) -> Inventory:
        """What a bundle of this make may contain."""
        kept = tuple(each for each in self.components if maker in each.makers)
        return Inventory(kept, self.duties)

    def present(self, owned: Iterable[str], system: str) -> list[Component]:
        """Whoever owns a file, and whatever is inside of these, in the order of the inventory."""
        keys = set(owned)
        here = [each for each in self.components if system in each.systems]
        while more := {each.key for each in here if keys & set(each.inside)} - keys:
            keys |= more
        return [each for each in self.components if each.key in keys]


def read(folder: Path = FOLDER) -> Inventory:
    """All tables of the folder as one inventory; whatever is unknown, missing or said twice is an error."""
    components: list[Component] = []
    duties: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        components += [_component(each, path.name) for each in table.pop("component", [])]
        duties |= {term: text.strip() for term, text in table.pop("duties", {}).items()}
        if table:
            raise Unclear(f"{path.name}: unknown: {', '.join(table)}")
    inventory = Inventory(tuple(components), duties)
    _check(inventory, folder / "texts")
    return inventory


def owners(bundle: Path, inventory: Inventory | None = None) -> dict[Path, str]:
    """The key of the one component that each file of a bundle belongs to."""
    components = (inventory or read().made_by(maker_of(bundle))).components
    found: dict[Path, str] = {}
    unclaimed: list[str] = []
    disputed: list[str] = []
    for file in files(bundle):
        claimants = [each.key for each in components if each.claims(file.as_posix())]
        if len(claimants) == 1:
            found[file] = claimants[0]
        elif claimants:
            disputed.append(f"{file.as_posix()} ({', '.join(claimants)})")
        else:
            unclaimed.append(file.as_posix())
    if unclaimed or disputed:
        raise Unclear(_complaint(unclaimed, disputed))
    return found


def files(bundle: Path) -> list[Path]:
    """Every file and every link of a bundle, from its top, sorted."""
    return sorted(_walk(bundle), key=Path.as_posix)


def system_of(bundle: Path) -> System:
    """The system that a bundle is for, from what lies in it."""
    if (bundle / f"{facts.NAME}.exe").exists():
        return "windows"
    return "macos" if any(file.suffix == ".dylib" for file in files(bundle)) else "linux"


def maker_of(bundle: Path) -> Maker:
    """How a bundle was made, from what lies in it."""
    return "embedding" if any(bundle.glob("_internal/python3*._pth")) else "pyinstaller"


def expanded(pattern: str) -> list[str]:
    """A pattern without its ``{one,other}``: all that it stands for."""
    pieces = re.split(r"\{([^{}]*)\}", pattern)
    choices = [piece.split(",") if odd % 2 else [piece] for odd, piece in enumerate(pieces)]
    return ["".join(each) for each in itertools.product(*choices)]


def matches(pattern: str, file: str) -> bool:
    """Whether a file is meant by a pattern: ``*`` stays within a folder, ``**`` does not."""
    return _compiled(pattern).fullmatch(file) is not None


def text_of(licence: str, texts: Path = TEXTS) -> Path:
    """Where the text of a licence or an exception lies; ``-only`` and ``-or-later`` share one."""
    return texts / f"{licence.removesuffix('-only').removesuffix('-or-later')}.txt"


def _walk(bundle: Path) -> Iterator[Path]:
    for folder, subfolders, names in os.walk(bundle):
        here = Path(folder)
        # A link to a folder, as in the frameworks of macOS, is one thing, like a link to a file.
        links = [name for name in subfolders if (here / name).is_symlink()]
        for name in [*names, *links]:
            yield (here / name).relative_to(bundle)


def _component(table: Mapping[str, Any], where: str) -> Component:
    name = f"{where}: {table.get('key', 'a component without a key')}"
    known = {field.name: field for field in fields(Component)}
    if unknown := table.keys() - known.keys():
        raise Unclear(f"{name}: unknown: {', '.join(sorted(unknown))}")
    needed = {field.name for field in known.values() if field.default is MISSING}
    if missing := needed - table.keys():
        raise Unclear(f"{name}: missing: {', '.join(sorted(missing))}")
    values: dict[str, Any] = {}
    for key, value in table.items():
        if not _fits(value, str(known[key].type)):
            raise Unclear(f"{name}: {key} is not of its kind: {value!r}")
        values[key] = tuple(value) if isinstance(value, list) else value
    return Component(**values)


def _fits(value: object, kind: str) -> bool:
    if kind.startswith("tuple"):
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return type(value).__name__ == kind


def _check(inventory: Inventory, texts: Path) -> None:
    keys = [each.key for each in inventory.components]
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        raise Unclear(f"said twice: {', '.join(twice)}")
    for each in inventory.components:
        if not (each.files or each.inside):
            raise Unclear(f"{each.key}: neither has files nor is inside another component")
        if lost := set(each.inside) - set(keys):
            raise Unclear(f"{each.key}: inside of what is not there: {', '.join(sorted(lost))}")
        if strange := set(each.systems) - set(SYSTEMS):
            raise Unclear(f"{each.key}: unknown system: {', '.join(sorted(strange))}")
        if strange := set(each.makers) - set(MAKERS):
            raise Unclear(f"{each.key}: unknown maker: {', '.join(sorted(strange))}")
        for term in each.terms:
            check_term(term, inventory, texts)


def check_term(term: str, inventory: Inventory, texts: Path = TEXTS) -> None:
    """A licence must have a text, and words for what it asks for."""
    if term not in inventory.duties:
        raise Unclear(f"{term}: nothing in duties says what it asks for")
    for licence in spdx.ids(term):
        if not text_of(licence, texts).is_file():
            raise Unclear(f"{term}: no text {text_of(licence).name} in licences/texts")


def _complaint(unclaimed: list[str], disputed: list[str]) -> str:
    lines = []
    if unclaimed:
        lines += [
            f"{len(unclaimed)} files of the bundle have no owner in the inventory:",
            *unclaimed,
        ]
    if disputed:
        lines += [f"{len(disputed)} files of the bundle have more than one owner:", *disputed]
    return "\n".join([*lines, "See packaging/licences/README.md."])


def _matches(patterns: Iterable[str], file: str) -> bool:
    return any(matches(pattern, file) for pattern in patterns)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    signs = {"**": ".*", "*": "[^/]*", "?": "[^/]"}
    pieces = (
        "".join(signs.get(piece, re.escape(piece)) for piece in re.split(r"(\*\*|\*|\?)", plain))
        for plain in expanded(pattern)
    )
    return re.compile("|".join(pieces))
