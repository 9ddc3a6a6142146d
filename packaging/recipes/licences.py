"""What must be told of licences with a bundle: one file inside of it, and debian/copyright, from one inventory."""

from __future__ import annotations

import platform
import sys
import sysconfig
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from recipes import facts, inventory, spdx, wheels
from recipes.inventory import Component, Inventory, Unclear, owners

__all__ = ["NAME", "Interpreter", "Unclear", "debian_copyright", "owners", "write"]

NAME: Final = "THIRD-PARTY-LICENCES.txt"
METADATA_LICENCE: Final = "CC0-1.0"
"""Of the metainfo, as it says itself: software centres copy it freely."""
_WIDTH: Final = 96

_INCORPORATED: Final = {"LGPL-3.0-only": "GPL-3.0-only"}
"""Licences that are written as changes to another, whose text is needed too."""

_IN_DEBIAN: Final = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-2.0": "GPL-2",
    "GPL-3.0": "GPL-3",
    "LGPL-3.0": "LGPL-3",
    "MPL-2.0": "MPL-2.0",
}
"""Texts that every Debian system has in /usr/share/common-licenses."""


@dataclass(frozen=True, slots=True)
class Interpreter:
    """The Python of a bundle."""

    version: str
    licence: str


@dataclass(frozen=True, slots=True)
class Contents:
    """What one bundle contains."""

    inventory: Inventory
    owners: dict[Path, str]
    components: list[Component]
    site_packages: Path
    interpreter: Interpreter

    def owning(self) -> list[Component]:
        keys = set(self.owners.values())
        return [each for each in self.components if each.key in keys]

    def within(self, owner: Component) -> list[Component]:
        return [each for each in self.components if owner.key in each.inside]

    def terms(self) -> list[str]:
        """The licences of all components, each once, sorted."""
        return sorted({term for each in self.components for term in each.terms}, key=str.lower)


def write(
    bundle: Path, site_packages: Path, target: Path, interpreter: Interpreter | None = None
) -> Path:
    """Write the file of licences into the folder ``target``, mostly the bundle itself.

    The interpreter of the bundle is the one that runs this, unless another is given.
    """
    contents = _contents(bundle, site_packages, interpreter)
    sections = [_opening(), *_listing(contents), *_duties(contents), *_texts(contents)]
    file = target / NAME
    file.write_text("\n\n".join(sections) + "\n", encoding="utf-8", newline="\n")
    return file


def debian_copyright(
    bundle: Path, site_packages: Path, under: str = f"usr/lib/{facts.NAME}"
) -> str:
    """The machine-readable debian/copyright of a package whose bundle lies in the folder ``under``."""
    contents = _contents(bundle, site_packages)
    ours = contents.inventory[facts.NAME]
    paragraphs = [
        "\n".join(
            [
                "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
                f"Upstream-Name: {facts.TITLE}",
                f"Source: {facts.homepage()}",
                "Comment:",
                " The package brings Python, Qt and a few libraries along in one folder. Where a paragraph",
                " names several licences, its files contain works of others, which its comment lists.",
            ]
        ),
        _stanza(["*"], ours, []),
        _stanza(["usr/share/metainfo/*"], replace(ours, spdx=METADATA_LICENCE), []),
        *(
            _stanza(_patterns(each, contents, under), each, contents.within(each))
            for each in contents.owning()
            if each.key != ours.key
        ),
        *(
            _standalone(term)
            for term in sorted({*contents.terms(), METADATA_LICENCE}, key=str.lower)
        ),
    ]
    return "\n\n".join(paragraphs) + "\n"


def interpreter_text() -> str:
    """The licence of the Python that runs this, which is the one that a bundle gets."""
    series = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path("/usr/share/doc") / series / "copyright",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise Unclear("this Python has no licence in " + ", ".join(map(str, places)))


def _contents(
    bundle: Path, site_packages: Path, interpreter: Interpreter | None = None
) -> Contents:
    listed = inventory.read().made_by(inventory.maker_of(bundle))
    owned = inventory.owners(bundle, listed)
    owned.pop(Path(NAME), None)  # what is written must not depend on whether it was written before
    components = listed.present(owned.values(), inventory.system_of(bundle))
    for each in components:
        for term in each.terms:
            inventory.check_term(term, listed)
    own = interpreter or Interpreter(platform.python_version(), interpreter_text())
    return Contents(listed, owned, components, site_packages, own)


# --- the file inside of a bundle ---------------------------------------------------------------------


def _opening() -> str:
    words = (
        f"{facts.TITLE} is free software under the MIT licence. This folder also contains works of "
        "others. Here is what they are, the licences that they are under, and what these ask for. "
        "Where a work may be had under one of several licences, the one that we took is named first."
    )
    title = f"{facts.TITLE} {facts.VERSION}: licences"
    return f"{title}\n{'=' * len(title)}\n\n{_wrapped(words)}\nHome: {facts.homepage()}"


def _listing(contents: Contents) -> Iterator[str]:
    yield _heading("What this folder contains")
    owning = contents.owning()
    for owner in owning:
        patterns = [each for each in owner.files if _used(each, owner, contents)]
        lines = [*_entry(owner, contents), *(f"    Files: {each}" for each in patterns)]
        parts = contents.within(owner)
        told = [each for each in parts if each.inside[0] == owner.key and each not in owning]
        if others := [each.name for each in parts if each not in told]:
            lines.append(_wrapped(f"Also inside: {', '.join(others)}", "    "))
        for part in told:
            lines += ["", *(f"    {line}" for line in _entry(part, contents))]
        yield "\n".join(lines)


def _entry(component: Component, contents: Contents) -> list[str]:
    version = _version(component, contents)
    taken = " AND ".join(component.terms)
    offered = "" if taken == component.spdx else f" (offered: {component.spdx})"
    lines = [
        f"{component.name} {version}".rstrip(),
        f"    Licence: {taken}{offered}",
        *(f"    Copyright: {holder}" for holder in component.copyright),
        f"    Home: {component.home}",
    ]
    return lines + ([f"    Note: {component.note}"] if component.note else [])


def _version(component: Component, contents: Contents) -> str:
    if component.interpreter:
        return contents.interpreter.version
    return wheels.version(component.wheel, contents.site_packages) if component.wheel else ""


def _duties(contents: Contents) -> Iterator[str]:
    yield _heading("What these licences ask for, and how it is met")
    for term in contents.terms():
        yield f"{term}\n{_wrapped(contents.inventory.duties[term], '    ')}"


def _texts(contents: Contents) -> Iterator[str]:
    yield _heading("The texts")
    titles: dict[str, list[str]] = {}
    for title, text in _all_texts(contents):
        titles.setdefault(text.strip("\n"), []).append(title)
    for text, names in titles.items():
        yield f"{_rule('-', ' · '.join(dict.fromkeys(names)))}\n\n{text}"


def _all_texts(contents: Contents) -> Iterator[tuple[str, str]]:
    for licence in _licences(contents.terms()):
        yield licence, inventory.text_of(licence).read_text(encoding="utf-8")
    for component in contents.components:
        if component.interpreter:
            yield component.name, contents.interpreter.licence
        if component.wheel:
            brought = wheels.texts(component.wheel, contents.site_packages)
            yield from ((f"{component.wheel}: {name}", text) for name, text in brought.items())


def _licences(terms: Iterable[str]) -> list[str]:
    found = [licence for term in terms for licence in spdx.ids(term)]
    found += [_INCORPORATED[licence] for licence in found if licence in _INCORPORATED]
    return list(dict.fromkeys(found))


def _heading(words: str) -> str:
    return f"\n{words}\n{'=' * len(words)}"


def _rule(sign: str, words: str) -> str:
    return f"{sign * 3} {words} ".ljust(_WIDTH, sign)


def _wrapped(words: str, indent: str = "") -> str:
    return textwrap.fill(words, _WIDTH, initial_indent=indent, subsequent_indent=indent)


# --- debian/copyright --------------------------------------------------------------------------------


def _stanza(patterns: list[str], owner: Component, parts: list[Component]) -> str:
    holders = [holder for each in [owner, *parts] for holder in each.copyright]
    terms = [term for each in [owner, *parts] for term in each.terms]
    lines = [
        "Files:",
        *(f" {pattern}" for pattern in patterns),
        "Copyright:",
        *(f" {holder}" for holder in dict.fromkeys(holders)),
        f"License: {' and '.join(_short(term) for term in dict.fromkeys(terms))}",
        "Comment:",
        f" {owner.name}, {owner.home}",
    ]
    lines += [f" Contains {each.name} ({' and '.join(map(_short, each.terms))})." for each in parts]
    return "\n".join(lines)


def _patterns(owner: Component, contents: Contents, under: str) -> list[str]:
    """The owner's patterns as Debian writes them, only those that a file of this bundle fits."""
    plain = [each for pattern in owner.files for each in inventory.expanded(pattern)]
    return [f"{under}/{each.replace('**', '*')}" for each in plain if _used(each, owner, contents)]


def _used(pattern: str, owner: Component, contents: Contents) -> bool:
    return any(
        key == owner.key and inventory.matches(pattern, file.as_posix())
        for file, key in contents.owners.items()
    )


def _standalone(term: str) -> str:
    lines: list[str] = []
    for licence in reversed(_licences([term])):
        name = _IN_DEBIAN.get(inventory.text_of(licence).stem)
        if lines:
            lines.append("")
        if name is None:
            lines += inventory.text_of(licence).read_text(encoding="utf-8").splitlines()
        else:
            lines.append(f"The text of the licence {licence} is on Debian systems in")
            lines.append(f"/usr/share/common-licenses/{name}.")
    body = "\n".join(f" {line}" if line.strip() else " ." for line in lines)
    return f"License: {_short(term)}\n{body}"


def _short(term: str) -> str:
    """A licence as debian/copyright names it."""
    licence, _, exception = term.partition(" WITH ")
    if not exception:
        return licence
    return f"{licence} with {exception.replace('-exception', '')} exception"
