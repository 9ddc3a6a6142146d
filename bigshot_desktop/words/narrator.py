"""Who tells a match: one language, one way to write numbers, and the names at one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, reduce
from itertools import chain
from typing import Any, Final, NamedTuple

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.codec import kind_of
from bigshot_desktop.engine.game import Decision, Event, Line, Malformed, Refusal, Setup, Standing
from bigshot_desktop.games import ENTRIES, game_of
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.words.common import COMMON, PHRASES
from bigshot_desktop.words.sentences import (
    WORDS,
    Facts,
    Number,
    Placeholders,
    Sentences,
    Translate,
    Words,
    english,
    grouped,
    plain,
)

_MOST_WORDINGS: Final = 6
"""More than there are of anything."""


class Wording(NamedTuple):
    """One of several ways to say something."""

    table: Sentences
    key: str


class Label(NamedTuple):
    """The name of what can be chosen before a match, and a line about it."""

    name: str
    why: str


@dataclass(frozen=True, slots=True)
class Narrator:
    """Puts codes and facts into sentences.

    ``Narrator()`` speaks English, ``Narrator(translate, number)`` another language, whose numbers
    the window writes with its locale. Either knows no game yet: ``about`` gives it the words and the
    money of one, ``at`` those of one match.
    """

    translate: Translate = english
    number: Number = grouped
    words: Words = COMMON
    names: tuple[str, ...] = ()
    setup: Setup | None = None

    def about(self, game: str) -> Narrator:
        """The same voice with the words of a game, by its id, at no table."""
        return replace(self, words=WORDS[game], names=(), setup=None)

    def at(self, game: str, setup: Setup, names: Sequence[str]) -> Narrator:
        """The same voice at the table of a match: its game, its set-up and who sits there."""
        return replace(self, words=WORDS[game], setup=setup, names=tuple(names))

    # --- what happens ----------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        return self._say(kind_of(type(event)), _facts_of(event), self.words.events, COMMON.events)

    def deed(self, event: Event) -> str:
        """What somebody did, in a few words where their name stands already; else what happened."""
        code, facts = kind_of(type(event)), _facts_of(event)
        return self._say(code, facts, self.words.deeds, self.words.events, COMMON.events)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, in the words of the game whose rule it is."""
        game = game_of(refusal.rule)
        if game and self.words is not WORDS[game]:
            return self.about(game).refusal(refusal)
        facts = {**dict(refusal.facts), "rule": refusal.rule}
        return self._say(refusal.code, facts, self.words.refusals, COMMON.refusals)

    def cited(self, refusal: Refusal) -> str:
        """The same, with the number of the rule: for where no link can lead there."""
        return self.phrase("cited", sentence=self.refusal(refusal), rule=refusal.rule)

    def malformed(self, malformed: Malformed) -> str:
        """What is wrong with data, and where."""
        code, *numbers = malformed.expected.split(":")
        facts = {"where": malformed.where}
        if numbers:
            facts |= {"number": numbers[0], "least": numbers[0], "most": numbers[-1]}
        every = (words.malformed for words in WORDS.values())
        return self._say(code, facts, self.words.malformed, COMMON.malformed, else_of=every)

    def problem(self, problem: Problem) -> str:
        """What went wrong around a match."""
        facts = {**problem.facts, "reason": self._reason(problem)}
        return self._say(problem.code, facts, COMMON.problems).rstrip()

    def _reason(self, problem: Problem) -> str:
        """The sentence for what lies behind a problem, if anything does."""
        if problem.refusal:
            return self.refusal(problem.refusal)
        if problem.code == "malformed":
            where, expected = problem.facts["where"], problem.facts["expected"]
            return self.malformed(Malformed(str(where), str(expected)))
        match problem.__cause__:
            case Problem() as cause:
                return self.problem(cause)
            case Malformed() as cause:
                return self.malformed(cause)
        return ""

    # --- what could be done, and why -------------------------------------------------------------

    def action(self, action: Any) -> str:
        """What a player could do, for a list: "Bid $7M". Nature's actions are none of these."""
        return self._deed(kind_of(type(action)), _facts_of(action))

    def weighed(self, prospect: Prospect) -> str:
        """What a chance is reckoned with, whole: "Sell 1 red share and buy 2 blue shares"."""
        if len(prospect.steps) < 2 or self.words.plan_of is None:
            return self.action(prospect.action)
        return self._deed(*self.words.plan_of(prospect.steps))

    def _deed(self, code: str, facts: Facts) -> str:
        phrase = self._say(code, facts, self.words.actions)
        return (
            phrase[0].upper() + phrase[1:]
        )  # German begins with the object: "Einen roten Stein …"

    def prompt(self, decision: Decision, seat: int) -> str:
        """Who must do what: "Anna: bid $1M or more, or pass."."""
        facts = {**_facts_of(decision), "seat": seat}
        code, table = kind_of(type(decision)), self.words.prompts
        if table.key(code, self, facts) not in table.texts:
            return self.phrase("your-turn", player=self.player(seat))
        return self._say(code, facts, table)

    def outcome(self, outcome: Any) -> str:
        """What a choice would lead to, from the game's own preview of it."""
        return self._say(kind_of(type(outcome)), _facts_of(outcome), self.words.outcomes)

    def progress(self, observation: Any) -> list[str]:
        """How far the match is: "Round 7 of 18". Nothing in a game that has no words for it."""
        facts, table = _facts_of(observation), self.words.progress
        codes = dict.fromkeys(key.partition(".")[0] for key in table.texts)
        told = [code for code in codes if table.key(code, self, facts) in table.texts]
        return [self._say(code, facts, table) for code in told]

    def leaders(self, observation: Any) -> tuple[int, ...]:
        """Who is ahead; nobody while most are level in front, or where it is hidden."""
        wealth = self.words.wealth_of(observation) if self.words.wealth_of else ()
        known = [one for one in wealth if one is not None]
        if not known or len(known) < len(wealth):
            return ()
        first = tuple(seat for seat, one in enumerate(known) if one == max(known))
        return first if 2 * len(first) <= len(known) else ()

    def leading(self, seats: Sequence[int]) -> str:
        """Who is ahead: "Anna is ahead"."""
        players = self.listing([self.player(seat) for seat in seats])
        return self.phrase("leads" if len(seats) == 1 else "lead", players=players)

    def whereabouts(self, observation: Any) -> list[str]:
        """How far the match is and who leads, as everybody at the table may know it."""
        told = self.progress(observation)
        if leaders := self.leaders(observation):
            told.insert(1, self.leading(leaders))
        return told

    def fact(self, name: str) -> str:
        """What a field of the observation is called, among the facts that the game's words name."""
        return self._say(name, {}, self.words.facts)

    def fact_value(self, name: str, observation: Any, value: Any) -> str:
        """What the field says, or one of its entries where it has one for each player."""
        table, key = self.words.facts, f"{name}={value}"
        if key in table.texts:
            return table.text(key, self.translate)
        facts = {**_facts_of(observation), name: value}
        if isinstance(value, int) and not any(name in one.values for one in (self.words, COMMON)):
            return self.number(value)
        return Placeholders(self, facts, self.words.values, COMMON.values)[name]

    def reason(self, term: Term) -> str:
        """What a part of a bot's expectation stands for, without its amount."""
        return self._say(term.code, dict(term.facts), self.words.reasons, COMMON.reasons)

    def advice(self, term: Term) -> str:
        """A sentence of a hint: what to do and why, or what speaks against something else."""
        return self._say(term.code, dict(term.facts), self.words.advice, COMMON.advice)

    def why(self, facts: Facts) -> str:
        """The reason in such a sentence, by the code among its facts."""
        return self._say(f"why-{facts['why']}", facts, self.words.advice)

    def term(self, term: Term) -> str:
        """A part of a bot's expectation: what for, and how much."""
        return self.phrase("term", reason=self.reason(term), worth=self.change(term.amount))

    def prospect(self, prospect: Prospect) -> str:
        """An action and the chance to win with it: "Bid $7M: 34%"."""
        return self._weighed("prospect", prospect)

    def saying(self, term: Term, seat: int) -> str:
        """What a bot in this seat says at the table, in its own voice."""
        return self._say(term.code, {**dict(term.facts), "seat": seat}, self.words.remarks)

    def wordings(self, term: Term, seat: int, character: str = "") -> list[Wording]:
        """All ways in which a bot in this seat can say it: first those of its character, then those of everybody.

        Last come other lines of its character that fit, for where everybody's words are somebody else's by now.
        """
        facts, words = {**dict(term.facts), "seat": seat}, self.words
        way = int(facts.get("way", 0))

        def own(tone_of: Callable[[str, Facts], str] | None) -> list[Wording]:
            tone = tone_of(term.code, facts) if tone_of and character else ""
            numbered = (f"{character}.{tone}.{number}" for number in range(_MOST_WORDINGS))
            keys = [key for key in numbered if key in words.voices.texts]
            turned = keys[way % len(keys) :] + keys[: way % len(keys)] if keys else []
            return [Wording(words.voices, key) for key in turned]

        ways = ({**facts, "way": way + step} for step in range(_MOST_WORDINGS))
        shared = dict.fromkeys(words.remarks.key(term.code, self, told) for told in ways)
        return [
            *own(words.tone_of),
            *(Wording(words.remarks, key) for key in shared),
            *own(words.spare_tone_of),
        ]

    def worded(self, wording: Wording, term: Term, seat: int) -> str:
        """The same in one of these ways."""
        facts = {**dict(term.facts), "seat": seat}
        spoken = Placeholders(self, facts, self.words.values, COMMON.values)
        return wording.table.text(wording.key, self.translate).format_map(spoken)

    def remark(self, choice: Choice) -> str:
        """What is to be said about how a bot came to its choice; mostly nothing."""
        if choice.veiled:
            return self.phrase("veiled")
        if choice.slip:
            return self.phrase("slip")
        return "" if choice.alternatives else self.phrase("unweighed")

    def explanation(self, choice: Choice) -> list[str]:
        """Why a bot acts, line by line: its choice, the terms that count, alternatives, a remark."""
        chosen, others, remark = choice.chosen, choice.alternatives, self.remark(choice)
        weighed = (chosen.terms or others) and not choice.veiled
        return [
            self.prospect(chosen) if weighed else self.action(chosen.action),
            *(self.term(term) for term in chosen.terms if term.amount),
            *(self._weighed("alternative", other) for other in others),
            *([remark] if remark else []),
        ]

    def _weighed(self, key: str, prospect: Prospect) -> str:
        action, worth = self.weighed(prospect), self.chance(prospect.expected)
        return self.phrase(key, action=action, worth=worth)

    # --- how it ends -----------------------------------------------------------------------------

    def standing(self, standing: Standing) -> str:
        """A player's place and total."""
        code = "qualified" if standing.qualified else "unqualified"
        return self._say(code, _facts_of(standing), self.words.standings, COMMON.standings)

    def shortfall(self, standing: Standing) -> str:
        """Why a player could not win, in two or three words; nothing about those who could."""
        table = self.words.standings
        short = not standing.qualified and "short" in table.texts
        return table.text("short", self.translate) if short else ""

    def item(self, line: Line) -> str:
        """What a line of the final account stands for, without its amount."""
        return self._say(line.code, dict(line.facts), self.words.lines)

    def line(self, line: Line) -> str:
        """A line of the final account: what for, and how much."""
        return self.phrase("line", item=self.item(line), amount=self.money(line.amount))

    # --- what can be chosen ----------------------------------------------------------------------

    def option(self, name: str) -> Label:
        """An option of the game."""
        return self._label(self.words.options, name)

    def option_value(self, name: str, value: str) -> Label:
        """One of an option's values."""
        table, key = self.words.options, f"{name}={value}"
        return self._label(table, key if key in table.texts else f"{name}=", value=value)

    def level(self, name: str) -> Label:
        """A level of the bots."""
        return self._label(COMMON.levels, name)

    def character(self, name: str) -> str:
        """What a character is like."""
        return self._say(name, {}, COMMON.characters)

    def motto(self, name: str) -> str:
        """Something that a character would say."""
        return self._say(f"{name}.motto", {}, COMMON.characters)

    def _label(self, table: Sentences, key: str, **facts: str) -> Label:
        return Label(self._say(key, facts, table), self._say(f"{key}.why", facts, table))

    # --- names -----------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Who sits there."""
        named = 0 <= seat < len(self.names)
        return self.names[seat] if named else self.phrase("player", number=seat + 1)

    def title(self, game: str) -> str:
        """The title of a game, by its id."""
        return ENTRIES[game].title if game in ENTRIES else plain(game)

    def name(self, kind: str, index: int) -> str:
        """The name of one of the game's things, by its kind (see its words) and its number."""
        return self.words.names[kind](self, index)

    def count(self, key: str) -> str:
        """What is counted in matches, by its name in the game's words; nothing where they do not know it."""
        counts = self.words.counts
        return counts.text(key, self.translate) if key in counts.texts else ""

    def face(self, die: str, face: int) -> str:
        """A face of a die."""
        return self.count(f"{die}={face}") or self.number(face)

    def thing(self, name: str) -> str:
        """What players choose again and again, by its name in the counts of the game."""
        named = self.words.thing_name
        return named(self, name) if named else plain(name)

    # --- how things are said ---------------------------------------------------------------------

    def money(self, amount: int) -> str:
        """A sum in the money of the game; a plain number where no game is known."""
        return self._money("debt" if amount < 0 else "sum", amount)

    def average(self, amount: float) -> str:
        """A sum that need not be whole, to a tenth: "$1.5M"."""
        tenths = round(10 * amount)
        exact = tenths // 10 if tenths % 10 == 0 else tenths / 10
        return self._money("debt" if tenths < 0 else "sum", exact)

    def gain(self, amount: int) -> str:
        """What is gained or lost, with its sign, in a game whose words have this: "+14,000 FT"."""
        return self._money("gain" if amount > 0 else "loss" if amount else "even", amount)

    def chance(self, chance: float) -> str:
        """How likely something is: "34%"."""
        return self.phrase("chance", number=self.number(round(100 * chance)))

    def change(self, amount: float) -> str:
        """By how much a chance is another, with its sign and to a tenth: "+4.2%"."""
        tenths = round(1000 * amount)
        key = "chance-more" if tenths > 0 else "chance-less" if tenths else "chance-same"
        size = abs(tenths)
        return self.phrase(key, number=self.number(size // 10 if size % 10 == 0 else size / 10))

    def _money(self, code: str, amount: float) -> str:
        table = self.words.money if self.words.money.texts else COMMON.money
        number = abs(amount) * self.words.unit
        key = table.key(code, self, {"amount": amount})
        whole = round(number) if self.words.unit > 1 else number
        return table.text(key, self.translate).format(number=self.number(whole))

    def phrase(self, key: str, **facts: Any) -> str:
        """A phrase that all games share."""
        return PHRASES.text(key, self.translate).format_map(facts)

    def listing(self, items: Iterable[str]) -> str:
        """Several names: "Red, Yellow and White"."""
        *some, last = items
        return self.phrase("and", some=self.row(some), last=last) if some else last

    def row(self, items: Iterable[str]) -> str:
        """Several things side by side: "2 red, 1 black"."""
        return reduce(lambda some, one: self.phrase("comma", some=some, next=one), items)

    def _say(
        self, code: str, facts: Facts, *tables: Sentences, else_of: Iterable[Sentences] = ()
    ) -> str:
        """The sentence for a code, from the first table that has one for this case."""
        for table in chain(tables, else_of):
            key = table.key(code, self, facts)
            if key in table.texts:
                spoken = Placeholders(self, facts, self.words.values, COMMON.values)
                return table.text(key, self.translate).format_map(spoken)
        raise KeyError(code)


def _facts_of(record: Any) -> dict[str, Any]:
    """The fields of a record, by name."""
    return {name: getattr(record, name) for name in _names_of(type(record))}  # type: ignore[arg-type]


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
