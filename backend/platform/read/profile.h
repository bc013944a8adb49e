/* profile.h - the public page of an account: its facts, results and running games. Private matches are left out. */
#ifndef QUAD_PROFILE_H
#define QUAD_PROFILE_H
#include "base/json.h"

struct pg;

/* The public page of a player by name (of a built-in bot, by title):
 * {"id","name","kind","since","model","owner","programs", "games","counted","live","recent"}. FAULT_NOT_FOUND. */
bool profile_show(struct ctx *c, struct pg *db, const char *name, json_object **ret_player) must_check;

struct profile_search {
    const char *name, *cursor; /* cursor NULL: from the newest */
    bool live;                 /* running, or finished */
    int64_t limit;
};
/* A player's public matches, newest first: {"items","next"}. FAULT_NOT_FOUND, FAULT_BAD_CURSOR. */
bool profile_matches(struct ctx *c, struct pg *db, const struct profile_search *search,
                     json_object **ret_list) must_check;
#endif
