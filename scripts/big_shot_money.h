/* Players that count money, as the bots did before they judged chances: rivals to learn from and to be measured against.
 *
 * A district is worth its value times the chance to get it, a seat tries to be ahead of its rivals in millions. Each looks
 * one round ahead, as the expert of those bots did (commit 5982bda), whose chances of ownership are handed over in a file.
 */
static float *money_own; /* [19][3][4096][4] */

static float trust_in(int left) { return 0.5f + 0.5f * powf(0.4f, left); }
static float firm_at(int left) { return 1 + 0.4f * (1 - powf(0.4f, left)); }
static float debt_at(int left) { return 10 * (left ? 1.05f : 1); }
static float stake_at(int left) { return 8 + 30.0f / (1 + left); }
static float spare_cash(float cash, int left) { return 0.55f * powf(left / 18.0f, 0.2f) * cash * 60 / (60 + cash); }
static float cash_rate(float cash, int left) { float d = 60 / (60 + cash); return 1 + 0.55f * powf(left / 18.0f, 0.2f) * d * d; }
static float heat_at(int left) { return 4 + left; }

typedef struct { const Pos *pos; int left; float ch[D][C], val[D], worth[D][C], estate[C]; } Survey;

static const float *money_entry(int left, int kind, int pile) { return money_own + ((left * 3 + kind) * 4096 + pile) * 4; }

/* For each district the chance that it is the second one needed; returns the chance to lack one or two. */
static float needs_of(const Survey *v, int c, float *needs) {
  float p[D], none = 1, one = 0;
  for (int d = 0; d < D; d++) {
    p[d] = fminf(v->ch[d][c], 1);
    one += (none - one) * p[d];
    none *= 1 - p[d];
    needs[d] = 0;
  }
  float lacking = none + one;
  if (lacking < 1e-3f) return 0;
  for (int d = 0; d < D; d++) {
    if (p[d] > 1 - 1e-3f) {
      int same = 0;
      for (int e = 0; e < D; e++) same += p[e] == p[d];
      if (same > 1) continue;
      float n = 1, o = 0;
      for (int e = 0; e < D; e++) if (e != d) { o += (n - o) * p[e]; n *= 1 - p[e]; }
      needs[d] = o;
    } else {
      float without = none / (1 - p[d]);
      needs[d] = (one - p[d] * without) / (1 - p[d]);
    }
  }
  return lacking;
}

static void survey(Survey *v, const Pos *p) {
  int left = v->left = p->nring;
  float trust = trust_in(left), firm = firm_at(left), stake = stake_at(left);
  v->pos = p;
  for (int d = 0; d < D; d++) {
    int o = p->owners[d];
    if (o == -2) memcpy(v->ch[d], money_entry(left, kinds[d], p->piles[d]), sizeof v->ch[d]);
    else for (int c = 0; c < C; c++) v->ch[d][c] = o == c ? firm : 0;
    v->val[d] = trust * values[d];
  }
  for (int c = 0; c < C; c++) {
    float dbl[D] = {0}, needs[D] = {0}, estate = 0;
    int held = 0;
    for (int d = 0; d < D; d++) { estate += v->ch[d][c] * v->val[d]; held += p->owners[d] == c; }
    for (int k = 0; k < nparks; k++) {
      float own = v->ch[parkof[k]][c], total = 0;
      for (int i = 0; i < nnear[k]; i++) { int d = near[k][i]; total += v->val[d] * v->ch[d][c]; dbl[d] += v->val[d] * own; }
      dbl[parkof[k]] = total;
      estate += own * total;
    }
    if (held < 2) estate -= stake * needs_of(v, c, needs);
    v->estate[c] = estate;
    for (int d = 0; d < D; d++) v->worth[d][c] = v->val[d] + dbl[d] + stake * needs[d];
  }
}

static void fortunes(const Pos *p, int left, float *money) {
  for (int s = 0; s < players; s++) {
    float most = 0;
    money[s] = 0;
    for (int i = 0; i < npurses; i++) {
      int c = purses[s][i];
      money[s] += p->cash[c] - debt_at(left) * p->loans[c];
      if (p->cash[c] > most) most = p->cash[c];
    }
    money[s] += spare_cash(most, left);
  }
}

static void wealth_of(const Survey *v, float *wealth) {
  fortunes(v->pos, v->left, wealth);
  for (int s = 0; s < players; s++) for (int i = 0; i < npurses; i++) wealth[s] += v->estate[purses[s][i]];
}

static void money_weights(const Survey *v, float row[4][C]) {
  float wealth[4], odds[4], best = -1e9, total = 0;
  wealth_of(v, wealth);
  for (int s = 0; s < players; s++) if (wealth[s] > best) best = wealth[s];
  for (int s = 0; s < players; s++) total += odds[s] = expf((wealth[s] - best) / heat_at(v->left));
  memset(row, 0, sizeof(float) * 4 * C);
  for (int s = 0; s < players; s++)
    for (int o = 0; o < players; o++)
      for (int i = 0; i < npurses; i++) row[s][purses[o][i]] = o == s ? 1 : -odds[o] / fmaxf(total - odds[s], 1e-9f);
}

static void margins(const Pos *p, float *out) {
  Survey v;
  survey(&v, p);
  float wealth[4], heat = heat_at(v.left);
  wealth_of(&v, wealth);
  for (int s = 0; s < players; s++) {
    float best = -1e9, sum = 0;
    for (int o = 0; o < players; o++) if (o != s && wealth[o] > best) best = wealth[o];
    for (int o = 0; o < players; o++) if (o != s) sum += expf((wealth[o] - best) / heat);
    out[s] = wealth[s] - best - heat * logf(sum);
  }
}

static int money_plans(const Survey *v, int lot, const float *row, Plan *out, int most) {
  float worth[D][C];
  for (int d = 0; d < D; d++) for (int c = 0; c < C; c++) worth[d][c] = v->worth[d][c] * row[c];
  return plans_by(v->pos, lot, worth, v->ch, money_own, v->left, out, most);
}

static void money_gains(const Survey *v, const Plan *plan, float *gains) {
  float rise[4][C];
  memset(gains, 0, sizeof(float) * C);
  for (int i = 0; i < plan->n; i++) {
    int d = plan->d[i];
    const float *after = money_entry(v->left, kinds[d], v->pos->piles[d] + plan->part[i]);
    for (int c = 0; c < C; c++) gains[c] += v->worth[d][c] * (rise[i][c] = after[c] - v->ch[d][c]);
  }
  for (int i = 0; i < plan->n; i++) for (int k = 0; k < plan->n; k++)
    if (beside[plan->d[i]] >= 0 && beside[plan->d[i]] == plan->d[k])
      for (int c = 0; c < C; c++) gains[c] += v->val[plan->d[i]] * rise[i][c] * rise[k][c];
}

typedef struct { int cash, credit; float fee, rate; } Means;
typedef struct { Plan plan[4]; float row[4][C], values[4][4]; Means means[4]; } MoneyRound;

static void judge_by_money(const Survey *v, int lot, MoneyRound *r) {
  const Pos *p = v->pos;
  float gains[4][C];
  money_weights(v, r->row);
  for (int s = 0; s < players; s++) { money_plans(v, lot, r->row[s], &r->plan[s], 1); money_gains(v, &r->plan[s], gains[s]); }
  for (int s = 0; s < players; s++) {
    for (int o = 0; o < players; o++) {
      r->values[s][o] = 0;
      for (int c = 0; c < C; c++) r->values[s][o] += r->row[s][c] * gains[o][c];
    }
    int cash = most_cash(p, s), c = loan_purse(p, s), top = c < 0 ? 0 : p->cash[c] + 9 - p->loans[c];
    float rate = cash_rate(cash, v->left);
    r->means[s] = (Means){cash, top > cash ? top - cash : 0, top > cash ? debt_at(v->left) - rate * (9 - p->loans[c]) : 0, rate};
  }
}

static float money_limit(float gap, Means m, float rival_rate) {
  float each = m.rate + rival_rate, without = gap / each;
  if (without <= m.cash) return without;
  return fminf(fmaxf((gap - m.fee) / each, m.cash), m.cash + m.credit);
}

static void contest(const MoneyRound *r, const float values_of[4][4], double *limits) {
  double pairs[4][4];
  for (int i = 0; i < players; i++) {
    double sum = 0;
    for (int o = 0; o < players; o++) if (o != i)
      sum += pairs[i][o] = money_limit(values_of[i][i] - values_of[i][o], r->means[i], -r->row[i][purses[o][0]] * r->means[o].rate);
    limits[i] = sum / (players - 1);
  }
  for (int turn = 0; turn < 2; turn++) {
    int top = 0, second = -1;
    for (int s = 1; s < players; s++) if (limits[s] > limits[top]) top = s;
    for (int s = 0; s < players; s++) if (s != top && (second < 0 || limits[s] > limits[second])) second = s;
    for (int s = 0; s < players; s++) limits[s] = pairs[s][s == top ? second : top];
  }
}

/* The purse that pays by a money counter: the smaller of those that can. */
static void money_pay(Pos *p, int seat, int price) {
  int purse = -1;
  for (int i = 0; i < npurses; i++) {
    int c = purses[seat][i];
    if (p->cash[c] >= price && (purse < 0 || p->cash[c] < p->cash[purse])) purse = c;
  }
  pay(p, seat, price, purse < 0 ? loan_purse(p, seat) : purse);
}

static void money_round(Pos *p, int field) {
  int lot = p->fields[field], leader = p->leader, price;
  take_lot(p, field);
  Survey v;
  MoneyRound r;
  double limits[4];
  survey(&v, p);
  judge_by_money(&v, lot, &r);
  contest(&r, (const float(*)[4])r.values, limits);
  int winner = by_limits(limits, leader, &price);
  money_pay(p, winner, price);
  place(p, &r.plan[winner]);
}

/* What a position turns out to be worth to a seat a round later, beyond what it looks like. */
static float money_foresees(const Pos *p, int seat) {
  float now[4], then[4], total = 0;
  margins(p, now);
  int left = p->nring;
  if (!left) return trust_in(0) * firm_at(0) * now[seat] - now[seat];
  int n = left < 6 ? left : 6;
  for (int pips = 1; pips <= n; pips++) {
    int ways = 0;
    for (int k = pips; k <= 6; k += n) ways++;
    Pos q = *p;
    money_round(&q, field_after(&q, pips));
    margins(&q, then);
    total += then[seat] * (q.nring ? 1 : trust_in(left) * firm_at(left)) * ways / 6.0f;
  }
  return total - now[seat];
}

/* How far a money counter goes for the lot, and its plan; the field is taken from the ring already. */
static double money_speaks(const Pos *p, int lot, int leader, int seat, int ahead, Plan *plan) {
  Survey v;
  MoneyRound r;
  double limits[4];
  survey(&v, p);
  judge_by_money(&v, lot, &r);
  contest(&r, (const float(*)[4])r.values, limits);
  if (!ahead) { *plan = r.plan[seat]; return limits[seat]; }
  int price;
  by_limits(limits, leader, &price);
  float more[4], mean = 0;
  for (int w = 0; w < players; w++) {
    Pos q = *p;
    int most = r.means[w].cash + r.means[w].credit;
    money_pay(&q, w, price < most ? price : most);
    place(&q, &r.plan[w]);
    mean += (more[w] = money_foresees(&q, seat)) / players;
  }
  for (int w = 0; w < players; w++) r.values[seat][w] += more[w] - mean;
  contest(&r, (const float(*)[4])r.values, limits);
  Plan plans[K];
  int n = money_plans(&v, lot, r.row[seat], plans, K);
  float best = -1e9;
  for (int i = 0; i < n; i++) {
    float gains[C], x = 0;
    money_gains(&v, &plans[i], gains);
    for (int c = 0; c < C; c++) x += r.row[seat][c] * gains[c];
    Pos q = *p;
    place(&q, &plans[i]);
    x += money_foresees(&q, seat);
    if (x > best) { best = x; *plan = plans[i]; }
  }
  return limits[seat];
}
