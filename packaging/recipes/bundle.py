"""The bundle: the program, its Python and its Qt in one folder that needs no installation."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Final

import dev
from recipes import facts, wheel
from recipes.work import Tool, perform

TOOLS: Final = (
    (Tool("objdump", "binutils"), Tool("strip", "binutils"))
    if sys.platform.startswith("linux")
    else ()
)
"""PyInstaller asks the first what a library is linked to, and takes off with the second what only debuggers read."""

MADE: Final = facts.BUILD / "bundle"
VENV: Final = MADE / "venv"
CONSTRAINTS: Final = facts.PACKAGING / "constraints.txt"
SPEC: Final = facts.PACKAGING / "bundle" / f"{facts.NAME}.spec"


def target() -> Path:
    return facts.DIST / facts.NAME


def make() -> list[Path]:
    """Builds the bundle from the wheel, in a virtual environment that has nothing else."""
    (built,) = wheel.build(MADE / "wheel", "wheel")
    furnish(built)
    draw_icons()
    perform(
        *(python(), "-m", "PyInstaller", "--noconfirm", "--clean"),
        *("--distpath", MADE / "dist", "--workpath", MADE / "work", SPEC),
        folder=MADE,  # not the repository: its package would be found before the wheel's
    )
    add_licences(MADE / "dist" / facts.NAME)
    shutil.rmtree(target(), ignore_errors=True)
    target().parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(MADE / "dist" / facts.NAME, target(), symlinks=True)
    settle(target())
    return [target()]


def python() -> Path:
    """Of the virtual environment."""
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def site_packages() -> Path:
    told = perform(python(), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    return Path(told.strip())


def furnish(built: Path) -> None:
    """Installs the wheel among exactly the versions that packaging/constraints.txt names."""
    insist_on_shared_python()
    stamp = VENV / "made-from.sha256"
    wanted = hashlib.sha256(f"{sys.version}\n".encode() + CONSTRAINTS.read_bytes()).hexdigest()
    pip = (python(), "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        dev.say("Making the virtual environment that the bundle is built from.")
        perform(sys.executable, "-m", "venv", "--clear", VENV)
        perform(*pip, "--constraint", CONSTRAINTS, built, "pyinstaller")
        stamp.write_text(wanted, encoding="utf-8")
    perform(*pip, "--no-deps", "--force-reinstall", built)


def insist_on_shared_python() -> None:
    """A bundle takes Python along as a shared library, which Debian keeps in a package of its own."""
    import sysconfig

    if sys.platform.startswith("linux"):
        library = sysconfig.get_config_var("INSTSONAME") or ""
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        if not library.startswith("libpython") or ".so" not in library:
            library = f"libpython{version}.so.1.0"
        folder = Path(sysconfig.get_config_var("LIBDIR") or "/usr/lib")
        if not (folder / library).exists() and not dev.loads(library):
            raise dev.Problem(
                f"A bundle needs Python as a shared library, {library}, and this Python "
                f"({sys.executable}) has none; on Debian, install libpython{version}."
            )


def settle(folder: Path) -> None:
    """Gives everything the time of the source, and rights that do not depend on who built it."""
    time = facts.epoch()
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or path.name == facts.NAME and path.parent == folder
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (time, time), follow_symlinks=os.utime not in os.supports_follow_symlinks)
    os.utime(folder, (time, time))


def draw_icons() -> None:
    pass


def add_licences(folder: Path) -> None:
    pass
