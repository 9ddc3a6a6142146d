"""The floor of an open talk: which bot is heard next, and whether what it wants to say is said now or waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bigshot_desktop.bots.manners import Manners, Word
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.table.match import Match, Step


class Floor:
    """Bots among people. Whoever is asked answers first; what is new waits until people had the time to speak."""

    def __init__(self, match: Match, manners: Manners) -> None:
        self.match, self.manners = match, manners
        self.opening: Choice | None = None
        """What a bot will come up with if nobody else speaks."""
        self._heard: set[int] = set()
        """Who has nothing to say as things are."""
        self._last = EVERYONE

    @property
    def seen(self) -> Any:
        """The table as everybody sees it."""
        return self.match.game.observe(self.match.state, EVERYONE)

    @property
    def topic(self) -> str:
        """What is talked about; nothing when there is no talk."""
        return self.manners.topic(self.seen)

    @property
    def people(self) -> tuple[int, ...]:
        """The people who have not finished."""
        return tuple(seat for seat in self.match.to_act if self._is_person(seat))

    @property
    def first_person(self) -> int:
        """The person who speaks unless another one wants to: who owes an answer, or the first."""
        seen, people = self.seen, self.people
        return next((one for one in people if self.manners.owes(seen, one)), people[0])

    def next_bot(self) -> int | None:
        """The bot to be heard now: one that owes an answer, else the next at the table; None: all have been."""
        seats = [seat for seat in self.match.to_act if self._is_bot(seat)]
        seats = [seat for seat in seats if seat not in self._heard]
        if not seats:
            return None
        seen = self.seen
        after = [seat for seat in seats if seat > self._last]
        owing = [seat for seat in seats if self.manners.owes(seen, seat)]
        return next(iter((*owing, *after, *seats)))

    def answers_person(self, seat: int) -> bool:
        """Whether a bot is asked for something while people take part."""
        return bool(self.people) and self.manners.owes(self.seen, seat)

    def hear(self, choice: Choice) -> Choice | None:
        """What a bot wants to say: it comes back if it is said now, perhaps milder, and is kept otherwise."""
        seen, seat = self.seen, choice.action.seat
        action = self.manners.mild(seen, choice.action)
        if action != choice.action:
            choice = replace(choice, chosen=replace(choice.chosen, action=action))
        word = self.manners.word(action)
        if word is Word.ANSWER:
            return choice
        if self.manners.served(seen, self._everybody):
            if word is Word.CLOSING or not self.people:
                return choice
            self.opening = self.opening or choice
        self._heard.add(seat)
        return None

    def follow(self, step: Step) -> None:
        """Something was said. Unless it was only that somebody has finished, everybody thinks anew."""
        if step.action.seat >= 0:
            self._last = step.action.seat
        finished = self.manners.word(step.action) is Word.CLOSING and len(step.events) == 1
        if not finished or (self.opening and step.action.seat == self.opening.action.seat):
            self.clear()

    def clear(self) -> None:
        """Nobody has been heard."""
        self._heard.clear()
        self.opening = None

    @property
    def _everybody(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.match.seats)) if self._is_person(seat))

    def _is_person(self, seat: int) -> bool:
        return seat >= 0 and self.match.seats[seat].kind == "human"

    def _is_bot(self, seat: int) -> bool:
        return seat >= 0 and not self._is_person(seat)
