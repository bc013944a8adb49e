/* feed.c - the secret link at which calendars and feed readers find my deadlines. */
#include "platform/read/feed.h"
#include "web/route.h"
#include "web/site.h"
#include <string.h>

static bool reply_feed(struct ctx *c, struct reply *rp, int status, json_object *feed)
{
    json_object *body = json_new_object(c);
    json_add(body, "feed", feed);
    return reply_json(c, rp, status, body);
}

/* Whether I have a link. */
bool my_feed_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *feed;
    return feed_read(c, rq->db, rq->who.account, &feed) && reply_feed(c, rp, 200, feed);
}

/* Create a link, which only this answer shows. */
bool my_feed_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *feed;
    return json_only(c, rq->body, NULL) && feed_make(c, rq->db, rq->who.account, &feed) &&
           reply_feed(c, rp, 200, feed);
}

/* Revoke the link. */
bool my_feed_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return feed_end(c, rq->db, rq->who.account) && reply_empty(rp, 204);
}

/* The feed behind a link, whose last part is the secret, or "tournaments", with ".atom" or ".ics". */
bool feed_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *name = request_part(rq, "feed"), *end = strrchr(name, '.'), *text, *tag;
    bool is_atom = end && strcmp(end, ".atom") == 0;
    if (!end || (!is_atom && strcmp(end, ".ics") != 0)) return fail(c, FAULT_NOT_FOUND, "not found");
    const char *secret = pool_copy_bytes(c->pool, name, (size_t)(end - name)), *site = site_of(c, rq);
    enum feed_kind kind = is_atom ? FEED_ATOM : FEED_CALENDAR;
    if (!request_query_only(c, rq, NULL)) return false;
    bool found = strcmp(secret, "tournaments") == 0 ? feed_tournaments(c, rq->db, kind, site, &text, &tag)
                                                    : feed_render(c, rq->db, secret, kind, site, &text, &tag);
    if (!found) return false;
    reply_etag(c, rp, tag);
    return reply_text(c, rp, 200, is_atom ? "application/atom+xml" : "text/calendar", text);
}
