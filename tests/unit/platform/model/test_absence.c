/* test_absence.c - policies of absence, and 10 000 simulated matches with all clocks, policies and behaviours mixed: players who vanish,
 * come back, go on vacation, make truces; outages of ours. The pure functions the arena decides by (clock.h, absence.h) are held
 * against a ledger kept apart from them: how much time each turn really had. What SQL does to rows is tests/api/absence_time.test.js. */
#include "harness.h"
#include "base/json.h"
#include "base/rng.h"
#include "platform/model/absence.h"
#include "platform/model/clock.h"
#include <stdio.h>
#include <string.h>

static const int64_t SECOND = 1000000, HOUR = INT64_C(3600) * 1000000, DAY = INT64_C(86400) * 1000000;

/* ---- the rules ----------------------------------------------------------------------------------------------- */

START_TEST(a_policy_strikes_after_so_many_misses_in_a_row_and_no_earlier)
{
    struct absence_rule bot = {ABSENCE_BOT, 3, 0}, open = {ABSENCE_OPEN, 1, 0},
                        forfeit = {ABSENCE_FORFEIT, 2, 0}, none = {ABSENCE_DEFAULT, 0, 0};
    for (int row = 0; row < 50; row++) {
        ck_assert_int_eq(absence_after_turn(&none, HAND_OWN, row), ABSENCE_WAIT);
        ck_assert_int_eq(absence_after_turn(&bot, HAND_OWN, row), row < 3 ? ABSENCE_WAIT : ABSENCE_STEWARD);
        ck_assert_int_eq(absence_after_turn(&open, HAND_OWN, row), row < 1 ? ABSENCE_WAIT : ABSENCE_PUT_UP);
        ck_assert_int_eq(absence_after_turn(&forfeit, HAND_OWN, row), row < 2 ? ABSENCE_WAIT : ABSENCE_LOSE);
        ck_assert_int_eq(absence_after_turn(&open, HAND_OPEN, row),
                         row < 1 + ABSENCE_PATIENCE ? ABSENCE_WAIT : ABSENCE_LOSE);
        ck_assert_int_eq(absence_after_turn(&bot, HAND_STEWARD, row),
                         row < ABSENCE_PATIENCE ? ABSENCE_WAIT : ABSENCE_LOSE);
    }
    ck_assert_int_eq(absence_after_flag(&none, HAND_OWN), ABSENCE_LOSE);
    ck_assert_int_eq(absence_after_flag(&bot, HAND_OWN), ABSENCE_STEWARD);
    ck_assert_int_eq(absence_after_flag(&bot, HAND_STEWARD), ABSENCE_LOSE);
    ck_assert_int_eq(absence_after_flag(&open, HAND_OPEN), ABSENCE_LOSE);
}
END_TEST

START_TEST(vacations_truces_and_both_keep_what_was_left)
{
    ck_assert_int_eq(clock_freeze(100, 10, 0, 40), 130);  /* 90 left, from 40 on */
    ck_assert_int_eq(clock_freeze(130, 20, 40, 40), 130); /* another's that ends no later adds nothing */
    ck_assert_int_eq(clock_freeze(130, 20, 40, 60), 150); /* one that ends later adds the rest */
    ck_assert_int_eq(clock_freeze(150, 30, 60, 30), 120); /* ended early: 90 left again */
    ck_assert_int_eq(clock_freeze(0, 30, 60, 30), 0);     /* no deadline, none to move */
    int64_t left = clock_left(100 * HOUR, 10 * HOUR, 40 * HOUR);
    ck_assert_int_eq(left, 60 * HOUR);
    ck_assert_int_eq(clock_resume(left, 20 * HOUR, 40 * HOUR), 100 * HOUR);
    ck_assert_int_eq(clock_resume(left, 50 * HOUR, 40 * HOUR), 110 * HOUR);
    ck_assert_int_eq(clock_left(5, 10, 0), 30000000); /* half a minute at least */
    ck_assert_int_eq(clock_left(0, 10, 0), 0);
}
END_TEST

/* Check notes every assertion in a file: too slow for millions. */
#define CLAIM(claim, ...)                        \
    do {                                         \
        if (!(claim)) ck_abort_msg(__VA_ARGS__); \
    } while (0)

/* ---- a match ------------------------------------------------------------------------------------------------- */

enum { SEATS = 4, TURNS = 40, MATCHES = 10000 };

struct player {
    enum hand hand;
    int64_t bank_ms, away_until,
        think;             /* think: time of its own it will take for this turn, -1: it is not there */
    int row, vanish, back; /* gone from this turn on, there again from that one on */
    int year, days, spent; /* vacation: the year's days used, and what the last one cost */
    int64_t away_from;
    bool out, in;
};

struct sim {
    struct rng rng;
    struct clock_rule clock;
    struct absence_rule absence;
    struct player seat[SEATS];
    int seats, turn, truces;
    bool together, over;
    int64_t now, deadline, started, had, left, paused_until, paused_at, paused;
    int strikes, shifts, vacations,
        pauses; /* what happened: a simulation in which nothing does proves nothing */
};

static int64_t draw(struct sim *s, int64_t low, int64_t high)
{
    return low + (int64_t)rng_below(&s->rng, (uint64_t)(high - low + 1));
}

static bool owes(const struct sim *s, int seat)
{
    if (s->seat[seat].out) return false;
    if (s->together) return true;
    int left = 0, mine = 0;
    for (int i = 0; i < s->seats; i++) {
        if (i == seat) mine = left;
        left += !s->seat[i].out;
    }
    return s->turn % left == mine;
}

static int64_t frozen(const struct sim *s)
{
    int64_t until = 0;
    for (int i = 0; i < s->seats && s->clock.mode == CLOCK_CORRESPONDENCE; i++)
        if (owes(s, i) && s->seat[i].away_until > until) until = s->seat[i].away_until;
    return until;
}

static int64_t smallest_bank(const struct sim *s)
{
    int64_t bank = INT64_MAX / 4000;
    for (int i = 0; i < s->seats; i++)
        if (owes(s, i) && s->seat[i].bank_ms < bank) bank = s->seat[i].bank_ms;
    return bank;
}

/* What the turn may take, said in other words than clock_deadline's. */
static int64_t allowed(const struct sim *s)
{
    int64_t bank = (smallest_bank(s) + s->absence.grace_ms) * 1000;
    return s->clock.mode == CLOCK_BUDGET && (!s->clock.turn_us || bank < s->clock.turn_us) ? bank
                                                                                           : s->clock.turn_us;
}

/* How long each of those who owe will think. Who is there answers in time, often late in it. */
static void decide(struct sim *s)
{
    int64_t limit = allowed(s);
    for (int i = 0; i < s->seats; i++) {
        struct player *p = &s->seat[i];
        bool there = s->turn < p->vanish || s->turn >= p->back;
        p->in = false;
        p->think = there ? draw(s, limit / 2, limit) : -1;
        if (p->hand == HAND_STEWARD) p->think = there && rng_percent(&s->rng, 50) ? p->think : limit / 100;
        if (p->hand == HAND_OPEN)
            p->think = rng_percent(&s->rng, 20) ? limit / 4 : p->think; /* somebody comes */
    }
}

static void start_clock(struct sim *s)
{
    int64_t until = frozen(s), from = until > s->now ? until : s->now;
    s->started = s->now;
    s->had = 0;
    s->truces = 0;
    s->deadline = clock_deadline(&s->clock, "play", from, smallest_bank(s));
    decide(s);
}

/* ---- what happens -------------------------------------------------------------------------------------------- */

static void charge(struct sim *s, uint32_t ordered)
{
    int64_t used_ms = (s->now - s->started) / 1000;
    for (int i = 0; i < s->seats && s->clock.mode == CLOCK_BUDGET; i++) {
        if (!owes(s, i)) continue;
        s->seat[i].bank_ms = s->seat[i].bank_ms > used_ms ? s->seat[i].bank_ms - used_ms : 0;
        if (ordered >> i & 1) s->seat[i].bank_ms += s->clock.increment_ms;
    }
}

static void lose(struct sim *s, int seat)
{
    int left = 0;
    s->seat[seat].out = true;
    for (int i = 0; i < s->seats; i++) left += !s->seat[i].out;
    if (left < 2) s->over = true;
}

/* A policy says what becomes of a seat: never before its holder had missed as much as was agreed. */
static void strike(struct sim *s, int seat, enum absence_step step, bool flag)
{
    struct player *p = &s->seat[seat];
    if (step == ABSENCE_WAIT) return;
    s->strikes++;
    CLAIM(flag || s->absence.policy != ABSENCE_DEFAULT, "the rules alone were agreed on");
    CLAIM(flag || p->hand != HAND_OWN || p->row == s->absence.after, "struck after %d misses", p->row);
    if (step == ABSENCE_LOSE) lose(s, seat);
    if (step == ABSENCE_STEWARD) {
        p->hand = HAND_STEWARD;
        p->row = 0;
    }
    if (step == ABSENCE_PUT_UP) p->hand = HAND_OPEN;
}

static void resolve(struct sim *s)
{
    uint32_t owing = 0, ordered = 0;
    for (int i = 0; i < s->seats; i++) {
        owing |= (uint32_t)owes(s, i) << i;
        ordered |= (uint32_t)(owes(s, i) && s->seat[i].in) << i;
    }
    charge(s, ordered);
    for (int i = 0; i < s->seats; i++) {
        if (!(owing >> i & 1)) continue;
        s->seat[i].row = ordered >> i & 1 ? 0 : s->seat[i].row + 1;
    }
    for (int i = 0; i < s->seats && !s->over; i++)
        if (owing >> i & 1)
            strike(s, i, absence_after_turn(&s->absence, s->seat[i].hand, s->seat[i].row), false);
    if (++s->turn >= TURNS) s->over = true;
    if (!s->over) start_clock(s);
}

static bool all_in(const struct sim *s)
{
    for (int i = 0; i < s->seats; i++)
        if (owes(s, i) && !s->seat[i].in) return false;
    return true;
}

static void hand_in(struct sim *s, int seat)
{
    struct player *p = &s->seat[seat];
    p->in = true;
    if (p->hand == HAND_OPEN || (p->hand == HAND_STEWARD && s->turn >= p->back)) p->hand = HAND_OWN;
    if (all_in(s)) resolve(s);
}

/* Time is up: the turn had exactly what it was allowed, and the grace. */
static void expire(struct sim *s)
{
    int64_t used_ms = (s->now - s->started) / 1000, over = s->had - allowed(s);
    CLAIM(over >= 0, "turn %d ended %lld us early", s->turn, (long long)-over);
    CLAIM(over <= clock_grace(&s->clock) + s->truces * (30 * SECOND + clock_grace(&s->clock)) + 2000,
          "turn %d ran %lld us too long", s->turn, (long long)over);
    for (int i = 0; i < s->seats; i++) {
        struct player *p = &s->seat[i];
        bool empty = s->clock.mode == CLOCK_BUDGET && p->bank_ms + s->absence.grace_ms <= used_ms;
        if (!owes(s, i) || p->in || !empty) continue;
        charge(s, 0);
        p->row++;
        strike(s, i, absence_after_flag(&s->absence, p->hand), true);
        if (!s->over) start_clock(s);
        return;
    }
    resolve(s);
}

static void truce_begin(struct sim *s)
{
    int64_t hours = draw(s, 1, 72);
    if (s->paused_until || !s->deadline || hours > 1440 - s->paused / HOUR) return;
    s->pauses++;
    s->truces++;
    s->left = clock_left(s->deadline, s->now, frozen(s));
    s->paused_at = s->now;
    s->paused_until = s->now + hours * HOUR;
    s->deadline = 0;
}

static void truce_end(struct sim *s)
{
    s->deadline = clock_resume(s->left, s->now, frozen(s));
    s->started += s->now - s->paused_at;
    s->paused += s->now - s->paused_at;
    s->paused_until = 0;
}

static void vacation(struct sim *s, int seat)
{
    struct player *p = &s->seat[seat];
    int64_t before = frozen(s);
    bool ends = p->away_until > s->now;
    int days = (int)draw(s, 1, 30), year = (int)(s->now / (365 * DAY));
    if (p->year != year) p->days = 0;
    p->year = year;
    if (s->clock.mode != CLOCK_CORRESPONDENCE || (!ends && days > 30 - p->days)) return;
    s->vacations++;
    if (ends) {
        int begun = (int)((s->now - p->away_from) / DAY) + 1;
        if (begun < p->spent) p->days -= p->spent - begun;
        p->away_until = s->now;
    } else {
        p->days += days;
        p->spent = days;
        p->away_from = s->now;
        p->away_until = s->now + days * DAY;
    }
    s->deadline = clock_freeze(s->deadline, s->now, before, frozen(s));
}

/* Nobody looks for so long; then everything that was running moves, as deadlines_shift and vacations_shift do it. */
static void outage(struct sim *s)
{
    int64_t gap = draw(s, 6 * SECOND, rng_percent(&s->rng, 50) ? 600 * SECOND : 3 * DAY), from = s->now;
    s->shifts++;
    s->now += gap;
    if (s->deadline) s->deadline += gap;
    if (!s->paused_until) s->started += gap;
    if (s->paused_until) s->paused_until += gap;
    for (int i = 0; i < s->seats; i++)
        if (s->seat[i].away_until > from) s->seat[i].away_until += gap;
}

/* ---- one after another --------------------------------------------------------------------------------------- */

/* Moves the time on, and in the ledger what of it the turn really had: not in truces, not on vacation. */
static void pass(struct sim *s, int64_t to)
{
    int64_t until = frozen(s), from = until > s->now ? until : s->now;
    if (!s->paused_until && to > from) s->had += to - from;
    if (to > s->now) s->now = to;
}

/* When a seat will hand in; never, when it will not. */
static int64_t moves_at(const struct sim *s, int seat)
{
    const struct player *p = &s->seat[seat];
    int64_t until = frozen(s), from = until > s->now ? until : s->now;
    if (s->paused_until || !owes(s, seat) || p->in || p->think < 0) return INT64_MAX;
    return from + (p->think > s->had ? p->think - s->had : 0);
}

static void disturb(struct sim *s)
{
    switch (rng_below(&s->rng, 4)) {
    case 0: outage(s); break;
    case 1: truce_begin(s); break;
    default: vacation(s, (int)rng_below(&s->rng, (uint64_t)s->seats)); break;
    }
}

/* Until the next disturbance: some turns, or truces, lie between two. */
static int64_t calm(struct sim *s)
{
    int64_t turn = s->clock.turn_us ? s->clock.turn_us : 600 * SECOND;
    return draw(s, 1, 8 * turn + (s->paused_until ? 8 * (s->paused_until - s->now) : 0));
}

static void step(struct sim *s, int64_t *disturbed)
{
    int64_t next = s->paused_until ? s->paused_until : s->deadline + clock_grace(&s->clock);
    int who = -1;
    for (int i = 0; i < s->seats; i++)
        if (moves_at(s, i) < next) {
            next = moves_at(s, i);
            who = i;
        }
    if (*disturbed < next) {
        pass(s, *disturbed);
        disturb(s);
        *disturbed = s->now + calm(s);
        return;
    }
    pass(s, next);
    if (who >= 0) hand_in(s, who);
    else if (s->paused_until) truce_end(s);
    else expire(s);
}

static struct sim sim_new(uint64_t seed)
{
    struct sim s = {.rng = rng_seeded(seed), .now = INT64_C(1700000000) * 1000000};
    enum clock_mode mode = (enum clock_mode)rng_below(&s.rng, 3);
    s.together = rng_percent(&s.rng, 50);
    s.seats = (int)draw(&s, 2, SEATS);
    s.absence = (struct absence_rule){(enum absence_policy)rng_below(&s.rng, 4), (int)draw(&s, 1, 4), 0};
    if (s.absence.policy == ABSENCE_DEFAULT) s.absence.after = 0;
    s.clock = (struct clock_rule){.mode = mode, .turn_us = draw(&s, 10, 3600) * SECOND};
    if (mode == CLOCK_CORRESPONDENCE) s.clock.turn_us = draw(&s, 1, 14) * DAY;
    if (mode == CLOCK_BUDGET) {
        if (rng_percent(&s.rng, 50)) s.clock.turn_us = 0;
        s.clock.bank_ms = draw(&s, 60, 3600) * 1000;
        s.clock.increment_ms = draw(&s, 0, 60) * 1000;
        if (s.absence.policy != ABSENCE_DEFAULT) s.absence.grace_ms = draw(&s, 5, 600) * 1000;
        s.clock.overtime_ms = s.absence.grace_ms;
    }
    for (int i = 0; i < s.seats; i++) {
        bool vanishes = rng_percent(&s.rng, 40);
        int at = (int)draw(&s, 0, TURNS - 1),
            back = rng_percent(&s.rng, 50) ? at + (int)draw(&s, 1, 9) : TURNS * 2;
        s.seat[i] = (struct player){
            .bank_ms = s.clock.bank_ms, .vanish = vanishes ? at : TURNS * 2, .back = back};
    }
    start_clock(&s);
    return s;
}

START_TEST(ten_thousand_matches_end_within_their_bounds_and_no_turn_early)
{
    enum { MOST = TURNS * (SEATS + 2) * 6 };
    int seen[4] = {0}, strikes[4] = {0};
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        struct sim s = sim_new(seed);
        int64_t disturbed = s.now + calm(&s);
        int steps = 0;
        while (!s.over && steps++ < MOST) {
            step(&s, &disturbed);
            for (int i = 0; i < s.seats; i++)
                CLAIM(s.absence.policy == ABSENCE_DEFAULT ||
                          s.seat[i].row <= s.absence.after + ABSENCE_PATIENCE,
                      "%d misses in a row", s.seat[i].row);
        }
        CLAIM(s.over, "match %d is unfinished after %d steps in turn %d", (int)seed, steps, s.turn);
        strikes[s.absence.policy] += s.strikes;
        seen[0] += s.shifts;
        seen[1] += s.vacations;
        seen[2] += s.pauses;
        seen[3] += s.turn;
    }
    printf("outages %d, vacations begun or ended %d, truces %d, turns %d; strikes: default %d (flags), bot "
           "%d, open %d, forfeit %d\n",
           seen[0], seen[1], seen[2], seen[3], strikes[0], strikes[1], strikes[2], strikes[3]);
    for (int i = 0; i < 4; i++) ck_assert(seen[i] > 1000 && strikes[i] > 100);
}
END_TEST

/* ---- what may be chosen -------------------------------------------------------------------------------------- */

static json_object *clock_of(struct ctx *c, const char *mode)
{
    json_object *clock;
    const struct variant *variant = game_find("stratic")->variants;
    ck_assert(clock_settle(c, variant, json_own(c, pool_print(c->pool, "{\"mode\":\"%s\"}", mode)), &clock));
    return clock;
}

/* The policy as it is kept, or the code and the place of the refusal. */
static const char *kept(struct ctx *c, const char *mode, const char *sent)
{
    json_object *absence = NULL;
    forgive(c);
    if (absence_settle(c, game_find("stratic"), clock_of(c, mode), sent ? json_own(c, sent) : NULL, &absence))
        return json_text(c, absence);
    ck_assert_ptr_null(absence);
    return pool_print(c->pool, "%s %s", fault_fact(c->failure.fault)->code, c->failure.problems[0].path);
}

START_TEST(a_policy_is_kept_with_all_that_belongs_to_it_and_its_clock)
{
    static const struct {
        const char *mode, *sent, *kept;
    } CASES[] = {
        {"live", NULL, "{\"policy\":\"default\",\"after\":0}"},
        {"budget", NULL, "{\"policy\":\"default\",\"after\":0}"},
        {"untimed", NULL, "{\"policy\":\"default\",\"after\":0}"},
        {"live", "{\"policy\":\"bot\"}", "{\"policy\":\"bot\",\"after\":2,\"bot\":\"bot:level-8\"}"},
        {"live", "{\"policy\":\"bot\",\"after\":100,\"bot\":\"bot:random\"}",
         "{\"policy\":\"bot\",\"after\":100,\"bot\":\"bot:random\"}"},
        {"correspondence", "{\"policy\":\"open\",\"after\":1}", "{\"policy\":\"open\",\"after\":1}"},
        {"budget", "{\"policy\":\"forfeit\",\"after\":0}",
         "{\"policy\":\"forfeit\",\"after\":2,\"grace_seconds\":60}"},
        {"budget", "{\"policy\":\"open\",\"grace_seconds\":5}",
         "{\"policy\":\"open\",\"after\":2,\"grace_seconds\":5}"},
        {"budget", "{\"policy\":\"open\",\"grace_seconds\":86400,\"bot\":null}",
         "{\"policy\":\"open\",\"after\":2,\"grace_seconds\":86400}"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        const char *first = kept(&c, CASES[i].mode, CASES[i].sent);
        ck_assert_str_eq(first, CASES[i].kept);
        ck_assert_str_eq(kept(&c, CASES[i].mode, first), first); /* a rematch asks for what was kept */
        harness_end(&c);
    }
}
END_TEST

START_TEST(what_has_no_meaning_for_a_policy_or_its_clock_is_refused)
{
    static const struct {
        const char *mode, *sent, *refusal;
    } CASES[] = {
        {"live", "{}", "bad_request /policy"},
        {"live", "{\"policy\":7}", "bad_request /policy"},
        {"live", "{\"policy\":\"\"}", "bad_request /absence/policy"},
        {"live", "{\"policy\":\"Bot\"}", "bad_request /absence/policy"},
        {"live", "{\"policy\":\"open\",\"why\":1}", "unknown_member /why"},
        {"untimed", "{\"policy\":\"open\"}", "bad_request /absence/policy"},
        {"untimed", "{\"policy\":\"forfeit\"}", "bad_request /absence/policy"},
        {"live", "{\"policy\":\"open\",\"bot\":\"bot:random\"}", "bad_request /absence/bot"},
        {"live", "{\"policy\":\"bot\",\"bot\":\"bot:nobody\"}", "unknown_bot /absence/bot"},
        {"live", "{\"policy\":\"open\",\"grace_seconds\":60}", "bad_request /absence/grace_seconds"},
        {"budget", "{\"policy\":\"default\",\"grace_seconds\":60}", "bad_request /absence/grace_seconds"},
        {"budget", "{\"policy\":\"open\",\"grace_seconds\":4}", "bad_request /grace_seconds"},
        {"budget", "{\"policy\":\"open\",\"grace_seconds\":86401}", "bad_request /grace_seconds"},
        {"live", "{\"policy\":\"open\",\"after\":-1}", "bad_request /after"},
        {"live", "{\"policy\":\"open\",\"after\":101}", "bad_request /after"},
        {"live", "{\"policy\":\"open\",\"after\":4294967297}", "bad_request /after"},
        {"live", "{\"policy\":\"open\",\"after\":2.0}", "bad_request /after"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        ck_assert_str_eq(kept(&c, CASES[i].mode, CASES[i].sent), CASES[i].refusal);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_game_without_bots_has_no_stewards)
{
    static const struct bot NONE[] = {{0}};
    struct ctx c = harness_ctx();
    struct game game = *game_find("stratic");
    json_object *absence, *sent = json_own(&c, "{\"policy\":\"bot\"}");
    for (int i = 0; i < 2; i++) {
        game.bots = i ? NONE : NULL;
        ck_assert(!absence_settle(&c, &game, clock_of(&c, "live"), sent, &absence));
        ck_assert_str_eq(c.failure.problems[0].path, "/absence/policy");
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

START_TEST(what_is_kept_is_read_back_and_a_word_of_another_time_does_nothing)
{
    struct ctx c = harness_ctx();
    struct absence_rule rule = absence_read(
        json_own(&c, kept(&c, "budget", "{\"policy\":\"forfeit\",\"after\":100,\"grace_seconds\":86400}")));
    ck_assert_int_eq(rule.policy, ABSENCE_FORFEIT);
    ck_assert_int_eq(rule.after, 100);
    ck_assert_int_eq(rule.grace_ms, 86400000);
    rule = absence_read(json_own(&c, "{\"policy\":\"later\",\"after\":1}"));
    ck_assert_int_eq(rule.policy, ABSENCE_DEFAULT);
    ck_assert_int_eq(absence_after_turn(&rule, HAND_OWN, INT32_MAX), ABSENCE_WAIT);
    harness_end(&c);
}
END_TEST

static Suite *absence_suite(void)
{
    Suite *suite = suite_create("platform/absence");
    HARNESS_ADD(suite, a_policy_strikes_after_so_many_misses_in_a_row_and_no_earlier);
    HARNESS_ADD(suite, a_policy_is_kept_with_all_that_belongs_to_it_and_its_clock);
    HARNESS_ADD(suite, what_has_no_meaning_for_a_policy_or_its_clock_is_refused);
    HARNESS_ADD(suite, a_game_without_bots_has_no_stewards);
    HARNESS_ADD(suite, what_is_kept_is_read_back_and_a_word_of_another_time_does_nothing);
    HARNESS_ADD(suite, vacations_truces_and_both_keep_what_was_left);
    HARNESS_ADD(suite, ten_thousand_matches_end_within_their_bounds_and_no_turn_early);
    return suite;
}

TEST_MAIN(absence_suite)
