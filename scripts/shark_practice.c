/* Shark played by the judge against itself and against other styles: the judge learns from who wins.
 *
 * Started by scripts/practise_shark.py, which hands over what the judge knows and first makes sure that this program sees
 * the same features in a position as the bots do. Seats play as the bots of the level "hard" think: every building is
 * judged after full settlement, the best ones with the deals after them, and deals by climbing from holding to holding.
 * Against others they may also look ahead as experts do: PATHS are the paths of dice along which the judge plays the
 * rivals' turns in its mind before it builds and deals (its rivals then do so along 36), 0 if nobody does.
 *
 *   shark_practice features POSITIONS
 *   shark_practice learn    PLAYERS COUNTED MATCHES SEED JUDGE|- OUT RATE TRACE HIDDEN MONEY
 *   shark_practice against  PLAYERS COUNTED MATCHES SEED JUDGE RIVAL|money PATHS
 *   shark_practice measure  PLAYERS COUNTED MATCHES SEED JUDGE
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { C = 4, Z = 6, SQ = 120, COLS = 12, MOST = 6, TOP = 15, EACH = 18, SHARES = 60, LIMIT = 5 };
enum { F = 61, MAXH = 40, LEAGUE = 10, KINDS = 26, HELD = 400, KEPT = 700 };
#define FLOOR 6.0

typedef unsigned __int128 B;

static uint64_t rs;
static uint64_t rnd(void) { rs ^= rs << 13; rs ^= rs >> 7; rs ^= rs << 17; return rs * 0x2545F4914F6CDD1DULL; }
static double uni(void) { return (rnd() >> 11) * (1.0 / 9007199254740992.0); }
static int below(int n) { return (int)(uni() * n); }
static double gauss(void) { double a = uni() + 1e-12, b = uni(); return sqrt(-2 * log(a)) * cos(6.283185307179586 * b); }

/* ---- the world ---- */
static B touching[SQ], in_zone[Z], not_first, not_last, everywhere;
static int zone_of[SQ], around[SQ][4], naround[SQ], counts[EACH + 3];
static int players, counted;

static B bit(int s) { return (B)1 << s; }
static int low(B b) { uint64_t l = (uint64_t)b; return l ? __builtin_ctzll(l) : 64 + __builtin_ctzll((uint64_t)(b >> 64)); }
static int pop(B b) { return __builtin_popcountll((uint64_t)b) + __builtin_popcountll((uint64_t)(b >> 64)); }
static B beside(B s) { return ((s << 1 & not_first) | (s >> 1 & not_last) | s << COLS | s >> COLS) & everywhere; }

static void make_world(int most) {
  counted = most;
  for (int n = 0; n < EACH + 3; n++) counts[n] = n < 2 ? 0 : n < most ? n : most;
  for (int s = 0; s < SQ; s++) {
    int row = s / COLS, col = s % COLS;
    zone_of[s] = row / 5 * 3 + col / 4;
    in_zone[zone_of[s]] |= bit(s);
    everywhere |= bit(s);
    if (col) not_first |= bit(s);
    if (col < COLS - 1) not_last |= bit(s);
  }
  for (int s = 0; s < SQ; s++) {
    touching[s] = beside(bit(s));
    naround[s] = 0;
    for (B b = touching[s]; b; b &= b - 1) around[s][naround[s]++] = low(b);
  }
}

/* ---- the map ---- */
typedef struct {
  B mask[EACH * C + 1], built[C];
  int8_t at[SQ], owner[EACH * C + 1], size[EACH * C + 1];
  int n, sums[C], lone[C], values[C], used[C];
} Map;

typedef struct { int8_t company, square, rise, bonus, fall[C], falls, last; } Kind;

static void empty_map(Map *m) { memset(m, 0, sizeof *m); memset(m->at, -1, sizeof m->at); }
static int valued(int sum, int lone) { return sum > TOP ? TOP : sum ? sum : lone ? 1 : 0; }

static void build(Map *m, int c, int sq) {
  B joined = bit(sq);
  int number = m->n++, seen[4], ns = 0;
  for (int i = 0; i < naround[sq]; i++) {
    int ch = m->at[around[sq][i]], old = ch < 0;
    for (int j = 0; j < ns; j++) old |= seen[j] == ch;
    if (old) continue;
    seen[ns++] = ch;
    int o = m->owner[ch];
    m->sums[o] -= counts[m->size[ch]];
    m->lone[o] -= m->size[ch] == 1;
    if (o == c) joined |= m->mask[ch];
    else {
      m->built[o] ^= m->mask[ch];
      for (B b = m->mask[ch]; b; b &= b - 1) m->at[low(b)] = -1;
      m->values[o] = valued(m->sums[o], m->lone[o]);
    }
  }
  int size = pop(joined);
  if (size == 1) m->lone[c]++;
  else m->sums[c] += counts[size];
  for (B b = joined; b; b &= b - 1) m->at[low(b)] = (int8_t)number;
  m->owner[number] = (int8_t)c;
  m->size[number] = (int8_t)size;
  m->mask[number] = joined;
  m->built[c] |= joined;
  m->used[c]++;
  m->values[c] = m->sums[c] ? valued(m->sums[c], 0) : 1;
}

/* What a building on an empty square would do; 0 where a rival's chain is too large. */
static int building(const Map *m, int c, int sq, Kind *k) {
  int mine[4], nm = 0, foreign[4], nf = 0, size = 1, total = m->sums[c];
  for (int i = 0; i < naround[sq]; i++) {
    int ch = m->at[around[sq][i]];
    if (ch < 0) continue;
    int *list = m->owner[ch] == c ? mine : foreign, *n = m->owner[ch] == c ? &nm : &nf, old = 0;
    for (int j = 0; j < *n; j++) old |= list[j] == ch;
    if (old) continue;
    list[(*n)++] = ch;
    if (list == mine) { size += m->size[ch]; total -= counts[m->size[ch]]; }
  }
  for (int j = 0; j < nf; j++) if (m->size[foreign[j]] >= size) return 0;
  total += counts[size];
  int now = total > TOP ? TOP : total ? total : 1, rise = now - m->values[c];
  memset(k, 0, sizeof *k);
  k->company = (int8_t)c;
  k->square = (int8_t)sq;
  k->rise = (int8_t)rise;
  k->bonus = (int8_t)(rise > 0 ? now : size == 1 ? 1 : 0);
  k->last = now == TOP || m->used[c] + 1 >= EACH;
  if (rise < 0) { k->fall[c] = (int8_t)-rise; k->falls = 1; }
  int sum[C], lone[C];
  for (int o = 0; o < C; o++) { sum[o] = m->sums[o]; lone[o] = m->lone[o]; }
  for (int j = 0; j < nf; j++) {
    int o = m->owner[foreign[j]], s = m->size[foreign[j]];
    sum[o] -= counts[s];
    lone[o] -= s == 1;
    k->fall[o] = (int8_t)(m->values[o] - valued(sum[o], lone[o]));
    k->falls = 1;
  }
  return 1;
}

/* ---- what can be built: one of each kind, by zone and company ---- */
typedef struct { Kind k[KINDS]; int n; } Cell;
typedef struct {
  Cell cell[Z][C];
  int first[Z][C], zones[Z][C]; /* the first zone in which a company can build the same, and in how many it can */
  int same[Z], together;        /* zones in which all companies can build the same: where, and how many there are */
  int many[Z];
  double room[C], fall[C], lead[C], exposed[C], used[C], time, built, end;
  int worst[C], values[C], built_n[C], preys[C], ending[C];
} Outlook;
typedef struct { double company, free, fewest; } Odds;

static int same_kind(const Kind *a, const Kind *b) {
  return a->rise == b->rise && a->bonus == b->bonus && a->last == b->last && !memcmp(a->fall, b->fall, C);
}
static int same_cell(const Cell *a, const Cell *b) {
  if (a->n != b->n) return 0;
  for (int i = 0; i < a->n; i++) if (!same_kind(&a->k[i], &b->k[i])) return 0;
  return 1;
}
static void find_alike(Outlook *o) {
  for (int c = 0; c < C; c++)
    for (int z = 0; z < Z; z++) {
      int y = 0;
      while (y < z && (o->first[y][c] != y || !same_cell(&o->cell[y][c], &o->cell[z][c]))) y++;
      o->first[z][c] = y;
      o->zones[z][c] = 0;
      o->zones[y][c]++;
    }
  o->together = 0;
  for (int z = 0; z < Z; z++) {
    int i = 0;
    while (i < o->together && memcmp(o->first[o->same[i]], o->first[z], sizeof o->first[z])) i++;
    if (i == o->together) { o->same[i] = z; o->many[i] = 0; o->together++; }
    o->many[i]++;
  }
}

static void make_outlook(const Map *m, const Odds *odds, Outlook *o) {
  B all = m->built[0] | m->built[1] | m->built[2] | m->built[3], empty = everywhere & ~all, open = empty & ~beside(all);
  B halo[EACH * C + 1];
  int live[EACH * C + 1], nl = 0, longest[C] = {0};
  double exposed_[C] = {0};
  for (int ch = 0; ch < m->n; ch++) {
    if (m->at[low(m->mask[ch])] != ch) continue;
    live[nl++] = ch;
    halo[ch] = beside(m->mask[ch]) & empty;
    if (m->size[ch] > longest[m->owner[ch]]) longest[m->owner[ch]] = m->size[ch];
  }
  for (int z = 0; z < Z; z++) for (int c = 0; c < C; c++) o->cell[z][c].n = 0;
  for (int c = 0; c < C; c++) {
    B foreign = beside(all ^ m->built[c]), once = 0, several = 0;
    for (int i = 0; i < nl; i++) if (m->owner[live[i]] == c) { several |= once & halo[live[i]]; once |= halo[live[i]]; }
    B simple = ~(several | foreign);
    int value = m->values[c], last_one = m->used[c] + 1 >= EACH;
    struct { int rise, bonus; B squares; } plain[EACH + 2];
    int np = 0;
    for (int i = -1; i < nl; i++) {
      B squares;
      int rise, bonus;
      if (i < 0) { squares = open; rise = value ? 0 : 1; bonus = 1; }
      else {
        int ch = live[i];
        if (m->owner[ch] != c) continue;
        squares = halo[ch] & simple;
        int sum = m->sums[c] - counts[m->size[ch]] + counts[m->size[ch] + 1];
        rise = (sum > TOP ? TOP : sum) - value;
        bonus = rise > 0 ? value + rise : 0;
      }
      if (!squares) continue;
      int j = 0;
      while (j < np && (plain[j].rise != rise || plain[j].bonus != bonus)) j++;
      if (j == np) { plain[np].rise = rise; plain[np].bonus = bonus; plain[np++].squares = 0; }
      plain[j].squares |= squares;
    }
    for (int i = 1; i < np; i++)
      for (int j = i; j && plain[j].rise * 100 + plain[j].bonus > plain[j - 1].rise * 100 + plain[j - 1].bonus; j--) {
        __typeof__(plain[0]) t = plain[j]; plain[j] = plain[j - 1]; plain[j - 1] = t;
      }
    for (int j = 0; j < np; j++)
      for (int z = 0; z < Z; z++)
        if (plain[j].squares & in_zone[z]) {
          Kind *k = &o->cell[z][c].k[o->cell[z][c].n++];
          memset(k, 0, sizeof *k);
          k->company = (int8_t)c;
          k->square = (int8_t)low(plain[j].squares & in_zone[z]);
          k->rise = (int8_t)plain[j].rise;
          k->bonus = (int8_t)plain[j].bonus;
          k->last = last_one || value + plain[j].rise == TOP;
          if (plain[j].rise < 0) { k->fall[c] = (int8_t)-plain[j].rise; k->falls = 1; }
        }
    for (B b = once & ~simple; b; b &= b - 1) {
      int sq = low(b);
      Cell *cell = &o->cell[zone_of[sq]][c];
      if (cell->n < KINDS && building(m, c, sq, &cell->k[cell->n])) {
        int i = 0;
        while (!same_kind(&cell->k[i], &cell->k[cell->n])) i++;
        if (i == cell->n) cell->n++;
      }
    }
  }
  find_alike(o);
  double chosen = odds->free + odds->fewest, used = 0, far = 0;
  o->end = 0;
  for (int c = 0; c < C; c++) { o->room[c] = o->fall[c] = 0; o->worst[c] = o->preys[c] = o->ending[c] = 0; o->values[c] = m->values[c]; o->built_n[c] = pop(m->built[c]); }
  for (int z = 0; z < Z; z++) {
    int deepest[C] = {0}, ends = 0;
    for (int c = 0; c < C; c++) {
      const Cell *cell = &o->cell[z][c];
      int best = 0, falls[C] = {0}, last = 0;
      for (int i = 0; i < cell->n; i++) {
        const Kind *k = &cell->k[i];
        if (k->rise > best) best = k->rise;
        last |= k->last;
        o->ending[c] |= k->last;
        o->preys[c] |= k->falls;
        if (k->falls) for (int v = 0; v < C; v++) if (k->fall[v] > falls[v]) falls[v] = k->fall[v];
      }
      o->room[c] += best / 6.0;
      if (last) { ends = 1; o->end += odds->company; }
      for (int v = 0; v < C; v++) {
        o->fall[v] += odds->company * falls[v];
        if (falls[v] > deepest[v]) deepest[v] = falls[v];
      }
    }
    if (ends) o->end += chosen;
    for (int v = 0; v < C; v++) {
      o->fall[v] += chosen * deepest[v];
      if (deepest[v] > o->worst[v]) o->worst[v] = deepest[v];
    }
  }
  for (int c = 0; c < C; c++) {
    int others = 0;
    for (int d = 0; d < C; d++) if (d != c && longest[d] > others) others = longest[d];
    o->lead[c] = (longest[c] - others) / 5.0;
    for (int i = 0; i < nl; i++) {
      int ch = live[i];
      if (m->owner[ch] == c && m->size[ch] > 1 && m->size[ch] <= others) exposed_[c] += m->size[ch];
    }
    o->exposed[c] = exposed_[c] / TOP;
    o->used[c] = m->used[c] / (double)EACH;
    used += m->used[c];
    if (m->values[c] / (double)TOP > far) far = m->values[c] / (double)TOP;
    if (o->used[c] > far) far = o->used[c];
  }
  o->time = 1 - far;
  o->built = used / (C * EACH);
}

/* ---- positions ---- */
typedef struct {
  Map map;
  int cash[MOST], sh[MOST][C], allow[MOST], wait[MOST], bank[C];
  int playing, placing, over, per_occasion, mover;
  Odds odds;
} Pos;

static int following(int playing, int seat) {
  do seat = (seat + 1) % players; while (!(playing >> seat & 1));
  return seat;
}
static void set_waits(Pos *p, int mover) {
  int n = 0;
  p->mover = mover;
  for (int s = 0; s < players; s++) p->wait[s] = players;
  for (int i = 0; i < players; i++) { int s = (mover + i) % players; if (p->playing >> s & 1) p->wait[s] = n++; }
}
static int worth(const int *n, const int *v) { return n[0] * v[0] + n[1] * v[1] + n[2] * v[2] + n[3] * v[3]; }
static int wealth_of(const Pos *p, int s) { return p->cash[s] + worth(p->sh[s], p->map.values); }

static int cover(int shortage, int *held, const int *values, int *bank) {
  int need = 2 * shortage - 1, given = 0, order[C] = {0, 1, 2, 3};
  if (worth(held, values) < need) {
    for (int c = 0; c < C; c++) { if (bank) bank[c] += held[c]; held[c] = 0; }
    return -1;
  }
  for (int i = 1; i < C; i++) for (int j = i; j && values[order[j]] > values[order[j - 1]]; j--) { int t = order[j]; order[j] = order[j - 1]; order[j - 1] = t; }
  for (int i = 0; i < C; i++) {
    int c = order[i], v = values[c];
    if (v && given < need) {
      int n = (need - given + v - 1) / v;
      if (n > held[c]) n = held[c];
      held[c] -= n;
      if (bank) bank[c] += n;
      given += n * v;
    }
  }
  return (given + 1) / 2 - shortage;
}

static void place(Pos *p, int seat, const Kind *k) {
  build(&p->map, k->company, k->square);
  p->cash[seat] += k->bonus;
  for (int s = 0; s < players; s++) if (k->rise > 0) p->cash[s] += k->rise * p->sh[s][k->company];
  if (k->falls) {
    int falls[C];
    for (int c = 0; c < C; c++) falls[c] = k->fall[c];
    for (int s = 0; s < players; s++) {
      if (s == seat || !(p->playing >> s & 1)) continue;
      p->cash[s] -= worth(p->sh[s], falls);
      if (p->cash[s] < 0) {
        p->cash[s] = cover(-p->cash[s], p->sh[s], p->map.values, p->bank);
        if (p->cash[s] < 0) { p->cash[s] = 0; p->playing &= ~(1 << s); }
      }
    }
  }
  p->placing = -1;
  p->over = k->last || !(p->playing & (p->playing - 1));
  set_waits(p, following(p->playing, seat));
  if (p->per_occasion) p->allow[seat] = LIMIT;
  if (p->mover != seat) p->allow[p->mover] = LIMIT;
}

static void begin_turn(Pos *p, int seat) {
  for (int s = 0; s < players; s++) p->allow[s] = s == seat ? LIMIT : 0;
  p->placing = -1;
  set_waits(p, seat);
}

/* ---- the round ahead, if everybody builds what moves most money to him ---- */
typedef struct { double chance; int mover; const Kind *k; } Crash;
typedef struct {
  double rise[C], fall[C], own_rise[MOST][C], own_fall[MOST][C], bonus[MOST], ends[MOST];
  Crash crash[MOST * Z * 6];
  int n;
} Round;

static int wins_by(const int *wealth, const int sh[MOST][C], int playing, int mover, const Kind *k) {
  int own = 0, best = -1000000;
  for (int s = 0; s < players; s++) {
    if (!(playing >> s & 1)) continue;
    int lost = 0, w = wealth[s];
    for (int c = 0; c < C; c++) lost += sh[s][c] * k->fall[c];
    if (k->rise > 0) w += 2 * k->rise * sh[s][k->company];
    if (s == mover) own = w + k->bonus - lost;
    else { w -= 2 * lost; if (w > best) best = w; }
  }
  return own >= best;
}

static void expect(Round *r, int m, double chance, const Kind *k, int like) {
  r->bonus[m] += chance * k->bonus;
  if (k->rise > 0) r->own_rise[m][k->company] += chance * k->rise;
  if (k->falls) {
    for (int v = 0; v < C; v++) r->own_fall[m][v] += chance * k->fall[v];
    r->crash[r->n].chance = chance;
    r->crash[r->n].mover = m;
    r->crash[r->n++].k = k;
  }
  if (k->last && like > 500000) r->ends[m] += chance;
}

static void make_round(const Outlook *o, const int sh[MOST][C], const int *wealth, int playing, const Odds *odds, Round *r) {
  int issued[C] = {0}, alive = 0;
  for (int c = 0; c < C; c++) r->rise[c] = r->fall[c] = 0;
  r->n = 0;
  for (int s = 0; s < players; s++) if (playing >> s & 1) { alive++; for (int c = 0; c < C; c++) issued[c] += sh[s][c]; }
  int others = alive > 1 ? alive - 1 : 1, fewest = 1000;
  for (int c = 0; c < C; c++) if (o->built_n[c] < fewest) fewest = o->built_n[c];
  for (int m = 0; m < players; m++) {
    if (!(playing >> m & 1)) continue;
    int per_rise[C], per_fall[C];
    for (int c = 0; c < C; c++) {
      int n = sh[m][c], rest = issued[c] - n;
      per_rise[c] = 2 * (n * others - rest);
      per_fall[c] = 2 * rest - n * others;
      r->own_rise[m][c] = r->own_fall[m][c] = 0;
    }
    r->bonus[m] = r->ends[m] = 0;
    const Kind *best[Z][C];
    int most[Z][C];
    for (int c = 0; c < C; c++)
      for (int z = 0; z < Z; z++) {
        if (o->first[z][c] != z) continue;
        const Cell *cell = &o->cell[z][c];
        const Kind *favourite = 0;
        int top = 0;
        for (int i = 0; i < cell->n; i++) {
          const Kind *k = &cell->k[i];
          int like = k->bonus * others;
          if (k->rise > 0) like += k->rise * per_rise[c];
          if (k->falls) for (int v = 0; v < C; v++) like += k->fall[v] * per_fall[v];
          if (k->last) like += wins_by(wealth, sh, playing, m, k) ? 1000000 : -1000000;
          if (!favourite || like > top) { favourite = k; top = like; }
        }
        best[z][c] = favourite;
        most[z][c] = top;
        if (favourite && odds->company > 0) expect(r, m, odds->company * o->zones[z][c], favourite, top);
      }
    for (int i = 0; i < o->together; i++) {
      const Kind *any = 0, *few = 0;
      int top = 0, top_few = 0;
      for (int c = 0; c < C; c++) {
        int z = o->first[o->same[i]][c], like = most[z][c];
        if (!best[z][c]) continue;
        if (!any || like > top) { any = best[z][c]; top = like; }
        if (o->built_n[c] == fewest && (!few || like > top_few)) { few = best[z][c]; top_few = like; }
      }
      if (any) expect(r, m, odds->free * o->many[i], any, top);
      if (few && odds->fewest > 0) expect(r, m, odds->fewest * o->many[i], few, top_few);
    }
    for (int c = 0; c < C; c++) { r->rise[c] += r->own_rise[m][c]; r->fall[c] += r->own_fall[m][c]; }
  }
}

/* ---- features ---- */
typedef struct {
  const Pos *p;
  const Outlook *o;
  int wealth[MOST], best, second, issued[C], everything, highest, alive;
  double mean, log_mean;
} Table;

static void make_table(Table *t, const Pos *p, const Outlook *o) {
  t->p = p;
  t->o = o;
  t->alive = 0;
  t->best = t->second = 0;
  t->everything = 1;
  t->highest = 0;
  int sum = 0, first = 1;
  memset(t->issued, 0, sizeof t->issued);
  for (int c = 0; c < C; c++) if (o->values[c] > t->highest) t->highest = o->values[c];
  for (int s = 0; s < players; s++) {
    int w = wealth_of(p, s);
    t->wealth[s] = w < 0 ? 0 : w;
    for (int c = 0; c < C; c++) { t->issued[c] += p->sh[s][c]; t->everything += p->sh[s][c]; }
    if (!(p->playing >> s & 1)) continue;
    w = t->wealth[s];
    t->alive++;
    sum += w;
    if (first || w > t->best) { t->second = first ? 0 : t->best; t->best = w; }
    else if (w > t->second) t->second = w;
    first = 0;
  }
  t->mean = sum / (double)t->alive + FLOOR;
  t->log_mean = log(t->mean);
}

/* The row of a seat with these shares; the others' shares are those of the position. */
static void row_of(const Table *t, int s, const int *held, int cash, int allowance, const int sh[MOST][C], const Round *r, double *x) {
  const Pos *p = t->p;
  const Outlook *o = t->o;
  memset(x, 0, F * sizeof *x);
  if (!(p->playing >> s & 1)) { x[48] = 1; return; }
  double time = o->time, late = 1 - time, unit = 1 / t->mean, end = o->end;
  double foreseen[MOST], gains = 0, losses = 0, mean = 0, most = -1e9;
  double good[C], final[C], rounds = 48 * time / t->alive, promised = 0, promised_most = 0, promised_mean = 0, projected = 0, projected_most = 0, projected_mean = 0;
  for (int c = 0; c < C; c++) {
    double net = r->rise[c] - r->fall[c], v = o->values[c], way = net * rounds;
    good[c] = time * (3 + 2 * o->room[c]) + 2 * net;
    final[c] = 2 * (way > TOP - v ? TOP - v : way < -v ? -v : way);
  }
  for (int q = 0; q < players; q++) {
    if (!(p->playing >> q & 1)) continue;
    double up = 0, down = 0;
    for (int c = 0; c < C; c++) {
      int n = sh[q][c];
      up += 2 * n * r->rise[c];
      down += n * (2 * r->fall[c] - r->own_fall[q][c]);
    }
    double f = t->wealth[q] + r->bonus[q] + up - down;
    foreseen[q] = f = f > 0 ? f : 0;
    double g = t->wealth[q], h = t->wealth[q] + r->bonus[q] * rounds;
    for (int c = 0; c < C; c++) { g += sh[q][c] * good[c]; h += sh[q][c] * final[c]; }
    if (g < 0) g = 0;
    if (h < 0) h = 0;
    promised_mean += g;
    projected_mean += h;
    if (q == s) { promised = g; projected = h; }
    else {
      if (g > promised_most) promised_most = g;
      if (h > projected_most) projected_most = h;
    }
    mean += f;
    if (q == s) { gains = up; losses = down; }
    else if (f > most) most = f;
  }
  if (most < 0) most = 0;
  mean = mean / t->alive + FLOOR;
  double ruin = 0, shortage = 0;
  for (int i = 0; i < r->n; i++) {
    if (r->crash[i].mover == s) continue;
    const int8_t *fall = r->crash[i].k->fall;
    int lost = held[0] * fall[0] + held[1] * fall[1] + held[2] * fall[2] + held[3] * fall[3];
    if (lost > cash) {
      shortage += r->crash[i].chance * (lost - cash);
      if (2 * (lost - cash) - 1 > worth(held, o->values) - lost) ruin += r->crash[i].chance;
    }
  }
  double crowd = 0, alone = 0, stake = 0, squared = 0, deepest = 0, room = 0, lead_ = 0, used = 0, falls = 0, exposed = 0, head = 0, gone = 0, turn = r->bonus[s], rivals_end = 0;
  int number = 0, before = 0;
  for (int c = 0; c < C; c++) before += p->sh[s][c];
  double others = t->everything - before;
  for (int c = 0; c < C; c++) {
    int n = held[c], v = o->values[c];
    if (!n) continue;
    int rivals = t->issued[c] - p->sh[s][c];
    number += n;
    crowd += n * (rivals / others);
    alone += (double)n * n / (n + rivals);
    squared += (double)n * v * v;
    if (n * v > stake) stake = n * v;
    if (n * o->worst[c] > deepest) deepest = n * o->worst[c];
    room += n * o->room[c];
    lead_ += n * o->lead[c];
    used += n * o->used[c];
    falls += n * o->fall[c];
    exposed += n * o->exposed[c];
    head += n * (double)(TOP - v) / TOP;
    if (v && o->worst[c] == v) gone += n;
    turn += n * (2 * r->own_rise[s][c] - r->own_fall[s][c]);
  }
  for (int q = 0; q < players; q++) if (q != s && p->playing >> q & 1) rivals_end += r->ends[q];
  double own = t->wealth[s], part = own * unit, lead = (own - (own == t->best ? t->second : t->best)) * unit;
  double after = (foreseen[s] - most) / mean;
  int rank = 0;
  for (int q = 0; q < players; q++) if (p->playing >> q & 1 && t->wealth[q] > own) rank++;
  x[0] = part;
  x[1] = log(own + FLOOR) - t->log_mean;
  x[2] = lead;
  x[3] = rank / (double)t->alive;
  x[4] = part * late;
  x[5] = lead * late;
  x[6] = lead * end;
  x[7] = own == t->best ? end : 0;
  x[8] = log((foreseen[s] + FLOOR) / mean);
  x[9] = after;
  x[10] = after * late;
  x[11] = cash * unit;
  x[12] = x[11] * time;
  double can = cash / (LIMIT * t->highest + 1.0);
  x[13] = can > 1 ? 1 : can < 0 ? 0 : can;
  x[14] = number * unit;
  x[15] = x[14] * time;
  x[16] = stake / (own + FLOOR);
  x[17] = (own - cash) * unit * time;
  x[18] = squared * unit / TOP;
  x[19] = crowd * unit;
  x[20] = x[19] * time;
  x[21] = alone * unit;
  x[22] = gains * unit;
  x[23] = x[22] * time;
  x[24] = room * unit;
  x[25] = x[24] * time;
  x[26] = lead_ * unit;
  x[27] = x[26] * time;
  x[28] = used * unit;
  x[29] = head * unit;
  x[30] = losses * unit;
  x[31] = x[30] * time;
  x[32] = falls * unit;
  x[33] = x[32] * time;
  x[34] = exposed * unit;
  x[35] = x[34] * time;
  x[36] = deepest * unit;
  x[37] = shortage * unit;
  x[38] = ruin;
  x[39] = gone * unit;
  x[40] = p->wait[s] == 0;
  x[41] = p->wait[s] / (double)t->alive;
  x[42] = p->wait[s] == t->alive - 1;
  x[43] = s == p->placing;
  x[44] = allowance / (double)LIMIT;
  x[45] = turn * unit;
  x[46] = r->ends[s];
  x[47] = rivals_end;
  x[49] = time;
  x[50] = o->built;
  x[51] = end;
  x[52] = t->alive / (double)players;
  x[53] = t->log_mean;
  x[54] = number / (others + number);
  promised_mean = promised_mean / t->alive + FLOOR;
  projected_mean = projected_mean / t->alive + FLOOR;
  x[55] = log((promised + FLOOR) / promised_mean);
  x[56] = (promised - promised_most) / promised_mean;
  x[57] = x[56] * late;
  x[58] = log((projected + FLOOR) / projected_mean);
  x[59] = (projected - projected_most) / projected_mean;
  x[60] = x[59] * late;
}

/* ---- the judge ---- */
typedef struct { int hidden; float lin[F], in[MAXH][F], bias[MAXH], out[MAXH]; } Judge;

static float fast_tanh(float x) {
  if (x > 4.97f) return 1;
  if (x < -4.97f) return -1;
  float y = x * x;
  return x * (135135 + y * (17325 + y * (378 + y))) / (135135 + y * (62370 + y * (3150 + y * 28)));
}
static double score(const Judge *j, const double *x) {
  float f[F], total = 0;
  for (int i = 0; i < F; i++) f[i] = (float)x[i];
  for (int i = 0; i < F; i++) total += j->lin[i] * f[i];
  for (int h = 0; h < j->hidden; h++) {
    float sum = 0;
    for (int i = 0; i < F; i++) sum += j->in[h][i] * f[i];
    total += j->out[h] * fast_tanh(sum + j->bias[h]);
  }
  return total;
}
static void read_judge(const char *path, Judge *j) {
  FILE *f = fopen(path, "r");
  if (!f || fscanf(f, "%d", &j->hidden) != 1 || j->hidden > MAXH) exit(2);
  for (int i = 0; i < F; i++) if (fscanf(f, "%f", &j->lin[i]) != 1) exit(2);
  for (int h = 0; h < j->hidden; h++) {
    for (int i = 0; i < F; i++) if (fscanf(f, "%f", &j->in[h][i]) != 1) exit(2);
    if (fscanf(f, "%f %f", &j->bias[h], &j->out[h]) != 2) exit(2);
  }
  fclose(f);
}

/* ---- styles ---- */
typedef struct {
  const Judge *judge; /* none: it counts money */
  double noise, slip, rivals, focus, promise, room, growth, risk;
  int squares, trades, steps, paths, finalists, rolls;
} Style;

typedef struct { Table t; Round r; double scores[MOST]; } Look;

static double money(const Look *l, const Style *y, int s, const int sh[MOST][C], const int *cash, const Round *r) {
  const Outlook *o = l->t.o;
  double value = 0, weights = 0, theirs = 0;
  for (int q = 0; q < players; q++) {
    if (!(l->t.p->playing >> q & 1)) continue;
    double w = cash[q];
    for (int c = 0; c < C; c++)
      w += sh[q][c] * (o->values[c] + o->time * (y->promise + y->room * o->room[c]) + 2 * (y->growth * r->rise[c] - y->risk * r->fall[c]));
    if (q == s) value = w;
    else { double weight = pow(l->t.wealth[q] + 10.0, y->focus); weights += weight; theirs += weight * w; }
  }
  return weights > 0 ? value - y->rivals * theirs / weights : value;
}

static void look(const Pos *p, const Outlook *o, const Style *y, Look *l) {
  make_table(&l->t, p, o);
  make_round(o, p->sh, l->t.wealth, p->playing, &p->odds, &l->r);
  if (!y->judge) return;
  for (int s = 0; s < players; s++) {
    double x[F];
    if (!(p->playing >> s & 1)) { l->scores[s] = -99; continue; }
    row_of(&l->t, s, p->sh[s], p->cash[s], p->allow[s], p->sh, &l->r, x);
    l->scores[s] = score(y->judge, x);
  }
}

/* Log-odds to win, or money; the seat's own score may be another. */
static double odds_of(const Look *l, int seat, double own) {
  double most = -1e9, rest = 0;
  for (int s = 0; s < players; s++) if (s != seat && l->scores[s] > most) most = l->scores[s];
  for (int s = 0; s < players; s++) if (s != seat) rest += exp(l->scores[s] - most);
  return own - most - log(rest);
}
static double ended(const Pos *p, const Style *y, int seat) {
  int own = p->playing >> seat & 1 ? wealth_of(p, seat) : -1, better = 0, equal = 0, best = 0;
  for (int s = 0; s < players; s++) {
    if (s == seat || !(p->playing >> s & 1)) continue;
    int w = wealth_of(p, s);
    if (w > best) best = w;
    if (w > own) better++;
    else if (w == own) equal++;
  }
  if (!y->judge) return own - best + (own < 0 || better ? -40 : 40);
  return own < 0 || better ? -12 : equal ? 0 : 12;
}
static double value_of(const Pos *p, const Outlook *o, const Style *y, int seat, Look *l) {
  if (p->over) return ended(p, y, seat);
  look(p, o, y, l);
  return y->judge ? odds_of(l, seat, l->scores[seat]) : money(l, y, seat, p->sh, p->cash, &l->r);
}

/* ---- deals ---- */
typedef struct { int held[C]; double value; } Deal;
typedef struct {
  const Look *l;
  const Style *y;
  int seat, left, purse, n;
  Deal seen[HELD];
} Deals;

static int bought(const int *held, const int *old) {
  int n = 0;
  for (int c = 0; c < C; c++) if (held[c] > old[c]) n += held[c] - old[c];
  return n;
}
static int try_holding(Deals *d, const int *held) {
  const Pos *p = d->l->t.p;
  const int *old = p->sh[d->seat], *values = d->l->t.o->values;
  for (int i = 0; i < d->n; i++) if (!memcmp(d->seen[i].held, held, sizeof d->seen[i].held)) return i;
  int cash = d->purse - worth(held, values), b = bought(held, old);
  if (d->n == HELD || cash < 0 || b > p->allow[d->seat]) return -1;
  for (int c = 0; c < C; c++) if (held[c] < 0 || held[c] - old[c] > p->bank[c]) return -1;
  static Pos then; /* everybody's rows are made anew: what one holds, the others gain or lose by, too */
  static Look l;
  then = *p;
  memcpy(then.sh[d->seat], held, sizeof then.sh[0]);
  then.cash[d->seat] = cash;
  then.allow[d->seat] = d->left ? p->allow[d->seat] - b : 0;
  double v = value_of(&then, d->l->t.o, d->y, d->seat, &l);
  memcpy(d->seen[d->n].held, held, sizeof d->seen[0].held);
  d->seen[d->n].value = v;
  return d->n++;
}
static void better(Deals *d, const int *held, int *best) {
  int i = try_holding(d, held);
  if (i >= 0 && d->seen[i].value > d->seen[*best].value) *best = i;
}
static int search(Deals *d, const Look *l, const Style *y, int seat, int before) {
  const Pos *p = l->t.p;
  const int *old = p->sh[seat], *values = l->t.o->values;
  d->l = l;
  d->y = y;
  d->seat = seat;
  d->left = before;
  d->purse = p->cash[seat] + worth(old, values);
  d->n = 0;
  int best = try_holding(d, old);
  if (best < 0) return -1;
  for (int step = 0; step < y->steps; step++) {
    int from[C], start = best;
    memcpy(from, d->seen[best].held, sizeof from);
    int room = p->allow[seat] - bought(from, old), cash = d->purse - worth(from, values);
    for (int c = 0; c < C; c++) {
      if (!values[c]) continue;
      int held[C], back = old[c] > from[c] ? old[c] - from[c] : 0, stock = p->bank[c] + old[c] - from[c], most = room + back;
      if (most > cash / values[c]) most = cash / values[c];
      if (most > stock) most = stock;
      int steps[6] = {1, most, -from[c], -(from[c] + 1) / 2, from[c] > old[c] ? old[c] - from[c] : 0, from[c] ? -1 : 0};
      for (int i = most > 0 ? 0 : 2; i < 6; i++) {
        if (!steps[i]) continue;
        memcpy(held, from, sizeof held);
        held[c] += steps[i];
        better(d, held, &best);
      }
      for (int e = 0; e < C; e++) {
        if (e == c || !from[e] || !values[e]) continue;
        int wanted = room + back + (from[e] > old[e] ? from[e] - old[e] : 0);
        if (wanted > stock) wanted = stock;
        int many[2] = {1, wanted};
        for (int i = 0; i < 2; i++) {
          int n = many[i], missing = n * values[c] - cash, sold;
          if (n <= 0) continue;
          if (missing > 0) {
            sold = (missing + values[e] - 1) / values[e];
            if (sold > from[e]) continue;
          } else if (from[e] > old[e]) n = sold = n < from[e] - old[e] ? n : from[e] - old[e];
          else continue;
          memcpy(held, from, sizeof held);
          held[e] -= sold;
          held[c] += n;
          better(d, held, &best);
        }
      }
    }
    if (best == start) break;
  }
  return best;
}
static void trade(Pos *p, int seat, const int *held) {
  for (int c = 0; c < C; c++) {
    int n = held[c] - p->sh[seat][c];
    p->cash[seat] -= n * p->map.values[c];
    p->bank[c] -= n;
    if (n > 0) p->allow[seat] -= n;
    p->sh[seat][c] = held[c];
  }
}
/* ---- looking ahead ---- */
enum { PATHS = 144 };
typedef struct { int n, face[PATHS][MOST]; } Dice;

/* Every rival rolls every face once on 36 paths. */
static void shuffle_dice(Dice *d, int n) {
  d->n = n < PATHS ? n : PATHS;
  for (int q = 0; q < players; q++) {
    int column[PATHS];
    for (int i = 0; i < d->n; i++) column[i] = i % 36;
    for (int i = d->n - 1; i > 0; i--) { int j = below(i + 1), t = column[i]; column[i] = column[j]; column[j] = t; }
    for (int i = 0; i < d->n; i++) d->face[i][q] = column[i];
  }
}
static int companies_of(const Pos *p, int face) {
  if (p->odds.company == 0) return 15;
  if (face < C) return 1 << face;
  if (face < 5 || p->odds.fewest == 0) return 15;
  int few = 1000, mask = 0;
  for (int c = 0; c < C; c++) {
    int n = pop(p->map.built[c]);
    if (n < few) { few = n; mask = 0; }
    if (n == few) mask |= 1 << c;
  }
  return mask;
}
/* What a seat builds in the mind: what moves most money from the others to it, and the end only as the winner. */
static int favourite(const Pos *p, int seat, int zone, int companies, Kind *best) {
  int per_rise[C], per_fall[C], issued[C] = {0}, wealth[MOST], others = -1, top = 0, found = 0;
  for (int s = 0; s < players; s++) {
    wealth[s] = wealth_of(p, s);
    if (p->playing >> s & 1) { others++; for (int c = 0; c < C; c++) issued[c] += p->sh[s][c]; }
  }
  if (others < 1) others = 1;
  for (int c = 0; c < C; c++) {
    int n = p->sh[seat][c], rest = issued[c] - n;
    per_rise[c] = 2 * (n * others - rest);
    per_fall[c] = 2 * rest - n * others;
  }
  B all = p->map.built[0] | p->map.built[1] | p->map.built[2] | p->map.built[3];
  B empty = in_zone[zone] & ~all, alone = empty & ~beside(all);
  for (int c = 0; c < C; c++) {
    if (!(companies >> c & 1)) continue;
    for (B b = (empty & beside(p->map.built[c])) | (alone & -alone); b; b &= b - 1) {
      Kind k;
      if (!building(&p->map, c, low(b), &k)) continue;
      int like = k.bonus * others;
      if (k.rise > 0) like += k.rise * per_rise[c];
      if (k.falls) for (int v = 0; v < C; v++) like += k.fall[v] * per_fall[v];
      if (k.last) like += wins_by(wealth, p->sh, p->playing, seat, &k) ? 1000000 : -1000000;
      if (!found || like > top) { found = 1; top = like; *best = k; }
    }
  }
  return found;
}
static double as_chance(const Style *y, double value) { return y->judge ? 1 / (1 + exp(-value)) : value; }

/* The mean of what the rivals' turns up to the own next one lead to. */
static double played_on(const Pos *start, int seat, const Dice *d, const Style *y) {
  static Pos p;
  static Outlook o;
  static Look l;
  double sum = 0;
  for (int i = 0; i < d->n; i++) {
    p = *start;
    int mover = seat;
    for (int q = 0; q < players && !p.over; q++) {
      Kind k;
      mover = following(p.playing, mover);
      if (mover == seat || !(p.playing >> seat & 1)) break;
      int face = d->face[i][q];
      if (favourite(&p, mover, face / 6, companies_of(&p, face % 6), &k)) place(&p, mover, &k);
    }
    if (!(p.playing >> seat & 1)) { sum += y->judge ? 0 : -100; continue; }
    if (!p.over) { begin_turn(&p, seat); make_outlook(&p.map, &p.odds, &o); }
    sum += as_chance(y, value_of(&p, &o, y, seat, &l));
  }
  return sum / d->n;
}
/* Before the own roll: the mean over all rolls, with the favourite building of each company. */
static double rolled(const Pos *start, int seat, const Style *y) {
  static Pos p;
  static Outlook o;
  static Look l;
  double best[Z][C], none = -1e9, sum = 0;
  for (int z = 0; z < Z; z++)
    for (int c = 0; c < C; c++) {
      Kind k;
      best[z][c] = -1e9;
      if (!favourite(start, seat, z, 1 << c, &k)) continue;
      p = *start;
      place(&p, seat, &k);
      if (!p.over) make_outlook(&p.map, &p.odds, &o);
      best[z][c] = as_chance(y, value_of(&p, &o, y, seat, &l));
    }
  for (int z = 0; z < Z; z++)
    for (int face = 0; face < 6; face++) {
      int mask = companies_of(start, face);
      double top = -1e9;
      for (int c = 0; c < C; c++) if (mask >> c & 1 && best[z][c] > top) top = best[z][c];
      if (top < -1e8) { /* nothing can be built, and the turn ends */
        if (none < -1e8) {
          p = *start;
          begin_turn(&p, following(p.playing, seat));
          make_outlook(&p.map, &p.odds, &o);
          none = as_chance(y, value_of(&p, &o, y, seat, &l));
        }
        top = none;
      }
      sum += top;
    }
  return sum / 36;
}
static int by_deal(const void *a, const void *b) {
  double x = ((const Deal *)a)->value, y = ((const Deal *)b)->value;
  return x < y ? 1 : x > y ? -1 : 0;
}
/* Of the deals that were found the best of each kind (what is bought, what sold), looked at closely. */
static const int *closely(const Pos *p, int seat, int before, const Style *y, Deals *d) {
  static Pos then;
  const int *old = p->sh[seat];
  int seen[81] = {0}, n = 0, top = 0;
  double best = -1e18;
  Dice dice;
  shuffle_dice(&dice, y->paths);
  qsort(d->seen, d->n, sizeof *d->seen, by_deal);
  for (int i = 0; i < d->n && n < (before ? y->rolls : 2 * y->finalists); i++) {
    const int *held = d->seen[i].held;
    int kind = 0;
    for (int c = 0; c < C; c++) kind = kind * 3 + 1 + (held[c] > old[c]) - (held[c] < old[c]);
    if (seen[kind]) continue;
    seen[kind] = 1;
    n++;
    then = *p;
    trade(&then, seat, held);
    if (!before) then.allow[seat] = 0;
    double value = before ? rolled(&then, seat, y) : played_on(&then, seat, &dice, y);
    if (value > best) { best = value; top = i; }
  }
  return d->seen[top].held;
}
static void choose_deals(Pos *p, int seat, int before, const Style *y) {
  static Deals d;
  static Outlook o;
  Look l;
  make_outlook(&p->map, &p->odds, &o);
  look(p, &o, y, &l);
  int best = search(&d, &l, y, seat, before);
  if (best < 0) return;
  if (y->paths) { trade(p, seat, closely(p, seat, before, y, &d)); return; }
  if (y->slip > 0 && uni() < y->slip) best = below(d.n);
  else if (y->noise > 0) {
    double most = -1e9;
    for (int i = 0; i < d.n; i++) { double v = d.seen[i].value + y->noise * gauss(); if (v > most) { most = v; best = i; } }
  }
  trade(p, seat, d.seen[best].held);
}

/* ---- buildings ---- */
static double lies(const Map *m, int c, int sq) {
  double sum = 0;
  for (int i = 0; i < naround[sq]; i++) {
    int near = around[sq][i];
    if (m->at[near] >= 0) continue;
    sum += 0.1;
    for (int j = 0; j < naround[near]; j++) { int ch = m->at[around[near][j]]; if (ch >= 0) sum += m->owner[ch] == c ? 1 : -0.6; }
  }
  return sum;
}
typedef struct { Kind k; double lies, value; Pos after; Outlook o; Look l; } Option;
static Option options[Z * 24];

static int by_value(const void *a, const void *b) {
  double x = (*(Option *const *)a)->value, y = (*(Option *const *)b)->value;
  return x < y ? 1 : x > y ? -1 : 0;
}
/* 0 if nothing can be built. */
static int choose_building(Pos *p, int seat, int zone, int companies, const Style *y) {
  static Option *kept[Z * 24];
  static Deals d;
  B all = p->map.built[0] | p->map.built[1] | p->map.built[2] | p->map.built[3];
  int n = 0, nk = 0;
  for (int c = 0; c < C; c++) {
    if (!(companies >> c & 1)) continue;
    for (B b = in_zone[zone] & ~all; b; b &= b - 1) {
      if (n == Z * 24) break;
      Kind *k = &options[n].k;
      if (building(&p->map, c, low(b), k)) { options[n].lies = lies(&p->map, c, low(b)); n++; }
    }
  }
  if (!n) return 0;
  if (y->slip > 0 && uni() < y->slip) { Kind k = options[below(n)].k; place(p, seat, &k); return 1; }
  /* options are large: sort what is small */
  static struct { Kind k; double lies; } small[Z * 24];
  for (int i = 0; i < n; i++) { small[i].k = options[i].k; small[i].lies = options[i].lies; }
  for (int i = 0; i < n; i++) {
    int better_ones = 0;
    for (int j = 0; j < n; j++) {
      if (i == j || small[j].k.company != small[i].k.company || small[j].k.rise != small[i].k.rise || memcmp(small[j].k.fall, small[i].k.fall, C)) continue;
      if (small[j].lies > small[i].lies || (small[j].lies == small[i].lies && j < i)) better_ones++;
    }
    if (better_ones >= y->squares) continue;
    Option *o = &options[nk];
    o->k = small[i].k;
    o->after = *p;
    place(&o->after, seat, &o->k);
    if (!o->after.over) make_outlook(&o->after.map, &p->odds, &o->o);
    o->value = value_of(&o->after, &o->o, y, seat, &o->l);
    kept[nk] = o;
    nk++;
  }
  qsort(kept, nk, sizeof *kept, by_value);
  if (y->trades && nk > 1) {
    if (nk > y->trades) nk = y->trades;
    for (int i = 0; i < nk; i++) {
      if (kept[i]->after.over) continue;
      int best = search(&d, &kept[i]->l, y, seat, 0);
      if (best < 0) continue;
      kept[i]->value = d.seen[best].value;
      if (y->paths) trade(&kept[i]->after, seat, d.seen[best].held);
    }
  }
  if (y->paths && nk > 1) {
    Dice dice;
    shuffle_dice(&dice, y->paths);
    qsort(kept, nk, sizeof *kept, by_value);
    if (nk > y->finalists) nk = y->finalists;
    for (int i = 0; i < nk; i++)
      kept[i]->value = kept[i]->after.over ? as_chance(y, kept[i]->value) : played_on(&kept[i]->after, seat, &dice, y);
  }
  for (int i = 0; i < nk; i++) kept[i]->value += y->noise > 0 ? y->noise * gauss() : 0;
  qsort(kept, nk, sizeof *kept, by_value);
  Kind k = kept[0]->k;
  place(p, seat, &k);
  return 1;
}

/* ---- matches ---- */
typedef struct { float x[MOST][F]; int alive; } Kept;
static Kept kept[KEPT];
static int nkept;

static void keep_position(const Pos *p, double part) {
  static Outlook o;
  if (nkept == KEPT || uni() >= part || p->over) return;
  Look l;
  make_outlook(&p->map, &p->odds, &o);
  make_table(&l.t, p, &o);
  make_round(&o, p->sh, l.t.wealth, p->playing, &p->odds, &l.r);
  for (int s = 0; s < players; s++) {
    double x[F];
    row_of(&l.t, s, p->sh[s], p->cash[s], p->allow[s], p->sh, &l.r, x);
    for (int i = 0; i < F; i++) kept[nkept].x[s][i] = (float)x[i];
  }
  kept[nkept++].alive = p->playing;
}

static void play_match(Style *styles, double part, int mixed, float *won) {
  static Pos p;
  memset(&p, 0, sizeof p);
  empty_map(&p.map);
  p.playing = (1 << players) - 1;
  p.odds = (Odds){1 / 36.0, 2 / 36.0, 0};
  if (mixed) {
    double u = uni();
    if (u < 0.08) p.odds = (Odds){1 / 36.0, 1 / 36.0, 1 / 36.0};
    else if (u < 0.16) p.odds = (Odds){0, 1 / 6.0, 0};
    p.per_occasion = uni() < 0.08;
  }
  for (int c = 0; c < C; c++) p.bank[c] = SHARES;
  if (counted == EACH) for (int s = 0; s < players; s++) { int c = below(C); p.sh[s][c]++; p.bank[c]--; }
  int seat = below(players);
  nkept = 0;
  for (int turn = 0; turn < 1000; turn++) {
    begin_turn(&p, seat);
    keep_position(&p, part);
    Style *y = &styles[seat];
    if (turn) choose_deals(&p, seat, 1, y);
    keep_position(&p, part);
    int zone = below(Z), face = below(6), companies = face < C ? 1 << face : 15;
    if (p.odds.company == 0) companies = 15;
    else if (face == 5 && p.odds.fewest > 0) {
      int few = 1000;
      companies = 0;
      for (int c = 0; c < C; c++) {
        int n = pop(p.map.built[c]);
        if (n < few) { few = n; companies = 0; }
        if (n == few) companies |= 1 << c;
      }
    }
    p.placing = seat;
    keep_position(&p, part);
    int done = choose_building(&p, seat, zone, companies, y);
    p.placing = -1;
    if (p.over) break;
    if (done) {
      keep_position(&p, part);
      choose_deals(&p, seat, 0, y);
      p.allow[seat] = p.mover == seat ? LIMIT : 0;
      keep_position(&p, part);
    }
    seat = following(p.playing, seat);
  }
  int best = -1, n = 0;
  for (int s = 0; s < players; s++) if (p.playing >> s & 1 && wealth_of(&p, s) > best) best = wealth_of(&p, s);
  for (int s = 0; s < players; s++) n += p.playing >> s & 1 && wealth_of(&p, s) == best;
  for (int s = 0; s < players; s++) won[s] = p.playing >> s & 1 && wealth_of(&p, s) == best ? 1.0f / n : 0;
}

/* ---- learning ---- */
enum { NW = F + MAXH * (F + 2) };
typedef struct { float w[NW], m[NW], v[NW]; int steps, hidden; float mid[F], dev[F]; } Net; /* lin, then each unit: in, bias, out */

static void net_chances(const Net *n, const Kept *k, float *chance, float z[MOST][F], float bent[MOST][MAXH]) {
  float points[MOST], most = -1e9f, sum = 0;
  for (int s = 0; s < players; s++) {
    if (!(k->alive >> s & 1)) { points[s] = -1e9f; continue; }
    for (int i = 0; i < F; i++) z[s][i] = (k->x[s][i] - n->mid[i]) / n->dev[i];
    float total = 0;
    for (int i = 0; i < F; i++) total += n->w[i] * z[s][i];
    for (int h = 0; h < n->hidden; h++) {
      const float *u = n->w + F + h * (F + 2);
      float a = u[F];
      for (int i = 0; i < F; i++) a += u[i] * z[s][i];
      bent[s][h] = fast_tanh(a);
      total += u[F + 1] * bent[s][h];
    }
    points[s] = total;
    if (total > most) most = total;
  }
  for (int s = 0; s < players; s++) sum += chance[s] = points[s] < -1e8f ? 0 : expf(points[s] - most);
  for (int s = 0; s < players; s++) chance[s] /= sum;
}
static void learn_match(Net *n, const float *won, double trace, double rate) {
  static float said[KEPT][MOST], z[KEPT][MOST][F], bent[KEPT][MOST][MAXH], g[NW];
  float target[MOST];
  if (!nkept) return;
  int size = F + n->hidden * (F + 2);
  memset(g, 0, sizeof g);
  for (int i = 0; i < nkept; i++) net_chances(n, &kept[i], said[i], z[i], bent[i]);
  memcpy(target, won, sizeof(float) * players);
  for (int i = nkept - 1; i >= 0; i--) {
    for (int s = 0; s < players; s++) {
      if (!(kept[i].alive >> s & 1)) continue;
      float e = (said[i][s] - target[s]) / nkept;
      for (int f = 0; f < F; f++) g[f] += e * z[i][s][f];
      for (int h = 0; h < n->hidden; h++) {
        float *u = g + F + h * (F + 2), b = bent[i][s][h], back = e * n->w[F + h * (F + 2) + F + 1] * (1 - b * b);
        for (int f = 0; f < F; f++) u[f] += back * z[i][s][f];
        u[F] += back;
        u[F + 1] += e * b;
      }
    }
    for (int s = 0; s < players; s++) target[s] = (float)(trace * target[s] + (1 - trace) * said[i][s]);
  }
  n->steps++;
  float c1 = 1 - powf(0.9f, n->steps), c2 = 1 - powf(0.999f, n->steps);
  for (int i = 0; i < size; i++) {
    float d = g[i] + 1e-6f * n->w[i];
    n->m[i] += 0.1f * (d - n->m[i]);
    n->v[i] += 0.001f * (d * d - n->v[i]);
    n->w[i] -= (float)rate * (n->m[i] / c1) / (sqrtf(n->v[i] / c2) + 1e-7f);
  }
}
/* The network as a judge of features as they are. */
static void as_judge(const Net *n, Judge *j) {
  j->hidden = n->hidden;
  for (int i = 0; i < F; i++) j->lin[i] = n->w[i] / n->dev[i];
  for (int h = 0; h < n->hidden; h++) {
    const float *u = n->w + F + h * (F + 2);
    float bias = u[F];
    for (int i = 0; i < F; i++) { j->in[h][i] = u[i] / n->dev[i]; bias -= u[i] * n->mid[i] / n->dev[i]; }
    j->bias[h] = bias;
    j->out[h] = u[F + 1];
  }
}
static void from_judge(Net *n, const Judge *j) {
  n->hidden = j->hidden;
  for (int i = 0; i < F; i++) n->w[i] = j->lin[i] * n->dev[i];
  for (int h = 0; h < j->hidden; h++) {
    float *u = n->w + F + h * (F + 2), bias = j->bias[h];
    for (int i = 0; i < F; i++) { u[i] = j->in[h][i] * n->dev[i]; bias += j->in[h][i] * n->mid[i]; }
    u[F] = bias;
    u[F + 1] = j->out[h];
  }
}
static void write_judge(const char *path, const Judge *j, float heat) {
  FILE *f = fopen(path, "w");
  if (!f) exit(3);
  fprintf(f, "%d\n", j->hidden);
  for (int i = 0; i < F; i++) fprintf(f, "%.6g ", j->lin[i] / heat);
  for (int h = 0; h < j->hidden; h++) {
    fprintf(f, "\n");
    for (int i = 0; i < F; i++) fprintf(f, "%.6g ", j->in[h][i]);
    fprintf(f, "%.6g %.6g", j->bias[h], j->out[h] / heat);
  }
  fprintf(f, "\n");
  fclose(f);
}

static Style by_judge(const Judge *j, double noise, double slip) {
  Style y = {.judge = j, .noise = noise, .slip = slip, .squares = 3, .trades = 3, .steps = 3};
  return y;
}
/* As the bots before the judge: wealth against the rivals', with what shares promise. */
static Style by_money(int usual) {
  Style y = {.rivals = 1, .focus = 1.5, .promise = 3, .room = 2, .growth = 1, .risk = 1, .squares = 3, .trades = 3, .steps = 3};
  if (usual) return y;
  y.rivals = 0.3 + 0.9 * uni();
  y.focus = 2 * uni();
  y.promise = 5 * uni();
  y.room = 4 * uni();
  y.growth = 1.5 * uni();
  y.risk = 1.5 * uni();
  y.noise = uni() < 0.5 ? 0 : 3 * uni();
  return y;
}

/* How well the next matches are foretold: loss, the loss of equal chances, and the calibration error, at some heats. */
static void measure(const Net *n, const float *won, double *loss, double *base, long *bins, double *told, double *came, long *seen) {
  float chance[MOST], z[MOST][F], bent[MOST][MAXH];
  for (int i = 0; i < nkept; i++) {
    net_chances(n, &kept[i], chance, z, bent);
    (*seen)++;
    for (int s = 0; s < players; s++) {
      if (won[s] > 0) { *loss -= won[s] * log(chance[s] > 1e-6 ? chance[s] : 1e-6); *base += won[s] * log(players); }
      int b = (int)(chance[s] * 20);
      if (b > 19) b = 19;
      bins[b]++;
      told[b] += chance[s];
      came[b] += won[s];
    }
  }
}

/* Seats of mixed strength: a part counts money, a part plays by an earlier judge if there is one, most misjudge a little. */
static void mixed_styles(Style *styles, const Judge *now, const Judge *league, int nleague, double dumb) {
  for (int s = 0; s < players; s++) { /* what they would not do by themselves tells what it is good for */
    double u = uni(), noise = uni() < 0.4 ? 0 : 0.6 * uni() * uni(), slip = uni() < 0.5 ? 0 : 0.04;
    if (u < dumb) styles[s] = by_money(uni() < 0.4);
    else if (nleague && u < dumb + 0.3 * (1 - dumb)) styles[s] = by_judge(&league[below(nleague)], noise, slip);
    else styles[s] = by_judge(now, noise, slip);
    styles[s].trades = uni() < 0.6 ? 0 : 2; /* most do not think of deals yet when they build: that is quicker */
  }
}

static void tell_measure(double loss, double base, const long *bins, const double *told, const double *came, long seen) {
  double off = 0, all = 0;
  for (int b = 0; b < 20; b++) { off += fabs(told[b] - came[b]); all += bins[b]; }
  printf("%ld %.4f %.4f %.4f\n", seen, loss / seen, base / seen, off / all);
}

/* How well a judge foretells matches of seats of mixed strength; nothing is learnt. */
static void foretell(int matches, const char *in) {
  static Net net;
  static Judge judge;
  Style styles[MOST];
  float won[MOST];
  double loss = 0, base = 0, told[20] = {0}, came[20] = {0};
  long bins[20] = {0}, seen = 0;
  read_judge(in, &judge);
  for (int f = 0; f < F; f++) net.dev[f] = 1;
  from_judge(&net, &judge);
  for (int i = 0; i < matches; i++) {
    mixed_styles(styles, &judge, 0, 0, 0.2);
    play_match(styles, 0.35, 1, won);
    measure(&net, won, &loss, &base, bins, told, came, &seen);
  }
  tell_measure(loss, base, bins, told, came, seen);
}

static void practise(int matches, const char *in, const char *out, double rate, double trace, int hidden, double cash) {
  static Net net;
  static Judge now, league[LEAGUE], start;
  int known = strcmp(in, "-") != 0, nleague = 0;
  float won[MOST];
  Style styles[MOST];
  double sum[F] = {0}, square[F] = {0}, rows = 0;
  if (known) read_judge(in, &start);
  for (int i = 0; i < 60; i++) { /* means and spreads */
    for (int s = 0; s < players; s++) styles[s] = known && uni() < 0.7 ? by_judge(&start, 0.3 * uni(), 0.02) : by_money(0);
    play_match(styles, 0.5, 1, won);
    for (int k = 0; k < nkept; k++)
      for (int s = 0; s < players; s++)
        if (kept[k].alive >> s & 1) {
          rows++;
          for (int f = 0; f < F; f++) { sum[f] += kept[k].x[s][f]; square[f] += (double)kept[k].x[s][f] * kept[k].x[s][f]; }
        }
  }
  for (int f = 0; f < F; f++) {
    net.mid[f] = (float)(sum[f] / rows);
    double var = square[f] / rows - net.mid[f] * net.mid[f];
    net.dev[f] = var > 1e-8 ? (float)sqrt(var) : 1;
    if (net.dev[f] < 0.01f) net.dev[f] = 0.01f;
  }
  if (known) from_judge(&net, &start);
  else {
    net.hidden = hidden;
    for (int h = 0; h < hidden; h++) {
      float *u = net.w + F + h * (F + 2);
      for (int i = 0; i < F; i++) u[i] = (float)(gauss() / sqrt(F));
      u[F + 1] = (float)(0.05 * gauss());
    }
    net.w[55] = net.w[56] = 0.7f; /* it begins with what the bots before it knew: wealth with what shares promise */
  }
  as_judge(&net, &now);
  int young = known ? 0 : 1000, tenth = matches / 10;
  double loss = 0, base = 0, told[20] = {0}, came[20] = {0}, pace = rate;
  long bins[20] = {0}, seen = 0;
  for (int i = 0; i < matches; i++) {
    double dumb = i < young ? 1 - (1 - cash) * i / young : cash;
    mixed_styles(styles, &now, league, nleague, dumb);
    play_match(styles, 0.35, 1, won);
    if (i >= matches - tenth) measure(&net, won, &loss, &base, bins, told, came, &seen);
    else {
      double x = i / (double)(matches - tenth);
      pace = rate * (x < 0.5 ? 1 : 1 - 1.9 * (x - 0.5));
      learn_match(&net, won, known || x > 0.3 ? trace : trace + (1 - trace) * (1 - x / 0.3), pace);
      if (i % 20 == 0) as_judge(&net, &now);
      if (matches / (LEAGUE + 4) && i % (matches / (LEAGUE + 4)) == matches / (LEAGUE + 4) - 1) {
        league[nleague < LEAGUE ? nleague : below(LEAGUE)] = now;
        if (nleague < LEAGUE) nleague++;
        write_judge(out, &now, 1);
        fprintf(stderr, "%d matches\n", i + 1);
      }
    }
  }
  as_judge(&net, &now);
  write_judge(out, &now, 1);
  tell_measure(loss, base, bins, told, came, seen);
}

static void look_ahead(Style *y, int paths) {
  y->squares = 6;
  y->trades = 8;
  y->steps = 4;
  y->paths = paths;
  y->finalists = y->rolls = 5;
}

static void compete(int matches, const char *judge, const char *rival, int paths) {
  static Judge one, other;
  double sum = 0, squares = 0;
  read_judge(judge, &one);
  int money_ = !strcmp(rival, "money");
  if (!money_) read_judge(rival, &other);
  for (int i = 0; i < matches; i++) {
    Style styles[MOST];
    float won[MOST];
    for (int s = 0; s < players; s++) styles[s] = s == i % players ? by_judge(&one, 0, 0) : money_ ? by_money(1) : by_judge(&other, 0, 0);
    if (paths) for (int s = 0; s < players; s++) look_ahead(&styles[s], s == i % players ? paths : 36);
    play_match(styles, 0, 0, won);
    sum += won[i % players];
    squares += won[i % players] * won[i % players];
  }
  double mean = sum / matches;
  printf("%.1f %% of %d matches (+- %.1f)\n", 100 * mean, matches, 196 * sqrt((squares / matches - mean * mean) / matches));
}

static void print_features(const char *path) {
  FILE *f = fopen(path, "r");
  int n;
  if (!f || fscanf(f, "%d %d %d", &n, &players, &counted) != 3) exit(2);
  make_world(counted);
  for (int i = 0; i < n; i++) {
    static Pos p;
    static Outlook o;
    int colour[SQ], mover, die, ok = 1;
    memset(&p, 0, sizeof p);
    empty_map(&p.map);
    ok &= fscanf(f, "%d %d %d %d", &p.playing, &mover, &p.placing, &die) == 4;
    p.odds = die == 0 ? (Odds){1 / 36.0, 2 / 36.0, 0} : die == 1 ? (Odds){1 / 36.0, 1 / 36.0, 1 / 36.0} : (Odds){0, 1 / 6.0, 0};
    for (int s = 0; s < players; s++) {
      ok &= fscanf(f, "%d %d", &p.cash[s], &p.allow[s]) == 2;
      for (int c = 0; c < C; c++) ok &= fscanf(f, "%d", &p.sh[s][c]) == 1;
    }
    int used[C];
    for (int c = 0; c < C; c++) ok &= fscanf(f, "%d", &used[c]) == 1;
    for (int s = 0; s < SQ; s++) ok &= fscanf(f, "%d", &colour[s]) == 1;
    if (!ok) exit(2);
    /* chains grow square by square, beside what stands already, so that nothing is swallowed on the way */
    for (int s = 0; s < SQ; s++) {
      if (colour[s] < 0 || p.map.at[s] >= 0) continue;
      B chain = bit(s), grown = 0;
      while (chain != grown) {
        grown = chain;
        for (B b = beside(chain) & ~chain; b; b &= b - 1) if (colour[low(b)] == colour[s]) chain |= bit(low(b));
      }
      int c = colour[s], size = pop(chain), k = p.map.n++;
      p.map.mask[k] = chain;
      p.map.owner[k] = (int8_t)c;
      p.map.size[k] = (int8_t)size;
      p.map.built[c] |= chain;
      p.map.sums[c] += counts[size];
      p.map.lone[c] += size == 1;
      for (B b = chain; b; b &= b - 1) p.map.at[low(b)] = (int8_t)k;
    }
    for (int c = 0; c < C; c++) { p.map.used[c] = used[c]; p.map.values[c] = valued(p.map.sums[c], p.map.lone[c]); }
    set_waits(&p, mover);
    Look l;
    make_outlook(&p.map, &p.odds, &o);
    make_table(&l.t, &p, &o);
    make_round(&o, p.sh, l.t.wealth, p.playing, &p.odds, &l.r);
    for (int s = 0; s < players; s++) {
      double x[F];
      row_of(&l.t, s, p.sh[s], p.cash[s], p.allow[s], p.sh, &l.r, x);
      for (int j = 0; j < F; j++) printf("%.9g ", x[j]);
    }
    printf("\n");
  }
  fclose(f);
}

int main(int n, char **a) {
  if (n == 3 && !strcmp(a[1], "features")) { print_features(a[2]); return 0; }
  if (n < 7) return 1;
  players = atoi(a[2]);
  make_world(atoi(a[3]));
  rs = 88172645463325252ULL ^ (uint64_t)atol(a[5]) * 0x9E3779B97F4A7C15ULL;
  for (int i = 0; i < 20; i++) rnd();
  if (!strcmp(a[1], "learn") && n == 12) practise(atoi(a[4]), a[6], a[7], atof(a[8]), atof(a[9]), atoi(a[10]), atof(a[11]));
  else if (!strcmp(a[1], "measure") && n == 7) foretell(atoi(a[4]), a[6]);
  else if (!strcmp(a[1], "against") && n == 9) compete(atoi(a[4]), a[6], a[7], atoi(a[8]));
  else return 1;
  return 0;
}
