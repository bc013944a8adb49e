/* play.c - the one-click start; see lobby.h. */
#include "platform/catalogue.h"
#include "platform/lobby.h"
#include "platform/start.h"
#include "platform/table.h"
#include "store/account.h"

#define MINUTE 60000000LL
enum { FRESH_MINUTES = 30, FRESH_SLOW_MINUTES = 7 * 24 * 60 };

/* ---- against a bot ------------------------------------------------------------------------------------- */

/* Nobody is hurried by a program: without a clock in the wish the game is untimed where the variant allows
 * that. */
static json_object *patient_clock(struct ctx *c, const struct play_wish *wish)
{
    const struct game *game;
    const struct variant *variant;
    if (wish->clock || !catalogue_find(c, wish->game, wish->variant, &game, &variant)) return wish->clock;
    if (!json_member(json_member(json_own(c, variant->clock), "modes"), "untimed")) return NULL;
    json_object *clock = json_new_object(c);
    json_add_text(clock, "mode", "untimed");
    return clock;
}

/* The wish with the bot in every seat but one; terms_settle puts its sender at seat 0. */
static bool settle_versus(struct ctx *c, const struct play_wish *wish, struct terms *ret)
{
    struct lobby_wish lobby = {
        .game = wish->game, .variant = wish->variant, .options = wish->options, .says_rated = true};
    const struct game *game;
    const struct variant *variant;
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant) ||
        !catalogue_bot(c, game, wish->versus, "/versus"))
        return false;
    lobby.clock = patient_clock(c, wish);
    for (int seat = 1; seat < variant->seats_min; seat++)
        lobby.bots[lobby.bot_count++] = (struct bot_wish){seat, wish->versus};
    return terms_settle(c, &lobby, ret);
}

static bool play_bot(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                     const char **ret_match)
{
    struct terms terms;
    struct account_row me;
    struct lobby_seat_row bot;
    int64_t match;
    char public_id[PUBLIC_ID];
    if (!settle_versus(c, wish, &terms) || !account_by_id(c, db, account, &me)) return false;
    if (!table_bot(c, db, terms.game->id, wish->versus, &bot)) return false;
    struct match_plan plan = {
        .game = terms.game,
        .variant = terms.variant,
        .options = terms.options,
        .clock = terms.clock,
        .absence = terms.absence,
        .seats = terms.seats,
        .spectators = terms.spectators,
        .press = terms.press,
    };
    int mine = (int)(secret_random64() % (uint64_t)terms.seats);
    for (int seat = 0; seat < terms.seats; seat++) {
        plan.seat[seat].account = seat == mine ? me.id : bot.account;
        plan.seat[seat].name = seat == mine ? me.name : bot.name;
        plan.seat[seat].kind = seat == mine ? me.kind : bot.kind;
    }
    if (!match_start(c, db, &plan, &match, public_id)) return false;
    *ret_match = pool_copy(c->pool, public_id);
    return true;
}

/* ---- against anyone ------------------------------------------------------------------------------------ */

/* Who opened a table for a quick game and is not served within half an hour has gone; slow games wait a
 * week. */
static int64_t fresh_since(struct ctx *c, const struct terms *terms)
{
    bool slow = strcmp(json_object_get_string(json_member(terms->clock, "mode")), "correspondence") == 0;
    return c->now - (slow ? FRESH_SLOW_MINUTES : FRESH_MINUTES) * MINUTE;
}

static bool join(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                 struct lobby_row *lobby)
{
    struct account_row me;
    if (!lobby_lock(c, db, public_id, lobby) || !account_by_id(c, db, account, &me)) return false;
    if (table_seat_of(lobby, account) >= 0) return true;
    struct lobby_seat_row who = {.account = me.id, .name = me.name, .kind = me.kind};
    return table_take(c, db, lobby, table_free(lobby), &who);
}

static bool play_anyone(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                        const char **ret_match, const char **ret_lobby)
{
    struct lobby_wish want = {
        .game = wish->game, .variant = wish->variant, .options = wish->options, .clock = wish->clock};
    struct terms terms;
    struct lobby_row lobby;
    struct apart apart;
    const char *own, *other;
    if (!terms_settle(c, &want, &terms) || !apart_read(c, db, account, &apart)) return false;
    table_row(c, &terms, account, &lobby);
    const char *not_with = pg_ints(c, apart.account, apart.count);
    if (!lobby_meet(c, db, &lobby, fresh_since(c, &terms), not_with, &own, &other)) return false;
    if (own) {
        *ret_lobby = own;
        return true;
    }
    int seat = (int)(secret_random64() % (uint64_t)terms.seats);
    bool fine = other ? join(c, db, account, other, &lobby) : table_open(c, db, &terms, seat, &lobby);
    *ret_match = lobby.match;
    *ret_lobby = lobby.match ? NULL : lobby.public_id;
    return fine;
}

bool play(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish, const char **ret_match,
          const char **ret_lobby)
{
    *ret_match = *ret_lobby = NULL;
    if (strcmp(wish->versus, "anyone") == 0) return play_anyone(c, db, account, wish, ret_match, ret_lobby);
    return play_bot(c, db, account, wish, ret_match);
}
