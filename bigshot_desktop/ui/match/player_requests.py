"""What the players of a match ask for, whichever control they use."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class PlayerRequests(QObject):
    """The requests of one match. Its board, panels and buttons emit them; the table page carries them out."""

    action = Signal(object)
    """An action of the rules, or several as :class:`Orders`."""
    roll = Signal()
    """The die is to roll."""
    told = Signal(str)
    """Something a player should know who pressed a key that does nothing now, in a sentence."""
    editing = Signal()
    """The player is putting an offer together: bots that wait for others wait longer."""
    look = Signal()
    """The player wants to see what is for their eyes only."""
    hide = Signal()
    """The player has seen it."""
    peek = Signal(bool)
    """The player sees what is for their eyes only as long as they hold a button, and no longer."""
    speak_as = Signal(int)
    """Another person at this screen wants to speak, by their seat."""
    skip = Signal()
    """Whatever moves or waits is to come to its end."""
    rush = Signal()
    """The rest of the match is to be played without being shown."""
    quick_move = Signal()
    """The bot that is thinking is to decide at once."""
    speed = Signal(str)
    """Things are to move at this speed from now on."""
    home = Signal()
    """The player wants to leave the table."""
    rematch = Signal()
    """The same people want to play with another deal."""
    look_at_board = Signal()
    """The player wants to see the board, in place of what hides it."""
    look_at_account = Signal()
    """The player wants to see the final account again."""
    look_back = Signal(int)
    """The match is to be looked at step by step, from after so many steps on; −1: from what has happened last."""
    play_again = Signal()
    """The same deal is to be played once more."""
    new_match = Signal()
    """The player wants to put another match of this game together."""
    save_copy = Signal()
    """The match is to be saved as a file."""
    fair_dice = Signal()
    """The player wants to know whether the dice are fair."""
    evening = Signal()
    """The player wants to go back to the duplicate evening that the match is part of."""
    play_unsaved = Signal()
    """The player goes on although nothing can be saved."""
