"""What can go wrong around a match: files, disks, journals, settings."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.translation import QT_TRANSLATE_NOOP
from bigshot_desktop.words.sentences import Sentences

PROBLEMS: Final = Sentences(
    "Problem",
    {
        # files and folders
        "file-missing": QT_TRANSLATE_NOOP("Problem", "There is no file “{path}”."),
        "folder-missing": QT_TRANSLATE_NOOP("Problem", "There is no folder “{path}”."),
        "file-exists": QT_TRANSLATE_NOOP(
            "Problem", "“{path}” already exists. Choose another name."
        ),
        "not-a-file": QT_TRANSLATE_NOOP("Problem", "“{path}” is not a file."),
        "permission-denied": QT_TRANSLATE_NOOP(
            "Problem", "The system does not permit access to “{path}”. Choose another place."
        ),
        "file-too-large": QT_TRANSLATE_NOOP(
            "Problem", "“{path}” is too large: {kilobytes} KB is the limit."
        ),
        "disk-full": QT_TRANSLATE_NOOP(
            "Problem", "The disk is full: “{path}” was not saved. Make room, then try again."
        ),
        "read-only": QT_TRANSLATE_NOOP(
            "Problem", "Nothing can be saved at “{path}”: the disk is read-only. Save elsewhere."
        ),
        #: {error} is the operating system's own message
        "io-error": QT_TRANSLATE_NOOP(
            "Problem", "“{path}” cannot be read or saved. The system says: {error}."
        ),
        # JSON
        "not-utf8": QT_TRANSLATE_NOOP(
            "Problem", "This is not a text file, or it is damaged (byte {byte})."
        ),
        "not-json": QT_TRANSLATE_NOOP(
            "Problem", "This file is damaged and cannot be read (line {line}, column {column})."
        ),
        "nested-too-deep": QT_TRANSLATE_NOOP(
            "Problem", "This file is nested too deeply: {most} levels are the limit."
        ),
        "bad-number": QT_TRANSLATE_NOOP(
            "Problem",
            "This file contains {number}. Only whole numbers of ordinary size belong here.",
        ),
        "bad-text": QT_TRANSLATE_NOOP("Problem", "This file contains broken characters."),
        "duplicate-key": QT_TRANSLATE_NOOP(
            "Problem", "This file contains the entry “{key}” twice in one place."
        ),
        "too-many-keys": QT_TRANSLATE_NOOP(
            "Problem", "This file contains too many entries: {most} are the limit."
        ),
        # match files
        "wrong-format": QT_TRANSLATE_NOOP(
            "Problem", "There is no match in this file: it lacks the mark “{expected}”."
        ),
        #: {theirs} and {ours} are versions of the file format: 3, 2
        "newer-version": QT_TRANSLATE_NOOP(
            "Problem",
            "This file comes from a newer Big Shot Desktop (format {theirs}, and this one knows "
            "up to {ours}). Update the program to open it.",
        ),
        "damaged": QT_TRANSLATE_NOOP(
            "Problem", "This match file is damaged or was changed: its checksum is wrong."
        ),
        #: {reason} is a sentence of its own
        "malformed": QT_TRANSLATE_NOOP(
            "Problem", "This file does not contain what it should. {reason}"
        ),
        "unknown-game": QT_TRANSLATE_NOOP(
            "Problem", "This version of the program knows no game “{game}”."
        ),
        "options-refused": QT_TRANSLATE_NOOP("Problem", "No match can begin like this. {reason}"),
        "setup-refused": QT_TRANSLATE_NOOP(
            "Problem", "The set-up of this match breaks rule {rule}. {reason}"
        ),
        "match-too-long": QT_TRANSLATE_NOOP(
            "Problem", "{number} actions are too many: no match can have more than {most}."
        ),
        "illegal-action": QT_TRANSLATE_NOOP(
            "Problem", "Action {number} of this match breaks rule {rule}. {reason}"
        ),
        "result-differs": QT_TRANSLATE_NOOP(
            "Problem", "The result in this file does not follow from its actions."
        ),
        "seal-broken": QT_TRANSLATE_NOOP(
            "Problem",
            "This match was changed after its dice were sealed: its seed, its set-up or its word is "
            "another now.",
        ),
        "dice-differ": QT_TRANSLATE_NOOP(
            "Problem",
            "This match was changed: action {number} is not what its sealed seed gives there.",
        ),
        # boards
        #: {title} is a game: "Big Shot"
        "unknown-board": QT_TRANSLATE_NOOP("Problem", "{title} has no board “{board}”."),
        "bad-board": QT_TRANSLATE_NOOP(
            "Problem", "The board “{board}” of {title} cannot be used. {reason}"
        ),
        # journals
        "journal-empty": QT_TRANSLATE_NOOP("Problem", "There is no match in the journal “{path}”."),
        "journal-unreadable": QT_TRANSLATE_NOOP(
            "Problem", "The journal “{path}” is damaged from the start: no match can be recovered."
        ),
        "journal-damaged": QT_TRANSLATE_NOOP(
            "Problem",
            "The journal “{path}” is damaged from line {line} on. The match goes on from the last "
            "action before that.",
        ),
        "journal-locked": QT_TRANSLATE_NOOP(
            "Problem", "This match is already open in another window (journal “{path}”)."
        ),
        # settings
        "worker-died": QT_TRANSLATE_NOOP(
            "Problem",
            "A process that played matches was ended from outside, so the simulation is incomplete.",
        ),
        "bad-setting": QT_TRANSLATE_NOOP(
            "Problem", "The setting “{name}” makes no sense and is back to its default."
        ),
    },
)
