/* program.h - accounts that people own for their programs: permanently labelled as programs, without a password; the
 * owner creates the tokens they sign in with. */
#ifndef QUAD_PROGRAM_H
#define QUAD_PROGRAM_H
#include "base/json.h"
#include "platform/account/account.h"

struct pg;
enum { PROGRAMS_MAX = 20, MODEL_MAX = 80, PEOPLE_GAMES_MAX = 32 };

struct program_wish {
    const char *name, *kind, *model; /* kind engine or llm; model NULL: not given */
};
/* Create a program: {"id","name","kind","model","people_games","created_at"}. Inside a transaction. FAULT_FORBIDDEN for
 * anyone but a registered person, FAULT_BAD_NAME, FAULT_NAME_TAKEN, FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS
 * (bots.account). */
bool program_make(struct ctx *c, struct pg *db, const struct visitor *owner, const struct program_wish *wish,
                  json_object **ret_program) must_check;
/* The owner's programs, newest first: {"items","next":null}. */
bool program_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list) must_check;
/* How many games at once people can begin with a language model of the owner, and as many blind ones; 0: none.
 * FAULT_NOT_FOUND. Inside a transaction. */
bool program_allow(struct ctx *c, struct pg *db, int64_t owner, const char *id, int64_t games,
                   json_object **ret_program) must_check;
/* The language models that people can play: {"items":[{"id","name","model","owner"}],"next"}, a page behind the name
 * `after` (NULL: the first; FAULT_BAD_CURSOR). How many games they play is not told: it would tell who plays a blind one. */
bool program_playable(struct ctx *c, struct pg *db, const char *after, json_object **ret_list) must_check;
#endif
