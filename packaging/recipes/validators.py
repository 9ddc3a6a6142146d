"""What the keepers of formats and distributions say of our files, by their own tools."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import dev
from recipes import facts, icons, linux, twice, windows, winget, winget_form, winget_schemas
from recipes.work import Tool, perform, size

DESKTOP_FILE: Final = Tool("desktop-file-validate", "desktop-file-utils")
APPSTREAM: Final = Tool("appstreamcli", "appstream")
MANDOC: Final = Tool("mandoc", "mandoc")
MIME: Final = Tool("update-mime-database", "shared-mime-info")
LINTIAN: Final = Tool("lintian", "lintian")

MEGABYTE: Final = 1_000_000
LIMITS: Final = {"bundle": 150 * MEGABYTE, ".deb": 45 * MEGABYTE, ".whl": 5 * MEGABYTE}


def share() -> Path:
    """The files for desktops, laid out afresh."""
    usr = facts.BUILD / "validated" / "usr"
    shutil.rmtree(usr, ignore_errors=True)
    linux.lay_out(usr)
    return usr / "share"


def desktop_entry() -> list[str]:
    told = perform(DESKTOP_FILE.program, "--warn-kde", linux.ENTRY)
    if told.strip():
        raise dev.Problem(told)
    return ["No remarks."]


def metainfo() -> list[str]:
    """AppStream's own validator; its remarks are told, and only errors and warnings fail it."""
    file = share() / "metainfo" / f"{facts.APP_ID}.metainfo.xml"
    return perform(
        APPSTREAM.program, "validate", "--no-net", "--pedantic", "--no-color", file
    ).splitlines()


def manual() -> list[str]:
    told = perform(MANDOC.program, "-T", "lint", "-W", "warning,stop", linux.MANUAL)
    return told.splitlines() or ["No remarks."]


def match_type() -> list[str]:
    folder = share() / "mime"
    perform(MIME.program, folder)
    if facts.MIME_TYPE not in (folder / "types").read_text(encoding="utf-8"):
        raise dev.Problem("The type of match files is not among those of the database.")
    return ["The database of file types takes it up."]


def lintian(deb: Path) -> list[str]:
    """Debian's checks. What packaging/debian/lintian-overrides explains does not count; any other tag does."""
    done = subprocess.run(
        [LINTIAN.program, "--allow-root", "--tag-display-limit", "0", "--show-overrides", str(deb)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    lines = done.stdout.splitlines()
    overridden = {line.split()[2] for line in lines if line.startswith("O:")}
    remaining = [line for line in lines if line.startswith(("E:", "W:"))]
    # 2 says that there is an error, even one that is explained; anything else is a lintian that broke off.
    if remaining or done.returncode not in {0, 2}:
        raise dev.Problem("\n".join(remaining) or f"lintian broke off: {done.stderr}")
    return [f"No error, no warning; explained: {', '.join(sorted(overridden)) or 'nothing'}."]


def windows_installer() -> list[str]:
    """The script of the installer compiles without a warning, twice to the same bytes, on a stand-in of the folder."""
    work = facts.BUILD / "validated" / "windows"
    icon = work / "icon.ico"
    icons.write_ico(icon)
    folder = windows.stand_in(work / "bundle")
    first, second = (
        windows.make_installer(folder, icon, work / name / f"{facts.NAME}-setup.exe", work)
        for name in ("first", "second")
    )
    same = twice.compare([first], second.parent)
    return ["Compiled in four languages, without a warning, on a stand-in of the folder.", *same]


def manifests() -> list[Path]:
    """For winget, of a stand-in of the installer."""
    installer = facts.BUILD / "validated" / windows.installer(official=True).name
    installer.parent.mkdir(parents=True, exist_ok=True)
    installer.write_bytes(b"A stand-in.")
    return winget.write(installer, facts.BUILD / "validated" / "winget")


def winget_manifests() -> list[str]:
    """They must have the form that winget asks for."""
    return [f"{file.name}: of the form {winget_form.FORM}." for file in manifests()]


def winget_schemas_of_others() -> Iterator[str]:
    """They must be what public schemas ask for."""
    return winget_schemas.show(manifests())


def sizes(measured: Iterable[tuple[str, Path]]) -> list[str]:
    """Each within its limit, in millions of bytes."""
    lines, over = [], False
    for kind, path in measured:
        found, limit = size(path), LIMITS[kind]
        over = over or found > limit
        lines.append(f"{path.name}: {found / MEGABYTE:.1f} MB of {limit / MEGABYTE:.0f} MB.")
    if over:
        raise dev.Problem("\n".join(lines))
    return lines
