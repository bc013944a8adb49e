/* stratagem.c - libFuzzer at orders and acts of Stratagem: whatever is read is written in one form and read again to the same,
 * whatever is judged stands a second time, and a turn played with it leaves a state that saves, loads and is sane. */
#include "games/stratagem/state.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static game_state *fresh(struct ctx *c)
{
    struct seat_fact people[SEATS_MAX] = {0};
    const struct variant *v = GAME_stratagem.variants;
    struct setting setting = {
        .variant = v, .options = strat_options(c, v, NULL, 4, people), .seats = 4, .seed = 1};
    return strat_setup(c, &setting);
}

static void check_state(struct ctx *c, const game_state *s)
{
    const char *text = json_text(c, strat_save(c, s));
    game_state *again = strat_load(c, json_own(c, text), GAME_stratagem.save_version);
    must(again && strcmp(json_text(c, strat_save(c, again)), text) == 0);
    for (int seat = 0; seat < s->world.seats; seat++)
        for (int good = 0; good < GOODS; good++) must(s->world.realm[seat].stock[good] >= 0);
}

static void play(struct ctx *c, game_state *s, int seat, const game_order *order)
{
    struct tale tale = tale_new(c->pool);
    struct outcome outcome;
    struct event event = {.kind = order->act ? EVENT_ACT : EVENT_TURN, .seat = order->act ? seat : -1};
    event.orders[seat] = order;
    if (!order->act) event.late = 15u & ~(1u << seat);
    must(strat_apply(c, s, &event, &tale, &outcome));
    check_state(c, s);
}

static void judge(struct ctx *c, game_state *s, int seat, const game_order *order)
{
    struct verdicts v = {0}, again = {0};
    game_known *known = strat_know(c, s, seat, (struct table){0});
    game_order *stands = strat_judge(c, known, order, false, &v);
    if (!stands) {
        must(c->failure.fault != FAULT_NONE);
        forgive(c);
        return;
    }
    must(strat_judge(c, known, stands, true, &again));
    must(strat_notation(c, stands));
    play(c, s, seat, stands);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    json_object *sent;
    struct verdicts v = {0};
    game_order *order = json_read(&c, (const char *)bytes, length, &sent) ? strat_parse(&c, sent, &v) : NULL;
    if (order) {
        const char *text = json_text(&c, strat_write(&c, order));
        game_order *read = strat_parse(&c, json_own(&c, text), &v);
        must(read && strcmp(json_text(&c, strat_write(&c, read)), text) == 0);
        for (int seat = 0; seat < 4; seat++) judge(&c, fresh(&c), seat, order);
    } else {
        must(c.failure.fault != FAULT_NONE);
    }
    pool_drop(c.pool);
    return 0;
}
