"""The build: translations are compiled, wheels come out the same again, failures are sentences."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from PySide6.QtCore import QTranslator

from bigshot_desktop.engine.languages import LANGUAGES
from tests.words.languages import file_of, messages

ROOT = Path(__file__).resolve().parent.parent
PARTS = (
    "bigshot_desktop/__init__.py",
    "i18n",
    "resources",
    "scripts/update_translations.py",
    ".gitignore",
    "LICENSE",
    "README.md",
    "dev.py",
    "hatch_build.py",
    "pyproject.toml",
)
IN_THE_WHEEL = {f"bigshot_desktop/_data/i18n/bigshot_{code}.qm" for code in LANGUAGES}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of the project as a build asks for, with nothing built yet."""
    root = tmp_path / "project"
    for name in PARTS:
        source, target = ROOT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.qm"))
        else:
            shutil.copy(source, target)
    return root


def backend(root: Path, *calls: str) -> subprocess.CompletedProcess[str]:
    """Ask the build backend for something, as pip does, in a process of its own; it prints a line for each call."""
    program = "import json, hatchling.build as backend"
    program += "".join(f"; print(json.dumps(backend.{call}))" for call in calls)
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=root,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def build(root: Path, kind: str) -> Path:
    """Build a wheel, an editable or an sdist."""
    done = backend(root, f"build_{kind}('dist')")
    assert done.returncode == 0, done.stderr
    return root / "dist" / str(json.loads(done.stdout.splitlines()[-1]))


def is_compiled(file: Path, code: str) -> bool:
    translator = QTranslator()
    one = messages(code)[0]
    loaded = translator.load(str(file)) and translator.language() == code
    return loaded and translator.translate(one.context, one.source, "", 1) == one.translation


def unpack(sdist: Path, folder: Path) -> list[str]:
    """Write the files of an sdist and return their names; early Python 3.11 has no safe extractall."""
    with tarfile.open(sdist) as archive:
        for member in archive:
            content = archive.extractfile(member)
            assert content is not None
            file = folder / member.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.read())
        return archive.getnames()


# --- where the translations go -------------------------------------------------------------------


def test_a_wheel_carries_them_and_comes_out_the_same_again(project: Path, tmp_path: Path) -> None:
    """Also when its files have other times, after an editable install, and from an sdist."""
    built = build(project, "wheel")
    with ZipFile(built) as wheel:
        carried = {name for name in wheel.namelist() if name.endswith((".qm", ".ts"))}
        wheel.extractall(tmp_path / "installed", carried)
    assert carried == IN_THE_WHEEL
    folder = tmp_path / "installed" / "bigshot_desktop" / "_data" / "i18n"
    assert all(is_compiled(folder / f"bigshot_{code}.qm", code) for code in LANGUAGES)
    assert list(project.rglob("*.qm")) == [], "the sources are left as they were"

    first = built.read_bytes()
    for file in project.rglob("*"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    assert build(project, "wheel").read_bytes() == first

    build(project, "editable")
    names = unpack(build(project, "sdist"), tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert f"{unpacked.name}/hatch_build.py" in names
    assert [name for name in names if name.endswith(".qm")] == []
    assert build(unpacked, "wheel").read_bytes() == first


def test_an_editable_install_leaves_them_in_the_repository_and_renews_them(project: Path) -> None:
    with ZipFile(build(project, "editable")) as wheel:
        assert [name for name in wheel.namelist() if name.endswith(".qm")] == []
    folder = project / "i18n"
    assert all(is_compiled(folder / f"bigshot_{code}.qm", code) for code in LANGUAGES)
    file = file_of("de", folder)
    file.write_text(file.read_text("utf-8").replace(">Rot<", ">Zinnober<"), "utf-8")
    build(project, "editable")
    translator = QTranslator()
    assert translator.load(str(file.with_suffix(".qm")))
    assert translator.translate("BigShotColour", "Red") == "Zinnober"


# --- what it takes -------------------------------------------------------------------------------


def pysides(requirements: Iterable[str]) -> set[str]:
    """The requirements of PySide6, each written in the same way."""
    found = {str(Requirement(text)).lower() for text in requirements}
    return {text for text in found if text.startswith("pyside6-essentials")}


def test_a_build_asks_for_the_pyside_of_the_program(project: Path) -> None:
    metadata = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = pysides(metadata["dependencies"])
    assert wanted
    kinds = ("wheel", "editable", "sdist")
    done = backend(project, *(f"get_requires_for_build_{kind}()" for kind in kinds))
    wheel, editable, sdist = map(json.loads, done.stdout.splitlines())
    assert pysides(wheel) == pysides(editable) == wanted
    assert sdist == []


def test_a_text_that_is_not_translated_yet_stops_nobody(project: Path) -> None:
    file = file_of("fr", project / "i18n")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("<translation>", '<translation type="unfinished">', 1), "utf-8")
    assert build(project, "wheel").is_file()


def test_texts_that_cannot_be_read_stop_the_build_with_a_sentence(project: Path) -> None:
    file_of("it", project / "i18n").write_text("<TS", encoding="utf-8")
    done = backend(project, "build_wheel('dist')")
    assert done.returncode == 1
    assert done.stderr.startswith(
        "The translations cannot be compiled: lrelease failed with code 1"
    )
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="stands in for lrelease with a shell script")
def test_a_missing_system_library_is_named_with_its_package(project: Path) -> None:
    (project / "PySide6").mkdir()
    (project / "PySide6" / "__init__.py").touch()
    lrelease = project / "PySide6" / "lrelease"
    complaint = (
        "lrelease: error while loading shared libraries: libgssapi_krb5.so.2: "
        "cannot open shared object file: No such file or directory"
    )
    lrelease.write_text(f"#!/bin/sh\necho '{complaint}' >&2\nexit 127\n", encoding="utf-8")
    lrelease.chmod(0o755)
    done = backend(project, "build_wheel('dist')")
    assert done.returncode == 1
    assert done.stderr == (
        "The translations cannot be compiled: lrelease needs the system library "
        "libgssapi_krb5.so.2, which is not installed. On Debian, install libgssapi-krb5-2.\n"
    )
