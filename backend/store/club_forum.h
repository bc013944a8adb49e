/* club_forum.h - rows of topics and posts in clubs. Texts are borrowed until the next flush. Every change holds the club
 * (club_row_lock). */
#ifndef QUAD_STORE_CLUB_FORUM_H
#define QUAD_STORE_CLUB_FORUM_H
#include "store/pg.h"

/* Insert a topic without posts; a post. *ret_n: their numbers, which are never used twice. */
bool club_topic_row_insert(struct ctx *c, struct pg *db, int64_t club, int64_t author, const char *title,
                           int64_t *ret_n) must_check;
bool club_post_row_insert(struct ctx *c, struct pg *db, int64_t club, int64_t topic, int64_t author,
                          const char *body, int64_t *ret_n) must_check;
/* Queue: close a topic or open it again; remove one with its posts; remove a post, of whose text the hash stays. */
void club_topic_row_close(struct ctx *c, struct pg *db, int64_t club, int64_t topic, bool closed);
void club_topic_row_remove(struct ctx *c, struct pg *db, int64_t club, int64_t topic);
void club_post_row_remove(struct ctx *c, struct pg *db, int64_t club, int64_t topic, int64_t n);
#endif
