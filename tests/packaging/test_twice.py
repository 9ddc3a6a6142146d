"""Two builds are compared in everything that a user could see or a packager could sign."""

import os
from pathlib import Path

import pytest

import dev
from recipes import facts, twice


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    """A package and a bundle, built twice."""
    for place in ("here", "there"):
        bundle = tmp_path / place / "bundle"
        (bundle / "lib").mkdir(parents=True)
        (bundle / "lib" / "one.so").write_bytes(b"one")
        (bundle / "link").symlink_to("lib/one.so")
        (tmp_path / place / "package.deb").write_bytes(b"package")
        for path in (bundle / "lib" / "one.so", bundle / "lib", bundle):
            os.utime(path, (1_700_000_000, 1_700_000_000))
        os.utime(bundle / "link", (1_700_000_000, 1_700_000_000), follow_symlinks=False)
    os.utime(tmp_path / "here" / "package.deb", (1, 1))
    return tmp_path / "here", tmp_path / "there"


def differing(builds: tuple[Path, Path]) -> list[str]:
    here, there = builds
    return twice.differences([here / "bundle", here / "package.deb"], there)


def test_the_same_is_the_same(builds: tuple[Path, Path]) -> None:
    assert differing(builds) == []
    here, there = builds
    lines = twice.compare([here / "package.deb", here / "bundle"], there)
    assert lines[0].startswith("package.deb: the same twice, SHA-256 ")
    assert lines[1].startswith("bundle: the same twice, SHA-256 of its list ")


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("bundle/lib/one.so", "content"),
        ("bundle/lib/one.so", "rights"),
        ("bundle/lib/one.so", "time"),
        ("bundle/link", "link"),
        ("bundle/lib", "more"),
        ("package.deb", "content"),
    ],
)
def test_every_difference_is_found(builds: tuple[Path, Path], name: str, what: str) -> None:
    path = builds[1] / name
    if what == "content":
        before = path.stat()
        path.write_bytes(path.read_bytes()[:-1] + b"!")
        os.utime(path, (before.st_atime, before.st_mtime))
    elif what == "rights":
        path.chmod(0o600)
    elif what == "time":
        os.utime(path, (5, 5))
    elif what == "link":
        path.unlink()
        path.symlink_to("lib/two.so")
        os.utime(path, (1_700_000_000, 1_700_000_000), follow_symlinks=False)
        os.utime(path.parent, (1_700_000_000, 1_700_000_000))
    else:
        (path / "two.so").touch()
        os.utime(path, (1_700_000_000, 1_700_000_000))
        name = "bundle/lib/two.so"
    assert differing(builds) == [name]
    with pytest.raises(dev.Problem, match=f"1 files differ between two builds: {name}"):
        twice.compare([builds[0] / "bundle", builds[0] / "package.deb"], builds[1])


def test_what_was_not_built_again_differs(builds: tuple[Path, Path]) -> None:
    (builds[1] / "package.deb").unlink()
    assert differing(builds) == ["package.deb"]


def test_the_source_is_copied_as_it_is_now_and_without_what_was_built(tmp_path: Path) -> None:
    twice.copy_source(tmp_path / "copy")
    assert (tmp_path / "copy" / "packaging" / "package.py").is_file()
    assert not (tmp_path / "copy" / "dist").exists()
    assert not (tmp_path / "copy" / ".git").exists()
    assert list((tmp_path / "copy").rglob("*.qm")) == []


def test_it_is_found_without_git_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_git(*command: str) -> str:
        raise dev.Problem("There is no git.")

    for name in ("dev.py", "dist/a.whl", ".venv/python", "i18n/a.qm", "i18n/a.ts"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(twice, "perform", no_git)
    monkeypatch.setattr(facts, "ROOT", tmp_path)
    assert twice.sources() == ["dev.py", "i18n/a.ts"]
