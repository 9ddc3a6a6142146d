"""Words that somebody may look for in a rulebook which says it in another word, in any of the languages.

By what is typed, folded as a search folds it, what the books may say instead: the beginnings of their words. A book
that has the typed word itself is searched for that.
"""

from __future__ import annotations

from typing import Final

SYNONYMS: Final[dict[str, tuple[str, ...]]] = {
    # English
    "bankrupt": ("ruin",),
    "broke": ("ruin",),
    "credit": ("loan", "kredit", "emprunt", "prestit"),
    "house": ("building",),
    "pawn": ("cube",),
    "stock": ("share",),
    # German
    "pleite": ("ruinier",),
    "bankrott": ("ruinier",),
    "konkurs": ("ruinier",),
    "ruin": ("faillite", "bancarotta"),
    "haus": ("gebaude",),
    "unternehmen": ("firm",),
    "gesellschaft": ("firm",),
    "konzern": ("firm",),
    "darlehen": ("kredit",),
    "versteigerung": ("auktion",),
    "bezirk": ("viertel",),
    "stadtteil": ("viertel",),
    "spielbrett": ("spielplan",),
    "humpen": ("krug",),
    # French
    "ruine": ("faillite",),
    "banqueroute": ("faillite",),
    "batiment": ("immeuble",),
    "maison": ("immeuble",),
    "entreprise": ("societe",),
    "courtier": ("promoteur",),
    "pacte": ("coalition",),
    # Italian
    "rovina": ("bancarotta",),
    "fallimento": ("bancarotta",),
    "fallit": ("bancarotta",),
    "palazz": ("edific",),
    "ditt": ("societa",),
    "impres": ("societa",),
    "mutuo": ("prestit",),
    "quartier": ("proprieta",),
    "tabellone": ("tavoliere",),
}
