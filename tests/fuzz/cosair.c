/* cosair.c - libFuzzer at orders of CoSAIR: what is read and judged is written in one form and read again to the same, stands a second time,
 * and is resolved to a state that saves, loads and is sane. */
#include "games/cosair/state.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* A world in which everything can be ordered: rich, with ships, agents and half of the technologies. */
static game_state *fresh(struct ctx *c)
{
    const struct variant *v = GAME_cosair.variants;
    struct setting setting = {
        .variant = v, .options = cosair_options(c, v, NULL, 3, NULL), .seats = 3, .seed = 1};
    game_state *s = cosair_setup(c, &setting);
    for (int seat = 0; seat < 3; seat++) {
        struct nation *n = &s->space.nation[seat];
        struct planet *p = &s->space.planet[seat];
        n->agents = n->recruited = 2;
        for (int i = 0; i < 2; i++)
            n->agent[i] = (struct agent){
                .name = (uint8_t)i, .rank = 3, .at = (uint8_t)seat, .to = NONE, .mission = NONE};
        for (n->techs = 0; n->techs < 5; n->techs++) n->tech[n->techs] = n->techs;
        n->knows = 31;
        p->cruisers = 30 + seat;
        p->transports = p->colony_ships = p->mines = 6;
    }
    return s;
}

static void check_state(struct ctx *c, const game_state *s)
{
    const char *text = json_text(c, cosair_save(c, s));
    game_state *again = cosair_load(c, json_own(c, text), GAME_cosair.save_version);
    must(again && strcmp(json_text(c, cosair_save(c, again)), text) == 0);
    for (int i = 0; i < s->space.planets; i++) {
        const struct planet *p = &s->space.planet[i];
        must(p->cruisers >= 0 && p->transports >= 0 && p->colony_ships >= 0 && p->mines >= 0 && p->pop >= 0);
    }
}

/* The turn of the order, then forty more in which everything arrives. */
static void play(struct ctx *c, game_state *s, int seat, const game_order *order)
{
    for (int turn = 0; turn < 40 && !s->space.reason; turn++) {
        struct tale tale = tale_new(c->pool);
        struct outcome outcome;
        struct event event = {.kind = EVENT_TURN, .seat = -1};
        for (int other = 0; other < 3; other++)
            if (nation_plays(&s->space, other)) event.late |= 1u << other;
        if (turn == 0) {
            event.orders[seat] = order;
            event.late &= ~(1u << seat);
        }
        must(cosair_apply(c, s, &event, &tale, &outcome));
    }
    check_state(c, s);
}

static void judge(struct ctx *c, int seat, const game_order *order)
{
    struct verdicts v = {0}, again = {0};
    game_state *s = fresh(c);
    game_known *known = cosair_know(c, s, seat, (struct table){0});
    game_order *stands = cosair_judge(c, known, order, false, &v);
    if (!stands) {
        must(c->failure.fault != FAULT_NONE);
        forgive(c);
        return;
    }
    const char *text = json_text(c, cosair_write(c, stands));
    game_order *read = cosair_parse(c, json_own(c, text), &v);
    must(read && strcmp(json_text(c, cosair_write(c, read)), text) == 0);
    must(cosair_judge(c, known, read, true, &again));
    must(cosair_notation(c, stands));
    stands->turn = 0;
    play(c, s, seat, stands);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct ctx c = {.pool = pool_new()};
    json_object *sent;
    struct verdicts v = {0};
    game_order *order = json_read(&c, (const char *)bytes, length, &sent) ? cosair_parse(&c, sent, &v) : NULL;
    if (order) {
        for (int seat = 0; seat < 3; seat++) judge(&c, seat, order);
    } else {
        must(c.failure.fault != FAULT_NONE);
    }
    pool_drop(c.pool);
    return 0;
}
