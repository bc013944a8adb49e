/* model_game.c - see model_game.h. */
#include "platform/lobby/model_game.h"
#include "base/log.h"
#include "base/text.h"
#include "platform/account/acquaintance.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/match/start.h"
#include "platform/model/catalogue.h"
#include "platform/model/clock.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include <string.h>

/* A model takes longer than a person to answer. */
enum { TURN_SECONDS = 600 };

/* Against one that was chosen */

static bool refuse(struct ctx *c, const char *path, const char *hint)
{
    fail_at(c, path, "bad_request", hint);
    fail(c, FAULT_BAD_REQUEST, "%s: %s", path, hint);
    return false;
}

/* Without a clock in the wish: a live one with a patient limit, where the variant has it. */
static json_object *patient_clock(struct ctx *c, const struct variant *variant, json_object *wished)
{
    if (wished || !json_member(json_member(json_own(c, variant->clock), "modes"), "live")) return wished;
    json_object *clock = json_new_object(c);
    json_add_text(clock, "mode", "live");
    json_add_int(clock, "turn_seconds", TURN_SECONDS);
    return clock;
}

/* Before the policy for absent players is judged, which does not fit every clock. */
static bool clock_ends(struct ctx *c, const struct variant *variant, json_object *sent)
{
    json_object *clock;
    return clock_settle(c, variant, sent, &clock) && terms_clock_ends(c, clock);
}

/* The model has seat 1 of the wish, bots have the others; a player who is away loses, so that no game goes on for
 * ever. */
static bool settle(struct ctx *c, const struct play_wish *wish, bool by_program, struct terms *ret)
{
    const struct game *game;
    const struct variant *variant;
    json_object *absence = json_new_object(c);
    if (!catalogue_find(c, wish->game, wish->variant, &game, &variant)) return false;
    int seats = variant_usual(variant);
    if (seats < 2) return refuse(c, "/variant", "is for one player");
    if (seats > 2 && !wish->versus) return refuse(c, "/versus", "must name a bot for the other seats");
    json_add_text(absence, "policy", "forfeit");
    struct lobby_wish lobby = {.game = wish->game,
                               .variant = wish->variant,
                               .options = wish->options,
                               .clock = patient_clock(c, variant, wish->clock),
                               .absence = absence,
                               .says_rated = true,
                               .by_program = by_program,
                               .program_seat = 1};
    for (int seat = 2; seat < seats; seat++)
        lobby.bots[lobby.bot_count++] = (struct bot_wish){seat, wish->versus};
    return clock_ends(c, variant, lobby.clock) && terms_settle(c, &lobby, ret) &&
           terms_clock_ends(c, ret->clock);
}

static bool no_such_model(struct ctx *c)
{
    fail_at(c, "/model", "unknown_bot", "there is no such model to play with");
    fail(c, FAULT_UNKNOWN_BOT, "there is no such model to play with");
    return false;
}

/* Nobody is told that they are blocked: such a model does not exist for them. */
static bool is_welcome(struct ctx *c, struct pg *db, int64_t account, int64_t model)
{
    struct apart apart;
    if (account == model) return fail(c, FAULT_FORBIDDEN, "a model cannot play against itself");
    if (!apart_read(c, db, account, &apart)) return false;
    switch (apart_of(&apart, model)) {
    case APART_OURS: return fail(c, FAULT_FORBIDDEN, "you have blocked this model or its owner");
    case APART_THEIRS: return no_such_model(c);
    case APART_NOT: break;
    }
    return true;
}

static bool read_model(struct ctx *c, struct pg *db, int64_t account, const char *key, struct rows **ret)
{
    if (!pg_maybe(c, db, ret, MODEL_OPEN, "ti", key, account)) return false;
    return rows_count(*ret) == 1 || no_such_model(c);
}

/* The model, locked by its account so that concurrent requests count each other. It is asked for again under the lock:
 * it can have been retired meanwhile. */
static bool find_model(struct ctx *c, struct pg *db, int64_t account, const char *name,
                       struct lobby_seat_row *ret)
{
    struct rows *r;
    const char *key = text_key(c, name);
    if (!key) return no_such_model(c);
    if (!read_model(c, db, account, key, &r) || !is_welcome(c, db, account, rows_int(r, 0, "id")))
        return false;
    account_hold(c, db, rows_int(r, 0, "id"));
    if (!read_model(c, db, account, key, &r)) return false;
    *ret = (struct lobby_seat_row){.account = rows_int(r, 0, "id"),
                                   .name = rows_text(r, 0, "name"),
                                   .kind = account_kind_read(r, 0, "kind")};
    if (rows_bool(r, 0, "meets")) return fail(c, FAULT_MODEL_GAME_RUNS, "you are already playing this model");
    return rows_int(r, 0, "playing") < rows_int(r, 0, "people_games") ||
           fail(c, FAULT_MODEL_BUSY,
                "this model is already playing as many games as its owner allows; try again later");
}

bool model_game_start(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                      const char **ret_match)
{
    struct terms terms;
    struct account_row me;
    struct lobby_seat_row model, bot = {0};
    int64_t match;
    char public_id[PUBLIC_ID];
    const char *choice;
    if (!find_model(c, db, account, wish->model, &model) || !account_by_id(c, db, account, &me) ||
        !settle(c, wish, !account_is_person(me.kind), &terms) || !terms_may_sit(c, &terms))
        return false;
    if (terms.seats > 2 && !lobby_seats_bot(c, db, terms.game->id, wish->versus, &bot)) return false;
    struct match_plan plan = match_plan_of(&terms);
    struct lobby_seat_row own = {.account = me.id, .name = me.name, .kind = me.kind};
    int first = (int)(match_draw() % (uint64_t)terms.seats);
    if (!terms_choice(c, &terms, first, wish->choice, &choice)) return false;
    plan.seat[first].choice = wish->choice;
    for (int i = 0; i < terms.seats; i++) {
        const struct lobby_seat_row *who = i == 0 ? &own : i == 1 ? &model : &bot;
        int seat = (first + i) % terms.seats;
        plan.seat[seat].account = who->account;
        plan.seat[seat].name = who->name;
        plan.seat[seat].kind = who->kind;
    }
    if (!match_start(c, db, &plan, &match, public_id)) return false;
    *ret_match = pool_copy(c->pool, public_id);
    return true;
}

/* In blind lobbies */

/* The next moment is stored before a model is looked for: what fails then is not tried each second. */
static bool draw_moment(struct ctx *c, struct pg *db, void *thing)
{
    struct lobby_row lobby;
    if (!lobby_lock(c, db, thing, &lobby)) return false;
    if (lobby.status == LOBBY_IS_OPEN) lobby_model_again(c, db, lobby.id, lobby_seats_model_after());
    return pg_flush(c, db);
}

/* A free seat is taken by a model, or none is free now. The model's account is locked before the lobby, and then asked
 * for again: what it plays, and who is in the lobby, can have changed. */
static bool fill(struct ctx *c, struct pg *db, void *thing)
{
    const char *id = thing;
    struct lobby_row lobby;
    struct rows *r;
    if (!lobby_find(c, db, id, &lobby) || !pg_maybe(c, db, &r, MODEL_DRAW, "ii", lobby.id, (int64_t)0))
        return false;
    int64_t drawn = rows_count(r) ? rows_int(r, 0, "id") : 0;
    if (drawn) account_hold(c, db, drawn);
    if (!lobby_lock(c, db, id, &lobby)) return false;
    int seat = lobby_seats_free(&lobby);
    if (lobby.status != LOBBY_IS_OPEN || !lobby.blind || seat < 0) return true;
    if (drawn && !pg_maybe(c, db, &r, MODEL_DRAW, "ii", lobby.id, drawn)) return false;
    if (rows_count(r) == 0) return pg_flush(c, db);
    struct lobby_seat_row model = {.account = rows_int(r, 0, "id"),
                                   .name = rows_text(r, 0, "name"),
                                   .kind = account_kind_read(r, 0, "kind")};
    return lobby_seats_take(c, db, &lobby, seat, &model);
}

void model_game_look(struct ctx *c, struct pg *db)
{
    struct rows *r;
    bool listed = pg_each(c, db, &r, LOBBIES_FOR_MODELS, "");
    for (int i = 0; listed && i < rows_count(r); i++) {
        const char *lobby = rows_text(r, i, "public_id");
        if (!transact(c, db, draw_moment, (void *)lobby) || !transact(c, db, fill, (void *)lobby))
            log_line(LOG_WARNING, "model_not_seated", "\"lobby\":\"%s\",\"why\":%s", lobby,
                     log_quote(c->failure.detail));
        forgive(c);
    }
    if (!listed) log_line(LOG_WARNING, "models_failed", "\"why\":%s", log_quote(c->failure.detail));
}
