"""Icons: every size is there, drawn anew for it, and the same bytes each time."""

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QColor, QImage

from recipes import icons
from recipes.facts import APP_ID

KINDS = {"apps": APP_ID, "mimetypes": icons.MATCH_ICON}


def picture(data: bytes) -> QImage:
    image = QImage.fromData(data)
    assert not image.isNull()
    return image


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def tree(folder: Path) -> dict[str, bytes]:
    return {str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*") if f.is_file()}


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("share")
    icons.write_hicolor(folder)
    return folder


def test_there_is_a_png_of_each_size_and_a_drawing(share: Path) -> None:
    wanted = {
        f"icons/hicolor/{size}x{size}/{context}/{name}.png"
        for context, name in KINDS.items()
        for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)
    }
    wanted |= {f"icons/hicolor/scalable/{context}/{name}.svg" for context, name in KINDS.items()}
    assert tree(share).keys() == wanted


def test_every_png_has_the_size_of_its_folder(share: Path) -> None:
    for file in share.rglob("*.png"):
        side = int(file.parent.parent.name.partition("x")[0])
        assert png_size(file.read_bytes()) == (side, side)


def test_the_same_icons_are_made_twice(share: Path, tmp_path: Path) -> None:
    icons.write_hicolor(tmp_path)
    assert tree(tmp_path) == tree(share)


def test_corners_are_transparent_and_the_middle_is_not() -> None:
    for drawing in (icons.app_drawing, icons.match_drawing):
        for size in icons.HICOLOR_SIZES:
            image = picture(icons.png(drawing, size))
            # the outermost pixel of a small icon may have a little of the rounded edge
            assert image.pixelColor(0, 0).alpha() < 40
            assert image.pixelColor(size // 2, size // 2).alpha() == 255


def colours(image: QImage) -> set[str]:
    return {
        QColor(image.pixel(x, y)).name().upper()
        for x in range(image.width())
        for y in range(image.height())
    }


def test_a_large_icon_has_rays_and_windows_a_small_one_keeps_tower_and_cube() -> None:
    assert {icons.RAYS, icons.WINDOWS} <= colours(picture(icons.png(icons.app_drawing, 128)))
    for size, gone, kept in ((22, {icons.WINDOWS}, {icons.RAYS}), (16, {icons.RAYS}, set())):
        drawn = icons.app_drawing(size)
        assert not any(colour in drawn for colour in gone)
        assert all(colour in drawn for colour in kept)
        assert {"#FFF7E6", "#D0402F"} <= colours(picture(icons.png(icons.app_drawing, size)))


def test_a_drawing_whose_parts_are_not_found_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.svg"
    other.write_text(icons.SOURCE.read_text(encoding="utf-8").replace(icons.RAYS, "#E6B551"))
    monkeypatch.setattr(icons, "SOURCE", other)
    with pytest.raises(ValueError, match=r"0 parts of #E6B550"):
        icons.app_drawing(16)


def test_the_scalable_icon_of_the_program_is_its_source(share: Path) -> None:
    file = share / "icons/hicolor/scalable/apps" / f"{APP_ID}.svg"
    assert file.read_bytes() == icons.SOURCE.read_bytes()


def test_a_match_file_is_a_sheet_with_the_icon_of_the_program() -> None:
    root = ET.fromstring(icons.match_drawing(256))
    svg = "{http://www.w3.org/2000/svg}"
    sheet, ear, emblem = root
    assert (sheet.tag, ear.tag, emblem.tag) == (f"{svg}path", f"{svg}path", f"{svg}g")
    source = ET.parse(icons.SOURCE).getroot()
    assert [part.attrib for part in emblem.iter()][1:] == [part.attrib for part in source.iter()][
        1:
    ]


def ico_entries(data: bytes) -> list[tuple[int, bytes]]:
    """Side and picture of each icon of a file, which must fill it without gaps."""
    reserved, kind, number = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    entries, end = [], 6 + 16 * number
    for index in range(number):
        width, height, *_, bits, length, place = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * index
        )
        assert (width, bits, place) == (height, 32, end)
        end = place + length
        entries.append((width or 256, data[place:end]))
    assert end == len(data)
    return entries


def test_an_ico_has_all_sizes_and_shows_what_the_pngs_show(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    icons.write_ico(tmp_path / "a.ico")
    entries = ico_entries((tmp_path / "a.ico").read_bytes())
    assert [side for side, _ in entries] == [16, 20, 24, 32, 40, 48, 64, 96, 128, 256]
    for side, held in entries[:-1]:
        head, width, height, planes, bits = struct.unpack_from("<IiiHH", held)
        assert (head, width, height, planes, bits) == (40, side, 2 * side, 1, 32)
        mask = -(-side // 32) * 4 * side
        assert len(held) == 40 + 4 * side * side + mask
        shown = picture(icons.png(icons.app_drawing, side))
        rows = [held[40 + 4 * side * row :][: 4 * side] for row in reversed(range(side))]
        image = QImage(b"".join(rows), side, side, QImage.Format.Format_ARGB32)
        assert image == shown.convertToFormat(QImage.Format.Format_ARGB32)
    assert entries[-1][1] == icons.png(icons.app_drawing, 256)


def test_an_icns_has_all_sizes_with_air_around_them(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    icons.write_icns(tmp_path / "a.icns", icons.match_drawing)
    data = (tmp_path / "a.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    sizes, place = set(), 8
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        if kind != b"TOC ":
            sizes.add(png_size(data[place + 8 : place + length])[0])
        place += length
    assert sizes == set(icons.ICNS_SIZES)
    image = picture(icons.png(icons.mac_drawing(icons.app_drawing), 1024))
    assert image.pixelColor(90, 512).alpha() == 0
    assert image.pixelColor(512, 512).alpha() == 255
    assert image.pixelColor(120, 512).alpha() == 255


def test_ico_and_icns_are_the_same_twice(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    for name in ("one", "two"):
        icons.write_ico(tmp_path / name / "a.ico", icons.match_drawing)
        icons.write_icns(tmp_path / name / "a.icns", icons.match_drawing)
    assert tree(tmp_path / "one") == tree(tmp_path / "two")


def test_the_picture_beside_the_installers_pages_is_one_that_windows_reads(tmp_path: Path) -> None:
    icons.write_side_picture(tmp_path / "side.bmp")
    picture = QImage(str(tmp_path / "side.bmp"))
    width, height = icons.SIDE_PICTURE
    assert picture.size().toTuple() == (2 * width, 2 * height)
    assert picture.depth() >= 24
    assert not picture.hasAlphaChannel()
    seen = {picture.pixelColor(x, height).name() for x in range(2 * width)}
    assert len(seen) > 10, "the icon is in it"
