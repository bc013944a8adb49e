/* fork.c - see fork.h and docs/decisions/006-fork.md. */
#include "platform/lobby/fork.h"
#include "platform/lobby/lobby_seats.h"
#include "platform/match/audience.h"
#include "platform/match/history.h"
#include "platform/match/record.h"
#include "platform/match/start.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "platform/model/terms.h"
#include "store/account.h"
#include "store/bot.h"
#include <string.h>

enum { EVENTS_MAX = 2000 }; /* each is applied again, within the request */

struct source { /* the finished match, up to the chosen turn */
    struct match m;
    struct event_row *events; /* those still in effect at the turn, in order */
    int count, turn;          /* turn: the one to go on from */
    uint32_t owes;
};

/* What is copied */

static bool source_load(struct ctx *c, struct pg *db, const char *match, struct source *s)
{
    int last, count;
    game_state *state;
    if (!match_load(c, db, &(struct match_wanted){.id = match}, &s->m) ||
        !match_state_at(c, db, &s->m, s->turn, &state))
        return false;
    struct standing standing = s->m.game->standing(state);
    if (standing.over) return fail(c, FAULT_GAME_OVER, "the game was over at this turn; fork an earlier one");
    s->owes = standing.owes;
    if (!event_last_before(c, db, s->m.row.id, s->turn, INT32_MAX, &last) ||
        !events_all(c, db, s->m.row.id, &s->events, &count))
        return false;
    while (count && s->events[count - 1].n > last) count--;
    s->count = history_standing(c, s->events, count);
    return s->count <= EVENTS_MAX ||
           fail(c, FAULT_TOO_LONG, "a fork carries at most %d events; fork an earlier turn", EVENTS_MAX);
}

static bool source_read(struct ctx *c, struct pg *db, const char *match, int64_t account, struct source *s)
{
    struct audience_facts facts;
    return audience_ask(c, db, match, account, ASK_FORK, &facts) && source_load(c, db, match, s);
}

/* Seats */

/* Where several owe orders at once, players go on with what was theirs. */
static int seat_usual(const struct source *s, int64_t account)
{
    int own = match_seat(&s->m, account);
    if (own >= 0 && s->owes >> own & 1) return own;
    return s->owes ? __builtin_ctz(s->owes) : 0;
}

static bool seat_pick(struct ctx *c, const struct source *s, int64_t account, int64_t wanted, int *ret_seat)
{
    if (wanted >= s->m.row.seats)
        return fail(c, FAULT_BAD_REQUEST, "seat must be from 0 to %d", s->m.row.seats - 1);
    *ret_seat = wanted >= 0 ? (int)wanted : seat_usual(s, account);
    return true;
}

/* The game's usual terms with the old options, without a clock where the variant allows that. */
static bool terms_make(struct ctx *c, const struct source *s, struct terms *ret)
{
    struct lobby_wish wish = {.game = s->m.row.game,
                              .variant = s->m.row.variant,
                              .options = json_own(c, s->m.row.options),
                              .seats = s->m.row.seats,
                              .private = true,
                              .says_rated = true};
    if (json_member(json_member(json_own(c, s->m.variant->clock), "modes"), "untimed")) {
        wish.clock = json_new_object(c);
        json_add_text(wish.clock, "mode", "untimed");
    }
    return terms_settle(c, &wish, ret);
}

static bool plan_make(struct ctx *c, struct pg *db, const struct source *s, int64_t account,
                      const struct fork_wish *wish, struct match_plan *ret)
{
    struct terms terms;
    struct account_row me;
    struct lobby_seat_row bot;
    int mine = 0;
    const struct bot *strongest = bot_strongest(s->m.game);
    const char *versus = wish->versus ? wish->versus : strongest ? strongest->id : "";
    if (!seat_pick(c, s, account, wish->seat, &mine) || !catalogue_bot(c, s->m.game, versus, "/versus") ||
        !terms_make(c, s, &terms) || !account_by_id(c, db, account, &me) ||
        !lobby_seats_bot(c, db, s->m.game->id, versus, &bot))
        return false;
    *ret = match_plan_of(&terms);
    ret->rules_version = s->m.row.rules_version;
    ret->options = json_own(c, s->m.row.options);
    ret->private = true;
    ret->seed = s->m.row.seed;
    ret->no_mail = true; /* who forks is here */
    for (int seat = 0; seat < terms.seats; seat++) {
        const char *choice = s->m.rest.seats[seat].choice;
        ret->seat[seat].account = seat == mine ? me.id : bot.account;
        ret->seat[seat].name = seat == mine ? me.name : bot.name;
        ret->seat[seat].kind = seat == mine ? me.kind : bot.kind;
        ret->seat[seat].choice = choice ? json_own(c, choice) : NULL;
    }
    return true;
}

/* With people */

static bool is_game(struct ctx *c, const struct source *s, const struct lobby_wish *wish)
{
    bool same = strcmp(wish->game, s->m.row.game) == 0 &&
                (!wish->variant || strcmp(wish->variant, s->m.row.variant) == 0);
    if (!same)
        return fail(c, FAULT_BAD_REQUEST, "the game that it continues is another one: %s", s->m.row.game);
    return s->m.row.seats > 1 ||
           fail(c, FAULT_BAD_REQUEST, "this game has one player, so nobody can join it");
}

bool fork_lobby(struct ctx *c, struct pg *db, int64_t account, const struct lobby_wish *wish,
                json_object **ret_lobby)
{
    struct source s = {.turn = (int)wish->fork_turn};
    struct terms terms;
    struct lobby_row lobby;
    int seat = 0;
    account_hold(c, db, account); /* as in lobby_make */
    if (!source_read(c, db, wish->forked_from, account, &s) || !is_game(c, &s, wish) ||
        !seat_pick(c, &s, account, wish->fork_seat, &seat) || !terms_make(c, &s, &terms))
        return false;
    terms.options = json_own(c, s.m.row.options);
    terms.author_watches = false; /* everybody could read the secret at the end */
    terms.seed = s.m.row.seed;
    lobby_seats_row(c, &terms, account, &lobby);
    lobby.rules_version = s.m.row.rules_version;
    lobby.fork_of = s.m.row.id;
    lobby.fork_turn = s.turn;
    lobby.forked_from = s.m.row.public_id;
    if (!lobby_seats_open(c, db, &terms, seat, &lobby)) return false;
    *ret_lobby = lobby_seats_json(c, &lobby, account);
    return true;
}

/* Replaying the events */

static bool other_game(struct ctx *c)
{
    return fail(c, FAULT_BAD_REQUEST,
                "this game depends on who sat where at the start, so it cannot be forked");
}

/* The new match applies each event as if it were ordered now, and each must lead to the same state as before. */
static bool copy_events(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    const struct source *s = thing;
    json_object *facts = json_new_object(c);
    json_add_text(facts, "match", s->m.row.public_id);
    json_add_int(facts, "of_turn", s->turn);
    match_note(c, db, m, UINT32_MAX, "fork", -1,
               pool_print(c->pool, "forked from %s at turn %d", s->m.row.public_id, s->turn), facts);
    job_rows_drop(c, db, m->row.id);
    m->retold = true;
    for (int i = 0; i < s->count; i++) {
        struct event event;
        struct outcome outcome;
        if (!fold_event_read(c, m->game, m->row.seats, json_own(c, s->events[i].body), &event) ||
            !match_record(c, db, m, &event, &outcome))
            return false;
        if (strcmp(m->row.state_hash, s->events[i].hash) != 0) return other_game(c);
    }
    return true;
}

bool fork_match(struct ctx *c, struct pg *db, const char *match, int64_t account,
                const struct fork_wish *wish, char ret_public_id[PUBLIC_ID])
{
    struct source s = {.turn = (int)wish->turn};
    struct match_plan plan;
    struct match m;
    int64_t id;
    return source_read(c, db, match, account, &s) && plan_make(c, db, &s, account, wish, &plan) &&
           match_start(c, db, &plan, &id, ret_public_id) &&
           match_change(c, db, (struct match_wanted){.id = ret_public_id, .fresh = true}, copy_events, &s,
                        &m) &&
           pg_flush(c, db);
}

bool fork_start(struct ctx *c, struct pg *db, const struct lobby_row *lobby, struct match_plan *plan,
                int64_t *ret_id, char ret_public_id[PUBLIC_ID])
{
    struct source s = {.turn = lobby->fork_turn};
    struct match m;
    if (!source_load(c, db, lobby->forked_from, &s)) return false;
    for (int seat = 0; seat < plan->seats; seat++) {
        const char *choice = s.m.rest.seats[seat].choice;
        plan->seat[seat].choice = choice ? json_own(c, choice) : NULL;
    }
    plan->no_mail = true;
    return match_start(c, db, plan, ret_id, ret_public_id) &&
           match_change(c, db, (struct match_wanted){.id = ret_public_id, .fresh = true}, copy_events, &s,
                        &m) &&
           pg_flush(c, db);
}
