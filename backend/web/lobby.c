/* lobby.c - lobbies in which people wait for each other, and starting with one click. */
#include "platform/lobby/lobby.h"
#include "base/secret.h"
#include "platform/lobby/invite.h"
#include "platform/lobby/pairing.h"
#include "platform/lobby/rematch.h"
#include "web/route.h"

enum {
    ID_BYTES = 64,
    NAME_BYTES = 256,
    LINE_BYTES = 800, /* of a line of 200 characters */
    PAGE = 50,
    PAGE_MAX = 200,
    ETAG_DIGITS = 32,
    RATING_MAX = 5000,
    HOURS_MAX = 365 * 24,
    DELAY_TURNS_MAX = 1000
};

static struct lobby_door door_of(const struct request *rq)
{
    return (struct lobby_door){.lobby = request_part(rq, "lobby"), .account = rq->who.account};
}

/* Making */

static bool read_bots(struct ctx *c, json_object *body, struct lobby_wish *wish)
{
    json_object *bots;
    if (!json_member(body, "bots")) return true;
    if (!json_need_array(c, body, "bots", SEATS_MAX - 1, &bots)) return false;
    for (size_t i = 0; i < json_object_array_length(bots); i++) {
        json_object *bot = json_object_array_get_idx(bots, i);
        struct bot_wish *one = &wish->bots[wish->bot_count++];
        if (!json_need_object(c, bot, "a bot") || !json_only(c, bot, "seat", "bot", NULL) ||
            !json_need_int(c, bot, "seat", 0, SEATS_MAX - 1, &one->seat) ||
            !json_need_text(c, bot, "bot", ID_BYTES, &one->bot))
            return false;
    }
    return true;
}

/* The requirements for joining. */
static bool read_demands(struct ctx *c, json_object *body, struct lobby_wish *wish)
{
    json_object *range = NULL;
    if (json_member(body, "min_reliability") &&
        !json_need_int(c, body, "min_reliability", 1, 100, &wish->min_reliability))
        return false;
    if (!json_may_object(c, body, "rating_range", &range)) return false;
    return !range || (json_only(c, range, "from", "to", NULL) &&
                      json_need_int(c, range, "from", 1, RATING_MAX, &wish->range_from) &&
                      json_need_int(c, range, "to", 1, RATING_MAX, &wish->range_to));
}

static bool read_invitation(struct ctx *c, json_object *body, struct lobby_wish *wish)
{
    json_object *invitation = NULL;
    if (!json_may_object(c, body, "invitation", &invitation)) return false;
    return !invitation || (json_only(c, invitation, "player", "message", NULL) &&
                           json_need_text(c, invitation, "player", NAME_BYTES, &wish->invited) &&
                           json_may_plain(c, invitation, "message", LINE_BYTES, &wish->message));
}

/* All else is as it was in the game that is continued. */
static bool read_fork(struct ctx *c, json_object *body, json_object *continues, struct lobby_wish *wish)
{
    wish->fork_seat = -1;
    return json_only(c, body, "game", "variant", "continues", NULL) &&
           json_only(c, continues, "match", "turn", "seat", NULL) &&
           json_need_text(c, continues, "match", ID_BYTES, &wish->forked_from) &&
           json_need_int(c, continues, "turn", 0, INT32_MAX, &wish->fork_turn) &&
           json_may_int(c, continues, "seat", 0, SEATS_MAX - 1, &wish->fork_seat) &&
           json_need_text(c, body, "game", ID_BYTES, &wish->game) &&
           json_may_text(c, body, "variant", ID_BYTES, &wish->variant);
}

static bool read_wish(struct ctx *c, json_object *body, struct lobby_wish *wish)
{
    json_object *continues = NULL;
    if (!json_may_object(c, body, "continues", &continues)) return false;
    if (continues) return read_fork(c, body, continues, wish);
    wish->says_rated = json_member(body, "rated") != NULL;
    return json_only(c, body, "continues", "game", "variant", "options", "seats", "clock", "rated", "private",
                     "spectators", "delay_turns", "absence", "press", "seed", "bots", "rating_range",
                     "min_reliability", "choice", "blind", "invitation", NULL) &&
           json_need_text(c, body, "game", ID_BYTES, &wish->game) &&
           json_may_text(c, body, "variant", ID_BYTES, &wish->variant) &&
           json_may_object(c, body, "options", &wish->options) &&
           json_may_object(c, body, "clock", &wish->clock) &&
           json_may_object(c, body, "absence", &wish->absence) &&
           json_may_object(c, body, "choice", &wish->choice) &&
           json_may_int(c, body, "seats", 1, SEATS_MAX, &wish->seats) &&
           json_may_bool(c, body, "rated", &wish->rated) &&
           json_may_bool(c, body, "private", &wish->private) &&
           json_may_bool(c, body, "blind", &wish->blind) &&
           json_may_text(c, body, "spectators", ID_BYTES, &wish->spectators) &&
           json_may_int(c, body, "delay_turns", 1, DELAY_TURNS_MAX, &wish->delay_turns) &&
           json_may_text(c, body, "press", ID_BYTES, &wish->press) &&
           json_may_text(c, body, "seed", ID_BYTES, &wish->seed) && read_bots(c, body, wish) &&
           read_demands(c, body, wish) && read_invitation(c, body, wish);
}

/* Create a lobby. */
bool lobby_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_wish wish = {.game = NULL, .remote = rq->remote};
    json_object *lobby;
    if (!read_wish(c, rq->body, &wish) || !lobby_make(c, rq->db, rq->who.account, &wish, &lobby))
        return false;
    return reply_json(c, rp, 201, lobby);
}

/* Play at once: against a bot, or against anyone else looking for the same game. */
bool play_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct play_wish wish = {.game = NULL};
    const char *match, *lobby;
    json_object *body = rq->body, *answer = json_new_object(c);
    if (!json_only(c, body, "game", "variant", "options", "versus", "model", "clock", "choice", NULL) ||
        !json_need_text(c, body, "game", ID_BYTES, &wish.game) ||
        !json_may_text(c, body, "variant", ID_BYTES, &wish.variant) ||
        !json_may_object(c, body, "options", &wish.options) ||
        !json_may_text(c, body, "versus", ID_BYTES, &wish.versus) ||
        !json_may_text(c, body, "model", NAME_BYTES, &wish.model) ||
        !json_may_object(c, body, "clock", &wish.clock) || !json_may_object(c, body, "choice", &wish.choice))
        return false;
    if (!play(c, rq->db, rq->who.account, &wish, &match, &lobby)) return false;
    json_add_text(answer, match ? "match" : "lobby", match ? match : lobby);
    return reply_json(c, rp, match ? 201 : 202, answer);
}

/* Whether I am waiting for an opponent, and for which game. */
bool play_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer = json_new_object(c), *wait;
    if (!pairing_show(c, rq->db, rq->who.account, &wait)) return false;
    json_add(answer, "wait", wait);
    return reply_json(c, rp, 200, answer);
}

/* Stop waiting. */
bool play_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return pairing_leave(c, rq->db, rq->who.account) && reply_empty(rp, 204);
}

/* A rematch: the same game with the same players. */
bool rematch_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *lobby;
    bool fresh;
    if (!json_only(c, rq->body, NULL) ||
        !rematch_ask(c, rq->db, request_part(rq, "match"), rq->who.account, &lobby, &fresh))
        return false;
    return reply_json(c, rp, fresh ? 201 : 200, lobby);
}

/* Reading */

/* Waiting clients ask often, so an unchanged lobby keeps its etag. */
static bool reply_lobby(struct ctx *c, struct reply *rp, json_object *lobby)
{
    const char *text = json_text(c, lobby);
    char hash[HASH_TEXT];
    secret_sha256(text, strlen(text), hash);
    hash[ETAG_DIGITS] = 0;
    reply_etag(c, rp, pool_copy(c->pool, hash));
    return reply_json(c, rp, 200, lobby);
}

/* One lobby. */
bool lobby_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    json_object *lobby;
    if (!request_query_only(c, rq, "invite", NULL)) return false;
    door.invite = request_query(rq, "invite");
    return lobby_show(c, rq->db, &door, &lobby) && reply_lobby(c, rp, lobby);
}

/* Public lobbies. */
bool lobbies_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t open = 1, limit = PAGE;
    json_object *list;
    if (!request_query_only(c, rq, "game", "open", "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "open", 0, 1, &open) ||
        !request_query_int(c, rq, "limit", 1, PAGE_MAX, &limit))
        return false;
    struct lobby_search search = {.open = open == 1,
                                  .game = request_query(rq, "game"),
                                  .cursor = request_query(rq, "cursor"),
                                  .limit = (int)limit,
                                  .account = rq->who.account};
    return lobby_list(c, rq->db, &search, &list) && reply_list(c, rq, rp, list);
}

/* Joining and leaving */

/* Join a lobby. */
bool my_seat_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    json_object *choice = NULL, *lobby;
    int64_t seat = SEAT_ANY;
    if (!json_only(c, rq->body, "seat", "invite", "choice", NULL) ||
        !json_may_int(c, rq->body, "seat", 0, SEATS_MAX - 1, &seat) ||
        !json_may_text(c, rq->body, "invite", ID_BYTES, &door.invite) ||
        !json_may_object(c, rq->body, "choice", &choice))
        return false;
    return lobby_join(c, rq->db, &door, (int)seat, choice, &lobby) && reply_json(c, rp, 200, lobby);
}

/* Leave a lobby. */
bool my_seat_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    return lobby_leave(c, rq->db, &door) && reply_empty(rp, 204);
}

/* Seat a built-in bot, or remove it. */
bool seat_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    const char *bot = NULL;
    json_object *lobby;
    if (!json_only(c, rq->body, "bot", NULL) || !json_may_text(c, rq->body, "bot", ID_BYTES, &bot))
        return false;
    if (!bot && !json_object_object_get_ex(rq->body, "bot", NULL))
        return fail(c, FAULT_BAD_REQUEST, "/bot: must be a text or null");
    return lobby_seat_bot(c, rq->db, &door, (int)request_number(rq, "seat"), bot, &lobby) &&
           reply_json(c, rp, 200, lobby);
}

/* Cancel a lobby. */
bool lobby_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    return lobby_close(c, rq->db, &door) && reply_empty(rp, 204);
}

/* Decline the invitation to a lobby; its creator marks that as read. */
bool invitation_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    const char *answer = NULL;
    return json_only(c, rq->body, "answer", NULL) &&
           json_may_plain(c, rq->body, "answer", LINE_BYTES, &answer) &&
           lobby_decline(c, rq->db, &door, answer) && reply_empty(rp, 204);
}

/* Links */

/* The invite links of my lobby. */
bool invites_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    json_object *list;
    return lobby_links(c, rq->db, &door, &list) && reply_json(c, rp, 200, list);
}

/* Create an invite link, which only this answer shows. */
bool invite_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    struct invite_wish wish = {.uses = 1, .hours = INVITE_HOURS};
    json_object *link;
    if (!json_only(c, rq->body, "uses", "expires_in_hours", NULL) ||
        !json_may_int(c, rq->body, "uses", 1, INVITE_USES_MAX, &wish.uses) ||
        !json_may_int(c, rq->body, "expires_in_hours", 1, HOURS_MAX, &wish.hours))
        return false;
    return lobby_link(c, rq->db, &door, &wish, &link) && reply_json(c, rp, 201, link);
}

/* Revoke an invite link. */
bool invite_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct lobby_door door = door_of(rq);
    return lobby_unlink(c, rq->db, &door, request_part(rq, "invite")) && reply_empty(rp, 204);
}
