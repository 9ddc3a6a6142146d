"""Files: written whole or not at all, read within limits.

Tests may run as root, whom permission bits do not bind: what a forbidden or read-only folder does
is shown by a system call that fails as it would there.
"""

from __future__ import annotations

import errno
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import (
    create_empty,
    empty_if_missing,
    make_folder,
    problems_at,
    read_limited,
    write_atomically,
)

OLD = b"old"
NEW = b"new" * 1000


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(number: int) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


# --- writing -------------------------------------------------------------------------------------


def test_a_file_is_made_and_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "match"
    for data in (OLD, NEW, b""):
        write_atomically(path, data)
        assert path.read_bytes() == data
        assert names(tmp_path) == ["match"]


def test_the_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match"
    write_atomically(path, OLD)
    calls: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def watched_fsync(descriptor: int) -> None:
        about = os.fstat(descriptor)
        calls.append("sync folder" if stat.S_ISDIR(about.st_mode) else "sync file")
        assert calls[-1] == "sync folder" or about.st_size == len(NEW)
        fsync(descriptor)

    def watched_replace(source: Path, target: Path) -> Path:
        calls.append("replace")
        assert path.read_bytes() == OLD
        return replace(source, target)

    monkeypatch.setattr(os, "fsync", watched_fsync)
    monkeypatch.setattr(Path, "replace", watched_replace)
    write_atomically(path, NEW)
    by_itself = os.name == "nt"  # Windows makes a rename durable by itself, and opens no folder
    assert calls == ["sync file", "replace", *([] if by_itself else ["sync folder"])]


def test_short_writes_are_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:7]))
    write_atomically(tmp_path / "match", NEW)
    assert (tmp_path / "match").read_bytes() == NEW


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EFBIG, "disk-full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "permission-denied"),
        (errno.EPERM, "permission-denied"),
        (errno.EIO, "io-error"),
    ],
)
@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
def test_whatever_fails_the_old_file_stays_and_no_other_is_left(
    number: int, code: str, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match"
    write_atomically(path, OLD)
    monkeypatch.setattr(Path if call == "replace" else os, call, failing(number))
    with pytest.raises(Problem) as caught:
        write_atomically(path, NEW)
    monkeypatch.undo()
    assert caught.value.code == code
    assert caught.value.facts["path"] == str(path)
    assert caught.value.facts.get("error", os.strerror(number)) == os.strerror(number)
    assert path.read_bytes() == OLD
    assert names(tmp_path) == ["match"]


def test_an_interrupted_write_leaves_nothing_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "match", NEW)
    assert names(tmp_path) == []


def test_a_missing_folder_and_a_file_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    for folder in (tmp_path / "none", tmp_path / "file"):
        with pytest.raises(Problem) as caught:
            write_atomically(folder / "match", NEW)
        assert caught.value.code == "folder-missing"
        assert caught.value.facts["path"] == str(folder)
    assert (tmp_path / "file").read_bytes() == OLD


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    target = tmp_path / "real" / "match"
    target.write_bytes(OLD)
    link = tmp_path / "link"
    link.symlink_to(target)
    if not link.is_symlink():
        pytest.skip("This system makes a copy instead of a link.")
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert target.read_bytes() == NEW


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_only_a_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "folder", tmp_path / "pipe", Path("/dev/null")):
        with pytest.raises(Problem) as caught:
            write_atomically(path, NEW)
        assert caught.value.code == "not-a-file"
    assert Path("/dev/null").is_char_device()
    assert names(tmp_path) == ["folder", "pipe"]


def test_what_exists_is_not_made_anew(tmp_path: Path) -> None:
    create_empty(tmp_path / "match")
    with pytest.raises(Problem) as caught:
        create_empty(tmp_path / "match")
    assert caught.value.code == "file-exists"


def test_folders_are_made_with_their_parents(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    assert make_folder(folder) == make_folder(folder) == folder
    assert folder.is_dir()
    (tmp_path / "file").write_bytes(OLD)
    with pytest.raises(Problem) as caught:
        make_folder(tmp_path / "file" / "below")
    assert caught.value.code == ("file-exists" if os.name == "nt" else "folder-missing")


# --- reading -------------------------------------------------------------------------------------


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "match"
    path.write_bytes(NEW)
    assert read_limited(path, len(NEW)) == NEW
    with pytest.raises(Problem) as caught:
        read_limited(path, len(NEW) - 1)
    assert caught.value.code == "file-too-large"
    assert caught.value.facts["most"] == len(NEW) - 1


def test_not_more_than_one_byte_beyond_the_limit_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match"
    path.write_bytes(b"x" * 10**6)
    got = 0
    read = os.read

    def watched(descriptor: int, number: int) -> bytes:
        nonlocal got
        data = read(descriptor, number)
        got += len(data)
        return data

    monkeypatch.setattr(os, "read", watched)
    with pytest.raises(Problem) as caught:
        read_limited(path, 100)
    assert caught.value.code == "file-too-large"
    assert got == 101


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_what_is_not_a_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        for path in (tmp_path, tmp_path / "pipe", tmp_path / "socket", Path("/dev/zero")):
            with pytest.raises(Problem) as caught:
                read_limited(path, 100)
            assert caught.value.code == "not-a-file"


def test_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    for path, code in [
        (tmp_path / "none", "file-missing"),
        (tmp_path / "dangling", "file-missing"),
        (tmp_path / "file" / "below", "folder-missing"),
    ]:
        with pytest.raises(Problem) as caught:
            read_limited(path, 100)
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("number", "code"), [(errno.EACCES, "permission-denied"), (errno.EIO, "io-error")]
)
@pytest.mark.parametrize("call", ["open", "read"])
def test_a_file_that_cannot_be_read(
    number: int, code: str, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match"
    path.write_bytes(OLD)
    monkeypatch.setattr(os, call, failing(number))
    with pytest.raises(Problem) as caught:
        read_limited(path, 100)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("number", "code"),
    [(19, "read-only"), (39, "disk-full"), (112, "disk-full")],
)
def test_what_windows_says_more_exactly(number: int, code: str) -> None:
    error = OSError(errno.EINVAL, "as it is on Windows")
    error.winerror = number  # type: ignore[attr-defined,unused-ignore]
    with pytest.raises(Problem) as caught, problems_at(Path("match")):
        raise error
    assert caught.value.code == code


def test_windows_does_not_tell_a_file_in_the_place_of_a_folder_from_a_folder_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.table.storage._WINDOWS", True)
    (tmp_path / "file").write_bytes(OLD)
    below, to_come = tmp_path / "file" / "home" / "journals", tmp_path / "home" / "journals"
    for path, code in ((below, "folder-missing"), (to_come, "file-missing")):
        with pytest.raises(Problem) as caught, problems_at(path):
            raise FileNotFoundError(errno.ENOENT, "as it is on Windows")
        assert caught.value.code == code
    with empty_if_missing(to_come):
        raise FileNotFoundError
    with pytest.raises(FileNotFoundError), empty_if_missing(below):
        raise FileNotFoundError
