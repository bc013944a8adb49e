/* start.h - from a full lobby (or one-click play) to a running match. */
#ifndef QUAD_START_H
#define QUAD_START_H
#include "base/secret.h"
#include "games/game.h"

struct pg;

struct match_plan {
    const struct game *game;
    const struct variant *variant;
    json_object *options, *clock, *absence; /* checked already */
    int seats;
    struct { int64_t account; const char *name, *kind; json_object *choice; } seat[SEATS_MAX];
    bool rated, private;
    const char *spectators, *press;
    const char *seed; /* 16 hex digits fixed by the creator, or NULL */
};

/* The clock object as stored, from what was sent (NULL: the variant's default): FAULT_BAD_CLOCK. All members explicit. */
bool clock_settle(struct ctx *c, const struct variant *variant, json_object *sent, json_object **ret_clock) must_check;
/* Insert the match, its seats and first snapshot; wake its players; give bots their jobs. Inside the caller's transaction. */
bool match_start(struct ctx *c, struct pg *db, const struct match_plan *plan, int64_t *ret_id, char ret_public_id[PUBLIC_ID]) must_check;
#endif
