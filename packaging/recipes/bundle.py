"""The bundle: the program, its Python and its Qt in one folder that needs no installation."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

import dev
from recipes import elf, facts, icons, imprint, licences, pinned, wheel
from recipes.work import Library, Tool, perform


class SharedPython(Library):
    """Python as a shared library: a bundle takes it along, and Debian keeps it in a package of its own."""

    @property
    def is_there(self) -> bool:
        return super().is_there or Path(sysconfig.get_config_var("LIBDIR"), self.program).exists()


_SERIES: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
TOOLS: Final[tuple[Tool, ...]] = (
    (
        SharedPython(f"libpython{_SERIES}.so.1.0", f"libpython{_SERIES}"),
        Tool("objdump", "binutils"),  # tells PyInstaller what a library is linked to
        Tool("patchelf", "patchelf"),  # takes out where a library was built
        Tool("strip", "binutils"),  # takes off what only debuggers read
    )
    if sys.platform.startswith("linux")
    else ()
)

MADE: Final = facts.BUILD / "bundle"
VENV: Final = MADE / "venv"
SPEC: Final = facts.PACKAGING / "bundle" / f"{facts.NAME}.spec"


def target() -> Path:
    return facts.DIST / facts.NAME


def make() -> list[Path]:
    """Builds the bundle from the wheel, in a virtual environment that has nothing else."""
    (built,) = wheel.build(MADE / "wheel", "wheel")
    furnish(built)
    prepare_looks()
    perform(
        *(python(), "-m", "PyInstaller", "--noconfirm", "--clean"),
        *("--distpath", MADE / "dist", "--workpath", MADE / "work", SPEC),
        folder=MADE,  # not the repository: its package would be found before the wheel's
        # What it keeps is its own: another build, or one at the same time, must neither use nor spoil it.
        PYINSTALLER_CONFIG_DIR=str(MADE / "pyinstaller"),
    )
    if sys.platform.startswith("linux"):
        forget_places(MADE / "dist" / facts.NAME)
    add_licences(MADE / "dist" / facts.NAME)
    shutil.rmtree(target(), ignore_errors=True)
    target().parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(MADE / "dist" / facts.NAME, target(), symlinks=True)
    settle(target(), program=target() / facts.NAME)
    return [target()]


def python() -> Path:
    """Of the virtual environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def site_packages() -> Path:
    told = perform(python(), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    return Path(told.strip())


def furnish(built: Path) -> None:
    """Installs the wheel among exactly the files that packaging/constraints.txt names."""
    stamp = VENV / "made-from.sha256"
    wanted = hashlib.sha256(
        f"{sys.version}\n".encode() + facts.CONSTRAINTS.read_bytes()
    ).hexdigest()
    pip = (python(), "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        dev.say("Making the virtual environment that the bundle is built from.")
        perform(sys.executable, "-m", "venv", "--clear", VENV)
        wanted_by_name = pinned.requirements(pinned.for_the_bundle(), MADE / "requirements.txt")
        perform(*pip, *pinned.HASHED, "--requirement", wanted_by_name)
        stamp.write_text(wanted, encoding="utf-8")
    perform(*pip, "--no-deps", "--force-reinstall", built)
    perform(python(), "-m", "pip", "check")  # what is pinned is all that is needed


def forget_places(folder: Path) -> None:
    """Libraries look for others beside themselves only, not where somebody's Python happened to be built."""
    for path in elf.programs(folder):
        places = perform("patchelf", "--print-rpath", path).strip().split(":")
        if any(place and not place.startswith("$ORIGIN") for place in places):
            kept = ":".join(place for place in places if place.startswith("$ORIGIN"))
            change = ("--set-rpath", kept) if kept else ("--remove-rpath",)
            perform("patchelf", *change, path)


def settle(folder: Path, *, program: Path) -> None:
    """Gives everything the time of the source, and rights that do not depend on who built it."""
    time = facts.epoch()
    follow = os.utime not in os.supports_follow_symlinks
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (time, time), follow_symlinks=follow)


def prepare_looks() -> None:
    """What the spec asks for on Windows and macOS; on Linux icons are files of the desktop."""
    if sys.platform == "win32":
        icons.write_ico(MADE / "icon.ico")
        (MADE / "version_info.txt").write_text(imprint.version_info(), encoding="utf-8")
    elif sys.platform == "darwin":
        icons.write_icns(MADE / "icon.icns")


def add_licences(folder: Path) -> None:
    """Tells in the bundle whose works are in it; a file that nobody is known to own ends the build."""
    application = folder.parent / f"{facts.TITLE}.app" / "Contents" / "Resources"
    try:
        for place in (folder, *([application] if sys.platform == "darwin" else [])):
            licences.write(folder, site_packages(), place)
    except licences.Unclear as why:
        raise dev.Problem(f"packaging/licences has no word on something: {why}") from why
