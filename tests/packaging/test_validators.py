"""Remarks of validators count, a tool that is missing is said to be, and sizes have limits."""

import subprocess
from pathlib import Path

import pytest

import dev
from recipes import facts, linux, validators


def test_a_remark_on_the_menu_entry_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(validators, "perform", lambda *command: "")
    assert validators.desktop_entry() == ["No remarks."]
    monkeypatch.setattr(validators, "perform", lambda *command: "warning: so so\n")
    with pytest.raises(dev.Problem, match="so so"):
        validators.desktop_entry()


@pytest.mark.parametrize(
    ("told", "code", "fails"),
    [
        ("", 0, False),
        ("O: bigshot-desktop: hardening-no-pie [x]\n", 0, False),
        ("O: bigshot-desktop: hardening-no-pie [an error]\n", 2, False),
        ("I: bigshot-desktop: some-hint\n", 0, False),
        ("W: bigshot-desktop: some-warning\n", 0, True),
        ("E: bigshot-desktop: some-error\n", 2, True),
    ],
)
def test_what_lintian_says_counts_unless_it_is_explained(
    told: str, code: int, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lintian(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, code, told, "")

    monkeypatch.setattr(subprocess, "run", lintian)
    if fails:
        with pytest.raises(dev.Problem, match=r"bigshot-desktop: some-"):
            validators.lintian(Path("a.deb"))
    else:
        (line,) = validators.lintian(Path("a.deb"))
        assert ("hardening-no-pie" in line) == told.startswith("O:")


def test_a_lintian_that_breaks_off_has_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def lintian(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "There is no room.")

    monkeypatch.setattr(subprocess, "run", lintian)
    with pytest.raises(dev.Problem, match="There is no room"):
        validators.lintian(Path("a.deb"))


def test_the_files_for_desktops_are_laid_out_afresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facts, "BUILD", tmp_path)
    monkeypatch.setattr(linux, "lay_out", lambda usr: (usr / "share").mkdir(parents=True))
    old = validators.share() / "old"
    old.touch()
    assert validators.share() == old.parent
    assert not old.exists()


def test_every_tag_that_does_not_count_is_explained() -> None:
    """By a comment right above it."""
    from recipes import deb

    lines = (deb.DEBIAN / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    for above, line in zip(["", *lines], lines, strict=False):
        if line and not line.startswith("#"):
            assert above.startswith(("#", "bigshot-desktop: ")), line


def test_what_is_too_large_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.whl"
    file.write_bytes(b"x" * 200)
    monkeypatch.setitem(validators.LIMITS, ".whl", 200)
    assert validators.sizes([(".whl", file)]) == ["a.whl: 0.0 MB of 0 MB."]
    monkeypatch.setitem(validators.LIMITS, ".whl", 199)
    with pytest.raises(dev.Problem, match=r"a\.whl"):
        validators.sizes([(".whl", file)])
