"""What is said in the same way about every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.characters import CHARACTERS
from bigshot_desktop.words.problems import PROBLEMS
from bigshot_desktop.words.sentences import (
    Facts,
    Sentences,
    Words,
    money,
    plain,
    seat,
    seats,
)

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator

PHRASES: Final = Sentences(
    "Phrase",
    {
        #: A list, all but its last: {some} is the list so far
        "comma": QT_TRANSLATE_NOOP("Phrase", "{some}, {next}"),
        #: The end of a list: "Anna, Bea and Carl"
        "and": QT_TRANSLATE_NOOP("Phrase", "{some} and {last}"),
        #: A player without a name
        "player": QT_TRANSLATE_NOOP("Phrase", "Player {number}"),
        #: A line of the final account: what for, and how much
        "line": QT_TRANSLATE_NOOP("Phrase", "{item}: {amount}"),
        #: How likely it is to win, in hundredths: "34%", with the space that is usual before the sign
        "chance": QT_TRANSLATE_NOOP("Phrase", "{number}%"),
        #: By how much that is more likely than before
        "chance-more": QT_TRANSLATE_NOOP("Phrase", "+{number}%"),
        #: By how much that is less likely than before
        "chance-less": QT_TRANSLATE_NOOP("Phrase", "−{number}%"),
        #: {number} is 0
        "chance-same": QT_TRANSLATE_NOOP("Phrase", "±{number}%"),
        #: An action, and how likely one is to win with it: "Bid $7M: 34%"
        "prospect": QT_TRANSLATE_NOOP("Phrase", "{action}: {worth}"),
        #: A part of what a bot expects: "Cost of loan number 3: -$3M"
        "term": QT_TRANSLATE_NOOP("Phrase", "{reason}: {worth}"),
        #: What a bot could have done instead: "Alternative: Pass, +$2M"
        "alternative": QT_TRANSLATE_NOOP("Phrase", "Alternative: {action}, {worth}"),
        #: A remark on what a bot did: it saw something better
        "slip": QT_TRANSLATE_NOOP(
            "Phrase", "A slip on purpose: bots of this level make such mistakes."
        ),
        #: A remark on what a bot did: there was nothing to choose, or it did not think
        "unweighed": QT_TRANSLATE_NOOP("Phrase", "No alternative was weighed."),
        #: A remark on why a bot did something: part of the reasons must not be told
        "veiled": QT_TRANSLATE_NOOP("Phrase", "The other reasons lie face down."),
        #: What a player must do now, where the game has no words of its own for it
        "your-turn": QT_TRANSLATE_NOOP("Phrase", "{player}: it is your turn."),
        #: A move is made for a person because no other is possible
        "forced": QT_TRANSLATE_NOOP("Phrase", "{player}: only one move is possible."),
        #: A bot is to act
        "thinking": QT_TRANSLATE_NOOP("Phrase", "{player} is thinking."),
        #: The same, while the only person at the table has had to leave the match and looks on
        "thinking.out": QT_TRANSLATE_NOOP("Phrase", "{out} is out. {player} is thinking."),
        #: A bot has been thinking for some time
        "thinking.slow": QT_TRANSLATE_NOOP("Phrase", "{player} is still thinking."),
        #: The same, while the only person at the table has had to leave the match and looks on
        "thinking.slow.out": QT_TRANSLATE_NOOP(
            "Phrase", "{out} is out. {player} is still thinking."
        ),
        #: One die, or two, are about to roll by themselves
        "rolling": QT_TRANSLATE_NOOP("Phrase", "{player} rolls."),
        #: How far a match is, in a game that has no words of its own for it
        "moves": QT_TRANSLATE_NOOP("Phrase", "Move {number}"),
        #: {players} is one name: whoever would win now
        "leads": QT_TRANSLATE_NOOP("Phrase", "{players} is ahead"),
        #: {players} are several names: who would win now, together
        "lead": QT_TRANSLATE_NOOP("Phrase", "{players} are ahead"),
        #: A player is about to draw a tile from the felt bag
        "drawing": QT_TRANSLATE_NOOP("Phrase", "{player} reaches into the bag."),
        #: All players roll a die at the same time
        "all-rolling": QT_TRANSLATE_NOOP("Phrase", "Everybody rolls."),
        "dealing": QT_TRANSLATE_NOOP("Phrase", "Cards are dealt."),
        #: In the council, when everybody has chosen
        "revealing": QT_TRANSLATE_NOOP("Phrase", "All councillors are turned over."),
        #: What somebody says aloud, in the quotation marks of the language
        "quoted": QT_TRANSLATE_NOOP("Phrase", "“{words}”"),
        #: Why something is not allowed, a whole sentence, and the number of the rule that says so
        "cited": QT_TRANSLATE_NOOP("Phrase", "{sentence} ({rule})"),
        #: Something could not be saved, and play waits
        "held": QT_TRANSLATE_NOOP("Phrase", "The match is waiting."),
        #: The outermost place in a data file, where others are called lots[3] or city.districts
        "top": QT_TRANSLATE_NOOP("Phrase", "At the top"),
    },
)


def how_many_won(narrator: Narrator, facts: Facts) -> str:
    """Whether one won, several, or nobody."""
    winners = len(facts["winners"])
    return "nobody" if not winners else "one" if winners == 1 else "several"


EVENTS: Final = Sentences(
    "Event",
    {
        "match-ended.one": QT_TRANSLATE_NOOP("Event", "The match is over: {winners} wins!"),
        "match-ended.several": QT_TRANSLATE_NOOP(
            "Event", "The match is over: {winners} share the win!"
        ),
    },
    variants={"match-ended": how_many_won},
)


REASONS: Final = Sentences(
    "Reason",
    {
        #: A part of what a bot expects; its amount stands beside it
        "foresight": QT_TRANSLATE_NOOP("Reason", "Thinking ahead"),
        #: What a weak bot feels without a reason
        "hunch": QT_TRANSLATE_NOOP("Reason", "A hunch"),
        "rest": QT_TRANSLATE_NOOP("Reason", "Many small things together"),
    },
)


ADVICE: Final = Sentences(
    "Advice",
    {
        #: A sentence of a hint; the chances to win are shown below it
        "even": QT_TRANSLATE_NOOP(
            "Advice",
            "It matters little here: your chance to win stays about the same.",
        ),
        #: The last sentence of a hint, or of the reasons for a move, where others look on
        "left-out": QT_TRANSLATE_NOOP(
            "Advice", "{player} has secrets that are not told here, where all can read them."
        ),
    },
)


def whose_roll(narrator: Narrator, facts: Facts) -> str:
    """Whether chance is waited for, or came out of turn."""
    return "roll-first" if facts["turn"] == CHANCE else "no-roll" if facts["seat"] == CHANCE else ""


REFUSALS: Final = Sentences(
    "Refusal",
    {
        "match-over": QT_TRANSLATE_NOOP("Refusal", "The match is over."),
        "not-your-turn": QT_TRANSLATE_NOOP("Refusal", "It is {turn}’s turn, not {player}’s."),
        "not-your-turn.roll-first": QT_TRANSLATE_NOOP("Refusal", "The die must be rolled first."),
        "not-your-turn.no-roll": QT_TRANSLATE_NOOP(
            "Refusal", "The die is not rolled now: it is {turn}’s turn."
        ),
        "die": QT_TRANSLATE_NOOP("Refusal", "The die shows 1 to 6, never {pips}."),
        "players": QT_TRANSLATE_NOOP(
            "Refusal", "This game is for {least} to {most} players, not for {players_given}."
        ),
        "unknown-option": QT_TRANSLATE_NOOP("Refusal", "This game has no option “{option_code}”."),
        "unknown-value": QT_TRANSLATE_NOOP(
            "Refusal", "The option “{option_code}” cannot be set to “{value}”."
        ),
    },
    variants={"not-your-turn": whose_roll},
)


def _counted(narrator: Narrator, facts: Facts) -> str:
    """Whether a list must have a certain length."""
    return "counted" if "number" in facts else ""


MALFORMED: Final = Sentences(
    "Malformed",
    {
        #: {where} is a place in a data file, such as lots[3]
        "number": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be a whole number."),
        "numbers": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be a list of whole numbers."),
        "numbers.counted": QT_TRANSLATE_NOOP(
            "Malformed", "{where}: this must be a list of whole numbers, {number} in all."
        ),
        "text": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be a text."),
        "object": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be a set of named entries."),
        "nothing": QT_TRANSLATE_NOOP("Malformed", "{where}: there is no such entry."),
        "something": QT_TRANSLATE_NOOP("Malformed", "{where}: this entry is missing."),
        "kind": QT_TRANSLATE_NOOP("Malformed", "{where}: no action is called that."),
        "exactly": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be {number}."),
        "entries": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be a list."),
        "entries.counted": QT_TRANSLATE_NOOP(
            "Malformed", "{where}: this must be a list of entries, {number} in all."
        ),
        "fewer-entries": QT_TRANSLATE_NOOP("Malformed", "{where}: these are too many entries."),
        "between": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be from {least} to {most}."),
        "distinct-names": QT_TRANSLATE_NOOP("Malformed", "{where}: no name may appear twice."),
        #: {number} is how many characters it may have
        "name": QT_TRANSLATE_NOOP(
            "Malformed", "{where}: this must be a name of at most {number} ordinary characters."
        ),
        "yes-or-no": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be true or false."),
        "human-or-bot": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be “human” or “bot”."),
        #: How well a bot plays
        "level": QT_TRANSLATE_NOOP("Malformed", "{where}: this must be the level of a bot."),
        "action-undo-redo": QT_TRANSLATE_NOOP(
            "Malformed", "{where}: this must be an action, an undo or a redo."
        ),
        "something-else": QT_TRANSLATE_NOOP("Malformed", "{where}: this is not as it should be."),
    },
    variants={"numbers": _counted, "entries": _counted},
)

STANDINGS: Final = Sentences(
    "Standing",
    {
        "qualified": QT_TRANSLATE_NOOP("Standing", "{rank}. {player}: {total}"),
        "unqualified": QT_TRANSLATE_NOOP("Standing", "{rank}. {player}: {total}, but cannot win"),
    },
)

LEVELS: Final = Sentences(
    "Level",
    {
        #: How well a bot plays, from the weakest to the strongest
        "random": QT_TRANSLATE_NOOP("Level", "Random"),
        "random.why": QT_TRANSLATE_NOOP("Level", "Does anything that is allowed."),
        "easy": QT_TRANSLATE_NOOP("Level", "Easy"),
        "easy.why": QT_TRANSLATE_NOOP("Level", "Plays sensibly, but misjudges and slips."),
        "medium": QT_TRANSLATE_NOOP("Level", "Medium"),
        "medium.why": QT_TRANSLATE_NOOP("Level", "Plays soundly, without looking far ahead."),
        "hard": QT_TRANSLATE_NOOP("Level", "Hard"),
        "hard.why": QT_TRANSLATE_NOOP("Level", "Thinks ahead before every decision."),
        "expert": QT_TRANSLATE_NOOP("Level", "Expert"),
        "expert.why": QT_TRANSLATE_NOOP(
            "Level", "Plays as well as it can, and takes the most time for it."
        ),
    },
)

MONEY: Final = Sentences(
    "Money",
    {
        #: A sum of money while nobody knows of which game
        "sum": QT_TRANSLATE_NOOP("Money", "{number}"),
        #: A debt or a loss
        "debt": QT_TRANSLATE_NOOP("Money", "−{number}"),
    },
)


def _where(narrator: Narrator, facts: Facts) -> str:
    return plain(facts["where"]) or narrator.phrase("top")


COMMON: Final = Words(
    events=EVENTS,
    reasons=REASONS,
    advice=ADVICE,
    refusals=REFUSALS,
    malformed=MALFORMED,
    problems=PROBLEMS,
    standings=STANDINGS,
    levels=LEVELS,
    characters=CHARACTERS,
    money=MONEY,
    values={
        "player": seat("seat"),
        "turn": seat("turn"),
        "players": seats("seats"),
        "winners": seats("winners"),
        "players_given": lambda narrator, facts: str(facts["players"]),
        "amount": money("amount"),
        "total": money("total"),
        "option_code": lambda narrator, facts: plain(str(facts["option"])),
        "option": lambda narrator, facts: narrator.option(facts["option"]).name,
        "where": _where,
        "title": lambda narrator, facts: narrator.title(facts["game"]),
        "path": lambda narrator, facts: str(facts["path"]),
        "kilobytes": lambda narrator, facts: str(facts["most"] >> 10),
        "reason": lambda narrator, facts: str(facts["reason"]),
        "why": lambda narrator, facts: narrator.why(facts),
    },
)
