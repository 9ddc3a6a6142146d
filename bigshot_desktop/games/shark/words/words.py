"""All that is said in and about Shark."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, N_COMPANIES
from bigshot_desktop.games.shark.words import advice, counts, names, outcomes, progress, prompts
from bigshot_desktop.games.shark.words.account import LINES, MONEY, STANDINGS, UNIT
from bigshot_desktop.games.shark.words.actions import ACTIONS, trade_of
from bigshot_desktop.games.shark.words.deeds import DEEDS
from bigshot_desktop.games.shark.words.events import EVENTS
from bigshot_desktop.games.shark.words.options import OPTIONS
from bigshot_desktop.games.shark.words.reasons import REASONS
from bigshot_desktop.games.shark.words.refusals import MALFORMED, REFUSALS
from bigshot_desktop.words.sentences import Words, counted, money, named, seat

SHARK: Final = Words(
    events=EVENTS,
    deeds=DEEDS,
    actions=ACTIONS,
    plan_of=trade_of,
    reasons=REASONS,
    advice=advice.ADVICE,
    prompts=prompts.PROMPTS,
    progress=progress.PROGRESS,
    wealth_of=progress.wealth_of,
    outcomes=outcomes.OUTCOMES,
    refusals=REFUSALS,
    malformed=MALFORMED,
    lines=LINES,
    standings=STANDINGS,
    options=OPTIONS,
    money=MONEY,
    unit=UNIT,
    counts=counts.COUNTS,
    thing_name=counts.company,
    names={"company": names.company, "zone": names.zone, "square": names.square},
    values={
        "company": named("company", "company"),
        "face": named("company", "colour"),
        "roller": seat("roller"),
        "loser": names.loser,
        "losses": names.losses,
        "a_share": names.a_share,
        "some_shares": names.some_shares,
        "own_shares": names.own_shares,
        "these_shares": names.these_shares,
        "all_shares": names.all_shares,
        "a_building": names.a_building("company"),
        "rolled_building": names.a_building("colour"),
        "only_building": prompts.only_building,
        "a_chain": names.a_chain,
        "in_zone": names.in_zone("zone"),
        "in_rolled": names.in_zone("rolled"),
        "square": named("square", "square"),
        "company_number": counted("company"),
        "square_number": counted("square"),
        "zone_number": lambda narrator, facts: str(facts["zone"]),
        "turn_number": lambda narrator, facts: str(facts["turn"]),
        "chain": lambda narrator, facts: str(len(facts["squares"])),
        "cash": money("cash"),
        "price": money("price"),
        "price_each": money("value"),
        "rest": money("rest"),
        "proceeds": money("proceeds"),
        "change": money("change"),
        "covers": money("covers"),
        "bonus": money("bonus"),
        "cost": money("cost"),
        "sum_before": money("before"),
        "sum_after": money("after"),
        "gain": money("gain"),
        "more": money("more"),
        "less": money("less"),
        "loss": money("loss"),
        "sold": advice.shares("sold"),
        "bought": advice.shares("bought"),
        "victim": named("company", "victim"),
        "better": named("company", "better"),
        "victim_chain": advice.victim_chain,
        "the_chain": advice.the_chain,
        "odds_of_dice": advice.percent("percent"),
        "odds_before": advice.percent("was"),
        "result": outcomes.result,
        "wealth_change": lambda narrator, facts: narrator.gain(facts["wealth"]),
        "foremost": progress.foremost,
        "highest_value": progress.highest_value,
        "top_value": progress.top_value,
        "fewest_left": progress.fewest_left,
        "odds": lambda narrator, facts: outcomes.odds(narrator, facts["chance"]),
        "other": lambda narrator, facts: narrator.option(facts["other"]).name,
        "limit": lambda narrator, facts: str(BUY_LIMIT),
        "companies": lambda narrator, facts: str(N_COMPANIES),
    },
)
