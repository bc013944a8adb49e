/* opening.c - see opening.h. */
#include "games/stratagem/opening.h"
#include <stdlib.h>
#include <string.h>

enum { LAST_TURN = 100 }; /* of R1.7 */

/* Reading a match */

/* Add a step; false: it was the last one. */
static bool add(struct ctx *c, struct opening *o, const char *step)
{
    o->step[o->n++] = pool_copy(c->pool, step);
    return o->n < OPENING_STEPS;
}

/* How many happenings of that kind and number a seat has had in the last turn. */
static int happened(const struct chronicle *turn, enum happening_kind kind, int seat, int number)
{
    int count = 0;
    for (int i = 0; i < turn->count; i++) {
        const struct happening *h = &turn->happening[i];
        count += h->kind == kind && h->seat == seat && h->n[0] == number;
    }
    return count;
}

bool strat_opening_note(struct ctx *c, struct opening *o, int seat, const struct event *event,
                        const game_state *after)
{
    const struct chronicle *turn = after->last;
    if (event->kind != EVENT_TURN || !turn) return true;
    bool more = o->n > 0 || add(c, o, CIV[after->world.realm[seat].civ].name);
    for (int age = 2; more && age <= AGES; age++)
        if (happened(turn, HAPPENED_AGE, seat, age))
            more = add(c, o, pool_print(c->pool, "age%d.t%d", age, turn->turn));
    for (int b = 0; more && b < BUILDINGS; b++)
        for (int i = happened(turn, HAPPENED_BUILT, seat, b); more && i > 0; i--)
            more = add(c, o, BUILDING[b].name);
    return more;
}

/* Steps that were written */

struct reached {
    const char *civ;
    int age, turn; /* the last age, and when: 1 and 0 at the start */
};

static const char *civ_read(const char *step, struct reached *r)
{
    for (int i = 0; i < CIVS; i++)
        if (strcmp(step, CIV[i].name) == 0) {
            r->civ = CIV[i].name;
            return NULL;
        }
    return "a civilization comes first: ironborn, verdanti, tidecallers or ashwalkers";
}

static const char *age_read(struct ctx *c, const char *step, struct reached *r)
{
    static const char AGE[] = "age2.t";
    long turn = strlen(step) > sizeof AGE - 1 ? strtol(step + sizeof AGE - 1, NULL, 10) : 0;
    if (turn < 1 || turn > LAST_TURN ||
        strcmp(step, pool_print(c->pool, "age%d.t%ld", r->age + 1, turn)) != 0 || r->age == AGES)
        return "an age is written age2.t7 or age3.t14, the second before the third";
    if (turn <= r->turn) return "only one age can be reached in a turn";
    r->age++;
    r->turn = (int)turn;
    return NULL;
}

static const char *building_read(const char *step, const struct reached *r)
{
    for (int b = 0; b < BUILDINGS; b++)
        if (strcmp(step, BUILDING[b].name) == 0)
            return BUILDING[b].age <= r->age ? NULL : "this building is of a later age";
    return "not an age, and no building of farm, mine, market, barracks, fortress, trade_post and watchtower";
}

static const char *step_read(struct ctx *c, const char *step, int n, struct reached *r)
{
    if (n == 0) return civ_read(step, r);
    return strncmp(step, "age", 3) == 0 ? age_read(c, step, r) : building_read(step, r);
}

game_state *strat_opening_reach(struct ctx *c, const struct setting *setting, const char *const *steps, int n,
                                struct opening *ret_opening)
{
    struct setting own = *setting;
    struct reached reached = {.age = 1};
    *ret_opening = (struct opening){0};
    for (int i = 0; i < n; i++) {
        const char *wrong = step_read(c, steps[i], i, &reached);
        if (wrong) {
            fail(c, FAULT_BAD_REQUEST, "after: step %d: %s", i + 1, wrong);
            return NULL;
        }
        add(c, ret_opening, steps[i]);
    }
    if (reached.civ) {
        own.seat[0].choice = json_new_object(c);
        json_add_text(own.seat[0].choice, "civ", reached.civ);
    }
    game_state *state = strat_setup(c, &own);
    if (state) state->world.realm[0].age = reached.age;
    return state;
}
