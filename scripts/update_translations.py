"""Bring i18n/*.ts up to date with the texts of the program.

    python scripts/update_translations.py

New texts appear as unfinished, texts that are gone disappear. Translate the unfinished ones with Qt
Linguist (`pyside6-linguist i18n/bigshot_fr.ts`) or a text editor; docs/glossary.md has the words.
English is the language of the source: its file holds only the texts that depend on a number.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "bigshot_desktop"
FOLDER = ROOT / "i18n"
SOURCE = "en"
LANGUAGES = sorted(file.stem.removeprefix("bigshot_") for file in FOLDER.glob("bigshot_*.ts"))
"""A new language begins with a file for it, and with its name in bigshot_desktop/engine/languages.py."""
NUMBER = "%Ln"
"""Where a text that depends on a number has it."""

# Without line numbers and without guesses, so that a file changes only where a text does. These
# come before the sources: lupdate heeds -extensions only for what follows it.
OPTIONS = (
    *("-extensions", "py"),
    *("-source-language", SOURCE),
    *("-locations", "none"),
    *("-disable-heuristic", "sametext"),
    *("-disable-heuristic", "similartext"),
    "-no-obsolete",
    "-silent",
)

MESSAGES = re.compile(r"(?: *<message.*?</message>\n)+", re.DOTALL)
MESSAGE = re.compile(r" *<message.*?<source>(.*?)</source>.*?</message>\n", re.DOTALL)
MISSING_LIBRARY = re.compile(r"(?P<name>lib[^\s:]+): cannot open shared object file")


class Failure(Exception):
    """Why the work could not be done, in a sentence that says what to do about it."""


def tool(name: str) -> Path:
    """Where PySide6 keeps one of Qt's tools."""
    found = importlib.util.find_spec("PySide6")
    if found is None or found.origin is None:
        raise Failure("PySide6 is not installed here; run this with .venv/bin/python.")
    return Path(found.origin).parent / (f"{name}.exe" if sys.platform == "win32" else name)


def run_tool(name: str, arguments: Sequence[str | Path]) -> str:
    """Run one of Qt's tools and return what it says; a system library it lacks is named."""
    command = [str(part) for part in (tool(name), *arguments)]
    try:
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started: {error.strerror or error}.") from error
    if done.returncode != 0:
        raise Failure(complaint(name, done.returncode, done.stdout + done.stderr))
    return done.stdout + done.stderr


def complaint(name: str, code: int, output: str) -> str:
    """What went wrong with a tool."""
    missing = MISSING_LIBRARY.search(output)
    if missing is None:
        return f"{name} failed with code {code}:\n{output.strip()}"
    library = missing["name"]
    packages = package_of(library)
    advice = f" On Debian, install {packages}." if packages else ""
    return f"{name} needs the system library {library}, which is not installed.{advice}"


def package_of(library: str) -> str:
    """The Debian package with a library, if dev.py knows it."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    from dev import LIBRARIES

    names = (need.packages for need in LIBRARIES if need.name == library)
    return " or ".join(next(names, ()))


def update(folder: Path, sources: Path = SOURCES) -> None:
    """Bring the files of a folder up to date with the texts in the sources."""
    with TemporaryDirectory(prefix="bigshot-i18n-") as scratch:
        marks = Path(scratch, "plurals.py")
        marks.write_text("".join(map(plural_mark, plurals(sources))), encoding="utf-8")
        for language in LANGUAGES:
            file = folder / f"bigshot_{language}.ts"
            forms_only = ["-pluralonly"] if language == SOURCE else []
            options = [*OPTIONS, *forms_only, "-target-language", language]
            run_tool("lupdate", [*options, marks, sources, "-ts", file])
            sort_messages(file)


def plurals(sources: Path) -> Iterator[tuple[str, str]]:
    """Context and text of each ``translate("Context", "%Ln texts", "", number)``."""
    for file in sorted(sources.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if NUMBER not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="translate"),
                    args=[
                        ast.Constant(value=str(context)),
                        ast.Constant(value=str(source)),
                        ast.Constant(value=""),
                        _,
                    ],
                ):
                    yield context, source


def plural_mark(plural: tuple[str, str]) -> str:
    """A line in which lupdate sees that a text has plural forms; it is blind to numbers that are no literals.

    It believes the first call that it reads.
    """
    context, source = (json.dumps(text, ensure_ascii=False) for text in plural)
    return f'translate({context}, {source}, "", 1)\n'


def sort_messages(file: Path) -> None:
    """Sort the messages of each context by their source (Qt 6.8 knows no -sort-messages)."""

    def in_order(run: re.Match[str]) -> str:
        found = sorted(MESSAGE.finditer(run[0]), key=lambda message: unescape(message[1]))
        return "".join(message[0] for message in found)

    text = file.read_text(encoding="utf-8")
    file.write_text(MESSAGES.sub(in_order, text), encoding="utf-8", newline="\n")


def unfinished(file: Path) -> int:
    """How many texts of a file are not translated yet."""
    translations = ET.parse(file).iter("translation")
    return sum(1 for translation in translations if translation.get("type") == "unfinished")


def main() -> int:
    """Update, and say what is left to translate."""
    try:
        update(FOLDER)
    except Failure as failure:
        print(f"update_translations.py: {failure}", file=sys.stderr)
        return 1
    for language in LANGUAGES:
        file = FOLDER / f"bigshot_{language}.ts"
        print(f"{file.relative_to(ROOT)}: {unfinished(file)} texts to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
