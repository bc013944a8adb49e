/* notebook.c - see notebook.h. */
#include "platform/read/notebook.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/acquaintance.h"
#include "platform/account/player.h"
#include "platform/account/sanction.h"
#include "platform/account/visibility.h"
#include "platform/model/catalogue.h"
#include "platform/model/notebook_tree.h"
#include "store/account.h"
#include "store/notebook.h"
#include <string.h>

enum { RETRY = 3600, TOKEN_LETTERS = 22 }; /* 132 bits */

static bool bad(struct ctx *c, const char *path, const char *hint)
{
    fail(c, FAULT_BAD_REQUEST, "%s", hint);
    fail_at(c, path, "bad_request", hint);
    return false;
}

/* Finding */

bool notebook_find(struct ctx *c, struct pg *db, const struct notebook_door *door, enum notebook_need need,
                   struct notebook_seen *ret)
{
    if (!pg_one(c, db, &ret->row, NOTEBOOK_FIND, "ti", door->notebook, door->account)) return false;
    ret->id = rows_int(ret->row, 0, "id");
    ret->is_own = rows_bool(ret->row, 0, "own");
    ret->writes = ret->is_own || rows_bool(ret->row, 0, "writes");
    if (need == NEED_AUTHOR && !ret->writes)
        return fail(c, FAULT_FORBIDDEN,
                    "only its authors can change a notebook; copy it to write in your own");
    return need != NEED_OWNER || ret->is_own ||
           fail(c, FAULT_FORBIDDEN, "only the owner of a notebook can do this");
}

/* An author can be removed while the lock is awaited, so the notebook is looked at again under it. */
bool notebook_hold(struct ctx *c, struct pg *db, const struct notebook_door *door, enum notebook_need need,
                   struct notebook_seen *ret)
{
    return notebook_find(c, db, door, need, ret) && notebook_row_lock(c, db, ret->id) &&
           notebook_find(c, db, door, need, ret);
}

/* Bounds */

bool notebook_lets_write(struct ctx *c, struct pg *db, const struct notebook_door *door,
                         const struct notebook_seen *seen)
{
    return !visibility_is_shown(rows_text(seen->row, 0, "visibility")) ||
           sanction_lets_speak(c, db, door->account);
}

bool notebook_is_in_bounds(struct ctx *c, struct pg *db, int64_t notebook, bool grows)
{
    struct rows *size, *bytes;
    pg_ask(c, db, &size, NOTEBOOK_SIZE, "i", notebook);
    pg_ask(c, db, &bytes, NOTEBOOK_BYTES_OF, "i", notebook);
    if (!pg_flush(c, db)) return false;
    if (rows_int(size, 0, "chapters") > NOTEBOOK_CHAPTERS)
        return bad(c, "/chapters", "a notebook has at most 64 chapters");
    if (rows_int(size, 0, "nodes") > TREE_NODES)
        return bad(c, "/nodes", "the chapters of a notebook have at most 5000 positions in all");
    return !grows || rows_int(bytes, 0, "bytes") <= NOTEBOOK_BYTES ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "notebooks.bytes", RETRY,
                      "the notebooks of this owner are full (16 MiB); one of them must be deleted first");
}

/* The account is locked, so that concurrent requests count each other. */
static bool may_make(struct ctx *c, struct pg *db, int64_t account)
{
    struct account_row me;
    struct rows *r;
    if (!account_lock(c, db, account, &me)) return false;
    if (me.kind == ACCOUNT_GUEST)
        return fail(c, FAULT_FORBIDDEN, "guests cannot keep notebooks; sign up first");
    if (!pg_one(c, db, &r, NOTEBOOKS_COUNT, "i", account)) return false;
    return rows_int(r, 0, "n") < NOTEBOOKS_MAX ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "notebooks.account", RETRY,
                      "you already have 100 notebooks; delete one first");
}

/* Showing */

static json_object *chapters_json(struct ctx *c, const struct rows *r, int64_t *ret_nodes)
{
    json_object *chapters = json_new_array(c);
    *ret_nodes = 0;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *chapter = json_new_object(c);
        json_add_int(chapter, "chapter", rows_int(r, i, "number"));
        json_add_text(chapter, "title", rows_text(r, i, "title"));
        json_add_text(chapter, "game", rows_text(r, i, "game"));
        json_add_text(chapter, "variant", rows_text(r, i, "variant"));
        json_add_int(chapter, "nodes", rows_int(r, i, "nodes"));
        json_add_int(chapter, "version", rows_int(r, i, "version"));
        json_push(chapters, chapter);
        *ret_nodes += rows_int(r, i, "nodes");
    }
    return chapters;
}

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

bool notebook_show(struct ctx *c, struct pg *db, const struct notebook_door *door, json_object **ret_notebook)
{
    struct notebook_seen seen;
    struct rows *authors, *chapters;
    int64_t nodes;
    if (!notebook_find(c, db, door, NEED_READER, &seen)) return false;
    pg_ask(c, db, &authors, NOTEBOOK_AUTHORS_OF, "i", seen.id);
    pg_ask(c, db, &chapters, NOTEBOOK_CHAPTERS_OF, "i", seen.id);
    if (!pg_flush(c, db)) return false;
    json_object *o = head_json(c, seen.row, 0), *names = json_new_array(c);
    for (int i = 0; i < rows_count(authors); i++) json_push_text(names, rows_text(authors, i, "name"));
    json_add(o, "authors", names);
    json_add_text(o, "you", seen.is_own ? "owner" : seen.writes ? "author" : NULL);
    json_add_bool(o, "hidden", rows_bool(seen.row, 0, "hidden"));
    json_add_bool(o, "invites", seen.is_own && rows_bool(seen.row, 0, "invites"));
    json_add(o, "chapters", chapters_json(c, chapters, &nodes));
    json_add_int(o, "nodes", nodes);
    *ret_notebook = o;
    return true;
}

/* The games of a notebook, from their ids parted by blanks. */
static json_object *games_json(struct ctx *c, const char *text)
{
    json_object *games = json_new_array(c);
    while (*text) {
        size_t length = strcspn(text, " ");
        json_push_text(games, pool_copy_bytes(c->pool, text, length));
        text += length + (text[length] == ' ');
    }
    return games;
}

static json_object *list_json(struct ctx *c, const struct rows *r, int64_t limit)
{
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) {
        json_object *o = head_json(c, r, i);
        json_add_int(o, "chapters", rows_int(r, i, "chapters"));
        json_add_int(o, "nodes", rows_int(r, i, "nodes"));
        json_add(o, "games", games_json(c, rows_text(r, i, "games")));
        json_push(items, o);
    }
    json_add(list, "items", items);
    json_add_text(list, "next", rows_count(r) > count ? rows_text(r, count - 1, "id") : NULL);
    return list;
}

bool notebook_list_public(struct ctx *c, struct pg *db, const char *game, const char *cursor, int64_t limit,
                          json_object **ret_list)
{
    const struct game *found;
    const struct variant *variant;
    struct rows *r;
    int64_t before;
    if ((game && !catalogue_find(c, game, NULL, &found, &variant)) || !player_cursor(c, cursor, &before) ||
        !pg_each(c, db, &r, NOTEBOOKS_PUBLIC, "tii", game, before, limit + 1))
        return false;
    *ret_list = list_json(c, r, limit);
    return true;
}

bool notebook_list_mine(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                        json_object **ret_list)
{
    struct rows *r;
    int64_t before;
    if (!player_cursor(c, cursor, &before) ||
        !pg_each(c, db, &r, NOTEBOOKS_MINE, "iii", account, before, limit + 1))
        return false;
    *ret_list = list_json(c, r, limit);
    return true;
}

/* Changing */

bool notebook_make(struct ctx *c, struct pg *db, int64_t account, const struct notebook_wish *wish,
                   json_object **ret_notebook)
{
    const char *visibility = wish->visibility ? wish->visibility : "private";
    char id[PUBLIC_ID];
    int64_t notebook;
    if (!visibility_title_fits(c, wish->title) || !visibility_fits(c, visibility) ||
        !may_make(c, db, account))
        return false;
    if (visibility_is_shown(visibility) && !sanction_lets_speak(c, db, account)) return false;
    secret_public_id(id);
    return notebook_row_insert(c, db, id, account, wish->title, visibility, &notebook) &&
           notebook_show(c, db, &(struct notebook_door){id, account, NULL}, ret_notebook);
}

/* Each chapter once, and all of them. */
static bool order_fits(struct ctx *c, struct pg *db, int64_t notebook, json_object *order)
{
    struct rows *r;
    if (!pg_each(c, db, &r, NOTEBOOK_CHAPTERS_OF, "i", notebook)) return false;
    bool fits = rows_count(r) == (int)json_object_array_length(order);
    for (int i = 0; fits && i < rows_count(r); i++) {
        int found = 0;
        for (int j = 0; j < rows_count(r); j++) {
            json_object *number = json_object_array_get_idx(order, (size_t)j);
            found += json_object_is_type(number, json_type_int) &&
                     json_object_get_int64(number) == rows_int(r, i, "number");
        }
        fits = found == 1;
    }
    return fits || bad(c, "/chapters", "the numbers of all chapters, each once");
}

/* Words and turns that others can read are speech; taking them back is not. */
static bool may_say(struct ctx *c, struct pg *db, const struct notebook_door *door,
                    const struct notebook_seen *seen, const struct notebook_wish *wish)
{
    if (wish->visibility)
        return !visibility_is_shown(wish->visibility) || sanction_lets_speak(c, db, door->account);
    return !wish->title || notebook_lets_write(c, db, door, seen);
}

static void chapters_place(struct ctx *c, struct pg *db, int64_t notebook, json_object *order)
{
    for (size_t i = 0; i < json_object_array_length(order); i++)
        chapter_row_place(c, db, notebook, json_object_get_int64(json_object_array_get_idx(order, i)),
                          (int64_t)i + 1);
}

bool notebook_change(struct ctx *c, struct pg *db, const struct notebook_door *door,
                     const struct notebook_wish *wish, json_object **ret_notebook)
{
    struct notebook_seen seen;
    if ((wish->title && !visibility_title_fits(c, wish->title)) || !visibility_fits(c, wish->visibility) ||
        !notebook_hold(c, db, door, wish->visibility ? NEED_OWNER : NEED_AUTHOR, &seen) ||
        !may_say(c, db, door, &seen, wish))
        return false;
    if (wish->chapters && !order_fits(c, db, seen.id, wish->chapters)) return false;
    if (wish->chapters) chapters_place(c, db, seen.id, wish->chapters);
    notebook_row_update(c, db, seen.id, wish->title, wish->visibility);
    return notebook_show(c, db, door, ret_notebook);
}

bool notebook_remove(struct ctx *c, struct pg *db, const struct notebook_door *door)
{
    struct notebook_seen seen;
    if (!notebook_hold(c, db, door, NEED_OWNER, &seen)) return false;
    notebook_row_drop(c, db, seen.id);
    return pg_flush(c, db);
}

bool notebook_copy(struct ctx *c, struct pg *db, const struct notebook_door *door, json_object **ret_notebook)
{
    struct notebook_seen seen;
    char id[PUBLIC_ID];
    int64_t copy;
    if (!may_make(c, db, door->account) || !notebook_find(c, db, door, NEED_READER, &seen)) return false;
    secret_public_id(id);
    if (!notebook_row_insert(c, db, id, door->account, rows_text(seen.row, 0, "title"), "private", &copy))
        return false;
    notebook_rows_copy(c, db, seen.id, copy);
    return notebook_is_in_bounds(c, db, copy, true) &&
           notebook_show(c, db, &(struct notebook_door){id, door->account, NULL}, ret_notebook);
}

/* Authors */

static const char *hash_of(struct ctx *c, const char *token)
{
    char *hash = pool_take(c->pool, HASH_TEXT);
    secret_sha256(token, strlen(token), hash);
    return hash;
}

bool notebook_invite(struct ctx *c, struct pg *db, const struct notebook_door *door, bool ends,
                     const char **ret_url)
{
    struct notebook_seen seen;
    char token[TOKEN_TEXT];
    if (!notebook_hold(c, db, door, NEED_OWNER, &seen)) return false;
    secret_token(token);
    token[TOKEN_LETTERS] = 0;
    notebook_row_invite(c, db, seen.id, ends ? NULL : hash_of(c, token));
    *ret_url = pool_print(c->pool, "/notebooks/%s?invite=%s", door->notebook, token);
    return pg_flush(c, db);
}

/* The owner's blocks hold here too; a blocked player is not told, so the link is no good for them. */
static bool is_welcome(struct ctx *c, struct pg *db, int64_t owner, int64_t account, bool *ret)
{
    struct apart apart;
    if (!apart_read(c, db, account, &apart)) return false;
    *ret = apart_of(&apart, owner) == APART_NOT;
    return true;
}

/* Under the lock of the account, so that one being closed becomes no author. */
static bool may_join(struct ctx *c, struct pg *db, int64_t account)
{
    struct account_row me;
    return account_lock(c, db, account, &me) &&
           (me.kind != ACCOUNT_GUEST ||
            fail(c, FAULT_FORBIDDEN, "guests cannot write in notebooks; sign up first"));
}

static bool has_room(struct ctx *c, struct pg *db, int64_t notebook, const struct notebook_door *door)
{
    struct rows *r;
    if (!pg_one(c, db, &r, NOTEBOOK_AUTHOR_COUNT, "ii", notebook, door->account)) return false;
    return rows_int(r, 0, "n") < NOTEBOOK_AUTHORS ||
           bad(c, "/invite", "this notebook already has 16 authors besides its owner");
}

bool notebook_join(struct ctx *c, struct pg *db, const struct notebook_door *door, const char *token,
                   json_object **ret_notebook)
{
    struct rows *r;
    bool welcome = false;
    const char *hash = hash_of(c, token);
    if (!pg_maybe(c, db, &r, NOTEBOOK_INVITED, "tt", door->notebook, hash)) return false;
    if (rows_count(r) && !is_welcome(c, db, rows_int(r, 0, "owner_id"), door->account, &welcome))
        return false;
    if (!welcome) return fail(c, FAULT_NOT_FOUND, "there is no such invite link");
    int64_t id = rows_int(r, 0, "id");
    if (rows_int(r, 0, "owner_id") == door->account) return notebook_show(c, db, door, ret_notebook);
    if (!may_join(c, db, door->account) || !notebook_row_lock(c, db, id) ||
        !pg_maybe(c, db, &r, NOTEBOOK_INVITED, "tt", door->notebook, hash))
        return false;
    if (rows_count(r) == 0) return fail(c, FAULT_NOT_FOUND, "there is no such invite link");
    if (!has_room(c, db, id, door)) return false;
    notebook_author_insert(c, db, id, door->account);
    return notebook_show(c, db, door, ret_notebook);
}

bool notebook_part(struct ctx *c, struct pg *db, const struct notebook_door *door, const char *name)
{
    struct notebook_seen seen;
    struct player_facts player;
    bool found;
    if (!notebook_hold(c, db, door, NEED_AUTHOR, &seen) || !player_find(c, db, name, &player)) return false;
    if (!seen.is_own && player.account != door->account)
        return fail(c, FAULT_FORBIDDEN, "only the owner of a notebook can remove its authors");
    if (!notebook_author_remove(c, db, seen.id, player.account, &found)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "there is no such author");
}
