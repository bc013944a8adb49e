/* collection.c - see collection.h. */
#include "platform/read/collection.h"
#include "base/clock.h"
#include "base/secret.h"
#include "base/text.h"
#include "platform/account/player.h"
#include "platform/account/sanction.h"
#include "platform/account/visibility.h"
#include "platform/match/audience.h"
#include "platform/read/view.h"
#include "store/account.h"
#include "store/collection.h"
#include <string.h>

enum { RETRY = 3600 };

struct seen {
    int64_t id;
    bool is_own;
    struct rows *row; /* of collection_find */
};

static bool find(struct ctx *c, struct pg *db, const struct collection_door *door, struct seen *ret)
{
    if (!pg_one(c, db, &ret->row, COLLECTION_FIND, "ti", door->collection, door->account)) return false;
    ret->id = rows_int(ret->row, 0, "id");
    ret->is_own = rows_bool(ret->row, 0, "own");
    return true;
}

static bool hold(struct ctx *c, struct pg *db, const struct collection_door *door, struct seen *ret)
{
    if (!find(c, db, door, ret)) return false;
    if (!ret->is_own) return fail(c, FAULT_FORBIDDEN, "only its owner can change a collection");
    return collection_row_lock(c, db, ret->id);
}

/* Showing */

static json_object *head_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "id", rows_text(r, i, "public_id"));
    json_add_text(o, "title", rows_text(r, i, "title"));
    json_add_text(o, "visibility", rows_text(r, i, "visibility"));
    json_add_text(o, "owner", rows_text(r, i, "owner"));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(o, "changed_at", clock_text(c, rows_int(r, i, "changed_at")));
    return o;
}

/* Lists leave out matches that they may not contain, so each header looks for its row. */
static json_object *items_json(struct ctx *c, const struct rows *kept, json_object *headers)
{
    json_object *items = json_new_array(c);
    int at = 0;
    for (size_t i = 0; i < json_object_array_length(headers); i++) {
        json_object *header = json_object_array_get_idx(headers, i), *item = json_new_object(c);
        const char *id = json_object_get_string(json_member(header, "id"));
        while (at < rows_count(kept) && strcmp(rows_text(kept, at, "public_id"), id) != 0) at++;
        if (at == rows_count(kept)) break;
        json_add(item, "match", header);
        json_add_text(item, "note", rows_text(kept, at, "note"));
        json_add_text(item, "added_at", clock_text(c, rows_int(kept, at, "added_at")));
        json_push(items, item);
    }
    return items;
}

static bool add_page(struct ctx *c, struct pg *db, const struct seen *seen, int64_t before, int64_t limit,
                     json_object *o)
{
    struct rows *kept, *headers;
    if (!pg_each(c, db, &kept, COLLECTION_PAGE, "iiib", seen->id, before, limit + 1, seen->is_own))
        return false;
    int count = rows_count(kept) > limit ? (int)limit : rows_count(kept);
    int64_t *ids = pool_take_many(c->pool, (size_t)count + 1, sizeof *ids);
    for (int i = 0; i < count; i++) ids[i] = rows_int(kept, i, "id");
    if (!pg_each(c, db, &headers, ARCHIVE_HEADERS, "t", pg_ints(c, ids, count))) return false;
    json_add(o, "items", items_json(c, kept, view_headers(c, headers)));
    json_add_text(o, "next", rows_count(kept) > count ? rows_text(kept, count - 1, "n") : NULL);
    return true;
}

bool collection_show(struct ctx *c, struct pg *db, const struct collection_door *door, const char *cursor,
                     int64_t limit, json_object **ret_collection)
{
    struct seen seen;
    int64_t before;
    if (!player_cursor(c, cursor, &before) || !find(c, db, door, &seen)) return false;
    json_object *o = head_json(c, seen.row, 0);
    json_add_text(o, "you", seen.is_own ? "owner" : NULL);
    json_add_bool(o, "hidden", rows_bool(seen.row, 0, "hidden"));
    *ret_collection = o;
    return add_page(c, db, &seen, before, limit, o);
}

static bool list(struct ctx *c, struct pg *db, int64_t account, bool others, const char *match,
                 json_object **ret_list)
{
    struct rows *r;
    if (!pg_each(c, db, &r, COLLECTIONS_OF, "ibt", account, others, match)) return false;
    json_object *all = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *o = head_json(c, r, i);
        json_add_int(o, "matches", rows_int(r, i, "matches"));
        if (match) json_add_bool(o, "keeps", rows_bool(r, i, "keeps"));
        json_push(items, o);
    }
    json_add(all, "items", items);
    json_add(all, "next", NULL);
    *ret_list = all;
    return true;
}

bool collection_list_own(struct ctx *c, struct pg *db, int64_t account, const char *match,
                         json_object **ret_list)
{
    return list(c, db, account, false, match, ret_list);
}

bool collection_list_of(struct ctx *c, struct pg *db, const char *player, json_object **ret_list)
{
    struct player_facts facts;
    return player_find(c, db, player, &facts) && list(c, db, facts.account, true, NULL, ret_list);
}

/* Changing */

/* Under the lock of the account, so that concurrent requests count each other. */
static bool may_make(struct ctx *c, struct pg *db, int64_t account)
{
    struct account_row me;
    struct rows *r;
    if (!account_lock(c, db, account, &me)) return false;
    if (me.kind == ACCOUNT_GUEST)
        return fail(c, FAULT_FORBIDDEN, "guests cannot keep collections; sign up first");
    if (!pg_one(c, db, &r, COLLECTIONS_COUNT, "i", account)) return false;
    return rows_int(r, 0, "n") < COLLECTIONS_MAX ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "collections.account", RETRY,
                      "you already have 50 collections; delete one first");
}

bool collection_make(struct ctx *c, struct pg *db, int64_t account, const char *title, const char *visibility,
                     json_object **ret_collection)
{
    const char *shown = visibility ? visibility : "private";
    char id[PUBLIC_ID];
    if (!visibility_title_fits(c, title) || !visibility_fits(c, shown) || !may_make(c, db, account))
        return false;
    if (visibility_is_shown(shown) && !sanction_lets_speak(c, db, account)) return false;
    secret_public_id(id);
    return collection_row_insert(c, db, id, account, title, shown) &&
           collection_show(c, db, &(struct collection_door){id, account}, NULL, 1, ret_collection);
}

/* Words that others can read are speech; taking them back is not. */
static bool may_say(struct ctx *c, struct pg *db, const struct collection_door *door, const struct seen *seen,
                    const char *visibility)
{
    const char *shown = visibility ? visibility : rows_text(seen->row, 0, "visibility");
    return !visibility_is_shown(shown) || sanction_lets_speak(c, db, door->account);
}

bool collection_change(struct ctx *c, struct pg *db, const struct collection_door *door, const char *title,
                       const char *visibility, json_object **ret_collection)
{
    struct seen seen;
    if ((title && !visibility_title_fits(c, title)) || !visibility_fits(c, visibility) ||
        !hold(c, db, door, &seen) || !may_say(c, db, door, &seen, visibility))
        return false;
    collection_row_update(c, db, seen.id, title, visibility);
    return collection_show(c, db, door, NULL, 1, ret_collection);
}

bool collection_remove(struct ctx *c, struct pg *db, const struct collection_door *door)
{
    struct seen seen;
    if (!hold(c, db, door, &seen)) return false;
    collection_row_drop(c, db, seen.id);
    return pg_flush(c, db);
}

static bool note_fits(struct ctx *c, const char *note)
{
    if (!*note || text_is_label(note, COLLECTION_NOTE)) return true;
    fail(c, FAULT_BAD_REQUEST, "note: at most 280 visible characters on one line");
    fail_at(c, "/note", "bad_request", "at most 280 visible characters on one line");
    return false;
}

/* A match that no list may contain (of an experiment, a puzzle, with hidden names) would be missing here, too. */
static bool can_be_listed(struct ctx *c, struct pg *db, const char *match)
{
    static const struct audience_viewer NOBODY_KNOWN = {.seat = -1};
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    return audience_row(&row, &NOBODY_KNOWN).listed ||
           fail(c, FAULT_FORBIDDEN, "only games that can be listed can be added to a collection");
}

static bool has_room(struct ctx *c, struct pg *db, int64_t collection)
{
    struct rows *r;
    if (!pg_one(c, db, &r, COLLECTION_SIZE, "i", collection)) return false;
    return rows_int(r, 0, "n") <= COLLECTION_MATCHES ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "collections.matches", RETRY,
                      "a collection has room for 500 games; begin another one");
}

bool collection_keep(struct ctx *c, struct pg *db, const struct collection_door *door, const char *match,
                     const char *note)
{
    struct seen seen;
    const char *text = note ? note : "";
    if (!note_fits(c, text) || !hold(c, db, door, &seen) || !can_be_listed(c, db, match)) return false;
    if (*text && !may_say(c, db, door, &seen, NULL)) return false;
    collection_row_keep(c, db, seen.id, match, text);
    collection_row_update(c, db, seen.id, NULL, NULL);
    return has_room(c, db, seen.id);
}

bool collection_let_go(struct ctx *c, struct pg *db, const struct collection_door *door, const char *match)
{
    struct seen seen;
    bool found;
    if (!hold(c, db, door, &seen) || !collection_row_let_go(c, db, seen.id, match, &found)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "this game is not in the collection");
}
