"""The metainfo: releases follow from the changelog, and what it points at is there."""

import struct
from datetime import date
from xml.etree import ElementTree as ET

import pytest

from recipes.facts import APP_ID, LANGUAGES, MIME_TYPE, NAME, ROOT, TITLE, VERSION, homepage
from recipes.metainfo import Release, metainfo, releases

XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MADE = date(2026, 3, 4)
CHANGELOG = """# Changelog

Something - and

- not news.

## [Unreleased]

### Added

- A *new* board, which
  is `round`; and more. Much more.

## [0.2.0] - 2025-12-24

### Fixed

- [A fault](https://example.org) of dev.py & others. Gone.
"""


@pytest.fixture(scope="module")
def component() -> ET.Element:
    return ET.fromstring(metainfo())


def text(component: ET.Element, path: str) -> str:
    found = component.find(path)
    assert found is not None
    assert found.text
    return found.text


def test_what_is_unreleased_belongs_to_the_version_being_made() -> None:
    assert releases(CHANGELOG, "0.3.0", MADE) == [
        Release("0.3.0", MADE, ("A new board, which is round",)),
        Release("0.2.0", date(2025, 12, 24), ("A fault of dev.py & others",)),
    ]


def test_what_comes_after_the_version_being_made_is_not_told() -> None:
    assert [release.version for release in releases(CHANGELOG, "0.2.0", MADE)] == ["0.2.0"]


def test_a_version_without_news_is_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.4\.0"):
        releases("# Changelog\n\n## [0.2.0] - 2025-12-24\n\n- News\n", "0.4.0", MADE)


def test_the_newest_release_is_this_version_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1772582400")
    newest = ET.fromstring(metainfo()).find("releases/release")
    assert newest is not None
    assert (newest.get("version"), newest.get("date")) == (VERSION, "2026-03-04")
    assert len(newest.findall("description/ul/li")) > 0


def test_it_says_what_the_facts_say(component: ET.Element) -> None:
    assert text(component, "id") == APP_ID
    assert text(component, "name") == TITLE
    assert text(component, "launchable") == f"{APP_ID}.desktop"
    assert text(component, "provides/binary") == NAME
    assert text(component, "provides/mediatype") == MIME_TYPE
    assert text(component, "url[@type='homepage']") == homepage()
    spoken = [language.text for language in component.findall("languages/lang")]
    assert spoken == [*LANGUAGES]


@pytest.mark.parametrize(
    ("path", "count"),
    [
        ("summary", 1),
        ("developer/name", 1),
        ("description/p", 2),
        ("description/ul/li", 5),
        ("screenshots/screenshot/caption", 8),
    ],
)
def test_everything_is_said_in_every_language(component: ET.Element, path: str, count: int) -> None:
    found = component.findall(path)
    assert [said.get(XML_LANG, "en") for said in found] == [*LANGUAGES] * count
    assert len({said.text for said in found}) == len(found)


def test_a_summary_fits_into_a_line(component: ET.Element) -> None:
    for summary in component.findall("summary"):
        assert summary.text
        assert len(summary.text) <= 80
        assert not summary.text.endswith(".")


def test_every_screenshot_is_in_the_repository_with_its_size(
    component: ET.Element,
) -> None:
    begin = f"{homepage()}/raw/main/"
    images = component.findall("screenshots/screenshot/image")
    for image in images:
        assert image.text
        assert image.text.startswith(begin)
        head = (ROOT / image.text.removeprefix(begin)).read_bytes()[:24]
        width, height = struct.unpack(">II", head[16:24])
        assert (image.get("width"), image.get("height")) == (str(width), str(height))
    assert len(images) == len({image.text for image in images}) == 8
