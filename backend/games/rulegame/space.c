/* space.c - see space.h. A simple rule here has three parts: an order of which only the front can move (or none), one
 * feature of piece, place or memory, and a table from the feature's values to buckets. The table holds plain numbers,
 * or offsets from the last bucket, the last bucket of that colour or shape, or the nearest one. The table is not
 * guessed but learned, so one rule covers all its tables. All numbers are integers: chances in 64ths, weights as costs
 * in 16ths of a bit. */
#include "games/rulegame/space.h"
#include <string.h>

enum { ORDERS = 1 + BUILTIN_ORDERS, RELATIONS = 5, VALUES = 256, KINDS = 16, WINDOW = 20 * 16 };
enum feature {
    F_NONE,
    F_SHAPE,
    F_COLOR,
    F_QUADRANT,
    F_SIDE,
    F_HALF,
    F_P,
    F_PC,
    F_PS,
    F_TURN2,
    F_TURN3,
    F_TURN4,
    F_ROW,
    F_COLUMN,
    F_BOTH,
    F_CELL,
    F_SAME_COLOR,
    F_SAME_SHAPE,
    FEATURES
};
enum { R_PLAIN, R_P, R_PC, R_PS, R_NEARBY };
enum { UNDEFINED = 4 };

static const uint8_t ORDER_COST = 2, RELATION_COST[RELATIONS] = {0, 2, 2, 2, 1};
static const uint8_t FEATURE_COST[FEATURES] = {0, 2, 2, 2, 3, 3, 3, 3, 3, 2, 3, 3, 4, 4, 5, 7, 4, 4};

struct sight {      /* a piece and the moment at which it was tried, or can be tried now */
    uint16_t front; /* bit o: in front of order o; bit 0 (none): always */
    uint8_t value[FEATURES];
    uint8_t offset[RELATIONS]; /* what plain buckets are counted from, UNDEFINED */
    int8_t bucket, response;
};

struct past { /* the board as it was at that moment, while the history is read */
    struct ctx *c;
    int kinds[2];
    const char *kind[2][KINDS]; /* texts seen, of shapes and colors */
    uint64_t here;
    int last, done, last_kind[2]; /* -1: none yet */
    uint8_t by_kind[2][KINDS];
    uint64_t front[ORDERS];
};

/* Enumeration */

static int kind_of(struct past *past, const struct piece *piece, int which)
{
    static const char *const NAMES[] = {"shape", "color"};
    const struct property *p = piece_property(piece, NAMES[which], strlen(NAMES[which]));
    if (!p && which < piece->count) p = &piece->property[which];
    if (!p) return 0;
    int k = 0;
    while (k < past->kinds[which] && strcmp(past->kind[which][k], p->text) != 0) k++;
    if (k == KINDS) return KINDS - 1;
    if (k == past->kinds[which]) past->kind[which][past->kinds[which]++] = p->text;
    return k;
}

static void fronts_find(struct past *past)
{
    past->front[0] = EVERYWHERE;
    for (int i = 0; i < BUILTIN_ORDERS; i++) past->front[1 + i] = order_front(&ORDERS_BUILTIN[i], past->here);
}

static void history_open(struct past *past, const struct piece *piece, int pieces)
{
    past->here = 0;
    for (int i = 0; i < pieces; i++) past->here |= cell_bit(piece[i].cell);
    past->last = UNDEFINED;
    past->last_kind[0] = past->last_kind[1] = -1;
    past->done = 0;
    memset(past->by_kind, UNDEFINED, sizeof past->by_kind);
    fronts_find(past);
}

/* 0: nothing was removed yet; 1: the last one had another colour or shape; 2: the same. */
static uint8_t same(const struct past *past, int which, int kind)
{
    if (past->last_kind[which] < 0) return 0;
    return past->last_kind[which] == kind ? 2 : 1;
}

static struct sight sight_of(struct past *past, const struct piece *piece)
{
    int shape = kind_of(past, piece, 0), color = kind_of(past, piece, 1), cell = piece->cell;
    uint8_t pc = past->by_kind[1][color], ps = past->by_kind[0][shape], near = (uint8_t)cell_nearby(cell);
    struct sight sight = {.bucket = -1};
    uint8_t value[FEATURES] = {0,
                               (uint8_t)shape,
                               (uint8_t)color,
                               near,
                               cell_x(cell) > 3,
                               cell_y(cell) > 3,
                               (uint8_t)past->last,
                               pc,
                               ps,
                               (uint8_t)(past->done % 2),
                               (uint8_t)(past->done % 3),
                               (uint8_t)(past->done % 4),
                               (uint8_t)cell_y(cell),
                               (uint8_t)cell_x(cell),
                               (uint8_t)(shape * KINDS + color),
                               (uint8_t)cell,
                               same(past, 1, color),
                               same(past, 0, shape)};
    uint8_t offset[RELATIONS] = {0, (uint8_t)past->last, pc, ps, near};
    memcpy(sight.value, value, sizeof value);
    memcpy(sight.offset, offset, sizeof offset);
    for (int o = 0; o < ORDERS; o++)
        if (past->front[o] & cell_bit(cell)) sight.front |= (uint16_t)(1u << o);
    return sight;
}

static void accepted(struct past *past, const struct piece *piece, int bucket)
{
    past->here &= ~cell_bit(piece->cell);
    past->last = bucket;
    past->done++;
    for (int which = 0; which < 2; which++) {
        past->last_kind[which] = kind_of(past, piece, which);
        past->by_kind[which][past->last_kind[which]] = (uint8_t)bucket;
    }
    fronts_find(past);
}

/* Every attempt of one board as a sight; returns how many. */
static int history_read(struct past *past, const struct known_seat *seat, const struct piece *piece,
                        int pieces, int first, int end, struct sight *sight)
{
    int n = 0;
    history_open(past, piece, pieces);
    for (int i = first; i < end; i++) {
        const struct action *action = &seat->action[i];
        if (action->kind > ACTION_PICK) continue;
        sight[n] = sight_of(past, &piece[action->piece]);
        sight[n].bucket = action->bucket;
        sight[n++].response = action->response;
        if (action->kind == ACTION_MOVE && action->response == RESPONSE_ACCEPT)
            accepted(past, &piece[action->piece], action->bucket);
    }
    return n;
}

/* One simple rule */

struct rule {
    int order[2]; /* by turns */
    int feature, relation, cost;
    uint8_t yes[VALUES],
        no[VALUES]; /* by value: buckets known to be right and wrong, counted from the offset */
};

static const uint16_t COST[65] = {/* -log2(i/64) in 16ths of a bit */
                                  200, 96, 80, 71, 64, 59, 55, 51, 48, 45, 43, 41, 39, 37, 35, 33, 32,
                                  31,  29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 17, 16, 15,
                                  15,  14, 13, 13, 12, 11, 11, 10, 10, 9,  9,  8,  8,  7,  7,  6,  6,
                                  5,   5,  4,  4,  3,  3,  3,  2,  2,  1,  1,  1,  0,  0};

static bool in_front(const struct rule *rule, const struct sight *sight)
{
    return sight->front >> rule->order[sight->value[F_TURN2]] & 1;
}

/* The chance, in 64ths, that the rule accepts the piece into the bucket. */
static int chance(const struct rule *rule, const struct sight *sight, int bucket)
{
    if (!in_front(rule, sight)) return 1;
    int offset = sight->offset[rule->relation];
    if (offset == UNDEFINED) return 24;
    uint8_t yes = rule->yes[sight->value[rule->feature]], no = rule->no[sight->value[rule->feature]];
    int bit = (bucket - offset) & 3, open = BUCKETS - __builtin_popcount(yes | no);
    if (yes >> bit & 1) return 62;
    if (no >> bit & 1) return 2;
    if (yes) return 8;
    return open == 1 ? 58 : open == 2 ? 32 : open == 3 ? 21 : 18;
}

static void learn_refusal(struct rule *rule, const struct sight *sight)
{
    enum { SURPRISE = 5 * 16 };
    bool front = in_front(rule, sight);
    int value = sight->value[rule->feature], offset = sight->offset[rule->relation];
    if (sight->response == RESPONSE_IMMOVABLE) {
        rule->cost += !front ? 1 : rule->yes[value] ? SURPRISE : COST[8];
        if (front && offset != UNDEFINED) rule->no[value] = ALL_BUCKETS, rule->yes[value] = 0;
        return;
    }
    rule->cost += front ? COST[64 - chance(rule, sight, sight->bucket)] : SURPRISE;
    if (offset == UNDEFINED) return;
    uint8_t bit = (uint8_t)(1u << ((sight->bucket - offset) & 3));
    rule->no[value] |= bit;
    rule->yes[value] &= (uint8_t)~bit;
}

static void learn(struct rule *rule, const struct sight *sight)
{
    int value = sight->value[rule->feature], offset = sight->offset[rule->relation];
    if (sight->response != RESPONSE_ACCEPT) {
        learn_refusal(rule, sight);
        return;
    }
    if (sight->bucket < 0) { /* a good pick: it can move */
        rule->cost += in_front(rule, sight) ? 0 : COST[1];
        return;
    }
    rule->cost += COST[chance(rule, sight, sight->bucket)];
    if (offset == UNDEFINED) return;
    uint8_t bit = (uint8_t)(1u << ((sight->bucket - offset) & 3));
    rule->yes[value] |= bit;
    rule->no[value] &= (uint8_t)~bit;
}

/* All spaces */

struct now { /* what can be tried */
    struct sight sight[PIECES_MAX];
    uint8_t open[PIECES_MAX]; /* buckets not refused; 0: not to be tried */
    int pieces;
    int64_t score[PIECES_MAX][BUCKETS];
};

/* A rule that has learned from everything seen; `rule` says which one it is, the rest is filled in. */
static void rule_run(struct rule *rule, const struct sight *sight, int n)
{
    int orders = rule->order[0] == rule->order[1] ? (rule->order[0] ? ORDER_COST : 0) : 2 * ORDER_COST + 1;
    memset(rule->yes, 0, sizeof rule->yes);
    memset(rule->no, 0, sizeof rule->no);
    rule->cost = 16 * (FEATURE_COST[rule->feature] + RELATION_COST[rule->relation] + orders);
    for (int i = 0; i < n; i++) learn(rule, &sight[i]);
}

/* 2^(20 - cost/16 bits), by halving, with a table for the remainder. */
static int64_t weight_of(int cost)
{
    static const int ROOTS[16] = {65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                  46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return cost < WINDOW ? ((int64_t)ROOTS[cost % 16] << 4) >> cost / 16 : 0;
}

static void rule_vote(const struct rule *rule, int least, struct now *now)
{
    int64_t weight = weight_of(rule->cost - least);
    if (!weight) return;
    for (int i = 0; i < now->pieces; i++)
        for (int b = 0; b < BUCKETS; b++)
            if (now->open[i] >> b & 1) now->score[i][b] += weight * chance(rule, &now->sight[i], b);
}

static void now_look(struct past *past, const struct known_seat *seat, struct now *now)
{
    uint8_t refused[PIECES_MAX];
    known_refused(seat, refused);
    now->pieces = seat->pieces;
    for (int i = 0; i < seat->pieces; i++) {
        if (!(seat->here & seat->movable & 1ull << i)) continue;
        now->open[i] = ALL_BUCKETS & (uint8_t)~refused[i];
        now->sight[i] = sight_of(past, &seat->piece[i]);
    }
}

/* Rules with two alternating orders are tried with few features, because their number grows with the square. */
static int rules_list(struct rule *rule)
{
    static const struct {
        int feature, relation;
    } BY_TURNS[] = {
        {F_NONE, R_PLAIN}, {F_TURN2, R_PLAIN}, {F_TURN2, R_NEARBY}, {F_COLOR, R_PLAIN}, {F_SHAPE, R_PLAIN}};
    int count = 0;
    for (int order = 0; order < ORDERS; order++)
        for (int feature = 0; feature < FEATURES; feature++)
            for (int relation = 0; relation < RELATIONS; relation++)
                rule[count++] = (struct rule){
                    .order = {order, order}, .feature = feature, .relation = relation};
    for (int pair = 0; pair < ORDERS * ORDERS; pair++)
        for (size_t i = 0; i < sizeof BY_TURNS / sizeof *BY_TURNS && pair / ORDERS != pair % ORDERS; i++)
            rule[count++] = (struct rule){.order = {pair / ORDERS, pair % ORDERS},
                                          .feature = BY_TURNS[i].feature,
                                          .relation = BY_TURNS[i].relation};
    return count;
}

static void vote(struct ctx *c, const struct sight *sight, int n, struct now *now)
{
    enum { RULES_MAX = ORDERS * FEATURES * RELATIONS + ORDERS * ORDERS * 5 };
    struct rule *rule = pool_take_many(c->pool, RULES_MAX, sizeof *rule);
    int least = INT32_MAX, count = rules_list(rule);
    for (int i = 0; i < count; i++) {
        rule_run(&rule[i], sight, n);
        if (rule[i].cost < least) least = rule[i].cost;
    }
    for (int i = 0; i < count; i++) rule_vote(&rule[i], least, now);
}

bool space_best(struct ctx *c, const struct known_seat *seat, struct rng *rng, int *ret_piece,
                int *ret_bucket)
{
    struct past *past = pool_take(c->pool, sizeof *past);
    struct now *now = pool_take(c->pool, sizeof *now);
    struct sight *sight = pool_take_many(c->pool, (size_t)seat->n_action + 1, sizeof *sight);
    int64_t best = -1;
    int n = 0, ties = 0;
    for (int i = 0; i < seat->n_result; i++) {
        const struct board_result *result = &seat->result[i];
        n += history_read(past, seat, result->piece, result->pieces, result->first, result->end, sight + n);
    }
    n += history_read(past, seat, seat->piece, seat->pieces, seat->first, seat->n_action, sight + n);
    now_look(past, seat, now);
    vote(c, sight, n, now);
    for (int i = 0; i < now->pieces; i++)
        for (int b = 0; b < BUCKETS; b++) {
            int64_t score = now->score[i][b];
            if (!(now->open[i] >> b & 1) || score < best) continue;
            ties = score > best ? 1 : ties + 1;
            if (ties > 1 && rng_below(rng, (uint64_t)ties) > 0) continue;
            best = score;
            *ret_piece = i;
            *ret_bucket = b;
        }
    return best >= 0;
}
