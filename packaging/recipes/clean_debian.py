"""A Debian with nothing on it, in a folder: what a package needs and does not name is missing there."""

from __future__ import annotations

import os
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
            place = Path(folder).relative_to(self.root).as_posix()
            below[:] = [name for name in below if f"{place}/{name}".lstrip("./") not in OTHERS]
            found |= {f"{place}/{name}".lstrip("./") for name in (*below, *names)}
        return found


@contextmanager
def clean_debian() -> Iterator[CleanDebian]:
    """Makes one of this machine's own release, from where this machine has its packages; cleared away afterwards."""
    missing = ", ".join(tool.program for tool in TOOLS if not tool.is_there)
    if missing or not Path("/etc/debian_version").exists():
        raise NotHere(f"This takes a Debian with debootstrap; there is no {missing or 'Debian'}.")
    if os.geteuid() != 0:
        raise NotHere("Only root may make a system in a folder (chroot).")
    _clear()
    release, site = _own_release(), _own_site()
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    try:
        perform("debootstrap", "--variant=minbase", release, FOLDER, site)
    except dev.Problem as problem:
        raise NotHere(f"debootstrap could not make a Debian here. {problem}") from problem
    try:
        for kind, place in MOUNTS.items():
            perform("mount", "-t", kind, kind, FOLDER / place)
        debian = CleanDebian(FOLDER)
        debian.run("useradd", "--create-home", PLAYER)
        yield debian
    finally:
        _clear()


def _clear() -> None:
    for place in MOUNTS.values():
        folder = FOLDER / place
        subprocess.run(["umount", "--lazy", str(folder)], capture_output=True, check=False)
        if os.path.ismount(folder):
            raise dev.Problem(f"{folder} is still mounted; umount it, then try again.")
    shutil.rmtree(FOLDER, ignore_errors=True)


def _own_release() -> str:
    told = Path("/etc/os-release").read_text(encoding="utf-8")
    settings = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
    name = settings.get("VERSION_CODENAME", "").strip('"')
    if settings.get("ID") != "debian" or not name:
        raise NotHere("This machine is no release of Debian.")
    return name


def _own_site() -> str:
    """Where apt has the main packages from."""
    told = perform("apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages")
    sites = told.split()
    if not sites:
        raise NotHere("apt knows no packages on this machine yet; run apt-get update first.")
    return sites[0]
