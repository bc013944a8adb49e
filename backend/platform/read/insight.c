/* insight.c - see insight.h. */
#include "platform/read/insight.h"
#include "store/pg.h"
#include <string.h>

enum { COUNTED = 2000 };

static void add_results(json_object *o, const struct rows *r, int i)
{
    static const char *const NUMBERS[] = {"played", "won", "drawn", "lost"};
    for (size_t n = 0; n < sizeof NUMBERS / sizeof *NUMBERS; n++)
        json_add_int(o, NUMBERS[n], rows_int(r, i, NUMBERS[n]));
}

static json_object *add_variant(struct ctx *c, json_object *variants, const struct rows *r, int i)
{
    json_object *o = json_new_object(c), *groups = json_new_array(c);
    json_add_text(o, "game", rows_text(r, i, "game"));
    json_add_text(o, "variant", rows_text(r, i, "variant"));
    add_results(o, r, i);
    json_add(o, "groups", groups);
    json_push(variants, o);
    return groups;
}

static json_object *add_group(struct ctx *c, json_object *groups, const char *by)
{
    json_object *o = json_new_object(c), *rows = json_new_array(c);
    json_add_text(o, "by", by);
    json_add(o, "rows", rows);
    json_push(groups, o);
    return rows;
}

/* The rows of a variant follow each other: first that of all its matches, then those of each group. */
static json_object *variants_json(struct ctx *c, const struct rows *r)
{
    json_object *variants = json_new_array(c), *groups = NULL, *rows = NULL;
    const char *group = "";
    for (int i = 0; i < rows_count(r); i++) {
        const char *by = rows_text(r, i, "by");
        if (!*by) groups = add_variant(c, variants, r, i);
        else if (strcmp(by, group) != 0) rows = add_group(c, groups, by);
        group = by;
        if (!*by) continue;
        json_object *row = json_new_object(c);
        json_add_text(row, "key", rows_text(r, i, "key"));
        add_results(row, r, i);
        json_push(rows, row);
    }
    return variants;
}

/* What the costliest turns of a variant's matches have in common; null where none was searched. */
static json_object *phases_json(struct ctx *c, const struct rows *r, const char *game, const char *variant)
{
    json_object *o = NULL, *rows = NULL;
    for (int i = 0; i < rows_count(r); i++) {
        const char *key = rows_text(r, i, "key");
        if (strcmp(rows_text(r, i, "game"), game) != 0 || strcmp(rows_text(r, i, "variant"), variant) != 0)
            continue;
        if (!*key) {
            o = json_new_object(c);
            rows = json_new_array(c);
            json_add_int(o, "searched", rows_int(r, i, "searched"));
            json_add_int(o, "turns", rows_int(r, i, "turns"));
            json_add(o, "rows", rows);
            continue;
        }
        json_object *row = json_new_object(c);
        json_add_text(row, "key", key);
        json_add_int(row, "turns", rows_int(r, i, "turns"));
        json_add_int(row, "cost", rows_int(r, i, "cost"));
        json_push(rows, row);
    }
    return o;
}

bool insight_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct rows *r, *phases;
    if (!pg_each(c, db, &r, PLAYER_INSIGHTS, "ii", account, (int64_t)COUNTED) ||
        !pg_each(c, db, &phases, PLAYER_PHASES, "ii", account, (int64_t)COUNTED))
        return false;
    *ret = json_new_object(c);
    json_add_int(*ret, "counted", COUNTED);
    json_object *variants = variants_json(c, r);
    for (size_t i = 0; i < json_object_array_length(variants); i++) {
        json_object *one = json_object_array_get_idx(variants, i);
        json_add(one, "phases",
                 phases_json(c, phases, json_object_get_string(json_member(one, "game")),
                             json_object_get_string(json_member(one, "variant"))));
    }
    json_add(*ret, "variants", variants);
    return true;
}
