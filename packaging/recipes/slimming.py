"""What a bundle does without: parts of Qt that the program never shows, and libraries that are the system's own."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import PurePath, PurePosixPath
from typing import Final

Entry = tuple[str, str, str]
"""As PyInstaller lists it: where it goes in the bundle, where it comes from, what kind of thing it is."""

MODULES: Final = ("QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtSvg", "QtWidgets")
"""Of PySide6. Sound needs the network's, although nobody calls it."""

LIBRARIES: Final = (
    *("Concurrent", "Core", "DBus", "Gui", "Multimedia", "Network", "OpenGL", "Svg", "Widgets"),
    *("WaylandClient", "XcbQpa"),
)
"""Of Qt: those of the modules, and what these and the plugins below are linked to."""

PLUGINS: Final = (
    "iconengines/*svgicon*",
    "imageformats/*qico*",  # the icon of a window in Windows
    "imageformats/*qsvg*",
    "multimedia/*windowsmedia*",  # what Windows itself plays and hears
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*qcocoa*",
    "platforms/*qoffscreen*",
    "platforms/*qwayland*",
    "platforms/*qwindows*",
    "platforms/*qxcb*",
    "platformthemes/*xdgdesktopportal*",
    "styles/*",  # of macOS and Windows; the program looks the same everywhere, their dialogs do not
    "wayland-decoration-client/*",
    "wayland-graphics-integration-client/*qt-plugin-wayland-egl*",
    "wayland-shell-integration/*xdg-shell*",
    "xcbglintegrations/*",
)
"""Left out: FFmpeg (our sounds need none), GTK (its own libraries, and its look), TLS and the state of the network
(there is none to reach), pictures of other formats, screens without a window system, the virtual keyboard."""

TRANSLATIONS: Final = ("qtbase_de.qm", "qtbase_fr.qm", "qtbase_it.qm")

UNUSED: Final = (
    *(
        "_bz2",
        "_hashlib",
        "_lzma",
        "_ssl",
        "_uuid",
    ),  # each has a stand-in, and a library of the system behind it
    *("asyncio", "bdb", "doctest", "ftplib", "lib2to3", "pdb", "pydoc", "readline", "sqlite3"),
    *("ssl", "tkinter", "turtle", "unittest", "xmlrpc"),
    *("tqdm.contrib", "tqdm.dask", "tqdm.keras", "tqdm.notebook", "tqdm.rich", "tqdm.tk"),
    *("IPython", "numpy", "pandas", "PIL", "setuptools"),
)
"""Modules that others would use if they were asked to."""

PYTHON_ON_WINDOWS: Final = (
    *("LICENSE.txt", "libffi-*.dll", "python3*.dll", "python3*.zip", "vcruntime140*.dll"),
    *(
        "_ctypes",
        "_decimal",
        "_multiprocessing",
        "_queue",
        "_socket",
        "pyexpat",
        "select",
        "unicodedata",
    ),
)
"""Of the embeddable package: the interpreter, its library, and of its modules those that something imports."""

INSTALLATION: Final = ("INSTALLER", "RECORD", "REQUESTED", "direct_url.json")
"""What pip notes beside a package: how and where it was installed, not what it is."""

_LIBRARY: Final = re.compile(
    r"(?:lib)?Qt6(?P<name>\w+?)(?:\.so[.\d]*|\.dll|\.\w+\.dylib|\.dylib|)$"
)
_MODULE: Final = re.compile(r"(?P<name>Qt\w+)\.(?:abi3\.so|pyd)$")
_BINDINGS: Final = {"Shiboken.pyd", "pyside6.abi3.dll", "shiboken6.abi3.dll"}
_MICROSOFT: Final = re.compile(
    r"(?:concrt|msvcp|vcamp|vccorlib|vcomp|vcruntime)140.*\.dll", re.IGNORECASE
)
_MICROSOFT_FOR_QT: Final = {
    "msvcp140.dll",
    "msvcp140_1.dll",
    "msvcp140_2.dll",
    "vcruntime140.dll",
    "vcruntime140_1.dll",
}
_FFMPEG: Final = re.compile(
    r"(?:lib)?(?:av(?:codec|format|util)|sw(?:resample|scale)|Qt6FFmpeg.*)[-.].*"
)


def keeps(entry: Entry, *, platform: str = sys.platform) -> bool:
    """Whether something that PyInstaller found goes into the bundle."""
    target = PurePosixPath(PurePath(entry[0]).as_posix())
    if target.parent.suffix == ".dist-info":
        return target.name not in INSTALLATION
    if "PySide6" in entry[1] or "PySide6" in target.parts:
        return _keeps_of_qt(target)
    return not _belongs_to_the_system(target, entry[2], platform)


def keeps_of_embedded_python(name: str) -> bool:
    """Whether a file of the embeddable package goes into the folder for Windows."""
    return any(fnmatchcase(name.removesuffix(".pyd"), kept) for kept in PYTHON_ON_WINDOWS)


def keeps_of_wheel(target: PurePosixPath) -> bool:
    """Whether a file of a wheel goes into the folder for Windows, where nobody has looked for what is imported."""
    top = target.parts[0]
    if target.parent.suffix == ".dist-info" or ".dist-info" in top:
        return target.name not in INSTALLATION
    if top == "tqdm":
        module = ".".join(target.with_suffix("").parts)
        unused = any(module == one or module.startswith(f"{one}.") for one in UNUSED)
        return target.suffix == ".py" and not unused
    if top == "colorama":
        return "tests" not in target.parts
    if top not in {"PySide6", "shiboken6"}:
        return True
    if _MICROSOFT.fullmatch(target.name):
        return top == "shiboken6" or target.name.lower() in _MICROSOFT_FOR_QT
    if len(target.parts) == 2:
        of_qt = _MODULE.match(target.name) or _LIBRARY.match(target.name)
        is_python = target.suffix == ".py" or target.name in _BINDINGS
        return is_python or (of_qt is not None and _keeps_of_qt(target))
    return target.parts[1] in {"plugins", "translations"} and _keeps_of_qt(target)


def slimmed(entries: list[Entry]) -> list[Entry]:
    """What stays, in an order that does not depend on how it was found."""
    return sorted(entry for entry in entries if keeps(entry))


def _keeps_of_qt(target: PurePosixPath) -> bool:
    kept: tuple[tuple[str, Callable[[str], bool]], ...] = (
        ("plugins", lambda path: any(fnmatchcase(path, plugin) for plugin in PLUGINS)),
        ("translations", lambda path: path in TRANSLATIONS),
    )
    for folder, is_kept in kept:
        if folder in target.parts:
            below = target.parts[target.parts.index(folder) + 1 :]
            return is_kept("/".join(below))
    if _FFMPEG.match(target.name):
        return False
    if found := _MODULE.match(target.name):
        return found["name"] in MODULES
    if found := _LIBRARY.match(target.name):
        return found["name"] in LIBRARIES
    return not {"qml", "metatypes", "resources"} & set(target.parts)


def _belongs_to_the_system(target: PurePosixPath, kind: str, platform: str) -> bool:
    """Whether it is a library that a Linux distribution cares for: mended there, it is mended here.

    PyInstaller puts those beside each other, outside of all folders; of these only Python's own is ours.
    """
    loose = platform.startswith("linux") and kind == "BINARY" and len(target.parts) == 1
    return loose and not target.name.startswith("libpython")
