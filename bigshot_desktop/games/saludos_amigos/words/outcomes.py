"""What an offer would come to in Saludos Amigos, while it is being made up, and a council that is decided already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Facts, Sentences

if TYPE_CHECKING:
    from bigshot_desktop.words.narrator import Narrator


def _what_is_lacking(narrator: Narrator, facts: Facts) -> str:
    """What stands in the way of the offer; else what it would beat."""
    if facts["height"] <= facts["mug"]:
        return "low"
    if facts["rest"]:
        return "rest" if facts["rest"] > 0 else "over"
    if not facts["opposition"]:
        return "everybody"
    return "beats" if facts["mug"] else "first"


def _who_wins(narrator: Narrator, facts: Facts) -> str:
    return "holds" if facts["holds"] else "falls"


OUTCOMES: Final = Sentences(
    "SaludosOutcome",
    {
        #: What an offer would come to; {height} is the strength of all its members together
        "prospective.beats": QT_TRANSLATE_NOOP(
            "SaludosOutcome",
            "Strength {height} beats the mug at {mug}. The others have {opposition}.",
        ),
        #: Nothing stands yet
        "prospective.first": QT_TRANSLATE_NOOP(
            "SaludosOutcome", "Strength {height}. The others have {opposition}."
        ),
        "prospective.everybody": QT_TRANSLATE_NOOP(
            "SaludosOutcome", "Strength {height}, and nobody is left out."
        ),
        #: {least_height} is the least height that beats the mug
        "prospective.low": QT_TRANSLATE_NOOP(
            "SaludosOutcome", "Strength {height} is not enough: {least_height} would beat the mug."
        ),
        #: {rest} is a sum of money
        "prospective.rest": QT_TRANSLATE_NOOP(
            "SaludosOutcome", "Strength {height}. Still to be shared out: {rest}."
        ),
        #: {excess} is a sum of money
        "prospective.over": QT_TRANSLATE_NOOP(
            "SaludosOutcome", "Strength {height}. Shared out too much: {excess}."
        ),
        #: A council is decided before any card is shown; both are heights
        "foregone.holds": QT_TRANSLATE_NOOP(
            "SaludosOutcome",
            "Whatever is shown, the coalition wins: it has {coalition}, the opposition {opposition} at the most.",
        ),
        #: A council is decided before any card is shown; both are heights
        "foregone.falls": QT_TRANSLATE_NOOP(
            "SaludosOutcome",
            "Whatever is shown, the opposition wins: it has {opposition} at the least, the coalition {coalition} at "
            "the most.",
        ),
    },
    variants={"prospective": _what_is_lacking, "foregone": _who_wins},
)
