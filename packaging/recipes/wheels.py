"""What installed wheels tell of themselves: versions and licence texts."""

from __future__ import annotations

import re
from pathlib import Path

from recipes.inventory import Unclear

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


def _folder(wheel: str, site_packages: Path) -> Path:
    for folder in sorted(site_packages.glob("*.dist-info")):
        if _normal(folder.name.removesuffix(".dist-info").rpartition("-")[0]) == _normal(wheel):
            return folder
    raise Unclear(f"the wheel {wheel} is not installed in {site_packages}")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
