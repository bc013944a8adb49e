/* club_topics.c - see club_topics.h. */
#include "platform/read/club_topics.h"
#include "base/clock.h"
#include "platform/account/club_hold.h"
#include "platform/read/clubs.h"
#include <inttypes.h>

static json_object *topic_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "topic", rows_int(r, i, "n"));
    json_add_text(o, "title", rows_text(r, i, "title"));
    json_add_text(o, "author", rows_text(r, i, "author"));
    json_add_int(o, "posts", rows_int(r, i, "posts"));
    json_add_text(o, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    json_add_text(o, "last_at", clock_text(c, rows_int(r, i, "last_at")));
    json_add_bool(o, "closed", rows_bool(r, i, "closed"));
    return o;
}

bool club_topics_list(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *cursor,
                      int64_t limit, json_object **ret_list)
{
    int64_t id, from[2] = {INT64_MAX, INT64_MAX};
    struct rows *r;
    if ((cursor && !clubs_cursor(c, cursor, from, 2)) || !club_forum_find(c, db, club, account, &id) ||
        !pg_each(c, db, &r, CLUB_TOPICS, "iiii", id, from[0], from[1], limit + 1))
        return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r) > limit ? (int)limit : rows_count(r);
    for (int i = 0; i < count; i++) json_push(items, topic_json(c, r, i));
    json_add(list, "items", items);
    json_add_text(list, "next",
                  rows_count(r) > count
                      ? pool_print(c->pool, "%" PRId64 ".%" PRId64, rows_int(r, count - 1, "last_at"),
                                   rows_int(r, count - 1, "n"))
                      : NULL);
    *ret_list = list;
    return true;
}

static json_object *post_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "n", rows_int(r, i, "n"));
    json_add_text(o, "author", rows_text(r, i, "author"));
    json_add_text(o, "at", clock_text(c, rows_int(r, i, "at")));
    json_add_text(o, "text", rows_text(r, i, "body"));
    json_add_bool(o, "mine", rows_bool(r, i, "mine"));
    json_add_bool(o, "removed", rows_bool(r, i, "removed"));
    json_add_bool(o, "folded", rows_bool(r, i, "folded"));
    return o;
}

bool club_topic_show(struct ctx *c, struct pg *db, int64_t account, const struct club_topic_wish *wish,
                     json_object **ret_topic)
{
    int64_t id;
    struct rows *topic, *r;
    if (!club_forum_find(c, db, wish->club, account, &id) ||
        !pg_one(c, db, &topic, CLUB_TOPIC_OF, "iii", id, wish->topic, account) ||
        !pg_each(c, db, &r, CLUB_POSTS, "iiiii", id, wish->topic, wish->after, account, wish->limit + 1))
        return false;
    json_object *o = topic_json(c, topic, 0), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r) && i < wish->limit; i++) json_push(items, post_json(c, r, i));
    json_add(o, "items", items);
    json_add_bool(o, "more", rows_count(r) > wish->limit);
    *ret_topic = o;
    return true;
}
