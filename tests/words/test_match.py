"""Whole matches told in words, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

from bigshot_desktop.engine.game import CHANCE, Decision, Event, Refusal
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import WORDS
from tests.engine.configurations import CONFIGURATIONS, Configuration
from tests.every import for_every
from tests.words.languages import is_well_formed, voice_in
from tests.words.samples.sample_set import NAMES


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
        # What comes up again is said in the same words.
        self.events = list(dict.fromkeys(self.events))
        self.refusals = list(dict.fromkeys(self.refusals))
        self.choices = list(dict.fromkeys(self.choices))
        self.asked = list(dict.fromkeys(self.asked))

    def tell(self, narrator: Narrator) -> list[str]:
        told = [narrator.event(event) for event in self.events]
        told += [narrator.prompt(decision, seat) for decision, seat in self.asked]
        told += [narrator.refusal(refusal) for refusal in self.refusals]
        told += [narrator.action(action) for action in self.choices]
        assert self.result is not None
        for standing in self.result.standings:
            told.append(narrator.standing(standing))
            told += [narrator.line(line) for line in standing.lines]
        return told


def test_matches_of_every_game_are_told() -> None:
    assert {configuration.game_id for configuration in CONFIGURATIONS} == WORDS.keys()


@for_every("configuration", CONFIGURATIONS, ids=str)
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
