"""The order of an open talk: which bot is asked next, and whether what it wants to say is said now or waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bigshot_desktop.bots.manners import Manners, Word
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match, Step


class SpeakingOrder:
    """Bots among people. Who owes an answer comes first; what is new waits until people had the time to speak."""

    def __init__(self, match: Match, manners: Manners) -> None:
        self.match, self.manners = match, manners
        self.held_back: Choice | None = None
        """What a bot will say if nobody else speaks."""
        self._asked: set[int] = set()
        """Who has nothing to say as things are."""
        self._last_speaker = EVERYONE

    @property
    def observation(self) -> Any:
        """The table as everybody sees it."""
        return self.match.game.observe(self.match.state, EVERYONE)

    @property
    def topic(self) -> str:
        """What is talked about; nothing when there is no talk."""
        return self.manners.topic(self.observation)

    @property
    def people(self) -> tuple[int, ...]:
        """The people who have not finished."""
        return tuple(seat for seat in self.match.to_act if self._is_person(seat))

    @property
    def first_person(self) -> int:
        """The person who speaks unless another one wants to: who owes an answer, or the first."""
        seen, people = self.observation, self.people
        return next((one for one in people if self.manners.owes(seen, one)), people[0])

    def next_bot(self) -> int | None:
        """The bot to be asked now: one that owes an answer, else the next at the table; None: all have been."""
        seats = [seat for seat in self.match.to_act if self._is_bot(seat)]
        seats = [seat for seat in seats if seat not in self._asked]
        if not seats:
            return None
        seen = self.observation
        after = [seat for seat in seats if seat > self._last_speaker]
        owing = [seat for seat in seats if self.manners.owes(seen, seat)]
        return next(iter((*owing, *after, *seats)))

    def owes_person_answer(self, seat: int) -> bool:
        """Whether somebody waits for a bot's answer while people take part."""
        return bool(self.people) and self.manners.owes(self.observation, seat)

    @property
    def asks_person(self) -> bool:
        """Whether a person owes somebody an answer."""
        seen = self.observation
        return any(self.manners.owes(seen, seat) for seat in self.people)

    def consider(self, choice: Choice) -> Choice | None:
        """Takes what a bot wants to say, and gives back what it says now, perhaps milder; None if it has to wait."""
        seen, seat = self.observation, choice.action.seat
        action = self.manners.mild(seen, choice.action)
        if action != choice.action:
            choice = replace(choice, chosen=replace(choice.chosen, action=action))
        word = self.manners.word(action)
        if word is Word.ANSWER:
            return choice
        if self.manners.served(seen, self._everybody):
            if word is Word.CLOSING or not self.people:
                return choice
            self.held_back = self.held_back or choice
        elif word is Word.OPENING and not self.manners.waits(seen, self._everybody):
            self.held_back = self.held_back or choice  # a question to one person silences nobody
        self._asked.add(seat)
        return None

    def step_taken(self, step: Step) -> None:
        """Somebody has spoken. Unless it was only to say that they have finished, everybody thinks anew."""
        if step.action.seat >= 0:
            self._last_speaker = step.action.seat
        finished = self.manners.word(step.action) is Word.CLOSING and len(step.events) == 1
        if not finished or (self.held_back and step.action.seat == self.held_back.action.seat):
            self.start_over()

    def start_over(self) -> None:
        """Nobody has been asked."""
        self._asked.clear()
        self.held_back = None

    @property
    def _everybody(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.match.seats)) if self._is_person(seat))

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and self.match.seats[seat].kind == "human"

    def _is_bot(self, seat: int) -> bool:
        return seat >= 0 and not self._is_person(seat)
