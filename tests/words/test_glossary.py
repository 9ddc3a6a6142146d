"""The translations keep to the words of the glossary, and the glossary to what is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.words.sentences import WORDS
from tests.words.languages import TRANSLATED, finished, messages, voice_in

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"

NAMES_OF_DISTRICTS = (
    "BigShotDistrict",
    "BigShotTheDistrict",
    "BigShotInDistrict",
    "BigShotAtDistrict",
)

EVERY_GAME = "Every game"
SCOPES = {EVERY_GAME: "", "Big Shot": "BigShot", "Shark": "Shark", "Saludos Amigos": "Saludos"}
"""How the contexts begin for which a table of the glossary holds, by its heading."""
LANGUAGE_OF = {"Deutsch": "de", "Français": "fr", "Italiano": "it"}

Entry = dict[str, list[str]]


def read_table(heading: str) -> list[Entry]:
    """The table under a heading of the glossary: rows of words by the name of their column."""
    sections = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (text,) = (one for one in sections if one.startswith(f"{heading}\n"))
    rows = [
        [[word.strip() for word in cell.split(",")] for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]
    columns = [LANGUAGE_OF.get(name, name) for (name,) in rows[0]]
    return [dict(zip(columns, row, strict=True)) for row in rows[2:]]


GLOSSARY = [(game, entry) for game in SCOPES for entry in read_table(game)]
AVOIDED = {entry["Game"][0]: entry for entry in read_table("Words we do not use")}


def test_the_glossary_is_about_the_games_there_are() -> None:
    assert SCOPES.keys() == {EVERY_GAME, *(ENTRIES[game].title for game in WORDS)}
    assert AVOIDED.keys() == SCOPES.keys()
    contexts = {one.context for one in messages("de")}
    assert all(any(one.startswith(scope) for one in contexts) for scope in SCOPES.values())


def test_each_word_has_one_row_in_its_table() -> None:
    words = [(game, word) for game, entry in GLOSSARY for word in entry["English"]]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("entry", read_table("Money"), ids=lambda entry: entry["Game"][0])
def test_the_glossary_writes_money_as_the_voice_does(entry: Entry) -> None:
    (game,) = (one for one in WORDS if ENTRIES[one].title == entry["Game"][0])
    for language in LANGUAGES:
        written = ",".join(entry[language if language != "en" else "English"])
        spoken = voice_in(language).about(game).money(4)
        assert re.sub(r"\s", " ", spoken) == written


def has_word(text: str, word: str, *, endings: bool, compounds: bool = False) -> bool:
    """Whether a text has a word, perhaps with an ending, perhaps at the end of a longer one."""
    start, end = "" if compounds else r"\b", "" if endings else r"\b"
    return re.search(start + re.escape(word) + end, text, flags=re.IGNORECASE) is not None


def without_placeholders(text: str) -> str:
    return re.sub(r"\{\w+\}", "…", text)


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_keep_to_the_glossary(language: str) -> None:
    """Each word of it is in the program, and is translated as it says."""
    texts = [
        (one, without_placeholders(one.source), without_placeholders(one.translation))
        for one in finished(language)
        if one.context not in NAMES_OF_DISTRICTS
    ]
    unused, otherwise = [], []
    for game, entry in GLOSSARY:
        concerned = [
            (one, translation)
            for one, source, translation in texts
            if one.context.startswith(SCOPES[game])
            and any(has_word(source, word, endings=False) for word in entry["English"])
        ]
        if not concerned:
            unused.append((game, entry["English"][0]))
        otherwise += [
            (game, entry["English"][0], one)
            for one, translation in concerned
            if not any(
                has_word(translation, word, endings=True, compounds=language == "de")
                for word in entry[language]
            )
        ]
    assert unused == [], "no text of the program has these words"
    assert otherwise == []


@pytest.mark.parametrize("game", SCOPES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_have_none_of_the_words_to_avoid(language: str, game: str) -> None:
    texts = [
        without_placeholders(one.translation)
        for one in finished(language)
        if one.context.startswith(SCOPES[game])
    ]
    words = AVOIDED[game][language]
    assert [text for text in texts for word in words if has_word(text, word, endings=False)] == []


# --- manners -------------------------------------------------------------------------------------

ADDRESS = {
    "de": r"du|dir|dich|dein\w*",
    "fr": r"vous|votre|vos",
    "it": r"tu|ti|te|tuo|tua|tuoi|tue|puoi|devi|hai",
}
GUIDES = ("BigShotGuide", "SharkGuide", "SaludosGuide")
HINTS = ("BigShotAdvice", "SharkAdvice", "SaludosAdvice")
BOTS = ("Character", "Exclamation", "SaludosRemark", "SaludosVoice")
ADDRESSED = {*GUIDES, *HINTS, *BOTS, "Guide", "Curtain"}
"""Who speaks to somebody: guides and hints to their player, bots to each other, the curtain to whom it calls."""
ADVICE = {"fr": {"MatchOpener"}}


@pytest.mark.parametrize("language", TRANSLATED)
def test_only_guides_hints_bots_and_the_curtain_address_somebody(language: str) -> None:
    words = re.compile(rf"\b(?:{ADDRESS[language]})\b", re.IGNORECASE)
    contexts = {one.context for one in finished(language) if words.search(one.translation)}
    assert contexts - ADDRESSED == ADVICE.get(language, set())
    assert contexts >= set(GUIDES)
