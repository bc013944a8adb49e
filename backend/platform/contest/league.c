/* league.c - see league.h. */
#include "platform/contest/league.h"
#include "base/text.h"
#include "platform/account/sanction.h"
#include "platform/match/rating.h"
#include "platform/model/catalogue.h"
#include "platform/model/clock.h"
#include "platform/model/fold.h"
#include "platform/model/league.h"
#include "store/account.h"

enum { FORFEIT_AFTER = 3, LIMIT_RETRY = 60 };

/* A game that a program has left is over after a few turns, and nobody waits for it. */
static json_object *forfeit(struct ctx *c)
{
    json_object *absence = json_new_object(c);
    json_add_text(absence, "policy", "forfeit");
    json_add_int(absence, "after", FORFEIT_AFTER);
    return absence;
}

/* Spectators see the public part alone: the other games of the set have the same seed. */
static bool settle_terms(struct ctx *c, const struct game *game, const struct variant *variant,
                         struct terms *ret)
{
    json_object *rules = json_own(c, variant->league);
    struct lobby_wish wish = {.game = game->id,
                              .variant = variant->id,
                              .options = json_member(rules, "options"),
                              .clock = json_member(rules, "clock"),
                              .absence = forfeit(c),
                              .seats = json_object_get_int64(json_member(rules, "seats")),
                              .rated = true,
                              .says_rated = true,
                              .by_program = true,
                              .spectators = "public"};
    return terms_settle(c, &wish, ret);
}

/* The leaderboard of the league's games: a game can name one by its options. */
static bool find_board(struct ctx *c, struct league *league)
{
    const struct terms *terms = &league->terms;
    struct seat_fact facts[SEATS_MAX] = {{0}};
    for (int seat = 0; seat < terms->seats; seat++) facts[seat].program = true;
    game_state *state = fold_setup(c, terms->game, terms->variant, terms->options, terms->seats, facts, 0);
    if (!state) return false;
    const char *ladder = terms->game->standing(state).ladder;
    league->ladder = ladder ? ladder : "";
    league->speed = clock_speed(c, terms->variant, terms->clock);
    must(league->speed);
    return true;
}

bool league_find(struct ctx *c, struct pg *db, const char *game_id, const char *variant_id,
                 struct league *ret)
{
    const struct game *game = game_find(game_id);
    const struct variant *variant = game && catalogue_has(game) ? variant_find(game, variant_id) : NULL;
    struct rows *moment;
    *ret = (struct league){.speed = NULL};
    if (!variant || !variant->league) return fail(c, FAULT_NOT_FOUND, "there is no such league");
    *ret = (struct league){.key = {.game = game->id, .variant = variant->id}};
    if (!settle_terms(c, game, variant, &ret->terms) || !find_board(c, ret) ||
        !pg_one(c, db, &moment, LEAGUE_CLOCK, ""))
        return false;
    ret->key.season = rating_season(c, rows_int(moment, 0, "now"));
    return true;
}

/* Joining and leaving */

static bool find_program(struct ctx *c, struct pg *db, const struct league_wish *wish, int64_t *ret)
{
    struct account_row row;
    bool found;
    *ret = wish->account;
    if (!wish->program && account_is_program(wish->kind)) return true;
    if (!wish->program)
        return fail(c, FAULT_PROGRAMS_ONLY, "name one of your programs as \"program\", or use its token");
    const char *key = text_key(c, wish->program);
    if (!program_of(c, db, wish->account, wish->program, key ? key : "", &found, &row)) return false;
    if (!found) {
        fail_at(c, "/program", "unknown_bot", "the id or name of one of your programs: GET /bots lists them");
        return fail(c, FAULT_UNKNOWN_BOT, "you have no program with this name");
    }
    *ret = row.id;
    return true;
}

/* The last division, or a new one if that is full. */
static int newcomers_division(const struct rows *entries)
{
    int last = 1, there = 0;
    for (int i = 0; i < rows_count(entries); i++) {
        int division = (int)rows_int(entries, i, "division");
        if (division > last) last = division, there = 0;
        there += division == last && league_status_read(entries, i, "status") == LEAGUE_IN;
    }
    return last + (there >= LEAGUE_DIVISION);
}

static bool entries_read(struct ctx *c, struct pg *db, const struct league *league, struct rows **ret)
{
    return pg_each(c, db, ret, LEAGUE_ENTRIES, "ttttt", league->key.game, league->key.variant, league->speed,
                   league->ladder, league->key.season);
}

bool league_join(struct ctx *c, struct pg *db, const struct league_wish *wish, json_object **ret_entry)
{
    struct league league;
    struct rows *own, *entries;
    int64_t program;
    if (!league_find(c, db, wish->game, wish->variant, &league) || !find_program(c, db, wish, &program) ||
        !sanction_lets_rate(c, db, program))
        return false;
    league_lock(c, db, &league.key);
    if (!pg_one(c, db, &own, LEAGUE_PROGRAMS_OF, "tti", league.key.game, league.key.variant, program) ||
        !entries_read(c, db, &league, &entries))
        return false;
    if (rows_int(own, 0, "n") >= LEAGUE_OWN_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "leagues.owner", LIMIT_RETRY,
                          "five programs of one owner play in this league; withdraw one first");
    league_entry_set(c, db, &league.key, program, wish->games_at_once, newcomers_division(entries));
    if (!entries_read(c, db, &league, &entries)) return false;
    for (int i = 0; i < rows_count(entries); i++)
        if (rows_int(entries, i, "account_id") == program) *ret_entry = league_entry_json(c, entries, i);
    return true;
}

bool league_leave(struct ctx *c, struct pg *db, const struct league_wish *wish)
{
    struct league league;
    int64_t program;
    if (!league_find(c, db, wish->game, wish->variant, &league) || !find_program(c, db, wish, &program))
        return false;
    league_lock(c, db, &league.key);
    league_entry_end(c, db, &league.key, program, LEAGUE_LEFT);
    return pg_flush(c, db);
}
