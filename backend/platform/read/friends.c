/* friends.c - see friends.h. */
#include "platform/read/friends.h"
#include "base/clock.h"
#include "platform/account/friend.h"
#include "platform/account/player.h"
#include "platform/match/audience.h"
#include "platform/runtime/presence.h"

/* What they play */

static struct match_row match_of(const struct rows *r, int i)
{
    return (struct match_row){.game = rows_text(r, i, "game"),
                              .variant = rows_text(r, i, "variant"),
                              .spectators = spectators_read(r, i, "spectators"),
                              .purpose = purpose_read(r, i, "purpose"),
                              .delay_turns = (int)rows_int(r, i, "delay_turns"),
                              .status = match_status_read(r, i, "status"),
                              .sealed = rows_bool(r, i, "sealed"),
                              .blind = rows_bool(r, i, "blind")};
}

/* Whether strangers are told of the match, of its players, of which of them are here, and can watch: a friend is told
 * nothing more. */
static bool is_for_all(const struct rows *r, int i)
{
    struct match_row row = match_of(r, i);
    struct audience a = audience_row(&row, &(struct audience_viewer){.seat = -1, .outside = true});
    return a.listed && a.names && a.may[ASK_WATCH] == FAULT_NONE && a.may[ASK_PRESENCE] == FAULT_NONE;
}

/* The match in which a friend was seen last, if that was a moment ago; NULL for none. */
static json_object *match_json(struct ctx *c, const struct rows *r, int64_t account)
{
    int64_t newest = 0;
    int found = -1;
    for (int i = 0; i < rows_count(r); i++) {
        const char *match = rows_text(r, i, "public_id");
        int seat = (int)rows_int(r, i, "seat");
        if (rows_int(r, i, "account_id") != account || !presence_is_online(c, match, seat) ||
            !is_for_all(r, i))
            continue;
        int64_t seen = presence_seen(match, seat);
        if (seen <= newest) continue;
        newest = seen;
        found = i;
    }
    if (found < 0) return NULL;
    json_object *match = json_new_object(c);
    json_add_text(match, "id", rows_text(r, found, "public_id"));
    json_add_text(match, "game", rows_text(r, found, "game"));
    json_add_text(match, "variant", rows_text(r, found, "variant"));
    return match;
}

/* Friends and requests */

static bool is_here(struct ctx *c, const struct rows *r, int i)
{
    return rows_bool(r, i, "shows") && presence_person_is_online(c, rows_int(r, i, "other_id"));
}

static bool read_matches(struct ctx *c, struct pg *db, const struct rows *r, struct rows **ret)
{
    int count = 0;
    int64_t *ids = pool_take_many(c->pool, (size_t)rows_count(r) + 1, sizeof *ids);
    for (int i = 0; i < rows_count(r); i++)
        if (is_here(c, r, i)) ids[count++] = rows_int(r, i, "other_id");
    *ret = NULL;
    return !count || pg_each(c, db, ret, FRIENDS_MATCHES, "t", pg_ints(c, ids, count));
}

static json_object *status_json(struct ctx *c, const struct rows *r, int i, const struct rows *matches)
{
    if (!rows_bool(r, i, "shows")) return NULL;
    json_object *status = json_new_object(c);
    bool here = is_here(c, r, i);
    json_add_bool(status, "online", here);
    json_add(status, "match", here && matches ? match_json(c, matches, rows_int(r, i, "other_id")) : NULL);
    json_add_text(status, "seen_on", rows_text(r, i, "seen_on"));
    return status;
}

static json_object *friend_json(struct ctx *c, const struct rows *r, int i, const struct rows *matches)
{
    json_object *one = json_new_object(c);
    json_add_text(one, "name", rows_text(r, i, "name"));
    json_add_text(one, "state", rows_text(r, i, "state"));
    json_add_text(one, "since", clock_text(c, rows_int(r, i, "since")));
    json_add_text(one, "asked_at", clock_text(c, rows_int(r, i, "asked_at")));
    json_add(one, "status", status_json(c, r, i, matches));
    return one;
}

bool friends_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list)
{
    struct rows *r, *matches;
    if (!pg_each(c, db, &r, FRIENDS_OF, "iii", account, (int64_t)0, (int64_t)FRIENDS_MAX) ||
        !read_matches(c, db, r, &matches))
        return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, friend_json(c, r, i, matches));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool friends_show(struct ctx *c, struct pg *db, int64_t account, const char *name, json_object **ret_friend)
{
    struct player_facts other;
    struct rows *r, *matches;
    if (!player_find(c, db, name, &other) ||
        !pg_each(c, db, &r, FRIENDS_OF, "iii", account, other.account, (int64_t)1) ||
        !read_matches(c, db, r, &matches))
        return false;
    if (rows_count(r)) {
        *ret_friend = friend_json(c, r, 0, matches);
        return true;
    }
    json_object *none = json_new_object(c);
    json_add_text(none, "name", other.name);
    json_add_text(none, "state", "none");
    json_add(none, "since", NULL);
    json_add(none, "asked_at", NULL);
    json_add(none, "status", NULL);
    *ret_friend = none;
    return true;
}

/* Other lists of players */

bool friend_statuses_read(struct ctx *c, struct pg *db, int64_t account, struct friend_statuses *ret)
{
    struct rows *friends, *matches;
    *ret = (struct friend_statuses){NULL, NULL};
    if (!account) return true;
    if (!pg_each(c, db, &friends, FRIENDS_OF, "iii", account, (int64_t)0, (int64_t)FRIENDS_MAX) ||
        !read_matches(c, db, friends, &matches))
        return false;
    *ret = (struct friend_statuses){friends, matches};
    return true;
}

json_object *friend_status(struct ctx *c, const struct friend_statuses *statuses, int64_t other)
{
    for (int i = 0; statuses->friends && i < rows_count(statuses->friends); i++)
        if (rows_int(statuses->friends, i, "other_id") == other)
            return status_json(c, statuses->friends, i, statuses->matches);
    return NULL;
}
