/* league.h - leagues: programs that play each other and the built-in bots all the time, for rating. A league is a variant
 * that names one (struct variant). A program needs no address of its own: its games appear in its inbox. The clock
 * daemon begins the games (league_round); docs/decisions/020-leagues.md says how. */
#ifndef QUAD_LEAGUE_H
#define QUAD_LEAGUE_H
#include "base/json.h"
#include "platform/model/terms.h"
#include "store/league.h"
#include "store/words.h"

enum { LEAGUE_GAMES_MAX = 32, LEAGUE_OWN_MAX = 5, LEAGUE_NAME = 200 };

struct league {
    struct terms terms;         /* of its games */
    const char *speed, *ladder; /* of the board on which they are rated */
    struct league_key key;      /* of the running season */
};

/* The league of a variant, in the season of the arena's present. FAULT_NOT_FOUND: the variant has none. */
bool league_find(struct ctx *c, struct pg *db, const char *game, const char *variant,
                 struct league *ret) must_check;

struct league_wish {
    int64_t account;        /* the sender */
    enum account_kind kind; /* of that account */
    const char *game, *variant;
    const char *program;   /* id or name of one of the sender's programs; NULL: the sender is the program */
    int64_t games_at_once; /* 1..LEAGUE_GAMES_MAX */
};
/* A program joins, comes back, or changes how many games it plays at once: its entry, as league_show lists it.
 * FAULT_NOT_FOUND, FAULT_PROGRAMS_ONLY, FAULT_UNKNOWN_BOT (of somebody else), FAULT_UNRATED, FAULT_TOO_MANY_REQUESTS
 * (leagues.owner: an owner has LEAGUE_OWN_MAX other programs in this league). Inside a transaction. */
bool league_join(struct ctx *c, struct pg *db, const struct league_wish *wish,
                 json_object **ret_entry) must_check;
/* A program leaves; its running games go on. Leaving twice changes nothing. The same faults. Inside a transaction. */
bool league_leave(struct ctx *c, struct pg *db, const struct league_wish *wish) must_check;

/* All leagues: {"items":[{"game","variant","title","seats","season","entries","withdrawn","games"}],"next":null}. */
bool league_list(struct ctx *c, struct pg *db, json_object **ret_list) must_check;
/* One league: its terms, entries with ratings and ranges, bots, pairs and last games. FAULT_NOT_FOUND. */
bool league_show(struct ctx *c, struct pg *db, const char *game, const char *variant,
                 json_object **ret_league) must_check;

/* An entry of a row of the query league_entries. */
struct rows;
json_object *league_entry_json(struct ctx *c, const struct rows *rows, int i);

/* The clock daemon's round over all leagues: count what has ended and what was missed, open sets that are over, begin
 * games. Each step is a transaction of its own, so a kill between two of them loses nothing. *ret_begun: games begun. */
bool league_round(struct ctx *c, struct pg *db, int *ret_begun) must_check;
#endif
