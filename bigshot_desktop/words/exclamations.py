"""What characters call out when something great happens to them, in games in which nobody talks otherwise.

A line is found by character, occasion and number: ``otto.triumph.0``.
"""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

TRIUMPH: Final = "triumph"
"""Something of great worth is theirs now."""
BLOW: Final = "blow"
"""They have lost a great deal."""
LINES: Final = 2
"""How many each character has for an occasion."""

EXCLAMATIONS: Final = Sentences(
    "Exclamation",
    {
        #: Mabel, an old lady who bakes, after a success
        "mabel.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "Look at that, dears, it has risen!"),
        "mabel.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "A slice for me, at last."),
        #: Mabel, an old lady who bakes, after a loss
        "mabel.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Oh dear. That one is burnt."),
        "mabel.blow.1": QT_TRANSLATE_NOOP("Exclamation", "Never mind, I shall bake another."),
        #: Gus, a young mechanic, always glad, after a success
        "gus.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "It runs! It really runs!"),
        "gus.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "Did you see that? I did that!"),
        #: Gus, a young mechanic, always glad, after a loss
        "gus.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Bang! There goes the gearbox!"),
        "gus.blow.1": QT_TRANSLATE_NOOP("Exclamation", "Ha! Caught me fair and square!"),
        #: Opal, a woman who reads the stars, after a success
        "opal.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "The stars promised it this morning."),
        "opal.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "Jupiter is in my house. And now this."),
        #: Opal, a woman who reads the stars, after a loss
        "opal.blow.0": QT_TRANSLATE_NOOP("Exclamation", "I felt a cold breath. It was this."),
        "opal.blow.1": QT_TRANSLATE_NOOP("Exclamation", "Mercury again. Always Mercury."),
        #: Stella, an actress, after a success
        "stella.triumph.0": QT_TRANSLATE_NOOP(
            "Exclamation", "Flowers? For me? You should not have."
        ),
        "stella.triumph.1": QT_TRANSLATE_NOOP(
            "Exclamation", "And the audience rises. Thank you, darlings."
        ),
        #: Stella, an actress, after a loss
        "stella.blow.0": QT_TRANSLATE_NOOP("Exclamation", "They have cut my best scene!"),
        "stella.blow.1": QT_TRANSLATE_NOOP("Exclamation", "Curtain! Somebody, the curtain!"),
        #: Archie, a young reporter, after a success
        "archie.triumph.0": QT_TRANSLATE_NOOP(
            "Exclamation", "Stop the presses, that is my front page!"
        ),
        "archie.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "Extra, extra: local man makes good!"),
        #: Archie, a young reporter, after a loss
        "archie.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Page eleven. Very small print."),
        "archie.blow.1": QT_TRANSLATE_NOOP("Exclamation", "No comment, please."),
        #: Rufus, a fisherman of few words, after a success
        "rufus.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "A good catch."),
        "rufus.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "The nets are full."),
        #: Rufus, a fisherman of few words, after a loss
        "rufus.blow.0": QT_TRANSLATE_NOOP("Exclamation", "It got away."),
        "rufus.blow.1": QT_TRANSLATE_NOOP("Exclamation", "Rough sea today."),
        #: Hazel, a gardener, after a success
        "hazel.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "Sown in spring, picked today."),
        "hazel.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "You see? One only has to water it."),
        #: Hazel, a gardener, after a loss
        "hazel.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Slugs. There is always a slug."),
        "hazel.blow.1": QT_TRANSLATE_NOOP(
            "Exclamation", "Pruned. It will grow again, and stronger."
        ),
        #: Chester, a trumpeter, after a success
        "chester.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "And that was the high note."),
        "chester.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "Right on the beat."),
        #: Chester, a trumpeter, after a loss
        "chester.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Ouch. Wrong key."),
        "chester.blow.1": QT_TRANSLATE_NOOP("Exclamation", "That is the blues, friends."),
        #: Dolores, a retired teacher, after a success
        "dolores.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "Full marks. One may applaud."),
        "dolores.triumph.1": QT_TRANSLATE_NOOP(
            "Exclamation", "There you see what homework is good for."
        ),
        #: Dolores, a retired teacher, after a loss
        "dolores.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Who did that? Hands up."),
        "dolores.blow.1": QT_TRANSLATE_NOOP(
            "Exclamation", "I shall have a word with your parents."
        ),
        #: Vivian, a lawyer, after a success
        "vivian.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "The evidence speaks for itself."),
        "vivian.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "No further questions."),
        #: Vivian, a lawyer, after a loss
        "vivian.blow.0": QT_TRANSLATE_NOOP("Exclamation", "We shall appeal."),
        "vivian.blow.1": QT_TRANSLATE_NOOP("Exclamation", "I want that on the record."),
        #: Otto, an elderly professor, after a success
        "otto.triumph.0": QT_TRANSLATE_NOOP("Exclamation", "Which was to be proved."),
        "otto.triumph.1": QT_TRANSLATE_NOOP("Exclamation", "Exactly as on page forty of my notes."),
        #: Otto, an elderly professor, after a loss
        "otto.blow.0": QT_TRANSLATE_NOOP("Exclamation", "Interesting. An outlier."),
        "otto.blow.1": QT_TRANSLATE_NOOP("Exclamation", "My model knew nothing of this."),
        #: Clyde, a gambler, after a success
        "clyde.triumph.0": QT_TRANSLATE_NOOP(
            "Exclamation", "I have been waiting for that one all night."
        ),
        "clyde.triumph.1": QT_TRANSLATE_NOOP(
            "Exclamation", "The house always wins. Today I am the house."
        ),
        #: Clyde, a gambler, after a loss
        "clyde.blow.0": QT_TRANSLATE_NOOP("Exclamation", "One has to know when to fold."),
        "clyde.blow.1": QT_TRANSLATE_NOOP("Exclamation", "You have been reading my face."),
    },
)
