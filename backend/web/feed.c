/* feed.c - the secret link at which calendars and feed readers find my deadlines. */
#include "base/secret.h"
#include "platform/contest/tournament_club.h"
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
    struct visitor visitor = request_visitor(rq);
    json_object *feed;
    return json_only(c, rq->body, NULL) && feed_make(c, rq->db, &visitor, &feed) &&
           reply_feed(c, rp, 200, feed);
}

/* Revoke the link. */
bool my_feed_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return feed_end(c, rq->db, rq->who.account) && reply_empty(rp, 204);
}

/* The public id that follows a word; NULL: none does. */
static const char *id_after(const char *name, const char *word)
{
    size_t length = strlen(word);
    return strncmp(name, word, length) == 0 && strlen(name + length) == PUBLIC_ID - 1 ? name + length : NULL;
}

/* The text of a public feed, of all tournaments, of one or of a club's; *ret_known false: the name is not one of those. */
static bool find_public(struct ctx *c, const struct request *rq, const char *name, enum feed_kind kind,
                        const struct feed_reader *reader, const char **ret_text, const char **ret_tag,
                        bool *ret_known)
{
    const char *one = id_after(name, "tournament-"), *club = id_after(name, "club-");
    bool all = strcmp(name, "tournaments") == 0;
    *ret_known = all || one || club;
    if (all) return feed_tournaments(c, rq->db, kind, reader, ret_text, ret_tag);
    if (one) return tournament_feed(c, rq->db, one, kind, reader, ret_text, ret_tag);
    return !club || tournament_club_feed(c, rq->db, club, kind, reader, ret_text, ret_tag);
}

/* The feed behind a link, whose last part is the secret or the name of a public feed, with ".atom" or ".ics".
 * Caches share public feeds, so that the language is in the address and not a wish of the browser. */
bool feed_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *name = request_part(rq, "feed"), *end = strrchr(name, '.'), *text, *tag;
    bool known, is_atom = end && strcmp(end, ".atom") == 0;
    if (!end || (!is_atom && strcmp(end, ".ics") != 0)) return fail(c, FAULT_NOT_FOUND, "not found");
    const char *secret = pool_copy_bytes(c->pool, name, (size_t)(end - name));
    enum feed_kind kind = is_atom ? FEED_ATOM : FEED_CALENDAR;
    struct feed_reader reader = {.site = site_of(c, rq), .language = LANGUAGE_EN};
    if (!request_query_only(c, rq, "lang", NULL) || !request_query_language(c, rq, &reader.language))
        return false;
    if (!find_public(c, rq, secret, kind, &reader, &text, &tag, &known)) return false;
    bool is_asked = request_query(rq, "lang") != NULL;
    if (!known && !feed_render(c, rq->db, secret, kind, is_asked, &reader, &text, &tag)) return false;
    reply_header(c, rp, "Content-Language", wording_tag(reader.language));
    reply_etag(c, rp, tag);
    return reply_text(c, rp, 200, is_atom ? "application/atom+xml" : "text/calendar", text);
}
