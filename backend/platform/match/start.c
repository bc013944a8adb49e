/* start.c - see start.h. */
#include "platform/match/start.h"
#include "platform/account/mail_queue.h"
#include "platform/match/audience.h"
#include "platform/match/rating.h"
#include "platform/match/record.h"
#include "platform/match/run.h"
#include "platform/model/fold.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/mail.h"
#include "store/seat.h"
#include <stdlib.h>
#include <string.h>

uint64_t match_draw(void)
{
    const char *fixed = getenv("QUADRIVIUM_TEST_SEED");
    uint64_t draw;
    return fixed && fold_seed_read(fixed, &draw) ? draw : secret_random64();
}

struct match_plan match_plan_of(const struct terms *terms)
{
    return (struct match_plan){.game = terms->game,
                               .variant = terms->variant,
                               .options = terms->options,
                               .clock = terms->clock,
                               .absence = terms->absence,
                               .seats = terms->seats,
                               .spectators = terms->spectators,
                               .delay_turns = terms->delay_turns,
                               .press = terms->press,
                               .blind = terms->blind};
}

static uint64_t draw_seed(const struct match_plan *plan)
{
    uint64_t seed;
    return plan->seed && fold_seed_read(plan->seed, &seed) ? seed : match_draw();
}

/* Built-in bots need no inbox and no mail. */
static bool is_the_arenas(enum account_kind kind) { return kind == ACCOUNT_BUILTIN || kind == ACCOUNT_CROWD; }

static void plan_texts(struct ctx *c, const struct match_plan *plan, uint64_t seed, struct match_row *row)
{
    char *id = pool_take(c->pool, PUBLIC_ID), *digits = pool_take(c->pool, 17),
         *nonce = pool_take(c->pool, 33);
    char *commitment = pool_take(c->pool, HASH_TEXT);
    secret_public_id(id);
    fold_seed_print(seed, digits);
    secret_random_hex(nonce, 32);
    fold_commitment(seed, nonce, commitment);
    row->public_id = id;
    row->game = plan->game->id;
    row->variant = plan->variant->id;
    row->options = json_text(c, plan->options);
    row->clock = json_text(c, plan->clock);
    row->absence = json_text(c, plan->absence);
    row->spectators = plan->spectators;
    row->delay_turns = plan->delay_turns;
    row->press = plan->press;
    row->seed = digits;
    row->nonce = nonce;
    row->seed_commitment = commitment;
}

static bool first_state(struct ctx *c, const struct match_plan *plan, uint64_t seed, struct match *m)
{
    struct seat_fact facts[SEATS_MAX] = {{0}};
    for (int seat = 0; seat < plan->seats; seat++)
        facts[seat] = (struct seat_fact){.program = !account_is_person(plan->seat[seat].kind),
                                         .choice = plan->seat[seat].choice};
    m->state = fold_setup_by(c, plan->game, plan->rules_version, plan->variant, plan->options, plan->seats,
                             facts, seed);
    if (!m->state) return false;
    m->standing = plan->game->standing(m->state);
    return true;
}

static void plan_standing(struct ctx *c, const struct match_plan *plan, struct match *m)
{
    struct match_row *row = &m->row;
    char *hash = pool_take(c->pool, FOLD_HASH);
    fold_hash(c, plan->game, m->state, hash);
    row->state_hash = hash;
    row->rules_version = plan->rules_version ? plan->rules_version : plan->game->rules_version;
    row->seats = plan->seats;
    row->purpose = plan->purpose;
    row->rated = plan->rated;
    row->private = plan->private || plan->blind; /* match_finish makes it as public as its lobby */
    row->blind = plan->blind;
    row->sealed = plan->sealed;
    row->status = STATUS_LIVE;
    row->stage = m->standing.stage;
    row->owes = m->standing.owes;
    row->turn_started = row->changed_at = row->created_at = m->rest.now;
    for (int seat = 0; seat < plan->seats; seat++) {
        row->turns[seat] = m->standing.turn[seat];
        row->bank_ms[seat] = m->clock.bank_ms;
        row->seqs[seat] = 1;
    }
    row->seqs[SPECTATOR] = 1;
    row->deadline = clock_deadline(&m->clock, row->stage, m->rest.now, m->clock.bank_ms);
}

static void insert_seats(struct ctx *c, struct pg *db, const struct match_plan *plan, struct match *m)
{
    for (int seat = 0; seat < plan->seats; seat++) {
        m->rest.seats[seat] = (struct seat_row){
            .seat = seat,
            .account = plan->seat[seat].account,
            .name = plan->blind ? audience_mask(c, seat) : plan->seat[seat].name,
            .kind = plan->blind ? ACCOUNT_HUMAN : plan->seat[seat].kind,
            .choice = plan->seat[seat].choice ? json_text(c, plan->seat[seat].choice) : NULL,
            .active = !is_the_arenas(plan->seat[seat].kind)};
        match_seat_insert(c, db, m->row.id, &m->rest.seats[seat]);
    }
}

/* A lobby can fill while one of its players is on vacation, which in a blind game would tell a person. */
static bool mind_vacations(struct ctx *c, struct pg *db, struct match *m)
{
    struct seat_away_row *away;
    int count;
    if (m->clock.mode != CLOCK_CORRESPONDENCE || m->row.blind) return true;
    if (!seat_rows_away(c, db, m->row.id, &away, &count)) return false;
    for (int i = 0; i < count; i++) m->rest.seats[away[i].seat].away_until = away[i].until;
    m->row.deadline = clock_freeze(m->row.deadline, m->rest.now, 0, match_frozen(m));
    return true;
}

static void start_rating(struct ctx *c, struct pg *db, const struct match_plan *plan, const struct match *m)
{
    int programs = 0;
    const char *ladder = m->standing.ladder ? m->standing.ladder : "";
    for (int seat = 0; seat < plan->seats; seat++) programs += !account_is_person(plan->seat[seat].kind);
    struct rated rated = {.match = m->row.id,
                          .game = m->row.game,
                          .variant = m->row.variant,
                          .speed = clock_speed(c, plan->variant, plan->clock),
                          .ladder = ladder,
                          .seats = plan->seats};
    if (plan->rated && rated.speed) rating_start(c, db, &rated, programs);
}

bool match_start(struct ctx *c, struct pg *db, const struct match_plan *plan, int64_t *ret_id,
                 char ret_public_id[PUBLIC_ID])
{
    struct match m = {.game = plan->game, .variant = plan->variant};
    uint64_t seed = draw_seed(plan);
    struct rows *moment;
    plan_texts(c, plan, seed, &m.row);
    match_rules(c, &m);
    if (!first_state(c, plan, seed, &m) || !pg_one(c, db, &moment, ARENA_TIME, "")) return false;
    m.rest.now = rows_int(moment, 0, "now");
    plan_standing(c, plan, &m);
    if (!match_insert(c, db, &m.row, &m.row.id)) return false;
    insert_seats(c, db, plan, &m);
    if (!mind_vacations(c, db, &m)) return false;
    start_rating(c, db, plan, &m);
    mail_match_mark(c, db, m.row.id);
    if (!plan->no_mail) mail_queue_add(c, db, m.row.id, m.row.owes, MAIL_TURNS);
    run_begin(c, db, &m, plan->seed != NULL);
    struct snapshot_row snapshot = {0, (int)m.row.turns[0], plan->game->save_version,
                                    json_text(c, plan->game->save(c, m.state))};
    snapshot_insert(c, db, m.row.id, &snapshot);
    m.moved = m.news = (1u << plan->seats) - 1; /* everybody's inbox has a new match */
    match_save(c, db, &m);
    if (!pg_flush(c, db)) return false;
    *ret_id = m.row.id;
    memcpy(ret_public_id, m.row.public_id, PUBLIC_ID);
    return true;
}
