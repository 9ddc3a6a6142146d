"""What can be checked of macOS without one is checked, and a mistake in it is seen."""

from pathlib import Path
from typing import Any

import pytest

import dev
from recipes import bundle, icons, macos, macos_checks


def test_all_is_well_and_that_it_never_ran_is_said(tmp_path: Path) -> None:
    assert list(macos_checks.show())[-1] == "Nothing of this ever ran on macOS."


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('name=f"{facts.TITLE}.app"', 'name="Other.app"', "another name"),
        ("icon=look", "icon='' and look", "another icon"),
        ("info_plist=macos.info_plist()", "info_plist={}", "another info_plist"),
        ('strip=sys.platform.startswith("linux")', "strip=True", "loses its signature"),
        ('if sys.platform == "darwin"', 'if sys.platform == "macos"', "one application"),
    ],
)
def test_an_application_that_would_be_another_is_seen(
    before: str, after: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = bundle.SPEC.read_text(encoding="utf-8")
    assert before in text
    changed = tmp_path / "bundle" / bundle.SPEC.name
    changed.parent.mkdir()
    changed.write_text(text.replace(before, after), encoding="utf-8")
    monkeypatch.setattr(bundle, "SPEC", changed)
    with pytest.raises(dev.Problem, match=said):
        list(macos_checks.layout())


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


def test_a_disk_image_of_what_is_not_sealed_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos, "app_seal", lambda app: [])
    with pytest.raises(dev.Problem, match="sealed"):
        list(macos_checks.commands())


def test_a_command_that_macos_does_not_have_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos, "verification", lambda app: ["sha256sum", str(app)])
    with pytest.raises(dev.Problem, match="sha256sum"):
        list(macos_checks.commands())
