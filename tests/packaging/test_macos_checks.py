"""What can be checked of macOS without one is checked, and a mistake in it is seen."""

from pathlib import Path
from typing import Any

import pytest

import dev
from recipes import icons, macos, macos_checks


def test_all_is_well_and_that_it_never_ran_is_said(tmp_path: Path) -> None:
    assert list(macos_checks.show())[-1] == "Nothing of this ever ran on macOS."


@pytest.mark.parametrize(
    ("name", "value"),
    [("CFBundleIdentifier", "with_an_underscore"), ("CFBundleVersion", "1.0rc1")],
)
def test_what_macos_would_not_take_is_seen(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, Any] = {**macos.info_plist(), name: value}
    monkeypatch.setattr(macos, "info_plist", lambda: told)
    with pytest.raises(dev.Problem, match=name):
        list(macos_checks.plist())


def test_an_entry_that_is_missing_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    told = macos.info_plist()
    del told["LSMinimumSystemVersion"]
    monkeypatch.setattr(macos, "info_plist", lambda: told)
    with pytest.raises(dev.Problem, match="LSMinimumSystemVersion"):
        list(macos_checks.plist())


def test_an_icon_that_is_cut_off_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tmp_path / "whole.icns"
    icons.write_icns(whole)
    cut = whole.read_bytes()[:-100]
    monkeypatch.setattr(icons, "write_icns", lambda file: file.write_bytes(cut))
    with pytest.raises(dev.Problem, match="icns"):
        list(macos_checks.icon(tmp_path / "cut.icns"))
