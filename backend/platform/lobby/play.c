/* play.c - the one-click start; see lobby.h. */
#include "platform/lobby/lobby.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/lobby/model_game.h"
#include "platform/lobby/pairing.h"
#include "platform/match/start.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "store/account.h"

/* Against a bot */

/* Games against bots are untimed by default: without a clock in the wish, the game is untimed where the variant
 * allows it. */
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
static bool settle_versus(struct ctx *c, const struct play_wish *wish, bool by_program, struct terms *ret)
{
    struct lobby_wish lobby = {.game = wish->game,
                               .variant = wish->variant,
                               .options = wish->options,
                               .says_rated = true,
                               .by_program = by_program};
    const struct game *game;
    const struct variant *variant;
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant) ||
        (wish->versus && !catalogue_bot(c, game, wish->versus, "/versus")))
        return false;
    lobby.clock = patient_clock(c, wish);
    for (int seat = 1; seat < variant_usual(variant); seat++)
        lobby.bots[lobby.bot_count++] = (struct bot_wish){seat, wish->versus};
    return terms_settle(c, &lobby, ret);
}

static bool play_bot(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                     const char **ret_match)
{
    struct terms terms;
    struct account_row me;
    struct lobby_seat_row bot = {0};
    int64_t match;
    char public_id[PUBLIC_ID];
    if (!account_by_id(c, db, account, &me) || !settle_versus(c, wish, !account_is_person(me.kind), &terms) ||
        !terms_may_sit(c, &terms))
        return false;
    if (wish->versus && !lobby_seats_bot(c, db, terms.game->id, wish->versus, &bot)) return false;
    struct match_plan plan = match_plan_of(&terms);
    int mine = (int)(match_draw() % (uint64_t)terms.seats);
    const char *choice;
    if (!terms_choice(c, &terms, mine, wish->choice, &choice)) return false;
    plan.seat[mine].choice = wish->choice;
    for (int seat = 0; seat < terms.seats; seat++) {
        plan.seat[seat].account = seat == mine ? me.id : bot.account;
        plan.seat[seat].name = seat == mine ? me.name : bot.name;
        plan.seat[seat].kind = seat == mine ? me.kind : bot.kind;
    }
    if (!match_start(c, db, &plan, &match, public_id)) return false;
    *ret_match = pool_copy(c->pool, public_id);
    return true;
}

/* Against anyone */

/* Whether the wish names the clock to the second and not only its kind. */
static bool is_exact(json_object *clock)
{
    if (!clock) return false;
    int members = json_object_object_length(clock);
    return members > (json_member(clock, "mode") ? 1 : 0);
}

static bool play_anyone(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                        const char **ret_match, const char **ret_lobby)
{
    struct lobby_wish want = {.game = wish->game,
                              .variant = wish->variant,
                              .options = wish->options,
                              .clock = wish->clock,
                              .choice = wish->choice};
    struct terms terms;
    struct account_row me;
    if (!account_by_id(c, db, account, &me)) return false;
    want.by_guest = me.kind == ACCOUNT_GUEST;
    return terms_settle(c, &want, &terms) && terms_may_sit(c, &terms) &&
           pairing_ask(c, db, account, &terms, is_exact(wish->clock), ret_match, ret_lobby);
}

/* An opponent belongs to variants that have a seat for one. A variant that was not named is the game's first; if that
 * is for one player, programs that send an opponent to every game get it too. */
static bool opponent_fits(struct ctx *c, const struct play_wish *wish)
{
    const struct game *game;
    const struct variant *variant;
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant)) return false;
    bool alone = variant->seats_max == 1;
    if (alone ? !wish->versus || !wish->variant : wish->versus != NULL) return true;
    fail(c, FAULT_BAD_REQUEST,
         alone ? "this variant is for one player: leave out versus"
               : "versus is missing: a bot or \"anyone\"");
    fail_at(c, "/versus", fault_fact(FAULT_BAD_REQUEST)->code, alone ? "leave it out" : "must be given");
    return false;
}

bool play(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish, const char **ret_match,
          const char **ret_lobby)
{
    *ret_match = *ret_lobby = NULL;
    if (wish->model) return model_game_start(c, db, account, wish, ret_match);
    if (!opponent_fits(c, wish)) return false;
    if (wish->versus && strcmp(wish->versus, "anyone") == 0)
        return play_anyone(c, db, account, wish, ret_match, ret_lobby);
    return play_bot(c, db, account, wish, ret_match);
}
