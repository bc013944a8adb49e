/* catalogue.c - the games that can be played. The answer changes only with a release and can be cached for a minute. */
#include "platform/model/catalogue.h"
#include "base/secret.h"
#include "web/route.h"
#include <string.h>

/* The catalogue. */
bool games_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static char etag[HASH_TEXT];
    (void)rq;
    if (etag[0] && request_has_etag(rq, etag)) {
        reply_etag(c, rp, etag);
        reply_header(c, rp, "Cache-Control", "public, max-age=60");
        return reply_empty(rp, 304);
    }
    json_object *games = catalogue_json(c, false);
    const char *text = json_text(c, games);
    secret_sha256(text, strlen(text), etag);
    etag[16] = 0;
    reply_etag(c, rp, etag);
    reply_header(c, rp, "Cache-Control", "public, max-age=60");
    return reply_json(c, rp, 200, games);
}

/* The rules in words, from the game's own folder. */
bool game_rules_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *rules = catalogue_rules(request_part(rq, "game"));
    if (!request_query_only(c, rq, NULL)) return false;
    if (!rules) return fail(c, FAULT_NOT_FOUND, "there is no such game");
    char etag[HASH_TEXT];
    secret_sha256(rules, strlen(rules), etag);
    etag[16] = 0;
    reply_etag(c, rp, etag);
    reply_header(c, rp, "Cache-Control", "public, max-age=60");
    return reply_text(c, rp, 200, "text/markdown; charset=utf-8", rules);
}
