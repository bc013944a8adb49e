/* challenge_season.c - announcing and revealing challenges; see challenge.h. */
#include "platform/contest/challenge.h"
#include "base/log.h"
#include "platform/model/fold.h"
#include "platform/model/scored_run.h"
#include "platform/runtime/transact.h"
#include "store/challenge.h"

enum { NONCE = 64, DRAWS = 5 };

/* The options of a rule, drawn if none is given. A draw can fail; the next one is another. */
static json_object *options_of(struct ctx *c, const struct game *game, const char *rule)
{
    json_object *options = game->challenge->make(c, rule, secret_random64());
    for (int i = 1; !options && !rule && i < DRAWS; i++) {
        forgive(c);
        options = game->challenge->make(c, NULL, secret_random64());
    }
    if (!options && !c->failure.fault) fail(c, FAULT_INTERNAL, "no rule could be drawn");
    return options;
}

static bool add_rule(struct ctx *c, struct pg *db, const struct challenge_wish *wish, int64_t number, int i)
{
    char nonce[NONCE + 1], seed[17], commitment[HASH_TEXT];
    json_object *options = options_of(c, wish->game, wish->rules ? wish->rules[i] : NULL);
    if (!options) return false;
    secret_random_hex(nonce, NONCE);
    fold_seed_print(secret_random64(), seed);
    struct scored_rule all = {.challenge = number,
                              .n = i + 1,
                              .rules_version = wish->game->rules_version,
                              .game = wish->game->id,
                              .variant = wish->game->variants[0].id,
                              .seed = seed,
                              .nonce = nonce,
                              .options = options};
    scored_rule_commitment(c, &all, commitment);
    struct challenge_rule_row row = {.challenge = number,
                                     .n = i + 1,
                                     .rules_version = all.rules_version,
                                     .variant = all.variant,
                                     .options = json_text(c, options),
                                     .seed = seed,
                                     .nonce = nonce,
                                     .rule = wish->game->puzzles->reveal(c, options),
                                     .commitment = commitment};
    return challenge_rule_insert(c, db, &row);
}

static bool times_of(struct ctx *c, struct pg *db, const struct challenge_wish *wish,
                     struct challenge_announced *ret)
{
    struct rows *times;
    *ret = (struct challenge_announced){.opens_at = wish->opens_at, .closes_at = wish->closes_at};
    if (wish->scheduled) return true;
    if (!pg_one(c, db, &times, CHALLENGE_TIMES_IN, "ii", wish->in, wish->hours)) return false;
    ret->opens_at = rows_int(times, 0, "opens_at");
    ret->closes_at = rows_int(times, 0, "closes_at");
    return true;
}

bool challenge_announce(struct ctx *c, struct pg *db, const struct challenge_wish *wish,
                        struct challenge_announced *ret)
{
    if (!times_of(c, db, wish, ret)) return false;
    struct challenge_season_row season = {wish->game->id, wish->scheduled, ret->opens_at, ret->closes_at};
    if (!challenge_insert(c, db, &season, &ret->number)) return false;
    for (int i = 0; i < wish->count; i++)
        if (!add_rule(c, db, wish, ret->number, i)) return false;
    return true;
}

const struct game *challenge_game(void)
{
    int i = 0;
    while (game_at(i) && !(game_at(i)->listed && game_at(i)->challenge)) i++;
    return game_at(i);
}

/* The first season opens hours after it is announced; each later one when the one before closes. */
static bool schedule_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct rows *last = thing;
    const int64_t *after = NULL;
    int64_t closes = 0;
    struct challenge_announced announced;
    struct rows *times;
    if (rows_count(last)) {
        closes = rows_int(last, 0, "closes_at");
        after = &closes;
    }
    if (!pg_one(c, db, &times, CHALLENGE_TIMES, "n", after)) return false;
    struct challenge_wish wish = {.game = challenge_game(),
                                  .scheduled = true,
                                  .opens_at = rows_int(times, 0, "opens_at"),
                                  .closes_at = rows_int(times, 0, "closes_at"),
                                  .count = CHALLENGE_RULES};
    return challenge_announce(c, db, &wish, &announced);
}

static bool reveal_body(struct ctx *c, struct pg *db, void *thing)
{
    return challenge_unseal(c, db, *(const int64_t *)thing);
}

bool challenge_step(struct ctx *c, struct pg *db)
{
    struct rows *due, *last;
    if (!pg_each(c, db, &due, CHALLENGE_DUE, "")) return false;
    for (int i = 0; i < rows_count(due); i++) {
        int64_t number = rows_int(due, i, "number");
        if (transact(c, db, reveal_body, &number)) continue;
        log_line(LOG_WARNING, "reveal_failed", "\"challenge\":%lld,\"why\":%s", (long long)number,
                 log_quote(c->failure.detail));
        forgive(c);
    }
    if (!pg_maybe(c, db, &last, CHALLENGE_LAST, "")) return false;
    bool waits = rows_count(last) && !rows_bool(last, 0, "opened");
    return waits || !challenge_game() || transact(c, db, schedule_body, last);
}
