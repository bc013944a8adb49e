/* lobby.h - tables where people wait for each other; when the last seat is taken the match starts, in the
 * same transaction.
 *
 * A private lobby is known to those who sit there and to those who show its invitation; to all others it
 * does not exist: FAULT_NOT_FOUND, or FAULT_BAD_INVITE for a wrong invitation, there or not; a link that was
 * good once says why it is no longer: FAULT_INVITE_USED, FAULT_INVITE_REVOKED, FAULT_INVITE_EXPIRED. Everything
 * that changes a lobby runs inside the caller's transaction and answers with the lobby as this account
 * sees it. */
#ifndef QUAD_LOBBY_H
#define QUAD_LOBBY_H
#include "platform/model/terms.h"

struct pg;
struct invite_wish;

struct lobby_door { /* which lobby, who asks (0: nobody), the invitation shown or NULL */
    const char *lobby;
    int64_t account;
    const char *invite;
};

/* Make one; its creator sits at seat 0. */
bool lobby_make(struct ctx *c, struct pg *db, int64_t account, const struct lobby_wish *wish,
                json_object **ret_lobby) must_check;
/* Read one; with its `wait` (pairing.h) for a player who waits there. */
bool lobby_show(struct ctx *c, struct pg *db, const struct lobby_door *door,
                json_object **ret_lobby) must_check;

struct lobby_search {
    bool open;
    const char *game, *cursor;
    int limit;
    int64_t account;
};
/* Public lobbies, newest first: {"items","next"}. FAULT_BAD_CURSOR. */
bool lobby_list(struct ctx *c, struct pg *db, const struct lobby_search *search,
                json_object **ret_list) must_check;

enum { SEAT_ANY = -1 };
/* Sit down: at `seat`, or at the first free one (SEAT_ANY); `choice` is the seat's secret wish or NULL. A player who sits
 * there already moves to the seat asked for, or stays. FAULT_SEAT_TAKEN, FAULT_LOBBY_STARTED,
 * FAULT_LOBBY_CLOSED, and what the table asks for (admission.h). */
bool lobby_join(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, json_object *choice,
                json_object **ret_lobby) must_check;
/* Leave the table; when the creator leaves, it is cancelled. Nothing happens without a seat there.
 * FAULT_LOBBY_STARTED. */
bool lobby_leave(struct ctx *c, struct pg *db, const struct lobby_door *door) must_check;
/* The creator seats a built-in bot, or takes it away (NULL). FAULT_FORBIDDEN, FAULT_SEAT_TAKEN by a
 * person. */
bool lobby_seat_bot(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, const char *bot,
                    json_object **ret_lobby) must_check;
/* The creator cancels the table. FAULT_FORBIDDEN, FAULT_LOBBY_STARTED. */
bool lobby_close(struct ctx *c, struct pg *db, const struct lobby_door *door) must_check;

/* The links of a private table, for its creator: {"items"}. FAULT_FORBIDDEN. */
bool lobby_links(struct ctx *c, struct pg *db, const struct lobby_door *door,
                 json_object **ret_list) must_check;
/* Make one more, in a transaction of its own: as in the list, with `join_url`, which is told this once. FAULT_FORBIDDEN,
 * FAULT_LOBBY_STARTED, FAULT_LOBBY_CLOSED, FAULT_BAD_REQUEST for a public table, FAULT_TOO_MANY_REQUESTS. */
bool lobby_link(struct ctx *c, struct pg *db, const struct lobby_door *door, const struct invite_wish *wish,
                json_object **ret_link) must_check;
/* Take one back. FAULT_FORBIDDEN, FAULT_NOT_FOUND. */
bool lobby_unlink(struct ctx *c, struct pg *db, const struct lobby_door *door, const char *id) must_check;

struct play_wish {
    const char *game, *variant, *versus;
    json_object *options, *clock, *choice; /* choice: the sender's secret wish, or NULL */
};
/* One click: against a bot the match starts at once; against "anyone" an open table for the same game, variant, options and clock
 * is joined, or one's own opened and the queue entered (pairing.h). Exactly one of *ret_match and *ret_lobby
 * is set, the other NULL. */
bool play(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish, const char **ret_match,
          const char **ret_lobby) must_check;
#endif
