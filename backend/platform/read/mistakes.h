/* mistakes.h - the turns of a finished match that cost each seat most. The search is asked for once, done in short
 * steps by the processes of the bots when no bot is due, and kept. Only variants marked `judged` have it (game.h). */
#ifndef QUAD_MISTAKES_H
#define QUAD_MISTAKES_H
#include "base/json.h"

struct analyst;
struct pg;

/* How far the search is, and what it found:
 * {"status":"none"|"running"|"done"|"failed","done","of","mistakes":null or [{"seat","turn","cost",
 *   "played":{"text","score","tell"},"best":{"text","score","line","tell"},"reply":null or {"text","tell"}}]}
 * Scores are the seat's own view. The route has checked that the caller can study the match. */
bool mistakes_show(struct ctx *c, struct pg *db, const char *match, json_object **ret) must_check;
/* Ask for the search and show it, in a transaction. FAULT_NOT_JUDGED where the variant has none;
 * FAULT_TOO_MANY_REQUESTS. */
bool mistakes_ask(struct ctx *c, struct pg *db, const struct analyst *who, const char *match,
                  json_object **ret) must_check;
/* Do a step of the search that has waited longest; *ret_worked says whether there was one. False: the database is
 * unavailable or the step failed; it is tried again when its lease of half a minute ends, three times in all. */
bool mistakes_work(struct ctx *c, struct pg *db, bool *ret_worked) must_check;
#endif
