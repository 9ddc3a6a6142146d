"""What can be said of the application for macOS without one: it never ran, but its parts are what macOS asks for."""

from __future__ import annotations

import plistlib
import re
import shlex
import struct
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import dev
from recipes import bundle, facts, icons, macos

ASKED_FOR: Final = (
    *("CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString", "CFBundleVersion"),
    *("LSApplicationCategoryType", "LSMinimumSystemVersion", "NSHighResolutionCapable"),
)
"""Without which macOS, or its store, does not take an application."""
IDENTIFIER: Final = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
NUMBERS: Final = re.compile(r"\d+(\.\d+){0,2}")
PROGRAMS: Final = {"codesign", "ditto", "hdiutil", "ln", "mkdir", "rm", "xcrun"}
"""Of macOS, as the recipe calls them."""


def show() -> Iterator[str]:
    yield from layout()
    yield from plist()
    yield from icon(facts.BUILD / "validated" / "icon.icns")
    yield from commands()
    yield "Nothing of this ever ran on macOS."


def layout() -> Iterator[str]:
    """The spec is read as on macOS, with stand-ins for what PyInstaller makes: one application around one program."""
    orders = read_spec()
    if len(orders["BUNDLE"]) != 1 or len(orders["EXE"]) != 1:
        raise dev.Problem("The spec does not make one application of one program.")
    (application,), (program,) = orders["BUNDLE"], orders["EXE"]
    wanted = {
        "name": macos.application().name,
        "icon": str(bundle.MADE / "icon.icns"),
        "bundle_identifier": macos.BUNDLE_ID,
        "info_plist": macos.info_plist(),
    }
    if wrong := [name for name, value in wanted.items() if application.get(name) != value]:
        raise dev.Problem(f"The spec makes an application with another {', '.join(wrong)}.")
    for order in (program, *orders["COLLECT"]):
        if order["strip"] or order["upx"]:
            raise dev.Problem("What is stripped or packed loses its signature.")
    yield f"{application['name']}/Contents/MacOS/{program['name']} is what the spec makes."


def read_spec() -> dict[str, list[dict[str, Any]]]:
    """What each of PyInstaller's makers is told, by its name."""
    orders: dict[str, list[dict[str, Any]]] = {}

    def maker(name: str) -> Callable[..., SimpleNamespace]:
        orders[name] = []

        def make(*_: object, **told: Any) -> SimpleNamespace:
            orders[name].append(told)
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return make

    known: dict[str, object] = {"SPECPATH": str(bundle.SPEC.parent)}
    known |= {name: maker(name) for name in ("Analysis", "BUNDLE", "COLLECT", "EXE", "PYZ")}
    hooks = ModuleType("PyInstaller.utils.hooks")
    vars(hooks).update(collect_data_files=lambda _: [], collect_submodules=lambda _: [])
    names = ("PyInstaller", "PyInstaller.utils", hooks.__name__)
    spec = compile(bundle.SPEC.read_text(encoding="utf-8"), bundle.SPEC, "exec")
    with (
        patch.dict(sys.modules, dict.fromkeys(names, hooks)),
        patch.object(sys, "platform", "darwin"),
        patch.object(sys, "path", [*sys.path]),
    ):
        exec(spec, known)
    return orders


def plist() -> Iterator[str]:
    """Info.plist and entitlements, written and read again as macOS does it."""
    told: dict[str, Any] = plistlib.loads(plistlib.dumps(macos.info_plist()))
    if missing := [name for name in ASKED_FOR if name not in told]:
        raise dev.Problem(f"Info.plist says nothing of {', '.join(missing)}.")
    for name, form in (("CFBundleIdentifier", IDENTIFIER), ("CFBundleVersion", NUMBERS)):
        if not form.fullmatch(told[name]):
            raise dev.Problem(f"{name} is {told[name]}, which macOS does not take.")
    opened = {one for kind in told["CFBundleDocumentTypes"] for one in kind["LSItemContentTypes"]}
    declared = {one["UTTypeIdentifier"] for one in told["UTExportedTypeDeclarations"]}
    if opened != declared:
        raise dev.Problem("The types of files that are opened are not those that are declared.")
    entitlements: dict[str, Any] = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    if not all(value is True for value in entitlements.values()):
        raise dev.Problem("An entitlement is something else than granted.")
    yield f"Info.plist: {len(told)} entries; entitlements: {', '.join(entitlements)}."


def icon(file: Path) -> Iterator[str]:
    """An .icns file: its length is what it says, and every picture in it is a PNG of the size that its name means."""
    file.parent.mkdir(parents=True, exist_ok=True)
    icons.write_icns(file)
    data = file.read_bytes()
    mark, length = struct.unpack_from(">4sI", data)
    if mark != b"icns" or length != len(data):
        raise dev.Problem("The icon is not what an .icns file is.")
    at, sizes = 8, []
    while at < len(data):
        _, part = struct.unpack_from(">4sI", data, at)
        picture = data[at + 8 : at + part]
        if picture.startswith(b"\x89PNG"):
            width, height = struct.unpack_from(">II", picture, 16)
            if width != height:
                raise dev.Problem(f"A picture of the icon is {width} by {height}.")
            sizes.append(width)
        at += part
    if not set(icons.ICNS_SIZES) <= set(sizes):
        raise dev.Problem(f"The icon has {sizes}, not {icons.ICNS_SIZES}.")
    yield f"The icon has pictures of {', '.join(map(str, sorted(set(sizes))))} pixels."


def commands() -> Iterator[str]:
    """Those that make the disk image, with and without somebody who signs."""
    app, image, stage = Path("A.app"), Path("A.dmg"), Path("stage")
    for signer in (None, macos.Signing("Somebody"), macos.Signing("Somebody", "profile")):
        orders = macos.commands(app, image, stage, signer)
        if strange := {order[0] for order in orders} - PROGRAMS:
            raise dev.Problem(f"macOS has no {', '.join(strange)}.")
        places = [order[0] for order in orders]
        copied, packed = places.index("ditto"), places.index("hdiutil")
        if "codesign" not in places[:copied] or packed < copied:
            raise dev.Problem("What is put into the disk image must be sealed before.")
    yield f"The disk image: {shlex.join(orders[-1])} is the last of {len(orders)} commands."
