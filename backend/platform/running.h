/* running.h - the positions that stand now in an account's own running matches: what analysis must not be asked about. */
#ifndef QUAD_RUNNING_H
#define QUAD_RUNNING_H
#include "base/ctx.h"

struct pg;

enum { RUNNING_MAX = 200, RUNNING_HASH = 17 };

struct running {
    int n;
    char (*hash)[RUNNING_HASH]; /* of position texts */
};

/* The positions of the running matches of a game in which the account has a seat; none for account 0. */
bool running_list(struct ctx *c, struct pg *db, int64_t account, const char *game,
                  struct running *ret) must_check;
/* FAULT_STILL_RUNNING when this position is one of them; NULL, no text, never is. */
bool running_allows(struct ctx *c, const struct running *running, const char *position) must_check;
#endif
