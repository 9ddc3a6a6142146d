"""Where things are."""

from __future__ import annotations

from pathlib import Path

import appdirs
import pytest

from bigshot_desktop.table import paths

FOLDERS = (paths.data, paths.config, paths.state, paths.logs, paths.matches, paths.journals)


def test_one_variable_puts_everything_below_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("BIGSHOT_HOME", str(home))
    found = [folder() for folder in FOLDERS] + [paths.settings_file()]
    assert len(set(found)) == len(found)
    assert all(home in path.parents for path in found)
    assert not home.exists()


def test_without_it_the_system_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIGSHOT_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for folder in FOLDERS:
        assert "bigshot-desktop" in folder().parts
        assert folder().is_absolute()
    assert not any(tmp_path.iterdir())


def test_on_windows_what_is_the_players_own_goes_along_to_another_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("BIGSHOT_HOME", raising=False)
    monkeypatch.setattr(appdirs, "system", "win32")
    monkeypatch.setattr(appdirs, "_get_win_folder", lambda name: f"/{name}", raising=False)
    own = paths.settings_file(), paths.groups_file(), paths.matches(), paths.journals()
    assert {path.parts[1] for path in own} == {"CSIDL_APPDATA"}
    again = paths.cache(), paths.logs()
    assert {path.parts[1] for path in again} == {"CSIDL_LOCAL_APPDATA"}


def test_resources_are_the_repositorys_unless_the_package_brings_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "bigshot_desktop"
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resources() == tmp_path / "resources"
    installed = package / "_data" / "resources"
    installed.mkdir(parents=True)
    assert paths.resources() == installed
