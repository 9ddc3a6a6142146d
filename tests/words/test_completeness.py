"""Every code has its sentences, and every sentence is said for some code, in all languages."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import bigshot_desktop
from bigshot_desktop.rules.big_shot import events as happened
from bigshot_desktop.rules.big_shot.checks import REFUSALS
from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.game import Malformed
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table import record
from bigshot_desktop.table.problems import PROBLEMS
from bigshot_desktop.words.big_shot import names
from bigshot_desktop.words.common import COMMON, PHRASES
from bigshot_desktop.words.games import WORDS
from bigshot_desktop.words.money import MONEY, money_in
from bigshot_desktop.words.sentences import Sentences
from bigshot_desktop.words.voice import Voice
from tests.words import samples
from tests.words.languages import (
    LANGUAGES,
    TRANSLATED,
    Listener,
    is_well_formed,
    messages,
    voice_in,
)

PACKAGE = Path(bigshot_desktop.__file__).parent

NAMES_OF_THINGS = (
    names.COLOUR,
    names.CUBE,
    names.CUBES,
    names.DISTRICT,
    names.THE_DISTRICT,
    names.IN_DISTRICT,
)


def at_table(voice: Voice, players: int) -> Voice:
    return voice.at("big-shot", samples.setup_for(players), samples.NAMES[:players])


def tell_events(voice: Voice) -> Iterator[str]:
    for players in (2, 3, 4):
        table = at_table(voice, players)
        yield from (table.event(event) for event in samples.EVENTS)


def tell_refusals(voice: Voice) -> Iterator[str]:
    for speaker in (voice, voice.about("big-shot"), at_table(voice, 4)):
        yield from (speaker.refusal(refusal) for refusal in samples.ALL_REFUSALS)


def tell_malformed(voice: Voice) -> Iterator[str]:
    for expected in expected_codes():
        yield voice.malformed(Malformed("setup.lots[3]", expected))
        yield voice.about("big-shot").malformed(Malformed("", expected))


def tell_problems(voice: Voice) -> Iterator[str]:
    for speaker in (voice, voice.about("big-shot"), at_table(voice, 4)):
        yield from (speaker.problem(problem) for problem in samples.ALL_PROBLEMS)


def tell_accounts(voice: Voice) -> Iterator[str]:
    for players in (2, 4):
        table = at_table(voice, players)
        yield from (table.line(line) for line in samples.LINES)
        yield from (table.standing(standing) for standing in samples.STANDINGS)
    yield from (voice.standing(standing) for standing in samples.STANDINGS)


def tell_options(voice: Voice) -> Iterator[str]:
    for game in GAMES.values():
        speaker = voice.about(game.info.id)
        for option in game.info.options:
            yield from speaker.option(option.name)
            for value in option.values:
                yield from speaker.option_value(option.name, value)


def tell_names(voice: Voice) -> Iterator[str]:
    table = at_table(voice, 4)
    yield from (table.colour(index) for index in range(len(COLOURS)))
    yield from (table.district(index) for index in range(len(samples.CITY.districts)))


TOLD: dict[str, Callable[[Voice], Iterator[str]]] = {
    "events": tell_events,
    "refusals": tell_refusals,
    "malformed": tell_malformed,
    "problems": tell_problems,
    "lines and standings": tell_accounts,
    "options": tell_options,
    "names": tell_names,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", TOLD)
def test_everything_is_said_in_every_language(what: str, language: str) -> None:
    sentences = list(TOLD[what](voice_in(language)))
    assert sentences
    assert [sentence for sentence in sentences if not is_well_formed(sentence)] == []


@pytest.mark.parametrize("what", ["events", "refusals", "malformed", "problems"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(what: str, language: str) -> None:
    assert [one for one in TOLD[what](voice_in(language)) if not one.endswith((".", "!"))] == []


def test_every_game_has_its_words() -> None:
    assert WORDS.keys() == GAMES.keys()
    assert all(words.title for words in WORDS.values())


def test_the_samples_have_one_of_everything() -> None:
    assert {type(event) for event in samples.EVENTS} == set(happened.EVENTS)
    assert {refusal.code for refusal in samples.ALL_REFUSALS} >= REFUSALS.keys()
    assert {problem.code for problem in samples.ALL_PROBLEMS} == PROBLEMS.keys()


def all_tables() -> Iterator[Sentences]:
    for words in (COMMON, *WORDS.values()):
        attributes = (getattr(words, field.name) for field in fields(words))
        yield from (value for value in attributes if isinstance(value, Sentences))
    yield from (PHRASES, MONEY, *NAMES_OF_THINGS)


def all_texts() -> set[tuple[str, str]]:
    return {(table.context, text) for table in all_tables() for text in table.texts.values()}


def test_every_sentence_is_said_some_time() -> None:
    listener = Listener()
    voice = Voice(listener, money_in(listener))
    for tell in TOLD.values():
        list(tell(voice))
    city = samples.CITY.districts
    for district in range(len(city)):
        for colour in range(len(COLOURS)):
            _name_everything(at_table(voice, 4), district, colour)
    _name_everything(voice.at("big-shot", samples.own_city(), samples.NAMES), 0, 0)
    _name_everything(voice.about("big-shot"), 0, 0)
    assert all_texts() - listener.heard == set()


def _name_everything(voice: Voice, district: int, colour: int) -> None:
    pile = tuple(number + (index == colour) for index, number in enumerate((1, 2, 3, 4)))
    voice.event(happened.CubePlaced(0, colour, district, pile))
    voice.event(happened.DistrictDecided(district, colour, pile))
    voice.district(district)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_tables_and_the_files_hold_the_same_texts(language: str) -> None:
    contexts = {table.context for table in all_tables()}
    written = {(one.context, one.source) for one in messages(language) if one.context in contexts}
    assert written == all_texts()


# --- what Malformed can expect -------------------------------------------------------------------


def expected_codes() -> set[str]:
    """Every ``expected`` of a Malformed in the rules and at the table, numbers filled in."""
    games = [f"rules/{game.info.id.replace('-', '_')}/*.py" for game in GAMES.values()]
    found = {*vars(record)["_EXPECTED"].values(), "something-else"}
    for pattern in ("rules/*.py", *games, "table/*.py"):
        for file in PACKAGE.glob(pattern):
            found |= set(_expected_in(ast.parse(file.read_text(encoding="utf-8"))))
    return found


def _expected_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "Malformed":
            yield from _texts_of(node.args[1])
        elif node.func.id == "Problem":
            given = [one.value for one in node.keywords if one.arg == "expected"]
            yield from (text for value in given for text in _texts_of(value))


def _texts_of(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "4" for part in parts
            )
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_texts_of(body), *_texts_of(orelse))


def test_the_search_for_expected_codes_finds_them() -> None:
    codes = expected_codes()
    assert {"number", "numbers:4", "kind", "between:1:99", "parks:4", "some-districts"} <= codes
    assert {"action-undo-redo", "human-or-bot", "name:4"} <= codes
