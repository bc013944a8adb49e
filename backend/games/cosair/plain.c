/* plain.c - the smallest honest answers of what a viewer knows and sees, until know.c, view.c, legal.c, notation.c, tale.c and picture.c
 * take their place and this file goes: a viewer knows the public map and its own nation, and is shown it without comfort. */
#include "games/cosair/state.h"
#include <string.h>

static bool sees_all(const game_state *state, int viewer)
{
    return viewer == ARBITER || state->space.reason != REASON_NONE;
}

static struct planet seen_planet(const struct planet *p, bool own)
{
    if (own) return *p;
    return (struct planet){
        .x = p->x, .y = p->y, .owner = p->owner, .founder = p->founder, .number = p->number};
}

static struct nation seen_nation(const struct nation *n, bool own)
{
    if (own) return *n;
    return (struct nation){.colour = n->colour,
                           .alive = n->alive,
                           .resigned = n->resigned,
                           .exit_turn = n->exit_turn,
                           .research = NONE};
}

game_known *cosair_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    const struct space *truth = &state->space;
    bool all = sees_all(state, viewer);
    struct space *w = &known->space;
    *known = (game_known){.variant = state->variant, .viewer = viewer, .own = table.own};
    w->turn = truth->turn, w->seats = truth->seats, w->side = truth->side, w->planets = truth->planets;
    w->reason = truth->reason, w->limits = truth->limits;
    memcpy(w->span, truth->span, sizeof w->span);
    memcpy(w->at, truth->at, sizeof w->at);
    for (int i = 0; i < w->planets; i++) {
        w->planet[i] = seen_planet(&truth->planet[i], all || truth->planet[i].owner == viewer);
        known->planets[truth->planet[i].owner]++;
    }
    for (int i = 0; i < w->seats; i++) w->nation[i] = seen_nation(&truth->nation[i], all || i == viewer);
    space_potentials(truth, known->potential);
    space_room(c->pool, w, truth->fleets);
    for (int i = 0; i < truth->fleets; i++)
        if (all || truth->fleet[i].seat == viewer) w->fleet[w->fleets++] = truth->fleet[i];
    return known;
}

json_object *cosair_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    json_object *o = json_new_object(c), *planets = json_new_array(c), *nations = json_new_array(c);
    (void)compact, (void)window;
    json_add_int(o, "turn", known->space.turn);
    json_add_text(o, "over", end_name(known->space.reason));
    for (int i = 0; i < known->space.planets; i++)
        json_push(planets, cosair_write_planet(c, &known->space, i));
    for (int i = 0; i < known->space.seats; i++) json_push(nations, cosair_write_nation(c, &known->space, i));
    json_add(o, "nations", nations);
    json_add(o, "planets", planets);
    return o;
}

json_object *cosair_legal(struct ctx *c, const game_known *known, const game_order *partial)
{
    json_object *o = json_new_object(c), *types = json_new_array(c);
    (void)partial;
    for (int i = 0; i < COMMANDS && nation_plays(&known->space, known->viewer % NATIONS); i++)
        json_push_text(types, COMMAND_NAME[i]);
    json_add(o, "types", types);
    return o;
}

const char *cosair_command_notation(struct ctx *c, const struct command *order)
{
    return json_text(c, cosair_write_command(c, order));
}

const char *cosair_notation(struct ctx *c, const game_order *order)
{
    return json_text(c, cosair_write(c, order));
}

const char *cosair_picture(struct ctx *c, const game_known *known)
{
    int side = known->space.side * 40;
    const char *svg = pool_print(c->pool, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\">",
                                 side, side);
    for (int i = 0; i < known->space.planets; i++)
        svg = pool_print(c->pool, "%s<circle cx=\"%d\" cy=\"%d\" r=\"14\"/>", svg,
                         known->space.planet[i].x * 40 + 20, known->space.planet[i].y * 40 + 20);
    return pool_print(c->pool, "%s</svg>", svg);
}

void chronicle_tell(struct ctx *c, const game_state *after, const game_order *const orders[NATIONS],
                    const struct chronicle *log, struct tale *tale)
{
    (void)orders;
    tale_tell(tale, (struct tale_line){.audience = TALE_ALL,
                                       .kind = "turn",
                                       .seat = -1,
                                       .text = pool_print(c->pool, "T%d resolved", log->turn)});
    if (after->space.reason)
        tale_tell(tale,
                  (struct tale_line){.audience = TALE_ALL,
                                     .kind = "end",
                                     .seat = -1,
                                     .text = pool_print(c->pool, "=end %s", end_name(after->space.reason))});
}
