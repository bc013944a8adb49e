/* selftest.h - a match that tests a program. On four turns the server does what every program meets sooner or later: it
 * refuses an order as stale, asks it to wait, loses the reply to an order that counts, and lets a deadline pass.
 * What the program does next is recorded. Matches of any other purpose are not affected. */
#ifndef QUAD_SELFTEST_H
#define QUAD_SELFTEST_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Start one of the account against the game's first bot (a private, unrated match under the variant's usual clock,
 * with these options or NULL): {"match"}. Inside a transaction. What lobby_make may refuse. */
bool selftest_start(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object *options,
                    json_object **ret_started) must_check;
/* {"match","game","status","coped","items":[{"kind","status","turn","words"}]}; coped null while it runs.
 * FAULT_NOT_FOUND. */
bool selftest_report(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     json_object **ret_report) must_check;

struct selftest_request {
    const char *match;
    int64_t account, turn;
    const char *body; /* canonical, of an order; NULL: the view was looked at */
};
/* A request comes in: judge what was done before, do what is next. False with the refusal that is to be told;
 * *ret_lose: the request counts, but its reply is to be lost. Transactions of its own: none may be open. */
bool selftest_meet(struct ctx *c, struct pg *db, const struct selftest_request *asked,
                   bool *ret_lose) must_check;
#endif
