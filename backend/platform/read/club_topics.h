/* club_topics.h - topics and posts of a club, as an account reads them (0: not signed in). FAULT_NOT_FOUND;
 * FAULT_FORBIDDEN where members alone read. */
#ifndef QUAD_CLUB_TOPICS_H
#define QUAD_CLUB_TOPICS_H
#include "base/json.h"

struct pg;

/* {"items":[{"topic","title","author","posts","created_at","last_at","closed"}],"next"}: those written in last first.
 * FAULT_BAD_CURSOR. */
bool club_topics_list(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *cursor,
                      int64_t limit, json_object **ret_list) must_check;
struct club_topic_wish {
    const char *club;
    int64_t topic, after, limit;
};
/* One of them, with its posts after a number: "items":[{"n","author","at","text","mine","removed","folded"}] and "more".
 * `removed` posts have no text; the account has blocked or muted the authors of the `folded` ones. */
bool club_topic_show(struct ctx *c, struct pg *db, int64_t account, const struct club_topic_wish *wish,
                     json_object **ret_topic) must_check;
#endif
