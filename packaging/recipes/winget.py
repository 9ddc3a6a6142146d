"""Manifests for winget, the installer of programs that Windows has: what to publish with a release there."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from recipes import facts, imprint, launchers, winget_form
from recipes.templates import fill

TEMPLATES: Final = facts.PACKAGING / "windows" / "winget"
IDENTIFIER: Final = "BigShotDesktop.BigShotDesktop"
SCRIPT: Final = facts.PACKAGING / "windows" / f"{facts.NAME}.nsi"


def write(installer: Path, folder: Path) -> list[Path]:
    """The manifests of an installer that is published under its name with the release of this version.

    One that has not the form that winget asks for is a Problem.
    """
    folder.mkdir(parents=True, exist_ok=True)
    known = values(installer)
    written = []
    for template in sorted(TEMPLATES.glob("*.yaml.in")):
        text = template.read_text(encoding="utf-8")
        asked = {name: value for name, value in known.items() if f"@{name.upper()}@" in text}
        kind = template.name.removesuffix(".yaml.in")
        name = IDENTIFIER if kind == "version" else f"{IDENTIFIER}.{kind}"
        target = folder / f"{name}.yaml"
        target.write_text(fill(text, **asked), encoding="utf-8", newline="\n")
        winget_form.insist(target)
        written.append(target)
    return written


def values(installer: Path) -> dict[str, str]:
    """What the templates ask for."""
    release = f"{facts.homepage()}/releases/download/v{facts.VERSION}"
    return {
        "address": f"{release}/{installer.name}",
        "console": launchers.CONSOLE.removesuffix(".exe"),
        "copyright": imprint.copyright_line(),
        "date": datetime.fromtimestamp(facts.epoch(), UTC).date().isoformat(),
        "homepage": facts.homepage(),
        "id": IDENTIFIER,
        "moniker": facts.NAME,
        "oldest_build": oldest_build(),
        "product_code": facts.APP_ID,
        "publisher": imprint.publisher(),
        "sha256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
        "suffix": facts.SUFFIX.removeprefix("."),
        "title": facts.TITLE,
        "version": facts.VERSION,
    }


def oldest_build() -> str:
    """Of Windows, as the script of the installer has it."""
    (number,) = re.findall(r"!define OLDEST_BUILD (\d+)", SCRIPT.read_text(encoding="utf-8"))
    return str(number)
