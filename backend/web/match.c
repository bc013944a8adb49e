/* match.c - reading a match: header, views, legal moves, logs, exports. Playing is in turn.c. */
#include "base/secret.h"
#include "platform/match/export.h"
#include "platform/read/animation.h"
#include "platform/read/log.h"
#include "platform/read/promises.h"
#include "platform/read/view.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/presence.h"
#include "platform/runtime/raster.h"
#include "platform/runtime/rate.h"
#include "platform/runtime/wake.h"
#include "web/watch.h"
#include <stdlib.h>
#include <string.h>

/* Headers */

bool match_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *header;
    if (!request_query_only(c, rq, NULL) ||
        !view_header(c, rq->db, request_part(rq, "match"), &rq->subject.viewer, rq->who.account, &header))
        return false;
    return reply_tagged(c, rp, header);
}

/* Views */

static bool read_wish(struct ctx *c, const struct request *rq, struct view_wish *wish)
{
    const char *format = request_query(rq, "format");
    bool brief = format && strcmp(format, "brief") == 0;
    int64_t ext = 1;
    if (!request_query_int(c, rq, "ext", 0, 1, &ext)) return false;
    if (format && !brief && strcmp(format, "full") != 0 && strcmp(format, "compact") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be full, compact or brief");
    *wish = (struct view_wish){.match = request_part(rq, "match"),
                               .who = &rq->subject.viewer,
                               .seat = watch_viewer(rq),
                               .turn = -1,
                               .eyes = -1,
                               .compact = brief || (format && strcmp(format, "compact") == 0)};
    if (!request_query_region(c, rq, &wish->window)) return false;
    if ((!ext || brief) && !wish->window) wish->window = json_new_object(c);
    if (!ext) json_add_int(wish->window, "ext", 0);
    if (brief) json_add_bool(wish->window, "brief", true);
    return request_query_int(c, rq, "turn", 0, INT32_MAX, &wish->turn);
}

/* The part of an etag that identifies the window: a hash, because an etag cannot hold every character. */
static const char *window_tag(struct ctx *c, json_object *window)
{
    char hash[HASH_TEXT];
    const char *text = json_text(c, window);
    secret_sha256(text, strlen(text), hash);
    return pool_print(c->pool, "-%.8s", hash);
}

static const char *view_tag(struct ctx *c, const struct view_wish *wish, uint32_t seq)
{
    struct pool *pool = c->pool;
    return pool_join(pool, "v", pool_print_int(pool, seq), "-", pool_print_int(pool, wish->seat), "-",
                     pool_print_int(pool, wish->eyes), "-", pool_print_int(pool, wish->turn),
                     wish->compact ? "-c" : "-f", wish->window ? window_tag(c, wish->window) : "", NULL);
}

/* Nothing newer: wait, or 304, without rendering and, when the shared table knows, without a query. */
static bool answer_unchanged(struct ctx *c, const struct request *rq, struct reply *rp,
                             const struct view_wish *wish, bool *ret_done)
{
    int64_t after = -1, wait = 0;
    uint32_t seq = 0;
    *ret_done = false;
    if (!watch_wish(c, rq, &after, &wait)) return false;
    if (!watch_seq(c, rq, wish->seat, false, &seq)) return false;
    const char *tag = view_tag(c, wish, seq);
    bool same = request_has_etag(rq, tag);
    if (after < 0 && same) after = seq;
    if (wait > 0 && wish->turn < 0 && after >= (int64_t)seq) {
        char viewer[8];
        snprintf(viewer, sizeof viewer, wish->seat == SPECTATOR ? "s" : "%d", wish->seat);
        *ret_done = true;
        return reply_wait(c, rq, rp, pool_print(c->pool, "m.%s.%s", wish->match, viewer), (uint32_t)after,
                          (int)wait);
    }
    if (!same) return true;
    *ret_done = true;
    reply_etag(c, rp, tag);
    return reply_empty(rp, 304);
}

static bool answer_view(struct ctx *c, const struct request *rq, struct reply *rp,
                        const struct view_wish *wish)
{
    json_object *view;
    uint32_t seq;
    bool over;
    if (!view_match(c, rq->db, wish, &view, &seq, &over)) return false;
    reply_etag(c, rp, view_tag(c, wish, seq));
    if (wish->seat == SPECTATOR)
        reply_header(c, rp, "Cache-Control",
                     over ? "public, max-age=31536000, immutable" : "public, max-age=1");
    return reply_json(c, rp, 200, view);
}

bool view_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct view_wish wish = {0};
    bool done = false;
    watch_note(c, rq);
    if (!request_query_only(c, rq, "format", "ext", "x0", "y0", "x1", "y1", "turn", "after", "wait", "busy",
                            NULL) ||
        !read_wish(c, rq, &wish) || !answer_unchanged(c, rq, rp, &wish, &done))
        return false;
    return done || answer_view(c, rq, rp, &wish);
}

/* Seated players, too, get the spectators' view here. After the end anyone can ask for the view of a seat. */
bool spectate_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct view_wish wish = {0};
    bool done = false;
    int64_t seat = -1;
    if (!request_query_only(c, rq, "format", "ext", "turn", "seat", "x0", "y0", "x1", "y1", "after", "wait",
                            "busy", NULL) ||
        !read_wish(c, rq, &wish) || !request_query_int(c, rq, "seat", 0, SEATS_MAX - 1, &seat))
        return false;
    wish.eyes = (int)seat;
    if (!answer_unchanged(c, rq, rp, &wish, &done)) return false;
    if (!done) return answer_view(c, rq, rp, &wish);
    if (rp->status == 304) reply_header(c, rp, "Cache-Control", "public, max-age=1");
    return true;
}

static struct view_wish picture_wish(const struct request *rq)
{
    return (struct view_wish){.match = request_part(rq, "match"),
                              .who = &rq->subject.viewer,
                              .seat = SPECTATOR,
                              .turn = -1,
                              .eyes = -1};
}

/* The spectators' view as a picture. */
bool picture_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct view_wish wish = picture_wish(rq);
    const char *picture;
    uint32_t seq;
    bool over;
    if (!request_query_only(c, rq, "turn", NULL) ||
        !request_query_int(c, rq, "turn", 0, INT32_MAX, &wish.turn) ||
        !view_picture(c, rq->db, &wish, &picture, &seq, &over))
        return false;
    reply_etag(c, rp, view_tag(c, &wish, seq));
    reply_header(c, rp, "Cache-Control", over ? "public, max-age=31536000, immutable" : "public, max-age=1");
    return reply_text(c, rp, 200, "image/svg+xml", picture);
}

/* The same picture as PNG, for programs that show previews of links. Its address names the version of the view, so that
 * each is drawn once; every other address only leads to that one. */
bool card_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct view_wish wish = picture_wish(rq);
    const char *picture, *png;
    int64_t version = -1;
    size_t length;
    uint32_t seq;
    bool over;
    if (!request_query_only(c, rq, "turn", "v", NULL) ||
        !request_query_int(c, rq, "turn", 0, INT32_MAX, &wish.turn) ||
        !request_query_int(c, rq, "v", 0, UINT32_MAX, &version) ||
        !view_picture(c, rq->db, &wish, &picture, &seq, &over))
        return false;
    if (version != seq) {
        reply_header(c, rp, "Location", watch_card(c, wish.match, wish.turn, seq));
        reply_header(c, rp, "Cache-Control", "public, max-age=1");
        return reply_empty(rp, 302);
    }
    if (!raster_card(c, picture, &png, &length)) return false;
    reply_etag(c, rp, view_tag(c, &wish, seq));
    reply_header(c, rp, "Cache-Control", "public, max-age=31536000, immutable");
    return reply_bytes(rp, 200, "image/png", png, length);
}

/* The whole match as an animation. It is made once and then kept by nginx; few are made at a time. */
bool replay_gif_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const struct rate RATE = {"replay.address", 30, 30};
    struct view_wish wish = picture_wish(rq);
    struct animation animation;
    const char *gif;
    size_t length;
    if (!request_query_only(c, rq, NULL) || !animation_open(c, rq->db, &wish, &animation)) return false;
    const char *tag = pool_print(c->pool, "g%u", animation.seq);
    reply_etag(c, rp, tag);
    reply_header(c, rp, "Cache-Control", "public, max-age=31536000, immutable");
    if (request_has_etag(rq, tag)) return reply_empty(rp, 304);
    const char *network = limit_address(c, rq->remote);
    if (!rate_spend(c, &RATE, network, 1)) return false;
    if (!animation_draw(c, rq->db, &animation, &gif, &length)) {
        if (c->failure.fault == FAULT_UNAVAILABLE) rate_return(c, &RATE, network, 1);
        return false;
    }
    return reply_bytes(rp, 200, "image/gif", gif, length);
}

/* Players who are here. This is no part of a view, which stays as it is until its seq rises. */
bool presence_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!request_query_only(c, rq, NULL)) return false;
    json_object *presence = json_new_object(c);
    json_add(presence, "seats", presence_json(c, request_part(rq, "match")));
    return reply_json(c, rp, 200, presence);
}

/* Legal moves */

static bool answer_legal(struct ctx *c, const struct request *rq, struct reply *rp, json_object *partial)
{
    json_object *legal;
    if (!view_legal(c, rq->db, request_part(rq, "match"), watch_viewer(rq), partial, &legal)) return false;
    return partial ? reply_json(c, rp, 200, legal) : reply_tagged(c, rp, legal);
}

bool legal_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return request_query_only(c, rq, NULL) && answer_legal(c, rq, rp, NULL);
}

bool legal_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *orders = json_member(rq->body, "orders");
    if (!json_only(c, rq->body, "orders", NULL)) return false;
    if (!orders) return fail(c, FAULT_BAD_REQUEST, "orders is missing: what has been chosen so far");
    return answer_legal(c, rq, rp, orders);
}

/* Log and export */

/* How the log is told: 't' as text, 'n' as lines of JSON, 'j' as a list. */
static bool log_form(struct ctx *c, const struct request *rq, char *ret_form)
{
    const char *format = request_query(rq, "format");
    bool plain = format && strcmp(format, "text") == 0;
    *ret_form = plain ? 't' : request_wants_lines(rq) ? 'n' : 'j';
    return !format || plain || strcmp(format, "json") == 0 ||
           fail(c, FAULT_BAD_REQUEST, "format must be json or text");
}

bool log_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int viewer = watch_viewer(rq);
    int64_t after = 0, limit = 200;
    uint32_t seq;
    json_object *log;
    char form;
    const char *text, *match = request_part(rq, "match");
    if (!request_query_only(c, rq, "after", "format", "limit", NULL) ||
        !request_query_int(c, rq, "after", 0, INT32_MAX, &after) ||
        !request_query_int(c, rq, "limit", 1, 200, &limit) || !watch_seq(c, rq, viewer, false, &seq) ||
        !log_form(c, rq, &form))
        return false;
    const char *tag = pool_print(c->pool, "l%u-%d-%lld-%lld-%c", seq, viewer, (long long)after,
                                 (long long)limit, form);
    reply_header(c, rp, "Vary", "Accept");
    reply_etag(c, rp, tag);
    if (request_has_etag(rq, tag)) return reply_empty(rp, 304);
    if (form == 't')
        return log_print(c, rq->db, match, &rq->subject.viewer, after, &text) &&
               reply_text(c, rp, 200, "text/plain; charset=utf-8", text);
    return log_read(c, rq->db, match, &rq->subject.viewer, after, limit, &log) && reply_list(c, rq, rp, log);
}

bool export_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *record;
    const char *format = request_query(rq, "format"), *text, *match = request_part(rq, "match");
    if (!format) format = "json";
    if (!request_query_only(c, rq, "format", NULL)) return false;
    if (strcmp(format, "json") != 0 && strcmp(format, "ndjson") != 0 && strcmp(format, "text") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be json, ndjson or text");
    if (!export_read(c, rq->db, match, &rq->subject.viewer, &record)) return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=31536000, immutable");
    if (strcmp(format, "json") == 0) return reply_tagged(c, rp, record);
    if (strcmp(format, "ndjson") == 0)
        return reply_text(c, rp, 200, "application/x-ndjson", export_ndjson(c, record));
    return log_print(c, rq->db, match, &rq->subject.viewer, 0, &text) &&
           reply_text(c, rp, 200, "text/plain; charset=utf-8", text);
}

bool promises_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *ledger;
    if (!request_query_only(c, rq, NULL) || !promises_read(c, rq->db, request_part(rq, "match"), &ledger))
        return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=86400");
    return reply_tagged(c, rp, ledger);
}
