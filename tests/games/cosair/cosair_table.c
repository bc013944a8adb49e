/* cosair_table.c - see cosair_table.h. */
#include "cosair_table.h"
#include "games/worlds.h"
#include <stdio.h>
#include <string.h>

static int draw(struct rng *luck, int below) { return (int)rng_below(luck, (uint64_t)below); }
static json_object *at(json_object *list, int i) { return json_object_array_get_idx(list, (size_t)i); }
static int count_of(json_object *list) { return (int)json_object_array_length(list); }
static int get(json_object *o, const char *key) { return json_object_get_int(json_member(o, key)); }

game_state *table_open(struct ctx *c, int seats, uint64_t seed, const char *options)
{
    struct setting setting = {.variant = variant_find(&GAME_cosair, NULL), .seats = seats, .seed = seed};
    json_object *sent = options ? json_own(c, options) : NULL;
    setting.options = GAME_cosair.options(c, setting.variant, sent, seats, setting.seat);
    ck_assert_msg(setting.options != NULL, "%s", c->failure.detail);
    game_state *state = GAME_cosair.setup(c, &setting);
    ck_assert_ptr_nonnull(state);
    return state;
}

game_known *table_known(struct ctx *c, const game_state *state, int viewer)
{
    return GAME_cosair.know(c, state, viewer, (struct table){0});
}

json_object *table_view(struct ctx *c, const game_state *state, int viewer)
{
    return GAME_cosair.view(c, table_known(c, state, viewer), false, NULL);
}

const game_order *table_order(struct ctx *c, const game_state *state, int seat, json_object *sent)
{
    struct verdicts verdicts = {0};
    game_order *order = GAME_cosair.parse(c, sent, &verdicts);
    ck_assert_msg(order != NULL, "%s", json_text(c, sent));
    order = GAME_cosair.judge(c, table_known(c, state, seat), order, false, &verdicts);
    ck_assert_msg(order != NULL, "%s", json_text(c, sent));
    return order;
}

struct round table_resolve(struct ctx *c, game_state *state, const game_order *const orders[NATIONS])
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct round round = {.tale = tale_new(c->pool)};
    uint32_t owes = GAME_cosair.standing(state).owes;
    for (int seat = 0; seat < state->space.seats; seat++) {
        if (!(owes >> seat & 1)) continue;
        event.orders[seat] = orders[seat];
        if (!orders[seat]) event.late |= 1u << seat;
    }
    bool fine = GAME_cosair.apply(c, state, &event, &round.tale, &round.outcome);
    ck_assert_msg(fine, "%s", c->failure.detail);
    return round;
}

struct round table_turn(struct ctx *c, game_state *state, const char *const sent[NATIONS])
{
    const game_order *orders[NATIONS] = {NULL};
    for (int seat = 0; seat < state->space.seats; seat++)
        if (sent && sent[seat]) orders[seat] = table_order(c, state, seat, json_own(c, sent[seat]));
    return table_resolve(c, state, orders);
}

/* ---- somebody who plays by lot ---------------------------------------------------------------------------------------- */

struct hand {
    struct ctx *c;
    struct rng *luck;
    json_object *legal, *list;
    int planets;
};

static json_object *table_of(const struct hand *h, const char *name) { return json_member(h->legal, name); }

static json_object *any(const struct hand *h, json_object *list)
{
    return at(list, draw(h->luck, count_of(list)));
}

static json_object *command(const struct hand *h, const char *type)
{
    json_object *o = json_new_object(h->c);
    json_add_text(o, "type", type);
    json_push(h->list, o);
    return o;
}

static void rule(const struct hand *h)
{
    json_object *techs = json_member(table_of(h, "set_research"), "techs");
    json_object *rates = json_member(table_of(h, "set_tax"), "rates");
    if (!json_member(table_of(h, "you"), "research") && count_of(techs))
        json_add(command(h, "set_research"), "tech", any(h, techs));
    if (count_of(rates) && draw(h->luck, 20) == 0) json_add(command(h, "set_tax"), "rate", any(h, rates));
    if (table_of(h, "recruit_agent") && draw(h->luck, 2)) command(h, "recruit_agent");
}

static void build(const struct hand *h)
{
    json_object *own = table_of(h, "your_planets"), *rows = table_of(h, "set_queue");
    for (int i = 0; i < count_of(rows); i++) {
        json_object *row = at(rows, i), *items = json_new_array(h->c);
        if (count_of(json_member(at(own, i), "queue"))) continue;
        json_push(items, any(h, json_member(row, "items")));
        json_push_text(items, draw(h->luck, 2) ? "cruiser" : "transport");
        json_push_text(items, draw(h->luck, 3) ? "cruiser" : "freighter");
        json_object *order = command(h, "set_queue");
        json_add_int(order, "planet", get(row, "planet"));
        json_add(order, "items", items);
        json_add_bool(order, "repeat", draw(h->luck, 4) == 0);
    }
}

static void fly(const struct hand *h)
{
    json_object *ports = table_of(h, "send_fleet"), *starts = table_of(h, "colonise");
    for (int i = 0; i < count_of(starts); i++) {
        json_object *order = command(h, "colonise");
        json_add_int(order, "from", get(at(starts, i), "from"));
        json_add_int(order, "escort", 1);
    }
    for (int i = 0; i < count_of(ports); i++) {
        json_object *port = at(ports, i);
        int to = draw(h->luck, h->planets), cruisers = get(port, "cruisers");
        if (cruisers < 3 || draw(h->luck, 8) || to == get(port, "from")) continue;
        json_object *order = command(h, "send_fleet");
        json_add_int(order, "from", get(port, "from"));
        json_add_int(order, "to", to);
        json_add_int(order, "cruisers", cruisers - draw(h->luck, 3));
        json_add_int(order, "transports", get(port, "transports"));
    }
}

static void spy(const struct hand *h)
{
    json_object *table = table_of(h, "send_agent"), *agents = json_member(table, "agents");
    json_object *goals = json_member(table, "planets");
    for (int i = 0; i < count_of(agents) && count_of(goals); i++) {
        if (draw(h->luck, 3) == 0) continue;
        json_object *order = command(h, "send_agent");
        json_add(order, "agent", json_member(at(agents, i), "agent"));
        json_add(order, "planet", any(h, goals));
        json_add(order, "mission", json_member(any(h, json_member(table, "missions")), "mission"));
    }
}

json_object *table_some_orders(struct ctx *c, const game_state *state, int seat, struct rng *luck)
{
    struct hand h = {.c = c, .luck = luck, .planets = state->space.planets};
    h.legal = GAME_cosair.legal(c, table_known(c, state, seat), NULL);
    h.list = json_new_array(c);
    rule(&h);
    build(&h);
    fly(&h);
    spy(&h);
    return h.list;
}

void table_play(struct ctx *c, game_state *state, int turns, struct rng *luck)
{
    for (int i = 0; i < turns && state->space.reason == REASON_NONE; i++) {
        const game_order *orders[NATIONS] = {NULL};
        for (int seat = 0; seat < state->space.seats; seat++)
            if (nation_plays(&state->space, seat))
                orders[seat] = table_order(c, state, seat, table_some_orders(c, state, seat, luck));
        table_resolve(c, state, orders);
    }
}

/* ---- what a viewer gets ------------------------------------------------------------------------------------------------ */

static json_object *probes(struct ctx *c)
{
    char text[1 << 14];
    FILE *file = fopen("tests/games/cosair/probes.json", "rb");
    ck_assert_ptr_nonnull(file);
    size_t length = fread(text, 1, sizeof text, file);
    fclose(file);
    ck_assert_uint_lt(length, sizeof text);
    json_object *list = NULL;
    ck_assert_msg(json_read(c, text, length, &list), "%s", c->failure.detail);
    return list;
}

static const char *verdict(struct ctx *c, const game_known *known, json_object *sent)
{
    struct verdicts v = {0};
    const char *text = "";
    game_order *order = GAME_cosair.parse(c, sent, &v);
    if (order) order = GAME_cosair.judge(c, known, order, false, &v);
    for (int i = 0; i < v.n; i++)
        text = pool_print(c->pool, "%s %s %s %s %s;", text, v.v[i].path, v.v[i].code, v.v[i].hint,
                          v.v[i].text);
    text = pool_print(c->pool, "%s %s", text,
                      order ? json_text(c, GAME_cosair.write(c, order)) : c->failure.detail);
    forgive(c);
    return text;
}

const char *table_signs(struct ctx *c, const game_state *state, int viewer)
{
    const game_known *known = table_known(c, state, viewer);
    json_object *list = probes(c);
    const char *said = "";
    for (int i = 0; viewer < state->space.seats && i < count_of(list); i++)
        said = pool_print(c->pool, "%s\n%s", said, verdict(c, known, at(list, i)));
    return pool_print(
        c->pool, "%s\n%s\n%s\n%s\n%s\n%s", json_text(c, GAME_cosair.view(c, known, false, NULL)),
        json_text(c, GAME_cosair.view(c, known, true, NULL)), json_text(c, GAME_cosair.legal(c, known, NULL)),
        GAME_cosair.picture->draw(c, known), said, WORLDS_cosair.tell(c, known));
}

const char *table_heard(struct ctx *c, const struct tale *tale, int viewer)
{
    const char *text = "";
    for (int i = 0; i < tale->count; i++) {
        const struct tale_line *line = &tale->lines[i];
        if (!(line->audience >> viewer & 1)) continue;
        text = pool_print(c->pool, "%s%s %d %s %s\n", text, line->kind, line->seat, line->text,
                          line->facts ? json_text(c, line->facts) : "-");
    }
    return text;
}
