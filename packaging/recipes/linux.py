"""What a desktop of Linux learns of the program: files below ``usr/share``, the same in the .deb and in the Flatpak."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from recipes import icons
from recipes.facts import APP_ID, NAME, PACKAGING
from recipes.metainfo import metainfo

FILES: Final = PACKAGING / "linux"
ENTRY: Final = FILES / f"{APP_ID}.desktop"
MATCH_TYPE: Final = FILES / "bigshot-match.xml"
MANUAL: Final = FILES / f"{NAME}.1"


def lay_out(usr: Path) -> None:
    """Puts menu entry, metainfo, file type, icons and manual page below a folder ``usr``."""
    share = usr / "share"
    _put(share / "applications" / ENTRY.name, ENTRY.read_bytes())
    _put(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo().encode())
    # A Flatpak shows the desktop only what bears its id, whatever the file is called here.
    _put(share / "mime" / "packages" / f"{APP_ID}.xml", MATCH_TYPE.read_bytes())
    # Without name and time of the file, the same page is the same bytes.
    manual = gzip.compress(MANUAL.read_bytes(), compresslevel=9, mtime=0)
    _put(share / "man" / "man1" / f"{MANUAL.name}.gz", manual)
    icons.write_hicolor(share)


def _put(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
