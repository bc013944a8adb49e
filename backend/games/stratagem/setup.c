/* setup.c - the options of R1.7 and the start (R1.15, R1.16). */
#include "games/stratagem/state.h"
#include <string.h>

enum { CIV_RANDOM = CIVS };

struct wishes { /* a civilization or CIV_RANDOM for each seat */
    int civ[REALMS];
    bool unique;
};

static bool bad_option(struct ctx *c, const char *key, const char *hint)
{
    const char *path = pool_print(c->pool, "/%s", key);
    fail_at(c, path, "bad_options", hint);
    return fail(c, FAULT_BAD_OPTIONS, "%s: %s", path, hint);
}

static int civ_or_random(const char *name)
{
    int civ = civ_by_name(name);
    return civ < 0 && strcmp(name, "random") == 0 ? CIV_RANDOM : civ;
}

/* The option `civs`: null (all drawn) or one name for each seat. */
static bool read_civs(struct ctx *c, json_object *options, int seats, struct wishes *wishes)
{
    json_object *list = json_member(options, "civs");
    for (int seat = 0; seat < REALMS; seat++) wishes->civ[seat] = CIV_RANDOM;
    if (!list) return true;
    if (!json_object_is_type(list, json_type_array) || (int)json_object_array_length(list) != seats)
        return bad_option(c, "civs", "one civilization or \"random\" for each seat");
    for (int seat = 0; seat < seats; seat++) {
        json_object *name = json_object_array_get_idx(list, (size_t)seat);
        int civ = json_object_is_type(name, json_type_string) ? civ_or_random(json_object_get_string(name))
                                                              : -1;
        if (civ < 0) return bad_option(c, "civs", "ironborn, verdanti, tidecallers, ashwalkers or random");
        wishes->civ[seat] = civ;
    }
    return true;
}

/* The secret wish of a seat, {"civ": name}: it fills what the option leaves to be drawn. */
static bool read_choice(struct ctx *c, const struct seat_fact *fact, int *civ)
{
    const char *name = "random";
    if (!fact || !fact->choice) return true;
    if (!json_need_object(c, fact->choice, "a choice") || !json_only(c, fact->choice, "civ", NULL) ||
        !json_may_text(c, fact->choice, "civ", 20, &name))
        return false;
    int wish = civ_or_random(name);
    if (wish < 0) return bad_option(c, "civ", "ironborn, verdanti, tidecallers, ashwalkers or random");
    if (*civ == CIV_RANDOM) *civ = wish;
    return true;
}

/* With unique_civs the first seat that asks for one gets it; a later one gets what is drawn. */
static void settle_wishes(struct wishes *wishes, int seats)
{
    unsigned taken = 0;
    for (int seat = 0; wishes->unique && seat < seats; seat++) {
        int *civ = &wishes->civ[seat];
        if (*civ == CIV_RANDOM) continue;
        if (taken >> *civ & 1) *civ = CIV_RANDOM;
        else taken |= 1u << *civ;
    }
}

static bool fixed_twice(const struct wishes *wishes, int seats)
{
    for (int a = 0; wishes->unique && a < seats; a++)
        for (int b = a + 1; b < seats; b++)
            if (wishes->civ[a] == wishes->civ[b] && wishes->civ[a] != CIV_RANDOM) return true;
    return false;
}

struct numbers {
    int64_t max_turns, gold_goal, domination, vault; /* vault -1: by the number of players */
    bool fog;
};

static bool read_numbers(struct ctx *c, json_object *o, struct numbers *n)
{
    if (!json_may_int(c, o, "max_turns", 10, 100, &n->max_turns) ||
        !json_may_int(c, o, "gold_goal", 50, 500, &n->gold_goal) ||
        !json_may_int(c, o, "domination", 13, 24, &n->domination) ||
        !json_may_int(c, o, "vault", 0, 50, &n->vault) || !json_may_bool(c, o, "fog", &n->fog))
        return false;
    return (n->vault != 1 && n->vault != 2) || bad_option(c, "vault", "0 (none) or 3 to 50");
}

static bool read_options(struct ctx *c, json_object *sent, int seats, struct wishes *wishes,
                         struct numbers *n)
{
    if (seats != 2 && seats != 4) return bad_option(c, "", "2 or 4 players");
    if (sent && (!json_need_object(c, sent, "options") ||
                 !json_only(c, sent, "civs", "unique_civs", "max_turns", "gold_goal", "domination", "vault",
                            "fog", NULL)))
        return false;
    if (!read_civs(c, sent, seats, wishes)) return false;
    return !sent || (json_may_bool(c, sent, "unique_civs", &wishes->unique) && read_numbers(c, sent, n));
}

static const struct numbers USUAL = {
    .max_turns = 40, .gold_goal = 100, .domination = 15, .vault = -1, .fog = true};

json_object *strat_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                           const struct seat_fact *facts)
{
    struct wishes wishes = {.unique = false};
    struct numbers n = USUAL;
    (void)variant;
    bool fine = read_options(c, sent, seats, &wishes, &n);
    if (fine && fixed_twice(&wishes, seats))
        fine = bad_option(c, "civs", "unique_civs allows each civilization once");
    for (int seat = 0; fine && seat < seats; seat++)
        fine = read_choice(c, facts ? &facts[seat] : NULL, &wishes.civ[seat]);
    if (!fine) {
        c->failure.fault = FAULT_BAD_OPTIONS;
        return NULL;
    }
    json_object *options = json_new_object(c), *civs = sent ? json_member(sent, "civs") : NULL;
    json_add(options, "civs", civs);
    json_add_bool(options, "unique_civs", wishes.unique);
    json_add_int(options, "max_turns", n.max_turns);
    json_add_int(options, "gold_goal", n.gold_goal);
    json_add_int(options, "domination", n.domination);
    if (n.vault < 0) json_add(options, "vault", NULL);
    else json_add_int(options, "vault", n.vault);
    json_add_bool(options, "fog", n.fog);
    return options;
}

/* R1.16: the only use of randomness. */
static void draw_civs(struct wishes *wishes, int seats, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    unsigned taken = 0;
    for (int seat = 0; wishes->unique && seat < seats; seat++)
        if (wishes->civ[seat] != CIV_RANDOM) taken |= 1u << wishes->civ[seat];
    for (int seat = 0; seat < seats; seat++) {
        if (wishes->civ[seat] != CIV_RANDOM) continue;
        int allowed = CIVS - __builtin_popcount(taken);
        int index = (int)rng_below(&rng, (uint64_t)allowed), civ = 0;
        while (taken >> civ & 1 || index-- > 0) civ++;
        wishes->civ[seat] = civ;
        if (wishes->unique) taken |= 1u << civ;
    }
}

game_state *strat_setup(struct ctx *c, const struct setting *setting)
{
    struct wishes wishes = {.unique = false};
    struct numbers n = USUAL;
    enum civ civ[REALMS] = {IRONBORN};
    if (!read_options(c, setting->options, setting->seats, &wishes, &n)) return NULL;
    for (int seat = 0; seat < setting->seats; seat++)
        if (!read_choice(c, &setting->seat[seat], &wishes.civ[seat])) return NULL;
    settle_wishes(&wishes, setting->seats);
    draw_civs(&wishes, setting->seats, setting->seed);
    for (int seat = 0; seat < setting->seats; seat++) civ[seat] = (enum civ)wishes.civ[seat];
    int version = setting->rules_version ? setting->rules_version : EDITIONS;
    const struct edition *edition = &EDITION[version - 1];
    if (n.vault < 0) n.vault = setting->seats == 2 ? edition->vault_two : edition->vault;
    struct limits limits = {(int)n.max_turns, (int)n.gold_goal, (int)n.domination, (int)n.vault, n.fog};
    game_state *state = pool_take(c->pool, sizeof *state);
    state->variant = setting->variant;
    state->stage = STAGE_DIPLOMACY;
    world_begin(&state->world, version, setting->seats, civ, limits);
    return state;
}
