/* selftest.h - a match that tests a program. On four turns the server creates the difficulties every program meets
 * sooner or later: it refuses an order as stale, asks the program to wait, loses the reply to an order that counts,
 * and lets a deadline pass. It records how the program reacts. Other matches are not affected. */
#ifndef QUAD_SELFTEST_H
#define QUAD_SELFTEST_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Start a self-test of the account against the game's first bot: a private, unrated match under the variant's default
 * clock, with these options or NULL: {"match"}. Inside a transaction. The faults of lobby_make. */
bool selftest_start(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object *options,
                    json_object **ret_started) must_check;
/* {"match","game","status","coped","items":[{"kind","status","turn","words"}]}; coped null while it runs.
 * FAULT_NOT_FOUND. */
bool selftest_report(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     json_object **ret_report) must_check;

struct selftest_request {
    const char *match;
    int64_t account, turn;
    const char *body; /* the canonical body of an order; NULL: a request for the view */
};
/* Handle a request of the program: judge its reaction to the last difficulty and create the next one. False with the
 * refusal to send; *ret_lose: the request counts, but its reply must be lost. Own transactions. */
bool selftest_meet(struct ctx *c, struct pg *db, const struct selftest_request *asked,
                   bool *ret_lose) must_check;
#endif
