"""Every code has its sentences, and every sentence is said for some code, in all languages."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import bigshot_desktop
from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.bots.reasons import Choice, Prospect, only
from bigshot_desktop.engine.game import EVERYONE, Decision, Malformed
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import typed_json
from bigshot_desktop.table.characters import CHARACTERS
from bigshot_desktop.table.played_matches import COUNTS
from bigshot_desktop.table.problems import PROBLEMS
from bigshot_desktop.words.common import COMMON, PHRASES
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import WORDS, Sentences
from tests.words.languages import (
    TRANSLATED,
    Listener,
    is_well_formed,
    messages,
    voice_in,
)
from tests.words.samples.every_game import SAMPLES, TOLD_GAMES
from tests.words.samples.sample_set import COMMON_SET_UP, Samples
from tests.words.samples.table import ALL_PROBLEMS

PACKAGE = Path(bigshot_desktop.__file__).parent
LONGEST_PHRASE = 80
LONGEST_SAYING = 110
TURNS = (
    "thinking",
    "thinking.out",
    "thinking.slow",
    "thinking.slow.out",
    "forced",
    "rolling",
    "held",
    "drawing",
    "all-rolling",
    "dealing",
    "revealing",
)


# --- all there is to say -------------------------------------------------------------------------


def tell_events(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        yield from (speaker.event(event) for event in samples.events)


def tell_deeds(narrator: Narrator, samples: Samples) -> Iterator[str]:
    """What stands on the cards of players; what has no short form is told as it is everywhere."""
    for speaker in samples.speakers(narrator):
        yield from (speaker.deed(event) for event in samples.events)


def tell_actions(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        yield from (speaker.action(action) for action in samples.actions)
        yield from (speaker.weighed(Prospect(plan[0], steps=plan)) for plan in samples.plans)


def tell_turns(narrator: Narrator, samples: Samples) -> Iterator[str]:
    players = narrator.listing([narrator.player(0), narrator.player(1)])
    for phrase in TURNS:
        yield narrator.phrase(
            phrase, player=narrator.player(0), out=narrator.player(1), players=players
        )
    for speaker in samples.speakers(narrator):
        yield from (speaker.prompt(decision, seat) for decision, seat in samples.decisions)
        yield from (speaker.outcome(outcome) for outcome in samples.outcomes)


def tell_progress(narrator: Narrator, samples: Samples) -> Iterator[str]:
    setup = samples.setups[0]
    game = GAMES[samples.game]
    first = game.observe(game.initial(setup), EVERYONE)
    assert samples.positions
    for speaker in samples.speakers(narrator):
        for changes in samples.positions:
            yield from speaker.progress(replace(first, **changes))
        yield speaker.leading([0])
        yield speaker.leading([0, 1])
        yield speaker.phrase("moves", number=7)


def tell_reasons(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        yield from (speaker.reason(term) for term in samples.terms)


def tell_advice(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        for table in (WORDS[samples.game].advice, COMMON.advice):
            yield from map(speaker.advice, samples.all_advice(table))


def tell_sayings(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        yield from (speaker.saying(term, 0) for term in samples.sayings)


def tell_voices(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        for term, character in product(samples.sayings, CHARACTERS):
            for wording in speaker.wordings(term, 0, character):
                yield speaker.worded(wording, term, 0)


def tell_explanations(narrator: Narrator, samples: Samples) -> Iterator[str]:
    prospects = [
        Prospect(action, 7.0 - 2 * number, tuple(samples.terms))
        for number, action in enumerate(samples.actions)
    ]
    for speaker in samples.speakers(narrator):
        yield from map(speaker.prospect, prospects)
        for choice in (
            Choice(prospects[0], tuple(prospects[1:])),
            Choice(prospects[1], (prospects[0],), slip=True),
            only(samples.actions[0]),
            Choice(prospects[1], veiled=True),
        ):
            yield from speaker.explanation(choice)
        yield speaker.phrase("quoted", words=speaker.player(0))
        yield from (speaker.cited(refusal) for refusal in samples.all_refusals())


def tell_characters(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for character in CHARACTERS:
        yield narrator.character(character)
        yield narrator.motto(character)


def tell_levels(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for level in LEVELS:
        yield from narrator.about(samples.game).level(level)


def tell_refusals(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in (narrator, *samples.speakers(narrator)):
        yield from (speaker.refusal(refusal) for refusal in samples.all_refusals())


def tell_malformed(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for expected in expected_codes(samples.game):
        yield narrator.malformed(Malformed("setup.lots[3]", expected))
        yield narrator.about(samples.game).malformed(Malformed("", expected))


def tell_problems(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in (narrator, *samples.speakers(narrator)):
        yield from (speaker.problem(problem) for problem in ALL_PROBLEMS)


def tell_accounts(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        yield from (speaker.line(line) for line in samples.lines)
        yield from (speaker.standing(standing) for standing in samples.standings)
        yield from filter(None, map(speaker.shortfall, samples.standings))
        yield from (speaker.money(amount) for amount in (0, 1, 2, 1200, -1, -2, -1200))
        if "gain" in speaker.words.money.texts:
            yield from (speaker.gain(amount) for amount in (0, 1, 1200, -1, -1200))
    yield from (narrator.standing(standing) for standing in samples.standings)
    yield narrator.money(-1)
    yield narrator.chance(0.34)
    yield from (narrator.change(amount) for amount in (0.0, 0.042, -0.1))


def tell_options(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        for option in GAMES[samples.game].info.options:
            yield from speaker.option(option.name)
            for value in option.values:
                yield from speaker.option_value(option.name, value)


def tell_names(narrator: Narrator, samples: Samples) -> Iterator[str]:
    for speaker in samples.speakers(narrator):
        for kind, numbers in samples.things.items():
            yield from (speaker.name(kind, number) for number in numbers)


def tell_counts(narrator: Narrator, samples: Samples) -> Iterator[str]:
    """What is counted in matches: dice and their faces, and what players choose again and again."""
    about = narrator.about(samples.game)
    for die in COUNTS[samples.game].dice:
        yield about.count(die.name)
        yield from (about.face(die.name, face) for face in die.faces)
    yield from (about.count(key) for key in ("likings", "times"))


TOLD: dict[str, Callable[[Narrator, Samples], Iterator[str]]] = {
    "events": tell_events,
    "deeds": tell_deeds,
    "actions": tell_actions,
    "turns": tell_turns,
    "progress": tell_progress,
    "reasons": tell_reasons,
    "advice": tell_advice,
    "sayings": tell_sayings,
    "voices": tell_voices,
    "explanations": tell_explanations,
    "levels": tell_levels,
    "characters": tell_characters,
    "refusals": tell_refusals,
    "malformed": tell_malformed,
    "problems": tell_problems,
    "accounts": tell_accounts,
    "options": tell_options,
    "names": tell_names,
    "counts": tell_counts,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD_GAMES)
def test_everything_a_game_says_is_well_said_in_every_language(game: str, language: str) -> None:
    """All sentences are told once; what is wrong is named by kind and by fault."""
    said = {
        what: list(tell(voice_in(language), SAMPLES[game]))
        for what, tell in TOLD.items()
        if what not in ("sayings", "voices") or SAMPLES[game].sayings
        if what != "advice" or SAMPLES[game].advised
    }
    assert [what for what, sentences in said.items() if not sentences] == []
    found = [
        (what, fault, sentence)
        for what, sentences in said.items()
        for sentence in dict.fromkeys(sentences)
        for fault in faults(what, sentence)
    ]
    assert found == []


def faults(what: str, one: str) -> Iterator[str]:
    """What is wrong with a sentence or phrase of a kind."""
    if not is_well_formed(one):
        yield "not well formed"
    if what in ("events", "turns", "advice", "refusals", "malformed", "problems"):
        if not one.endswith((".", "!")):
            yield "does not end like a sentence"
        if one[0].islower() and what in ("events", "turns", "advice", "refusals"):
            yield "does not begin like a sentence"
        if ".." in one or " ." in one or " ," in one:
            yield "a mark too many, or a space before one"
    if what in ("actions", "reasons"):  # they stand in a list, and an amount follows after a colon
        if one[0].islower() or one[-1] in ".:!?" or ":" in one:
            yield "not fit for a list"
        if len(one) > LONGEST_PHRASE:
            yield "too long for a list"
    if what in ("sayings", "voices"):
        if one[-1] not in ".!?" or one[0].islower():
            yield "not a whole sentence"
        if len(one) > LONGEST_SAYING:
            yield "too long to be said"


def test_every_game_has_its_words_and_its_samples() -> None:
    """All games that can be played can be told, in words that are tested."""
    assert WORDS.keys() == GAMES.keys()
    assert WORDS.keys() == SAMPLES.keys()


@pytest.mark.parametrize("game", WORDS)
def test_a_game_has_its_own_money(game: str) -> None:
    assert {"sum", "debt"} <= WORDS[game].money.texts.keys()


def test_every_level_has_a_name_and_a_line() -> None:
    levels = COMMON.levels.texts.keys()
    assert levels == {*LEVELS, *(f"{level}.why" for level in LEVELS)}


# --- the samples leave nothing out ---------------------------------------------------------------


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_have_one_of_everything(game: str) -> None:
    samples = SAMPLES[game]
    assert {type(event) for event in samples.events} == set(samples.event_types)
    assert samples.things.keys() == WORDS[game].names.keys()
    assert {line.code for line in samples.lines} == set(codes_in(game, "Line"))


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_know_every_refusal_in_the_rules(game: str) -> None:
    samples = SAMPLES[game]
    listed = samples.refusals.keys() | samples.set_up_refusals.keys()
    assert listed == {*codes_in(game, "Refusal"), *COMMON_SET_UP}


def test_the_samples_have_one_of_every_problem() -> None:
    assert {problem.code for problem in ALL_PROBLEMS} == PROBLEMS.keys()


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_have_every_action_of_players(game: str) -> None:
    samples = SAMPLES[game]
    known = set(module_of("rules", game, "actions").CODEC.classes.values())
    assert set(samples.nature) < known
    assert {type(action) for action in samples.actions} == known - set(samples.nature)


@pytest.mark.parametrize("game", [game for game in SAMPLES if WORDS[game].prompts.texts])
def test_the_samples_have_every_decision(game: str) -> None:
    things = vars(module_of("rules", game, "decisions")).values()
    asked = {one for one in things if isinstance(one, type) and issubclass(one, Decision)}
    assert {type(decision) for decision, _ in SAMPLES[game].decisions} == asked - {Decision}


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_have_every_term_of_the_bots(game: str) -> None:
    constants = vars(module_of("bots", game, "terms")).items()
    codes = {code for name, code in constants if name.isupper() and isinstance(code, str)}
    assert codes
    assert {term.code for term in SAMPLES[game].terms} == codes
    assert {*codes_in(game, "Term", "bots")} <= codes


@pytest.mark.parametrize("game", [game for game in SAMPLES if SAMPLES[game].sayings])
def test_the_samples_have_every_saying_of_the_bots(game: str) -> None:
    constants = vars(module_of("bots", game, "sayings")).items()
    codes = {code for name, code in constants if name.isupper()}
    assert {term.code for term in SAMPLES[game].sayings} == codes


def module_of(layer: str, game: str, name: str) -> Any:
    return import_module(f"bigshot_desktop.games.{game.replace('-', '_')}.{layer}.{name}")


def sources_of(game: str, layer: str = "rules") -> Iterator[ast.Module]:
    for file in (PACKAGE / "games" / game.replace("-", "_") / layer).rglob("*.py"):
        yield ast.parse(file.read_text(encoding="utf-8"))


def codes_in(game: str, record_name: str, layer: str = "rules") -> Iterator[str]:
    """The codes with which the rules of a game make a record: ``Line.of("cash", …)``."""
    for tree in sources_of(game, layer):
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id=name), attr="of"), args=[code, *_]
                ) if name == record_name:
                    yield from _texts_of(code)


# --- the sentences leave nothing out -------------------------------------------------------------


def tables_of(game: str) -> Iterator[Sentences]:
    words = WORDS[game]
    attributes = (getattr(words, field.name) for field in fields(words))
    yield from (value for value in attributes if isinstance(value, Sentences))
    yield from SAMPLES[game].names_of_things


def common_tables() -> Iterator[Sentences]:
    attributes = (getattr(COMMON, field.name) for field in fields(COMMON))
    yield from (value for value in attributes if isinstance(value, Sentences))
    yield PHRASES


def texts_of(tables: Iterator[Sentences]) -> set[tuple[str, str]]:
    return {(table.context, text) for table in tables for text in table.texts.values()}


def heard_in(game: str) -> set[tuple[str, str]]:
    listener = Listener()
    for what, tell in TOLD.items():
        if what == "advice" and not SAMPLES[game].advised:
            continue
        list(tell(Narrator(listener), SAMPLES[game]))
    return listener.heard


@pytest.mark.parametrize("game", TOLD_GAMES)
def test_every_sentence_of_a_game_is_said_some_time(game: str) -> None:
    assert texts_of(tables_of(game)) - heard_in(game) == set()


@dataclass(frozen=True)
class Unworded(Decision):
    """What no game asks, and so has no sentence of its own."""


def heard_of_unworded(game: str) -> set[tuple[str, str]]:
    listener = Listener()
    Narrator(listener).about(game).prompt(Unworded(), 0)
    return listener.heard


@pytest.mark.parametrize("game", TOLD_GAMES)
def test_every_decision_of_a_game_has_a_prompt_of_its_own(game: str) -> None:
    common = ("Phrase", PHRASES.texts["your-turn"])
    assert common in heard_of_unworded(game)
    assert common not in heard_in(game)


def test_every_common_sentence_is_said_some_time() -> None:
    heard = heard_of_unworded("shark").union(*(heard_in(game) for game in TOLD_GAMES))
    assert texts_of(common_tables()) - heard == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_tables_and_the_files_hold_the_same_texts(language: str) -> None:
    tables = [*common_tables(), *(table for game in WORDS for table in tables_of(game))]
    contexts = {table.context for table in tables}
    written = {(one.context, one.source) for one in messages(language) if one.context in contexts}
    assert written == texts_of(iter(tables))


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_no_two_lines_of_bots_are_the_same(language: str) -> None:
    """Nobody repeats what somebody has said: then no two lines may be the same in any language."""
    translate = voice_in(language).translate if language != "en" else Narrator().translate
    words = WORDS["saludos-amigos"]
    lines = [
        table.text(key, translate) for table in (words.remarks, words.voices) for key in table.texts
    ]
    assert len(lines) == len({*lines})


# --- what Malformed can expect -------------------------------------------------------------------


def expected_codes(game: str) -> set[str]:
    """Every ``expected`` of a Malformed in a game's rules and at the table, numbers filled in."""
    found = {*vars(typed_json)["_EXPECTED"].values()}
    for pattern in ("engine/*.py", "table/*.py"):
        for file in PACKAGE.glob(pattern):
            found |= set(_expected_in(ast.parse(file.read_text(encoding="utf-8"))))
    for tree in sources_of(game):
        found |= set(_expected_in(tree))
    return found


def _expected_in(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id == "Malformed":
            yield from _texts_of(node.args[1])
        elif node.func.id == "Misfit":
            yield from _texts_of(node.args[0])
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


def test_the_search_for_codes_finds_them() -> None:
    codes = expected_codes("big-shot")
    assert {"number", "numbers:4", "kind", "between:1:99", "parks:4", "some-districts"} <= codes
    assert {"action-undo-redo", "human-or-bot", "name:4"} <= codes
    assert {"squares:4", "zone-numbers:4", "squares-of-zone:4:4"} <= expected_codes("shark")
    assert "bid-too-low" in codes_in("big-shot", "Refusal")
    assert set(codes_in("shark", "Line")) == {"cash", "shares", "ruined"}
