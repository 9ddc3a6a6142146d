"""What can be said of the application for macOS without one: it never ran, but its parts are what macOS asks for."""

from __future__ import annotations

import plistlib
import re
import shlex
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import dev
from recipes import facts, icons, macos

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
    yield from plist()
    yield from icon(facts.BUILD / "validated" / "icon.icns")
    yield from commands()
    yield "Nothing of this ever ran on macOS."


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
        signs = places.index("codesign")
        if not signs < places.index("ditto") < places.index("hdiutil"):
            raise dev.Problem("What is put into the disk image must be sealed before.")
    yield f"The disk image: {shlex.join(orders[-1])} is the last of {len(orders)} commands."
