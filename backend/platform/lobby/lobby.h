/* lobby.h - lobbies where players wait for each other. The match starts in the transaction that fills the last seat.
 *
 * Only players at a private lobby and holders of its invite link can see it. For everyone else it does not exist:
 * FAULT_NOT_FOUND, and joining with a wrong token fails with FAULT_BAD_INVITE whether the lobby exists or not. A link
 * that was valid once is refused with the reason: FAULT_INVITE_USED, FAULT_INVITE_REVOKED, FAULT_INVITE_EXPIRED.
 * Functions that change a lobby run inside the caller's transaction and return the lobby as this account sees it. */
#ifndef QUAD_LOBBY_H
#define QUAD_LOBBY_H
#include "platform/model/terms.h"

struct pg;
struct invite_wish;

/* Which lobby, for which account (0: not signed in), and the invite token shown or NULL. */
struct lobby_door {
    const char *lobby;
    int64_t account;
    const char *invite;
};

/* Create a lobby; its creator gets seat 0. With the failures of invitation_settle where a friend is invited. */
bool lobby_make(struct ctx *c, struct pg *db, int64_t account, const struct lobby_wish *wish,
                json_object **ret_lobby) must_check;
/* Read a lobby; for a player in the queue, with its `wait` (pairing.h). */
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
/* Join at `seat`, or at the first free one (SEAT_ANY); `choice` is the seat's secret choice or NULL. A player who
 * has a seat already moves to the one asked for, or stays. FAULT_SEAT_TAKEN, FAULT_LOBBY_STARTED,
 * FAULT_LOBBY_CLOSED, and the lobby's conditions (admission.h). */
bool lobby_join(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, json_object *choice,
                json_object **ret_lobby) must_check;
/* Leave the lobby; when the creator leaves, it is cancelled. Does nothing for an account without a seat.
 * FAULT_LOBBY_STARTED. */
bool lobby_leave(struct ctx *c, struct pg *db, const struct lobby_door *door) must_check;
/* The creator seats a built-in bot, or removes it (NULL). FAULT_FORBIDDEN; FAULT_SEAT_TAKEN when a person has the
 * seat; FAULT_BAD_REQUEST where a friend is invited and would lose the last free seat, or another would be free. */
bool lobby_seat_bot(struct ctx *c, struct pg *db, const struct lobby_door *door, int seat, const char *bot,
                    json_object **ret_lobby) must_check;
/* The creator cancels the lobby. FAULT_FORBIDDEN, FAULT_LOBBY_STARTED. */
bool lobby_close(struct ctx *c, struct pg *db, const struct lobby_door *door) must_check;

/* The invited friend declines, with a word or NULL; it is cancelled. The creator marks that as read. Does nothing in a
 * lobby that is cancelled already. FAULT_FORBIDDEN for the creator before, FAULT_LOBBY_STARTED, and those of
 * invitation_refuse. */
bool lobby_decline(struct ctx *c, struct pg *db, const struct lobby_door *door,
                   const char *answer) must_check;

/* The invite links of a private lobby, for its creator: {"items"}. FAULT_FORBIDDEN. */
bool lobby_links(struct ctx *c, struct pg *db, const struct lobby_door *door,
                 json_object **ret_list) must_check;
/* Create another link, in a transaction of its own. Returns it as in the list, with `join_url`, which is shown only
 * this once. FAULT_FORBIDDEN, FAULT_LOBBY_STARTED, FAULT_LOBBY_CLOSED, FAULT_BAD_REQUEST for a public lobby,
 * FAULT_TOO_MANY_REQUESTS. */
bool lobby_link(struct ctx *c, struct pg *db, const struct lobby_door *door, const struct invite_wish *wish,
                json_object **ret_link) must_check;
/* Revoke a link. FAULT_FORBIDDEN, FAULT_NOT_FOUND. */
bool lobby_unlink(struct ctx *c, struct pg *db, const struct lobby_door *door, const char *id) must_check;

struct play_wish {
    const char *game, *variant;
    const char *versus;                    /* a bot or "anyone"; NULL in variants for one player */
    const char *model;                     /* the name of a language model (model_game.h), or NULL */
    json_object *options, *clock, *choice; /* choice: the sender's secret choice, or NULL */
};
/* Play in one click. Against a bot the match starts at once. Against "anyone" the account joins an open lobby for
 * the same game, variant, options and clock, or opens its own and enters the queue (pairing.h). Sets exactly one of
 * *ret_match and *ret_lobby, and the other to NULL. */
bool play(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish, const char **ret_match,
          const char **ret_lobby) must_check;
#endif
