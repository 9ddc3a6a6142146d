"""What software centres tell of the program: the metainfo, with the releases as the changelog has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from recipes import facts
from recipes.templates import fill

TEMPLATE: Final = facts.PACKAGING / "linux" / f"{facts.APP_ID}.metainfo.xml.in"
CHANGELOG: Final = facts.ROOT / "CHANGELOG.md"

_HEADING: Final = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?[^\n]*\n", re.MULTILINE)
_UNRELEASED: Final = "Unreleased"


class Release(NamedTuple):
    """A version, and what was new in it."""

    version: str
    day: date
    news: tuple[str, ...]


def metainfo() -> str:
    """The whole file."""
    made_on = datetime.fromtimestamp(facts.epoch(), UTC).date()
    told = releases(CHANGELOG.read_text(encoding="utf-8"), facts.VERSION, made_on)
    home = facts.homepage()
    return fill(
        TEMPLATE.read_text(encoding="utf-8"),
        app_id=facts.APP_ID,
        title=facts.TITLE,
        name=facts.NAME,
        mime_type=facts.MIME_TYPE,
        homepage=escape(home),
        pictures=escape(f"{home}/raw/main/docs/pictures"),
        releases="\n".join(line for release in told for line in _lines(release)),
    )


def releases(changelog: str, version: str, made_on: date) -> list[Release]:
    """The releases of a changelog, the newest first.

    What is under *Unreleased* belongs to the version that is being made, unless that has its own heading already.
    """
    _, *parts = _HEADING.split(changelog)
    sections = list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))
    named = {name for name, _, _ in sections}
    found = []
    for name, day, text in sections:
        if name == _UNRELEASED:
            if version not in named:
                found.append(Release(version, made_on, tuple(_news(text))))
        else:
            found.append(
                Release(name, date.fromisoformat(day) if day else made_on, tuple(_news(text)))
            )
    if version not in {release.version for release in found}:
        raise ValueError(f"the changelog knows nothing of version {version}")
    return found


def _news(text: str) -> Iterator[str]:
    """The first clause of every entry: as much as somebody reads who only looks in, without the signs of Markdown."""
    for entry in re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(entry.split()))
        plain = re.sub(r"[`*]", "", plain)
        yield re.split(r"[.;](?: |$)", plain, maxsplit=1)[0]


def _lines(release: Release) -> Iterator[str]:
    yield f'    <release version="{escape(release.version)}" date="{release.day.isoformat()}">'
    if release.news:
        yield "      <description>"
        yield "        <ul>"
        for item in release.news:
            yield f"          <li>{escape(item)}</li>"
        yield "        </ul>"
        yield "      </description>"
    yield f'      <url type="details">{escape(facts.homepage())}/blob/main/CHANGELOG.md</url>'
    yield "    </release>"
