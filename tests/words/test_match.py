"""Whole matches told in words, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshot_desktop.rules.game import CHANCE, Decision, Event, Refusal
from bigshot_desktop.words.games import WORDS
from bigshot_desktop.words.voice import Voice
from tests.rules.configurations import CONFIGURATIONS, Configuration
from tests.words.languages import LANGUAGES, is_well_formed, voice_in
from tests.words.samples.kit import NAMES


class Story:
    """A random match: what was done and happened, what was refused, how it ended."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        game = configuration.game
        rng = Random(seed)
        self.setup = configuration.setup(seed)
        self.events: list[Event] = []
        self.refusals: list[Refusal] = []
        self.choices: list[Any] = []
        self.asked: list[tuple[Decision, int]] = []
        state = game.initial(self.setup)
        played: list[Any] = []
        while seats := game.to_act(state):
            seat = seats[rng.randrange(len(seats))]
            if played:  # what was right once is mostly wrong later
                refusal = game.check(state, played[rng.randrange(len(played))])
                self.refusals += [refusal] if refusal else []
            if WORDS[configuration.game_id].prompts.texts:
                self.asked.append((game.decision(state, seat), seat))
            action = game.chance(state, rng) if seat == CHANCE else game.sample(state, seat, rng)
            self.choices += [] if seat == CHANCE else [action]
            game.apply(state, action, self.events.append)
            played.append(action)
        self.result = game.result(state)

    def tell(self, voice: Voice) -> list[str]:
        told = [voice.event(event) for event in self.events]
        told += [voice.prompt(decision, seat) for decision, seat in self.asked]
        told += [voice.refusal(refusal) for refusal in self.refusals]
        told += [voice.action(action) for action in self.choices]
        assert self.result is not None
        for standing in self.result.standings:
            told.append(voice.standing(standing))
            told += [voice.line(line) for line in standing.lines]
        return told


def test_matches_of_every_game_are_told() -> None:
    assert {configuration.game_id for configuration in CONFIGURATIONS} == WORDS.keys()


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_match_can_be_told(configuration: Configuration) -> None:
    story = Story(configuration, seed=7)
    assert story.refusals
    lengths = set()
    for language in LANGUAGES:
        names = NAMES[: configuration.players]
        told = story.tell(voice_in(language).at(configuration.game_id, story.setup, names))
        assert [sentence for sentence in told if not is_well_formed(sentence)] == []
        assert [sentence for sentence in told if sentence[0].islower()] == []
        lengths.add(len(told))
    assert len(lengths) == 1
