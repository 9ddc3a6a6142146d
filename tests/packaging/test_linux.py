"""What a Linux desktop is told agrees with the program, and is laid out where a desktop looks for it."""

import gzip
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bigshot_desktop.cli.main import _parser
from bigshot_desktop.table.file_formats import JOURNAL, MATCH_FILE
from bigshot_desktop.table.match_file import write_match
from bigshot_desktop.table.simulation import Fixture, seated
from recipes import icons, linux
from recipes.facts import APP_ID, GAMES, LANGUAGES, MIME_TYPE, NAME, ROOT, SUFFIX, TITLE

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
INFO = "{http://www.freedesktop.org/standards/shared-mime-info}"
OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.fixture(scope="module")
def entry() -> ConfigParser:
    read = ConfigParser(interpolation=None, delimiters="=", comment_prefixes="#")
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(linux.ENTRY.read_text(encoding="utf-8"))
    return read


def test_the_menu_entry_says_what_the_facts_say(entry: ConfigParser) -> None:
    main = entry["Desktop Entry"]
    assert linux.ENTRY.stem == APP_ID
    assert (main["Name"], main["Icon"]) == (TITLE, APP_ID)
    assert (main["TryExec"], main["Exec"]) == (NAME, f"{NAME} %f")
    assert main["MimeType"] == f"{MIME_TYPE};"


def test_the_menu_entry_speaks_all_languages(entry: ConfigParser) -> None:
    keys = {"Desktop Entry": ("GenericName", "Comment", "Keywords")}
    for section in entry.sections():
        for key in keys.get(section, ("Name",)):
            said = [entry[section][key], *(entry[section][f"{key}[{code}]"] for code in OTHERS)]
            assert len(set(said)) == len(LANGUAGES), (section, key)


def test_the_window_is_known_by_what_qt_calls_it(entry: ConfigParser) -> None:
    source = (ROOT / "bigshot_desktop/ui/app/application.py").read_text("utf-8")
    assert f'setApplicationName("{entry["Desktop Entry"]["StartupWMClass"]}")' in source
    assert f'setDesktopFileName("{APP_ID}")' in source


def test_actions_of_the_menu_entry_are_commands_of_the_program(entry: ConfigParser) -> None:
    listed = [name for name in entry["Desktop Entry"]["Actions"].split(";") if name]
    assert {f"Desktop Action {name}" for name in listed} == {*entry.sections()} - {"Desktop Entry"}
    shown = []
    for name in listed:
        program, *arguments = entry[f"Desktop Action {name}"]["Exec"].split()
        assert program == NAME
        shown.append(_parser().parse_args(arguments).game)
    assert tuple(shown) == GAMES


@pytest.fixture(scope="module")
def file_type() -> ET.Element:
    (only,) = ET.parse(linux.MATCH_TYPE).getroot()
    return only


def test_the_file_type_is_that_of_match_files(file_type: ET.Element) -> None:
    assert file_type.get("type") == MIME_TYPE
    (glob,) = file_type.findall(f"{INFO}glob")
    assert glob.get("pattern") == f"*{SUFFIX}" == f"*{MATCH_FILE.extension}"
    (icon,) = file_type.findall(f"{INFO}icon")
    assert icon.get("name") == icons.MATCH_ICON
    said = {
        comment.get(XML_LANG, "en"): comment.text for comment in file_type.iter(f"{INFO}comment")
    }
    assert set(said) == set(LANGUAGES)
    assert len(set(said.values())) == len(LANGUAGES)


def recognised(match: ET.Element, data: bytes) -> bool:
    """What a desktop does with one element ``match`` and those inside it."""
    text = match.attrib["value"].encode()
    first, _, last = match.attrib["offset"].partition(":")
    places = range(int(first), int(last or first) + 1)
    if not any(data.startswith(text, place) for place in places):
        return False
    return not len(match) or any(recognised(inner, data) for inner in match)


def test_a_real_match_file_is_recognised_by_its_beginning(file_type: ET.Element) -> None:
    (begins,) = file_type.find(f"{INFO}magic") or []
    for game in GAMES:
        written = write_match(seated(Fixture(game, ("random",) * 4, (), 1)))
        assert recognised(begins, written)
        assert recognised(begins, b"".join(written.split()))
        assert not recognised(begins, written.replace(b"bigshot-match", JOURNAL.name.encode()))
    assert not recognised(begins, b'{"name": "else"}')


def test_everything_lies_where_a_desktop_looks_for_it(tmp_path: Path) -> None:
    linux.lay_out(tmp_path / "usr")
    share = tmp_path / "usr" / "share"
    assert {path.name for path in (tmp_path / "usr").iterdir()} == {"share"}
    laid = {str(file.relative_to(share)) for file in share.rglob("*") if file.is_file()}
    assert {path for path in laid if not path.startswith("icons/")} == {
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        f"man/man1/{NAME}.1.gz",
    }
    assert f"icons/hicolor/48x48/apps/{APP_ID}.png" in laid
    assert f"icons/hicolor/scalable/mimetypes/{icons.MATCH_ICON}.svg" in laid


def test_the_manual_page_is_packed_without_a_time(tmp_path: Path) -> None:
    linux.lay_out(tmp_path)
    packed = (tmp_path / "share" / "man" / "man1" / f"{NAME}.1.gz").read_bytes()
    assert gzip.decompress(packed) == linux.MANUAL.read_bytes()
    assert packed[4:8] == bytes(4)  # when the file was written
    assert not packed[3] & 0x08  # what it was called
