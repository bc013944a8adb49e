/* lobby_seats.h - shared by lobby.c, play.c, pairing and rematches: create a lobby's row, take seats, start the
 * match. Runs inside the caller's transaction, with the lobby locked. */
#ifndef QUAD_LOBBY_SEATS_H
#define QUAD_LOBBY_SEATS_H
#include "platform/account/acquaintance.h"
#include "platform/model/terms.h"
#include "store/lobby.h"

/* Fill in a row from settled terms, with a new public id. */
void lobby_seats_row(struct ctx *c, const struct terms *terms, int64_t creator, struct lobby_row *ret);
/* Insert the lobby with its bots, its creator at `seat` (unless they wrote the hidden rule and only watch), and for
 * a private one a first invite link (`join_url`; not for a rematch). Starts the match when that fills all seats.
 * FAULT_TOO_MANY_REQUESTS when the creator has too many open lobbies. */
bool lobby_seats_open(struct ctx *c, struct pg *db, const struct terms *terms, int seat,
                      struct lobby_row *lobby) must_check;
/* Seat an account or bot, and start the match when that was the last free seat. */
bool lobby_seats_take(struct ctx *c, struct pg *db, struct lobby_row *lobby, int seat,
                      const struct lobby_seat_row *who) must_check;
/* The seat of an account, or -1; the first free seat, or -1. */
int lobby_seats_find(const struct lobby_row *lobby, int64_t account);
int lobby_seats_free(const struct lobby_row *lobby);
/* Whether this account and a player in the lobby have blocked each other. A block by a player there takes
 * precedence. Not in blind games: a refusal would tell who plays. */
enum apartness lobby_seats_apart(const struct lobby_row *lobby, const struct apart *apart);
/* Fill in a seat's row for a bot of the lobby's game. */
bool lobby_seats_bot(struct ctx *c, struct pg *db, const char *game, const char *bot,
                     struct lobby_seat_row *ret) must_check;
/* A moment drawn at random for a language model to take a seat of a blind lobby, in seconds from now. */
int lobby_seats_model_after(void);
/* The lobby as JSON, as this account sees it. */
json_object *lobby_seats_json(struct ctx *c, const struct lobby_row *lobby, int64_t account);
#endif
