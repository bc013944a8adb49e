/* start.h - starts a match from a full lobby or one-click play. */
#ifndef QUAD_START_H
#define QUAD_START_H
#include "base/secret.h"
#include "games/game.h"
#include "platform/model/clock.h"
#include "platform/model/terms.h"
#include "store/match.h"
#include "store/words.h"

struct pg;

struct match_plan {
    enum purpose purpose;
    const struct game *game;
    const struct variant *variant;
    int rules_version;                      /* 0: the newest; of a copied match, its own */
    json_object *options, *clock, *absence; /* checked already */
    int seats;
    struct {
        int64_t account;
        const char *name;
        enum account_kind kind;
        json_object *choice;
    } seat[SEATS_MAX];
    bool rated, private, sealed; /* sealed: see struct match_row */
    bool blind;   /* see struct match_row: the seats get neutral names, and `private` is ignored */
    bool no_mail; /* the caller queues the news that it is their turn, or nobody needs any */
    enum spectators spectators;
    enum press press;
    int delay_turns;  /* with WATCH_DELAYED */
    const char *seed; /* 16 hex digits fixed by the creator, or NULL */
};

/* A random number that a game depends on: its seed, the assignment of seats. With QUADRIVIUM_TEST_SEED (16 hex
 * digits) it is always that number, so that a test gets the same dice and the same bots every time. */
uint64_t match_draw(void);
/* The plan of a match on settled terms: purpose play, unrated and listed, with a random seed and empty seats. It
 * borrows from the terms. */
struct match_plan match_plan_of(const struct terms *terms);
/* Insert the match with its seats and first snapshot, wake its players and queue jobs for its bots. Inside the
 * caller's transaction. */
bool match_start(struct ctx *c, struct pg *db, const struct match_plan *plan, int64_t *ret_id,
                 char ret_public_id[PUBLIC_ID]) must_check;
#endif
