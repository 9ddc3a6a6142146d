"""Every file of a bundle has one owner, and every owner's licence is told with it."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest

from recipes import facts, inventory, licences, metainfo, spdx, wheels
from recipes.inventory import Component, Inventory, Unclear
from tests.every import for_every

LINUX = (
    "bigshot-desktop",
    "_internal/base_library.zip",
    "_internal/libpython3.11.so.1.0",
    "_internal/python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
    "_internal/bigshot_desktop/ui/fonts.py",
    "_internal/bigshot_desktop/_data/resources/fonts/README.md",
    "_internal/bigshot_desktop/_data/resources/fonts/Barlow-Bold.ttf",
    "_internal/bigshot_desktop/_data/resources/fonts/OFL-Barlow.txt",
    "_internal/bigshot_desktop/_data/resources/fonts/BigShotDeco-SemiBold.ttf",
    "_internal/tqdm-4.70.1.dist-info/METADATA",
    "_internal/shiboken6/libshiboken6.abi3.so.6.11",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libQt6Multimedia.so.6",
    "_internal/PySide6/Qt/lib/libicuuc.so.73",
    "_internal/PySide6/Qt/plugins/platforms/libqwayland.so",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/PySide6/Qt/plugins/imageformats/libqsvg.so",
    "_internal/PySide6/Qt/translations/qtbase_fr.qm",
)
OTHER_SYSTEMS = {
    "bigshot-desktop.exe": "bootloader",
    "_internal/python311.dll": "python",
    "_internal/_ssl.pyd": "python",
    "_internal/libcrypto-3.dll": "openssl",
    "_internal/VCRUNTIME140_1.dll": "microsoft-runtime",
    "_internal/PySide6/MSVCP140.dll": "microsoft-runtime",
    "_internal/PySide6/Qt6Gui.dll": "qt-base",
    "_internal/PySide6/plugins/platforms/qwindows.dll": "qt-base",
    "_internal/PySide6/QtGui.pyd": "pyside6",
    "_internal/Python": "python",
    "_internal/PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui": "qt-base",
    "_internal/PySide6/Qt/lib/QtSvg.framework/Resources": "qt-svg",
    "_internal/PySide6/Qt/plugins/platforms/libqcocoa.dylib": "qt-base",
}
EMBEDDED = {
    "bigshot-desktop.exe": "launchers",
    "bigshot-desktop-console.exe": "launchers",
    "_internal/start.py": "bigshot-desktop",
    "_internal/python311._pth": "bigshot-desktop",
    "_internal/bigshot_desktop/__pycache__/__main__.cpython-311.pyc": "bigshot-desktop",
    "_internal/python311.zip": "python",
    "_internal/LICENSE.txt": "python",
    "_internal/libffi-8.dll": "libffi",
    "_internal/shiboken6/msvcp140.dll": "microsoft-runtime",
    "_internal/PySide6/__pycache__/__init__.cpython-311.pyc": "pyside6",
    "_internal/PySide6/plugins/multimedia/windowsmediaplugin.dll": "qt-multimedia",
    "_internal/pyside6_addons-6.11.3.dist-info/METADATA": "pyside6",
    "_internal/tqdm/std.py": "tqdm",
    "_internal/colorama/ansi.py": "colorama",
    "_internal/appdirs.py": "appdirs",
    "_internal/__pycache__/appdirs.cpython-311.pyc": "appdirs",
}
NOT_SHIPPED = (
    "_internal/PySide6/Qt/lib/libavcodec.so.61",
    "_internal/PySide6/Qt/lib/libQt6FFmpegStub-ssl.so.3",
    "_internal/PySide6/Qt/lib/libQt6Pdf.so.6",
    "_internal/PySide6/Qt/lib/libQt6Quick.so.6",
    "_internal/PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
    "_internal/PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
    "_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "_internal/PySide6/Qt/plugins/platforms/libqminimalegl.so",
    "_internal/PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "_internal/libgtk-3.so.0",
    "_internal/libssl.so.3",
    "_internal/libX11.so.6",
    "_internal/libz.so.1",
)


@pytest.fixture(scope="module")
def listed() -> Inventory:
    return inventory.read()


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    return _with_files(tmp_path / facts.NAME, LINUX)


@pytest.fixture
def site_packages(tmp_path: Path, listed: Inventory) -> Path:
    """Wheels that say no more than what is asked of them."""
    folder = tmp_path / "site-packages"
    for wheel in sorted({each.wheel for each in listed.components if each.wheel}):
        info = folder / f"{wheel.replace('-', '_').lower()}-7.8.9.dist-info"
        (info / "licenses").mkdir(parents=True)
        metadata = f"Metadata-Version: 2.4\nName: {wheel}\nVersion: 7.8.9\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        (info / "licenses" / "LICENSE").write_text(f"Do as {wheel} says.\n", encoding="utf-8")
    return folder


def _with_files(top: Path, names: tuple[str, ...]) -> Path:
    for name in names:
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).touch()
    return top


# --- the inventory -----------------------------------------------------------------------------------


def test_every_duty_and_every_text_belongs_to_a_licence_in_use(listed: Inventory) -> None:
    terms = {term for each in listed.components for term in each.terms}
    assert set(listed.duties) <= terms
    needed = {inventory.text_of(licence) for term in terms for licence in spdx.ids(term)}
    assert set(inventory.TEXTS.iterdir()) == needed


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('colour = "red"', "unknown: colour"),
        ('note = ["a"]', "note is not of its kind"),
        ('systems = ["amiga"]', "unknown system: amiga"),
        ('inside = ["nowhere"]', "inside of what is not there: nowhere"),
    ],
)
def test_what_the_inventory_does_not_know_is_an_error(
    tmp_path: Path, line: str, complaint: str
) -> None:
    with pytest.raises(Unclear, match=complaint):
        inventory.read(_inventory_of_one(tmp_path, f'files = ["a"]\n{line}'))


def test_a_component_must_be_somewhere(tmp_path: Path) -> None:
    with pytest.raises(Unclear, match="neither has files nor is inside"):
        inventory.read(_inventory_of_one(tmp_path, ""))


def test_a_component_must_say_its_licence(tmp_path: Path) -> None:
    with pytest.raises(Unclear, match="missing: spdx"):
        inventory.read(_inventory_of_one(tmp_path, 'files = ["a"]', spdx=""))


def test_a_licence_needs_a_text_and_words(tmp_path: Path) -> None:
    folder = _inventory_of_one(tmp_path, 'files = ["a"]')
    (folder / "texts" / "MIT.txt").unlink()
    with pytest.raises(Unclear, match=r"no text MIT\.txt"):
        inventory.read(folder)
    (folder / "duties.toml").write_text("[duties]\n", encoding="utf-8")
    with pytest.raises(Unclear, match="nothing in duties"):
        inventory.read(folder)


def _inventory_of_one(folder: Path, more: str, spdx: str = 'spdx = "MIT"') -> Path:
    head = '[[component]]\nkey = "a"\nname = "A"\ncopyright = ["us"]\nhome = "here"\n'
    (folder / "inventory.toml").write_text(f"{head}{spdx}\n{more}\n", encoding="utf-8")
    (folder / "duties.toml").write_text('[duties]\nMIT = "Nothing."\n', encoding="utf-8")
    (folder / "texts").mkdir()
    (folder / "texts" / "MIT.txt").write_text("May be used.\n", encoding="utf-8")
    return folder


# --- owners ------------------------------------------------------------------------------------------


def test_every_file_has_one_owner(bundle: Path) -> None:
    found = {path.as_posix(): key for path, key in licences.owners(bundle).items()}
    assert set(found) == set(LINUX)
    fonts = "_internal/bigshot_desktop/_data/resources/fonts"
    assert found["bigshot-desktop"] == "bootloader"
    assert found[f"{fonts}/Barlow-Bold.ttf"] == found[f"{fonts}/OFL-Barlow.txt"] == "barlow"
    assert found[f"{fonts}/BigShotDeco-SemiBold.ttf"] == "big-shot-deco"
    assert found[f"{fonts}/README.md"] == "bigshot-desktop"
    assert found["_internal/PySide6/Qt/plugins/platforms/libqwayland.so"] == "qt-wayland"
    assert found["_internal/PySide6/Qt/lib/libicuuc.so.73"] == "icu"


@pytest.mark.parametrize("file", OTHER_SYSTEMS)
def test_files_of_windows_and_macos_have_one_owner(listed: Inventory, file: str) -> None:
    components = listed.made_by("pyinstaller").components
    assert [each.key for each in components if each.claims(file)] == [OTHER_SYSTEMS[file]]


@pytest.mark.parametrize("file", EMBEDDED)
def test_files_of_the_folder_for_windows_have_one_owner(listed: Inventory, file: str) -> None:
    components = listed.made_by("embedding").components
    assert [each.key for each in components if each.claims(file)] == [EMBEDDED[file]]


def test_how_a_bundle_was_made_is_seen_by_what_is_in_it(tmp_path: Path) -> None:
    assert inventory.maker_of(_with_files(tmp_path / "a", LINUX)) == "pyinstaller"
    assert inventory.maker_of(_with_files(tmp_path / "b", tuple(EMBEDDED))) == "embedding"


def test_what_is_not_shipped_has_no_owner(bundle: Path) -> None:
    _with_files(bundle, NOT_SHIPPED)
    with pytest.raises(Unclear) as raised:
        licences.owners(bundle)
    lines = str(raised.value).splitlines()
    assert lines[0].startswith(f"{len(NOT_SHIPPED)} files")
    assert sorted(lines[1:-1]) == sorted(NOT_SHIPPED)


def test_a_file_that_two_claim_is_an_error(bundle: Path, listed: Inventory) -> None:
    thief = Component(key="thief", name="T", spdx="MIT", copyright=(), home="", files=("**/*.ttf",))
    two = Inventory((*listed.components, thief), listed.duties)
    with pytest.raises(Unclear, match=r"Barlow-Bold\.ttf \(barlow, thief\)"):
        inventory.owners(bundle, two)


def test_links_are_files_too_even_those_to_folders(bundle: Path) -> None:
    (bundle / "_internal/libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    (bundle / "_internal/elsewhere").symlink_to("PySide6")
    with pytest.raises(
        Unclear, match=r"1 files of the bundle have no owner.*\n_internal/elsewhere"
    ):
        licences.owners(bundle)
    (bundle / "_internal/elsewhere").unlink()
    assert licences.owners(bundle)[Path("_internal/libQt6Core.so.6")] == "qt-base"


def test_patterns() -> None:
    assert inventory.matches("a/{,b/}lib*.so", "a/b/libx.so")
    assert inventory.matches("a/{,b/}lib*.so", "a/libx.so")
    assert not inventory.matches("a/*", "a/b/c")
    assert inventory.matches("a/**", "a/b/c")
    assert not inventory.matches("a.so", "abso")


def test_the_system_is_seen_from_the_bundle(bundle: Path) -> None:
    assert inventory.system_of(bundle) == "linux"
    (bundle / "_internal/libpython3.12.dylib").touch()
    assert inventory.system_of(bundle) == "macos"
    (bundle / "bigshot-desktop.exe").touch()
    assert inventory.system_of(bundle) == "windows"


# --- SPDX --------------------------------------------------------------------------------------------


@for_every(
    ("expression", "terms"),
    [
        ("MIT", ("MIT",)),
        ("Apache-2.0 OR MIT", ("MIT",)),
        ("MPL-2.0 AND MIT", ("MPL-2.0", "MIT")),
        ("(MIT OR Apache-2.0) AND Unicode-DFS-2016", ("MIT", "Unicode-DFS-2016")),
        ("LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only", ("LGPL-3.0-only",)),
        ("Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", ("MIT",)),
        (
            "GPL-2.0-or-later WITH Bootloader-exception",
            ("GPL-2.0-or-later WITH Bootloader-exception",),
        ),
        ("FTL OR GPL-2.0-only", ("FTL",)),
    ],
)
def test_of_several_licences_we_take_the_simplest(expression: str, terms: tuple[str, ...]) -> None:
    assert spdx.terms(expression) == terms


@for_every("expression", ["", "MIT OR", "(MIT", "MIT MIT", "AND MIT", "MIT / BSD"])
def test_what_is_no_expression_is_refused(expression: str) -> None:
    with pytest.raises(ValueError, match="SPDX"):
        spdx.terms(expression)


# --- wheels ------------------------------------------------------------------------------------------


def test_versions_come_from_the_wheels(site_packages: Path) -> None:
    assert wheels.version("PySide6_Essentials", site_packages) == "7.8.9"


def test_a_wheel_that_is_missing_is_an_error(bundle: Path, tmp_path: Path) -> None:
    with pytest.raises(Unclear, match="is not installed"):
        licences.write(bundle, tmp_path, tmp_path)


# --- the file of licences ----------------------------------------------------------------------------


def test_everything_is_told_once(bundle: Path, site_packages: Path, listed: Inventory) -> None:
    text = licences.write(bundle, site_packages, bundle).read_text(encoding="utf-8")
    listing, rest = text.split("What these licences ask for", maxsplit=1)
    entries = re.findall(r"^(?: {4})?(\S.*)\n +Licence: ", listing, flags=re.MULTILINE)
    present = listed.present(set(licences.owners(bundle).values()), "linux")
    names = [each.name for each in present]
    assert sorted(re.sub(r" (7\.8\.9|3\.\d+\.\d+\S*)$", "", each) for each in entries) == sorted(
        names
    )
    for licence in ("MIT", "LGPL-3.0-only", "GPL-3.0-only", "Unicode-3.0", "Bootloader-exception"):
        assert len(re.findall(rf"^--- {licence} -", rest, flags=re.MULTILINE)) == 1, licence
    assert "Do as tqdm says." in rest
    assert licences.interpreter_text().strip() in rest
    assert "offered: LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only" in listing


def test_what_is_not_there_is_not_told(bundle: Path, site_packages: Path) -> None:
    text = licences.write(bundle, site_packages, bundle).read_text(encoding="utf-8")
    for absent in ("OpenSSL", "Microsoft Visual C++", "GCC runtime", "FFmpeg", "Wintab"):
        assert absent not in text.split("The texts\n=")[0]


def test_the_reader_learns_how_to_replace_qt(bundle: Path, site_packages: Path) -> None:
    text = licences.write(bundle, site_packages, bundle).read_text(encoding="utf-8")
    flat = " ".join(text.split())
    assert "You may replace these libraries by your own" in flat
    assert "_internal/PySide6/Qt/lib" in flat
    assert "https://download.qt.io/official_releases" in flat


def test_two_files_of_licences_are_the_same(
    bundle: Path, site_packages: Path, tmp_path: Path
) -> None:
    first = licences.write(bundle, site_packages, bundle).read_bytes()
    assert licences.write(bundle, site_packages, bundle).read_bytes() == first
    assert licences.write(bundle, site_packages, tmp_path).read_bytes() == first
    assert b"\r" not in first


# --- debian/copyright --------------------------------------------------------------------------------


def _stanzas(text: str) -> list[dict[str, str]]:
    """A reader of the format that is simple enough to be trusted."""
    found = []
    for paragraph in text.strip().split("\n\n"):
        fields = re.findall(r"^(\S+):((?:.*)(?:\n .*)*)", paragraph, flags=re.MULTILINE)
        assert sum(1 + value.count("\n") for _, value in fields) == paragraph.count("\n") + 1
        found.append({name: value.strip() for name, value in fields})
    return found


def test_debian_finds_the_same_owner_for_every_file(
    bundle: Path, site_packages: Path, listed: Inventory
) -> None:
    stanzas = _stanzas(licences.debian_copyright(bundle, site_packages))
    for file, key in licences.owners(bundle).items():
        name = f"usr/lib/bigshot-desktop/{file.as_posix()}"
        fitting = [
            each
            for each in stanzas
            if any(fnmatch.fnmatchcase(name, pattern) for pattern in each.get("Files", "").split())
        ]
        assert fitting[-1]["Comment"].startswith(f"{listed[key].name}, "), file


def test_debian_learns_the_licence_that_the_metainfo_says_of_itself(
    bundle: Path, site_packages: Path
) -> None:
    stanzas = _stanzas(licences.debian_copyright(bundle, site_packages))
    (told,) = [each for each in stanzas if each.get("Files") == "usr/share/metainfo/*"]
    assert f"<metadata_license>{told['License']}</metadata_license>" in metainfo.metainfo()
    assert told["Copyright"] == stanzas[1]["Copyright"]


def test_every_licence_of_debian_copyright_has_its_paragraph(
    bundle: Path, site_packages: Path
) -> None:
    first, *stanzas = _stanzas(licences.debian_copyright(bundle, site_packages))
    assert first["Format"].endswith("/copyright-format/1.0/")
    used = {name for each in stanzas if "Files" in each for name in each["License"].split(" and ")}
    told = [each["License"].partition("\n") for each in stanzas if "Files" not in each]
    assert [name for name, _, _ in told] == sorted(used, key=str.lower)
    assert all(text.strip() for _, _, text in told)
    texts = {name: text for name, _, text in told}
    assert "/usr/share/common-licenses/LGPL-3." in texts["LGPL-3.0-only"]
    assert "/usr/share/common-licenses/GPL-3." in texts["LGPL-3.0-only"]
    assert "unlimited permission" in texts["GPL-2.0-or-later with Bootloader exception"]


def test_the_common_licences_of_debian_are_not_repeated(bundle: Path, site_packages: Path) -> None:
    text = licences.debian_copyright(bundle, site_packages)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" not in text
    assert "Apache License\n" not in text
