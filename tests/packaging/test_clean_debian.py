"""A clean Debian runs commands with nothing from outside, and tells which files are the system's."""

import os
import platform
import subprocess
from pathlib import Path

import pytest

import dev
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
        ".a",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "bin").symlink_to("usr/bin")
    assert CleanDebian(tmp_path).files() == {
        *(".a", "bin", "etc", "etc/a.conf", "usr", "usr/lib", "usr/lib/a.so"),
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


@pytest.mark.parametrize(
    ("system", "user", "told"),
    [
        ({"ID": "debian", "VERSION_CODENAME": "bookworm"}, 1000, "Only root"),
        ({"ID": "ubuntu", "VERSION_CODENAME": "noble"}, 0, "no release of Debian"),
        ({"ID": "debian"}, 0, "no release of Debian"),
    ],
)
def test_who_cannot_have_one_is_told_why(
    system: dict[str, str], user: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: system)
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    with pytest.raises(NotHere, match=told), clean_debian.clean_debian():
        pass


def test_packages_come_from_where_the_release_does(calls: list[tuple[str, ...]]) -> None:
    assert clean_debian._own_site("bookworm") == "told"
    assert {"Origin: Debian", "Label: Debian", "Codename: bookworm"} <= set(calls[0])


# --- made and cleared away -----------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it would be made, by root on a Debian; nothing is mounted there."""
    made = tmp_path / "clean debian"
    monkeypatch.setattr(clean_debian, "FOLDER", made)
    monkeypatch.setattr(clean_debian, "_own_release", lambda: "bookworm")
    monkeypatch.setattr(clean_debian, "_own_site", lambda release: "http://debian")
    monkeypatch.setattr(clean_debian, "_mounted", lambda folder: [])
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    return made


@pytest.mark.parametrize("broken", ["debootstrap", "mount"])
def test_a_debian_that_cannot_be_made_says_nothing_of_the_package_and_leaves_nothing(
    broken: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def perform(*command: object) -> str:
        folder.mkdir(exist_ok=True)
        (folder / "half").touch()
        if command[0] == broken:
            raise dev.Problem("It is not permitted.")
        return ""

    monkeypatch.setattr(clean_debian, "perform", perform)
    with pytest.raises(NotHere, match="It is not permitted"), clean_debian.clean_debian():
        pytest.fail("there is none")
    assert not folder.exists()


def test_what_is_mounted_there_is_never_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "home").mkdir(parents=True)
    (folder / "home" / "a.bigshot").touch()
    asked: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **how: asked.append(command[-1]))
    monkeypatch.setattr(clean_debian, "_mounted", lambda _: [folder / "dev", folder / "home"])
    with pytest.raises(dev.Problem, match="home is still mounted"):
        clean_debian._clear()
    assert asked == [str(folder / "home"), str(folder / "dev")], "the last mount goes first"
    assert (folder / "home" / "a.bigshot").exists()


def test_mounts_are_found_whoever_made_them(tmp_path: Path) -> None:
    table = tmp_path / "mountinfo"
    table.write_text(
        "22 1 0:21 / / rw - ext4 /dev/a rw\n"
        "30 22 0:5 / /a\\040b/debian/sys rw - sysfs sysfs rw\n"
        "31 22 0:5 / /a\\040b/debian-too rw - proc proc rw\n"
        "32 22 0:6 / /a\\040b/debian/sys/x rw - tmpfs tmpfs rw\n"
    )
    assert clean_debian._mounted(Path("/a b/debian"), table) == [
        Path("/a b/debian/sys"),
        Path("/a b/debian/sys/x"),
    ]
