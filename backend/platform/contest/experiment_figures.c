/* experiment_figures.c - what the figures of an experiment are drawn from: finished series by rule set. */
#include "platform/contest/experiment.h"
#include "store/pg.h"
#include <string.h>

struct tables {
    struct rows *rules, *boards, *risk;
};

static bool is_of(const struct rows *r, int i, const char *rule)
{
    return strcmp(rows_text(r, i, "rule_id"), rule) == 0;
}

/* The learning curve. */
static json_object *boards_of(struct ctx *c, const struct rows *r, const char *rule)
{
    json_object *boards = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        if (!is_of(r, i, rule)) continue;
        json_object *one = json_new_object(c);
        json_add_int(one, "board", rows_int(r, i, "board"));
        json_add_int(one, "series", rows_int(r, i, "count"));
        json_add_int(one, "mean_errors_milli", rows_int(r, i, "errors"));
        json_add_int(one, "deviation_milli", rows_int(r, i, "deviation"));
        json_push(boards, one);
    }
    return boards;
}

/* What m* and survival are computed from. */
static json_object *risk_of(struct ctx *c, const struct rows *r, const char *rule)
{
    json_object *risk = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        if (!is_of(r, i, rule)) continue;
        json_object *one = json_new_object(c);
        json_add_int(one, "attempts", rows_int(r, i, "attempts"));
        json_add_bool(one, "mastered", rows_bool(r, i, "mastered"));
        json_add_int(one, "series", rows_int(r, i, "count"));
        json_push(risk, one);
    }
    return risk;
}

static json_object *rule_json(struct ctx *c, const struct tables *t, int i)
{
    const char *rule = rows_text(t->rules, i, "rule_id");
    json_object *json = json_new_object(c);
    json_add_text(json, "rule_id", rule);
    json_add_int(json, "series", rows_int(t->rules, i, "series"));
    json_add_int(json, "mastered", rows_int(t->rules, i, "mastered"));
    json_add_int(json, "mean_errors_milli", rows_int(t->rules, i, "errors"));
    json_add_int(json, "deviation_milli", rows_int(t->rules, i, "deviation"));
    json_add_int(json, "mean_score_milli", rows_int(t->rules, i, "score"));
    json_add(json, "boards", boards_of(c, t->boards, rule));
    json_add(json, "risk", risk_of(c, t->risk, rule));
    return json;
}

bool experiment_figures(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        json_object **ret_figures)
{
    struct tables t;
    int64_t experiment;
    json_object *figures = json_new_object(c), *rules = json_new_array(c);
    if (!experiment_own(c, db, door, &experiment) || !experiment_sum_up(c, db, experiment)) return false;
    pg_ask(c, db, &t.rules, FIGURES_RULES, "i", experiment);
    pg_ask(c, db, &t.boards, FIGURES_BOARDS, "i", experiment);
    pg_ask(c, db, &t.risk, FIGURES_RISK, "i", experiment);
    if (!pg_flush(c, db)) return false;
    for (int i = 0; i < rows_count(t.rules); i++) json_push(rules, rule_json(c, &t, i));
    json_add_text(figures, "experiment", door->experiment);
    json_add(figures, "rules", rules);
    *ret_figures = figures;
    return true;
}
