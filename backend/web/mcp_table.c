/* mcp_table.c - see mcp_table.h. */
#include "web/mcp_table.h"
#include <string.h>

enum { COLUMNS_MAX = 32, KEYED_LEAST = 2 }; /* an object of fewer objects is no list */
#define FENCED "untrusted_text"
#define KEY "key"

struct table {
    int columns, rows, filled;
    const char *column[COLUMNS_MAX];
    bool fenced[COLUMNS_MAX]; /* all its values are fenced texts or null, and one is not null */
    json_object *key, *row;   /* arrays; key: NULL for a list */
};

static bool is_object(json_object *value) { return json_object_is_type(value, json_type_object); }

static bool is_fenced(json_object *value)
{
    return is_object(value) && json_object_object_length(value) == 1 && json_member(value, FENCED);
}

static bool is_table(json_object *value)
{
    return is_object(value) && json_object_object_length(value) == 2 && json_member(value, "columns") &&
           json_member(value, "rows");
}

static int column_of(const struct table *t, const char *name)
{
    int i = 0;
    while (i < t->columns && strcmp(t->column[i], name) != 0) i++;
    return i;
}

/* Count the members of a row, and add its columns. False: it is no row of a table. */
static bool take_row(struct table *t, json_object *row)
{
    if (!is_object(row) || is_fenced(row) || is_table(row)) return false;
    json_object_object_foreach (row, name, value) {
        int i = column_of(t, name);
        (void)value;
        if (i == COLUMNS_MAX) return false;
        if (i == t->columns) t->column[t->columns++] = name;
        t->filled++;
    }
    return true;
}

/* At least two members, more than half of all cells filled, and no member that a keyed table gives another meaning. */
static bool is_worth_it(const struct table *t)
{
    return t->rows > 0 && t->columns >= 2 && 2 * t->filled > t->columns * t->rows &&
           !(t->key && column_of(t, KEY) < t->columns);
}

static bool take_rows(struct table *t)
{
    t->rows = (int)json_object_array_length(t->row);
    for (int i = 0; i < t->rows; i++)
        if (!take_row(t, json_object_array_get_idx(t->row, (size_t)i))) return false;
    return is_worth_it(t);
}

static void find_fences(struct table *t)
{
    for (int column = 0; column < t->columns; column++) {
        int fenced = 0, plain = 0;
        for (int i = 0; i < t->rows; i++) {
            json_object *cell = json_member(json_object_array_get_idx(t->row, (size_t)i), t->column[column]);
            fenced += is_fenced(cell);
            plain += cell && !is_fenced(cell);
        }
        t->fenced[column] = fenced && !plain;
    }
}

static json_object *columns_json(struct ctx *c, const struct table *t)
{
    json_object *list = json_new_array(c);
    if (t->key) json_push_text(list, KEY);
    for (int i = 0; i < t->columns; i++)
        json_push_text(list, t->fenced[i] ? pool_print(c->pool, FENCED " %s", t->column[i]) : t->column[i]);
    return list;
}

static json_object *row_json(struct ctx *c, const struct table *t, int i)
{
    json_object *list = json_new_array(c), *row = json_object_array_get_idx(t->row, (size_t)i);
    if (t->key) json_push(list, json_object_array_get_idx(t->key, (size_t)i));
    for (int column = 0; column < t->columns; column++) {
        json_object *cell = json_member(row, t->column[column]);
        json_push(list, t->fenced[column] && cell ? json_member(cell, FENCED) : cell);
    }
    return list;
}

/* NULL where the rows make no table. */
static json_object *table_json(struct ctx *c, json_object *key, json_object *row)
{
    struct table t = {.key = key, .row = row};
    if (!take_rows(&t)) return NULL;
    find_fences(&t);
    json_object *all = json_new_object(c), *rows = json_new_array(c);
    for (int i = 0; i < t.rows; i++) json_push(rows, row_json(c, &t, i));
    json_add(all, "columns", columns_json(c, &t));
    json_add(all, "rows", rows);
    return all;
}

static json_object *list_table(struct ctx *c, json_object *list)
{
    json_object *rows = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(list); i++)
        json_push(rows, mcp_table(c, json_object_array_get_idx(list, i)));
    json_object *table = table_json(c, NULL, rows);
    return table ? table : rows;
}

static json_object *object_table(struct ctx *c, json_object *object)
{
    json_object *copy = json_new_object(c), *keys = json_new_array(c), *rows = json_new_array(c);
    json_object_object_foreach (object, name, value) {
        json_object *told = mcp_table(c, value);
        json_add(copy, name, told);
        json_push_text(keys, name);
        json_push(rows, told);
    }
    bool listed = json_object_object_length(object) >= KEYED_LEAST;
    json_object *table = listed ? table_json(c, keys, rows) : NULL;
    return table ? table : copy;
}

json_object *mcp_table(struct ctx *c, json_object *value)
{
    if (is_fenced(value)) return value;
    if (is_object(value)) return object_table(c, value);
    return json_object_is_type(value, json_type_array) ? list_table(c, value) : value;
}
