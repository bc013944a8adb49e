/* scored_run.c - see scored_run.h. */
#include "platform/model/scored_run.h"
#include "base/rng.h"
#include <stdlib.h>
#include <string.h>

enum { DRAWS = 1000, TAIL = 25, MILLION = 1000000 };

int64_t scored_run_errors(const struct scored_run *run)
{
    int64_t sum = 0;
    for (int i = 0; i < run->score.boards; i++) sum += run->score.errors[i];
    return sum;
}

int scored_run_before(const struct scored_run *run, int row)
{
    return run->score.boards - (run->score.solved ? row : 0);
}

/* Ranking */

static int compare(int64_t a, int64_t b) { return (a > b) - (a < b); }

/* Below 0: a is better. Two runs without a place are never equal in rank, but their order does not matter. */
static int by_score(const struct scored_run *a, const struct scored_run *b)
{
    if (a->score.solved != b->score.solved) return a->score.solved ? -1 : 1;
    int boards = compare(a->score.boards, b->score.boards),
        errors = compare(scored_run_errors(a), scored_run_errors(b));
    if (a->score.solved) return errors ? errors : boards; /* all rows are equally long */
    return boards ? -boards : errors;
}

static int by_place(const void *a, const void *b)
{
    const struct scored_run *one = a, *other = b;
    int order = by_score(one, other);
    if (order) return order;
    order = strcmp(one->at, other->at);
    return order ? order : strcmp(one->match, other->match);
}

void scored_runs_rank(struct scored_run *runs, int count)
{
    if (count) qsort(runs, (size_t)count, sizeof *runs, by_place);
    for (int i = 0; i < count; i++) {
        bool shared = i > 0 && by_score(&runs[i - 1], &runs[i]) == 0;
        runs[i].rank = !runs[i].score.solved ? 0 : shared ? runs[i - 1].rank : i + 1;
    }
}

/* JSON */

static json_object *ints(struct ctx *c, const int64_t *values, int count)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_int(list, values[i]);
    return list;
}

json_object *scored_run_json(struct ctx *c, const struct scored_run *run, int row)
{
    json_object *o = json_new_object(c);
    if (run->rank) json_add_int(o, "rank", run->rank);
    else json_add(o, "rank", NULL);
    json_add_text(o, "match", run->match);
    json_add_text(o, "player", run->player);
    json_add_text(o, "kind", run->kind);
    json_add_bool(o, "program", run->program);
    json_add_bool(o, "solved", run->score.solved);
    json_add_int(o, "errors", scored_run_errors(run));
    json_add_int(o, "boards", run->score.boards);
    json_add_int(o, "before", scored_run_before(run, row));
    json_add(o, "attempts_by_board", ints(c, run->score.attempts, run->score.boards));
    json_add(o, "errors_by_board", ints(c, run->score.errors, run->score.boards));
    json_add_text(o, "at", run->at);
    return o;
}

/* Learning curves */

struct curve {
    int runs, boards;
    /* [runs * boards]: errors of a board in millionths of its attempts; -1: the run was over and not solved */
    int32_t *share;
};

static int32_t share_of(const struct challenge_score *score, int board)
{
    if (board >= score->boards) return score->solved ? 0 : -1;
    return (int32_t)((score->errors[board] * MILLION + score->attempts[board] / 2) / score->attempts[board]);
}

static int by_match(const void *a, const void *b)
{
    const struct scored_run *const *one = a, *const *other = b;
    return strcmp((*one)->match, (*other)->match);
}

static struct curve curve_of(struct ctx *c, const struct scored_run *runs, int count, int boards,
                             bool programs)
{
    struct curve curve = {.boards = boards};
    const struct scored_run **mine = pool_take_many(c->pool, (size_t)count + 1, sizeof(void *));
    for (int i = 0; i < count; i++)
        if (runs[i].program == programs) mine[curve.runs++] = &runs[i];
    if (curve.runs) qsort(mine, (size_t)curve.runs, sizeof *mine, by_match);
    if (curve.runs > CURVE_RUNS) curve.runs = CURVE_RUNS;
    curve.share = pool_take_many(c->pool, (size_t)curve.runs * (size_t)boards + 1, sizeof *curve.share);
    for (int i = 0; i < curve.runs; i++)
        for (int k = 0; k < boards; k++) curve.share[i * boards + k] = share_of(&mine[i]->score, k);
    return curve;
}

/* The mean of each board over these runs, rounded half up; -1: none of them played it. */
static void means(const struct curve *curve, const int *drawn, int32_t *ret_mean)
{
    for (int k = 0; k < curve->boards; k++) {
        int64_t sum = 0, n = 0;
        for (int i = 0; i < curve->runs; i++) {
            int32_t share = curve->share[(drawn ? drawn[i] : i) * curve->boards + k];
            if (share < 0) continue;
            sum += share;
            n++;
        }
        ret_mean[k] = n ? (int32_t)((sum + n / 2) / n) : -1;
    }
}

static int by_value(const void *a, const void *b)
{
    return compare(*(const int32_t *)a, *(const int32_t *)b);
}

/* The means of all draws, board by board and each board's sorted: [boards * DRAWS]. */
static int32_t *resample(struct ctx *c, const struct curve *curve, uint64_t dice)
{
    struct rng rng = rng_seeded(dice);
    int *drawn = pool_take_many(c->pool, (size_t)curve->runs + 1, sizeof *drawn);
    int32_t mean[SCORED_MAX], *all = pool_take_many(c->pool, (size_t)curve->boards * DRAWS + 1, sizeof *all);
    for (int draw = 0; draw < DRAWS; draw++) {
        for (int i = 0; i < curve->runs; i++) drawn[i] = (int)rng_below(&rng, (uint64_t)curve->runs);
        means(curve, drawn, mean);
        for (int k = 0; k < curve->boards; k++) all[k * DRAWS + draw] = mean[k];
    }
    for (int k = 0; k < curve->boards; k++) qsort(&all[(size_t)k * DRAWS], DRAWS, sizeof *all, by_value);
    return all;
}

static int runs_at(const struct curve *curve, int board)
{
    int n = 0;
    for (int i = 0; i < curve->runs; i++) n += curve->share[i * curve->boards + board] >= 0;
    return n;
}

/* The range of a board, from its sorted means; draws without a run that played it come first and are left out. */
static void add_range(const int32_t *drawn, int runs, json_object *point)
{
    int missed = 0;
    while (drawn && missed < DRAWS && drawn[missed] < 0) missed++;
    int aside = (DRAWS - missed) * TAIL / DRAWS;
    bool known = drawn && runs > 1;
    if (known) json_add_int(point, "low", drawn[missed + aside]);
    else json_add(point, "low", NULL);
    if (known) json_add_int(point, "high", drawn[DRAWS - 1 - aside]);
    else json_add(point, "high", NULL);
}

static json_object *curve_json(struct ctx *c, const struct curve *curve, uint64_t dice)
{
    int32_t mean[SCORED_MAX], *drawn = curve->runs > 1 ? resample(c, curve, dice) : NULL;
    json_object *points = json_new_array(c);
    means(curve, NULL, mean);
    for (int k = 0; k < curve->boards && runs_at(curve, k); k++) {
        json_object *point = json_new_object(c);
        int runs = runs_at(curve, k);
        json_add_int(point, "board", k + 1);
        json_add_int(point, "runs", runs);
        json_add_int(point, "share", mean[k]);
        add_range(drawn ? &drawn[(size_t)k * DRAWS] : NULL, runs, point);
        json_push(points, point);
    }
    return points;
}

json_object *scored_runs_curves(struct ctx *c, const struct scored_run *runs, int count, int boards,
                                uint64_t dice)
{
    json_object *curves = json_new_object(c);
    must(boards <= SCORED_MAX);
    for (int programs = 0; programs < 2; programs++) {
        struct curve curve = curve_of(c, runs, count, boards, programs);
        json_add(curves, programs ? "programs" : "people", curve_json(c, &curve, dice + (uint64_t)programs));
    }
    return curves;
}

uint64_t scored_runs_dice(int64_t challenge, int64_t rule)
{
    return (uint64_t)challenge * 1000 + (uint64_t)rule * 10;
}

/* Commitments */

void scored_rule_commitment(struct ctx *c, const struct scored_rule *rule, char ret_hex[HASH_TEXT])
{
    json_object *all = json_new_object(c);
    json_add_int(all, "number", rule->challenge);
    json_add_int(all, "n", rule->n);
    json_add_text(all, "game", rule->game);
    json_add_text(all, "variant", rule->variant);
    json_add_int(all, "rules_version", rule->rules_version);
    json_add(all, "options", rule->options);
    json_add_text(all, "seed", rule->seed);
    json_add_text(all, "nonce", rule->nonce);
    const char *text = json_text(c, json_canonical(c, all));
    secret_sha256(text, strlen(text), ret_hex);
}

static bool is_hex(const char *text, size_t digits)
{
    return strlen(text) == digits && strspn(text, "0123456789abcdef") == digits;
}

bool scored_rule_is_plain(const struct scored_rule *rule)
{
    return is_hex(rule->nonce, 64) && is_hex(rule->seed, 16);
}
