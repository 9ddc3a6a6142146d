"""What installed wheels tell of themselves: versions, licence texts, and the crates inside of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from recipes.inventory import Component, Unclear

_NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*", re.IGNORECASE)


def version(wheel: str, site_packages: Path) -> str:
    """The version of a wheel that must be there."""
    return _folder(wheel, site_packages).name.removesuffix(".dist-info").rpartition("-")[2]


def texts(wheel: str, site_packages: Path) -> dict[str, str]:
    """The licence texts that a wheel brings, by the names of their files."""
    folder = _folder(wheel, site_packages)
    places = [folder, *sorted(each for each in (folder / "licenses").rglob("*") if each.is_dir())]
    if (folder / "licenses").is_dir():
        places.append(folder / "licenses")
    found = {
        file.relative_to(folder).as_posix().removeprefix("licenses/"): file
        for place in places
        for file in sorted(place.iterdir())
        if file.is_file() and _NAMES.fullmatch(file.name)
    }
    return {name: file.read_text(encoding="utf-8") for name, file in sorted(found.items())}


def crates(owner: Component, site_packages: Path) -> list[Component]:
    """The crates that are compiled into a wheel, from its bill of materials, as parts of their owner.

    What only took part in the build is left out; what other systems need is not told apart there.
    """
    bills = sorted((_folder(owner.wheel, site_packages) / "sboms").glob("*.cyclonedx.json"))
    if not bills:
        raise Unclear(f"{owner.key}: the wheel {owner.wheel} brings no bill of materials")
    listed = [
        each
        for bill in bills
        for each in json.loads(bill.read_text(encoding="utf-8"))["components"]
        if each.get("scope") != "excluded"
    ]
    listed.sort(key=lambda each: (each["name"], each["version"]))
    return [_crate(each, owner) for each in listed]


def _crate(entry: dict[str, Any], owner: Component) -> Component:
    name = f"{entry['name']} {entry['version']}"
    links = {each["type"]: each["url"] for each in entry.get("externalReferences", [])}
    terms = [each.get("expression") or each["license"]["id"] for each in entry.get("licenses", [])]
    if len(terms) != 1:
        raise Unclear(
            f"{owner.key}: the crate {name} has {len(terms)} licences in the bill of materials"
        )
    # Addresses of mail are nobody's business here.
    holders = (
        re.sub(r"\s*<[^>]*>", "", entry.get("author", "")) or f"the contributors of {entry['name']}"
    )
    return Component(
        key=f"crate {name}",
        name=name,
        spdx=terms[0],
        copyright=(holders,),
        home=links.get("vcs", links.get("website", owner.home)),
        inside=(owner.key,),
    )


def _folder(wheel: str, site_packages: Path) -> Path:
    for folder in sorted(site_packages.glob("*.dist-info")):
        if _normal(folder.name.removesuffix(".dist-info").rpartition("-")[0]) == _normal(wheel):
            return folder
    raise Unclear(f"the wheel {wheel} is not installed in {site_packages}")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
