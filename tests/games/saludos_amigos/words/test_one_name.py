"""One name for one thing: what a hint, the guide or the curtain calls something, the buttons call it, too."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

FOLDER = Path(__file__).parents[4] / "i18n"
LANGUAGES = ("de", "en", "fr", "it")


@cache
def texts(code: str) -> dict[tuple[str, str], str]:
    """What is shown for a text of a context."""
    found = {}
    for context in ET.parse(FOLDER / f"bigshot_{code}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            key = context.findtext("name") or "", message.findtext("source") or ""
            found[key] = message.findtext("translation") or ""
    return found


def shown(code: str, context: str, text: str) -> str:
    return text if code == "en" else texts(code)[context, text]


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_option_is_called_as_its_button_is(code: str) -> None:
    buttons = {shown(code, panel, "Ready") for panel in ("RerollPanel", "SettlePanel")}
    assert buttons == {shown(code, "SaludosAction", "Ready")}
    assert shown(code, "SettlePanel", "One more for me") == shown(
        code, "Answers", "One more for me"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_speaks_of_what_is_on_the_screen(code: str) -> None:
    (guided,) = (text for context, text in texts("de") if "One click makes an offer" in text)
    named = shown(code, "NegotiationPanel", "Likely to be accepted")
    assert named in shown(code, "SaludosGuide", guided)
