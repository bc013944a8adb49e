/* driver.c - see driver.h. */
#include "driver.h"
#include "games/items.h"
#include <stdio.h>
#include <string.h>

/* ---- beginning
 * ----------------------------------------------------------------------------------------------------- */

static json_object *probes_read(struct ctx *c, const char *game)
{
    char *path = pool_print(c->pool, "tests/games/%s/probes.json", game);
    FILE *file = fopen(path, "rb");
    if (!file) return json_new_array(c);
    char *text = pool_take(c->pool, 1 << 16);
    size_t length = fread(text, 1, (1 << 16) - 1, file);
    fclose(file);
    json_object *probes = NULL;
    ck_assert_msg(json_read(c, text, length, &probes), "%s: %s", path, c->failure.detail);
    return probes;
}

void driver_begin(struct driver *d, const struct game *game, int version, const struct variant *variant,
                  json_object *options, int seats, uint64_t seed)
{
    *d = (struct driver){.game = game, .version = version, .variant = variant, .seats = seats, .seed = seed};
    d->lasting = harness_ctx();
    d->step = harness_ctx();
    d->aside = harness_ctx();
    d->luck = rng_seeded(~seed);
    for (int seat = 0; seat < seats; seat++) d->bot[seat] = fold_bot_rng(seed, seat);
    d->options = game->options(&d->lasting, variant, options, seats, d->fact);
    ck_assert_msg(d->options != NULL, "options: %s", d->lasting.failure.detail);
    d->probes = probes_read(&d->lasting, game->id);
    game_state *state = fold_setup_by(&d->lasting, game, version, variant, d->options, seats, d->fact, seed);
    ck_assert_ptr_nonnull(state);
    fold_begin(&d->fold, game, state);
}

void driver_end(struct driver *d)
{
    fold_end(&d->fold);
    pool_drop(d->aside.pool);
    pool_drop(d->step.pool);
    pool_drop(d->lasting.pool);
}

static void swap_memory(struct driver *d)
{
    struct ctx step = d->step;
    d->step = d->aside;
    d->aside = step;
}

void driver_look(struct driver *d) { swap_memory(d); }

void driver_looked(struct driver *d)
{
    pool_wipe(d->step.pool);
    d->step = (struct ctx){.pool = d->step.pool, .now = d->step.now};
    swap_memory(d);
}

/* ---- looking
 * ------------------------------------------------------------------------------------------------------- */

game_known *driver_known(struct driver *d, const game_state *state, int viewer)
{
    game_known *known = d->game->know(&d->step, state, viewer, (struct table){0});
    ck_assert_ptr_nonnull(known);
    return known;
}

const char *driver_view(struct driver *d, const game_known *known)
{
    json_object *view = d->game->view(&d->step, known, false, NULL);
    ck_assert_msg(view != NULL, "view: %s", d->step.failure.detail);
    return json_text(&d->step, view);
}

const char *driver_legal(struct driver *d, const game_known *known)
{
    json_object *legal = d->game->legal(&d->step, known, NULL);
    const char *text = legal ? json_text(&d->step, legal) : "-";
    forgive(&d->step);
    return text;
}

/* Thousands at a look: fprintf for each took a sixteenth of the whole program. */
static void print_numbers(struct pool *pool, FILE *out, const char *what, const int32_t *numbers,
                          size_t count)
{
    fprintf(out, "\n%s", what);
    for (size_t i = 0; i < count; i++) {
        putc_unlocked(' ', out);
        fputs_unlocked(pool_print_int(pool, numbers[i]), out);
    }
}

/* One choice in twelve ends the order where it can end, so that long lists do not make endless orders. */
const game_order *driver_compose(struct driver *d, const game_known *known, struct rng *luck, FILE *out)
{
    const struct game_items *items = d->game->items;
    struct item_table table = {0};
    game_draft *draft = items->begin(&d->step, known);
    for (bool complete = false; !complete;) {
        items->list(&d->step, draft, &table);
        if (out) print_numbers(d->step.pool, out, "items", table.row, (size_t)table.n * (size_t)table.width);
        if (table.n == 0 && !table.done) return NULL;
        if (table.n == 0 || (table.done && rng_below(luck, 12) == 0)) break;
        uint64_t chosen = rng_below(luck, (uint64_t)table.n);
        complete = items->add(&d->step, draft, table.row + chosen * (size_t)table.width);
    }
    return items->order(&d->step, draft);
}

void driver_numbers(struct driver *d, const game_known *known, FILE *out)
{
    const struct game_items *items = d->game->items;
    int rows[OBSERVED_MAX], size = 0;
    struct rng luck = rng_seeded(d->seed);
    if (!items) return;
    items->rows(d->variant, d->options, d->seats, rows);
    for (int i = 0; items->observed[i].name; i++)
        for (int k = 0; items->observed[i].column[k].name; k++) size += rows[i];
    int32_t *numbers = pool_take_many(d->step.pool, (size_t)size + 1, sizeof *numbers);
    numbers[size] = INT32_MIN; /* stays: the observation has exactly the size it says */
    items->observe(items->begin(&d->step, known), numbers);
    ck_assert_int_eq(numbers[size], INT32_MIN);
    print_numbers(d->step.pool, out, "known", numbers, (size_t)size);
    driver_compose(d, known, &luck, out);
}

const char *driver_save(struct driver *d, const game_state *state)
{
    return json_text(&d->step, d->game->save(&d->step, state));
}

const char *driver_viewer_name(struct driver *d, int viewer)
{
    if (viewer == SPECTATOR) return "spectator";
    if (viewer == ARBITER) return "arbiter";
    return pool_print(d->step.pool, "%d", viewer);
}

const char *driver_verdict(struct driver *d, const game_known *known, json_object *body,
                           const game_order **ret_order)
{
    struct ctx *c = &d->step;
    struct verdicts *verdicts = pool_take(c->pool, sizeof *verdicts);
    game_order *parsed = d->game->parse(c, body, verdicts);
    game_order *judged = parsed ? d->game->judge(c, known, parsed, true, verdicts) : NULL;
    if (!judged)
        ck_assert_msg(c->failure.fault != FAULT_NONE, "refused without a reason: %s", json_text(c, body));
    if (judged)
        ck_assert_msg(c->failure.fault == FAULT_NONE, "accepted with a failure: %s", c->failure.detail);
    char *text = pool_print(c->pool, "%s", judged ? "stands" : fault_fact(c->failure.fault)->code);
    for (int i = 0; i < verdicts->n; i++) {
        const struct verdict *v = &verdicts->v[i];
        text = pool_print(c->pool, "%s|%d %s %s %s", text, v->item, v->path, v->code ? v->code : v->text,
                          v->code ? v->hint : "");
    }
    forgive(c);
    if (ret_order) *ret_order = judged;
    return text;
}

/* ---- playing
 * ------------------------------------------------------------------------------------------------------- */

/* The quick bots in turn: levels above 2 think long. */
static int some_level(struct driver *d)
{
    int count = 0;
    while (d->game->bots[count].id && d->game->bots[count].level <= 2) count++;
    ck_assert_int_gt(count, 0);
    return d->game->bots[rng_percent(&d->luck, 70) ? 0 : (int)rng_below(&d->luck, (uint64_t)count)].level;
}

const game_order *driver_order(struct driver *d, const game_state *state, int seat)
{
    json_object *memory = NULL;
    const game_order *order = d->game->choose(&d->step, driver_known(d, state, seat), some_level(d),
                                              &d->bot[seat], &memory);
    ck_assert_msg(order != NULL, "%s: the bot of seat %d gave up: %s", d->game->id, seat,
                  d->step.failure.detail);
    return order;
}

static int some_seat(struct driver *d) { return (int)rng_below(&d->luck, (uint64_t)d->seats); }

/* What the seat's bot would do outside the turn; it must stand. */
static bool bots_act(struct driver *d, const game_known *known, int seat, struct event *event)
{
    json_object *memory = NULL;
    const game_order *act = NULL;
    bool fine = game_choose_act(&d->step, d->game, known, some_level(d), &d->bot[seat], &memory, &act);
    ck_assert_msg(fine, "%s: the bot of seat %d gave up: %s", d->game->id, seat, d->step.failure.detail);
    if (!act) return false;
    ck_assert_msg(game_is_act(d->game, act), "%s: the bot of seat %d does what is no act", d->game->id, seat);
    driver_verdict(d, known, d->game->write(&d->step, act), &act);
    ck_assert_msg(act != NULL, "%s: the act of the bot of seat %d does not stand", d->game->id, seat);
    *event = (struct event){.kind = EVENT_ACT, .seat = seat};
    event->orders[seat] = act;
    return true;
}

/* An act that stands, a bot's or one of the probes; false when there is none. */
static bool some_act(struct driver *d, struct event *event)
{
    size_t count = json_object_array_length(d->probes);
    int seat = some_seat(d);
    game_known *known = driver_known(d, d->fold.state, seat);
    if (rng_percent(&d->luck, 40) && bots_act(d, known, seat, event)) return true;
    for (size_t tries = 0; tries < count; tries++) {
        json_object *body = json_object_array_get_idx(d->probes, (size_t)rng_below(&d->luck, count));
        const game_order *order;
        driver_verdict(d, known, body, &order);
        if (!order || !game_is_act(d->game, order)) continue;
        *event = (struct event){.kind = EVENT_ACT, .seat = seat};
        event->orders[seat] = order;
        return true;
    }
    return false;
}

/* A seat that is still waited for may leave; which game allows what else is not for the driver to know. */
static bool some_end(struct driver *d, const struct standing *now, struct event *event)
{
    int seat = some_seat(d);
    if (!rng_percent(&d->luck, 2)) return false;
    if (rng_percent(&d->luck, 20)) *event = (struct event){.kind = EVENT_DRAW, .seat = -1};
    else if (!(now->owes & 1u << seat)) return false;
    else *event = (struct event){.kind = rng_percent(&d->luck, 50) ? EVENT_RESIGN : EVENT_FLAG, .seat = seat};
    return true;
}

static struct event some_turn(struct driver *d, const struct standing *now)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    bool own = d->variant->pace == PACE_OWN;
    int first = some_seat(d);
    for (int i = 0; i < d->seats; i++) {
        int seat = (first + i) % d->seats;
        if (!(now->owes & 1u << seat)) continue;
        if (rng_percent(&d->luck, 5)) event.late |= 1u << seat;
        else event.orders[seat] = driver_order(d, d->fold.state, seat);
        if (own) break;
    }
    return event;
}

struct event driver_next(struct driver *d)
{
    struct standing now = d->game->standing(d->fold.state);
    struct event event;
    if (some_end(d, &now, &event)) return event;
    if (now.acts_open && rng_percent(&d->luck, 70) && some_act(d, &event)) return event;
    if (!now.owes || (now.stage_ends && rng_percent(&d->luck, 70)))
        return (struct event){.kind = EVENT_STAGE_END, .seat = -1};
    return some_turn(d, &now);
}
