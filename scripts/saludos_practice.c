/* Matches of Saludos Amigos between bots, very many of them, for scripts/practise_saludos_amigos.py.
 *
 * The rules without their formalities, and the bots of bigshot_desktop/games/saludos_amigos/bots as they decide in the
 * negotiation, at the dice and in the council (nobody proposes another split there). The cases that are written out must
 * be those of bargain.py, council.py and features.py, figure by figure.
 *
 *   saludos_practice NETS PLAYERS MATCHES SEED LEVELS OUT [CHECKS [EARLIER]]
 *
 * NETS holds the levels, what a card counts beyond the judge, the judge and the forecasts as text. LEVELS is a row of figures, a level for each: 0 easy … 3 expert (after + and
 * = also m: one who counts millions, as the bots did before the judge; y: a medium player who says yes to everything; e: an
 * expert who chooses by the file EARLIER, which begins like NETS after its levels); all seats
 * of a match get the same one by chance, or each its own if the row begins with +; after = there is one for each seat, and they
 * move round the table. Rows of figures (float) go into the files OUT.<name>, a summary to the standard output.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 7
#define MASKS 128
#define UNITS 8
#define INPUTS 24
#define W 13
#define MOST_OFFERS 3

typedef struct { int inputs, units; float linear[INPUTS], in[INPUTS][UNITS], bias[UNITS], out[UNITS]; } Net;
enum { JUDGE, PAID, PART, LASTS, PAID_LATER, PART_LATER, AGREES, STANDS, COMES, SHOWS, NETS };
static const char *NAMES[NETS] = {"judge", "paid", "part", "lasts", "paid_later", "part_later", "agrees", "stands", "comes", "shows"};
static Net net[NETS];
static FILE *file[NETS];

/* --- chance ------------------------------------------------------------------------------------ */
static uint64_t s0, s1;
static uint64_t next64(void) {
    uint64_t a = s0, b = s1, r = a + b;
    b ^= a; s0 = ((a << 24) | (a >> 40)) ^ b ^ (b << 16); s1 = (b << 37) | (b >> 27);
    return r;
}
static int pick(int n) { return (int)((next64() >> 32) * (uint64_t)n >> 32); }
static float uniform(void) { return (float)((next64() >> 40) + 0.5) / 16777216.0f; }
static float gauss(void) { return sqrtf(-2.0f * logf(uniform())) * cosf(6.2831853f * uniform()); }

static float score_by(const Net *one, const float *x) {
    float total = 0.0f;
    for (int i = 0; i < one->inputs; i++) total += one->linear[i] * x[i];
    if (!one->units) return total;
    float sum[UNITS]; /* always all of them: the compiler works them out side by side */
    memcpy(sum, one->bias, sizeof sum);
    for (int i = 0; i < one->inputs; i++) for (int u = 0; u < UNITS; u++) sum[u] += one->in[i][u] * x[i];
    for (int u = 0; u < UNITS; u++) total += one->out[u] * (1 - 2 / (1 + expf(2 * sum[u])));
    return total;
}
static float score(int which, const float *x) { return score_by(&net[which], x); }
static float chance(int which, const float *x) { return 1.0f / (1.0f + expf(-score(which, x))); }
static void note(int which, float label, const float *x) {
    if (!file[which]) return;
    fwrite(&label, 4, 1, file[which]);
    fwrite(x, 4, (size_t)net[which].inputs, file[which]);
}

/* --- what the bag will bring ------------------------------------------------------------------- */
typedef struct { float turns, journalists, bonus, ending; } Ahead;
static Ahead memo[3][2][3][4][5][6][7];
static char known[3][2][3][4][5][6][7];
static Ahead ahead_of(const int *s, int journalists) {
    int completed = 0, left = 21;
    for (int i = 0; i < 6; i++) { completed += s[i] == i + 1; left -= s[i]; }
    if (completed >= 4 || journalists >= 2) return (Ahead){0, 0, 0, 1};
    char *k = &known[journalists][s[0]][s[1]][s[2]][s[3]][s[4]][s[5]];
    Ahead *m = &memo[journalists][s[0]][s[1]][s[2]][s[3]][s[4]][s[5]];
    if (*k) return *m;
    float press = 3.0f - journalists, share;
    Ahead a = {0, 0, 0, 0};
    if (completed < 3) { a.journalists = press / left; share = 1.0f / left; }
    else {
        share = 1.0f / (left + press);
        Ahead l = ahead_of(s, journalists + 1);
        a.turns += press * share * l.turns;
        a.journalists += press * share * (1.0f + l.journalists);
        a.bonus += press * share * l.bonus;
        if (journalists + 1 >= 2) a.ending += press * share;
    }
    for (int i = 0; i < 6; i++) {
        if (s[i] == i + 1) continue;
        float c = (i + 1 - s[i]) * share;
        if (s[i] + 1 == i + 1 && completed + 1 == 4) { a.bonus += c * (i + 1); a.ending += c; continue; }
        int t[6];
        memcpy(t, s, sizeof t);
        t[i]++;
        Ahead l = ahead_of(t, journalists);
        a.turns += c * (1.0f + l.turns);
        a.journalists += c * l.journalists;
        a.bonus += c * l.bonus;
    }
    *k = 1;
    return *m = a;
}

/* --- the table --------------------------------------------------------------------------------- */
static int n, everyone;
static int holder, sections[6], completed, journalists, money[P], hand[P][4], cards[P], deck[4], discards[4];
static float points_told[P];
static int broken[P], kept[P], yeses[P], noes[P];
static struct { float noise, fondness; int width, beam; } LEVEL[7];
typedef struct { float hold, drop, ahead; Net judge; } Choosing; /* see payouts.py */
static Choosing choosing[2]; /* what seats choose by: those of level EARLIER by the second */
static int level[P];
#define COUNTS 4 /* the level of players who count millions, see saludos_counters.h */
#define SAYS_YES 5 /* a medium player who says yes to everything */
#define EARLIER 6 /* an expert who chooses by other figures */
#define chooses_by(seat) (&choosing[level[seat] == EARLIER])
#define counts(seat) (level[seat] == COUNTS)
/* Guests talk by simple rules of their own, and keep to them all match long; at the dice and in the council most are like the
 * others. So the bots learn what to expect of players who are not like themselves. */
enum { NOBODY, YES, PLAIN, EVEN, MORE, STYLES };
static int guests, guest[P], generous[P], thrifty[P];
static float pushy; /* how much the players of a match like councils: tables differ */
#define EAGERNESS (0.02f * (n - 3))
#define UNLIKELY 0.05f
#define WORTH_A_WORD 0.001f
#define TASTE 0.2f
#define MANY_TURNS 16.0f
#define CARE 0.25f /* of the errors of a talk, those with cards */
#define JUDGED 14
#define ASKED 21
#define SMALL 2.5f
#define LARGE 4.0f
#define MOST_AHEAD 4.0f
#define PUSHED 1.5f
#define TOGETHER 0.7f

static int hand_points(int seat) { return hand[seat][1] + 2 * hand[seat][2] + 3 * hand[seat][3]; }
static float public_points(int seat, int number) {
    float p = points_told[seat];
    if (p < number) p = (float)number;
    return p > 3.0f * number ? 3.0f * number : p;
}
static int councils_so_far, turns_so_far;
static float habit(void) { return (councils_so_far + 1.0f) / (turns_so_far + 4.0f) - 0.25f; }
static void features(Ahead a, float lead, float mon, float c, float p, float *x) {
    lead *= 0.1f;
    float h = 0.2f * c;
    x[0] = lead; x[1] = lead / (0.3f + sqrtf(a.turns)); x[2] = lead / (0.5f + a.turns); x[3] = 0.05f * mon;
    x[4] = h; x[5] = 0.1f * a.turns * h; x[6] = 0.1f * p; x[7] = 0.05f * p * a.bonus; x[8] = h * a.journalists;
    x[9] = a.journalists / (1.0f + mon); x[10] = 0.2f * (c < 3 ? c : 3); x[11] = 0.02f * a.turns * (c < 3 ? c : 3);
    x[12] = h * habit(); x[13] = 0.1f * a.turns * x[12];
}

/* one turn */
static int turn, worth, dice[P], strength[P], mug, coalition, shares[P];
static int offer[P][P], open_[P], waiting[P], made[P], ready, gone[P][MOST_OFFERS][P], n_gone[P];
static struct { int seat, shares[P]; } refused[64];
static int n_refused;
static Ahead now_ahead;
static float odds[P][W], points[P], before[P], relative[P], faith[P];
static int held[P]; /* cards with those pushed */
static int height[MASKS], payable[MASKS] /* the height where there is a million for each, else 0 */, n_above, above_height, above_[MASKS];
static float later_[MASKS][P];
static char later_known[MASKS];
static float even_lasts[MASKS]; /* how likely a coalition lasts that shares evenly; below 0 where nobody has asked yet */
static float hunches[P][MASKS + 1];
static char hunch_known[P][MASKS + 1];

/* what each card of a seat adds beyond what the judge says: the less, the larger hands are, and more where a seat has more
 * cards than the others */
static float lean_[P];
static void set_lean(void) {
    float hands = 0, large;
    for (int i = 0; i < n; i++) hands += held[i];
    large = (hands / n - SMALL) / (LARGE - SMALL);
    for (int i = 0; i < n; i++) {
        float more = held[i] - (hands - held[i]) / (n - 1);
        const Choosing *by = chooses_by(i);
        lean_[i] = by->hold - by->drop * (large < 0 ? 0 : large > 1 ? 1 : large);
        lean_[i] += by->ahead * (n - 3) * (more < 0 ? 0 : more > MOST_AHEAD ? MOST_AHEAD : more);
    }
}
static int talking; /* in a negotiation all but beginners are sober: no cards are spent there */
static float late_; /* weaker levels are the fonder of their cards, the less these are good for */
static float taste[P]; /* what a seat thinks of a card beyond what the judge says */
static float fondness_of(int seat) { return talking && level[seat] ? 0 : LEVEL[level[seat]].fondness * late_; }
static float odd(int seat, int share, float more_cards, float more_points) {
    float x[JUDGED], mean = (float)worth;
    for (int i = 0; i < n; i++) mean += money[i];
    mean /= n;
    float m = (float)(money[seat] + share);
    features(now_ahead, m - mean, m, held[seat] + more_cards, points[seat] + more_points, x);
    return expf(score_by(&chooses_by(seat)->judge, x) + (taste[seat] + lean_[seat] + fondness_of(seat)) * (held[seat] + more_cards));
}
static void set_relative(const int *str, float *rel) {
    int whole = 0;
    for (int i = 0; i < n; i++) whole += str[i];
    for (int i = 0; i < n; i++) rel[i] = (float)str[i] * n / whole - 1.0f;
}
static void prepare(void) {
    for (int i = 0; i < n; i++) {
        held[i] = cards[i];
        points[i] = public_points(i, cards[i]);
        faith[i] = (broken[i] + 2.0f) / (broken[i] + kept[i] + 4.0f);
    }
    now_ahead = ahead_of(sections, journalists);
    float sum = 0;
    set_lean();
    late_ = now_ahead.turns < MANY_TURNS ? 1 - now_ahead.turns / MANY_TURNS : 0;
    for (int i = 0; i < n; i++) {
        for (int s = 0; s <= worth; s++) odds[i][s] = odd(i, s, s ? 0 : 1, s ? 0.0f : 2.0f);
        sum += odds[i][0];
    }
    for (int i = 0; i < n; i++) before[i] = odds[i][0] / sum;
    set_relative(strength, relative);
    height[0] = 0;
    for (int m = 1; m <= everyone; m++) height[m] = height[m & (m - 1)] + strength[__builtin_ctz(m)];
    for (int m = 0; m <= everyone; m++) payable[m] = __builtin_popcount(m) <= worth ? height[m] : 0;
    memset(later_known, 0, sizeof later_known);
    for (int m = 0; m <= everyone; m++) even_lasts[m] = -1;
    above_height = -1;
}
static void paid_chances(const int *sh, float *out) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += out[i] = odds[i][sh[i]];
    for (int i = 0; i < n; i++) out[i] /= sum;
}
static void expected_chances(const float *paid, const float *part, float *out) {
    float sum = 0;
    for (int i = 0; i < n; i++) {
        float at = part[i] * worth;
        if (at < 1) at = 1;
        int low = (int)at;
        if (low > worth) low = worth;
        int high = low < worth ? low + 1 : worth;
        float there = odds[i][low] + (at - low) * (odds[i][high] - odds[i][low]);
        sum += out[i] = odds[i][0] + paid[i] * (there - odds[i][0]);
    }
    for (int i = 0; i < n; i++) out[i] /= sum;
}
static int members_of(const int *sh) {
    int m = 0;
    for (int i = 0; i < n; i++) if (sh[i]) m |= 1 << i;
    return m;
}
static void set_above(int h) {
    if (above_height == h) return;
    above_height = h;
    n_above = 0;
    for (int m = 1; m <= everyone; m++)
        if (height[m] > h && __builtin_popcount(m) <= worth) above_[n_above++] = m;
}
static void lasting_case(const int *sh, float life, float *x) {
    int m = members_of(sh), out = everyone & ~m, number = __builtin_popcount(m), best = 1 << 20;
    int price[P], inside = 0, outside = 0;
    float chances = 0, trust = 0;
    for (int i = 0; i < n; i++) {
        price[i] = sh[i] + 1;
        if (m >> i & 1) { inside += held[i]; chances += before[i]; trust += faith[i]; } else outside += held[i];
    }
    int cost[MASKS], least = height[m];
    cost[0] = 0;
    for (int i = 0; i < n; i++) for (int k = 0; k < 1 << i; k++) cost[k | 1 << i] = cost[k] + price[i];
    for (int k = 0; k <= everyone; k++) {
        int there = payable[k] > least ? cost[k] : 1 << 20;
        best = there < best ? there : best;
    }
    float room = -1.5f;
    if (best < 1 << 20) { room = 0.1f * (worth - best); if (room < -1) room = -1; }
    x[0] = 1; x[1] = 0.1f * n; x[2] = 0.1f * (height[m] - height[out]); x[3] = room; x[4] = life * room; x[5] = life;
    x[6] = 0.1f * inside; x[7] = 0.1f * outside; x[8] = (float)number / n; x[9] = 0.1f * worth;
    x[10] = 0.2f * worth / (n - number > 1 ? n - number : 1); x[11] = 0.1f * now_ahead.turns; x[12] = chances;
    x[13] = trust / (number > 1 ? number : 1) - 0.5f; x[14] = outside ? 0 : 1;
}
static void later_case(int seat, int m, float *x) {
    int out = everyone & ~m;
    x[0] = 1; x[1] = 0.1f * n; x[2] = (float)(m >> seat & 1); x[3] = relative[seat]; x[4] = 0.1f * (height[m] - height[out]);
    x[5] = (float)__builtin_popcount(m) / n; x[6] = before[seat] * n - 1; x[7] = 0.2f * held[seat]; x[8] = 0.1f * worth;
}
static const float *later(int m) {
    if (!later_known[m]) {
        float paid[P], part[P], x[INPUTS];
        for (int i = 0; i < n; i++) { later_case(i, m, x); paid[i] = chance(PAID_LATER, x); part[i] = chance(PART_LATER, x); }
        expected_chances(paid, part, later_[m]);
        later_known[m] = 1;
    }
    return later_[m];
}
static void values(const int *sh, float life, float *out) {
    float x[INPUTS], paid[P];
    lasting_case(sh, life, x);
    float lasts = chance(LASTS, x);
    const float *fall = later(members_of(sh));
    paid_chances(sh, paid);
    for (int i = 0; i < n; i++) out[i] = lasts * paid[i] + (1 - lasts) * fall[i];
}

/* a talk, as everybody hears it */
typedef struct { int coalition, shares[P], offer[P][P], open[P], waiting[P], left[P]; float life; } Talk;
static void set_life(Talk *t) {
    int active = 0;
    for (int i = 0; i < n; i++) active += t->left[i] || t->open[i];
    t->life = (float)active / n;
}
static void hear(Talk *t) {
    t->coalition = coalition;
    memcpy(t->shares, shares, sizeof shares);
    memcpy(t->offer, offer, sizeof offer);
    memcpy(t->open, open_, sizeof open_);
    memcpy(t->waiting, waiting, sizeof waiting);
    for (int i = 0; i < n; i++) t->left[i] = ready >> i & 1 ? 0 : MOST_OFFERS - made[i];
    set_life(t);
}
static void without(Talk *t, int seat) {
    for (int i = 0; i < n; i++) if (t->waiting[i] >> seat & 1) { t->open[i] = 0; t->waiting[i] = 0; }
    t->left[seat] = 0;
    set_life(t);
}
static void hope_case(int seat, const Talk *t, float rel, float *x) {
    int asked = 0, others = 0;
    for (int i = 0; i < n; i++) if (t->open[i] && i != seat) {
        if (t->offer[i][seat]) { if (t->offer[i][seat] > asked) asked = t->offer[i][seat]; } else others++;
    }
    x[0] = 1; x[1] = 0.1f * n; x[2] = rel; x[3] = 0.1f * worth; x[4] = 0.1f * now_ahead.turns; x[5] = before[seat] * n - 1;
    x[6] = 0.2f * held[seat]; x[7] = t->life; x[8] = (float)t->left[seat] / MOST_OFFERS;
    x[9] = t->open[seat] ? (float)t->offer[seat][seat] / worth : 0; x[10] = (float)(t->open[seat] != 0);
    x[11] = (float)asked / worth; x[12] = (float)(asked != 0); x[13] = (float)others / n;
}
static void hopes(const Talk *t, const float *rel, float *out) {
    float paid[P], part[P], x[INPUTS];
    for (int i = 0; i < n; i++) { hope_case(i, t, rel[i], x); paid[i] = chance(PAID, x); part[i] = chance(PART, x); }
    expected_chances(paid, part, out);
}
static void now_of(const Talk *t, float *out) {
    if (t->coalition) values(t->shares, t->life, out); else hopes(t, relative, out);
}
/* what a circle of partners must be paid so that none of them loses by it, at a first glance; what is left */
static int cheapest(int me, int m, const float *now, int *sh) {
    int even[P] = {0}, count = __builtin_popcount(m), place = 0, left = worth;
    for (int i = 0; i < n; i++) if (m >> i & 1) { even[i] = worth / count + (place < worth % count); place++; }
    float x[INPUTS], rest = 0;
    if (even_lasts[m] < 0) { lasting_case(even, 1, x); even_lasts[m] = chance(LASTS, x); }
    float lasts = even_lasts[m];
    const float *fall = later(m);
    for (int i = 0; i < n; i++) rest += odds[i][even[i]];
    memset(sh, 0, sizeof(int) * P);
    for (int i = 0; i < n; i++) if (i != me && m >> i & 1) {
        float others = rest - odds[i][even[i]], wanted = now[i] - (1 - lasts) * fall[i];
        int least = 1;
        while (least < worth && lasts * odds[i][least] / (odds[i][least] + others) < wanted) least++;
        sh[i] = least;
        left -= least;
    }
    sh[me] = left > 0 ? left : 0;
    return left;
}
/* the best each seat could hope for from an offer of its own, with what stands */
static float dreams_[P];
static int dreams_known;
static const float *dreams(void) {
    if (!dreams_known) {
        Talk t;
        float now[P], v[P];
        int sh[P];
        memset(&t, 0, sizeof t);
        t.coalition = coalition;
        memcpy(t.shares, shares, sizeof shares);
        for (int i = 0; i < n; i++) t.left[i] = MOST_OFFERS;
        t.life = 1;
        now_of(&t, now);
        set_above(mug);
        for (int i = 0; i < n; i++) {
            dreams_[i] = now[i];
            for (int a = 0; a < n_above; a++) if (above_[a] >> i & 1 && cheapest(i, above_[a], now, sh) > 0) {
                values(sh, 1, v);
                if (v[i] > dreams_[i]) dreams_[i] = v[i];
            }
        }
        dreams_known = 1;
    }
    return dreams_;
}
typedef struct { const Talk *talk; float now[P], refused[P]; int n_open[P], whose[P][P]; float with[P][P]; } Hearing;
static void listen(Hearing *h, const Talk *t) {
    float v[P];
    h->talk = t;
    now_of(t, h->now);
    for (int i = 0; i < n; i++) { h->refused[i] = 0; h->n_open[i] = 0; }
    for (int i = 0; i < n_refused; i++) {
        values(refused[i].shares, 1, v);
        int s = refused[i].seat;
        if (v[s] > h->refused[s]) h->refused[s] = v[s];
    }
    for (int p = 0; p < n; p++) if (t->open[p]) {
        values(t->offer[p], 1, v);
        for (int i = 0; i < n; i++) if (t->offer[p][i]) { int k = h->n_open[i]++; h->whose[i][k] = p; h->with[i][k] = v[i]; }
    }
}
static void agreement_case(int seat, int proposer, const int *sh, float mine, const Hearing *h, float *x) {
    const Talk *t = h->talk;
    if (mine < 1e-9f) mine = 1e-9f;
    float gain = logf(mine / (h->now[seat] > 1e-9f ? h->now[seat] : 1e-9f)), share = (float)sh[seat] / worth, rival = 0;
    gain = gain > 1.5f ? 1.5f : gain < -1.5f ? -1.5f : gain;
    int number = __builtin_popcount(members_of(sh));
    for (int k = 0; k < h->n_open[seat]; k++) if (h->whose[seat][k] != proposer && h->with[seat][k] > rival) rival = h->with[seat][k];
    if (rival > 0) { rival = logf(rival / mine); rival = rival > 1 ? 1 : rival < -1 ? -1 : rival; }
    x[0] = 1; x[1] = 0.1f * n; x[2] = gain; x[3] = gain > 0 ? gain : 0; x[4] = share * number - 1; x[5] = share;
    x[6] = (float)number / n; x[7] = relative[seat]; x[8] = t->life; x[9] = (float)t->left[seat] / MOST_OFFERS;
    x[10] = mine <= h->refused[seat] + 1e-6f; x[11] = t->shares[seat] != 0; x[12] = 0.1f * worth; x[13] = rival;
    x[14] = t->open[seat] != 0; x[15] = before[proposer] * n - 1; x[16] = (yeses[seat] + 2.0f) / (yeses[seat] + noes[seat] + 4.0f) - 0.5f;
    float far = logf(mine / dreams()[seat]);
    x[17] = far < -1 ? -1 : far > 1 ? 1 : far;
    float fair = share * height[members_of(sh)] / strength[seat] - 1;
    x[18] = fair > 1 ? 1 : fair; x[19] = share - (float)sh[proposer] / worth; x[20] = share - (float)t->shares[seat] / worth;
}
static void stands_case(const float *chances, int k, const Talk *t, float *x) {
    float all = 1;
    int offers = 0;
    for (int i = 0; i < k; i++) all *= chances[i];
    all = all < 1e-4f ? 1e-4f : all > 1 - 1e-4f ? 1 - 1e-4f : all;
    for (int i = 0; i < n; i++) offers += t->open[i] != 0;
    x[0] = 1; x[1] = 0.1f * n; x[2] = logf(all / (1 - all)); x[3] = 0.2f * k; x[4] = t->life; x[5] = t->coalition != 0;
    x[6] = (float)offers / n;
}
static float agreement(int proposer, const int *sh, int asked, const Hearing *h, const float *v) {
    if (!asked) return 1;
    float chances[P], x[INPUTS];
    int k = 0;
    for (int i = 0; i < n; i++) if (asked >> i & 1) { agreement_case(i, proposer, sh, v[i], h, x); chances[k++] = chance(AGREES, x); }
    stands_case(chances, k, h->talk, x);
    return chance(STANDS, x);
}

/* --- offers ------------------------------------------------------------------------------------ */
typedef struct { int shares[P]; float chance, value, gain; } Plan;
static int was_declined(int seat, const int *sh, const int asks[][P], int n_asks) {
    for (int i = 0; i < n_gone[seat]; i++) if (!memcmp(gone[seat][i], sh, n * sizeof(int))) return 1;
    for (int i = 0; i < n_asks; i++) if (!memcmp(asks[i], sh, n * sizeof(int))) return 1;
    return 0;
}
static int by_gain(const void *a, const void *b) {
    float x = ((const Plan *)a)->gain, y = ((const Plan *)b)->gain;
    return x < y ? 1 : x > y ? -1 : 0;
}
static int plans(int me, const Hearing *h, const int asks[][P], int n_asks, int width, Plan *found) {
    static Plan rough[MASKS];
    int n_rough = 0, n_found = 0;
    float v[P], stay[P];
    Talk after = *h->talk;
    if (after.left[me] > 0) after.left[me]--;
    set_life(&after);
    now_of(&after, stay);
    set_above(height[h->talk->coalition]);
    for (int a = 0; a < n_above; a++) {
        int m = above_[a];
        if (!(m >> me & 1)) continue;
        Plan *r = &rough[n_rough];
        int left = cheapest(me, m, h->now, r->shares);
        if (left <= 0) continue;
        r->shares[me] = left;
        values(r->shares, 1, v);
        r->gain = v[me];
        n_rough++;
    }
    qsort(rough, n_rough, sizeof(Plan), by_gain);
    for (int r = 0; r < n_rough && r < width; r++) {
        int sh[P], partners[P], k = 0, falling = 0, have = 0;
        memcpy(sh, rough[r].shares, sizeof sh);
        for (int i = 0; i < n; i++) if (sh[i] && i != me) partners[k++] = i;
        Plan best = {0};
        while (sh[me] > 0) {
            float chances[P], x[INPUTS];
            values(sh, 1, v);
            if (!k) {
                if (!was_declined(me, sh, asks, n_asks)) { memcpy(best.shares, sh, sizeof sh); best.chance = 1; best.value = v[me]; best.gain = v[me] - stay[me]; have = 1; }
                break;
            }
            int poorest = 0;
            for (int i = 0; i < k; i++) {
                agreement_case(partners[i], me, sh, v[partners[i]], h, x);
                chances[i] = chance(AGREES, x);
                if (chances[i] < chances[poorest]) poorest = i;
            }
            if (!was_declined(me, sh, asks, n_asks)) {
                stands_case(chances, k, h->talk, x);
                float agreed = chance(STANDS, x), gain = agreed * (v[me] - stay[me]);
                if (!have || gain > best.gain) {
                    memcpy(best.shares, sh, sizeof sh);
                    best.chance = agreed; best.value = v[me]; best.gain = gain; have = 1; falling = 0;
                } else if (++falling > 1) break;
            }
            sh[partners[poorest]]++;
            sh[me]--;
        }
        if (have) found[n_found++] = best;
    }
    qsort(found, n_found, sizeof(Plan), by_gain);
    return n_found;
}

static float hunch(int seat, int about) {
    if (LEVEL[level[seat]].noise == 0) return 0;
    if (!hunch_known[seat][about]) { hunches[seat][about] = LEVEL[level[seat]].noise * gauss(); hunch_known[seat][about] = 1; }
    return hunches[seat][about];
}

#include "saludos_counters.h"

/* --- notes for the lessons --------------------------------------------------------------------- */
#define MANY 4000
static float hope_notes[MANY][P][14], standing_case[MANY][15], standing_later[MANY][P][9];
static int standing_shares[MANY][P], n_hopes, n_standing;
static struct { int k, seat[P], answer[P]; float agrees[P][ASKED], stands[7], said; } open_note[P];
static long turns_, unpaid_, councils_, overthrown_, offers_, stood_, sizes_[P + 1];
static double said_;
static long bin_n[10], bin_stood[10];
static double bin_said[10];

/* some coalitions with all that is known of them, so that the script can see whether the bots would know the same */
#define CHECKED 300
static FILE *checks;
static int n_checks;
static void check_standing(const int *sh, float life) {
    float x[INPUTS];
    if (!checks || n_checks++ >= CHECKED) return;
    for (int i = 0; i < 6; i++) fprintf(checks, "%d ", sections[i]);
    fprintf(checks, "%d %d %.7g %.7g", journalists, worth, habit(), life);
    for (int i = 0; i < n; i++) fprintf(checks, " %d %d %.7g %d %.7g %d", money[i], held[i], points[i], strength[i], faith[i], sh[i]);
    lasting_case(sh, life, x);
    for (int k = 0; k < 15; k++) fprintf(checks, " %.7g", x[k]);
    for (int i = 0; i < n; i++) { later_case(i, members_of(sh), x); for (int k = 0; k < 9; k++) fprintf(checks, " %.7g", x[k]); }
    fprintf(checks, "\n");
}
static void note_standing(const int *sh, float life) {
    check_standing(sh, life);
    if (n_standing == MANY) return;
    memcpy(standing_shares[n_standing], sh, sizeof(int) * P);
    lasting_case(sh, life, standing_case[n_standing]);
    for (int i = 0; i < n; i++) later_case(i, members_of(sh), standing_later[n_standing][i]);
    n_standing++;
}
static void close_note(int p, int stands) {
    if (!open_note[p].k) return;
    float said = open_note[p].said;
    offers_++; stood_ += stands; said_ += said;
    int b = (int)(said * 10);
    b = b > 9 ? 9 : b;
    bin_n[b]++; bin_stood[b] += stands; bin_said[b] += said;
    if (file[STANDS]) {
        float row[2 + 7 + (P - 1) * ASKED] = {0};
        row[0] = (float)stands; row[1] = (float)open_note[p].k;
        memcpy(row + 2, open_note[p].stands, 7 * 4);
        for (int i = 0; i < open_note[p].k; i++) memcpy(row + 9 + ASKED * i, open_note[p].agrees[i], ASKED * 4);
        fwrite(row, 4, sizeof row / 4, file[STANDS]);
    }
    for (int i = 0; i < open_note[p].k; i++) if (open_note[p].answer[i] >= 0) note(AGREES, (float)open_note[p].answer[i], open_note[p].agrees[i]);
    open_note[p].k = 0;
}
static void pay_notes(const int *paid) {
    for (int k = 0; k < n_hopes; k++) for (int i = 0; i < n; i++) {
        note(PAID, paid[i] > 0, hope_notes[k][i]);
        if (paid[i]) note(PART, (float)paid[i] / worth, hope_notes[k][i]);
    }
    for (int k = 0; k < n_standing; k++) {
        int same = !memcmp(standing_shares[k], paid, n * sizeof(int));
        note(LASTS, (float)same, standing_case[k]);
        if (!same) for (int i = 0; i < n; i++) {
            note(PAID_LATER, paid[i] > 0, standing_later[k][i]);
            if (paid[i]) note(PART_LATER, (float)paid[i] / worth, standing_later[k][i]);
        }
    }
}

/* --- the talk ---------------------------------------------------------------------------------- */
static void clear_offers(void) {
    dreams_known = 0;
    memset(offer, 0, sizeof offer); memset(open_, 0, sizeof open_); memset(waiting, 0, sizeof waiting);
    memset(made, 0, sizeof made); memset(n_gone, 0, sizeof n_gone);
    n_refused = 0;
}
static void succeed(const int *sh) {
    for (int i = 0; i < n; i++) if (shares[i]) { if (sh && sh[i]) broken[i]++; else kept[i]++; }
}
static void stand(int p) {
    int sh[P];
    memcpy(sh, offer[p], sizeof sh);
    succeed(sh);
    close_note(p, 1);
    for (int i = 0; i < n; i++) close_note(i, 0);
    memcpy(shares, sh, sizeof sh);
    coalition = members_of(sh);
    mug = height[coalition];
    clear_offers();
    ready = 0;
    note_standing(shares, 1);
}
static void end_offer(int p, int seat) {
    noes[seat]++;
    for (int i = 0; i < open_note[p].k; i++) if (open_note[p].seat[i] == seat) open_note[p].answer[i] = 0;
    close_note(p, 0);
    if (n_gone[p] < MOST_OFFERS) memcpy(gone[p][n_gone[p]++], offer[p], sizeof offer[p]);
    if (n_refused < 64) { refused[n_refused].seat = seat; memcpy(refused[n_refused++].shares, offer[p], sizeof offer[p]); }
    open_[p] = 0; waiting[p] = 0;
}
static void say_done(int seat) {
    for (int p = 0; p < n; p++) if (waiting[p] >> seat & 1) end_offer(p, seat);
    ready |= 1 << seat;
}
static void say_yes(int seat, int p) {
    yeses[seat]++;
    for (int i = 0; i < open_note[p].k; i++) if (open_note[p].seat[i] == seat) open_note[p].answer[i] = 1;
    waiting[p] &= ~(1 << seat);
    if (!waiting[p]) stand(p);
}
static void say_offer(int seat, const Plan *plan, const Hearing *h) {
    int m = members_of(plan->shares), others = m & ~(1 << seat), k = 0;
    float v[P], chances[P];
    if (others) {
        values(plan->shares, 1, v);
        for (int i = 0; i < n; i++) if (others >> i & 1) {
            open_note[seat].seat[k] = i; open_note[seat].answer[k] = -1;
            agreement_case(i, seat, plan->shares, v[i], h, open_note[seat].agrees[k]);
            chances[k] = chance(AGREES, open_note[seat].agrees[k]);
            k++;
        }
        stands_case(chances, k, h->talk, open_note[seat].stands);
        open_note[seat].said = chance(STANDS, open_note[seat].stands);
        open_note[seat].k = k;
    }
    memcpy(offer[seat], plan->shares, sizeof offer[seat]);
    open_[seat] = 1; waiting[seat] = others; made[seat]++;
    if (!others) stand(seat); else ready &= ~others;
}
/* the offer of a guest: the cheapest partners above the mug, or an even split with a majority of the strengths */
static int guest_offer(int me, Plan *plan) {
    int best = 0, own = shares[me];
    set_above(mug);
    for (int a = 0; a < n_above; a++) {
        int m = above_[a], sh[P] = {0}, left = worth, count = __builtin_popcount(m), place = 0;
        if (!(m >> me & 1) || (guest[me] == EVEN && 2 * height[m] <= height[everyone])) continue;
        for (int i = 0; i < n; i++) if (m >> i & 1 && i != me) {
            place++;
            sh[i] = guest[me] == EVEN ? worth / count + (place <= worth % count) : shares[i] + generous[me];
            left -= sh[i];
        }
        sh[me] = left;
        float liking = left + 0.2f * uniform() + (2 * height[m] > height[everyone] ? 0.5f * generous[me] : 0);
        if (left > own && (!best || liking > plan->value) && !was_declined(me, sh, NULL, 0)) {
            memcpy(plan->shares, sh, sizeof sh);
            plan->value = liking;
            best = 1;
        }
    }
    return best;
}
/* what guests say; 0 if they talk like the others this time */
static int speak_as_guest(int me, const int asks[][P], const int *asker, int n_asks, int agreed, const Hearing *h) {
    int best = -1;
    Plan plan;
    memset(&plan, 0, sizeof plan);
    for (int a = 0; a < n_asks; a++) if (best < 0 || asks[a][me] > asks[best][me]) best = a;
    if (guest[me] == YES) { if (best >= 0) say_yes(me, asker[best]); else say_done(me); return 1; }
    if (guest[me] == MORE) {
        if (best < 0 || made[me] >= MOST_OFFERS || open_[me] || agreed) return 0;
        int giver = -1;
        for (int i = 0; i < n; i++) if (i != me && (giver < 0 || asks[best][i] > asks[best][giver])) giver = i;
        memcpy(plan.shares, asks[best], sizeof plan.shares);
        plan.shares[giver]--; plan.shares[me]++;
        if (plan.shares[giver] < 1 || was_declined(me, plan.shares, NULL, 0)) return 0;
        say_offer(me, &plan, h);
        return 1;
    }
    if (best >= 0 && asks[best][me] > shares[me] && (guest[me] == PLAIN || asks[best][me] * __builtin_popcount(members_of(asks[best])) + 1 >= worth)) {
        say_yes(me, asker[best]);
        return 1;
    }
    if (made[me] < MOST_OFFERS && !open_[me] && !agreed && guest_offer(me, &plan)) say_offer(me, &plan, h);
    else say_done(me);
    return 1;
}
static void speak(int me) {
    Talk talk, quiet;
    Hearing h, q;
    float v[P], best, value;
    int asks[P][P], asker[P], n_asks = 0, agreed = 0, strongest = 0, tops[P], k = 0;
    for (int p = 0; p < n; p++) if (open_[p] && p != me && offer[p][me]) {
        if (waiting[p] >> me & 1) { memcpy(asks[n_asks], offer[p], sizeof offer[p]); asker[n_asks++] = p; } else agreed = 1;
    }
    if (!counts(me)) for (int a = 0; a < n_asks; a++) if (open_[me] && !memcmp(asks[a], offer[me], n * sizeof(int))) { say_yes(me, asker[a]); return; }
    if (!n_asks && !agreed && !open_[me]) {
        for (int i = 0; i < n; i++) if (i != me) tops[k++] = strength[i];
        for (int i = 0; i < k; i++) for (int j = i + 1; j < k; j++) if (tops[j] > tops[i]) { int t = tops[i]; tops[i] = tops[j]; tops[j] = t; }
        strongest = strength[me];
        for (int i = 0; i < k && i < worth - 1; i++) strongest += tops[i];
        if (made[me] >= MOST_OFFERS || strongest <= mug) { say_done(me); return; }
    }
    hear(&talk);
    listen(&h, &talk);
    if (uniform() < 0.25f) {
        if (coalition) note_standing(shares, talk.life);
        else if (n_hopes < MANY) { for (int i = 0; i < n; i++) hope_case(i, &talk, relative[i], hope_notes[n_hopes][i]); n_hopes++; }
    }
    if (counts(me)) {
        Way way = counted_word(me);
        if (way.kind == 1) say_yes(me, way.whose);
        else if (way.kind == 2) {
            Plan plan;
            memset(&plan, 0, sizeof plan);
            memcpy(plan.shares, table_[way.at].shares, sizeof plan.shares);
            say_offer(me, &plan, &h);
        } else say_done(me);
        return;
    }
    if (guest[me] && speak_as_guest(me, (const int (*)[P])asks, asker, n_asks, agreed, &h)) return;
    float eager = coalition ? 0 : EAGERNESS * h.now[me], stay[P];
    quiet = talk;
    without(&quiet, me);
    now_of(&quiet, stay);
    best = stay[me];
    if (open_[me] || agreed) {
        int any = 0;
        float most = 0, bonus = 0;
        listen(&q, &quiet);
        for (int p = 0; p < n; p++) if (open_[p] && offer[p][me] && (p == me || !(waiting[p] >> me & 1))) {
            values(offer[p], 1, v);
            float likely = agreement(p, offer[p], waiting[p] & ~(1 << me), &q, v), worth_ = stay[me] + likely * (v[me] - stay[me]);
            if (!any || worth_ > most) { most = worth_; bonus = likely * eager; any = 1; }
        }
        best = most + bonus;
    }
    best *= 1 + hunch(me, MASKS);
    int yes = -1, chosen = -1;
    float best_ask = 0;
    for (int a = 0; a < n_asks; a++) {
        values(asks[a], 1, v);
        if (v[me] > best_ask) best_ask = v[me];
        float likely = agreement(asker[a], asks[a], waiting[asker[a]] & ~(1 << me), &h, v);
        value = (h.now[me] + likely * (v[me] - h.now[me]) + likely * eager) * (1 + hunch(me, members_of(asks[a])));
        if (value > best) { best = value; yes = a; }
    }
    static Plan found[MASKS];
    if (made[me] < MOST_OFFERS && !open_[me] && !agreed) {
        Talk after = talk;
        if (after.left[me] > 0) after.left[me]--;
        set_life(&after);
        now_of(&after, stay);
        int number = plans(me, &h, (const int (*)[P])asks, n_asks, LEVEL[level[me]].width, found);
        for (int i = 0; i < number && i < LEVEL[level[me]].beam; i++) {
            Plan *f = &found[i];
            float gain = f->chance * (f->value + eager - stay[me]);
            if (f->chance > UNLIKELY && gain > WORTH_A_WORD * h.now[me] && f->value > best_ask) {
                value = (stay[me] + f->chance * (f->value - stay[me]) + f->chance * eager) * (1 + hunch(me, members_of(f->shares)));
                if (value > best) { best = value; chosen = i; }
            }
        }
    }
    if (chosen >= 0) say_offer(me, &found[chosen], &h);
    else if (yes >= 0) say_yes(me, asker[yes]);
    else say_done(me);
}

/* --- the council ------------------------------------------------------------------------------- */
static void shows_case(int seat, int attending, int share, int lead, float *x) {
    int inside = coalition >> seat & 1, own = inside ? coalition : attending, other = inside ? attending : coalition;
    int ours = 0, theirs = 0;
    for (int i = 0; i < n; i++) { if (own >> i & 1) ours += held[i]; if (other >> i & 1) theirs += held[i]; }
    float a = 0.1f * (inside ? lead : -lead);
    x[0] = 1; x[1] = 0.1f * n; x[2] = (float)inside; x[3] = a; x[4] = fabsf(a); x[5] = 0.2f * held[seat]; x[6] = (float)share / worth;
    x[7] = 0.1f * worth; x[8] = 0.1f * now_ahead.turns; x[9] = 0.1f * ours; x[10] = 0.1f * theirs;
    x[11] = (float)__builtin_popcount(own) / n; x[12] = before[seat] * n - 1;
}
static void comes_case(int seat, int attending, int lead, float *x) {
    int outside = 0, inside = 0, there = __builtin_popcount(attending);
    for (int i = 0; i < n; i++) { if (coalition >> i & 1) inside += held[i]; else outside += held[i]; }
    x[0] = 1; x[1] = 0.1f * n; x[2] = there == 0; x[3] = 0.1f * lead; x[4] = 0.2f * held[seat]; x[5] = 0.1f * worth;
    x[6] = 0.2f * worth / (there + 1); x[7] = 0.1f * now_ahead.turns; x[8] = 0.1f * outside; x[9] = 0.1f * inside;
    x[10] = (float)there / n; x[11] = before[seat] * n - 1;
}
static void balance(int me, int attending, const int *counter, int lead, float *mean, float *deviation) {
    float m = -(float)lead, spread = 0.25f, x[INPUTS];
    for (int i = 0; i < n; i++) if (i != me && (coalition | attending) >> i & 1) {
        int out = attending >> i & 1;
        float p = points[i] - (out ? PUSHED : 0), added = 0;
        if (p > 0) {
            shows_case(i, attending, out ? counter[i] : shares[i], lead, x);
            float part = chance(SHOWS, x);
            added = part * p;
            spread += part * (1 - part) * (TOGETHER * p * p + (1 - TOGETHER) * 2 * p);
        }
        m += out ? PUSHED + added : -added;
    }
    *mean = m; *deviation = sqrtf(spread);
}
static float victory(int me, float mean, float deviation, float shown) {
    float margin = mean + (coalition >> me & 1 ? -shown : shown);
    return 0.5f + 0.5f * erff((margin - 0.5f) / (deviation * 1.41421356f));
}
static float after(int me, const int *sh, int used, int used_points) {
    float sum = 0, extra = (float)(hand_points(me)) - points[me] - used_points, mine;
    mine = odd(me, sh[me], (float)-used + (sh[me] ? 0 : 1), extra + (sh[me] ? 0 : 2.0f));
    for (int i = 0; i < n; i++) sum += i == me ? mine : odds[i][sh[i]];
    return mine / sum;
}
static void even_split(const int *order, int number, int *sh) {
    memset(sh, 0, sizeof(int) * P);
    for (int i = 0; i < number; i++) sh[order[i]] = worth / number + (i < worth % number);
}
/* the card pushed (0 to stay out) */
static int consider(int me, const int *order, int there, int asked, int calling, int lead) {
    int present = 0, list[P], number = there, with_me[P], others[P], n_others = 0;
    float x[INPUTS], calls = 1, best, mean, deviation;
    for (int i = 0; i < there; i++) { present |= 1 << order[i]; others[n_others++] = order[i]; }
    if (calling) {
        for (int i = 0; i < n; i++) if (asked >> i & 1) { comes_case(i, 0, lead, x); calls *= 1 - (held[i] ? chance(COMES, x) : 0); }
        calls = 1 - calls;
    }
    int room = worth - there - 1;
    memcpy(list, order, sizeof(int) * there);
    list[number++] = me;
    for (int i = 0; i < n; i++) if (!(coalition >> i & 1) && i != me && !(present >> i & 1) && cards[i] && room > 0) {
        comes_case(i, present | 1 << me, lead, x);
        if (chance(COMES, x) > 0.5f) { list[number++] = i; others[n_others++] = i; room--; }
    }
    even_split(list, number, with_me);
    if (!n_others && calls > 0 && asked) others[n_others++] = __builtin_ctz(asked);
    float paid = after(me, shares, 0, 0), defeat = 0;
    best = paid;
    if (n_others && calls > 0) {
        int sh[P], attending = 0;
        even_split(others, n_others, sh);
        for (int i = 0; i < n_others; i++) attending |= 1 << others[i];
        balance(me, attending, sh, lead, &mean, &deviation);
        defeat = calls * victory(me, mean, deviation, 0);
        best = paid + defeat * (after(me, sh, 0, 0) - paid);
    }
    best *= 1 + CARE * LEVEL[level[me]].noise * gauss();
    int attending = 0, pushed = 0;
    for (int i = 0; i < number; i++) attending |= 1 << list[i];
    balance(me, attending, with_me, lead, &mean, &deviation);
    float noise[4];
    for (int c = 1; c <= 3; c++) noise[c] = pushy + CARE * LEVEL[level[me]].noise * gauss();
    for (int a = 0; a <= hand[me][1]; a++) for (int b = 0; b <= hand[me][2]; b++) for (int c = 0; c <= hand[me][3]; c++) {
        int used = a + b + c, shown = a + 2 * b + 3 * c;
        if (!used) continue;
        float w = victory(me, mean, deviation, (float)shown), kept_ = after(me, shares, used, shown);
        float value = kept_ + w * (after(me, with_me, used, shown) - kept_);
        for (int card = 1; card <= 3; card++) if ((card == 1 ? a : card == 2 ? b : c) && value * noise[card] > best) { best = value * noise[card]; pushed = card; }
    }
    return pushed;
}
static void choose_cards(int me, int attending, const int *counter, int pushed, int lead, int *chosen) {
    float mean, deviation, best = -1;
    balance(me, attending, counter, lead, &mean, &deviation);
    for (int a = 0; a <= hand[me][1] - (pushed == 1); a++) for (int b = 0; b <= hand[me][2] - (pushed == 2); b++) for (int c = 0; c <= hand[me][3] - (pushed == 3); c++) {
        int used = a + b + c + (pushed > 0), shown = a + 2 * b + 3 * c + pushed;
        float w = victory(me, mean, deviation, (float)shown), kept_ = after(me, shares, used, shown);
        float value = (kept_ + w * (after(me, counter, used, shown) - kept_)) * (1 + CARE * LEVEL[level[me]].noise * gauss());
        if (value > best) { best = value; chosen[1] = a; chosen[2] = b; chosen[3] = c; }
    }
}
/* who is paid what: 1 if the coalition is */
static void hold_council(int *paid) {
    int opposition = everyone & ~coalition, lead = mug - height[opposition], order[P], there = 0, pushed[P] = {0}, asked = 0;
    float x[INPUTS];
    memcpy(paid, shares, sizeof(int) * P);
    for (int i = 0; i < n; i++) if (opposition >> i & 1 && cards[i]) asked |= 1 << i;
    int to_ask = asked, calling = 1;
    while (to_ask && there < worth) {
        int seat = holder;
        do seat = (seat + 1) % n; while (!(to_ask >> seat & 1));
        to_ask &= ~(1 << seat);
        int present = 0;
        for (int i = 0; i < there; i++) present |= 1 << order[i];
        int card = thrifty[seat] ? 0 : counts(seat) ? counted_push(seat, order, there, to_ask, calling, pushed, lead) : consider(seat, order, there, to_ask, calling, lead);
        comes_case(seat, present, lead, x);
        note(COMES, card > 0, x);
        if (card) {
            pushed[seat] = card;
            order[there++] = seat;
            if (calling) { calling = 0; to_ask = asked & ~(1 << seat); }
        }
    }
    if (!there) return;
    councils_++;
    councils_so_far++;
    int counter[P], attending = 0, chosen[P][4], sides[2] = {height[opposition], mug};
    memset(chosen, 0, sizeof chosen);
    even_split(order, there, counter);
    for (int i = 0; i < there; i++) attending |= 1 << order[i];
    for (int i = 0; i < n; i++) if ((coalition | attending) >> i & 1) {
        int rest = hand_points(i) - pushed[i];
        if (rest <= 0) continue;
        if (counts(i)) counted_seal(i, order, there, pushed, lead, chosen[i]);
        else if (!thrifty[i]) choose_cards(i, attending, counter, pushed[i], lead, chosen[i]);
        shows_case(i, attending, coalition >> i & 1 ? shares[i] : counter[i], lead, x);
        note(SHOWS, (float)(chosen[i][1] + 2 * chosen[i][2] + 3 * chosen[i][3]) / rest, x);
    }
    for (int i = 0; i < n; i++) if ((coalition | attending) >> i & 1) {
        if (pushed[i]) chosen[i][pushed[i]]++;
        for (int c = 1; c <= 3; c++) {
            hand[i][c] -= chosen[i][c]; cards[i] -= chosen[i][c]; discards[c] += chosen[i][c];
            sides[coalition >> i & 1] += c * chosen[i][c]; points_told[i] -= (float)(c * chosen[i][c]);
        }
    }
    if (sides[0] > sides[1]) { overthrown_++; memcpy(paid, counter, sizeof counter); }
}

/* --- turns ------------------------------------------------------------------------------------- */
static void draw(int seat) {
    int left = deck[1] + deck[2] + deck[3], lot = pick(left), c = lot < deck[1] ? 1 : lot < deck[1] + deck[2] ? 2 : 3;
    deck[c]--; hand[seat][c]++; cards[seat]++; points_told[seat] += 2;
}
/* the card that is thrown for another roll, or 0 */
static int roll_or_not(int me) {
    int rolled[P];
    Talk t;
    memset(&t, 0, sizeof t);
    for (int i = 0; i < n; i++) t.left[i] = MOST_OFFERS;
    t.life = 1;
    float out[P], rel[P], then = 0, whole = odd(me, 0, 0, 0), best, noise = CARE * LEVEL[level[me]].noise;
    hopes(&t, relative, out);
    best = out[me] * (1 + noise * gauss());
    memcpy(rolled, strength, sizeof rolled);
    for (int d = 1; d <= 6; d++) {
        rolled[me] = strength[me] - dice[me] - 1 + d;
        set_relative(rolled, rel);
        hopes(&t, rel, out);
        then += out[me] / 6;
    }
    int gone_card = 0;
    for (int c = 1; c <= 3; c++) if (hand[me][c]) {
        float part = odd(me, 0, -1, (float)-c) / whole, value = then * part / (then * part + 1 - then) * (1 + noise * gauss());
        if (value > best) { best = value; gone_card = c; }
    }
    return gone_card;
}
static void roll_again(void) {
    int done = 0;
    for (int i = 0; i < n; i++) if (!cards[i]) done |= 1 << i;
    while (done != everyone) {
        int me;
        do me = pick(n); while (done >> me & 1);
        prepare();
        int gone_card = counts(me) ? counted_roll(me) : roll_or_not(me);
        if (!gone_card) { done |= 1 << me; continue; }
        hand[me][gone_card]--; cards[me]--; discards[gone_card]++; points_told[me] -= 1.4f;
        dice[me] = 1 + pick(6);
        strength[me] = dice[me] + cards[me];
        if (!cards[me]) done |= 1 << me;
    }
}
static float lesson[64][P][JUDGED];
static int lessons;
static void look(void) {
    Ahead a = ahead_of(sections, journalists);
    float mean = 0;
    int viewer = pick(n);
    for (int i = 0; i < n; i++) mean += (float)money[i] / n;
    if (lessons < 64) {
        for (int i = 0; i < n; i++)
            features(a, money[i] - mean, (float)money[i], (float)cards[i], i == viewer ? (float)hand_points(i) : public_points(i, cards[i]), lesson[lessons][i]);
        lessons++;
    }
}
static void negotiate(void) {
    coalition = mug = ready = 0;
    memset(shares, 0, sizeof shares);
    clear_offers();
    n_hopes = n_standing = 0;
    for (int i = 0; i < P; i++) open_note[i].k = 0;
    memset(hunch_known, 0, sizeof hunch_known);
    talking = 1;
    prepare();
    count_table();
    while (ready != everyone) {
        int seat;
        do seat = pick(n); while (ready >> seat & 1);
        speak(seat);
    }
    for (int i = 0; i < n; i++) close_note(i, 0);
    talking = 0;
    prepare();
    succeed(NULL);
    int paid[P] = {0}, drawers = 0;
    if (coalition) hold_council(paid);
    turns_++;
    turns_so_far++;
    int number = __builtin_popcount(members_of(paid));
    unpaid_ += !number;
    sizes_[number]++;
    pay_notes(paid);
    for (int i = 0; i < n; i++) { money[i] += paid[i]; drawers += !paid[i]; }
    if (deck[1] + deck[2] + deck[3] < drawers) for (int c = 1; c <= 3; c++) { deck[c] += discards[c]; discards[c] = 0; }
    if (deck[1] + deck[2] + deck[3] >= drawers) for (int k = 1; k <= n; k++) { int i = (holder + k) % n; if (!paid[i]) draw(i); }
}
static int number_of(char level_) { return level_ == 'm' ? COUNTS : level_ == 'y' ? SAYS_YES : level_ == 'e' ? EARLIER : level_ - '0'; }
static void match(const char *levels) {
    int some = (int)strlen(levels);
    memset(sections, 0, sizeof sections); memset(money, 0, sizeof money); memset(discards, 0, sizeof discards);
    memset(broken, 0, sizeof broken); memset(kept, 0, sizeof kept); memset(yeses, 0, sizeof yeses); memset(noes, 0, sizeof noes);
    completed = journalists = turn = lessons = councils_so_far = turns_so_far = 0;
    int mixed = levels[0] == '+' || levels[0] == '=', same = levels[mixed + pick(some - mixed)] - '0', moved = pick(n);
    pushy = mixed ? 1 : 1 + 0.06f * gauss() - 0.02f;
    deck[1] = 18 - n; deck[2] = 20 - n; deck[3] = 18 - n;
    for (int i = 0; i < n; i++) {
        hand[i][1] = hand[i][2] = hand[i][3] = 1;
        cards[i] = 3; points_told[i] = 6; level[i] = 0;
    }
    /* Equals teach best: among unequal players the judge would learn by which habits to tell the better ones. */
    for (int i = 0; i < n; i++) {
        if (levels[0] == '=') level[i] = number_of(levels[1 + (i + moved) % n % (some - 1)]);
        else level[i] = mixed ? number_of(levels[1 + pick(some - 1)]) : same;
    }
    /* In one match of three half of the seats are guests. */
    guests = !mixed && pick(3) == 0;
    for (int i = 0; i < n; i++) {
        guest[i] = level[i] == SAYS_YES ? YES : guests && pick(2) ? 1 + pick(STYLES - 1) : NOBODY;
        generous[i] = 1 + pick(2);
        thrifty[i] = guests && pick(8) == 0;
    }
    holder = pick(n);
    for (;;) {
        look();
        int left = 21, press = 3 - journalists, tile = 0;
        for (int i = 0; i < 6; i++) left -= sections[i];
        int lot = pick(left + press);
        turn++;
        for (int i = 0; i < 6 && !tile; i++) { int there = i + 1 - sections[i]; if (lot < there) tile = i + 1; else lot -= there; }
        if (!tile) {
            int smallest = 99;
            for (int i = 0; i < n; i++) if (cards[i] < smallest) smallest = cards[i];
            for (int i = 0; i < n; i++) { int back = cards[i] - smallest; money[i] -= back < money[i] ? back : money[i]; }
            if (completed >= 3 && ++journalists == 2) break;
            holder = (holder + 1) % n;
            continue;
        }
        worth = tile + sections[tile - 1] + 1;
        if (++sections[tile - 1] == tile && ++completed == 4) {
            int most = 0;
            for (int i = 0; i < n; i++) if (hand_points(i) > most) most = hand_points(i);
            for (int i = 0; i < n; i++) if (hand_points(i) == most) money[i] += tile;
            break;
        }
        for (int i = 0; i < n; i++) { dice[i] = 1 + pick(6); strength[i] = dice[i] + cards[i]; }
        /* Tastes differ, or nobody would ever find out what a hand is good for that all others throw away. They change
         * from turn to turn: if they lasted, a hand would tell the judge what its owner is going to do. */
        for (int i = 0; i < n; i++) taste[i] = mixed || uniform() < 0.5f ? 0 : TASTE * gauss();
        roll_again();
        negotiate();
        holder = (holder + 1) % n;
    }
    int most = -1, winners = 0;
    for (int i = 0; i < n; i++) if (money[i] > most) most = money[i];
    for (int i = 0; i < n; i++) winners += money[i] == most;
    /* Guests would teach the judge by which hands to tell them from better players. */
    if (file[JUDGE] && !guests) for (int k = 0; k < lessons; k++) {
        for (int i = 0; i < n; i++) { float won = money[i] == most ? 1.0f / winners : 0; fwrite(&won, 4, 1, file[JUDGE]); }
        for (int i = 0; i < n; i++) fwrite(lesson[k][i], 4, JUDGED, file[JUDGE]);
    }
}

static int read_net(FILE *from, Net *one) {
    if (fscanf(from, "%d %d", &one->inputs, &one->units) != 2 || one->inputs > INPUTS || one->units > UNITS) return 0;
    for (int i = 0; i < one->inputs; i++) if (fscanf(from, "%f", &one->linear[i]) != 1) return 0;
    for (int u = 0; u < one->units; u++) {
        for (int i = 0; i < one->inputs; i++) if (fscanf(from, "%f", &one->in[i][u]) != 1) return 0;
        if (fscanf(from, "%f %f", &one->bias[u], &one->out[u]) != 2) return 0;
    }
    return 1;
}
static int read_choosing(FILE *from, Choosing *one) {
    return fscanf(from, "%f %f %f", &one->hold, &one->drop, &one->ahead) == 3 && read_net(from, &one->judge);
}
static double won_[7];
static long seats_[7];
int main(int argc, char **argv) {
    if (argc < 7) return 2;
    FILE *nets = fopen(argv[1], "r");
    if (!nets) return 2;
    for (int k = 0; k < 4; k++) if (fscanf(nets, "%f %f %d %d", &LEVEL[k].noise, &LEVEL[k].fondness, &LEVEL[k].width, &LEVEL[k].beam) != 4) return 3;
    LEVEL[COUNTS] = LEVEL[3];
    LEVEL[SAYS_YES] = LEVEL[1];
    LEVEL[EARLIER] = LEVEL[3];
    if (!read_choosing(nets, &choosing[0])) return 3;
    choosing[1] = choosing[0];
    if (argc > 8) {
        FILE *other = fopen(argv[8], "r");
        if (!other || !read_choosing(other, &choosing[1])) return 3;
        fclose(other);
    }
    net[JUDGE] = choosing[0].judge;
    for (int k = JUDGE + 1; k < NETS; k++) if (!read_net(nets, &net[k])) return 3;
    n = atoi(argv[2]);
    everyone = (1 << n) - 1;
    long matches = atol(argv[3]);
    s0 = (uint64_t)atol(argv[4]) * 0x9E3779B97F4A7C15ull + 1; s1 = s0 ^ 0xD1B54A32D192ED03ull;
    for (int i = 0; i < 20; i++) next64();
    if (strcmp(argv[6], "-")) for (int k = 0; k < NETS; k++) {
        char name[512];
        snprintf(name, sizeof name, "%s.%s", argv[6], NAMES[k]);
        file[k] = fopen(name, "wb");
    }
    if (argc > 7 && strcmp(argv[7], "-")) checks = fopen(argv[7], "w");
    for (long m = 0; m < matches; m++) {
        match(argv[5]);
        int most = -1, winners = 0;
        for (int i = 0; i < n; i++) if (money[i] > most) most = money[i];
        for (int i = 0; i < n; i++) winners += money[i] == most;
        for (int i = 0; i < n; i++) { seats_[level[i]]++; if (money[i] == most) won_[level[i]] += 1.0 / winners; }
    }
    printf("%ld turns, nobody paid in %.1f %%; councils in %.1f %%, overthrown %.1f %%\n", turns_, 100.0 * unpaid_ / turns_, 100.0 * councils_ / turns_, 100.0 * overthrown_ / turns_);
    printf("paid members:");
    for (int k = 0; k <= n; k++) printf(" %d: %.1f %%", k, 100.0 * sizes_[k] / turns_);
    printf("\noffers %.1f a turn, foretold to stand %.1f %%, stood %.1f %%\n", (double)offers_ / turns_, 100 * said_ / offers_, 100.0 * stood_ / offers_);
    for (int b = 0; b < 10; b++) if (bin_n[b]) printf("  %2d-%d %%: %8ld offers, foretold %.1f %%, stood %.1f %%\n", 10 * b, 10 * b + 10, bin_n[b], 100 * bin_said[b] / bin_n[b], 100.0 * bin_stood[b] / bin_n[b]);
    for (int k = 0; k < 7; k++) if (seats_[k]) printf("level %d: wins %.1f %% of its seats (equal: %.1f %%)\n", k, 100 * won_[k] / seats_[k], 100.0 / n);
    for (int k = 0; k < NETS; k++) if (file[k]) fclose(file[k]);
    return 0;
}
