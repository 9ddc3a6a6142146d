"""Installer and archive for Windows: an NSIS script in four languages is given the files of the folder one by one."""

from __future__ import annotations

import os
import shutil
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

import dev
from recipes import facts, icons, imprint, launchers, windows_folder, winget
from recipes.work import Tool, perform

NSIS: Final = Tool("makensis", "nsis")
SCRIPTS: Final = facts.PACKAGING / "windows"
MADE: Final = facts.BUILD / "windows"
PROGRAM: Final = launchers.PROGRAM
PROG_ID: Final = f"{facts.TITLE.replace(' ', '')}.Match"
"""What Windows calls the kind of file that a match file is."""


def folder() -> Path:
    """The folder that installer and archive are made of."""
    return facts.DIST / "windows" / facts.NAME


def installer(*, official: bool) -> Path:
    """Its name; what is for trying only says so."""
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}{_mark(official)}-setup.exe"


def archive(*, official: bool) -> Path:
    """Of the whole folder, for those who install nothing."""
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}{_mark(official)}-windows.zip"


def _mark(official: bool) -> str:
    return "" if official else "-for-trying"


def make() -> list[Path]:
    """Makes the folder, then installer and archive of it; the same source gives the same bytes."""
    python = windows_folder.make(folder())
    made = make_installer(folder(), launchers.icon(), installer(official=python.official))
    if python.official:
        winget.write(made, facts.DIST / "winget")
    return [folder(), made, make_archive(folder(), archive(official=python.official))]


def make_archive(whole: Path, output: Path) -> Path:
    """A zip of the folder, sorted and with one time for all, so that it depends on nothing but what is in it."""
    when = datetime.fromtimestamp(facts.epoch(), UTC).timetuple()[:6]
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for file in contents(whole):
            entry = zipfile.ZipInfo(f"{facts.NAME}/{file}", when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            entry.create_system = 3  # whatever system makes it
            zipped.writestr(entry, (whole / file).read_bytes(), compresslevel=9)
    return output


def make_installer(
    folder: Path, icon: Path, output: Path, work: Path = MADE, **changed: str
) -> Path:
    """Makes an installer of a folder; something else can be said of the program than what is so.

    Warnings of makensis are errors. The same bundle and icon give the same installer.
    """
    if not (folder / PROGRAM).is_file():
        raise dev.Problem(f"{folder} is not a bundle for Windows: it has no {PROGRAM}.")
    files = contents(folder)
    work.mkdir(parents=True, exist_ok=True)
    installed, removed = work / "installed.nsh", work / "removed.nsh"
    installed.write_text(installing(files), encoding="utf-8")
    removed.write_text(removing(files), encoding="utf-8")
    side = work / "side.bmp"
    icons.write_side_picture(side)
    output.parent.mkdir(parents=True, exist_ok=True)

    size = sum((folder / file).stat().st_size for file in files)
    values = {
        **said(),
        "ICON": str(icon.resolve()),
        "INSTALLED_FILES": str(installed.resolve()),
        "OUTPUT": str(output.resolve()),
        "REMOVED_FILES": str(removed.resolve()),
        "SIDE_PICTURE": str(side.resolve()),
        "SIZE_KB": str(-(-size // 1024)),
        **changed,
    }
    # The lists name files as the bundle does, so makensis works in there and they are the same everywhere.
    perform(*command(values), folder=folder)
    return output


def stand_in(folder: Path) -> Path:
    """Fills a folder with what looks like that of the program, to try the script of the installer on."""
    for name in (PROGRAM, "_internal/base_library.zip", "_internal/resources/Größe.txt"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"Stands in for {name}.\n", encoding="utf-8")
    return folder


def said() -> dict[str, str]:
    """What the script is told of the program, whatever the bundle."""
    major, minor, micro = imprint.numbers()
    return {
        "APP_ID": facts.APP_ID,
        "CONSOLE": launchers.CONSOLE,
        "COPYRIGHT": imprint.copyright_line(),
        "HOMEPAGE": facts.homepage(),
        "LICENCE": str(facts.ROOT / "LICENSE"),
        "MIME_TYPE": facts.MIME_TYPE,
        "NAME": facts.NAME,
        "PROG_ID": PROG_ID,
        "PUBLISHER": imprint.publisher(),
        "SCRIPTS": str(SCRIPTS),
        "SUFFIX": facts.SUFFIX,
        "TITLE": facts.TITLE,
        "VERSION": facts.VERSION,
        "VERSION_MAJOR": str(major),
        "VERSION_MINOR": str(minor),
        "VERSION_NUMBERS": f"{major}.{minor}.{micro}.0",
    }


def command(values: Mapping[str, str]) -> list[str]:
    """The call of makensis: quiet but for warnings, which fail; in the bundle's folder, not in the script's."""
    definitions = [f"-D{name}={value}" for name, value in sorted(values.items())]
    script = str(SCRIPTS / f"{facts.NAME}.nsi")
    return [makensis(), "-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8", *definitions, script]


def makensis(environment: Mapping[str, str] = os.environ) -> str:
    """Where NSIS is; its installer for Windows does not put it on the path."""
    found = shutil.which("makensis")
    usual = Path(environment.get("ProgramFiles(x86)", "")) / "NSIS" / "makensis.exe"
    if found is None and not usual.is_file():
        raise dev.Problem("This cannot be made without makensis, which is part of NSIS.")
    return found or str(usual)


# --- the files of the bundle ------------------------------------------------------------------------


def contents(whole: Path) -> list[PurePosixPath]:
    """All files of a bundle, folder by folder."""
    files = []
    for path in whole.rglob("*"):
        if path.is_symlink() and path.is_dir():
            raise dev.Problem(f"{path} is a link to a folder, which Windows would not understand.")
        if path.is_file():
            files.append(PurePosixPath(path.relative_to(whole).as_posix()))
    return sorted(files, key=lambda file: (file.parent.parts, file.name))


def installing(files: Iterable[PurePosixPath]) -> str:
    """The instructions that install the files; the path of each is that in the bundle."""
    lines = []
    for folder, inside in groupby(files, key=lambda file: file.parent):
        lines.append(f'SetOutPath "{_installed(folder)}"')
        # Read when the installer is made: a $ is a $, and only \ divides on every system.
        lines += [f'File "{PureWindowsPath(file)}"' for file in inside]
    return "\n".join(lines) + "\n"


def removing(files: Iterable[PurePosixPath]) -> str:
    """The instructions that remove exactly these files, then the folders that this leaves empty, innermost first."""
    files = list(files)
    folders = {folder for file in files for folder in _folders(file)}
    ordered = sorted(folders, key=lambda folder: (-len(folder.parts), folder.parts))
    lines = [f'Delete "{_installed(file)}"' for file in files]
    lines += [f'RMDir "{_installed(folder)}"' for folder in ordered]
    return "\n".join(lines) + "\n"


def _folders(file: PurePosixPath) -> Iterator[PurePosixPath]:
    """The folders that a file lies in, without that of the whole bundle."""
    return (folder for folder in file.parents if folder.parts)


def _installed(path: PurePosixPath) -> str:
    """Where the installer will have put it; a $ in a name would begin a variable there."""
    return "\\".join(["$INSTDIR", *(part.replace("$", "$$") for part in path.parts)])
