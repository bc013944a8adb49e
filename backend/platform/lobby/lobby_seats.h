/* lobby_seats.h - what lobby.c and play.c share: making a lobby's row, sitting down, starting. Inside the
 * caller's transaction; the lobby is held. */
#ifndef QUAD_LOBBY_SEATS_H
#define QUAD_LOBBY_SEATS_H
#include "platform/account/acquaintance.h"
#include "platform/model/terms.h"
#include "store/lobby.h"

/* A row from settled terms, with a fresh public id. */
void lobby_seats_row(struct ctx *c, const struct terms *terms, int64_t creator, struct lobby_row *ret);
/* Insert it with its creator at `seat`, unless it is an author who watches, and its bots, and when private with a first link (`join_url`); starts when that fills it. FAULT_TOO_MANY_REQUESTS:
 * too many open ones. */
bool lobby_seats_open(struct ctx *c, struct pg *db, const struct terms *terms, int seat,
                      struct lobby_row *lobby) must_check;
/* Seat an account or bot and start the match when it was the last seat. */
bool lobby_seats_take(struct ctx *c, struct pg *db, struct lobby_row *lobby, int seat,
                      const struct lobby_seat_row *who) must_check;
/* The seat of a person, or -1; the first free seat, or -1. */
int lobby_seats_find(const struct lobby_row *lobby, int64_t account);
int lobby_seats_free(const struct lobby_row *lobby);
/* Does a block stand between an account and somebody who sits there? Theirs counts more than ours. */
enum apartness lobby_seats_apart(const struct lobby_row *lobby, const struct apart *apart);
/* A seat's row for a bot of the lobby's game. */
bool lobby_seats_bot(struct ctx *c, struct pg *db, const char *game, const char *bot,
                     struct lobby_seat_row *ret) must_check;
/* The lobby as this account sees it. */
json_object *lobby_seats_json(struct ctx *c, const struct lobby_row *lobby, int64_t account);
#endif
