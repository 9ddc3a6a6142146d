"""What the characters are like: a line about each, and something they would say.

The lines tell how somebody talks, never how well they play: that is the level's to tell.
"""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

CHARACTERS: Final = Sentences(
    "Character",
    {
        #: Mabel, an old lady, in one line
        "mabel": QT_TRANSLATE_NOOP("Character", "A baker who feeds friend and foe."),
        #: Something that Mabel would say
        "mabel.motto": QT_TRANSLATE_NOOP("Character", "Eat something first, dear. Then we count."),
        #: Gus, a young man, in one line
        "gus": QT_TRANSLATE_NOOP(
            "Character", "A mechanic who is glad of everything, even his own mistakes."
        ),
        "gus.motto": QT_TRANSLATE_NOOP("Character", "What a move! Whose was it?"),
        #: Opal, a woman, in one line
        "opal": QT_TRANSLATE_NOOP("Character", "Reads the stars, and now and then the table."),
        "opal.motto": QT_TRANSLATE_NOOP("Character", "I saw all of this in a dream."),
        #: Stella, a woman, in one line
        "stella": QT_TRANSLATE_NOOP("Character", "An actress to whom every deal is a scene."),
        "stella.motto": QT_TRANSLATE_NOOP("Character", "Darling, this is my entrance."),
        #: Archie, a young man, in one line
        "archie": QT_TRANSLATE_NOOP("Character", "A reporter who hears headlines everywhere."),
        "archie.motto": QT_TRANSLATE_NOOP("Character", "May I quote you on that?"),
        #: Rufus, a man, in one line
        "rufus": QT_TRANSLATE_NOOP("Character", "A fisherman of few words."),
        "rufus.motto": QT_TRANSLATE_NOOP("Character", "The wind is turning."),
        #: Hazel, a woman, in one line
        "hazel": QT_TRANSLATE_NOOP("Character", "A gardener with patience and sharp shears."),
        "hazel.motto": QT_TRANSLATE_NOOP("Character", "Good things grow slowly."),
        #: Chester, a man, in one line
        "chester": QT_TRANSLATE_NOOP("Character", "A trumpeter who never misses the beat."),
        "chester.motto": QT_TRANSLATE_NOOP("Character", "Easy now. The rests are music too."),
        #: Dolores, an elderly lady, in one line
        "dolores": QT_TRANSLATE_NOOP(
            "Character", "A retired teacher who still gives marks for everything."
        ),
        "dolores.motto": QT_TRANSLATE_NOOP("Character", "Sit up straight, and try again."),
        #: Vivian, a woman, in one line
        "vivian": QT_TRANSLATE_NOOP("Character", "A lawyer who reads the small print first."),
        "vivian.motto": QT_TRANSLATE_NOOP("Character", "Objection. And I have more of them."),
        #: Otto, an elderly man, in one line
        "otto": QT_TRANSLATE_NOOP("Character", "A professor who wants to see the proof."),
        "otto.motto": QT_TRANSLATE_NOOP("Character", "That can be calculated."),
        #: Clyde, a man, in one line
        "clyde": QT_TRANSLATE_NOOP("Character", "A gambler who has heard every bluff."),
        "clyde.motto": QT_TRANSLATE_NOOP("Character", "Your eyebrows have told me everything."),
    },
)
