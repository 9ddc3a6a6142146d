"""All that is said in and about Big Shot."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.games.big_shot.rules.material import (
    CUBES_PER_COLOUR,
    LOAN_DEBT,
    LOT_SIZE,
    N_FIELDS,
)
from bigshot_desktop.games.big_shot.words import advice, counts, names, outcomes
from bigshot_desktop.games.big_shot.words.account import LINES, MONEY, STANDINGS
from bigshot_desktop.games.big_shot.words.actions import ACTIONS
from bigshot_desktop.games.big_shot.words.deeds import DEEDS
from bigshot_desktop.games.big_shot.words.events import EVENTS
from bigshot_desktop.games.big_shot.words.options import OPTIONS
from bigshot_desktop.games.big_shot.words.progress import PROGRESS, nobodys, wealth_of
from bigshot_desktop.games.big_shot.words.prompts import PROMPTS
from bigshot_desktop.games.big_shot.words.reasons import REASONS
from bigshot_desktop.games.big_shot.words.refusals import MALFORMED, REFUSALS
from bigshot_desktop.words.sentences import Words, counted, money, named, seat

BIG_SHOT: Final = Words(
    events=EVENTS,
    deeds=DEEDS,
    actions=ACTIONS,
    reasons=REASONS,
    advice=advice.ADVICE,
    prompts=PROMPTS,
    progress=PROGRESS,
    wealth_of=wealth_of,
    outcomes=outcomes.OUTCOMES,
    refusals=REFUSALS,
    malformed=MALFORMED,
    lines=LINES,
    standings=STANDINGS,
    options=OPTIONS,
    money=MONEY,
    counts=counts.COUNTS,
    thing_name=counts.district,
    names={"colour": names.colour, "district": names.district},
    values={
        "colour": named("colour", "colour"),
        "winner": names.winner,
        "rivals": names.rivals,
        "owner": outcomes.owner,
        "nobodys": nobodys,
        "tied": outcomes.tied,
        "worth": outcomes.worth,
        "roller": seat("roller"),
        "driven": seat("driven"),
        "a_cube": names.a_cube,
        "cubes": names.cubes("cubes"),
        "lot": names.cubes("lot"),
        "district": named("district", "district"),
        "the_district": names.the_district,
        "in_district": names.in_district,
        "at_district": names.at_district,
        "part": advice.part,
        "a_missing_cube": advice.a_missing_cube,
        "rival": advice.owned("rival"),
        "winner_there": advice.owned("winner_colour"),
        "leader": advice.owned("leader"),
        "cancelling": advice.cancelling,
        "mine": named("colour", "mine"),
        "other": named("colour", "other"),
        "district_number": counted("district"),
        "field": names.field,
        "cash": money("cash"),
        "price": money("price"),
        "lowest": money("lowest"),
        "highest": money("most"),
        "limit": money("limit"),
        "less": money("less"),
        "at_least": money("at_least"),
        "sum": money("sum"),
        "spent": money("spent"),
        "left": money("left"),
        "rest": money("rest"),
        "pays": money("pays"),
        "added": money("added"),
        "debt": lambda narrator, facts: narrator.money(LOAN_DEBT),
        "rounds": lambda narrator, facts: str(N_FIELDS),
        "fields": lambda narrator, facts: str(N_FIELDS),
        "lot_size": lambda narrator, facts: str(LOT_SIZE),
        "cubes_per_colour": lambda narrator, facts: str(CUBES_PER_COLOUR),
    },
)
