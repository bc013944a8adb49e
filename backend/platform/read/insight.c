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

bool insight_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PLAYER_INSIGHTS, "ii", account, (int64_t)COUNTED)) return false;
    *ret = json_new_object(c);
    json_add_int(*ret, "counted", COUNTED);
    json_add(*ret, "variants", variants_json(c, r));
    return true;
}
