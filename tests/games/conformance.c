/* conformance.c - what must hold for every game of games.def, checked in random play: CONFORMANCE_GAMES games
 * (default 4) of each variant and number of seats, CONFORMANCE_STEPS events at most (default 80); CONFORMANCE_GAME
 * names one game when only that is of interest. */
#include "driver.h"
#include "platform/model/replay.h"
#include "worlds.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int setting(const char *name, int fallback)
{
    const char *text = getenv(name);
    return text && *text ? (int)strtol(text, NULL, 10) : fallback;
}

static bool is_wanted(const struct game *game)
{
    const char *only = getenv("CONFORMANCE_GAME");
    return !only || !*only || strcmp(only, game->id) == 0;
}

/* Where many numbers of seats are played, one game of each is as many games as elsewhere. */
static int seeds_for(const struct variant *variant)
{
    int seeds = setting("CONFORMANCE_GAMES", 4);
    return variant->seats_max - variant->seats_min < 2 * seeds ? seeds : 1;
}

/* Run `play` on fresh games of every variant, number of seats and seed. */
static void for_every_game(void (*play)(struct driver *d))
{
    for (int g = 0; game_at(g); g++)
        for (const struct variant *variant = game_at(g)->variants; is_wanted(game_at(g)) && variant->id;
             variant++)
            for (int seats = variant->seats_min; seats <= variant->seats_max; seats++)
                for (int seed = 1; seed <= seeds_for(variant) && variant_seats(variant, seats); seed++) {
                    struct driver d;
                    int version = 1 + seed % game_at(g)->rules_version;
                    driver_begin(&d, game_at(g), version, variant, NULL, seats,
                                 (uint64_t)seed * 977 + (uint64_t)seats);
                    play(&d);
                    driver_end(&d);
                }
}

static bool is_over(const struct driver *d) { return d->game->standing(d->fold.state).over; }

/* Play to the end, calling `look` before every event and `after` (may be NULL) behind it. */
static void play_on(struct driver *d, void (*look)(struct driver *, const struct event *),
                    void (*after)(struct driver *, const struct event *))
{
    int steps = setting("CONFORMANCE_STEPS", 80);
    for (int i = 0; i < steps && !is_over(d); i++) {
        struct event event = driver_next(d);
        struct outcome outcome;
        if (look) look(d, &event);
        ck_assert_msg(fold_apply(&d->fold, &event, NULL, &outcome), "%s %s seed %d step %d: %s", d->game->id,
                      d->variant->id, (int)d->seed, i, d->fold.own.failure.detail);
        if (after) after(d, &event);
        d->step = (struct ctx){.pool = d->step.pool};
        pool_wipe(d->step.pool);
    }
}

/* ---- saving
 * ----------------------------------------------------------------------------------------------------------
 */

static void look_saves(struct driver *d, const struct event *event)
{
    (void)event;
    const char *text = driver_save(d, d->fold.state);
    game_state *loaded = d->game->load(&d->step, json_own(&d->step, text), d->game->save_version);
    ck_assert_msg(loaded != NULL, "load: %s", d->step.failure.detail);
    ck_assert_str_eq(driver_save(d, loaded), text);
    ck_assert_str_eq(driver_save(d, d->game->copy(&d->step, loaded)), text);
}

static void play_saves(struct driver *d)
{
    play_on(d, look_saves, NULL);
    look_saves(d, NULL);
}

START_TEST(a_saved_state_loads_to_the_same_bytes)
{
    for_every_game(play_saves);
}
END_TEST

/* A state that was just loaded, and a copy, go the same way as the state itself; the original of a copy stays
 * as it was. */
static void look_branches(struct driver *d, const struct event *event)
{
    const char *text = driver_save(d, d->fold.state);
    game_state *loaded = d->game->load(&d->step, json_own(&d->step, text), d->game->save_version);
    game_state *copied = d->game->copy(&d->step, d->fold.state);
    struct outcome outcome;
    ck_assert(d->game->apply(&d->step, loaded, event, NULL, &outcome));
    ck_assert(d->game->apply(&d->step, copied, event, NULL, &outcome));
    ck_assert_str_eq(driver_save(d, loaded), driver_save(d, copied));
    ck_assert_str_eq(driver_save(d, d->fold.state), text);
}

static void play_branches(struct driver *d) { play_on(d, look_branches, NULL); }

START_TEST(a_loaded_state_and_a_copy_play_on_like_the_original)
{
    for_every_game(play_branches);
}
END_TEST

/* ---- replaying
 * ------------------------------------------------------------------------------------------------------- */

struct record {
    json_object *json, *events, *hashes;
};

static struct record record_begin(struct driver *d)
{
    struct ctx *c = &d->lasting;
    struct record r = {json_new_object(c), json_new_array(c), json_new_array(c)};
    json_object *seats = json_new_array(c);
    char seed[17], commitment[65];
    fold_seed_print(d->seed, seed);
    fold_commitment(d->seed, "00112233445566778899aabbccddeeff", commitment);
    for (int seat = 0; seat < d->seats; seat++)
        json_push(seats, json_own(c, "{\"name\":\"x\",\"kind\":\"human\"}"));
    json_add_int(r.json, "quadrivium", 1);
    json_add_text(r.json, "game", d->game->id);
    json_add_text(r.json, "variant", d->variant->id);
    json_add_int(r.json, "rules_version", d->version);
    json_add(r.json, "options", d->options);
    json_add(r.json, "seats", seats);
    json_add_text(r.json, "seed", seed);
    json_add_text(r.json, "nonce", "00112233445566778899aabbccddeeff");
    json_add_text(r.json, "seed_commitment", commitment);
    json_add(r.json, "events", r.events);
    json_add(r.json, "hashes", r.hashes);
    return r;
}

static void record_event(struct driver *d, struct record *r, const struct event *event, int turn, int n)
{
    json_object *body = fold_event_write(&d->lasting, d->game, d->seats, event);
    json_add_int(body, "n", n);
    json_add_int(body, "turn", turn);
    json_push(r->events, body);
}

/* The hash after the last event of each turn, turns rising: the newest replaces the older of the same turn.
 */
static void record_hash(struct driver *d, struct record *r, int turn)
{
    char hash[FOLD_HASH];
    json_object *row = NULL;
    fold_hash(&d->step, d->game, d->fold.state, hash);
    for (size_t i = 0; i < json_object_array_length(r->hashes); i++) {
        json_object *old = json_object_array_get_idx(r->hashes, i);
        if (json_object_get_int(json_member(old, "turn")) == turn) row = old;
    }
    if (!row) {
        row = json_new_object(&d->lasting);
        json_add_int(row, "turn", turn);
        json_push(r->hashes, row);
    }
    json_add_text(row, "hash", hash);
}

static int by_turn(const void *a, const void *b)
{
    json_object *one = *(json_object *const *)a, *two = *(json_object *const *)b;
    return json_object_get_int(json_member(one, "turn")) - json_object_get_int(json_member(two, "turn"));
}

static void play_record(struct driver *d)
{
    struct record r = record_begin(d);
    struct replay_report report;
    char hash[FOLD_HASH];
    for (int n = 1; n <= setting("CONFORMANCE_STEPS", 80) && !is_over(d); n++) {
        struct standing before = d->game->standing(d->fold.state);
        struct event event = driver_next(d);
        struct outcome outcome;
        int turn = fold_turn(&before, d->seats, &event);
        record_event(d, &r, &event, turn, n);
        ck_assert(fold_apply(&d->fold, &event, NULL, &outcome));
        record_hash(d, &r, turn);
        pool_wipe(d->step.pool);
    }
    struct standing after = d->game->standing(d->fold.state);
    json_object_array_sort(r.hashes, by_turn);
    if (after.over) json_add(r.json, "result", fold_result(&d->lasting, &after, d->seats));
    json_object *sent = json_own(&d->step, json_text(&d->step, r.json));
    fold_hash(&d->step, d->game, d->fold.state, hash);
    ck_assert_msg(replay_verify(&d->step, sent, NULL, &report), "%s", d->step.failure.detail);
    ck_assert_msg(report.ok, "%s %s: turn %d: %s", d->game->id, d->variant->id, report.first_bad_turn,
                  report.why);
    ck_assert_str_eq(report.hash, hash);
}

START_TEST(events_written_down_and_read_again_lead_to_the_same_bytes)
{
    for_every_game(play_record);
}
END_TEST

/* ---- orders
 * ----------------------------------------------------------------------------------------------------------
 */

static void look_orders(struct driver *d, const struct event *event)
{
    for (int seat = 0; seat < d->seats; seat++) {
        if (!event->orders[seat]) continue;
        game_known *known = driver_known(d, d->fold.state, seat);
        json_object *written = d->game->write(&d->step, event->orders[seat]);
        const char *text = json_text(&d->step, written);
        const game_order *judged;
        const char *verdict = driver_verdict(d, known, written, &judged);
        ck_assert_msg(judged != NULL, "%s refuses its bot's order %s: %s", d->game->id, text, verdict);
        ck_assert_str_eq(json_text(&d->step, d->game->write(&d->step, judged)), text);
        struct verdicts verdicts = {.n = 0};
        game_order *read = d->game->parse(&d->step, json_own(&d->step, text), &verdicts);
        ck_assert_ptr_nonnull(read);
        ck_assert_str_eq(json_text(&d->step, d->game->write(&d->step, read)), text);
    }
}

static void play_orders(struct driver *d) { play_on(d, look_orders, NULL); }

START_TEST(a_bots_order_stands_and_survives_writing_and_parsing)
{
    for_every_game(play_orders);
}
END_TEST

/* Whatever is tried, by whomever: looking and judging change nothing, and a refused event leaves the original
 * alone. */
static void look_refusals(struct driver *d, const struct event *unused)
{
    (void)unused;
    const char *text = driver_save(d, d->fold.state);
    for (int seat = 0; seat < d->seats; seat++) {
        driver_look(d);
        game_known *known = driver_known(d, d->fold.state, seat);
        for (size_t i = 0; i < json_object_array_length(d->probes); i++) {
            json_object *body = json_object_array_get_idx(d->probes, i);
            const game_order *order;
            driver_verdict(d, known, body, &order);
            if (!order) continue;
            bool act = game_is_act(d->game, order);
            struct event event = {.kind = act ? EVENT_ACT : EVENT_TURN, .seat = act ? seat : -1};
            struct outcome outcome;
            event.orders[seat] = order;
            d->game->apply(&d->step, d->game->copy(&d->step, d->fold.state), &event, NULL, &outcome);
            forgive(&d->step);
        }
        driver_looked(d);
    }
    ck_assert_str_eq(driver_save(d, d->fold.state), text);
}

static void play_refusals(struct driver *d)
{
    play_on(d, look_refusals, NULL);
    look_refusals(d, NULL);
}

START_TEST(judging_and_refused_orders_change_nothing)
{
    for_every_game(play_refusals);
}
END_TEST

/* An agreed draw and one because nobody is there are told apart, and both are kept in a saved state. */
static void check_draw(struct driver *d, enum event_kind kind, game_state *state)
{
    struct standing then = d->game->standing(state);
    ck_assert(then.over);
    ck_assert_str_eq(then.reason, kind == EVENT_DRAW ? "agreement" : "abandoned");
    game_state *again = d->game->load(&d->step, d->game->save(&d->step, state), d->game->save_version);
    ck_assert_ptr_nonnull(again);
    ck_assert_str_eq(d->game->standing(again).reason, then.reason);
}

/* Who has left while the others play on is out; where that is a secret for a while, nothing is owed at least. */
static void check_left(struct driver *d, int seat, game_state *state)
{
    struct standing then = d->game->standing(state);
    bool untold = d->variant->hidden && then.untold & ~then.owes & 1u << seat;
    ck_assert(then.over || then.out & 1u << seat || untold);
}

/* Events that no platform would make: they are refused or harmless, but the game must neither crash nor go on
 * after its end. */
static void look_nonsense(struct driver *d, const struct event *event)
{
    static const enum event_kind KINDS[] = {EVENT_TURN,   EVENT_STAGE_END, EVENT_FLAG,
                                            EVENT_RESIGN, EVENT_DRAW,      EVENT_ABANDON};
    struct standing now = d->game->standing(d->fold.state);
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        int seat = (int)rng_below(&d->luck, (uint64_t)d->seats);
        bool seated = KINDS[i] == EVENT_FLAG || KINDS[i] == EVENT_RESIGN;
        struct event odd = {.kind = KINDS[i], .seat = seated ? seat : -1};
        struct outcome outcome;
        if (event && KINDS[i] == EVENT_TURN) odd.orders[(seat + 1) % d->seats] = event->orders[seat];
        game_state *state = d->game->copy(&d->step, d->fold.state);
        bool fine = d->game->apply(&d->step, state, &odd, NULL, &outcome);
        if (now.over)
            ck_assert_msg(!fine, "%s goes on after its end (%s)", d->game->id, fold_kind_name(KINDS[i]));
        if (!fine) ck_assert_int_ne(d->step.failure.fault, FAULT_NONE);
        if (fine && !seated && KINDS[i] != EVENT_TURN && KINDS[i] != EVENT_STAGE_END)
            check_draw(d, KINDS[i], state);
        if (fine && seated) check_left(d, seat, state);
        forgive(&d->step);
    }
}

static void play_nonsense(struct driver *d)
{
    play_on(d, look_nonsense, NULL);
    if (is_over(d)) look_nonsense(d, NULL);
}

START_TEST(events_that_make_no_sense_are_refused_without_harm)
{
    for_every_game(play_nonsense);
}
END_TEST

/* ---- standing
 * -------------------------------------------------------------------------------------------------------- */

/* Places are those of a race: as many are better placed as the number says. */
static void check_places(struct driver *d, const struct standing *now)
{
    for (int seat = 0; seat < d->seats; seat++) {
        int better = 0;
        for (int other = 0; other < d->seats; other++) better += now->place[other] < now->place[seat];
        if (now->over) ck_assert_int_eq(now->place[seat], better + 1);
        else ck_assert_int_eq(now->place[seat], 0);
    }
}

/* A game with factions names one of its own for each seat at the end, and none before. */
static void check_factions(struct driver *d, const struct standing *now)
{
    struct faction faction;
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        const char *own = now->faction[seat];
        ck_assert((own != NULL) == (d->game->faction && now->over && seat < d->seats));
        bool found = false;
        for (int i = 0; own && d->game->faction(i, &faction); i++) found |= strcmp(faction.id, own) == 0;
        ck_assert(found || !own);
    }
}

static void check_standing(struct driver *d, const struct standing *now)
{
    ck_assert_ptr_nonnull(now->stage);
    ck_assert_uint_eq(now->owes >> d->seats, 0);
    ck_assert_uint_eq(now->woken >> d->seats, 0);
    ck_assert((now->reason != NULL) == now->over);
    ck_assert_uint_eq(now->ready >> d->seats, 0);
    ck_assert_uint_eq(now->out >> d->seats, 0);
    ck_assert_uint_eq(now->out & now->owes, 0);
    if (now->over) ck_assert(now->owes == 0 && !now->acts_open && !now->stage_ends);
    check_places(d, now);
    check_factions(d, now);
}

static struct standing last;

static void look_standing(struct driver *d, const struct event *event)
{
    (void)event;
    last = d->game->standing(d->fold.state);
    check_standing(d, &last);
}

static void after_standing(struct driver *d, const struct event *event)
{
    struct standing now = d->game->standing(d->fold.state);
    check_standing(d, &now);
    for (int seat = 0; seat < d->seats; seat++) {
        bool moved = event->kind == EVENT_TURN && (event->orders[seat] || event->late & 1u << seat);
        ck_assert_int_ge(now.turn[seat], last.turn[seat]);
        if (moved && !now.over) ck_assert_int_gt(now.turn[seat], last.turn[seat]);
    }
}

static void play_standing(struct driver *d) { play_on(d, look_standing, after_standing); }

START_TEST(owes_over_places_and_turn_numbers_are_consistent)
{
    for_every_game(play_standing);
}
END_TEST

/* ---- who is told
 * ----------------------------------------------------------------------------------------------------- */

static void play_moved(struct driver *d)
{
    int viewers[VIEWERS], count = 0;
    for (int seat = 0; seat < d->seats; seat++) viewers[count++] = seat;
    viewers[count++] = SPECTATOR;
    for (int step = 0; step < setting("CONFORMANCE_STEPS", 80) && !is_over(d); step++) {
        const char *view[VIEWERS], *legal[VIEWERS];
        for (int i = 0; i < count; i++) {
            game_known *known = driver_known(d, d->fold.state, viewers[i]);
            view[i] = driver_view(d, known);
            legal[i] = driver_legal(d, known);
        }
        struct event event = driver_next(d);
        struct outcome outcome;
        struct tale tale = tale_new(d->step.pool);
        ck_assert(fold_apply(&d->fold, &event, &tale, &outcome));
        uint32_t told = 0;
        for (int i = 0; i < tale.count; i++) told |= tale.lines[i].audience;
        for (int i = 0; i < count; i++) {
            driver_look(d);
            game_known *known = driver_known(d, d->fold.state, viewers[i]);
            bool looks_new = strcmp(view[i], driver_view(d, known)) != 0;
            bool acts_new = strcmp(legal[i], driver_legal(d, known)) != 0;
            bool moved = outcome.moved >> viewers[i] & 1, news = looks_new || (told >> viewers[i] & 1);
            ck_assert_msg(moved == news,
                          "%s %s step %d %s: moved says %d for viewer %d, view new %d, told %d", d->game->id,
                          d->variant->id, step, fold_kind_name(event.kind), moved, viewers[i], looks_new,
                          (int)told);
            ck_assert_msg(!acts_new || moved, "%s: viewer %d may do something else and is not told",
                          d->game->id, viewers[i]);
            driver_looked(d);
        }
        pool_wipe(d->step.pool);
    }
}

START_TEST(moved_names_exactly_the_viewers_with_news)
{
    for_every_game(play_moved);
}
END_TEST

/* ---- secrets
 * ---------------------------------------------------------------------------------------------------------
 */

/* What is found better than an order, what it costs and why; in some turns of each seat, because it takes a search. */
static void write_review(struct driver *d, const game_known *known, const game_order *order, int viewer,
                         FILE *out)
{
    enum { TURNS = 8, TRIES = 16 };
    struct ctx *c = &d->step;
    struct review review;
    if (!d->game->review || d->game->standing(d->fold.state).turn[viewer] % TURNS != viewer) return;
    ck_assert(d->game->review->compare(c, known, order, TRIES, &review));
    fprintf(out, "\n%d %s %s", review.cost,
            review.best ? json_text(c, d->game->write(c, review.best)) : "none", json_text(c, review.why));
}

/* Everything a viewer can get out of a state: both views, legal list, picture, verdicts, a bot's choice; and the known itself, where
 * the game's tests can tell what is in it. */
static const char *all_signs(struct driver *d, const game_state *state, int viewer)
{
    struct ctx *c = &d->step;
    game_known *known = driver_known(d, state, viewer);
    worlds_tell *tell = worlds_of(d->game->id)->tell;
    json_object *compact = d->game->view(c, known, true, NULL);
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    fprintf(out, "%s\n%s\n%s\n%s\n%s", driver_view(d, known), json_text(c, compact), driver_legal(d, known),
            d->game->picture ? d->game->picture->draw(c, known) : "", tell ? tell(c, known) : "");
    driver_numbers(d, known, out);
    for (size_t i = 0; viewer < d->seats && i < json_object_array_length(d->probes); i++)
        fprintf(out, "\n%s", driver_verdict(d, known, json_object_array_get_idx(d->probes, i), NULL));
    if (viewer < d->seats && d->game->standing(state).owes & 1u << viewer) {
        struct rng rng = rng_seeded(d->seed);
        json_object *memory = NULL;
        game_order *order = d->game->choose(c, known, 2, &rng, &memory);
        fprintf(out, "\n%s", order ? json_text(c, d->game->write(c, order)) : "none");
        if (order) write_review(d, known, order, viewer, out);
    }
    fclose(out);
    pool_defer(c->pool, free, text);
    return text;
}

static void look_at_world(struct driver *d, worlds_alter *alter, json_object *saved, int viewer)
{
    json_object *altered = alter(&d->step, saved, viewer, &d->luck);
    if (!altered) return;
    game_state *other = d->game->load(&d->step, altered, d->game->save_version);
    ck_assert_msg(other != NULL, "%s: an altered world cannot be loaded: %s", d->game->id,
                  d->step.failure.detail);
    ck_assert_str_eq(all_signs(d, d->fold.state, viewer), all_signs(d, other, viewer));
}

static void look_worlds(struct driver *d, const struct event *event)
{
    (void)event;
    worlds_alter *alter = worlds_of(d->game->id)->alter;
    if (!alter) {
        ck_assert_msg(!d->variant->hidden, "%s hides facts and its worlds do not say which", d->game->id);
        return;
    }
    json_object *saved = d->game->save(&d->step, d->fold.state);
    for (int viewer = 0; viewer <= ARBITER;
         viewer = viewer + 1 < d->seats || viewer >= SPECTATOR ? viewer + 1 : SPECTATOR) {
        driver_look(d);
        look_at_world(d, alter, saved, viewer);
        driver_looked(d);
    }
}

static void play_worlds(struct driver *d)
{
    play_on(d, look_worlds, NULL);
    look_worlds(d, NULL);
}

START_TEST(two_worlds_equal_for_a_viewer_look_equal_to_it)
{
    for_every_game(play_worlds);
}
END_TEST

/* Who has handed in is shown as the variant says: by name, by number, or not at all; what they handed in
 * never. */
static void look_at_table(struct driver *d, const struct event *event, int viewer)
{
    uint32_t others = (1u << d->seats) - 1 - (1u << viewer);
    if (!others) return; /* alone at the table */
    uint32_t first = others & -others, last_one = 1u << (31 - __builtin_clz(others));
    struct table none = {0}, one = {.handed_in = first, .ready = first};
    struct table another = {.handed_in = last_one, .ready = last_one};
    const game_state *state = d->fold.state;
    const char *view_none = driver_view(d, d->game->know(&d->step, state, viewer, none));
    const char *view_one = driver_view(d, d->game->know(&d->step, state, viewer, one));
    const char *view_another = driver_view(d, d->game->know(&d->step, state, viewer, another));
    if (d->variant->shown != SHOW_WHO) ck_assert_str_eq(view_one, view_another);
    if (d->variant->shown == SHOW_NOTHING) ck_assert_str_eq(view_none, view_one);
    if (!event->orders[viewer] || event->kind != EVENT_TURN) return;
    struct table own = {.own = event->orders[viewer]};
    ck_assert_ptr_nonnull(driver_view(d, d->game->know(&d->step, state, viewer, own)));
}

static void look_table(struct driver *d, const struct event *event)
{
    for (int viewer = 0; viewer < d->seats; viewer++) {
        driver_look(d);
        look_at_table(d, event, viewer);
        driver_looked(d);
    }
}

static void play_table(struct driver *d) { play_on(d, look_table, NULL); }

START_TEST(handing_in_shows_what_the_variant_says_and_no_more)
{
    for_every_game(play_table);
}
END_TEST

/* ---- the catalogue
 * ----------------------------------------------------------------------------------------------------- */

START_TEST(options_filled_in_once_stay_as_they_are)
{
    struct ctx c = harness_ctx();
    struct seat_fact nobody[SEATS_MAX] = {0};
    for (int g = 0; game_at(g); g++)
        for (const struct variant *v = game_at(g)->variants; v->id; v++) {
            json_object *first = game_at(g)->options(&c, v, NULL, v->seats_min, nobody);
            ck_assert_ptr_nonnull(first);
            json_object *again = game_at(g)->options(&c, v, first, v->seats_min, nobody);
            ck_assert_ptr_nonnull(again);
            ck_assert_str_eq(json_text(&c, first), json_text(&c, again));
            json_object *unknown = json_own(&c, "{\"no_such_option\":1}");
            ck_assert_ptr_null(game_at(g)->options(&c, v, unknown, v->seats_min, nobody));
            ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
            forgive(&c);
        }
    harness_end(&c);
}
END_TEST

/* Every option the schema offers is one that options() fills in, and the defaults are the same. */
START_TEST(the_options_schema_tells_the_defaults)
{
    struct ctx c = harness_ctx();
    struct seat_fact nobody[SEATS_MAX] = {0};
    for (int g = 0; game_at(g); g++)
        for (const struct variant *v = game_at(g)->variants; v->id; v++) {
            json_object *properties = json_member(json_own(&c, v->options_schema), "properties");
            json_object *filled = game_at(g)->options(&c, v, NULL, v->seats_min, nobody);
            ck_assert_int_eq(json_object_object_length(properties), json_object_object_length(filled));
            json_object_object_foreach (properties, name, property) {
                json_object *value = NULL;
                ck_assert_msg(json_object_object_get_ex(filled, name, &value), "%s: %s", game_at(g)->id,
                              name);
                ck_assert_msg(json_object_equal(value, json_member(property, "default")), "%s: default of %s",
                              game_at(g)->id, name);
            }
        }
    harness_end(&c);
}
END_TEST

/* ---- orders composed item by item ------------------------------------------------------------------------------- */

/* Whatever is chosen from the lists, the judge accepts the order, and it is the same order when it was written down. */
static void look_items(struct driver *d, const struct event *event)
{
    (void)event;
    uint32_t owes = d->game->standing(d->fold.state).owes;
    for (int seat = 0; d->game->items && seat < d->seats; seat++) {
        struct ctx *c = &d->step;
        struct verdicts verdicts = {0}, again = {0};
        game_known *known = driver_known(d, d->fold.state, seat);
        const game_order *order = driver_compose(d, known, &d->luck, NULL);
        ck_assert_msg((order != NULL) == (owes >> seat & 1),
                      "%s: items of a seat that owes no order, or none of one that does", d->game->id);
        if (!order) continue;
        json_object *written = d->game->write(c, order);
        const game_order *judged = d->game->judge(c, known, order, true, &verdicts);
        ck_assert_msg(judged != NULL, "%s: %s: %s", d->game->id, json_text(c, written), c->failure.detail);
        const game_order *parsed = d->game->parse(c, written, &again);
        ck_assert_msg(parsed != NULL, "%s: %s: %s", d->game->id, json_text(c, written), c->failure.detail);
        parsed = d->game->judge(c, known, parsed, true, &again);
        ck_assert_str_eq(json_text(c, d->game->write(c, judged)), json_text(c, d->game->write(c, parsed)));
    }
}

static void play_items(struct driver *d) { play_on(d, look_items, NULL); }

START_TEST(an_order_composed_item_by_item_stands)
{
    for_every_game(play_items);
}
END_TEST

/* ---- positions as text ---------------------------------------------------------------------------------------- */

/* What is printed is read to a game with the same text, the same legal lists, and the same text after the next event. */
static void look_positions(struct driver *d, const struct event *event)
{
    struct ctx *c = &d->step;
    const char *text = game_position_text(c, d->game, d->fold.state);
    if (!text) return;
    struct setting setting = {
        .variant = d->variant, .rules_version = d->version, .options = d->options, .seats = d->seats};
    struct outcome outcome;
    game_state *given = game_position(c, d->game, &setting, text), *real = d->game->copy(c, d->fold.state);
    ck_assert_msg(given != NULL, "%s: %s: %s", d->game->id, text, c->failure.detail);
    ck_assert_str_eq(game_position_text(c, d->game, given), text);
    for (int seat = 0; seat < d->seats; seat++)
        ck_assert_str_eq(driver_legal(d, driver_known(d, given, seat)),
                         driver_legal(d, driver_known(d, real, seat)));
    ck_assert(d->game->apply(c, given, event, NULL, &outcome));
    ck_assert(d->game->apply(c, real, event, NULL, &outcome));
    ck_assert_str_eq(game_position_text(c, d->game, given), game_position_text(c, d->game, real));
}

static void play_positions(struct driver *d) { play_on(d, look_positions, NULL); }

START_TEST(a_position_read_from_its_text_plays_on_like_the_original)
{
    for_every_game(play_positions);
}
END_TEST

static Suite *conformance(void)
{
    Suite *suite = suite_create("conformance");
    HARNESS_ADD(suite, a_saved_state_loads_to_the_same_bytes);
    HARNESS_ADD(suite, a_loaded_state_and_a_copy_play_on_like_the_original);
    HARNESS_ADD(suite, events_written_down_and_read_again_lead_to_the_same_bytes);
    HARNESS_ADD(suite, a_bots_order_stands_and_survives_writing_and_parsing);
    HARNESS_ADD(suite, a_position_read_from_its_text_plays_on_like_the_original);
    HARNESS_ADD(suite, an_order_composed_item_by_item_stands);
    HARNESS_ADD(suite, judging_and_refused_orders_change_nothing);
    HARNESS_ADD(suite, events_that_make_no_sense_are_refused_without_harm);
    HARNESS_ADD(suite, owes_over_places_and_turn_numbers_are_consistent);
    HARNESS_ADD(suite, moved_names_exactly_the_viewers_with_news);
    HARNESS_ADD(suite, two_worlds_equal_for_a_viewer_look_equal_to_it);
    HARNESS_ADD(suite, handing_in_shows_what_the_variant_says_and_no_more);
    HARNESS_ADD(suite, options_filled_in_once_stay_as_they_are);
    HARNESS_ADD(suite, the_options_schema_tells_the_defaults);
    return suite;
}

TEST_MAIN(conformance)
