/* club_forum.c - see club_forum.h. */
#include "store/club_forum.h"

bool club_topic_row_insert(struct ctx *c, struct pg *db, int64_t club, int64_t author, const char *title,
                           int64_t *ret_n)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_TOPIC_INSERT, "iit", club, author, title)) return false;
    *ret_n = rows_int(r, 0, "n");
    return true;
}

bool club_post_row_insert(struct ctx *c, struct pg *db, int64_t club, int64_t topic, int64_t author,
                          const char *body, int64_t *ret_n)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_POST_INSERT, "iiit", club, topic, author, body)) return false;
    *ret_n = rows_int(r, 0, "n");
    return true;
}

void club_topic_row_close(struct ctx *c, struct pg *db, int64_t club, int64_t topic, bool closed)
{
    pg_tell(c, db, CLUB_TOPIC_CLOSE, "iib", club, topic, closed);
}

void club_topic_row_remove(struct ctx *c, struct pg *db, int64_t club, int64_t topic)
{
    pg_tell(c, db, CLUB_TOPIC_REMOVE, "ii", club, topic);
}

void club_post_row_remove(struct ctx *c, struct pg *db, int64_t club, int64_t topic, int64_t n)
{
    pg_tell(c, db, CLUB_POST_REMOVE, "iii", club, topic, n);
}
