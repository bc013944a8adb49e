/* tournament.c - tournaments: creating and entering them, their rounds and standings. */
#include "platform/contest/tournament.h"
#include "base/secret.h"
#include "platform/contest/tournament_club.h"
#include "web/route.h"
#include <string.h>

enum { WORD_BYTES = 64, NAME_BYTES = 256, PAGE = 50, PAGE_MAX = 200, ETAG_DIGITS = 32 };

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
}

/* Creating and changing */

/* Create a tournament. */
bool tournament_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct tournament_wish wish = {.remote = rq->remote};
    json_object *tournament;
    return tournament_wish_read(c, rq->body, &wish) &&
           tournament_make(c, rq->db, rq->who.account, &wish, &tournament) &&
           reply_json(c, rp, 201, tournament);
}

/* Start, cancel or change my tournament. */
bool tournament_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct tournament_change change = {.status = NULL};
    json_object *tournament;
    return tournament_change_read(c, rq->body, &change) &&
           tournament_alter(c, rq->db, request_part(rq, "tournament"), rq->who.account, &change,
                            &tournament) &&
           reply_json(c, rp, 200, tournament);
}

/* Another club's match: accept or decline. */

static bool answer_rival(struct ctx *c, const struct request *rq, bool accepts, json_object **ret)
{
    return tournament_club_answer(c, rq->db, request_part(rq, "tournament"), rq->who.account, accepts, ret);
}

/* Play the match that another club asks mine for. */
bool tournament_rival_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tournament;
    return json_only(c, rq->body, NULL) && answer_rival(c, rq, true, &tournament) &&
           reply_json(c, rp, 200, tournament);
}

/* Decline it. */
bool tournament_rival_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tournament;
    return request_query_only(c, rq, NULL) && answer_rival(c, rq, false, &tournament) && reply_empty(rp, 204);
}

/* Entering */

/* Enter, or enter a program of mine. */
bool tournament_entry_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct entry_wish wish = {.tournament = request_part(rq, "tournament"), .account = rq->who.account};
    int64_t team = -1;
    json_object *tournament;
    if (!json_only(c, rq->body, "program", "bot", "team", NULL) ||
        !json_may_text(c, rq->body, "program", NAME_BYTES, &wish.program) ||
        !json_may_text(c, rq->body, "bot", WORD_BYTES, &wish.bot) ||
        !json_may_int(c, rq->body, "team", 0, 1, &team))
        return false;
    if (wish.program && wish.bot) return refuse(c, "/bot", "leave out either program or bot");
    wish.team = (int)team;
    return tournament_enter(c, rq->db, &wish, &tournament) && reply_json(c, rp, 200, tournament);
}

/* Withdraw, or withdraw a program of mine. */
bool tournament_entry_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!request_query_only(c, rq, "program", "bot", NULL)) return false;
    struct entry_wish wish = {.tournament = request_part(rq, "tournament"),
                              .account = rq->who.account,
                              .program = request_query(rq, "program"),
                              .bot = request_query(rq, "bot"),
                              .team = -1};
    return tournament_withdraw(c, rq->db, &wish) && reply_empty(rp, 204);
}

/* Showing */

/* Pages look often, so what has not changed keeps its etag; `now`, here or in the tournament inside, is no change. */
static bool reply_tagged_apart(struct ctx *c, struct reply *rp, json_object *answer)
{
    char hash[HASH_TEXT];
    json_object *copy = json_own(c, json_text(c, answer));
    json_object *inside = json_member(copy, "tournament");
    json_object_object_del(copy, "now");
    if (json_object_is_type(inside, json_type_object)) json_object_object_del(inside, "now");
    const char *text = json_text(c, copy);
    secret_sha256(text, strlen(text), hash);
    hash[ETAG_DIGITS] = 0;
    reply_etag(c, rp, pool_copy(c->pool, hash));
    return reply_json(c, rp, 200, answer);
}

/* Tournaments. */
bool tournaments_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = PAGE, mine = 0;
    json_object *list;
    if (!request_query_only(c, rq, "game", "status", "club", "mine", "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "mine", 0, 1, &mine) ||
        !request_query_int(c, rq, "limit", 1, PAGE_MAX, &limit))
        return false;
    struct tournament_search search = {.game = request_query(rq, "game"),
                                       .status = request_query(rq, "status"),
                                       .club = request_query(rq, "club"),
                                       .cursor = request_query(rq, "cursor"),
                                       .account = rq->who.account,
                                       .mine = mine == 1,
                                       .limit = (int)limit};
    return tournament_list(c, rq->db, &search, &list) && reply_json(c, rp, 200, list);
}

/* One tournament. */
bool tournament_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *tournament;
    return request_query_only(c, rq, NULL) &&
           tournament_show(c, rq->db, request_part(rq, "tournament"), rq->who.account, &tournament) &&
           reply_tagged_apart(c, rp, tournament);
}

/* What the page shows, the same for everybody. */
bool tournament_live_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *live;
    if (!request_query_only(c, rq, NULL) ||
        !tournament_live(c, rq->db, request_part(rq, "tournament"), &live))
        return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=1");
    return reply_tagged_apart(c, rp, live);
}

/* The standings. */
bool tournament_standings_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *standings;
    return request_query_only(c, rq, NULL) &&
           tournament_standings(c, rq->db, request_part(rq, "tournament"), &standings) &&
           reply_tagged_apart(c, rp, standings);
}

/* The games of a round. */
bool tournament_round_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *round;
    return request_query_only(c, rq, NULL) &&
           tournament_round(c, rq->db, request_part(rq, "tournament"), (int)request_number(rq, "round"),
                            &round) &&
           reply_tagged_apart(c, rp, round);
}

/* The whole tournament. */
bool tournament_export_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *format = request_query(rq, "format"), *id = request_part(rq, "tournament"), *text;
    json_object *whole;
    if (!request_query_only(c, rq, "format", NULL)) return false;
    if (!format || strcmp(format, "json") == 0)
        return tournament_export(c, rq->db, id, &whole) && reply_json(c, rp, 200, whole);
    if (strcmp(format, "csv") == 0)
        return tournament_csv(c, rq->db, id, &text) && reply_text(c, rp, 200, "text/csv", text);
    if (strcmp(format, "trf") == 0)
        return tournament_trf(c, rq->db, id, &text) && reply_text(c, rp, 200, "text/plain", text);
    return refuse(c, "/format", "must be json, csv or trf");
}
