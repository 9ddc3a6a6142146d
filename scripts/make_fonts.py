"""Make resources/fonts from the packages in which Fontsource hands out Google's fonts.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.* brotli
    npm pack @fontsource/barlow@5.3.0 @fontsource/josefin-sans@5.3.0
    /tmp/fonts/bin/python scripts/make_fonts.py *.tgz

Needed only when a font is to change; what it makes is kept in the repository.
"""

from __future__ import annotations

import argparse
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "fonts"
SUBSETS = ("latin", "latin-ext")  # German, French and Italian; names from all over Europe

NARROW_SPACES = (0x2009, 0x202F)  # French puts one before ; : ! ? and between thousands
CAPITALS = "ÀÂÄÅÇÈÉÊÔÖÙÛÜŸÑ"
HYPHEN, UNBREAKABLE_HYPHEN = 0x2010, 0x2011
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE = (
    1,
    2,
    3,
    4,
    6,
    16,
    17,
)
VARIATIONS = 25


@dataclass(frozen=True)
class Face:
    """One font file: where it comes from, and what it is called here."""

    package: str
    source: str
    family: str
    style: str

    @property
    def file(self) -> str:
        return f"{self.family}-{self.style}".replace(" ", "") + ".ttf"


# "Josefin Sans" is a reserved name: by its licence (OFL 1.1, 3) a file that was changed in any way,
# even in its format, goes by another one. "Barlow" is not reserved.
FACES = (
    Face("barlow", "400-normal", "Barlow", "Regular"),
    Face("barlow", "400-italic", "Barlow", "Italic"),
    Face("barlow", "500-normal", "Barlow", "Medium"),
    Face("barlow", "600-normal", "Barlow", "SemiBold"),
    Face("barlow", "700-normal", "Barlow", "Bold"),
    Face("josefin-sans", "600-normal", "Big Shot Deco", "SemiBold"),
)
LICENCES = {"barlow": "OFL-Barlow.txt", "josefin-sans": "OFL-Josefin-Sans.txt"}


def read_package(file: Path) -> tuple[str, dict[str, bytes]]:
    """The name of a Fontsource package and its files, by their paths."""
    with tarfile.open(file) as archive:
        files = {
            member.name.removeprefix("package/"): content.read()
            for member in archive
            if (content := archive.extractfile(member)) is not None
        }
    name = next(path for path in files if path.endswith("-latin-400-normal.woff2"))
    return name.removeprefix("files/").removesuffix("-latin-400-normal.woff2"), files


def make(face: Face, files: dict[str, bytes]) -> bytes:
    """The subsets of a face as one TrueType font."""
    from fontTools.merge import Merger  # type: ignore[import-not-found, unused-ignore]
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found, unused-ignore]

    parts = [
        BytesIO(files[f"files/{face.package}-{subset}-{face.source}.woff2"]) for subset in SUBSETS
    ]
    font = Merger().merge(parts)
    font.flavor = None
    font.recalcTimestamp = False  # the same font again is the same file again
    font["head"].created = font["head"].modified = TTFont(parts[0])["head"].modified
    add_spaces(font)
    make_room(font)
    rename(font, face)
    made = BytesIO()
    font.save(made)
    return made.getvalue()


def add_spaces(font: Any) -> None:
    """The narrow spaces and the hyphen that does not break: the subsets leave them out."""
    from fontTools.ttLib.tables._g_l_y_f import Glyph  # type: ignore[import-not-found, unused-ignore]

    characters = font.getBestCmap()
    width, bearing = font["hmtx"]["space"]
    name = "narrowspace"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (round(width * 0.7), bearing)
    hyphen = characters.get(HYPHEN, characters[ord("-")])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= dict.fromkeys(NARROW_SPACES, name) | {UNBREAKABLE_HYPHEN: hyphen}


def make_room(font: Any) -> None:
    """As high as its capitals with accents: Josefin Sans cuts them off in a label of one line."""
    characters, glyphs = font.getBestCmap(), font["glyf"]
    highest = max(glyphs[characters[ord(letter)]].yMax for letter in CAPITALS)
    line, metrics = font["hhea"], font["OS/2"]
    if highest > line.ascent:
        below = highest - glyphs[characters[ord("H")]].yMax  # as much, so that capitals are centred
        line.ascent = metrics.sTypoAscender = highest
        line.descent = metrics.sTypoDescender = min(line.descent, -below)


def rename(font: Any, face: Face) -> None:
    """One family with several weights; the old pair of names knows only regular, italic and bold."""
    names = font["name"]
    version = names.getDebugName(5).removeprefix("Version ")
    postscript = face.file.removesuffix(".ttf")
    plain = face.style in {"Regular", "Italic", "Bold"}
    wanted = {
        FAMILY: face.family if plain else f"{face.family} {face.style}",
        STYLE: face.style if plain else "Regular",
        UNIQUE: f"{version};{postscript}",
        FULL: f"{face.family} {face.style}",
        POSTSCRIPT: postscript,
    }
    if not plain:
        wanted |= {TYPOGRAPHIC_FAMILY: face.family, TYPOGRAPHIC_STYLE: face.style}
    for number in (TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE, VARIATIONS):
        names.removeNames(nameID=number)
    for number, text in wanted.items():
        names.removeNames(nameID=number)
        names.setName(text, number, 3, 1, 0x409)
    if "STAT" in font:  # a family of one needs no table of its axes
        del font["STAT"]
        names.names = [name for name in names.names if name.nameID < 256]


def main(arguments: Sequence[str]) -> int:
    """Make all fonts and put their licences beside them."""
    parser = argparse.ArgumentParser(description="Make resources/fonts.")
    parser.add_argument("packages", nargs=len(LICENCES), type=Path, metavar="PACKAGE.tgz")
    packages = dict(read_package(file) for file in parser.parse_args(arguments).packages)
    FOLDER.mkdir(exist_ok=True)
    for face in FACES:
        content = make(face, packages[face.package])
        (FOLDER / face.file).write_bytes(content)
        print(f"{face.file}: {len(content):,} bytes")
    for package, file in LICENCES.items():
        (FOLDER / file).write_bytes(packages[package]["LICENSE"])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
