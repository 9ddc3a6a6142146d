"""Icons for every desktop, all drawn from resources/pictures/app-icon.svg so that there is one picture to change."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from recipes.facts import APP_ID, MIME_TYPE, ROOT

if TYPE_CHECKING:
    from PIL.Image import Image

SOURCE: Final = ROOT / "resources" / "pictures" / "app-icon.svg"
SIDE: Final = 512
"""Of the drawings, in units of their own."""

HICOLOR_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
"""What Windows asks for at 100, 125, 150 and 200 %, and for the large views of its folders."""
ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)

MATCH_ICON: Final = f"{APP_ID}.{MIME_TYPE.replace('/', '-')}"
"""Of match files. A Flatpak shows the desktop only icons that begin with the program's id."""

RAYS: Final = "#E6B550"
WINDOWS: Final = "#0E6069"
"""What the parts are filled with that only large icons have; the drawing has nothing else of these colours."""

SIDE_PICTURE: Final = (164, 314)
"""How large the picture beside the first page of an installer for Windows is, at 100 %."""

NIGHT: Final = "#151C24"

_ICON_GRID: Final = 824 / 1024
"""The part of its square that an icon of macOS fills; the rest is air around it."""

Drawing = Callable[[int], str]
"""An SVG document for icons of so many pixels a side."""


def app_drawing(size: int) -> str:
    """The program's icon. Windows would blur a tower below 32 pixels, and rays both tower and cube below 20."""
    drawing = SOURCE.read_text(encoding="utf-8")
    if size < 32:
        drawing = _without(drawing, WINDOWS)
    if size < 20:
        drawing = _without(drawing, RAYS)
    return drawing


def match_drawing(size: int) -> str:
    """A match file: a sheet of paper with a dog-ear, and the program's icon on it.

    On a small one the lines are as thick as a pixel of 16, and edges lie between pixels of 16.
    """
    small = size < 32
    part, left, top = (0.625, 96, 128) if small else (0.5625, 112, 160)
    lines = f'stroke="#1F2A33" stroke-width="{32 if small else 16}" stroke-linejoin="round"'
    return _document(
        f'<path d="M80 16 H304 L432 144 V496 H80 Z" fill="#FFFBF3" {lines}/>',
        f'<path d="M304 16 V144 H432 Z" fill="#CDBFA6" {lines}/>',
        _placed(app_drawing(round(size * part)), left, top, part),
    )


def mac_drawing(drawing: Drawing) -> Drawing:
    """A drawing with the air around it that macOS expects."""
    margin = SIDE * (1 - _ICON_GRID) / 2

    def drawn(size: int) -> str:
        return _document(_placed(drawing(round(size * _ICON_GRID)), margin, margin, _ICON_GRID))

    return drawn


def write_hicolor(share: Path) -> None:
    """The icons of program and match files below ``share/icons``, in all sizes and as drawings."""
    kinds = (("apps", APP_ID, app_drawing), ("mimetypes", MATCH_ICON, match_drawing))
    for context, name, drawing in kinds:
        for size in HICOLOR_SIZES:
            _put(_icon_folder(share, f"{size}x{size}", context) / f"{name}.png", png(drawing, size))
        scalable = drawing(SIDE).encode()
        _put(_icon_folder(share, "scalable", context) / f"{name}.svg", scalable)


def write_ico(target: Path, drawing: Drawing = app_drawing) -> None:
    """An icon for Windows: bitmaps, which every reader knows, and the largest as PNG, as is the custom."""
    directory, pictures = b"", b""
    begin = 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        picture = png(drawing, size) if size == 256 else _bitmap(_image(drawing, size))
        place = begin + len(pictures)
        # A side of 256 is told as 0; then no palette, one plane, 32 bits a pixel.
        directory += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place
        )
        pictures += picture
    _put(target, struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + directory + pictures)


def write_icns(target: Path, drawing: Drawing = app_drawing) -> None:
    """An icon for macOS."""
    spaced = mac_drawing(drawing)
    *smaller, largest = [_image(spaced, size) for size in ICNS_SIZES]
    made = BytesIO()
    largest.save(made, "ICNS", append_images=smaller)
    _put(target, made.getvalue())


def write_side_picture(target: Path) -> None:
    """The picture beside the first and the last page of an installer for Windows, twice as large for fine screens."""
    from PIL import Image as Pictures

    width, height = SIDE_PICTURE
    drawn = _rendered(side_drawing(), 2 * width, 2 * height)
    made = BytesIO()
    Pictures.open(BytesIO(drawn)).convert("RGB").save(made, "BMP")
    _put(target, made.getvalue())


def side_drawing() -> str:
    """The program's icon in the night, between golden lines."""
    width, height = SIDE_PICTURE
    middle, icon = width / 2, 112
    rays = "".join(
        f"M{middle:g} {height} L{x} 12 L{x + 20} 12 Z" for x in range(-188, width + 188, 40)
    )
    lines = ((3, 16, NIGHT), (7, 1.2, RAYS), (11, 2.4, RAYS))
    frames = [
        f'<rect x="{at}" y="{at}" width="{width - 2 * at}" height="{height - 2 * at}" '
        f'fill="none" stroke="{colour}" stroke-width="{thick}"/>'
        for at, thick, colour in lines
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
            f'<rect width="{width}" height="{height}" fill="#1B3139"/>',
            f'<path d="{rays}" fill="#23414A"/>',
            *frames,
            _placed(app_drawing(2 * icon), middle - icon / 2, (height - icon) / 2, icon / SIDE),
            "</svg>\n",
        ]
    )


def png(drawing: Drawing, size: int) -> bytes:
    """A drawing as a PNG of so many pixels a side."""
    return _rendered(drawing(size), size, size)


def _rendered(document: str, width: int, height: int) -> bytes:
    """An SVG document as a PNG. There is no text in it, so Qt needs no application."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(document.encode())
    if not renderer.isValid():
        raise ValueError(f"Qt cannot read the drawing for {width} pixels")
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise OSError("Qt cannot write PNG")
    return bytes(buffer.data().data())


def _image(drawing: Drawing, size: int) -> Image:
    from PIL import Image as Pictures

    return Pictures.open(BytesIO(png(drawing, size))).convert("RGBA")


def _bitmap(image: Image) -> bytes:
    """A picture as Windows icons hold it. Pillow's own icons lack the mask below, which strict readers miss."""
    width, height = image.size
    header = struct.pack("<IiiHHIIiiII", 40, width, 2 * height, 1, 32, 0, 0, 0, 0, 0, 0)
    mask = bytes((width + 31) // 32 * 4 * height)  # nothing is masked: alpha says it all
    return header + image.tobytes("raw", "BGRA", 0, -1) + mask


def _icon_folder(share: Path, size: str, context: str) -> Path:
    return share / "icons" / "hicolor" / size / context


def _without(drawing: str, colour: str) -> str:
    """The drawing without the one part of a colour."""
    left, number = re.subn(rf' *<path [^>]*fill="{colour}"[^>]*/>\n', "", drawing)
    if number != 1:
        raise ValueError(f"{SOURCE.name} has {number} parts of {colour}, not one")
    return left


def _placed(drawing: str, left: float, top: float, scale: float) -> str:
    """What is inside an SVG document, moved and made smaller. Qt ignores the place of a nested one."""
    inner = re.fullmatch(r"\s*<svg [^>]*>(.*)</svg>\s*", drawing, re.DOTALL)
    if inner is None:
        raise ValueError("a drawing is one SVG document without a prologue")
    return f'<g transform="translate({left:g} {top:g}) scale({scale:g})">{inner[1]}</g>'


def _document(*parts: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
    return "\n".join([f'{head}viewBox="0 0 {SIDE} {SIDE}">', *parts, "</svg>\n"])


def _put(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
