"""The Flatpak: everything it is built from collected beforehand, so that nothing is fetched while it is built."""

from __future__ import annotations

import platform
import shutil
import sys
from pathlib import Path
from typing import Final

import dev
from recipes import facts, linux, pinned, wheel
from recipes.work import perform

MADE: Final = facts.BUILD / "flatpak"
MANIFEST: Final = facts.PACKAGING / "flatpak" / f"{facts.APP_ID}.yml"
RUNTIME_PYTHON: Final = "3.13"
"""Of the runtime that the manifest names; the Python that collects the wheels may be another."""
GLIBC: Final = ("2_34", "2_28", "2_17")
"""For which wheels may have been built, newest first; the runtime's is newer than all of them."""
REMOTE: Final = "flathub"
"""Where flatpak-builder finds the runtime, if it is not installed yet."""


def target() -> Path:
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}.flatpak"


def make() -> list[Path]:
    """Collects what the Flatpak is made of and, where there is flatpak-builder, makes it."""
    collect(MADE)
    if shutil.which("flatpak-builder") is None:
        raise dev.Problem(
            "There is no flatpak-builder here. Where there is one, and the runtime or a network to "
            f"fetch it, this makes the Flatpak from {MADE}: flatpak-builder --repo=repo app {MANIFEST.name}"
        )
    target().parent.mkdir(parents=True, exist_ok=True)
    for command in builds(MADE, target()):
        perform(*command)
    return [target()]


def collect(folder: Path) -> None:
    """Fills a folder with the manifest, all wheels, and the files for the desktop."""
    shutil.rmtree(folder, ignore_errors=True)
    wheel.build(folder / "wheels", "wheel")
    wanted = pinned.requirements(pinned.PROGRAM, folder.parent / "flatpak-requirements.txt")
    perform(*download(wanted, folder / "wheels"))
    linux.lay_out(folder / "usr")
    shutil.copy(MANIFEST, folder)


def download(wanted: Path, folder: Path, machine: str = platform.machine()) -> list[str]:
    """The pip command that fetches what our wheel needs, for the Python of the runtime, as wheels only."""
    tag = f"cp{RUNTIME_PYTHON.replace('.', '')}"
    kinds = ["--only-binary", ":all:", "--implementation", "cp"]
    kinds += ["--python-version", RUNTIME_PYTHON]
    kinds += [word for abi in (tag, "abi3", "none") for word in ("--abi", abi)]
    kinds += [word for glibc in GLIBC for word in ("--platform", f"manylinux_{glibc}_{machine}")]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    return [
        *pip,
        *kinds,
        *pinned.HASHED,
        "--requirement",
        str(wanted),
        "--dest",
        str(folder),
    ]


def builds(folder: Path, output: Path) -> list[list[str]]:
    """The commands that build the Flatpak into a repository of its own and make one file of it."""
    repository = folder / "repo"
    builder = ["flatpak-builder", "--user", f"--install-deps-from={REMOTE}", "--force-clean"]
    places = [f"--state-dir={folder / 'state'}", f"--repo={repository}", str(folder / "app")]
    return [
        [*builder, *places, str(folder / MANIFEST.name)],
        ["flatpak", "build-bundle", str(repository), str(output), facts.APP_ID],
    ]
