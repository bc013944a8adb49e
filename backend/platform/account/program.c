/* program.c - see program.h. */
#include "platform/account/program.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/account.h"
#include "store/account.h"
#include <string.h>

enum { DAY = 86400 };

static json_object *program_json(struct ctx *c, const struct program_row *row)
{
    char made[CLOCK_TEXT];
    json_object *program = json_new_object(c);
    clock_print(row->created_at, made);
    json_add_text(program, "id", row->public_id);
    json_add_text(program, "name", row->name);
    json_add_text(program, "kind", account_kind_name(row->kind));
    json_add_text(program, "model", row->model);
    json_add_int(program, "people_games", row->people_games);
    json_add_text(program, "created_at", made);
    return program;
}

static bool kind_find(struct ctx *c, const char *word, enum account_kind *ret)
{
    if (account_kind_find(word, ret) && account_is_program(*ret)) return true;
    fail_at(c, "/kind", "bad_request", "engine or llm");
    return fail(c, FAULT_BAD_REQUEST, "a program is an engine or an llm");
}

static bool model_fits(struct ctx *c, const char *model)
{
    if (!model || text_is_label(model, MODEL_MAX)) return true;
    fail_at(c, "/model", "bad_request", "1 to 80 visible characters");
    return fail(c, FAULT_BAD_REQUEST, "the name of the model has unsuitable characters");
}

static bool has_room(struct ctx *c, struct pg *db, int64_t owner)
{
    int64_t count, fresh;
    if (!programs_count(c, db, owner, &count, &fresh)) return false;
    if (count < PROGRAMS_MAX && fresh < PROGRAMS_MAX) return true;
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "bots.account", count < PROGRAMS_MAX ? DAY : 3600,
                      count < PROGRAMS_MAX ? "you created 20 programs within a day; try again tomorrow"
                                           : "you have 20 programs; retire one you no longer need");
}

/* The owner is locked, so that concurrent requests count each other. */
bool program_make(struct ctx *c, struct pg *db, const struct visitor *owner, const struct program_wish *wish,
                  json_object **ret_program)
{
    struct program_row row = {.model = wish->model ? text_nfc(c, wish->model) : NULL}, made;
    struct account_row me;
    const char *key;
    bool taken;
    if (!kind_find(c, wish->kind, &row.kind) || !model_fits(c, row.model)) return false;
    if (!name_settle(c, wish->name, &row.name, &key) || !account_lock_own(c, db, owner, &me)) return false;
    if (me.kind != ACCOUNT_HUMAN)
        return fail(c, FAULT_FORBIDDEN, "a program needs a registered owner; sign up first");
    if (!has_room(c, db, me.id) || !program_insert(c, db, me.id, &row, key, &taken, &made)) return false;
    if (taken) return fail(c, FAULT_NAME_TAKEN, "this name is taken");
    *ret_program = program_json(c, &made);
    return true;
}

bool program_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list)
{
    struct program_row *rows;
    int count;
    if (!programs_of(c, db, owner, PROGRAMS_MAX, &rows, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) json_push(items, program_json(c, &rows[i]));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool program_allow(struct ctx *c, struct pg *db, int64_t owner, const char *id, int64_t games,
                   json_object **ret_program)
{
    struct program_row row;
    bool found;
    if (!program_let(c, db, owner, id, games, &found, &row)) return false;
    if (!found) return fail(c, FAULT_NOT_FOUND, "you have no such language model");
    *ret_program = program_json(c, &row);
    return true;
}

enum { PLAYABLE_PAGE = 200 };

bool program_playable(struct ctx *c, struct pg *db, const char *after, json_object **ret_list)
{
    struct rows *r;
    const char *key = after ? text_key(c, after) : NULL;
    if (after && !key) return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
    if (!pg_each(c, db, &r, MODELS_OPEN, "ti", key, (int64_t)PLAYABLE_PAGE + 1)) return false;
    int count = rows_count(r) > PLAYABLE_PAGE ? PLAYABLE_PAGE : rows_count(r);
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *item = json_new_object(c);
        json_add_text(item, "id", rows_text(r, i, "public_id"));
        json_add_text(item, "name", rows_text(r, i, "name"));
        json_add_text(item, "model", rows_text(r, i, "model"));
        json_add_text(item, "owner", rows_text(r, i, "owner"));
        json_push(items, item);
    }
    json_add(list, "items", items);
    if (count < rows_count(r)) json_add_text(list, "next", rows_text(r, count - 1, "name"));
    else json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}
