/* bot.h - built-in bots in matches. The bot's job is claimed, the bot chooses from what its seat knows without
 * holding any lock, and the order is submitted like anyone else's. */
#ifndef QUAD_PLATFORM_BOT_H
#define QUAD_PLATFORM_BOT_H
#include "base/ctx.h"

struct pg;

/* Do one due job; *ret_worked says whether there was one. False: the database is unavailable or the bot failed. The
 * job is retried when its lease of half a minute ends. */
bool bot_work(struct ctx *c, struct pg *db, bool *ret_worked) must_check;
#endif
