/* Players of another school for saludos_practice.c: they count millions, hoard councillors and rehearse negotiations.
 *
 * So the bots of Saludos Amigos decided before they judged chances (their experts, at the version that
 * scripts/arena_before.py calls BEFORE_THE_JUDGE). They are here so that today's bots can be measured against players who
 * think differently, some hundred times faster than the bots of that version play.
 */
#define LARGEST 3
#define HOPELESS 0.05f
#define RELUCTANT 0.4f
#define MARGIN 0.3f
#define DOUBT 0.4f
#define OUTBID 0.6f
#define EAGER 0.1f
#define DANGER 0.7f
#define RIVALRY 0.8f
#define PRESS 0.5f
#define TRUST 0.3f
#define BEAM 8
#define WIDTH 6
#define GUESSES 6
#define REPEATED 0.15f
#define LOOKED_AT 3
#define LONGEST 90
#define COMPANY 0.5f
#define HAZE 0.8f
#define MOST_POINTS 2.4f
#define REHEARSALS 8 /* with four players; the bots of then rehearse 32 times and win no more often here */

static const float CARD_WORTH[7][3] = {{0.0f, 0.32f, 0.3f}, {1.5f, 0.95f, 0.36f}, {3.0f, 1.52f, 0.34f}, {5.0f, 2.12f, 0.47f}, {8.0f, 2.95f, 0.38f}, {12.0f, 3.43f, 0.37f}, {17.0f, 4.1f, 1.07f}};
static const float CALLED[6] = {1.617f, -0.228f, 0.188f, -0.116f, 0.242f, -0.227f}, DEFEAT[6] = {-0.403f, -0.385f, 0.144f, 0.015f, 0.27f, -0.167f};
static const float UPKEEP[2] = {0.645f, 1.771f};
static const float DEFENCE[6] = {2.476f, -0.076f, 0.08f, 0.52f, -0.351f, 3.597f}, ATTACK[6] = {8.018f, -0.116f, 0.458f, -0.272f, -0.385f, 4.143f};
static const float GRIP[2] = {0.052f, -0.015f};

/* --- what a turn is worth in millions ------------------------------------------------------------ */
static float card_, point_, press_, net_, regard[P][P], breaks[P];
static struct { char known; float called, defeat, fixed[P]; } circle[MASKS];
typedef struct { int members, shares[P]; float chance, worth; } Idea;
#define KEPT 6
#define TABLES 16384
static struct { uint32_t key, turn; int members, shares[P]; char n_ideas[P], has_ideas[P], has_expected; float values[P], expected[P]; Idea ideas[P][KEPT]; } table_[TABLES];
static uint32_t table_turn = 1;
static int in_table;

static void count_outlook(void) {
    Ahead a = now_ahead = ahead_of(sections, journalists);
    int r = 0;
    while (r < 6 && CARD_WORTH[r][0] < a.turns) r++;
    const float *b = CARD_WORTH[r], *f = CARD_WORTH[r ? r - 1 : 0];
    float part = b[0] > f[0] ? (a.turns - f[0]) / (b[0] - f[0]) : 0;
    part = part > 1 ? 1 : part;
    card_ = f[1] + part * (b[1] - f[1]);
    point_ = f[2] + part * (b[2] - f[2]);
    press_ = PRESS * a.journalists;
    net_ = card_ - press_;
    float scores[P], odds_[P], most = -1e9f, scale = 1 + 3 * sqrtf(a.turns);
    for (int i = 0; i < n; i++) { scores[i] = money[i] + net_ * cards[i]; if (scores[i] > most) most = scores[i]; }
    for (int i = 0; i < n; i++) { float x = (scores[i] - most) / scale; odds_[i] = expf(x < -30 ? -30 : x); }
    for (int i = 0; i < n; i++) {
        float others = 0;
        for (int j = 0; j < n; j++) if (j != i) others += odds_[j];
        for (int j = 0; j < n; j++) regard[i][j] = j == i ? 1 : -RIVALRY * ((1 - DANGER) / (n - 1) + DANGER * odds_[j] / others);
    }
}
/* at the beginning of a negotiation, once the strengths are fixed */
static void count_table(void) {
    count_outlook();
    for (int i = 0; i < n; i++) {
        float faithless = (broken[i] + 2.0f) / (broken[i] + kept[i] + 4.0f);
        breaks[i] = 1 - TRUST + 2 * TRUST * faithless;
        if (breaks[i] > 1) breaks[i] = 1;
    }
    for (int m = 0; m <= everyone; m++) circle[m].known = 0;
    table_turn++;
    in_table = 0;
}
static float advantage(int seat, const float *gains) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += regard[seat][i] * gains[i];
    return sum;
}
static float log_odds(const float *w, const float *x, int k) {
    float sum = 0;
    for (int i = 0; i < k; i++) sum += w[i] * x[i];
    return 1 / (1 + expf(-sum));
}
static void look_at(int m) {
    int out = everyone & ~m;
    float called = 0, defeat = 0, gains[P];
    if (m && out) {
        int against = 0, with = 0;
        for (int i = 0; i < n; i++) if (m >> i & 1) with += cards[i]; else against += cards[i];
        if (against) {
            float x[6] = {1, (float)(height[m] - height[out]), (float)against, (float)with, (float)worth, now_ahead.turns};
            called = log_odds(CALLED, x, 6);
            defeat = log_odds(DEFEAT, x, 6);
            if (defeat > called) defeat = called;
        }
    }
    int number = __builtin_popcount(out);
    float each = (float)worth / (number > 1 ? number : 1);
    for (int i = 0; i < n; i++) gains[i] = m >> i & 1 ? (defeat - called * UPKEEP[0]) * net_ : defeat * each + (1 - defeat - called * UPKEEP[1]) * net_;
    for (int i = 0; i < n; i++) circle[m].fixed[i] = advantage(i, gains);
    circle[m].called = called; circle[m].defeat = defeat; circle[m].known = 1;
}
static float counted(int m, const int *sh, int seat) {
    if (!circle[m].known) look_at(m);
    float sum = 0;
    for (int i = 0; i < n; i++) if (sh[i]) sum += regard[seat][i] * sh[i];
    return circle[m].fixed[seat] + (1 - circle[m].defeat) * sum;
}
static int table_of(int m, const int *sh) {
    uint32_t key = 0;
    for (int i = 0; i < n; i++) key |= (uint32_t)sh[i] << 4 * i;
    uint32_t at = (key * 2654435761u) >> 18;
    while (table_[at].turn == table_turn && table_[at].key != key) at = (at + 1) & (TABLES - 1);
    if (table_[at].turn != table_turn) {
        in_table++;
        table_[at].turn = table_turn; table_[at].key = key; table_[at].members = m;
        memcpy(table_[at].shares, sh, sizeof(int) * P);
        memset(table_[at].has_ideas, 0, P);
        table_[at].has_expected = 0;
        for (int i = 0; i < n; i++) table_[at].values[i] = counted(m, sh, i);
    }
    return (int)at;
}
static float says_yes(float gain) { return 1 / (1 + expf(-gain / DOUBT)); }
static int priced(int me, int m, const float *prices, float extra, int *sh, float *value) {
    if (!circle[m].known) look_at(m);
    float paid = 1 - circle[m].defeat;
    if (paid < HOPELESS) return 0;
    int partners[P], k = 0;
    memset(sh, 0, sizeof(int) * P);
    for (int i = 0; i < n; i++) if (m >> i & 1 && i != me) { partners[k++] = i; sh[i] = 1; }
    int own = worth - k;
    for (int turn_ = 0; turn_ < (k < 2 ? k : 2); turn_++) for (int p = 0; p < k; p++) {
        int seat = partners[p];
        float got = regard[seat][me] * own;
        for (int q = 0; q < k; q++) got += regard[seat][partners[q]] * sh[partners[q]];
        float lacking = prices[seat] + extra - circle[m].fixed[seat] - paid * got;
        if (lacking > 0) {
            int more = (int)ceilf(lacking / (paid * (1 - regard[seat][me])));
            own -= more;
            if (own < 1) return 0;
            sh[seat] += more;
        }
    }
    if (own < 1) return 0;
    sh[me] = own;
    float sum = 0;
    for (int i = 0; i < n; i++) sum += regard[me][i] * sh[i];
    *value = circle[m].fixed[me] + paid * sum;
    return 1;
}
/* offers against what stands, the most promising first */
static int think(int at, int me, const float *generosity, int kinds, Idea *out, int most) {
    const float *prices = table_[at].values;
    float stay = prices[me], value;
    int mug_ = height[table_[at].members], least = 99, number = 0;
    for (int m = 1; m <= everyone; m++) if (m >> me & 1 && height[m] > mug_ && __builtin_popcount(m) < least) least = __builtin_popcount(m);
    if (least < LARGEST) least = LARGEST;
    if (least > worth) least = worth;
    for (int m = 1; m <= everyone; m++) if (m >> me & 1 && height[m] > mug_ && __builtin_popcount(m) <= least) {
        Idea idea;
        int last[P] = {0};
        idea.members = m;
        for (int g = 0; g < kinds; g++) {
            if (!priced(me, m, prices, MARGIN + generosity[g], idea.shares, &value)) break;
            if (!memcmp(last, idea.shares, n * sizeof(int))) continue;
            memcpy(last, idea.shares, sizeof last);
            if (value <= stay) break;
            idea.chance = 1;
            for (int i = 0; i < n; i++) if (i != me && m >> i & 1) idea.chance *= says_yes(counted(m, idea.shares, i) - prices[i]);
            idea.worth = idea.chance * value + (1 - idea.chance) * stay;
            int place = number < most ? number++ : most;
            if (place == most) { if (out[most - 1].worth >= idea.worth) continue; place = most - 1; }
            while (place && out[place - 1].worth < idea.worth) { out[place] = out[place - 1]; place--; }
            out[place] = idea;
        }
    }
    return number;
}
static const Idea *ideas(int at, int me, int *number) {
    static const float plain[1] = {0};
    if (!table_[at].has_ideas[me]) { table_[at].n_ideas[me] = (char)think(at, me, plain, 1, table_[at].ideas[me], KEPT); table_[at].has_ideas[me] = 1; }
    *number = table_[at].n_ideas[me];
    return table_[at].ideas[me];
}
/* what a standing coalition is worth to everybody, looking a coalition further on */
static const float *foreseen(int at) {
    if (table_[at].has_expected) return table_[at].expected;
    const float *now = table_[at].values;
    const Idea *best[P];
    float stays = 1, whole = 0, sums[P] = {0};
    int number;
    for (int p = 0; p < n; p++) {
        const Idea *some = ideas(at, p, &number);
        best[p] = number && some[0].worth > now[p] + EAGER ? some : NULL;
    }
    for (int p = 0; p < n; p++) if (best[p]) {
        float weight = 1;
        for (int i = 0; i < n; i++) if (i != p && best[p]->members >> i & 1) {
            if (best[i] && best[i]->worth > counted(best[p]->members, best[p]->shares, i)) weight *= RELUCTANT;
            if (table_[at].members >> i & 1) weight *= breaks[i];
        }
        stays *= 1 - OUTBID * weight;
        whole += weight;
        for (int i = 0; i < n; i++) sums[i] += weight * counted(best[p]->members, best[p]->shares, i);
    }
    if (!whole) memcpy(table_[at].expected, now, sizeof(float) * P);
    else {
        if (!table_[at].members) stays = 0;
        for (int i = 0; i < n; i++) table_[at].expected[i] = stays * now[i] + (1 - stays) * sums[i] / whole;
    }
    table_[at].has_expected = 1;
    return table_[at].expected;
}

/* --- the rest of a talk in one's head ------------------------------------------------------------ */
typedef struct { int now, open[P], waiting[P], made[P], done, n_gone[P], gone[P][MOST_OFFERS]; float refused[P]; } Rehearsal;
static uint64_t lot_;
static int pick_in_thought(int k) { lot_ = lot_ * 6364136223846793005ull + 1442695040888963407ull; return (int)((lot_ >> 33) * (uint64_t)k >> 31); }
static void thought_stands(Rehearsal *r, int at) {
    r->now = at;
    for (int i = 0; i < n; i++) { r->open[i] = -1; r->waiting[i] = r->made[i] = r->n_gone[i] = 0; r->refused[i] = -1e9f; }
    r->done = 0;
}
static void thought_offer(Rehearsal *r, int seat, int at) {
    int others = table_[at].members & ~(1 << seat);
    r->made[seat]++;
    r->open[seat] = at; r->waiting[seat] = others; r->done &= ~others;
    if (!others) thought_stands(r, at);
}
static void thought_yes(Rehearsal *r, int seat, int p) {
    r->waiting[p] &= ~(1 << seat);
    if (!r->waiting[p] && r->open[p] >= 0) thought_stands(r, r->open[p]);
}
static void thought_done(Rehearsal *r, int seat) {
    for (int p = 0; p < n; p++) if (r->waiting[p] >> seat & 1 && r->open[p] >= 0) {
        float v = table_[r->open[p]].values[seat];
        if (v > r->refused[seat]) r->refused[seat] = v;
        if (r->n_gone[p] < MOST_OFFERS) r->gone[p][r->n_gone[p]++] = r->open[p];
        r->open[p] = -1; r->waiting[p] = 0;
    }
    r->done |= 1 << seat;
}
static float thought_worth(const Rehearsal *r, int at, int asked, int seat, float stay, const float *prices, int schooled) {
    float c = 1;
    for (int i = 0; i < n; i++) if (asked >> i & 1) {
        float v = table_[at].values[i];
        c *= says_yes(v - prices[i]);
        if (v <= r->refused[i] + 1e-6f) c *= REPEATED;
    }
    float value = schooled ? foreseen(at)[seat] : table_[at].values[seat];
    return c * value + (1 - c) * stay;
}
static void thought_word(Rehearsal *r, int seat, int schooled) {
    const float *prices = table_[r->now].values;
    float stay = prices[seat], best, w;
    if (schooled) {
        int active = 0;
        for (int i = 0; i < n; i++) active += i != seat && (r->open[i] >= 0 || (!(r->done >> i & 1) && r->made[i] < MOST_OFFERS));
        stay += (float)active / (n - 1) * (foreseen(r->now)[seat] - stay);
    }
    best = stay;
    int engaged = 0, asker[P], k = 0, yes = -1, chosen = -1;
    float asks[P];
    for (int p = 0; p < n; p++) if (r->open[p] >= 0 && table_[r->open[p]].members >> seat & 1) {
        w = thought_worth(r, r->open[p], r->waiting[p] & ~(1 << seat), seat, stay, prices, schooled);
        if (r->waiting[p] >> seat & 1) { asks[k] = w; asker[k++] = p; }
        else if (!engaged || w > best) { best = w; engaged = 1; }
    }
    for (int a = 0; a < k; a++) if (asks[a] > best) { best = asks[a]; yes = asker[a]; }
    if (!engaged && r->made[seat] < MOST_OFFERS) {
        int number, looked = 0;
        float least = best > stay + EAGER ? best : stay + EAGER;
        const Idea *some = ideas(r->now, seat, &number);
        for (int i = 0; i < number && looked < LOOKED_AT; i++) {
            int at = table_of(some[i].members, some[i].shares), was = 0;
            for (int g = 0; g < r->n_gone[seat]; g++) was |= r->gone[seat][g] == at;
            if (was) continue;
            w = thought_worth(r, at, some[i].members & ~(1 << seat), seat, stay, prices, schooled);
            if (w > least) { least = w; chosen = at; }
            looked++;
        }
    }
    if (chosen >= 0) thought_offer(r, seat, chosen);
    else if (yes >= 0) thought_yes(r, seat, yes);
    else thought_done(r, seat);
}
static int rehearse(Rehearsal *r, uint64_t lot, int schooled) {
    lot_ = lot * 0x9E3779B97F4A7C15ull + 7;
    for (int k = 0; k < LONGEST; k++) {
        int talking[P], number = 0;
        for (int i = 0; i < n; i++) if (!(r->done >> i & 1)) talking[number++] = i;
        if (!number) break;
        thought_word(r, talking[pick_in_thought(number)], schooled);
    }
    return r->now;
}

/* --- what they say ------------------------------------------------------------------------------- */
typedef struct { int kind /* 0 done, 1 yes, 2 offer */, whose, at; float expected; } Way;
static int by_expected(const void *a, const void *b) {
    float x = ((const Way *)a)->expected, y = ((const Way *)b)->expected;
    return x < y ? 1 : x > y ? -1 : 0;
}
static float all_say_yes(int at, int asked, const float *prices) {
    float c = 1;
    for (int i = 0; i < n; i++) if (asked >> i & 1) {
        float v = table_[at].values[i];
        c *= says_yes(v - prices[i]);
        for (int k = 0; k < n_refused; k++) if (refused[k].seat == i && counted(members_of(refused[k].shares), refused[k].shares, i) >= v - 1e-6f) { c *= REPEATED; break; }
    }
    return c;
}
/* what a counting player says: the kind of word, whose offer is accepted, or which offer is made */
static Way counted_word(int me) {
    static const float generosity[3] = {0, 0.6f, 1.2f};
    if (in_table > TABLES / 2) { table_turn++; in_table = 0; } /* all that was worked out is forgotten before it overflows */
    int none[P] = {0}, at = table_of(coalition, coalition ? shares : none), waits = 0, number = 1;
    const float *prices = table_[at].values;
    float stay = prices[me];
    Way ways[P + BEAM + 2];
    float best = -1e9f;
    int best_at = -1, best_asked = 0;
    for (int q = 0; q < n; q++) {
        int p = (me + q) % n; /* one's own first */
        if (!open_[p] || !offer[p][me] || (p != me && waiting[p] >> me & 1)) continue;
        int there = table_of(members_of(offer[p]), offer[p]);
        waits = 1;
        if (table_[there].values[me] > best) {
            best = table_[there].values[me]; best_at = there;
            best_asked = table_[there].members & ~(1 << me);
            if (p == me) best_asked &= waiting[me];
        }
    }
    ways[0] = (Way){0, me, at, stay};
    if (waits) {
        float c = all_say_yes(best_at, best_asked, prices);
        ways[0].expected = c * best + (1 - c) * stay;
        ways[0].at = best_at;
    }
    for (int p = 0; p < n; p++) if (open_[p] && p != me && waiting[p] >> me & 1) {
        int there = table_of(members_of(offer[p]), offer[p]);
        float c = all_say_yes(there, waiting[p] & ~(1 << me), prices);
        ways[number++] = (Way){1, p, there, c * table_[there].values[me] + (1 - c) * stay};
    }
    if (!waits && made[me] < MOST_OFFERS) {
        Idea some[BEAM + MOST_OFFERS];
        int k = think(at, me, generosity, 3, some, BEAM + MOST_OFFERS), looked = 0;
        for (int i = 0; i < k && looked < BEAM; i++) {
            int was = 0;
            for (int g = 0; g < n_gone[me]; g++) was |= !memcmp(gone[me][g], some[i].shares, n * sizeof(int));
            if (was) continue;
            looked++;
            int there = table_of(some[i].members, some[i].shares);
            float c = all_say_yes(there, some[i].members & ~(1 << me), prices), e = c * table_[there].values[me] + (1 - c) * stay;
            if (e > stay + EAGER) ways[number++] = (Way){2, me, there, e};
        }
    }
    if (number > 1) {
        Rehearsal start, r;
        qsort(ways, (size_t)number, sizeof(Way), by_expected);
        if (number > WIDTH) number = WIDTH;
        start.now = at; start.done = ready;
        for (int i = 0; i < n; i++) {
            start.open[i] = open_[i] ? table_of(members_of(offer[i]), offer[i]) : -1;
            start.waiting[i] = open_[i] ? waiting[i] : 0; start.made[i] = made[i]; start.n_gone[i] = n_gone[i];
            for (int g = 0; g < n_gone[i]; g++) start.gone[i][g] = table_of(members_of(gone[i][g]), gone[i][g]);
            start.refused[i] = -1e9f;
        }
        for (int k = 0; k < n_refused; k++) {
            int i = refused[k].seat;
            float v = counted(members_of(refused[k].shares), refused[k].shares, i);
            if (v > start.refused[i]) start.refused[i] = v;
        }
        int most = REHEARSALS * 4 / n;
        uint64_t lot = next64() >> 8;
        for (int w = 0; w < number; w++) {
            float sum = 0;
            for (int t = 0; t < most; t++) {
                r = start;
                if (ways[w].kind == 2) thought_offer(&r, me, ways[w].at);
                else if (ways[w].kind == 1) thought_yes(&r, me, ways[w].whose);
                else thought_done(&r, me);
                sum += table_[rehearse(&r, lot + (uint64_t)t, 2 * t < most)].values[me];
            }
            ways[w].expected = sum / most;
        }
        for (int w = 1; w < number; w++) if (ways[w].expected > ways[0].expected) ways[0] = ways[w];
    }
    return ways[0];
}

/* --- dice and council ---------------------------------------------------------------------------- */
static float grip(int me, float mine) {
    float others[P] = {0}, mean = 0;
    int k = 0;
    for (int i = 0; i < n; i++) if (i != me) { others[k++] = (float)strength[i]; mean += (float)strength[i] / (n - 1); }
    for (int i = 0; i < 2; i++) for (int j = i + 1; j < k; j++) if (others[j] > others[i]) { float t = others[i]; others[i] = others[j]; others[j] = t; }
    return worth * (GRIP[0] * (mine - mean) + GRIP[1] / (1 + expf(others[1] - mine)));
}
/* the card that is thrown for another roll, or 0 */
static int counted_roll(int me) {
    count_outlook();
    float then = 0, best = 0, now = grip(me, (float)strength[me]);
    int card = 0;
    for (int d = 1; d <= 6; d++) then += grip(me, (float)(strength[me] - dice[me] - 1 + d)) / 6;
    for (int c = 1; c <= 3; c++) if (hand[me][c]) {
        float value = then - now - (card_ + (c == 3 ? point_ : c == 1 ? -point_ : 0)) + press_;
        if (value > best) { best = value; card = c; }
    }
    return card;
}
static float turned(int me, const float *sh) {
    float gains[P];
    for (int i = 0; i < n; i++) gains[i] = sh[i] > 0 ? sh[i] : net_;
    return advantage(me, gains);
}
static float turned_to(int me, const int *sh) {
    float f[P];
    for (int i = 0; i < n; i++) f[i] = (float)sh[i];
    return turned(me, f);
}
static float turned_evenly(int me, int who) {
    float f[P], each = (float)worth / __builtin_popcount(who);
    for (int i = 0; i < n; i++) f[i] = who >> i & 1 ? each : 0;
    return turned(me, f);
}
static float side_points(const float *w, int side, int lead, int *cards_there) {
    int k = 0;
    for (int i = 0; i < n; i++) if (side >> i & 1) k += cards[i];
    *cards_there = k;
    float mean = w[0] + w[1] * lead + w[2] * k + w[3] * worth + w[4] * now_ahead.turns;
    return mean < 0 ? 0 : mean > MOST_POINTS * k ? MOST_POINTS * k : mean;
}
static float counted_victory(int me, float shown, int attending, int lead) {
    int ours, theirs;
    float defence = side_points(DEFENCE, coalition, lead, &ours), attack = side_points(ATTACK, attending, lead, &theirs), loose = DEFENCE[5], wild = ATTACK[5];
    if (coalition >> me & 1) {
        float part = ours ? 1 - (float)cards[me] / ours : 0;
        defence = shown + part * defence; loose *= sqrtf(part);
    } else if (attending >> me & 1) {
        float part = theirs ? 1 - (float)cards[me] / theirs : 0;
        attack = shown + part * attack; wild *= sqrtf(part);
    }
    return 0.5f + 0.5f * erff((attack - defence - lead - 0.5f) / (sqrtf(loose * loose + wild * wild + 0.3f) * 1.41421356f));
}
static float card_cost(int a, int b, int c) { return (a + b + c) * (card_ - press_) + (c - a) * point_; }
typedef struct { int defence, attack, counter[P], called; } Imagined;
static void imagined(int me, const Imagined *some, int k, int shown, int lead, float *chance_, float *turned_) {
    float won = 0, sum = 0;
    for (int i = 0; i < k; i++) if (some[i].called) {
        float margin = some[i].attack - some[i].defence - lead + (coalition >> me & 1 ? -shown : shown) - 0.5f;
        float c = 0.5f + 0.5f * erff(margin / (HAZE * 1.41421356f));
        won += c;
        sum += c * turned_to(me, some[i].counter);
    }
    *chance_ = won / k; *turned_ = won > 0 ? sum / won : 0;
}
/* which card a plain player of this kind pushes */
static int plain_push(int me, const int *mine, int present, int asked, int calling, int lead) {
    int opposition = everyone & ~coalition, others[P], k = 0, likely = present, number = __builtin_popcount(present);
    float paid = turned_to(me, shares), best, c, t;
    for (int i = 0; i < n; i++) if (opposition >> i & 1 && i != me && cards[i] && !(present >> i & 1)) others[k++] = i;
    if (calling) { if (!circle[coalition].known) look_at(coalition); c = asked ? circle[coalition].defeat : 0; t = turned_evenly(me, opposition); }
    else { c = counted_victory(me, 0, present, lead); t = turned_evenly(me, present); }
    best = paid + c * (t - paid);
    for (int i = 0; i < (int)(COMPANY * k + 0.5f); i++) likely |= 1 << others[i];
    int attending = likely | 1 << me, pushed = 0;
    if (__builtin_popcount(attending) > worth) attending = present | 1 << me;
    (void)number;
    t = turned_evenly(me, attending);
    for (int a = 0; a <= mine[1]; a++) for (int b = 0; b <= mine[2]; b++) for (int d = 0; d <= mine[3]; d++) if (a + b + d) {
        c = counted_victory(me, (float)(a + 2 * b + 3 * d), attending, lead);
        float value = paid + c * (t - paid) - card_cost(a, b, d);
        if (value > best) { best = value; pushed = a ? 1 : b ? 2 : 3; }
    }
    return pushed;
}
static int plain_seal(int me, const int *mine, int pushed, int attending, const int *counter, int lead) {
    float paid = turned_to(me, shares), t = turned_to(me, counter), best = -1e9f;
    int shown = 0;
    for (int a = 0; a <= mine[1] - (pushed == 1); a++) for (int b = 0; b <= mine[2] - (pushed == 2); b++) for (int d = 0; d <= mine[3] - (pushed == 3); d++) {
        float c = counted_victory(me, (float)(a + 2 * b + 3 * d + pushed), attending, lead), value = paid + c * (t - paid) - card_cost(a, b, d);
        if (value > best) { best = value; shown = a + 2 * b + 3 * d; }
    }
    return shown + pushed;
}
/* hands that the others may hold, from the cards that one does not see */
static void guess_hands(int me, const int *known_push, int guessed[P][4], int *pushes) {
    int pool[4], left = 0;
    for (int c = 1; c <= 3; c++) {
        pool[c] = deck[c] + discards[c];
        for (int i = 0; i < n; i++) if (i != me) pool[c] += hand[i][c];
        left += pool[c];
    }
    for (int i = 0; i < n; i++) {
        memset(guessed[i], 0, sizeof guessed[i]);
        pushes[i] = known_push[i];
        if (i == me) { memcpy(guessed[i], hand[i], sizeof guessed[i]); continue; }
        for (int k = 0; k < cards[i]; k++) {
            int lot = pick(left), c = lot < pool[1] ? 1 : lot < pool[1] + pool[2] ? 2 : 3;
            pool[c]--; left--; guessed[i][c]++;
            if (pushes[i] && !k) pushes[i] = c;
        }
    }
}
static void even_split(const int *order, int number, int *sh);
static void imagine_council(int me, const int *order, int there, int to_ask, int calling, const int *known_push, int first /* -1 sealed by oneself later, 0 stays out, else a card */, int started, int lead, Imagined *out) {
    int guessed[P][4], pushes[P], list[P], number = there, opposition = everyone & ~coalition;
    guess_hands(me, known_push, guessed, pushes);
    memcpy(list, order, sizeof(int) * (size_t)there);
    if (first > 0) {
        pushes[me] = first;
        list[number++] = me;
        if (calling) { calling = 0; to_ask = 0; for (int i = 0; i < n; i++) if (opposition >> i & 1 && i != me && cards[i]) to_ask |= 1 << i; }
    }
    to_ask &= ~(1 << me);
    if (started) while (to_ask && number < worth) {
        int seat = holder, present = 0;
        do seat = (seat + 1) % n; while (!(to_ask >> seat & 1));
        to_ask &= ~(1 << seat);
        for (int i = 0; i < number; i++) present |= 1 << list[i];
        int card = plain_push(seat, guessed[seat], present, to_ask, calling, lead);
        if (card) {
            pushes[seat] = card;
            list[number++] = seat;
            if (calling) { calling = 0; to_ask = 0; for (int i = 0; i < n; i++) if (opposition >> i & 1 && i != seat && i != me && cards[i]) to_ask |= 1 << i; }
        }
    }
    memset(out, 0, sizeof *out);
    if (!number) return;
    out->called = 1;
    even_split(list, number, out->counter);
    int attending = 0;
    for (int i = 0; i < number; i++) attending |= 1 << list[i];
    for (int i = 0; i < n; i++) if (i != me && (coalition | attending) >> i & 1) {
        int p = plain_seal(i, guessed[i], pushes[i], attending, out->counter, lead);
        if (coalition >> i & 1) out->defence += p; else out->attack += p;
    }
}
static int counted_push(int me, const int *order, int there, int asked, int calling, const int *pushed, int lead) {
    Imagined stay[GUESSES], go[GUESSES];
    int lowest = hand[me][1] ? 1 : hand[me][2] ? 2 : 3, chosen = 0;
    float paid = turned_to(me, shares), c, t, best;
    count_outlook();
    for (int g = 0; g < GUESSES; g++) {
        imagine_council(me, order, there, asked, calling, pushed, 0, 1, lead, &stay[g]);
        imagine_council(me, order, there, asked, calling, pushed, lowest, 1, lead, &go[g]);
    }
    imagined(me, stay, GUESSES, 0, lead, &c, &t);
    best = paid + c * (t - paid);
    for (int a = 0; a <= hand[me][1]; a++) for (int b = 0; b <= hand[me][2]; b++) for (int d = 0; d <= hand[me][3]; d++) if (a + b + d) {
        imagined(me, go, GUESSES, a + 2 * b + 3 * d, lead, &c, &t);
        float value = paid + c * (t - paid) - card_cost(a, b, d);
        if (value > best) { best = value; chosen = a ? 1 : b ? 2 : 3; }
    }
    return chosen;
}
static void counted_seal(int me, const int *order, int there, const int *pushed, int lead, int *chosen) {
    Imagined some[GUESSES];
    float paid = turned_to(me, shares), c, t, best = -1e9f;
    count_outlook();
    for (int g = 0; g < GUESSES; g++) imagine_council(me, order, there, 0, 0, pushed, -1, 0, lead, &some[g]);
    for (int a = 0; a <= hand[me][1] - (pushed[me] == 1); a++) for (int b = 0; b <= hand[me][2] - (pushed[me] == 2); b++) for (int d = 0; d <= hand[me][3] - (pushed[me] == 3); d++) {
        imagined(me, some, GUESSES, a + 2 * b + 3 * d + pushed[me], lead, &c, &t);
        float value = paid + c * (t - paid) - card_cost(a, b, d);
        if (value > best) { best = value; chosen[1] = a; chosen[2] = b; chosen[3] = d; }
    }
}
