/* bonus.c - see bonus.h. */
#include "platform/contest/bonus.h"
#include "platform/account/player.h"
#include "store/pg.h"
#include "store/words.h"
#include <string.h>

enum { PAGE = 200, MINOR = 100 };

static int64_t number_of(json_object *o, const char *name)
{
    return json_object_get_int64(json_member(o, name));
}

bool bonus_of(json_object *study, struct bonus *ret)
{
    json_object *scheme = json_member(study, "bonus");
    if (!scheme) return false;
    *ret = (struct bonus){json_object_get_string(json_member(scheme, "currency")),
                          number_of(scheme, "base"),
                          number_of(scheme, "per_move"),
                          number_of(scheme, "per_series"),
                          number_of(scheme, "per_point"),
                          number_of(scheme, "ceiling")};
    return true;
}

struct earnings {
    int64_t moves, series, points; /* accepted moves; finished series and their points */
};

static int64_t bonus_amount(const struct bonus *bonus, struct earnings of)
{
    int64_t amount = of.moves * bonus->per_move + of.series * bonus->per_series +
                     of.points * bonus->per_point;
    return amount < bonus->ceiling ? amount : bonus->ceiling;
}

json_object *bonus_scheme(struct ctx *c, const struct bonus *bonus)
{
    json_object *scheme = json_new_object(c);
    json_add_text(scheme, "currency", bonus->currency);
    json_add_int(scheme, "base", bonus->base);
    json_add_int(scheme, "per_move", bonus->per_move);
    json_add_int(scheme, "per_series", bonus->per_series);
    if (bonus->per_point) json_add_int(scheme, "per_point", bonus->per_point);
    json_add_int(scheme, "ceiling", bonus->ceiling);
    return scheme;
}

/* Most series have a summary with their numbers; the others are counted anew. */
static bool accepted_in(struct ctx *c, struct pg *db, const struct rows *r, int i, int64_t *ret_moves,
                        int64_t *ret_score)
{
    *ret_moves = rows_int(r, i, "accepted");
    *ret_score = rows_int(r, i, "score");
    return !rows_null(r, i, "accepted") ||
           experiment_accepted(c, db, rows_text(r, i, "public_id"), (int)rows_int(r, i, "seat"), ret_moves,
                               ret_score);
}

bool bonus_earned(struct ctx *c, struct pg *db, const struct bonus *bonus, int64_t participant,
                  int64_t *ret_earned, int64_t *ret_before)
{
    struct rows *r;
    struct earnings done = {0};
    int64_t running = 0;
    if (!pg_each(c, db, &r, BONUS_TRIALS, "i", participant)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        bool over = match_status_read(r, i, "status") == STATUS_FINISHED;
        int64_t accepted, score;
        if (!accepted_in(c, db, r, i, &accepted, &score)) return false;
        *(over ? &done.moves : &running) += accepted;
        done.series += over;
        if (over) done.points += score;
    }
    *ret_before = bonus_amount(bonus, done);
    done.moves += running;
    *ret_earned = bonus_amount(bonus, done);
    return true;
}

/* Many participants */

bool bonus_prepare(struct ctx *c, struct pg *db, int64_t experiment)
{
    struct rows *r;
    struct bonus bonus;
    if (!pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment)) return false;
    bool pays = rows_count(r) && bonus_of(json_own(c, rows_text(r, 0, "study")), &bonus);
    return !pays || experiment_sum_up(c, db, experiment);
}

static bool scheme_find(struct ctx *c, struct pg *db, struct bonus_source *source, int64_t version)
{
    struct rows *r;
    if (version == source->version) return true;
    if (!pg_one(c, db, &r, STUDY_VERSION, "ii", source->experiment, version)) return false;
    source->version = version;
    source->has = bonus_of(json_own(c, rows_text(r, 0, "study")), &source->bonus);
    return true;
}

/* *ret_amount -1: there is no scheme. */
static bool amount_of(struct ctx *c, struct pg *db, struct bonus_source *source, const struct rows *r, int i,
                      int64_t *ret_amount)
{
    int64_t version = rows_int(r, i, "version"), before;
    *ret_amount = -1;
    if (!version) return true;
    if (!scheme_find(c, db, source, version)) return false;
    return !source->has || bonus_earned(c, db, &source->bonus, rows_int(r, i, "id"), ret_amount, &before);
}

bool bonus_add(struct ctx *c, struct pg *db, struct bonus_source *source, const struct rows *r, int i,
               json_object *json)
{
    int64_t amount;
    if (!amount_of(c, db, source, r, i, &amount)) return false;
    if (amount >= 0) json_add_int(json, "bonus", amount);
    else json_add(json, "bonus", NULL);
    json_add_text(json, "currency", amount >= 0 ? source->bonus.currency : NULL);
    return true;
}

bool bonus_can_name(const char *id)
{
    static const char PLAIN[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    const char *start = id + strspn(id, " ");
    if (id[strcspn(id, "\t\r\n,\"")]) return false;
    if (*start == '-') return !start[strspn(start, PLAIN)];
    return !*start || !strchr("=+@", *start);
}

/* A line of the list for the participant in a row, or the code of one whom it cannot name; none without a bonus. */
static bool page_add(struct ctx *c, struct pg *db, struct bonus_source *source, const struct rows *r, int i,
                     struct bonus_page *page)
{
    const char *id = rows_text(r, i, "origin_id"), *code = rows_text(r, i, "code");
    int64_t amount;
    if (!amount_of(c, db, source, r, i, &amount)) return false;
    if (amount <= 0) return true;
    if (bonus_can_name(id))
        page->text = pool_print(c->pool, "%s%s,%d.%02d\r\n", page->text, id, (int)(amount / MINOR),
                                (int)(amount % MINOR));
    else page->left_out = page->left_out ? pool_print(c->pool, "%s, %s", page->left_out, code) : code;
    return true;
}

bool bonus_list(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *cursor,
                struct bonus_page *ret)
{
    struct rows *r;
    struct bonus_source source = {.version = 0};
    int64_t after = 0;
    if (!experiment_own(c, db, door, &source.experiment) || (cursor && !player_cursor(c, cursor, &after)) ||
        !bonus_prepare(c, db, source.experiment) ||
        !pg_each(c, db, &r, BONUS_PEOPLE, "iii", source.experiment, after, (int64_t)PAGE + 1))
        return false;
    int count = rows_count(r) > PAGE ? PAGE : rows_count(r);
    *ret = (struct bonus_page){.text = "",
                               .next = rows_count(r) > PAGE ? rows_text(r, count - 1, "id") : NULL};
    for (int i = 0; i < count; i++)
        if (!page_add(c, db, &source, r, i, ret)) return false;
    return true;
}

/* Costs */

/* What a list can have, as the report on the plan says of its rows; false: an old one does not. */
static bool list_earnings(json_object *list, struct earnings *ret_usual, struct earnings *ret_most)
{
    json_object *rows = json_member(list, "rows");
    int64_t series = (int64_t)json_object_array_length(rows), least = 0;
    *ret_usual = *ret_most = (struct earnings){.series = series};
    for (int64_t i = 0; i < series; i++) {
        json_object *row = json_object_array_get_idx(rows, (size_t)i);
        json_object *moves = json_member(row, "moves"), *points = json_member(row, "points");
        if (!moves || !points) return false;
        least += number_of(moves, "least");
        ret_most->moves += number_of(moves, "most");
        ret_usual->points += number_of(points, "usual");
        ret_most->points += number_of(points, "most");
    }
    ret_usual->moves = (least + ret_most->moves + 1) / 2;
    return true;
}

static void add_total(json_object *costs, const char *name, int64_t participants, int64_t each)
{
    if (participants) json_add_int(costs, name, participants * each);
    else json_add(costs, name, NULL);
}

json_object *bonus_costs(struct ctx *c, const struct bonus *bonus, int64_t quota, json_object *report)
{
    json_object *costs = json_new_object(c), *lists = json_member(report, "lists");
    int64_t count = lists ? (int64_t)json_object_array_length(lists) : 0, sum = 0, most = 0;
    for (int64_t i = 0; i < count; i++) {
        struct earnings usual, greatest;
        if (!list_earnings(json_object_array_get_idx(lists, (size_t)i), &usual, &greatest)) return NULL;
        int64_t top = bonus_amount(bonus, greatest);
        sum += bonus_amount(bonus, usual);
        if (top > most) most = top;
    }
    int64_t expected = count ? (sum + count - 1) / count : 0;
    json_add_text(costs, "currency", bonus->currency);
    if (quota) json_add_int(costs, "participants", quota);
    else json_add(costs, "participants", NULL);
    json_add_int(costs, "base", bonus->base);
    json_add_int(costs, "bonus_expected", expected);
    json_add_int(costs, "bonus_most", most);
    add_total(costs, "total_expected", quota, bonus->base + expected);
    add_total(costs, "total_most", quota, bonus->base + most);
    return costs;
}
