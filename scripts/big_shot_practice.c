/* Big Shot played by the judge against itself, thousands of matches a minute: lessons for scripts/train.py.
 *
 * Started by scripts/practise_big_shot.py, which hands over what the bots know (judge, chances of ownership) and checks
 * that this program sees the same features in a position as the bots do. Rounds are played as the bots foresee them:
 * everybody's best plan for the lot, everybody's limit, the lot goes to the highest for what the second would pay.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { C = 4, D = 13, NF = 18, SIZE = 7, F = 28, MAXH = 64, K = 5, MAXP = 80 };

static uint64_t rs;
static uint64_t rnd(void) { rs ^= rs << 13; rs ^= rs >> 7; rs ^= rs << 17; return rs * 0x2545F4914F6CDD1DULL; }
static void start(uint64_t seed) { rs = seed; for (int i = 0; i < 20; i++) rnd(); }
static double uni(void) { return (rnd() >> 11) * (1.0 / 9007199254740992.0); }
static int below(int n) { return (int)(uni() * n); }
static double gauss(void) { double a = uni() + 1e-12, b = uni(); return sqrt(-2 * log(a)) * cos(6.283185307179586 * b); }

/* ---- the city and what is known of it ---- */
static int values[D], kinds[D], nparks, parkof[2], near[2][D], nnear[2], beside[D];
static float *own; /* [19][3][4096][4] */
static int players, purses[4][2], npurses, seatof[C];
static int winner_of[4096], size_of[4096];

typedef struct { int hidden; float lin[F], in[F][MAXH], bias[MAXH], out[MAXH]; } Judge;
static Judge judges[2];

static void read_judge(const char *path, Judge *j) {
  FILE *f = fopen(path, "r");
  if (!f || fscanf(f, "%d", &j->hidden) != 1) exit(2);
  for (int i = 0; i < F; i++) if (fscanf(f, "%f", &j->lin[i]) != 1) exit(2);
  for (int h = 0; h < j->hidden; h++) {
    for (int i = 0; i < F; i++) if (fscanf(f, "%f", &j->in[i][h]) != 1) exit(2);
    if (fscanf(f, "%f %f", &j->bias[h], &j->out[h]) != 2) exit(2);
  }
  fclose(f);
}

static int pile_winner(int p) {
  int n[C], best = 0, who = -1;
  for (int c = 0; c < C; c++) n[c] = p >> 3 * c & 7;
  for (int c = 0; c < C; c++) {
    int alone = n[c] > 0;
    for (int e = 0; e < C; e++) if (e != c && n[e] == n[c]) alone = 0;
    if (alone && n[c] > best) { best = n[c]; who = c; }
  }
  return who;
}

/* ---- positions ---- */
typedef struct {
  int ring[NF], nring, fields[NF], broker, leader, piles[D], owners[D], cash[C], loans[C], tokens;
} Pos;

typedef struct { float decided[C], estate[C], doubling[C], spread[C], qualify[C], open; int lacking[C], owners[D]; } City;

typedef struct {
  const Pos *pos;
  int left;
  float lots[4][5];
} Table;

static const float *entry(int left, int kind, int pile) { return own + ((left * 3 + kind) * 4096 + pile) * 4; }

static int field_after(const Pos *p, int pips) {
  int at = 0;
  while (at < p->nring && p->ring[at] <= p->broker) at++;
  return p->ring[(at + pips - 1) % p->nring];
}

static void make_table(Table *t, const Pos *p) {
  t->pos = p;
  int left = t->left = p->nring;
  float nearby[C] = {0}, whole[C] = {0};
  if (left) {
    for (int i = 0; i < left; i++)
      for (int c = 0; c < C; c++) whole[c] += p->fields[p->ring[i]] >> 3 * c & 7;
    for (int pips = 1; pips <= 6; pips++) {
      int lot = p->fields[field_after(p, pips)];
      for (int c = 0; c < C; c++) nearby[c] += (lot >> 3 * c & 7) / 6.0f;
    }
  }
  for (int s = 0; s < players; s++) {
    int turn = (s - p->leader + players) % players;
    int leads = left > turn ? (left - turn + players - 1) / players : 0;
    float a = 0, b = 0;
    for (int i = 0; i < npurses; i++) { a += nearby[purses[s][i]]; b += whole[purses[s][i]]; }
    float *l = t->lots[s];
    l[0] = left && turn == 0;
    l[1] = left && (left - 1) % players == turn;
    l[2] = leads - (float)left / players;
    l[3] = a / npurses - 1.0f;
    l[4] = (b / npurses - left) / (1 + left);
  }
}

static void make_city(const Table *t, const int *piles, const int *owners, City *y) {
  float p[D][C];
  int left = t->left;
  for (int d = 0; d < D; d++) {
    int o = owners[d];
    if (o == -2 && (!left || size_of[piles[d]] == SIZE)) o = winner_of[piles[d]];
    y->owners[d] = o;
    if (o == -2) memcpy(p[d], entry(left, kinds[d], piles[d]), sizeof p[d]);
    else for (int c = 0; c < C; c++) p[d][c] = o == c;
  }
  y->open = 0;
  int held[C] = {0};
  memset(y->decided, 0, sizeof y->decided);
  for (int d = 0; d < D; d++) {
    int o = y->owners[d];
    if (o == -2) y->open += values[d];
    if (o >= 0) {
      int v = values[d];
      if (beside[d] >= 0 && y->owners[beside[d]] == o) v *= 2;
      y->decided[o] += v;
      held[o]++;
    }
  }
  for (int c = 0; c < C; c++) {
    float e = 0, dbl = 0, spread = 0, none = 1, odds = 0;
    for (int d = 0; d < D; d++) {
      float q = p[d][c];
      e += q * values[d];
      if (y->owners[d] == -2) {
        spread += q * (1 - q) * values[d];
        none *= 1 - q;
        odds += q / (1 - q);
      } else if (q > 0) spread += q * values[d];
    }
    for (int k = 0; k < nparks; k++) {
      float sum = 0;
      for (int i = 0; i < nnear[k]; i++) sum += p[near[k][i]][c] * values[near[k][i]];
      dbl += p[parkof[k]][c] * sum;
    }
    y->estate[c] = e + dbl;
    y->doubling[c] = dbl;
    y->spread[c] = spread;
    int need = y->lacking[c] = held[c] >= 2 ? 0 : 2 - held[c];
    float q = !need ? 1 : need == 1 ? 1 - none : 1 - none * (1 + odds);
    y->qualify[c] = q < 0 ? 0 : q;
  }
}

static void make_rows(const Table *t, const City *y, const int *cash, const int *loans, float rows[4][F]) {
  float worth[4], firm[4], power[4], basic[4][11], total = 0, money_all = players;
  int left = t->left, credit = t->pos->tokens ? 9 : 0;
  float stage = left / 18.0f, late = 1.0f / (1 + left);
  for (int s = 0; s < players; s++) {
    float estate = 0, decided = 0, dbl = 0, spread = 0, q = 1, money = 0, small = 1e9, pw = 0;
    int lacking = 0, debts = 0, squares = 0;
    for (int i = 0; i < npurses; i++) {
      int c = purses[s][i];
      estate += y->estate[c]; decided += y->decided[c]; dbl += y->doubling[c]; spread += y->spread[c];
      q *= y->qualify[c]; lacking += y->lacking[c]; money += cash[c];
      if (cash[c] < small) small = cash[c];
      debts += loans[c]; squares += loans[c] * loans[c];
      float w = cash[c] + (credit > loans[c] ? credit - loans[c] : 0);
      if (w > pw) pw = w;
    }
    float net = money - 10 * debts;
    worth[s] = estate + net - 25.0f * (1 - q);
    firm[s] = decided + net;
    power[s] = pw;
    total += worth[s];
    money_all += money;
    float b[11] = {decided, estate - decided, dbl, spread, q, lacking, money, small, debts, squares, pw};
    memcpy(basic[s], b, sizeof b);
  }
  for (int s = 0; s < players; s++) {
    float a = -1e9, b = -1e9, e = -1e9;
    for (int o = 0; o < players; o++) if (o != s) {
      if (worth[o] > a) a = worth[o];
      if (firm[o] > b) b = firm[o];
      if (power[o] > e) e = power[o];
    }
    float ahead = worth[s] - a, firmer = firm[s] - b, stronger = power[s] - e, *x = basic[s], *r = rows[s];
    int n = 0;
    r[n++] = x[0]; r[n++] = x[1]; r[n++] = x[2]; r[n++] = x[3];
    r[n++] = logf(x[4] < 0.01f ? 0.01f : x[4]);
    r[n++] = x[5] * late;
    r[n++] = x[6]; r[n++] = x[6] * stage; r[n++] = x[7] * stage;
    r[n++] = x[8]; r[n++] = x[9];
    r[n++] = stronger; r[n++] = stronger * stage; r[n++] = stronger * late;
    r[n++] = (x[6] + 1) / money_all * y->open;
    r[n++] = ahead; r[n++] = ahead / (4 + left); r[n++] = ahead * late;
    r[n++] = worth[s] - (total - worth[s]) / (players - 1);
    r[n++] = firmer; r[n++] = firmer * late;
    for (int i = 0; i < 5; i++) r[n++] = t->lots[s][i];
    r[n++] = stage; r[n++] = late;
  }
}

static void softmax(float *x) {
  float m = x[0], sum = 0;
  for (int s = 1; s < players; s++) if (x[s] > m) m = x[s];
  for (int s = 0; s < players; s++) sum += x[s] = expf(x[s] - m);
  for (int s = 0; s < players; s++) x[s] /= sum;
}

/* The result after the last lot: shares of the win; 0 for all if nobody qualifies. */
static void final_shares(const City *y, const int *cash, const int *loans, float *won, float *soft) {
  double best = -1e18, order[4];
  for (int s = 0; s < players; s++) {
    double total = 0; int ok = 1, held = 0, dear = 0;
    for (int i = 0; i < npurses; i++) {
      int c = purses[s][i];
      total += y->decided[c] + cash[c] - 10 * loans[c];
      if (y->lacking[c]) ok = 0;
      for (int d = 0; d < D; d++) if (y->owners[d] == c) {
        int v = values[d];
        if (beside[d] >= 0 && y->owners[beside[d]] == c) v *= 2;
        held++;
        if (v > dear) dear = v;
      }
    }
    soft[s] = total / 6.0 - (ok ? 0 : 5.0);
    order[s] = ok ? total + held * 1e-3 + dear * 1e-6 : -1e12;
    if (order[s] > best) best = order[s];
  }
  int n = 0;
  for (int s = 0; s < players; s++) n += order[s] == best;
  for (int s = 0; s < players; s++) won[s] = best > -1e11 && order[s] == best ? 1.0f / n : 0;
  softmax(soft);
}

/* The hyperbolic tangent, to within one in ten thousand. */
static inline float bent(float x) {
  x = fminf(fmaxf(x, -4.9f), 4.9f);
  float q = x * x;
  return x * (135135 + q * (17325 + q * (378 + q))) / (135135 + q * (62370 + q * (3150 + q * 28)));
}

static void chances(const Table *t, const City *y, const int *cash, const int *loans, const Judge *j, float *out) {
  if (!t->left) {
    float soft[4];
    final_shares(y, cash, loans, out, soft);
    for (int s = 0; s < players; s++) out[s] = 0.98f * out[s] + 0.02f * soft[s];
    return;
  }
  float rows[4][F];
  make_rows(t, y, cash, loans, rows);
  for (int s = 0; s < players; s++) {
    float x = 0;
    for (int i = 0; i < F; i++) x += j->lin[i] * rows[s][i];
    for (int from = 0; from < j->hidden; from += 16) {
      float z[16];
      memcpy(z, j->bias + from, sizeof z);
      for (int i = 0; i < F; i++) for (int h = 0; h < 16; h++) z[h] += j->in[i][from + h] * rows[s][i];
      for (int h = 0; h < 16; h++) x += j->out[from + h] * bent(z[h]);
    }
    out[s] = x;
  }
  softmax(out);
}

/* ---- slopes and plans ---- */
static void slopes(const Table *t, const City *y, const Judge *j, float value[4][C], float need[4][C]) {
  const int *cash = t->pos->cash, *loans = t->pos->loans;
  memset(value, 0, sizeof(float) * 4 * C);
  memset(need, 0, sizeof(float) * 4 * C);
  if (!t->left) {
    float w[4];
    for (int s = 0; s < players; s++) {
      w[s] = 0;
      for (int i = 0; i < npurses; i++) {
        int c = purses[s][i];
        w[s] += y->estate[c] + cash[c] - 10 * loans[c] - 20 * (y->lacking[c] > 0);
      }
      w[s] /= 6.0f;
    }
    softmax(w);
    for (int s = 0; s < players; s++)
      for (int c = 0; c < C; c++) if (seatof[c] >= 0) {
        value[s][c] = (w[s] + 0.02f) * ((seatof[c] == s) - w[seatof[c]]) / 6.0f;
        need[s][c] = 20 * value[s][c];
      }
    return;
  }
  float now[4], then[4];
  chances(t, y, cash, loans, j, now);
  for (int c = 0; c < C; c++) if (seatof[c] >= 0) {
    City z = *y;
    z.estate[c] += 1;
    chances(t, &z, cash, loans, j, then);
    for (int s = 0; s < players; s++) value[s][c] = then[s] - now[s];
    if (y->lacking[c]) {
      z = *y;
      z.qualify[c] = fminf(z.qualify[c] + 0.05f, 1);
      float rise = z.qualify[c] - y->qualify[c];
      if (rise > 0) {
        chances(t, &z, cash, loans, j, then);
        for (int s = 0; s < players; s++) need[s][c] = (then[s] - now[s]) / rise;
      }
    }
  }
}

typedef struct { int n, d[4], part[4]; float sum; } Plan;

typedef struct { float v; short back_state, back_rank; signed char part; } Cell;

/* The parts of a lot, none of it first, and all pairs of parts that make a part together. */
typedef struct { int np, ns, parts[16]; unsigned char sums[81][3]; } Shares;

static const Shares *shares_of(int lot) {
  static Shares *known[4096];
  if (known[lot]) return known[lot];
  Shares *h = known[lot] = calloc(1, sizeof *h);
  int index[4096];
  for (int p = 0; p <= lot; p++) {
    int inside = 1;
    for (int c = 0; c < C; c++) if ((p >> 3 * c & 7) > (lot >> 3 * c & 7)) inside = 0;
    if (inside) { index[p] = h->np; h->parts[h->np++] = p; }
  }
  for (int s = 0; s < h->np; s++) for (int p = 0; p < h->np; p++) {
    int inside = 1;
    for (int c = 0; c < C; c++) if ((h->parts[s] >> 3 * c & 7) + (h->parts[p] >> 3 * c & 7) > (lot >> 3 * c & 7)) inside = 0;
    if (inside) { unsigned char *q = h->sums[h->ns++]; q[0] = s; q[1] = p; q[2] = index[h->parts[s] + h->parts[p]]; }
  }
  return h;
}

/* The best plans by an additive table: districts one after another, each takes a part of what is left of the lot. `worth` is what a
 * district is worth in the hands of each colour, `now` the chances as they are, `table` the chances by pile. */
static int plans_by(const Pos *pos, int lot, float worth[D][C], const float now[D][C], const float *table, int left, Plan *out, int most) {
  const Shares *h = shares_of(lot);
  const int np = h->np, ns = h->ns, *parts = h->parts;
  int open[D], no = 0, cnt[D + 1][16];
  for (int d = 0; d < D; d++) if (pos->owners[d] == -2) open[no++] = d;
  static Cell dp[D + 1][16][K];
  memset(cnt, 0, sizeof cnt);
  cnt[0][0] = 1; dp[0][0][0].v = 0; dp[0][0][0].part = -1;
  for (int i = 0; i < no; i++) {
    int d = open[i], pile = pos->piles[d], room = SIZE - size_of[pile];
    const float *after = table + (left * 3 + kinds[d]) * 4096 * 4;
    float gain[16];
    for (int p = 0; p < np; p++) {
      if (size_of[parts[p]] > room) { gain[p] = -1e9; continue; }
      float g = 0;
      if (parts[p]) for (int c = 0; c < C; c++) g += worth[d][c] * (after[(pile + parts[p]) * 4 + c] - now[d][c]);
      gain[p] = g;
    }
    for (int q = 0; q < ns; q++) {
      int s = h->sums[q][0], p = h->sums[q][1], to = h->sums[q][2];
      if (gain[p] < -1e8 || !cnt[i][s]) continue;
      for (int k = 0; k < cnt[i][s]; k++) {
        float v = dp[i][s][k].v + gain[p];
        int m = cnt[i + 1][to];
        if (m == most && v <= dp[i + 1][to][most - 1].v) break;
        int at = m < most ? m : most - 1;
        while (at > 0 && dp[i + 1][to][at - 1].v < v) { dp[i + 1][to][at] = dp[i + 1][to][at - 1]; at--; }
        dp[i + 1][to][at] = (Cell){v, s, k, p};
        if (m < most) cnt[i + 1][to] = m + 1;
      }
    }
  }
  int full = np - 1, found = cnt[no][full];
  for (int k = 0; k < found; k++) {
    Plan *pl = &out[k];
    pl->n = 0; pl->sum = dp[no][full][k].v;
    int s = full, r = k;
    for (int i = no; i > 0; i--) {
      Cell *cell = &dp[i][s][r];
      if (parts[(int)cell->part]) { pl->d[pl->n] = open[i - 1]; pl->part[pl->n++] = parts[(int)cell->part]; }
      s = cell->back_state; r = cell->back_rank;
    }
  }
  return found;
}

/* The same by the slopes of a judge. */
static int make_plans(const Table *t, const City *base, int lot, const float *value, const float *need, Plan *out, int most) {
  int open[D], no = 0;
  for (int d = 0; d < D; d++) if (t->pos->owners[d] == -2) open[no++] = d;
  float worth[D][C], none[C], odds[C];
  for (int c = 0; c < C; c++) {
    none[c] = 1; odds[c] = 0;
    for (int i = 0; i < no; i++) {
      float q = t->left ? entry(t->left, kinds[open[i]], t->pos->piles[open[i]])[c] : 0;
      none[c] *= 1 - q; odds[c] += q / (1 - q);
    }
  }
  float pc[D][C];
  for (int d = 0; d < D; d++)
    for (int c = 0; c < C; c++) {
      int o = base->owners[d];
      pc[d][c] = o == -2 ? entry(t->left, kinds[d], t->pos->piles[d])[c] : o == c;
    }
  for (int i = 0; i < no; i++) {
    int d = open[i];
    for (int c = 0; c < C; c++) {
      float m = values[d];
      if (beside[d] >= 0) m += values[d] * pc[beside[d]][c];
      for (int k = 0; k < nparks; k++) if (parkof[k] == d)
        for (int e = 0; e < nnear[k]; e++) m += pc[near[k][e]][c] * values[near[k][e]];
      worth[d][c] = value[c] * m;
      if (need[c] != 0) {
        float lack = 1 - base->qualify[c], q = t->left ? pc[d][c] : 0, g;
        if (base->lacking[c] == 1) g = lack / (1 - q);
        else g = lack > none[c] ? (lack - none[c] - none[c] * q / (1 - q)) / (1 - q) : 0;
        worth[d][c] += need[c] * g;
      }
    }
  }
  return plans_by(t->pos, lot, worth, pc, own, t->left, out, most);
}

static void city_with(const Table *t, const Plan *pl, City *y) {
  int piles[D];
  memcpy(piles, t->pos->piles, sizeof piles);
  for (int i = 0; i < pl->n; i++) piles[pl->d[i]] += pl->part[i];
  make_city(t, piles, t->pos->owners, y);
}

/* ---- the auction ---- */
typedef struct { int n; float v[MAXP][4]; int purse[MAXP]; char loan[MAXP]; } Curve;

static int most_cash(const Pos *p, int s) {
  int m = p->cash[purses[s][0]];
  for (int i = 1; i < npurses; i++) if (p->cash[purses[s][i]] > m) m = p->cash[purses[s][i]];
  return m;
}

static int loan_purse(const Pos *p, int s) {
  int best = -1, most = -1;
  if (!p->tokens) return -1;
  for (int i = 0; i < npurses; i++) {
    int c = purses[s][i];
    if (p->loans[c] < 9 && p->cash[c] + 9 - p->loans[c] > most) { most = p->cash[c] + 9 - p->loans[c]; best = c; }
  }
  return best;
}

static void taken(const Table *t, const City *y, int s, int price, const Judge *j, float *out, int *purse, char *loan) {
  const Pos *p = t->pos;
  int cash[C], loans[C];
  memcpy(cash, p->cash, sizeof cash);
  memcpy(loans, p->loans, sizeof loans);
  *loan = 0;
  if (price > most_cash(p, s)) {
    int c = loan_purse(p, s);
    loans[c]++;
    cash[c] += 10 - loans[c];
    *loan = 1;
  }
  float best = -1;
  for (int i = 0; i < npurses; i++) {
    int c = purses[s][i];
    if (cash[c] < price) continue;
    float x[4];
    cash[c] -= price;
    chances(t, y, cash, loans, j, x);
    cash[c] += price;
    if (x[s] > best) { best = x[s]; memcpy(out, x, sizeof x); *purse = c; }
  }
}

static void make_curve(const Table *t, const City *y, int s, const Judge *j, Curve *k) {
  int cash = most_cash(t->pos, s), c = loan_purse(t->pos, s), most = cash, knots[8], n = 0;
  if (c >= 0 && t->pos->cash[c] + 9 - t->pos->loans[c] > most) most = t->pos->cash[c] + 9 - t->pos->loans[c];
  knots[n++] = 0;
  if (cash / 2 > knots[n - 1]) knots[n++] = cash / 2;
  if (cash > knots[n - 1]) knots[n++] = cash;
  if (most > cash) knots[n++] = cash + 1;
  if (most > cash + 1) knots[n++] = most;
  k->n = most + 1;
  taken(t, y, s, 0, j, k->v[0], &k->purse[0], &k->loan[0]);
  for (int i = 1; i < n; i++) {
    int a = knots[i - 1], b = knots[i];
    taken(t, y, s, b, j, k->v[b], &k->purse[b], &k->loan[b]);
    for (int p = a + 1; p < b; p++)
      for (int o = 0; o < players; o++) k->v[p][o] = k->v[a][o] + (k->v[b][o] - k->v[a][o]) * (p - a) / (b - a);
  }
}

static double limit_of(const Curve *k, int i, int o) {
  const Curve *a = &k[i], *b = &k[o];
#define GAIN(p) (a->v[p][i] - b->v[(p) < b->n ? (p) : b->n - 1][i])
  if (GAIN(0) <= 0) return 0;
  int low = 0, high = a->n - 1;
  if (GAIN(high) > 0) return high + 0.5;
  while (high - low > 1) { int m = (low + high) / 2; if (GAIN(m) > 0) low = m; else high = m; }
  double up = GAIN(low), down = GAIN(high);
  return low + up / (up - down);
}

/* How a player plays: by which judge, how far off the limits and plans are, with how many lots to come it looks a round
 * ahead; which part of its limits it goes to, whether it borrows, and whether it counts money instead of
 * chances (2: with a look ahead). */
typedef struct { Judge *judge; double hunch, noise; int look; double daring; int saving, money, team, plans; } Player;

static void take_lot(Pos *p, int field) {
  int at = 0;
  while (p->ring[at] != field) at++;
  memmove(p->ring + at, p->ring + at + 1, sizeof(int) * (p->nring - at - 1));
  p->nring--;
  p->broker = field;
  p->leader = (p->leader + 1) % players;
}

static void pay(Pos *p, int seat, int price, int purse) {
  if (!price) return;
  if (price > most_cash(p, seat)) {
    int c = loan_purse(p, seat);
    p->loans[c]++;
    p->cash[c] += 10 - p->loans[c];
    p->tokens--;
  }
  p->cash[purse] -= price;
}

static void place(Pos *p, const Plan *plan) {
  for (int i = 0; i < plan->n; i++) {
    int d = plan->d[i];
    p->piles[d] += plan->part[i];
    if (size_of[p->piles[d]] == SIZE) { p->owners[d] = winner_of[p->piles[d]]; p->piles[d] = 1 << 3 * p->owners[d]; }
  }
}

static void resolve(Pos *p, int field, Player *const *who);
static int by_limits(const double *limits, int leader, int *price);
#include "big_shot_money.h"

/* Everybody's chances a round later, on average over the die. */
static void foresee(const Pos *p, Judge *judge, float *out) {
  Player plain = {judge, 0, 0, 0, 1, 0, 0, 0, 2}, *all[4] = {&plain, &plain, &plain, &plain};
  int n = p->nring < 6 ? p->nring : 6;
  memset(out, 0, sizeof(float) * 4);
  for (int pips = 1; pips <= n; pips++) {
    int ways = 0;
    for (int k = 1; k <= 6; k++) ways += (k - pips) % n == 0 && k >= pips;
    if (n == 6) ways = 1;
    Pos q = *p;
    resolve(&q, field_after(&q, pips), all);
    Table t; City y; float x[4];
    make_table(&t, &q);
    make_city(&t, q.piles, q.owners, &y);
    chances(&t, &y, q.cash, q.loans, judge, x);
    for (int s = 0; s < players; s++) out[s] += x[s] * ways / 6.0f;
  }
}

static int by_limits(const double *limits, int leader, int *price) {
  int top = 0, second = -1;
  for (int s = 1; s < players; s++) if (limits[s] > limits[top]) top = s;
  for (int s = 0; s < players; s++) if (s != top && (second < 0 || limits[s] > limits[second])) second = s;
  *price = 0;
  if (limits[top] < 1 || (limits[second] < 1 && top == leader)) return leader;
  int lim = (int)limits[top], sec = limits[second] > 0 ? (int)limits[second] : 0;
  *price = sec + 1 > lim ? lim : sec + 1;
  return top;
}

static void find_limits(const Curve *k, double *limits) {
  double pairs[4][4];
  for (int i = 0; i < players; i++) {
    double sum = 0;
    for (int o = 0; o < players; o++) if (o != i) sum += pairs[i][o] = limit_of(k, i, o);
    limits[i] = sum / (players - 1);
  }
  for (int turn = 0; turn < 3; turn++) {
    int top = 0, second = -1;
    for (int s = 1; s < players; s++) if (limits[s] > limits[top]) top = s;
    for (int s = 0; s < players; s++) if (s != top && (second < 0 || limits[s] > limits[second])) second = s;
    for (int s = 0; s < players; s++) limits[s] = pairs[s][s == top ? second : top];
  }
}

/* A round: the lot of a field is sold and placed. */
static void resolve(Pos *p, int field, Player *const *who) {
  int lot = p->fields[field], leader = p->leader;
  take_lot(p, field);
  Table t;
  make_table(&t, p);
  City base, cities[4][K];
  Plan plans[4][K];
  int nplans[4], best[4];
  float judged[4][K][4];
  make_city(&t, p->piles, p->owners, &base);
  float value[4][C], need[4][C];
  Judge *last = 0;
  for (int s = 0; s < players; s++) {
    Judge *j = who[s]->judge;
    if (j != last) slopes(&t, &base, last = j, value, need);
    int n = nplans[s] = make_plans(&t, &base, lot, value[s], need[s], plans[s], who[s]->plans);
    float most = -1;
    for (int i = 0; i < n; i++) {
      city_with(&t, &plans[s][i], &cities[s][i]);
      chances(&t, &cities[s][i], p->cash, p->loans, j, judged[s][i]);
      float x = judged[s][i][s];
      if (who[s]->noise > 0) x *= exp(who[s]->noise * gauss());
      if (x > most) { most = x; best[s] = i; }
    }
  }
  double limits[4];
  Curve curves[4];
  Judge *drawn = 0;
  Plan counted[4];
  for (int s = 0; s < players; s++) {
    Judge *j = who[s]->judge;
    if (who[s]->money) {
      int cash = most_cash(p, s), c = loan_purse(p, s), most = c < 0 ? 0 : p->cash[c] + 9 - p->loans[c];
      if (most < cash || who[s]->saving) most = cash;
      limits[s] = who[s]->daring * money_speaks(p, lot, leader, s, who[s]->money > 1, &counted[s]) + who[s]->hunch * gauss();
      if (limits[s] > most + 0.5) limits[s] = most + 0.5;
      continue;
    }
    if (j != drawn) for (int o = 0; o < players; o++) make_curve(&t, &cities[o][best[o]], o, drawn = j, &curves[o]);
    double all[4];
    find_limits(curves, all);
    if (t.left && t.left <= who[s]->look) {
      /* what a round of thinking ahead makes of it, by who takes the lot at the price that is likely */
      int price;
      by_limits(all, leader, &price);
      Curve wiser[4];
      memcpy(wiser, curves, sizeof curves);
      for (int o = 0; o < players; o++) {
        int most = curves[o].n - 1, at = price < most ? price : most, purse = purses[o][0], b = best[o];
        char loan;
        float x[4], y[4];
        if (o == s && nplans[s] > 1) {
          float top = -1;
          for (int i = 0; i < nplans[s]; i++) {
            if (judged[s][i][s] < 0.9f * judged[s][best[s]][s]) continue;
            Pos q = *p;
            taken(&t, &cities[s][i], s, at, j, y, &purse, &loan);
            pay(&q, s, at, purse);
            place(&q, &plans[s][i]);
            foresee(&q, j, x);
            if (x[s] > top) { top = x[s]; b = i; }
          }
          best[s] = b;
          make_curve(&t, &cities[s][b], s, j, &wiser[s]);
        }
        Pos q = *p;
        taken(&t, &cities[o][b], o, at, j, y, &purse, &loan);
        pay(&q, o, at, purse);
        place(&q, &plans[o][b]);
        foresee(&q, j, x);
        for (int i = 0; i < players; i++) {
          float times = (x[i] + 1e-4f) / (y[i] + 1e-4f);
          for (int k = 0; k < wiser[o].n; k++) wiser[o].v[k][i] *= times;
        }
      }
      double better[4];
      find_limits(wiser, better);
      all[s] = better[s];
      drawn = 0;
    }
    limits[s] = who[s]->daring * all[s] + (who[s]->hunch > 0 ? who[s]->hunch * gauss() : 0);
    if (who[s]->saving && limits[s] > most_cash(p, s)) limits[s] = most_cash(p, s) + 0.5;
    if (limits[s] > curves[s].n - 0.5) limits[s] = curves[s].n - 0.5;
  }
  int price, purse = 0, winner = by_limits(limits, leader, &price);
  if (price > 1 && who[winner]->hunch > 0 && uni() < 0.5) price--;
  if (who[winner]->money) {
    money_pay(p, winner, price);
    place(p, &counted[winner]);
    return;
  }
  float x[4];
  char loan;
  if (price) taken(&t, &cities[winner][best[winner]], winner, price, who[winner]->judge, x, &purse, &loan);
  pay(p, winner, price, purse);
  place(p, &plans[winner][best[winner]]);
}

/* ---- matches ---- */
/* Thinking ahead takes time: where players are to learn from, only so many of them do it. */
static const double LOOKING = 0.1, FORESEEING = 0.3;
/* In so many matches everybody plays as well as it can; in the others there are styles and errors of all kinds. */
static const double CALM = 0.7;

static void deal(Pos *p) {
  int cubes[72];
  for (int i = 0; i < 72; i++) cubes[i] = i / 18;
  int good = 0;
  while (!good) {
    for (int i = 71; i > 0; i--) { int k = below(i + 1), x = cubes[i]; cubes[i] = cubes[k]; cubes[k] = x; }
    good = 1;
    for (int f = 0; f < NF; f++) {
      int *q = cubes + 4 * f;
      if (q[0] == q[1] && q[1] == q[2] && q[2] == q[3]) good = 0;
      p->fields[f] = (1 << 3 * q[0]) + (1 << 3 * q[1]) + (1 << 3 * q[2]) + (1 << 3 * q[3]);
    }
  }
  p->nring = NF;
  for (int f = 0; f < NF; f++) p->ring[f] = f;
  p->broker = below(NF);
  p->leader = below(players);
  for (int d = 0; d < D; d++) { p->piles[d] = 0; p->owners[d] = -2; }
  for (int c = 0; c < C; c++) { p->cash[c] = seatof[c] >= 0 ? 10 : 0; p->loans[c] = 0; }
  p->tokens = 30;
}

static double stat[19][3][4096][5];

static int sorted_pile(int pile, int *order) {
  int n[C], p = 0;
  for (int c = 0; c < C; c++) { n[c] = pile >> 3 * c & 7; order[c] = c; }
  for (int i = 1; i < C; i++) for (int k = i; k > 0 && n[order[k]] > n[order[k - 1]]; k--) { int x = order[k]; order[k] = order[k - 1]; order[k - 1] = x; }
  for (int i = 0; i < C; i++) p |= n[order[i]] << 3 * i;
  return p;
}

/* Reads positions and prints their features, to be compared with those of the bots. */
static int number(FILE *f) { int x; if (fscanf(f, "%d", &x) != 1) exit(2); return x; }

static int print_rows(const char *path) {
  FILE *f = fopen(path, "r");
  if (!f) return 2;
  for (int more = number(f); more; more--) {
    Pos p;
    memset(&p, 0, sizeof p);
    players = number(f);
    npurses = players == 2 ? 2 : 1;
    for (int c = 0; c < C; c++) seatof[c] = -1;
    for (int s = 0; s < players; s++) for (int i = 0; i < npurses; i++) seatof[purses[s][i] = number(f)] = s;
    p.leader = number(f); p.broker = number(f); p.tokens = number(f); p.nring = number(f);
    for (int i = 0; i < p.nring; i++) p.ring[i] = number(f);
    for (int i = 0; i < NF; i++) p.fields[i] = number(f);
    for (int i = 0; i < D; i++) p.piles[i] = number(f);
    for (int i = 0; i < D; i++) p.owners[i] = number(f);
    for (int i = 0; i < C; i++) p.cash[i] = number(f);
    for (int i = 0; i < C; i++) p.loans[i] = number(f);
    Table t; City y; float rows[4][F];
    make_table(&t, &p);
    make_city(&t, p.piles, p.owners, &y);
    make_rows(&t, &y, p.cash, p.loans, rows);
    for (int s = 0; s < players; s++) for (int i = 0; i < F; i++) printf("%.6g ", rows[s][i]);
    printf("\n");
  }
  fclose(f);
  return 0;
}

int main(int argc, char **argv) {
  /* players matches seed keep city ownership judge out [rival judge, look, league, money counters' chances, their part, whether rivals that count money look ahead (1)], or with 0 players and matches: positions */
  if (argc < 9) return 2;
  players = atoi(argv[1]);
  int matches = atoi(argv[2]);
  start(strtoull(argv[3], 0, 10) * 0x9E3779B97F4A7C15ULL + 88172645463325252ULL);
  double keep = atof(argv[4]);
  FILE *f = fopen(argv[5], "r");
  for (int d = 0; d < D; d++) {
    beside[d] = -1;
    if (fscanf(f, "%d %d", &values[d], &kinds[d]) != 2) return 2;
  }
  if (fscanf(f, "%d", &nparks) != 1) return 2;
  for (int k = 0; k < nparks; k++) {
    if (fscanf(f, "%d %d", &parkof[k], &nnear[k]) != 2) return 2;
    for (int i = 0; i < nnear[k]; i++) { if (fscanf(f, "%d", &near[k][i]) != 1) return 2; beside[near[k][i]] = parkof[k]; }
  }
  fclose(f);
  own = malloc(19 * 3 * 4096 * 4 * sizeof(float));
  f = fopen(argv[6], "rb");
  if (!f || fread(own, sizeof(float), 19 * 3 * 4096 * 4, f) != 19 * 3 * 4096 * 4) return 2;
  fclose(f);
  for (int p = 0; p < 4096; p++) {
    size_of[p] = (p & 7) + (p >> 3 & 7) + (p >> 6 & 7) + (p >> 9 & 7);
    winner_of[p] = pile_winner(p);
  }
  if (!players) return print_rows(argv[7]);
  read_judge(argv[7], &judges[0]);
  int rival = argc > 9, league = argc > 11 && atoi(argv[11]), counters = argc > 13;
  double counting = counters ? atof(argv[13]) : 0;
  int foreseeing = argc <= 14 || atoi(argv[14]);
  if (rival) read_judge(argv[9], &judges[1]);
  if (counters) {
    size_t size = 19 * 3 * 4096 * 4;
    money_own = malloc(size * sizeof(float));
    f = fopen(argv[12], "rb");
    if (!f || fread(money_own, sizeof(float), size, f) != size) return 2;
    fclose(f);
  }
  npurses = players == 2 ? 2 : 1;
  FILE *out = fopen(argv[8], "wb");
  double wins[4] = {0}, loans_all = 0, unqualified = 0, cash_end = 0;
  float *kept = malloc(sizeof(float) * 20 * 4 * F);
  uint64_t seed = rs;
  for (int m = 0; m < matches; m++) {
    /* against rivals every deal, with its dice, is played once on each seat */
    uint64_t same = seed ^ (uint64_t)(m / players + 1) * 0x9E3779B97F4A7C15ULL;
    if (rival && !league) start(same);
    int colours[C] = {0, 1, 2, 3};
    for (int i = 3; i > 0; i--) { int k = below(i + 1), x = colours[i]; colours[i] = colours[k]; colours[k] = x; }
    for (int c = 0; c < C; c++) seatof[c] = -1;
    for (int s = 0; s < players; s++) for (int i = 0; i < npurses; i++) {
      purses[s][i] = colours[s * npurses + i];
      seatof[purses[s][i]] = s;
    }
    if (npurses == 2) for (int s = 0; s < players; s++) if (purses[s][0] > purses[s][1]) { int x = purses[s][0]; purses[s][0] = purses[s][1]; purses[s][1] = x; }
    Pos p;
    deal(&p);
    Player plays[4], *who[4];
    /* in half of the matches for learning most players count money, in the others hardly any does */
    int calm = uni() < CALM;
    double among = uni() < 0.5 ? fmin(1.5 * counting, 1) : 0.5 * counting;
    for (int s = 0; s < players; s++) {
      int first = !rival || (league ? uni() < 0.5 : s == m % players), plain = rival && !league, steady = plain || calm;
      double u = uni();
      who[s] = &plays[s];
      plays[s].judge = &judges[!first];
      plays[s].hunch = steady ? 0.5 : u < 0.6 ? 0.7 : u < 0.85 ? 2.0 : 4.0;
      plays[s].noise = steady ? 0 : u < 0.6 ? 0.0 : u < 0.85 ? 0.03 : 0.1;
      /* some always bid more than others, or less, and some never borrow: money is worth something else among them */
      plays[s].daring = !steady && uni() < 0.5 ? exp(0.3 * gauss()) : 1;
      plays[s].saving = !steady && uni() < 0.1;
      plays[s].look = argc > 10 && (plain ? first : uni() < LOOKING) ? atoi(argv[10]) : 0;
      plays[s].money = !counters ? 0 : plain ? (1 + foreseeing) * !first : uni() < among ? 1 + (uni() < FORESEEING) : 0;
      plays[s].team = !first;
      plays[s].plans = K;
    }
    int nk = 0, history[NF][D], rounds = 0;
    while (p.nring) {
      if (uni() < keep) {
        Table t; City y; float rows[4][F];
        make_table(&t, &p);
        make_city(&t, p.piles, p.owners, &y);
        make_rows(&t, &y, p.cash, p.loans, rows);
        memcpy(kept + nk++ * players * F, rows, sizeof(float) * players * F);
      }
      for (int d = 0; d < D; d++) history[rounds][d] = p.owners[d] == -2 ? p.piles[d] : -1;
      rounds++;
      /* now and then somebody borrows without need, so that it is learnt what idle money is worth */
      if (!rival || league)
        for (int c = 0; c < C; c++)
          if (seatof[c] >= 0 && p.tokens && p.loans[c] < 9 && uni() < (calm ? 0.01 : 0.06)) {
            p.loans[c]++;
            p.cash[c] += 10 - p.loans[c];
            p.tokens--;
          }
      if (rival && !league) start(same ^ (uint64_t)p.nring * 0xD1B54A32D192ED03ULL);
      int pips = 1 + below(6);
      resolve(&p, field_after(&p, pips), who);
    }
    Table t; City y; float won[4], soft[4];
    make_table(&t, &p);
    make_city(&t, p.piles, p.owners, &y);
    final_shares(&y, p.cash, p.loans, won, soft);
    for (int r = 0; r < rounds; r++) for (int d = 0; d < D; d++) if (history[r][d] >= 0) {
      int order[C], pile = sorted_pile(history[r][d], order);
      double *s = stat[NF - r][kinds[d]][pile];
      s[4] += 1;
      for (int i = 0; i < C; i++) if (order[i] == y.owners[d]) s[i] += 1;
    }
    double any = 0;
    for (int s = 0; s < players; s++) {
      any += won[s]; wins[rival ? who[s]->team : s] += won[s];
      int ok = 1;
      for (int i = 0; i < npurses; i++) { if (y.lacking[purses[s][i]]) ok = 0; loans_all += p.loans[purses[s][i]]; cash_end += p.cash[purses[s][i]]; }
      if (!rival || !who[s]->team) unqualified += !ok;
    }
    if (any > 0 && nk) {
      int head[2] = {m, nk};
      fwrite(head, sizeof head, 1, out);
      fwrite(won, sizeof(float), players, out);
      fwrite(kept, sizeof(float), nk * players * F, out);
    }
  }
  fclose(out);
  char path[4096];
  snprintf(path, sizeof path, "%s.districts", argv[8]);
  f = fopen(path, "wb");
  fwrite(stat, sizeof stat, 1, f);
  fclose(f);
  printf("%s %.4f %.4f %.4f %.4f, loans %.2f, cash %.2f, unqualified %.4f\n", rival ? "first judge, rivals:" : "wins by seat:",
         wins[0] / matches, wins[1] / matches, wins[2] / matches, wins[3] / matches, loans_all / matches / players,
         cash_end / matches / players, unqualified / matches / (rival ? 1 : players));
  return 0;
}
