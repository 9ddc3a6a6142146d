"""The bundle is made of pinned parts, bears one time, and remembers no place."""

import os
import re
import stat
import sys
import sysconfig
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import dev
from recipes import bundle, facts, licences, pinned


def test_everything_that_the_program_needs_is_pinned_within_what_it_asks_for() -> None:
    versions = {name.lower(): pin.version for name, pin in pinned.pins().items()}
    for text in facts.project()["dependencies"]:
        need = Requirement(text)
        assert versions[need.name.lower()] in need.specifier, need
    assert versions["pyside6-essentials"] == versions["pyside6-addons"] == versions["shiboken6"]
    assert "pyinstaller" in versions


def test_rights_and_times_do_not_depend_on_who_built_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    program, data = tmp_path / "program", tmp_path / "deep" / "data"
    data.parent.mkdir(mode=0o700)
    program.touch(0o600)
    data.touch(0o777)
    (tmp_path / "link").symlink_to("deep/data")
    bundle.settle(tmp_path, program=program)
    rights = {path.name: stat.S_IMODE(path.lstat().st_mode) for path in tmp_path.rglob("*")}
    assert (rights["program"], rights["deep"], rights["data"]) == (0o755, 0o755, 0o644)
    assert {int(path.lstat().st_mtime) for path in (tmp_path, *tmp_path.rglob("*"))} == {
        1_700_000_000
    }


def test_libraries_look_beside_themselves_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = {
        "a.so": "/root/python/lib",
        "b.so": "$ORIGIN/../lib",
        "c.so": "/tmp:$ORIGIN",
        "d.so": "",
    }
    changed: dict[str, tuple[str, ...]] = {}

    def patchelf(program: str, *words: object) -> str:
        *orders, path = words
        assert isinstance(path, Path)
        if orders == ["--print-rpath"]:
            return f"{places[path.name]}\n"
        changed[path.name] = tuple(map(str, orders))
        return ""

    for name in places:
        (tmp_path / name).write_bytes(b"\x7fELF")
    monkeypatch.setattr(bundle, "perform", patchelf)
    bundle.forget_places(tmp_path)
    assert changed == {"a.so": ("--remove-rpath",), "c.so": ("--set-rpath", "$ORIGIN")}


def test_a_file_without_an_owner_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*places: Path) -> Path:
        raise licences.Unclear("nobody owns x.so")

    monkeypatch.setattr(licences, "write", nobody)
    monkeypatch.setattr(bundle, "site_packages", lambda: tmp_path)
    with pytest.raises(dev.Problem, match=r"packaging/licences has no word .*nobody owns x\.so"):
        bundle.add_licences(tmp_path)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux keeps it apart")
def test_python_itself_is_looked_for_where_it_was_built_and_where_the_system_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: str(tmp_path))
    library = bundle.SharedPython("libpython9.99.so.1.0", "libpython9.99")
    assert not library.is_there
    (tmp_path / library.program).touch()
    assert library.is_there


def test_the_spec_bundles_the_wheel_and_not_the_repository() -> None:
    spec = bundle.SPEC.read_text(encoding="utf-8")
    assert re.search(r"^sys\.path \+= ", spec, flags=re.MULTILINE), "behind what is installed"
    assert not os.path.lexists(facts.PACKAGING / "__init__.py"), "it would hide a package of PyPI"
