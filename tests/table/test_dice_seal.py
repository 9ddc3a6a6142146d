"""The seal of the dice: nobody can change what it covers, and nobody can tell the seed before the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.dice_seal import (
    DiceSeal,
    check_dice,
    draw_seed,
    is_dealt_from_seed,
    sealed,
)
from bigshot_desktop.table.journal import Journal, recover
from bigshot_desktop.table.match import MOST_SEED, Match
from bigshot_desktop.table.match_file import checksum, read_match, write_match
from bigshot_desktop.table.match_request import MatchRequest, deal_request
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.strict_json import canonical, parse_json
from bigshot_desktop.words.narrator import Narrator
from tests.table.forged_files import part_of
from tests.table.matches import TABLES, essence, go_on

WORD = "Grüße"
EACH_GAME = pytest.mark.parametrize("game", GAMES)


def a_match(game: str = "big-shot", steps: int | None = None, word: str = WORD) -> Match:
    """A match with secret dice, played at random so far."""
    players = GAMES[game].info.players[0]
    match = deal_request(
        MatchRequest(game, tuple(Seat(name) for name in "ABCDEFG"[:players]), word=word)
    )
    rng = Random("seal")
    while match.to_act and match.length != steps:
        go_on(match, rng)
    return match


def content_of(data: bytes) -> dict[str, Any]:
    content = parse_json(data)
    assert isinstance(content, dict)
    return content


def forged(content: dict[str, Any]) -> bytes:
    """The file of a content, by somebody who knows how checksums are made."""
    rest = {key: value for key, value in content.items() if key != "checksum"}
    return canonical({**rest, "checksum": checksum(rest)})


def refusal(data: bytes) -> str:
    """The code of the problem with a file, which has a sentence; nothing if the file is taken."""
    code = sentence = ""
    try:
        read_match(data)
    except Problem as problem:
        code, sentence = problem.code, Narrator().problem(problem)
    assert bool(sentence) == bool(code)
    return code


@EACH_GAME
def test_a_sealed_match_comes_back_from_its_file(game: str) -> None:
    match = a_match(game)
    again = read_match(write_match(match))
    assert essence(again) == essence(match)
    assert again.seal == match.seal
    assert again.seal is not None
    assert again.seal.word == WORD
    number = sum(action.seat == CHANCE for action in match.actions)
    assert check_dice(again) == (True, number, number, 0)
    assert check_dice(again).proven
    assert is_dealt_from_seed(again)


@EACH_GAME
def test_every_byte_of_seed_set_up_word_and_log_altered_is_refused(game: str) -> None:
    """Each byte in turn becomes its neighbour in ASCII, which is never a blank for a blank."""
    data = write_match(a_match(game, steps=40))
    for key in ("seed", "setup", "seal", "actions"):
        places = list(part_of(data, key))
        assert places
        for place in places:
            altered = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
            assert refusal(altered), (key, altered[place - 20 : place + 20])


def leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every number and text in a value, as the thing that holds it and the key or place it has there."""
    for key, item in list(value.items() if isinstance(value, dict) else enumerate(value)):
        if isinstance(item, dict | list):
            yield from leaves(item)
        else:
            yield value, key


@EACH_GAME
def test_whoever_puts_the_checksum_right_is_refused_too(game: str) -> None:
    """Every number and text that the seal covers, and dice and draws from first to last; each is altered alone."""
    content = content_of(write_match(a_match(game)))
    assert refusal(forged(content)) == ""
    covered = [(content, "seed"), *leaves(content["setup"]), *leaves(content["options"])]
    covered += [*leaves(content["seats"]), *leaves(content["seal"])]
    dice = [action for action in content["actions"] if action["seat"] == CHANCE]
    for action in (*dice[:20], *dice[20::5]):
        covered += leaves(action)
    for holder, key in covered:
        before = holder[key]
        holder[key] = before + 1 if isinstance(before, int) else _other_text(before)
        assert refusal(forged(content)), (key, before)
        holder[key] = before
    assert refusal(forged(content)) == ""


def _other_text(text: str) -> str:
    last = text[-1:]
    return text[:-1] + ("1" if last == "0" else "0" if last in "123456789abcdef" else last + "x")


def test_codes_tell_what_was_changed() -> None:
    content = content_of(write_match(a_match()))
    assert refusal(forged(content | {"seed": content["seed"] ^ 1})) == "seal-broken"
    seal = content["seal"]
    assert refusal(forged(content | {"seal": seal | {"word": "another"}})) == "seal-broken"
    assert refusal(forged(content | {"seal": seal | {"after": 1}})) == "seal-broken"
    first = content["actions"][0]
    other = first | {"pips": first["pips"] % 6 + 1}
    forgery = content | {"actions": [other, *content["actions"][1:]]}
    assert refusal(forged(forgery)) == "dice-differ"


def test_the_page_on_match_files_tells_how_a_seal_is_made() -> None:
    page = Path(__file__).parents[2].joinpath("docs/match-file.md").read_text(encoding="utf-8")
    recipe = page.split("### The seal of the dice")[1].split("```python\n")[1].split("```")[0]
    for steps in (None, 9):
        content = json.loads(write_match(a_match(steps=steps)))
        names: dict[str, Any] = {"content": content}
        exec("import hashlib, json\n" + recipe, names)
        assert names["commitment"] == content["seal"]["commitment"]


# --- before the end ------------------------------------------------------------------------------


@EACH_GAME
def test_a_copy_of_an_open_match_does_not_tell_the_seed(game: str) -> None:
    match = a_match(game, steps=10)
    assert match.seal
    written = write_match(match)
    for secret in (str(match.seed), match.seal.salt, match.seal.commitment):
        assert secret.encode() not in written
    assert written == write_match(match)  # put away twice, it is one file
    copy = read_match(written)
    assert copy.actions == match.actions
    assert copy.seal
    assert copy.seal.after == 10
    assert copy.seal.word == WORD


def test_a_copy_of_an_open_match_has_other_dice_to_come() -> None:
    differing = 0
    for _ in range(20):
        match = a_match(steps=3)
        copy = read_match(write_match(match))
        rolls = []
        for one in (match, copy):
            rng = Random("on")
            while one.to_act:
                go_on(one, rng)
            rolls.append([step.action.pips for step in one.steps if step.action.seat == CHANCE])
        assert rolls[0][:3] == rolls[1][:3]
        differing += rolls[0][3:] != rolls[1][3:]
    assert differing == 20


def test_a_journal_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    match = a_match(steps=5)
    path = tmp_path / "match.journal"
    Journal.create(path, match).close()
    journal, opened, recovery = Journal.open(path)
    journal.close()
    assert recovery.problem is None
    assert (opened.seed, opened.seal) == (match.seed, match.seal)
    for one in (match, opened):
        rng = Random("on")
        while one.to_act:
            go_on(one, rng)
    assert opened.actions == match.actions


def test_a_forged_journal_is_refused_or_ends_before_the_forged_die(tmp_path: Path) -> None:
    match = a_match(steps=6)
    path = tmp_path / "match.journal"
    Journal.create(path, match).close()
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    with pytest.raises(Problem) as caught:
        recover(_sealed_lines([lines[0] | {"seed": 1}, *lines[1:]]), path)
    assert caught.value.code == "seal-broken"
    die = lines[1]["action"]
    die["pips"] = die["pips"] % 6 + 1
    found = recover(_sealed_lines(lines), path)
    assert found.match.length == 0
    assert found.recovery.problem
    assert found.recovery.problem.code == "journal-damaged"


def _sealed_lines(lines: list[dict[str, Any]]) -> bytes:
    from bigshot_desktop.table.checksummed_lines import START, seal

    check, written = START, b""
    for line in lines:
        line.pop("check", None)
        one, check = seal(line, check)
        written += one
    return written


def test_what_the_seal_covers_is_not_taken_back() -> None:
    match = sealed(a_match(steps=12))
    match.free_undo = True
    assert match.seal
    assert match.seal.after == 12
    assert match.undoable() == 0
    rng = Random("on")
    while not match.can_undo():
        go_on(match, rng)
    while match.undo():
        pass
    assert match.length >= 12
    assert read_match(write_match(match)).actions == match.actions


def test_the_check_finds_another_seed_and_other_dice() -> None:
    match = a_match()
    assert not check_dice(match.with_dice(match.seed ^ 1, match.seal)).proven
    unsealed = match.with_dice(match.seed, None)
    assert not check_dice(unsealed).holds
    assert check_dice(unsealed).draws == check_dice(unsealed).agreeing
    later = sealed(a_match(steps=30))
    rng = Random("on")
    while later.to_act:
        go_on(later, rng)
    check = check_dice(later)
    assert check.proven
    assert check.before > 0


def test_a_match_with_a_chosen_seed_has_no_seal() -> None:
    match = deal_request(MatchRequest("shark", (Seat("A"), Seat("B")), seed=7))
    assert match.seal is None
    assert match.name_for_bots == "7"


def test_bots_are_not_told_the_secret_seed() -> None:
    match = a_match()
    assert str(match.seed) not in match.bot_seed(0)
    assert match.bot_seed(0) != a_match().bot_seed(0)
    again = Match(match.game, match.setup, match.seats, match.seed, seal=match.seal)
    assert again.name_for_bots == match.name_for_bots


def test_seeds_are_drawn_from_all_there_are() -> None:
    drawn = {draw_seed() for _ in range(200)}
    assert len(drawn) == 200
    assert max(drawn) > MOST_SEED // 2
    assert all(0 <= seed <= MOST_SEED for seed in drawn)


def test_files_of_before_still_open() -> None:
    match = TABLES[0].played()
    content = content_of(write_match(match))
    for version in (1, 2):
        old = content | {"version": version}
        del old["seal"]
        if version == 1:
            old["seats"] = [
                {key: value for key, value in seat.items() if key != "character"}
                for seat in old["seats"]
            ]
        again = read_match(forged(old))
        assert again.seal is None
        assert again.actions == match.actions


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 63},
        {"commitment": "G" * 64},
        {"salt": "00"},
        {"word": "x" * 41},
        {"word": "a\nb"},
        {"after": -1},
        {"after": True},
        {"more": 1},
    ],
)
def test_a_seal_that_is_none_is_refused(change: dict[str, Any]) -> None:
    content = content_of(write_match(a_match()))
    assert refusal(forged(content | {"seal": content["seal"] | change})) == "malformed"


def test_a_seal_is_plain_data() -> None:
    seal = a_match().seal
    assert isinstance(seal, DiceSeal)
    assert re.fullmatch("[0-9a-f]{64}", seal.commitment)
