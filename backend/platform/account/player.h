/* player.h - finding an account by its name. */
#ifndef QUAD_PLAYER_H
#define QUAD_PLAYER_H
#include "base/ctx.h"
#include "store/words.h"

struct pg;

struct player_facts {
    int64_t account, created_at;
    const char *public_id, *name, *model, *owner; /* model, owner NULL: none */
    enum account_kind kind;
};
/* A player by name, a built-in bot by its title. FAULT_NOT_FOUND. */
bool player_find(struct ctx *c, struct pg *db, const char *name, struct player_facts *ret) must_check;
/* Read a numeric cursor; NULL starts at the newest. FAULT_BAD_CURSOR. */
bool player_cursor(struct ctx *c, const char *text, int64_t *ret_before) must_check;
#endif
