"""All that is said in and about Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.rules.big_shot.material import (
    CUBES_PER_COLOUR,
    LOAN_DEBT,
    LOT_SIZE,
    N_FIELDS,
)
from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.words.big_shot import names, outcomes
from bigshot_desktop.words.big_shot.account import LINES, MONEY, STANDINGS
from bigshot_desktop.words.big_shot.actions import ACTIONS
from bigshot_desktop.words.big_shot.events import EVENTS
from bigshot_desktop.words.big_shot.options import OPTIONS
from bigshot_desktop.words.big_shot.prompts import PROMPTS
from bigshot_desktop.words.big_shot.reasons import REASONS
from bigshot_desktop.words.big_shot.refusals import MALFORMED, REFUSALS
from bigshot_desktop.words.sentences import Words, counted, money, named, seat

BIG_SHOT: Final = Words(
    title=BOXES["big-shot"].title,
    events=EVENTS,
    actions=ACTIONS,
    reasons=REASONS,
    prompts=PROMPTS,
    outcomes=outcomes.OUTCOMES,
    refusals=REFUSALS,
    malformed=MALFORMED,
    lines=LINES,
    standings=STANDINGS,
    options=OPTIONS,
    money=MONEY,
    names={"colour": names.colour, "district": names.district},
    values={
        "colour": named("colour", "colour"),
        "winner": names.winner,
        "rivals": names.rivals,
        "owner": outcomes.owner,
        "tied": outcomes.tied,
        "worth": outcomes.worth,
        "roller": seat("roller"),
        "a_cube": names.a_cube,
        "cubes": names.cubes("cubes"),
        "lot": names.cubes("lot"),
        "district": named("district", "district"),
        "the_district": names.the_district,
        "in_district": names.in_district,
        "district_number": counted("district"),
        "field": names.field,
        "cash": money("cash"),
        "price": money("price"),
        "lowest": money("lowest"),
        "highest": money("most"),
        "debt": lambda voice, facts: voice.money(LOAN_DEBT),
        "rounds": lambda voice, facts: str(N_FIELDS),
        "fields": lambda voice, facts: str(N_FIELDS),
        "lot_size": lambda voice, facts: str(LOT_SIZE),
        "cubes_per_colour": lambda voice, facts: str(CUBES_PER_COLOUR),
    },
)
