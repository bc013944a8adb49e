/* quad_engine_step.c - the command `step` of `quad engine`: an order, and at once what the seat that is asked next sees
 * and can order. */
#include "main/quad_engine.h"
#include <string.h>

struct wish {           /* what a step is to tell */
    const char *format; /* of the view */
    bool view, legal, events;
};

static json_object *taking(struct engine *e, json_object *step, const char *const *keys)
{
    json_object *request = json_new_object(&e->line);
    for (; *keys; keys++)
        if (json_object_object_get_ex(step, *keys, NULL)) json_add(request, *keys, json_member(step, *keys));
    return request;
}

/* The seat that is asked next: one's own, else the first that owes an order; `last` when none does. */
static int next_seat(const struct engine *e, int last)
{
    uint32_t waiting = e->play.standing.owes & ~e->handed_in;
    if (e->own != NO_SEAT) return e->own;
    return waiting && !e->play.standing.over ? __builtin_ctz(waiting) : last;
}

bool engine_restart(struct engine *e, json_object *step)
{
    struct ctx *c = &e->line;
    struct party party = e->party;
    const char *seed;
    return json_need_text(c, step, "seed", 20, &seed) && quad_read_seed(c, seed, "seed", &party.seed) &&
           engine_begin(e, party, json_own(c, json_text(c, e->party.options)));
}

static bool restart(struct engine *e, json_object *step)
{
    return json_only(&e->line, step, "id", "cmd", "seed", "format", "view", "legal", "events", NULL) &&
           engine_restart(e, step);
}

static bool move(struct engine *e, json_object *step, json_object *answer)
{
    static const char *const ORDER[] = {"seat", "orders", "mode", NULL}, *const ACT[] = {"seat", "act", NULL};
    if (!json_only(&e->line, step, "id", "cmd", "seat", "orders", "act", "mode", "format", "view", "legal",
                   "events", NULL))
        return false;
    if (json_object_object_get_ex(step, "act", NULL)) return engine_act(e, taking(e, step, ACT), answer);
    if (json_object_object_get_ex(step, "orders", NULL))
        return engine_order(e, taking(e, step, ORDER), answer);
    return true; /* only look */
}

static bool tell(struct engine *e, const struct wish *wish, int seat, json_object *answer)
{
    struct ctx *c = &e->line;
    json_object *view = json_new_object(c), *legal = json_new_object(c);
    json_add_int(answer, "seat", seat);
    json_add_int(view, "viewer", seat);
    json_add_text(view, "format", wish->format);
    json_add_int(legal, "seat", seat);
    bool asked = !e->play.standing.over && (e->play.standing.owes & ~e->handed_in & 1u << seat);
    return (!wish->view || engine_view(e, view, answer)) &&
           (!wish->legal || !asked || engine_legal(e, legal, answer));
}

static bool wish_read(struct ctx *c, json_object *step, struct wish *ret)
{
    *ret = (struct wish){.format = "full", .view = true, .legal = true, .events = true};
    return json_may_text(c, step, "format", 10, &ret->format) && json_may_bool(c, step, "view", &ret->view) &&
           json_may_bool(c, step, "legal", &ret->legal) && json_may_bool(c, step, "events", &ret->events);
}

static bool step_in_views(struct engine *e, json_object *step, json_object *answer)
{
    struct ctx *c = &e->line;
    struct wish wish;
    int64_t seat = 0;
    if (!wish_read(c, step, &wish) || !json_may_int(c, step, "seat", 0, e->party.seats - 1, &seat))
        return false;
    e->muted = !wish.events;
    bool again = json_object_object_get_ex(step, "seed", NULL);
    bool fine = again ? restart(e, step) : move(e, step, answer);
    e->muted = false;
    return fine && tell(e, &wish, next_seat(e, (int)seat), answer);
}

/* Read "as", which is absent or "numbers". */
static bool read_as(struct ctx *c, json_object *request, bool *ret_numbers)
{
    const char *as = NULL;
    if (!json_may_text(c, request, "as", 10, &as)) return false;
    *ret_numbers = as != NULL;
    return !as || strcmp(as, "numbers") == 0 || fail(c, FAULT_BAD_REQUEST, "as must be numbers, or left out");
}

bool engine_step(struct engine *e, json_object *step, json_object *answer)
{
    bool numbers;
    if (!read_as(&e->line, step, &numbers)) return false;
    return numbers ? engine_numbers(e, step) : step_in_views(e, step, answer);
}

bool engine_is_list(json_object *request)
{
    return json_object_is_type(request, json_type_object) &&
           json_object_is_type(json_member(request, "steps"), json_type_array);
}

bool engine_list_fits(struct ctx *c, json_object *request)
{
    const char *name;
    bool numbers;
    json_object *steps;
    return json_only(c, request, "id", "cmd", "as", "steps", NULL) && read_as(c, request, &numbers) &&
           json_need_text(c, request, "cmd", 40, &name) &&
           (strcmp(name, "step") == 0 || fail(c, FAULT_BAD_REQUEST, "steps are for cmd step")) &&
           json_need_array(c, request, "steps", GAMES_MAX, &steps);
}
