"""A clean Debian runs commands with nothing from outside, and tells which files are the system's."""

import os
from pathlib import Path

import pytest

from recipes import clean_debian
from recipes.clean_debian import CleanDebian
from recipes.proof import NotHere


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    made: list[tuple[str, ...]] = []

    def perform(*command: object) -> str:
        made.append(tuple(map(str, command)))
        return "told"

    monkeypatch.setattr(clean_debian, "perform", perform)
    return made


def test_commands_run_inside_with_an_environment_of_their_own(
    calls: list[tuple[str, ...]], tmp_path: Path
) -> None:
    debian = CleanDebian(tmp_path)
    assert debian.run("ls", "a b", user="player", DISPLAY=":7") == "told"
    (call,) = calls
    assert call[:4] == ("chroot", str(tmp_path), "su", "player")
    assert call[-1].startswith("cd /home/player && exec env -i HOME=/home/player LANG=C.UTF-8 ")
    assert call[-1].endswith(" DISPLAY=:7 ls 'a b'")


def test_root_installs_and_removes(calls: list[tuple[str, ...]], tmp_path: Path) -> None:
    debian = CleanDebian(tmp_path)
    debian.install("/tmp/a.deb")
    debian.purge("a")
    assert [call[2:4] for call in calls] == [("sh", "-c")] * 3
    assert [call[4].rpartition("apt-get ")[2] for call in calls] == [
        "install --yes --no-install-recommends /tmp/a.deb",
        "purge --yes a",
        "autoremove --purge --yes",
    ]


def test_files_of_the_system_are_told_apart_from_those_of_players_and_tools(tmp_path: Path) -> None:
    for name in (
        "usr/lib/a.so",
        "etc/a.conf",
        "var/lib/a/state",
        "var/lib/dpkg/info/a.list",
        "var/cache/apt/a.bin",
        "home/player/a.bigshot",
        "tmp/a.log",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "bin").symlink_to("usr/bin")
    assert CleanDebian(tmp_path).files() == {
        *("bin", "etc", "etc/a.conf", "usr", "usr/lib", "usr/lib/a.so"),
        *("var", "var/lib", "var/lib/a", "var/lib/a/state"),
    }


def test_a_file_is_copied_in_for_all_to_read(tmp_path: Path) -> None:
    file = tmp_path / "a.deb"
    file.write_bytes(b"deb")
    file.chmod(0o600)
    root = tmp_path / "root"
    assert CleanDebian(root).copy_in(file, "/tmp") == "/tmp/a.deb"
    assert (root / "tmp" / "a.deb").read_bytes() == b"deb"
    assert (root / "tmp" / "a.deb").stat().st_mode & 0o777 == 0o644


def test_who_is_not_root_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clean_debian, "TOOLS", ())
    monkeypatch.setattr(clean_debian.Path, "exists", lambda path: True)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(NotHere, match="Only root"), clean_debian.clean_debian():
        pass
