/* bot.h - built-in bots at the table: a due job is taken, a move chosen outside any lock from what that seat knows, and handed in
 * like anyone's. */
#ifndef QUAD_PLATFORM_BOT_H
#define QUAD_PLATFORM_BOT_H
#include "base/ctx.h"

struct pg;

/* Do one due job: *ret_worked says whether there was one. False: the database is away or the bot failed (the job comes back
 * after its lease of half a minute). */
bool bot_work(struct ctx *c, struct pg *db, bool *ret_worked) must_check;
#endif
