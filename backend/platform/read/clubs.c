/* clubs.c - see clubs.h. */
#include "platform/read/clubs.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/club.h"
#include "platform/read/friends.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Cursors: numbers parted by dots */

bool clubs_cursor(struct ctx *c, const char *text, int64_t *ret, int count)
{
    for (int i = 0; i < count; i++) {
        size_t digits = strspn(text, "0123456789");
        int64_t value = 0;
        if (!digits || digits > 18 || text[digits] != (i < count - 1 ? '.' : 0))
            return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
        for (size_t n = 0; n < digits; n++) value = 10 * value + (text[n] - '0');
        ret[i] = value;
        text += digits + 1;
    }
    return true;
}

/* Clubs */

static json_object *head_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const TEXTS[] = {"name", "about", "language", "joining", "owner"};
    json_object *o = json_new_object(c);
    json_add_text(o, "id", rows_text(r, i, "public_id"));
    for (size_t n = 0; n < sizeof TEXTS / sizeof *TEXTS; n++)
        json_add_text(o, TEXTS[n], rows_text(r, i, TEXTS[n]));
    json_add_int(o, "members", rows_int(r, i, "members"));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    return o;
}

bool club_show(struct ctx *c, struct pg *db, int64_t account, const char *club, json_object **ret_club)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_FIND, "ti", club, account)) return false;
    enum club_state state = club_state_read(r, 0, "state");
    json_object *o = head_json(c, r, 0), *you = json_new_object(c);
    json_add_text(you, "state", club_state_name(state));
    json_add_text(you, "since", clock_text(c, rows_int(r, 0, "since")));
    json_add_text(you, "message", state == CLUB_ASKED ? rows_text(r, 0, "message") : NULL);
    json_add_text(you, "inviter", rows_text(r, 0, "inviter"));
    json_add_text(o, "forum", rows_text(r, 0, "forum"));
    json_add_bool(o, "hidden", rows_bool(r, 0, "hidden"));
    json_add(o, "you", you);
    if (state == CLUB_OWNER || state == CLUB_OFFICER) json_add_int(o, "requests", rows_int(r, 0, "requests"));
    else json_add(o, "requests", NULL);
    *ret_club = o;
    return true;
}

static json_object *list_json(struct ctx *c, const struct rows *r, int64_t limit, json_object **ret_items)
{
    json_object *list = json_new_object(c);
    *ret_items = json_new_array(c);
    for (int i = 0; i < rows_count(r) && i < limit; i++) {
        json_object *one = head_json(c, r, i);
        json_add_text(one, "you", rows_text(r, i, "state"));
        json_push(*ret_items, one);
    }
    json_add(list, "items", *ret_items);
    return list;
}

/* A page of all clubs, or of those whose names contain a key (NULL: all). */
static bool page_read(struct ctx *c, struct pg *db, int64_t account, const struct clubs_wish *wish,
                      const char *key, const int64_t *from, struct rows **ret)
{
    if (key && *key)
        return pg_each(c, db, ret, CLUBS_SEARCH, "ttiiii", key, wish->language, from[0], from[1], account,
                       wish->limit + 1);
    return pg_each(c, db, ret, CLUBS_LIST, "tiiii", wish->language, from[0], from[1], account,
                   wish->limit + 1);
}

bool clubs_list(struct ctx *c, struct pg *db, int64_t account, const struct clubs_wish *wish,
                json_object **ret_list)
{
    enum language language;
    struct rows *r;
    json_object *items;
    int64_t from[2] = {INT64_MAX, 0};
    const char *key = wish->query ? text_key(c, wish->query) : NULL; /* empty: no search */
    if (wish->query && !key) return fail(c, FAULT_BAD_REQUEST, "q is not valid UTF-8");
    if (wish->language && !language_find(wish->language, &language))
        return fail(c, FAULT_BAD_REQUEST, "language must be en or de");
    if ((wish->cursor && !clubs_cursor(c, wish->cursor, from, 2)) ||
        !page_read(c, db, account, wish, key, from, &r))
        return false;
    json_object *list = list_json(c, r, wish->limit, &items);
    int last = (int)wish->limit - 1;
    json_add_text(list, "next",
                  rows_count(r) > wish->limit
                      ? pool_print(c->pool, "%" PRId64 ".%" PRId64, rows_int(r, last, "members"),
                                   rows_int(r, last, "id"))
                      : NULL);
    *ret_list = list;
    return true;
}

bool clubs_of(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list)
{
    struct rows *r;
    json_object *items;
    int64_t most = 2 * (int64_t)CLUBS_JOINED;
    if (!pg_each(c, db, &r, CLUBS_OF, "ii", account, most)) return false;
    *ret_list = list_json(c, r, most, &items);
    json_add(*ret_list, "next", NULL);
    return true;
}

/* People */

static bool may_see(struct ctx *c, struct pg *db, int64_t account, const struct club_members_wish *wish,
                    int64_t *ret_club, enum club_state *ret_wanted)
{
    struct rows *r;
    *ret_wanted = CLUB_MEMBER;
    if (wish->state && (!club_state_find(wish->state, ret_wanted) ||
                        (*ret_wanted != CLUB_MEMBER && *ret_wanted < CLUB_ASKED)))
        return fail(c, FAULT_BAD_REQUEST, "state must be member, asked, invited or banned");
    if (!pg_one(c, db, &r, CLUB_FIND, "ti", wish->club, account)) return false;
    *ret_club = rows_int(r, 0, "id");
    enum club_state mine = club_state_read(r, 0, "state");
    return *ret_wanted == CLUB_MEMBER || mine == CLUB_OWNER || mine == CLUB_OFFICER ||
           fail(c, FAULT_FORBIDDEN, "only officers of a club can see this");
}

bool club_members(struct ctx *c, struct pg *db, int64_t account, const struct club_members_wish *wish,
                  json_object **ret_list)
{
    int64_t club = 0, from[3] = {0, 0, 0};
    enum club_state wanted;
    struct friend_statuses statuses;
    struct rows *r;
    if (!may_see(c, db, account, wish, &club, &wanted) ||
        (wish->cursor && !clubs_cursor(c, wish->cursor, from, 3)))
        return false;
    if (from[0] > 2) return fail(c, FAULT_BAD_CURSOR, "the cursor is not valid");
    if (!pg_each(c, db, &r, CLUB_MEMBERS_OF, "itiiii", club, club_state_name(wanted), from[0], from[1],
                 from[2], wish->limit + 1) ||
        !friend_statuses_read(c, db, account, &statuses))
        return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r) > wish->limit ? (int)wish->limit : rows_count(r);
    for (int i = 0; i < count; i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "name", rows_text(r, i, "name"));
        json_add_text(one, "state", rows_text(r, i, "state"));
        json_add_text(one, "since", clock_text(c, rows_int(r, i, "since")));
        json_add_text(one, "message", rows_text(r, i, "message"));
        json_add(one, "status", friend_status(c, &statuses, rows_int(r, i, "id")));
        json_push(items, one);
    }
    json_add(list, "items", items);
    const char *next = pool_print(
        c->pool, "%" PRId64 ".%" PRId64 ".%" PRId64, count ? rows_int(r, count - 1, "place") : 0,
        count ? rows_int(r, count - 1, "since") : 0, count ? rows_int(r, count - 1, "id") : 0);
    json_add_text(list, "next", rows_count(r) > count ? next : NULL);
    *ret_list = list;
    return true;
}

/* News */

json_object *clubs_news(struct ctx *c, const struct rows *r)
{
    json_object *list = json_new_array(c);
    for (int i = 0; r && i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "club", rows_text(r, i, "public_id"));
        json_add_text(one, "name", rows_text(r, i, "name"));
        json_add_text(one, "kind", rows_text(r, i, "kind"));
        json_add_int(one, "n", rows_int(r, i, "n"));
        json_push(list, one);
    }
    return list;
}
