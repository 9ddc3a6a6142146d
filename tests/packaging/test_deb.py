"""The .deb says what Debian asks for, and the same to everybody."""

import gzip
import hashlib
from pathlib import Path

import pytest

from recipes import deb, facts
from recipes.deb import Needs


@pytest.fixture(autouse=True)
def amd64(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deb, "architecture", lambda: "amd64")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    for name in ("DEBFULLNAME", "DEBEMAIL"):
        monkeypatch.delenv(name, raising=False)


def fields(control: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in control.splitlines():
        if not line.startswith(" "):
            name, _, value = line.partition(": ")
            found[name] = value
    return found


def test_the_control_file_is_complete(tmp_path: Path) -> None:
    (tmp_path / "usr" / "lib").mkdir(parents=True)
    (tmp_path / "usr" / "lib" / "data").write_bytes(b"x" * 1025)
    deb.write_control(tmp_path, Needs("libc6 (>= 2.36)", "libpulse0"))
    control = (tmp_path / "DEBIAN" / "control").read_text(encoding="utf-8")
    told = fields(control)
    assert told["Package"] == facts.NAME
    assert told["Version"] == f"{facts.VERSION}-1"
    assert told["Architecture"] == "amd64"
    assert told["Depends"] == "libc6 (>= 2.36)"
    assert told["Recommends"] == "libpulse0"
    assert told["Installed-Size"] == "2"
    assert told["Homepage"] == facts.homepage()
    assert control.endswith("\n")
    assert all(len(line) <= 80 for line in control.splitlines() if line.startswith(" "))
    sums = (tmp_path / "DEBIAN" / "md5sums").read_text(encoding="utf-8")
    digest = hashlib.md5(b"x" * 1025, usedforsecurity=False).hexdigest()
    assert sums == f"{digest}  usr/lib/data\n"


def test_the_changelog_bears_the_time_of_the_source() -> None:
    first, *_, last = deb.changelog().splitlines()
    assert first == f"{facts.NAME} ({facts.VERSION}-1) unstable; urgency=medium"
    assert last.startswith(" -- Big Shot Desktop contributors <")
    assert last.endswith(">  Tue, 14 Nov 2023 22:13:20 +0000")


def test_whoever_packs_it_can_say_so() -> None:
    told = deb.maintainer({"DEBFULLNAME": "Anna", "DEBEMAIL": "anna@example.org"})
    assert told == "Anna <anna@example.org>"
    assert deb.maintainer({"DEBEMAIL": "Anna <anna@example.org>"}) == told
    assert deb.maintainer({"DEBEMAIL": ""}) == deb.maintainer({})


@pytest.mark.parametrize(
    ("upstream", "version"),
    [
        ("1.2.0", "1.2.0-1"),
        ("1.2.0rc1", "1.2.0~rc1-1"),
        ("1.2.0a1.dev3", "1.2.0~a1~dev3-1"),
        ("1.2.0.post1", "1.2.0.post1-1"),
    ],
)
def test_what_comes_before_a_release_is_older_than_it(upstream: str, version: str) -> None:
    assert deb.version(upstream) == version


def test_what_is_compressed_is_the_same_again(tmp_path: Path) -> None:
    for name in ("one.gz", "two.gz"):
        deb.write_gzipped(tmp_path / name, b"text")
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()
    assert gzip.decompress((tmp_path / "one.gz").read_bytes()) == b"text"


def test_sound_is_recommended_and_all_else_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def shlibdeps(*command: object, folder: Path) -> str:
        asked.extend(map(str, command))
        assert (folder / "debian" / "control").is_file()
        return (
            "dpkg-shlibdeps: warning: so so\nshlibs:Depends=libegl1\nshlibs:Recommends=libpulse0\n"
        )

    monkeypatch.setattr(deb, "MADE", tmp_path / "made")
    monkeypatch.setattr(deb, "perform", shlibdeps)
    root = tmp_path / "root"
    root.mkdir()
    for name in ("program", "libQt6Gui.so.6", "libQt6Multimedia.so.6", "QtMultimedia.abi3.so"):
        (root / name).write_bytes(b"\x7fELF")
    assert deb.needs(root) == Needs("libegl1", "libpulse0")
    turn = asked.index("-dRecommends")
    assert {word for word in asked[turn:] if word.startswith("-e")} == {
        f"-e{root / 'libQt6Multimedia.so.6'}",
        f"-e{root / 'QtMultimedia.abi3.so'}",
    }
    assert {f"-e{root / 'program'}", f"-e{root / 'libQt6Gui.so.6'}"} <= set(asked[:turn])
