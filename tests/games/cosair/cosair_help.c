/* cosair_help.c - see cosair_help.h. */
#include "cosair_help.h"
#include <inttypes.h>
#include <string.h>

enum { ROOM = 4096 };

struct space *vector_space(struct ctx *c, json_object *state)
{
    struct space *w = pool_take(c->pool, sizeof *w);
    ck_assert_msg(space_read(c, state, w), "%s", c->failure.detail);
    space_room(c->pool, w, ROOM);
    return w;
}

void vector_turn(struct ctx *c, json_object *rows, const game_order *ret[NATIONS])
{
    struct verdicts verdicts = {0};
    memset(ret, 0, NATIONS * sizeof *ret);
    for (size_t i = 0; i < json_object_array_length(rows); i++) {
        json_object *row = vector_at(rows, i);
        int seat = json_object_get_int(vector_at(row, 0));
        ret[seat] = cosair_parse(c, vector_at(row, 1), &verdicts);
        ck_assert_ptr_nonnull(ret[seat]);
    }
}

const struct command *vector_command(struct ctx *c, json_object *order)
{
    struct verdicts verdicts = {0};
    json_object *list = json_new_array(c);
    json_push(list, order);
    return cosair_parse(c, list, &verdicts)->command;
}

struct chronicle *vector_log(struct ctx *c)
{
    struct chronicle *log = pool_take(c->pool, sizeof *log);
    *log = (struct chronicle){.room = HAPPENINGS_MAX, .battle_room = BATTLES_MAX};
    log->happening = pool_take_many(c->pool, HAPPENINGS_MAX, sizeof *log->happening);
    log->battle = pool_take_many(c->pool, BATTLES_MAX, sizeof *log->battle);
    return log;
}

/* ---- news ------------------------------------------------------------------------------------------------------- */

static json_object *battle_news(struct ctx *c, const struct battle *b)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "planet", b->planet);
    json_add_int(o, "att", b->attacker);
    json_add_int(o, "def", b->defender);
    json_add_int(o, "att_cruisers", b->att_cruisers);
    json_add_int(o, "att_transports", b->att_transports);
    json_add_int(o, "def_cruisers", b->def_cruisers);
    json_add_int(o, "mines", b->mines);
    json_add_int(o, "mine_hits", b->mine_hits);
    json_add_bool(o, "space", b->won);
    json_add_int(o, "att_left", b->att_left);
    json_add_int(o, "def_left", b->def_left);
    if (b->landed) json_add_int(o, "need", b->need);
    if (b->conquered) json_add_bool(o, "conquered", true);
    return o;
}

static void mission_news(json_object *row, const struct happening *h, bool own)
{
    static const char *const OUTCOME[] = {"success", "fled", "caught"};
    json_push_text(row, own ? "mission" : "discovered");
    if (!own) json_push_int(row, h->seat);
    json_push_text(row, AGENT_KEY[h->agent]);
    json_push_text(row, MISSION[h->what].name);
    json_push_int(row, h->planet);
    json_push_text(row, OUTCOME[h->n[0]]);
}

/* False: the vectors do not tell such things. */
static bool news_row(struct ctx *c, const struct chronicle *log, const struct happening *h, int seat,
                     json_object *row)
{
    bool own = h->seat == seat;
    bool failed = h->kind == HAPPENED_MISSION && h->n[0] != MISSION_DONE;
    if (!own && !(h->other == seat && (h->kind == HAPPENED_BATTLE || failed))) return false;
    switch (h->kind) {
    case HAPPENED_BUILT:
        json_push_text(row, "built");
        json_push_int(row, h->planet);
        json_push_text(row, ITEM[h->what].name);
        return true;
    case HAPPENED_RESEARCHED:
        json_push_text(row, "researched");
        json_push_text(row, TECHNOLOGY[h->what].name);
        return true;
    case HAPPENED_FOUNDED:
        json_push_text(row, "founded");
        json_push_int(row, h->planet);
        return true;
    case HAPPENED_BATTLE:
        json_push_text(row, "battle");
        json_push(row, battle_news(c, &log->battle[h->n[0]]));
        return true;
    case HAPPENED_MISSION: mission_news(row, h, own); return true;
    default: return false;
    }
}

json_object *vector_news(struct ctx *c, const struct chronicle *log, int seat)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < log->count; i++) {
        json_object *row = json_new_array(c);
        if (news_row(c, log, &log->happening[i], seat, row)) json_push(list, row);
    }
    return list;
}

/* ---- turns ------------------------------------------------------------------------------------------------------ */

int vector_draws(struct rng from, const struct rng *to)
{
    int draws = 0;
    while (memcmp(&from, to, sizeof from) != 0) {
        rng_next(&from);
        ck_assert_int_lt(++draws, 100000);
    }
    return draws;
}

const char *vector_digest(struct ctx *c, const struct space *w)
{
    return pool_print(c->pool, "%016" PRIx64, space_digest(c, w));
}

void vector_resolve(struct ctx *c, struct space *w, const game_order *const orders[NATIONS],
                    struct chronicle *log)
{
    struct space silent;
    int fleets = 0;
    for (int seat = 0; seat < w->seats; seat++) fleets += order_fleets(orders[seat]);
    space_room(c->pool, w, fleets);
    space_copy(c->pool, &silent, w, fleets);
    space_resolve(&silent, orders, NULL, NULL);
    space_resolve(w, orders, NULL, log);
    ck_assert_str_eq(json_text(c, space_write(c, &silent)), json_text(c, space_write(c, w)));
}
