"""A Debian with nothing on it, in a folder: what a package needs and does not name is missing there."""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import dev
from recipes import facts
from recipes.proof import NotHere
from recipes.work import Tool, perform

TOOLS: Final = (Tool("debootstrap", "debootstrap"), Tool("chroot", "coreutils"))
FOLDER: Final = facts.BUILD / "clean-debian"
PLAYER: Final = "player"
"""Who plays there; packages are installed by root."""

MOUNTS: Final = {"proc": "proc", "tmpfs": "dev/shm"}
"""What every running system has: its processes, and memory that these share."""

OTHERS: Final = (
    "dev",
    "home",
    "proc",
    "root",
    "run",
    "tmp",
    "var/backups",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg",
    "var/log",
)
"""What is no part of a system, or belongs to the tools that install and remove."""

_ESCAPED: Final = re.compile(r"\\([0-7]{3})")
"""How the table of mounts writes a space in a path."""


class CleanDebian:
    """Runs commands inside."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str | Path, user: str = "root", **environment: str) -> str:
        """Runs a command with nothing from outside in its environment, and returns what it printed."""
        home = "/root" if user == "root" else f"/home/{user}"
        settings = {
            "HOME": home,
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            **environment,
        }
        words = [f"{name}={value}" for name, value in settings.items()]
        inside = shlex.join(["env", "-i", *words, *map(str, command)])
        become = ("su", user, "--shell", "/bin/sh", "--command") if user != "root" else ("sh", "-c")
        return perform("chroot", self.root, *become, f"cd {home} && exec {inside}")

    def install(self, *names: str) -> None:
        self.run("apt-get", "install", "--yes", "--no-install-recommends", *names)

    def purge(self, name: str) -> None:
        """Removes a package, and what was installed for it alone."""
        self.run("apt-get", "purge", "--yes", name)
        self.run("apt-get", "autoremove", "--purge", "--yes")

    def copy_in(self, file: Path, folder: str) -> str:
        """Copies a file into a folder inside and returns its path there."""
        target = self.root / folder.lstrip("/")
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
        (target / file.name).chmod(0o644)
        return f"{folder}/{file.name}"

    def files(self) -> set[str]:
        """The paths of the system itself."""
        found: set[str] = set()
        for folder, below, names in os.walk(self.root):
            place = Path(folder).relative_to(self.root)
            below[:] = [name for name in below if (place / name).as_posix() not in OTHERS]
            found |= {(place / name).as_posix() for name in (*below, *names)}
        return found


@contextmanager
def clean_debian() -> Iterator[CleanDebian]:
    """Makes one of this machine's own release, from where this machine has its packages; cleared away afterwards."""
    release = _own_release()
    if os.geteuid() != 0:
        raise NotHere("Only root may make a system in a folder (chroot).")
    site = _own_site(release)
    _clear()
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    try:
        _make(release, site)
        debian = CleanDebian(FOLDER)
        debian.run("useradd", "--create-home", PLAYER)
        yield debian
    finally:
        _clear()


def _make(release: str, site: str) -> None:
    """What goes wrong here, such as a mount that a container may not make, says nothing about the packages."""
    try:
        perform("debootstrap", "--variant=minbase", release, FOLDER, site)
        for kind, place in MOUNTS.items():
            perform("mount", "-t", kind, kind, FOLDER / place)
    except dev.Problem as problem:
        raise NotHere(f"No clean Debian could be made here. {problem}") from problem


def _clear() -> None:
    """Removes it with all that is in it, but never what is only mounted there, whoever mounted it."""
    for place in reversed(_mounted(FOLDER)):
        subprocess.run(["umount", "--lazy", str(place)], capture_output=True, check=False)
    if left := _mounted(FOLDER):
        raise dev.Problem(f"{left[-1]} is still mounted; umount it, then try again.")
    if FOLDER.exists():
        shutil.rmtree(FOLDER)


def _mounted(folder: Path, table: Path = Path("/proc/self/mountinfo")) -> list[Path]:
    """Where something is mounted in a folder, in the order of the mounts."""
    places = (line.split(" ")[4] for line in table.read_text(encoding="utf-8").splitlines())
    found = (Path(_ESCAPED.sub(lambda sign: chr(int(sign[1], 8)), place)) for place in places)
    return [place for place in found if place.is_relative_to(folder)]


def _own_release() -> str:
    try:
        settings = platform.freedesktop_os_release()
    except OSError:  # there is no such file
        settings = {}
    name = settings.get("VERSION_CODENAME", "")
    if settings.get("ID") != "debian" or not name:
        raise NotHere("This machine is no release of Debian.")
    return name


def _own_site(release: str) -> str:
    """Where apt has the main packages of the release from."""
    told = perform(
        *("apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages"),
        *("Origin: Debian", "Label: Debian", f"Codename: {release}", "Component: main"),
    )
    sites = told.split()
    if not sites:
        raise NotHere("apt knows no packages of Debian here yet; run apt-get update first.")
    return sites[0]
