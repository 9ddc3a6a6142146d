"""Built twice, in two places, from the same source: the packages must be the same to the last byte."""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Final

import dev
from recipes import facts
from recipes.work import perform

ELSEWHERE: Final = facts.BUILD / "a-second-time"
"""The names of folders in it are longer, and have spaces: neither may leave a trace."""
LEFT_OUT: Final = {".git", ".venv", "build", "dist"}


def copy_source(target: Path) -> None:
    """The files of the project as they are now: those that git knows or would take up."""
    shutil.rmtree(target, ignore_errors=True)
    for name in sources():
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(facts.ROOT / name, copy)


def sources() -> list[str]:
    try:
        told = perform("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    except dev.Problem:  # an sdist, or no git: whatever is there
        return sorted(_walk(facts.ROOT))
    return sorted(name for name in told.split("\0") if name and (facts.ROOT / name).is_file())


def sources_fingerprint(*names: str, without: Collection[str] = ()) -> str:
    """Of the files of the project that lie in these folders, or are these files: their names, what is in them, and
    which may be run, since an archive keeps that too.

    Without names it is that of all files.
    """
    digest = hashlib.sha256()
    around = tuple(f"{one}/" for one in names)
    for name in sources():
        if name not in without and (not names or name in names or name.startswith(around)):
            file = facts.ROOT / name
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            digest.update(f"{name} {file.stat().st_mode & 0o100} {content}\n".encode())
    return digest.hexdigest()


def _walk(folder: Path) -> Iterator[str]:
    for path in folder.iterdir():
        if path.name in LEFT_OUT or path.name == "__pycache__" or path.suffix == ".qm":
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path.relative_to(facts.ROOT).as_posix()


def build_again(*targets: str, place: str, kept: Iterable[Path] = ()) -> Path:
    """Builds the targets from a copy of the source and returns where they are; what is kept is not fetched again."""
    copy = ELSEWHERE / place
    copy_source(copy)
    for path in kept:
        link = copy / path.relative_to(facts.ROOT)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(path, target_is_directory=True)
    for target in targets:
        perform(
            *(sys.executable, copy / "packaging" / "package.py", "--no-apt", target),
            folder=copy,
            SOURCE_DATE_EPOCH=str(facts.epoch()),
        )
    return copy / "dist"


def describe(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    """Each file below a path, with all that may differ: rights, time, target or content."""
    name = path.relative_to(root).as_posix()
    status = path.lstat()
    rights = f"{status.st_mode:o} {int(status.st_mtime)}"
    if path.is_symlink():
        yield name, f"{rights} -> {path.readlink()}"
    elif path.is_dir():
        yield name, rights
        for child in sorted(path.iterdir()):
            yield from describe(child, root)
    else:
        with path.open("rb") as file:
            yield name, f"{rights} {hashlib.file_digest(file, 'sha256').hexdigest()}"


def differences(paths: Iterable[Path], again: Path) -> list[str]:
    """The names of what is not the same in both builds, or in one of them only."""
    found: list[str] = []
    for path in paths:
        other = again / path.name
        # The time and rights of a single file are those of its making; inside of packages they count.
        single = path.is_file()
        here = {path.name: path.read_bytes()} if single else dict(describe(path, path.parent))
        if not other.exists():
            found.append(path.name)
            continue
        there = {path.name: other.read_bytes()} if single else dict(describe(other, again))
        found += [name for name in sorted({*here, *there}) if here.get(name) != there.get(name)]
    return found


def compare(paths: Iterable[Path], again: Path) -> list[str]:
    """What is the same, told with its fingerprint; raises Problem with the names of what is not."""
    paths = list(paths)
    differing = differences(paths, again)
    if differing:
        some = ", ".join(differing[:20])
        raise dev.Problem(f"{len(differing)} files differ between two builds: {some}.")
    return [f"{path.name}: the same twice, {fingerprint(path)}" for path in paths]


def fingerprint(path: Path) -> str:
    """Of a file its SHA-256, as sha256sum has it; of a folder that of the list of its files."""
    if path.is_file():
        with path.open("rb") as file:
            return f"SHA-256 {hashlib.file_digest(file, 'sha256').hexdigest()}"
    lines = "".join(f"{name} {what}\n" for name, what in describe(path, path.parent))
    return f"SHA-256 of its list {hashlib.sha256(lines.encode()).hexdigest()}"
