/* club_forum.h - the forum of a club: topics with posts in plain text. Members write; the club decides whether everybody
 * reads or members alone. Reading is in read/club_topics.h. Called inside a transaction; each change holds the account and
 * then the club. FAULT_NOT_FOUND for a club, topic or post that is not there. */
#ifndef QUAD_CLUB_FORUM_H
#define QUAD_CLUB_FORUM_H
#include "base/ctx.h"

struct pg;
enum {
    TOPIC_TITLE = 100, /* characters */
    TOPIC_POSTS = 2000,
    TOPICS_DAY = 10, /* of one account in all clubs */
    POSTS_HOUR = 60
};

/* Begin a topic with its first post. FAULT_FORBIDDEN for all but members; FAULT_BAD_REQUEST; what speech_fits says;
 * FAULT_TOO_MANY_REQUESTS (clubs.topics, clubs.posts). */
bool club_topic_make(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *title,
                     const char *text, int64_t *ret_topic) must_check;
/* Write in a topic; the same, and FAULT_TOPIC_CLOSED, also for a topic that is full. */
bool club_post_make(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                    const char *text, int64_t *ret_n) must_check;
/* Close a topic or open it again, as an officer. FAULT_FORBIDDEN. */
bool club_topic_close(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                      bool closed) must_check;
/* Remove a topic with all its posts, as an officer; a post, as an officer or its author. FAULT_FORBIDDEN. */
bool club_topic_remove(struct ctx *c, struct pg *db, int64_t account, const char *club,
                       int64_t topic) must_check;
bool club_post_remove(struct ctx *c, struct pg *db, int64_t account, const char *club, int64_t topic,
                      int64_t n) must_check;
#endif
