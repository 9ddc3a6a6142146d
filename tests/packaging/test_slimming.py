"""A bundle has what the program shows and plays, and leaves the rest out."""

import pytest

from recipes.slimming import MODULES, keeps, slimmed
from tests.every import for_every

QT = "PySide6/Qt"


def kept(target: str, kind: str = "BINARY", platform: str = "linux") -> bool:
    return keeps((target, f"/venv/site-packages/{target}", kind), platform=platform)


@for_every(
    "target",
    [
        f"{QT}/lib/libQt6Core.so.6",
        f"{QT}/lib/libQt6Concurrent.so.6",  # QtMultimedia is linked to it
        f"{QT}/lib/libicudata.so.73",
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/imageformats/libqsvg.so",
        f"{QT}/plugins/xcbglintegrations/libqxcb-egl-integration.so",
        f"{QT}/translations/qtbase_de.qm",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/libpyside6.abi3.so.6.11",
        "shiboken6/libshiboken6.abi3.so.6.11",
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_it_keeps_what_it_needs(target: str) -> None:
    assert kept(target)


@for_every(
    "target",
    [
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/lib/libQt6Pdf.so.6",
        f"{QT}/lib/libavcodec.so.61",
        f"{QT}/lib/libswscale.so.8",
        f"{QT}/lib/libQt6FFmpegStub-ssl.so.3",
        f"{QT}/plugins/multimedia/libffmpegmediaplugin.so",
        f"{QT}/plugins/platforms/libqeglfs.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/plugins/imageformats/libqtiff.so",
        f"{QT}/translations/qtbase_es.qm",
        f"{QT}/translations/qt_de.qm",
        f"{QT}/qml/QtQuick/qmldir",
        "PySide6/QtMultimediaWidgets.abi3.so",
        "PySide6/QtDBus.abi3.so",
    ],
)
def test_it_leaves_out_the_rest_of_qt(target: str) -> None:
    assert not kept(target)


@pytest.mark.parametrize("name", ["libX11.so.6", "libstdc++.so.6", "libz.so.1", "libxcb.so.1"])
def test_libraries_of_the_system_stay_the_systems(name: str) -> None:
    entry = (name, f"/usr/lib/x86_64-linux-gnu/{name}", "BINARY")
    assert not keeps(entry, platform="linux")
    assert keeps(entry, platform="win32"), "elsewhere nobody else brings them"


def test_links_of_qt_follow_what_they_point_to() -> None:
    quick = ("libQt6Quick.so.6", f"{QT}/lib/libQt6Quick.so.6", "SYMLINK")
    core = ("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6", "SYMLINK")
    assert slimmed([quick, core]) == [core]


@pytest.mark.parametrize(
    ("name", "stays"),
    [("METADATA", True), ("RECORD", False), ("INSTALLER", False), ("direct_url.json", False)],
)
def test_where_a_package_was_installed_leaves_no_trace(name: str, stays: bool) -> None:
    assert kept(f"tqdm-4.70.1.dist-info/{name}", kind="DATA") is stays


@for_every("module", MODULES)
def test_names_on_windows_and_macos_are_known(module: str) -> None:
    name = module.removeprefix("Qt")
    assert kept(f"PySide6\\{module}.pyd".replace("\\", "/"), platform="win32")
    assert kept(f"PySide6/Qt6{name}.dll", platform="win32")
    assert kept(f"PySide6/{module}.abi3.so", platform="darwin")
    assert not kept("PySide6/Qt6Quick.dll", platform="win32")
    assert not kept("PySide6/plugins/tls/qopensslbackend.dll", platform="win32")
    assert not kept("PySide6/avcodec-61.dll", platform="win32")
